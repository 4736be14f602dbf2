//! Our doors and the `sudoku` crate side by side, interleaved, one thread,
//! proving uniqueness (limit 2) on the eight 9×9 data sets; then the speed of
//! counting. Prints thousand puzzles per second, the ratio to the crate and
//! the goal, and a signature over all answers that is the same everywhere.
//!
//! `cargo run --release --example bench [rounds]`
#![allow(clippy::cast_precision_loss)] // rates are for reading

use std::path::{Path, PathBuf};
use std::time::Instant;

use grille::solve::classic9::{Answer, Counting, solve_batch, solve_one};
use sudoku::Sudoku;

/// Data set, goal of the batch and of the single door, as ratios to the crate.
const SETS: [(&str, f64, f64); 9] = [
    ("9x9_easy_naked", 10.7, 2.2),
    ("9x9_unbiased_cb_ser", 8.5, 1.85),
    ("9x9_17clue", 7.2, 1.9),
    ("9x9_magictour_top1465", 6.6, 2.3),
    ("9x9_hardest_1905_11plus", 7.6, 3.4),
    ("9x9_hardest_1106", 9.0, 4.5),
    ("9x9_serg_multi", 4.4, 1.5),
    ("9x9_invalid", 9.5, 1.9),
    ("9x9_near_puzzles", 5.0, 4.0),
];

fn main() {
    let rounds = std::env::args().nth(1).and_then(|n| n.parse().ok());
    let Some(folder) = data_folder() else {
        println!("no data sets found: set GRILLE_DATA");
        return;
    };
    println!("thousand puzzles/s       batch  ratio  goal   single  ratio  goal    crate  guesses");
    let mut signature = 0xCBF2_9CE4_8422_2325;
    for (name, batch_goal, single_goal) in SETS {
        let puzzles = read(&folder.join(format!("{name}.txt")));
        let (batch, single, theirs, answers) = measure(&puzzles, rounds.unwrap_or(15));
        let n = puzzles.len() as f64;
        let guesses: u64 = answers.iter().map(|a| u64::from(a.guesses)).sum();
        println!(
            "{name:23} {:7.0} {:6.2} {batch_goal:5.1} {:8.0} {:6.2} {single_goal:5.2} {:8.1} {:8.2}",
            n / batch / 1e3,
            theirs / batch,
            n / single / 1e3,
            theirs / single,
            n / theirs / 1e3,
            guesses as f64 / n
        );
        for answer in &answers {
            signature = hash(signature, answer);
        }
    }
    println!("signature {signature:016x}");
    count(&folder);
}

/// Best time of each side over some rounds, and the answers of the batch.
fn measure(puzzles: &[[u8; 81]], rounds: usize) -> (f64, f64, f64, Vec<Answer>) {
    let parsed: Vec<_> = puzzles
        .iter()
        .map(|p| Sudoku::from_bytes(*p).expect("digits 0 to 9"))
        .collect();
    let mut answers = vec![Answer::NONE; puzzles.len()];
    let mut best = [f64::MAX; 3];
    for _ in 0..rounds {
        let start = Instant::now();
        solve_batch(puzzles, 2, &mut answers);
        best[0] = best[0].min(start.elapsed().as_secs_f64());
        let start = Instant::now();
        let single: u32 = puzzles.iter().map(|p| solve_one(p, 2).count).sum();
        best[1] = best[1].min(start.elapsed().as_secs_f64());
        let start = Instant::now();
        let theirs: usize = parsed.iter().map(|s| s.solutions_count_up_to(2)).sum();
        best[2] = best[2].min(start.elapsed().as_secs_f64());
        let ours: u32 = answers.iter().map(|a| a.count).sum();
        assert_eq!((ours, ours as usize), (single, theirs));
    }
    (best[0], best[1], best[2], answers)
}

fn count(folder: &Path) {
    let puzzles = read(&folder.join("9x9_sparse_counts.txt"));
    let start = Instant::now();
    let counting = Counting::up_to(2_000_000);
    let solutions: u64 = puzzles.iter().map(|p| counting.count(p).solutions).sum();
    let rate = solutions as f64 / start.elapsed().as_secs_f64() / 1e6;
    println!("counting sparse grids: {rate:.1} million solutions/s (goal 15)");
}

/// FNV-1a over everything an answer says.
fn hash(seed: u64, answer: &Answer) -> u64 {
    let numbers = [answer.count, answer.guesses].map(u32::to_le_bytes);
    let bytes = answer.first.iter().chain(numbers.as_flattened());
    bytes.fold(seed, |h, &b| {
        (h ^ u64::from(b)).wrapping_mul(0x0100_0000_01B3)
    })
}

/// The puzzle files, where there is a data folder.
fn data_folder() -> Option<PathBuf> {
    let folder = Path::new(grille_needs::data_folder!()).join("perf");
    folder.is_dir().then_some(folder)
}

fn read(path: &Path) -> Vec<[u8; 81]> {
    let text = std::fs::read_to_string(path).expect("a data set");
    let puzzle = |line: &str| {
        let cells: [u8; 81] = line.as_bytes()[..81].try_into().expect("81 cells");
        cells.map(|c| if c == b'.' { 0 } else { c - b'0' })
    };
    text.lines().map(puzzle).collect()
}
