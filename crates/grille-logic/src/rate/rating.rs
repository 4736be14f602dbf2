//! A puzzle's difficulty on every scale, computed together within a budget.

use grille_core::{Budget, BudgetSpent};
use grille_solve::Puzzle;

use super::{ExplainerRating, Grade, HodokuRating, explainer_within, grade, hodoku};
use crate::{Path, Technique, Uniqueness};

/// A puzzle on every scale. The puzzle should have exactly one solution, since techniques that assume this are used.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rating {
    /// The grade; `None` if logic does not solve the puzzle.
    pub grade: Option<Grade>,
    /// On HoDoKu's scale; `None` if its path does not solve the puzzle, or if the scale [does not cover
    /// it](super::is_on_known_scales).
    pub hodoku: Option<HodokuRating>,
    /// On Sudoku Explainer's scale; `None` if that program cannot solve the puzzle, or if the scale [does not cover
    /// it](super::is_on_known_scales).
    pub explainer: Option<ExplainerRating>,
    /// The techniques of the path that explains the puzzle, as far as it goes, with how often each is used, in
    /// catalogue order.
    pub techniques: Vec<(Technique, usize)>,
    /// The hardest technique of that path; `None` if it does not solve the puzzle.
    pub hardest: Option<Technique>,
}

/// Some of the scales.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scales {
    /// Our own grade, with the techniques of the explanation.
    pub grade: bool,
    /// HoDoKu's score and level.
    pub hodoku: bool,
    /// Sudoku Explainer's ER, EP and ED.
    pub explainer: bool,
}

impl Scales {
    /// All of them.
    pub const ALL: Scales = Scales {
        grade: true,
        hodoku: true,
        explainer: true,
    };
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
        Rating::on(puzzle, Scales::ALL, budget)
    }

    /// The same on some of the scales. Sudoku Explainer's comes last, since its hardest puzzles take longest: if the
    /// budget runs out there, that rating alone is missing.
    pub fn on(puzzle: &Puzzle, scales: Scales, budget: Budget<'_>) -> Result<Rating, BudgetSpent> {
        let mut rating = Rating::default();
        if scales.grade {
            rating.grade_within(puzzle, budget);
        }
        if scales.hodoku {
            rating.hodoku = hodoku::within(puzzle, budget);
        }
        if budget.is_over() {
            return Err(BudgetSpent);
        }
        if scales.explainer {
            rating.explainer = explainer_within(puzzle, None, budget);
        }
        Ok(rating)
    }

    /// The grade, with the techniques of the path that explains the puzzle.
    fn grade_within(&mut self, puzzle: &Puzzle, budget: Budget<'_>) {
        let all: Vec<Technique> = Technique::enabled().collect();
        let path = Path::within(puzzle, &all, Uniqueness::Known, budget);
        self.grade = grade::of_explained(puzzle, &path, budget);
        let used = path.steps.iter().map(|step| step.technique);
        let hardest =
            used.max_by_key(|technique| (technique.entry().level, technique.entry().score));
        let count = |technique: Technique| {
            let steps = path.steps.iter();
            steps.filter(|step| step.technique == technique).count()
        };
        self.hardest = hardest.filter(|_| path.is_solved());
        self.techniques = Technique::all()
            .map(|technique| (technique, count(technique)))
            .filter(|&(_, count)| count > 0)
            .collect();
    }
}
