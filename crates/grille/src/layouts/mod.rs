//! Layouts beyond the one square grid: several grids that overlap, cubes, regions of any shape. Each is
//! data or a few lines that give a [`Geometry`]; the solvers need no more.
//!
//! ```
//! use grille::layouts::{self, NamedLayout};
//!
//! let samurai = NamedLayout::Samurai.geometry();
//! assert_eq!((samurai.cell_count(), samurai.houses().len()), (369, 131));
//! assert_eq!("gattai-5".parse(), Ok(NamedLayout::Samurai));
//!
//! // Regions of any shape in place of boxes: one number a cell, row by row.
//! let jigsaw = layouts::jigsaw(4, &[0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3])?;
//! assert_eq!((jigsaw.digits(), jigsaw.houses().len()), (4, 12));
//! # Ok::<(), grille::LayoutError>(())
//! ```

mod cube;
mod flat;
mod grids;

use std::str::FromStr;
use std::sync::OnceLock;

pub use cube::{cube, cube_surface, roxdoku, three_faces};
pub use flat::{jigsaw, latin, rectangle};
pub use grids::several;

use crate::Geometry;
use crate::notation::UnknownName;

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

    /// The name in texts and on the command line, then others under which it is known.
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
    pub fn geometry(self) -> Geometry {
        static BUILT: [OnceLock<Geometry>; NamedLayout::ALL.len()] =
            [const { OnceLock::new() }; NamedLayout::ALL.len()];
        BUILT[self as usize].get_or_init(|| self.build()).clone()
    }

    fn build(self) -> Geometry {
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

    /// The named layout that this geometry is.
    #[must_use]
    pub fn of(geometry: &Geometry) -> Option<NamedLayout> {
        if geometry.boxes().is_some() {
            return None;
        }
        NamedLayout::ALL
            .into_iter()
            .find(|layout| layout.geometry() == *geometry)
    }
}

/// Reads any of its names.
impl FromStr for NamedLayout {
    type Err = UnknownName;

    fn from_str(id: &str) -> Result<NamedLayout, UnknownName> {
        NamedLayout::ALL
            .into_iter()
            .find(|layout| layout.ids().contains(&id))
            .ok_or_else(|| UnknownName(id.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::House;
    use crate::message::Lang;

    #[test]
    fn every_name_is_that_of_one_layout() {
        let mut seen = BTreeSet::new();
        for layout in NamedLayout::ALL {
            for id in layout.ids() {
                assert!(seen.insert(id), "{id}");
                assert_eq!(id.parse(), Ok(layout));
            }
            assert_eq!(NamedLayout::of(&layout.geometry()), Some(layout));
        }
        assert_eq!(NamedLayout::of(&Geometry::classic()), None);
        assert!("ninja".parse::<NamedLayout>().is_err());
    }

    #[test]
    fn every_house_has_as_many_cells_as_there_are_digits_and_a_name_of_its_own() {
        for layout in NamedLayout::ALL {
            let geometry = layout.geometry();
            for lang in [Lang::English, Lang::French] {
                let mut names = BTreeSet::new();
                for house in geometry.houses() {
                    assert_eq!(house.cells().len(), geometry.digits(), "{}", layout.id());
                    let name = lang.say(house);
                    assert!(names.insert(name.clone()), "{}: {name}", layout.id());
                }
            }
            let kinds = |house: &House| (house.kind(), house.number());
            let numbered: std::collections::HashSet<_> =
                geometry.houses().iter().map(kinds).collect();
            assert_eq!(numbered.len(), geometry.houses().len(), "{}", layout.id());
        }
    }

    #[test]
    fn houses_are_called_by_the_part_they_are_in() {
        let said = |layout: NamedLayout, number: usize, lang: Lang| {
            lang.say(&layout.geometry().houses()[number])
        };
        assert_eq!(
            said(NamedLayout::Samurai, 11, Lang::English),
            "row 3 of grid 2"
        );
        assert_eq!(
            said(NamedLayout::Samurai, 11, Lang::French),
            "la ligne 3 de la grille 2"
        );
        assert_eq!(said(NamedLayout::Roxdoku, 1, Lang::English), "slice 2");
        assert_eq!(
            said(NamedLayout::Cube4, 95, Lang::French),
            "la région 4 de la coupe suivant la colonne 4"
        );
    }
}
