//! Sudoku Explainer's scale (1.2.1): each step has a rating, and the puzzle is as hard as its hardest step. The numbers
//! are those of that program, whose path is followed step by step; a path of our own techniques would rate differently.
//!
//! The scale covers only the classic grid.

use std::fmt;

use grille_core::{Budget, Cell, Digit};
use grille_solve::Puzzle;

use super::is_on_known_scales;
use super::se::{Grid, Hint, path};
use crate::Candidate;

pub use super::se::{ChainKind, ExplainerTechnique};

/// A rating in tenths: 45 is printed 4.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tenths(pub u8);

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

/// A puzzle on Sudoku Explainer's scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExplainerRating {
    /// ER: the hardest step.
    pub hardest: Tenths,
    /// EP: the hardest step up to the first placement ("pearl").
    pub to_first_placement: Tenths,
    /// ED: the first step ("diamond").
    pub first: Tenths,
}

/// A step of Sudoku Explainer. It says what changes, not why: its chains are not those of our own steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplainerStep {
    /// What it is called there.
    pub technique: ExplainerTechnique,
    /// How hard it is.
    pub rating: Tenths,
    /// The digit that it places.
    pub placement: Option<Candidate>,
    /// The candidates that it rules out, by cell and digit. Those that follow from the placement are not listed.
    pub eliminations: Vec<Candidate>,
}

/// The path by which Sudoku Explainer solves a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplainerPath {
    /// The steps, as far as it gets.
    pub steps: Vec<ExplainerStep>,
    /// Whether the grid is full at the end.
    pub is_solved: bool,
}

impl ExplainerPath {
    /// The path of a puzzle; `None` if the scale [does not cover such puzzles](super::is_on_known_scales). It ends
    /// where Sudoku Explainer would have to guess, before a step that rates over `most`, and where the budget does.
    ///
    /// ```
    /// use grille_core::Budget;
    /// use grille_logic::rate::ExplainerPath;
    /// use grille_solve::Puzzle;
    ///
    /// let puzzle: Puzzle =
    ///     "........9.6....3..2.4....7...937.5.1.....2..3...15.7....1.24.....8.3.6...4.5.....".parse()?;
    /// let path = ExplainerPath::of(&puzzle, None, Budget::default()).unwrap();
    /// assert_eq!(path.rating().unwrap().hardest.to_string(), "2.6");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(puzzle: &Puzzle, most: Option<Tenths>, budget: Budget<'_>) -> Option<ExplainerPath> {
        let mut steps = Vec::new();
        let is_solved = follow(puzzle, most, budget, |hint| steps.push(step(hint)))?;
        Some(ExplainerPath { steps, is_solved })
    }

    /// The rating of the puzzle; `None` if the path does not solve it, or if there is nothing to solve.
    #[must_use]
    pub fn rating(&self) -> Option<ExplainerRating> {
        let mut tally = Tally::default();
        for step in &self.steps {
            tally.count(step.rating, step.placement.is_some());
        }
        tally.rating().filter(|_| self.is_solved)
    }
}

/// Rates a puzzle on Sudoku Explainer's scale; `None` if that program cannot solve it, if there is nothing to solve,
/// or if the scale [does not cover such puzzles](super::is_on_known_scales).
#[must_use]
pub fn explainer(puzzle: &Puzzle) -> Option<ExplainerRating> {
    explainer_within(puzzle, None, Budget::default())
}

/// The same; `None` also if the puzzle rates over `most`, or if the budget runs out first.
#[must_use]
pub fn explainer_within(
    puzzle: &Puzzle,
    most: Option<Tenths>,
    budget: Budget<'_>,
) -> Option<ExplainerRating> {
    let mut tally = Tally::default();
    let is_solved = follow(puzzle, most, budget, |hint| {
        tally.count(Tenths(hint.tenths()), hint.placement.is_some());
    })?;
    tally.rating().filter(|_| is_solved)
}

/// The three numbers while a path is followed.
#[derive(Default)]
struct Tally {
    first: Option<Tenths>,
    to_first_placement: Option<Tenths>,
    hardest: Option<Tenths>,
}

impl Tally {
    fn count(&mut self, rating: Tenths, is_placement: bool) {
        self.first.get_or_insert(rating);
        self.hardest = self.hardest.max(Some(rating));
        if is_placement && self.to_first_placement.is_none() {
            self.to_first_placement = self.hardest;
        }
    }

    fn rating(&self) -> Option<ExplainerRating> {
        Some(ExplainerRating {
            hardest: self.hardest?,
            to_first_placement: self.to_first_placement?,
            first: self.first?,
        })
    }
}

/// Follows the path; whether it solves the puzzle, or `None` for a puzzle that is not classic.
fn follow(
    puzzle: &Puzzle,
    most: Option<Tenths>,
    budget: Budget<'_>,
    mut tell: impl FnMut(&Hint),
) -> Option<bool> {
    if !is_on_known_scales(puzzle) {
        return None;
    }
    let mut givens = [0; 81];
    for (given, cell) in givens.iter_mut().zip(puzzle.layout().cells()) {
        *given = puzzle
            .givens()
            .get(cell)
            .map_or(0, |digit| digit.index() as u8 + 1);
    }
    let most = most.map_or(u8::MAX, |most| most.0);
    Some(path(&mut Grid::new(&givens), most, budget, &mut tell))
}

fn step(hint: &Hint) -> ExplainerStep {
    let candidate = |cand: u16| {
        let (cell, digit) = (usize::from(cand / 9), usize::from(cand % 9));
        Candidate::new(Cell::new(cell), Digit::from_index(digit))
    };
    let mut gone = hint.removals.clone();
    gone.sort_unstable();
    gone.dedup();
    ExplainerStep {
        technique: hint.technique,
        rating: Tenths(hint.tenths()),
        placement: hint.placement.map(candidate),
        eliminations: gone.into_iter().map(candidate).collect(),
    }
}
