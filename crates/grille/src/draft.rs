//! A draft: a puzzle as it was read or typed, not yet checked. [`Draft::validate`] makes it a
//! [`Puzzle`] or names every problem.

use std::sync::Arc;

use crate::exact::Budget;
use crate::message::{Say, Text, Value, text};
use crate::notation::{Alphabet, Script};
use crate::variant::{Constraint, Fault, Model};
use crate::{
    Cell, Decoration, Digit, DigitSet, Geometry, Grid, Headers, House, HouseKind, Place, Puzzle,
};

/// What a draft says of one cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The value, if the cell has one.
    pub value: Option<Digit>,
    /// Whether the value belongs to the puzzle, as opposed to one that a solver placed since.
    pub given: bool,
    /// The digits that the text leaves to the cell; all of them where it says nothing.
    pub allowed: DigitSet,
}

/// A puzzle not yet checked. Its fields can be set to anything.
#[derive(Clone, Debug)]
pub struct Draft {
    /// The layout.
    pub geometry: Geometry,
    /// One entry a cell.
    pub entries: Vec<Entry>,
    /// What is asked beyond the houses of the layout.
    pub constraints: Vec<Constraint>,
    /// The solution that came with the puzzle.
    pub solution: Option<Vec<Option<Digit>>>,
    /// How the text wrote its digits and its empty cells.
    pub script: Script,
    /// Other alphabets in which the same text means another puzzle.
    pub also: Vec<Alphabet>,
    /// Author, date, ….
    pub headers: Headers,
    /// What is drawn and means nothing.
    pub decorations: Vec<Decoration>,
    /// Where the text stands.
    pub origin: Origin,
    /// What the constraints compile to, where that is known: as long as nobody changes them.
    pub(crate) compiled: Option<Arc<Model>>,
}

/// Where a draft was read: what a complaint about it names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    /// The file or other source.
    pub source: Option<String>,
    /// The line, from 1, in a collection of one puzzle a line.
    pub line: Option<usize>,
}

impl Origin {
    /// What is wrong, with where it is as far as that is known.
    #[must_use]
    pub fn locate(&self, what: &impl Say) -> Text {
        match (&self.source, self.line) {
            (Some(source), Some(line)) => {
                text!("in-source-line", source = source, line = line, what = what)
            }
            (Some(source), None) => text!("parse-in-source", source = source, what = what),
            (None, Some(line)) => text!("in-line", line = line, what = what),
            (None, None) => what.text(),
        }
    }
}

impl Draft {
    /// An empty draft.
    #[must_use]
    pub fn new(geometry: Geometry) -> Draft {
        let open = Entry {
            value: None,
            given: false,
            allowed: geometry.all_digits(),
        };
        Draft {
            entries: vec![open; geometry.cell_count()],
            constraints: Vec::new(),
            geometry,
            solution: None,
            script: Script::default(),
            also: Vec::new(),
            headers: Headers::default(),
            decorations: Vec::new(),
            origin: Origin::default(),
            compiled: None,
        }
    }

    /// A draft with these givens.
    #[must_use]
    pub fn from_givens(
        geometry: Geometry,
        givens: impl IntoIterator<Item = Option<Digit>>,
    ) -> Draft {
        let mut draft = Draft::new(geometry);
        for (entry, value) in draft.entries.iter_mut().zip(givens) {
            entry.value = value;
            entry.given = value.is_some();
        }
        draft
    }

    /// Sets a given.
    pub fn set_given(&mut self, cell: Cell, digit: Digit) {
        let entry = &mut self.entries[cell.index()];
        entry.value = Some(digit);
        entry.given = true;
    }

    /// The value of a cell.
    #[must_use]
    pub fn value(&self, cell: Cell) -> Option<Digit> {
        self.entries[cell.index()].value
    }

