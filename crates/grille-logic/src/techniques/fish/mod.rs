//! Fish: the places of a digit in some houses are covered by as many others.

pub(super) mod basic;
pub(super) mod finned;
