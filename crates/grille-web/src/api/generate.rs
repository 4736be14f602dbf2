//! `generate`, `daily` and `variants`: new puzzles, the same for everyone from the same seed or date.

use std::hash::{BuildHasher, RandomState};
use std::ops::RangeInclusive;
use std::time::{Duration, Instant};

use grille::exact::Budget;
use grille::generate::{Effort, NotMade, Order, OrderError, Recipe, derived_seed, generate};
use grille::logic::Technique;
use grille::message::text;
use grille::rate::{Grade, Rating};
use grille::render::board;
use grille::variant::{Family, Variant};
use grille::{Geometry, Puzzle};
use serde_json::{Value, json};

use crate::ask::Ask;
use crate::failure::Failure;

/// With so many cells, a puzzle for which nothing else is asked keeps nearly half of its digits: with as few as possible
/// it may take many seconds to make, and no player solves it. Larger ones keep enough of them by themselves.
const LARGE: RangeInclusive<usize> = 144..=300;

/// How long a puzzle that is made may be rated: whoever ordered it waits.
const RATING: Duration = Duration::from_secs(1);

/// Seeds are sent to scripts, whose whole numbers end here.
const SEEDS: u64 = 1 << 53;

pub(super) fn run(ask: &Ask<'_>) -> Result<Value, Failure> {
    ask.only(&["size", "grade", "technique", "variant", "seed"])?;
    // A hasher with random keys is the randomness that every Rust program has.
    let seed = ask
        .number("seed")?
        .unwrap_or_else(|| RandomState::new().hash_one(0_u8) % SEEDS);
    let order = Wanted {
        size: ask.number("size")?.unwrap_or(9),
        grade: grade(ask)?,
        technique: technique(ask)?,
        variants: recipes(ask)?,
    };
    let puzzle = order.make(seed, ask)?;
    Ok(made(&puzzle, json!({ "seed": seed }), ask))
}

/// The puzzle of a day, which is the seed.
pub(super) fn daily(ask: &Ask<'_>) -> Result<Value, Failure> {
    ask.only(&["date", "grade"])?;
    let date = ask.text("date")?;
    let day = day_number(date).ok_or_else(|| wrong("date"))?;
    let grade = grade(ask)?.unwrap_or(Grade::Medium);
    let order = Wanted {
        size: 9,
        grade: Some(grade),
        technique: None,
        variants: Vec::new(),
    };
    let puzzle = order.make(derived_seed(day, grade as u64), ask)?;
    Ok(made(
        &puzzle,
        json!({ "date": date, "grade": grade.id() }),
        ask,
    ))
}

pub(super) fn variants(ask: &Ask<'_>) -> Result<Value, Failure> {
    ask.only(&[])?;
    // Sizes are asked for by their number.
    let made = Variant::all()
        .iter()
        .filter(|variant| variant.family != Family::Size);
    let made = made.filter_map(|variant| Some((variant, Recipe::named(variant.id)?)));
    let variants = made.map(|(variant, recipe)| {
        json!({
            "id": variant.id,
            "layout": *Order::classic().variant(recipe).geometry() != Geometry::classic(),
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
    id.map(|id| id.parse().map_err(|()| wrong("technique")))
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

/// What a puzzle is wanted to be like.
struct Wanted {
    size: u64,
    grade: Option<Grade>,
    technique: Option<Technique>,
    variants: Vec<Recipe>,
}

impl Wanted {
    fn make(&self, seed: u64, ask: &Ask<'_>) -> Result<Puzzle, Failure> {
        let size = usize::try_from(self.size).map_err(|_| wrong("size"))?;
        let plain = Geometry::of_size(size).map_err(|error| Failure::puzzle(&error))?;
        let mut order = Order::new(plain);
        for &recipe in &self.variants {
            order = order.variant(recipe);
        }
        if let Some(grade) = self.grade {
            order = order.grade(grade..=grade);
        }
        if let Some(technique) = self.technique {
            order = order.technique(technique);
        }
        let cells = order.geometry().cell_count();
        let is_plain = self.grade.is_none() && self.technique.is_none() && self.variants.is_empty();
        if is_plain && LARGE.contains(&cells) {
            order = order.clues(cells * 45 / 100..=cells);
        }
        let effort = Effort {
            attempts: order.usual_attempts(),
            budget: ask.budget,
        };
        let made = generate(&order, seed, effort).map_err(refused)?;
        // The page sends the text of the puzzle around.
        let mut puzzle = made.puzzle;
        puzzle.take_solution();
        Ok(puzzle)
    }
}

/// Why there is no puzzle, for who ordered it in a window: variants by their names, and what else to try.
fn refused(error: NotMade) -> Failure {
    match error {
        NotMade::Impossible(error) => {
            let apart = match error {
                OrderError::Variant(recipe) => Variant::named(recipe.word()),
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

/// The answer: the puzzle with its rating if there is time for one, beside what is said already.
fn made(puzzle: &Puzzle, mut answer: Value, ask: &Ask<'_>) -> Value {
    let (budget, begun) = (ask.budget, Instant::now());
    let is_over = || budget.is_over() || begun.elapsed() > RATING;
    let rating = Rating::within(puzzle, Budget::default().deadline(&is_over)).ok();
    answer["puzzle"] = board(puzzle, ask.lang);
    answer["rating"] = rating.map_or(Value::Null, |rating| rating.json(ask.lang));
    answer
}

/// The number of a day written `YYYY-MM-DD`, the same for the same day and never for two; nothing for what
/// is no day.
fn day_number(date: &str) -> Option<u64> {
    let bytes = date.as_bytes();
    let is_shaped = bytes.len() == 10
        && bytes.iter().enumerate().all(|(at, byte)| match at {
            4 | 7 => *byte == b'-',
            _ => byte.is_ascii_digit(),
        });
    let number = |from: usize, to: usize| date.get(from..to)?.parse::<u64>().ok();
    let (year, month, day) = (number(0, 4)?, number(5, 7)?, number(8, 10)?);
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let longest = match month {
        2 => 28 + u64::from(leap),
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    };
    let is_day = is_shaped && (1..=longest).contains(&day);
    is_day.then_some(10_000 * year + 100 * month + day)
}

#[cfg(test)]
mod tests {
    use super::day_number;

    #[test]
    fn only_days_have_numbers() {
        assert_eq!(day_number("2026-11-16"), Some(20_261_116));
        assert_eq!(day_number("2024-02-29"), Some(20_240_229));
        for wrong in [
            "2026-02-29",
            "2026-13-01",
            "2026-00-10",
            "2026-1-01",
            "26-11-16",
            "2026-11-16 ",
            "２０２６-11-16",
            "",
        ] {
            assert_eq!(day_number(wrong), None, "{wrong}");
        }
    }
}
