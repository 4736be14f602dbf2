//! Document D's rules R1 to R5 on their own: what each finds, in a loop, stage by stage, with the number of candidate
//! grids left after each stage, and the exhaustive search over those.
//!
//! ```
//! use grille_logic::BuiltIn;
//! use grille_logic::rules::{Number, Rules};
//!
//! let puzzle = BuiltIn::named("d5").unwrap().puzzle();
//! let run = Rules::ALL.run(&puzzle);
//! assert_eq!(run.grids().to_string(), "62208");
//! let solutions = run.search(&Number::from(1_000_000))?;
//! assert_eq!(solutions.count(), 9);
//! assert!(run.search(&Number::from(1000)).is_err());
//! # Ok::<(), grille_logic::rules::TooMany>(())
//! ```

mod chosen;
mod number;
mod run;
mod search;
mod state;

pub use chosen::{Form, NotRules, Rule, Rules};
pub use number::{NotANumber, Number};
pub use run::{Application, Run, Stage};
pub use search::{Search, Searched, TooMany};
