//! Playing in the terminal: three styles, one game. What a game is and what can be asked of it is the
//! library's business; here are the questions, the drawings, the keys and the file it is kept in.

mod console;
mod dialogue;
mod prompt;
mod saved;
mod screen;
mod source;
mod starters;

pub(crate) use console::Console;
pub(crate) use screen::ThemeName;
pub(crate) use source::Source;
pub(crate) use starters::{made, random_below, starter};

use std::io::{self, IsTerminal};

use grille::game::Game;
use grille::message::{Lang, text};

use crate::output::{Told, complain, note};
use saved::SaveFile;

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

/// A run of games: where their grids come from and where they are kept.
pub(crate) struct Session {
    source: Source,
    saved: SaveFile,
    /// Whether keeping the game has failed.
    cannot_keep: bool,
}

impl Session {
    pub(crate) fn new(source: Source) -> Session {
        Session {
            source,
            saved: SaveFile::in_data_folder(),
            cannot_keep: false,
        }
    }

    /// Keeps the game as it is. Where that fails the player is told, once, and plays on.
    fn keep(&mut self, game: &Game, lang: Lang) {
        if let Err(error) = self.try_keep(game) {
            complain(lang, &crate::cli::failure(&error));
        }
    }

    /// Keeps the game as it is; the first failure is told, and nothing is kept from then on.
    fn try_keep(&mut self, game: &Game) -> anyhow::Result<()> {
        if self.cannot_keep || game.moves_made() == 0 && !self.saved.holds_this_game() {
            return Ok(());
        }
        let kept = self.saved.save(game);
        self.cannot_keep = kept.is_err();
        kept
    }

    /// The game left unfinished, or one with the next grid.
    fn start(&mut self, resume: bool) -> anyhow::Result<Game> {
        if resume {
            return self.saved.load();
        }
        match self.source.next(None)? {
            Some(puzzle) => Ok(Game::new(puzzle)),
            None => Err(Told::error(&text!("play-no-grid"))),
        }
    }

    /// A game with another grid than this one's; `None` where there is no other.
    fn another(&mut self, game: &Game) -> anyhow::Result<Option<Game>> {
        let puzzle = self.source.next(Some(game.puzzle()))?;
        if puzzle.is_some() {
            self.saved.begin();
        }
        Ok(puzzle.map(Game::new))
    }
}

/// Whether a person sits at a terminal that can show a whole screen.
pub(crate) fn has_screen() -> bool {
    let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
    io::stdin().is_terminal() && io::stdout().is_terminal() && !dumb
}

/// Plays until the player leaves.
pub(crate) fn run(
    mut session: Session,
    style: Option<Style>,
    theme: Option<ThemeName>,
    resume: bool,
    lang: Lang,
) -> anyhow::Result<()> {
    let style = match style {
        Some(Style::Screen) if !has_screen() => {
            note(lang, &text!("play-no-screen"));
            Style::Prompt
        }
        Some(style) => style,
        None if has_screen() => Style::Screen,
        None => Style::Prompt,
    };
    let game = session.start(resume)?;
    if style == Style::Screen {
        return screen::run(session, game, theme, lang);
    }
    let (stdin, stdout) = (io::stdin(), io::stdout());
    let mut console = Console::new(stdin.lock(), stdout.lock(), lang);
    match style {
        Style::Dialogue => dialogue::play(&mut console, session, game),
        _ => prompt::play(&mut console, session, game),
    }
}
