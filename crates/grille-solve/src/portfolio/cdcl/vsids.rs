//! VSIDS scores: how often each variable took part in recent conflicts, which guides the guesses. Instead of all scores
//! decaying with every conflict, the increment grows; both are scaled down before they overflow.

use crate::portfolio::tables::Variable;

/// The fraction of a score that is left after one more conflict. With propagators the search moves around more, and
/// older conflicts are less informative.
const DECAY: f64 = 0.99;
const DECAY_WITH_PROPAGATORS: f64 = 0.95;
const SCALE_AT: f64 = 1e100;

pub(super) struct Vsids {
    by_variable: Vec<f64>,
    step: f64,
    decay: f64,
}

impl Vsids {
    pub fn new(variables: usize, has_propagators: bool) -> Self {
        Self {
            decay: if has_propagators {
                DECAY_WITH_PROPAGATORS
            } else {
                DECAY
            },
            by_variable: vec![1.0; variables],
            step: 1.0,
        }
    }

    #[inline]
    pub fn get(&self, variable: Variable) -> f64 {
        self.by_variable[variable as usize]
    }

    /// This variable took part in a conflict.
    #[inline]
    pub fn bump(&mut self, variable: Variable) {
        let score = &mut self.by_variable[variable as usize];
        *score += self.step;
        if *score > SCALE_AT {
            for score in &mut self.by_variable {
                *score *= 1.0 / SCALE_AT;
            }
            self.step *= 1.0 / SCALE_AT;
        }
    }

    /// Ends a conflict: later bumps weigh more.
    pub fn age(&mut self) {
        self.step /= self.decay;
    }
}
