//! What a search can answer.

use crate::message::{Say, Text, text};

/// How many solutions there are, as far as one needs to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome<S> {
    /// There is none: proved.
    None,
    /// There is exactly this one: proved.
    Unique(S),
    /// There are at least these two.
    Several(S, S),
    /// The budget ran out; with the solution found until then, if any.
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
    /// Solutions counted, at most the limit asked for.
    pub solutions: u64,
    /// Why counting ended.
    pub end: CountEnd,
}

impl Count {
    pub(in crate::exact) fn all(solutions: u64) -> Self {
        Self {
            solutions,
            end: CountEnd::All,
        }
    }

    pub(in crate::exact) fn limit(solutions: u64) -> Self {
        Self {
            solutions,
            end: CountEnd::Limit,
        }
    }

    pub(in crate::exact) fn stopped(solutions: u64) -> Self {
        Self {
            solutions,
            end: CountEnd::BudgetSpent,
        }
    }
}

/// Why counting ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountEnd {
    /// All solutions are counted: the number is exact.
    All,
    /// The limit is reached; there may be more.
    Limit,
    /// The budget ran out; there may be more.
    BudgetSpent,
}

/// The budget was spent before the answer was known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BudgetSpent;

impl Say for BudgetSpent {
    fn text(&self) -> Text {
        text!("budget-spent")
    }
}

crate::message::display_in_english!(BudgetSpent);
