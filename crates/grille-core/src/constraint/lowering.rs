//! Lowers constraints (what a setter draws) to conditions (what they mean), once per puzzle and within a quota. Equal
//! constraints are lowered once, and equal conditions are kept once.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasher, Hash, RandomState};
use std::sync::Arc;

use super::{Automaton, Condition, Constraint, Fault, Quota, Relation};
use crate::{Cell, House, HouseKind, Layout};

/// Whether the condition goes beyond what houses, peers and candidates express.
#[must_use]
pub fn is_further(condition: &Condition) -> bool {
    match condition {
        Condition::OneOf { .. } | Condition::Different { .. } => false,
        Condition::Pair { relation, .. } => !relation.is_unlike(),
        _ => true,
    }
}

/// A condition with the index of its constraint.
pub type Numbered = (usize, Condition);

/// The conditions of some constraints, each once and with the index of the first constraint that implies it.
#[allow(clippy::mutable_key_type)] // What a relation keeps to itself plays no part in comparing it.
pub fn lower(
    base: &Layout,
    constraints: &[Constraint],
    quota: &Quota<'_>,
) -> Result<Vec<Numbered>, Vec<(usize, Fault)>> {
    let mut faults = Vec::new();
    let mut found: Vec<Numbered> = Vec::new();
    let mut shared = SharedTables::default();
    // By their hashes: the constraints that are compiled, and the first condition of each.
    let mut compiled: HashSet<&Constraint> = HashSet::new();
    let mut said: HashMap<u64, usize> = HashMap::new();
    let hasher = RandomState::new();
    for (number, constraint) in constraints.iter().enumerate() {
        if !compiled.insert(constraint) {
            continue;
        }
        match constraint.compile_within(base, constraints, quota) {
            Ok(own) => {
                for mut condition in own {
                    let first = *said
                        .entry(hasher.hash_one(&condition))
                        .or_insert(found.len());
                    match found.get(first) {
                        Some((_, known)) if *known == condition => {
                            quota.give_back(condition.bytes());
                        }
                        _ => {
                            shared.share(&mut condition, quota);
                            found.push((number, condition));
                        }
                    }
                }
            }
            // There is no memory, or no time, for the rest either.
            Err(fault @ (Fault::TooMuch | Fault::OutOfTime)) => {
                faults.push((number, fault));
                break;
            }
            Err(fault) => faults.push((number, fault)),
        }
    }
    if faults.is_empty() {
        Ok(found)
    } else {
        Err(faults)
    }
}

/// Relations and automata that several constraints have built for themselves.
#[derive(Default)]
#[allow(clippy::mutable_key_type)] // What a relation keeps to itself plays no part in comparing it.
struct SharedTables {
    relations: HashSet<Arc<Relation>>,
    automata: HashSet<Arc<Automaton>>,
}

impl SharedTables {
    /// Replaces equal tables by shared ones.
    fn share(&mut self, condition: &mut Condition, quota: &Quota<'_>) {
        match condition {
            Condition::Pair { relation, .. } => *relation = same(&mut self.relations, relation),
            Condition::Line { automaton, .. } => {
                let shared = same(&mut self.automata, automaton);
                if !Arc::ptr_eq(&shared, automaton) && Arc::strong_count(automaton) == 1 {
                    quota.give_back(automaton.bytes());
                }
                *automaton = shared;
            }
            Condition::Any(ways) => {
                for inner in ways.iter_mut().flatten() {
                    self.share(inner, quota);
                }
            }
            _ => {}
        }
    }
}

/// The known one that is equal to it, or itself.
fn same<T: Eq + Hash>(known: &mut HashSet<Arc<T>>, own: &Arc<T>) -> Arc<T> {
    if let Some(known) = known.get(own) {
        return Arc::clone(known);
    }
    known.insert(Arc::clone(own));
    Arc::clone(own)
}

/// The houses and the pairs of cells that must differ which conditions add.
#[must_use]
pub fn groups(base: &Layout, conditions: &[(usize, Condition)]) -> (Vec<House>, Vec<(Cell, Cell)>) {
    let mut houses: Vec<House> = Vec::new();
    let mut unlike = Vec::new();
    let mut numbers: HashMap<HouseKind, usize> = HashMap::new();
    for house in base.houses() {
        *numbers.entry(house.kind()).or_default() += 1;
    }
    for (_, condition) in conditions {
        match condition {
            Condition::Different { kind, cells } if cells.len() > 1 => {
                let mut cells = cells.clone();
                cells.sort_unstable();
                let number = numbers.entry(*kind).or_default();
                let place = base.place(cells[0]);
                houses.push(House::new(*kind, *number, cells).at(place));
                *number += 1;
            }
            Condition::Pair {
                first,
                second,
                relation,
            } if relation.is_unlike() => unlike.push((*first, *second)),
            _ => {}
        }
    }
    (houses, unlike)
}
