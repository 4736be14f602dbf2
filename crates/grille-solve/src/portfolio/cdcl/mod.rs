//! The CDCL (conflict-driven clause learning) search: it learns from every conflict a clause that keeps the conflict
//! from recurring. It is the search for one or two solutions of hard and large problems. To list many solutions a plain
//! search is better, since every solution found here costs a clause.

mod analysis;
mod clause_db;
mod reasons;
mod restarts;
mod variables;
mod vsids;
mod watches;

use grille_core::internal::Meter;

use super::board::{Board, Ran, Value};
use super::literal::Literal;
use super::queue::{PropagationQueue, Wakes};
use super::reduced::Reduced;
use super::search::{Search, Step};
use super::tables::bits;
use super::why::{Conflict, Why};
use analysis::Analysis;
use clause_db::ClauseDb;
use reasons::Reasons;
use restarts::Restarts;
use variables::Variables;
use vsids::Vsids;

/// Clauses kept before the first reduction, and how many more before each later one.
const FIRST_CUT: usize = 5_000;
const MORE_PER_CUT: usize = 500;
/// Upper bounds, roughly, on the clauses and on the words in them: the memory stays within some tens of megabytes,
/// however long the search.
const MOST_CLAUSES: usize = 60_000;
const MOST_WORDS: usize = 8_000_000;
/// Clauses whose LBD is at most this are kept as long as there is room.
const SAFE_LBD: u32 = 2;
/// The LBD of clauses that exclude a solution already found: they are never dropped.
const BARRIER: u32 = 0;

pub(super) struct Cdcl<'a> {
    board: Board<'a, Variables>,
    clauses: ClauseDb,
    analysis: Analysis,
    reasons: Reasons<'a>,
    restarts: Restarts,
    /// The trail up to here has been propagated through the clauses.
    head: usize,
    /// A conflict met while asserting, to be resolved first.
    pending: Option<Conflict>,
    cut_at: usize,
    /// The candidates of each cell to guess first, where there is a choice.
    preferred: Vec<u32>,
    /// How many more conflicts to meet before stopping.
    conflicts_left: u64,
    /// Whether level 0 has been propagated.
    begun: bool,
    /// Whether everything has been searched.
    done: bool,
}

impl Search for Cdcl<'_> {
    /// The effort is in conflicts; unlimited at first.
    fn allow(&mut self, conflicts: u64) {
        self.conflicts_left = conflicts;
    }

    /// Looks for the next solution, different from all those found before.
    fn next(&mut self, meter: &mut Meter<'_>) -> Step {
        let found = self.search(None, meter);
        if matches!(found, Step::Solution(_)) {
            self.block();
        }
        found
    }
}

impl<'a> Cdcl<'a> {
    pub fn new(reduced: &'a Reduced, queue: &'a PropagationQueue) -> Self {
        let variables = reduced.tables.variables();
        let has_propagators = !queue.list.is_empty();
        let record = Variables::new(
            variables,
            Vsids::new(variables, has_propagators),
            has_propagators,
        );
        let mut board = Board::new(&reduced.tables, Wakes::new(queue), record);
        let pending = board.start().err();
        let reasons = Reasons {
            reduced,
            queue,
            domains: board.domains.clone(),
            places: board.places.clone(),
        };
        Self {
            board,
            clauses: ClauseDb::new(variables),
            analysis: Analysis::new(variables),
            reasons,
            restarts: Restarts::new(has_propagators),
            head: 0,
            pending,
            cut_at: FIRST_CUT,
            preferred: vec![0; reduced.tables.cells as usize],
            conflicts_left: u64::MAX,
            begun: false,
            done: false,
        }
    }

    /// Propagates at level 0; `false` if the budget runs out first.
    fn begin(&mut self, meter: &mut Meter<'_>) -> bool {
        match self.propagate(meter) {
            Ok(false) => return false,
            Ok(true) => self.remember_root(),
            Err(conflict) => self.pending = Some(conflict),
        }
        self.begun = true;
        true
    }

    /// Records the candidates left at level 0: what is removed there is removed for good and drops out of reasons.
    fn remember_root(&mut self) {
        self.reasons.domains.clone_from(&self.board.domains);
        self.reasons.places.clone_from(&self.board.places);
    }

    /// Looks for a solution that contains this candidate (an open cell and a digit from 0). The same solution may be
    /// found again.
    pub fn some(&mut self, (cell, digit): (u32, u32), meter: &mut Meter<'_>) -> Step {
        self.drop_guesses();
        let variable = self.board.tables.candidate(cell, digit);
        self.search(Some(Literal::is(variable)), meter)
    }

