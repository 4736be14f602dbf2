//! Colouring: the places of a digit that are connected by conjugate pairs, in two colours. The places of one colour
//! are all true or all false, and the other colour is the opposite.

use grille_core::Digit;

use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Candidate, Evidence, Link, Role};
use crate::tables::Tables;
use crate::techniques::single_digit::conjugate::{Pair, link};

/// Places of a digit in two colours.
#[derive(Clone, Copy)]
pub(in crate::techniques) struct Colouring<S> {
    /// The cells of each colour.
    pub(in crate::techniques) colours: [S; 2],
    /// The cells that each colour sees.
    pub(in crate::techniques) seen: [S; 2],
}

impl<S: Cells> Colouring<S> {
    /// All cells of both colours.
    pub(in crate::techniques) fn cells(&self) -> S {
        self.colours[0] | self.colours[1]
    }

    fn new(tables: &Tables<S>, colours: [S; 2]) -> Colouring<S> {
        let seen = colours.map(|colour| {
            colour
                .iter()
                .fold(S::default(), |all, cell| all | tables.peers[cell.index()])
        });
        Colouring { colours, seen }
    }

    /// Adds the coloured places and their links to the evidence of a step.
    pub(in crate::techniques) fn describe(
        &self,
        digit: Digit,
        pairs: &[Pair],
        roles: [Role; 2],
        evidence: &mut Evidence,
    ) {
        for (colour, role) in self.colours.into_iter().zip(roles) {
            let candidates = colour
                .iter()
                .map(|cell| (Candidate::new(cell, digit), role));
            evidence.candidates.extend(candidates);
        }
        for pair in pairs {
            let [from, to] = pair.cells;
            let link = link(digit, from, to, true);
            if self.cells().contains(from) {
                evidence.houses.push(pair.house);
                if !evidence.links.contains(&link) {
                    evidence.links.push(link);
                }
            }
        }
    }
}

/// The colourings of a digit with these conjugate pairs that have at least `fewest` cells.
pub(in crate::techniques) fn colourings<'a, S: Cells>(
    board: &'a Board<S>,
    pairs: &'a [Pair],
    fewest: usize,
) -> impl Iterator<Item = Colouring<S>> + 'a {
    let mut left: S = pairs.iter().flat_map(|pair| pair.cells).collect();
    std::iter::from_fn(move || {
        loop {
            let mut colours = [[left.first()?].into_iter().collect(), S::default()];
            while grow(&mut colours, pairs) {}
            left = left - colours[0] - colours[1];
            // A cell of both colours lies on a cycle of odd length: the grid has no solution.
            if (colours[0] | colours[1]).len() >= fewest && !colours[0].meets(&colours[1]) {
                return Some(Colouring::new(board.tables(), colours));
            }
        }
    })
}

/// The first two places of these colours that see each other, as a weak link.
pub(in crate::techniques) fn clash<S: Cells>(
    tables: &Tables<S>,
    digit: Digit,
    from: S,
    to: S,
) -> Option<Link> {
    from.iter().find_map(|one| {
        let other = (to & tables.peers[one.index()]).first()?;
        Some(link(digit, one, other, false))
    })
}

/// Colours the other end of each pair with a coloured end; returns whether anything was new.
fn grow<S: Cells>(colours: &mut [S; 2], pairs: &[Pair]) -> bool {
    let before = *colours;
    for pair in pairs {
        for [from, to] in [pair.cells, [pair.cells[1], pair.cells[0]]] {
            for colour in [0, 1] {
                if colours[colour].contains(from) {
                    colours[1 - colour].insert(to);
                }
            }
        }
    }
    before != *colours
}
