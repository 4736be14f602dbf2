//! Up to so many solutions. Three searches take turns, since each settles in a moment what takes the others long:
//! the scout is ready at once, the crew works on 32 boards at a time, and the search that learns remembers.

use super::Solution;
use super::crew::Crew;
use super::learn::Learner;
use super::plain::Plain;
use super::problem::Problem;
use super::reduced::Reduced;
use super::scout::Scout;
use super::step::Step;
use super::wake::Rules;
use crate::exact::budget::{Budget, Meter};

/// What comes first: the effort of the scout, which is enough for half of all published variants; or, of problems that
/// are too large for it, so many conflicts of the search that learns.
const FIRST_EFFORT: u64 = 4_000;
const FIRST_CONFLICTS: u64 = 20;
/// The next turns, some tens of milliseconds each: of the crew, of the scout where there is no crew, and of the search that
/// learns.
const WORK: u64 = 100_000_000;
const EFFORT: u64 = 200_000;
const CONFLICTS: u64 = 400;
/// How many times as long each turn is as the one before.
const LONGER: u64 = 4;

/// Why a search was left.
pub(super) enum End {
    /// There are no more solutions.
    All,
    /// So many were wanted.
    Enough,
    /// Its budget, or its patience, is at an end.
    Spent,
}

/// Looks for so many solutions at most.
pub(super) fn few(
    (problem, reduced, rules): (&Problem, &Reduced, &Rules),
    most: usize,
    meter: &mut Meter<'_>,
) -> (Vec<Solution>, End) {
    let scout = Scout::new(problem, reduced, rules);
    let is_small = scout.is_some();
    let learner = || Taking::new(Learner::new(reduced, rules), CONFLICTS);
    let (mut first, patience) = match scout {
        Some(scout) => (Taking::new(scout, EFFORT), FIRST_EFFORT),
        None => (learner(), FIRST_CONFLICTS),
    };
    if let Some(answer) = first.go_on(patience, most, meter) {
        return answer;
    }
    if meter.is_spent() {
        return (first.found, End::Spent);
    }
    let crew = Crew::new(problem, reduced, rules, meter).map(|crew| Taking::new(crew, WORK));
    // What the scout has seen before it gives way to the crew.
    let mut seen = Vec::new();
    let (mut quick, mut thorough) = match (crew, is_small) {
        (Some(crew), true) => {
            seen = first.found;
            (Some(crew), None)
        }
        (Some(crew), false) => (Some(crew), Some(first)),
        (None, true) => (Some(first), None),
        (None, false) => (None, Some(first)),
    };
    let mut length: u64 = 1;
    while !meter.is_spent() {
        if let Some(quick) = &mut quick
            && let Some(answer) = quick.take_turn(length, most, meter)
        {
            return answer;
        }
        let thorough = thorough.get_or_insert_with(learner);
        if let Some(answer) = thorough.take_turn(length, most, meter) {
            return answer;
        }
        length = length.saturating_mul(LONGER);
    }
    // The budget is spent: the most that one of them has seen.
    let searches = [quick, thorough].into_iter().flatten();
    let found = searches.map(|search| search.found).chain([seen]);
    (found.max_by_key(Vec::len).unwrap_or_default(), End::Spent)
}

/// Up to so many solutions by each search alone that can take the problem.
pub(super) fn each(
    (problem, reduced, rules): (&Problem, &Reduced, &Rules),
    most: usize,
) -> Vec<(&'static str, Vec<Solution>)> {
    let mut meter = Budget::default().meter();
    let scout = Scout::new(problem, reduced, rules).map(|scout| Taking::new(scout, u64::MAX));
    let crew = Crew::new(problem, reduced, rules, &mut meter).map(|mut crew| {
        // Small trees are done before it would.
        crew.start_again_after(1);
        Taking::new(crew, u64::MAX)
    });
    let searches = [
        ("scout", scout),
        ("crew", crew),
        (
            "learner",
            Some(Taking::new(Learner::new(reduced, rules), u64::MAX)),
        ),
    ];
    let searches = searches.into_iter();
    let answers = searches.filter_map(|(name, search)| {
        let (found, _) = search?.take_turn(1, most, &mut meter)?;
        Some((name, found))
    });
    let mut answers: Vec<(&str, Vec<Solution>)> = answers.collect();
    let mut plain = Plain::new(problem, reduced, rules, &mut meter);
    let listed = std::iter::from_fn(|| match plain.next(&mut meter) {
        Step::Solution(solution) => Some(solution),
        Step::Exhausted | Step::Stopped => None,
    });
    answers.push(("plain", listed.take(most).collect()));
    answers
}

/// A search that can be left and gone on with.
trait Search {
    /// How far it goes from now on, in a measure of its own.
    fn take_patience(&mut self, patience: u64);
    /// The next solution.
    fn next(&mut self, meter: &mut Meter<'_>) -> Step;
}

impl Search for Scout<'_> {
    fn take_patience(&mut self, patience: u64) {
        self.take_effort(patience);
    }
    fn next(&mut self, meter: &mut Meter<'_>) -> Step {
        Scout::next(self, meter)
    }
}

impl Search for Crew {
    fn take_patience(&mut self, patience: u64) {
        self.take_work(patience);
    }
    fn next(&mut self, meter: &mut Meter<'_>) -> Step {
        Crew::next(self, meter)
    }
}

impl Search for Learner<'_> {
    fn take_patience(&mut self, patience: u64) {
        self.take_conflicts(patience);
    }
    fn next(&mut self, meter: &mut Meter<'_>) -> Step {
        Learner::next(self, meter)
    }
}

/// A search, how much patience it has in its first turn, and what it has found.
struct Taking<'a> {
    search: Box<dyn Search + 'a>,
    patience: u64,
    found: Vec<Solution>,
}

impl<'a> Taking<'a> {
    fn new(search: impl Search + 'a, patience: u64) -> Self {
        Self {
            search: Box::new(search),
            patience,
            found: Vec::new(),
        }
    }

    /// A turn so many times as long as the first one.
    fn take_turn(
        &mut self,
        length: u64,
        most: usize,
        meter: &mut Meter<'_>,
    ) -> Option<(Vec<Solution>, End)> {
        self.go_on(self.patience.saturating_mul(length), most, meter)
    }

    /// Goes on until there are so many solutions, which it gives away, or no more; `None` if it stops before.
    fn go_on(
        &mut self,
        patience: u64,
        most: usize,
        meter: &mut Meter<'_>,
    ) -> Option<(Vec<Solution>, End)> {
        self.search.take_patience(patience);
        let mut end = End::Enough;
        while self.found.len() < most {
            match self.search.next(meter) {
                Step::Solution(solution) => self.found.push(solution),
                Step::Exhausted => {
                    end = End::All;
                    break;
                }
                Step::Stopped => return None,
            }
        }
        Some((std::mem::take(&mut self.found), end))
    }
}
