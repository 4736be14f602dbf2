//! The saved games of a user: one file each, replaced atomically after each move, so that a crash or a closed terminal
//! loses nothing. A game never overwrites another one, even if several are played at the same time.

use std::cmp::Reverse;
use std::fs::File;
use std::io;
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use grille::game::Game;
use grille::say::{SystemError, text};

use crate::atomic_file::AtomicFile;
use crate::output::Told;

/// Where earlier versions saved their only game, and the one before it. Both are treated like the others.
const EARLIER: [&str; 2] = ["game", "game-before"];

/// The saved games of this user.
#[derive(Clone, Debug)]
pub(crate) struct SavedGames {
    /// `None` if the system has no folder for data.
    folder: Option<PathBuf>,
}

/// The file of a game, not yet read.
#[derive(Clone, Debug)]
pub(crate) struct SavedGame {
    /// Its id: a number.
    pub(crate) id: String,
    /// When it was saved.
    pub(crate) when: SystemTime,
    path: PathBuf,
}

impl SavedGames {
    /// `grille` in the platform's folder for data.
    pub(crate) fn in_data_folder() -> SavedGames {
        let folder = data_folder(|name| std::env::var_os(name).map(PathBuf::from));
        SavedGames {
            folder: folder.map(|folder| folder.join("grille")),
        }
    }

    /// All of them, the last one played first.
    pub(crate) fn all(&self) -> anyhow::Result<Vec<SavedGame>> {
        let games = self.games_folder()?;
        let earlier = EARLIER.map(|name| games.with_file_name(format!("{name}.json")));
        let mut paths: Vec<PathBuf> = earlier.into_iter().filter(|path| path.is_file()).collect();
        match std::fs::read_dir(&games) {
            Ok(entries) => {
                let files = entries.filter_map(|entry| Some(entry.ok()?.path()));
                paths
                    .extend(files.filter(|path| path.extension().is_some_and(|end| end == "json")));
            }
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return Err(cannot_read(&games, &error)),
        }
        let mut all: Vec<SavedGame> = paths
            .into_iter()
            .filter_map(|path| {
                Some(SavedGame {
                    id: path.file_stem()?.to_str()?.to_string(),
                    // Another process may have just ended the game.
                    when: path.metadata().ok()?.modified().ok()?,
                    path,
                })
            })
            .collect();
        all.sort_by_key(|saved| Reverse((saved.when, number(saved))));
        Ok(all)
    }

    /// The game with this id.
    pub(crate) fn named(&self, id: &str) -> anyhow::Result<SavedGame> {
        let named = self.all()?.into_iter().find(|saved| saved.id == id);
        named.ok_or_else(|| Told::error(&text!("games-none-named", id = id)))
    }

    fn games_folder(&self) -> anyhow::Result<PathBuf> {
        let folder = self.folder.as_ref();
        let folder = folder.ok_or_else(|| Told::error(&text!("play-no-folder")))?;
        Ok(folder.join("games"))
    }

    /// Locks out everyone else who would save or delete a game, until the file is closed. If the file system has no
    /// locks, nobody is locked out, but games are still added without overwriting others.
    fn lock(&self) -> anyhow::Result<Option<File>> {
        let folder = self.games_folder()?;
        std::fs::create_dir_all(&folder).map_err(|error| cannot_save(&folder, &error))?;
        let path = folder.join(".lock");
        let opened = File::options().create(true).append(true).open(&path);
        let file = opened.map_err(|error| cannot_save(&path, &error))?;
        Ok(file.lock().is_ok().then_some(file))
    }
}

/// The number of a game, for sorting; those of earlier versions have none.
fn number(saved: &SavedGame) -> u64 {
    saved.id.parse().unwrap_or(0)
}

impl SavedGame {
    /// Reads it.
    pub(crate) fn read(&self) -> anyhow::Result<Game> {
        Ok(self.read_with_text()?.0)
    }

    fn read_with_text(&self) -> anyhow::Result<(Game, String)> {
        let text = text_of(&self.path).map_err(|error| cannot_read(&self.path, &error))?;
        let game = Game::load(&text).map_err(|error| {
            let source = self.path.display().to_string();
            Told::error(&text!("parse-in-source", source = source, what = &error))
        })?;
        Ok((game, text))
    }

