//! A grid: the values of the cells, complete or not, in which no house ever repeats a digit.

use std::fmt;
use std::str::FromStr;

use crate::alphabet::is_empty_mark;
use crate::{
    Alphabet, Cell, Digit, DigitSet, Draft, GridError, House, HouseKind, Invalid, Layout, Location,
    ParseGridError, Place, Problem, Script, SetError,
};

/// A complete or incomplete grid. Its values never break a house: [`Grid::set`] refuses a digit that a row, column or
/// region already has. A grid that may be wrong is a [`Draft`].
///
/// ```
/// use grille_core::{Digit, Grid};
///
/// let mut grid: Grid =
///     "530070000600195000098000060800060003400803001700020006060000280000419005000080079".parse()?;
/// assert_eq!(grid.count(), 30);
/// assert_eq!(grid.get((0, 0)), Digit::new(5));
/// assert_eq!(grid.candidates((0, 2)).to_string(), "124");
///
/// let refused = grid.set((0, 2), 8).unwrap_err();
/// assert_eq!(refused.to_string(), "8 is already in column 3 and box 1, at r3c3.");
/// grid.set((0, 2), 4)?;
/// grid.clear((0, 2))?;
///
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "Sudoku")]
#[doc(alias = "PSudoku")]
#[derive(Clone, PartialEq, Eq)]
pub struct Grid {
    layout: Layout,
    values: Vec<Option<Digit>>,
}

impl Grid {
    /// An empty grid.
    #[doc(alias = "init")]
    #[doc(alias = "make-grid")]
    #[must_use]
    pub fn empty(layout: Layout) -> Grid {
        let values = vec![None; layout.cell_count()];
        Grid { layout, values }
    }

    /// A grid filled from rows of optional values, with the usual boxes for that many rows.
    ///
    /// ```
    /// use grille_core::Grid;
    ///
    /// let rows = [[4, 0, 0, 0], [0, 3, 0, 0], [0, 0, 0, 3], [0, 0, 4, 1]];
    /// let grid = Grid::from_rows(rows.map(|row| row.map(|v| (v > 0).then_some(v))))?;
    /// assert_eq!(grid.to_string(), "4....3.....3..41");
    /// # Ok::<(), grille_core::GridError>(())
    /// ```
    #[doc(alias = "fillWith")]
    pub fn from_rows<R: IntoIterator<Item = Option<u8>>>(
        rows: impl IntoIterator<Item = R>,
    ) -> Result<Grid, GridError> {
        let rows: Vec<Vec<Option<u8>>> = rows
            .into_iter()
            .map(|row| row.into_iter().collect())
            .collect();
        let layout = Layout::of_size(rows.len())?;
        let size = rows.len();
        if let Some(row) = rows.iter().position(|row| row.len() != size) {
            return Err(GridError::RowLength {
                row,
                found: rows[row].len(),
                expected: size,
            });
        }
        let mut draft = Draft::new(layout);
        for (index, value) in rows.into_iter().flatten().enumerate() {
            let Some(value) = value else { continue };
            let place = Place {
                row: (index / size) as u16,
                column: (index % size) as u16,
            };
            let digit = Digit::new(value).ok_or(GridError::Value { place, value })?;
            draft.set_given(Cell::new(index), digit);
        }
        Ok(Grid::checked(draft)?)
    }

    /// The values of a draft, if they break no house of its layout.
    fn checked(draft: Draft) -> Result<Grid, Invalid> {
        let max = draft.layout.digits();
        let large = draft.layout.cells().filter_map(|cell| {
            let digit = draft.value(cell)?;
            let place = draft.layout.place(cell);
            (usize::from(digit.value()) > max).then_some(Problem::TooLarge { digit, place, max })
        });
        let mut problems: Vec<Problem> = large.collect();
        problems.extend(draft.clashes(&draft.layout, |cell| draft.value(cell)));
        if !problems.is_empty() {
            return Err(Invalid { problems });
        }
        let values = draft.entries.iter().map(|entry| entry.value).collect();
        Ok(Grid::from_values(draft.layout, values))
    }

    /// The grid with these values, which must break no house.
    #[must_use]
    #[doc(hidden)]
    pub fn from_values(layout: Layout, values: Vec<Option<Digit>>) -> Grid {
        debug_assert_eq!(values.len(), layout.cell_count());
        Grid { layout, values }
    }

    /// The layout.
    #[must_use]
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// How many values are set.
    #[must_use]
    pub fn count(&self) -> usize {
        self.values.iter().flatten().count()
    }

    /// Whether every cell has its value.
    #[doc(alias = "isFilled")]
    #[doc(alias = "full-grid")]
    #[must_use]
    pub fn is_filled(&self) -> bool {
        self.values.iter().all(Option::is_some)
    }

