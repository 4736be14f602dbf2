//! The public fields of drafts, constraints and conditions can be set to anything: the answer is a problem, never a
//! panic.

use std::sync::Arc;

use grille_core::constraint::{
    Arrow, Automaton, Cage, CloneOf, Condition, Constraint, Custom, Equal, EqualKind, Group,
    GroupKind, Line, LineKind, LittleKiller, LookAndSay, Magic, Mark, MarkKind, Outside,
    OutsideKind, Quadruple, RegionClue, Relation, Side, Sign, SignKind, Totals, Whole,
};
use grille_core::{Budget, Cell, Digit, DigitSet, Draft, HouseKind, Layout, Place, Problem};
use grille_solve::{Solver, Validate};

/// Cells inside, outside, repeated, none at all, and all there are.
fn lists_of_cells() -> Vec<Vec<Cell>> {
    let list = |cells: &[usize]| cells.iter().copied().map(Cell::new).collect();
    vec![
        list(&[]),
        list(&[0]),
        list(&[0, 1]),
        list(&[0, 1, 2, 11, 20]),
        list(&[0, 0, 0]),
        list(&[80, 81]),
        list(&[767]),
        (0..81).map(Cell::new).collect(),
        (0..768).map(Cell::new).collect(),
    ]
}

const NUMBERS: [u32; 6] = [0, 1, 17, 255, 70_000, u32::MAX];

fn constraints() -> Vec<Constraint> {
    let mut all = outside();
    for cells in lists_of_cells() {
        all.extend(marks(&cells));
        all.extend(signs_and_lines(&cells));
        all.extend(sums(&cells));
    }
    let conditions = conditions().into_iter();
    all.extend(conditions.map(|condition| custom(vec![condition])));
    all.push(custom(Vec::new()));
    all
}

/// The first of some cells, and the last; others where there are none.
fn ends(cells: &[Cell]) -> (Cell, Cell) {
    let first = cells.first().copied().unwrap_or(Cell::new(700));
    (first, cells.last().copied().unwrap_or(Cell::new(3)))
}

fn marks(cells: &[Cell]) -> Vec<Constraint> {
    let mut all = Vec::new();
    let greatest = Digit::new(Digit::MAX).expect("a digit");
    let (first, last) = ends(cells);
    all.push(Constraint::Region(cells.to_vec()));
    all.push(Constraint::Magic(Magic {
        cells: cells.to_vec(),
    }));
    all.push(Constraint::Quadruple(Quadruple {
        cells: cells.to_vec(),
        digits: vec![greatest; cells.len()],
    }));
    all.push(Constraint::Arrow(Arrow {
        circle: cells.to_vec(),
        shaft: cells.to_vec(),
    }));
    all.push(Constraint::Clone(CloneOf {
        cells: cells.to_vec(),
        copy: cells[cells.len() / 2..].to_vec(),
    }));
    for count in [0, 1, 63, 64, 255] {
        all.push(Constraint::LookAndSay(LookAndSay {
            cells: cells.to_vec(),
            counts: vec![(count, greatest), (1, greatest)],
        }));
    }
    for kind in [EqualKind::Digits, EqualKind::Sums] {
        all.push(Constraint::Equal(Equal {
            kind,
            groups: vec![cells.to_vec(), cells.to_vec(), vec![last]],
        }));
    }
    for kind in [
        MarkKind::Even,
        MarkKind::Odd,
        MarkKind::Minimum,
        MarkKind::Maximum,
    ] {
        all.push(Constraint::Mark(Mark { cell: first, kind }));
    }
    for counts_first in [false, true] {
        all.push(Constraint::RegionClue(RegionClue::Run {
            number: first,
            arms: vec![cells.to_vec(), vec![]],
            counts_first,
        }));
    }
    all
}

fn signs_and_lines(cells: &[Cell]) -> Vec<Constraint> {
    let mut all = Vec::new();
    let (first, second) = ends(cells);
    for number in [0, 1, 9, 255] {
        for kind in [
            SignKind::Difference(number),
            SignKind::Ratio(number),
            SignKind::Sum(number),
            SignKind::Less,
        ] {
            all.push(Constraint::Sign(Sign {
                first,
                second,
                kind,
            }));
        }
        for kind in [
            LineKind::Thermo,
            LineKind::SlowThermo,
            LineKind::Palindrome,
            LineKind::Renban,
            LineKind::Nabner,
            LineKind::Whisper(number),
            LineKind::Between,
            LineKind::Lockout(number),
            LineKind::Zipper,
            LineKind::RegionSum,
            LineKind::Entropic,
            LineKind::Modular(number),
            LineKind::Parity,
            LineKind::SumLine(number),
            LineKind::DoubleArrow,
        ] {
            all.push(Constraint::Line(Line {
                kind,
                cells: cells.to_vec(),
            }));
        }
    }
    all
}

