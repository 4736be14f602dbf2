//! Whether a grid is complete and correct, what is wrong, and how many solutions are left.

use grille::render::whole_text;
use grille::say::{DescribeConstraint, Lang, Say, Text, Value, text};
use grille::solve::contradiction;
use grille::{Budget, Cell, Draft, Layout, Place, Puzzle, Solver, Validate};
use grille_schema::{CellName, CheckAnswer, CheckRequest, Outcome, Problem, Version};

use crate::encode::Encoding;
use crate::position::{with_position, with_solution, written};
use crate::solve::outcome;
use crate::{Context, Failure, solutions_in_words};

/// What a check looks for.
#[derive(Clone, Copy, Debug, Default)]
pub struct CheckOptions {
    /// Which constraints cannot be satisfied together, for a puzzle with constraints and without a solution.
    pub why: bool,
}

/// Whether a grid is right.
pub fn check(request: &CheckRequest, context: &Context<'_>) -> Result<CheckAnswer, Failure> {
    let draft = match &request.position {
        // A solution that comes with the puzzle is checked, too; beside a player's digits it says nothing.
        None => with_solution(&request.puzzle, context)?,
        position => with_position(&request.puzzle, position.as_ref(), context)?,
    };
    let options = CheckOptions { why: request.why };
    Ok(check_draft(draft, options, context))
}

/// Whether a grid that is read already is right.
#[must_use]
pub fn check_draft(draft: Draft, options: CheckOptions, context: &Context<'_>) -> CheckAnswer {
    let (lang, budget) = (context.lang, context.budget);
    let digits = written(&draft);
    let (complete, cells) = (draft.is_complete(), draft.entries.len());
    let filled = (draft.entries.iter())
        .filter(|entry| entry.value.is_some())
        .count();
    let wrong = wrong(&draft, budget);
    let layout = draft.layout.clone();
    let bare = Draft {
        solution: None,
        ..draft.clone()
    };
    let solutions = |puzzle: &Puzzle| outcome(&Solver::new(puzzle).with_budget(budget).outcome());
    let mut is_contradiction = false;
    let (puzzle, outcome, problems) = match draft.validate_within(budget) {
        Err(invalid) => {
            let is_puzzle_fine = invalid
                .problems
                .iter()
                .all(grille::Problem::is_about_solution);
            let outcome = match bare.validate_within(budget) {
                Ok(puzzle) if is_puzzle_fine => solutions(&puzzle),
                _ if invalid.is_undecided() => Outcome::Unknown,
                _ => Outcome::None,
            };
            let problems = invalid.problems.iter();
            let problems = problems.map(|its| (its.text(), cells_of(its, &layout)));
            (digits, outcome, problems.collect::<Vec<_>>())
        }
        Ok(puzzle) => {
            let outcome = solutions(&puzzle);
            let clash = match outcome {
                Outcome::None if options.why => clash(&puzzle, budget),
                _ => None,
            };
            is_contradiction = true;
            (whole_text(&puzzle), outcome, clash.into_iter().collect())
        }
    };
    let correct = problems.is_empty() || is_contradiction || outcome == Outcome::Unknown;
    let valid_grid = match outcome {
        Outcome::Unknown => None,
        outcome => Some(problems.is_empty() && outcome == Outcome::Unique),
    };
    // Complete digits may allow several divisions into regions, and are nevertheless correct.
    let is_settled = outcome == Outcome::Several && problems.is_empty();
    let valid_sudoku = complete && (is_settled || valid_grid == Some(true));
    let mut answer = CheckAnswer {
        version: Version,
        puzzle,
        cells: cells as u16,
        filled: filled as u16,
        complete,
        correct,
        outcome,
        valid_sudoku,
        valid_grid,
        problems: (problems.into_iter())
            .map(|(text, cells)| Problem {
                text: lang.say(&text),
                cells,
            })
            .collect(),
        wrong,
        text: String::new(),
    };
    answer.text = check_in_words(&answer, lang).join(" ");
    answer
}

/// The sentences that a check says.
#[must_use]
pub fn check_in_words(answer: &CheckAnswer, lang: Lang) -> Vec<String> {
    let (filled, cells) = (usize::from(answer.filled), usize::from(answer.cells));
    let mut said = vec![match (answer.valid_sudoku, answer.complete) {
        (true, _) => text!("check-complete"),
        (false, true) => text!("check-complete-wrong"),
        (false, false) => text!("check-incomplete", filled = filled, cells = cells),
    }];
    // Digits that clash say it themselves.
    let is_told = !answer.correct && answer.outcome == Outcome::None;
    if !answer.complete && !is_told {
        said.push(solutions_in_words(answer.outcome));
    }
    let said = said.iter().map(|sentence| lang.say(sentence));
    said.chain(answer.problems.iter().map(|its| its.text.clone()))
        .collect()
}

/// The cells whose digit differs from the only solution of the givens; `None` if there is not exactly one.
fn wrong(draft: &Draft, budget: Budget<'_>) -> Option<Vec<CellName>> {
    let mut start = Draft {
        solution: None,
        ..draft.clone()
    };
    for entry in &mut start.entries {
        entry.allowed = draft.layout.all_digits();
        if !entry.given {
            entry.value = None;
        }
    }
    let start = start.validate_within(budget).ok()?;
    let grille::Outcome::Unique(solution) = Solver::new(&start).with_budget(budget).outcome()
    else {
        return None;
    };
    let encoding = Encoding::of(&start);
    let differs = |&cell: &Cell| {
        let value = draft.value(cell);
        value.is_some() && value != solution.get(cell)
    };
    let cells = start.layout().cells().filter(differs);
    Some(cells.map(|cell| encoding.cell(cell)).collect())
}

/// The constraints that cannot be satisfied together, for a puzzle that has constraints and no solution.
fn clash(puzzle: &Puzzle, budget: Budget<'_>) -> Option<(Text, Vec<CellName>)> {
    if puzzle.constraints().is_empty() {
        return None;
    }
    let found = contradiction(puzzle, budget.nodes(100_000))?;
    let base = puzzle.base_layout();
    let constraints: Value = (found.constraints.iter())
        .map(|&number| puzzle.constraints()[number].describe(base))
        .collect();
    let givens: Value = (found.givens.iter())
        .map(|&cell| base.place(cell).to_string())
        .collect();
    let text = match (found.constraints.is_empty(), found.givens.is_empty()) {
        (true, _) => text!("check-clash-givens", givens = givens),
        (_, true) if found.constraints.len() == 1 => {
            text!("check-clash-alone", constraint = constraints)
        }
        (_, true) => text!("check-clash", constraints = constraints),
        _ => text!(
            "check-clash-with-givens",
            constraints = constraints,
            givens = givens
        ),
    };
    Some((text, Encoding::of(puzzle).cells(&found.givens)))
}

/// The cells that a problem is about.
fn cells_of(problem: &grille::Problem, layout: &Layout) -> Vec<CellName> {
    let is_drawn = |place: &&Place| layout.cell(place.row.into(), place.column.into()).is_some();
    let places = match problem {
        grille::Problem::Clash { places, .. } | grille::Problem::Alike { places, .. } => {
            places.as_slice()
        }
        grille::Problem::TooLarge { place, .. } | grille::Problem::RuledOut { place, .. } => {
            std::slice::from_ref(place)
        }
        _ => &[],
    };
    let places = places.iter().filter(is_drawn);
    places.map(|&place| Encoding::place(place)).collect()
}
