//! The list of saved games: which puzzle, how far, when.

use std::time::SystemTime;

use grille::Puzzle;
use grille::constraint::Variant;
use grille::game::Game;
use grille::say::{DescribeVariant, Lang, text};
use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::saved::{SavedGame, SavedGames};
use crate::cli::failure;

/// A saved game with its contents.
pub(crate) struct Listed {
    pub(crate) saved: SavedGame,
    /// The game, or why it cannot be read.
    pub(crate) game: anyhow::Result<Game>,
}

impl Listed {
    /// All saved games, the last one played first.
    pub(crate) fn all(games: &SavedGames) -> anyhow::Result<Vec<Listed>> {
        let listed = |saved: SavedGame| Listed {
            game: saved.read(),
            saved,
        };
        Ok(games.all()?.into_iter().map(listed).collect())
    }

    /// Whether it can be resumed.
    pub(crate) fn is_open(&self) -> bool {
        self.game.as_ref().is_ok_and(|game| !game.is_solved())
    }

    fn columns(&self, lang: Lang) -> [String; 5] {
        let (id, when) = (self.saved.id.clone(), date_and_time(self.saved.when));
        match &self.game {
            Ok(game) => {
                let (filled, cells) = progress(game);
                let far = if game.is_solved() {
                    text!("games-finished")
                } else {
                    text!("games-filled", filled = filled, cells = cells)
                };
                let time = game.timer.to_string();
                [id, when, kind(game.puzzle(), lang), lang.say(&far), time]
            }
            Err(error) => [
                id,
                when,
                lang.say(&failure(error)),
                String::new(),
                String::new(),
            ],
        }
    }
}

/// The cells that the player has filled, and those that were empty at the start.
pub(crate) fn progress(game: &Game) -> (usize, usize) {
    let cells = game.layout().cells();
    let (mut filled, mut open) = (0, 0);
    for cell in cells.filter(|&cell| !game.is_given(cell)) {
        open += 1;
        filled += usize::from(game.digit(cell).is_some());
    }
    (filled, open)
}

/// The size of a puzzle and the names of its variants: `9×9 Killer + Thermometers`.
pub(crate) fn kind(puzzle: &Puzzle, lang: Lang) -> String {
    let layout = puzzle.layout();
    let size = format!("{}×{}", layout.rows(), layout.columns());
    let variants = Variant::all_of(puzzle.base_layout(), puzzle.constraints()).into_iter();
    let names: Vec<String> = variants.map(|variant| lang.say(&variant.name())).collect();
    if names.is_empty() {
        size
    } else {
        format!("{size} {}", names.join(" + "))
    }
}

/// A date and time in the reader's time zone.
fn date_and_time(time: SystemTime) -> String {
    let here = Timestamp::try_from(time).map(|time| time.to_zoned(TimeZone::system()));
    here.map_or_else(
        |_| "?".to_string(),
        |time| time.strftime("%Y-%m-%d %H:%M").to_string(),
    )
}

/// The games in columns, with headings.
pub(crate) fn table(games: &[Listed], lang: Lang) -> String {
    let heading = [
        text!("games-heading-id"),
        text!("games-heading-when"),
        text!("games-heading-puzzle"),
        text!("games-heading-filled"),
        text!("games-heading-time"),
    ];
    let heading = heading.map(|heading| lang.say(&heading));
    let mut rows = vec![heading];
    rows.extend(games.iter().map(|listed| listed.columns(lang)));
    let width = |column: usize| {
        let cells = rows.iter().map(|row| row[column].chars().count());
        // A message about a damaged game is longer than any name, and the last in its row.
        cells.filter(|&width| width <= 40).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..rows[0].len()).map(width).collect();
    let line = |row: &[String; 5]| {
        let cells = row.iter().zip(&widths);
        let padded = cells.map(|(cell, &width)| format!("{cell:<width$}"));
        let line = padded.collect::<Vec<_>>().join("  ");
        format!("{}\n", line.trim_end())
    };
    rows.iter().map(line).collect()
}
