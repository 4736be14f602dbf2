//! The library of starter grids: the one place that says which grids a game or the menu takes at random.

use std::hash::{BuildHasher, RandomState};

use grille::exact::{Budget, Outcome, Solver};
use grille::{BUILT_IN, Draft, Geometry, Puzzle};

/// A number below this one, at random. The standard library seeds its hashes at random; choosing a grid
/// needs no better dice.
pub(crate) fn random_below(end: usize) -> usize {
    RandomState::new().hash_one(end) as usize % end.max(1)
}

/// A grid of this layout at random, another than the one to be avoided if there is any.
pub(crate) fn starter(geometry: &Geometry, avoid: Option<&Puzzle>) -> Puzzle {
    let puzzles = BUILT_IN.iter().map(grille::BuiltIn::puzzle);
    let mut fitting: Vec<Puzzle> = puzzles
        .filter(|puzzle| puzzle.geometry() == geometry && Some(puzzle) != avoid)
        .collect();
    if fitting.is_empty() {
        return made(geometry);
    }
    fitting.swap_remove(random_below(fitting.len()))
}

/// A grid with one solution, where none of this layout is at hand: digits are taken from a complete one in
/// an order at random, as long as the solution is quickly seen to stay the only one. Very large grids keep
/// half of theirs: what is left is a game of an afternoon.
fn made(geometry: &Geometry) -> Puzzle {
    let empty = Draft::new(geometry.clone())
        .validate()
        .expect("an empty grid breaks no house");
    let full = Solver::new(&empty)
        .first_solution()
        .ok()
        .flatten()
        .expect("an empty grid has solutions");
    // Renaming the digits of a solution gives another.
    let names = shuffled(geometry.all_digits().iter().collect());
    let mut draft = Draft::from_givens(
        geometry.clone(),
        full.iter()
            .map(|digit| digit.map(|digit| names[digit.index()])),
    );
    let most = if geometry.digits() > 16 {
        geometry.cell_count() / 2
    } else {
        geometry.cell_count()
    };
    for cell in shuffled(geometry.cells().collect()).into_iter().take(most) {
        let held = draft.entries[cell.index()];
        draft.entries[cell.index()].value = None;
        let puzzle = draft
            .clone()
            .validate()
            .expect("fewer digits break no house");
        let solver = Solver::new(&puzzle).with_budget(Budget::default().nodes(1000));
        if !matches!(solver.outcome(), Outcome::Unique(_)) {
            draft.entries[cell.index()] = held;
        }
    }
    draft.validate().expect("fewer digits break no house")
}

fn shuffled<T>(mut items: Vec<T>) -> Vec<T> {
    for end in (1..items.len()).rev() {
        items.swap(end, random_below(end + 1));
    }
    items
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_size_has_a_grid_and_another_one() {
        for size in [4, 6, 8, 9, 10] {
            let geometry = Geometry::of_size(size).unwrap();
            let one = starter(&geometry, None);
            let other = starter(&geometry, Some(&one));
            assert_eq!((one.geometry(), other.geometry()), (&geometry, &geometry));
            assert!(one != other);
            assert!(!one.values().is_filled());
        }
    }
}
