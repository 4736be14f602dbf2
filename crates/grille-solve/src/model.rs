//! The compiled form of a puzzle's constraints: conditions, propagators and the layout they imply.

use std::sync::Arc;

use grille_core::constraint::{Condition, Constraint, Fault};
use grille_core::internal::{Quota, Regions, groups, is_further, lower};
use grille_core::{Budget, BudgetSpent, Cell, Digit, DigitSet, Grid, Layout};

use crate::propagators::{Compiler, Propagator};
use crate::{Puzzle, Solver};

/// Guesses allowed to find the regions of a complete grid; most take a few.
const DIVISION_NODES: u64 = 50_000;

/// Constraints compiled for a grid.
#[derive(Clone, Debug)]
pub struct Model {
    base: Layout,
    layout: Layout,
    constraints: Vec<Constraint>,
    /// Each with the index of the constraint it comes from.
    conditions: Vec<(usize, Condition)>,
    /// The propagators of the conditions that houses and candidates do not cover, each with the index of its
    /// constraint.
    propagators: Vec<(usize, Propagator)>,
    allowed: Vec<DigitSet>,
    regions: Option<Regions>,
}

impl Model {
    /// Compiles constraints, or reports a fault for each that makes no sense. Duplicates are compiled once.
    pub fn new(base: &Layout, constraints: Vec<Constraint>) -> Result<Model, Vec<(usize, Fault)>> {
        Model::within(base, constraints, Budget::default())
    }

    /// Same as [`Model::new`], but stops when the [budget is over](Budget::is_over) and then reports the constraint
    /// being compiled.
    pub fn within(
        base: &Layout,
        constraints: Vec<Constraint>,
        budget: Budget<'_>,
    ) -> Result<Model, Vec<(usize, Fault)>> {
        let quota = Quota::new(budget);
        let conditions = lower(base, &constraints, &quota)?;
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
        let layout = base.with_groups(houses, &unlike).map_err(|_| Vec::new())?;
        let mut makes = Compiler::new(&layout, &quota);
        let mut propagators: Vec<(usize, Propagator)> = Vec::new();
        for (number, condition) in conditions.iter().filter(|(_, found)| is_further(found)) {
            let propagator = makes
                .make(condition)
                .map_err(|fault| vec![(*number, fault)])?;
            let own = propagator.cells().iter().map(|cell| allowed[cell.index()]);
            if propagator
                .narrow(&mut own.collect::<Vec<DigitSet>>())
                .is_err()
            {
                return Err(vec![(*number, Fault::Impossible)]);
            }
            // One run takes about as long as touching this much memory.
            let work = usize::try_from(propagator.work()).unwrap_or(usize::MAX);
            let looked = quota.work(work.saturating_mul(16));
            looked.map_err(|fault| vec![(*number, fault)])?;
            propagators.push((*number, propagator));
        }
        drop(makes);
        Ok(Model {
            base: base.clone(),
            layout,
            constraints,
            conditions,
            propagators,
            allowed,
            regions,
        })
    }

    /// The grid without its constraints.
    #[must_use]
    pub fn base(&self) -> &Layout {
        &self.base
    }

    /// The grid with every group of the constraints among its houses, and every pair of cells that must differ among
    /// its peers.
    #[must_use]
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The constraints, in order.
    #[must_use]
    pub fn constraints(&self) -> &[Constraint] {
        &self.constraints
    }

    /// Their conditions, each with the index of its constraint.
    #[must_use]
    pub fn conditions(&self) -> &[(usize, Condition)] {
        &self.conditions
    }

    /// The conditions that the [layout](Model::layout) and [`Model::allowed`] do not cover.
    pub fn further(&self) -> impl Iterator<Item = &(usize, Condition)> {
        let conditions = self.conditions.iter();
        conditions.filter(|(_, condition)| is_further(condition))
    }

    /// The propagators of these conditions, in the same order.
    #[must_use]
    pub fn propagators(&self) -> &[(usize, Propagator)] {
        &self.propagators
    }

    /// The digits that a cell's own marks allow.
    #[must_use]
    pub fn allowed(&self, cell: Cell) -> DigitSet {
        self.allowed[cell.index()]
    }

    /// The regions that are to be found, if any.
    #[must_use]
    pub fn regions(&self) -> Option<&Regions> {
        self.regions.as_ref()
    }

    /// The index of the first constraint that these values break. Conditions with an open cell are skipped, and so are
    /// houses. If a complete grid must be divided into regions that are to be found, that counts too; it is not
    /// reported as broken if a [bounded search](Model::can_be_divided) cannot decide.
    pub fn broken(&self, value: impl Fn(Cell) -> Option<Digit>) -> Option<usize> {
        let undivided = || {
            let regions = self.regions()?;
            let divided = self.can_be_divided(&value);
            (divided == Ok(false)).then(|| regions.constraint())
        };
        self.broken_condition(&value).or_else(undivided)
    }

    /// Whether these values allow a division into the regions that are to be found. `true` for a grid with an open
    /// cell, and where there are no such regions.
    ///
    /// # Errors
    /// [`BudgetSpent`] if a bounded search cannot decide.
    pub fn can_be_divided(
        &self,
        value: impl Fn(Cell) -> Option<Digit>,
    ) -> Result<bool, BudgetSpent> {
        let values: Vec<Option<Digit>> = self.layout.cells().map(value).collect();
        if self.regions.is_none() || values.contains(&None) {
            return Ok(true);
        }
        let grid = Grid::from_values(self.layout.clone(), values);
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
