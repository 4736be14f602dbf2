//! What the CDCL search keeps for every variable: why and when it was decided, its last polarity, and how often it met
//! conflicts.

use super::vsids::Vsids;
use crate::portfolio::board::Record;
use crate::portfolio::literal::Literal;
use crate::portfolio::propagate::Clock;
use crate::portfolio::tables::{Tables, bits};
use crate::portfolio::why::Why;

#[derive(Clone, Copy)]
pub(super) struct Entry {
    pub why: Why,
    pub level: u32,
    /// Position on the trail.
    pub moment: u32,
}

pub(super) struct Variables {
    pub entries: Vec<Entry>,
    pub scores: Vsids,
    /// Where the reason that a propagator gave for a variable is stored, while it is valid; empty when there are no
    /// propagators.
    pub spelled: Vec<Span>,
}

/// A range of a vector; empty for none.
pub(super) type Span = (u32, u32);

impl Variables {
    pub fn new(variables: usize, scores: Vsids, has_propagators: bool) -> Self {
        let entry = Entry {
            why: Why::Guess,
            level: 0,
            moment: 0,
        };
        Self {
            entries: vec![entry; variables],
            scores,
            spelled: vec![(0, 0); if has_propagators { variables } else { 0 }],
        }
    }

    #[inline]
    pub fn entry(&self, literal: Literal) -> Entry {
        self.entries[literal.variable() as usize]
    }
}

impl Record for Variables {
    #[inline]
    fn set(&mut self, literal: Literal, why: Why, level: u32, moment: u32) {
        self.entries[literal.variable() as usize] = Entry { why, level, moment };
    }

    #[inline]
    fn unset(&mut self, literal: Literal) {
        if let Some(span) = self.spelled.get_mut(literal.variable() as usize) {
            *span = (0, 0);
        }
    }
}

impl Clock for Variables {
    fn removed_since(&self, tables: &Tables, cell: u32, digits: u32, moment: u32) -> u32 {
        let since = |&digit: &u32| {
            let variable = tables.candidate(cell, digit);
            self.entries[variable as usize].moment >= moment
        };
        let digits = bits(digits).filter(since);
        digits.fold(0, |mask, digit| mask | 1 << digit)
    }
}
