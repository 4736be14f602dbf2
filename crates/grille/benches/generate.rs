//! Generation beside the `sudoku` crate's generator, in one run on one thread: minimal classic puzzles a second,
//! then the median time of a puzzle that needs each technique up to the wings and basic chains, and of large
//! grids.
//!
//! `cargo bench -p grille --bench generate [-- puzzles]`

use std::hint::black_box;
use std::time::{Duration, Instant};

use grille::Geometry;
use grille::generate::{Effort, Order, generate};
use grille::logic::Technique;
use sudoku::Sudoku;
use sudoku::board::Symmetry;

fn main() {
    let puzzles: u32 = std::env::args()
        .find_map(|word| word.parse().ok())
        .unwrap_or(5);
    let (mut ours, mut theirs) = (Duration::MAX, Duration::MAX);
    const ROUND: u32 = 2_000;
    for round in 0..5 {
        let start = Instant::now();
        for number in 0..ROUND {
            let seed = u64::from(ROUND * round + number);
            black_box(generate(&Order::classic(), seed, Effort::default()).expect("a puzzle"));
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
    let until = [Technique::SimpleColours, Technique::MultiColours];
    for technique in Technique::all().filter(|t| *t <= Technique::XyzWing || until.contains(t)) {
        let order = Order::classic().technique(technique);
        println!(
            "{:20} {:?} (goal 1 s)",
            technique.id(),
            median(&order, puzzles)
        );
    }
    for (size, goal) in [(16, 1), (25, 10)] {
        let order = Order::new(Geometry::of_size(size).expect("a size"));
        println!(
            "{size}×{size} {:?} (goal {goal} s)",
            median(&order, puzzles)
        );
    }
}

/// The median time of some puzzles, those that could not be made counted in.
fn median(order: &Order, puzzles: u32) -> Duration {
    let time = |seed: u32| {
        let start = Instant::now();
        let _ = black_box(generate(
            order,
            seed.into(),
            Effort {
                attempts: 5_000,
                cancel: None,
            },
        ));
        start.elapsed()
    };
    let mut times: Vec<Duration> = (0..puzzles).map(time).collect();
    times.sort_unstable();
    times[times.len() / 2]
}
