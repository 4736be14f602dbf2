//! The layout of a puzzle: its cells, its houses, which cells see each other, and where each cell is drawn.
//!
//! Cells and houses are data. The square grids made of boxes are built from two numbers; any other
//! layout (jigsaw, several grids that overlap, a cube) is given as a list of places and houses.

mod data;
#[cfg(test)]
mod tests;

use std::fmt;
use std::sync::{Arc, OnceLock};

use data::Inner;

use crate::{BoxShape, Cell, CellSet, Digit, DigitSet, House, HouseKind, LayoutError, Place};

/// The layout of a puzzle. Cheap to clone: the data is shared.
///
/// ```
/// use grille_core::Layout;
///
/// let classic = Layout::classic();
/// assert_eq!((classic.digits(), classic.cell_count(), classic.houses().len()), (9, 81, 27));
///
/// // Document D's conversions, checked: cell 43 is in row 4, column 7, region 5.
/// let cell = classic.cell(4, 7).unwrap();
/// assert_eq!(cell.index(), 43);
/// assert_eq!((classic.row(cell), classic.column(cell), classic.region(cell)), (4, 7, Some(5)));
/// assert_eq!(classic.cell(9, 0), None);
/// assert_eq!(classic.peers(cell).len(), 20);
/// ```
#[derive(Clone)]
pub struct Layout(Arc<Inner>);

impl Layout {
    /// The classic 9×9 grid with boxes of 3×3.
    #[must_use]
    pub fn classic() -> Layout {
        Layout::with_boxes(BoxShape::CLASSIC)
    }

    /// The grid of this size with its usual boxes: 4, 6, 8, 9, 10, 12, 15, 16, 20 or 25.
    ///
    /// ```
    /// use grille_core::Layout;
    ///
    /// assert_eq!(Layout::of_size(6).unwrap().boxes().unwrap().to_string(), "2x3");
    /// assert!(Layout::of_size(7).is_err());
    /// ```
    pub fn of_size(size: usize) -> Result<Layout, LayoutError> {
        Ok(Layout::with_boxes(BoxShape::usual(size)?))
    }

    /// The square grid made of boxes of this shape. Built once, then shared.
    #[must_use]
    pub fn with_boxes(boxes: BoxShape) -> Layout {
        static BUILT: [OnceLock<Layout>; 16] = [const { OnceLock::new() }; 16];
        BUILT[4 * (boxes.rows() - 2) + (boxes.columns() - 2)]
            .get_or_init(|| Layout::build_square(boxes))
            .clone()
    }

    fn build_square(boxes: BoxShape) -> Layout {
        let size = boxes.size();
        let cell = |row: usize, column: usize| Cell::new(size * row + column);
        let line = |kind, at: &dyn Fn(usize, usize) -> Cell| {
            (0..size)
                .map(move |number| {
                    House::new(kind, number, (0..size).map(|i| at(number, i)).collect())
                })
                .collect()
        };
        let rows: Vec<House> = line(HouseKind::Row, &cell);
        let columns: Vec<House> = line(HouseKind::Column, &|number, i| cell(i, number));
        // A band is `boxes.rows()` high and so holds `boxes.rows()` boxes side by side.
        let regions: Vec<House> = line(HouseKind::Box, &|number, i| {
            let (top, left) = (
                number / boxes.rows() * boxes.rows(),
                number % boxes.rows() * boxes.columns(),
            );
            cell(top + i / boxes.columns(), left + i % boxes.columns())
        });
        let places = (0..size * size)
            .map(|i| Place {
                row: (i / size) as u16,
                column: (i % size) as u16,
            })
            .collect();
        let houses = [rows, columns, regions].concat();
        let mut inner = Inner::new(size, places, houses).expect("a grid of boxes is a layout");
        inner.boxes = Some(boxes);
        Layout(Arc::new(inner))
    }

