//! Turns a reason or a conflict into the literals it rests on. Reasons are stored as a word or two and expanded only
//! when conflict analysis asks for them.

use super::clause_db::ClauseDb;
use super::variables::Variables;
use crate::portfolio::board::Board;
use crate::portfolio::literal::Literal;
use crate::portfolio::propagate::{Candidates, Claim, Fact, View};
use crate::portfolio::queue::PropagationQueue;
use crate::portfolio::reduced::Reduced;
use crate::portfolio::tables::{NO_VARIABLE, bits};
use crate::portfolio::why::{Conflict, Why};

/// What is needed to expand a reason.
pub(super) struct Reasons<'a> {
    pub reduced: &'a Reduced,
    pub queue: &'a PropagationQueue,
    /// Candidates and places at level 0: what was removed by then needs no reason.
    pub domains: Vec<u32>,
    pub places: Vec<u32>,
}

impl Reasons<'_> {
    /// The true literals that made `literal` true.
    pub fn of_literal(
        &self,
        literal: Literal,
        board: &Board<'_, Variables>,
        clauses: &ClauseDb,
        because: &mut Vec<Literal>,
    ) {
        let entry = board.record.entry(literal);
        let variable = literal.variable();
        match entry.why {
            Why::Guess => {}
            Why::Because(reason) => because.push(reason),
            Why::LastCandidate => {
                let (cell, digit) = board.tables.cell_digit(variable);
                self.cell(board, cell, 1 << digit, because);
            }
            Why::LastPlace { row } => {
                let (cell, digit) = board.tables.cell_digit(variable);
                for seat in board.tables.seats(cell).iter().filter(|s| s.row == row) {
                    let others = (row, seat.start, !seat.bit);
                    self.places(board, others, digit, because);
                }
            }
            Why::Overlap(index) => {
                let (_, digit) = board.tables.cell_digit(variable);
                let overlap = &self.queue.overlaps(&self.reduced.tables).list[index as usize];
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
            Why::Propagate(propagator) => {
                let (cell, digit) = board.tables.cell_digit(variable);
                let cell = self.reduced.origin[cell as usize];
                let claim = Claim::Removed {
                    cell,
                    digit: digit as u8 + 1,
                };
                self.explain_propagator(board, propagator, claim, entry.moment, because);
            }
        }
    }

    /// The true literals that cannot all hold.
    pub fn of_conflict(
        &self,
        conflict: Conflict,
        board: &Board<'_, Variables>,
        clauses: &ClauseDb,
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
            Conflict::Propagate(propagator) => {
                self.explain_propagator(board, propagator, Claim::Failed, now, because);
            }
            Conflict::PropagatorAgainst {
                propagator,
                cell,
                digit,
            } => {
                let digit = digit as u8 + 1;
                self.explain_propagator(
                    board,
                    propagator,
                    Claim::Removed { cell, digit },
                    now,
                    because,
                );
                because.extend(self.literal(Fact::Is { cell, digit }));
            }
        }
    }

    /// Every candidate of the cell but those in `except` has been removed.
    fn cell(
        &self,
        board: &Board<'_, Variables>,
        cell: u32,
        except: u32,
        because: &mut Vec<Literal>,
    ) {
        because.extend(
            bits(self.domains[cell as usize] & !except)
                .map(|digit| Literal::not(board.tables.candidate(cell, digit))),
        );
    }

    /// The digit has lost every place within the mask in the group (given by its row and start).
    fn places(
        &self,
        board: &Board<'_, Variables>,
        (row, start, within): (u32, u32, u32),
        digit: u32,
        because: &mut Vec<Literal>,
    ) {
        let tables = board.tables;
        let left = self.places[(row + digit) as usize] & within;
        because.extend(
            bits(left).map(|position| {
                Literal::not(tables.candidate(tables.member(start, position), digit))
            }),
        );
    }

    fn explain_propagator(
        &self,
        board: &Board<'_, Variables>,
        propagator: u32,
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
        self.queue.list[propagator as usize].explain(claim, &then, &mut facts);
        because.extend(facts.into_iter().filter_map(|fact| self.literal(fact)));
    }

    /// A fact as a literal; none if it holds before any guess.
    fn literal(&self, fact: Fact) -> Option<Literal> {
        let (Fact::Is { cell, digit } | Fact::Not { cell, digit }) = fact;
        let open = self.reduced.open_cell(cell)?;
        let candidate = self.reduced.tables.candidate(open, u32::from(digit) - 1);
        (candidate != NO_VARIABLE).then(|| match fact {
            Fact::Is { .. } => Literal::is(candidate),
            Fact::Not { .. } => Literal::not(candidate),
        })
    }
}
