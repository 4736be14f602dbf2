//! Constraints (what a setter draws) and conditions (what they mean).
//!
//! A [`Constraint`] is what a setter draws and a player speaks of: a cage, a thermometer, a white dot,
//! "anti-knight". A [`Condition`] is one of eight primitives that the solvers know: a cell's candidates, an
//! all-different group, a weighted sum, a relation of two cells, a line read by an automaton, a choice of digit
//! sets, a count, and "one of these". Each kind of constraint is a few lines that lower it to conditions;
//! what enforces a condition, its propagator, is the solver's.

pub(crate) mod automaton;
mod cage;
mod catalogue;
mod condition;
mod custom;
mod equal;
mod fault;
mod group;
mod kinds;
mod line;
pub(crate) mod lowering;
pub(crate) mod mark;
pub(crate) mod name;
mod outside;
pub(crate) mod quota;
pub(crate) mod rank;
pub(crate) mod regions;
pub(crate) mod relation;
mod sign;
mod whole;

pub use automaton::Automaton;
pub use cage::{Cage, Magic};
pub use catalogue::{Family, Variant};
pub use condition::{Condition, Totals};
pub use custom::Custom;
pub use equal::{Equal, EqualKind};
pub use fault::Fault;
pub use group::{Group, GroupKind, LookAndSay};
pub use kinds::Constraint;
pub use line::{Arrow, CloneOf, Line, LineKind};
pub use mark::{Mark, MarkKind, Quadruple};
pub use outside::{LittleKiller, Outside, OutsideKind, Side};
pub use regions::RegionClue;
pub use relation::Relation;
pub use sign::{Sign, SignKind};
pub use whole::Whole;

pub(crate) use mark::neighbours;
pub(crate) use quota::{MAX_COMPILED, Quota};
