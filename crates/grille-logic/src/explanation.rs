//! The explanation of a puzzle: its solution path by logic, and how that path ends.

use grille_core::{Budget, Cell, Digit, Grid};
use grille_say::{Lang, Text, text};
use grille_solve::{Outcome, Puzzle, Solver};
use serde_json::{Value, json};

use super::position::{Path, Position, Uniqueness};
use super::step::Step;
use super::technique::Technique;

/// The solution path of a puzzle, as far as logic goes, and what search knows about its solutions.
///
/// ```
/// use grille_solve::Puzzle;
/// use grille_core::Budget;
/// use grille_logic::{Explanation, Technique};
/// use grille_say::Lang;
///
/// let puzzle: Puzzle = "4....3.....3..41".parse()?;
/// let techniques: Vec<Technique> = Technique::enabled().collect();
/// let explanation = Explanation::of(&puzzle, &techniques, Budget::default());
/// assert!(explanation.path.is_solved());
/// assert_eq!(Lang::English.say(&explanation.ending()), "Solved by logic in 11 steps.");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Explanation {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The steps and the position they lead to.
    pub path: Path,
    /// How many solutions the givens have. Techniques that assume a unique solution are used only if there is one.
    pub outcome: Outcome<Grid>,
    /// Whether the path was cut short, on request or because the budget ran out.
    pub stopped: bool,
}

impl Explanation {
    /// Explains a puzzle with these techniques.
    #[must_use]
    pub fn of(puzzle: &Puzzle, techniques: &[Technique], budget: Budget<'_>) -> Explanation {
        let outcome = Solver::new(&puzzle.start()).with_budget(budget).outcome();
        let uniqueness = match outcome {
            Outcome::Unique(_) => Uniqueness::Known,
            _ => Uniqueness::Unknown,
        };
        let path = Path::within(puzzle, techniques, uniqueness, budget);
        Explanation {
            puzzle: puzzle.clone(),
            stopped: !path.is_solved() && budget.is_over(),
            path,
            outcome,
        }
    }

    /// Keeps only the first steps.
    pub fn truncate(&mut self, steps: usize) {
        if steps >= self.path.steps.len() {
            return;
        }
        self.stopped = true;
        self.path.steps.truncate(steps);
        self.path.end = Position::new(&self.puzzle);
        for step in &self.path.steps {
            self.path.end.apply(step);
        }
    }

    /// Each step with the position it is found in.
    pub fn steps(&self) -> impl Iterator<Item = (&Step, Position)> {
        let mut next = Position::new(&self.puzzle);
        self.path.steps.iter().map(move |step| {
            let position = next.clone();
            next.apply(step);
            (step, position)
        })
    }

    /// The closing sentence.
    #[must_use]
    pub fn ending(&self) -> Text {
        let steps = self.path.steps.len();
        match &self.outcome {
            _ if self.stopped => text!("explain-stopped", steps = steps),
            _ if self.path.is_solved() && self.trials() > 0 => {
                text!("explain-trial", steps = steps, trials = self.trials())
            }
            _ if self.path.is_solved() => text!("explain-solved", steps = steps),
            Outcome::None => text!("explain-no-solution"),
            Outcome::Several(..) => text!("explain-several", steps = steps),
            Outcome::Unique(_) => text!("explain-search", steps = steps),
            Outcome::BudgetSpent(_) => text!("solve-budget"),
        }
    }

    /// How many steps are trial and error.
    fn trials(&self) -> usize {
        let steps = self.path.steps.iter();
        let is_trial =
            |step: &&Step| matches!(step.technique, Technique::Trial | Technique::BruteForce);
        steps.filter(is_trial).count()
    }

    /// The values at the end, as far as logic or search knows them.
    #[must_use]
    pub fn values(&self) -> Vec<Option<Digit>> {
        match &self.outcome {
            Outcome::Unique(solution) if !self.path.is_solved() && !self.stopped => {
                solution.iter().collect()
            }
            _ => self.path.end.values().to_vec(),
        }
    }

    /// The steps as JSON objects, with their wording in this language. Each lists what it changes: `fills` are cells
    /// with their digits, `leaves` are cells with the candidates that remain.
    #[must_use]
    pub fn json_steps(&self, lang: Lang) -> Vec<Value> {
        let layout = self.puzzle.layout();
        let object = |(step, position): (&Step, Position)| {
            let mut after = position.clone();
            after.apply(step);
            let filled = layout
                .cells()
                .filter(|&cell| after.value(cell) != position.value(cell));
            let fills = filled.filter_map(|cell| Some((cell.index(), after.value(cell)?.value())));
            let changed = layout
                .cells()
                .filter(|&cell| after.candidates(cell) != position.candidates(cell));
            let left = |cell: Cell| -> Vec<u8> {
                after.candidates(cell).iter().map(Digit::value).collect()
            };
            let mut object = step.describe(&self.puzzle).json(lang);
            object["fills"] = fills.map(|(cell, digit)| json!([cell, digit])).collect();
            object["leaves"] = changed
                .map(|cell| json!([cell.index(), left(cell)]))
                .collect();
            object
        };
        self.steps().map(object).collect()
    }

    /// The explanation as a JSON object, with its wording in this language.
    #[must_use]
    pub fn json(&self, lang: Lang) -> Value {
        let script = self.puzzle.script();
        let grid: String = self
            .values()
            .into_iter()
            .map(|value| script.symbol(value))
            .collect();
        json!({
            "puzzle": self.puzzle.to_string(),
            "steps": self.json_steps(lang),
            "solved": self.path.is_solved(),
            "ending": lang.say(&self.ending()),
            "grid": grid,
        })
    }
}
