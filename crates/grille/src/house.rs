//! A house: a group of cells in which no digit comes twice.

use crate::message::{Say, Text, text};
use crate::{Cell, Place};

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
    /// A diagonal.
    Diagonal,
    /// A window between the boxes.
    Window,
    /// A plane or slice of a grid that is read in more than two dimensions.
    Plane,
    /// A cage.
    Cage,
    /// A line.
    Line,
    /// Any other group in which no digit comes twice.
    Extra,
}

/// A group of cells in which no digit comes twice (*groupement*): a row, a column, a box, ….
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct House {
    kind: HouseKind,
    number: usize,
    cells: Vec<Cell>,
    /// Where it starts, for a group that is known by that and not by its number.
    place: Option<Place>,
}

impl House {
    /// A house of this kind, numbered from 0 among those of its kind.
    #[must_use]
    pub fn new(kind: HouseKind, number: usize, cells: Vec<Cell>) -> House {
        House {
            kind,
            number,
            cells,
            place: None,
        }
    }

    /// The same, known by where it starts (a cage, a line) and not by its number.
    #[must_use]
    pub fn at(mut self, place: Place) -> House {
        let by_place = matches!(
            self.kind,
            HouseKind::Cage | HouseKind::Line | HouseKind::Extra
        );
        self.place = by_place.then_some(place);
        self
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
        if let Some(place) = self.place {
            let place = place.to_string();
            return match self.kind {
                HouseKind::Cage => text!("house-cage-at", place = place),
                HouseKind::Line => text!("house-line-at", place = place),
                _ => text!("house-extra-at", place = place),
            };
        }
        match self.kind {
            HouseKind::Row => text!("house-row", number = number),
            HouseKind::Column => text!("house-column", number = number),
            HouseKind::Box => text!("house-box", number = number),
            HouseKind::Diagonal => text!("house-diagonal", number = number),
            HouseKind::Window => text!("house-window", number = number),
            HouseKind::Plane => text!("house-plane", number = number),
            HouseKind::Cage => text!("house-cage", number = number),
            HouseKind::Line => text!("house-line", number = number),
            HouseKind::Extra => text!("house-extra", number = number),
        }
    }
}
