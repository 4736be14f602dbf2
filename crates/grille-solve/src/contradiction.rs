//! Explains why a puzzle has no solution: finds a few constraints and givens that cannot be met together.

use grille_core::constraint::{Constraint, Custom, Fault, Whole};
use grille_core::internal::Quota;
use grille_core::{Budget, Cell, Draft, Problem};

use crate::{Puzzle, Solver, Validate};

/// Constraints, by index, and givens that no grid meets together. The set is minimal as far as the search could tell:
/// without any one of them there would be a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contradiction {
    /// Indices into the puzzle's list of constraints.
    pub constraints: Vec<usize>,
    /// The givens that are needed too.
    pub givens: Vec<Cell>,
}

/// Finds out why a puzzle has no solution, by leaving out constraints and givens as long as it still has none. Returns
/// `None` if the puzzle has a solution, or if the budget runs out before that is known. Whatever a later search cannot
/// decide within its budget is kept.
#[must_use]
pub fn contradiction(puzzle: &Puzzle, budget: Budget<'_>) -> Option<Contradiction> {
    // Each constraint on its own: without one of the dots, "all dots are given" would demand more.
    let base = puzzle.base_layout();
    let all = puzzle.constraints();
    let quota = Quota::new(budget);
    let alone = |constraint: &Constraint| {
        if constraint.is_about_regions() {
            return Some(constraint.clone());
        }
        let conditions = constraint.compile_within(base, all, &quota).ok()?;
        let name = String::new();
        Some(Constraint::Custom(Custom { name, conditions }))
    };
    let alone: Vec<Constraint> = all.iter().map(alone).collect::<Option<_>>()?;
    let is_impossible = |constraints: &[usize], givens: &[Cell]| {
        let mut draft = Draft::new(base.clone());
        let chosen = constraints.iter().map(|&number| alone[number].clone());
        draft.constraints = chosen.collect();
        // A clue about regions that are to be found is void without them.
        let chaos = Constraint::Whole(Whole::ChaosConstruction);
        let is_clue = |known: &Constraint| matches!(known, Constraint::RegionClue(_));
        if draft.constraints.iter().any(is_clue) && !draft.constraints.contains(&chaos) {
            draft.constraints.push(chaos);
        }
        for &cell in givens {
            draft.entries[cell.index()].value = puzzle.values().get(cell);
        }
        for cell in base.cells() {
            draft.entries[cell.index()].allowed -= puzzle.eliminated(cell);
        }
        match draft.validate_within(budget) {
            // A constraint that cannot be compiled is void.
            Err(invalid) => invalid.problems.iter().all(|problem| {
                !matches!(
                    problem,
                    Problem::Fault {
                        fault: Fault::OutOfTime | Fault::TooMuch,
                        ..
                    }
                )
            }),
            Ok(puzzle) => {
                let solver = Solver::new(&puzzle).with_budget(budget);
                matches!(solver.first_solution(), Ok(None))
            }
        }
    };
    let givens: Vec<Cell> = (puzzle.values().filled_cells())
        .map(|(cell, _)| cell)
        .collect();
    let constraints: Vec<usize> = (0..all.len()).collect();
    if !is_impossible(&constraints, &givens) {
        return None;
    }
    let constraints = least(constraints, |kept| is_impossible(kept, &givens));
    let givens = least(givens, |kept| is_impossible(&constraints, kept));
    Some(Contradiction {
        constraints,
        givens,
    })
}

/// Leaves out as much as possible: large pieces first, then single items.
fn least<T: Copy>(all: Vec<T>, still_holds: impl Fn(&[T]) -> bool) -> Vec<T> {
    let mut kept = all;
    let mut piece = kept.len().div_ceil(2);
    while piece > 0 {
        let mut start = 0;
        while start < kept.len() {
            let end = (start + piece).min(kept.len());
            let without = [&kept[..start], &kept[end..]].concat();
            if still_holds(&without) {
                kept = without;
            } else {
                start = end;
            }
        }
        piece = if piece == 1 { 0 } else { piece.div_ceil(2) };
    }
    kept
}

#[cfg(test)]
mod tests {
    use grille_core::constraint::{Cage, Sign, SignKind};
    use grille_core::{Digit, Layout};

    use super::*;

    #[test]
    fn the_constraints_that_clash_are_found_among_others() {
        let mut draft = Draft::new(Layout::of_size(6).unwrap());
        let less = |first: usize, second: usize| {
            Constraint::Sign(Sign {
                first: Cell::new(first),
                second: Cell::new(second),
                kind: SignKind::Less,
            })
        };
        draft.constraints = vec![
            Constraint::Whole(Whole::AntiKing),
            less(20, 21),
            less(0, 1),
            less(1, 2),
            less(2, 0),
            Constraint::Cage(Cage {
                cells: vec![Cell::new(30), Cell::new(31)],
                sum: Some(5),
                repeats: false,
            }),
        ];
        draft.set_given(Cell::new(9), Digit::new(4).unwrap());
        let puzzle = draft.validate().unwrap();
        let found = contradiction(&puzzle, Budget::default().nodes(100_000)).unwrap();
        assert_eq!(found.constraints, [2, 3, 4]);
        assert_eq!(found.givens, []);
    }

    #[test]
    fn givens_are_named_where_they_are_needed() {
        let mut draft = Draft::new(Layout::of_size(4).unwrap());
        draft.constraints = vec![Constraint::Sign(Sign {
            first: Cell::new(0),
            second: Cell::new(1),
            kind: SignKind::Less,
        })];
        draft.set_given(Cell::new(1), Digit::new(1).unwrap());
        draft.set_given(Cell::new(15), Digit::new(2).unwrap());
        let puzzle = draft.validate().unwrap();
        let found = contradiction(&puzzle, Budget::default()).unwrap();
        assert_eq!(
            (found.constraints, found.givens),
            (vec![0], vec![Cell::new(1)])
        );
        let fine = Draft::new(Layout::of_size(4).unwrap()).validate().unwrap();
        assert_eq!(contradiction(&fine, Budget::default()), None);
    }
}
