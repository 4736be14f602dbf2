//! What may go into each cell.

use grille::logic::possibilities;
use grille::render::whole_text;
use grille::say::Lang;
use grille::{Cell, DigitSet, Draft, Place, Puzzle, Solver};
use grille_schema::{
    CandidatesAnswer, CandidatesOfCell, CandidatesRequest, Digits, Forbidden, Version,
};

use crate::encode::Encoding;
use crate::position::{cell, validated, with_position};
use crate::{Context, Failure};

/// Which candidates are meant.
#[derive(Clone, Debug, Default)]
pub struct CandidatesOptions {
    /// Only these cells; all if there are none. Those that the grid does not have are left out.
    pub cells: Vec<Place>,
    /// Only the digits that are in some solution.
    pub really: bool,
    /// Why the other digits may not go there, too.
    pub why: bool,
}

/// What may go into the cells.
pub fn candidates(
    request: &CandidatesRequest,
    context: &Context<'_>,
) -> Result<CandidatesAnswer, Failure> {
    let draft = with_position(&request.puzzle, request.position.as_ref(), context)?;
    let mut cells = Vec::new();
    for (number, name) in request.cells.iter().flatten().enumerate() {
        let cell = cell(&format!("cells.{number}"), name, &draft.layout)?;
        cells.push(draft.layout.place(cell));
    }
    let options = CandidatesOptions {
        cells,
        really: request.really,
        why: request.why,
    };
    candidates_draft(draft, &options, context)
}

/// What may go into the cells of a puzzle that is read already.
pub fn candidates_draft(
    draft: Draft,
    options: &CandidatesOptions,
    context: &Context<'_>,
) -> Result<CandidatesAnswer, Failure> {
    let puzzle = validated(draft, context)?;
    let layout = puzzle.layout();
    let all = if options.really {
        let solver = Solver::new(&puzzle).with_budget(context.budget);
        solver.true_candidates().map_err(|_| Failure::time())?
    } else {
        puzzle.all_candidates()
    };
    let cells: Vec<Cell> = if options.cells.is_empty() {
        layout.cells().collect()
    } else {
        let places = options.cells.iter();
        let cells = places.filter_map(|at| layout.cell(at.row.into(), at.column.into()));
        cells.collect()
    };
    let of_cell = |cell: Cell| {
        let held = puzzle.values().get(cell).filter(|_| !options.really);
        let digits = held.map_or(all[cell.index()], |digit| DigitSet::from_iter([digit]));
        of_cell(&puzzle, cell, digits, options.why, context.lang)
    };
    Ok(CandidatesAnswer {
        version: Version,
        puzzle: whole_text(&puzzle),
        really: options.really,
        cells: cells.into_iter().map(of_cell).collect(),
    })
}

fn of_cell(
    puzzle: &Puzzle,
    cell: Cell,
    digits: DigitSet,
    why: bool,
    lang: Lang,
) -> CandidatesOfCell {
    let encoding = Encoding::of(puzzle);
    let Digits { digits, numbers } = encoding.digits(digits);
    let is_open = puzzle.values().get(cell).is_none();
    let found = (why && is_open)
        .then(|| possibilities(puzzle, cell))
        .flatten();
    let forbidden = found.map(|found| {
        let forbidden = found.forbidden.iter().map(|forbidden| Forbidden {
            digit: encoding.digit(forbidden.digit),
            number: forbidden.digit.value(),
            text: lang.say(forbidden),
        });
        forbidden.collect()
    });
    CandidatesOfCell {
        cell: encoding.cell(cell),
        digits,
        numbers,
        forbidden,
    }
}
