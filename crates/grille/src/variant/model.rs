//! A puzzle's constraints with everything they stand for.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasher, Hash, RandomState};
use std::sync::Arc;

use super::{Automaton, Condition, Constraint, Fault, Filter, Filters, Quota, Regions, Relation};
use crate::exact::{Budget, BudgetSpent, Solver};
use crate::{Cell, Digit, DigitSet, Geometry, Grid, House, HouseKind, Puzzle};

/// Guesses allowed to find the regions of a complete grid; most take a few.
const DIVISION_NODES: u64 = 50_000;

/// Constraints compiled on a grid.
#[derive(Clone, Debug)]
pub struct Model {
    base: Geometry,
    geometry: Geometry,
    constraints: Vec<Constraint>,
    /// Each with the number of the constraint it comes from.
    conditions: Vec<(usize, Condition)>,
    /// Likewise, for those that houses and candidates do not cover.
    filters: Vec<(usize, Filter)>,
    allowed: Vec<DigitSet>,
    regions: Option<Regions>,
}

impl Model {
    /// Compiles constraints, or names what is wrong with each that makes no sense. Equal ones are compiled once.
    pub fn new(
        base: &Geometry,
        constraints: Vec<Constraint>,
    ) -> Result<Model, Vec<(usize, Fault)>> {
        Model::within(base, constraints, Budget::default())
    }

    /// The same, until the [budget is over](Budget::is_over): the constraint that was being compiled then is
    /// named.
    pub fn within(
        base: &Geometry,
        constraints: Vec<Constraint>,
        budget: Budget<'_>,
    ) -> Result<Model, Vec<(usize, Fault)>> {
        let quota = Quota::new(budget);
        let conditions = conditions(base, &constraints, &quota)?;
        let regions = Regions::new(base, &constraints).map_err(|fault| vec![fault])?;
        let mut allowed = vec![base.all_digits(); base.cell_count()];
        for (number, condition) in &conditions {
            if let Condition::OneOf { cell, digits } = condition {
                allowed[cell.index()] &= *digits;
                if allowed[cell.index()].is_empty() {
                    return Err(vec![(*number, Fault::Impossible)]);
                }
            }
        }
        let (houses, unlike) = groups(base, &conditions);
        let geometry = base.with_groups(houses, &unlike).map_err(|_| Vec::new())?;
        let mut makes = Filters::new(&geometry, &quota);
        let mut filters: Vec<(usize, Filter)> = Vec::new();
        for (number, condition) in conditions.iter().filter(|(_, found)| is_further(found)) {
            let filter = makes
                .make(condition)
                .map_err(|fault| vec![(*number, fault)])?;
            let own = filter.cells().iter().map(|cell| allowed[cell.index()]);
            if filter.narrow(&mut own.collect::<Vec<DigitSet>>()).is_err() {
                return Err(vec![(*number, Fault::Impossible)]);
            }
            // A look takes about as long as that much memory.
            let work = usize::try_from(filter.work()).unwrap_or(usize::MAX);
            let looked = quota.work(work.saturating_mul(16));
            looked.map_err(|fault| vec![(*number, fault)])?;
            filters.push((*number, filter));
        }
        drop(makes);
        Ok(Model {
            base: base.clone(),
            geometry,
            constraints,
            conditions,
            filters,
            allowed,
            regions,
        })
    }

    /// The first of some constraints that cannot be compiled, with what is wrong with it. What they come to
    /// together is not looked at.
    pub(crate) fn check(
        base: &Geometry,
        constraints: &[Constraint],
        budget: Budget<'_>,
    ) -> Result<(), (usize, Fault)> {
        let compiled = conditions(base, constraints, &Quota::new(budget));
        compiled
            .map(drop)
            .map_err(|mut faults| faults.swap_remove(0))
    }

    /// The grid without its constraints.
    #[must_use]
    pub fn base(&self) -> &Geometry {
        &self.base
    }

    /// The grid with every group of the constraints among its houses, and every pair that must differ
    /// among its peers.
    #[must_use]
    pub fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// The constraints, in order.
    #[must_use]
    pub fn constraints(&self) -> &[Constraint] {
        &self.constraints
    }

    /// What they stand for, each with the number of its constraint.
    #[must_use]
    pub fn conditions(&self) -> &[(usize, Condition)] {
        &self.conditions
    }

