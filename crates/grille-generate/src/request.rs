//! A generation request: what a puzzle should be like.

use std::ops::RangeInclusive;

use grille_core::constraint::Whole;
use grille_core::{CellSet, Grid, Layout};
use grille_logic::rate::{Grade, Tenths};
use grille_logic::{Basis, Technique};
use grille_say::{Say, Text, text};
use grille_solve::Model;

use super::climb::MOST_CELLS;
use super::lead::Lead;
use super::recipe::{Part, Recipe};
use super::setting;
use super::symmetry::Symmetry;

/// A request for puzzles. Whatever it does not mention is free.
///
/// ```
/// use grille_generate::{Effort, Request, Symmetry, generate};
/// use grille_logic::Technique;
///
/// let request = Request::classic().symmetry(Symmetry::HalfTurn).technique(Technique::HiddenSingle);
/// let made = generate(&request, 1, Effort::default())?;
/// assert!(made.puzzle.solution().is_some());
/// // The id is enough to make it again.
/// assert_eq!(made.id.rebuild(&request)?.puzzle, made.puzzle);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    pub(super) layout: Layout,
    pub(super) clues: Option<RangeInclusive<usize>>,
    pub(super) minimal: bool,
    pub(super) symmetry: Symmetry,
    pub(super) pattern: Option<CellSet>,
    pub(super) solution: Option<Grid>,
    pub(super) grade: Option<RangeInclusive<Grade>>,
    pub(super) explainer: Option<RangeInclusive<Tenths>>,
    pub(super) hodoku: Option<RangeInclusive<u32>>,
    pub(super) technique: Option<Technique>,
    pub(super) only: Option<Vec<Technique>>,
    /// In the order of the list.
    pub(super) variants: Vec<Recipe>,
    /// Set by an id, which does not record the technique.
    pub(super) lead: Option<Lead>,
}

impl Request {
    /// Any puzzle of a layout.
    #[must_use]
    pub fn new(layout: Layout) -> Request {
        Request {
            layout,
            clues: None,
            minimal: false,
            symmetry: Symmetry::None,
            pattern: None,
            solution: None,
            grade: None,
            explainer: None,
            hodoku: None,
            technique: None,
            only: None,
            variants: Vec::new(),
            lead: None,
        }
    }

    /// Any classic puzzle.
    #[must_use]
    pub fn classic() -> Request {
        Request::new(Layout::classic())
    }

    /// The layout.
    #[must_use]
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Requires this number of givens.
    #[must_use]
    pub fn clues(self, clues: RangeInclusive<usize>) -> Request {
        Request {
            clues: Some(clues),
            ..self
        }
    }

    /// Requires that no given can be left out; with or without a symmetry, each single given counts.
    #[must_use]
    pub fn minimal(self) -> Request {
        Request {
            minimal: true,
            ..self
        }
    }

    /// Requires givens in a symmetric arrangement.
    #[must_use]
    pub fn symmetry(self, symmetry: Symmetry) -> Request {
        Request { symmetry, ..self }
    }

    /// Requires the givens to be in these cells.
    #[must_use]
    pub fn pattern(self, cells: CellSet) -> Request {
        Request {
            pattern: Some(cells),
            ..self
        }
    }

    /// Requires this grid as the solution.
    #[must_use]
    pub fn solution(self, grid: Grid) -> Request {
        Request {
            solution: Some(grid),
            ..self
        }
    }

    /// Requires one of these grades.
    #[must_use]
    pub fn grade(self, grades: RangeInclusive<Grade>) -> Request {
        Request {
            grade: Some(grades),
            ..self
        }
    }

    /// Requires a difficulty in this range of Sudoku Explainer's scale.
    #[must_use]
    pub fn explainer(self, ratings: RangeInclusive<Tenths>) -> Request {
        Request {
            explainer: Some(ratings),
            ..self
        }
    }

    /// Requires a difficulty in this range of HoDoKu's scale.
    #[must_use]
    pub fn hodoku(self, scores: RangeInclusive<u32>) -> Request {
        Request {
            hodoku: Some(scores),
            ..self
        }
    }

    /// Requires this technique: the techniques before it in the catalogue do not solve the puzzle, and with it they do.
    #[must_use]
    pub fn technique(self, technique: Technique) -> Request {
        Request {
            technique: Some(technique),
            ..self
        }
    }

    /// Requires that these techniques alone solve the puzzle.
    #[must_use]
    pub fn only(self, techniques: impl IntoIterator<Item = Technique>) -> Request {
        let mut only: Vec<Technique> = techniques.into_iter().collect();
        only.sort_unstable();
        only.dedup();
        Request {
            only: Some(only),
            ..self
        }
    }

