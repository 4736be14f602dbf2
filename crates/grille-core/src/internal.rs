//! What Grille's own crates share beyond the vocabulary. It may change in any release; nobody else should use it.

pub use crate::alphabet::is_empty_mark;
pub use crate::budget::Meter;
pub use crate::constraint::automaton::MAX_STATES;
pub use crate::constraint::lowering::{Numbered, groups, is_further, lower};
pub use crate::constraint::mark::neighbours;
pub use crate::constraint::name::written_word;
pub use crate::constraint::quota::{MAX_COMPILED, Quota};
pub use crate::constraint::rank::{full_rank, no_ties};
pub use crate::constraint::regions::Regions;
pub use crate::constraint::relation::Images;
