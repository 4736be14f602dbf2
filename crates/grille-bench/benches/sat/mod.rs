//! A puzzle as clauses for batsat, in the usual way: one variable per
//! candidate still open, each cell and each full house at least one, pairs at
//! most one. Solutions are counted up to two.

use batsat::{BasicSolver, Lit, SolverInterface, lbool};
use grille::{DigitSet, Puzzle};

/// How many solutions there are: at most two if `prove`, otherwise one.
pub fn solve(puzzle: &Puzzle, prove: bool) -> u32 {
    let mut solver = BasicSolver::default();
    let digits = puzzle.layout().digits();
    let literals: Vec<Vec<Option<Lit>>> = open_domains(puzzle)
        .iter()
        .map(|domain| {
            (0..digits)
                .map(|d| (domain >> d & 1 == 1).then(|| Lit::new(solver.new_var_default(), true)))
                .collect()
        })
        .collect();
    let mut at_least = |list: &[Lit]| solver.add_clause_reuse(&mut list.to_vec());
    for cell in &literals {
        let cell: Vec<Lit> = cell.iter().flatten().copied().collect();
        at_least(&cell);
        at_most_one(&cell, &mut at_least);
    }
    for house in puzzle.layout().houses() {
        // By index: the digit's literal is picked from every cell of the house.
        #[allow(clippy::needless_range_loop)]
        for digit in 0..digits {
            let cells = house.cells().iter();
            let list: Vec<Lit> = cells.filter_map(|c| literals[c.index()][digit]).collect();
            if house.cells().len() == digits {
                at_least(&list);
            }
            at_most_one(&list, &mut at_least);
        }
    }
    if solver.solve_limited(&[]) != lbool::TRUE {
        return 0;
    }
    if !prove {
        return 1;
    }
    let mut barred: Vec<Lit> = (literals.iter().flatten().flatten())
        .filter(|&&l| solver.value_lit(l) == lbool::TRUE)
        .map(|&l| !l)
        .collect();
    solver.add_clause_reuse(&mut barred);
    1 + u32::from(solver.solve_limited(&[]) == lbool::TRUE)
}

fn at_most_one(list: &[Lit], add: &mut impl FnMut(&[Lit]) -> bool) {
    for (index, &a) in list.iter().enumerate() {
        for &b in &list[index + 1..] {
            add(&[!a, !b]);
        }
    }
}

/// The domains after naked singles: the SAT solver would find them too, but
/// encoding what is already gone would take most of its time.
fn open_domains(puzzle: &Puzzle) -> Vec<u32> {
    let all = puzzle.layout().all_digits();
    let values = puzzle.values().iter();
    let domains = values.map(|value| value.map_or(all, DigitSet::only).bits());
    let mut domains: Vec<u32> = domains.collect();
    loop {
        let before = domains.clone();
        for house in puzzle.layout().houses() {
            for &cell in house.cells() {
                let domain = domains[cell.index()];
                if domain.is_power_of_two() {
                    for &peer in house.cells().iter().filter(|&&peer| peer != cell) {
                        domains[peer.index()] &= !domain;
                    }
                }
            }
        }
        if domains == before {
            return domains;
        }
    }
}
