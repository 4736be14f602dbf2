//! Unit propagation through the learned clauses.

use super::Cdcl;
use super::clause_db::Watch;
use crate::portfolio::board::Value;
use crate::portfolio::literal::Literal;
use crate::portfolio::why::{Conflict, Why};

impl Cdcl<'_> {
    /// Visits the clauses watched by a literal that has become false.
    pub(super) fn visit_watches(&mut self, gone: Literal) -> Result<(), Conflict> {
        let mut watches = self.clauses.take_watches(gone);
        let mut kept = 0;
        let mut result = Ok(());
        let mut index = 0;
        while index < watches.len() {
            let watch = watches[index];
            index += 1;
            if self.board.value(watch.other) == Value::True {
                watches[kept] = watch;
                kept += 1;
                continue;
            }
            let codes = self.clauses.codes_mut(watch.clause);
            if codes[0] == gone.code() {
                codes.swap(0, 1);
            }
            let first = Literal::from_code(codes[0]);
            let watch = Watch {
                other: first,
                ..watch
            };
            let board = &self.board;
            let replacement = if board.value(first) == Value::True {
                None
            } else {
                (2..codes.len())
                    .find(|&i| board.value(Literal::from_code(codes[i])) != Value::False)
            };
            if let Some(at) = replacement {
                codes.swap(1, at);
                let literal = Literal::from_code(codes[1]);
                self.clauses.add_watch(literal, watch);
                continue;
            }
            watches[kept] = watch;
            kept += 1;
            result = match board.value(first) {
                Value::True => continue,
                Value::False => Err(Conflict::Clause(watch.clause)),
                Value::Open => self.board.assign(first, Why::Clause(watch.clause)),
            };
            if result.is_err() {
                break;
            }
        }
        watches.copy_within(index.., kept);
        watches.truncate(kept + watches.len() - index);
        self.clauses.put_back(gone, watches);
        result
    }
}
