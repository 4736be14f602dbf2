//! Taking givens away as long as the solution stays the only one.
//!
//! The plain way asks the solver once for every given. Here givens are taken away against the unavoidable
//! sets that are known: one stays if it is the last in some set. Then the solver is asked for another
//! solution of what is left. If there is one, it differs from the solution in an unavoidable set that was not
//! known: the given of it that was taken last comes back, and the rest is done anew. If there is none, the
//! solution is the only one, and each given that stayed has a set that shows why: no solver is needed to know
//! that the puzzle is minimal. The result is exactly that of the plain way, with a tenth of the searches.
//!
//! The clues of a variant are taken away in the same manner: another solution is kept out by the givens of the
//! cells in which it differs, and by the clues that it breaks. Elements of a set are cells first, then clues.

mod classic;
mod general;
mod unavoidable;

use super::ground::Ground;
use crate::exact::Budget;
use crate::variant::Constraint;
use crate::{Digit, Geometry, Grid, Puzzle};
use classic::Classic;
use general::General;

/// What became of the attempt to take givens away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reduced {
    /// No unit can be taken away any more.
    Minimal,
    /// As few as the effort allowed, or as were asked for; the solution is the only one.
    Enough,
    /// The givens to start with have more than one solution.
    Several,
    /// Even with all givens to start with the search was too long.
    Spent,
}

/// Takes givens away from a complete grid.
pub(super) enum Reducer {
    /// The classic grid, in masks of 81 bits.
    Classic(Box<Classic>),
    /// Any other, with clues or without.
    General(Box<General>),
}

impl Reducer {
    /// On a layout without clues.
    pub(super) fn new(geometry: &Geometry, solution: &[u8]) -> Reducer {
        match solution.try_into() {
            Ok(solution) if *geometry == Geometry::classic() => {
                Reducer::Classic(Box::new(Classic::new(solution)))
            }
            _ => Reducer::General(Box::new(General::new(geometry, solution))),
        }
    }

    /// On a ground with rules and clues, all of them there.
    pub(super) fn on(ground: Ground, solution: &[u8]) -> Reducer {
        if ground.is_plain() {
            return Reducer::new(ground.geometry(), solution);
        }
        Reducer::General(Box::new(General::on(ground, solution)))
    }

    /// The solution, digits from 1.
    pub(super) fn solution(&self) -> &[u8] {
        match self {
            Reducer::Classic(classic) => classic.solution(),
            Reducer::General(general) => general.solution(),
        }
    }

    /// Which cells are given now, and then which clues are there.
    pub(super) fn present(&self) -> Vec<bool> {
        match self {
            Reducer::Classic(classic) => classic.present(),
            Reducer::General(general) => general.present().to_vec(),
        }
    }

    /// Sets which cells are given, and which clues are there.
    pub(super) fn set_present(&mut self, present: &[bool]) {
        match self {
            Reducer::Classic(classic) => classic.set_present(present),
            Reducer::General(general) => general.set_present(present),
        }
    }

    /// How many cells are given.
    pub(super) fn count(&self) -> usize {
        match self {
            Reducer::Classic(classic) => classic.count(),
            Reducer::General(general) => general.count(),
        }
    }

    /// The puzzle of the givens.
    pub(super) fn puzzle(&mut self) -> Puzzle {
        match self {
            Reducer::Classic(classic) => {
                let given = classic.solution().iter().zip(classic.present());
                let values = given.map(|(&digit, given)| Digit::new(digit).filter(|_| given));
                Grid::from_values(Geometry::classic(), values.collect()).into()
            }
            Reducer::General(general) => general.puzzle(),
        }
    }

    /// Takes away units (cells that go together) in this order, each that can go, while more than `floor`
    /// givens are left; each search is bounded.
    pub(super) fn reduce(&mut self, units: &[Unit], floor: usize, budget: Budget<'_>) -> Reduced {
        match self {
            Reducer::Classic(classic) => classic.reduce(units, floor),
            Reducer::General(general) => general.reduce(units, floor, budget),
        }
    }

    /// Whether these givens have no other solution.
    pub(super) fn is_unique(&mut self, budget: Budget<'_>) -> bool {
        match self {
            Reducer::Classic(classic) => classic.is_unique(),
            Reducer::General(general) => general.is_unique(budget),
        }
    }

    /// Takes all givens away, which the clues are known to allow.
    pub(super) fn clear(&mut self) {
        let mut present = self.present();
        present[..self.solution().len()].fill(false);
        self.set_present(&present);
    }

    /// Each clue as a unit.
    pub(super) fn clue_units(&self, may_go: impl Fn(&Constraint) -> bool) -> Vec<Unit> {
        let Reducer::General(general) = self else {
            return Vec::new();
        };
        let clues = general.clues().iter().enumerate();
        let cells = self.solution().len();
        let units = clues.filter(|(_, clue)| may_go(clue));
        units
            .map(|(number, _)| Unit::of((cells + number) as u16))
            .collect()
    }
}

/// Cells that are given together or not at all: one, or those that a symmetry takes to each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Unit {
    cells: [u16; 8],
    len: u8,
}

impl Unit {
    /// One alone.
    pub(super) fn of(cell: u16) -> Unit {
        Unit {
            cells: [cell, 0, 0, 0, 0, 0, 0, 0],
            len: 1,
        }
    }

    pub(super) fn push(&mut self, cell: u16) {
        if !self.contains(&cell) {
            self.cells[usize::from(self.len)] = cell;
            self.len += 1;
        }
    }
}

impl std::ops::Deref for Unit {
    type Target = [u16];

    fn deref(&self) -> &[u16] {
        &self.cells[..usize::from(self.len)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exact::{Outcome, Solver};
    use crate::generate::random::Random;
    use crate::generate::symmetry::Symmetry;
    use crate::generate::uniform;

    /// Asks the solver for each unit.
    fn plainly(solution: &[u8], units: &[Unit]) -> Vec<bool> {
        let mut given = vec![true; 81];
        for unit in units {
            unit.iter()
                .for_each(|&cell| given[usize::from(cell)] = false);
            let values = solution.iter().zip(&given);
            let values = values.map(|(&digit, given)| Digit::new(digit).filter(|_| *given));
            let puzzle = Grid::from_values(Geometry::classic(), values.collect()).into();
            if !matches!(Solver::new(&puzzle).outcome(), Outcome::Unique(_)) {
                unit.iter()
                    .for_each(|&cell| given[usize::from(cell)] = true);
            }
        }
        given
    }

    #[test]
    fn both_reducers_give_what_the_plain_way_gives() {
        let geometry = Geometry::classic();
        for (seed, symmetry) in (0..12).zip(Symmetry::ALL.into_iter().cycle()) {
            let mut random = Random::from_seed(seed);
            let solution = uniform::grid(&mut random);
            let mut units = symmetry.units(&geometry).unwrap();
            random.shuffle(&mut units);
            let plain = plainly(&solution, &units);
            let mut classic = Reducer::new(&geometry, &solution);
            assert_eq!(
                classic.reduce(&units, 0, Budget::default()),
                Reduced::Minimal
            );
            assert_eq!(classic.present(), plain);
            let mut general = Reducer::General(Box::new(General::new(&geometry, &solution)));
            assert_eq!(
                general.reduce(&units, 0, Budget::default()),
                Reduced::Minimal
            );
            assert_eq!(general.present(), plain);
        }
    }
}
