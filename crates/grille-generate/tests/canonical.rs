//! The canonical form is the same for equivalent puzzles and different for others.

use std::collections::BTreeSet;

use grille::generate::{Effort, Random, Request, canonical, canonical_grid, generate, random_grid};
use grille::{BoxShape, Budget, Digit, Draft, Layout, Puzzle, Validate};

/// A random order of lines that keeps bands together.
fn lines(boxes: usize, size: usize, random: &mut Random) -> Vec<usize> {
    let mut bands: Vec<Vec<usize>> = (0..size / boxes)
        .map(|band| (band * boxes..(band + 1) * boxes).collect())
        .collect();
    for band in &mut bands {
        random.shuffle(band);
    }
    random.shuffle(&mut bands);
    bands.concat()
}

/// An equivalent puzzle, at random.
fn moved(puzzle: &Puzzle, random: &mut Random) -> Puzzle {
    let layout = puzzle.layout();
    let boxes = layout.boxes().unwrap();
    let size = boxes.size();
    let (rows, columns) = (
        lines(boxes.rows(), size, random),
        lines(boxes.columns(), size, random),
    );
    let mut names: Vec<usize> = (0..size).collect();
    random.shuffle(&mut names);
    let mirrored = boxes.rows() == boxes.columns() && random.below(2) == 1;
    let givens = (0..size * size).map(|cell| {
        let (row, column) = (rows[cell / size], columns[cell % size]);
        let at = if mirrored {
            (column, row)
        } else {
            (row, column)
        };
        let digit = puzzle.values().get(at)?;
        Digit::new(names[digit.index()] as u8 + 1)
    });
    Draft::from_givens(layout.clone(), givens)
        .validate()
        .unwrap()
}

#[test]
fn equivalent_puzzles_have_the_same_form() {
    let mut random = Random::from_seed(5);
    for (rows, columns, rounds) in [
        (2, 2, 40),
        (2, 3, 30),
        (3, 2, 30),
        (3, 3, 60),
        (2, 5, 5),
        (4, 4, 1),
    ] {
        let layout = Layout::with_boxes(BoxShape::new(rows, columns).unwrap());
        let order = Request::new(layout);
        for seed in 0..rounds {
            let puzzle = generate(&order, seed, Effort::default()).unwrap().puzzle;
            let form = canonical(&puzzle).unwrap();
            for _ in 0..5 {
                let moved = moved(&puzzle, &mut random);
                assert_eq!(canonical(&moved), Some(form.clone()), "{puzzle} {moved}");
            }
            assert_eq!(canonical(&form), Some(form.clone()));
            assert_eq!(form.values().count(), puzzle.values().count());
        }
    }
}

#[test]
fn there_are_two_kinds_of_4x4_grids_and_49_of_6x6() {
    // Published counts of essentially different grids.
    let kinds = |size: usize, tries: u64| {
        let layout = Layout::of_size(size).unwrap();
        let mut random = Random::from_seed(1);
        let forms: BTreeSet<String> = (0..tries)
            .map(|_| {
                random_grid(&layout, &mut random, Budget::default())
                    .unwrap()
                    .unwrap()
            })
            .map(|grid| canonical_grid(&grid).unwrap().to_string())
            .collect();
        forms.len()
    };
    assert_eq!(kinds(4, 200), 2);
    assert_eq!(kinds(6, 4000), 49);
}

#[test]
fn the_most_symmetric_grid_has_its_known_form() {
    let grid: grille::Grid =
        "789123456456789123123456789897231564564897231231564897978312645645978312312645978"
            .parse()
            .unwrap();
    assert_eq!(
        canonical_grid(&grid).unwrap().to_string(),
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645"
    );
}

#[test]
fn puzzles_that_are_not_equivalent_have_different_forms() {
    let order = Request::classic();
    let forms: BTreeSet<String> = (0..300)
        .map(|seed| generate(&order, seed, Effort::default()).unwrap().puzzle)
        .map(|puzzle| canonical(&puzzle).unwrap().to_string())
        .collect();
    assert_eq!(forms.len(), 300);
    // The same solution with one given more is another puzzle.
    let puzzle = generate(&order, 1, Effort::default()).unwrap().puzzle;
    let mut more = puzzle.to_draft();
    let free = puzzle.values().free_cells().next().unwrap();
    more.set_given(free, puzzle.solution().unwrap().get(free).unwrap());
    assert_ne!(canonical(&puzzle), canonical(&more.validate().unwrap()));
    let several: Puzzle = ".".repeat(81).parse().unwrap();
    assert_eq!(canonical(&several), None);
}
