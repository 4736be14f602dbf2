//! Random numbers, for choosing a grid, a seed or a name. The standard library seeds its hashes from the system's
//! randomness, so the next number cannot be guessed.

use std::hash::{BuildHasher, RandomState};

/// A random number.
pub(crate) fn random() -> u64 {
    RandomState::new().hash_one("a number")
}

/// A random number below this one.
pub(crate) fn random_below(end: usize) -> usize {
    random() as usize % end.max(1)
}

/// A random seed, short enough to be typed.
pub(crate) fn random_seed() -> u64 {
    random() >> 24
}
