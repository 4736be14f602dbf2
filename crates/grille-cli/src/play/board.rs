//! The grid in the dialogue and the prompt: in the frame of the document if it can draw the grid, otherwise as a
//! picture in characters with everything that the variant adds, and in words what characters cannot show.

use std::io::{BufRead, Write};

use grille::constraint::Variant;
use grille::game::Game;
use grille::render;
use grille::render::PictureOptions;
use grille::say::{DescribeVariant, Lang, Value, rules_of, text};

use super::Console;

/// Whether the frame of a document can draw a game: a square grid made of boxes, without extra rules.
pub(super) fn has_frame(game: &Game) -> bool {
    let puzzle = game.puzzle();
    puzzle.model().is_none() && puzzle.layout().boxes().is_some()
}

/// Draws the digits as they stand, or the candidates.
pub(super) fn draw(
    console: &mut Console<impl BufRead, impl Write>,
    game: &Game,
    candidates: bool,
) -> anyhow::Result<()> {
    let options = PictureOptions {
        candidates,
        coordinates: console.coordinates,
        ..PictureOptions::default()
    };
    let drawn = render::text(&game.picture(&options), console.lang);
    Ok(console.show(&drawn)?)
}

/// Prints the rules of the puzzle beyond rows, columns and blocks.
pub(super) fn tell_rules(
    console: &mut Console<impl BufRead, impl Write>,
    game: &Game,
) -> anyhow::Result<()> {
    let puzzle = game.puzzle();
    let rules = rules_of(puzzle.base_layout(), puzzle.constraints());
    if rules.is_empty() {
        return Ok(());
    }
    console.say(&text!("play-rules"))?;
    for rule in &rules {
        console.say(&text!("play-rule", rule = Value::from(rule)))?;
    }
    Ok(console.show("\n")?)
}

/// The names of a puzzle's variants; empty for the classic one.
pub(super) fn variants(game: &Game, lang: Lang) -> String {
    let puzzle = game.puzzle();
    let variants = Variant::all_of(puzzle.base_layout(), puzzle.constraints()).into_iter();
    let names = variants.map(|variant| lang.say(&variant.name()));
    names.collect::<Vec<_>>().join(", ")
}
