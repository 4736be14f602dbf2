//! What becomes of the fish that are found: steps, each conclusion once, and Siamese pairs if they are wanted.

use std::collections::HashSet;
use std::ops::ControlFlow;

use grille_core::Digit;

use super::kind::{Fins, Kind, Shape};
use super::search::Catch;
use crate::cells::Cells;
use crate::step::{Candidate, Evidence, Role, Step};
use crate::techniques::{Context, Sink, dual};

/// A fish as the search finds it.
pub(super) struct Fish<'a, S> {
    pub digit: Digit,
    pub bases: &'a [u16],
    pub covers: &'a [u16],
    /// The places of the base that are no fins.
    pub body: S,
    pub fins: S,
    pub endo_fins: S,
    /// What it removes from the rest of the cover.
    pub outside: S,
    /// What it removes from its own base, where two covers meet.
    pub cannibal: S,
}

/// The fish found so far.
pub(super) struct Found<'a, S> {
    context: &'a Context<'a, S>,
    kind: Kind,
    /// The conclusions of the fish delivered, for kinds that have many fish for one conclusion.
    concluded: HashSet<Vec<Candidate>>,
    /// The fish of the current base, if Siamese pairs are wanted; those of the kind that is looked for, and others that
    /// may be the second of a pair.
    of_base: Vec<(Step, bool)>,
}

impl<'a, S: Cells> Found<'a, S> {
    pub fn new(context: &'a Context<'a, S>, kind: Kind) -> Found<'a, S> {
        Found {
            context,
            kind,
            concluded: HashSet::new(),
            of_base: Vec::new(),
        }
    }
}

impl<S: Cells> Catch<S> for Found<'_, S> {
    /// Delivers a fish if it is of the kind wanted.
    fn add(&mut self, fish: &Fish<'_, S>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let Some(fins) = self.fins(fish) else {
            return ControlFlow::Continue(());
        };
        let is_wanted = fins == self.kind.fins;
        let has_pairs = self.context.options.duals && self.kind.fins != Fins::Without;
        if !is_wanted && !has_pairs {
            return ControlFlow::Continue(());
        }
        let step = fish.step(Kind { fins, ..self.kind });
        if has_pairs {
            let same = |(other, _): &(Step, bool)| other.eliminations == step.eliminations;
            if !self.of_base.iter().any(same) {
                self.of_base.push((step.clone(), is_wanted));
            }
        }
        if is_wanted && self.is_new(&step) {
            sink.give(step)?;
        }
        ControlFlow::Continue(())
    }

    /// Delivers the Siamese pairs of a base: with one base, other covers remove other candidates.
    fn end_of_base(&mut self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let steps = std::mem::take(&mut self.of_base);
        for (at, (one, is_wanted)) in steps.iter().enumerate() {
            if !is_wanted {
                continue;
            }
            for (other_at, (other, is_own)) in steps.iter().enumerate() {
                sink.tick()?;
                if (other_at > at || !is_own) && dual::complement(one, other) {
                    let pair = siamese(one, other);
                    if self.is_new(&pair) {
                        sink.give(pair)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

impl<S: Cells> Found<'_, S> {
    /// Whether a fish with fins is called finned or sashimi; `None` if a line of the base consists of fins: then its
    /// candidates are locked, and the fish is none.
    fn fins(&self, fish: &Fish<'_, S>) -> Option<Fins> {
        if self.kind.fins == Fins::Without || self.kind.shape != Shape::Basic {
            return Some(self.kind.fins);
        }
        let houses = &self.context.board.tables().houses;
        let left = fish
            .bases
            .iter()
            .map(|&house| (fish.body & houses[usize::from(house)].set).len());
        match left.min()? {
            0 => None,
            1 => Some(Fins::Sashimi),
            _ => Some(Fins::Finned),
        }
    }

    /// Whether these conclusions were not drawn before. There are very many Franken and mutant fish: one for each
    /// conclusion is enough.
    fn is_new(&mut self, step: &Step) -> bool {
        self.kind.shape == Shape::Basic || self.concluded.insert(step.eliminations.clone())
    }
}

impl<S: Cells> Fish<'_, S> {
    /// The step by which it removes what it can.
    pub fn step(&self, kind: Kind) -> Step {
        let candidates = |cells: S| cells.iter().map(|cell| Candidate::new(cell, self.digit));
        let with_role = |cells: S, role: Role| candidates(cells).map(move |each| (each, role));
        Step {
            technique: kind.technique(),
            placements: Vec::new(),
            eliminations: candidates(self.outside)
                .chain(candidates(self.cannibal))
                .collect(),
            evidence: Evidence {
                digits: vec![self.digit],
                houses: self.bases.iter().copied().map(usize::from).collect(),
                covers: self.covers.iter().copied().map(usize::from).collect(),
                candidates: with_role(self.body, Role::Pattern)
                    .chain(with_role(self.fins, Role::Fin))
                    .chain(with_role(self.endo_fins, Role::EndoFin))
                    .collect(),
                ..Evidence::default()
            },
        }
    }
}

/// Two fish on one base as one step: the cover of the second follows that of the first, and a fin of either is a fin.
fn siamese(one: &Step, other: &Step) -> Step {
    let mut step = one.clone();
    let removed = other.eliminations.iter();
    let more = removed.filter(|candidate| !one.eliminations.contains(candidate));
    step.eliminations.extend(more);
    step.eliminations.sort_unstable();
    step.evidence.covers.extend(&other.evidence.covers);
    let fins = other.evidence.candidates.iter();
    for &(fin, role) in fins.filter(|(_, role)| *role != Role::Pattern) {
        let candidates = &mut step.evidence.candidates;
        candidates.retain(|(candidate, _)| *candidate != fin);
        candidates.push((fin, role));
    }
    step
}
