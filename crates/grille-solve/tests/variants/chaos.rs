//! Regions that are to be found, against all the partitions that there are.

use std::collections::BTreeSet;

use grille::constraint::{Constraint, RegionClue, Whole};
use grille::layouts::{jigsaw, latin};
use grille::notation::{Notation, ReadOptions};
use grille::render::{Format, Picture, PictureOptions};
use grille::say::Lang;
use grille::solve::{contradiction, reference};
use grille::{Cell, Digit, Draft, Grid, Layout, Outcome, Puzzle, Solver, Validate};

use crate::dice::Dice;

/// Every way to divide a square into as many connected regions as it has rows, all of one size.
fn partitions(size: usize) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    divide(size, &mut vec![usize::MAX; size * size], 0, &mut found);
    found
}

fn divide(size: usize, parts: &mut Vec<usize>, number: usize, found: &mut Vec<Vec<usize>>) {
    let Some(first) = parts.iter().position(|&part| part == usize::MAX) else {
        found.push(parts.clone());
        return;
    };
    let mut sets = BTreeSet::from([BTreeSet::from([first])]);
    for _ in 1..size {
        let mut larger = BTreeSet::new();
        for set in &sets {
            for next in set.iter().flat_map(|&cell| beside(size, cell)) {
                if parts[next] == usize::MAX && !set.contains(&next) {
                    larger.insert(set.iter().copied().chain([next]).collect());
                }
            }
        }
        sets = larger;
    }
    for set in sets {
        for &cell in &set {
            parts[cell] = number;
        }
        divide(size, parts, number + 1, found);
        for &cell in &set {
            parts[cell] = usize::MAX;
        }
    }
}

fn beside(size: usize, cell: usize) -> Vec<usize> {
    let (row, column) = (cell / size, cell % size);
    let all = [
        (row > 0).then(|| cell - size),
        (row + 1 < size).then(|| cell + size),
        (column > 0).then(|| cell - 1),
        (column + 1 < size).then(|| cell + 1),
    ];
    all.into_iter().flatten().collect()
}

fn empty(size: usize) -> Draft {
    let mut draft = Draft::new(latin(size, size, size).unwrap());
    draft.constraints.push(Whole::ChaosConstruction.into());
    draft
}

/// A solution as its digits and its regions, which are named in the order of their first cells.
fn told(grid: &Grid) -> String {
    format!("{grid} {}", grid.region_letters())
}

fn all_told<'a>(grids: impl IntoIterator<Item = &'a Grid>) -> Vec<String> {
    let mut all: Vec<String> = grids.into_iter().map(told).collect();
    all.sort();
    all
}

/// The solutions by the obvious way: each partition is a jigsaw, and clues are held against what it has.
fn by_partitions(draft: &Draft, partitions: &[Vec<usize>]) -> Vec<String> {
    let size = draft.layout.rows();
    let mut found = Vec::new();
    for regions in partitions {
        let mut drawn = Draft::new(jigsaw(size, regions).unwrap());
        drawn.entries.clone_from(&draft.entries);
        let Ok(puzzle) = drawn.validate() else {
            continue;
        };
        for grid in Solver::new(&puzzle).solutions() {
            let of = |cell: Cell| regions[cell.index()];
            let number = |cell: Cell| i32::from(grid.get(cell).unwrap().value());
            let is_met = |constraint: &Constraint| match constraint {
                Constraint::RegionClue(clue) => clue.is_met(&of, &number),
                _ => true,
            };
            if draft.constraints.iter().all(is_met) {
                found.push(told(&grid));
            }
        }
    }
    found.sort();
    found
}

/// Holds every answer of the solver against these solutions.
fn assert_solutions(puzzle: &Puzzle, expected: &[String]) {
    let solver = Solver::new(puzzle);
    let rules = puzzle.constraints();
    for (search, found) in solver.by_each_search(usize::MAX) {
        assert_eq!(all_told(&found), expected, "{search}: {puzzle} {rules:?}");
    }
    assert_eq!(solver.count(u64::MAX).solutions, expected.len() as u64);
    let listed: Vec<Grid> = solver.solutions().collect();
    assert_eq!(all_told(&listed), expected, "{puzzle} {rules:?}");
    match solver.outcome() {
        Outcome::None => assert!(expected.is_empty()),
        Outcome::Unique(only) => assert_eq!(expected, [told(&only)]),
        Outcome::Several(one, other) => {
            let both = [told(&one), told(&other)];
            assert!(both[0] != both[1] && both.iter().all(|one| expected.contains(one)));
        }
        Outcome::BudgetSpent(_) => panic!("there was no budget"),
    }
    let digits = |at: usize| -> Vec<u8> {
        let symbols: BTreeSet<u8> = expected
            .iter()
            .map(|one| one.as_bytes()[at] - b'0')
            .collect();
        symbols.into_iter().collect()
    };
    for (at, candidates) in solver.true_candidates().unwrap().iter().enumerate() {
        let found: Vec<u8> = candidates.iter().map(Digit::value).collect();
        assert_eq!(found, digits(at), "{puzzle} {rules:?}");
    }
}

