//! Sudoku Explainer 1.2.1 exactly: an engine of its own for the classic grid, apart from the techniques that teach.
//!
//! | file | what it holds |
//! |---|---|
//! | `path` | the order of the techniques |
//! | `grid`, `bits` | the position, and sets of candidates |
//! | `hint`, `technique` | what is found, its rating and its name |
//! | `simple`, `patterns` | singles, subsets, fish, wings |
//! | `loops`, `bug`, `aligned` | unique loops, bivalue universal graves, aligned exclusions |
//! | `unary`, `graph` | chains of one line, and cycles |
//! | `engine`, `run`, `multiple`, `found`, `closure` | chains of several lines, dynamic and nested |
//!
//! Where SE's answer depends on a peculiarity of its code, a comment with the word *quirk* says so at that place.

mod aligned;
mod bits;
mod bug;
mod closure;
mod engine;
mod found;
mod graph;
mod grid;
mod hint;
mod loops;
mod multiple;
mod path;
mod patterns;
mod run;
mod simple;
mod technique;
mod unary;

pub(super) use grid::Grid;
pub(super) use hint::Hint;
pub(super) use path::path;
pub use technique::{ChainKind, ExplainerTechnique};
