//! A house: a group of cells in which no digit comes twice.

use crate::Cell;
use crate::message::{Say, Text, text};

/// What a house is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HouseKind {
    /// A row (*ligne*).
    Row,
    /// A column (*colonne*).
    Column,
    /// A box (*région*, *bloc*, *zone*), or a region of any shape.
    #[doc(alias = "region")]
    Box,
    /// Any other group in which no digit comes twice.
    Extra,
}

/// A group of cells in which no digit comes twice (*groupement*): a row, a column, a box, ….
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct House {
    kind: HouseKind,
    number: usize,
    cells: Vec<Cell>,
}

impl House {
    /// A house of this kind, numbered from 0 among those of its kind.
    #[must_use]
    pub fn new(kind: HouseKind, number: usize, cells: Vec<Cell>) -> House {
        House {
            kind,
            number,
            cells,
        }
    }

    /// Row, column, box or other.
    #[must_use]
    pub fn kind(&self) -> HouseKind {
        self.kind
    }

    /// The number among the houses of its kind, from 0.
    #[must_use]
    pub fn number(&self) -> usize {
        self.number
    }

    /// The cells, in reading order.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }
}

impl Say for House {
    fn text(&self) -> Text {
        let number = self.number + 1;
        match self.kind {
            HouseKind::Row => text!("house-row", number = number),
            HouseKind::Column => text!("house-column", number = number),
            HouseKind::Box => text!("house-box", number = number),
            HouseKind::Extra => text!("house-extra", number = number),
        }
    }
}
