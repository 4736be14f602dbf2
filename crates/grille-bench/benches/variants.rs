//! Variants: every record of the data folder's `variants`, solved with its uniqueness proved. Run with
//! `cargo bench -p grille --bench variants`; a name as argument restricts it to the files whose name
//! contains it, `-v` lists every record with its time.

#[path = "../../grille-solve/tests/variants/data.rs"]
#[allow(dead_code)]
mod data;

use std::time::{Duration, Instant};

use grille::{Budget, Digit, Outcome, Puzzle, Solver};

use data::Record;

/// The files with puzzles.
const FILES: [&str; 7] = [
    "iss.jsonl",
    "fpuzzles.jsonl",
    "lisudoku.jsonl",
    "solo.jsonl",
    "groups.jsonl",
    "greater_than.jsonl",
    "magic.jsonl",
];

/// What a puzzle may take before it counts as unsolved.
const PATIENCE: Duration = Duration::from_mins(1);
/// Short solves are timed several times and the shortest counts, since the machine has other work.
const SHORT: Duration = Duration::from_millis(100);
const TIMES: usize = 15;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let wanted = arguments.iter().find(|arg| !arg.starts_with('-'));
    let verbose = arguments.iter().any(|arg| arg == "-v");
    println!(
        "{:20} {:>7} {:>9} {:>7} {:>10} {:>9} {:>10}",
        "file", "records", "expressed", "solved", "median ms", "95 % ms", "worst ms"
    );
    for name in FILES {
        if wanted.is_none_or(|wanted| name.contains(wanted.as_str())) {
            report(name, &data::records(name), verbose);
        }
    }
}

fn report(name: &str, records: &[Record], verbose: bool) {
    let (mut times, mut remarks) = (Vec::new(), Vec::new());
    let (mut expressed, mut solved) = (0, 0);
    for record in records {
        let puzzle = match &record.puzzle {
            Ok(puzzle) => puzzle,
            Err(reason) => {
                remarks.push(format!("{}: not expressed: {reason}", record.id));
                continue;
            }
        };
        expressed += 1;
        let (answer, time) = timed(puzzle);
        match (&answer, &record.solution) {
            // What a reader adds as cells beside the grid is not recorded.
            (Answer::Unique(found), Some(known)) if !found.starts_with(known) => {
                remarks.push(format!("{}: another solution than recorded", record.id));
            }
            (Answer::Unique(_), _) => {
                solved += 1;
                times.push(time.as_secs_f64() * 1e3);
            }
            (Answer::Other(what), _) => remarks.push(format!("{}: {what}", record.id)),
        }
        if verbose {
            println!("  {:40} {:10.3} ms", record.id, time.as_secs_f64() * 1e3);
        }
    }
    times.sort_by(f64::total_cmp);
    let at = |part: f64| {
        let index = (times.len() as f64 * part) as usize;
        times
            .get(index.min(times.len().saturating_sub(1)))
            .copied()
            .unwrap_or(0.0)
    };
    println!(
        "{name:20} {:7} {expressed:9} {solved:7} {:10.3} {:9.3} {:10.3}",
        records.len(),
        at(0.5),
        at(0.95),
        at(1.0)
    );
    for remark in remarks {
        println!("  {remark}");
    }
}

enum Answer {
    Unique(Vec<u8>),
    Other(&'static str),
}

/// Solves, and says how long it took: the shortest of a few times.
fn timed(puzzle: &Puzzle) -> (Answer, Duration) {
    let mut best = Duration::MAX;
    let mut answer = Answer::Other("");
    for _ in 0..TIMES {
        let clock = busy();
        let start = Instant::now();
        answer = solve(puzzle, start);
        let mut time = start.elapsed();
        if let (true, Some(now), Some(then)) = (time > SHORT, busy(), clock) {
            time = time.min(now.saturating_sub(then));
        }
        best = best.min(time);
        if best > SHORT {
            break;
        }
    }
    (answer, best)
}

/// How long this thread has been running, where the system tells (to a few milliseconds): for long
/// solves, so that other work on the machine does not count.
fn busy() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = text.split(' ').next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}

fn solve(puzzle: &Puzzle, start: Instant) -> Answer {
    let late = || start.elapsed() > PATIENCE;
    let solver = Solver::new(puzzle).with_budget(Budget::default().deadline(&late));
    match solver.outcome() {
        Outcome::Unique(grid) => {
            Answer::Unique(grid.iter().map(|d| d.map_or(0, Digit::value)).collect())
        }
        Outcome::None => Answer::Other("no solution"),
        Outcome::Several(..) => Answer::Other("several solutions"),
        Outcome::BudgetSpent(_) => Answer::Other("out of time"),
    }
}
