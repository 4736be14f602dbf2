//! Variants: what a puzzle may ask beyond "no digit twice in a house".
//!
//! Two layers. A [`Constraint`] is what a setter draws and a player speaks of: a cage, a thermometer, a
//! white dot, "anti-knight". A [`Condition`] is one of eight primitives that the solvers know: a cell's
//! candidates, an all-different group, a weighted sum, a relation of two cells, a line read by an
//! automaton, a choice of digit sets, a count, and "one of these". Each kind of constraint is a few lines
//! that compile to conditions; a [`Model`] is a puzzle's constraints with the conditions they stand for.
//!
//! ```
//! use grille::exact::{Outcome, Solver};
//! use grille::variant::{Cage, Constraint, Whole};
//! use grille::{Cell, Draft, Geometry};
//!
//! let mut draft = Draft::new(Geometry::of_size(4)?);
//! draft.constraints.push(Constraint::Whole(Whole::Diagonals));
//! draft.constraints.push(Constraint::Cage(Cage {
//!     cells: [0, 1, 4].map(Cell::new).to_vec(),
//!     sum: Some(6),
//!     repeats: false,
//! }));
//! let puzzle = draft.validate()?;
//! assert!(matches!(Solver::new(&puzzle).outcome(), Outcome::Several(..)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod automaton;
mod cage;
mod catalogue;
mod condition;
mod constraint;
mod contradiction;
mod custom;
mod equal;
mod fault;
mod filter;
mod group;
mod line;
mod mark;
mod model;
mod name;
mod outside;
mod quota;
mod rank;
mod regions;
mod relation;
mod sign;
mod telling;
mod whole;

pub use automaton::{Automaton, MAX_STATES};
pub use cage::{Cage, Magic};
pub use catalogue::{Family, Variant, rules_of};
pub use condition::{Condition, Totals};
pub use constraint::Constraint;
pub use contradiction::{Contradiction, contradiction};
pub use custom::Custom;
pub use equal::{Equal, EqualKind};
pub use fault::Fault;
pub(crate) use filter::Filters;
pub use filter::{Filter, Impossible};
pub use group::{Group, GroupKind, LookAndSay};
pub use line::{Arrow, CloneOf, Line, LineKind};
pub(crate) use mark::neighbours;
pub use mark::{Mark, MarkKind, Quadruple};
pub use model::Model;
pub use name::written_word;
pub use outside::{LittleKiller, Outside, OutsideKind, Side};
pub use quota::MAX_COMPILED;
pub(crate) use quota::Quota;
pub use rank::{full_rank, no_ties};
pub use regions::{RegionClue, Regions};
pub(crate) use relation::Images;
pub use relation::Relation;
pub use sign::{Sign, SignKind};
pub use whole::Whole;
