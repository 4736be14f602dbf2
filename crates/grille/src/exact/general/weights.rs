//! How much cells had to do with failures, of late above all.

/// Weights are brought down when a failure weighs as much as this, but never below the least: a cell without
/// weight would never be guessed in.
const HEAVY: f32 = 1e20;
const LEAST: f32 = 1e-10;

/// How good it is to guess in a cell with these candidates, weight by weight: one by the square of their number, none
/// for a single one.
pub(super) const fn merit_of(digits: u16) -> f32 {
    let count = digits.count_ones();
    if count > 1 {
        1.0 / (count * count) as f32
    } else {
        0.0
    }
}

/// The same for a digit with two places, by the sum of their weights: not as good as a cell with two
/// candidates, far better than one with three.
pub(super) const TWO_PLACES: f32 = 0.1;

pub(super) struct Weights {
    /// None where there is no cell.
    pub all: Vec<f32>,
    step: f32,
    /// How much more each failure weighs than the one before.
    growth: f32,
}

impl Weights {
    /// None at all, in so many places.
    pub fn new(places: usize, growth: f32) -> Weights {
        Weights {
            all: vec![0.0; places],
            step: 1.0,
            growth,
        }
    }

    /// One more failure, which weighs more than those before.
    pub fn age(&mut self) {
        self.step *= self.growth;
        if self.step > HEAVY {
            for weight in self.all.iter_mut().filter(|weight| **weight > 0.0) {
                *weight = (*weight / HEAVY).max(LEAST);
            }
            self.step /= HEAVY;
        }
    }

    /// The failure has to do with this place; several may.
    pub fn bump(&mut self, place: usize, times: f32) {
        self.all[place] += self.step * times;
    }
}
