//! How many instructions the scalar engine takes, counted by Valgrind: unlike seconds, they are the same on a busy
//! machine.

use std::process::Command;

use grille_needs::needs_program;
use grille_solve::internal::{Backend, Isa, solve_one_with};

/// Set when the test runs under Valgrind.
const COUNTED: &str = "GRILLE_COUNTED";

/// Twenty puzzles with one solution.
const PUZZLES: &str = include_str!("../../../examples/puzzles/collection.sdm");

fn puzzles() -> Vec<[u8; 81]> {
    let cells = |line: &str| std::array::from_fn(|cell| line.as_bytes()[cell] - b'0');
    PUZZLES.lines().map(cells).collect()
}

/// The same puzzles without two of their givens: most have several solutions then.
fn loosened() -> Vec<[u8; 81]> {
    let without_two = |mut puzzle: [u8; 81]| {
        let mut givens = puzzle.iter_mut().filter(|digit| **digit > 0);
        givens
            .by_ref()
            .take(9)
            .step_by(8)
            .for_each(|digit| *digit = 0);
        puzzle
    };
    puzzles().into_iter().map(without_two).collect()
}

/// What is counted. Returns the number of solutions found.
#[inline(never)]
fn counted_solving(puzzles: &[[u8; 81]]) -> u32 {
    let scalar = Backend::of(Isa::Portable);
    let counts = puzzles.iter().map(|p| solve_one_with(scalar, p, 2).count);
    counts.sum()
}

/// Runs a test of this file under Valgrind; returns the instructions of [`counted_solving`].
fn instructions(test: &str) -> u64 {
    let out = std::env::temp_dir().join(format!("grille-{test}-{}", std::process::id()));
    let ran = Command::new("valgrind")
        .args(["--tool=callgrind", "--toggle-collect=*counted_solving*"])
        .arg(format!("--callgrind-out-file={}", out.display()))
        .arg(std::env::current_exe().expect("this test"))
        .args(["--exact", test, "--test-threads=1"])
        .env(COUNTED, "1")
        .output()
        .expect("valgrind");
    let said = String::from_utf8_lossy(&ran.stderr).into_owned();
    assert!(ran.status.success(), "{said}");
    let _ = std::fs::remove_file(out);
    let collected = said
        .lines()
        .find_map(|line| line.split_once("Collected : "));
    let number = collected.and_then(|(_, number)| number.trim().parse().ok());
    number.unwrap_or_else(|| panic!("no count in {said}"))
}

/// Within Valgrind, solves and says so; outside, counts the instructions of a puzzle.
fn check(test: &str, puzzles: &[[u8; 81]], solutions: u32, most: u64) {
    if std::env::var_os(COUNTED).is_some() {
        assert_eq!(counted_solving(puzzles), solutions);
        return;
    }
    let each = instructions(test) / puzzles.len() as u64;
    println!("{each} instructions a puzzle, {most} allowed");
    assert!(
        (1_000..=most).contains(&each),
        "{each} instructions a puzzle"
    );
}

#[needs_program("valgrind --version")]
#[test]
fn puzzles_with_one_solution_take_as_many_instructions_as_ever() {
    let test = "puzzles_with_one_solution_take_as_many_instructions_as_ever";
    check(test, &puzzles(), 20, 26_000);
}

#[needs_program("valgrind --version")]
#[test]
fn puzzles_with_several_solutions_take_as_many_instructions_as_ever() {
    let test = "puzzles_with_several_solutions_take_as_many_instructions_as_ever";
    check(test, &loosened(), 40, 62_000);
}
