//! Which of several chains comes first. HoDoKu takes the one that removes most, then the one whose eliminations come
//! first on the board, and its paths and scores depend on it.

use std::cmp::Reverse;

use crate::step::Candidate;

/// The rank of a set of eliminations: smaller comes first.
pub(super) type Rank = (Reverse<usize>, usize);

/// Sorts eliminations by digit and cell, drops repetitions, and ranks them. The place of a candidate weighs more the
/// later it is in the list.
pub(super) fn rank(eliminations: &mut Vec<Candidate>, cells: usize) -> Rank {
    eliminations.sort_unstable_by_key(|gone| (gone.digit, gone.cell));
    eliminations.dedup();
    let mut weight = 1;
    let mut sum = 0;
    for gone in eliminations.iter() {
        sum += gone.cell.index() * weight + usize::from(gone.digit.value());
        weight += cells - 1;
    }
    (Reverse(eliminations.len()), sum)
}