/// A clue of any kind, which a solution meets if it is to.
fn clue(layout: &Layout, grid: &Grid, regions: &[usize], dice: &mut Dice) -> RegionClue {
    let any = |dice: &mut Dice| Cell::new(dice.below(layout.cell_count()));
    let several = |dice: &mut Dice| {
        let mut cells: Vec<Cell> = layout.cells().collect();
        dice.shuffle(&mut cells);
        cells.truncate(2 + dice.below(4));
        cells
    };
    let meets = |clue: &RegionClue| {
        let number = |cell: Cell| i32::from(grid.get(cell).unwrap().value());
        clue.is_met(&|cell: Cell| regions[cell.index()], &number)
    };
    let is_met = dice.below(5) > 0;
    for _ in 0..200 {
        let (number, counts_first) = (any(dice), dice.below(4) > 0);
        let clue = match dice.below(6) {
            0 | 1 => {
                let mut arms = RegionClue::four_ways(layout, any(dice));
                dice.shuffle(&mut arms);
                arms.truncate(1 + dice.below(4));
                RegionClue::Run {
                    number,
                    arms,
                    counts_first,
                }
            }
            2 => RegionClue::Count {
                number,
                cells: RegionClue::around(layout, any(dice)),
                counts_first,
            },
            3 => RegionClue::Count {
                number,
                cells: several(dice),
                counts_first,
            },
            4 => RegionClue::Distinct {
                number,
                cells: several(dice),
            },
            _ => {
                let mut cells = several(dice);
                cells.truncate(2);
                RegionClue::Same(cells)
            }
        };
        if !is_met || meets(&clue) {
            return clue;
        }
    }
    RegionClue::Same(vec![any(dice)])
}

/// A puzzle with some givens and clues, most of them those of one solution.
fn random(size: usize, partitions: &[Vec<usize>], dice: &mut Dice) -> Draft {
    let regions = &partitions[dice.below(partitions.len())];
    let mut drawn = Draft::new(jigsaw(size, regions).unwrap());
    let start = Digit::new(1 + dice.below(size) as u8).unwrap();
    drawn.set_given(Cell::new(dice.below(size * size)), start);
    let solved = Solver::new(&drawn.validate().unwrap()).first_solution();
    // Some partitions have no solution.
    let Ok(Some(grid)) = solved else {
        return random(size, partitions, dice);
    };
    let mut draft = empty(size);
    for _ in 0..dice.below(5) {
        let clue = clue(&draft.layout, &grid, regions, dice);
        draft.constraints.push(Constraint::RegionClue(clue));
    }
    let givens = if size == 4 { 45 } else { 50 };
    for cell in draft.layout.cells() {
        if dice.below(100) < givens {
            draft.set_given(cell, grid.get(cell).unwrap());
        }
    }
    draft
}

#[test]
fn squares_can_be_divided_in_as_many_ways_as_is_known() {
    assert_eq!(partitions(3).len(), 10);
    assert_eq!(partitions(4).len(), 117);
    assert_eq!(partitions(5).len(), 4006);
}

#[test]
fn every_grid_of_four_rows_is_counted_once_with_each_of_its_partitions() {
    let draft = empty(4);
    let expected = by_partitions(&draft, &partitions(4));
    let puzzle = draft.validate().unwrap();
    assert_eq!(
        Solver::new(&puzzle).count(u64::MAX).solutions,
        expected.len() as u64
    );
    let listed: Vec<Grid> = Solver::new(&puzzle).solutions().collect();
    assert_eq!(all_told(&listed), expected);
}

#[test]
fn random_grids_of_four_rows_have_the_solutions_of_all_partitions() {
    let partitions = partitions(4);
    let mut unique = 0;
    for round in 0..60 {
        let draft = random(4, &partitions, &mut Dice::new(round + 1));
        let expected = by_partitions(&draft, &partitions);
        unique += usize::from(expected.len() == 1);
        if let Ok(puzzle) = draft.validate() {
            assert_solutions(&puzzle, &expected);
        } else {
            assert!(expected.is_empty());
        }
    }
    assert!(unique > 0);
}

#[test]
fn random_grids_of_five_rows_have_the_solutions_of_all_partitions() {
    let partitions = partitions(5);
    for round in 0..6 {
        let draft = random(5, &partitions, &mut Dice::new(round + 1));
        let expected = by_partitions(&draft, &partitions);
        assert_solutions(&draft.validate().unwrap(), &expected);
    }
}

