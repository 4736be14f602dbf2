//! What the techniques of one search share: the board, the options, and whatever is expensive to build and serves
//! several of them.

use std::cell::OnceCell;
use std::ops::ControlFlow;

use grille_core::Digit;

use super::Sink;
use super::chains::links::{Links, Nodes};
use super::chains::verdict::Closures;
use super::sets::als::Alses;
use super::sets::common::Commons;
use super::sets::targets::Targets;
use super::templates::Patterns;
use crate::board::Board;
use crate::cells::Cells;
use crate::options::Options;

/// One search for steps in one position. What is built on first use here is built once per position.
pub(crate) struct Context<'a, S> {
    /// The position.
    pub board: &'a Board<S>,
    /// The rarer forms to look for.
    pub options: Options,
    /// For each digit, the places that are in no template of it.
    removable: Vec<OnceCell<S>>,
    alses: OnceCell<Alses<S>>,
    commons: OnceCell<Commons>,
    targets: OnceCell<Targets>,
    /// The links between candidates, and those between candidates and groups.
    links: [OnceCell<Links<S>>; 2],
    closures: OnceCell<Closures>,
}

impl<'a, S: Cells> Context<'a, S> {
    /// A search on this board.
    pub fn new(board: &'a Board<S>, options: Options) -> Context<'a, S> {
        Context {
            board,
            options,
            removable: board.digits().map(|_| OnceCell::new()).collect(),
            alses: OnceCell::new(),
            commons: OnceCell::new(),
            targets: OnceCell::new(),
            links: [const { OnceCell::new() }; 2],
            closures: OnceCell::new(),
        }
    }

    /// The places of a digit that can be removed by looking at this digit and the houses alone, or a few more: what is
    /// in a template is not removed by any fish, nor by any other argument about one digit.
    pub fn removable(&self, digit: Digit) -> S {
        *self.removable[digit.index()].get_or_init(|| {
            let places = self.board.places(digit);
            Patterns::new(self.board, digit, places).in_none(false)
        })
    }

    /// The almost locked sets of the position, unless the budget runs out first.
    pub(super) fn alses(&self, sink: &mut Sink<'_>) -> ControlFlow<(), &Alses<S>> {
        once(&self.alses, || Alses::within(self.board, sink))
    }

    /// The restricted commons of the almost locked sets.
    pub(super) fn restricted_commons(&self, sink: &mut Sink<'_>) -> ControlFlow<(), &Commons> {
        once(&self.commons, || {
            let may_overlap = self.options.sets.may_overlap;
            Commons::within(self.alses(sink)?, may_overlap, sink)
        })
    }

    /// What each two almost locked sets could remove.
    pub(super) fn als_targets(&self, sink: &mut Sink<'_>) -> ControlFlow<(), &Targets> {
        once(&self.targets, || Targets::within(self.alses(sink)?, sink))
    }

    /// The links of the position, with or without groups (and almost locked sets, if the options ask for them); breaks
    /// off if the budget is over first.
    pub(super) fn links(
        &self,
        with_groups: bool,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<(), &Links<S>> {
        once(&self.links[usize::from(with_groups)], || {
            let nodes = match (with_groups, self.options.sets_in_chains) {
                (false, _) => Nodes::Candidates,
                (true, false) => Nodes::Groups,
                (true, true) => Nodes::Sets(self.alses(sink)?),
            };
            Links::new(self.board, nodes, sink)
        })
    }

    /// Everything that follows, link after link, from every candidate being true and from its being false.
    pub(super) fn closures(&self, sink: &mut Sink<'_>) -> ControlFlow<(), &Closures> {
        once(&self.closures, || {
            let links = self.links(true, sink)?;
            Closures::new(links, links.candidates(), sink)
        })
    }
}

/// What is built on first use, unless the budget runs out while it is.
fn once<T>(cell: &OnceCell<T>, build: impl FnOnce() -> ControlFlow<(), T>) -> ControlFlow<(), &T> {
    if let Some(built) = cell.get() {
        return ControlFlow::Continue(built);
    }
    let built = build()?;
    ControlFlow::Continue(cell.get_or_init(|| built))
}
