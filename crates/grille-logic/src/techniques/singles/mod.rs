//! Singles: a digit that has one place left, or a cell that has one digit left.

pub(super) mod full_house;
pub(super) mod hidden_single;
pub(super) mod naked_single;
