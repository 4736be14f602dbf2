//! What follows from a puzzle's constraints alone, independently of the board.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

use grille_core::constraint::{Condition, Constraint, Line, LineKind, Relation, Totals};
use grille_core::{Budget, Cell, DigitSet, Layout};
use grille_solve::{Model, Propagator};

use super::alternation::Alternating;
use super::difference::Difference;
use super::{alternation, difference};

/// What follows from the constraints, computed once for each layout.
#[derive(Debug)]
pub(crate) struct Derived {
    /// Cells that together hold one of several sets of digits.
    pub choices: Vec<Choice>,
    /// Pairs in which the first is less than the second.
    pub order: Vec<Less>,
    /// For each cell, the cells that it is related to.
    pub partners: Vec<Vec<Partner>>,
    /// Groups of cells that must be equal.
    pub twins: Vec<Twins>,
    /// Cells whose digits alternate between two sides.
    pub alternating: Vec<Alternating>,
    /// Houses compared with the cages in them.
    pub differences: Vec<Difference>,
    /// Every condition with its propagator.
    pub propagators: Vec<Enforced>,
}

/// A condition with its propagator.
#[derive(Debug)]
pub(crate) struct Enforced {
    pub constraint: usize,
    pub propagator: Propagator,
    /// Whether it is about a sum.
    pub is_sum: bool,
}

/// Cells that see each other and together hold one of these sets of digits.
#[derive(Debug)]
pub(crate) struct Choice {
    pub origin: Origin,
    pub cells: Vec<Cell>,
    pub sets: Arc<[DigitSet]>,
}

/// What a choice comes from.
#[derive(Debug)]
pub(crate) enum Origin {
    /// A constraint that gives the sum.
    Sum(usize),
    /// A constraint that lists the sets.
    Sets(usize),
    /// The difference with this index between houses and cages: a hidden cage.
    Difference(usize),
}

/// One cell is less than another, or at most equal to it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Less {
    pub constraint: usize,
    pub small: Cell,
    pub large: Cell,
    /// Whether they cannot be equal.
    pub strictly: bool,
}

/// A cell that another is related to.
#[derive(Debug)]
pub(crate) struct Partner {
    pub constraint: usize,
    pub cell: Cell,
    /// The relation from the cell that has this partner to the partner.
    pub relation: Arc<Relation>,
    /// Whether the relation makes the two equal.
    pub is_equal: bool,
    /// Whether the relation orders the two, as thermometers and signs do.
    pub is_order: bool,
}

/// Cells that must be equal.
#[derive(Debug)]
pub(crate) struct Twins {
    /// Two or more.
    pub cells: Vec<Cell>,
    /// The constraints that say so.
    pub constraints: Vec<usize>,
}

/// The most sets of digits in a choice; sums with more are handled by their limits only.
const MOST_SETS: usize = 2_000;

impl Derived {
    /// Everything that follows; `None` if the budget runs out first.
    pub fn within(model: &Model, budget: Budget<'_>) -> Option<Derived> {
        let layout = model.layout();
        let mut derived = Derived {
            choices: Vec::new(),
            order: Vec::new(),
            partners: (0..layout.cell_count()).map(|_| Vec::new()).collect(),
            twins: Vec::new(),
            alternating: Vec::new(),
            differences: difference::all(model, budget)?,
            propagators: Vec::new(),
        };
        let mut kinds = Kinds::new(layout);
        for ((constraint, condition), (_, propagator)) in model.further().zip(model.propagators()) {
            if budget.is_over() {
                return None;
            }
            let constraint = *constraint;
            derived.propagators.push(Enforced {
                constraint,
                propagator: propagator.clone(),
                is_sum: matches!(condition, Condition::Sum { .. }),
            });
            match condition {
                Condition::Sets { cells, sets } => derived.choices.push(Choice {
                    origin: Origin::Sets(constraint),
                    cells: cells.clone(),
                    sets: Arc::clone(sets),
                }),
                Condition::Sum { terms, totals } => {
                    derived.choices.extend(sum_choice(
                        layout,
                        Origin::Sum(constraint),
                        terms,
                        *totals,
                    ));
                }
                Condition::Pair {
                    first,
                    second,
                    relation,
                } => {
                    let kind = kinds.of(relation);
                    let order = kind.order.map(|order| {
                        let (small, large) = if order.is_upward {
                            (*first, *second)
                        } else {
                            (*second, *first)
                        };
                        Less {
                            constraint,
                            small,
                            large,
                            // Two cells that see each other are never equal.
                            strictly: order.strictly || layout.peers(small).contains(large),
                        }
                    });
                    derived.order.extend(order);
                    for (own, cell, relation) in [
                        (*first, *second, relation),
                        (*second, *first, &kind.flipped),
                    ] {
                        derived.partners[own.index()].push(Partner {
                            constraint,
                            cell,
                            relation: Arc::clone(relation),
                            is_equal: kind.is_equal,
                            is_order: kind.order.is_some(),
                        });
                    }
                }
                _ => {}
            }
        }
        derived.twins = twins(&derived.partners, budget)?;
        derived.alternating = alternation::all(&derived.partners, budget)?;
        for (number, difference) in derived.differences.iter().enumerate() {
            if budget.is_over() {
                return None;
            }
            if let Some((terms, sum)) = difference.hidden_cage() {
                let origin = Origin::Difference(number);
                let totals = Totals::exactly(sum);
                derived
                    .choices
                    .extend(sum_choice(layout, origin, &terms, totals));
            }
        }
        Some(derived)
    }
}

