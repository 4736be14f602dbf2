//! Numbers at random, for choosing a grid, a seed or a name. The standard library seeds its hashes from the system's
//! randomness: nobody can guess the next one.

use std::hash::{BuildHasher, RandomState};

/// A number at random.
pub(crate) fn random() -> u64 {
    RandomState::new().hash_one("a number")
}

/// A number below this one, at random.
pub(crate) fn random_below(end: usize) -> usize {
    random() as usize % end.max(1)
}

/// A seed at random, short enough to be typed again.
pub(crate) fn random_seed() -> u64 {
    random() >> 24
}