    /// Whether the grid is complete and holds every constraint. As no grid breaks a house, that is
    /// whether it is filled; for values that may be wrong ask a [`Draft`].
    #[doc(alias = "est_valide")]
    #[must_use]
    pub fn is_valid(&self) -> bool {
        self.is_filled()
    }

    /// The value at a location: a cell, an index or `(row, column)`; `None` if it is empty or outside the grid.
    #[doc(alias = "getValue")]
    #[must_use]
    pub fn get(&self, at: impl Location) -> Option<Digit> {
        self.values[at.cell_in(&self.layout)?.index()]
    }

    /// Sets the value at a location (a cell, an index or `(row, column)`), replacing any present one. Refuses a digit
    /// that a house of the cell already holds. The grid is unchanged on an error.
    pub fn set(&mut self, at: impl Location, value: impl TryInto<Digit>) -> Result<(), SetError> {
        let cell = at.cell_in(&self.layout).ok_or(SetError::OutsideGrid)?;
        let max = self.layout.digits();
        let digit = value
            .try_into()
            .ok()
            .filter(|digit| usize::from(digit.value()) <= max);
        let digit = digit.ok_or(SetError::NotADigit { max })?;
        if let Some(by) = self
            .layout
            .peers(cell)
            .iter()
            .find(|peer| self.values[peer.index()] == Some(digit))
        {
            let houses = self
                .layout
                .houses_of(cell)
                .filter(|house| house.cells().contains(&by))
                .cloned()
                .collect();
            return Err(SetError::Taken {
                digit,
                by: self.layout.place(by),
                houses,
            });
        }
        self.values[cell.index()] = Some(digit);
        Ok(())
    }

    /// Empties a cell: document C's `set` with no value.
    pub fn clear(&mut self, at: impl Location) -> Result<(), SetError> {
        let cell = at.cell_in(&self.layout).ok_or(SetError::OutsideGrid)?;
        self.values[cell.index()] = None;
        Ok(())
    }

    /// The region of each cell as a letter, in the order of the cells; `.` for a cell in none.
    ///
    /// ```
    /// use grille_core::Grid;
    ///
    /// let grid: Grid = "4....3.....3..41".parse()?;
    /// assert_eq!(grid.region_letters(), "AABBAABBCCDDCCDD");
    /// # Ok::<(), grille_core::ParseGridError>(())
    /// ```
    #[must_use]
    pub fn region_letters(&self) -> String {
        let letters = || ('A'..='Z').chain('a'..='z');
        let letter = |cell: Cell| {
            let region = self.layout.region(cell)?;
            letters().nth(region)
        };
        let cells = self.layout.cells();
        cells.map(|cell| letter(cell).unwrap_or('.')).collect()
    }

    /// The digits that no house of an empty cell holds yet; empty for a cell that has its value.
    #[doc(alias = "freeValues")]
    #[doc(alias = "possible-numb")]
    #[must_use]
    pub fn candidates(&self, at: impl Location) -> DigitSet {
        match at.cell_in(&self.layout) {
            Some(cell) if self.values[cell.index()].is_none() => {
                let taken = self
                    .layout
                    .peers(cell)
                    .iter()
                    .filter_map(|peer| self.values[peer.index()])
                    .collect();
                self.layout.all_digits() - taken
            }
            _ => DigitSet::EMPTY,
        }
    }

    /// The empty cells, in order.
    #[doc(alias = "freeLocations")]
    pub fn free_cells(&self) -> impl Iterator<Item = Cell> {
        self.layout
            .cells()
            .filter(|cell| self.values[cell.index()].is_none())
    }

    /// Each cell that has a value, with that value.
    pub fn filled_cells(&self) -> impl Iterator<Item = (Cell, Digit)> {
        self.layout
            .cells()
            .filter_map(|cell| Some((cell, self.values[cell.index()]?)))
    }

