//! Hints from wherever a player is: first whether one of their digits or marks is wrong and since when, otherwise the
//! easiest step from their own digits and marks, in levels from vague to full.
//!
//! ```
//! use grille_solve::Puzzle;
//! use grille_logic::hint::{Hint, Level, hint};
//! use grille_logic::Technique;
//! use grille_say::Lang;
//!
//! let puzzle: Puzzle = "4....3.....3..41".parse()?;
//! let techniques: Vec<Technique> = Technique::enabled().collect();
//! let Hint::Step(next) = hint(&puzzle, &[], &techniques) else { panic!() };
//! let told: Vec<String> = Level::ALL.iter().map(|level| Lang::English.say(&next.describe(*level))).collect();
//! assert_eq!(told[0], "Look at box 4.");
//! assert_eq!(told[1], "There is a step here: Full House.");
//! assert_eq!(told[4], "To do: r3c3 is 2.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod next;
mod player;

pub use next::{Level, NextStep};
pub use player::{Mistake, Move, OnGrid, Wrong};

use grille_core::{Budget, BudgetSpent, Place};
use grille_say::{Say, Text, text};
use grille_solve::{Outcome, Puzzle, Solver};

use super::position::next_step_within;
use super::step::Candidate;
use super::technique::Technique;
use player::Player;

/// The answer to a player who asks for a hint.
#[derive(Clone, Debug)]
pub enum Hint {
    /// Every cell is right.
    Solved,
    /// The puzzle itself has no solution.
    NoSolution,
    /// Some of the player's digits or marks are wrong: the oldest mistake comes first. At least one.
    Mistakes(Vec<Mistake>),
    /// The next step.
    Step(Box<NextStep>),
    /// None of the techniques finds anything: a cell with the fewest candidates, their number, and its digit in a
    /// solution.
    Stuck {
        /// The cell and its digit.
        answer: Candidate,
        /// Where it is drawn.
        place: Place,
        /// How many candidates it has.
        candidates: usize,
    },
}

/// The vaguest form: that something is wrong and where, or where to look.
impl Say for Hint {
    fn text(&self) -> Text {
        match self {
            Hint::Solved => text!("hint-solved"),
            Hint::NoSolution => text!("hint-no-solution"),
            Hint::Mistakes(mistakes) => player::all_in_words(mistakes),
            Hint::Step(next) => next.describe(Level::Where),
            Hint::Stuck {
                place, candidates, ..
            } => text!("hint-stuck", cell = *place, count = *candidates),
        }
    }
}

/// A hint for the position that these moves led to from the puzzle. Moves on cells that the puzzle itself fills are
/// ignored.
///
/// With one solution, each digit and mark is compared with it. With several, the digits are replayed in the order in
/// which they were placed, and the first that leaves no solution is the mistake; marks, and techniques that assume a
/// unique solution, are then ignored.
///
/// The search for the solution is bounded only by the layout: for large grids, call this in a thread, or [within a
/// budget](hint_within).
///
/// # Panics
/// Never: without a budget there is always an answer.
#[must_use]
pub fn hint(puzzle: &Puzzle, moves: &[Move], techniques: &[Technique]) -> Hint {
    hint_within(puzzle, moves, techniques, Budget::default()).expect("no budget to be spent")
}

/// The same within a budget; each search for a solution gets the budget's nodes.
pub fn hint_within(
    puzzle: &Puzzle,
    moves: &[Move],
    techniques: &[Technique],
    budget: Budget<'_>,
) -> Result<Hint, BudgetSpent> {
    of_player(&Player::replay(puzzle, moves), puzzle, techniques, budget)
}

/// A hint for what a player has on the grid, whichever moves led to it. Digits and marks in cells that the puzzle itself
/// fills are ignored.
pub fn hint_on_grid(
    puzzle: &Puzzle,
    on_grid: &OnGrid,
    techniques: &[Technique],
    budget: Budget<'_>,
) -> Result<Hint, BudgetSpent> {
    of_player(&Player::of(puzzle, on_grid), puzzle, techniques, budget)
}

fn of_player(
    player: &Player<'_>,
    puzzle: &Puzzle,
    techniques: &[Technique],
    budget: Budget<'_>,
) -> Result<Hint, BudgetSpent> {
    let (solution, is_unique) = match Solver::new(puzzle).with_budget(budget).outcome() {
        Outcome::Unique(solution) => (solution, true),
        Outcome::Several(one, _) => (one, false),
        Outcome::None => return Ok(Hint::NoSolution),
        Outcome::BudgetSpent(_) => return Err(BudgetSpent),
    };
    let (mistakes, solution) = if is_unique {
        (player.against(&solution), solution)
    } else {
        player.first_dead_end(puzzle, solution, budget)?
    };
    if !mistakes.is_empty() {
        return Ok(Hint::Mistakes(mistakes));
    }
    let position = player.position(puzzle, is_unique);
    if position.is_solved() {
        return Ok(Hint::Solved);
    }
    let allowed = techniques
        .iter()
        .copied()
        .filter(|technique| is_unique || !technique.entry().assumes_unique);
    if let Some(step) = next_step_within(&position, allowed, budget) {
        return Ok(Hint::Step(Box::new(NextStep { step, position })));
    }
    if budget.is_over() {
        return Err(BudgetSpent);
    }
    let open = puzzle
        .layout()
        .cells()
        .filter(|&cell| position.value(cell).is_none());
    let fewest = open.min_by_key(|&cell| position.candidates(cell).len());
    let answer = fewest.and_then(|cell| Some(Candidate::new(cell, solution.get(cell)?)));
    Ok(match answer {
        Some(answer) => Hint::Stuck {
            answer,
            place: puzzle.layout().place(answer.cell),
            candidates: position.candidates(answer.cell).len(),
        },
        None => Hint::Solved,
    })
}

