//! What the techniques of one search share: the board, the options, and whatever is expensive to build and serves
//! several of them.

use std::cell::OnceCell;

use grille_core::Digit;

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
}

impl<'a, S: Cells> Context<'a, S> {
    /// A search on this board.
    pub fn new(board: &'a Board<S>, options: Options) -> Context<'a, S> {
        Context {
            board,
            options,
            removable: board.digits().map(|_| OnceCell::new()).collect(),
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
}
