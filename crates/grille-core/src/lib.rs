#![doc = include_str!("../README.md")]

mod alphabet;
mod box_shape;
mod budget;
mod cell;
pub mod constraint;
mod decoration;
mod digit;
mod draft;
mod grid;
mod grid_error;
mod headers;
mod house;
#[doc(hidden)]
pub mod internal;
mod layout;
mod layout_error;
pub mod layouts;
mod location;
mod place;
mod problem;
mod set;
mod unknown_name;

pub use alphabet::{Alphabet, Script};
pub use box_shape::BoxShape;
pub use budget::{Budget, BudgetSpent};
pub use cell::Cell;
pub use decoration::{Decoration, Point, Rgb};
pub use digit::{Digit, NotADigit};
pub use draft::{Draft, Entry, Origin};
pub use grid::{Grid, Values};
pub use grid_error::{GridError, ParseGridError, SetError};
pub use headers::{Header, Headers};
pub use house::{House, HouseKind, HouseName, Part};
pub use layout::Layout;
pub use layout_error::LayoutError;
pub use location::Location;
pub use place::{Coordinates, NotAPlace, Place};
pub use problem::{DrawnConstraint, Invalid, Problem};
pub use set::{CellSet, DigitSet, Digits};
pub use unknown_name::UnknownName;
