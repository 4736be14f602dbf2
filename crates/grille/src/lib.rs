#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod builtin;
mod cell;
mod digit;
mod draft;
pub mod exact;
mod geometry;
mod grid;
mod headers;
pub mod logic;
pub mod message;
pub mod notation;
mod place;
mod puzzle;
pub mod rate;
pub mod render;
mod set;
#[doc(hidden)]
#[allow(
    clippy::inline_always,
    clippy::many_single_char_names,
    clippy::needless_range_loop,
    reason = "vector code only pays when it is inlined whole, and reads like the formulas it is"
)]
pub mod simd;

pub use builtin::{BUILT_IN, BuiltIn};
pub use cell::Cell;
pub use digit::{Digit, NotADigit};
pub use draft::{Draft, Entry, Invalid, Origin, Problem};
pub use geometry::{BoxShape, Geometry, House, HouseKind, LayoutError, Location};
pub use grid::{Grid, GridError, ReadError, SetError, Values};
pub use headers::{Header, Headers};
pub use place::{NotAPlace, Place};
pub use puzzle::Puzzle;
pub use set::{CellSet, DigitSet, Digits};
