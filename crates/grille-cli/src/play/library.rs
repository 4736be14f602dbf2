//! The built-in grids: the only place that decides which of them a game or the menu picks at random.

use grille::generate::{LibraryGrid, Request};
use grille::logic::BUILT_IN;
use grille::{Layout, Puzzle};

use super::source::Generator;
use crate::output::Told;
use crate::random::{random_below, random_seed};

/// A random grid of this layout, different from the one to avoid: a built-in one, otherwise a new one.
pub(crate) fn starter(layout: &Layout, avoid: Option<&Puzzle>) -> anyhow::Result<Puzzle> {
    let lines = BUILT_IN.iter().map(|grid| grid.line);
    let mut lines: Vec<&str> = lines
        .filter(|line| line.len() == layout.cell_count())
        .collect();
    for grid in LibraryGrid::of_size(layout.digits()) {
        if !lines.contains(&grid.line) {
            lines.push(grid.line);
        }
    }
    let puzzles = lines.into_iter().filter_map(|line| line.parse().ok());
    let mut fitting: Vec<Puzzle> = puzzles
        .filter(|puzzle: &Puzzle| puzzle.layout() == layout && Some(puzzle) != avoid)
        .collect();
    if fitting.is_empty() {
        return made(layout);
    }
    Ok(fitting.swap_remove(random_below(fitting.len())))
}

/// A new grid of this layout.
pub(crate) fn made(layout: &Layout) -> anyhow::Result<Puzzle> {
    let request = Request::new(layout.clone()).for_player();
    let mut generator = Generator::new(request, random_seed());
    let made = generator.next(None)?;
    made.ok_or_else(|| Told::error(&grille::say::text!("play-no-grid")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_size_has_a_grid_and_another_one() {
        for size in grille::notation::SIZES {
            let layout = Layout::of_size(size).unwrap();
            let one = starter(&layout, None).unwrap();
            let other = starter(&layout, Some(&one)).unwrap();
            assert_eq!((one.layout(), other.layout()), (&layout, &layout));
            assert!(one != other);
            assert!(!one.values().is_filled());
        }
    }
}
