//! The solver for every puzzle: it chooses the engine, and converts between grids and the engines' own forms.

use std::sync::{Arc, OnceLock};

use grille_core::internal::{Meter, Regions};
use grille_core::{Budget, BudgetSpent, Cell, Digit, DigitSet, Grid, Layout};

use super::chaos::Chaos;
use super::{Count, CountEnd, Outcome, chaos, classic9, portfolio, posting};
use crate::{Model, Puzzle};

/// Answers every question about the solutions of one puzzle. The puzzle is never changed.
///
/// ```
/// use grille_solve::Puzzle;
/// use grille_core::Budget;
/// use grille_solve::{Outcome, Solver};
///
/// // An empty 25×25 grid has solutions without number; two of them come at once.
/// let puzzle: Puzzle = ".".repeat(625).parse()?;
/// let Outcome::Several(first, second) = Solver::new(&puzzle).outcome() else { panic!() };
/// assert!(first.is_filled() && first != second);
///
/// // A budget bounds the search; the answer then is what is known so far.
/// let puzzle: Puzzle = ".".repeat(81).parse()?;
/// let counted = Solver::new(&puzzle).with_budget(Budget::default().nodes(1_000)).count(u64::MAX);
/// assert_eq!(counted.end, grille_solve::CountEnd::BudgetSpent);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Solver<'budget> {
    layout: Layout,
    /// Whether solutions come with regions, which are then houses of their layout.
    finds_regions: bool,
    engine: Engine,
    budget: Budget<'budget>,
}

enum Engine {
    /// The candidates of the 81 cells.
    Classic(Box<[u16; 81]>),
    General(Box<Prepared>),
    /// The classic grid with pencil marks in place of givens: usually the general searches are far ahead of the classic
    /// engine, but not always.
    Either(Box<[u16; 81]>, Box<Prepared>),
}

/// A problem for the general searches, which are set up on first use and within the budget, since there may be very
/// many propagators.
struct Prepared {
    layout: Layout,
    domains: Vec<u32>,
    model: Option<Arc<Model>>,
    solver: OnceLock<portfolio::Solver>,
}

impl Prepared {
    fn solver(&self, budget: Budget<'_>) -> Result<&portfolio::Solver, BudgetSpent> {
        if self.solver.get().is_none() {
            let mut propagators = match &self.model {
                Some(model) => posting::of(model, budget).ok_or(BudgetSpent)?,
                None => Vec::new(),
            };
            let houses = self.layout.houses().iter().map(|house| {
                portfolio::Group::new(house.cells().iter().map(|cell| cell.index() as u32))
            });
            let unlike = self
                .layout
                .unlike()
                .iter()
                .map(|&(a, b)| portfolio::Group::new([a.index() as u32, b.index() as u32]));
            let mut groups: Vec<portfolio::Group> = houses.chain(unlike).collect();
            let mut domains = self.domains.clone();
            let model = self.model.as_ref();
            if let Some(regions) = model.and_then(|model| model.regions()) {
                let chaos = Chaos::new(regions, &self.layout, &self.domains);
                domains.extend(chaos.domains);
                groups.extend(chaos.groups);
                propagators.extend(chaos.propagators);
            }
            let digits = self.layout.digits();
            let problem = portfolio::Problem::new(digits, domains, groups);
            let problem = problem.expect("a puzzle is a well-formed problem");
            let solver = portfolio::Solver::with_propagators(&problem, propagators);
            return Ok(self.solver.get_or_init(|| solver));
        }
        self.solver.get().ok_or(BudgetSpent)
    }
}

/// The guesses of the general searches before the classic engine has its turn, and of that before it gives up.
const GENERAL: u64 = 4_000;
const CLASSIC: u64 = 50_000_000;
/// With fewer givens than this, and without marks, no puzzle has a unique solution.
const FEW_GIVENS: usize = 17;

