//! The interface of every search: find the next solution, stop when the effort allowed or the budget is spent, and resume.

use grille_core::internal::Meter;

use super::Solution;

/// A resumable search for the solutions of one problem, each found once.
pub(super) trait Search {
    /// Sets how much effort it may make from now on, in its own unit.
    fn allow(&mut self, effort: u64);

    /// The next solution.
    fn next(&mut self, meter: &mut Meter<'_>) -> Step;
}

/// One step of a search.
pub(super) enum Step<S = Solution> {
    /// A new solution: the digit (1-based) of each cell.
    Solution(S),
    /// There are no more.
    Exhausted,
    /// The budget is spent; calling again resumes the search.
    Stopped,
}

impl<S> Step<S> {
    /// The same step with its solution converted.
    pub fn map<T>(self, make: impl FnOnce(S) -> T) -> Step<T> {
        match self {
            Step::Solution(solution) => Step::Solution(make(solution)),
            Step::Exhausted => Step::Exhausted,
            Step::Stopped => Step::Stopped,
        }
    }
}
