//! The learning search: guesses, and from every conflict a clause that keeps
//! it from being met again. It is the search for one or two solutions of hard
//! and large problems; to list many solutions the plain walk is better, since
//! every solution found here costs a clause.

mod analysis;
mod clauses;
mod memory;
mod reasons;
mod restarts;
mod scores;
mod watching;

use super::board::{Board, Ran, Value};
use super::layout::bits;
use super::literal::Literal;
use super::reduced::Reduced;
use super::step::Step;
use super::wake::{Rules, Wakes};
use super::why::{Conflict, Why};
use crate::exact::budget::Meter;
use analysis::Analysis;
use clauses::Clauses;
use memory::Memory;
use reasons::Reasons;
use restarts::Restarts;
use scores::Scores;

/// Clauses kept before the first cut, and how many more at each later one.
const FIRST_CUT: usize = 5_000;
const MORE_PER_CUT: usize = 500;
/// Never many more clauses, or words in them, than this: the memory is bounded
/// (some tens of megabytes), however long the search.
const MOST_CLAUSES: usize = 60_000;
const MOST_WORDS: usize = 8_000_000;
/// Clauses spread over so few levels are kept as long as there is room.
const SAFE_SPREAD: u32 = 2;
/// The spread given to clauses that bar a solution: never dropped.
const BARRIER: u32 = 0;

pub(super) struct Learner<'a> {
    board: Board<'a, Memory>,
    clauses: Clauses,
    analysis: Analysis,
    reasons: Reasons<'a>,
    restarts: Restarts,
    /// The trail up to here has been propagated through the clauses.
    head: usize,
    /// A conflict met while asserting, to be dealt with first.
    pending: Option<Conflict>,
    cut_at: usize,
    /// Candidates of each cell to guess first, where there is a choice.
    preferred: Vec<u32>,
    /// How many more conflicts it meets before it stops.
    patience: u64,
    /// What holds before any guess is known.
    begun: bool,
    /// Everything has been searched.
    done: bool,
}

impl<'a> Learner<'a> {
    pub fn new(reduced: &'a Reduced, rules: &'a Rules) -> Self {
        let variables = reduced.layout.variables();
        let has_rules = !rules.list.is_empty();
        let memory = Memory::new(variables, Scores::new(variables, has_rules), has_rules);
        let mut board = Board::new(&reduced.layout, Wakes::new(rules), memory);
        let pending = board.start().err();
        let reasons = Reasons {
            reduced,
            rules,
            domains: board.domains.clone(),
            places: board.places.clone(),
        };
        Self {
            board,
            clauses: Clauses::new(variables),
            analysis: Analysis::new(variables),
            reasons,
            restarts: Restarts::new(has_rules),
            head: 0,
            pending,
            cut_at: FIRST_CUT,
            preferred: vec![0; reduced.layout.cells as usize],
            patience: u64::MAX,
            begun: false,
            done: false,
        }
    }

    /// Propagates at level 0; `false` if the budget is over before.
    fn begin(&mut self, meter: &mut Meter<'_>) -> bool {
        match self.propagate(meter) {
            Ok(false) => return false,
            Ok(true) => self.remember_root(),
            Err(conflict) => self.pending = Some(conflict),
        }
        self.begun = true;
        true
    }

    /// What is gone at level 0 is gone for good and drops out of reasons.
    fn remember_root(&mut self) {
        self.reasons.domains.clone_from(&self.board.domains);
        self.reasons.places.clone_from(&self.board.places);
    }

    /// How many conflicts it may meet from now on; any number at first.
    pub fn take_conflicts(&mut self, conflicts: u64) {
        self.patience = conflicts;
    }

    /// Looks for the next solution, different from all found before.
    pub fn next(&mut self, meter: &mut Meter<'_>) -> Step {
        let found = self.search(None, meter);
        if matches!(found, Step::Solution(_)) {
            self.block();
        }
        found
    }

    /// Looks for a solution that has this candidate (an open cell and a digit
    /// from 0), or for any. It may be found again.
    pub fn some(&mut self, candidate: Option<(u32, u32)>, meter: &mut Meter<'_>) -> Step {
        self.drop_guesses();
        let variable = candidate.map(|(cell, digit)| self.board.layout.candidate(cell, digit));
        self.search(variable.map(Literal::is), meter)
    }

    /// Goes on until there is a solution. What is wanted is the first guess of
    /// every stretch, so that it can turn out wrong at level 0 only.
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
                    self.patience = self.patience.saturating_sub(1);
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
            if self.patience == 0 || !meter.charge() {
                return Step::Stopped;
            }
            match wanted {
                Some((literal, Value::Open)) => self.board.guess(literal),
                _ => self.guess(),
            }
        }
        Step::Exhausted
    }

    /// Guess these candidates of a cell first.
    pub fn prefer(&mut self, cell: u32, digits: u32) {
        self.preferred[cell as usize] = digits;
    }

    /// Takes all guesses back.
    fn drop_guesses(&mut self) {
        self.board.undo_to(0);
        self.head = self.head.min(self.board.trail.len());
    }

    /// Guesses in the cell whose candidates met the most conflicts of late, for
    /// the fewest candidates; there, the digit that met the most, preferred
    /// ones before others.
    fn guess(&mut self) {
        let layout = self.board.layout;
        let scores = &self.board.record.scores;
        let mut best = (-1.0, 0);
        for (cell, &domain) in (0..).zip(&self.board.domains) {
            if domain.is_power_of_two() {
                continue;
            }
            let preferred = self.preferred[cell as usize];
            let (mut sum, mut count, mut top) = (0.0, 0.0, ((false, -1.0), 0));
            for digit in bits(domain) {
                let candidate = layout.candidate(cell, digit);
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
        self.restarts.conflict(self.analysis.spread);
        self.board.undo_to(self.analysis.back_to);
        self.head = self.head.min(self.board.trail.len());
        let clause = std::mem::take(&mut self.analysis.clause);
        self.assert(&clause, self.analysis.spread);
        self.analysis.clause = clause;
        self.board.record.scores.age();
        self.clauses.age();
    }

    /// Adds a clause whose first literal is open and all others false, and
    /// makes the first one true.
    fn assert(&mut self, clause: &[Literal], spread: u32) {
        let why = if clause.len() > 1 {
            Why::Clause(self.clauses.add(clause, spread))
        } else {
            Why::Guess
        };
        self.pending = self.board.assign(clause[0], why).err();
    }

    /// Bars the solution on the board. Its guesses alone led to it, so it is
    /// enough to bar these together.
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
        let safe = if full { BARRIER } else { SAFE_SPREAD };
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
                // Always found: reasons are kept.
                if let Ok(at) = moves.binary_search_by_key(&old, |&(old, _)| old) {
                    entry.why = Why::Clause(moves[at].1);
                }
            }
        }
        self.cut_at = (self.cut_at + MORE_PER_CUT)
            .max(self.clauses.len() + FIRST_CUT / 2)
            .min(MOST_CLAUSES);
    }

    /// Draws every conclusion: groups first (cheapest), then clauses, then
    /// rules. `false` if the budget is over before.
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