impl<'budget> Solver<'budget> {
    /// Prepares to solve a puzzle.
    ///
    /// # Panics
    /// Never: a puzzle is always a well-formed problem.
    #[must_use]
    pub fn new(puzzle: &Puzzle) -> Solver<'budget> {
        let layout = puzzle.layout().clone();
        let domain = |cell: Cell| match puzzle.values().get(cell) {
            Some(digit) => DigitSet::only(digit).bits(),
            None => (layout.all_digits() - puzzle.ruled_out(cell)).bits(),
        };
        let classic = || Box::new(std::array::from_fn(|cell| domain(Cell::new(cell)) as u16));
        let general = || {
            Box::new(Prepared {
                layout: layout.clone(),
                domains: layout.cells().map(domain).collect(),
                model: puzzle.model().cloned(),
                solver: OnceLock::new(),
            })
        };
        let engine = if puzzle.model().is_some() || layout != Layout::classic() {
            Engine::General(general())
        } else if puzzle.has_eliminated() && puzzle.values().count() < FEW_GIVENS {
            Engine::Either(classic(), general())
        } else {
            Engine::Classic(classic())
        };
        Solver {
            finds_regions: puzzle.finds_regions(),
            layout,
            engine,
            budget: Budget::default(),
        }
    }

    /// Bounds each search.
    #[must_use]
    pub fn with_budget(self, budget: Budget<'budget>) -> Solver<'budget> {
        Solver { budget, ..self }
    }

    /// Whether there is no solution, one, or several. On the classic grid each search is short enough to need no
    /// budget; a budget that is already spent is ignored there.
    #[must_use]
    pub fn outcome(&self) -> Outcome<Grid> {
        match &self.engine {
            Engine::Classic(candidates) => {
                let answer = classic9::solve_one_candidates(candidates, 2);
                self.budget.count(answer.guesses.into());
                match answer.count {
                    0 => Outcome::None,
                    1 => Outcome::Unique(self.grid(&answer.first)),
                    _ => {
                        let mut two = classic9::Solutions::from_candidates(candidates);
                        match (two.next(), two.next()) {
                            (Some(first), Some(second)) => {
                                Outcome::Several(self.grid(&first), self.grid(&second))
                            }
                            _ => unreachable!("the same search found two solutions"),
                        }
                    }
                }
            }
            Engine::General(prepared) => match prepared.solver(self.budget) {
                Ok(solver) => solver.outcome(self.budget).map(|digits| self.grid(&digits)),
                Err(BudgetSpent) => Outcome::BudgetSpent(None),
            },
            Engine::Either(candidates, prepared) => match prepared.solver(self.budget) {
                Ok(solver) => self.outcome_of_either(candidates, solver),
                Err(BudgetSpent) => Outcome::BudgetSpent(None),
            },
        }
    }

    /// Runs the general searches for a while, then the classic engine, then the general searches to their end.
    fn outcome_of_either(
        &self,
        candidates: &[u16; 81],
        solver: &portfolio::Solver,
    ) -> Outcome<Grid> {
        let known = match solver.outcome(self.budget.part(0, GENERAL)) {
            Outcome::BudgetSpent(known) => known,
            settled => return settled.map(|digits| self.grid(&digits)),
        };
        let counted = classic9::Counting::up_to(2)
            .budget(self.budget.part(GENERAL, CLASSIC))
            .count_candidates(candidates);
        let [first, second] = counted.examples.map(|digits| self.grid(&digits));
        match (counted.solutions, counted.end) {
            (2.., _) => return Outcome::Several(first, second),
            (1, CountEnd::All) => return Outcome::Unique(first),
            (0, CountEnd::All) => return Outcome::None,
            _ => {}
        }
        match solver.outcome(self.budget.part(GENERAL + CLASSIC, u64::MAX)) {
            Outcome::BudgetSpent(None) if counted.solutions > 0 => {
                Outcome::BudgetSpent(Some(first))
            }
            Outcome::BudgetSpent(None) => {
                Outcome::BudgetSpent(known.map(|digits| self.grid(&digits)))
            }
            settled => settled.map(|digits| self.grid(&digits)),
        }
    }

    /// Some solution, without checking whether there are more.
    pub fn first_solution(&self) -> Result<Option<Grid>, BudgetSpent> {
        match &self.engine {
            Engine::Classic(candidates) => {
                let answer = classic9::solve_one_candidates(candidates, 1);
                self.budget.count(answer.guesses.into());
                Ok((answer.count > 0).then(|| self.grid(&answer.first)))
            }
            Engine::General(prepared) => {
                let found = prepared.solver(self.budget)?.first(self.budget)?;
                Ok(found.map(|digits| self.grid(&digits)))
            }
            Engine::Either(..) => match self.outcome() {
                Outcome::None => Ok(None),
                Outcome::Unique(first) | Outcome::Several(first, _) => Ok(Some(first)),
                Outcome::BudgetSpent(first) => first.map(Some).ok_or(BudgetSpent),
            },
        }
    }

    /// For every cell, in order, the digits that it holds in some solution: its true candidates. All sets are empty if
    /// there is no solution.
    ///
    /// ```
    /// use grille_solve::Puzzle;
    /// use grille_solve::Solver;
    ///
    /// // Two solutions, which differ in four cells.
    /// let puzzle: Puzzle = ".2.4.4.221434321".parse()?;
    /// let digits = Solver::new(&puzzle).true_candidates()?;
    /// let open: Vec<String> = digits.iter().filter(|d| d.len() > 1).map(|d| d.to_string()).collect();
    /// assert_eq!(open, ["13", "13", "13", "13"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn true_candidates(&self) -> Result<Vec<DigitSet>, BudgetSpent> {
        let found = match &self.engine {
            Engine::Classic(candidates) => {
                let found = classic9::occurring(candidates, &mut self.budget.meter())?;
                found.into_iter().map(u32::from).collect()
            }
            Engine::General(prepared) | Engine::Either(_, prepared) => {
                let solver = prepared.solver(self.budget)?;
                solver.occurring(self.layout.cell_count(), self.budget)?
            }
        };
        Ok(found.into_iter().map(DigitSet::from_bits).collect())
    }

    /// How many solutions there are, counted up to a limit.
    #[must_use]
    pub fn count(&self, limit: u64) -> Count {
        match &self.engine {
            Engine::Classic(candidates) => count_classic(candidates, limit, self.budget),
            Engine::General(prepared) => match prepared.solver(self.budget) {
                Ok(solver) => solver.count(limit, self.budget),
                Err(BudgetSpent) => Count::stopped(0),
            },
            Engine::Either(candidates, prepared) => {
                let Ok(solver) = prepared.solver(self.budget) else {
                    return Count::stopped(0);
                };
                let counted = solver.count(limit, self.budget.part(0, GENERAL));
                if counted.end != CountEnd::BudgetSpent {
                    return counted;
                }
                count_classic(candidates, limit, self.budget.part(GENERAL, u64::MAX))
            }
        }
    }

    /// Iterates over all solutions as they are found.
    #[must_use]
    pub fn solutions(&self) -> Solutions<'_> {
        let search = match &self.engine {
            Engine::Classic(candidates) => Search::Classic(
                Box::new(classic9::Solutions::from_candidates(candidates)),
                self.budget.meter(),
            ),
            Engine::General(prepared) | Engine::Either(_, prepared) => {
                match prepared.solver(self.budget) {
                    Ok(solver) => Search::General(Box::new(solver.solutions(self.budget))),
                    Err(BudgetSpent) => Search::Spent,
                }
            }
        };
        Solutions {
            layout: &self.layout,
            finds_regions: self.finds_regions,
            search,
            ended: false,
        }
    }

    /// Up to this many solutions by each of the general searches on its own, with the name of the search: for comparing
    /// them.
    #[doc(hidden)]
    #[must_use]
    pub fn by_each_search(&self, most: usize) -> Vec<(&'static str, Vec<Grid>)> {
        let answers = match &self.engine {
            Engine::Classic(_) => Vec::new(),
            Engine::General(prepared) | Engine::Either(_, prepared) => {
                let solver = prepared.solver(Budget::default());
                solver.map_or_else(|_| Vec::new(), |solver| solver.by_each_search(most))
            }
        };
        let answers = answers.into_iter();
        let grids = answers
            .map(|(name, found)| (name, found.iter().map(|digits| self.grid(digits)).collect()));
        grids.collect()
    }

    fn grid(&self, digits: &[u8]) -> Grid {
        grid(&self.layout, self.finds_regions, digits)
    }
}