fn sums(cells: &[Cell]) -> Vec<Constraint> {
    let mut all = Vec::new();
    let (start, _) = ends(cells);
    for number in NUMBERS {
        all.push(Constraint::Cage(Cage {
            cells: cells.to_vec(),
            sum: Some(number),
            repeats: number % 2 == 0,
        }));
        all.push(Constraint::LittleKiller(LittleKiller {
            start,
            down: true,
            right: number % 2 == 0,
            sum: number,
        }));
        for kind in [
            GroupKind::CountingCircles,
            GroupKind::Equality,
            GroupKind::Rellik(number),
            GroupKind::Lunchbox(number),
            GroupKind::RowIndex,
            GroupKind::ColumnIndex,
            GroupKind::BoxIndex,
        ] {
            all.push(Constraint::Group(Group {
                kind,
                cells: cells.to_vec(),
            }));
        }
    }
    all
}

fn outside() -> Vec<Constraint> {
    let mut all = Vec::new();
    for kind in [
        OutsideKind::Sandwich,
        OutsideKind::XSum,
        OutsideKind::Skyscraper,
        OutsideKind::HiddenSkyscraper,
        OutsideKind::NumberedRoom,
        OutsideKind::FullRank,
    ] {
        for line in [0, 8, 9, usize::MAX] {
            for value in NUMBERS {
                all.push(Constraint::Outside(Outside {
                    kind,
                    side: Side::Bottom,
                    line,
                    value,
                }));
            }
        }
    }
    all
}

fn custom(conditions: Vec<Condition>) -> Constraint {
    Constraint::Custom(Custom {
        name: String::new(),
        conditions,
    })
}

fn conditions() -> Vec<Condition> {
    let mut all = Vec::new();
    for cells in lists_of_cells() {
        let first = cells.first().copied().unwrap_or(Cell::new(700));
        for bits in [0, 1, 511, u32::MAX] {
            let digits = DigitSet::from_bits(bits);
            all.push(Condition::OneOf {
                cell: first,
                digits,
            });
            for counts in [0, 1, 1 << 63, u64::MAX] {
                all.push(Condition::Count {
                    cells: cells.clone(),
                    digits,
                    counts,
                });
            }
            all.push(Condition::Sets {
                cells: cells.clone(),
                sets: vec![digits].into(),
            });
        }
        all.push(Condition::Different {
            kind: HouseKind::Box,
            cells: cells.clone(),
        });
        for number in [i32::MIN, -1, 0, 1, i32::MAX] {
            for step in [i32::MIN, -1, 0, 1, 2, i32::MAX] {
                let totals = Totals {
                    least: number,
                    greatest: i32::MAX,
                    step,
                };
                let terms = cells.iter().map(|&cell| (cell, number)).collect();
                all.push(Condition::Sum { terms, totals });
            }
        }
        for digits in [0, 1, 9, 25] {
            all.push(Condition::Pair {
                first,
                second: cells.last().copied().unwrap_or(first),
                relation: Arc::new(Relation::new(digits, |a, b| a < b)),
            });
            let automaton = Automaton::explore(digits, 3, (), |(), _| Some(()), |()| true);
            all.push(Condition::Line {
                cells: cells.clone(),
                automaton: Arc::new(automaton.expect("one state")),
            });
        }
    }
    let nested = all.iter().map(|condition| vec![condition.clone()]);
    let any = Condition::Any(nested.take(20).collect());
    let twice = Condition::Any(vec![vec![any.clone()], vec![]]);
    all.extend([any, twice, Condition::Any(Vec::new())]);
    all
}

/// Validates a draft, says its problems or solves it.
fn answer(draft: Draft) -> usize {
    match draft.validate() {
        Err(invalid) => invalid.to_string().len(),
        Ok(puzzle) => {
            let solver = Solver::new(&puzzle).with_budget(Budget::default().nodes(100));
            puzzle.all_candidates().len() + solver.count(2).solutions as usize
        }
    }
}

#[test]
fn constraints_with_absurd_fields_are_problems_or_solved() {
    for layout in [
        Layout::classic(),
        Layout::of_size(4).expect("a size").from_zero(),
    ] {
        for constraint in constraints() {
            for whole in [None, Some(Whole::ChaosConstruction)] {
                let mut draft = Draft::new(layout.clone());
                draft.constraints.push(constraint.clone());
                draft.constraints.extend(whole.map(Constraint::Whole));
                answer(draft);
            }
            // Complete, so that conditions are looked at digit by digit.
            let mut full = Draft::new(layout.clone());
            for entry in &mut full.entries {
                entry.value = Digit::new(1);
            }
            full.constraints.push(constraint);
            answer(full);
        }
    }
}

#[test]
fn a_draft_with_the_wrong_number_of_cells_is_a_problem() {
    for length in [0, 80, 82, 1000] {
        let mut draft = Draft::new(Layout::classic());
        draft.entries.resize(length, draft.entries[0]);
        let (found, expected) = (length, 81);
        assert_eq!(draft.problems(), [Problem::CellCount { found, expected }]);
        assert!(draft.clone().validate().is_err());
        assert!(!draft.is_valid());
        assert!(draft.into_grid().is_err());
    }
    for length in [0, 80, 82] {
        let mut draft = Draft::new(Layout::classic());
        draft.solution = Some(vec![Digit::new(1); length]);
        assert_eq!(draft.problems(), [Problem::SolutionIncomplete]);
    }
}

#[test]
fn the_farthest_place_has_a_name() {
    let place = Place {
        row: u16::MAX,
        column: u16::MAX,
    };
    assert_eq!(place.to_string(), "r65536c65536");
    assert!(place.chess().ends_with("65536"));
}
