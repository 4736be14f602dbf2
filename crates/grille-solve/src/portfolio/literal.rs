//! A literal: a variable or its negation. The trail records literals, clauses consist of them, and a guess is one.

use super::tables::Variable;

/// `variable * 2`, plus one for the negation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Literal(u32);

impl Literal {
    /// The variable is true.
    #[inline]
    pub fn is(variable: Variable) -> Self {
        Self(variable << 1)
    }

    /// The variable is false.
    #[inline]
    pub fn not(variable: Variable) -> Self {
        Self(variable << 1 | 1)
    }

    #[inline]
    pub fn variable(self) -> Variable {
        self.0 >> 1
    }

    #[inline]
    pub fn is_positive(self) -> bool {
        self.0 & 1 == 0
    }

    /// The opposite claim.
    #[inline]
    pub fn negated(self) -> Self {
        Self(self.0 ^ 1)
    }

    /// An index for tables by literal.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The number a clause stores.
    #[inline]
    pub fn code(self) -> u32 {
        self.0
    }

    #[inline]
    pub fn from_code(code: u32) -> Self {
        Self(code)
    }
}
