//! Every step of every technique, replayed against the exact solution: none ever removes a digit of the
//! solution or places another.
//!
//! `GRILLE_SOUNDNESS=100000 cargo test --release --test soundness` replays more puzzles, `GRILLE_SEED=…`
//! others. In each position all steps of the quick techniques are checked, and those of one of the others in turn;
//! `GRILLE_TECHNIQUES=als-xz,als-chain` checks these alone, in every position.

mod numbers;
mod replay;
mod setter;
mod variants;

use std::collections::BTreeMap;
use std::path::Path as FilePath;

use grille::logic::{Candidate, Path, Position, Step, Technique, Uniqueness, all_steps};
use grille::{Cell, Digit, Draft, Grid, House, HouseKind, Layout, Outcome, Solver, Validate};
use grille_needs::{data_folder, needs_data};

use numbers::{Numbers, puzzle};
use replay::{assert_holds, count, replay};

/// A grid of boxes as its text says.
fn boxes(shape: &str) -> Layout {
    Layout::with_boxes(shape.parse().unwrap())
}

/// The classic grid with more houses; a cell is its row and column.
fn classic_with(houses: &[Vec<(usize, usize)>]) -> Layout {
    let classic = Layout::classic();
    let more = houses.iter().enumerate().map(|(number, cells)| {
        let cells: Vec<Cell> = cells
            .iter()
            .map(|&(row, column)| classic.cell(row, column).unwrap())
            .collect();
        House::new(HouseKind::Extra, number, cells)
    });
    let houses = classic.houses().iter().cloned().chain(more).collect();
    let places = classic.cells().map(|cell| classic.place(cell)).collect();
    Layout::from_houses(9, places, houses).unwrap()
}

/// The classic grid with its two diagonals.
fn diagonals() -> Layout {
    let falling = (0..9).map(|n| (n, n)).collect();
    let rising = (0..9).map(|n| (8 - n, n)).collect();
    classic_with(&[falling, rising])
}

/// The classic grid with groups that are smaller than a house: not every digit is in them.
fn small_groups() -> Layout {
    classic_with(&[
        vec![(0, 0), (1, 3), (4, 1), (8, 8)],
        vec![(2, 2), (3, 3)],
        vec![(0, 4), (0, 5), (6, 7), (7, 6), (4, 8)],
    ])
}

#[test]
fn no_step_ever_contradicts_the_solution() {
    let seed = std::env::var("GRILLE_SEED").ok();
    let mut numbers = Numbers(seed.and_then(|seed| seed.parse().ok()).unwrap_or(4));
    let mut counts = BTreeMap::new();
    let shapes = ["3x3", "3x3", "3x3", "2x2", "2x3", "3x2", "2x4", "3x4"].map(boxes);
    for number in 0..count(400) {
        let (puzzle, solution) = numbers.puzzle(&shapes[number % shapes.len()]);
        replay(&puzzle, &solution, &mut counts);
    }
    for shape in ["4x4", "3x5", "5x5"].map(boxes) {
        // The search for one solution among many takes too long here: keep two thirds of the cells.
        let solution = numbers.solution(&shape);
        let mut givens: Vec<Option<Digit>> = solution.iter().collect();
        for value in &mut givens {
            if numbers.below(3) == 0 {
                *value = None;
            }
        }
        let puzzle = puzzle(&solution, &givens);
        if matches!(Solver::new(&puzzle).outcome(), Outcome::Unique(_)) {
            replay(&puzzle, &solution, &mut counts);
        }
    }
    println!("{counts:?}");
}

/// The puzzles of the data folder, whoever made them; every so-and-so-many-th in a short run.
#[needs_data("perf", "techniques")]
#[test]
fn no_step_ever_contradicts_the_solution_of_a_published_puzzle() {
    let folder = FilePath::new(data_folder!());
    let mut counts = BTreeMap::new();
    let mut replayed = 0;
    for (file, column) in [
        ("hodoku_scores.tsv", 0),
        ("se_ratings.tsv", 0),
        ("se_ratings_large.tsv", 0),
        ("se_published_hard.tsv", 0),
        ("techniques/exemplars.tsv", 2),
        ("perf/9x9_unbiased_cb_ser.txt", 0),
        ("perf/9x9_17clue.txt", 0),
        ("perf/9x9_magictour_top1465.txt", 0),
        ("perf/9x9_hardest_1106.txt", 0),
    ] {
        let text = std::fs::read_to_string(folder.join(file)).unwrap();
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        let step = (lines.len() / count(60)).max(1);
        for line in lines.iter().step_by(step) {
            let field = line.split(['\t', ' ']).nth(column).unwrap_or_default();
            let Ok(puzzle) = grille::read_puzzle(field) else {
                continue;
            };
            if let Outcome::Unique(solution) = Solver::new(&puzzle).outcome() {
                replay(&puzzle, &solution, &mut counts);
                replayed += 1;
            }
        }
    }
    println!("{replayed} published puzzles: {counts:?}");
    assert!(replayed > 400);
}

