#![doc = include_str!("../README.md")]

pub use grille_core::{
    Alphabet, BoxShape, Budget, BudgetSpent, Cell, CellSet, Coordinates, Decoration, Digit,
    DigitSet, Digits, Draft, DrawnConstraint, Entry, Grid, GridError, Header, Headers, House,
    HouseKind, HouseName, Invalid, Layout, LayoutError, Location, NotADigit, NotAPlace, Origin,
    ParseGridError, Part, Place, Point, Problem, Rgb, Script, SetError, UnknownName, Values,
    constraint, layouts,
};
pub use grille_solve::{Outcome, Puzzle, Solver, Validate};

#[cfg(feature = "game")]
pub use grille_game as game;
#[cfg(feature = "generate")]
pub use grille_generate as generate;
#[cfg(feature = "logic")]
pub use grille_logic as logic;
#[cfg(feature = "logic")]
pub use grille_logic::rate;
#[cfg(feature = "notation")]
pub use grille_notation as notation;
#[cfg(feature = "notation")]
pub use grille_notation::{ReadError, read_puzzle};
#[cfg(feature = "render")]
pub use grille_render as render;
#[cfg(feature = "say")]
pub use grille_say as say;

pub mod prelude;
pub mod solve;
