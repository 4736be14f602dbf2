//! Layouts other than a single square grid: several grids that overlap, cubes, regions of any shape. Each is data or a
//! few lines that build a [`Layout`]; the solvers need nothing else.
//!
//! ```
//! use grille_core::layouts::{self, NamedLayout};
//!
//! let samurai = NamedLayout::Samurai.layout();
//! assert_eq!((samurai.cell_count(), samurai.houses().len()), (369, 131));
//! assert_eq!("gattai-5".parse(), Ok(NamedLayout::Samurai));
//!
//! // Regions of any shape in place of boxes: one number a cell, row by row.
//! let jigsaw = layouts::jigsaw(4, &[0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3])?;
//! assert_eq!((jigsaw.digits(), jigsaw.houses().len()), (4, 12));
//! # Ok::<(), grille_core::LayoutError>(())
//! ```

mod cube;
mod flat;
mod grids;

use std::str::FromStr;
use std::sync::OnceLock;

pub use cube::{cube, roxdoku};
use cube::{cube_surface, three_faces};
pub use flat::{jigsaw, latin, rectangle};
pub use grids::several;

use crate::{Layout, UnknownName};

/// A layout that has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NamedLayout {
    /// Five grids, the middle one sharing a corner box with each of the others.
    Samurai,
    /// Five grids like the sails of a windmill.
    Windmill,
    /// Four grids in a ring.
    Sohei,
    /// Two grids that share a box.
    Twin,
    /// Four grids within twelve rows and columns.
    Butterfly,
    /// Five grids, each three cells from the middle one.
    Cross,
    /// Five grids of 4×4 that share corner cells.
    TinySamurai,
    /// 9×9×9 cells, every slice a Sudoku.
    Cube9,
    /// 4×4×4 cells, every slice a Sudoku.
    Cube4,
    /// Six faces of 4×4 and the rings around the cube, 16 digits.
    CubeSurface,
    /// Three faces of a 9×9×9 cube.
    ThreeFaces,
    /// 3×3×3 cells, every plane with the digits 1 to 9.
    Roxdoku,
    /// 4×4×4 cells, every plane with 16 digits.
    Roxdoku4,
    /// 5×5×5 cells, every plane with 25 digits.
    Roxdoku5,
}

impl NamedLayout {
    /// All of them.
    pub const ALL: [NamedLayout; 14] = [
        NamedLayout::Twin,
        NamedLayout::Samurai,
        NamedLayout::Windmill,
        NamedLayout::Sohei,
        NamedLayout::Butterfly,
        NamedLayout::Cross,
        NamedLayout::TinySamurai,
        NamedLayout::Cube9,
        NamedLayout::Cube4,
        NamedLayout::CubeSurface,
        NamedLayout::ThreeFaces,
        NamedLayout::Roxdoku,
        NamedLayout::Roxdoku4,
        NamedLayout::Roxdoku5,
    ];

    /// The name in texts and on the command line, then its aliases.
    #[must_use]
    pub const fn ids(self) -> &'static [&'static str] {
        match self {
            NamedLayout::Samurai => &["samurai", "gattai-5"],
            NamedLayout::Windmill => &["windmill", "kazaguruma", "moulin"],
            NamedLayout::Sohei => &["sohei"],
            NamedLayout::Twin => &["twin", "gattai-2", "twodoku", "jumeaux"],
            NamedLayout::Butterfly => &["butterfly", "papillon"],
            NamedLayout::Cross => &["cross", "croix"],
            NamedLayout::TinySamurai => &["tiny-samurai", "mini-samurai"],
            NamedLayout::Cube9 => &["3doku", "3doku-9", "cube"],
            NamedLayout::Cube4 => &["3doku-4"],
            NamedLayout::CubeSurface => &["cube-surface", "surface-du-cube"],
            NamedLayout::ThreeFaces => &["three-faces", "trois-faces"],
            NamedLayout::Roxdoku => &["roxdoku", "roxdoku-3"],
            NamedLayout::Roxdoku4 => &["roxdoku-4"],
            NamedLayout::Roxdoku5 => &["roxdoku-5"],
        }
    }

    /// The name in texts and on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.ids()[0]
    }

    /// The layout itself. Built once, then shared.
    #[must_use]
    pub fn layout(self) -> Layout {
        static BUILT: [OnceLock<Layout>; NamedLayout::ALL.len()] =
            [const { OnceLock::new() }; NamedLayout::ALL.len()];
        BUILT[self as usize].get_or_init(|| self.build()).clone()
    }

    fn build(self) -> Layout {
        let built = match self {
            NamedLayout::Samurai => several(3, &[(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)]),
            NamedLayout::Windmill => several(3, &[(0, 9), (3, 0), (6, 6), (9, 12), (12, 3)]),
            NamedLayout::Sohei => several(3, &[(0, 6), (6, 0), (6, 12), (12, 6)]),
            NamedLayout::Twin => several(3, &[(0, 0), (6, 6)]),
            NamedLayout::Butterfly => several(3, &[(0, 0), (0, 3), (3, 0), (3, 3)]),
            NamedLayout::Cross => several(3, &[(0, 3), (3, 0), (3, 3), (3, 6), (6, 3)]),
            NamedLayout::TinySamurai => several(2, &[(0, 0), (0, 6), (3, 3), (6, 0), (6, 6)]),
            NamedLayout::Cube9 => cube(3),
            NamedLayout::Cube4 => cube(2),
            NamedLayout::CubeSurface => Ok(cube_surface()),
            NamedLayout::ThreeFaces => Ok(three_faces()),
            NamedLayout::Roxdoku => roxdoku(3),
            NamedLayout::Roxdoku4 => roxdoku(4),
            NamedLayout::Roxdoku5 => roxdoku(5),
        };
        built.expect("a named layout is a layout")
    }

    /// The named layout that this layout is, if any.
    #[must_use]
    pub fn of(layout: &Layout) -> Option<NamedLayout> {
        if layout.boxes().is_some() {
            return None;
        }
        NamedLayout::ALL
            .into_iter()
            .find(|named| named.layout() == *layout)
    }
}

/// Reads any of its names.
impl FromStr for NamedLayout {
    type Err = UnknownName;

    fn from_str(id: &str) -> Result<NamedLayout, UnknownName> {
        NamedLayout::ALL
            .into_iter()
            .find(|named| named.ids().contains(&id))
            .ok_or_else(|| UnknownName(id.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::House;

    #[test]
    fn every_name_is_that_of_one_layout() {
        let mut seen = BTreeSet::new();
        for named in NamedLayout::ALL {
            for id in named.ids() {
                assert!(seen.insert(id), "{id}");
                assert_eq!(id.parse(), Ok(named));
            }
            assert_eq!(NamedLayout::of(&named.layout()), Some(named));
        }
        assert_eq!(NamedLayout::of(&Layout::classic()), None);
        assert!("ninja".parse::<NamedLayout>().is_err());
    }

    #[test]
    fn every_house_has_as_many_cells_as_there_are_digits_and_a_name_of_its_own() {
        for named in NamedLayout::ALL {
            let layout = named.layout();
            let mut names = BTreeSet::new();
            for house in layout.houses() {
                assert_eq!(house.cells().len(), layout.digits(), "{}", named.id());
                let name = house.to_string();
                assert!(names.insert(name.clone()), "{}: {name}", named.id());
            }
            let kinds = |house: &House| (house.kind(), house.number());
            let numbered: std::collections::HashSet<_> =
                layout.houses().iter().map(kinds).collect();
            assert_eq!(numbered.len(), layout.houses().len(), "{}", named.id());
        }
    }
}
