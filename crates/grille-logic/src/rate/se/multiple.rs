//! Chains from both states of a candidate, and from all candidates of a cell or of a house, in SE's order.

use super::bits::{CANDS, Cand, CandSet, State, is_on, off, on};
use super::closure::{Board, Closures};
use super::engine::{Engine, Rules};
use super::found::{Found, Want};
use super::grid::{Grid, TABLES, bits, candidate};
use super::hint::{Hint, length_bonus};
use super::run::{Cause, Run};
use super::technique::{ChainKind, ExplainerTechnique};

/// SE's order of kinds of chains at the same complexity.
mod kind {
    pub const DOUBLE: u8 = 1;
    pub const CELL: u8 = 5;
    pub const HOUSE: u8 = 6;
    pub const CONTRADICTION: u8 = 7;
}

const NONE: u32 = u32::MAX;

/// The runs of a search.
struct Runs {
    all: Vec<Run>,
    /// The run of each candidate that was assumed to be on.
    of: Vec<u32>,
    /// Where static chains exist; `None` if that is not known.
    closures: Option<Closures>,
    /// Where each digit can go, for contradictions along one digit.
    boards: Vec<Board>,
}

/// A chain, before it is known whether it is wanted.
struct Chain<'t> {
    kind: u8,
    /// What holds in the end.
    result: State,
    targets: &'t [(u32, u16)],
    assumed: Cause,
}

impl Engine<'_> {
    /// Searches for chains. The runs are handed out for the chains that refer to them.
    pub fn search(&mut self, rules: Rules, grid: &mut Grid, want: &mut Want) -> Vec<Run> {
        let is_first = matches!(want, Want::First(_));
        let mut runs = Runs {
            all: Vec::new(),
            of: vec![NONE; CANDS],
            closures: (is_first && !rules.is_dynamic).then(|| Closures::new(grid)),
            boards: Vec::new(),
        };
        if rules.is_nishio {
            runs.boards = (0..9).map(|digit| Board::new(grid, digit)).collect();
        }
        for cell in 0..81_u8 {
            let cands = grid.cands[usize::from(cell)];
            // A cell with two candidates is no start of a static chain, nor are the houses in which it comes first.
            if cands.count_ones() < if rules.is_dynamic { 2 } else { 3 } {
                continue;
            }
            for digit in bits(cands) {
                let cand = candidate(cell, digit);
                self.both_states(rules, grid, want, &mut runs, cand);
                if !rules.is_nishio {
                    self.houses(rules, grid, want, &mut runs, cand);
                }
            }
            if !rules.is_nishio {
                let starts = bits(cands).map(|digit| candidate(cell, digit));
                self.common(
                    rules,
                    grid,
                    want,
                    &mut runs,
                    starts,
                    (kind::CELL, Cause::Cell),
                );
            }
            if self.is_over {
                break;
            }
        }
        runs.all
    }

    /// What follows from a candidate that is on, computed once.
    fn on_run(
        &mut self,
        rules: Rules,
        grid: &mut Grid,
        want: &Want,
        runs: &mut Runs,
        cand: Cand,
    ) -> u32 {
        let known = &mut runs.of[usize::from(cand)];
        if *known == NONE {
            *known = runs.all.len() as u32;
            let run = self.run(rules, grid, on(cand), want.most(rules.difficulty()));
            runs.all.push(run);
        }
        *known
    }

    /// Contradictions, and what follows from either state of a candidate.
    fn both_states(
        &mut self,
        rules: Rules,
        grid: &mut Grid,
        want: &mut Want,
        runs: &mut Runs,
        cand: Cand,
    ) {
        if !rules.is_dynamic {
            return;
        }
        if rules.is_nishio {
            for state in [on(cand), off(cand)] {
                if runs.boards[usize::from(cand % 9)].fails(state) {
                    let most = want.most(rules.difficulty());
                    let run = self.run(rules, grid, state, most);
                    runs.all.push(run);
                    let run = runs.all.len() as u32 - 1;
                    self.contradiction(rules, grid, want, runs, run, state ^ 1);
                }
            }
            return;
        }
        let on_run = self.on_run(rules, grid, want, runs, cand);
        self.contradiction(rules, grid, want, runs, on_run, off(cand));
        let off_run = runs.all.len() as u32;
        let run = self.run(rules, grid, off(cand), want.most(rules.difficulty()));
        runs.all.push(run);
        self.contradiction(rules, grid, want, runs, off_run, on(cand));
        let is_double = grid.cands[usize::from(cand / 9)].count_ones() >= 3;
        if is_double {
            for state in shared(&runs.all, &[on_run, off_run]) {
                let node = |run: u32| (run, runs.all[run as usize].node(state));
                let chain = Chain {
                    kind: kind::DOUBLE,
                    result: state,
                    targets: &[node(on_run), node(off_run)],
                    assumed: Cause::Assumed,
                };
                self.add(rules, grid, want, &mut runs.all, &chain);
            }
        }
        if let Want::First(_) = want {
            self.recycle(runs.all.pop().expect("the run just pushed"));
        }
    }

    fn contradiction(
        &mut self,
        rules: Rules,
        grid: &Grid,
        want: &mut Want,
        runs: &mut Runs,
        run: u32,
        result: State,
    ) {
        if let Some((is_on, is_off)) = runs.all[run as usize].clash {
            let chain = Chain {
                kind: kind::CONTRADICTION,
                result,
                targets: &[(run, is_on), (run, is_off)],
                assumed: Cause::Assumed,
            };
            self.add(rules, grid, want, &mut runs.all, &chain);
        }
    }

    /// What follows from all places of a digit in a house, for the houses in which this candidate comes first.
    fn houses(
        &mut self,
        rules: Rules,
        grid: &mut Grid,
        want: &mut Want,
        runs: &mut Runs,
        cand: Cand,
    ) {
        let digit = usize::from(cand % 9);
        for (number, &(house, place)) in TABLES.homes[usize::from(cand / 9)].iter().enumerate() {
            let places = grid.places[usize::from(house)][digit];
            if places.count_ones() < 2 || places.trailing_zeros() != u32::from(place) {
                continue;
            }
            let cells = &TABLES.cells[usize::from(house)];
            let starts = bits(places).map(|place| candidate(cells[place], digit));
            let kind = (kind::HOUSE, Cause::House(number as u8));
            self.common(rules, grid, want, runs, starts, kind);
        }
    }

    /// What follows from all of these assumptions.
    fn common(
        &mut self,
        rules: Rules,
        grid: &mut Grid,
        want: &mut Want,
        runs: &mut Runs,
        cands: impl Iterator<Item = Cand> + Clone,
        (kind, assumed): (u8, Cause),
    ) {
        if let Some(closures) = &mut runs.closures
            && !closures.meet(grid, cands.clone())
        {
            return;
        }
        let mut starts = Vec::with_capacity(9);
        for cand in cands {
            starts.push(self.on_run(rules, grid, want, runs, cand));
        }
        for state in shared(&runs.all, &starts) {
            let targets: Vec<(u32, u16)> = starts
                .iter()
                .map(|&run| (run, runs.all[run as usize].node(state)))
                .collect();
            let chain = Chain {
                kind,
                result: state,
                targets: &targets,
                assumed,
            };
            self.add(rules, grid, want, &mut runs.all, &chain);
        }
    }

    fn add(
        &mut self,
        rules: Rules,
        grid: &Grid,
        want: &mut Want,
        runs: &mut [Run],
        chain: &Chain<'_>,
    ) {
        if let Want::First(Some((best, _))) = want {
            // All chains of a search have the same base, so the shortest is the easiest.
            let depth = |&(run, node): &(u32, u16)| {
                u32::from(runs[run as usize].nodes[usize::from(node)].depth) + 1
            };
            if chain.targets.iter().map(depth).sum::<u32>() > best.complexity {
                return;
            }
        }
        let cand = chain.result / 2;
        let (cell, digit) = ((cand / 9) as u8, usize::from(cand % 9));
        let removals: Vec<Cand> = if is_on(chain.result) {
            let others = grid.cands[usize::from(cell)] & !(1 << digit);
            bits(others).map(|digit| candidate(cell, digit)).collect()
        } else {
            vec![cand]
        };
        if removals.is_empty() {
            return;
        }
        let mut complexity = 0;
        for &(run, node) in chain.targets {
            complexity += runs[run as usize].ancestors(node);
        }
        if rules.level > 1 {
            let targets = chain.targets.iter();
            let targets = targets.map(|&(run, node)| (&runs[run as usize], node));
            complexity += self.nested_complexity(targets);
        }
        let difficulty = rules.difficulty() + length_bonus(complexity);
        if !want.takes(difficulty, complexity, chain.kind) {
            return;
        }
        match want {
            Want::First(first) => {
                let hint = Hint {
                    technique: technique(rules, chain.kind),
                    difficulty,
                    complexity,
                    removals,
                    placement: is_on(chain.result).then_some(cand),
                };
                *first = Some((hint, chain.kind));
            }
            Want::All(all) => all.push(Found {
                difficulty,
                complexity,
                kind: chain.kind,
                removals,
                targets: chain.targets.to_vec(),
                assumed: chain.assumed,
            }),
        }
    }
}

