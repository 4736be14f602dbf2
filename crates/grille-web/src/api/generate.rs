//! `generate`, `daily` and `variants`: new puzzles, the same for everyone from the same seed or date.

use std::hash::{BuildHasher, RandomState};

use grille::exact::{Outcome, Solver};
use grille::generate::{Effort, NotMade, Order, derived_seed, generate};
use grille::logic::Technique;
use grille::message::text;
use grille::rate::{Grade, Rating};
use grille::render::board;
use grille::variant::{Constraint, Whole};
use grille::{Draft, Geometry, Puzzle};
use serde_json::{Value, json};

use crate::ask::Ask;
use crate::failure::Failure;

/// The variants that are made: those whose rules are houses, which the maker of puzzles knows.
const VARIANTS: [(&str, Whole); 7] = [
    ("diagonals", Whole::Diagonals),
    ("windows", Whole::Windows),
    ("centre-dot", Whole::CentreDot),
    ("asterisk", Whole::Asterisk),
    ("girandola", Whole::Girandola),
    ("argyle", Whole::Argyle),
    ("disjoint-groups", Whole::DisjointGroups),
];

/// From so many cells on, a puzzle for which nothing else is asked keeps nearly half of its digits: with as few
/// as possible it takes many seconds to make, and no player solves it.
const LARGE: usize = 144;

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
        variant: variant(ask)?,
    };
    let puzzle = order.make(seed, ask)?;
    made(&puzzle, json!({ "seed": seed }), ask)
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
        variant: None,
    };
    let puzzle = order.make(derived_seed(day, grade as u64), ask)?;
    made(&puzzle, json!({ "date": date, "grade": grade.id() }), ask)
}

pub(super) fn variants(ask: &Ask<'_>) -> Result<Value, Failure> {
    ask.only(&[])?;
    let geometry = Geometry::classic();
    let variants = VARIANTS.iter().map(|&(id, whole)| {
        let name = Constraint::Whole(whole).tell(&geometry);
        json!({ "id": id, "name": ask.lang.say(&name) })
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

fn variant(ask: &Ask<'_>) -> Result<Option<Whole>, Failure> {
    let id = ask.optional_text("variant")?;
    let named = |id: &str| {
        VARIANTS
            .iter()
            .find(|(name, _)| *name == id)
            .map(|(_, whole)| *whole)
    };
    id.map(|id| named(id).ok_or_else(|| wrong("variant")))
        .transpose()
}

/// What a puzzle is wanted to be like.
struct Wanted {
    size: u64,
    grade: Option<Grade>,
    technique: Option<Technique>,
    variant: Option<Whole>,
}

impl Wanted {
    fn make(&self, seed: u64, ask: &Ask<'_>) -> Result<Puzzle, Failure> {
        let size = usize::try_from(self.size).map_err(|_| wrong("size"))?;
        let plain = Geometry::of_size(size).map_err(|error| Failure::puzzle(&error))?;
        let mut empty = Draft::new(plain);
        empty
            .constraints
            .extend(self.variant.map(Constraint::Whole));
        // The layout has the groups of the variant among its houses.
        let geometry = empty
            .clone()
            .validate()
            .map_err(|invalid| Failure::puzzle(&invalid))?;
        let mut order = Order::new(geometry.geometry().clone());
        if let Some(grade) = self.grade {
            order = order.grade(grade..=grade);
        }
        if let Some(technique) = self.technique {
            order = order.technique(technique);
        }
        let cells = order.geometry().cell_count();
        if self.grade.is_none() && self.technique.is_none() && cells >= LARGE {
            order = order.clues(cells * 45 / 100..=cells);
        }
        let effort = Effort {
            attempts: order.usual_attempts(),
            budget: ask.budget,
        };
        let made = generate(&order, seed, effort).map_err(|error| match error {
            NotMade::Cancelled => Failure::time(),
            other => Failure::puzzle(&other),
        })?;
        for (cell, digit) in made.puzzle.values().filled_cells() {
            empty.set_given(cell, digit);
        }
        let puzzle = empty
            .validate()
            .map_err(|invalid| Failure::puzzle(&invalid))?;
        // The maker and the solver of variants must agree.
        match Solver::new(&puzzle).with_budget(ask.budget).outcome() {
            Outcome::Unique(_) => Ok(puzzle),
            Outcome::BudgetSpent(_) => Err(Failure::time()),
            Outcome::None | Outcome::Several(..) => Err(Failure::internal()),
        }
    }
}

/// The answer: the puzzle with its rating, beside what is said already.
fn made(puzzle: &Puzzle, mut answer: Value, ask: &Ask<'_>) -> Result<Value, Failure> {
    let rating = Rating::within(puzzle, ask.budget).map_err(|_| Failure::time())?;
    answer["puzzle"] = board(puzzle, ask.lang);
    answer["rating"] = rating.json(ask.lang);
    Ok(answer)
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
