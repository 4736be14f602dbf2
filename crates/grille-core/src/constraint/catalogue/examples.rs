//! Functions for writing examples. Cells are written `b2`: the column's letter, the row's number.

use crate::constraint::{
    Arrow, Constraint, Group, GroupKind, Line, LineKind, LittleKiller, Mark, MarkKind, Outside,
    OutsideKind, Quadruple, RegionClue, Side, Sign, SignKind, Whole,
};
use crate::layouts::{self, NamedLayout};
use crate::{Cell, Digit, Draft, Layout, Place};

/// A square grid of this size with these constraints.
pub(super) fn grid(size: usize, constraints: fn(&Layout) -> Vec<Constraint>) -> Draft {
    let layout = Layout::of_size(size).expect("the examples have the usual sizes");
    let mut draft = Draft::new(layout);
    draft.constraints = constraints(&draft.layout);
    draft
}

pub(super) fn on_named(named: NamedLayout) -> Draft {
    Draft::new(named.layout())
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
pub(super) fn chaos(clues: fn(&Layout) -> Vec<Constraint>) -> Draft {
    let mut draft = Draft::new(layouts::latin(6, 6, 6).expect("six digits in rows of six"));
    draft.constraints = vec![Whole::ChaosConstruction.into()];
    draft.constraints.extend(clues(&draft.layout));
    draft
}

/// Clues in these cells that count what they see of their region in all directions.
pub(super) fn region_runs(layout: &Layout, cells: &str) -> Vec<Constraint> {
    let clue = |number: Cell| RegionClue::Run {
        number,
        arms: RegionClue::four_ways(layout, number),
        counts_first: true,
    };
    let clues = at(layout, cells).into_iter().map(clue);
    clues.map(Constraint::RegionClue).collect()
}

/// Clues in these cells that count the cells of their region around them.
pub(super) fn region_counts(layout: &Layout, cells: &str) -> Vec<Constraint> {
    let clue = |number: Cell| RegionClue::Count {
        number,
        cells: RegionClue::around(layout, number),
        counts_first: true,
    };
    let clues = at(layout, cells).into_iter().map(clue);
    clues.map(Constraint::RegionClue).collect()
}

/// Clues in these cells that count the regions around them.
pub(super) fn distinct_regions(layout: &Layout, cells: &str) -> Vec<Constraint> {
    let clue = |number: Cell| RegionClue::Distinct {
        number,
        cells: RegionClue::around(layout, number),
    };
    let clues = at(layout, cells).into_iter().map(clue);
    clues.map(Constraint::RegionClue).collect()
}

pub(super) fn at(layout: &Layout, cells: &str) -> Vec<Cell> {
    let cell = |written: &str| {
        let place: Place = written.parse().expect("a cell is written as b2");
        let cell = layout.cell(place.row.into(), place.column.into());
        cell.expect("a cell of the grid")
    };
    cells.split(' ').map(cell).collect()
}

/// The cells of a square from its top left corner on.
pub(super) fn square(layout: &Layout, corner: &str, side: usize) -> Vec<Cell> {
    let corner = at(layout, corner)[0];
    let (row, column) = (layout.row(corner), layout.column(corner));
    (0..side * side)
        .filter_map(|i| layout.cell(row + i / side, column + i % side))
        .collect()
}

pub(super) fn digit(value: u8) -> Digit {
    Digit::new(value).expect("the examples have small digits")
}

pub(super) fn sign(layout: &Layout, kind: SignKind, cells: &str) -> Constraint {
    let cells = at(layout, cells);
    Constraint::Sign(Sign {
        first: cells[0],
        second: cells[1],
        kind,
    })
}

/// Every sign of these kinds that fits one solution, and the constraint that all of them are given.
pub(super) fn all_given(layout: &Layout, kinds: &[SignKind]) -> Vec<Constraint> {
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
        kind.relation(layout).holds(held(first), held(second))
    };
    let mut constraints = Vec::new();
    for first in layout.cells() {
        let (row, column) = (layout.row(first), layout.column(first));
        let beside = [layout.cell(row, column + 1), layout.cell(row + 1, column)];
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

pub(super) fn mark(layout: &Layout, kind: MarkKind, cell: &str) -> Constraint {
    let cell = at(layout, cell)[0];
    Constraint::Mark(Mark { cell, kind })
}

pub(super) fn quadruple(layout: &Layout, cells: &str, digits: &[u8]) -> Constraint {
    Constraint::Quadruple(Quadruple {
        cells: at(layout, cells),
        digits: digits.iter().map(|&value| digit(value)).collect(),
    })
}

pub(super) fn line(layout: &Layout, kind: LineKind, cells: &str) -> Constraint {
    let cells = at(layout, cells);
    Constraint::Line(Line { kind, cells })
}

pub(super) fn arrow(layout: &Layout, circle: &str, shaft: &str) -> Constraint {
    Constraint::Arrow(Arrow {
        circle: at(layout, circle),
        shaft: at(layout, shaft),
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
    layout: &Layout,
    start: &str,
    down: bool,
    right: bool,
    sum: u32,
) -> Constraint {
    Constraint::LittleKiller(LittleKiller {
        start: at(layout, start)[0],
        down,
        right,
        sum,
    })
}

pub(super) fn group(layout: &Layout, kind: GroupKind, cells: &str) -> Constraint {
    let cells = at(layout, cells);
    Constraint::Group(Group { kind, cells })
}

impl From<Whole> for Constraint {
    fn from(whole: Whole) -> Constraint {
        Constraint::Whole(whole)
    }
}
