//! What the learning search remembers of every variable: why and when it was
//! decided, which way it went last, and how often it met conflicts.

use super::scores::Scores;
use crate::exact::general::board::Record;
use crate::exact::general::layout::{Layout, bits};
use crate::exact::general::literal::Literal;
use crate::exact::general::rule::Clock;
use crate::exact::general::why::Why;

#[derive(Clone, Copy)]
pub(super) struct Entry {
    pub why: Why,
    pub level: u32,
    /// Place on the trail.
    pub moment: u32,
}

pub(super) struct Memory {
    pub entries: Vec<Entry>,
    pub scores: Scores,
    /// Where the reason that a rule gave for a variable is written, while it
    /// stands; empty when there are no rules.
    pub spelled: Vec<Span>,
}

/// A stretch of a vector; empty for none.
pub(super) type Span = (u32, u32);

impl Memory {
    pub fn new(variables: usize, scores: Scores, has_rules: bool) -> Self {
        let entry = Entry {
            why: Why::Guess,
            level: 0,
            moment: 0,
        };
        Self {
            entries: vec![entry; variables],
            scores,
            spelled: vec![(0, 0); if has_rules { variables } else { 0 }],
        }
    }

    #[inline]
    pub fn entry(&self, literal: Literal) -> Entry {
        self.entries[literal.variable() as usize]
    }
}

impl Record for Memory {
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

impl Clock for Memory {
    fn removed_since(&self, layout: &Layout, cell: u32, digits: u32, moment: u32) -> u32 {
        let since = |&digit: &u32| {
            let variable = layout.candidate(cell, digit);
            self.entries[variable as usize].moment >= moment
        };
        let digits = bits(digits).filter(since);
        digits.fold(0, |mask, digit| mask | 1 << digit)
    }
}
