//! What every question is asked with: the language of the answer, and how much work it may take.

use grille::Budget;
use grille::say::Lang;

/// What every question is asked with.
#[derive(Clone, Copy, Default)]
pub struct Context<'a> {
    /// The language of all texts in the answer.
    pub lang: Lang,
    /// How much work the answer may take.
    pub budget: Budget<'a>,
    /// How much work parts of the answer may take that it can do without: the rating of a new puzzle.
    pub spare: Budget<'a>,
    /// How large a puzzle or a text may be.
    pub limits: Limits,
}

/// How large a puzzle or a text may be. The default has no limits.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The most puzzles that are read from one text.
    pub puzzles: usize,
    /// The most constraints that a puzzle may have.
    pub constraints: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            puzzles: usize::MAX,
            constraints: usize::MAX,
        }
    }
}
