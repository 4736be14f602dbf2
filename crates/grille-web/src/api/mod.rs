//! The endpoints, one file each: a function from a request to JSON, within a budget. They know nothing about
//! connections; [`crate::front`] reads requests and sends answers.

mod candidates;
mod check;
mod convert;
mod count;
mod explain;
mod generate;
mod hint;
mod openapi;
mod question;
mod rate;
mod read;
mod recognise;
mod referee;
mod solve;
mod techniques;

use grille::say::{Lang, Text, text};
use grille::{Digit, Grid, Outcome};
use serde_json::Value;

use crate::ask::Ask;
use crate::failure::Failure;
use crate::messages::CATALOGUE;
use crate::patterns::patterns;

/// The function of an endpoint.
pub(crate) type Run = fn(&Ask<'_>) -> Result<Value, Failure>;

/// How an endpoint is called.
#[derive(Clone, Copy)]
pub(crate) enum Endpoint {
    /// With a body; computed each time.
    Post(Run),
    /// With a body that holds all of a program's output.
    Said(Run),
    /// With a query; the answer stays the same as long as the program does.
    Get(Run),
}

/// All endpoints that answer with one JSON value, below `/api/v1/`.
pub(crate) const ENDPOINTS: &[(&str, Endpoint)] = &[
    ("candidates", Endpoint::Post(candidates::run)),
    ("check", Endpoint::Post(check::run)),
    ("convert", Endpoint::Post(convert::run)),
    ("count", Endpoint::Post(count::run)),
    ("daily", Endpoint::Get(generate::daily)),
    ("explain", Endpoint::Post(explain::run)),
    ("generate", Endpoint::Post(generate::run)),
    ("hint", Endpoint::Post(hint::run)),
    ("locale/{lang}", Endpoint::Get(locale)),
    ("openapi.json", Endpoint::Get(openapi::run)),
    ("rate", Endpoint::Post(rate::run)),
    ("read", Endpoint::Post(read::run)),
    ("recognise", Endpoint::Post(recognise::run)),
    ("solve", Endpoint::Post(solve::run)),
    ("solvers/question", Endpoint::Post(question::run)),
    ("solvers/referee", Endpoint::Said(referee::run)),
    ("technique/{id}", Endpoint::Get(techniques::one)),
    ("techniques", Endpoint::Get(techniques::all)),
    ("variants", Endpoint::Get(generate::variants)),
];

/// The endpoints that take batches, below `/api/v1/`.
pub(crate) const BATCH: &[(&str, Run)] = &[
    ("batch/check", check::run),
    ("batch/rate", rate::run),
    ("batch/solve", solve::run),
];

/// The page's messages.
fn locale(ask: &Ask<'_>) -> Result<Value, Failure> {
    ask.only(&[])?;
    Ok(serde_json::json!({
        "lang": ask.lang.code(),
        "messages": patterns(&CATALOGUE, ask.lang, "page-"),
    }))
}

/// How many solutions there are, as a keyword for programs.
fn outcome_id<S>(outcome: &Outcome<S>) -> &'static str {
    match outcome {
        Outcome::None => "none",
        Outcome::Unique(_) => "unique",
        Outcome::Several(..) => "several",
        Outcome::BudgetSpent(_) => "unknown",
    }
}

/// How many solutions there are, in words.
fn outcome_text<S>(outcome: &Outcome<S>) -> Text {
    match outcome {
        Outcome::None => text!("check-none"),
        Outcome::Unique(_) => text!("check-unique"),
        Outcome::Several(..) => text!("check-several"),
        Outcome::BudgetSpent(_) => text!("check-unknown"),
    }
}

/// The digits of a complete grid.
fn numbers(grid: &Grid) -> Vec<u8> {
    values(grid.iter())
}

/// Values as numbers, 0 for an empty cell.
fn values(values: impl IntoIterator<Item = Option<Digit>>) -> Vec<u8> {
    values
        .into_iter()
        .map(|value| value.map_or(0, Digit::value))
        .collect()
}

/// A technique as an object.
fn technique(technique: grille::logic::Technique, lang: Lang) -> Value {
    let entry = technique.entry();
    serde_json::json!({
        "id": technique.id(),
        "name": lang.say(&technique),
        "level": lang.say(&entry.level),
        "score": entry.score,
        "code": entry.codes.first(),
        "assumes_unique": entry.assumes_unique,
        "needs_constraints": entry.basis == grille::logic::Basis::Variant,
    })
}
