//! `solvers/question`: the query that a program gets, for programs that run in the page.

use grille::render::whole_text;
use grille_judge::protocol::{Query, VERSION};
use grille_schema::{QuestionAnswer, QuestionRequest, Version};

use crate::ask::Ask;
use crate::failure::Failure;

pub(super) fn run(ask: &Ask<'_>) -> Result<String, Failure> {
    ask.answered(|request: &QuestionRequest, context| {
        let puzzle = grille_api::puzzle_of(&request.puzzle, context)?.start();
        let query = Query::of(&puzzle).map_err(|why| grille_api::Failure::puzzle(&why))?;
        let query = query.to_string();
        let lines = std::iter::once(VERSION).chain(query.lines());
        Ok(QuestionAnswer {
            version: Version,
            puzzle: whole_text(&puzzle),
            lines: lines.map(str::to_string).collect(),
        })
    })
}
