//! Why a constraint rules something out: the sentences of its proof, as data.

use super::step::Candidate;
use crate::{Cell, Digit, DigitSet};

/// One reason that a step by constraints rests on. A `constraint` is a number in the puzzle's list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// The digits that the cells of a constraint can hold together: one of these sets.
    Combinations {
        /// The constraint.
        constraint: usize,
        /// What is left.
        sets: Vec<DigitSet>,
    },
    /// With this candidate, the other cells cannot share out the rest of any combination that has it.
    NoArrangement {
        /// The constraint.
        constraint: usize,
        /// The candidate.
        candidate: Candidate,
    },
    /// The constraint needs this digit in one of these cells.
    Needs {
        /// The constraint.
        constraint: usize,
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
    /// With this candidate, no digits of these cells make the difference come out.
    NoSum {
        /// The candidate.
        candidate: Candidate,
        /// The other cells; none if the candidate alone decides.
        others: Vec<Cell>,
    },
    /// From one cell on the digits grow so many times until another.
    Grows {
        /// The constraints that say so, in order.
        constraints: Vec<usize>,
        /// The lower end, with the least digit it can hold.
        from: Candidate,
        /// The upper end, with the least digit that this leaves to it.
        to: Candidate,
    },
    /// From one cell on the digits fall so many times until another.
    Falls {
        /// The constraints that say so, in order.
        constraints: Vec<usize>,
        /// The upper end, with the greatest digit it can hold.
        from: Candidate,
        /// The lower end, with the greatest digit that this leaves to it.
        to: Candidate,
    },
    /// With this candidate, some cells would come to more than they may.
    TooMuch {
        /// The constraint.
        constraint: usize,
        /// The candidate.
        candidate: Candidate,
        /// The cells, and what they come to at least.
        cells: (Vec<Cell>, i32),
        /// The cells that they have to equal, and what these come to at most; no cells for a fixed sum.
        other: (Vec<Cell>, i32),
    },
    /// With this candidate, the cells would come to less than the fixed sum.
    TooLittle {
        /// The constraint.
        constraint: usize,
        /// The candidate.
        candidate: Candidate,
        /// The cells, and what they come to at most.
        cells: (Vec<Cell>, i32),
        /// The sum.
        sum: i32,
    },
    /// With this candidate, nothing that is left to another cell goes.
    NoPartner {
        /// The constraint.
        constraint: usize,
        /// The candidate.
        candidate: Candidate,
        /// The other cell.
        other: Cell,
        /// What would go with the candidate.
        partners: DigitSet,
        /// What is left to the other cell.
        left: DigitSet,
    },
    /// With this candidate, several cells that differ would be left with fewer digits than they are.
    SharedPartner {
        /// The constraints that bind the candidate to the cells.
        constraints: Vec<usize>,
        /// The candidate.
        candidate: Candidate,
        /// The cells, which see each other.
        others: Vec<Cell>,
        /// What would be left to them.
        partners: DigitSet,
    },
    /// The constraint wants so many of these digits, and no more cells than that can hold one.
    AllNeeded {
        /// The constraint.
        constraint: usize,
        /// The digits.
        digits: DigitSet,
        /// The cells that can hold one.
        places: Vec<Cell>,
    },
    /// The constraint has all of these digits that it may have.
    NoMore {
        /// The constraint.
        constraint: usize,
        /// The digits.
        digits: DigitSet,
        /// The cells that hold one for certain.
        places: Vec<Cell>,
    },
    /// With this candidate, the clue outside the grid could only be one of these numbers.
    Clue {
        /// The constraint.
        constraint: usize,
        /// The candidate.
        candidate: Candidate,
        /// The numbers, which the clue is none of; none if the row or column could not be filled.
        numbers: Vec<u32>,
    },
    /// With this candidate, what is left to the other cells cannot meet the constraint.
    Breaks {
        /// The constraint.
        constraint: usize,
        /// The candidate.
        candidate: Candidate,
    },
}
