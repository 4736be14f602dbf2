//! Variants: random constraints on random grids of many layouts, and the puzzles of the data folder.

use std::collections::BTreeMap;

use grille::constraint::{Constraint, SignKind, Whole};
use grille::logic::{Basis, Technique};
use grille::solve::{Model, SolveGrid};
use grille::{
    Budget, Cell, Digit, Draft, Grid, House, HouseKind, Layout, Outcome, Place, Puzzle, Solver,
    Validate,
};

use crate::numbers::Numbers;
use crate::replay::{count, replay_with};
use crate::setter;

/// A grid of 6×6 with regions of no regular shape.
fn jigsaw() -> Layout {
    let regions = ["aaabbb", "aaccbb", "accddb", "eccddf", "eeddff", "eeefff"];
    let places = (0..36)
        .map(|at| Place {
            row: at / 6,
            column: at % 6,
        })
        .collect();
    let line = |kind, number, at: &dyn Fn(usize) -> usize| {
        House::new(kind, number, (0..6).map(|i| Cell::new(at(i))).collect())
    };
    let mut houses = Vec::new();
    for n in 0..6 {
        houses.push(line(HouseKind::Row, n, &|i| 6 * n + i));
    }
    for n in 0..6 {
        houses.push(line(HouseKind::Column, n, &|i| 6 * i + n));
    }
    let all: Vec<u8> = regions.concat().into_bytes();
    for n in 0..6 {
        let cells = (0..36)
            .filter(|&at| all[at] == b'a' + n as u8)
            .map(Cell::new);
        houses.push(House::new(HouseKind::Box, n, cells.collect()));
    }
    Layout::from_houses(6, places, houses).unwrap()
}

/// Two grids of 9×9 that share a box: a row of the one and a row of the other have cells in common.
fn twins() -> Layout {
    let mut places: Vec<Place> = Vec::new();
    let mut cell = |row: usize, column: usize| {
        let place = Place {
            row: row as u16,
            column: column as u16,
        };
        let known = places.iter().position(|&known| known == place);
        Cell::new(known.unwrap_or_else(|| {
            places.push(place);
            places.len() - 1
        }))
    };
    let mut houses = Vec::new();
    for (grid, (top, left)) in [(0, 0), (6, 6)].into_iter().enumerate() {
        for n in 0..9 {
            let mut house = |kind, at: &dyn Fn(usize) -> (usize, usize)| {
                let cells: Vec<Cell> = (0..9)
                    .map(|i| {
                        let (row, column) = at(i);
                        cell(top + row, left + column)
                    })
                    .collect();
                houses.push(House::new(kind, 9 * grid + n, cells));
            };
            house(HouseKind::Row, &|i| (n, i));
            house(HouseKind::Column, &|i| (i, n));
            house(HouseKind::Box, &|i| (n / 3 * 3 + i / 3, n % 3 * 3 + i % 3));
        }
    }
    Layout::from_houses(9, places, houses).unwrap()
}

/// How many positions come before the next in which all steps are looked for.
const EVERY: usize = 7;

/// The layouts with the rules for the whole grid.
fn kinds() -> Vec<(Layout, Vec<Whole>)> {
    let classic = Layout::classic;
    vec![
        (classic(), vec![]),
        (Layout::of_size(6).unwrap(), vec![]),
        (classic(), vec![Whole::Diagonals]),
        (classic(), vec![Whole::Windows]),
        (classic(), vec![Whole::AntiKnight]),
        (jigsaw(), vec![]),
        (classic(), vec![Whole::AntiKing, Whole::DiagonalDown]),
        (classic(), vec![Whole::DisjointGroups]),
        (twins(), vec![]),
        (Layout::of_size(4).unwrap(), vec![]),
        (classic(), vec![Whole::Argyle]),
    ]
}

