//! The reducer for any layout, which removes givens and clues.

use grille_core::constraint::Constraint;
use grille_core::{Budget, Digit, Layout};
use grille_solve::{Outcome, Puzzle, Solver};

use super::unavoidable::Unavoidable;
use super::{Reduced, Unit};
use crate::ground::Ground;

/// Removes givens from a complete grid.
pub(crate) struct General {
    known: Unavoidable,
    /// For each unavoidable set, the number of its givens.
    hits: Vec<u16>,
    /// Which elements are present: cells with givens, then clues.
    present: Vec<bool>,
    count: usize,
    ground: Ground,
}

impl General {
    pub(super) fn new(layout: &Layout, solution: &[u8]) -> General {
        General {
            known: Unavoidable::new(layout, solution),
            hits: Vec::new(),
            present: vec![true; solution.len()],
            count: solution.len(),
            ground: Ground::plain(layout),
        }
    }

    /// On a ground with constraints and clues, all of them present.
    pub(super) fn on(ground: Ground, solution: &[u8]) -> General {
        let layout = ground.layout().clone();
        let clues = ground.clues().len();
        let mut reducer = General {
            known: Unavoidable::without_sets(&layout, solution, clues),
            hits: Vec::new(),
            present: vec![true; solution.len() + clues],
            count: solution.len(),
            ground,
        };
        // Swapping two digits gives another solution if no constraint forbids it.
        let swaps = Unavoidable::new(&layout, solution);
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

    /// Records another filling that satisfies the fixed constraints.
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

    /// Which cells are given now, followed by which clues are present.
    pub(super) fn present(&self) -> &[bool] {
        &self.present
    }

    /// How many cells are given.
    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// Sets which cells are given, and which clues are present.
    pub(super) fn set_present(&mut self, present: &[bool]) {
        self.present.copy_from_slice(present);
        let givens = &present[..self.cell_count()];
        self.count = givens.iter().filter(|&&given| given).count();
    }

    /// The puzzle with these givens.
    pub(super) fn puzzle(&mut self) -> Puzzle {
        let cells = self.cell_count();
        self.ground.keep(&self.present[cells..]);
        let given = |cell: usize| Digit::new(self.solution()[cell]).filter(|_| self.present[cell]);
        self.ground.puzzle((0..cells).map(given).collect())
    }

    /// Removes units (cells that belong together) in this order, each if possible, while more than `floor` givens are
    /// left; each search is bounded by the budget.
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
        // Units that stay although no known set needs them: the search was too long without them.
        let mut stays = vec![false; units.len()];
        let mut step = units.len().div_ceil(16);
        let mut from = 0;
        // Whether the solution is known to be unique.
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
                    // The last removed unit of each new set must stay; everything before it is decided.
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
                // Without constraints and clues the result must not depend on how far a search gets.
                Looked::Spent if self.ground.is_plain() => return Reduced::Spent,
                Looked::Spent => {
                    // Restore some of those removed last for good, twice as many if that is not enough.
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

    /// How many givens to remove before the solver is called. This does not change the result, but with far too few
    /// givens other solutions are many and of little use.
    fn stride(&self, open: usize) -> usize {
        let cells = self.cell_count();
        if !self.ground.is_plain() {
            return (self.count.saturating_sub(cells / 4) / 2)
                .max(open / 8)
                .max(1);
        }
        let expected = cells * (22 + self.ground.layout().digits()) / 100;
        (self.count.saturating_sub(expected) * 4 / 5).max(1)
    }

    /// How many elements of a unit are cells and not clues.
    fn givens_in(&self, unit: &[u16]) -> usize {
        let cells = self.cell_count();
        unit.iter()
            .filter(|&&element| usize::from(element) < cells)
            .count()
    }

    /// Whether these givens have no other solution; other solutions found are recorded.
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

    /// Removes a unit if every set keeps a given.
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

/// The outcome of a search for other solutions.
enum Looked {
    OnlyOne,
    Others,
    Spent,
}
