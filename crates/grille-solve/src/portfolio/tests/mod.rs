//! Tests of the portfolio: against an oracle, against known counts, within limits, and each search against the others.

mod each_search;
mod grids;
mod large;
mod limits;
mod oracle;
mod propagators;
mod small;
