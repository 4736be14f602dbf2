//! Compares the difficulty of a puzzle with the one requested.

use grille_core::{Budget, Cell, Digit, Layout};
use grille_logic::rate::Grade;
use grille_logic::{Level, Path, Position, Technique, Uniqueness, next_step, rate};
use grille_solve::{Puzzle, classic9};

use super::request::Request;

/// How a puzzle compares with the demands of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Held {
    /// As requested.
    Met,
    /// Too easy, by this much.
    TooEasy(u32),
    /// Too hard, by this much; a given in one of these cells would help.
    TooHard(u32, Vec<Cell>),
    /// Too hard, by this much, and the required technique does not occur: another given would hardly bring it about.
    Without(u32),
}

impl Held {
    /// The distance from the request.
    pub(super) fn distance(&self) -> u32 {
        match self {
            Held::Met => 0,
            Held::TooEasy(by) | Held::TooHard(by, _) | Held::Without(by) => 1 + by,
        }
    }
}

/// Compares a puzzle, known to have one solution, with the difficulty that the request asks for.
pub(super) fn hold(puzzle: &Puzzle, request: &Request) -> Held {
    if let Some(only) = &request.only
        && let Some(end) = stuck(puzzle, only)
    {
        return too_hard(&end);
    }
    if let Some(technique) = request.technique {
        let held = needs(puzzle, technique);
        if held != Held::Met {
            return held;
        }
    }
    if let Some(grades) = &request.grade {
        let held = graded(puzzle, *grades.start(), *grades.end());
        if held != Held::Met {
            return held;
        }
    }
    if let Some(ratings) = &request.explainer {
        // What is harder than asked for may take very long.
        let rating = rate::explainer_within(puzzle, Some(*ratings.end()), Budget::default());
        let rating = rating.map(|rating| u32::from(rating.hardest.0));
        let held = within(
            puzzle,
            rating,
            u32::from(ratings.start().0),
            u32::from(ratings.end().0),
        );
        if held != Held::Met {
            return held;
        }
    }
    if let Some(scores) = &request.hodoku {
        let score = rate::hodoku(puzzle).map(|rating| rating.score);
        let held = within(puzzle, score, *scores.start(), *scores.end());
        if held != Held::Met {
            return held;
        }
    }
    Held::Met
}

/// Where these techniques get stuck.
fn stuck(puzzle: &Puzzle, techniques: &[Technique]) -> Option<Position> {
    let path = Path::of(puzzle, techniques, Uniqueness::Known);
    (!path.is_solved()).then_some(path.end)
}

fn too_hard(end: &Position) -> Held {
    let open: Vec<Cell> = end
        .layout()
        .cells()
        .filter(|&cell| end.value(cell).is_none())
        .collect();
    Held::TooHard(open.len() as u32, open)
}

/// Whether a technique is needed and, with those before it, enough.
fn needs(puzzle: &Puzzle, technique: Technique) -> Held {
    let before: Vec<Technique> = Technique::enabled()
        .filter(|&other| other < technique)
        .collect();
    let Some(mut end) = stuck(puzzle, &before) else {
        return Held::TooEasy(puzzle.layout().cell_count() as u32);
    };
    // A single occurs wherever there are enough givens.
    let mut came_up = technique.entry().level == Level::Easy;
    while !end.is_solved() {
        let Some(step) = next_step(&end, [technique]) else {
            let by = end
                .layout()
                .cells()
                .filter(|&cell| end.value(cell).is_none())
                .count();
            return if came_up {
                too_hard(&end)
            } else {
                Held::Without(by as u32)
            };
        };
        came_up = true;
        end.apply(&step);
        while let Some(step) = next_step(&end, before.iter().copied()) {
            end.apply(&step);
        }
    }
    Held::Met
}

fn graded(puzzle: &Puzzle, least: Grade, most: Grade) -> Held {
    // A puzzle that the solver needs no guess for takes at most locked candidates and locked triples, which make no
    // puzzle harder than Hard.
    if least > Grade::Hard && needs_no_guess(puzzle) {
        return Held::TooEasy(least as u32);
    }
    // Searching for steps that are too hard anyway takes long.
    let hardest = match most {
        Grade::Beginner | Grade::Easy => Level::Easy,
        Grade::Medium => Level::Medium,
        Grade::Hard => Level::Hard,
        Grade::Expert | Grade::Extreme => Level::Extreme,
    };
    let by_ease = rate::by_ease();
    let allowed: Vec<Technique> = by_ease
        .iter()
        .copied()
        .filter(|technique| technique.entry().level <= hardest)
        .collect();
    let path = Path::of(puzzle, &allowed, Uniqueness::Known);
    if !path.is_solved() {
        return too_hard(&path.end);
    }
    // Excluded techniques may come before others that were used.
    let grade = if by_ease.starts_with(&allowed) {
        Some(rate::of_path(&path))
    } else {
        rate::grade(puzzle)
    };
    within(
        puzzle,
        grade.map(|grade| grade as u32),
        least as u32,
        most as u32,
    )
}

/// Whether the exact solver solves a classic grid by propagation alone; constraints beyond the houses only make a
/// puzzle easier.
pub(super) fn needs_no_guess(puzzle: &Puzzle) -> bool {
    let values = puzzle.values();
    let digits: Vec<u8> = values
        .iter()
        .map(|digit| digit.map_or(0, Digit::value))
        .collect();
    let Ok(digits) = digits.try_into() else {
        return false;
    };
    let answer = classic9::solve_one(&digits, 1);
    *values.layout() == Layout::classic() && answer.count == 1 && answer.guesses == 0
}

fn within(puzzle: &Puzzle, rating: Option<u32>, least: u32, most: u32) -> Held {
    match rating {
        Some(rating) if rating < least => Held::TooEasy(least - rating),
        Some(rating) if rating <= most => Held::Met,
        _ => {
            let by = rating.map_or(1000, |rating| rating - most);
            Held::TooHard(by, puzzle.values().free_cells().collect())
        }
    }
}