    /// Searches until there is a solution. The wanted literal is the first guess after every restart, so that it can be
    /// refuted at level 0 only.
    fn search(&mut self, wanted: Option<Literal>, meter: &mut Meter<'_>) -> Step {
        if !self.begun && !self.begin(meter) {
            return Step::Stopped;
        }
        while !self.done {
            match self.propagate(meter) {
                Ok(true) => {}
                Ok(false) => return Step::Stopped,
                Err(conflict) => {
                    self.learn(conflict);
                    self.conflicts_left = self.conflicts_left.saturating_sub(1);
                    continue;
                }
            }
            let wanted = wanted.map(|literal| (literal, self.board.value(literal)));
            if let Some((_, Value::False)) = wanted {
                return Step::Exhausted;
            }
            if self.board.is_complete() {
                return Step::Solution(self.reasons.reduced.solution(&self.board.domains));
            }
            if self.restarts.due() && self.board.level() > 0 {
                self.drop_guesses();
                continue;
            }
            if self.board.level() == 0 {
                self.remember_root();
            }
            if self.clauses.len() >= self.cut_at || self.clauses.words() >= MOST_WORDS {
                self.cut();
            }
            if self.conflicts_left == 0 || !meter.charge() {
                return Step::Stopped;
            }
            match wanted {
                Some((literal, Value::Open)) => self.board.guess(literal),
                _ => self.guess(),
            }
        }
        Step::Exhausted
    }

    /// Prefers these candidates of a cell when guessing.
    pub fn prefer(&mut self, cell: u32, digits: u32) {
        self.preferred[cell as usize] = digits;
    }

    /// Undoes all guesses.
    fn drop_guesses(&mut self) {
        self.board.undo_to(0);
        self.head = self.head.min(self.board.trail.len());
    }

    /// Guesses in the cell with the highest mean score (VSIDS) for its number of candidates. There it guesses the digit
    /// with the highest score, preferred digits first.
    fn guess(&mut self) {
        let tables = self.board.tables;
        let scores = &self.board.record.scores;
        let mut best = (-1.0, 0);
        for (cell, &domain) in (0..).zip(&self.board.domains) {
            if domain.is_power_of_two() {
                continue;
            }
            let preferred = self.preferred[cell as usize];
            let (mut sum, mut count, mut top) = (0.0, 0.0, ((false, -1.0), 0));
            for digit in bits(domain) {
                let candidate = tables.candidate(cell, digit);
                let score = scores.get(candidate);
                sum += score;
                count += 1.0;
                let rank = (preferred >> digit & 1 == 1, score);
                if rank > top.0 {
                    top = (rank, candidate);
                }
            }
            let merit = sum / (count * count);
            if merit > best.0 {
                best = (merit, top.1);
            }
        }
        self.board.guess(Literal::is(best.1));
    }

    fn learn(&mut self, conflict: Conflict) {
        let found = self
            .analysis
            .run(conflict, &mut self.board, &mut self.clauses, &self.reasons);
        if !found {
            self.done = true;
            return;
        }
        self.restarts.conflict(self.analysis.lbd);
        self.board.undo_to(self.analysis.back_to);
        self.head = self.head.min(self.board.trail.len());
        let clause = std::mem::take(&mut self.analysis.clause);
        self.assert(&clause, self.analysis.lbd);
        self.analysis.clause = clause;
        self.board.record.scores.age();
        self.clauses.age();
    }

    /// Adds a clause whose first literal is open and all others false, and makes the first one true.
    fn assert(&mut self, clause: &[Literal], lbd: u32) {
        let why = if clause.len() > 1 {
            Why::Clause(self.clauses.add(clause, lbd))
        } else {
            Why::Guess
        };
        self.pending = self.board.assign(clause[0], why).err();
    }

    /// Excludes the solution on the board. Its guesses alone imply it, so it is enough to exclude these together.
    fn block(&mut self) {
        let clause: Vec<Literal> = self.board.guesses().rev().map(Literal::negated).collect();
        if clause.is_empty() {
            self.done = true;
            return;
        }
        self.board.undo_to(clause.len() as u32 - 1);
        self.head = self.head.min(self.board.trail.len());
        self.assert(&clause, BARRIER);
    }

    /// Drops the worse half of the clauses.
    fn cut(&mut self) {
        let full = self.cut_at >= MOST_CLAUSES || self.clauses.words() >= MOST_WORDS;
        let safe = if full { BARRIER } else { SAFE_LBD };
        let board = &self.board;
        let mut moves = Vec::new();
        self.clauses.halve(
            safe,
            |clause, first| {
                board.value(first) == Value::True
                    && board.record.entry(first).why == Why::Clause(clause)
            },
            |old, new| moves.push((old, new)),
        );
        for &literal in &self.board.trail {
            let entry = &mut self.board.record.entries[literal.variable() as usize];
            if let Why::Clause(old) = entry.why {
                // Always found: reasons are never dropped.
                if let Ok(at) = moves.binary_search_by_key(&old, |&(old, _)| old) {
                    entry.why = Why::Clause(moves[at].1);
                }
            }
        }
        self.cut_at = (self.cut_at + MORE_PER_CUT)
            .max(self.clauses.len() + FIRST_CUT / 2)
            .min(MOST_CLAUSES);
    }

    /// Propagates to a fixed point: groups first (the cheapest), then clauses, then propagators. `false` if the budget
    /// runs out first.
    fn propagate(&mut self, meter: &mut Meter<'_>) -> Result<bool, Conflict> {
        if let Some(conflict) = self.pending.take() {
            return Err(conflict);
        }
        loop {
            self.board.propagate_groups()?;
            if let Some(&literal) = self.board.trail.get(self.head) {
                self.head += 1;
                self.visit_watches(literal.negated())?;
            } else {
                match self.board.run_a_rule(self.reasons.reduced, meter)? {
                    Ran::One => {}
                    Ran::Nothing => return Ok(true),
                    Ran::Stopped => return Ok(false),
                }
            }
        }
    }
}
