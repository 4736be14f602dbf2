//! The library of starter grids: the one place that says which grids a game or the menu takes at random.

use std::hash::{BuildHasher, RandomState};

use grille::generate::{Effort, NotMade, Order, generate};
use grille::{BUILT_IN, Geometry, Puzzle};

use crate::output::Told;

/// A number at random. The standard library seeds its hashes at random; choosing a grid needs no better dice.
fn random() -> u64 {
    RandomState::new().hash_one("a grid")
}

/// A number below this one, at random.
pub(crate) fn random_below(end: usize) -> usize {
    random() as usize % end.max(1)
}

/// A grid of this layout at random, another than the one to be avoided: one that comes with Grille, or else a
/// new one.
pub(crate) fn starter(geometry: &Geometry, avoid: Option<&Puzzle>) -> anyhow::Result<Puzzle> {
    let puzzles = BUILT_IN.iter().map(grille::BuiltIn::puzzle);
    let mut fitting: Vec<Puzzle> = puzzles
        .filter(|puzzle| puzzle.geometry() == geometry && Some(puzzle) != avoid)
        .collect();
    if fitting.is_empty() {
        return made(geometry);
    }
    Ok(fitting.swap_remove(random_below(fitting.len())))
}

/// A new grid of this layout.
pub(crate) fn made(geometry: &Geometry) -> anyhow::Result<Puzzle> {
    match generate(&Order::new(geometry.clone()), random(), Effort::default()) {
        Ok(made) => Ok(made.puzzle),
        Err(NotMade::Spent {
            closest: Some(made),
            ..
        }) => Ok(made.puzzle),
        Err(error) => Err(Told::error(&error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_size_has_a_grid_and_another_one() {
        for size in [4, 6, 8, 9, 10] {
            let geometry = Geometry::of_size(size).unwrap();
            let one = starter(&geometry, None).unwrap();
            let other = starter(&geometry, Some(&one)).unwrap();
            assert_eq!((one.geometry(), other.geometry()), (&geometry, &geometry));
            assert!(one != other);
            assert!(!one.values().is_filled());
        }
    }
}
