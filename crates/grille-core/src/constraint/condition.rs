//! Conditions: the primitives that every constraint is lowered to.

use std::collections::HashMap;
use std::sync::Arc;

use super::{Automaton, Relation};
use crate::{Cell, CellSet, Digit, DigitSet, HouseKind, Layout};

/// The memory of a house in the grid, in the searches and in the logic engine, without its cells.
const HOUSE_BYTES: usize = 512;

/// Something that must hold for the digits of some cells.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// The cell holds one of these digits.
    OneOf {
        /// The cell.
        cell: Cell,
        /// What it may hold.
        digits: DigitSet,
    },
    /// No two of the cells hold the same digit. The puzzle's layout includes these groups as houses.
    Different {
        /// What the group is called.
        kind: HouseKind,
        /// The cells, at most as many as there are digits.
        cells: Vec<Cell>,
    },
    /// A weighted sum of the cells is among some totals. Each cell occurs once.
    Sum {
        /// The cells with their weights.
        terms: Vec<(Cell, i32)>,
        /// What the sum may be.
        totals: Totals,
    },
    /// Two different cells are in a relation.
    Pair {
        /// The cell of the relation's first digit.
        first: Cell,
        /// The cell of its second digit.
        second: Cell,
        /// The allowed pairs.
        relation: Arc<Relation>,
    },
    /// The digits along the cells are a word that the automaton accepts. A cell may occur more than once.
    Line {
        /// The cells in the order they are read.
        cells: Vec<Cell>,
        /// The automaton.
        automaton: Arc<Automaton>,
    },
    /// The cells hold different digits, which together are exactly one of these sets.
    Sets {
        /// The cells.
        cells: Vec<Cell>,
        /// Sets with as many digits as there are cells.
        sets: Arc<[DigitSet]>,
    },
    /// The number of cells that hold one of these digits is among some numbers.
    Count {
        /// The cells.
        cells: Vec<Cell>,
        /// What is counted.
        digits: DigitSet,
        /// The allowed numbers: bit `n` for `n`.
        counts: u64,
    },
    /// At least one of these lists of conditions is met in full.
    Any(Vec<Vec<Condition>>),
}

/// The totals that a sum may have: from the least to the greatest in equal steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Totals {
    /// The least.
    pub least: i32,
    /// The greatest.
    pub greatest: i32,
    /// The distance from one to the next, at least 1.
    pub step: i32,
}

impl Totals {
    /// One total only.
    #[must_use]
    pub fn exactly(total: i32) -> Totals {
        Totals::between(total, total)
    }

    /// Every total from the least to the greatest.
    #[must_use]
    pub fn between(least: i32, greatest: i32) -> Totals {
        Totals {
            least,
            greatest,
            step: 1,
        }
    }

    /// Whether a total is among them.
    #[must_use]
    pub fn contains(self, total: i32) -> bool {
        (self.least..=self.greatest).contains(&total) && (total - self.least) % self.step == 0
    }
}

impl Condition {
    /// A sum of the numbers in the cells; a cell named twice counts twice. The condition itself adds up digits, which
    /// are one more than the numbers where those count from 0.
    #[must_use]
    pub fn sum(
        layout: &Layout,
        cells: impl IntoIterator<Item = (Cell, i32)>,
        totals: Totals,
    ) -> Condition {
        let mut terms: Vec<(Cell, i64)> = Vec::new();
        // The position of each cell among the terms.
        let mut places: HashMap<Cell, usize> = HashMap::new();
        let mut shift = 0;
        for (cell, weight) in cells {
            let weight = i64::from(weight);
            shift += weight * (1 - i64::from(layout.lowest()));
            let place = *places.entry(cell).or_insert(terms.len());
            match terms.get_mut(place) {
                Some((_, known)) => *known += weight,
                None => terms.push((cell, weight)),
            }
        }
        terms.retain(|(_, weight)| *weight != 0);
        // Numbers at the ends of this range are refused as too large.
        let clamped = |number: i64| number.clamp(i32::MIN.into(), i32::MAX.into()) as i32;
        let totals = Totals {
            least: clamped(i64::from(totals.least) + shift),
            greatest: clamped(i64::from(totals.greatest) + shift),
            ..totals
        };
        let terms = terms.into_iter();
        let terms = terms.map(|(cell, weight)| (cell, clamped(weight)));
        Condition::Sum {
            terms: terms.collect(),
            totals,
        }
    }

