//! Symmetries of the cells with givens. They do not apply to the clues of a variant: most kinds (lines, dots, signs)
//! are true only where the digits make them so, and the digits of a solution are not symmetric.

use std::str::FromStr;

use grille_core::{CellSet, Layout, UnknownName};
use grille_say::{Say, Text, text};

use super::reduce::Unit;

/// How the cells with givens map onto each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Symmetry {
    /// Not at all.
    #[default]
    None,
    /// By half a turn (180°).
    HalfTurn,
    /// By a quarter turn (90°).
    QuarterTurn,
    /// Top and bottom, mirrored in the horizontal middle.
    Horizontal,
    /// Left and right, mirrored in the vertical middle.
    Vertical,
    /// Mirrored in the diagonal from the top left.
    Diagonal,
    /// Mirrored in the diagonal from the top right.
    Antidiagonal,
    /// All of these.
    Full,
}

impl Symmetry {
    /// All symmetries.
    pub const ALL: [Symmetry; 8] = [
        Symmetry::None,
        Symmetry::HalfTurn,
        Symmetry::QuarterTurn,
        Symmetry::Horizontal,
        Symmetry::Vertical,
        Symmetry::Diagonal,
        Symmetry::Antidiagonal,
        Symmetry::Full,
    ];

    /// The name on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Symmetry::None => "none",
            Symmetry::HalfTurn => "180",
            Symmetry::QuarterTurn => "90",
            Symmetry::Horizontal => "horizontal",
            Symmetry::Vertical => "vertical",
            Symmetry::Diagonal => "diagonal",
            Symmetry::Antidiagonal => "antidiagonal",
            Symmetry::Full => "full",
        }
    }

    /// The letter in a puzzle's id.
    pub(super) const fn letter(self) -> &'static str {
        match self {
            Symmetry::None => "",
            Symmetry::HalfTurn => "t",
            Symmetry::QuarterTurn => "q",
            Symmetry::Horizontal => "h",
            Symmetry::Vertical => "v",
            Symmetry::Diagonal => "d",
            Symmetry::Antidiagonal => "a",
            Symmetry::Full => "f",
        }
    }

    /// Whether rows and columns are exchanged.
    fn turns(self) -> bool {
        !matches!(
            self,
            Symmetry::None | Symmetry::HalfTurn | Symmetry::Horizontal | Symmetry::Vertical
        )
    }

    /// The cells of a layout in units that the symmetry maps onto themselves; `None` if it does not map the layout's
    /// drawing onto itself.
    pub(super) fn units(self, layout: &Layout) -> Option<Vec<Unit>> {
        let alone = layout.cells().map(|cell| Unit::of(cell.index() as u16));
        if self == Symmetry::None {
            return Some(alone.collect());
        }
        let (rows, columns) = (layout.rows(), layout.columns());
        if self.turns() && rows != columns {
            return None;
        }
        let mut seen = vec![false; layout.cell_count()];
        let mut units = Vec::with_capacity(seen.len());
        for cell in layout.cells() {
            if seen[cell.index()] {
                continue;
            }
            let (row, column) = (layout.row(cell), layout.column(cell));
            let mut unit = Unit::default();
            for (row, column) in self.images(row, column, rows, columns) {
                let image = layout.cell(row, column)?;
                seen[image.index()] = true;
                unit.push(image.index() as u16);
            }
            units.push(unit);
        }
        Some(units)
    }

    /// Whether a set of cells maps onto itself.
    #[must_use]
    pub fn holds(self, layout: &Layout, cells: &CellSet) -> bool {
        let Some(units) = self.units(layout) else {
            return false;
        };
        let has = |&cell: &u16| cells.contains(grille_core::Cell::new(cell.into()));
        units
            .iter()
            .all(|unit| unit.iter().all(has) || !unit.iter().any(has))
    }

    fn images(
        self,
        row: usize,
        column: usize,
        rows: usize,
        columns: usize,
    ) -> impl Iterator<Item = (usize, usize)> {
        let (below, right) = (rows - 1 - row, columns - 1 - column);
        let all = [
            (row, column),
            (below, right),
            (below, column),
            (row, right),
            (column, row),
            (right, below),
            (column, below),
            (right, row),
        ];
        let chosen: &'static [usize] = match self {
            Symmetry::None => &[0],
            Symmetry::HalfTurn => &[0, 1],
            Symmetry::Horizontal => &[0, 2],
            Symmetry::Vertical => &[0, 3],
            Symmetry::Diagonal => &[0, 4],
            Symmetry::Antidiagonal => &[0, 5],
            Symmetry::QuarterTurn => &[0, 1, 6, 7],
            Symmetry::Full => &[0, 1, 2, 3, 4, 5, 6, 7],
        };
        chosen.iter().map(move |&at| all[at])
    }
}

impl Say for Symmetry {
    fn text(&self) -> Text {
        match self {
            Symmetry::None => text!("symmetry-none"),
            Symmetry::HalfTurn => text!("symmetry-half-turn"),
            Symmetry::QuarterTurn => text!("symmetry-quarter-turn"),
            Symmetry::Horizontal => text!("symmetry-horizontal"),
            Symmetry::Vertical => text!("symmetry-vertical"),
            Symmetry::Diagonal => text!("symmetry-diagonal"),
            Symmetry::Antidiagonal => text!("symmetry-antidiagonal"),
            Symmetry::Full => text!("symmetry-full"),
        }
    }
}

/// Reads the name on the command line.
impl FromStr for Symmetry {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<Symmetry, UnknownName> {
        let found = Symmetry::ALL
            .into_iter()
            .find(|symmetry| symmetry.id() == name);
        found.ok_or_else(|| UnknownName(name.to_string()))
    }
}
