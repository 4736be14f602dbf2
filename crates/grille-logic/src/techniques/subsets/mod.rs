//! Locked candidates and subsets: some cells of a house that share as many digits.

pub(super) mod hidden_subset;
pub(super) mod locked_candidates;
pub(super) mod naked_subset;