#[test]
fn the_reference_divides_grids_as_the_solver_does() {
    for variant in [
        "region-run",
        "region-count",
        "distinct-regions",
        "same-region",
    ] {
        let variant = grille::constraint::Variant::named(variant).unwrap();
        let puzzle = variant.example().validate().unwrap();
        let Outcome::Unique(solution) = Solver::new(&puzzle).outcome() else {
            panic!("{}", variant.id);
        };
        let mut draft = puzzle.to_draft();
        for cell in draft.layout.cells().filter(|cell| cell.index() % 6 != 2) {
            draft.set_given(cell, solution.get(cell).unwrap());
        }
        let filled = draft.validate().unwrap();
        let found = reference::solutions(&filled, usize::MAX, 100_000);
        assert!(!found.budget_spent, "{}", variant.id);
        assert_eq!(
            all_told(&found.solutions),
            [told(&solution)],
            "{}",
            variant.id
        );
    }
}

fn example() -> Puzzle {
    let variant = grille::constraint::Variant::named("chaos").unwrap();
    variant.example().validate().unwrap()
}

fn solution(puzzle: &Puzzle) -> Grid {
    match Solver::new(puzzle).outcome() {
        Outcome::Unique(only) => only,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_puzzle_is_drawn_without_borders_and_its_solution_with_those_found() {
    let puzzle = example();
    let options = PictureOptions::default();
    let inner = |puzzle: &Puzzle| -> usize {
        let picture = Picture::of(puzzle, &options);
        let thick = picture.squares().map(|(row, column, square)| {
            usize::from(square.thick.right && column < 5)
                + usize::from(square.thick.bottom && row < 5)
        });
        thick.sum()
    };
    assert_eq!(inner(&puzzle), 0);
    let solved = solution(&puzzle);
    let regions = solved.region_letters();
    let regions = regions.as_bytes();
    let borders = (0..36).flat_map(|at| {
        let right = at % 6 < 5 && regions[at] != regions[at + 1];
        let below = at < 30 && regions[at] != regions[at + 6];
        [right, below]
    });
    let expected = borders.filter(|&border| border).count();
    let solved = puzzle.with_values(solved);
    assert_eq!(inner(&solved), expected);
    for format in [Format::Svg, Format::Html, Format::Latex, Format::Text] {
        let [open, found] = [&puzzle, &solved]
            .map(|puzzle| format.print(&Picture::of(puzzle, &options), Lang::English));
        assert_ne!(open, found);
    }
}

#[test]
fn complete_digits_are_right_where_they_can_be_divided() {
    let puzzle = example();
    let solution = solution(&puzzle);
    let mut draft = puzzle.to_draft();
    for cell in puzzle.values().free_cells() {
        draft.entries[cell.index()].value = solution.get(cell);
    }
    assert!(draft.is_valid());
    draft.solution = Some(solution.iter().collect());
    assert!(draft.clone().validate().is_ok());
    // Rows that are shifted one by one make a Latin square; a region may then hold a digit twice.
    let mut shifted = empty(6);
    shifted
        .constraints
        .push(Constraint::RegionClue(RegionClue::Same(
            [0, 1, 5].map(Cell::new).to_vec(),
        )));
    for cell in shifted.layout.cells() {
        let digit = (cell.index() / 6 + cell.index() % 6) % 6;
        shifted.entries[cell.index()].value = Some(Digit::from_index(digit));
    }
    let expected = by_reference(&shifted);
    assert_eq!(shifted.is_valid(), expected);
}

/// Whether complete digits can be divided, by the reference.
fn by_reference(draft: &Draft) -> bool {
    let mut open = draft.clone();
    open.entries[0].value = None;
    let puzzle = open.validate().unwrap();
    let found = reference::solutions(&puzzle, 1, 1_000_000);
    assert!(!found.budget_spent);
    !found.solutions.is_empty()
}

#[test]
fn every_notation_carries_the_regions_to_be_found_or_refuses() {
    let mut carried = Vec::new();
    for word in [
        "region-run",
        "region-count",
        "distinct-regions",
        "same-region",
    ] {
        let variant = grille::constraint::Variant::named(word).unwrap();
        let puzzle = variant.example().validate().unwrap();
        for notation in Notation::ALL {
            let Ok(printed) = notation.print(&puzzle) else {
                continue;
            };
            if !notation.leaves_out(&puzzle).is_empty() {
                continue;
            }
            let again = notation.parse(&printed, &ReadOptions::default()).unwrap();
            let again = again[0].clone().validate().unwrap();
            assert!(again == puzzle, "{word} in {}: {printed}", notation.id());
            carried.push(notation.id());
        }
    }
    for id in ["text", "json", "iss"] {
        assert_eq!(
            carried.iter().filter(|&&known| known == id).count(),
            4,
            "{id}"
        );
    }
}

#[test]
fn clues_are_written_and_read_in_both_languages() {
    let text = "taille 6\nchaos\nvue-région au-delà: r1c1 = r1c1-r1c4 = r1c1-r3c1\n\
                region-count: r2c2, r4c4\ndistinct-regions: r1c1 = r3c3 r4c4\nmême-région: r6c1-r6c3\n";
    let puzzle = grille::read_puzzle(text).unwrap();
    assert!(puzzle.finds_regions());
    assert_eq!(puzzle.constraints().len(), 6);
    let printed = Notation::Text.print(&puzzle).unwrap();
    for line in [
        "boxes none",
        "chaos-construction",
        "region-run beyond: r1c1 = r1c1-r1c4 = r1c1-r3c1",
        "region-count: r2c2",
        "same-region: r6c1-r6c3",
    ] {
        assert!(
            printed.lines().any(|known| known == line),
            "{line} in {printed}"
        );
    }
    assert!(grille::read_puzzle(&printed).unwrap() == puzzle);
    let iss = Notation::Iss.print(&puzzle).unwrap();
    assert!(
        iss.contains(".ChaosArrow~R1C1~1~CC1~CC2~CC3~CC4~-~CC1~CC7~CC13"),
        "{iss}"
    );
}

#[test]
fn what_makes_no_sense_is_refused() {
    let refused = |text: &str| grille::read_puzzle(text).unwrap_err().to_string();
    // The grid has boxes, or the clue has no regions to speak of.
    assert!(refused("size 6\nboxes 2x3\nchaos-construction\n").contains("already has boxes"));
    assert!(refused("size 6\nregion-run: r1c1\n").contains("chaos-construction"));
    assert!(refused("size 20\ndigits 20\nchaos-construction\n").contains("too large"));
    // Arms that start apart, a cell twice.
    refused("size 6\nchaos\nregion-run: r1c1 = r1c1 r1c2 = r2c1 r3c1\n");
    refused("size 6\nchaos\nregion-count: r1c1 = r1c1 r1c2 r1c2\n");
    refused("size 6\nchaos\nregion-sum: r1c1-r1c4\n");
    // In the other program's words: no regions, sizes of one's own, one way or another, cells that are not there.
    for parts in [
        ".ChaosArrow~R1C1",
        ".ChaosConstruction.RegionSize~6.NoBoxes",
        ".ChaosConstruction.NoBoxes.Or.ChaosCount~R1C1.End",
        ".ChaosConstruction.NoBoxes.ChaosArrow~R1C1~2",
        ".ChaosConstruction.NoBoxes.ChaosCount~R1C1~0~CC82",
        ".ChaosConstruction.NoBoxes.SameValues~2~CC1~CC2~CC3~CC4",
        ".ChaosConstruction.NoBoxes.Sum~10~CC1~CC2",
        ".ChaosConstruction.NoBoxes.~CC1_2",
    ] {
        refused(parts);
    }
}

#[test]
fn boxes_that_are_drawn_hold_each_digit_once_as_well() {
    let puzzle = grille::read_puzzle(".Shape~4x4.ChaosConstruction").unwrap();
    let draft = puzzle.to_draft();
    let boxes = draft
        .constraints
        .iter()
        .filter(|known| matches!(known, Constraint::Region(_)));
    assert_eq!(boxes.count(), 4);
    let expected: Vec<String> = by_partitions(&empty(4), &partitions(4))
        .into_iter()
        .filter(|one| {
            let digits = &one.as_bytes()[..16];
            [0, 2, 8, 10].iter().all(|&corner| {
                let held = [0, 1, 4, 5].map(|at| digits[corner + at]);
                held.iter().collect::<BTreeSet<_>>().len() == 4
            })
        })
        .collect();
    let listed: Vec<Grid> = Solver::new(&puzzle).solutions().collect();
    assert_eq!(all_told(&listed), expected);
}

#[test]
fn clues_that_clash_are_found_among_others() {
    let mut draft = empty(6);
    let same = |cells: &[usize]| {
        let cells = cells.iter().map(|&cell| Cell::new(cell)).collect();
        Constraint::RegionClue(RegionClue::Same(cells))
    };
    // Opposite corners are too far from each other.
    draft.constraints.extend([same(&[8, 9]), same(&[0, 35])]);
    let puzzle = draft.validate().unwrap();
    let found = contradiction(&puzzle, grille::Budget::default()).unwrap();
    assert_eq!(found.constraints, [2]);
}
