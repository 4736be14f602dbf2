//! Chains: what follows from a candidate being true or false, link after link. The [links](links::Links) of a position
//! are found once, in cells, in houses and through constraints; everything here follows them.

pub(super) mod bits;
mod chain;
mod choice;
pub(super) mod forces;
pub(super) mod forcing;
mod groups;
pub(super) mod links;
pub(super) mod loops;
mod net;
pub(super) mod proof;
mod reach;
mod sets;
pub(super) mod simple;
mod through;
mod trace;
pub(super) mod verdict;