/// The groups of cells that relations make equal, directly or transitively; `None` if the budget runs out first.
fn twins(partners: &[Vec<Partner>], budget: Budget<'_>) -> Option<Vec<Twins>> {
    let mut found: Vec<Twins> = Vec::new();
    for first in (0..partners.len()).map(Cell::new) {
        if budget.is_over() {
            return None;
        }
        if found.iter().any(|twins| twins.cells.contains(&first)) {
            continue;
        }
        let mut twins = Twins {
            cells: vec![first],
            constraints: Vec::new(),
        };
        let mut at = 0;
        while let Some(&cell) = twins.cells.get(at) {
            at += 1;
            for partner in partners[cell.index()].iter().filter(|its| its.is_equal) {
                if !twins.cells.contains(&partner.cell) {
                    twins.cells.push(partner.cell);
                    if !twins.constraints.contains(&partner.constraint) {
                        twins.constraints.push(partner.constraint);
                    }
                }
            }
        }
        if twins.cells.len() > 1 {
            found.push(twins);
        }
    }
    Some(found)
}

/// The sets of digits with the sum, if the cells all differ.
fn sum_choice(
    layout: &Layout,
    origin: Origin,
    terms: &[(Cell, i32)],
    totals: Totals,
) -> Option<Choice> {
    let cells: Vec<Cell> = terms.iter().map(|&(cell, _)| cell).collect();
    let all_differ = cells.iter().enumerate().all(|(at, &cell)| {
        let mut after = cells[at + 1..].iter();
        after.all(|&other| layout.peers(cell).contains(other))
    });
    if !all_differ || terms.iter().any(|&(_, weight)| weight != 1) {
        return None;
    }
    let sets = sets_of_sum(0..layout.digits(), cells.len(), totals)?;
    Some(Choice {
        origin,
        cells,
        sets: sets.into(),
    })
}

/// Every set of `count` of the digits with these indices whose sum is among the totals; `None` if there are too many.
pub(super) fn sets_of_sum(
    digits: Range<usize>,
    count: usize,
    totals: Totals,
) -> Option<Vec<DigitSet>> {
    let mut sets = Vec::new();
    let start = (DigitSet::EMPTY, digits.start, 0);
    add_sets(digits.end, count, start, totals, &mut sets)?;
    Some(sets)
}

/// Every set of `count` more digits, starting with this index, whose sum is among the totals; `None` if there are too
/// many.
fn add_sets(
    digits: usize,
    count: usize,
    (set, from, sum): (DigitSet, usize, i32),
    totals: Totals,
    sets: &mut Vec<DigitSet>,
) -> Option<()> {
    if count == 0 {
        if totals.contains(sum) {
            sets.push(set);
        }
        return (sets.len() <= MOST_SETS).then_some(());
    }
    for index in from..=digits.saturating_sub(count) {
        let (value, count) = (index as i32 + 1, count as i32);
        // The least sum of this digit and those after it, and the greatest sum of the last ones.
        let least = sum + count * value + count * (count - 1) / 2;
        let greatest = sum + value + (count - 1) * digits as i32 - (count - 1) * (count - 2) / 2;
        if least > totals.greatest {
            break;
        }
        if greatest >= totals.least {
            let with = set | DigitSet::only(grille_core::Digit::from_index(index));
            let next = (with, index + 1, sum + value);
            add_sets(digits, count as usize - 1, next, totals, sets)?;
        }
    }
    Some(())
}

/// The properties of a relation.
struct Kind {
    flipped: Arc<Relation>,
    is_equal: bool,
    order: Option<Order>,
}

/// One of two cells is less than the other, or at most equal to it.
#[derive(Clone, Copy)]
struct Order {
    /// Whether the first is the lesser one.
    is_upward: bool,
    strictly: bool,
}

/// The properties of each relation, computed once: a few relations occur in very many pairs.
struct Kinds {
    equal: Relation,
    orders: [(Relation, Order); 4],
    known: HashMap<Arc<Relation>, Kind>,
}

impl Kinds {
    fn new(layout: &Layout) -> Kinds {
        let relation = |holds: fn(u8, u8) -> bool| Relation::new(layout.digits(), holds);
        let order = |holds: fn(u8, u8) -> bool, is_upward: bool, strictly: bool| {
            let order = Order {
                is_upward,
                strictly,
            };
            (relation(holds), order)
        };
        Kinds {
            equal: relation(|a, b| a == b),
            orders: [
                order(|a, b| a < b, true, true),
                order(|a, b| a <= b, true, false),
                order(|a, b| a > b, false, true),
                order(|a, b| a >= b, false, false),
            ],
            known: HashMap::new(),
        }
    }

    fn of(&mut self, relation: &Arc<Relation>) -> &Kind {
        let (equal, orders) = (&self.equal, &self.orders);
        self.known
            .entry(Arc::clone(relation))
            .or_insert_with(|| Kind {
                flipped: Arc::new(relation.flipped()),
                is_equal: **relation == *equal,
                order: orders
                    .iter()
                    .find(|(known, _)| **relation == *known)
                    .map(|(_, order)| *order),
            })
    }
}

/// Whether a constraint is a thermometer, slow or not.
pub(super) fn is_thermometer(constraint: &Constraint) -> bool {
    matches!(
        constraint,
        Constraint::Line(Line {
            kind: LineKind::Thermo | LineKind::SlowThermo,
            ..
        })
    )
}
