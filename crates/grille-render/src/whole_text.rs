//! A text from which a puzzle can be read again just as it is.

use grille_core::{Alphabet, Script};
use grille_notation::Notation;
use grille_solve::Puzzle;

/// A text that expresses a puzzle completely, its alphabet too: a line if that is enough, otherwise JSON, otherwise
/// statements.
///
/// ```
/// use grille_solve::Puzzle;
/// use grille_render::whole_text;
///
/// let puzzle: Puzzle = "4 0 0 0 / 0 3 0 0 / 0 0 0 3 / 0 0 4 1".replace('/', "\n").parse()?;
/// assert_eq!(whole_text(&puzzle), "4....3.....3..41");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn whole_text(puzzle: &Puzzle) -> String {
    let alphabet = puzzle.script().alphabet;
    // A line is read in digits, unless it can only be something else.
    let is_in_digits = alphabet == Alphabet::Digits;
    let mut plain = puzzle.clone();
    plain.set_script(Script::default().with_alphabet(alphabet));
    let says_all = |notation: &Notation| {
        notation.leaves_out(&plain).is_empty() && (is_in_digits || *notation != Notation::Line)
    };
    let notations = [Notation::Line, Notation::Json, Notation::Text].into_iter();
    let mut written = notations
        .filter(says_all)
        .filter_map(|notation| notation.print(&plain).ok());
    written.next().unwrap_or_else(|| plain.to_string())
}
