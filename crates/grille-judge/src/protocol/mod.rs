//! The protocol between the judge and a program, as data: a [`Query`] to the program, [`Reply`]s from it.
//!
//! ```
//! use grille::Puzzle;
//! use grille_judge::protocol::{Query, Reply};
//!
//! let puzzle: Puzzle = "4....3.....3..41".parse()?;
//! let query = Query::of(&puzzle).unwrap();
//! assert!(query.to_string().starts_with("puzzle 4 2 2\nrow 4 0 0 0\nrow 0 3 0 0\n"));
//! assert_eq!(Reply::read("move 1 2 3"), Ok(Some(Reply::Move { row: 1, column: 2, digit: 3 })));
//! assert_eq!(Reply::read("thinking about it"), Ok(None));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod listener;
mod query;
mod reply;
mod rule;

pub use listener::{Heard, Listener};
pub use query::{Inexpressible, Query, Regions};
pub use reply::{Reply, Unreadable};

/// The version line, sent once before the first puzzle.
pub const VERSION: &str = "grille 1";

/// The last line sent to a program.
pub const QUIT: &str = "quit";

/// The longest line that is read, in bytes.
pub const LONGEST_LINE: usize = 64 * 1024;