fn count_classic(candidates: &[u16; 81], limit: u64, budget: Budget<'_>) -> Count {
    let counting = classic9::Counting::up_to(limit).budget(budget);
    let classic9::Counted { solutions, end, .. } = counting.count_candidates(candidates);
    Count { solutions, end }
}

/// A solution as a grid.
fn grid(layout: &Layout, finds_regions: bool, solution: &[u8]) -> Grid {
    let cells = layout.cell_count();
    let digits = solution[..cells].iter();
    let divided = if finds_regions {
        Regions::found(layout, &chaos::regions_in(solution, cells))
    } else {
        layout.clone()
    };
    Grid::from_values(divided, digits.map(|&digit| Digit::new(digit)).collect())
}

/// All solutions of a puzzle, each once, in an order that is the same every time.
pub struct Solutions<'solver> {
    layout: &'solver Layout,
    finds_regions: bool,
    search: Search<'solver>,
    ended: bool,
}

enum Search<'solver> {
    Classic(Box<classic9::Solutions>, Meter<'solver>),
    General(Box<portfolio::Solutions<'solver>>),
    /// The budget was spent before the search was set up.
    Spent,
}

impl Solutions<'_> {
    /// Whether the budget was spent before all solutions were yielded.
    #[must_use]
    pub fn budget_spent(&self) -> bool {
        match &self.search {
            Search::Classic(_, meter) => meter.is_spent(),
            Search::General(solutions) => self.ended && !solutions.is_complete(),
            Search::Spent => true,
        }
    }
}

impl Iterator for Solutions<'_> {
    type Item = Grid;

    fn next(&mut self) -> Option<Grid> {
        let next = match &mut self.search {
            Search::Classic(solutions, meter) => {
                if meter.charge() {
                    solutions
                        .next()
                        .map(|digits| grid(self.layout, false, &digits))
                } else {
                    None
                }
            }
            Search::General(solutions) => {
                let next = solutions.next();
                next.map(|digits| grid(self.layout, self.finds_regions, &digits))
            }
            Search::Spent => None,
        };
        self.ended = next.is_none();
        next
    }
}
