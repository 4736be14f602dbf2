#![doc = include_str!("../README.md")]

mod blocks;
mod candidates;
pub mod classic_lines;
mod csv;
mod detect;
mod error;
mod feature;
mod forum;
mod fpuzzles;
mod frame;
pub mod hodoku;
mod inexpressible;
mod iss;
mod json;
mod killer;
mod ksudoku;
mod line;
mod lisp;
mod lisudoku;
mod lz;
#[doc(hidden)]
pub mod messages;
mod notation;
mod numbers;
mod own_text;
mod page;
mod pencilmarks;
mod read;
mod read_error;
mod reader;
mod rows;
mod sdk;
mod sdm;
mod shapes;
mod signs;
mod solo;
mod sudokupad;
mod sumocue;
mod symbols;
mod web;

pub use blocks::{Block, MAX_LINE};
pub use detect::detect;
pub use error::{ParseError, ParseErrorKind, Spot};
pub use feature::Feature;
pub use frame::framed;
#[doc(hidden)]
pub use frame::heading_lines;
pub use inexpressible::{Inexpressible, Why};
pub use line::line;
pub use notation::Notation;
pub use read::{ReadOptions, read, read_one, read_one_within, read_puzzle, read_with, read_within};
pub use read_error::ReadError;
pub use reader::{LineParser, Portion, Reader};

/// The sizes of grids made of boxes.
pub const SIZES: [usize; 10] = [4, 6, 8, 9, 10, 12, 15, 16, 20, 25];

/// The size whose grid has the nearest number of cells.
fn nearest_size(cells: usize) -> usize {
    SIZES
        .into_iter()
        .min_by_key(|size| (size * size).abs_diff(cells))
        .unwrap_or(9)
}
