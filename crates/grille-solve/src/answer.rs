//! What a search can answer.

/// How many solutions there are, as far as the caller needs to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome<S> {
    /// No solution; proved.
    None,
    /// Exactly this one; proved.
    Unique(S),
    /// At least these two.
    Several(S, S),
    /// The budget ran out; holds the solution found so far, if any.
    BudgetSpent(Option<S>),
}

impl<S> Outcome<S> {
    /// The same outcome with its solutions in another form.
    pub fn map<T>(self, form: impl Fn(S) -> T) -> Outcome<T> {
        match self {
            Outcome::None => Outcome::None,
            Outcome::Unique(only) => Outcome::Unique(form(only)),
            Outcome::Several(first, second) => Outcome::Several(form(first), form(second)),
            Outcome::BudgetSpent(found) => Outcome::BudgetSpent(found.map(form)),
        }
    }
}

/// The result of counting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// Solutions counted, at most the requested limit.
    pub solutions: u64,
    /// Why counting ended.
    pub end: CountEnd,
}

impl Count {
    pub(crate) fn all(solutions: u64) -> Self {
        Self {
            solutions,
            end: CountEnd::All,
        }
    }

    pub(crate) fn limit(solutions: u64) -> Self {
        Self {
            solutions,
            end: CountEnd::Limit,
        }
    }

    pub(crate) fn stopped(solutions: u64) -> Self {
        Self {
            solutions,
            end: CountEnd::BudgetSpent,
        }
    }
}

/// Why counting ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountEnd {
    /// Every solution was counted: the number is exact.
    All,
    /// The limit was reached; there may be more.
    Limit,
    /// The budget ran out; there may be more.
    BudgetSpent,
}
