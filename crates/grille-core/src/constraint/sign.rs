//! Signs between two cells: dots, X and V, greater-than.

use std::sync::Arc;

use super::{Condition, Relation};
use crate::{Cell, Layout};

/// A sign between two cells.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sign {
    /// The first cell.
    pub first: Cell,
    /// The second.
    pub second: Cell,
    /// The kind of sign.
    pub kind: SignKind,
}

/// What a sign says about its two digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SignKind {
    /// They differ by this much; a white dot is 1.
    Difference(u8),
    /// One is this many times the other; a black dot is 2.
    Ratio(u8),
    /// They add up to this; X is 10, V is 5.
    Sum(u8),
    /// The first is less than the second.
    Less,
}

impl SignKind {
    /// A white dot: consecutive digits.
    pub const WHITE: SignKind = SignKind::Difference(1);
    /// A black dot: one digit is twice the other.
    pub const BLACK: SignKind = SignKind::Ratio(2);
    /// X: a sum of ten.
    pub const X: SignKind = SignKind::Sum(10);
    /// V: a sum of five.
    pub const V: SignKind = SignKind::Sum(5);

    /// The pairs of digits that it allows.
    #[must_use]
    pub fn relation(self, layout: &Layout) -> Relation {
        let number = |digit: u8| u32::from(digit - 1 + layout.lowest());
        Relation::new(layout.digits(), |a, b| {
            let (a, b) = (number(a), number(b));
            match self {
                SignKind::Difference(apart) => a.abs_diff(b) == u32::from(apart),
                SignKind::Ratio(times) => a == b * u32::from(times) || b == a * u32::from(times),
                SignKind::Sum(sum) => a + b == u32::from(sum),
                SignKind::Less => a < b,
            }
        })
    }

    /// Whether a sign of the other kind on the same edge excuses the absence of this one: dots exclude dots, and sums
    /// exclude sums.
    pub(super) fn excuses(self, other: SignKind) -> bool {
        let is_dot = |kind| matches!(kind, SignKind::Difference(_) | SignKind::Ratio(_));
        let is_sum = |kind| matches!(kind, SignKind::Sum(_));
        self == other || (is_dot(self) && is_dot(other)) || (is_sum(self) && is_sum(other))
    }
}

impl Sign {
    pub(super) fn compile(&self, layout: &Layout) -> Vec<Condition> {
        let relation = Arc::new(self.kind.relation(layout));
        vec![Condition::pair(self.first, self.second, &relation)]
    }
}
