//! The pattern behind unique and hidden rectangles: four open cells in two rows, two columns and two boxes, and two
//! digits that could fill them alternately. If the four cells held nothing but these two digits, the digits could be
//! exchanged and the puzzle would have a second solution. So, if the solution is known to be unique, at least one of
//! the four cells holds another digit: one of the *extra* candidates. The techniques differ in how they use this.
//!
//! A cell may already have lost one of the two digits. The argument only requires that none of the four cells is a
//! given and that the two digits can still fill them in one of the two ways. (If they cannot, there is nothing to
//! avoid, and no rectangle.)

use std::ops::ControlFlow;

use grille_core::{Cell, Digit, DigitSet};

use crate::board::Board;
use crate::cells::Cells;
use crate::options::Options;
use crate::rectangles::Corners;
use crate::step::{Candidate, Evidence, Link, Role, Step};
use crate::technique::Technique;
use crate::techniques::Sink;

/// Four cells, in cyclic order, that two digits could fill.
pub(in crate::techniques) struct Rectangle {
    pub corners: Corners,
    pub pair: DigitSet,
    /// The candidates of each corner other than the two digits.
    pub extras: [DigitSet; 4],
}

/// The rectangles with a corner that has just the two digits.
pub(in crate::techniques) fn all<S: Cells>(
    board: &Board<S>,
    options: Options,
    sink: &mut Sink<'_>,
) -> ControlFlow<(), Vec<Rectangle>> {
    let mut found = Vec::new();
    let mut numbers = options.as_hodoku.then(|| Numbers::new(board));
    for start in board.with_two().iter() {
        sink.poll()?;
        let pair = board.candidates(start);
        for &corners in board.tables().rectangles(start) {
            let is_known = |numbers: &mut Numbers<S>| numbers.is_known(corners, pair);
            if numbers.as_mut().is_some_and(is_known) {
                continue;
            }
            let all = corners.map(|corner| board.candidates(corner));
            let [_, next, opposite, previous] = all;
            // One digit in the two neighbours and the other in the opposite corner.
            let (sides, facing) = (next & previous & pair, opposite & pair);
            if sides.is_empty() || facing.is_empty() || (sides | facing) != pair {
                continue;
            }
            // Reported once, from the first corner that has just the pair.
            let is_later = |at: usize| all[at] != pair || corners[at] > start;
            if (1..4).all(is_later) {
                found.push(Rectangle {
                    corners,
                    pair,
                    extras: all.map(|digits| digits - pair),
                });
            }
        }
    }
    ControlFlow::Continue(found)
}

/// The rectangles that HoDoKu has seen in a position. It knows them by a number, and takes another rectangle with the
/// same number for one that it has seen.
struct Numbers<S> {
    seen: Vec<usize>,
    /// For each digit, the open cells that do not see it placed.
    allowed: Vec<S>,
}

impl<S: Cells> Numbers<S> {
    fn new(board: &Board<S>) -> Numbers<S> {
        let peers = &board.tables().peers;
        let allowed = board.digits().map(|digit| {
            let placed = board.placed(digit).iter();
            placed.fold(board.open(), |left, cell| left - peers[cell.index()])
        });
        Numbers {
            seen: Vec::new(),
            allowed: allowed.collect(),
        }
    }

    /// Whether a rectangle seems to be known; if not, it is from now on. It is not even looked at where a digit has gone
    /// for another reason than a placed one.
    fn is_known(&mut self, mut corners: Corners, pair: DigitSet) -> bool {
        let all: S = corners.into_iter().collect();
        let is_open = |digit: Digit| all.is_subset(&self.allowed[digit.index()]);
        if !pair.iter().all(is_open) {
            return false;
        }
        corners.sort_unstable();
        let number = corners
            .iter()
            .fold(0, |number, cell| 10 * number + cell.index());
        let is_known = self.seen.contains(&number);
        if !is_known {
            self.seen.push(number);
        }
        is_known
    }
}

impl Rectangle {
    /// The corners with extra candidates, by their position in cyclic order.
    pub fn with_extras(&self) -> impl Iterator<Item = usize> + '_ {
        (0..4).filter(|&at| !self.extras[at].is_empty())
    }

    /// The two corners with extra candidates, if there are exactly two.
    pub fn two_with_extras(&self) -> Option<(usize, usize)> {
        let mut corners = self.with_extras();
        let two = (corners.next()?, corners.next()?);
        corners.next().is_none().then_some(two)
    }

    /// All extra candidates together.
    pub fn all_extras(&self) -> DigitSet {
        self.extras
            .iter()
            .fold(DigitSet::EMPTY, |all, &digits| all | digits)
    }

    /// The other digit of the pair.
    pub fn other(&self, digit: Digit) -> Option<Digit> {
        (self.pair - DigitSet::only(digit)).single()
    }

    /// A step of this rectangle. Its digits are the pair, its houses those with two of the corners, its covers the
    /// other houses that the argument uses.
    pub fn step<S: Cells>(
        &self,
        board: &Board<S>,
        technique: Technique,
        eliminations: Vec<Candidate>,
        covers: Vec<usize>,
    ) -> Step {
        Step {
            technique,
            placements: Vec::new(),
            eliminations,
            evidence: Evidence {
                covers,
                ..evidence(board, self.corners, self.pair.iter().collect())
            },
        }
    }
}

/// The corners and houses of a rectangle and its candidates: the two digits, and the extra ones.
pub(in crate::techniques) fn evidence<S: Cells>(
    board: &Board<S>,
    corners: Corners,
    digits: Vec<Digit>,
) -> Evidence {
    let role = |digit: &Digit| {
        if digits.contains(digit) {
            Role::Pattern
        } else {
            Role::Extra
        }
    };
    let mut candidates = Vec::new();
    for cell in corners {
        for digit in board.candidates(cell) {
            candidates.push((Candidate::new(cell, digit), role(&digit)));
        }
    }
    let mut houses = Vec::new();
    for at in 0..4 {
        let side: S = [corners[at], corners[(at + 1) % 4]].into_iter().collect();
        houses.extend(board.tables().houses_with(side));
    }
    houses.sort_unstable();
    Evidence {
        digits,
        houses,
        cells: corners.map(|cell| (cell, Role::Pattern)).to_vec(),
        candidates,
        ..Evidence::default()
    }
}

/// A strong link: one of the two cells holds the digit.
pub(in crate::techniques) fn link(one: Cell, other: Cell, digit: Digit) -> Link {
    Link::new(
        Candidate::new(one, digit),
        Candidate::new(other, digit),
        true,
    )
}
