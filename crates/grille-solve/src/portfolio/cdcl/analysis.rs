//! Conflict analysis: derives a clause from a conflict. Reasons are followed back from the conflict until a single
//! literal of the current level carries it (the first unique implication point); then literals implied by the others
//! are removed.

use super::clause_db::ClauseDb;
use super::reasons::Reasons;
use super::variables::Variables;
use crate::portfolio::board::{Board, Value};
use crate::portfolio::literal::Literal;
use crate::portfolio::why::{Conflict, Why};

/// The number of literals of cached reasons to keep, roughly.
const MOST_SPELLED: usize = 1 << 18;

#[derive(Default)]
pub(super) struct Analysis {
    /// The clause found: its first literal is the one to assert.
    pub clause: Vec<Literal>,
    /// The level to backjump to, where the clause asserts its first literal.
    pub back_to: u32,
    /// How many levels its literals come from (the literal block distance, LBD).
    pub lbd: u32,
    seen: Vec<bool>,
    /// Variables marked in `seen` that are not in the clause, to be unmarked.
    marked: Vec<u32>,
    because: Vec<Literal>,
    /// Reasons given by propagators, each worked out once for as long as it is valid.
    spelled: Vec<Literal>,
    stack: Vec<Literal>,
    level_stamps: Vec<u64>,
    stamp: u64,
}

impl Analysis {
    pub fn new(variables: usize) -> Self {
        Self {
            seen: vec![false; variables],
            level_stamps: vec![0; variables + 1],
            ..Self::default()
        }
    }

    /// Learns from a conflict; `false` when it holds at level 0, where there is nothing to undo. Undoes levels only if
    /// the conflict lies below them.
    pub fn run(
        &mut self,
        conflict: Conflict,
        board: &mut Board<'_, Variables>,
        clauses: &mut ClauseDb,
        reasons: &Reasons<'_>,
    ) -> bool {
        self.because.clear();
        reasons.of_conflict(conflict, board, clauses, &mut self.because);
        if let Conflict::Clause(clause) = conflict {
            clauses.bump(clause);
        }
        let level = self
            .because
            .iter()
            .map(|&l| board.record.entry(l).level)
            .max()
            .unwrap_or(0);
        if level == 0 {
            return false;
        }
        // A propagator may be late to notice a conflict that was already there on a lower level.
        board.undo_to(level);
        self.clause.clear();
        self.clause.push(Literal::from_code(0));
        let mut at = board.trail.len();
        let mut open = 0;
        let point = loop {
            for index in 0..self.because.len() {
                let literal = self.because[index];
                debug_assert!(board.value(literal) == Value::True, "a reason holds");
                let variable = literal.variable();
                let entry = board.record.entry(literal);
                if entry.level > 0 && !self.seen[variable as usize] {
                    self.seen[variable as usize] = true;
                    self.marked.push(variable);
                    board.record.scores.bump(variable);
                    if entry.level == level {
                        open += 1;
                    } else {
                        self.clause.push(literal.negated());
                    }
                }
            }
            let literal = loop {
                at -= 1;
                if self.seen[board.trail[at].variable() as usize] {
                    break board.trail[at];
                }
            };
            open -= 1;
            if open == 0 {
                break literal;
            }
            self.because.clear();
            if let Why::Clause(clause) = board.record.entry(literal).why {
                clauses.bump(clause);
            }
            self.spell_out(literal, board, clauses, reasons);
        };
        self.clause[0] = point.negated();
        self.shorten(board, clauses, reasons, level);
        self.measure(board);
        for variable in self.marked.drain(..) {
            self.seen[variable as usize] = false;
        }
        true
    }

    /// Adds the reasons of a literal to those collected.
    fn spell_out(
        &mut self,
        literal: Literal,
        board: &mut Board<'_, Variables>,
        clauses: &ClauseDb,
        reasons: &Reasons<'_>,
    ) {
        if !matches!(board.record.entry(literal).why, Why::Propagate(_)) {
            reasons.of_literal(literal, board, clauses, &mut self.because);
            return;
        }
        let variable = literal.variable() as usize;
        let (start, end) = board.record.spelled[variable];
        if start < end {
            let known = &self.spelled[start as usize..end as usize];
            self.because.extend_from_slice(known);
            return;
        }
        let before = self.because.len();
        reasons.of_literal(literal, board, clauses, &mut self.because);
        if self.spelled.len() > MOST_SPELLED {
            self.spelled.clear();
            board.record.spelled.fill((0, 0));
        }
        let start = self.spelled.len() as u32;
        self.spelled.extend_from_slice(&self.because[before..]);
        board.record.spelled[variable] = (start, self.spelled.len() as u32);
    }

    /// Removes literals that the rest of the clause implies.
    fn shorten(
        &mut self,
        board: &mut Board<'_, Variables>,
        clauses: &ClauseDb,
        reasons: &Reasons<'_>,
        level: u32,
    ) {
        // On the current level `seen` also covers literals that were resolved away: unmark them, so that only the
        // clause counts.
        for &variable in &self.marked {
            if board.record.entries[variable as usize].level == level {
                self.seen[variable as usize] = false;
            }
        }
        self.seen[self.clause[0].variable() as usize] = true;
        self.stamp += 1;
        for literal in &self.clause[1..] {
            self.level_stamps[board.record.entry(*literal).level as usize] = self.stamp;
        }
        let mut kept = 1;
        for index in 1..self.clause.len() {
            let literal = self.clause[index];
            if !self.is_implied(literal.negated(), board, clauses, reasons) {
                self.clause[kept] = literal;
                kept += 1;
            }
        }
        self.clause.truncate(kept);
    }

    fn is_implied(
        &mut self,
        literal: Literal,
        board: &mut Board<'_, Variables>,
        clauses: &ClauseDb,
        reasons: &Reasons<'_>,
    ) -> bool {
        if board.record.entry(literal).why == Why::Guess {
            return false;
        }
        let marked_before = self.marked.len();
        self.stack.clear();
        self.stack.push(literal);
        while let Some(next) = self.stack.pop() {
            self.because.clear();
            self.spell_out(next, board, clauses, reasons);
            for index in 0..self.because.len() {
                let reason = self.because[index];
                let entry = board.record.entry(reason);
                let variable = reason.variable() as usize;
                if entry.level == 0 || self.seen[variable] {
                    continue;
                }
                if entry.why == Why::Guess || self.level_stamps[entry.level as usize] != self.stamp
                {
                    for &variable in &self.marked[marked_before..] {
                        self.seen[variable as usize] = false;
                    }
                    self.marked.truncate(marked_before);
                    return false;
                }
                self.seen[variable] = true;
                self.marked.push(variable as u32);
                self.stack.push(reason);
            }
        }
        true
    }

    /// Finds the level to backjump to (its literal becomes the second) and the LBD.
    fn measure(&mut self, board: &Board<'_, Variables>) {
        let level_of = |l: Literal| board.record.entry(l).level;
        self.back_to = 0;
        if self.clause.len() > 1 {
            let mut highest = 1;
            for index in 2..self.clause.len() {
                if level_of(self.clause[index]) > level_of(self.clause[highest]) {
                    highest = index;
                }
            }
            self.clause.swap(1, highest);
            self.back_to = level_of(self.clause[1]);
        }
        self.stamp += 1;
        self.lbd = 0;
        for &literal in &self.clause {
            let stamp = &mut self.level_stamps[level_of(literal) as usize];
            if *stamp != self.stamp {
                *stamp = self.stamp;
                self.lbd += 1;
            }
        }
    }
}
