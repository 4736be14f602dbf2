//! Failure weights: how much each cell contributed to failures, recent ones above all.

/// Weights are scaled down when a failure weighs as much as this, but never below the minimum: a cell without weight
/// would never be guessed in.
const HEAVY: f32 = 1e20;
const LEAST: f32 = 1e-10;

/// The score per unit of weight for guessing in a cell with these candidates: the inverse square of their number, zero
/// for a single one.
pub(super) const fn merit_of(digits: u16) -> f32 {
    let count = digits.count_ones();
    if count > 1 {
        1.0 / (count * count) as f32
    } else {
        0.0
    }
}

/// The score per unit of weight for a digit with two places: not as good as a cell with two candidates, far better than
/// one with three.
pub(super) const TWO_PLACES: f32 = 0.1;

pub(super) struct Weights {
    /// Zero where there is no cell.
    pub all: Vec<f32>,
    step: f32,
    /// How much more each failure weighs than the one before.
    growth: f32,
}

impl Weights {
    /// Zero weights for this many places.
    pub fn new(places: usize, growth: f32) -> Weights {
        Weights {
            all: vec![0.0; places],
            step: 1.0,
            growth,
        }
    }

    /// Ends a failure: later ones weigh more.
    pub fn age(&mut self) {
        self.step *= self.growth;
        if self.step > HEAVY {
            for weight in self.all.iter_mut().filter(|weight| **weight > 0.0) {
                *weight = (*weight / HEAVY).max(LEAST);
            }
            self.step /= HEAVY;
        }
    }

    /// Increases the weight of a place that contributed to the failure; several may.
    pub fn bump(&mut self, place: usize, times: f32) {
        self.all[place] += self.step * times;
    }
}
