//! Inputs at the edge: none of them may panic, hang or give a wrong solution.

use std::sync::atomic::AtomicBool;

use grille::Budget;
use grille::solve::CountEnd;
use grille::solve::classic9::{
    Answer, Counting, Solutions, solve_batch, solve_batch_candidates, solve_one,
    solve_one_candidates,
};

fn one_in_batch(puzzle: [u8; 81], limit: u32) -> Answer {
    let mut answers = [Answer::NONE; 1];
    solve_batch(&[puzzle], limit, &mut answers);
    answers[0]
}

#[test]
fn clashing_givens_have_no_solution() {
    for (a, b) in [
        (0, 1),
        (0, 8),
        (0, 9),
        (0, 72),
        (0, 10),
        (40, 50),
        (60, 80),
        (79, 80),
    ] {
        for digit in 1..=9 {
            let mut puzzle = [0; 81];
            puzzle[a] = digit;
            puzzle[b] = digit;
            assert_eq!(solve_one(&puzzle, 2).count, 0, "{a} {b} {digit}");
            assert_eq!(one_in_batch(puzzle, 2).count, 0, "{a} {b} {digit}");
            assert_eq!(Solutions::new(&puzzle).next(), None);
            assert_eq!(Counting::all().count(&puzzle).solutions, 0);
        }
    }
}

#[test]
fn values_above_nine_have_no_solution() {
    for value in 10..=255 {
        let mut puzzle = [0; 81];
        puzzle[value as usize % 81] = value;
        assert_eq!(solve_one(&puzzle, 1).count, 0);
        assert_eq!(one_in_batch(puzzle, 1).count, 0);
    }
}

#[test]
fn the_same_digit_everywhere_has_no_solution() {
    for digit in 1..=9 {
        assert_eq!(solve_one(&[digit; 81], 2).count, 0);
        assert_eq!(one_in_batch([digit; 81], 2).count, 0);
    }
    assert_eq!(solve_one_candidates(&[0; 81], 2).count, 0);
    assert_eq!(solve_one_candidates(&[0b11; 81], 2).count, 0);
    assert_eq!(solve_one_candidates(&[0xFE00; 81], 2).count, 0);
}

#[test]
fn a_full_grid_with_two_cells_swapped_is_never_called_solved() {
    let solution = Solutions::new(&[0; 81])
        .next()
        .expect("the empty grid has solutions");
    for a in 0..81 {
        for b in 0..a {
            let mut puzzle = solution;
            puzzle.swap(a, b);
            let expected = u32::from(puzzle == solution);
            assert_eq!(solve_one(&puzzle, 2).count, expected, "{a} {b}");
            assert_eq!(one_in_batch(puzzle, 2).count, expected, "{a} {b}");
        }
    }
}

#[test]
fn the_empty_grid_stops_at_the_limit() {
    for limit in [0, 1, 2, 1_000] {
        assert_eq!(solve_one(&[0; 81], limit).count, limit);
        assert_eq!(one_in_batch([0; 81], limit).count, limit);
        assert_eq!(
            Counting::up_to(u64::from(limit)).count(&[0; 81]).solutions,
            u64::from(limit)
        );
    }
}

#[test]
fn a_batch_of_any_length_leaves_the_excess_alone() {
    let untouched = Answer {
        count: 77,
        first: [3; 81],
        guesses: 5,
    };
    for puzzles in [0, 1, 2, 31, 32, 33, 64, 100] {
        for answers in [0, 1, 31, 32, 40, 101] {
            let mut out = vec![untouched; answers];
            solve_batch(&vec![[0; 81]; puzzles], 2, &mut out);
            let done = puzzles.min(answers);
            assert!(out[..done].iter().all(|answer| answer.count == 2));
            assert!(out[done..].iter().all(|answer| *answer == untouched));
            let mut out = vec![untouched; answers];
            solve_batch_candidates(&vec![[0x1FF; 81]; puzzles], 1, &mut out);
            assert!(out[..done].iter().all(|answer| answer.count == 1));
        }
    }
}

#[test]
fn counting_keeps_to_its_budget_and_can_be_cancelled() {
    let counted = Counting::all()
        .budget(Budget::default().nodes(1_000))
        .count(&[0; 81]);
    assert_eq!(counted.end, CountEnd::BudgetSpent);
    assert!(counted.guesses < 1_100);
    let flag = AtomicBool::new(true);
    let counted = Counting::all()
        .budget(Budget::default().cancel(&flag))
        .count(&[0; 81]);
    assert_eq!((counted.end, counted.solutions), (CountEnd::BudgetSpent, 0));
}
