//! Full logical paths per second on one thread: HoDoKu's path of every puzzle that it calls Easy or
//! Medium, and the same with techniques searched for afresh at each step. The signature is the sum of
//! the scores, the same everywhere.
//!
//! `cargo bench --bench paths [-- rounds]`

use std::hint::black_box;
use std::path::Path as Folder;
use std::time::Instant;

use grille::logic::{Path, Technique, Uniqueness};
use grille::{Puzzle, rate};

fn main() {
    let rounds = std::env::args()
        .find_map(|word| word.parse().ok())
        .unwrap_or(5);
    let folder = Folder::new(grille_needs::data_folder!());
    let Ok(table) = std::fs::read_to_string(folder.join("hodoku_scores.tsv")) else {
        println!("paths: there is no data folder (set GRILLE_DATA)");
        return;
    };
    let techniques: Vec<Technique> = Technique::enabled().collect();
    for levels in [&["Easy"][..], &["Medium"], &["Easy", "Medium"]] {
        let puzzles: Vec<Puzzle> = table
            .lines()
            .filter(|line| !line.starts_with('#'))
            .filter_map(|line| {
                let mut fields = line.split('\t');
                let puzzle = fields.next()?;
                let level = fields.nth(1)?;
                levels.contains(&level).then(|| puzzle.parse().ok())?
            })
            .collect();
        let ratings = puzzles.iter().filter_map(rate::hodoku);
        let signature: u32 = ratings.map(|rating| rating.score).sum();
        println!(
            "{:12} {:4} puzzles: HoDoKu's path {:6.0}/s, searched afresh {:6.0}/s, signature {signature}",
            levels.join("+"),
            puzzles.len(),
            best_rate(&puzzles, rounds, &|puzzle| rate::hodoku_path(puzzle)),
            best_rate(&puzzles, rounds, &|puzzle| Path::of(
                puzzle,
                &techniques,
                Uniqueness::Known
            )),
        );
    }
}

/// Puzzles per second in the best of some rounds.
fn best_rate(puzzles: &[Puzzle], rounds: u32, path: &dyn Fn(&Puzzle) -> Path) -> f64 {
    let round = |_| {
        let start = Instant::now();
        for puzzle in puzzles {
            black_box(path(black_box(puzzle)));
        }
        puzzles.len() as f64 / start.elapsed().as_secs_f64()
    };
    (0..rounds).map(round).fold(0.0, f64::max)
}
