//! How hard a puzzle is: on HoDoKu's scale, on Sudoku Explainer's, and as a grade of our own.
//!
//! ```
//! use grille_solve::Puzzle;
//! use grille_logic::rate;
//!
//! let puzzle: Puzzle =
//!     "........9.6....3..2.4....7...937.5.1.....2..3...15.7....1.24.....8.3.6...4.5.....".parse()?;
//! assert_eq!(rate::hodoku(&puzzle).unwrap().score, 418);
//! assert_eq!(rate::explainer(&puzzle).unwrap().hardest.to_string(), "2.6");
//! assert_eq!(rate::grade(&puzzle), Some(rate::Grade::Medium));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use grille_core::Layout;
use grille_solve::Puzzle;

mod explainer;
mod grade;
mod hodoku;
mod rating;

pub use explainer::{ExplainerRating, Tenths, explainer, explainer_path};
pub use grade::{Grade, grade};
pub use grade::{by_ease, of_path};
pub use hodoku::{HodokuRating, HodokuWalk, hodoku, hodoku_path};
pub use rating::Rating;

/// Whether the scales of HoDoKu and Sudoku Explainer cover this kind of puzzle: the classic grid without extra rules.
#[must_use]
pub fn is_on_known_scales(puzzle: &Puzzle) -> bool {
    puzzle.model().is_none() && *puzzle.layout() == Layout::classic()
}
