//! The layout of a puzzle: its cells, its houses, which cells see each other, and where each cell is drawn.
//!
//! Cells and houses are data. The square grids made of boxes are built from two numbers; any other
//! layout (jigsaw, several grids that overlap, a cube) is given as a list of places and houses.

use std::fmt;
use std::sync::{Arc, OnceLock};

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

#[derive(PartialEq, Eq)]
struct Inner {
    digits: usize,
    /// The number that the first digit stands for, 0 or 1.
    lowest: u8,
    boxes: Option<BoxShape>,
    places: Vec<Place>,
    houses: Vec<House>,
    unlike: Vec<(Cell, Cell)>,
    /// The indices of the houses that each cell is in.
    houses_of: Vec<Vec<u16>>,
    peers: Vec<CellSet>,
    /// The cell at each place, row after row; `None` where nothing is drawn.
    drawn: Vec<Option<Cell>>,
    rows: usize,
    columns: usize,
}

impl Layout {
    /// The classic 9×9 grid with boxes of 3×3.
    #[must_use]
    pub fn classic() -> Layout {
        Layout::with_boxes(BoxShape {
            rows: 3,
            columns: 3,
        })
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
    ///
    /// # Panics
    /// If the shape's fields were set outside 2 to 5; [`BoxShape::new`] checks them.
    #[must_use]
    pub fn with_boxes(boxes: BoxShape) -> Layout {
        static BUILT: [OnceLock<Layout>; 16] = [const { OnceLock::new() }; 16];
        BUILT[4 * (boxes.rows - 2) + (boxes.columns - 2)]
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
        // A band is `boxes.rows` high and so holds `boxes.rows` boxes side by side.
        let regions: Vec<House> = line(HouseKind::Box, &|number, i| {
            let (top, left) = (
                number / boxes.rows * boxes.rows,
                number % boxes.rows * boxes.columns,
            );
            cell(top + i / boxes.columns, left + i % boxes.columns)
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

impl Inner {
    fn new(digits: usize, places: Vec<Place>, houses: Vec<House>) -> Result<Inner, LayoutError> {
        if digits == 0 || digits > usize::from(Digit::MAX) {
            return Err(LayoutError::Digits(digits));
        }
        let count = places.len();
        if count == 0 || count > Cell::MAX_COUNT {
            return Err(LayoutError::Cells(count));
        }
        let mut houses_of = vec![Vec::new(); count];
        let mut peers = vec![CellSet::EMPTY; count];
        for (number, house) in houses.iter().enumerate() {
            let set: CellSet = house.cells().iter().copied().collect();
            if set.len() != house.cells().len()
                || house.cells().iter().any(|cell| cell.index() >= count)
            {
                return Err(LayoutError::HouseCells { house: number });
            }
            if set.len() > digits {
                return Err(LayoutError::HouseTooLarge {
                    house: number,
                    cells: set.len(),
                });
            }
            for &cell in house.cells() {
                houses_of[cell.index()].push(number as u16);
                peers[cell.index()] |= set;
            }
        }
        for (index, peers) in peers.iter_mut().enumerate() {
            peers.remove(Cell::new(index));
        }
        if let Some(&far) = places
            .iter()
            .find(|place| place.row.max(place.column) >= 256)
        {
            return Err(LayoutError::FarPlace(far));
        }
        let extent = |of: fn(&Place) -> u16| {
            places
                .iter()
                .map(|place| usize::from(of(place)) + 1)
                .max()
                .unwrap_or(0)
        };
        let (rows, columns) = (extent(|place| place.row), extent(|place| place.column));
        let mut drawn = vec![None; rows * columns];
        for (index, &place) in places.iter().enumerate() {
            let at = &mut drawn[usize::from(place.row) * columns + usize::from(place.column)];
            if at.replace(Cell::new(index)).is_some() {
                return Err(LayoutError::SamePlace(place));
            }
        }
        Ok(Inner {
            digits,
            lowest: 1,
            boxes: None,
            places,
            houses,
            unlike: Vec::new(),
            houses_of,
            peers,
            drawn,
            rows,
            columns,
        })
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Location;

    /// Every box shape from 2×2 to 5×5.
    fn shapes() -> impl Iterator<Item = BoxShape> {
        (2..=5).flat_map(|rows| (2..=5).map(move |columns| BoxShape { rows, columns }))
    }

    #[test]
    fn every_grid_of_boxes_has_each_cell_once_in_a_row_a_column_and_a_box() {
        for boxes in shapes() {
            let layout = Layout::with_boxes(boxes);
            let size = boxes.size();
            assert_eq!((layout.digits(), layout.cell_count()), (size, size * size));
            assert_eq!(layout.houses().len(), 3 * size);
            for cell in layout.cells() {
                let kinds: Vec<_> = layout.houses_of(cell).map(House::kind).collect();
                assert_eq!(kinds, [HouseKind::Row, HouseKind::Column, HouseKind::Box]);
                // A box shares `rows` cells with a column and `columns` with a row.
                assert_eq!(
                    layout.peers(cell).len(),
                    3 * (size - 1) - (boxes.rows - 1) - (boxes.columns - 1)
                );
                assert!(!layout.peers(cell).contains(cell));
                assert_eq!(
                    layout.cell(layout.row(cell), layout.column(cell)),
                    Some(cell)
                );
            }
        }
    }

    #[test]
    fn the_document_conversions_hold_on_the_classic_grid() {
        let classic = Layout::classic();
        for cell in classic.cells() {
            let (row, column) = (cell.index() / 9, cell.index() % 9);
            assert_eq!((classic.row(cell), classic.column(cell)), (row, column));
            assert_eq!(classic.region(cell), Some(3 * (row / 3) + column / 3));
        }
        for region in 0..9 {
            assert_eq!(
                classic.region_corner(region),
                classic.cell(3 * (region / 3), 3 * (region % 3))
            );
        }
        assert_eq!(classic.region_corner(9), None);
        assert_eq!(81.cell_in(&classic), None);
        assert_eq!((0, 9).cell_in(&classic), None);
    }

    #[test]
    fn a_layout_that_cannot_be_is_refused() {
        let place = |row, column| Place { row, column };
        let house = |cells: &[usize]| {
            House::new(
                HouseKind::Extra,
                0,
                cells.iter().map(|&i| Cell::new(i)).collect(),
            )
        };
        let two = vec![place(0, 0), place(0, 1)];
        let refused = |digits, places: &[Place], houses| {
            Layout::from_houses(digits, places.to_vec(), houses).err()
        };
        assert_eq!(refused(0, &two, vec![]), Some(LayoutError::Digits(0)));
        assert_eq!(refused(26, &two, vec![]), Some(LayoutError::Digits(26)));
        assert_eq!(refused(2, &[], vec![]), Some(LayoutError::Cells(0)));
        assert_eq!(
            refused(2, &[place(1, 1); 2], vec![]),
            Some(LayoutError::SamePlace(place(1, 1)))
        );
        assert_eq!(
            refused(2, &[place(0, 256)], vec![]),
            Some(LayoutError::FarPlace(place(0, 256)))
        );
        assert_eq!(
            refused(2, &two, vec![house(&[0, 2])]),
            Some(LayoutError::HouseCells { house: 0 })
        );
        assert_eq!(
            refused(2, &two, vec![house(&[0, 0])]),
            Some(LayoutError::HouseCells { house: 0 })
        );
        assert_eq!(
            refused(1, &two, vec![house(&[0, 1])]),
            Some(LayoutError::HouseTooLarge { house: 0, cells: 2 })
        );
    }

    #[test]
    fn each_digit_comes_once_in_each_box() {
        let samurai = crate::layouts::NamedLayout::Samurai.layout();
        assert_eq!(Layout::classic().occurrences(), Some(9));
        assert_eq!(samurai.occurrences(), Some(41));
        let two = [(0, 0), (0, 1)].map(|(row, column)| Place { row, column });
        let free = Layout::from_houses(9, two.to_vec(), vec![]).unwrap();
        assert_eq!(free.occurrences(), None);
    }

    #[test]
    fn a_layout_with_holes_draws_only_its_cells() {
        let places = [(0, 0), (1, 1), (2, 2)].map(|(row, column)| Place { row, column });
        let stairs = Layout::from_houses(3, places.to_vec(), vec![]).unwrap();
        assert_eq!(
            (stairs.rows(), stairs.columns(), stairs.cell_count()),
            (3, 3, 3)
        );
        assert_eq!(stairs.cell(1, 1), Some(Cell::new(1)));
        assert_eq!(stairs.cell(0, 1), None);
        assert_eq!(stairs.region(Cell::new(0)), None);
    }
}
