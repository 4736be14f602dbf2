//! Kraken fish: the fins of a fish see nothing that it removes, but chains reach further.
//!
//! 1. Without a true fin, the fish removes a candidate; from each fin, a chain removes the same one.
//! 2. Without a true fin, each house of the cover has its digit in a place of the base. If chains from each of these
//!    places in one such house, and from each fin, remove one candidate of whatever digit, it goes.

use std::collections::HashSet;
use std::ops::ControlFlow;

use super::kind::{Fins, Kind, Shape};
use super::search::{Catch, Limits, search};
use super::step::Fish;
use crate::cells::Cells;
use crate::step::{Candidate, Ground, Inference, Link, Step};
use crate::technique::Technique;
use crate::techniques::chains::forces::Forces;
use crate::techniques::{Context, Sink};

/// Finds Kraken fish of one type, small ones first.
pub(in crate::techniques) fn find<S: Cells>(
    context: &Context<'_, S>,
    technique: Technique,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let options = context.options.fish;
    let limits = Limits {
        fins: options.kraken_fins,
        endo_fins: options.kraken_endo_fins,
        must_see: false,
    };
    let mut kraken = Kraken {
        context,
        technique,
        kind: Kind {
            shape: Shape::Basic,
            fins: Fins::Finned,
            size: 2,
        },
        forces: Forces::new(context, sink)?,
        removed: HashSet::new(),
    };
    for size in 2..=options.kraken_size {
        for shape in [Shape::Basic, Shape::Franken] {
            kraken.kind = Kind {
                shape,
                size,
                ..kraken.kind
            };
            for digit in context.board.digits() {
                let places = context.board.places(digit);
                let kind = (kraken.kind, limits);
                search(context, kind, digit, places, &mut kraken, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

struct Kraken<'a, S> {
    context: &'a Context<'a, S>,
    technique: Technique,
    kind: Kind,
    forces: Forces<'a, S>,
    /// What the steps so far remove: one fish for each will do.
    removed: HashSet<Candidate>,
}

impl<S: Cells> Catch<S> for Kraken<'_, S> {
    fn add(&mut self, fish: &Fish<'_, S>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let peers = &self.context.board.tables().peers;
        let fins = fish.fins | fish.endo_fins;
        let seen = fins.iter().fold(fish.outside | fish.cannibal, |seen, fin| {
            seen & peers[fin.index()]
        });
        // A fish that removes something by itself is no Kraken.
        if !seen.is_empty() {
            return ControlFlow::Continue(());
        }
        match self.technique {
            Technique::KrakenFish1 => self.through_fins(fish, fins, sink),
            _ => self.through_cover(fish, fins, sink),
        }
    }
}

impl<S: Cells> Kraken<'_, S> {
    /// Type 1.
    fn through_fins(
        &mut self,
        fish: &Fish<'_, S>,
        fins: S,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let fins: Vec<Candidate> = self.context.board.all(fins, fish.digit);
        for cell in (fish.outside | fish.cannibal).iter() {
            sink.tick()?;
            let target = Candidate::new(cell, fish.digit);
            let mut reached = fins.iter();
            if reached.all(|&fin| self.forces.excludes(fin, target)) {
                self.give(fish, &fins, target, sink)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Type 2.
    fn through_cover(
        &mut self,
        fish: &Fish<'_, S>,
        fins: S,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let board = self.context.board;
        for &cover in fish.covers {
            sink.tick()?;
            let places = board.tables().houses[cover].set & board.places(fish.digit);
            let own = (places & fish.body) - fish.cannibal;
            // If the base has all places of the house, the fish adds nothing.
            if own == places {
                continue;
            }
            let starts = board.all(own | fins, fish.digit);
            for target in self.forces.excluded_by_all(&starts) {
                if !starts.contains(&target) {
                    self.give(fish, &starts, target, sink)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn give(
        &mut self,
        fish: &Fish<'_, S>,
        starts: &[Candidate],
        target: Candidate,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        if !self.removed.insert(target) {
            return ControlFlow::Continue(());
        }
        let mut step = Step {
            technique: self.technique,
            eliminations: vec![target],
            ..fish.step(self.kind)
        };
        for &start in starts {
            let chain = self.forces.chain(start, target);
            step.evidence.branches.push(branch(start, &chain));
            step.evidence.links.extend(chain);
        }
        sink.give(step)
    }
}

/// A chain as the lines of a proof: what it starts with is supposed to be true.
fn branch(start: Candidate, chain: &[Link]) -> Vec<Inference> {
    let supposed = Inference {
        node: start.into(),
        is_true: true,
        from: Vec::new(),
        ground: Ground::Assumption,
    };
    let lines = chain.iter().enumerate().map(|(at, link)| Inference {
        node: link.to.clone(),
        is_true: link.strong,
        from: vec![at],
        ground: link.ground,
    });
    std::iter::once(supposed).chain(lines).collect()
}
