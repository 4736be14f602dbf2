//! A puzzle's difficulty on every scale, computed together within a budget.

use grille_core::{Budget, BudgetSpent};
use grille_solve::Puzzle;

use super::{ExplainerRating, Grade, HodokuRating, explainer, grade, hodoku};
use crate::{Path, Technique, Uniqueness};

/// A puzzle on every scale. The puzzle should have exactly one solution, since techniques that assume this are used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rating {
    /// The grade; `None` if logic does not solve the puzzle.
    pub grade: Option<Grade>,
    /// On HoDoKu's scale; `None` if its path does not solve the puzzle, or if the scale [does not cover
    /// it](super::is_on_known_scales).
    pub hodoku: Option<HodokuRating>,
    /// On Sudoku Explainer's scale; `None` if logic does not solve the puzzle, or if the scale [does not cover
    /// it](super::is_on_known_scales).
    pub explainer: Option<ExplainerRating>,
    /// The techniques of the path that explains the puzzle, as far as it goes, with how often each is used, in
    /// catalogue order.
    pub techniques: Vec<(Technique, usize)>,
    /// The hardest technique of that path; `None` if it does not solve the puzzle.
    pub hardest: Option<Technique>,
}

impl Rating {
    /// Rates a puzzle.
    ///
    /// ```
    /// use grille_solve::Puzzle;
    /// use grille_core::Budget;
    /// use grille_logic::Technique;
    /// use grille_logic::rate::{Grade, Rating};
    ///
    /// let puzzle: Puzzle =
    ///     "........9.6....3..2.4....7...937.5.1.....2..3...15.7....1.24.....8.3.6...4.5.....".parse()?;
    /// let rating = Rating::within(&puzzle, Budget::default())?;
    /// assert_eq!(rating.grade, Some(Grade::Medium));
    /// assert_eq!(rating.hardest, Some(Technique::Pointing));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn within(puzzle: &Puzzle, budget: Budget<'_>) -> Result<Rating, BudgetSpent> {
        let all: Vec<Technique> = Technique::enabled().collect();
        let path = Path::within(puzzle, &all, Uniqueness::Known, budget);
        let hodoku = hodoku::within(puzzle, budget);
        // A rating beside an explanation that does not reach the end would contradict it.
        let explainer = explainer::within(puzzle, budget).filter(|_| path.is_solved());
        let grade = grade::of_explained(puzzle, &path, budget);
        if budget.is_over() {
            return Err(BudgetSpent);
        }
        let used = path.steps.iter().map(|step| step.technique);
        let hardest =
            used.max_by_key(|technique| (technique.entry().level, technique.entry().score));
        let count = |technique: Technique| {
            let steps = path.steps.iter();
            steps.filter(|step| step.technique == technique).count()
        };
        Ok(Rating {
            grade,
            hodoku,
            explainer,
            hardest: hardest.filter(|_| path.is_solved()),
            techniques: Technique::all()
                .map(|technique| (technique, count(technique)))
                .filter(|&(_, count)| count > 0)
                .collect(),
        })
    }
}
