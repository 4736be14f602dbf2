//! A hint from the player's own digits and marks: what is wrong, otherwise the next step from vague to full.

use grille::logic::Technique;
use grille::logic::hint::{
    Hint, Level, Mistake, Move, NextStep, OnGrid, Wrong, hint_on_grid, hint_within,
};
use grille::render::whole_text;
use grille::say::{Lang, Say, Text, text};
use grille::{BudgetSpent, Draft, Puzzle};
use grille_schema as schema;
use grille_schema::{
    HintAnswer, HintKind, HintLevel, HintLevelId, HintRequest, MistakeKind, Saw, Version,
};

use crate::encode::{self, Encoding};
use crate::position::{draft, moves, on_grid, validated};
use crate::{Context, Failure};

/// A hint.
pub fn hint(request: &HintRequest, context: &Context<'_>) -> Result<HintAnswer, Failure> {
    let draft = draft(&request.puzzle, context)?;
    match (&request.position, &request.moves) {
        (Some(_), Some(_)) => Err(Failure::new(
            schema::ErrorCode::Field,
            text!("asked-position-and-moves"),
        )),
        (None, None) => hint_draft(draft, context),
        (Some(position), None) => {
            let on_grid = on_grid(&draft, position)?;
            let puzzle = validated(draft, context)?.start();
            let saw = Saw {
                centre: count(position.centre.values()),
                corner: count(position.corner.values()),
                candidates: count(position.candidates.iter().flat_map(|left| left.values())),
                ..saw(&puzzle, &on_grid)
            };
            let found = hint_on_grid(&puzzle, &on_grid, &techniques(), context.budget);
            Ok(answer(&puzzle, saw, found, context.lang))
        }
        (None, Some(made)) => {
            let made = moves(made, &draft)?;
            let puzzle = validated(draft, context)?.start();
            let found = hint_within(&puzzle, &made, &techniques(), context.budget);
            Ok(answer(
                &puzzle,
                replayed(&puzzle, &made),
                found,
                context.lang,
            ))
        }
    }
}

/// A hint for the digits and candidates of a puzzle that is read already.
pub fn hint_draft(draft: Draft, context: &Context<'_>) -> Result<HintAnswer, Failure> {
    let position = validated(draft, context)?;
    let (puzzle, found) = hint_for(&position, context);
    let saw = saw(&puzzle, &OnGrid::of(&position));
    Ok(answer(&puzzle, saw, found, context.lang))
}

/// The hint for a position as the engine gives it, with the puzzle that it started from.
pub fn hint_for(position: &Puzzle, context: &Context<'_>) -> (Puzzle, Result<Hint, BudgetSpent>) {
    let (puzzle, on_grid) = (position.start(), OnGrid::of(position));
    let found = hint_on_grid(&puzzle, &on_grid, &techniques(), context.budget);
    (puzzle, found)
}

/// The techniques in the order in which people look.
fn techniques() -> Vec<Technique> {
    Technique::as_people_look().collect()
}

fn count<'a>(texts: impl Iterator<Item = &'a String>) -> u16 {
    texts.filter(|text| !text.is_empty()).count() as u16
}

/// What a hint looks at on a grid; marks that come with a puzzle are what is left of its candidates.
fn saw(puzzle: &Puzzle, on_grid: &OnGrid) -> Saw {
    let all = puzzle.layout().all_digits();
    let open = |cell: grille::Cell| puzzle.values().get(cell).is_none();
    let cells = || puzzle.layout().cells().filter(|&cell| open(cell));
    let placed = cells().filter(|cell| on_grid.digits[cell.index()].is_some());
    let marked = cells().filter(|cell| {
        let marks = on_grid.marks[cell.index()];
        !marks.is_empty() && marks != all
    });
    Saw {
        digits: placed.count() as u16,
        candidates: marked.count() as u16,
        shown: on_grid.shows_candidates,
        ..Saw::default()
    }
}

