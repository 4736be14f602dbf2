//! Why a constraint rules something out: the sentences of its proof, as data.

use super::step::Candidate;
use crate::{Cell, Digit, DigitSet};

/// Cells that hold one of some sets of digits together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// The cells.
    pub cells: Vec<Cell>,
    /// What they can hold, in any order.
    pub sets: Vec<DigitSet>,
}

/// One reason that a step by constraints rests on; the step's evidence names the constraints.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// The digits that the cells of a constraint can hold together: one of these sets.
    Combinations {
        /// What is left.
        sets: Vec<DigitSet>,
    },
    /// With one of these digits in the cell, the other cells cannot share out the rest of any combination
    /// that has it.
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
    /// Cages and cells that see each other, and so share no digit: some combinations of one of them would leave
    /// none to the others.
    Clash {
        /// What each can hold.
        held: Vec<Held>,
        /// Which of them loses combinations.
        at: usize,
        /// The combinations that it loses.
        sets: Vec<DigitSet>,
    },
    /// Cages and cells that see each other, and so share no digit: they hold these digits between them,
    /// however they are filled.
    Together {
        /// What each can hold.
        held: Vec<Held>,
        /// The digits.
        digits: DigitSet,
    },
    /// A house needs this digit in one of these cells, and with one of some digits in another it could be in
    /// none of them.
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
    /// What houses add up to, against the sums of the cages in them and across their border (the 45 rule).
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
    /// With one of these digits in the cell, no digits of the others make the difference come out.
    NoSum {
        /// The cell.
        cell: Cell,
        /// The digits.
        digits: DigitSet,
        /// The other cells; none if the cell alone decides.
        others: Vec<Cell>,
    },
    /// From one cell on the digits grow so many times until another.
    Grows {
        /// The lower end, with the least digit it can hold.
        from: Candidate,
        /// The upper end, with the least digit that this leaves to it.
        to: Candidate,
    },
    /// From one cell on the digits fall so many times until another.
    Falls {
        /// The upper end, with the greatest digit it can hold.
        from: Candidate,
        /// The lower end, with the greatest digit that this leaves to it.
        to: Candidate,
    },
    /// An end of a between line that is neither below one cell between the ends nor above another.
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
    /// With one of these digits at an end of a between line, the other end is too close for the cells between
    /// them that differ.
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
    /// With one of these digits at an end of a line, nothing left to the other end suits the cells between
    /// them.
    NoOtherEnd {
        /// The end.
        cell: Cell,
        /// The digits.
        digits: DigitSet,
        /// The other end.
        other: Cell,
    },
    /// What is left to the ends of a between line bounds the cells between them.
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
    /// Even with this candidate, some cells would come to more than they may.
    TooMuch {
        /// The mildest of the candidates that go for this reason.
        candidate: Candidate,
        /// The cells, and what they come to at least.
        cells: (Vec<Cell>, i32),
        /// The cells that they have to equal, and what these come to at most; no cells for a fixed sum.
        other: (Vec<Cell>, i32),
    },
    /// Even with this candidate, the cells would come to less than the fixed sum.
    TooLittle {
        /// The mildest of the candidates that go for this reason.
        candidate: Candidate,
        /// The cells, and what they come to at most.
        cells: (Vec<Cell>, i32),
        /// The sum.
        sum: i32,
    },
    /// With one of these digits in the cell, nothing that is left to another goes.
    NoPartner {
        /// The cell.
        cell: Cell,
        /// The digits.
        digits: DigitSet,
        /// The other cell.
        other: Cell,
        /// What would go with one of them.
        partners: DigitSet,
        /// What is left to the other cell.
        left: DigitSet,
    },
    /// With one of these digits in the cell, only the same would be left to another that sees it.
    SamePartner {
        /// The cell.
        cell: Cell,
        /// The digits.
        digits: DigitSet,
        /// The other cell.
        other: Cell,
    },
    /// Cells that are equal would leave no place for a digit in a house, if they held it.
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
    /// With this candidate, several cells that differ would be left with fewer digits than they are.
    SharedPartner {
        /// The candidate.
        candidate: Candidate,
        /// The cells, which see each other.
        others: Vec<Cell>,
        /// What would be left to them.
        partners: DigitSet,
    },
    /// From cell to cell the digits alternate between two sides; with this cell on one of them, cells of a
    /// house would be left with fewer digits than they are.
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
    /// The constraint wants so many of these digits, and no more cells than that can hold one.
    AllNeeded {
        /// The digits.
        digits: DigitSet,
        /// The cells that can hold one.
        places: Vec<Cell>,
    },
    /// The constraint has all of these digits that it may have.
    NoMore {
        /// The digits.
        digits: DigitSet,
        /// The cells that hold one for certain.
        places: Vec<Cell>,
    },
    /// A sandwich with this sum has so many digits, so that its crusts are as far apart: where one has no place
    /// as far from a place of the other, it goes.
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
        /// The numbers, which the clue is none of; none if the row or column could not be filled.
        numbers: Vec<u32>,
    },
    /// With one of these digits in the cell, what is left to the other cells cannot meet the constraint.
    Breaks {
        /// The cell.
        cell: Cell,
        /// The digits.
        digits: DigitSet,
        /// The cells it takes to see that, with the candidates they have left; none if nothing in the
        /// other cells would do.
        others: Vec<(Cell, DigitSet)>,
    },
}
