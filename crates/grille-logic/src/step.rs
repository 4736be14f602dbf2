//! A step of reasoning: its conclusions and its evidence. Pure data; the wording is made last.

use grille_core::{Cell, Digit, DigitSet};

use super::technique::Technique;
use super::why::Why;

/// A digit in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Candidate {
    /// The cell.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
}

impl Candidate {
    /// This digit in this cell.
    #[must_use]
    pub fn new(cell: Cell, digit: Digit) -> Candidate {
        Candidate { cell, digit }
    }
}

/// The role of a cell or candidate in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// Part of the pattern.
    Pattern,
    /// The pivot of a wing, the stem of a pattern.
    Pivot,
    /// A pincer of a wing, the end of a chain.
    Pincer,
    /// A fin: it would break the pattern, but the conclusion also holds if the fin is true.
    Fin,
    /// One colour of a colouring.
    Colour,
    /// The other colour.
    OtherColour,
    /// One colour of a second colouring.
    SecondColour,
    /// The other colour of the second colouring.
    OtherSecondColour,
    /// A candidate of the pattern's cells other than the pattern's own digits.
    Extra,
    /// Part of a subset formed with the extra candidates of a pattern.
    Subset,
    /// A fin of a fish inside the cells where two of its base houses cross.
    EndoFin,
}

/// A digit in one of some cells: a single candidate, or a group of candidates that a chain treats as one. It is true
/// if one of its candidates is, and false if none is.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Node {
    /// The digit.
    pub digit: Digit,
    /// The cells in ascending order, at least one.
    pub cells: Vec<Cell>,
}

impl Node {
    /// This digit in one of these cells.
    #[must_use]
    pub fn new(cells: impl IntoIterator<Item = Cell>, digit: Digit) -> Node {
        let mut cells: Vec<Cell> = cells.into_iter().collect();
        cells.sort_unstable();
        Node { digit, cells }
    }

    /// Its candidate, if it is only one.
    #[must_use]
    pub fn only(&self) -> Option<Candidate> {
        match self.cells[..] {
            [cell] => Some(Candidate::new(cell, self.digit)),
            _ => None,
        }
    }

    /// Its candidates.
    pub fn candidates(&self) -> impl Iterator<Item = Candidate> + '_ {
        self.cells
            .iter()
            .map(|&cell| Candidate::new(cell, self.digit))
    }
}

impl From<Candidate> for Node {
    fn from(candidate: Candidate) -> Node {
        Node {
            digit: candidate.digit,
            cells: vec![candidate.cell],
        }
    }
}

/// Cells that see each other and together have few more digits than cells: an almost locked set has one more.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SetOfCells {
    /// The cells in ascending order.
    pub cells: Vec<Cell>,
    /// The digits that they can hold.
    pub digits: DigitSet,
}

/// Two nodes, one of which implies something about the other.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Link {
    /// Where it starts.
    pub from: Node,
    /// Where it leads.
    pub to: Node,
    /// Strong: if the first is false, the second is true. Weak: if the first is true, the second is false.
    pub strong: bool,
}

/// What a step rests on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Evidence {
    /// The digits that the pattern is about, in the order in which the wording names them.
    pub digits: Vec<Digit>,
    /// The houses that the pattern is in: the base of a fish, the house of a subset.
    pub houses: Vec<usize>,
    /// The houses that it acts on: the cover of a fish, the line of a locked candidate.
    pub covers: Vec<usize>,
    /// The cells of the pattern with their roles.
    pub cells: Vec<(Cell, Role)>,
    /// The candidates of the pattern with their roles.
    pub candidates: Vec<(Candidate, Role)>,
    /// The almost locked sets of the pattern, in the order in which the wording names them: A, B, C…
    pub sets: Vec<SetOfCells>,
    /// The links of a chain, in order.
    pub links: Vec<Link>,
    /// The constraints that it rests on, as indices into the puzzle's list.
    pub constraints: Vec<usize>,
    /// The reasons, where constraints give them.
    pub why: Vec<Why>,
}

/// A step: a technique, its conclusions, and what they rest on. It has at least one conclusion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The technique.
    pub technique: Technique,
    /// The digits that it places.
    pub placements: Vec<Candidate>,
    /// The candidates that it removes.
    pub eliminations: Vec<Candidate>,
    /// What it rests on.
    pub evidence: Evidence,
}
