//! Exact solving: every solution there is, found by search.
//!
//! [`Solver`] answers every question about the solutions of one puzzle within a [`Budget`](crate::Budget). For classic
//! grids by the million, [`classic9`] takes 81 bytes a puzzle and many of them at once.

pub use grille_solve::{
    Contradiction, Count, CountEnd, Isa, Model, Outcome, Propagator, Solutions, SolveGrid, Solver,
    Validate, classic9, contradiction, reference,
};
