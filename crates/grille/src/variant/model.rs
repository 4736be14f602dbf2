//! A puzzle's constraints with everything they stand for.

use super::{Condition, Constraint, Fault, Filter};
use crate::{Cell, Digit, DigitSet, Geometry, House, HouseKind};

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
}

impl Model {
    /// Compiles constraints, or names what is wrong with each that makes no sense.
    pub fn new(
        base: &Geometry,
        constraints: Vec<Constraint>,
    ) -> Result<Model, Vec<(usize, Fault)>> {
        let (mut faults, mut conditions) = (Vec::new(), Vec::new());
        for (number, constraint) in constraints.iter().enumerate() {
            match constraint.compile(base, &constraints) {
                Ok(found) => conditions.extend(found.into_iter().map(|found| (number, found))),
                Err(fault) => faults.push((number, fault)),
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
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
        let further = conditions.iter().filter(|(_, found)| is_further(found));
        let filters: Vec<(usize, Filter)> = further
            .map(|(number, condition)| (*number, Filter::new(condition, &geometry)))
            .collect();
        for (number, filter) in &filters {
            let own = filter.cells().iter().map(|cell| allowed[cell.index()]);
            if filter.narrow(&mut own.collect::<Vec<DigitSet>>()).is_err() {
                return Err(vec![(*number, Fault::Impossible)]);
            }
        }
        Ok(Model {
            base: base.clone(),
            geometry,
            constraints,
            conditions,
            filters,
            allowed,
        })
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

    /// The number of the first constraint that these values break; conditions with an open cell are
    /// passed over, and so are houses.
    pub fn broken(&self, value: impl Fn(Cell) -> Option<Digit>) -> Option<usize> {
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

/// The houses and the pairs of unlike cells that conditions ask for.
fn groups(base: &Geometry, conditions: &[(usize, Condition)]) -> (Vec<House>, Vec<(Cell, Cell)>) {
    let mut houses: Vec<House> = Vec::new();
    let mut unlike = Vec::new();
    let known = |kind: HouseKind| {
        base.houses()
            .iter()
            .filter(|house| house.kind() == kind)
            .count()
    };
    for (_, condition) in conditions {
        match condition {
            Condition::Different { kind, cells } if cells.len() > 1 => {
                let mut cells = cells.clone();
                cells.sort_unstable();
                let number =
                    known(*kind) + houses.iter().filter(|house| house.kind() == *kind).count();
                let place = base.place(cells[0]);
                houses.push(House::new(*kind, number, cells).at(place));
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
