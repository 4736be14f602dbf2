//! Which givens are removed first, and which stay, to make room for a rare technique: it needs a house or a digit about
//! which next to nothing is known, and such a puzzle hardly ever occurs by chance.

use grille_core::{Cell, Layout};
use grille_logic::Technique;

use super::random::Random;

/// A way to choose the givens that are removed first or stay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lead {
    /// Those of some house are removed first.
    House,
    /// Those of some digit are removed first.
    Digit,
    /// Some digit is confined to four columns in four rows, or the other way round.
    Fish,
    /// Four digits are confined to four cells of some line.
    Quad,
}

/// The cells whose givens are removed first, and those whose givens stay.
pub(super) struct Plan {
    pub first: Vec<u16>,
    pub kept: Vec<u16>,
}

impl Lead {
    /// Each with its letter in an id.
    pub(super) const ALL: [(Lead, char); 4] = [
        (Lead::House, 'e'),
        (Lead::Digit, 'g'),
        (Lead::Fish, 'j'),
        (Lead::Quad, 'k'),
    ];

    /// The lead that helps a technique.
    pub(super) fn for_technique(technique: Technique) -> Option<Lead> {
        match technique {
            Technique::HiddenTriple | Technique::NakedQuad => Some(Lead::House),
            Technique::Swordfish => Some(Lead::Digit),
            Technique::Jellyfish => Some(Lead::Fish),
            Technique::HiddenQuad => Some(Lead::Quad),
            _ => None,
        }
    }

    /// Chooses the cells on a solution.
    pub(super) fn plan(self, layout: &Layout, solution: &[u8], random: &mut Random) -> Plan {
        let number = |cell: Cell| cell.index() as u16;
        let digit = |cell: Cell| solution[cell.index()];
        let cells = |holds: &dyn Fn(Cell) -> bool| -> Vec<u16> {
            let cells = layout.cells();
            cells.filter(|&cell| holds(cell)).map(number).collect()
        };
        // A cell's line and its position on it.
        let down = random.below(2) == 1;
        let at = |cell: Cell| {
            let (row, column) = (layout.row(cell), layout.column(cell));
            if down { (column, row) } else { (row, column) }
        };
        let own = random.below(layout.digits()) as u8 + 1;
        match self {
            Lead::House => {
                let house = random.pick(layout.houses());
                Plan {
                    first: house.cells().iter().map(|&cell| number(cell)).collect(),
                    kept: Vec::new(),
                }
            }
            Lead::Digit => Plan {
                first: cells(&|cell| digit(cell) == own),
                kept: Vec::new(),
            },
            Lead::Fish => {
                let mut places: Vec<(usize, usize)> = layout
                    .cells()
                    .filter(|&cell| digit(cell) == own)
                    .map(at)
                    .collect();
                random.shuffle(&mut places);
                places.truncate(4);
                let in_line = |cell| places.iter().any(|place| place.0 == at(cell).0);
                let in_cover = |cell| places.iter().any(|place| place.1 == at(cell).1);
                Plan {
                    first: cells(&|cell| digit(cell) == own),
                    kept: cells(&|cell| in_line(cell) && !in_cover(cell)),
                }
            }
            Lead::Quad => {
                let line = random.below(layout.rows().min(layout.columns()));
                let mut places: Vec<Cell> =
                    layout.cells().filter(|&cell| at(cell).0 == line).collect();
                random.shuffle(&mut places);
                places.truncate(4);
                let among = |cell| places.iter().any(|&place| digit(place) == digit(cell));
                let crosses = |cell| places.iter().any(|&place| at(place).1 == at(cell).1);
                let in_line = |cell| at(cell).0 == line;
                Plan {
                    first: cells(&|cell| in_line(cell) || (among(cell) && crosses(cell))),
                    kept: cells(&|cell| !in_line(cell) && among(cell) && !crosses(cell)),
                }
            }
        }
    }
}
