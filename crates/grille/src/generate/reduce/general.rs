//! Taking givens and clues away on any layout.

use super::unavoidable::Unavoidable;
use super::{Reduced, Unit};
use crate::exact::{Budget, Outcome, Solver};
use crate::generate::ground::Ground;
use crate::variant::Constraint;
use crate::{Digit, Geometry, Puzzle};

/// Takes givens away from a complete grid.
pub(in crate::generate) struct General {
    known: Unavoidable,
    /// For each unavoidable set, how many givens are in it.
    hits: Vec<u16>,
    /// Which elements are there: cells with givens, then clues.
    present: Vec<bool>,
    count: usize,
    ground: Ground,
}

impl General {
    pub(super) fn new(geometry: &Geometry, solution: &[u8]) -> General {
        General {
            known: Unavoidable::new(geometry, solution),
            hits: Vec::new(),
            present: vec![true; solution.len()],
            count: solution.len(),
            ground: Ground::plain(geometry),
        }
    }

    /// On a ground with rules and clues, all of them there.
    pub(super) fn on(ground: Ground, solution: &[u8]) -> General {
        let geometry = ground.geometry().clone();
        let clues = ground.clues().len();
        let mut reducer = General {
            known: Unavoidable::without_sets(&geometry, solution, clues),
            hits: Vec::new(),
            present: vec![true; solution.len() + clues],
            count: solution.len(),
            ground,
        };
        // Two digits that change places are another solution where no rule forbids it.
        let swaps = Unavoidable::new(&geometry, solution);
        for number in 0..swaps.len() {
            let set = swaps.set(number);
            let digits = |cell: &u16| solution[usize::from(*cell)];
            let one = digits(&set[0]);
            let Some(other) = set.iter().map(digits).find(|&digit| digit != one) else {
                continue;
            };
            if set.iter().any(|cell| ![one, other].contains(&digits(cell))) {
                continue;
            }
            let mut swapped = solution.to_vec();
            for &cell in set {
                let digit = &mut swapped[usize::from(cell)];
                *digit = one + other - *digit;
            }
            reducer.add_other(&swapped);
        }
        reducer
    }

    /// Takes note of another filling that obeys the rules.
    fn add_other(&mut self, other: &[u8]) {
        let Some(broken) = self.ground.broken_clues(other) else {
            return;
        };
        let cells = self.cell_count();
        let solution = self.known.solution();
        let differs = (0..cells).filter(|&cell| other[cell] != solution[cell]);
        let clues = broken.into_iter().map(|clue| cells + clue);
        let set: Vec<u16> = differs.chain(clues).map(|element| element as u16).collect();
        self.known.add(set);
    }

    pub(super) fn clues(&self) -> &[Constraint] {
        self.ground.clues()
    }

    fn cell_count(&self) -> usize {
        self.known.solution().len()
    }

    /// The solution, digits from 1.
    pub(super) fn solution(&self) -> &[u8] {
        self.known.solution()
    }

    /// Which cells are given now, and then which clues are there.
    pub(super) fn present(&self) -> &[bool] {
        &self.present
    }

    /// How many are given.
    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// Sets which cells are given, and which clues are there.
    pub(super) fn set_present(&mut self, present: &[bool]) {
        self.present.copy_from_slice(present);
        let givens = &present[..self.cell_count()];
        self.count = givens.iter().filter(|&&given| given).count();
    }

    /// The puzzle of the givens.
    pub(super) fn puzzle(&mut self) -> Puzzle {
        let cells = self.cell_count();
        self.ground.keep(&self.present[cells..]);
        let given = |cell: usize| Digit::new(self.solution()[cell]).filter(|_| self.present[cell]);
        self.ground.puzzle((0..cells).map(given).collect())
    }