fn technique(rules: Rules, kind: u8) -> ExplainerTechnique {
    let kind = match kind {
        kind::DOUBLE => ChainKind::Double,
        kind::CELL => ChainKind::Cell,
        kind::HOUSE => ChainKind::House,
        _ => ChainKind::Contradiction,
    };
    match kind {
        _ if rules.is_nishio => ExplainerTechnique::Nishio,
        _ if rules.is_dynamic => ExplainerTechnique::Dynamic(kind, rules.level),
        ChainKind::Cell => ExplainerTechnique::CellChains,
        _ => ExplainerTechnique::HouseChains,
    }
}

/// The states that hold in all of these runs, in the order of the first: those on, then those off.
fn shared(runs: &[Run], which: &[u32]) -> Vec<State> {
    let run = |number: u32| &runs[number as usize];
    let (mut on, mut off): (CandSet, CandSet) = (run(which[0]).on, run(which[0]).off);
    for &other in &which[1..] {
        on.retain(&run(other).on);
        off.retain(&run(other).off);
    }
    let first = run(which[0]);
    let mut states = Vec::new();
    for (order, set) in [(&first.on_order, on), (&first.off_order, off)] {
        if !set.is_empty() {
            let all = order
                .iter()
                .map(|&node| first.nodes[usize::from(node)].state);
            states.extend(all.filter(|&state| set.contains(state / 2)));
        }
    }
    states
}
