//! What a search hands back when asked to go on.

/// One step of a search.
pub(super) enum Step<S = Box<[u8]>> {
    /// A solution not given before: the digit (1-based) of each cell.
    Solution(S),
    /// There is no further one.
    Exhausted,
    /// The budget is spent; asking again goes on where it stopped.
    Stopped,
}

impl<S> Step<S> {
    /// The same with the solution made into something else.
    pub fn map<T>(self, make: impl FnOnce(S) -> T) -> Step<T> {
        match self {
            Step::Solution(solution) => Step::Solution(make(solution)),
            Step::Exhausted => Step::Exhausted,
            Step::Stopped => Step::Stopped,
        }
    }
}
