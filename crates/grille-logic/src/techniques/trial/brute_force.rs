//! Brute force: the solver has solved the puzzle, and one digit of its solution is taken over. It is the digit in the
//! middle of the empty cells, as in HoDoKu.

use std::any::Any;
use std::ops::ControlFlow;
use std::sync::Arc;

use grille_core::{Draft, Grid};
use grille_solve::{Outcome, Solver, Validate};

use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Candidate, Evidence, Role, Step};
use crate::technique::Technique;
use crate::techniques::Sink;

pub(in crate::techniques) fn find<S: Cells>(
    board: &Board<S>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let open = board.open();
    let Some(Outcome::Unique(solution)) = outcome(board, sink) else {
        return ControlFlow::Continue(());
    };
    let middle = open.iter().nth(open.len() / 2);
    let Some((cell, digit)) = middle.and_then(|cell| Some((cell, solution.get(cell)?))) else {
        return ControlFlow::Continue(());
    };
    let candidate = Candidate::new(cell, digit);
    sink.give(Step {
        technique: Technique::BruteForce,
        placements: vec![candidate],
        eliminations: Vec::new(),
        evidence: Evidence {
            digits: vec![digit],
            cells: vec![(cell, Role::Pattern)],
            ..Evidence::default()
        },
    })
}

/// What the solver says about a position; `None` if it visibly breaks a rule.
pub(super) fn outcome<S: Cells>(board: &Board<S>, sink: &Sink<'_>) -> Option<Outcome<Grid>> {
    let tables = board.tables();
    let mut draft = match &tables.model {
        Some(model) => {
            let mut draft = Draft::new(model.base().clone());
            draft.constraints = model.constraints().to_vec();
            draft.compiled = Some(Arc::clone(model) as Arc<dyn Any + Send + Sync>);
            draft
        }
        None => Draft::new(tables.layout.clone()),
    };
    for cell in tables.layout.cells() {
        let entry = &mut draft.entries[cell.index()];
        entry.value = board.value(cell);
        if entry.value.is_none() {
            entry.allowed = board.candidates(cell);
        }
    }
    let puzzle = draft.validate().ok()?;
    Some(Solver::new(&puzzle).with_budget(sink.budget()).outcome())
}