#[cfg(test)]
mod tests {
    use grille_core::{Cell, Digit, DigitSet};
    use grille_say::Lang;

    use super::*;
    use crate::BuiltIn;

    fn puzzle(name: &str) -> Puzzle {
        BuiltIn::named(name).unwrap().puzzle()
    }

    fn techniques() -> Vec<Technique> {
        Technique::enabled().collect()
    }

    fn place(puzzle: &Puzzle, at: &str, digit: u8) -> Move {
        let place: Place = at.parse().unwrap();
        let cell = puzzle
            .layout()
            .cell(usize::from(place.row), usize::from(place.column))
            .unwrap();
        Move::Place(Candidate::new(cell, Digit::new(digit).unwrap()))
    }

    #[test]
    fn the_first_mistake_is_named_with_its_age() {
        let puzzle = puzzle("d1");
        // r1c1 is 4, r9c1 is 1, r5c5 is 8.
        let moves = [
            place(&puzzle, "r9c1", 1),
            place(&puzzle, "r1c1", 3),
            place(&puzzle, "r5c5", 8),
            place(&puzzle, "r5c5", 4),
        ];
        let hint = hint(&puzzle, &moves, &techniques());
        let Hint::Mistakes(mistakes) = &hint else {
            panic!("{hint:?}")
        };
        let ages: Vec<_> = mistakes.iter().map(|mistake| mistake.moves_ago).collect();
        assert_eq!(ages, [Some(3), Some(1)]);
        assert_eq!(
            Lang::English.say(&hint),
            "The digit at r1c1 is wrong, placed 3 moves ago. One later move is wrong too. \
             Undo back to before that move to fix both."
        );
        assert_eq!(
            Lang::French.say(&mistakes[1]),
            "Le chiffre en r5c5 est faux, placé au dernier coup."
        );
    }

    #[test]
    fn marks_without_the_right_digit_are_a_mistake_and_marks_with_it_are_not() {
        let puzzle = puzzle("d1");
        let cell = Cell::new(0);
        let marks = |digits: &[u8]| {
            Move::Mark(
                cell,
                digits
                    .iter()
                    .filter_map(|&digit| Digit::new(digit))
                    .collect(),
            )
        };
        let of = |moves: &[Move]| hint(&puzzle, moves, &techniques());
        let Hint::Mistakes(mistakes) = of(&[marks(&[3, 9]), Move::Erase(Cell::new(3))]) else {
            panic!()
        };
        assert_eq!(
            (mistakes[0].what, mistakes[0].moves_ago),
            (Wrong::Marks, Some(2))
        );
        assert_eq!(
            Lang::English.say(&mistakes[0]),
            "The marks at r1c1 lack the digit that belongs there, since 2 moves ago."
        );
        assert!(matches!(of(&[marks(&[3, 9]), marks(&[])]), Hint::Step(_)));
        // With 4 alone marked, r1c1 is a naked single of the player's making.
        let Hint::Step(next) = hint(&puzzle, &[marks(&[4])], &[Technique::NakedSingle]) else {
            panic!()
        };
        assert_eq!(
            next.step.placements[0],
            Candidate::new(cell, Digit::new(4).unwrap())
        );
    }

    #[test]
    fn following_the_hints_solves_the_grid() {
        for name in ["a1", "d3", "d4", "e-4x4-1"] {
            let puzzle = puzzle(name);
            let mut moves = Vec::new();
            loop {
                match hint(&puzzle, &moves, &techniques()) {
                    Hint::Step(next) => moves.extend(next.moves()),
                    Hint::Solved => break,
                    other => panic!("{name}: {other:?}"),
                }
                assert!(moves.len() < 2000, "{name}");
            }
            assert!(moves.len() >= puzzle.values().free_cells().count());
        }
    }

    #[test]
    fn with_several_solutions_a_digit_is_wrong_once_none_is_left() {
        let puzzle = puzzle("d5");
        let techniques = techniques();
        let right = Solver::new(&puzzle).first_solution().unwrap().unwrap();
        let open: Vec<Cell> = puzzle.values().free_cells().collect();
        let mut moves: Vec<Move> = open
            .iter()
            .map(|&cell| Move::Place(Candidate::new(cell, right.get(cell).unwrap())))
            .collect();
        assert!(matches!(hint(&puzzle, &moves, &techniques), Hint::Solved));
        let last = open[open.len() - 1];
        let held = right.get(last).unwrap();
        let other = puzzle.layout().all_digits() - DigitSet::only(held);
        moves.push(Move::Place(Candidate::new(last, other.smallest().unwrap())));
        let Hint::Mistakes(mistakes) = hint(&puzzle, &moves, &techniques) else {
            panic!()
        };
        assert_eq!((mistakes[0].cell, mistakes[0].moves_ago), (last, Some(1)));
    }

    #[test]
    fn without_a_technique_the_hint_says_so() {
        let puzzle = puzzle("d6");
        let stuck = hint(&puzzle, &[], &[]);
        assert!(matches!(stuck, Hint::Stuck { .. }));
        assert!(
            Lang::French
                .say(&stuck)
                .starts_with("Aucune technique connue")
        );
        let none: Puzzle = format!("12345678..........9{}", ".".repeat(62))
            .parse()
            .unwrap();
        let broken = hint(&none, &[], &techniques());
        assert!(matches!(broken, Hint::Step(_) | Hint::Stuck { .. }));
        let none: Puzzle = format!("12345678.........9{}", ".".repeat(63))
            .parse()
            .unwrap();
        assert!(matches!(hint(&none, &[], &techniques()), Hint::NoSolution));
    }
}