    /// Whether every cell has a value.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.entries.iter().all(|entry| entry.value.is_some())
    }

    /// Document B's `est_valide`: complete, and every row, column and region holds.
    ///
    /// ```
    /// use grille::notation;
    ///
    /// let solved = "1234341221434321";
    /// assert!(notation::read_one(solved)?.is_valid());
    /// assert!(!notation::read_one("1234341221434322")?.is_valid());
    /// # Ok::<(), grille::ReadError>(())
    /// ```
    #[doc(alias = "est_valide")]
    #[must_use]
    pub fn is_valid(&self) -> bool {
        self.is_complete() && self.problems().is_empty()
    }

    /// Whether no house of this kind holds a digit twice: one of document B's three tests.
    #[must_use]
    pub fn holds(&self, kind: HouseKind) -> bool {
        let value = |cell: Cell| self.value(cell);
        self.geometry
            .houses()
            .iter()
            .filter(|house| house.kind() == kind)
            .all(|house| twice_in(house, value).is_empty())
    }

    /// Everything that keeps the draft from being a puzzle.
    #[must_use]
    pub fn problems(&self) -> Vec<Problem> {
        self.problems_within(Budget::default())
    }

    /// The same; that the time is over before they are known is a problem, too.
    #[must_use]
    pub fn problems_within(&self, budget: Budget<'_>) -> Vec<Problem> {
        match self.model(budget) {
            Ok(model) => self.problems_with(model.as_deref()),
            Err(problems) => problems,
        }
    }

    /// The constraints compiled, if there are any.
    fn model(&self, budget: Budget<'_>) -> Result<Option<Arc<Model>>, Vec<Problem>> {
        if self.constraints.is_empty() {
            return Ok(None);
        }
        if let Some(model) = &self.compiled
            && *model.base() == self.geometry
            && model.constraints() == self.constraints
        {
            return Ok(Some(Arc::clone(model)));
        }
        let fault = |(number, fault): (usize, Fault)| Problem::Fault {
            constraint: self.constraints[number].tell(&self.geometry),
            fault,
        };
        Model::within(&self.geometry, self.constraints.clone(), budget)
            .map(|model| Some(Arc::new(model)))
            .map_err(|faults| faults.into_iter().map(fault).collect())
    }

    fn problems_with(&self, model: Option<&Model>) -> Vec<Problem> {
        let geometry = model.map_or(&self.geometry, Model::geometry);
        let mut problems = Vec::new();
        let max = geometry.digits();
        for cell in geometry.cells() {
            let Entry { value, allowed, .. } = self.entries[cell.index()];
            let Some(digit) = value else { continue };
            let place = geometry.place(cell);
            if usize::from(digit.value()) > max {
                problems.push(Problem::TooLarge { digit, place, max });
            } else if !allowed.contains(digit) {
                let digit = self.script.alphabet.symbol(digit);
                problems.push(Problem::RuledOut { digit, place });
            }
        }
        problems.extend(self.clashes(geometry, |cell| self.value(cell)));
        if problems.is_empty()
            && let Some(model) = model
        {
            problems.extend(self.broken(model, |cell| self.value(cell)));
        }
        if let Some(solution) = &self.solution {
            problems.extend(self.solution_problem(solution, model));
        }
        problems
    }

    /// Every digit that comes twice in a house, or in two cells that must differ.
    fn clashes(
        &self,
        geometry: &Geometry,
        value: impl Fn(Cell) -> Option<Digit> + Copy,
    ) -> Vec<Problem> {
        let alphabet = self.script.alphabet;
        let places =
            |cells: Vec<Cell>| cells.into_iter().map(|cell| geometry.place(cell)).collect();
        let in_houses = geometry.houses().iter().flat_map(|house| {
            let twice = twice_in(house, value).into_iter();
            twice.map(|(digit, cells)| Problem::Clash {
                digit: alphabet.symbol(digit),
                house: house.clone(),
                places: places(cells),
            })
        });
        let unlike = geometry.unlike().iter().filter_map(|&(a, b)| {
            let digit = value(a).filter(|&digit| value(b) == Some(digit))?;
            Some(Problem::Alike {
                digit: alphabet.symbol(digit),
                places: places(vec![a, b]),
            })
        });
        in_houses.chain(unlike).collect()
    }

    /// A constraint that these values break.
    fn broken(&self, model: &Model, value: impl Fn(Cell) -> Option<Digit>) -> Option<Problem> {
        let number = match (model.broken_condition(&value), model.regions()) {
            (Some(number), _) => number,
            (None, None) => return None,
            (None, Some(regions)) => match model.can_be_divided(&value) {
                Ok(true) => return None,
                Ok(false) => regions.constraint(),
                Err(_) => return Some(Problem::RegionsUnknown),
            },
        };
        Some(Problem::Broken {
            constraint: self.constraints[number].tell(&self.geometry),
        })
    }

    fn solution_problem(
        &self,
        solution: &[Option<Digit>],
        model: Option<&Model>,
    ) -> Option<Problem> {
        let geometry = model.map_or(&self.geometry, Model::geometry);
        if solution.len() != self.entries.len() || solution.iter().any(Option::is_none) {
            return Some(Problem::SolutionIncomplete);
        }
        let value = |cell: Cell| solution[cell.index()];
        let broken = || model.and_then(|model| self.broken(model, value));
        if let Some(clash) = self.clashes(geometry, value).pop().or_else(broken) {
            return Some(Problem::SolutionClash(Box::new(clash)));
        }
        let differs = self.geometry.cells().find(|cell| {
            let value = self.value(*cell);
            value.is_some() && value != solution[cell.index()]
        })?;
        Some(Problem::SolutionDiffers(self.geometry.place(differs)))
    }

    /// The puzzle, or every problem with it.
    pub fn validate(self) -> Result<Puzzle, Invalid> {
        self.validate_within(Budget::default())
    }

    /// The same; that the [budget is over](Budget::is_over) before its constraints are compiled is a problem,
    /// too ([`Invalid::is_out_of_time`]).
    pub fn validate_within(self, budget: Budget<'_>) -> Result<Puzzle, Invalid> {
        let model = self.model(budget);
        let model = model.map_err(|problems| Invalid { problems })?;
        let problems = self.problems_with(model.as_deref());
        if problems.is_empty() {
            Ok(Puzzle::from_checked(self, model))
        } else {
            Err(Invalid { problems })
        }
    }

    /// The values alone, as a grid, if they break no house.
    pub fn into_grid(self) -> Result<Grid, Invalid> {
        Ok(self.validate()?.into_values())
    }
}

