//! Taking givens away as long as the solution stays the only one.
//!
//! The plain way asks the solver once for every given. Here givens are taken away against the unavoidable
//! sets that are known: one stays if it is the last in some set. Then the solver is asked for another
//! solution of what is left. If there is one, it differs from the solution in an unavoidable set that was not
//! known: the given of it that was taken last comes back, and the rest is done anew. If there is none, the
//! solution is the only one, and each given that stayed has a set that shows why: no solver is needed to know
//! that the puzzle is minimal. The result is exactly that of the plain way, with a tenth of the searches.

use super::unavoidable::Unavoidable;
use crate::exact::{Budget, Outcome, Solver, classic9};
use crate::{Digit, Geometry, Grid, Puzzle};

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
pub(super) struct Reducer {
    known: Unavoidable,
    /// For each unavoidable set, how many givens are in it.
    hits: Vec<u16>,
    givens: Vec<bool>,
    count: usize,
    classic: bool,
    geometry: Geometry,
}

impl Reducer {
    pub(super) fn new(geometry: &Geometry, solution: &[u8]) -> Reducer {
        Reducer {
            known: Unavoidable::new(geometry, solution),
            hits: Vec::new(),
            givens: vec![true; solution.len()],
            count: solution.len(),
            classic: *geometry == Geometry::classic(),
            geometry: geometry.clone(),
        }
    }

    /// The solution, digits from 1.
    pub(super) fn solution(&self) -> &[u8] {
        self.known.solution()
    }

    /// Which cells are given now.
    pub(super) fn givens(&self) -> &[bool] {
        &self.givens
    }

    /// How many are given.
    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// Sets which cells are given.
    pub(super) fn set_givens(&mut self, givens: &[bool]) {
        self.givens.copy_from_slice(givens);
        self.count = givens.iter().filter(|&&given| given).count();
    }

    /// The puzzle of the givens.
    pub(super) fn puzzle(&self) -> Puzzle {
        let given = |cell: usize| Digit::new(self.solution()[cell]).filter(|_| self.givens[cell]);
        let values = (0..self.givens.len()).map(given).collect();
        Grid::from_values(self.geometry.clone(), values).into()
    }

