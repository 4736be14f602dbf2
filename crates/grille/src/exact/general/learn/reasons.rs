//! Turns a reason or a conflict into the literals it rests on. Reasons are
//! stored as a word or two and spelled out only when a conflict asks.

use super::clauses::Clauses;
use super::memory::Memory;
use crate::exact::general::board::Board;
use crate::exact::general::layout::{NO_VARIABLE, bits};
use crate::exact::general::literal::Literal;
use crate::exact::general::reduced::Reduced;
use crate::exact::general::rule::{Candidates, Claim, Fact, View};
use crate::exact::general::wake::Rules;
use crate::exact::general::why::{Conflict, Why};

/// What is needed to spell a reason out.
pub(super) struct Reasons<'a> {
    pub reduced: &'a Reduced,
    pub rules: &'a Rules,
    /// Candidates and places at level 0: what was gone by then needs no
    /// reason any more.
    pub domains: Vec<u32>,
    pub places: Vec<u32>,
}

impl Reasons<'_> {
    /// The true literals that made `literal` true.
    pub fn of_literal(
        &self,
        literal: Literal,
        board: &Board<'_, Memory>,
        clauses: &Clauses,
        because: &mut Vec<Literal>,
    ) {
        let entry = board.record.entry(literal);
        let variable = literal.variable();
        match entry.why {
            Why::Guess => {}
            Why::Because(reason) => because.push(reason),
            Why::LastCandidate => {
                let (cell, digit) = board.layout.cell_digit(variable);
                self.cell(board, cell, 1 << digit, because);
            }
            Why::LastPlace { row } => {
                let (cell, digit) = board.layout.cell_digit(variable);
                for seat in board.layout.seats(cell).iter().filter(|s| s.row == row) {
                    let others = (row, seat.start, !seat.bit);
                    self.places(board, others, digit, because);
                }
            }
            Why::Overlap(index) => {
                let (_, digit) = board.layout.cell_digit(variable);
                let overlap = &self.rules.overlaps(&self.reduced.layout).list[index as usize];
                let outside = (overlap.row, overlap.start, !overlap.inside);
                self.places(board, outside, digit, because);
            }
            Why::Clause(clause) => because.extend(
                clauses
                    .codes(clause)
                    .iter()
                    .map(|&code| Literal::from_code(code))
                    .filter(|&l| l != literal)
                    .map(Literal::negated),
            ),
            Why::Rule(rule) => {
                let (cell, digit) = board.layout.cell_digit(variable);
                let cell = self.reduced.origin[cell as usize];
                let claim = Claim::Removed {
                    cell,
                    digit: digit as u8 + 1,
                };
                self.rule(board, rule, claim, entry.moment, because);
            }
        }
    }

    /// The true literals that cannot all hold.
    pub fn of_conflict(
        &self,
        conflict: Conflict,
        board: &Board<'_, Memory>,
        clauses: &Clauses,
        because: &mut Vec<Literal>,
    ) {
        let now = board.trail.len() as u32;
        match conflict {
            Conflict::Both(a, b) => because.extend([a, b]),
            Conflict::Cell(cell) => self.cell(board, cell, 0, because),
            Conflict::Group { row, start, digit } => {
                self.places(board, (row, start, u32::MAX), digit, because);
            }
            Conflict::Clause(clause) => because.extend(
                clauses
                    .codes(clause)
                    .iter()
                    .map(|&code| Literal::from_code(code).negated()),
            ),
            Conflict::Rule(rule) => self.rule(board, rule, Claim::Failed, now, because),
            Conflict::RuleAgainst { rule, cell, digit } => {
                let digit = digit as u8 + 1;
                self.rule(board, rule, Claim::Removed { cell, digit }, now, because);
                because.extend(self.literal(Fact::Is { cell, digit }));
            }
        }
    }

    /// Every candidate of the cell but those in `except` is gone.
    fn cell(&self, board: &Board<'_, Memory>, cell: u32, except: u32, because: &mut Vec<Literal>) {
        because.extend(
            bits(self.domains[cell as usize] & !except)
                .map(|digit| Literal::not(board.layout.candidate(cell, digit))),
        );
    }

    /// The digit has lost every place of the group (row and start) within the
    /// mask.
    fn places(
        &self,
        board: &Board<'_, Memory>,
        (row, start, within): (u32, u32, u32),
        digit: u32,
        because: &mut Vec<Literal>,
    ) {
        let layout = board.layout;
        let left = self.places[(row + digit) as usize] & within;
        because.extend(
            bits(left).map(|position| {
                Literal::not(layout.candidate(layout.member(start, position), digit))
            }),
        );
    }

    fn rule(
        &self,
        board: &Board<'_, Memory>,
        rule: u32,
        claim: Claim,
        moment: u32,
        because: &mut Vec<Literal>,
    ) {
        let then = Candidates {
            reduced: self.reduced,
            view: View::Open {
                domains: &board.domains,
                root: &self.domains,
                past: Some((&board.record, moment)),
            },
        };
        let mut facts = Vec::new();
        self.rules.list[rule as usize].explain(claim, &then, &mut facts);
        because.extend(facts.into_iter().filter_map(|fact| self.literal(fact)));
    }

    /// A fact as a literal; none if it holds before any guess.
    fn literal(&self, fact: Fact) -> Option<Literal> {
        let (Fact::Is { cell, digit } | Fact::Not { cell, digit }) = fact;
        let open = self.reduced.open_cell(cell)?;
        let candidate = self.reduced.layout.candidate(open, u32::from(digit) - 1);
        (candidate != NO_VARIABLE).then(|| match fact {
            Fact::Is { .. } => Literal::is(candidate),
            Fact::Not { .. } => Literal::not(candidate),
        })
    }
}
