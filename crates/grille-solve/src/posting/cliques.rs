//! Cliques: cells that are pairwise in the same relation, taken together. For example, four cells no two of which are
//! consecutive hold one of fifteen sets of digits.

use std::collections::HashMap;
use std::sync::Arc;

use grille_core::constraint::{Condition, Relation};
use grille_core::{Budget, Cell, CellSet, DigitSet};

use crate::Model;
use crate::propagators::Propagator;

/// The most pairs of cells in one relation that are considered.
const MOST_PAIRS: usize = 5_000;
/// The same limit for all relations together.
const MOST_PAIRS_IN_ALL: usize = 50_000;
/// The most sets that are listed.
const MOST_SETS: usize = 256;

/// The propagators of maximal groups of cells that are pairwise related; `None` if the budget runs out first.
pub(super) fn of(model: &Model, budget: Budget<'_>) -> Option<Vec<Propagator>> {
    let mut propagators = Vec::new();
    let mut pairs = 0;
    for web in webs(model) {
        // There may be very many relations, too.
        pairs += web.pairs.len();
        if pairs > MOST_PAIRS_IN_ALL {
            break;
        }
        for cells in web.cliques(budget)? {
            if let Some(sets) = sets(&web.relation, cells.len()) {
                let condition = Condition::Sets { cells, sets };
                propagators.push(Propagator::new(&condition, model.layout()));
            }
        }
    }
    Some(propagators)
}

/// A symmetric relation that holds between different digits only, and for each cell the others it is related to.
struct Web {
    relation: Arc<Relation>,
    pairs: Vec<(Cell, Cell)>,
    others: HashMap<Cell, CellSet>,
}

#[allow(clippy::mutable_key_type)] // What a relation keeps to itself plays no part in comparing it.
fn webs(model: &Model) -> Vec<Web> {
    let mut webs: Vec<Web> = Vec::new();
    let mut known: HashMap<&Relation, usize> = HashMap::new();
    for (_, condition) in model.further() {
        let Condition::Pair {
            first,
            second,
            relation,
        } = condition
        else {
            continue;
        };
        let web = *known.entry(relation).or_insert_with(|| {
            webs.push(Web {
                relation: Arc::clone(relation),
                pairs: Vec::new(),
                others: HashMap::new(),
            });
            webs.len() - 1
        });
        webs[web].pairs.push((*first, *second));
    }
    webs.retain(|web| (3..=MOST_PAIRS).contains(&web.pairs.len()) && parts(&web.relation));
    for Web { pairs, others, .. } in &mut webs {
        for &(one, other) in &*pairs {
            others.entry(one).or_insert(CellSet::EMPTY).insert(other);
            others.entry(other).or_insert(CellSet::EMPTY).insert(one);
        }
    }
    webs
}

/// Whether a relation is symmetric and holds between different digits only.
fn parts(relation: &Relation) -> bool {
    let mut all = DigitSet::first(relation.digits()).iter();
    all.all(|digit| {
        let partners = relation.seconds(digit);
        partners == relation.firsts(digit) && !partners.contains(digit)
    })
}

impl Web {
    /// Cliques of three cells or more; every pair that is in such a clique is in one of those returned. `None` if the
    /// budget runs out first.
    fn cliques(&self, budget: Budget<'_>) -> Option<Vec<Vec<Cell>>> {
        let mut cliques: Vec<(CellSet, Vec<Cell>)> = Vec::new();
        for &(one, other) in &self.pairs {
            if budget.is_over() {
                return None;
            }
            let mut more = self.others[&one] & self.others[&other];
            let is_in = |clique: &CellSet| clique.contains(one) && clique.contains(other);
            if more.is_empty() || cliques.iter().any(|(clique, _)| is_in(clique)) {
                continue;
            }
            let mut clique = vec![one, other];
            while let Some(cell) = more.iter().next() {
                clique.push(cell);
                more &= self.others[&cell];
            }
            cliques.push((clique.iter().copied().collect(), clique));
        }
        Some(cliques.into_iter().map(|(_, cells)| cells).collect())
    }
}

/// The sets of this many digits that are pairwise in the relation; `None` if there are too many.
fn sets(relation: &Relation, count: usize) -> Option<Arc<[DigitSet]>> {
    // Sets of digits, each with the higher digits that are related to all of its own.
    let mut sets = vec![(DigitSet::EMPTY, DigitSet::first(relation.digits()))];
    for _ in 0..count {
        let larger = sets.iter().flat_map(|&(set, more)| {
            more.iter().map(move |digit| {
                let above = DigitSet::from_bits(u32::MAX << digit.index() << 1);
                (
                    set | DigitSet::only(digit),
                    more & above & relation.seconds(digit),
                )
            })
        });
        sets = larger.take(MOST_SETS + 1).collect();
        if sets.len() > MOST_SETS {
            return None;
        }
    }
    Some(sets.into_iter().map(|(set, _)| set).collect())
}

#[cfg(test)]
mod tests {
    use grille_core::Layout;
    use grille_core::constraint::{Constraint, Line, LineKind};

    use super::*;

    #[test]
    fn a_line_without_neighbours_holds_one_of_few_sets() {
        let layout = Layout::classic();
        let line = |cells: &[usize]| {
            Constraint::Line(Line {
                kind: LineKind::Nabner,
                cells: cells.iter().copied().map(Cell::new).collect(),
            })
        };
        // Four cells in different houses, and two that have no third.
        let constraints = vec![line(&[0, 10, 20, 30]), line(&[60, 70])];
        let model = Model::new(&layout, constraints).unwrap();
        let propagators = of(&model, Budget::default()).unwrap();
        let [propagator] = &propagators[..] else {
            panic!("{propagators:?}");
        };
        assert_eq!(propagator.cells().len(), 4);
        // With 3, 5 and 7 in three of them, 1 or 9 is in the fourth.
        let only = |digit: usize| DigitSet::only(grille_core::Digit::from_index(digit - 1));
        let mut candidates = [only(3), only(5), only(7), DigitSet::first(9)];
        assert_eq!(propagator.narrow(&mut candidates), Ok(()));
        assert_eq!(candidates[3], only(1) | only(9));
        // Four even digits and nothing else.
        let even = [2, 4, 6, 8]
            .map(only)
            .into_iter()
            .fold(DigitSet::EMPTY, |all, one| all | one);
        let mut candidates = [even, even, even, even | only(5)];
        assert_eq!(propagator.narrow(&mut candidates), Ok(()));
        assert_eq!(candidates, [even; 4]);
    }

    #[test]
    fn sets_are_those_of_which_each_two_go_together() {
        let apart = Relation::new(9, |a, b| a.abs_diff(b) > 1);
        assert_eq!(sets(&apart, 4).unwrap().len(), 15);
        assert_eq!(sets(&apart, 5).unwrap().len(), 1);
        assert_eq!(sets(&apart, 6).unwrap().len(), 0);
        let unlike = Relation::new(16, |a, b| a != b);
        assert_eq!(sets(&unlike, 8), None);
    }
}
