//! Generation beside the `sudoku` crate's generator, in one run on one thread: minimal classic puzzles a second,
//! then the median time of a puzzle that needs each technique up to the wings and basic chains, of large grids,
//! and of each named variant.
//!
//! `cargo bench -p grille --bench generate [-- puzzles] [minimal] [techniques] [sizes] [variants]`

use std::hint::black_box;
use std::time::{Duration, Instant};

use grille::Layout;
use grille::generate::{Effort, Recipe, Request, generate};
use grille::logic::{Basis, Technique};
use sudoku::Sudoku;
use sudoku::board::Symmetry;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let puzzles = words.iter().find_map(|word| word.parse().ok());
    let puzzles: u32 = puzzles.unwrap_or(5);
    let parts = ["minimal", "techniques", "sizes", "variants"];
    let named = |part: &str| words.iter().any(|word| word == part);
    let all = !parts.iter().any(|part| named(part));
    if all || named("minimal") {
        minimal();
    }
    if all || named("techniques") {
        techniques(puzzles);
    }
    if all || named("sizes") {
        for (size, goal) in [(16, 1), (25, 10)] {
            let request = Request::new(Layout::of_size(size).expect("a size"));
            report(&format!("{size}×{size}"), &request, puzzles, goal);
        }
    }
    if all || named("variants") {
        for recipe in Recipe::all() {
            let request = Request::classic().variant(*recipe);
            // Magic boxes want a larger grid, which nobody has been seen to make at random.
            if request.check().is_ok() {
                report(recipe.word(), &request, puzzles, 5);
            }
        }
    }
}

fn minimal() {
    const ROUND: u32 = 500;
    let (mut ours, mut theirs) = (Duration::MAX, Duration::MAX);
    for round in 0..20 {
        let start = Instant::now();
        for number in 0..ROUND {
            let seed = u64::from(ROUND * round + number);
            black_box(generate(&Request::classic(), seed, Effort::default()).expect("a puzzle"));
        }
        ours = ours.min(start.elapsed() / ROUND);
        let start = Instant::now();
        for _ in 0..ROUND {
            black_box(Sudoku::generate_with_symmetry(Symmetry::None));
        }
        theirs = theirs.min(start.elapsed() / ROUND);
    }
    let ratio = theirs.as_secs_f64() / ours.as_secs_f64();
    println!("minimal 9×9: {ours:?} a puzzle, crate {theirs:?}, ratio {ratio:.1} (goal 5)");
}

fn techniques(puzzles: u32) {
    let colours = [Technique::SimpleColours, Technique::MultiColours];
    let is_asked =
        |technique: &Technique| *technique <= Technique::XyzWing || colours.contains(technique);
    for technique in Technique::all().filter(is_asked) {
        if technique.entry().basis != Basis::Variant {
            let request = Request::classic().technique(technique);
            report(technique.id(), &request, puzzles, 1);
        }
    }
}

/// Tells the median time of some puzzles, those that could not be made counted in.
fn report(what: &str, request: &Request, puzzles: u32, goal: u32) {
    let mut failed = 0;
    let time = |seed: u32| {
        let start = Instant::now();
        let made = black_box(generate(request, seed.into(), Effort::default()));
        failed += u32::from(made.is_err());
        start.elapsed()
    };
    let mut times: Vec<Duration> = (0..puzzles).map(time).collect();
    times.sort_unstable();
    let (median, most) = (times[times.len() / 2], times[times.len() - 1]);
    println!(
        "{what:20} median {median:.3?}, longest {most:.3?}, {failed} not made (goal {goal} s)"
    );
}
