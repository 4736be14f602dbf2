//! Patterns that would give the puzzle a second solution.

pub(super) mod avoidable_rectangle;
pub(super) mod bug;
pub(super) mod bug_lite;
pub(super) mod hidden_rectangle;
pub(super) mod rectangle;
pub(super) mod shared_subset;
pub(super) mod unique_loop;
pub(super) mod unique_rectangle;
