//! What the techniques of one search share: the board, the options, and whatever is expensive to build and serves
//! several of them.

use std::cell::OnceCell;
use std::ops::ControlFlow;

use super::Sink;
use super::chains::links::{Links, Nodes};
use super::chains::verdict::Closures;
use super::sets::als::Alses;
use super::sets::common::Commons;
use super::sets::targets::Targets;
use super::uniqueness::rectangle::{self, Rectangle};
use crate::board::Board;
use crate::cells::Cells;
use crate::options::Options;

/// One search for steps in one position. What is built on first use here is built once per position.
pub(crate) struct Context<'a, S> {
    /// The position.
    pub board: &'a Board<S>,
    /// The rarer forms to look for.
    pub options: Options,
    rectangles: OnceCell<Vec<Rectangle>>,
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
            rectangles: OnceCell::new(),
            alses: OnceCell::new(),
            commons: OnceCell::new(),
            targets: OnceCell::new(),
            links: [const { OnceCell::new() }; 2],
            closures: OnceCell::new(),
        }
    }

    /// The rectangles of the position whose digits could be exchanged.
    pub(super) fn rectangles(&self, sink: &mut Sink<'_>) -> ControlFlow<(), &[Rectangle]> {
        let all = once(&self.rectangles, || {
            rectangle::all(self.board, self.options, sink)
        })?;
        ControlFlow::Continue(all)
    }

    /// The almost locked sets of the position, unless the budget runs out first.
    pub(super) fn alses(&self, sink: &mut Sink<'_>) -> ControlFlow<(), &Alses<S>> {
        once(&self.alses, || Alses::within(self.board, sink))
    }

    /// The restricted commons of the almost locked sets.
    pub(super) fn restricted_commons(&self, sink: &mut Sink<'_>) -> ControlFlow<(), &Commons> {
        once(&self.commons, || {
            let may_overlap = self.options.sets.may_overlap;
            Commons::within(self.board, self.alses(sink)?, may_overlap, sink)
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
