#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod box_shape;
mod builtin;
mod candidates;
mod canonical;
mod cell;
mod decoration;
mod digit;
mod draft;
pub mod exact;
pub mod game;
pub mod generate;
mod geometry;
mod grid;
mod grid_error;
mod headers;
mod house;
mod layout_error;
pub mod layouts;
mod library;
mod location;
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
mod starter;
pub mod variant;

pub use box_shape::BoxShape;
pub use builtin::{BUILT_IN, BuiltIn};
pub use canonical::{canonical, canonical_grid, canonical_with};
pub use cell::Cell;
pub use decoration::{Decoration, Point, Rgb};
pub use digit::{Digit, NotADigit};
pub use draft::{Draft, Entry, Invalid, Origin, Problem};
pub use geometry::Geometry;
pub use grid::{Grid, Values};
pub use grid_error::{GridError, ReadError, SetError};
pub use headers::{Header, Headers};
pub use house::{House, HouseKind, Part};
pub use layout_error::LayoutError;
pub use library::LibraryGrid;
pub use location::Location;
pub use place::{Coordinates, NotAPlace, Place};
pub use puzzle::Puzzle;
pub use set::{CellSet, DigitSet, Digits};
pub use starter::Starter;
