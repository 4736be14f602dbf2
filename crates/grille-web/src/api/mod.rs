//! The endpoints: from a request to the JSON of its answer, within a budget. They know nothing about connections;
//! [`crate::front`] reads requests and sends answers. What they answer is up to `grille-api`.

mod openapi;
mod question;
mod referee;

use std::hash::{BuildHasher, RandomState};

use grille_schema::{EmptyRequest, GenerateRequest, LocaleAnswer, Version};

use crate::ask::Ask;
use crate::failure::Failure;
use crate::messages::CATALOGUE;
use crate::patterns::patterns;

/// The function of an endpoint.
pub(crate) type Run = fn(&Ask<'_>) -> Result<String, Failure>;

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
    (
        "candidates",
        Endpoint::Post(|ask| ask.answered(grille_api::candidates)),
    ),
    ("check", Endpoint::Post(check)),
    (
        "convert",
        Endpoint::Post(|ask| ask.answered(grille_api::convert)),
    ),
    (
        "daily",
        Endpoint::Get(|ask| ask.answered(grille_api::daily)),
    ),
    (
        "explain",
        Endpoint::Post(|ask| ask.answered(grille_api::explain)),
    ),
    ("generate", Endpoint::Post(generate)),
    ("hint", Endpoint::Post(|ask| ask.answered(grille_api::hint))),
    ("locale/{lang}", Endpoint::Get(locale)),
    ("openapi.json", Endpoint::Get(openapi::openapi)),
    ("rate", Endpoint::Post(rate)),
    ("read", Endpoint::Post(|ask| ask.answered(grille_api::read))),
    (
        "recognise",
        Endpoint::Post(|ask| ask.answered(grille_api::recognise)),
    ),
    ("schema.json", Endpoint::Get(openapi::schema)),
    ("solve", Endpoint::Post(solve)),
    ("solvers/question", Endpoint::Post(question::run)),
    ("solvers/referee", Endpoint::Said(referee::run)),
    (
        "steps",
        Endpoint::Post(|ask| ask.answered(grille_api::steps)),
    ),
    (
        "technique/{id}",
        Endpoint::Get(|ask| ask.answered(grille_api::technique)),
    ),
    ("techniques", Endpoint::Get(techniques)),
    ("variants", Endpoint::Get(variants)),
];

/// The endpoints that take batches, below `/api/v1/`.
pub(crate) const BATCH: &[(&str, Run)] = &[
    ("batch/check", check),
    ("batch/rate", rate),
    ("batch/solve", solve),
];

fn check(ask: &Ask<'_>) -> Result<String, Failure> {
    ask.answered(grille_api::check)
}

fn rate(ask: &Ask<'_>) -> Result<String, Failure> {
    ask.answered(grille_api::rate)
}

fn solve(ask: &Ask<'_>) -> Result<String, Failure> {
    ask.answered(grille_api::solve)
}

/// Seeds are sent to scripts, whose integers are exact only up to here.
const SEEDS: u64 = 1 << 53;

fn generate(ask: &Ask<'_>) -> Result<String, Failure> {
    ask.answered(|request: &GenerateRequest, context| {
        // A hasher with random keys is a source of randomness that every Rust program has.
        let random = || RandomState::new().hash_one(0_u8) % SEEDS;
        let seed = request.seed.unwrap_or_else(random);
        grille_api::generate(request, seed, context)
    })
}

fn techniques(ask: &Ask<'_>) -> Result<String, Failure> {
    ask.answered(|_: &EmptyRequest, context| Ok(grille_api::techniques(context.lang)))
}

fn variants(ask: &Ask<'_>) -> Result<String, Failure> {
    ask.answered(|_: &EmptyRequest, context| Ok(grille_api::variants(context.lang)))
}

/// The page's messages.
fn locale(ask: &Ask<'_>) -> Result<String, Failure> {
    ask.answered(|_: &EmptyRequest, context| {
        Ok(LocaleAnswer {
            version: Version,
            lang: context.lang.code().to_string(),
            messages: patterns(&CATALOGUE, context.lang, "page-")
                .into_iter()
                .collect(),
        })
    })
}
