//! Ratings on Sudoku Explainer's scale, by band of ER: how many are those of `se_ratings.tsv`, and the time of one.
//! The signature is the sum of all ratings in tenths, the same everywhere.
//!
//! `cargo bench --bench ratings [-- least ER, most ER]`; without limits the puzzles below 9.5.

use std::collections::BTreeMap;
use std::path::Path;

use grille::{Puzzle, rate};
use grille_bench::Clock;

/// What was measured in a band.
#[derive(Default)]
struct Band {
    right: usize,
    signature: u32,
    /// Milliseconds of processor time.
    times: Vec<f64>,
}

fn main() {
    let limits: Vec<f64> = std::env::args()
        .filter_map(|word| word.parse().ok())
        .collect();
    let (least, most) = match *limits {
        [least, most, ..] => (least, most),
        _ => (0.0, 9.4),
    };
    let folder = Path::new(grille_needs::data_folder!());
    let Ok(table) = std::fs::read_to_string(folder.join("se_ratings.tsv")) else {
        println!("ratings: there is no data folder (set GRILLE_DATA)");
        return;
    };
    let mut bands: BTreeMap<u32, Band> = BTreeMap::new();
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let er: f64 = fields[1].parse().expect("a rating");
        if er < least || er > most {
            continue;
        }
        let puzzle: Puzzle = fields[0].parse().expect("a puzzle");
        let clock = Clock::start();
        let rating = rate::explainer(&puzzle);
        let time = clock.elapsed().as_secs_f64() * 1e3;
        let band = bands.entry((er * 2.0) as u32).or_default();
        band.times.push(time);
        if let Some(rating) = rating {
            let told = [rating.hardest, rating.to_first_placement, rating.first];
            band.signature += told.iter().map(|tenths| u32::from(tenths.0)).sum::<u32>();
            band.right += usize::from(told.map(|tenths| tenths.to_string()) == fields[1..4]);
        }
    }
    let (mut puzzles, mut time, mut signature) = (0, 0.0, 0);
    for (number, band) in &mut bands {
        band.times.sort_by(f64::total_cmp);
        let total: f64 = band.times.iter().sum();
        let all = band.times.len();
        println!(
            "ER {:4.1}+: {:4} of {all:4} exact, mean {:9.2} ms, median {:9.2} ms",
            f64::from(*number) / 2.0,
            band.right,
            total / all as f64,
            band.times[all / 2],
        );
        puzzles += all;
        time += total;
        signature += band.signature;
    }
    println!(
        "{puzzles} puzzles, {:.1} a second, signature {signature}",
        puzzles as f64 * 1e3 / time
    );
}
