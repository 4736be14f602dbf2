//! Words to write examples with. Cells are written `b2`: the column's letter, the row's number.

use crate::layouts::{self, NamedLayout};
use crate::variant::{
    Arrow, Constraint, Group, GroupKind, Line, LineKind, LittleKiller, Mark, MarkKind, Outside,
    OutsideKind, Quadruple, RegionClue, Side, Sign, SignKind, Whole,
};
use crate::{Cell, Digit, Draft, Geometry, Place};

/// A square grid of this size with these constraints.
pub(super) fn grid(size: usize, constraints: fn(&Geometry) -> Vec<Constraint>) -> Draft {
    let geometry = Geometry::of_size(size).expect("the examples have the usual sizes");
    let mut draft = Draft::new(geometry);
    draft.constraints = constraints(&draft.geometry);
    draft
}

pub(super) fn layout(layout: NamedLayout) -> Draft {
    Draft::new(layout.geometry())
}

pub(super) fn jigsaw() -> Draft {
    let regions = [
        [0, 0, 0, 1, 1, 1],
        [0, 0, 2, 2, 1, 1],
        [0, 2, 2, 2, 2, 1],
        [3, 4, 4, 4, 4, 5],
        [3, 3, 4, 4, 5, 5],
        [3, 3, 3, 5, 5, 5],
    ];
    Draft::new(layouts::jigsaw(6, regions.as_flattened()).expect("six regions of six cells"))
}

/// A grid of six rows and columns whose regions are to be found, with these clues.
pub(super) fn chaos(clues: fn(&Geometry) -> Vec<Constraint>) -> Draft {
    let mut draft = Draft::new(layouts::latin(6, 6, 6).expect("six digits in rows of six"));
    draft.constraints = vec![Whole::ChaosConstruction.into()];
    draft.constraints.extend(clues(&draft.geometry));
    draft
}

/// Clues in these cells that see their region in all directions.
pub(super) fn region_runs(geometry: &Geometry, cells: &str) -> Vec<Constraint> {
    let clue = |number: Cell| RegionClue::Run {
        number,
        arms: RegionClue::four_ways(geometry, number),
        counts_first: true,
    };
    let clues = at(geometry, cells).into_iter().map(clue);
    clues.map(Constraint::RegionClue).collect()
}

/// Clues in these cells that count the cells of their region around them.
pub(super) fn region_counts(geometry: &Geometry, cells: &str) -> Vec<Constraint> {
    let clue = |number: Cell| RegionClue::Count {
        number,
        cells: RegionClue::around(geometry, number),
        counts_first: true,
    };
    let clues = at(geometry, cells).into_iter().map(clue);
    clues.map(Constraint::RegionClue).collect()
}

/// Clues in these cells that count the regions around them.
pub(super) fn distinct_regions(geometry: &Geometry, cells: &str) -> Vec<Constraint> {
    let clue = |number: Cell| RegionClue::Distinct {
        number,
        cells: RegionClue::around(geometry, number),
    };
    let clues = at(geometry, cells).into_iter().map(clue);
    clues.map(Constraint::RegionClue).collect()
}

pub(super) fn at(geometry: &Geometry, cells: &str) -> Vec<Cell> {
    let cell = |written: &str| {
        let place: Place = written.parse().expect("a cell is written as b2");
        let cell = geometry.cell(place.row.into(), place.column.into());
        cell.expect("a cell of the grid")
    };
    cells.split(' ').map(cell).collect()
}

/// The cells of a square from its top left corner on.
pub(super) fn square(geometry: &Geometry, corner: &str, side: usize) -> Vec<Cell> {
    let corner = at(geometry, corner)[0];
    let (row, column) = (geometry.row(corner), geometry.column(corner));
    (0..side * side)
        .filter_map(|i| geometry.cell(row + i / side, column + i % side))
        .collect()
}

pub(super) fn digit(value: u8) -> Digit {
    Digit::new(value).expect("the examples have small digits")
}

pub(super) fn sign(geometry: &Geometry, kind: SignKind, cells: &str) -> Constraint {
    let cells = at(geometry, cells);
    Constraint::Sign(Sign {
        first: cells[0],
        second: cells[1],
        kind,
    })
}

/// Every sign of these kinds that fits one solution, and that these are all.
pub(super) fn all_given(geometry: &Geometry, kinds: &[SignKind]) -> Vec<Constraint> {
    const SOLUTION: [u8; 36] = [
        1, 2, 3, 4, 5, 6, //
        4, 5, 6, 1, 2, 3, //
        2, 3, 1, 5, 6, 4, //
        5, 6, 4, 2, 3, 1, //
        3, 1, 2, 6, 4, 5, //
        6, 4, 5, 3, 1, 2,
    ];
    let fits = |kind: SignKind, first: Cell, second: Cell| {
        let held = |cell: Cell| digit(SOLUTION[cell.index()]);
        kind.relation(geometry).holds(held(first), held(second))
    };
    let mut constraints = Vec::new();
    for first in geometry.cells() {
        let (row, column) = (geometry.row(first), geometry.column(first));
        let beside = [
            geometry.cell(row, column + 1),
            geometry.cell(row + 1, column),
        ];
        for second in beside.into_iter().flatten() {
            let kind = kinds.iter().find(|&&kind| fits(kind, first, second));
            constraints.extend(kind.map(|&kind| {
                Constraint::Sign(Sign {
                    first,
                    second,
                    kind,
                })
            }));
        }
    }
    let rules = kinds.iter().map(|&kind| Whole::AllGiven(kind).into());
    constraints.extend(rules);
    constraints
}

pub(super) fn mark(geometry: &Geometry, kind: MarkKind, cell: &str) -> Constraint {
    let cell = at(geometry, cell)[0];
    Constraint::Mark(Mark { cell, kind })
}

pub(super) fn quadruple(geometry: &Geometry, cells: &str, digits: &[u8]) -> Constraint {
    Constraint::Quadruple(Quadruple {
        cells: at(geometry, cells),
        digits: digits.iter().map(|&value| digit(value)).collect(),
    })
}

pub(super) fn line(geometry: &Geometry, kind: LineKind, cells: &str) -> Constraint {
    let cells = at(geometry, cells);
    Constraint::Line(Line { kind, cells })
}

pub(super) fn arrow(geometry: &Geometry, circle: &str, shaft: &str) -> Constraint {
    Constraint::Arrow(Arrow {
        circle: at(geometry, circle),
        shaft: at(geometry, shaft),
    })
}

pub(super) fn outside(kind: OutsideKind, side: Side, line: usize, value: u32) -> Constraint {
    Constraint::Outside(Outside {
        kind,
        side,
        line,
        value,
    })
}

pub(super) fn little(
    geometry: &Geometry,
    start: &str,
    down: bool,
    right: bool,
    sum: u32,
) -> Constraint {
    Constraint::LittleKiller(LittleKiller {
        start: at(geometry, start)[0],
        down,
        right,
        sum,
    })
}

pub(super) fn group(geometry: &Geometry, kind: GroupKind, cells: &str) -> Constraint {
    let cells = at(geometry, cells);
    Constraint::Group(Group { kind, cells })
}

impl From<Whole> for Constraint {
    fn from(whole: Whole) -> Constraint {
        Constraint::Whole(whole)
    }
}