/// A filled grid of the layout with its rules, in which the houses and pairs of both hold.
fn solution(numbers: &mut Numbers, base: &Layout, rules: &[Whole]) -> Grid {
    let all = rules.iter().map(|&rule| Constraint::Whole(rule)).collect();
    let model = Model::new(base, all).unwrap();
    let empty = Grid::empty(model.layout().clone());
    loop {
        // A few cells at random, the rest by search.
        let mut grid = empty.clone();
        for _ in 0..6 {
            let cell = Cell::new(numbers.below(base.cell_count()));
            let free: Vec<Digit> = grid.candidates(cell).iter().collect();
            if !free.is_empty() {
                grid.set(cell, free[numbers.below(free.len())]).unwrap();
            }
        }
        if grid.solve() {
            return grid;
        }
    }
}

/// A puzzle on a solution: constraints that it meets, and some of its digits.
fn puzzle(
    numbers: &mut Numbers,
    (base, rules): &(Layout, Vec<Whole>),
    (drawn, one_given_in): (usize, usize),
) -> (Puzzle, Grid) {
    let solution = solution(numbers, base, rules);
    let mut draft = Draft::new(base.clone());
    draft.constraints = rules.iter().map(|&rule| Constraint::Whole(rule)).collect();
    // The negative rules that the grid happens to meet; small ones often do.
    let whole = [
        Whole::NonConsecutive,
        Whole::AllGiven(SignKind::V),
        Whole::GlobalEntropy,
    ];
    let met = whole.map(Constraint::Whole).into_iter();
    draft
        .constraints
        .extend(met.filter(|rule| setter::holds(base, &solution, rule)));
    draft
        .constraints
        .extend(setter::constraints(numbers, base, &solution, drawn));
    for cell in base.cells() {
        if numbers.below(one_given_in) == 0 {
            draft.set_given(cell, solution.get(cell).unwrap());
        }
    }
    let puzzle = draft.validate().unwrap();
    let values = Draft::from_givens(puzzle.layout().clone(), solution.iter());
    (puzzle, values.into_grid().unwrap())
}

#[test]
fn no_step_by_constraints_ever_contradicts_a_solution() {
    let seed = std::env::var("GRILLE_SEED").ok();
    let mut numbers = Numbers(seed.and_then(|seed| seed.parse().ok()).unwrap_or(31));
    let mut counts = BTreeMap::new();
    // These hold for every solution, so that there may be several.
    let techniques: Vec<Technique> = Technique::without_uniqueness().collect();
    let kinds = kinds();
    for number in 0..count(33) {
        let kind = &kinds[number % kinds.len()];
        let given = 3 + numbers.below(6);
        let drawn = 4 + numbers.below(30);
        let (puzzle, solution) = puzzle(&mut numbers, kind, (drawn, given));
        replay_with(&puzzle, &solution, &techniques, EVERY, &mut counts);
    }
    println!("{counts:?}");
    for technique in techniques {
        let is_variant = technique.entry().basis == Basis::Variant;
        assert!(
            !is_variant || counts.contains_key(&technique),
            "no {technique:?} was seen"
        );
    }
}

#[test]
fn no_step_that_assumes_uniqueness_forgets_a_constraint() {
    let mut numbers = Numbers(47);
    let mut counts = BTreeMap::new();
    let all: Vec<Technique> = Technique::all().collect();
    let (mut replayed, kinds) = (0, kinds());
    for number in 0..count(44) {
        let kind = &kinds[number % kinds.len()];
        let (puzzle, solution) = puzzle(&mut numbers, kind, (1 + number % 4, 2));
        let budget = Budget::default().nodes(20_000);
        if let Outcome::Unique(_) = Solver::new(&puzzle).with_budget(budget).outcome() {
            replayed += 1;
            replay_with(&puzzle, &solution, &all, EVERY, &mut counts);
        }
    }
    println!("{replayed} puzzles: {counts:?}");
    assert!(
        replayed > 20
            && counts
                .keys()
                .any(|technique| technique.entry().assumes_unique)
    );
}
