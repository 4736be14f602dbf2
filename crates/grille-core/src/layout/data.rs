//! The data that layouts share, derived once from places and houses.

use crate::{BoxShape, Cell, CellSet, Digit, House, LayoutError, Place};

#[derive(PartialEq, Eq)]
pub(super) struct Inner {
    pub(super) digits: usize,
    /// The number that the first digit stands for, 0 or 1.
    pub(super) lowest: u8,
    pub(super) boxes: Option<BoxShape>,
    pub(super) places: Vec<Place>,
    pub(super) houses: Vec<House>,
    pub(super) unlike: Vec<(Cell, Cell)>,
    /// The indices of the houses that each cell is in.
    pub(super) houses_of: Vec<Vec<u16>>,
    pub(super) peers: Vec<CellSet>,
    /// The cell at each place, row after row; `None` where nothing is drawn.
    pub(super) drawn: Vec<Option<Cell>>,
    pub(super) rows: usize,
    pub(super) columns: usize,
}

impl Inner {
    /// Checks places and houses, and derives which cells see each other.
    pub(super) fn new(
        digits: usize,
        places: Vec<Place>,
        houses: Vec<House>,
    ) -> Result<Inner, LayoutError> {
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
