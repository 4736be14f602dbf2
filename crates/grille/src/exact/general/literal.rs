//! A literal: a variable said to be so, or said not to be so. It is what the
//! trail records, what clauses are made of and what a guess is.

use super::layout::Variable;

/// `variable * 2`, plus one when it says "not".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Literal(u32);

impl Literal {
    /// It is so.
    #[inline]
    pub fn is(variable: Variable) -> Self {
        Self(variable << 1)
    }

    /// It is not so.
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
