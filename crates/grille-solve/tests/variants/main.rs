//! Variants: solved, counted, and compared with the obvious search.

mod chaos;
mod counts;
mod data;
mod dice;
mod logic;
mod puzzles;
mod random;
mod recorded;
