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

/// What makes a link.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ground {
    /// What the layout says about the two: they share a cell or a house, or must differ.
    #[default]
    Layout,
    /// This house in particular, among those that the two share.
    House(usize),
    /// This constraint of the puzzle.
    Constraint(usize),
    /// This set of the evidence: it loses one digit and so keeps all others.
    Set(usize),
    /// None: it is supposed.
    Assumption,
    /// Its opposite was supposed and failed in this way.
    Refuted(Clash),
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
    /// What makes it.
    pub ground: Ground,
}

impl Link {
    /// A link that the layout alone makes.
    #[must_use]
    pub fn new(from: impl Into<Node>, to: impl Into<Node>, strong: bool) -> Link {
        Link {
            from: from.into(),
            to: to.into(),
            strong,
            ground: Ground::Layout,
        }
    }
}

/// A line of a proof: a node that is true or false, because of earlier lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inference {
    /// The node.
    pub node: Node,
    /// Whether it is true.
    pub is_true: bool,
    /// The lines of the same branch that it follows from; none for the assumption, which comes first.
    pub from: Vec<usize>,
    /// What makes it follow.
    pub ground: Ground,
}

/// How an assumption fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Clash {
    /// This candidate would be true and false.
    Candidate(Candidate),
    /// This cell would have no candidate left.
    Cell(Cell),
    /// This house would have no place left for this digit.
    House(usize, Digit),
    /// This constraint could not be met.
    Constraint(usize),
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
    /// What follows from each of several assumptions, one of which is true, or from a single one that fails.
    pub branches: Vec<Vec<Inference>>,
    /// How the single assumption fails.
    pub clash: Option<Clash>,
    /// The constraints that it rests on, as indices into the puzzle's list.
    pub constraints: Vec<usize>,
    /// The reasons, where constraints give them.
    pub why: Vec<Why>,
}

/// The shape of a chain of candidates that are false and true in turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChainShape {
    /// It ends in another cell: at least one of its ends is true.
    Open,
    /// It ends in its first cell and contradicts its premise.
    Discontinuous,
    /// It closes: of the two ends of each weak link exactly one is true.
    Continuous,
}

impl Evidence {
    /// The shape of the chain that the links make; `None` if they are no chain.
    #[must_use]
    pub fn chain_shape(&self) -> Option<ChainShape> {
        let (first, last) = (self.links.first()?, self.links.last()?);
        let follows = |pair: &[Link]| pair[0].to == pair[1].from;
        if !self.links.windows(2).all(follows) {
            return None;
        }
        let is_loop = first.from.cells.len() == 1 && first.from.cells == last.to.cells;
        let is_continuous = first.strong && last.strong && first.from.digit != last.to.digit;
        Some(match (is_loop, is_continuous) {
            (false, _) => ChainShape::Open,
            (true, false) => ChainShape::Discontinuous,
            (true, true) => ChainShape::Continuous,
        })
    }
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
