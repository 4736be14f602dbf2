//! Whole spaces counted: how many grids there are of some layouts, square and not.

use std::collections::BTreeSet;

use grille::solve::CountEnd;
use grille::{Cell, Grid, House, HouseKind, Layout, Place, Solver};

fn count(layout: Layout) -> u64 {
    let counted = Solver::new(&Grid::empty(layout).into()).count(u64::MAX);
    assert_eq!(counted.end, CountEnd::All);
    counted.solutions
}

/// A layout of these groups, its cells drawn in rows of this length.
fn layout(digits: usize, cells: usize, width: usize, groups: BTreeSet<Vec<usize>>) -> Layout {
    let places = (0..cells).map(|cell| Place {
        row: (cell / width) as u16,
        column: (cell % width) as u16,
    });
    let house = |(number, group): (usize, Vec<usize>)| {
        House::new(
            HouseKind::Extra,
            number,
            group.into_iter().map(Cell::new).collect(),
        )
    };
    Layout::from_houses(
        digits,
        places.collect(),
        groups.into_iter().enumerate().map(house).collect(),
    )
    .unwrap()
}

/// The cells of a cube of coordinates for which some test holds.
fn where_<const N: usize>(side: usize, test: impl Fn([usize; N]) -> bool) -> Vec<usize> {
    let coordinates = |cell: usize| std::array::from_fn(|axis| cell / side.pow(axis as u32) % side);
    (0..side.pow(N as u32))
        .filter(|&cell| test(coordinates(cell)))
        .collect()
}

#[test]
fn small_squares() {
    assert_eq!(count(Layout::of_size(4).unwrap()), 288);
    assert_eq!(count(Layout::of_size(6).unwrap()), 28_200_960);
    assert_eq!(
        count(Layout::with_boxes("3x2".parse().unwrap())),
        28_200_960
    );
}

/// The 9×9 grid read as 3⁴: each of the 54 coordinate planes holds every digit.
#[test]
fn hypercube() {
    let mut planes = BTreeSet::new();
    for (a, b) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
        for (i, j) in (0..3).flat_map(|i| (0..3).map(move |j| (i, j))) {
            planes.insert(where_::<4>(3, |at| at[a] == i && at[b] == j));
        }
    }
    assert_eq!(planes.len(), 54);
    assert_eq!(count(layout(9, 81, 9, planes)), 37_739_520);
}

/// A cube of 27 cells: each of its nine planes holds every digit.
#[test]
fn roxdoku() {
    let planes = (0..3)
        .flat_map(|axis| (0..3).map(move |i| where_::<3>(3, |at| at[axis] == i)))
        .collect();
    assert_eq!(count(layout(9, 27, 9, planes)), 14_515_200);
}

/// A cube of 64 cells: each of its twelve slices is a 4×4 sudoku.
#[test]
fn three_doku() {
    let mut groups = BTreeSet::new();
    for axis in 0..3 {
        let [one, other] = [(axis + 1) % 3, (axis + 2) % 3];
        for (slice, i) in (0..4).flat_map(|slice| (0..4).map(move |i| (slice, i))) {
            groups.insert(where_::<3>(4, |at| at[axis] == slice && at[one] == i));
            groups.insert(where_::<3>(4, |at| at[axis] == slice && at[other] == i));
            groups.insert(where_::<3>(4, |at| {
                at[axis] == slice && at[one] / 2 * 2 + at[other] / 2 == i
            }));
        }
    }
    assert_eq!(count(layout(4, 64, 8, groups)), 768);
}
