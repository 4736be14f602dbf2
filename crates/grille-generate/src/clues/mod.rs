//! Clues as a human setter would place them, true of a solution: connected shapes of a sensible length that do not
//! cross, and more of them than needed. Clues that turn out to be unnecessary are removed later.

mod cages;
mod lines;
mod others;
mod outside;
mod signs;

use std::collections::BTreeSet;

use grille_core::constraint::{Constraint, GroupKind, LineKind, MarkKind, OutsideKind, SignKind};
use grille_core::internal::neighbours;
use grille_core::{Cell, CellSet, Digit, Layout};

use super::random::Random;

pub(super) use cages::Partition;

/// A kind of clue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Clue {
    Cages { repeats: bool },
    Region,
    Less,
    Signs(&'static [SignKind]),
    Marks(MarkKind),
    Quadruple,
    Line(LineKind),
    Arrow,
    Clone,
    Outside(OutsideKind),
    LittleKiller,
    Group(GroupKind),
    LookAndSay,
    Equal,
}

/// A solution on which clues are placed.
pub(super) struct Scene<'a> {
    layout: &'a Layout,
    digits: &'a [u8],
    /// Cells that have a line or shape through them.
    drawn: CellSet,
    /// Corners (by the row and column below and right of them) that a line crosses.
    crossed: BTreeSet<(usize, usize)>,
}

impl<'a> Scene<'a> {
    /// A solution without clues; digits from 1.
    pub(super) fn new(layout: &'a Layout, digits: &'a [u8]) -> Scene<'a> {
        Scene {
            layout,
            digits,
            drawn: CellSet::EMPTY,
            crossed: BTreeSet::new(),
        }
    }

    /// Places clues of a kind. Empty if the grid has no room for them.
    pub(super) fn lay(&mut self, clue: Clue, random: &mut Random) -> Vec<Constraint> {
        match clue {
            Clue::Cages { repeats } => Partition::draw(self, repeats, random).constraints(self),
            Clue::Region => self.regions(random),
            Clue::Less => self.less(random),
            Clue::Signs(kinds) => {
                let mut signs = self.all_signs(kinds);
                random.shuffle(&mut signs);
                signs.truncate(signs.len().div_ceil(2).max(self.share(20)));
                signs
            }
            Clue::Marks(kind) => self.marks(kind, random),
            Clue::Quadruple => self.quadruples(random),
            Clue::Line(kind) => self.lines(kind, random),
            Clue::Arrow => self.arrows(random),
            Clue::Clone => self.clones(random),
            Clue::Outside(kind) => self.outside(kind, random),
            Clue::LittleKiller => self.little_killers(random),
            Clue::Group(kind) => self.groups(kind, random),
            Clue::LookAndSay => self.look_and_say(random),
            Clue::Equal => self.equal(random),
        }
    }

    /// A number for a grid of 81 cells, scaled to this one.
    fn share(&self, of_81: usize) -> usize {
        (of_81 * self.layout.cell_count()).div_ceil(81)
    }

    /// A cell's digit.
    fn digit(&self, cell: Cell) -> Digit {
        Digit::from_index(usize::from(self.digits[cell.index()]) - 1)
    }

    /// The number that its digit stands for.
    fn number(&self, cell: Cell) -> i32 {
        self.layout.number(self.digit(cell))
    }

    fn numbers(&self, cells: &[Cell]) -> Vec<i32> {
        cells.iter().map(|&cell| self.number(cell)).collect()
    }

    fn sum(&self, cells: &[Cell]) -> i32 {
        cells.iter().map(|&cell| self.number(cell)).sum()
    }

    fn are_different(&self, cells: &[Cell]) -> bool {
        let digits: grille_core::DigitSet = cells.iter().map(|&cell| self.digit(cell)).collect();
        digits.len() == cells.len()
    }

    fn random_cell(&self, random: &mut Random) -> Cell {
        Cell::new(random.below(self.layout.cell_count()))
    }

    /// The pairs of orthogonal neighbours, each once.
    fn edges(&self) -> Vec<(Cell, Cell)> {
        let after = |cell: Cell| {
            neighbours(self.layout, cell)
                .filter(move |&other| cell < other)
                .map(move |other| (cell, other))
        };
        self.layout.cells().flat_map(after).collect()
    }

    /// The neighbours of a cell, including diagonal ones.
    fn around(&self, cell: Cell) -> Vec<Cell> {
        let (row, column) = (self.layout.row(cell), self.layout.column(cell));
        let steps = (-1..=1).flat_map(|down| (-1..=1).map(move |right| (down, right)));
        steps
            .filter(|&step| step != (0, 0))
            .filter_map(|(down, right)| {
                let row = row.checked_add_signed(down)?;
                self.layout.cell(row, column.checked_add_signed(right)?)
            })
            .collect()
    }

    /// A random connected shape of this many cells without drawings, each of which may join.
    fn shape(
        &self,
        size: usize,
        random: &mut Random,
        may_join: impl Fn(&[Cell], Cell) -> bool,
    ) -> Option<Vec<Cell>> {
        let start = self.random_cell(random);
        if self.drawn.contains(start) {
            return None;
        }
        let mut cells = vec![start];
        while cells.len() < size {
            let mut beside: Vec<Cell> = cells
                .iter()
                .flat_map(|&cell| neighbours(self.layout, cell))
                .filter(|&cell| {
                    !cells.contains(&cell) && !self.drawn.contains(cell) && may_join(&cells, cell)
                })
                .collect();
            beside.sort_unstable();
            beside.dedup();
            if beside.is_empty() {
                return None;
            }
            cells.push(*random.pick(&beside));
        }
        cells.sort_unstable();
        Some(cells)
    }

    /// Tries until the given number of clues is placed, or the tries are spent.
    fn collect(
        &mut self,
        wanted: usize,
        tries: usize,
        mut propose: impl FnMut(&mut Self) -> Option<Constraint>,
    ) -> Vec<Constraint> {
        let mut found = Vec::new();
        for _ in 0..tries {
            if found.len() == wanted {
                break;
            }
            found.extend(propose(self));
        }
        found
    }

    /// Marks these cells as drawn in.
    fn draw(&mut self, cells: &[Cell]) {
        for &cell in cells {
            self.drawn.insert(cell);
        }
    }
}
