//! Nice loops and alternating inference chains, with or without groups. The candidates of a chain alternate between
//! false and true, whatever its first one is.
//!
//! - A loop that returns to its cell and contradicts itself there is discontinuous: its premise is wrong.
//! - A loop that closes is continuous: each of its weak links has exactly one true end, and what sees both ends goes.
//! - A chain between two cells, with strong links at both ends, has at least one true end (AIC): what both ends
//!   exclude goes. Those with one elimination are discontinuous loops too, so only those with more are looked for.

use std::ops::ControlFlow;

use grille_core::{Digit, DigitSet};

use super::bits::{contains, count_shared, ones};
use super::chain::{Ends, is_simple, length, step};
use super::choice::{Rank, rank};
use super::links::{Implications, Links, Literal};
use super::reach::Reach;
use super::trace::Trace;
use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Candidate, Step};
use crate::technique::Technique;
use crate::techniques::{Context, Sink};

/// What a premise and a conclusion that follows from it amount to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    /// The premise is a candidate, and it is wrong.
    Wrong,
    /// Without the premise's candidate, it follows that it is true.
    Right,
    /// Without the premise's candidate, another of its cell is not true either.
    Neither,
    /// One of two candidates of a cell is true.
    Continuous,
    /// One of two candidates of different cells is true.
    Apart,
}

/// A chain to look at: what it would remove ranks it.
#[derive(Clone, Debug)]
struct Offer {
    rank: Rank,
    /// The order of search: loops from true premises, loops from false ones, chains.
    round: u8,
    premise: Literal,
    end: Literal,
    kind: Kind,
    /// What a continuous loop removes; for the other kinds it follows from the ends.
    removed: Vec<Candidate>,
}

pub(in crate::techniques) fn find<S: Cells>(
    context: &Context<'_, S>,
    technique: Technique,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let links = context.links(technique == Technique::GroupedNiceLoop, sink)?;
    let mut search = Search {
        board: context.board,
        links,
        trace: Trace::new(links),
        offers: Vec::new(),
    };
    search.collect(sink)?;
    search.deliver(context.options.every_chain, sink)
}

struct Search<'a, S> {
    board: &'a Board<S>,
    links: &'a Links<S>,
    trace: Trace,
    offers: Vec<Offer>,
}

