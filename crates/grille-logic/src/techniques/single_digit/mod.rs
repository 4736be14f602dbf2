//! Patterns of one digit made of two houses in which it has two places: skyscraper, kite, turbot fish, empty
//! rectangle.

pub(super) mod conjugate;
pub(super) mod empty_rectangle;
pub(super) mod turbot;
