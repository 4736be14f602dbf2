//! Turns a draft into a puzzle: reports every problem, and compiles the constraints once.

use std::sync::Arc;

use grille_core::constraint::Fault;
use grille_core::{Budget, Cell, Digit, Draft, DrawnConstraint, Entry, Grid, Invalid, Problem};

use crate::{Model, Puzzle};

/// Makes a puzzle from a draft, or reports what is wrong with it.
pub trait Validate: Sized {
    /// The puzzle, or all of its problems.
    fn validate(self) -> Result<Puzzle, Invalid> {
        self.validate_within(Budget::default())
    }

    /// Same as [`Validate::validate`], within a budget: if the [budget is over](Budget::is_over) before the constraints
    /// are compiled, that is a problem, too ([`Invalid::is_out_of_time`]).
    fn validate_within(self, budget: Budget<'_>) -> Result<Puzzle, Invalid>;

    /// Everything that keeps the draft from being a puzzle.
    fn problems(&self) -> Vec<Problem> {
        self.problems_within(Budget::default())
    }

    /// Same as [`Validate::problems`], within a budget: if the time is over before they are known, that is a problem,
    /// too.
    fn problems_within(&self, budget: Budget<'_>) -> Vec<Problem>;

    /// Document B's `est_valide`: the grid is complete, and no row, column or region repeats a digit.
    ///
    /// ```
    /// use grille_core::{Digit, Draft, Layout};
    /// use grille_solve::Validate;
    ///
    /// let draft = |text: &str| {
    ///     let digits = text.bytes().map(|byte| Digit::new(byte - b'0'));
    ///     Draft::from_givens(Layout::of_size(4).unwrap(), digits)
    /// };
    /// assert!(draft("1234341221434321").is_valid());
    /// assert!(!draft("1234341221434322").is_valid());
    /// ```
    #[doc(alias = "est_valide")]
    fn is_valid(&self) -> bool;

    /// The values alone, as a grid, if they break nothing.
    fn into_grid(self) -> Result<Grid, Invalid> {
        Ok(self.validate()?.into_values())
    }
}

impl Validate for Draft {
    fn validate_within(self, budget: Budget<'_>) -> Result<Puzzle, Invalid> {
        let model = compile(&self, budget);
        let model = model.map_err(|problems| Invalid { problems })?;
        let problems = problems(&self, model.as_deref());
        if problems.is_empty() {
            Ok(Puzzle::from_checked(self, model))
        } else {
            Err(Invalid { problems })
        }
    }

    fn problems_within(&self, budget: Budget<'_>) -> Vec<Problem> {
        match compile(self, budget) {
            Ok(model) => problems(self, model.as_deref()),
            Err(problems) => problems,
        }
    }

    fn is_valid(&self) -> bool {
        self.is_complete() && self.problems().is_empty()
    }
}

fn drawn(draft: &Draft, number: usize) -> DrawnConstraint {
    DrawnConstraint {
        constraint: draft.constraints[number].clone(),
        layout: draft.layout.clone(),
    }
}

/// The compiled constraints, if there are any.
fn compile(draft: &Draft, budget: Budget<'_>) -> Result<Option<Arc<Model>>, Vec<Problem>> {
    if draft.constraints.is_empty() {
        return Ok(None);
    }
    let known = draft.compiled.as_ref();
    let known = known.and_then(|known| Arc::clone(known).downcast::<Model>().ok());
    if let Some(model) = known
        && *model.base() == draft.layout
        && model.constraints() == draft.constraints
    {
        return Ok(Some(model));
    }
    let fault = |(number, fault): (usize, Fault)| Problem::Fault {
        constraint: drawn(draft, number),
        fault,
    };
    Model::within(&draft.layout, draft.constraints.clone(), budget)
        .map(|model| Some(Arc::new(model)))
        .map_err(|faults| faults.into_iter().map(fault).collect())
}

fn problems(draft: &Draft, model: Option<&Model>) -> Vec<Problem> {
    let layout = model.map_or(&draft.layout, Model::layout);
    let (found, expected) = (draft.entries.len(), layout.cell_count());
    if found != expected {
        return vec![Problem::CellCount { found, expected }];
    }
    let mut problems = Vec::new();
    let max = layout.digits();
    for cell in layout.cells() {
        let Entry { value, allowed, .. } = draft.entries[cell.index()];
        let Some(digit) = value else { continue };
        let place = layout.place(cell);
        if usize::from(digit.value()) > max {
            problems.push(Problem::TooLarge { digit, place, max });
        } else if !allowed.contains(digit) {
            let digit = draft.script.alphabet.symbol(digit);
            problems.push(Problem::RuledOut { digit, place });
        }
    }
    problems.extend(draft.clashes(layout, |cell| draft.value(cell)));
    if problems.is_empty()
        && let Some(model) = model
    {
        problems.extend(broken(draft, model, |cell| draft.value(cell)));
    }
    if let Some(solution) = &draft.solution {
        problems.extend(solution_problem(draft, solution, model));
    }
    problems
}

/// A constraint that these values break.
fn broken(draft: &Draft, model: &Model, value: impl Fn(Cell) -> Option<Digit>) -> Option<Problem> {
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
        constraint: drawn(draft, number),
    })
}

fn solution_problem(
    draft: &Draft,
    solution: &[Option<Digit>],
    model: Option<&Model>,
) -> Option<Problem> {
    let layout = model.map_or(&draft.layout, Model::layout);
    if solution.len() != draft.entries.len() || solution.iter().any(Option::is_none) {
        return Some(Problem::SolutionIncomplete);
    }
    let value = |cell: Cell| solution[cell.index()];
    let broken = || model.and_then(|model| broken(draft, model, value));
    if let Some(clash) = draft.clashes(layout, value).pop().or_else(broken) {
        return Some(Problem::SolutionClash(Box::new(clash)));
    }
    let differs = draft.layout.cells().find(|cell| {
        let value = draft.value(*cell);
        value.is_some() && value != solution[cell.index()]
    })?;
    Some(Problem::SolutionDiffers(draft.layout.place(differs)))
}
