//! Forcing chains of every level: what follows from one assumption, and with techniques and further chains inside it.
//!
//! | level | rating | found inside a chain, when its plain implications are exhausted |
//! |---|---|---|
//! | 0 | 8.5 | nothing |
//! | 1 | 9.0 | locked candidates, hidden pairs, naked pairs, X-Wings |
//! | 2 | 9.5 | the same, then forcing chains of one line |
//! | 3 | 10.0 | the same, then forcing chains of several lines |
//! | 4 | 10.5 | as level 1, then dynamic forcing chains |
//! | 5 | 11.0 | the same, then dynamic forcing chains of level 2 |

use std::collections::HashMap;

use grille_core::Budget;

use super::bits::{Cand, State, is_on};
use super::found::{Found, Want};
use super::grid::{Grid, TABLES, bits, candidate};
use super::patterns::{self, Pattern};
use super::run::{Cause, FLAT, Run};

/// Which forcing chains are searched for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rules {
    /// What is off stays off while the search goes on.
    pub is_dynamic: bool,
    /// Along one digit.
    pub is_nishio: bool,
    pub level: u8,
}

impl Rules {
    pub const NISHIO: Rules = Rules {
        is_dynamic: true,
        is_nishio: true,
        level: 0,
    };
    pub const MULTIPLE: Rules = Rules {
        is_dynamic: false,
        is_nishio: false,
        level: 0,
    };

    pub const fn dynamic(level: u8) -> Rules {
        Rules {
            is_dynamic: true,
            is_nishio: false,
            level,
        }
    }

    /// The rating of the shortest chain.
    pub fn difficulty(self) -> f64 {
        match self.level {
            0 if self.is_nishio => 7.5,
            0 if self.is_dynamic => 8.5,
            0 => 8.0,
            level => 8.5 + 0.5 * f64::from(level),
        }
    }
}

/// A chain inside a chain, ready to be used: it rules out candidates because others are gone.
pub(super) struct Inner {
    pub removals: Vec<Cand>,
    pub before: Vec<Cand>,
    pub nested: u32,
}

/// A chain that is a reason inside another chain.
struct Nested {
    /// Equal for chains that go through the same states in the same order: they count once.
    key: u32,
    complexity: u32,
}

pub(super) struct Engine<'a> {
    pool: Vec<Run>,
    keys: HashMap<Vec<State>, u32>,
    nested: Vec<Nested>,
    budget: Budget<'a>,
    pub is_over: bool,
}

