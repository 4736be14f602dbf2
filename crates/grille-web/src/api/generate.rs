//! `generate`, `daily` and `variants`: new puzzles, the same for everyone with the same seed or date.

use std::hash::{BuildHasher, RandomState};
use std::time::{Duration, Instant};

use grille::constraint::{Family, Variant};
use grille::generate::{Daily, Effort, Made, NotMade, Recipe, Request, RequestError, generate};
use grille::logic::Technique;
use grille::rate::{Grade, Rating};
use grille::render::board;
use grille::say::{DescribeVariant, text};
use grille::{Budget, Layout, Puzzle};
use serde_json::{Value, json};

use crate::ask::Ask;
use crate::failure::Failure;

/// How long rating a new puzzle may take, as the client is waiting for it.
const RATING: Duration = Duration::from_secs(1);

/// Seeds are sent to scripts, whose integers are exact only up to here.
const SEEDS: u64 = 1 << 53;

pub(super) fn run(ask: &Ask<'_>) -> Result<Value, Failure> {
    ask.only(&["size", "grade", "technique", "variant", "seed"])?;
    // A hasher with random keys is a source of randomness that every Rust program has.
    let seed = ask
        .number("seed")?
        .unwrap_or_else(|| RandomState::new().hash_one(0_u8) % SEEDS);
    let request = Wanted {
        size: ask.number("size")?.unwrap_or(9),
        grade: grade(ask)?,
        technique: technique(ask)?,
        variants: recipes(ask)?,
    };
    let puzzle = request.make(seed, ask)?;
    Ok(made(&puzzle, json!({ "seed": seed }), ask))
}

/// The puzzle of a day.
pub(super) fn daily(ask: &Ask<'_>) -> Result<Value, Failure> {
    ask.only(&["date", "grade"])?;
    let date = ask.text("date")?;
    let grade = grade(ask)?.unwrap_or(Daily::USUAL_GRADE);
    let daily = Daily::of(date, grade).ok_or_else(|| wrong("date"))?;
    let puzzle = without_solution(daily.make(ask.budget))?;
    Ok(made(
        &puzzle,
        json!({ "date": date, "grade": grade.id() }),
        ask,
    ))
}

pub(super) fn variants(ask: &Ask<'_>) -> Result<Value, Failure> {
    ask.only(&[])?;
    // Sizes are requested by their number.
    let made = Variant::all()
        .iter()
        .filter(|variant| variant.family != Family::Size);
    let made = made.filter_map(|variant| Some((variant, Recipe::named(variant.id)?)));
    let variants = made.map(|(variant, recipe)| {
        json!({
            "id": variant.id,
            "layout": *Request::classic().variant(recipe).layout() != Layout::classic(),
            "name": ask.lang.say(&variant.name()),
            "family": ask.lang.say(&variant.family),
            "rule": ask.lang.say(&variant.rule()),
        })
    });
    Ok(json!({ "variants": variants.collect::<Vec<_>>() }))
}

fn wrong(field: &str) -> Failure {
    Failure::bad("field", text!("web-field", field = field))
}

fn grade(ask: &Ask<'_>) -> Result<Option<Grade>, Failure> {
    let id = ask.optional_text("grade")?;
    let named = |id: &str| Grade::ALL.into_iter().find(|grade| grade.id() == id);
    id.map(|id| named(id).ok_or_else(|| wrong("grade")))
        .transpose()
}

fn technique(ask: &Ask<'_>) -> Result<Option<Technique>, Failure> {
    let id = ask.optional_text("technique")?;
    id.map(|id| id.parse().map_err(|_| wrong("technique")))
        .transpose()
}

/// The variants, their names separated by commas.
fn recipes(ask: &Ask<'_>) -> Result<Vec<Recipe>, Failure> {
    let words = ask.optional_text("variant")?.map(|words| words.split(','));
    words
        .into_iter()
        .flatten()
        .map(|word| Recipe::named(word).ok_or_else(|| wrong("variant")))
        .collect()
}

/// The wanted properties of a puzzle.
struct Wanted {
    size: u64,
    grade: Option<Grade>,
    technique: Option<Technique>,
    variants: Vec<Recipe>,
}

impl Wanted {
    fn make(&self, seed: u64, ask: &Ask<'_>) -> Result<Puzzle, Failure> {
        let size = usize::try_from(self.size).map_err(|_| wrong("size"))?;
        let plain = Layout::of_size(size).map_err(|error| Failure::puzzle(&error))?;
        let mut request = Request::new(plain);
        for &recipe in &self.variants {
            request = request.variant(recipe);
        }
        if let Some(grade) = self.grade {
            request = request.grade(grade..=grade);
        }
        if let Some(technique) = self.technique {
            request = request.technique(technique);
        }
        let request = request.for_player();
        let effort = Effort {
            attempts: request.usual_attempts(),
            budget: ask.budget,
        };
        without_solution(generate(&request, seed, effort))
    }
}

/// The puzzle as a text that everyone can read, as the page passes it around.
fn without_solution(made: Result<Made, NotMade>) -> Result<Puzzle, Failure> {
    let mut puzzle = made.map_err(refused)?.puzzle;
    puzzle.take_solution();
    Ok(puzzle)
}

/// Why there is no puzzle, for a request made in the page: variants by their names, and what to try instead.
fn refused(error: NotMade) -> Failure {
    match error {
        NotMade::Impossible(error) => {
            let apart = match error {
                RequestError::Variant(recipe) => Variant::named(recipe.word()),
                _ => None,
            };
            apart.map_or_else(
                || Failure::puzzle(&error),
                |variant| Failure::puzzle(&text!("web-variant-apart", variant = variant.name())),
            )
        }
        NotMade::Spent { .. } => Failure::puzzle(&text!("web-none-made")),
        NotMade::Cancelled => Failure {
            text: text!("web-none-made-in-time"),
            ..Failure::time()
        },
    }
}

/// The answer: the puzzle with its rating, if there is time for one, added to the fields in `answer`.
fn made(puzzle: &Puzzle, mut answer: Value, ask: &Ask<'_>) -> Value {
    let (budget, begun) = (ask.budget, Instant::now());
    let is_over = || budget.is_over() || begun.elapsed() > RATING;
    let rating = Rating::within(puzzle, Budget::default().deadline(&is_over)).ok();
    answer["puzzle"] = board(puzzle, ask.lang);
    answer["rating"] = rating.map_or(Value::Null, |rating| rating.json(ask.lang));
    answer
}
