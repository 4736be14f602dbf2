//! A square of a picture: the cell, its contents, and which of its edges are thick.

use grille_core::{Cell, Digit, DigitSet, Layout};
use grille_solve::Puzzle;

/// A cell as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Square {
    /// The cell of the layout.
    pub cell: Cell,
    /// Its contents.
    pub content: Content,
    /// Which of its edges are borders of a region or of the layout.
    pub thick: Edges,
}

/// The contents of a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// Nothing.
    Empty,
    /// A digit.
    Digit {
        /// How it is written.
        symbol: char,
        /// Whether it belongs to the puzzle, as opposed to one placed later.
        given: bool,
    },
    /// The candidates, in ascending order; empty if the cell has none left.
    Candidates(Vec<Mark>),
}

/// A candidate. Each digit has a fixed position in the square, whichever others are there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Mark {
    /// The digit.
    pub digit: Digit,
    /// How it is written.
    pub symbol: char,
    /// The row within the square, from 0.
    pub row: usize,
    /// The column within the square, from 0.
    pub column: usize,
}

/// A subset of the four edges of a square.
#[expect(clippy::struct_excessive_bools, reason = "a square has four edges")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Edges {
    /// The upper one.
    pub top: bool,
    /// The one to the right.
    pub right: bool,
    /// The lower one.
    pub bottom: bool,
    /// The one to the left.
    pub left: bool,
}

/// The rows and columns of the candidates in a square: those of a box, so that a candidate is where its digit would be
/// in a box filled in order; for other layouts as square as possible.
pub(super) fn mark_shape(layout: &Layout) -> (usize, usize) {
    if let Some(boxes) = layout.boxes() {
        return (boxes.rows(), boxes.columns());
    }
    let digits = layout.digits();
    let columns = (1..=digits)
        .find(|columns| columns * columns >= digits)
        .unwrap_or(1);
    (digits.div_ceil(columns), columns)
}

/// What a cell holds: its digit, or its candidates where they are shown.
pub(super) fn content(
    puzzle: &Puzzle,
    cell: Cell,
    candidates: Option<&[DigitSet]>,
    mark_columns: usize,
) -> Content {
    let alphabet = puzzle.script().alphabet;
    let mark = |digit: Digit| Mark {
        digit,
        symbol: alphabet.symbol(digit),
        row: digit.index() / mark_columns,
        column: digit.index() % mark_columns,
    };
    match puzzle.values().get(cell) {
        Some(digit) => Content::Digit {
            symbol: alphabet.symbol(digit),
            given: puzzle.is_given(cell),
        },
        None => candidates.map_or(Content::Empty, |candidates| {
            Content::Candidates(candidates[cell.index()].iter().map(mark).collect())
        }),
    }
}

/// An edge is thick where the layout ends and where another region begins.
pub(super) fn thick_edges(layout: &Layout, cell: Cell) -> Edges {
    let (row, column) = (layout.row(cell), layout.column(cell));
    let border = |row: Option<usize>, column: Option<usize>| {
        let beside = row
            .zip(column)
            .and_then(|(row, column)| layout.cell(row, column));
        beside.is_none_or(|beside| layout.region(beside) != layout.region(cell))
    };
    Edges {
        top: border(row.checked_sub(1), Some(column)),
        right: border(Some(row), Some(column + 1)),
        bottom: border(Some(row + 1), Some(column)),
        left: border(Some(row), column.checked_sub(1)),
    }
}
