//! Regions that are to be found: chaos construction, and the clues about the regions.
//!
//! These are not about digits alone, so they are not conditions: the model keeps them separately, and the exact solver
//! finds the regions together with the digits.

use std::collections::BTreeSet;

use super::{Constraint, Fault, LineKind, Whole, neighbours};
use crate::{Cell, Digit, DigitSet, House, HouseKind, Layout};

/// The most cells of a grid whose regions are to be found: 16×16.
const MOST_CELLS: usize = 256;
/// The most cells that the clues name in total.
const MOST_NAMED: usize = 20_000;

/// A clue about regions that are to be found.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RegionClue {
    /// Looking from a cell along some arms, the number in another (or the same) cell is how many cells are seen before
    /// a border of the region. All arms start at the same cell, which is counted once.
    Run {
        /// The cell that holds the number.
        number: Cell,
        /// The cells of each arm in order.
        arms: Vec<Vec<Cell>>,
        /// Whether the first cell is counted.
        counts_first: bool,
    },
    /// The number is how many of the cells are in the region of the first of them.
    Count {
        /// The cell that holds the number.
        number: Cell,
        /// The cells; the one that the others are compared with comes first.
        cells: Vec<Cell>,
        /// Whether the first cell is counted.
        counts_first: bool,
    },
    /// The number is how many different regions the cells are in.
    Distinct {
        /// The cell that holds the number.
        number: Cell,
        /// The cells.
        cells: Vec<Cell>,
    },
    /// The cells are all in one region.
    Same(Vec<Cell>),
}

impl RegionClue {
    /// The arms from a cell to the edges of the grid: left, right, up, down. Arms that end where they start are left
    /// out.
    #[must_use]
    pub fn four_ways(layout: &Layout, cell: Cell) -> Vec<Vec<Cell>> {
        let arm = |down: isize, right: isize| -> Vec<Cell> {
            let step = |at: &Cell| {
                let row = layout.row(*at).checked_add_signed(down)?;
                let column = layout.column(*at).checked_add_signed(right)?;
                layout.cell(row, column)
            };
            std::iter::successors(Some(cell), step).collect()
        };
        let arms = [arm(0, -1), arm(0, 1), arm(-1, 0), arm(1, 0)];
        arms.into_iter().filter(|arm| arm.len() > 1).collect()
    }

    /// A cell and those that touch it, including at corners.
    #[must_use]
    pub fn around(layout: &Layout, cell: Cell) -> Vec<Cell> {
        let (row, column) = (layout.row(cell), layout.column(cell));
        let steps = [
            (0, 0),
            (-1, 0),
            (1, 0),
            (0, -1),
            (0, 1),
            (-1, -1),
            (-1, 1),
            (1, -1),
            (1, 1),
        ];
        let at = |(down, right): (isize, isize)| {
            let row = row.checked_add_signed(down)?;
            layout.cell(row, column.checked_add_signed(right)?)
        };
        steps.into_iter().filter_map(at).collect()
    }

    /// The cells that it names; the one with the number comes first.
    #[must_use]
    pub fn cells(&self) -> Vec<Cell> {
        match self {
            RegionClue::Run { number, arms, .. } => [vec![*number], arms.concat()].concat(),
            RegionClue::Count { number, cells, .. } | RegionClue::Distinct { number, cells } => {
                [&[*number], &cells[..]].concat()
            }
            RegionClue::Same(cells) => cells.clone(),
        }
    }

    /// Whether these regions and numbers fit it: the slow, obvious version, which the solver is tested against.
    #[must_use]
    pub fn is_met(&self, region: &impl Fn(Cell) -> usize, number: &impl Fn(Cell) -> i32) -> bool {
        let is = |at: Cell, count: usize, counts_first: bool| {
            number(at) == count as i32 - i32::from(!counts_first)
        };
        match self {
            RegionClue::Run {
                number,
                arms,
                counts_first,
            } => {
                let seen = arms.iter().map(|arm| {
                    let inside = |cell: &&Cell| region(**cell) == region(arm[0]);
                    arm.iter().skip(1).take_while(inside).count()
                });
                is(*number, 1 + seen.sum::<usize>(), *counts_first)
            }
            RegionClue::Count {
                number,
                cells,
                counts_first,
            } => {
                let inside = |cell: &&Cell| region(**cell) == region(cells[0]);
                let count = cells.iter().filter(inside).count();
                is(*number, count, *counts_first)
            }
            RegionClue::Distinct { number, cells } => {
                let regions: BTreeSet<usize> = cells.iter().map(|&cell| region(cell)).collect();
                is(*number, regions.len(), true)
            }
            RegionClue::Same(cells) => cells.iter().all(|&cell| region(cell) == region(cells[0])),
        }
    }

    /// Checks the clue on its own.
    pub(super) fn check(&self) -> Result<(), Fault> {
        let each_once = |cells: &[Cell]| {
            let once: BTreeSet<Cell> = cells.iter().copied().collect();
            once.len() == cells.len()
        };
        let fits = match self {
            RegionClue::Run { arms, .. } => {
                let first = arms.first().and_then(|arm| arm.first());
                first.is_some()
                    && arms
                        .iter()
                        .all(|arm| arm.first() == first && each_once(arm))
                    && {
                        let beyond: Vec<Cell> =
                            arms.iter().flat_map(|arm| arm[1..].to_vec()).collect();
                        each_once(&beyond)
                    }
            }
            RegionClue::Count { cells, .. }
            | RegionClue::Distinct { cells, .. }
            | RegionClue::Same(cells) => !cells.is_empty() && each_once(cells),
        };
        if fits { Ok(()) } else { Err(Fault::Shape) }
    }
}

