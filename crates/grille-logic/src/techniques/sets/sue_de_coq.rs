//! Sue de Coq: some cells where two houses cross have two or more digits too many. Cells in the rest of one house and of
//! the other take these digits away, each its own. Then there are as many cells as digits in all: every digit is locked,
//! in one house, in the other, or where they cross.
//!
//! The cells outside may have digits of their own (the extended form): each takes one more cell. Such a digit may even
//! be in both houses, as it then has a place in each.

use std::ops::ControlFlow;

use grille_core::{Cell, DigitSet, HouseKind};

use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Candidate, Evidence, Role, SetOfCells, Step};
use crate::technique::Technique;
use crate::techniques::Sink;

/// The most cells on each side. On the classic grid there are none with more.
const MOST_CELLS: usize = 8;

/// Some cells of a house and their digits.
#[derive(Clone, Copy)]
struct Part<S> {
    cells: S,
    digits: DigitSet,
}

pub(in crate::techniques) fn find<S: Cells>(
    board: &Board<S>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let houses = &board.tables().houses;
    let is_box = |house: usize| houses[house].kind == HouseKind::Box;
    let others = (0..houses.len()).filter(|&house| !is_box(house));
    let others: Vec<usize> = others.collect();
    let boxes = (0..houses.len()).filter(|&house| is_box(house));
    for &line in &others {
        for region in boxes.clone() {
            crossing(board, line, region, sink)?;
        }
    }
    // Rows and columns share one cell, but further houses may share more with them and with each other.
    for (at, &line) in others.iter().enumerate() {
        for &other in &others[at + 1..] {
            crossing(board, line, other, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// All patterns around the cells that two houses share.
fn crossing<S: Cells>(
    board: &Board<S>,
    line: usize,
    region: usize,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let houses = &board.tables().houses;
    let shared = houses[line].set & houses[region].set & board.open();
    if shared.len() < 2 {
        return ControlFlow::Continue(());
    }
    let search = Search {
        board,
        houses: [line, region],
        rest: [line, region].map(|house| houses[house].set & board.open()),
    };
    each_part(board, shared, DigitSet::EMPTY, sink, &mut |middle, sink| {
        if middle.cells.len() >= 2 && middle.digits.len() >= middle.cells.len() + 2 {
            search.around(middle, sink)?;
        }
        ControlFlow::Continue(())
    })
}

/// The search around the cells of one crossing.
struct Search<'a, S> {
    board: &'a Board<S>,
    houses: [usize; 2],
    /// The open cells of both houses.
    rest: [S; 2],
}

impl<S: Cells> Search<'_, S> {
    fn around(&self, middle: Part<S>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let surplus = middle.digits.len() - middle.cells.len();
        let [line, region] = self.rest.map(|rest| rest - middle.cells);
        each_part(self.board, line, DigitSet::EMPTY, sink, &mut |one, sink| {
            let Some(taken) = takes(one, middle.digits).filter(|&taken| taken < surplus) else {
                return ControlFlow::Continue(());
            };
            // The two sides share no digit of the middle.
            let forbidden = one.digits & middle.digits;
            let region = region - one.cells;
            each_part(self.board, region, forbidden, sink, &mut |other, sink| {
                if takes(other, middle.digits) == Some(surplus - taken) {
                    self.give(middle, [one, other], sink)?;
                }
                ControlFlow::Continue(())
            })
        })
    }

    fn give(&self, middle: Part<S>, sides: [Part<S>; 2], sink: &mut Sink<'_>) -> ControlFlow<()> {
        let [one, other] = sides;
        let in_both = one.digits & other.digits;
        let mut eliminations = Vec::new();
        for (rest, own, facing) in [(self.rest[1], other, one), (self.rest[0], one, other)] {
            let locked = ((middle.digits | own.digits) - facing.digits) | in_both;
            for cell in ((rest - own.cells) - middle.cells).iter() {
                let gone = self.board.candidates(cell) & locked;
                let gone = gone.iter().map(|digit| Candidate::new(cell, digit));
                for candidate in gone {
                    if !eliminations.contains(&candidate) {
                        eliminations.push(candidate);
                    }
                }
            }
        }
        if eliminations.is_empty() {
            return ControlFlow::Continue(());
        }
        sink.give(self.step(middle, sides, eliminations))
    }

    fn step(&self, middle: Part<S>, sides: [Part<S>; 2], eliminations: Vec<Candidate>) -> Step {
        let digits: DigitSet = eliminations.iter().map(|gone| gone.digit).collect();
        let parts = [middle, sides[0], sides[1]];
        let set = |part: &Part<S>| SetOfCells {
            cells: part.cells.iter().collect(),
            digits: part.digits,
        };
        let role = |cell: Cell| {
            if middle.cells.contains(cell) {
                Role::Pivot
            } else {
                Role::Pattern
            }
        };
        let cells = parts.iter().flat_map(|part| part.cells.iter());
        let cells: Vec<Cell> = cells.collect();
        let candidates = cells.iter().flat_map(|&cell| {
            let digits = self.board.candidates(cell).iter();
            digits.map(move |digit| (Candidate::new(cell, digit), role(cell)))
        });
        Step {
            technique: Technique::SueDeCoq,
            placements: Vec::new(),
            evidence: Evidence {
                digits: digits.iter().collect(),
                houses: self.houses.to_vec(),
                candidates: candidates.collect(),
                cells: cells.iter().map(|&cell| (cell, role(cell))).collect(),
                sets: parts.iter().map(set).collect(),
                ..Evidence::default()
            },
            eliminations,
        }
    }
}

/// How many digits cells outside take from the middle: one for each cell that their own digits do not need. `None` if
/// they take none.
fn takes<S: Cells>(part: Part<S>, middle: DigitSet) -> Option<usize> {
    let own = (part.digits - middle).len();
    let taken = part.cells.len().checked_sub(own)?;
    (taken > 0 && part.digits.len() > own).then_some(taken)
}

/// Visits all choices of these cells without any of the forbidden digits, in order, each before those that add to it.
fn each_part<S: Cells>(
    board: &Board<S>,
    cells: S,
    forbidden: DigitSet,
    sink: &mut Sink<'_>,
    visit: &mut dyn FnMut(Part<S>, &mut Sink<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let is_allowed = |&cell: &Cell| (board.candidates(cell) & forbidden).is_empty();
    let cells: Vec<Cell> = cells.iter().filter(is_allowed).collect();
    let none = Part {
        cells: S::default(),
        digits: DigitSet::EMPTY,
    };
    more(board, &cells, none, MOST_CELLS, sink, visit)
}

fn more<S: Cells>(
    board: &Board<S>,
    cells: &[Cell],
    part: Part<S>,
    most: usize,
    sink: &mut Sink<'_>,
    visit: &mut dyn FnMut(Part<S>, &mut Sink<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for (at, &cell) in cells.iter().enumerate() {
        sink.tick()?;
        let mut part = part;
        part.cells.insert(cell);
        part.digits |= board.candidates(cell);
        visit(part, sink)?;
        if most > 1 {
            more(board, &cells[at + 1..], part, most - 1, sink, visit)?;
        }
    }
    ControlFlow::Continue(())
}
