//! Exact solving: every solution there is, found by search.

pub mod reference;
