//! A digit that a house needs in one of a few cells, and a candidate that is compatible with it in none of them: by a
//! dot or sign, along a thermometer, in the combinations of a cage, or because the cell itself is one of them.

use std::ops::ControlFlow;
use std::sync::Arc;

use grille_core::constraint::{Constraint, Line, LineKind, Relation};
use grille_core::{Cell, Digit, DigitSet};
use grille_solve::Model;

use super::derived::{Derived, Origin};
use super::{Finding, Sink, combinations};
use crate::board::Board;
use crate::cells::Cells;
use crate::technique::Technique;
use crate::why::Why;

/// The most places of a digit that a person keeps in mind.
const MOST_PLACES: usize = 4;

/// What a candidate leaves for another cell.
struct Related<'a> {
    cell: Cell,
    constraint: usize,
    /// For each digit of the related cell, what this one may hold.
    beside: Beside<'a>,
}

/// For each digit of a cell, what another may hold.
enum Beside<'a> {
    /// A relation; borrowed, since there may be very many.
    Relation(&'a Relation),
    Listed(Arc<[DigitSet]>),
}

impl Beside<'_> {
    fn of(&self, digit: Digit) -> DigitSet {
        match self {
            Beside::Relation(relation) => relation.seconds(digit),
            Beside::Listed(rows) => rows[digit.index()],
        }
    }
}

/// A step for each house, digit and cell.
pub(super) fn find<S: Cells>(
    board: &Board<S>,
    derived: &Derived,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let Some(model) = &board.tables().model else {
        return ControlFlow::Continue(());
    };
    let related = related(board, derived, model, sink)?;
    let houses = board.tables().houses.iter().enumerate();
    for (number, house) in houses.filter(|(_, house)| house.is_full) {
        for digit in board.digits() {
            sink.tick()?;
            let places = board.places(digit) & house.set;
            if !(2..=MOST_PLACES).contains(&places.len()) || board.placed(digit).meets(&house.set) {
                continue;
            }
            let is_related = |cell: &Cell| {
                let mut others = related[cell.index()].iter();
                others.any(|other| places.contains(other.cell))
            };
            for cell in board.open().iter().filter(is_related) {
                against(board, &related[cell.index()], (number, digit, places), cell).step(
                    board,
                    Technique::LockedRelation,
                    sink,
                )?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The candidates of a cell with which a digit has none of its places in a house.
fn against<S: Cells>(
    board: &Board<S>,
    related: &[Related],
    (house, digit, places): (usize, Digit, S),
    cell: Cell,
) -> Finding {
    let mut finding = Finding::default();
    let mut lost = DigitSet::EMPTY;
    for own in board.candidates(cell) {
        let mut constraints: Vec<usize> = Vec::new();
        let excludes = |place: Cell| {
            let forbids =
                |other: &&Related| other.cell == place && !other.beside.of(own).contains(digit);
            let sees = own == digit && board.tables().peers[cell.index()].contains(place);
            if (place == cell && own != digit) || sees {
                return true;
            }
            let by = related.iter().find(forbids);
            constraints.extend(by.map(|by| by.constraint));
            by.is_some()
        };
        // Without a constraint these are ordinary locked candidates, or a hidden single.
        if places.iter().all(excludes) && !constraints.is_empty() {
            lost.insert(own);
            for constraint in constraints {
                finding.name(constraint);
            }
        }
    }
    if lost.is_empty() {
        return finding;
    }
    let places: Vec<Cell> = places.iter().collect();
    finding.houses = vec![house];
    finding.cells.clone_from(&places);
    finding.digits = vec![digit];
    let why = Why::NoPlace {
        house,
        digit,
        places,
        cell,
        digits: lost,
    };
    finding.strike(cell, lost, why);
    finding
}

/// For each cell, what its candidates leave for other cells of the same constraint.
fn related<'a, S: Cells>(
    board: &Board<S>,
    derived: &'a Derived,
    model: &Model,
    sink: &mut Sink<'_>,
) -> ControlFlow<(), Vec<Vec<Related<'a>>>> {
    let digits = board.tables().layout.digits();
    let mut all: Vec<Vec<Related<'a>>> = Vec::new();
    for partners in &derived.partners {
        sink.poll()?;
        let own = partners.iter().map(|partner| Related {
            cell: partner.cell,
            constraint: partner.constraint,
            beside: Beside::Relation(&partner.relation),
        });
        all.push(own.collect());
    }
    let mut add = |constraint: usize, [first, second]: [Cell; 2], beside: Arc<[DigitSet]>| {
        all[first.index()].push(Related {
            cell: second,
            constraint,
            beside: Beside::Listed(beside),
        });
    };
    for (constraint, line) in thermometers(model) {
        // The next cell is already a partner.
        for (at, &low) in line.iter().enumerate() {
            for (to, &high) in line.iter().enumerate().skip(at + 2) {
                sink.tick()?;
                let above =
                    Relation::new(digits, |a, b| usize::from(b) >= usize::from(a) + to - at);
                add(constraint, [low, high], rows(&above));
                add(constraint, [high, low], rows(&above.flipped()));
            }
        }
    }
    for choice in &derived.choices {
        let (Origin::Sum(constraint) | Origin::Sets(constraint)) = choice.origin else {
            continue;
        };
        sink.poll()?;
        let sets = combinations::left(board, choice);
        let mut beside = vec![DigitSet::EMPTY; digits];
        for set in sets {
            for digit in set {
                beside[digit.index()] |= set - DigitSet::only(digit);
            }
        }
        let beside: Arc<[DigitSet]> = beside.into();
        for &first in &choice.cells {
            for &second in choice.cells.iter().filter(|&&second| second != first) {
                add(constraint, [first, second], Arc::clone(&beside));
            }
        }
    }
    ControlFlow::Continue(all)
}

fn rows(relation: &Relation) -> Arc<[DigitSet]> {
    let all = (0..relation.digits()).map(Digit::from_index);
    all.map(|digit| relation.seconds(digit)).collect()
}

/// The thermometers on which every digit is greater than the one before.
fn thermometers(model: &Model) -> impl Iterator<Item = (usize, &[Cell])> {
    let all = model.constraints().iter().enumerate();
    all.filter_map(|(number, constraint)| match constraint {
        Constraint::Line(Line {
            kind: LineKind::Thermo,
            cells,
        }) => Some((number, &cells[..])),
        _ => None,
    })
}