/// What is on the grid after some moves.
fn replayed(puzzle: &Puzzle, moves: &[Move]) -> Saw {
    let mut on_grid = OnGrid::empty(puzzle.layout());
    for made in moves {
        match *made {
            Move::Place(placed) => on_grid.digits[placed.cell.index()] = Some(placed.digit),
            Move::Erase(cell) => on_grid.digits[cell.index()] = None,
            Move::Mark(cell, digits) => on_grid.marks[cell.index()] = digits,
            Move::ShowCandidates => on_grid.shows_candidates = true,
        }
    }
    let saw = saw(puzzle, &on_grid);
    Saw {
        centre: saw.candidates,
        candidates: 0,
        ..saw
    }
}

fn answer(puzzle: &Puzzle, saw: Saw, found: Result<Hint, BudgetSpent>, lang: Lang) -> HintAnswer {
    let said: Text = match &found {
        Ok(hint) => hint.text(),
        Err(_) => text!("answer-hint-time"),
    };
    let mut answer = HintAnswer {
        version: Version,
        puzzle: whole_text(puzzle),
        saw,
        kind: HintKind::Unknown,
        text: lang.say(&said),
        mistakes: Vec::new(),
        levels: Vec::new(),
        step: None,
        moves: Vec::new(),
        done: None,
        candidates: None,
        answer: None,
    };
    let Ok(hint) = found else {
        return answer;
    };
    match hint {
        Hint::Solved => answer.kind = HintKind::Solved,
        Hint::NoSolution => answer.kind = HintKind::NoSolution,
        Hint::Mistakes(mistakes) => {
            answer.kind = HintKind::Mistakes;
            answer.mistakes = mistakes.iter().map(|its| mistake(its, lang)).collect();
        }
        Hint::Stuck { answer: right, .. } => {
            answer.kind = HintKind::Stuck;
            answer.answer = Some(Encoding::of(puzzle).candidate(right));
        }
        Hint::Step(next) => {
            let encoding = Encoding::of_position(&next.position);
            let moves = next.moves().into_iter();
            answer.kind = HintKind::Step;
            answer.levels = levels(&next, lang);
            answer.done = Some(lang.say(&next.done()));
            answer.step = Some(encode::step(&next.step, &next.position, lang));
            answer.moves = moves.filter_map(|made| to_make(made, encoding)).collect();
            answer.candidates = Some(encoding.all_candidates(&next.position));
        }
    }
    answer
}

fn mistake(mistake: &Mistake, lang: Lang) -> schema::Mistake {
    schema::Mistake {
        cell: Encoding::place(mistake.place),
        what: match mistake.what {
            Wrong::Digit(_) => MistakeKind::Digit,
            Wrong::Marks => MistakeKind::Marks,
        },
        moves_ago: mistake.moves_ago,
        text: lang.say(mistake),
    }
}

/// A step with the wording and highlights of each level.
fn levels(next: &NextStep, lang: Lang) -> Vec<HintLevel> {
    let encoding = Encoding::of_position(&next.position);
    let named = encoding.cells(&next.named_cells());
    let cells = encoding.cells(&next.cells());
    let all = next.position.layout().houses();
    let houses: Vec<String> = next.houses().iter().map(|&its| all[its].id()).collect();
    let level = |level: Level| HintLevel {
        level: match level {
            Level::Where => HintLevelId::Where,
            Level::Technique => HintLevelId::Technique,
            Level::Cells => HintLevelId::Cells,
            Level::Step => HintLevelId::Step,
            Level::Apply => HintLevelId::Apply,
        },
        text: lang.say(&next.describe(level)),
        houses: houses.clone(),
        cells: if level >= Level::Cells {
            cells.clone()
        } else {
            named.clone()
        },
    };
    Level::ALL.map(level).to_vec()
}

fn to_make(made: Move, encoding: Encoding<'_>) -> Option<schema::Move> {
    match made {
        Move::Place(placed) => Some(schema::Move::Place(encoding.candidate(placed))),
        Move::Erase(cell) => Some(schema::Move::Erase(encoding.cell(cell))),
        Move::Mark(cell, digits) => Some(schema::Move::Mark(encoding.cell_digits(cell, digits))),
        Move::ShowCandidates => None,
    }
}
