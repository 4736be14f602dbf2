//! Fish: the places of a digit in some houses, the base, are covered by as many others. One search finds all of them;
//! they differ in their size, in the houses they use, and in whether they have fins.

mod kind;
pub(super) mod kraken;
mod search;
mod step;

pub(super) use search::find;
