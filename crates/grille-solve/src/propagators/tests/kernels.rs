//! Tests kernels against brute force, and all instruction sets against each other.

use super::*;
use crate::simd::kernels::{Blame, Boards, Frame, Kernels, MOST};
use crate::simd::{LaneOutcome, Row};

const LANES: usize = 32;

/// One run of the kernels of a condition: per lane, what the cells held before and after, and whether it failed.
struct Followed {
    cells: Vec<Cell>,
    lanes: Vec<(Vec<DigitSet>, Vec<DigitSet>, bool)>,
}

/// Runs the kernels of a propagator on boards with these candidates, used cyclically; `None` if it has no kernels.
fn follow(propagator: &Propagator, layout: &Layout, seed: &[DigitSet]) -> Option<Followed> {
    let frame = Frame {
        digits: layout.digits(),
        cells: layout.cell_count(),
    };
    let kernels = Kernels::new(frame, false, propagator.kernels(frame)?);
    let held = |lane: usize, place: usize| seed[(lane * 7 + place) % seed.len()];
    let all = layout.all_digits().bits() as u16;
    let mut answer: Option<(LaneOutcome, Vec<Row>)> = None;
    for isa in Isa::all_available() {
        let mut boards = Boards::new(&kernels);
        boards.rows[..frame.cells].fill(Row([all; LANES]));
        for (place, cell) in propagator.cells().iter().enumerate() {
            for (lane, digits) in boards.rows[cell.index()].0.iter_mut().enumerate() {
                *digits = held(lane, place).bits() as u16;
            }
        }
        let mut blame = Blame::new(&kernels);
        let outcome = (Backend::of(isa).follow)(&kernels, &mut boards, u32::MAX, &mut blame);
        let blamed: u32 = blame.kernels.iter().sum();
        assert_eq!(blamed, outcome.dead.count_ones(), "{isa:?}");
        let found = (outcome, boards.rows[..frame.cells].to_vec());
        // Boards that failed may hold anything.
        match &answer {
            Some((first, rows)) => {
                assert_eq!(*first, outcome, "{isa:?}");
                for (row, other) in rows.iter().zip(&found.1) {
                    let alive = (0..LANES).filter(|lane| outcome.dead >> lane & 1 == 0);
                    alive.for_each(|lane| assert_eq!(row.0[lane], other.0[lane], "{isa:?}"));
                }
            }
            None => answer = Some(found),
        }
    }
    let (outcome, rows) = answer?;
    let lanes = (0..LANES).map(|lane| {
        let places = 0..propagator.cells().len();
        let before = places.map(|place| held(lane, place)).collect();
        let cells = propagator.cells().iter();
        let after = cells.map(|cell| DigitSet::from_bits(rows[cell.index()].0[lane].into()));
        (before, after.collect(), outcome.dead >> lane & 1 == 1)
    });
    Some(Followed {
        cells: propagator.cells().to_vec(),
        lanes: lanes.collect(),
    })
}

/// No digit that occurs in some assignment is removed, no digit comes back, and fixed digits are decided.
fn check(condition: &Condition, layout: &Layout, followed: &Followed) {
    let cells = &followed.cells;
    let differ = |a: Cell, b: Cell| layout.peers(a).contains(b);
    for (before, after, failed) in &followed.lanes {
        let tried = by_trying(condition, cells, before, &differ);
        if let Ok(left) = &tried {
            assert!(!failed, "{condition:?} {before:?}");
            for (left, after) in left.iter().zip(after) {
                assert!(left.is_subset(*after), "{condition:?} {before:?}");
            }
        }
        if !failed {
            let mut both = before.iter().zip(after);
            assert!(both.all(|(before, after)| after.is_subset(*before) && !after.is_empty()));
        }
        let is_fixed = before.iter().all(|digits| digits.len() == 1);
        let clash = |i: usize, j: usize| before[i] == before[j] && differ(cells[i], cells[j]);
        let clashes = (0..cells.len()).any(|i| (0..i).any(|j| clash(i, j)));
        if is_fixed && !clashes {
            assert_eq!(*failed, tried.is_err(), "{condition:?} {before:?}");
        }
    }
}

/// Candidates of 32 boards: all digits, few digits and fixed ones.
fn candidates(digits: usize) -> impl Strategy<Value = Vec<DigitSet>> {
    let all = (1u32 << digits) - 1;
    let few = proptest::sample::subsequence((0..digits).collect::<Vec<_>>(), 1..=4);
    let few = few.prop_map(|digits| digits.into_iter().map(Digit::from_index).collect());
    let one = (0..digits).prop_map(|digit| DigitSet::only(Digit::from_index(digit)));
    let any = (1..=all).prop_map(DigitSet::from_bits);
    let thin = proptest::collection::vec(prop_oneof![few, one.clone()], 53);
    let fixed = proptest::collection::vec(one, 53);
    if digits > 9 {
        prop_oneof![thin, fixed].boxed()
    } else {
        prop_oneof![proptest::collection::vec(any, 53), thin, fixed].boxed()
    }
}