    /// Adds this variant to those already requested. One that is a layout replaces the layout.
    #[must_use]
    pub fn variant(mut self, recipe: Recipe) -> Request {
        let is_size = matches!(recipe.part, Part::Size(_));
        if !is_size && !self.variants.contains(&recipe) {
            self.variants.push(recipe);
            self.variants.sort_unstable_by_key(|recipe| recipe.rank());
        }
        if let Some(layout) = recipe.layout() {
            self.layout = layout;
        }
        self
    }

    /// Which givens are removed first.
    pub(super) fn lead(&self) -> Option<Lead> {
        let climb = || self.is_climbed_to().then_some(Lead::Digit);
        self.lead
            .or_else(|| Lead::for_technique(self.technique?))
            .or_else(climb)
    }

    /// Whether the request concerns the difficulty of the puzzle.
    pub(super) fn is_rated(&self) -> bool {
        self.grade.is_some()
            || self.explainer.is_some()
            || self.hodoku.is_some()
            || self.technique.is_some()
            || self.only.is_some()
    }

    /// Whether such puzzles hardly ever occur by chance, so that climbing is used.
    pub(super) fn is_climbed_to(&self) -> bool {
        let grades = self.grade.as_ref();
        grades.is_some_and(|grades| *grades.start() == Grade::Extreme)
            && self.variants.is_empty()
            && self.pattern.is_none()
            && self.clues.is_none()
            && self.layout.boxes().is_some()
            && self.layout.cell_count() <= MOST_CELLS
    }

    /// Whether this number of givens meets the request.
    pub(super) fn allows_count(&self, count: usize) -> bool {
        self.clues
            .as_ref()
            .is_none_or(|clues| clues.contains(&count))
    }

    /// Adapts the request to a human player: a large grid without other demands keeps nearly half of its digits. With
    /// as few as possible it may take many seconds to make, and no player solves it. Still larger grids keep enough of
    /// them anyway.
    #[must_use]
    pub fn for_player(self) -> Request {
        const LARGE: RangeInclusive<usize> = 144..=300;
        let cells = self.layout.cell_count();
        if LARGE.contains(&cells) && self == Request::new(self.layout.clone()) {
            self.clues(cells * 45 / 100..=cells)
        } else {
            self
        }
    }

    /// The number of attempts worth making: about a minute of work.
    #[must_use]
    pub fn usual_attempts(&self) -> u64 {
        match self.layout.cell_count() {
            ..=160 if !self.variants.is_empty() => 200,
            // Each attempt is itself a search.
            ..=160 if self.clues.is_some() || self.pattern.is_some() => 1_000,
            ..=160 => 20_000,
            161..=300 => 100,
            // Only few of their cells are tried.
            _ if self.variants.is_empty() => 1_000,
            _ => 100,
        }
    }

    /// Checks for demands that no puzzle can meet.
    pub fn check(&self) -> Result<(), RequestError> {
        let cells = self.layout.cell_count();
        self.check_variants()?;
        if let Some(clues) = &self.clues {
            let least = self.least_clues();
            if clues.is_empty() || *clues.start() > cells || *clues.end() < least {
                return Err(RequestError::Clues { least, most: cells });
            }
        }
        if self.symmetry.units(&self.layout).is_none() {
            return Err(RequestError::Symmetry(self.symmetry));
        }
        if let Some(pattern) = &self.pattern {
            let count = pattern.len();
            if count < self.least_clues() || pattern.iter().any(|cell| !self.layout.contains(cell))
            {
                return Err(RequestError::Pattern {
                    count,
                    least: self.least_clues(),
                });
            }
            if !self.allows_count(count) {
                return Err(RequestError::PatternClues(count));
            }
            if !self.symmetry.holds(&self.layout, pattern) {
                return Err(RequestError::PatternSymmetry(self.symmetry));
            }
        }
        if let Some(solution) = &self.solution {
            if *solution.layout() != self.layout {
                return Err(RequestError::SolutionLayout);
            }
            if !solution.is_filled() {
                return Err(RequestError::SolutionIncomplete);
            }
        }
        let empty = self.grade.as_ref().is_some_and(RangeInclusive::is_empty)
            || self
                .explainer
                .as_ref()
                .is_some_and(RangeInclusive::is_empty)
            || self.hodoku.as_ref().is_some_and(RangeInclusive::is_empty);
        if empty {
            return Err(RequestError::EmptyRange);
        }
        let is_scaled = self.explainer.is_some() || self.hodoku.is_some();
        if is_scaled && !(self.variants.is_empty() && self.layout == Layout::classic()) {
            return Err(RequestError::Scale);
        }
        match (self.technique, &self.only) {
            (_, Some(only)) if only.is_empty() => Err(RequestError::NoTechniques),
            (Some(technique), _)
                if technique.entry().basis == Basis::Variant && self.variants.is_empty() =>
            {
                Err(RequestError::TechniqueOfVariants(technique))
            }
            (Some(technique), Some(only)) if !only.contains(&technique) => {
                Err(RequestError::TechniqueNotAmong(technique))
            }
            _ => Ok(()),
        }
    }