    /// Any layout: the number of digits, where each cell is drawn, and the groups in which no digit is repeated.
    ///
    /// ```
    /// use grille_core::{Cell, Layout, House, HouseKind, Place};
    ///
    /// // A 4×4 jigsaw with L-shaped regions in place of boxes would start so:
    /// let places = (0..16).map(|i| Place { row: i / 4, column: i % 4 }).collect();
    /// let row = |r: usize| House::new(HouseKind::Row, r, (0..4).map(|c| Cell::new(4 * r + c)).collect());
    /// let region = [0, 1, 4, 8].map(Cell::new).to_vec();
    /// let houses = (0..4).map(row).chain([House::new(HouseKind::Box, 0, region)]).collect();
    /// let jigsaw = Layout::from_houses(4, places, houses).unwrap();
    /// assert!(jigsaw.peers(Cell::new(1)).contains(Cell::new(8)));
    /// ```
    pub fn from_houses(
        digits: usize,
        places: Vec<Place>,
        houses: Vec<House>,
    ) -> Result<Layout, LayoutError> {
        Ok(Layout(Arc::new(Inner::new(digits, places, houses)?)))
    }

    /// The same cells with more houses, and with pairs of cells that must differ although they share none.
    pub fn with_groups(
        &self,
        houses: Vec<House>,
        unlike: &[(Cell, Cell)],
    ) -> Result<Layout, LayoutError> {
        if houses.is_empty() && unlike.is_empty() {
            return Ok(self.clone());
        }
        let all = [self.houses().to_vec(), houses].concat();
        let mut inner = Inner::new(self.0.digits, self.0.places.clone(), all)?;
        inner.boxes = self.0.boxes;
        inner.lowest = self.0.lowest;
        inner.unlike = [&self.0.unlike[..], unlike].concat();
        for &(a, b) in &inner.unlike {
            inner.peers[a.index()].insert(b);
            inner.peers[b.index()].insert(a);
        }
        Ok(Layout(Arc::new(inner)))
    }

    /// The same layout with digits that stand for the numbers from 0 on: 0 to 8 if there are nine. This matters to
    /// constraints that calculate; digits themselves are always counted from 1.
    #[must_use]
    pub fn from_zero(&self) -> Layout {
        let inner = &*self.0;
        Layout(Arc::new(Inner {
            digits: inner.digits,
            lowest: 0,
            boxes: inner.boxes,
            places: inner.places.clone(),
            houses: inner.houses.clone(),
            unlike: inner.unlike.clone(),
            houses_of: inner.houses_of.clone(),
            peers: inner.peers.clone(),
            drawn: inner.drawn.clone(),
            rows: inner.rows,
            columns: inner.columns,
        }))
    }

    /// The number that the first digit stands for: 1, or 0 where digits count [from
    /// zero](Layout::from_zero).
    #[must_use]
    pub fn lowest(&self) -> u8 {
        self.0.lowest
    }

    /// The number that a digit stands for when constraints calculate.
    #[must_use]
    pub fn number(&self, digit: Digit) -> i32 {
        i32::from(digit.value() - 1 + self.0.lowest)
    }

    /// The digit that stands for a number.
    #[must_use]
    pub fn digit(&self, number: i64) -> Option<Digit> {
        let index = usize::try_from(number - i64::from(self.0.lowest)).ok()?;
        (index < self.0.digits).then(|| Digit::from_index(index))
    }

    /// The pairs of cells that must differ although they share no house.
    #[must_use]
    pub fn unlike(&self) -> &[(Cell, Cell)] {
        &self.0.unlike
    }

    /// Whether the cells and digits are those of another layout, regardless of the houses.
    #[must_use]
    pub fn has_cells_of(&self, other: &Layout) -> bool {
        let same = |a: &Inner, b: &Inner| {
            (a.digits, a.lowest) == (b.digits, b.lowest) && a.places == b.places
        };
        Arc::ptr_eq(&self.0, &other.0) || same(&self.0, &other.0)
    }

    /// The number of digits: a cell holds one of 1 to this.
    #[must_use]
    pub fn digits(&self) -> usize {
        self.0.digits
    }

    /// All digits of the layout.
    #[must_use]
    pub fn all_digits(&self) -> DigitSet {
        DigitSet::first(self.0.digits)
    }

    /// The boxes, if the layout is one square grid made of them, with or without extra houses.
    #[must_use]
    pub fn boxes(&self) -> Option<BoxShape> {
        self.0.boxes
    }

    /// How many cells.
    #[must_use]
    pub fn cell_count(&self) -> usize {
        self.0.places.len()
    }

    /// Whether the layout has this cell.
    #[must_use]
    pub fn contains(&self, cell: Cell) -> bool {
        cell.index() < self.cell_count()
    }