    /// Deletes it.
    pub(crate) fn delete(&self) -> anyhow::Result<()> {
        std::fs::remove_file(&self.path).map_err(|error| cannot_save(&self.path, &error))
    }
}

/// Where the current game is saved.
pub(crate) struct Slot {
    games: SavedGames,
    held: Option<Held>,
}

/// The file of the current game, and its contents as far as we know.
struct Held {
    path: PathBuf,
    text: String,
}

impl Slot {
    /// For a game that is not saved yet.
    pub(crate) fn new(games: SavedGames) -> Slot {
        Slot { games, held: None }
    }

    /// Resumes a saved game.
    pub(crate) fn resume(&mut self, saved: &SavedGame) -> anyhow::Result<Game> {
        let (game, text) = saved.read_with_text()?;
        self.held = Some(Held {
            path: saved.path.clone(),
            text,
        });
        Ok(game)
    }

    /// Saves the game: in its file, or in a new one if it has none or if another process has played on in it. If this
    /// fails, the previous save is left unchanged.
    pub(crate) fn save(&mut self, game: &Game) -> anyhow::Result<()> {
        let text = game.save().map_err(|error| Told::error(&error))?;
        let _lock = self.games.lock()?;
        let path = match &self.held {
            Some(held) if held.is_still_there() => {
                let path = held.path.clone();
                write(&path, &text)
                    .and_then(|file| file.replace(&path))
                    .map_err(|error| cannot_save(&path, &error))?;
                path
            }
            _ => self.add(&text)?,
        };
        self.held = Some(Held { path, text });
        Ok(())
    }

    /// Saves a game without a file under an unused number.
    fn add(&self, text: &str) -> anyhow::Result<PathBuf> {
        let folder = self.games.games_folder()?;
        let mut number = self.games.all()?.iter().map(number).max().unwrap_or(0);
        loop {
            number += 1;
            let path = folder.join(format!("{number}.json"));
            match write(&path, text).and_then(|file| file.add(&path)) {
                Ok(()) => return Ok(path),
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(cannot_save(&path, &error)),
            }
        }
    }

    /// Whether the current game is saved.
    pub(crate) fn is_saved(&self) -> bool {
        self.held.is_some()
    }

    /// The current game is won: there is nothing to resume.
    pub(crate) fn forget(&mut self) {
        let Some(held) = self.held.take() else {
            return;
        };
        let lock = self.games.lock();
        if lock.is_ok() && held.is_still_there() {
            // It is gone, or it remains as a finished game.
            let _ = std::fs::remove_file(&held.path);
        }
    }

    /// Starts another game. It is saved from its first move on.
    pub(crate) fn begin(&mut self) {
        self.held = None;
    }
}

impl Held {
    /// Whether the file is as we left it: nobody else has played on in the game or deleted it.
    fn is_still_there(&self) -> bool {
        text_of(&self.path).is_ok_and(|text| text == self.text)
    }
}

/// A new file with this text, next to its target.
fn write(path: &Path, text: &str) -> io::Result<AtomicFile> {
    let mut file = AtomicFile::beside(path)?;
    file.write_all(text.as_bytes())?;
    Ok(file)
}

/// The text of a file, up to the longest size of a saved game.
fn text_of(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    let most = Game::MAX_SAVED as u64 + 1;
    File::open(path)?.take(most).read_to_string(&mut text)?;
    Ok(text)
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

fn cannot_save(path: &Path, error: &io::Error) -> anyhow::Error {
    let file = path.display().to_string();
    if matches!(
        error.kind(),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded
    ) {
        return Told::error(&text!("games-disk-full", file = file));
    }
    Told::error(&text!(
        "output-file",
        file = file,
        reason = &SystemError::from(error)
    ))
}

fn cannot_read(path: &Path, error: &io::Error) -> anyhow::Error {
    let what = text!("parse-unreadable", reason = &SystemError::from(error));
    Told::error(&text!(
        "parse-in-source",
        source = path.display().to_string(),
        what = what
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(target_os = "linux")]
    #[test]
    fn a_full_disk_is_called_one() {
        let mut full = File::options().write(true).open("/dev/full").unwrap();
        let error = full.write_all(b"a game").unwrap_err();
        let told = cannot_save(Path::new("1.json"), &error).to_string();
        assert!(told.contains("The disk is full: 1.json"), "{told}");
    }
}
