//! Games as people play them: through a real pseudo-terminal.
#![cfg(unix)]

mod menu;
mod new;
mod saved;
mod screen;
mod transcripts;
mod variants;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use expectrl::process::Termios;
use expectrl::process::unix::WaitStatus;
use expectrl::session::OsSession;
use expectrl::{Eof, Expect, Session};
use grille::game::Game;

const GRILLE: &str = env!("CARGO_BIN_EXE_grille");

const EASY: &str =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const EASY_SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// The digits to fill into the easy grid, with their rows and columns from 1.
fn missing(puzzle: &str, solution: &str) -> Vec<(usize, usize, char)> {
    let cells = puzzle.chars().zip(solution.chars()).enumerate();
    cells
        .filter(|(_, (given, _))| *given == '0')
        .map(|(index, (_, digit))| (index / 9 + 1, index % 9 + 1, digit))
        .collect()
}

/// A folder for one test, gone with it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("grille-play-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    /// The files of the saved games, in the order of their names.
    fn saved(&self) -> Vec<PathBuf> {
        let Ok(entries) = std::fs::read_dir(self.0.join("grille/games")) else {
            return Vec::new();
        };
        let paths = entries.map(|entry| entry.unwrap().path());
        let mut paths: Vec<PathBuf> = paths
            .filter(|path| path.extension().is_some_and(|end| end == "json"))
            .collect();
        paths.sort();
        paths
    }

    /// The only saved game.
    fn saved_game(&self) -> Game {
        let saved = self.saved();
        assert_eq!(saved.len(), 1, "{saved:?}");
        loaded(&saved[0])
    }

    /// Saves a game under this name.
    fn save(&self, name: &str, game: &Game) {
        let path = self.0.join("grille").join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, game.save().unwrap()).unwrap();
    }

    fn file(&self, name: &str, content: &str) -> String {
        let path = self.0.join(name);
        std::fs::write(&path, content).unwrap();
        path.to_str().unwrap().to_string()
    }
}

fn loaded(path: &Path) -> Game {
    Game::load(&std::fs::read_to_string(path).unwrap()).unwrap()
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// `grille` at a terminal of 80 columns and 24 rows, and all that it has shown.
struct Player {
    session: OsSession,
    shown: Vec<u8>,
}

impl Player {
    fn start(arguments: &[&str], folder: &Folder) -> Player {
        Player::start_with(arguments, folder, "xterm-256color")
    }

    fn start_with(arguments: &[&str], folder: &Folder, term: &str) -> Player {
        let mut command = Command::new(GRILLE);
        command.args(arguments).env("TERM", term);
        Player::run(command, folder)
    }

    /// A line of a shell in which `$GRILLE` is the program.
    fn start_shell(line: &str, folder: &Folder) -> Player {
        let mut command = Command::new("sh");
        command.args(["-c", line]).env("TERM", "xterm-256color");
        Player::run(command, folder)
    }

    fn run(mut command: Command, folder: &Folder) -> Player {
        command
            .env("GRILLE", GRILLE)
            .env("XDG_DATA_HOME", &folder.0)
            .env("LC_ALL", "C")
            .env_remove("NO_COLOR");
        let mut session = Session::spawn(command).unwrap();
        session.get_process_mut().set_window_size(80, 24).unwrap();
        // As at any terminal, what is typed is seen.
        Termios::set_echo(session.get_process_mut(), true).unwrap();
        // Only to end a test that would wait for ever.
        session.set_expect_timeout(Some(Duration::from_secs(30)));
        Player {
            session,
            shown: Vec::new(),
        }
    }

    /// Waits until this is shown.
    fn until(&mut self, text: &str) -> &mut Player {
        let found = self.session.expect(text);
        let found =
            found.unwrap_or_else(|error| panic!("waiting for {text:?}: {error}\n{}", self.shown()));
        self.shown.extend_from_slice(found.before());
        self.shown.extend_from_slice(found.get(0).unwrap());
        self
    }

    /// Types some keys.
    fn keys(&mut self, keys: &str) -> &mut Player {
        self.session.send(keys).unwrap();
        self
    }

    /// Types a line at a question.
    fn answer(&mut self, question: &str, answer: &str) -> &mut Player {
        self.until(question).keys(&format!("{answer}\n"))
    }

    /// Waits for the program to end; how it did.
    fn end(&mut self) -> WaitStatus {
        let rest = self.session.expect(Eof).unwrap();
        self.shown.extend_from_slice(rest.before());
        self.shown
            .extend_from_slice(rest.get(0).unwrap_or_default());
        self.session.get_process().wait().unwrap()
    }

    fn ends_well(&mut self) {
        let status = self.end();
        assert!(
            matches!(status, WaitStatus::Exited(_, 0)),
            "{status:?}\n{}",
            self.shown()
        );
    }

    fn signal(&self, signal: &str) {
        let pid = self.session.get_process().pid().to_string();
        let sent = Command::new("kill").args([signal, &pid]).status().unwrap();
        assert!(sent.success());
    }

    /// Has a process that was stopped go on, until this is shown.
    fn goes_on_until(&mut self, text: &str) {
        while !self.session.is_matched(text).unwrap() {
            self.signal("-CONT");
        }
        self.until(text);
    }

    fn shown(&self) -> String {
        String::from_utf8_lossy(&self.shown).replace("\r\n", "\n")
    }
}
