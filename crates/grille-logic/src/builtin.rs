//! The grids that ship with Grille: those of the five documents it grew out of.

use grille_say::Text;
use grille_solve::Puzzle;

use crate::messages::CATALOGUE;

/// A grid that ships with Grille, with its source in the documents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuiltIn {
    /// A short name: `a1`, `b-figure-2`, `d3`, ….
    pub name: &'static str,
    /// The message that says where it comes from.
    source: &'static str,
    /// The grid in one line.
    pub line: &'static str,
}

impl BuiltIn {
    /// The grid of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static BuiltIn> {
        BUILT_IN.iter().find(|grid| grid.name == name)
    }

    /// Where it comes from.
    #[must_use]
    pub fn source(&self) -> Text {
        Text::named(&CATALOGUE, self.source)
    }

    /// The puzzle.
    ///
    /// # Panics
    /// Never: the tests read each one.
    #[must_use]
    pub fn puzzle(&self) -> Puzzle {
        self.line.parse().expect("a built-in grid is a puzzle")
    }
}

/// All built-in grids.
pub const BUILT_IN: &[BuiltIn] = &[
    BuiltIn {
        name: "a1",
        source: "builtin-a1",
        line: "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
    },
    BuiltIn {
        name: "b1",
        source: "builtin-b1",
        line: "790304108000006000000080059030000497000000000217000030470010000000700000302609071",
    },
    BuiltIn {
        name: "b-figure-1",
        source: "builtin-b-figure-1",
        line: "020501090800203006030060070001000600540000019002000700090030080200804007010907060",
    },
    BuiltIn {
        name: "b-figure-2",
        source: "builtin-b-figure-2",
        line: "004036005005100080137804602050400036490073208006080970809765001602300040000900807",
    },
    BuiltIn {
        name: "d1",
        source: "builtin-d1",
        line: "087000520910502046200000007090020010000106000040090080600000003570301068038000950",
    },
    BuiltIn {
        name: "d2",
        source: "builtin-d2",
        line: "000070005207100400060400107506700200000090004090500300000000008305018062908042013",
    },
    BuiltIn {
        name: "d3",
        source: "builtin-d3",
        line: "000500010605020000001800503004060001700000004800030600209005700000080205060009000",
    },
    BuiltIn {
        name: "d4",
        source: "builtin-d4",
        line: "003000800700306002005408300038104250000000000017503980002607400800201009001000700",
    },
    BuiltIn {
        name: "d5",
        source: "builtin-d5",
        line: "103678002040000900000090000407000010058000260030000804000030000009700020700549006",
    },
    BuiltIn {
        name: "d6",
        source: "builtin-d6",
        line: "001008400630000078075000209000000000080350004020690005052000301008007600160000047",
    },
    BuiltIn {
        name: "e-example",
        source: "builtin-e-example",
        line: "008003001600020000002000860400210008100908006900045007093000400000080003500700900",
    },
    BuiltIn {
        name: "e-4x4-1",
        source: "builtin-e-4x4-1",
        line: "4000030000030041",
    },
    BuiltIn {
        name: "e-9x9-1",
        source: "builtin-e-9x9-1",
        line: "040000300006820047030405009084007900320080051001300460400908070710056800008000030",
    },
    BuiltIn {
        name: "e-game",
        source: "builtin-e-game",
        line: "004075000000000950908002407700030000500090704002741300006409002035107000000060570",
    },
];

#[cfg(test)]
mod tests {
    use grille_solve::reference::solutions;

    use super::*;

    #[test]
    fn each_grid_has_one_solution_but_for_example_5() {
        for grid in BUILT_IN {
            let expected = if grid.name == "d5" { 9 } else { 1 };
            let found = solutions(&grid.puzzle(), 10, 100_000_000);
            assert_eq!(
                (found.solutions.len(), found.budget_spent),
                (expected, false),
                "{}",
                grid.name
            );
        }
    }

    #[test]
    fn names_are_distinct() {
        for grid in BUILT_IN {
            assert_eq!(BuiltIn::named(grid.name), Some(grid));
        }
    }
}
