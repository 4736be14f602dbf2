//! The data sets with recorded solutions and counts, in `perf` of the data folder.

use std::path::Path;

use grille::solve::classic9::{Answer, Counting, solve_batch, solve_one};
use grille_needs::{data_folder, needs_data};
use grille_solve::internal::{Backend, Isa};

/// The lines of a data set: puzzle and the columns after it.
fn read(name: &str) -> Vec<([u8; 81], Vec<String>)> {
    let file = Path::new(data_folder!()).join("perf").join(name);
    let text = std::fs::read_to_string(file).expect("a data set");
    let line = |line: &str| {
        let mut columns = line.split(' ').map(String::from);
        (
            digits(&columns.next().expect("a puzzle")),
            columns.collect(),
        )
    };
    text.lines().map(line).collect()
}

fn digits(text: &str) -> [u8; 81] {
    let text: [u8; 81] = text.as_bytes().try_into().expect("81 cells");
    text.map(|c| if c == b'.' { 0 } else { c - b'0' })
}

fn check_solutions(name: &str) {
    let lines = read(name);
    let puzzles: Vec<_> = lines.iter().map(|line| line.0).collect();
    let mut answers = vec![Answer::NONE; puzzles.len()];
    solve_batch(&puzzles, 2, &mut answers);
    for ((puzzle, columns), answer) in lines.iter().zip(&answers) {
        assert_eq!((answer.count, answer.first), (1, digits(&columns[0])));
        assert_eq!(solve_one(puzzle, 2), *answer);
    }
}

#[needs_data("perf/9x9_easy_naked.txt")]
#[test]
fn easy_puzzles_have_their_recorded_solutions() {
    check_solutions("9x9_easy_naked.txt");
}

#[needs_data("perf/9x9_unbiased_cb_ser.txt")]
#[test]
fn unbiased_puzzles_have_their_recorded_solutions() {
    check_solutions("9x9_unbiased_cb_ser.txt");
}

#[needs_data("perf/9x9_17clue.txt")]
#[test]
fn seventeen_clue_puzzles_have_their_recorded_solutions() {
    check_solutions("9x9_17clue.txt");
}

#[needs_data("perf/9x9_magictour_top1465.txt")]
#[test]
fn magictour_puzzles_have_their_recorded_solutions() {
    check_solutions("9x9_magictour_top1465.txt");
}

#[needs_data("perf/9x9_hardest_1905_11plus.txt", "perf/9x9_hardest_1106.txt")]
#[test]
fn the_hardest_puzzles_have_their_recorded_solutions() {
    check_solutions("9x9_hardest_1905_11plus.txt");
    check_solutions("9x9_hardest_1106.txt");
}

#[needs_data("perf/9x9_serg_multi.txt", "perf/9x9_invalid.txt")]
#[test]
fn invalid_and_multiple_puzzles_are_told_apart() {
    for (name, count) in [("9x9_serg_multi.txt", 2), ("9x9_invalid.txt", 0)] {
        let puzzles: Vec<_> = read(name).into_iter().map(|line| line.0).collect();
        let mut answers = vec![Answer::NONE; puzzles.len()];
        solve_batch(&puzzles, 2, &mut answers);
        for (puzzle, answer) in puzzles.iter().zip(&answers) {
            assert_eq!(answer.count, count);
            assert_eq!(solve_one(puzzle, 2).count, count);
        }
    }
}

#[needs_data("perf/9x9_multi_counts.txt", "perf/9x9_sparse_counts.txt")]
#[test]
fn counts_are_the_recorded_ones() {
    for name in ["9x9_multi_counts.txt", "9x9_sparse_counts.txt"] {
        for (puzzle, columns) in read(name) {
            let recorded: u64 = columns[0].parse().expect("a count");
            assert_eq!(Counting::all().count(&puzzle).solutions, recorded);
        }
    }
}

#[needs_data("perf/9x9_multi_counts.txt")]
#[test]
fn every_instruction_set_gives_the_recorded_counts() {
    for (puzzle, columns) in read("9x9_multi_counts.txt") {
        let recorded: u64 = columns[0].parse().expect("a count");
        for isa in Isa::all_available() {
            let counting = Counting::all().with(Backend::of(isa));
            assert_eq!(counting.count(&puzzle).solutions, recorded, "{isa:?}");
        }
    }
}