    /// Checks that the variants are compatible with each other, the layout and the solution.
    fn check_variants(&self) -> Result<(), RequestError> {
        let layouts = self
            .variants
            .iter()
            .filter(|recipe| recipe.layout().is_some());
        if let [_, second, ..] = layouts.collect::<Vec<_>>()[..] {
            return Err(RequestError::Variant(*second));
        }
        for recipe in &self.variants {
            let rules = setting::fixed(&[*recipe], &self.layout);
            let model = rules.and_then(|rules| Model::new(&self.layout, rules).ok());
            let Some(model) = model else {
                return Err(RequestError::Variant(*recipe));
            };
            // The middle of a magic square of nine cells is always the middle digit, and those of two boxes share a
            // line.
            let is_magic = recipe.part == Part::Whole(Whole::MagicBoxes);
            if is_magic && self.layout.boxes().is_none_or(|boxes| boxes.rows() < 4) {
                return Err(RequestError::Variant(*recipe));
            }
            let is_jigsaw = recipe.part == Part::Jigsaw;
            if is_jigsaw && self.layout.boxes().is_none() {
                return Err(RequestError::Variant(*recipe));
            }
            if let Some(solution) = &self.solution {
                let value = |cell| solution.get(cell);
                let breaks = || {
                    let conditions = model.conditions().iter();
                    solution.is_filled()
                        && conditions.into_iter().any(|(_, condition)| {
                            !condition.is_met(&|cell| value(cell).expect("the grid is filled"))
                        })
                };
                if is_jigsaw || (*solution.layout() == self.layout && breaks()) {
                    return Err(RequestError::SolutionVariant(*recipe));
                }
            }
        }
        Ok(())
    }

    /// The least number of givens of a puzzle with a unique solution: two digits without givens could be swapped; and
    /// 17 is known to be the minimum for the classic grid.
    fn least_clues(&self) -> usize {
        if !self.variants.iter().all(|recipe| recipe.layout().is_some()) {
            0
        } else if self.layout == Layout::classic() {
            17
        } else {
            self.layout.digits() - 1
        }
    }
}

/// Why no puzzle can meet a request.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RequestError {
    /// The number of givens is out of range.
    Clues {
        /// The least that a puzzle can have.
        least: usize,
        /// The most.
        most: usize,
    },
    /// The layout has no such symmetry.
    Symmetry(Symmetry),
    /// The pattern has too few cells, or cells outside the grid.
    Pattern {
        /// The cells of the pattern.
        count: usize,
        /// The least that a puzzle can have.
        least: usize,
    },
    /// The pattern's number of cells differs from the requested number of givens.
    PatternClues(usize),
    /// The pattern does not have the requested symmetry.
    PatternSymmetry(Symmetry),
    /// The solution is a grid of another layout.
    SolutionLayout,
    /// The solution is not complete.
    SolutionIncomplete,
    /// The solution does not satisfy this variant.
    SolutionVariant(Recipe),
    /// The variant is incompatible with the layout, or with another variant.
    Variant(Recipe),
    /// An empty range.
    EmptyRange,
    /// HoDoKu and Sudoku Explainer only know the classic grid.
    Scale,
    /// No technique is allowed.
    NoTechniques,
    /// The required technique is not among those that must suffice.
    TechniqueNotAmong(Technique),
    /// The technique is about constraints, and none were requested.
    TechniqueOfVariants(Technique),
}

impl Say for RequestError {
    fn text(&self) -> Text {
        match self {
            RequestError::Clues { least, most } => {
                text!("request-clues", least = *least, most = *most)
            }
            RequestError::Symmetry(symmetry) => text!("request-symmetry", symmetry = symmetry),
            RequestError::Pattern { count, least } => {
                text!("request-pattern", count = *count, least = *least)
            }
            RequestError::PatternClues(count) => text!("request-pattern-clues", count = *count),
            RequestError::PatternSymmetry(symmetry) => {
                text!("request-pattern-symmetry", symmetry = symmetry)
            }
            RequestError::SolutionLayout => text!("request-solution-layout"),
            RequestError::SolutionIncomplete => text!("request-solution-incomplete"),
            RequestError::SolutionVariant(recipe) => {
                text!("request-solution-variant", variant = recipe.word())
            }
            RequestError::Variant(recipe) => text!("request-variant", variant = recipe.word()),
            RequestError::EmptyRange => text!("request-empty-range"),
            RequestError::Scale => text!("request-scale"),
            RequestError::NoTechniques => text!("request-no-techniques"),
            RequestError::TechniqueOfVariants(technique) => {
                text!("request-technique-of-variants", technique = technique)
            }
            RequestError::TechniqueNotAmong(technique) => {
                text!("request-technique-not-among", technique = technique)
            }
        }
    }
}

grille_say::display_in_english!(RequestError);
