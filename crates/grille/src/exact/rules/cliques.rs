//! Cells of which each two stand in the same relation, looked at together: four cells no two of which are
//! consecutive hold one of fifteen sets of digits.

use std::collections::HashMap;
use std::sync::Arc;

use crate::variant::{Condition, Filter, Model, Relation};
use crate::{Cell, CellSet, DigitSet};

/// The most sets that are listed.
const MOST_SETS: usize = 256;

/// The filters of all cells of which each two stand in a relation, in groups as large as can be.
pub(super) fn of(model: &Model) -> impl Iterator<Item = Filter> {
    let webs = webs(model).into_iter();
    let filters = webs.flat_map(|web| {
        let cliques = web.cliques().into_iter();
        let conditions = cliques.filter_map(move |cells| {
            let sets = sets(&web.relation, cells.len())?;
            Some(Condition::Sets { cells, sets })
        });
        conditions.collect::<Vec<Condition>>()
    });
    filters.map(|condition| Filter::new(&condition, model.geometry()))
}

/// A relation that goes both ways and is between different digits only, and for each cell the others that stand in
/// it.
struct Web {
    relation: Arc<Relation>,
    pairs: Vec<(Cell, Cell)>,
    others: HashMap<Cell, CellSet>,
}

fn webs(model: &Model) -> Vec<Web> {
    // Few relations, each of many cells.
    let mut webs: Vec<Web> = Vec::new();
    for (_, condition) in model.further() {
        let Condition::Pair {
            first,
            second,
            relation,
        } = condition
        else {
            continue;
        };
        let known = webs
            .iter_mut()
            .find(|web| Arc::ptr_eq(&web.relation, relation) || web.relation == *relation);
        let pair = (*first, *second);
        match known {
            Some(web) => web.pairs.push(pair),
            None => webs.push(Web {
                relation: Arc::clone(relation),
                pairs: vec![pair],
                others: HashMap::new(),
            }),
        }
    }
    webs.retain(|web| web.pairs.len() > 2 && parts(&web.relation));
    for Web { pairs, others, .. } in &mut webs {
        for &(one, other) in &*pairs {
            others.entry(one).or_insert(CellSet::EMPTY).insert(other);
            others.entry(other).or_insert(CellSet::EMPTY).insert(one);
        }
    }
    webs
}

/// Whether a relation goes both ways and is between different digits only.
fn parts(relation: &Relation) -> bool {
    let mut all = DigitSet::first(relation.digits()).iter();
    all.all(|digit| {
        let partners = relation.seconds(digit);
        partners == relation.firsts(digit) && !partners.contains(digit)
    })
}

impl Web {
    /// Groups of three cells and more in which each two stand in the relation; every pair that is in such a group is
    /// in one of them.
    fn cliques(&self) -> Vec<Vec<Cell>> {
        let mut cliques: Vec<(CellSet, Vec<Cell>)> = Vec::new();
        for &(one, other) in &self.pairs {
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
        cliques.into_iter().map(|(_, cells)| cells).collect()
    }
}

/// The sets of so many digits of which each two stand in a relation; `None` if there are very many.
fn sets(relation: &Relation, count: usize) -> Option<Arc<[DigitSet]>> {
    // Sets of digits, and the digits above theirs that go with all of them.
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