    /// Takes away units (cells that go together) in this order, each that can go, while more than `floor`
    /// givens are left; each search is bounded by `nodes`.
    pub(super) fn reduce(&mut self, units: &[Unit], floor: usize, budget: Budget<'_>) -> Reduced {
        self.hits.clear();
        self.count_hits();
        if self.hits.contains(&0) {
            return Reduced::Several;
        }
        let mut position_of = vec![usize::MAX; self.givens.len()];
        for (position, unit) in units.iter().enumerate() {
            for &cell in unit.iter() {
                position_of[usize::from(cell)] = position;
            }
        }
        let mut taken = vec![false; units.len()];
        // Units that stay though no set is known that needs them: the search was too long without them.
        let mut stays = vec![false; units.len()];
        let mut step = units.len().div_ceil(16);
        // The decisions so far, and those after which the solution is known to be the only one.
        let mut from = 0;
        let mut proved = (self.count == self.givens.len()).then_some(0);
        loop {
            let pause = self.count - self.stride();
            while from < units.len() && self.count > pause {
                let unit = &units[from];
                taken[from] = !stays[from]
                    && self.count >= floor + unit.len()
                    && unit.iter().all(|&cell| self.givens[usize::from(cell)])
                    && self.take(unit);
                from += 1;
            }
            let known = self.known.len();
            let since: Option<Vec<u16>> = proved.map(|proved| {
                let since = (proved..from).filter(|&at| taken[at]);
                since.flat_map(|at| units[at].iter().copied()).collect()
            });
            match self.look_for_others(since.as_deref(), budget) {
                Looked::OnlyOne if from < units.len() => {
                    proved = Some(from);
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
                    last.iter().for_each(|&at| stays[at] = true);
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
    fn stride(&self) -> usize {
        let cells = self.givens.len();
        let expected = cells * (22 + self.geometry.digits()) / 100;
        (self.count.saturating_sub(expected) * 4 / 5).max(1)
    }

    /// Whether these givens have no other solution; what is learned of others is kept.
    pub(super) fn is_unique(&mut self, budget: Budget<'_>) -> bool {
        matches!(self.look_for_others(None, budget), Looked::OnlyOne)
    }

    /// Counts the givens in sets that were found since.
    fn count_hits(&mut self) {
        for number in self.hits.len()..self.known.len() {
            let hits = self
                .known
                .set(number)
                .iter()
                .filter(|&&cell| self.givens[usize::from(cell)]);
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
            self.givens[usize::from(cell)] = false;
            self.count -= 1;
            return true;
        }
        let mut empty = false;
        for &cell in unit {
            for set in self.known.containing(cell) {
                let hits = &mut self.hits[set];
                *hits -= 1;
                empty |= *hits == 0;
            }
            self.givens[usize::from(cell)] = false;
        }
        self.count -= unit.len();
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
            self.givens[usize::from(cell)] = true;
        }
        self.count += unit.len();
    }

    /// Looks for other solutions, where it may be known that these cells were the last to be taken away from
    /// givens with one solution.
    fn look_for_others(&mut self, since: Option<&[u16]>, budget: Budget<'_>) -> Looked {
        match since {
            Some([]) => Looked::OnlyOne,
            // Every other solution has another digit there.
            Some(&[cell]) if self.classic => self.look_elsewhere(cell),
            _ if self.classic => self.look_in_classic(),
            _ => self.look_with_solver(budget),
        }
    }

    fn look_elsewhere(&mut self, cell: u16) -> Looked {
        let mut candidates = self.candidates();
        candidates[usize::from(cell)] &= !(1 << (self.solution()[usize::from(cell)] - 1));
        let answer = classic9::solve_one_candidates(&candidates, 1);
        if answer.count == 0 {
            return Looked::OnlyOne;
        }
        self.known.add_difference(&answer.first);
        Looked::Others
    }

    /// The candidates of the classic grid.
    fn candidates(&self) -> [u16; 81] {
        let solution = self.solution();
        std::array::from_fn(|cell| match self.givens[cell] {
            true => 1 << (solution[cell] - 1),
            false => 0x1FF,
        })
    }

    fn look_in_classic(&mut self) -> Looked {
        let answer = classic9::solve_one_candidates(&self.candidates(), 2);
        if answer.count == 1 {
            return Looked::OnlyOne;
        }
        let mut found = answer.first;
        if found == *self.solution() {
            let mut solutions = classic9::Solutions::from_candidates(&self.candidates());
            let other = solutions.find(|other| other != self.solution());
            found = other.expect("two solutions were counted");
        }
        self.known.add_difference(&found);
        Looked::Others
    }

    fn look_with_solver(&mut self, budget: Budget<'_>) -> Looked {
        let outcome = Solver::new(&self.puzzle()).with_budget(budget).outcome();
        let mut others = 0;
        let mut add = |grid: &Grid, known: &mut Unavoidable| {
            let digits: Vec<u8> = grid.iter().flatten().map(Digit::value).collect();
            if digits != known.solution() {
                known.add_parts_of_difference(&digits);
                others += 1;
            }
        };
        match &outcome {
            Outcome::Unique(_) => return Looked::OnlyOne,
            Outcome::Several(one, two) => {
                add(one, &mut self.known);
                add(two, &mut self.known);
            }
            Outcome::BudgetSpent(Some(one)) => add(one, &mut self.known),
            Outcome::BudgetSpent(None) | Outcome::None => {}
        }
        if others > 0 {
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

/// Cells that are given together or not at all: one, or those that a symmetry takes to each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Unit {
    cells: [u16; 8],
    len: u8,
}

impl Unit {
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