    /// The conditions that the [geometry](Model::geometry) and [`Model::allowed`] do not cover.
    pub fn further(&self) -> impl Iterator<Item = &(usize, Condition)> {
        let conditions = self.conditions.iter();
        conditions.filter(|(_, condition)| is_further(condition))
    }

    /// What these conditions leave of candidates, in the same order.
    #[must_use]
    pub fn filters(&self) -> &[(usize, Filter)] {
        &self.filters
    }

    /// What a cell may hold by its own marks alone.
    #[must_use]
    pub fn allowed(&self, cell: Cell) -> DigitSet {
        self.allowed[cell.index()]
    }

    /// The regions that are to be found; `None` where none are.
    #[must_use]
    pub fn regions(&self) -> Option<&Regions> {
        self.regions.as_ref()
    }

    /// The number of the first constraint that these values break; conditions with an open cell are
    /// passed over, and so are houses. A grid without an open cell must have the regions that are to be found;
    /// what a [bounded search](Model::can_be_divided) cannot tell is not called broken.
    pub fn broken(&self, value: impl Fn(Cell) -> Option<Digit>) -> Option<usize> {
        let undivided = || {
            let regions = self.regions()?;
            let divided = self.can_be_divided(&value);
            (divided == Ok(false)).then(|| regions.constraint())
        };
        self.broken_condition(&value).or_else(undivided)
    }

    /// Whether these values allow regions such as are to be found. A grid with an open cell is not asked, and where
    /// there are no regions to be found there is nothing to divide.
    ///
    /// # Errors
    /// [`BudgetSpent`] where a bounded search cannot tell.
    pub fn can_be_divided(
        &self,
        value: impl Fn(Cell) -> Option<Digit>,
    ) -> Result<bool, BudgetSpent> {
        let values: Vec<Option<Digit>> = self.geometry.cells().map(value).collect();
        if self.regions.is_none() || values.contains(&None) {
            return Ok(true);
        }
        let grid = Grid::from_values(self.geometry.clone(), values);
        let puzzle = Puzzle::of_model(grid, Arc::new(self.clone()));
        let solver = Solver::new(&puzzle).with_budget(Budget::default().nodes(DIVISION_NODES));
        solver.first_solution().map(|found| found.is_some())
    }

    /// The same as [`Model::broken`] without regions that are to be found.
    pub(crate) fn broken_condition(&self, value: impl Fn(Cell) -> Option<Digit>) -> Option<usize> {
        let breaks = |condition: &Condition| {
            condition.cells().iter().all(|cell| value(cell).is_some())
                && !condition.is_met(&|cell| value(cell).unwrap_or(Digit::from_index(0)))
        };
        let broken = self.conditions.iter().find(|(_, condition)| {
            !matches!(condition, Condition::Different { .. }) && breaks(condition)
        });
        broken.map(|(number, _)| *number)
    }
}

/// Whether houses, peers and candidates do not say it all.
fn is_further(condition: &Condition) -> bool {
    match condition {
        Condition::OneOf { .. } | Condition::Different { .. } => false,
        Condition::Pair { relation, .. } => !relation.is_unlike(),
        _ => true,
    }
}

/// A condition with the number of its constraint.
type Numbered = (usize, Condition);

/// What constraints stand for, each condition once and with the number of the first constraint that says it.
#[allow(clippy::mutable_key_type)] // What a relation keeps to itself plays no part in comparing it.
fn conditions(
    base: &Geometry,
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
            // What comes after it has no room, or no time, either.
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

/// Relations and readers that several constraints have made for themselves.
#[derive(Default)]
#[allow(clippy::mutable_key_type)] // What a relation keeps to itself plays no part in comparing it.
struct SharedTables {
    relations: HashSet<Arc<Relation>>,
    automata: HashSet<Arc<Automaton>>,
}

impl SharedTables {
    /// Makes equal tables the same ones.
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

/// The one that is equal to it, or itself.
fn same<T: Eq + Hash>(known: &mut HashSet<Arc<T>>, own: &Arc<T>) -> Arc<T> {
    if let Some(known) = known.get(own) {
        return Arc::clone(known);
    }
    known.insert(Arc::clone(own));
    Arc::clone(own)
}

/// The houses and the pairs of unlike cells that conditions ask for.
fn groups(base: &Geometry, conditions: &[(usize, Condition)]) -> (Vec<House>, Vec<(Cell, Cell)>) {
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
