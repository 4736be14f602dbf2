//! Every step of every technique, replayed against the exact solution: none ever removes a digit of the
//! solution or places another.
//!
//! `GRILLE_SOUNDNESS=100000 cargo test --release --test soundness` replays more puzzles.

use grille::exact::{Outcome, Solver};
use grille::logic::{Options, Position, Technique, all_steps_with, next_step};
use grille::{BoxShape, Digit, Draft, Geometry, Grid, Puzzle};

/// Numbers that are the same on every machine.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % end
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }

    /// A random complete grid: a few cells at random, the rest by search.
    fn solution(&mut self, boxes: BoxShape) -> Grid {
        let size = boxes.size();
        let mut grid = Grid::empty(Geometry::with_boxes(boxes));
        let mut digits: Vec<Digit> = (0..size).map(Digit::from_index).collect();
        self.shuffle(&mut digits);
        for (column, digit) in digits.into_iter().enumerate() {
            grid.set((0, column), digit).unwrap();
        }
        for _ in 0..size {
            let cell = self.below(size * size);
            let free: Vec<Digit> = grid.candidates(cell).iter().collect();
            if free.is_empty() {
                continue;
            }
            let mut tried = grid.clone();
            tried.set(cell, free[self.below(free.len())]).unwrap();
            if tried.clone().solve() {
                grid = tried;
            }
        }
        assert!(grid.solve());
        grid
    }

    /// A puzzle with one solution: cells taken away at random as long as it stays the only one.
    fn puzzle(&mut self, boxes: BoxShape) -> (Puzzle, Grid) {
        let solution = self.solution(boxes);
        let cells = solution.geometry().cell_count();
        let mut order: Vec<usize> = (0..cells).collect();
        self.shuffle(&mut order);
        let mut givens: Vec<Option<Digit>> = solution.iter().collect();
        // Large grids keep more givens: the point is the steps, not the search for a minimum.
        let tries = if boxes.size() > 9 { cells / 2 } else { cells };
        for &cell in &order[..tries] {
            let kept = givens[cell].take();
            if !matches!(
                Solver::new(&puzzle(&solution, &givens)).outcome(),
                Outcome::Unique(_)
            ) {
                givens[cell] = kept;
            }
        }
        (puzzle(&solution, &givens), solution)
    }
}

fn puzzle(solution: &Grid, givens: &[Option<Digit>]) -> Puzzle {
    Draft::from_givens(solution.geometry().clone(), givens.iter().copied())
        .validate()
        .unwrap()
}

/// Checks every step that exists along the way.
fn replay(puzzle: &Puzzle, solution: &Grid) {
    let mut position = Position::new(puzzle);
    loop {
        for step in all_steps_with(&position, Technique::all(), Options::ALL) {
            assert!(
                !step.placements.is_empty() || !step.eliminations.is_empty(),
                "{step:?} concludes nothing"
            );
            for placed in &step.placements {
                assert_eq!(
                    solution.get(placed.cell),
                    Some(placed.digit),
                    "{puzzle}: {step:?}"
                );
                assert_eq!(
                    position.value(placed.cell),
                    None,
                    "{puzzle}: {step:?} places twice"
                );
            }
            for removed in &step.eliminations {
                assert_ne!(
                    solution.get(removed.cell),
                    Some(removed.digit),
                    "{puzzle}: {step:?}"
                );
                let is_there = position.candidates(removed.cell).contains(removed.digit);
                assert!(is_there, "{puzzle}: {step:?} removes what is gone");
            }
        }
        let Some(step) = next_step(&position, Technique::all()) else {
            break;
        };
        position.apply(&step);
    }
    assert!(!position.is_broken(), "{puzzle} is broken by logic");
}

#[test]
fn no_step_ever_contradicts_the_solution() {
    let count: usize = std::env::var("GRILLE_SOUNDNESS")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(600);
    let mut numbers = Numbers(4);
    for number in 0..count {
        let boxes = ["3x3", "3x3", "3x3", "2x2", "2x3", "3x2", "2x4", "3x4"][number % 8];
        let (puzzle, solution) = numbers.puzzle(boxes.parse().unwrap());
        replay(&puzzle, &solution);
    }
    for boxes in ["4x4", "3x5", "5x5"] {
        let boxes: BoxShape = boxes.parse().unwrap();
        // The search for one solution among many takes too long here: keep two thirds of the cells.
        let solution = numbers.solution(boxes);
        let mut givens: Vec<Option<Digit>> = solution.iter().collect();
        for value in &mut givens {
            if numbers.below(3) == 0 {
                *value = None;
            }
        }
        let puzzle = puzzle(&solution, &givens);
        if matches!(Solver::new(&puzzle).outcome(), Outcome::Unique(_)) {
            replay(&puzzle, &solution);
        }
    }
}