    /// All cells, by index.
    pub fn cells(&self) -> impl ExactSizeIterator<Item = Cell> + DoubleEndedIterator + use<> {
        (0..self.cell_count()).map(Cell::new)
    }

    /// All houses: rows, then columns, then boxes, then others.
    #[must_use]
    pub fn houses(&self) -> &[House] {
        &self.0.houses
    }

    /// How often each digit occurs in a complete grid: the number of boxes, rows or columns that hold every digit and
    /// cover each cell once. `None` if the houses do not determine it.
    #[must_use]
    pub fn occurrences(&self) -> Option<usize> {
        let of_kind = |kind| {
            let is_full = |house: &&House| house.cells().len() == self.digits();
            let full = self.houses().iter().filter(|house| house.kind() == kind);
            let full: Vec<_> = full.filter(is_full).collect();
            let cells = || full.iter().flat_map(|house| house.cells());
            let covered: CellSet = cells().copied().collect();
            let each_once = covered.len() == self.cell_count() && cells().count() == covered.len();
            each_once.then_some(full.len())
        };
        [HouseKind::Box, HouseKind::Row, HouseKind::Column]
            .into_iter()
            .find_map(of_kind)
    }

    /// The houses that a cell is in.
    pub fn houses_of(&self, cell: Cell) -> impl Iterator<Item = &House> {
        self.0.houses_of[cell.index()]
            .iter()
            .map(|&house| &self.0.houses[usize::from(house)])
    }

    /// The indices, in [`Layout::houses`], of the houses that a cell is in.
    #[must_use]
    #[doc(hidden)]
    pub fn house_numbers(&self, cell: Cell) -> &[u16] {
        &self.0.houses_of[cell.index()]
    }

    /// The house of this kind and number (from 0).
    #[must_use]
    pub fn house(&self, kind: HouseKind, number: usize) -> Option<&House> {
        self.0
            .houses
            .iter()
            .find(|house| house.kind() == kind && house.number() == number)
    }

    /// The cells that share a house with this one or must differ from it for another reason, excluding itself.
    #[must_use]
    pub fn peers(&self, cell: Cell) -> &CellSet {
        &self.0.peers[cell.index()]
    }

    /// Whether this is a square grid made of boxes with no extra houses.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        self.boxes()
            .is_some_and(|boxes| *self == Layout::with_boxes(boxes))
    }

    /// How many rows the drawing has.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.0.rows
    }

    /// How many columns the drawing has.
    #[must_use]
    pub fn columns(&self) -> usize {
        self.0.columns
    }

    /// The cell drawn in this row and column, both from 0; `None` outside, and where nothing is drawn.
    #[must_use]
    pub fn cell(&self, row: usize, column: usize) -> Option<Cell> {
        if row < self.0.rows && column < self.0.columns {
            self.0.drawn[row * self.0.columns + column]
        } else {
            None
        }
    }

    /// Where a cell is drawn.
    #[must_use]
    pub fn place(&self, cell: Cell) -> Place {
        self.0.places[cell.index()]
    }

    /// The row of a cell, from 0.
    #[doc(alias = "lig")]
    #[must_use]
    pub fn row(&self, cell: Cell) -> usize {
        usize::from(self.place(cell).row)
    }

    /// The column of a cell, from 0.
    #[doc(alias = "col")]
    #[must_use]
    pub fn column(&self, cell: Cell) -> usize {
        usize::from(self.place(cell).column)
    }

    /// The number of the box or region of a cell, from 0; `None` if it is in none.
    #[must_use]
    pub fn region(&self, cell: Cell) -> Option<usize> {
        self.houses_of(cell)
            .find(|house| house.kind() == HouseKind::Box)
            .map(House::number)
    }

    /// The first cell, in reading order, of a box or region: on a square grid its top left corner.
    #[must_use]
    pub fn region_corner(&self, region: usize) -> Option<Cell> {
        self.house(HouseKind::Box, region)
            .and_then(|house| house.cells().first().copied())
    }
}

impl PartialEq for Layout {
    fn eq(&self, other: &Layout) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

impl Eq for Layout {}

impl fmt::Debug for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.boxes() {
            Some(boxes) => write!(f, "Layout({0}x{0}, boxes {boxes})", self.digits()),
            None => write!(
                f,
                "Layout({} digits, {} cells)",
                self.digits(),
                self.cell_count()
            ),
        }
    }
}
