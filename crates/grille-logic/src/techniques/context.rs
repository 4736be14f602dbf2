//! What the techniques of one search share: the board, the options, and whatever is expensive to build and serves
//! several of them.

use crate::board::Board;
use crate::cells::Cells;
use crate::options::Options;

/// One search for steps in one position. What is built on first use here is built once per position.
pub(crate) struct Context<'a, S> {
    /// The position.
    pub board: &'a Board<S>,
    /// The rarer forms to look for.
    pub options: Options,
}

impl<'a, S: Cells> Context<'a, S> {
    /// A search on this board.
    pub fn new(board: &'a Board<S>, options: Options) -> Context<'a, S> {
        Context { board, options }
    }
}