    /// The values of all cells, in order.
    #[doc(alias = "makeItSudoku")]
    pub fn iter(&self) -> std::iter::Copied<std::slice::Iter<'_, Option<Digit>>> {
        self.values.iter().copied()
    }

    /// The values house by house: rows, then columns, then boxes, then others.
    pub fn houses(&self) -> impl Iterator<Item = Values<'_>> {
        self.layout
            .houses()
            .iter()
            .map(|house| Values::of(self, house))
    }

    /// The values row by row.
    pub fn rows(&self) -> impl Iterator<Item = Values<'_>> {
        self.of_kind(HouseKind::Row)
    }

    /// The values column by column.
    pub fn columns(&self) -> impl Iterator<Item = Values<'_>> {
        self.of_kind(HouseKind::Column)
    }

    /// The values region by region.
    pub fn regions(&self) -> impl Iterator<Item = Values<'_>> {
        self.of_kind(HouseKind::Box)
    }

    /// The values of a row, from 0.
    ///
    /// # Panics
    /// If there is no such row.
    #[must_use]
    pub fn row(&self, number: usize) -> Values<'_> {
        self.numbered(HouseKind::Row, number)
    }

    /// The values of a column, from 0.
    ///
    /// # Panics
    /// If there is no such column.
    #[must_use]
    pub fn column(&self, number: usize) -> Values<'_> {
        self.numbered(HouseKind::Column, number)
    }

    /// The values of a region, from 0.
    ///
    /// # Panics
    /// If there is no such region.
    #[must_use]
    pub fn region(&self, number: usize) -> Values<'_> {
        self.numbered(HouseKind::Box, number)
    }

    /// The values of the region that a cell is in; `None` if it is in no region.
    #[doc(alias = "ItSudokuRegion")]
    #[must_use]
    pub fn region_at(&self, at: impl Location) -> Option<Values<'_>> {
        let cell = at.cell_in(&self.layout)?;
        self.layout.region(cell).map(|number| self.region(number))
    }

    fn of_kind(&self, kind: HouseKind) -> impl Iterator<Item = Values<'_>> {
        let houses = self
            .layout
            .houses()
            .iter()
            .filter(move |house| house.kind() == kind);
        houses.map(|house| Values::of(self, house))
    }

    fn numbered(&self, kind: HouseKind, number: usize) -> Values<'_> {
        let house = self.layout.house(kind, number);
        Values::of(
            self,
            house.unwrap_or_else(|| panic!("no {kind:?} {number} in this grid")),
        )
    }
}

/// The values of the cells of one house, in order.
#[derive(Clone)]
pub struct Values<'grid> {
    values: &'grid [Option<Digit>],
    cells: std::slice::Iter<'grid, Cell>,
}

impl<'grid> Values<'grid> {
    fn of(grid: &'grid Grid, house: &'grid House) -> Values<'grid> {
        Values {
            values: &grid.values,
            cells: house.cells().iter(),
        }
    }
}

impl Iterator for Values<'_> {
    type Item = Option<Digit>;

    fn next(&mut self) -> Option<Option<Digit>> {
        self.cells.next().map(|cell| self.values[cell.index()])
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.cells.size_hint()
    }
}

impl ExactSizeIterator for Values<'_> {}

impl<'grid> IntoIterator for &'grid Grid {
    type Item = Option<Digit>;
    type IntoIter = std::iter::Copied<std::slice::Iter<'grid, Option<Digit>>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl TryFrom<[[Option<u8>; 9]; 9]> for Grid {
    type Error = GridError;

    fn try_from(rows: [[Option<u8>; 9]; 9]) -> Result<Grid, GridError> {
        Grid::from_rows(rows)
    }
}

/// Rows of values in which 0 is an empty cell.
impl TryFrom<[[u8; 9]; 9]> for Grid {
    type Error = GridError;

    fn try_from(rows: [[u8; 9]; 9]) -> Result<Grid, GridError> {
        Grid::from_rows(rows.map(|row| row.map(|value| (value > 0).then_some(value))))
    }
}

/// Reads a line with one character per cell: `1`–`9`, then `A` for 10 and so on; `.`, `0`, `_`, `*` and similar are
/// empty cells, and white space is skipped. The grid has the usual boxes for its size.
impl FromStr for Grid {
    type Err = ParseGridError;

    fn from_str(text: &str) -> Result<Grid, ParseGridError> {
        let symbols: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
        let size = symbols.len().isqrt();
        let layout = Layout::of_size(size)
            .ok()
            .filter(|_| size * size == symbols.len());
        let layout = layout.ok_or(ParseGridError::Length(symbols.len()))?;
        let is_zero = |symbol: &char| *symbol == '0';
        let is_other = |symbol: &char| *symbol != '0' && is_empty_mark(*symbol);
        if size > 9 && symbols.iter().any(is_zero) && symbols.iter().any(is_other) {
            return Err(ParseGridError::Ambiguous);
        }
        let value = |(at, &found): (usize, &char)| {
            let value = Alphabet::Digits.read(found, size);
            value.ok_or(ParseGridError::Symbol { found, at })
        };
        let values = symbols.iter().enumerate().map(value);
        let values = values.collect::<Result<Vec<_>, _>>()?;
        Ok(Grid::checked(Draft::from_givens(layout, values))?)
    }
}

/// One line, with `.` for an empty cell and letters for digits over 9.
impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let script = Script::default();
        self.values
            .iter()
            .try_for_each(|value| write!(f, "{}", script.symbol(*value)))
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Grid({self})")
    }
}