/// A random position of a puzzle with one solution: some digits of the solution placed, some other
/// candidates gone. It looks for steps after each change.
#[test]
fn steps_that_assume_uniqueness_hold_in_any_position() {
    let mut numbers = Numbers(25);
    let mut counts: BTreeMap<Technique, usize> = BTreeMap::new();
    let assuming = || Technique::all().filter(|technique| technique.entry().assumes_unique);
    let shapes = [boxes("3x3"), boxes("2x3"), diagonals(), small_groups()];
    for number in 0..count(600) / 10 {
        let (puzzle, solution) = numbers.puzzle(&shapes[number % shapes.len()]);
        let mut position = Position::new(&puzzle);
        let mut open: Vec<Cell> = puzzle.values().free_cells().collect();
        numbers.shuffle(&mut open);
        while let Some(cell) = open.pop() {
            let digit = solution.get(cell).unwrap();
            position.place(Candidate::new(cell, digit));
            let mut thinned = position.clone();
            let mut wrong: Vec<Candidate> = open
                .iter()
                .flat_map(|&cell| {
                    let others = position.candidates(cell).iter();
                    others.map(move |digit| Candidate::new(cell, digit))
                })
                .filter(|other| solution.get(other.cell) != Some(other.digit))
                .collect();
            numbers.shuffle(&mut wrong);
            // Cells with two candidates are what these techniques live on.
            for other in wrong {
                if thinned.candidates(other.cell).len() > 2 {
                    thinned.eliminate(other);
                }
                for step in all_steps(&thinned, assuming()) {
                    *counts.entry(step.technique).or_default() += 1;
                    assert_holds(&step, &puzzle, &solution);
                }
            }
        }
    }
    println!("{counts:?}");
    // Graves do not come about like this; they have tests of their own.
    for technique in assuming().filter(|technique| technique.id().contains("rectangle")) {
        assert!(counts.contains_key(&technique), "no {technique:?} was seen");
    }
}

#[test]
fn no_step_ever_contradicts_the_solution_where_there_are_more_houses() {
    let mut numbers = Numbers(9);
    let mut counts = BTreeMap::new();
    let shapes = [diagonals(), small_groups()];
    for number in 0..count(600) / 10 {
        let (puzzle, solution) = numbers.puzzle(&shapes[number % shapes.len()]);
        replay(&puzzle, &solution, &mut counts);
    }
    println!("{counts:?}");
    assert!(counts.contains_key(&Technique::UniqueRectangle1));
}

#[test]
fn without_uniqueness_every_step_holds_for_all_solutions() {
    let mut numbers = Numbers(16);
    let techniques: Vec<Technique> = Technique::enabled().collect();
    let (mut several, mut misled) = (0, 0);
    for number in 0..count(600) / 6 {
        let (unique, _) = numbers.puzzle(&boxes(["3x3", "2x3", "2x2"][number % 3]));
        // Without three of its givens it has several solutions, but not too many.
        let layout = unique.layout().clone();
        let mut givens: Vec<Option<Digit>> = unique.values().iter().collect();
        let mut kept: Vec<usize> = (0..givens.len())
            .filter(|&at| givens[at].is_some())
            .collect();
        numbers.shuffle(&mut kept);
        for &at in &kept[..3.min(kept.len())] {
            givens[at] = None;
        }
        let puzzle = Draft::from_givens(layout, givens).validate().unwrap();
        let solver = Solver::new(&puzzle);
        let solutions: Vec<Grid> = solver.solutions().take(2_000).collect();
        if solutions.len() < 2 || solutions.len() == 2_000 {
            continue;
        }
        several += 1;
        let path = Path::of(&puzzle, &techniques, Uniqueness::Unknown);
        for step in &path.steps {
            assert!(!step.technique.entry().assumes_unique);
            for solution in &solutions {
                assert_holds(step, &puzzle, solution);
            }
        }
        assert!(!path.is_solved());
        // Taking uniqueness for granted here rules out solutions.
        let assuming = Technique::all().filter(|technique| technique.entry().assumes_unique);
        let steps = all_steps(&path.end, assuming);
        let misleads = |step: &Step| {
            let mut removed = step.eliminations.iter();
            removed.any(|removed| {
                let mut solutions = solutions.iter();
                solutions.any(|solution| solution.get(removed.cell) == Some(removed.digit))
            })
        };
        misled += usize::from(steps.iter().any(misleads));
    }
    println!("{several} puzzles with several solutions, {misled} of them would mislead");
    assert!(several > 20 && misled > 2);
}
