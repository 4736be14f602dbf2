//! The steps by which a player at a position may have made some moves.

use grille::logic::hint::Move;
use grille::logic::{Candidate, Position, Technique};
use grille::render::whole_text;
use grille::{Outcome, Solver};
use grille_schema::{RecogniseAnswer, RecogniseRequest, Version};

use crate::position::{moves, validated, with_position};
use crate::{Context, Failure, encode};

/// The steps by which a player at a position may have made some moves.
pub fn recognise(
    request: &RecogniseRequest,
    context: &Context<'_>,
) -> Result<RecogniseAnswer, Failure> {
    let draft = with_position(&request.puzzle, request.position.as_ref(), context)?;
    let moves = moves(&request.moves, &draft)?;
    let puzzle = validated(draft, context)?;
    let position = Position::new(&puzzle);
    let (mut placed, mut removed) = (Vec::new(), Vec::new());
    for made in moves {
        match made {
            Move::Place(candidate) => placed.push(candidate),
            Move::Mark(cell, left) => {
                let gone = position.candidates(cell) - left;
                removed.extend(gone.iter().map(|digit| Candidate::new(cell, digit)));
            }
            Move::Erase(_) | Move::ShowCandidates => {}
        }
    }
    let start = puzzle.start();
    let outcome = Solver::new(&start).with_budget(context.budget).outcome();
    let is_unique = matches!(outcome, Outcome::Unique(_));
    let techniques = Technique::as_people_look()
        .filter(|technique| is_unique || !technique.entry().assumes_unique);
    let used = grille::logic::recognise(&position, &placed, &removed, techniques, context.budget);
    let used = used.map_err(|_| Failure::time())?;
    let steps = used.steps.iter();
    Ok(RecogniseAnswer {
        version: Version,
        puzzle: whole_text(&puzzle),
        follows: used.follows(),
        steps: steps
            .map(|step| encode::step(step, &position, context.lang))
            .collect(),
    })
}
