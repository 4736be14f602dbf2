//! Why a constraint rules something out: the sentences of the proof, as data.

use grille_core::{Cell, Digit, DigitSet};

use super::step::Candidate;

/// Cells that together hold one of several sets of digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// The cells.
    pub cells: Vec<Cell>,
    /// What they can hold, in any order.
    pub sets: Vec<DigitSet>,
}

/// One reason behind a step by constraints; the step's evidence names the constraints.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// The digits that the cells of a constraint can hold together: one of these sets.
    Combinations {
        /// What is left.
        sets: Vec<DigitSet>,
    },
    /// With one of these digits in the cell, the other cells cannot hold the rest of any combination that contains it.
    NoArrangement {
        /// The cell.
        cell: Cell,
        /// The digits.
        digits: DigitSet,
    },
    /// The constraint needs this digit in one of these cells.
    Needs {
        /// The digit.
        digit: Digit,
        /// Where it can be.
        places: Vec<Cell>,
    },
    /// A house needs this digit in one of these cells.
    HouseNeeds {
        /// The house.
        house: usize,
        /// The digit.
        digit: Digit,
        /// Where it can be.
        places: Vec<Cell>,
    },
    /// Cages and cells that see each other and so share no digit: some combinations of one would leave none for the
    /// others.
    Clash {
        /// What each can hold.
        held: Vec<Held>,
        /// Which of them loses combinations.
        at: usize,
        /// The combinations that it loses.
        sets: Vec<DigitSet>,
    },
    /// Cages and cells that see each other and so share no digit: between them they hold these digits, however they
    /// are filled.
    Together {
        /// What each can hold.
        held: Vec<Held>,
        /// The digits.
        digits: DigitSet,
    },
    /// A house needs this digit in one of these cells, and some digits in another cell would leave it no place there.
    NoPlace {
        /// The house.
        house: usize,
        /// The digit.
        digit: Digit,
        /// Where it can be.
        places: Vec<Cell>,
        /// The other cell.
        cell: Cell,
        /// What it cannot be.
        digits: DigitSet,
    },
    /// The total of some houses compared with the sums of the cages inside them and across their border (the 45 rule).
    Difference {
        /// The houses, which share no cell.
        houses: Vec<usize>,
        /// What they add up to.
        total: i32,
        /// What the cages add up to.
        cages: i32,
        /// The cells of the houses outside the cages.
        innies: Vec<Cell>,
        /// The cells of the cages outside the houses.
        outies: Vec<Cell>,
    },
    /// With one of these digits in the cell, no digits in the others give the difference.
    NoSum {
        /// The cell.
        cell: Cell,
        /// The digits.
        digits: DigitSet,
        /// The other cells; none if the cell alone decides.
        others: Vec<Cell>,
    },
    /// The digits strictly increase along a path from one cell to another.
    Grows {
        /// The lower end, with the least digit it can hold.
        from: Candidate,
        /// The upper end, with the least digit that this leaves to it.
        to: Candidate,
    },
    /// The digits strictly decrease along a path from one cell to another.
    Falls {
        /// The upper end, with the greatest digit it can hold.
        from: Candidate,
        /// The lower end, with the greatest digit that this leaves to it.
        to: Candidate,
    },
    /// An end of a between line that would be neither below one of the inner cells nor above another.
    Midst {
        /// The end.
        cell: Cell,
        /// The digits that it cannot be.
        digits: DigitSet,
        /// The cell that it would not be below, and the greatest digit left there.
        low: (Cell, Digit),
        /// The cell that it would not be above, and the least digit left there.
        high: (Cell, Digit),
    },
    /// With one of these digits at an end of a between line, the other end is too close for the inner cells, which
    /// differ.
    EndsTooClose {
        /// The end.
        cell: Cell,
        /// The digits.
        digits: DigitSet,
        /// The other end.
        other: Cell,
        /// The cells that differ, two or more.
        between: Vec<Cell>,
    },
    /// With one of these digits at an end of a line, no candidate of the other end suits the cells between them.
    NoOtherEnd {
        /// The end.
        cell: Cell,
        /// The digits.
        digits: DigitSet,
        /// The other end.
        other: Cell,
    },
    /// The candidates of the ends of a between line bound the cells between them.
    Inside {
        /// The least digit of an end.
        least: Digit,
        /// The greatest digit of an end.
        greatest: Digit,
    },
    /// Whatever the ends of a lockout line are, these digits are not beyond them.
    LockedOut {
        /// The ends.
        ends: [Cell; 2],
        /// The digits.
        digits: DigitSet,
    },
    /// Even with this candidate, some cells would add up to more than they may.
    TooMuch {
        /// The mildest of the candidates eliminated for this reason.
        candidate: Candidate,
        /// The cells, and their least possible sum.
        cells: (Vec<Cell>, i32),
        /// The cells whose sum they must equal, and the greatest possible sum of those; no cells for a fixed sum.
        other: (Vec<Cell>, i32),
    },
    /// Even with this candidate, the cells would add up to less than the fixed sum.
    TooLittle {
        /// The mildest of the candidates eliminated for this reason.
        candidate: Candidate,
        /// The cells, and their greatest possible sum.
        cells: (Vec<Cell>, i32),
        /// The sum.
        sum: i32,
    },
    /// With one of these digits in the cell, no candidate of the other cell is compatible.
    NoPartner {
        /// The cell.
        cell: Cell,
        /// The digits.
        digits: DigitSet,
        /// The other cell.
        other: Cell,
        /// What would be compatible with one of them.
        partners: DigitSet,
        /// What is left to the other cell.
        left: DigitSet,
    },
    /// With one of these digits in the cell, only the same digit would be left for another cell that sees it.
    SamePartner {
        /// The cell.
        cell: Cell,
        /// The digits.
        digits: DigitSet,
        /// The other cell.
        other: Cell,
    },
    /// If these equal cells held the digit, it would have no place left in a house.
    TwinsFill {
        /// The cells.
        twins: Vec<Cell>,
        /// The digit.
        digit: Digit,
        /// The house.
        house: usize,
    },
    /// A house needs this digit in one of these cells, some of which are equal to others.
    TwinSight {
        /// The house.
        house: usize,
        /// The digit.
        digit: Digit,
        /// Where it can be.
        places: Vec<Cell>,
        /// The groups of equal cells that these are in.
        twins: Vec<Vec<Cell>>,
    },
    /// With this candidate, several cells that differ would be left with fewer digits than cells.
    SharedPartner {
        /// The candidate.
        candidate: Candidate,
        /// The cells, which see each other.
        others: Vec<Cell>,
        /// What would be left to them.
        partners: DigitSet,
    },
    /// Digits alternate between two sides from cell to cell. With this cell on one side, cells of a house would be
    /// left with fewer digits than cells.
    Alternates {
        /// The digits of each side.
        sides: [DigitSet; 2],
        /// The house.
        house: usize,
        /// The cell.
        cell: Cell,
        /// The digits of the side that it cannot be on.
        digits: DigitSet,
        /// The cells of the house.
        cells: Vec<Cell>,
        /// What would be left to them.
        left: DigitSet,
    },
    /// The constraint needs n of these digits, and only n cells can hold one.
    AllNeeded {
        /// The digits.
        digits: DigitSet,
        /// The cells that can hold one.
        places: Vec<Cell>,
    },
    /// The constraint already has as many of these digits as it may have.
    NoMore {
        /// The digits.
        digits: DigitSet,
        /// The cells that hold one for certain.
        places: Vec<Cell>,
    },
    /// The sum of a sandwich determines how many digits it has, and so how far apart its crusts are. A place of one
    /// crust without a place of the other at that distance is eliminated.
    CrustsApart {
        /// The sum.
        sum: u32,
        /// The least and the greatest digit.
        crusts: [Digit; 2],
        /// The fewest and the most digits between them.
        counts: (usize, usize),
    },
    /// What the cells between the crusts of a sandwich can hold.
    Filling(Held),
    /// With this candidate, the clue outside the grid could only be one of these numbers.
    Clue {
        /// The candidate.
        candidate: Candidate,
        /// The numbers, none of which is the clue; empty if the row or column could not be filled at all.
        numbers: Vec<u32>,
    },
    /// Two candidates of one digit see each other.
    InSight {
        /// The one.
        one: Candidate,
        /// The other.
        other: Candidate,
    },
    /// With all of these candidates, some cells that see them would be left with fewer digits than cells.
    TooFewDigits {
        /// The candidates.
        candidates: Vec<Candidate>,
        /// The cells, which see each other.
        cells: Vec<Cell>,
        /// What would be left to them.
        digits: DigitSet,
    },
    /// With one of these digits in the cell, the candidates of the other cells cannot satisfy the constraint.
    Breaks {
        /// The cell.
        cell: Cell,
        /// The digits.
        digits: DigitSet,
        /// The cells needed to see this, with their remaining candidates; empty if no digits in the other cells would
        /// do.
        others: Vec<(Cell, DigitSet)>,
    },
}
