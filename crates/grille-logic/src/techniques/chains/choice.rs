//! Which of several chains comes first. HoDoKu takes the one that removes most, then the one whose eliminations come
//! first on the board, and its paths and scores depend on it.

use std::cmp::Reverse;

use crate::step::Candidate;
use crate::techniques::weight;

/// The rank of a set of eliminations: smaller comes first.
pub(super) type Rank = (Reverse<usize>, usize);

/// Sorts eliminations by digit and cell, drops repetitions, and ranks them.
pub(super) fn rank(eliminations: &mut Vec<Candidate>) -> Rank {
    eliminations.sort_unstable_by_key(|gone| (gone.digit, gone.cell));
    eliminations.dedup();
    (Reverse(eliminations.len()), weight(eliminations))
}