    /// Takes away units (cells that go together) in this order, each that can go, while more than `floor`
    /// givens are left; each search is bounded by `nodes`.
    pub(super) fn reduce(&mut self, units: &[Unit], floor: usize, budget: Budget<'_>) -> Reduced {
        self.hits.clear();
        self.count_hits();
        if self.hits.contains(&0) {
            return Reduced::Several;
        }
        let mut position_of = vec![usize::MAX; self.present.len()];
        for (position, unit) in units.iter().enumerate() {
            for &cell in unit.iter() {
                position_of[usize::from(cell)] = position;
            }
        }
        let mut taken = vec![false; units.len()];
        // Units that stay though no set is known that needs them: the search was too long without them.
        let mut stays = vec![false; units.len()];
        let mut step = units.len().div_ceil(16);
        let mut from = 0;
        // Whether the solution is known to be the only one.
        let mut proved = self.count == self.cell_count();
        loop {
            let mut left = self.stride(units.len() - from);
            while from < units.len() && left > 0 {
                let unit = &units[from];
                taken[from] = !stays[from]
                    && self.count >= floor + self.givens_in(unit)
                    && unit.iter().all(|&cell| self.present[usize::from(cell)])
                    && self.take(unit);
                if taken[from] {
                    proved = false;
                    left = left.saturating_sub(unit.len());
                }
                from += 1;
            }
            let known = self.known.len();
            let looked = if proved {
                Looked::OnlyOne
            } else {
                self.look_for_others(budget)
            };
            match looked {
                Looked::OnlyOne if from < units.len() => {
                    proved = true;
                    continue;
                }
                Looked::OnlyOne => {
                    let all = !stays.contains(&true)
                        && self.count
                            >= floor + units.iter().map(|unit| unit.len()).max().unwrap_or(1);
                    return if all {
                        Reduced::Minimal
                    } else {
                        Reduced::Enough
                    };
                }
                Looked::Others => {
                    // The last unit taken of each new set must stay; all before it is decided.
                    for number in known..self.known.len() {
                        let last = self.known.set(number).iter();
                        let last = last.map(|&cell| position_of[usize::from(cell)]);
                        match last
                            .filter(|&position| position < units.len() && taken[position])
                            .max()
                        {
                            Some(last) => from = from.min(last),
                            None => return Reduced::Several,
                        }
                    }
                }
                // What is made without rules and clues shall not depend on how far a search comes.
                Looked::Spent if self.ground.is_plain() => return Reduced::Spent,
                Looked::Spent => {
                    // Some of those taken last come back for good, twice as many if that does not do.
                    let last: Vec<usize> = (0..units.len())
                        .rev()
                        .filter(|&at| taken[at])
                        .take(step)
                        .collect();
                    let Some(&first) = last.last() else {
                        return Reduced::Spent;
                    };
                    for &at in &last {
                        stays[at] = true;
                    }
                    stays[first..].fill(true);
                    step *= 2;
                    from = first;
                }
            }
            for position in (from..units.len())
                .rev()
                .filter(|&at| std::mem::take(&mut taken[at]))
                .collect::<Vec<_>>()
            {
                self.put_back(&units[position]);
            }
            self.count_hits();
        }
    }

    /// How many givens to take away before the solver is asked: none of it changes the result, but far
    /// below the number that is needed other solutions are many, and tell little.
    fn stride(&self, open: usize) -> usize {
        let cells = self.cell_count();
        if !self.ground.is_plain() {
            return (self.count.saturating_sub(cells / 4) / 2)
                .max(open / 8)
                .max(1);
        }
        let expected = cells * (22 + self.ground.geometry().digits()) / 100;
        (self.count.saturating_sub(expected) * 4 / 5).max(1)
    }

    /// How many elements of a unit are cells and not clues.
    fn givens_in(&self, unit: &[u16]) -> usize {
        let cells = self.cell_count();
        unit.iter()
            .filter(|&&element| usize::from(element) < cells)
            .count()
    }

    /// Whether these givens have no other solution; what is learned of others is kept.
    pub(super) fn is_unique(&mut self, budget: Budget<'_>) -> bool {
        matches!(self.look_for_others(budget), Looked::OnlyOne)
    }

    /// Counts the givens in sets that were found since.
    fn count_hits(&mut self) {
        for number in self.hits.len()..self.known.len() {
            let hits = self
                .known
                .set(number)
                .iter()
                .filter(|&&cell| self.present[usize::from(cell)]);
            self.hits.push(hits.count() as u16);
        }
    }

    /// Takes a unit away if every set keeps a given.
    fn take(&mut self, unit: &[u16]) -> bool {
        if let [cell] = *unit {
            if self.known.containing(cell).any(|set| self.hits[set] == 1) {
                return false;
            }
            for set in self.known.containing(cell) {
                self.hits[set] -= 1;
            }
            self.present[usize::from(cell)] = false;
            self.count -= self.givens_in(unit);
            return true;
        }
        let mut empty = false;
        for &cell in unit {
            for set in self.known.containing(cell) {
                let hits = &mut self.hits[set];
                *hits -= 1;
                empty |= *hits == 0;
            }
            self.present[usize::from(cell)] = false;
        }
        self.count -= self.givens_in(unit);
        if empty {
            self.put_back(unit);
        }
        !empty
    }

    fn put_back(&mut self, unit: &[u16]) {
        for &cell in unit {
            for set in self.known.containing(cell) {
                // Sets found since are counted later.
                if let Some(hits) = self.hits.get_mut(set) {
                    *hits += 1;
                }
            }
            self.present[usize::from(cell)] = true;
        }
        self.count += self.givens_in(unit);
    }

    fn look_for_others(&mut self, budget: Budget<'_>) -> Looked {
        let outcome = Solver::new(&self.puzzle()).with_budget(budget).outcome();
        let found = match outcome {
            Outcome::Unique(_) => return Looked::OnlyOne,
            Outcome::Several(one, two) => vec![one, two],
            Outcome::BudgetSpent(one) => one.into_iter().collect(),
            Outcome::None => Vec::new(),
        };
        let mut others = false;
        for grid in found {
            let digits: Vec<u8> = grid.iter().flatten().map(Digit::value).collect();
            if digits == self.solution() {
                continue;
            }
            others = true;
            if self.ground.is_plain() {
                self.known.add_parts_of_difference(&digits);
            } else {
                self.add_other(&digits);
            }
        }
        if others {
            Looked::Others
        } else {
            Looked::Spent
        }
    }
}

/// What a look for other solutions came to.
enum Looked {
    OnlyOne,
    Others,
    Spent,
}
