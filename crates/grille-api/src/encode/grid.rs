//! Cells, digits and grids: the one way in which each is written.

use grille::logic::{Candidate, Position};
use grille::{Alphabet, Cell, Digit, DigitSet, Grid, Layout, Place, Puzzle};
use grille_schema as schema;
use grille_schema::{CellDigits, CellName, Digits};

/// What is needed to write cells and digits: where cells are drawn, and how digits are written.
#[derive(Clone, Copy, Debug)]
pub struct Encoding<'a> {
    layout: &'a Layout,
    alphabet: Alphabet,
}

impl<'a> Encoding<'a> {
    /// The encoding of a puzzle.
    #[must_use]
    pub fn of(puzzle: &'a Puzzle) -> Encoding<'a> {
        Encoding {
            layout: puzzle.layout(),
            alphabet: puzzle.script().alphabet,
        }
    }

    /// The encoding of a position.
    #[must_use]
    pub fn of_position(position: &'a Position) -> Encoding<'a> {
        Encoding {
            layout: position.layout(),
            alphabet: position.alphabet(),
        }
    }

    /// A cell.
    #[must_use]
    pub fn cell(self, cell: Cell) -> CellName {
        Encoding::place(self.layout.place(cell))
    }

    /// The cell at a place.
    #[must_use]
    pub fn place(place: Place) -> CellName {
        CellName::new(usize::from(place.row) + 1, usize::from(place.column) + 1)
    }

    /// Several cells.
    #[must_use]
    pub fn cells(self, cells: &[Cell]) -> Vec<CellName> {
        cells.iter().map(|&cell| self.cell(cell)).collect()
    }

    /// A digit: one character.
    #[must_use]
    pub fn digit(self, digit: Digit) -> String {
        self.alphabet.symbol(digit).to_string()
    }

    /// A digit in a cell.
    #[must_use]
    pub fn candidate(self, Candidate { cell, digit }: Candidate) -> schema::Candidate {
        schema::Candidate {
            cell: self.cell(cell),
            digit: self.digit(digit),
            number: digit.value(),
        }
    }

    /// Several digits in a cell each.
    #[must_use]
    pub fn candidates(self, candidates: &[Candidate]) -> Vec<schema::Candidate> {
        let candidates = candidates.iter();
        candidates.map(|&its| self.candidate(its)).collect()
    }

    /// Several digits, in this order.
    #[must_use]
    pub fn digits(self, digits: impl IntoIterator<Item = Digit>) -> Digits {
        let mut written = Digits::default();
        for digit in digits {
            written.digits.push(self.alphabet.symbol(digit));
            written.numbers.push(digit.value());
        }
        written
    }

    /// A cell with several digits.
    #[must_use]
    pub fn cell_digits(self, cell: Cell, digits: DigitSet) -> CellDigits {
        let Digits { digits, numbers } = self.digits(digits);
        CellDigits {
            cell: self.cell(cell),
            digits,
            numbers,
        }
    }

    /// The candidates of every cell of a position.
    #[must_use]
    pub fn all_candidates(self, position: &Position) -> Vec<CellDigits> {
        let cells = position.layout().cells();
        cells
            .map(|cell| self.cell_digits(cell, position.candidates(cell)))
            .collect()
    }

    /// The digits of all cells.
    #[must_use]
    pub fn grid(self, values: impl IntoIterator<Item = Option<Digit>>) -> schema::Grid {
        let mut grid = schema::Grid::default();
        for value in values {
            let symbol = value.map_or('.', |digit| self.alphabet.symbol(digit));
            grid.digits.push(symbol);
            grid.numbers.push(value.map_or(0, Digit::value));
        }
        grid
    }

    /// A solution, with the regions if those were to be found.
    #[must_use]
    pub fn solution(self, puzzle: &Puzzle, grid: &Grid) -> schema::Grid {
        schema::Grid {
            regions: puzzle.finds_regions().then(|| grid.region_letters()),
            ..self.grid(grid.iter())
        }
    }
}
