//! The interface of every search: find the next solution, stop when the patience or the budget runs out, and resume.

use grille_core::Meter;

use super::Solution;

/// A resumable search for the solutions of one problem, each found once.
pub(super) trait Search {
    /// How far it may go from now on, in its own unit.
    fn set_patience(&mut self, patience: u64);

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
