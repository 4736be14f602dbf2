//! X-Chains, on one digit, and XY-Chains, through cells with two candidates. They start and end with a strong link on
//! the same digit, so that at least one end is true, and what both ends exclude goes.

use std::ops::ControlFlow;

use super::bits::{contains, ones};
use super::chain::{Ends, is_simple, step};
use super::choice::{Rank, rank};
use super::links::{Implications, Links, Literal};
use super::trace::Trace;
use crate::board::Board;
use crate::cells::Cells;
use crate::step::Candidate;
use crate::technique::Technique;
use crate::techniques::{Context, Sink};

/// The most links of a chain, as in HoDoKu: of its 20 the last is weak and leads nowhere.
const MOST_LINKS: usize = 19;

/// A chain to look at: what it would remove ranks it.
struct Offer {
    rank: Rank,
    start: usize,
    end: usize,
}

pub(in crate::techniques) fn find<S: Cells>(
    context: &Context<'_, S>,
    technique: Technique,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let links = context.links(false, sink)?;
    let mut search = Search {
        board: context.board,
        links,
        technique,
        trace: Trace::new(links),
    };
    let mut offers = Vec::new();
    for start in 0..links.candidates() {
        sink.tick()?;
        search.offers(start, &mut offers);
    }
    offers.sort_by_key(|offer| (offer.rank, offer.start));
    for equal in offers.chunk_by(|one, next| one.rank == next.rank) {
        let mut found: Vec<(Vec<Literal>, Vec<Candidate>)> = Vec::new();
        for offer in equal {
            let Some(chain) = search.chain(offer, sink)? else {
                continue;
            };
            let mut removed: Vec<Candidate> = search.removed(offer.start, offer.end).collect();
            rank(&mut removed);
            match found.iter_mut().find(|(_, known)| *known == removed) {
                Some((known, _)) if known.len() > chain.len() => *known = chain,
                Some(_) => {}
                None => found.push((chain, removed)),
            }
        }
        for (chain, removed) in found {
            sink.give(step(context.board, links, technique, &chain, removed))?;
        }
    }
    ControlFlow::Continue(())
}

struct Search<'a, S> {
    board: &'a Board<S>,
    links: &'a Links<S>,
    technique: Technique,
    trace: Trace,
}

impl<S: Cells> Search<'_, S> {
    /// Whether chains of the technique may use this link.
    fn allows(&self, from: Literal, to: Literal) -> bool {
        let (one, other) = (self.links.place(from.node()), self.links.place(to.node()));
        if self.technique == Technique::XChain {
            return one.digit == other.digit;
        }
        let bivalue = self.board.with_two();
        let in_cell = one.cell == other.cell;
        bivalue.contains(one.cell) && bivalue.contains(other.cell) && in_cell == to.is_on()
    }

    /// Every end that a chain from a start reaches, if the two remove something.
    fn offers(&mut self, start: usize, offers: &mut Vec<Offer>) {
        let links = self.links;
        let digit = links.place(start).digit;
        let premise = Literal::off(start);
        if !links
            .follows(premise)
            .iter()
            .any(|&to| self.allows(premise, to))
        {
            return;
        }
        let mut trace = std::mem::replace(&mut self.trace, Trace::new_empty());
        trace.follow_some(links, premise, MOST_LINKS, |from, to| self.allows(from, to));
        for end in trace.found().iter().filter(|end| end.is_on()) {
            let distance = trace.distance(*end).unwrap_or(0);
            let end = end.node();
            if distance < 3 || links.place(end).digit != digit {
                continue;
            }
            let mut removed: Vec<Candidate> = self.removed(start, end).collect();
            if !removed.is_empty() {
                offers.push(Offer {
                    rank: rank(&mut removed),
                    start,
                    end,
                });
            }
        }
        self.trace = trace;
    }

    /// What both ends exclude.
    fn removed(&self, start: usize, end: usize) -> impl Iterator<Item = Candidate> + '_ {
        let links = self.links;
        let of_one_digit = self.technique == Technique::XChain;
        let digit = links.place(start).digit;
        ones(links.weak(start))
            .take_while(|&node| node < links.candidates())
            .filter(move |&node| contains(links.weak(end), node))
            .map(|node| links.candidate(node))
            .filter(move |gone| !of_one_digit || gone.digit == digit)
    }

    /// The shortest chain of an offer that does not cross itself.
    fn chain(
        &mut self,
        offer: &Offer,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<(), Option<Vec<Literal>>> {
        let links = self.links;
        let (premise, end) = (Literal::off(offer.start), Literal::on(offer.end));
        let mut trace = std::mem::replace(&mut self.trace, Trace::new_empty());
        trace.follow_some(links, premise, MOST_LINKS, |from, to| self.allows(from, to));
        let chain = trace.chain(end);
        self.trace = trace;
        let is_loop = offer.start == offer.end;
        let checked = if is_loop { &chain[1..] } else { &chain[..] };
        if is_simple(links, checked, Ends::Apart) {
            return ControlFlow::Continue(Some(chain));
        }
        let mut longer = vec![premise];
        for most in (3..=MOST_LINKS).step_by(2) {
            if self.extend(&mut longer, S::default(), end, most, sink)? {
                return ControlFlow::Continue(Some(longer));
            }
        }
        ControlFlow::Continue(None)
    }

    /// Searches for a way on to the end that leaves no cell twice, with this many links in all.
    fn extend(
        &self,
        chain: &mut Vec<Literal>,
        left: S,
        end: Literal,
        most: usize,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<(), bool> {
        sink.tick()?;
        let last = chain[chain.len() - 1];
        let cell = self.links.place(last.node()).cell;
        for &to in self.links.follows(last) {
            let place = self.links.place(to.node());
            let is_end = to == end && chain.len() == most;
            if !self.allows(last, to) || (left.contains(place.cell) && !is_end) {
                continue;
            }
            if !is_end && (chain.len() >= most || to.node() == chain[0].node()) {
                continue;
            }
            chain.push(to);
            let mut beyond = left;
            beyond.insert(cell);
            if is_end || self.extend(chain, beyond, end, most, sink)? {
                return ControlFlow::Continue(true);
            }
            chain.pop();
        }
        ControlFlow::Continue(false)
    }
}