    /// The two lists of cells have the same sum.
    #[must_use]
    pub fn equal_sums(layout: &Layout, left: &[Cell], right: &[Cell]) -> Condition {
        let left = left.iter().map(|&cell| (cell, 1));
        let right = right.iter().map(|&cell| (cell, -1));
        Condition::sum(layout, left.chain(right), Totals::exactly(0))
    }

    /// A relation between two cells; a relation of a cell with itself restricts that cell's candidates.
    #[must_use]
    pub fn pair(first: Cell, second: Cell, relation: &Arc<Relation>) -> Condition {
        if first == second {
            let all = DigitSet::first(relation.digits());
            return Condition::OneOf {
                cell: first,
                digits: all.iter().filter(|&d| relation.holds(d, d)).collect(),
            };
        }
        Condition::Pair {
            first,
            second,
            relation: Arc::clone(relation),
        }
    }

    /// About how many bytes it takes, without relations and automata, which are shared.
    #[doc(hidden)]
    pub fn bytes(&self) -> usize {
        let own = match self {
            Condition::OneOf { .. } | Condition::Pair { .. } => 0,
            // Each is also a house of the grid.
            Condition::Different { cells, .. } => HOUSE_BYTES + 16 * cells.len(),
            Condition::Line { cells, .. } | Condition::Count { cells, .. } => {
                cells.len() * size_of::<Cell>()
            }
            Condition::Sum { terms, .. } => terms.len() * size_of::<(Cell, i32)>(),
            Condition::Sets { cells, sets } => {
                cells.len() * size_of::<Cell>() + sets.len() * size_of::<DigitSet>()
            }
            Condition::Any(ways) => {
                let inner = ways.iter().flatten().map(Condition::bytes).sum::<usize>();
                ways.len() * size_of::<Vec<Condition>>() + inner
            }
        };
        size_of::<(usize, Condition)>() + own
    }

    /// All cells it reads, each once.
    #[must_use]
    pub fn cells(&self) -> CellSet {
        match self {
            Condition::OneOf { cell, .. } => [*cell].into_iter().collect(),
            Condition::Different { cells, .. }
            | Condition::Line { cells, .. }
            | Condition::Sets { cells, .. }
            | Condition::Count { cells, .. } => cells.iter().copied().collect(),
            Condition::Sum { terms, .. } => terms.iter().map(|(cell, _)| *cell).collect(),
            Condition::Pair { first, second, .. } => [*first, *second].into_iter().collect(),
            Condition::Any(ways) => {
                let cells = ways.iter().flatten().map(Condition::cells);
                cells.fold(CellSet::EMPTY, |all, cells| all | cells)
            }
        }
    }

    /// Whether these digits meet it: the slow, obvious version, which the propagators are tested against.
    #[must_use]
    pub fn is_met(&self, digit: &impl Fn(Cell) -> Digit) -> bool {
        let value = |cell: Cell| i32::from(digit(cell).value());
        match self {
            Condition::OneOf { cell, digits } => digits.contains(digit(*cell)),
            Condition::Different { cells, .. } => {
                let held: DigitSet = cells.iter().map(|&cell| digit(cell)).collect();
                held.len() == cells.len()
            }
            Condition::Sum { terms, totals } => {
                let terms = terms.iter().map(|&(cell, weight)| weight * value(cell));
                totals.contains(terms.sum())
            }
            Condition::Pair {
                first,
                second,
                relation,
            } => relation.holds(digit(*first), digit(*second)),
            Condition::Line { cells, automaton } => {
                automaton.accepts(cells.iter().map(|&cell| digit(cell)))
            }
            Condition::Sets { cells, sets } => {
                let held: DigitSet = cells.iter().map(|&cell| digit(cell)).collect();
                held.len() == cells.len() && sets.contains(&held)
            }
            Condition::Count {
                cells,
                digits,
                counts,
            } => {
                let held = cells.iter().filter(|&&cell| digits.contains(digit(cell)));
                counts.checked_shr(held.count() as u32).unwrap_or(0) & 1 == 1
            }
            Condition::Any(ways) => ways
                .iter()
                .any(|way| way.iter().all(|condition| condition.is_met(digit))),
        }
    }
}