impl<S: Cells> Search<'_, S> {
    /// Every pair of a premise and a conclusion that would remove something.
    fn collect(&mut self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let links = self.links;
        let mut reach = Reach::new(links);
        for node in 0..links.candidates() {
            sink.tick()?;
            reach.follow(links, Literal::on(node));
            if contains(&reach.off, node) {
                self.offer(0, Literal::on(node), Literal::off(node), Kind::Wrong);
            }
            for other in links.of_cell(links.place(node).cell) {
                if other != node && contains(&reach.on, other) {
                    self.offer(0, Literal::on(node), Literal::on(other), Kind::Wrong);
                }
            }
            let premise = Literal::off(node);
            if links.follows(premise).is_empty() {
                continue;
            }
            reach.follow(links, premise);
            self.loops_without(premise, &reach);
            self.chains_without(premise, &reach);
        }
        ControlFlow::Continue(())
    }

    fn loops_without(&mut self, premise: Literal, reach: &Reach) {
        let (links, node) = (self.links, premise.node());
        for other in links.of_cell(links.place(node).cell) {
            if other == node {
                if contains(&reach.on, node) {
                    self.offer(1, premise, Literal::on(node), Kind::Right);
                }
                continue;
            }
            if contains(&reach.off, other) {
                self.offer(1, premise, Literal::off(other), Kind::Neither);
            }
            if contains(&reach.on, other) && !contains(links.strong(node), other) {
                self.offer_continuous(premise, Literal::on(other));
            }
        }
    }

    fn chains_without(&mut self, premise: Literal, reach: &Reach) {
        let (links, node) = (self.links, premise.node());
        let weak = links.weak(node);
        for other in ones(&reach.on).take_while(|&other| other < links.candidates()) {
            if links.place(other).cell != links.place(node).cell
                && !contains(links.strong(node), other)
                && count_shared(weak, links.weak(other)) >= 2
                && self.shared(node, other).nth(1).is_some()
            {
                self.offer(2, premise, Literal::on(other), Kind::Apart);
            }
        }
    }

    /// The candidates that both nodes exclude.
    fn shared(&self, one: usize, other: usize) -> impl Iterator<Item = Candidate> + '_ {
        let links = self.links;
        ones(links.weak(one))
            .take_while(|&node| node < links.candidates())
            .filter(move |&node| contains(links.weak(other), node))
            .map(|node| links.candidate(node))
    }

    fn offer(&mut self, round: u8, premise: Literal, end: Literal, kind: Kind) {
        let mut removed = self.removed(premise, end, kind);
        // A cell with one candidate left is the business of singles.
        if removed.is_empty() {
            return;
        }
        self.offers.push(Offer {
            rank: rank(&mut removed),
            round,
            premise,
            end,
            kind,
            removed: Vec::new(),
        });
    }

    /// What a chain removes, by its ends; a continuous loop removes more.
    fn removed(&self, premise: Literal, end: Literal, kind: Kind) -> Vec<Candidate> {
        let (links, node) = (self.links, premise.node());
        match kind {
            Kind::Wrong => vec![links.candidate(node)],
            Kind::Neither => vec![links.candidate(end.node())],
            Kind::Right | Kind::Continuous => {
                let others = links.of_cell(links.place(node).cell);
                let others = others.filter(|&other| other != node && other != end.node());
                others.map(|other| links.candidate(other)).collect()
            }
            Kind::Apart => self.shared(node, end.node()).collect(),
        }
    }

    /// What a loop removes depends on the way.
    fn offer_continuous(&mut self, premise: Literal, end: Literal) {
        let links = self.links;
        self.trace.follow(links, premise);
        let chain = self.trace.chain(end);
        if chain.len() < 3 || !is_simple(links, &chain, Ends::Joined) {
            return;
        }
        let mut removed = self.removed(premise, end, Kind::Continuous);
        let visited = chain.iter().fold(S::default(), |all, literal| {
            all | links.place(literal.node()).cells
        });
        for (at, pair) in chain
            .windows(2)
            .enumerate()
            .filter(|(_, pair)| !pair[1].is_on())
        {
            let [one, other] = [pair[0].node(), pair[1].node()];
            if links.set(one).is_some() || links.set(other).is_some() {
                self.around_sets(&chain[at..], visited, &mut removed);
                continue;
            }
            let (from, to) = (links.place(one), links.place(other));
            let shared = self.shared(one, other);
            if from.cells == to.cells {
                removed.extend(shared.filter(|gone| gone.cell == from.cell));
            } else {
                removed.extend(shared.filter(|gone| !visited.contains(gone.cell)));
            }
        }
        if removed.is_empty() {
            return;
        }
        self.offers.push(Offer {
            rank: rank(&mut removed),
            round: 1,
            premise,
            end,
            kind: Kind::Continuous,
            removed,
        });
    }

    /// What a continuous loop removes where it enters or leaves a set. The set holds its digit or the node before it
    /// does; of its other digits, those that the loop does not leave by are all in the set.
    fn around_sets(&self, chain: &[Literal], visited: S, removed: &mut Vec<Candidate>) {
        let (links, board) = (self.links, self.board);
        let [one, other] = [chain[0].node(), chain[1].node()];
        let digit = links.place(other).digit;
        let peers = |node: usize, digit: Digit| {
            let place = links.place(node);
            let cells = links
                .set(node)
                .map_or(place.cells, |set| set.cells & board.places(digit));
            board.tables().common_peers(cells.iter())
        };
        let seen = (peers(one, digit) & peers(other, digit)) - visited;
        removed.extend(board.all(seen, digit));
        let (Some(set), Some(next)) = (links.set(other), chain.get(2)) else {
            return;
        };
        let next_place = links.place(next.node());
        let exits = if next.is_on() {
            // All candidates of the cell but the one that is left.
            board.candidates(next_place.cell) - DigitSet::only(next_place.digit)
        } else {
            DigitSet::only(next_place.digit)
        };
        for kept in set.digits - DigitSet::only(digit) {
            let seen = if !exits.contains(kept) {
                peers(other, kept)
            } else if next.is_on() {
                peers(other, kept) & board.tables().peers[next_place.cell.index()]
            } else {
                continue;
            };
            removed.extend(board.all(seen, kept));
        }
    }

    /// Delivers the chains of the offers, best first: for each set of eliminations and each shape the shortest. If every
    /// chain is wanted, also the longer ones that were found before it.
    fn deliver(&mut self, every_chain: bool, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let mut offers = std::mem::take(&mut self.offers);
        offers.sort_by_key(|offer| (offer.rank, offer.round, offer.premise.node()));
        for equal in offers.chunk_by(|one, next| one.rank == next.rank) {
            let mut built = Vec::new();
            for offer in equal {
                sink.tick()?;
                if let Some((at, length, step)) = self.build(offer) {
                    let found = (offer.round, offer.premise.node(), at);
                    built.push((found, length, step));
                }
            }
            built.sort_by_key(|(found, ..)| *found);
            let mut kept: Vec<Vec<(usize, Step)>> = Vec::new();
            for (_, length, step) in built {
                let same = kept.iter_mut().find(|group| {
                    let known = &group[0].1;
                    known.eliminations == step.eliminations
                        && known.technique == step.technique
                        && known.evidence.chain_shape() == step.evidence.chain_shape()
                });
                match same {
                    Some(group) if group[0].0 <= length => {}
                    Some(group) => group.insert(0, (length, step)),
                    None => kept.push(vec![(length, step)]),
                }
            }
            for group in kept {
                let most = if every_chain { group.len() } else { 1 };
                for (_, step) in group.into_iter().take(most) {
                    sink.give(step)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The chain of an offer with its place in the search from its premise and its length; `None` if it crosses itself.
    fn build(&mut self, offer: &Offer) -> Option<(usize, usize, Step)> {
        let links = self.links;
        self.trace.follow(links, offer.premise);
        let at = self.trace.position(offer.end)?;
        let chain = self.trace.chain(offer.end);
        let ends = if offer.kind == Kind::Apart {
            Ends::Apart
        } else {
            Ends::Joined
        };
        if chain.len() < 3 || !is_simple(links, &chain, ends) {
            return None;
        }
        let mut eliminations = if offer.kind == Kind::Continuous {
            offer.removed.clone()
        } else {
            self.removed(offer.premise, offer.end, offer.kind)
        };
        rank(&mut eliminations);
        let is_grouped = chain.iter().any(|it| it.node() >= links.candidates());
        let technique = if is_grouped {
            Technique::GroupedNiceLoop
        } else {
            Technique::NiceLoop
        };
        let step = step(self.board, links, technique, &chain, eliminations);
        Some((at, length(links, &chain), step))
    }
}
