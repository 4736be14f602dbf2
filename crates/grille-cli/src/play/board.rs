//! The grid as dialogue and prompt show it: in their documents' frames where those can draw it, else as a picture in
//! characters with everything that the variant adds, in words what characters cannot show.

use std::io::{BufRead, Write};

use grille::game::Game;
use grille::message::{Lang, Value, text};
use grille::render::{self, PictureOptions};
use grille::variant::{Variant, rules_of};

use super::Console;

/// Whether the frame of a document can draw a game: a square grid made of boxes, without further rules.
pub(super) fn has_frame(game: &Game) -> bool {
    let puzzle = game.puzzle();
    puzzle.model().is_none() && puzzle.geometry().boxes().is_some()
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

/// Tells what the puzzle asks beyond rows, columns and blocks.
pub(super) fn tell_rules(
    console: &mut Console<impl BufRead, impl Write>,
    game: &Game,
) -> anyhow::Result<()> {
    let rules = rules_of(game.puzzle());
    if rules.is_empty() {
        return Ok(());
    }
    console.say(&text!("play-rules"))?;
    for rule in &rules {
        console.say(&text!("play-rule", rule = Value::from(rule)))?;
    }
    Ok(console.show("\n")?)
}

/// The names of the variants that a puzzle is of; nothing for the classic one.
pub(super) fn variants(game: &Game, lang: Lang) -> String {
    let variants = Variant::all_of(game.puzzle()).into_iter();
    let names = variants.map(|variant| lang.say(&variant.name()));
    names.collect::<Vec<_>>().join(", ")
}
