//! Full logical paths per second on one thread: HoDoKu's path of every puzzle that it calls Easy or
//! Medium and of every list, and the same with techniques searched for afresh at each step. The signature is the sum of
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
    let rows: Vec<Row> = table.lines().filter_map(Row::read).collect();
    let techniques: Vec<Technique> = Technique::enabled().collect();
    let report = |name: &str, puzzles: &[Puzzle]| {
        let ratings = puzzles.iter().filter_map(rate::hodoku);
        let signature: u32 = ratings.map(|rating| rating.score).sum();
        println!(
            "{name:20} {:4} puzzles: HoDoKu's path {:6.0}/s, searched afresh {:6.0}/s, signature {signature}",
            puzzles.len(),
            best_rate(puzzles, rounds, &|puzzle| rate::hodoku_path(puzzle)),
            best_rate(puzzles, rounds, &|puzzle| Path::of(
                puzzle,
                &techniques,
                Uniqueness::Known
            )),
        );
    };
    for levels in [&["Easy"][..], &["Medium"], &["Easy", "Medium"]] {
        let chosen = rows.iter().filter(|row| levels.contains(&row.level));
        let puzzles: Vec<Puzzle> = chosen.map(|row| row.puzzle.clone()).collect();
        report(&levels.join("+"), &puzzles);
    }
    let mut sources: Vec<&str> = rows.iter().map(|row| row.source).collect();
    sources.sort_unstable();
    sources.dedup();
    for source in sources {
        let chosen = rows.iter().filter(|row| row.source == source);
        let puzzles: Vec<Puzzle> = chosen.map(|row| row.puzzle.clone()).collect();
        report(source, &puzzles);
    }
}

/// A line of the table: a puzzle, HoDoKu's level and the list that it is from.
struct Row<'a> {
    puzzle: Puzzle,
    level: &'a str,
    source: &'a str,
}

impl Row<'_> {
    fn read(line: &str) -> Option<Row<'_>> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [puzzle, _, level, _, source] = fields[..] else {
            return None;
        };
        Some(Row {
            puzzle: puzzle.parse().ok()?,
            level,
            source,
        })
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
