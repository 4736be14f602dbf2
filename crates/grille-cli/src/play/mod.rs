//! Playing in the terminal: three styles, one game. The library knows what a game is and answers questions about it;
//! this module has the questions, the drawings, the keys and the file it is saved in.

mod board;
mod console;
mod dialogue;
mod hint;
mod library;
mod listing;
mod prompt;
mod resume;
mod saved;
mod screen;
mod source;

pub(crate) use console::Console;
pub(crate) use library::{made, starter};
pub(crate) use listing::{Listed, kind, progress, table};
pub(crate) use resume::choose;
pub(crate) use saved::{SavedGame, SavedGames};
pub(crate) use screen::ThemeName;
pub(crate) use source::{Files, Source, Supply};

use std::io;
use std::io::IsTerminal;

use grille::game::Game;
use grille::say::{Lang, text};

use crate::keyboard::Keyboard;
use crate::output::{Told, complain, note};
use saved::Slot;

/// How a game is shown and led.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Style {
    /// Document A's questions and answers.
    Dialogue,
    /// Document E's prompt.
    Prompt,
    /// The whole screen.
    Screen,
}

/// A run of games: where their grids come from and where they are saved.
pub(crate) struct Session {
    source: Source,
    saved: Slot,
    /// Whether the last attempt to save the game failed.
    is_failing: bool,
}

impl Session {
    pub(crate) fn new(source: Source) -> Session {
        Session {
            source,
            saved: Slot::new(SavedGames::in_data_folder()),
            is_failing: false,
        }
    }

    /// Saves the game. If that fails, the player is told once and plays on.
    fn keep(&mut self, game: &Game, lang: Lang) {
        if let Err(error) = self.try_keep(game) {
            complain(lang, &crate::cli::failure(&error));
        }
    }

    /// Saves the game. This is tried after each move; of consecutive failures only the first is reported.
    fn try_keep(&mut self, game: &Game) -> anyhow::Result<()> {
        if game.moves_made() == 0 && !self.saved.is_saved() {
            return Ok(());
        }
        let saved = self.saved.save(game);
        let is_told = std::mem::replace(&mut self.is_failing, saved.is_err());
        if is_told { Ok(()) } else { saved }
    }

    /// Saves the game one last time, and reports a failure even if one was reported before.
    fn close(&mut self, game: &Game, lang: Lang) {
        self.is_failing = false;
        self.keep(game, lang);
    }

    /// The first game.
    fn start(&mut self, start: &Start) -> anyhow::Result<Game> {
        if let Start::Resume(saved) = start {
            return self.saved.resume(saved);
        }
        match self.source.next(None)? {
            Some(puzzle) => Ok(Game::new(puzzle)),
            None => Err(Told::error(&text!("play-no-grid"))),
        }
    }

    /// A game with a different grid; `None` if there is none.
    fn another(&mut self, game: &Game) -> anyhow::Result<Option<Game>> {
        let puzzle = self.source.next(Some(game.puzzle()))?;
        if puzzle.is_some() {
            self.saved.begin();
        }
        Ok(puzzle.map(Game::new))
    }
}

/// Which game a session starts with.
pub(crate) enum Start {
    /// One with the next grid.
    New,
    /// One that was left unfinished.
    Resume(SavedGame),
}

/// The options of a session.
pub(crate) struct Options {
    pub(crate) style: Option<Style>,
    pub(crate) theme: Option<ThemeName>,
    pub(crate) keyboard: Keyboard,
}

/// Whether a person is at a terminal that supports the full screen.
fn has_screen(keyboard: &Keyboard) -> bool {
    let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
    keyboard.has_person() && io::stdout().is_terminal() && !dumb
}

/// Plays until the player leaves.
pub(crate) fn run(
    mut session: Session,
    options: &Options,
    start: &Start,
    lang: Lang,
) -> anyhow::Result<()> {
    let has_screen = has_screen(&options.keyboard);
    let style = match options.style {
        Some(Style::Screen) if !has_screen => {
            note(lang, &text!("play-no-screen"));
            Style::Prompt
        }
        Some(style) => style,
        None if has_screen => Style::Screen,
        None => Style::Prompt,
    };
    let game = session.start(start)?;
    if style == Style::Screen {
        return screen::run(session, game, options.theme, lang);
    }
    let mut console = Console::new(options.keyboard.lines()?, io::stdout().lock(), lang);
    match style {
        Style::Dialogue => dialogue::play(&mut console, session, game),
        _ => prompt::play(&mut console, session, game),
    }
}
