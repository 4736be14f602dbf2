//! A constraint that has no name of its own here.

use super::Condition;

/// Conditions under the name that their author or another program gave them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Custom {
    /// What it is called.
    pub name: String,
    /// What it says.
    pub conditions: Vec<Condition>,
}
