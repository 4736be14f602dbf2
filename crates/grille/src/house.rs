//! A house: a group of cells in which no digit comes twice.

use crate::message::{Say, Text, Value, text};
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

impl HouseKind {
    /// The letter in the name of a house: `r2`, `c7`, `b5`; `k3` for a cage, `x1` for a group without a
    /// name of its own.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            HouseKind::Row => 'r',
            HouseKind::Column => 'c',
            HouseKind::Box => 'b',
            HouseKind::Diagonal => 'd',
            HouseKind::Window => 'w',
            HouseKind::Plane => 'p',
            HouseKind::Cage => 'k',
            HouseKind::Line => 'l',
            HouseKind::Extra => 'x',
        }
    }

    /// The name in JSON, the same in each language.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            HouseKind::Row => "row",
            HouseKind::Column => "column",
            HouseKind::Box => "box",
            HouseKind::Diagonal => "diagonal",
            HouseKind::Window => "window",
            HouseKind::Plane => "plane",
            HouseKind::Cage => "cage",
            HouseKind::Line => "line",
            HouseKind::Extra => "extra",
        }
    }
}

/// A group of cells in which no digit comes twice (*groupement*): a row, a column, a box, ….
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct House {
    kind: HouseKind,
    number: usize,
    cells: Vec<Cell>,
    name: Name,
}

/// What people call a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Name {
    /// Its kind and number.
    Number,
    /// Its kind and the place where it starts.
    At(Place),
    /// Its kind, its number in a part of the layout, and that part: row 3 of grid 2.
    In(usize, Part),
    /// A part of the layout as a whole: slice 4.
    Whole(Part),
}

/// A part of a layout that is more than one square grid. Numbers are from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// One of several grids that overlap.
    Grid(usize),
    /// A face of a cube.
    Face(usize),
    /// A slice of a cube, drawn as a grid of its own.
    Slice(usize),
    /// The same row of every slice.
    RowCut(usize),
    /// The same column of every slice.
    ColumnCut(usize),
    /// The cells in the same row and column of every slice.
    Pillar(Place),
    /// A ring of cells around a cube.
    Hoop(usize),
}

impl House {
    /// A house of this kind, numbered from 0 among those of its kind.
    #[must_use]
    pub fn new(kind: HouseKind, number: usize, cells: Vec<Cell>) -> House {
        House {
            kind,
            number,
            cells,
            name: Name::Number,
        }
    }

    /// The same, known by where it starts (a cage, a line) and not by its number.
    #[must_use]
    pub fn at(mut self, place: Place) -> House {
        let by_place = matches!(
            self.kind,
            HouseKind::Cage | HouseKind::Line | HouseKind::Extra
        );
        if by_place {
            self.name = Name::At(place);
        }
        self
    }

    /// The same, known by its number in a part of the layout: row 3 of grid 2.
    #[must_use]
    pub fn within(mut self, number: usize, part: Part) -> House {
        self.name = Name::In(number, part);
        self
    }

    /// The same, known as a part of the layout: slice 4.
    #[must_use]
    pub fn called(mut self, part: Part) -> House {
        self.name = Name::Whole(part);
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

    /// The name in JSON and in the line of a step, the same in each language: `r2`, `c7`, `b5`.
    #[must_use]
    pub fn id(&self) -> String {
        format!("{}{}", self.kind.letter(), self.number + 1)
    }

    /// The cells, in reading order.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }
}

impl Say for House {
    fn text(&self) -> Text {
        match self.name {
            Name::Number if self.kind == HouseKind::Column => {
                text!("house-column", number = Value::Column(self.number))
            }
            Name::Number => numbered(self.kind, self.number),
            Name::At(place) => match self.kind {
                HouseKind::Cage => text!("house-cage-at", place = place),
                HouseKind::Line => text!("house-line-at", place = place),
                _ => text!("house-extra-at", place = place),
            },
            // The boxes of a cut are planes among the houses, as no cell is drawn in them, but boxes to people.
            Name::In(number, part) if self.kind == HouseKind::Plane => text!(
                "house-in-part",
                house = numbered(HouseKind::Box, number),
                part = part.text()
            ),
            Name::In(number, part) => text!(
                "house-in-part",
                house = numbered(self.kind, number),
                part = part.text()
            ),
            Name::Whole(part) => part.text(),
        }
    }
}

fn numbered(kind: HouseKind, number: usize) -> Text {
    let number = number + 1;
    match kind {
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

impl Say for Part {
    fn text(&self) -> Text {
        match *self {
            Part::Grid(number) => text!("part-grid", number = number + 1),
            Part::Face(number) => text!("part-face", number = number + 1),
            Part::Slice(number) => text!("part-slice", number = number + 1),
            Part::RowCut(number) => text!("part-row-cut", number = number + 1),
            Part::ColumnCut(number) => text!("part-column-cut", number = number + 1),
            Part::Pillar(place) => text!(
                "part-pillar",
                row = usize::from(place.row) + 1,
                column = usize::from(place.column) + 1
            ),
            Part::Hoop(number) => text!("part-hoop", number = number + 1),
        }
    }
}
