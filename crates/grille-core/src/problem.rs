//! Problems: what can be wrong with a draft.

use std::fmt;

use crate::constraint::{Constraint, Fault};
use crate::grid_error::list;
use crate::{Digit, House, Layout, Place};

/// One thing wrong with a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Problem {
    /// There are more or fewer entries than cells.
    CellCount {
        /// How many entries there are.
        found: usize,
        /// How many cells there are.
        expected: usize,
    },
    /// A house holds a digit more than once.
    Clash {
        /// The digit, as the puzzle writes it.
        digit: char,
        /// The house.
        house: House,
        /// The cells of the house that hold it.
        places: Vec<Place>,
    },
    /// A digit in two cells that must differ.
    Alike {
        /// The digit, as the puzzle writes it.
        digit: char,
        /// The two places.
        places: Vec<Place>,
    },
    /// A constraint that makes no sense on its grid.
    Fault {
        /// The constraint.
        constraint: DrawnConstraint,
        /// What is wrong with it.
        fault: Fault,
    },
    /// A constraint that the values break.
    Broken {
        /// The constraint.
        constraint: DrawnConstraint,
    },
    /// The grid is complete, and a bounded search cannot decide whether it has the regions that are to be found.
    RegionsUnknown,
    /// A digit greater than the number of digits of the grid.
    TooLarge {
        /// The digit.
        digit: Digit,
        /// Where it is.
        place: Place,
        /// The greatest digit of the grid.
        max: usize,
    },
    /// The cell holds a digit that the text itself excludes from its candidates.
    RuledOut {
        /// The digit, as the puzzle writes it.
        digit: char,
        /// Where it is.
        place: Place,
    },
    /// The solution that came with the puzzle has empty cells.
    SolutionIncomplete,
    /// The solution that came with the puzzle breaks a house.
    SolutionClash(Box<Problem>),
    /// The solution that came with the puzzle has another value in a filled cell.
    SolutionDiffers(Place),
}

/// A draft that is not a valid puzzle, with everything that is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invalid {
    /// At least one.
    pub problems: Vec<Problem>,
}

impl Invalid {
    /// Whether the time ran out before more could be said.
    #[must_use]
    pub fn is_out_of_time(&self) -> bool {
        let is_late = |problem: &Problem| matches!(problem, Problem::Fault { fault, .. } if *fault == Fault::OutOfTime);
        self.problems.iter().any(is_late)
    }
}

/// A constraint and the layout it is drawn on: what is needed to name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnConstraint {
    /// The constraint.
    pub constraint: Constraint,
    /// The layout, without the groups that constraints add to it.
    pub layout: Layout,
}

/// In plain English: `thermo at r4c5`.
impl fmt::Display for DrawnConstraint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.constraint {
            Constraint::Custom(custom) => write!(f, "“{}”", custom.name)?,
            other => f.write_str(other.word().unwrap_or("constraint"))?,
        }
        let cells = self.constraint.cells(&self.layout).into_iter();
        match cells.into_iter().find(|&cell| self.layout.contains(cell)) {
            Some(first) => write!(f, " at {}", self.layout.place(first)),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = |places: &[Place]| list(&places.iter().map(Place::to_string).collect::<Vec<_>>());
        match self {
            Problem::CellCount { found, expected } => write!(
                f,
                "The draft has {found} entries for the {expected} cells of its layout."
            ),
            Problem::Clash {
                digit,
                house,
                places,
            } => write!(f, "{digit} appears twice in {house}, at {}.", at(places)),
            Problem::Alike { digit, places } => {
                write!(f, "{digit} is at {}, which must differ.", at(places))
            }
            Problem::Fault { constraint, fault } => write!(f, "In {constraint}: {fault}"),
            Problem::Broken { constraint } => write!(f, "The digits break {constraint}."),
            Problem::RegionsUnknown => f.write_str(
                "The grid is complete, but a bounded search could not tell whether it can be divided into regions.",
            ),
            Problem::TooLarge { digit, place, max } => write!(
                f,
                "{digit} at {place} is too large: digits go from 1 to {max}."
            ),
            Problem::RuledOut { digit, place } => write!(
                f,
                "{digit} at {place} is not among the candidates that the text leaves for the cell."
            ),
            Problem::SolutionIncomplete => {
                f.write_str("The solution that comes with the puzzle is not complete.")
            }
            Problem::SolutionClash(clash) => write!(
                f,
                "The solution that comes with the puzzle is wrong: {clash}"
            ),
            Problem::SolutionDiffers(place) => write!(
                f,
                "The solution that comes with the puzzle has another digit at {place}."
            ),
        }
    }
}

impl fmt::Display for Invalid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.problems.as_slice() {
            [] => f.write_str("The grid is not valid."),
            [only] => only.fmt(f),
            [first, _] => write!(f, "{first} (And one more problem.)"),
            [first, more @ ..] => write!(f, "{first} (And {} more problems.)", more.len()),
        }
    }
}

impl std::error::Error for Problem {}
impl std::error::Error for Invalid {}