/// The digits that a house holds more than once, each with its cells.
fn twice_in(house: &House, value: impl Fn(Cell) -> Option<Digit>) -> Vec<(Digit, Vec<Cell>)> {
    let (mut seen, mut twice) = (DigitSet::EMPTY, DigitSet::EMPTY);
    for digit in house.cells().iter().filter_map(|&cell| value(cell)) {
        if seen.contains(digit) {
            twice.insert(digit);
        }
        seen.insert(digit);
    }
    let cells = |digit| {
        house
            .cells()
            .iter()
            .copied()
            .filter(|&cell| value(cell) == Some(digit))
            .collect()
    };
    twice.iter().map(|digit| (digit, cells(digit))).collect()
}

/// One thing wrong with a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
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
    /// A constraint that makes no sense.
    Fault {
        /// Which.
        constraint: Text,
        /// What is wrong with it.
        fault: Fault,
    },
    /// A constraint that the values break.
    Broken {
        /// Which.
        constraint: Text,
    },
    /// The grid is complete, and a bounded search cannot tell whether it has the regions that are to be found.
    RegionsUnknown,
    /// A digit greater than the grid is wide.
    TooLarge {
        /// The digit.
        digit: Digit,
        /// Where it is.
        place: Place,
        /// The greatest digit of the grid.
        max: usize,
    },
    /// The cell holds a digit that the text itself takes from its candidates.
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
    /// The solution that came with the puzzle has another value in a cell that is filled.
    SolutionDiffers(Place),
}

