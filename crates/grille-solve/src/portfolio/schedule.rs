//! Schedules the portfolio: decides which search runs when. Three searches alternate, since each settles in a moment
//! what takes the others long: the scout is ready at once, the lockstep works on 32 boards at a time, and CDCL learns
//! clauses. Every query comes here first: one solution, whether it is unique, how many there are, which digits occur.

use grille_core::Budget;
use grille_core::internal::Meter;

use super::Solution;
use super::cdcl::Cdcl;
use super::lockstep::Lockstep;
use super::plain::Plain;
use super::problem::Problem;
use super::queue::PropagationQueue;
use super::reduced::Reduced;
use super::scout::Scout;
use super::search::{Search, Step};

/// The opening: the effort of the scout, which is enough for half of all published variants, or, for problems that are
/// too large for it, this many conflicts of the CDCL search.
const FIRST_EFFORT: u64 = 4_000;
const FIRST_CONFLICTS: u64 = 20;
/// The next turns, some tens of milliseconds each: of the lockstep, of the scout where there is no lockstep, and of the
/// CDCL search.
const WORK: u64 = 100_000_000;
const EFFORT: u64 = 200_000;
const CONFLICTS: u64 = 400;
/// How many times longer each turn is than the one before.
const LONGER: u64 = 4;

/// Why the portfolio stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// There are no more solutions.
    All,
    /// As many as wanted were found.
    Enough,
    /// The budget is spent.
    Spent,
}

/// A problem in the form that the searches take.
pub(super) type Parts<'a> = (&'a Problem, &'a Reduced, &'a PropagationQueue);

/// The searches of one problem, which can be asked for more and more solutions.
pub(super) struct Portfolio<'a> {
    parts: Parts<'a>,
    stage: Stage<'a>,
    /// Which search ran last.
    last: Last,
}

#[derive(Clone, Copy)]
enum Last {
    Quick,
    Thorough,
}

enum Stage<'a> {
    /// One search for a short while.
    Opening {
        first: Scheduled<'a>,
        is_scout: bool,
    },
    /// The others alternate, in turns that grow longer.
    Alternating {
        quick: Option<Scheduled<'a>>,
        thorough: Option<Scheduled<'a>>,
        length: u64,
        /// What the scout found before the lockstep replaced it.
        seen: Vec<Solution>,
    },
}

impl<'a> Portfolio<'a> {
    pub fn new(parts: Parts<'a>) -> Self {
        let (problem, reduced, queue) = parts;
        let scout = Scout::new(problem, reduced, queue);
        let is_scout = scout.is_some();
        let first = match scout {
            Some(scout) => Scheduled::new(scout, EFFORT),
            None => cdcl(parts),
        };
        Self {
            parts,
            stage: Stage::Opening { first, is_scout },
            last: Last::Quick,
        }
    }

    /// At least this many solutions by one of the searches, or all there are, or, once the budget is spent, the most
    /// that one of them has found. Asking for more resumes the searches.
    pub fn up_to(&mut self, limit: usize, meter: &mut Meter<'_>) -> (&[Solution], End) {
        let end = self.run(limit, meter);
        let found = match &self.stage {
            Stage::Opening { first, .. } => &first.found,
            Stage::Alternating {
                quick,
                thorough,
                seen,
                ..
            } => {
                let (quick, thorough) = (quick.as_ref(), thorough.as_ref());
                let settled = match self.last {
                    _ if end == End::Spent => None,
                    Last::Quick => quick,
                    Last::Thorough => thorough,
                };
                let searches = [quick, thorough].into_iter().flatten();
                let found = searches.map(|search| &search.found).chain([seen]);
                let most = || found.max_by_key(|found| found.len()).unwrap_or(seen);
                settled.map_or_else(most, |search| &search.found)
            }
        };
        (found, end)
    }

    fn run(&mut self, limit: usize, meter: &mut Meter<'_>) -> End {
        if let Stage::Opening { first, is_scout } = &mut self.stage {
            let effort = if *is_scout {
                FIRST_EFFORT
            } else {
                FIRST_CONFLICTS
            };
            if let Some(end) = first.run(effort, limit, meter) {
                return end;
            }
            if meter.is_spent() {
                return End::Spent;
            }
            self.open(meter);
        }
        let parts = self.parts;
        let Stage::Alternating {
            quick,
            thorough,
            length,
            ..
        } = &mut self.stage
        else {
            unreachable!("the opening is over");
        };
        while !meter.is_spent() {
            self.last = Last::Quick;
            if let Some(quick) = quick
                && let Some(end) = quick.take_turn(*length, limit, meter)
            {
                return end;
            }
            self.last = Last::Thorough;
            let thorough = thorough.get_or_insert_with(|| cdcl(parts));
            if let Some(end) = thorough.take_turn(*length, limit, meter) {
                return end;
            }
            *length = length.saturating_mul(LONGER);
        }
        End::Spent
    }

