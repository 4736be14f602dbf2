//! What is said below a picture in addition to the rules.

use grille_core::{Decoration, Header};
use grille_say::{Text, Value, text};
use grille_solve::Puzzle;

/// The setter's remarks, and the parts of the puzzle's drawing that are not shown.
pub(super) fn remarks(puzzle: &Puzzle) -> Vec<Text> {
    let headers = puzzle.headers().iter();
    let mut told: Vec<Text> = headers
        .map(|(header, remark)| {
            let what = match header {
                Header::Author => text!("header-author"),
                Header::Description => text!("header-description"),
                Header::Comment => text!("header-comment"),
                Header::Date => text!("header-date"),
                Header::Source => text!("header-source"),
                Header::Level => text!("header-level"),
                Header::Url => text!("header-url"),
            };
            text!("render-remark", what = what, remark = remark)
        })
        .collect();
    let names: Vec<&str> = (puzzle.decorations().iter())
        .filter_map(|decoration| match decoration {
            Decoration::NotShown(name) => Some(&**name),
            _ => None,
        })
        .collect();
    if !names.is_empty() {
        let names: Value = names.into_iter().collect();
        told.push(text!("render-not-shown", names = names));
    }
    told
}
