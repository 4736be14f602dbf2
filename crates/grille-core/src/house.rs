//! A house: a group of cells in which no digit is repeated.

use std::fmt;

use crate::{Cell, Place};

/// The kind of a house.
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
    /// Any other group in which no digit is repeated.
    Extra,
}

impl HouseKind {
    /// The letter in the name of a house: `r2`, `c7`, `b5`; `k3` for a cage, `x1` for a group without a name of its
    /// own.
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

    /// The name in JSON, the same in every language.
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

/// A group of cells in which no digit is repeated (*groupement*): a row, a column, a box, ….
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct House {
    kind: HouseKind,
    number: usize,
    cells: Vec<Cell>,
    name: HouseName,
}

/// How a house is named to people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HouseName {
    /// Its kind and number.
    Number,
    /// Its kind and the place where it starts.
    At(Place),
    /// Its kind, its number in a part of the layout, and that part: row 3 of grid 2.
    In(usize, Part),
    /// A part of the layout as a whole: slice 4.
    Whole(Part),
}

/// A part of a layout that is more than one square grid. Numbers start at 0.
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
            name: HouseName::Number,
        }
    }

    /// The same house, named after where it starts (a cage, a line) instead of its number.
    #[must_use]
    pub fn at(mut self, place: Place) -> House {
        let by_place = matches!(
            self.kind,
            HouseKind::Cage | HouseKind::Line | HouseKind::Extra
        );
        if by_place {
            self.name = HouseName::At(place);
        }
        self
    }

    /// The same house, named by its number in a part of the layout: row 3 of grid 2.
    #[must_use]
    pub fn within(mut self, number: usize, part: Part) -> House {
        self.name = HouseName::In(number, part);
        self
    }

    /// The same house, named as a part of the layout: slice 4.
    #[must_use]
    pub fn called(mut self, part: Part) -> House {
        self.name = HouseName::Whole(part);
        self
    }

    /// Row, column, box or other.
    #[must_use]
    #[inline]
    pub fn kind(&self) -> HouseKind {
        self.kind
    }

    /// The number among the houses of its kind, from 0.
    #[must_use]
    #[inline]
    pub fn number(&self) -> usize {
        self.number
    }

    /// The identifier in JSON and in the line of a step, the same in every language: `r2`, `c7`, `b5`.
    #[must_use]
    pub fn id(&self) -> String {
        format!("{}{}", self.kind.letter(), self.number + 1)
    }

    /// How it is named to people.
    #[must_use]
    pub fn name(&self) -> HouseName {
        self.name
    }

    /// The cells, in reading order.
    #[must_use]
    #[inline]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }
}

impl fmt::Display for HouseKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            HouseKind::Plane | HouseKind::Extra => "group",
            other => other.id(),
        })
    }
}

/// In plain English: `row 3`, `the cage at r2c4`, `box 5 of grid 2`.
impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.name {
            HouseName::Number => write!(f, "{} {}", self.kind, self.number + 1),
            HouseName::At(place) => write!(f, "the {} at {place}", self.kind),
            // The boxes of a cut are stored as planes, since no cell is drawn in them, but people call them boxes.
            HouseName::In(number, part) if self.kind == HouseKind::Plane => {
                write!(f, "box {} of {part}", number + 1)
            }
            HouseName::In(number, part) => write!(f, "{} {} of {part}", self.kind, number + 1),
            HouseName::Whole(part) => part.fmt(f),
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Part::Grid(number) => write!(f, "grid {}", number + 1),
            Part::Face(number) => write!(f, "face {}", number + 1),
            Part::Slice(number) => write!(f, "slice {}", number + 1),
            Part::RowCut(number) => write!(f, "the cut along row {}", number + 1),
            Part::ColumnCut(number) => write!(f, "the cut along column {}", number + 1),
            Part::Pillar(place) => write!(
                f,
                "the pillar at row {}, column {}",
                place.row + 1,
                place.column + 1
            ),
            Part::Hoop(number) => write!(f, "ring {}", number + 1),
        }
    }
}
