//! The file that the game being played is kept in: replaced whole after each move, so that a crash or a
//! closed terminal loses nothing.

use std::fs::File;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use grille::game::Game;
use grille::message::text;

use crate::output::{Output, Told};

/// The saved game of this user.
pub(crate) struct SaveFile {
    /// `None` where the system names no place for data.
    path: Option<PathBuf>,
    /// Whether the file holds the game that is being played.
    is_ours: bool,
}

impl SaveFile {
    /// `grille/game.json` in the platform's folder for data.
    pub(crate) fn in_data_folder() -> SaveFile {
        let folder = data_folder(|name| std::env::var_os(name).map(PathBuf::from));
        SaveFile {
            path: folder.map(|folder| folder.join("grille").join("game.json")),
            is_ours: false,
        }
    }

    /// Keeps a game. An unfinished game of before goes to `game-before.json` first.
    pub(crate) fn save(&mut self, game: &Game) -> anyhow::Result<()> {
        let path = self.path()?.to_path_buf();
        if !self.is_ours {
            let folder = path.parent().unwrap_or(Path::new("."));
            std::fs::create_dir_all(folder).map_err(|error| cannot_save(&path, &error))?;
            // Where there is none, nothing is kept.
            let _ = std::fs::rename(&path, path.with_file_name("game-before.json"));
            self.is_ours = true;
        }
        let saved = game.save().map_err(|error| Told::error(&error))?;
        let mut output = Output::to(Some(&path))?;
        output
            .write_all(saved.as_bytes())
            .map_err(|error| cannot_save(&path, &error))?;
        output.finish()
    }

    /// The game that was left.
    pub(crate) fn load(&mut self) -> anyhow::Result<Game> {
        let path = self.path()?.to_path_buf();
        let file = match File::open(&path) {
            Ok(file) => file,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                return Err(Told::error(&text!("play-nothing-saved")));
            }
            Err(error) => return Err(cannot_read(&path, &error)),
        };
        let mut saved = String::new();
        let most = Game::MAX_SAVED as u64 + 1;
        file.take(most)
            .read_to_string(&mut saved)
            .map_err(|error| cannot_read(&path, &error))?;
        let game = Game::load(&saved).map_err(|error| {
            let source = path.display().to_string();
            Told::error(&text!("parse-in-source", source = source, what = &error))
        })?;
        self.is_ours = true;
        Ok(game)
    }

    /// Whether the file holds the game that is being played.
    pub(crate) fn holds_this_game(&self) -> bool {
        self.is_ours
    }

    /// The game being played is won: there is nothing to resume.
    pub(crate) fn forget(&mut self) {
        if self.is_ours
            && let Some(path) = &self.path
        {
            // It is gone, or it stays: nothing depends on it.
            let _ = std::fs::remove_file(path);
        }
        self.is_ours = false;
    }

    /// Another game begins. It is kept from its first move on.
    pub(crate) fn begin(&mut self) {
        self.is_ours = false;
    }

    fn path(&self) -> anyhow::Result<&Path> {
        self.path
            .as_deref()
            .ok_or_else(|| Told::error(&text!("play-no-folder")))
    }
}

/// The platform's folder for a user's data.
fn data_folder(variable: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    let set = |name: &str| variable(name).filter(|path| path.is_absolute());
    if cfg!(windows) {
        set("APPDATA")
    } else if cfg!(target_os = "macos") {
        set("XDG_DATA_HOME").or_else(|| Some(set("HOME")?.join("Library/Application Support")))
    } else {
        set("XDG_DATA_HOME").or_else(|| Some(set("HOME")?.join(".local/share")))
    }
}

fn cannot_save(path: &Path, error: &std::io::Error) -> anyhow::Error {
    let (file, reason) = (path.display().to_string(), error.to_string());
    Told::error(&text!("output-file", file = file, reason = reason))
}

fn cannot_read(path: &Path, error: &std::io::Error) -> anyhow::Error {
    let what = text!("parse-unreadable", reason = error.to_string());
    Told::error(&text!(
        "parse-in-source",
        source = path.display().to_string(),
        what = what
    ))
}
