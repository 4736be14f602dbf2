//! What the techniques of one search share: the board, the options, and whatever is expensive to build and serves
//! several of them.

use std::cell::OnceCell;
use std::ops::ControlFlow;

use super::Sink;
use super::chains::links::Links;
use crate::board::Board;
use crate::cells::Cells;
use crate::options::Options;

/// One search for steps in one position. What is built on first use here is built once per position.
pub(crate) struct Context<'a, S> {
    /// The position.
    pub board: &'a Board<S>,
    /// The rarer forms to look for.
    pub options: Options,
    /// The links between candidates, and those between candidates and groups.
    links: [OnceCell<Links<S>>; 2],
}

impl<'a, S: Cells> Context<'a, S> {
    /// A search on this board.
    pub fn new(board: &'a Board<S>, options: Options) -> Context<'a, S> {
        Context {
            board,
            options,
            links: [const { OnceCell::new() }; 2],
        }
    }

    /// The links of the position, with or without groups; breaks off if the budget is over first.
    pub fn links(&self, with_groups: bool, sink: &mut Sink<'_>) -> ControlFlow<(), &Links<S>> {
        let slot = &self.links[usize::from(with_groups)];
        if slot.get().is_none() {
            let links = Links::new(self.board, with_groups, sink)?;
            return ControlFlow::Continue(slot.get_or_init(|| links));
        }
        slot.get()
            .map_or(ControlFlow::Break(()), ControlFlow::Continue)
    }
}
