//! Full logical paths per second of one thread, by list of puzzles: HoDoKu's path, and the same with the techniques
//! searched for afresh at each step. The signature is the sum of HoDoKu's scores, the same everywhere.
//!
//! `cargo bench --bench paths [-- rounds]`

use std::hint::black_box;
use std::path::Path as Folder;
use std::time::{Duration, Instant};

use grille::logic::{Path, Technique, Uniqueness};
use grille::{Puzzle, rate};

/// The lists of `hodoku_scores.tsv` that are timed, from easy to hard.
const LISTS: [&str; 5] = [
    "qqwing_simple",
    "qqwing_intermediate",
    "qqwing_expert",
    "top1465",
    "hardest2011",
];

fn main() {
    let rounds = std::env::args()
        .find_map(|word| word.parse().ok())
        .unwrap_or(3);
    let folder = Folder::new(grille_needs::data_folder!());
    let Ok(table) = std::fs::read_to_string(folder.join("hodoku_scores.tsv")) else {
        println!("paths: there is no data folder (set GRILLE_DATA)");
        return;
    };
    let techniques: Vec<Technique> = Technique::enabled().collect();
    for list in LISTS {
        let puzzles: Vec<Puzzle> = table
            .lines()
            .filter(|line| line.split('\t').nth(4) == Some(list))
            .filter_map(|line| line.split('\t').next()?.parse().ok())
            .collect();
        let ratings: Vec<_> = puzzles.iter().filter_map(rate::hodoku).collect();
        let signature: u32 = ratings.iter().map(|rating| rating.score).sum();
        println!(
            "{list:20} {:4} puzzles, {:4} solved: HoDoKu's path {:7.1}/s, searched afresh {:7.1}/s, signature {signature}",
            puzzles.len(),
            ratings.len(),
            best_rate(&puzzles, rounds, &|puzzle| rate::hodoku_path(puzzle)),
            best_rate(&puzzles, rounds, &|puzzle| Path::of(
                puzzle,
                &techniques,
                Uniqueness::Known
            )),
        );
    }
}

/// Puzzles per second of processor time in the best of some rounds.
fn best_rate(puzzles: &[Puzzle], rounds: u32, path: &dyn Fn(&Puzzle) -> Path) -> f64 {
    let round = |_| {
        let clock = Clock::start();
        for puzzle in puzzles {
            black_box(path(black_box(puzzle)));
        }
        puzzles.len() as f64 / clock.elapsed().as_secs_f64()
    };
    (0..rounds).map(round).fold(0.0, f64::max)
}

/// Measures the processor time of this thread where the system tells it, else the time that passes.
struct Clock {
    processor: Option<Duration>,
    start: Instant,
}

impl Clock {
    fn start() -> Clock {
        Clock {
            processor: processor_time(),
            start: Instant::now(),
        }
    }

    fn elapsed(&self) -> Duration {
        match (self.processor, processor_time()) {
            (Some(start), Some(end)) if end > start => end.saturating_sub(start),
            _ => self.start.elapsed(),
        }
    }
}

/// What this thread has used so far.
fn processor_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let used = text.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(used))
}
