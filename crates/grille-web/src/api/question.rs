//! `solvers/question`: the query that a program gets, for programs that run in the page.

use grille_judge::protocol::{Query, VERSION};
use serde_json::{Value, json};

use crate::ask::Ask;
use crate::failure::Failure;

pub(super) fn run(ask: &Ask<'_>) -> Result<Value, Failure> {
    ask.only(&["puzzle"])?;
    let query = Query::of(&ask.puzzle()?.start()).map_err(|why| Failure::puzzle(&why))?;
    let query = query.to_string();
    let lines: Vec<&str> = std::iter::once(VERSION).chain(query.lines()).collect();
    Ok(json!({ "lines": lines }))
}