impl<'a> Engine<'a> {
    pub fn new(budget: Budget<'a>) -> Engine<'a> {
        Engine {
            pool: Vec::new(),
            keys: HashMap::new(),
            nested: Vec::new(),
            budget,
            is_over: false,
        }
    }

    pub fn recycle(&mut self, run: Run) {
        self.pool.push(run);
    }

    /// Forgets the nested chains of the step before.
    pub fn next_step(&mut self) {
        self.keys.clear();
        self.nested.clear();
    }

    /// What follows from an assumption, until nothing more does or a candidate would be on and off.
    /// States whose chains have more than `most` states may be missing.
    pub fn run(&mut self, rules: Rules, grid: &mut Grid, assumption: State, most: u32) -> Run {
        let mut run = self.pool.pop().unwrap_or_else(Run::new);
        // What techniques rule out may be nearer than what comes before it.
        run.clear(if rules.level == 0 { most } else { u32::MAX });
        run.assume(assumption);
        self.is_over |= self.budget.is_over();
        if rules.is_dynamic {
            let source = grid.clone();
            self.extend(rules, grid, Some(&source), &mut run);
            *grid = source;
        } else {
            self.extend(rules, grid, None, &mut run);
        }
        run
    }

    fn extend(&mut self, rules: Rules, grid: &mut Grid, source: Option<&Grid>, run: &mut Run) {
        let in_cell = !rules.is_nishio;
        let (mut next_on, mut next_off) = (0, 0);
        while !self.is_over && (run.pending > 0 || rules.level > 0) {
            if let Some(&node) = run.on_order.get(next_on) {
                next_on += 1;
                run.go_on(node);
                if !run.spread_on(node, grid, in_cell) {
                    return;
                }
            } else if let Some(&node) = run.off_order.get(next_off) {
                next_off += 1;
                run.go_on(node);
                if !run.spread_off(node, grid, source, in_cell) {
                    return;
                }
                if source.is_some() {
                    let cand = run.nodes[usize::from(node)].state / 2;
                    grid.remove((cand / 9) as u8, usize::from(cand % 9));
                }
            } else {
                let known = run.off_order.len();
                if let Some(source) = source
                    && rules.level > 0
                {
                    self.advance(rules.level, grid, source, run);
                }
                if run.off_order.len() == known {
                    return;
                }
            }
        }
    }

    /// Adds what techniques, then further chains rule out. The first family that finds anything is the last one asked.
    fn advance(&mut self, level: u8, grid: &mut Grid, source: &Grid, run: &mut Run) {
        type Search = fn(&Grid, &mut dyn FnMut(Pattern) -> bool) -> bool;
        let searches: [Search; 4] = [
            patterns::locked,
            |grid, tell| patterns::hidden(grid, 2, false, tell),
            |grid, tell| patterns::naked(grid, 2, tell),
            |grid, tell| patterns::fish(grid, 2, tell),
        ];
        for search in searches {
            let mut is_found = false;
            search(grid, &mut |pattern| {
                let mut removals = pattern.removals(grid);
                if removals.is_empty() {
                    return false;
                }
                // Without conditions the pattern was there before the assumption.
                let before = pattern.conditions(source, grid);
                if !before.is_empty() {
                    is_found = true;
                    removals.sort_unstable();
                    for cand in removals {
                        run.rule_out(cand, &before, FLAT);
                    }
                }
                false
            });
            if is_found {
                return;
            }
        }
        let chains: &[Option<Rules>] = match level {
            1 => &[],
            2 => &[None],
            3 => &[None, Some(Rules::MULTIPLE)],
            4 => &[Some(Rules::dynamic(0))],
            _ => &[Some(Rules::dynamic(0)), Some(Rules::dynamic(2))],
        };
        for rules in chains {
            let inner = match rules {
                None => self.unary_inside(grid, source),
                Some(rules) => self.multiple_inside(*rules, grid, source),
            };
            for chain in &inner {
                for &cand in &chain.removals {
                    run.rule_out(cand, &chain.before, chain.nested);
                }
            }
            if !inner.is_empty() {
                return;
            }
        }
    }

    /// What the chains inside chains add to a complexity, each counted once.
    pub fn nested_complexity<'r>(&self, targets: impl Iterator<Item = (&'r Run, u16)>) -> u32 {
        let mut seen: Vec<u32> = Vec::new();
        let mut sum = 0;
        for (run, target) in targets {
            for node in run.chain(target) {
                let nested = run.nodes[usize::from(node)].nested;
                if nested == FLAT {
                    continue;
                }
                let nested = &self.nested[nested as usize];
                if !seen.contains(&nested.key) {
                    seen.push(nested.key);
                    sum += nested.complexity;
                }
            }
        }
        sum
    }

    /// The chains found inside a chain, the easiest first, each with the candidates that had to go for it. Of chains
    /// that rule out the same, the first one counts, and not at all if it needs nothing to be gone.
    pub fn usable(
        &mut self,
        mut found: Vec<Found>,
        grid: &Grid,
        source: &Grid,
        lines: impl Fn(&Found) -> Vec<Vec<(State, Cause)>>,
    ) -> Vec<Inner> {
        found.sort_by(Found::compare);
        let mut told: std::collections::HashSet<Vec<Cand>> = std::collections::HashSet::new();
        let mut usable = Vec::new();
        for found in found {
            if !told.insert(found.removals.clone()) {
                continue;
            }
            let lines = lines(&found);
            let before = conditions(&lines, found.assumed, grid, source);
            if before.is_empty() {
                continue;
            }
            let mut key = Vec::new();
            for line in &lines {
                key.extend(line.iter().map(|&(state, _)| state));
                key.push(State::MAX);
            }
            let next = self.keys.len() as u32;
            let key = *self.keys.entry(key).or_insert(next);
            self.nested.push(Nested {
                key,
                complexity: found.complexity,
            });
            usable.push(Inner {
                removals: found.removals,
                before,
                nested: self.nested.len() as u32 - 1,
            });
        }
        usable
    }

    fn multiple_inside(&mut self, rules: Rules, grid: &mut Grid, source: &Grid) -> Vec<Inner> {
        let mut want = Want::All(Vec::new());
        let runs = self.search(rules, grid, &mut want);
        let Want::All(found) = want else {
            unreachable!("all were wanted")
        };
        let lines = |found: &Found| -> Vec<Vec<(State, Cause)>> {
            let line = |&(run, node): &(u32, u16)| {
                let run = &runs[run as usize];
                let chain = run.chain(node).into_iter();
                chain
                    .map(|node| {
                        let node = run.nodes[usize::from(node)];
                        (node.state, node.cause)
                    })
                    .collect()
            };
            found.targets.iter().map(line).collect()
        };
        let usable = self.usable(found, grid, source, lines);
        for run in runs {
            self.recycle(run);
        }
        usable
    }

    fn unary_inside(&mut self, grid: &Grid, source: &Grid) -> Vec<Inner> {
        let (found, arena) = super::unary::all(grid);
        self.usable(found, grid, source, |found| arena.lines(found))
    }
}

/// The candidates that had to go for these chains to hold: those of the cells and houses where a candidate is the last.
fn conditions(
    lines: &[Vec<(State, Cause)>],
    assumed: Cause,
    grid: &Grid,
    source: &Grid,
) -> Vec<Cand> {
    let mut before: Vec<Cand> = Vec::new();
    let mut add = |cand: Cand| {
        if !before.contains(&cand) {
            before.push(cand);
        }
    };
    for &(state, cause) in lines.iter().flatten().filter(|(state, _)| is_on(*state)) {
        let (cell, digit) = (usize::from(state / 2 / 9), usize::from(state / 2 % 9));
        let cause = if cause == Cause::Assumed {
            assumed
        } else {
            cause
        };
        match cause {
            Cause::Cell => {
                for gone in bits(source.cands[cell] & !grid.cands[cell]) {
                    add(candidate(cell as u8, gone));
                }
            }
            Cause::House(kind) => {
                let house = usize::from(TABLES.homes[cell][usize::from(kind)].0);
                for gone in bits(source.places[house][digit] & !grid.places[house][digit]) {
                    add(candidate(TABLES.cells[house][gone], digit));
                }
            }
            Cause::Assumed | Cause::Technique => {}
        }
    }
    before
}
