//! The general solver seen from outside.

mod grids;
mod large;
mod limits;
mod oracle;
mod rules;
mod small;