    /// Ends the opening.
    fn open(&mut self, meter: &mut Meter<'_>) {
        let (problem, reduced, queue) = self.parts;
        let lockstep = Lockstep::new(problem, reduced, queue, meter);
        let lockstep = lockstep.map(|lockstep| Scheduled::new(lockstep, WORK));
        let alternating = Stage::Alternating {
            quick: None,
            thorough: None,
            length: 1,
            seen: Vec::new(),
        };
        let Stage::Opening { first, is_scout } = std::mem::replace(&mut self.stage, alternating)
        else {
            unreachable!("the opening is over once");
        };
        if let Stage::Alternating {
            quick,
            thorough,
            seen,
            ..
        } = &mut self.stage
        {
            match (lockstep, is_scout) {
                (Some(lockstep), true) => {
                    *seen = first.found;
                    *quick = Some(lockstep);
                }
                (Some(lockstep), false) => {
                    *quick = Some(lockstep);
                    *thorough = Some(first);
                }
                (None, true) => *quick = Some(first),
                (None, false) => *thorough = Some(first),
            }
        }
    }
}

fn cdcl((_, reduced, queue): Parts<'_>) -> Scheduled<'_> {
    Scheduled::new(Cdcl::new(reduced, queue), CONFLICTS)
}

/// Up to this many solutions by each search on its own, for every search that can take the problem.
pub(super) fn each(
    (problem, reduced, queue): Parts<'_>,
    limit: usize,
) -> Vec<(&'static str, Vec<Solution>)> {
    let mut meter = Budget::default().meter();
    let scout = Scout::new(problem, reduced, queue).map(|scout| Scheduled::new(scout, u64::MAX));
    let lockstep = Lockstep::new(problem, reduced, queue, &mut meter).map(|mut lockstep| {
        // Otherwise small trees would be finished before the first restart.
        lockstep.start_again_after(1);
        Scheduled::new(lockstep, u64::MAX)
    });
    let cdcl = Some(Scheduled::new(Cdcl::new(reduced, queue), u64::MAX));
    let searches = [("scout", scout), ("lockstep", lockstep), ("cdcl", cdcl)];
    let answers = searches.into_iter().filter_map(|(name, search)| {
        let mut search = search?;
        search.take_turn(1, limit, &mut meter)?;
        Some((name, search.found))
    });
    let mut answers: Vec<(&str, Vec<Solution>)> = answers.collect();
    let mut plain = Plain::new(problem, reduced, queue, &mut meter);
    let listed = std::iter::from_fn(|| match plain.next(&mut meter) {
        Step::Solution(solution) => Some(solution),
        Step::Exhausted | Step::Stopped => None,
    });
    answers.push(("plain", listed.take(limit).collect()));
    answers
}

/// A search, the effort of its first turn in its own unit, and what it has found.
struct Scheduled<'a> {
    search: Box<dyn Search + 'a>,
    effort: u64,
    found: Vec<Solution>,
    is_exhausted: bool,
}

impl<'a> Scheduled<'a> {
    fn new(search: impl Search + 'a, effort: u64) -> Self {
        Self {
            search: Box::new(search),
            effort,
            found: Vec::new(),
            is_exhausted: false,
        }
    }

    /// Runs a turn this many times as long as the first one.
    fn take_turn(&mut self, length: u64, limit: usize, meter: &mut Meter<'_>) -> Option<End> {
        self.run(self.effort.saturating_mul(length), limit, meter)
    }

    /// Searches until there are as many solutions as wanted, or no more; `None` if it stops before.
    fn run(&mut self, effort: u64, limit: usize, meter: &mut Meter<'_>) -> Option<End> {
        self.search.allow(effort);
        while self.found.len() < limit {
            if self.is_exhausted {
                return Some(End::All);
            }
            match self.search.next(meter) {
                Step::Solution(solution) => self.found.push(solution),
                Step::Exhausted => self.is_exhausted = true,
                Step::Stopped => return None,
            }
        }
        Some(End::Enough)
    }
}
