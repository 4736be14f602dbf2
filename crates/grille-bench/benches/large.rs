//! Large grids against a SAT solver from the registry, puzzle by puzzle in
//! turn, so that both meet the same noise. Run with `cargo bench --bench large`;
//! a name as argument restricts it to the sets whose file contains it.

#[path = "../../grille-solve/tests/portfolio/grids.rs"]
#[allow(dead_code)]
mod grids;
mod sat;

use std::time::Instant;

use grille::{Budget, Outcome};
use grille_solve::portfolio::{Problem, Solver};

use grids::Puzzle;

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
        ("16x16_unique_minimal.txt", 4, Task::Prove),
        ("16x16_acs.txt", 4, Task::Prove),
        ("25x25_unique.txt", 5, Task::Prove),
        ("25x25_acs.txt", 5, Task::First),
    ];
    for (name, side, task) in sets {
        if wanted
            .as_ref()
            .is_some_and(|wanted| !name.contains(wanted.as_str()))
        {
            continue;
        }
        let puzzles = grids::read(name, side);
        let mut bands: Vec<&str> = puzzles.iter().map(|p| p.third.as_str()).collect();
        bands.sort_unstable();
        bands.dedup();
        for band in bands {
            let part: Vec<&Puzzle> = puzzles.iter().filter(|p| p.third == band).collect();
            report(&format!("{name} {band}"), &part, task);
        }
    }
}

fn report(name: &str, puzzles: &[&Puzzle], task: Task) {
    let mut ours = Vec::new();
    let mut theirs = Vec::new();
    for puzzle in puzzles {
        ours.push(milliseconds(|| solve(&puzzle.problem, task)));
        theirs.push(milliseconds(|| {
            assert!(sat::solve(&puzzle.problem, matches!(task, Task::Prove)) > 0);
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

fn solve(problem: &Problem, task: Task) {
    let solver = Solver::new(problem);
    match task {
        Task::First => assert!(matches!(solver.first(Budget::default()), Ok(Some(_)))),
        Task::Prove => {
            let outcome = solver.outcome(Budget::default());
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