impl Say for Problem {
    fn text(&self) -> Text {
        match self {
            Problem::Clash {
                digit,
                house,
                places,
            } => text!(
                "problem-clash",
                digit = *digit,
                house = house,
                places = places.iter().map(Place::to_string).collect::<Value>()
            ),
            Problem::Alike { digit, places } => text!(
                "problem-alike",
                digit = *digit,
                places = places.iter().map(Place::to_string).collect::<Value>()
            ),
            Problem::Fault { constraint, fault } => {
                text!("problem-fault", constraint = constraint, fault = fault)
            }
            Problem::RegionsUnknown => text!("problem-regions-unknown"),
            Problem::Broken { constraint } => text!("problem-broken", constraint = constraint),
            Problem::TooLarge { digit, place, max } => {
                text!(
                    "problem-too-large",
                    digit = digit.to_string(),
                    place = *place,
                    max = *max
                )
            }
            Problem::RuledOut { digit, place } => {
                text!("problem-ruled-out", digit = *digit, place = *place)
            }
            Problem::SolutionIncomplete => text!("problem-solution-incomplete"),
            Problem::SolutionClash(clash) => {
                text!("problem-solution-clash", clash = clash.as_ref())
            }
            Problem::SolutionDiffers(place) => {
                text!("problem-solution-differs", place = *place)
            }
        }
    }
}

/// A draft that is no puzzle, with everything that is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invalid {
    /// At least one.
    pub problems: Vec<Problem>,
}

impl Invalid {
    /// Whether the time was over before more could be said.
    #[must_use]
    pub fn is_out_of_time(&self) -> bool {
        let is_late = |problem: &Problem| matches!(problem, Problem::Fault { fault, .. } if *fault == Fault::OutOfTime);
        self.problems.iter().any(is_late)
    }
}

impl Say for Invalid {
    fn text(&self) -> Text {
        let first = self
            .problems
            .first()
            .map_or_else(|| text!("problem-none"), Say::text);
        match self.problems.len() {
            0 | 1 => first,
            count => text!("invalid", first = first, more = count - 1),
        }
    }
}

crate::message::display_in_english!(Problem, Invalid);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::Lang;
    use crate::notation::read_one;

    #[test]
    fn a_clash_names_the_cells_and_each_house() {
        let line = format!("5...5....{}", ".".repeat(72));
        let invalid = read_one(&line).unwrap().validate().unwrap_err();
        assert_eq!(
            invalid.to_string(),
            "5 appears twice in row 1, at r1c1 and r1c5."
        );
        assert_eq!(
            Lang::French.say(&invalid),
            "Le 5 est deux fois dans la ligne 1, en r1c1 et r1c5."
        );

        let line = format!("5........55.......{}", ".".repeat(63));
        let invalid = read_one(&line).unwrap().validate().unwrap_err();
        assert_eq!(invalid.problems.len(), 3);
        let draft = read_one(&line).unwrap();
        assert!(
            !draft.holds(HouseKind::Row)
                && !draft.holds(HouseKind::Column)
                && !draft.holds(HouseKind::Box)
        );
    }

    #[test]
    fn a_solution_that_does_not_fit_is_a_problem() {
        let with = |solution: &str| {
            let mut draft = read_one("1...............").unwrap();
            let values = read_one(solution).unwrap();
            draft.solution = Some(values.entries.iter().map(|entry| entry.value).collect());
            draft.problems()
        };
        assert_eq!(with("1234341221434321"), []);
        assert_eq!(with("123434122143432."), [Problem::SolutionIncomplete]);
        assert!(matches!(
            with("1234341221434322")[..],
            [Problem::SolutionClash(_)]
        ));
        assert_eq!(
            with("2134341212434321"),
            [Problem::SolutionDiffers(Place { row: 0, column: 0 })]
        );
    }
}
