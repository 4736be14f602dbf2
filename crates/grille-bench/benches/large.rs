//! Large grids against a SAT solver from the registry, puzzle by puzzle in
//! turn, so that both meet the same noise. Run with `cargo bench --bench large`;
//! a name as argument restricts it to the sets whose file contains it.

mod sat;

use std::path::Path;
use std::time::Instant;

use grille::notation::read_one;
use grille::{Outcome, Puzzle, Solver, Validate};
use grille_needs::data_folder;

/// A puzzle of a data file, and what its third column says about it.
struct Entry {
    puzzle: Puzzle,
    band: String,
}

/// The puzzles of a file in `perf` of the data folder.
fn read(name: &str) -> Vec<Entry> {
    let file = Path::new(data_folder!()).join("perf").join(name);
    let text = std::fs::read_to_string(file).expect("a data set");
    let entry = |line: &str| {
        let mut columns = line.split(' ');
        let draft = read_one(columns.next().unwrap_or("")).expect("a line of characters");
        Entry {
            puzzle: draft.validate().expect("a puzzle"),
            band: columns.nth(1).unwrap_or("").to_owned(),
        }
    };
    text.lines().map(entry).collect()
}

/// What is asked of every puzzle.
#[derive(Clone, Copy)]
enum Task {
    /// Whether the solution is unique.
    Prove,
    /// Any solution.
    First,
}

fn main() {
    let wanted = std::env::args().skip(1).find(|arg| !arg.starts_with('-'));
    println!(
        "{:36} {:>4}  {:>27}  {:>27}  median of",
        "", "", "ours, ms", "batsat, ms"
    );
    println!(
        "{:36} {:>4}  {:>8} {:>8} {:>9}  {:>8} {:>8} {:>9}  ratios",
        "set", "n", "median", "95 %", "max", "median", "95 %", "max"
    );
    let sets = [
        ("16x16_unique_minimal.txt", Task::Prove),
        ("16x16_acs.txt", Task::Prove),
        ("25x25_unique.txt", Task::Prove),
        ("25x25_acs.txt", Task::First),
    ];
    for (name, task) in sets {
        if wanted
            .as_ref()
            .is_some_and(|wanted| !name.contains(wanted.as_str()))
        {
            continue;
        }
        let puzzles = read(name);
        let mut bands: Vec<&str> = puzzles.iter().map(|p| p.band.as_str()).collect();
        bands.sort_unstable();
        bands.dedup();
        for band in bands {
            let part = puzzles.iter().filter(|p| p.band == band);
            let part: Vec<&Puzzle> = part.map(|p| &p.puzzle).collect();
            report(&format!("{name} {band}"), &part, task);
        }
    }
}

fn report(name: &str, puzzles: &[&Puzzle], task: Task) {
    let mut ours = Vec::new();
    let mut theirs = Vec::new();
    for puzzle in puzzles {
        ours.push(milliseconds(|| solve(puzzle, task)));
        theirs.push(milliseconds(|| {
            assert!(sat::solve(puzzle, matches!(task, Task::Prove)) > 0);
        }));
    }
    let ratios = ours.iter().zip(&theirs).map(|(a, b)| b / a).collect();
    let [ours, theirs] = [ours, theirs].map(quantiles);
    println!(
        "{name:36} {:4}  {:8.2} {:8.2} {:9.2}  {:8.2} {:8.2} {:9.2}  {:.1}x",
        puzzles.len(),
        ours[0],
        ours[1],
        ours[2],
        theirs[0],
        theirs[1],
        theirs[2],
        quantiles(ratios)[0]
    );
}

fn solve(puzzle: &Puzzle, task: Task) {
    let solver = Solver::new(puzzle);
    match task {
        Task::First => assert!(matches!(solver.first_solution(), Ok(Some(_)))),
        Task::Prove => {
            let outcome = solver.outcome();
            assert!(matches!(outcome, Outcome::Unique(_) | Outcome::Several(..)));
        }
    }
}

fn milliseconds(work: impl FnOnce()) -> f64 {
    let start = Instant::now();
    work();
    start.elapsed().as_secs_f64() * 1e3
}

/// Median, 95 % and maximum.
fn quantiles(mut values: Vec<f64>) -> [f64; 3] {
    values.sort_by(f64::total_cmp);
    [50, 95, 100].map(|percent| values[(values.len() - 1) * percent / 100])
}
