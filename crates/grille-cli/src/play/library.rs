//! The grids that come with Grille: the one place that says which of them a game or the menu takes at random.

use grille::generate::Order;
use grille::{BUILT_IN, Geometry, LibraryGrid, Puzzle};

use super::source::Generator;
use crate::output::Told;
use crate::random::{random_below, random_seed};

/// A grid of this layout at random, another than the one to be avoided: one that comes with Grille, or else a
/// new one.
pub(crate) fn starter(geometry: &Geometry, avoid: Option<&Puzzle>) -> anyhow::Result<Puzzle> {
    let lines = BUILT_IN.iter().map(|grid| grid.line);
    let mut lines: Vec<&str> = lines
        .filter(|line| line.len() == geometry.cell_count())
        .collect();
    for grid in LibraryGrid::of_size(geometry.digits()) {
        if !lines.contains(&grid.line) {
            lines.push(grid.line);
        }
    }
    let puzzles = lines.into_iter().filter_map(|line| line.parse().ok());
    let mut fitting: Vec<Puzzle> = puzzles
        .filter(|puzzle: &Puzzle| puzzle.geometry() == geometry && Some(puzzle) != avoid)
        .collect();
    if fitting.is_empty() {
        return made(geometry);
    }
    Ok(fitting.swap_remove(random_below(fitting.len())))
}

/// A new grid of this layout.
pub(crate) fn made(geometry: &Geometry) -> anyhow::Result<Puzzle> {
    let order = Order::new(geometry.clone()).for_player();
    let mut generator = Generator::new(order, random_seed());
    let made = generator.next(None)?;
    made.ok_or_else(|| Told::error(&grille::message::text!("play-no-grid")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_size_has_a_grid_and_another_one() {
        for size in grille::notation::SIZES {
            let geometry = Geometry::of_size(size).unwrap();
            let one = starter(&geometry, None).unwrap();
            let other = starter(&geometry, Some(&one)).unwrap();
            assert_eq!((one.geometry(), other.geometry()), (&geometry, &geometry));
            assert!(one != other);
            assert!(!one.values().is_filled());
        }
    }
}
