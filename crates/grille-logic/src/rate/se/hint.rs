//! A step on Sudoku Explainer's path: its rating and what it changes.

use super::technique::ExplainerTechnique;

/// What a technique found.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::rate) struct Hint {
    pub technique: ExplainerTechnique,
    /// SE's rating, a sum of doubles as SE adds them.
    pub difficulty: f64,
    /// The number of states in a chain; 0 for what is no chain.
    pub complexity: u32,
    /// The candidates that go.
    pub removals: Vec<u16>,
    /// The candidate that is placed.
    pub placement: Option<u16>,
}

impl Hint {
    pub fn removing(difficulty: f64, removals: Vec<u16>) -> Hint {
        Hint {
            difficulty,
            removals,
            ..Hint::default()
        }
    }

    pub fn placing(difficulty: f64, placement: u16) -> Hint {
        Hint {
            difficulty,
            placement: Some(placement),
            ..Hint::default()
        }
    }

    /// The rating in tenths, rounded as SE prints it.
    pub fn tenths(&self) -> u8 {
        ((self.difficulty + 0.05) * 10.0) as u8
    }
}

/// What a chain's length adds to its rating: 0.1 for each threshold that the complexity less two exceeds. The
/// thresholds grow by a half and by a third in turn.
pub(super) fn length_bonus(complexity: u32) -> f64 {
    let length = complexity.saturating_sub(2);
    let (mut bonus, mut threshold, mut by_half) = (0.0, 4, true);
    while length > threshold {
        // Added up one by one: the sum as a double is not the product, and SE compares the doubles.
        bonus += 0.1;
        threshold = if by_half {
            threshold * 3 / 2
        } else {
            threshold * 4 / 3
        };
        by_half = !by_half;
    }
    bonus
}