/// A condition on a grid of 16×16, where tables are larger.
fn large_condition() -> impl Strategy<Value = Condition> {
    let cells = proptest::sample::subsequence((0..48).collect::<Vec<_>>(), 2..=4);
    let cells = cells.prop_map(|cells| cells.into_iter().map(Cell::new).collect::<Vec<_>>());
    let weights = proptest::collection::vec(prop_oneof![Just(1), Just(-1), Just(3)], 4);
    prop_oneof![
        (cells.clone(), weights, -20i32..60, 0i32..3).prop_map(|(cells, weights, least, more)| {
            let layout = Layout::of_size(16).unwrap();
            let totals = Totals::between(least, least + more);
            Condition::sum(&layout, cells.into_iter().zip(weights), totals)
        }),
        (cells.clone(), 1u8..9).prop_map(|(cells, apart)| {
            let relation = Relation::new(16, |a, b| a.abs_diff(b) >= apart);
            Condition::pair(cells[0], cells[1], &Arc::new(relation))
        }),
        (cells.clone(), 1u32..65_536, any::<u64>()).prop_map(|(cells, digits, counts)| {
            Condition::Count {
                cells,
                digits: DigitSet::from_bits(digits),
                counts,
            }
        }),
        cells.prop_map(|cells| Condition::Different {
            kind: HouseKind::Extra,
            cells,
        }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn orders_are_sound_and_decide_when_all_is_fixed(
        condition in some_condition(),
        seed in candidates(9),
    ) {
        let layout = Layout::classic();
        let propagator = Propagator::new(&condition, &layout);
        if let Some(followed) = follow(&propagator, &layout, &seed) {
            check(&condition, &layout, &followed);
        }
    }

    #[test]
    fn orders_to_large_boards_are_sound_too(
        condition in large_condition(),
        seed in candidates(MOST),
    ) {
        let layout = Layout::of_size(16).unwrap();
        let propagator = Propagator::new(&condition, &layout);
        if let Some(followed) = follow(&propagator, &layout, &seed) {
            check(&condition, &layout, &followed);
        }
    }

    #[test]
    fn orders_of_counts_together_are_sound(
        cells in cells(5),
        counts in proptest::collection::vec(1u64..64, 9),
        known in 2usize..=9,
        seed in candidates(9),
    ) {
        let layout = Layout::classic();
        let digit = |i: usize| DigitSet::only(Digit::from_index(i));
        let classes: Vec<(DigitSet, u64)> = (0..known).map(|i| (digit(i), counts[i] | 1)).collect();
        let together = together(&cells, &classes);
        let propagator = Propagator::of_counts(&cells, classes, &layout).unwrap();
        if let Some(followed) = follow(&propagator, &layout, &seed) {
            check(&together, &layout, &followed);
        }
    }
}

/// A sum in a row or scattered over a small grid, or one of some sets there: the tables are made for nine digits.
#[test]
fn orders_to_small_boards_are_sound_too() {
    for size in [4, 6, 8] {
        let layout = Layout::of_size(size).unwrap();
        let all = layout.all_digits();
        let row: Vec<Cell> = (0..size).map(Cell::new).collect();
        let diagonal: Vec<Cell> = (0..size).map(|i| Cell::new((size + 1) * i)).collect();
        // All digits; then fixed ones, which are decided.
        let mut seed = vec![all; 3];
        seed.extend((0..50).map(|i| DigitSet::only(Digit::from_index(i * i % 7 % size))));
        for cells in [&row, &diagonal] {
            for count in 2..size.min(6) {
                for (total, more) in (0..40).flat_map(|total| [(total, 0), (total, 2), (total, 3)])
                {
                    let totals = Totals::between(total, total + more);
                    let terms = cells[..count].iter().map(|&cell| (cell, 1));
                    let condition = Condition::sum(&layout, terms, totals);
                    let propagator = Propagator::new(&condition, &layout);
                    if let Some(followed) = follow(&propagator, &layout, &seed) {
                        check(&condition, &layout, &followed);
                    }
                }
            }
        }
    }
}

/// All kinds of conditions in common use do have kernels, so the tests above are not vacuous.
#[test]
fn every_common_condition_has_orders() {
    let layout = Layout::classic();
    let row = |count: usize| (0..count).map(Cell::new).collect::<Vec<Cell>>();
    let diagonal: Vec<Cell> = (0..5).map(|i| Cell::new(10 * i)).collect();
    let sum = |cells: &[Cell], total| {
        let terms = cells.iter().map(|&cell| (cell, 1));
        Condition::sum(&layout, terms, Totals::exactly(total))
    };
    let relation = Arc::new(Relation::new(9, |a, b| a.abs_diff(b) > 4));
    let higher =
        |state: u32, digit: u32| (digit >= state).then_some(digit + 1).into_iter().collect();
    let rising = (0..10).map(|state| (0..9).map(|digit| higher(state, digit)).collect());
    let automaton = Automaton::from_moves(9, rising.collect(), vec![true; 10]);
    let automaton = Arc::new(automaton.unwrap());
    let pair = Condition::pair(Cell::new(0), Cell::new(1), &relation);
    let count = Condition::Count {
        cells: row(9),
        digits: DigitSet::first(3),
        counts: 0b110,
    };
    let line = Condition::Line {
        cells: diagonal.clone(),
        automaton,
    };
    let conditions = [
        sum(&row(2), 9),
        sum(&row(3), 12),
        sum(&row(5), 25),
        sum(&diagonal, 25),
        Condition::equal_sums(&layout, &diagonal[..2], &diagonal[2..]),
        Condition::Any(vec![vec![pair.clone()], vec![count.clone(), line.clone()]]),
        pair,
        count,
        line,
    ];
    for condition in conditions {
        let propagator = Propagator::new(&condition, &layout);
        let seed = [DigitSet::first(9)];
        let followed = follow(&propagator, &layout, &seed);
        assert!(followed.is_some(), "{condition:?}");
    }
}
