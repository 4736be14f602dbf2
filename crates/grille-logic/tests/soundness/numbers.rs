//! Random grids and puzzles, the same on every machine.

use grille::solve::SolveGrid;
use grille::{Digit, Draft, Grid, Layout, Outcome, Puzzle, Solver, Validate};

/// Numbers that are the same on every machine.
pub struct Numbers(pub u64);

impl Numbers {
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % end
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }

    /// A random complete grid: a few cells at random, the rest by search.
    pub fn solution(&mut self, layout: &Layout) -> Grid {
        let size = layout.digits();
        let mut grid = Grid::empty(layout.clone());
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
    pub fn puzzle(&mut self, layout: &Layout) -> (Puzzle, Grid) {
        let solution = self.solution(layout);
        let cells = layout.cell_count();
        let mut order: Vec<usize> = (0..cells).collect();
        self.shuffle(&mut order);
        let mut givens: Vec<Option<Digit>> = solution.iter().collect();
        // Large grids keep more givens: the point is the steps, not the search for a minimum.
        let tries = if layout.digits() > 9 {
            cells / 2
        } else {
            cells
        };
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

pub fn puzzle(solution: &Grid, givens: &[Option<Digit>]) -> Puzzle {
    Draft::from_givens(solution.layout().clone(), givens.iter().copied())
        .validate()
        .unwrap()
}