/// The regions of a puzzle that are to be found: all of one size, connected, without a repeated digit.
#[derive(Clone, Debug)]
pub struct Regions {
    rows: usize,
    columns: usize,
    clues: Vec<RegionClue>,
    /// The index of the constraint that requires them.
    constraint: usize,
}

impl Regions {
    /// The regions that the constraints require, or what is wrong with one of these.
    pub fn new(
        layout: &Layout,
        constraints: &[Constraint],
    ) -> Result<Option<Regions>, (usize, Fault)> {
        let asks = |known: &Constraint| *known == Constraint::Whole(Whole::ChaosConstruction);
        let constraint = constraints.iter().position(asks);
        let mut clues: Vec<RegionClue> = Vec::new();
        let mut named = 0;
        for (number, known) in constraints.iter().enumerate() {
            let Constraint::RegionClue(clue) = known else {
                continue;
            };
            if constraint.is_none() {
                return Err((number, Fault::NoRegionsToFind));
            }
            named += clue.cells().len();
            if named > MOST_NAMED {
                return Err((number, Fault::TooLarge));
            }
            clues.push(clue.clone());
        }
        clues.sort_unstable();
        clues.dedup();
        let Some(constraint) = constraint else {
            return Ok(None);
        };
        // Sums by region would need to know the regions.
        let is_by_region = |known: &Constraint| matches!(known, Constraint::Line(line) if line.kind == LineKind::RegionSum);
        if let Some(number) = constraints.iter().position(is_by_region) {
            return Err((number, Fault::Grid));
        }
        check_grid(layout).map_err(|fault| (constraint, fault))?;
        Ok(Some(Regions {
            rows: layout.rows(),
            columns: layout.columns(),
            clues,
            constraint,
        }))
    }

    /// How many cells a region has: as many as the longer side of the grid.
    #[must_use]
    pub fn size(&self) -> usize {
        self.rows.max(self.columns)
    }

    /// How many regions there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.rows.min(self.columns)
    }

    /// The rows and columns of the grid.
    #[must_use]
    pub fn shape(&self) -> (usize, usize) {
        (self.rows, self.columns)
    }

    /// The clues about them, each once.
    #[must_use]
    pub fn clues(&self) -> &[RegionClue] {
        &self.clues
    }

    /// The index of the constraint that requires them.
    #[must_use]
    pub fn constraint(&self) -> usize {
        self.constraint
    }

    /// Whether these regions, by index, and these digits are a solution: every region is connected, has its size and no
    /// repeated digit, and every clue is met. The slow, obvious version, which the solver is tested against.
    #[must_use]
    pub fn are_met(&self, layout: &Layout, regions: &[usize], digits: &[Digit]) -> bool {
        let of = |cell: Cell| regions[cell.index()];
        let is_region = |number: usize| {
            let cells: Vec<Cell> = layout.cells().filter(|&cell| of(cell) == number).collect();
            let held: DigitSet = cells.iter().map(|cell| digits[cell.index()]).collect();
            let mut reached: Vec<Cell> = cells.first().copied().into_iter().collect();
            let mut at = 0;
            while at < reached.len() {
                for next in neighbours(layout, reached[at]) {
                    if of(next) == number && !reached.contains(&next) {
                        reached.push(next);
                    }
                }
                at += 1;
            }
            cells.len() == self.size() && held.len() == cells.len() && reached.len() == cells.len()
        };
        let number = |cell: Cell| layout.number(digits[cell.index()]);
        (0..self.count()).all(is_region) && self.clues.iter().all(|clue| clue.is_met(&of, &number))
    }

    /// The layout with regions that were found, numbered in the order of their first cells.
    ///
    /// # Panics
    /// If a region has more cells than there are digits.
    #[must_use]
    #[doc(hidden)]
    pub fn found(layout: &Layout, regions: &[usize]) -> Layout {
        let mut numbers: Vec<usize> = Vec::new();
        let mut houses: Vec<Vec<Cell>> = Vec::new();
        for (cell, region) in layout.cells().zip(regions) {
            let known = numbers.iter().position(|number| number == region);
            let number = known.unwrap_or_else(|| {
                numbers.push(*region);
                houses.push(Vec::new());
                houses.len() - 1
            });
            houses[number].push(cell);
        }
        let houses = houses.into_iter().enumerate();
        let houses = houses.map(|(number, cells)| House::new(HouseKind::Box, number, cells));
        layout
            .with_groups(houses.collect(), &[])
            .expect("regions of at most as many cells as there are digits")
    }
}

/// Checks that the grid is a rectangle without regions of its own, and not too large.
pub(super) fn check_grid(layout: &Layout) -> Result<(), Fault> {
    let (rows, columns) = (layout.rows(), layout.columns());
    let is_rectangle = rows * columns == layout.cell_count()
        && layout
            .cells()
            .all(|cell| layout.cell(cell.index() / columns, cell.index() % columns) == Some(cell));
    let has = |kind: HouseKind| layout.houses().iter().any(|house| house.kind() == kind);
    if !is_rectangle || rows.min(columns) < 2 || rows.max(columns) > layout.digits() {
        return Err(Fault::Grid);
    }
    if has(HouseKind::Box) {
        return Err(Fault::HasRegions);
    }
    if layout.cell_count() > MOST_CELLS {
        return Err(Fault::TooLarge);
    }
    Ok(())
}
