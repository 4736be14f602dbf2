//! What a puzzle should be like.

use std::ops::RangeInclusive;

use super::climb::MOST_CELLS;
use super::lead::Lead;
use super::recipe::{Part, Recipe};
use super::setting;
use super::symmetry::Symmetry;
use crate::logic::{Basis, Technique};
use crate::message::{Say, Text, text};
use crate::rate::{Grade, Tenths};
use crate::variant::{Model, Whole};
use crate::{CellSet, Geometry, Grid};

/// An order for puzzles. What it says nothing about is free.
///
/// ```
/// use grille::generate::{Effort, Order, Symmetry, generate};
/// use grille::logic::Technique;
///
/// let order = Order::classic().symmetry(Symmetry::HalfTurn).technique(Technique::HiddenSingle);
/// let made = generate(&order, 1, Effort::default())?;
/// assert!(made.puzzle.solution().is_some());
/// // The id is enough to make it again.
/// assert_eq!(made.id.rebuild(&order)?.puzzle, made.puzzle);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    pub(super) geometry: Geometry,
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
    /// Told by an id, where the technique is not known any more.
    pub(super) lead: Option<Lead>,
}

impl Order {
    /// Any puzzle of a layout.
    #[must_use]
    pub fn new(geometry: Geometry) -> Order {
        Order {
            geometry,
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
    pub fn classic() -> Order {
        Order::new(Geometry::classic())
    }

    /// The layout.
    #[must_use]
    pub fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// So many givens.
    #[must_use]
    pub fn clues(self, clues: RangeInclusive<usize>) -> Order {
        Order {
            clues: Some(clues),
            ..self
        }
    }

    /// No given can be left out; with a symmetry or without, each single given counts.
    #[must_use]
    pub fn minimal(self) -> Order {
        Order {
            minimal: true,
            ..self
        }
    }

    /// The givens stand symmetrically.
    #[must_use]
    pub fn symmetry(self, symmetry: Symmetry) -> Order {
        Order { symmetry, ..self }
    }

    /// The givens stand in these cells.
    #[must_use]
    pub fn pattern(self, cells: CellSet) -> Order {
        Order {
            pattern: Some(cells),
            ..self
        }
    }

    /// This grid is the solution.
    #[must_use]
    pub fn solution(self, grid: Grid) -> Order {
        Order {
            solution: Some(grid),
            ..self
        }
    }

    /// As hard as one of these grades.
    #[must_use]
    pub fn grade(self, grades: RangeInclusive<Grade>) -> Order {
        Order {
            grade: Some(grades),
            ..self
        }
    }

    /// As hard as this on Sudoku Explainer's scale.
    #[must_use]
    pub fn explainer(self, ratings: RangeInclusive<Tenths>) -> Order {
        Order {
            explainer: Some(ratings),
            ..self
        }
    }

    /// As hard as this on HoDoKu's scale.
    #[must_use]
    pub fn hodoku(self, scores: RangeInclusive<u32>) -> Order {
        Order {
            hodoku: Some(scores),
            ..self
        }
    }

    /// Needs this technique: the techniques before it in the catalogue do not solve the puzzle, and with it
    /// they do.
    #[must_use]
    pub fn technique(self, technique: Technique) -> Order {
        Order {
            technique: Some(technique),
            ..self
        }
    }

    /// These techniques alone solve the puzzle.
    #[must_use]
    pub fn only(self, techniques: impl IntoIterator<Item = Technique>) -> Order {
        let mut only: Vec<Technique> = techniques.into_iter().collect();
        only.sort_unstable();
        only.dedup();
        Order {
            only: Some(only),
            ..self
        }
    }

    /// Of this variant, besides those ordered before. One that is a layout takes the place of the layout.
    #[must_use]
    pub fn variant(mut self, recipe: Recipe) -> Order {
        let is_size = matches!(recipe.part, Part::Size(_));
        if !is_size && !self.variants.contains(&recipe) {
            self.variants.push(recipe);
            self.variants.sort_unstable_by_key(|recipe| recipe.rank());
        }
        if let Some(layout) = recipe.layout() {
            self.geometry = layout;
        }
        self
    }

    /// Which givens go first.
    pub(super) fn lead(&self) -> Option<Lead> {
        let climb = || self.is_climbed_to().then_some(Lead::Digit);
        self.lead
            .or_else(|| Lead::for_technique(self.technique?))
            .or_else(climb)
    }

    /// Whether the order asks how hard the puzzle is.
    pub(super) fn is_rated(&self) -> bool {
        self.grade.is_some()
            || self.explainer.is_some()
            || self.hodoku.is_some()
            || self.technique.is_some()
            || self.only.is_some()
    }

    /// Whether puzzles as ordered hardly come up by themselves, and are climbed to.
    pub(super) fn is_climbed_to(&self) -> bool {
        let grades = self.grade.as_ref();
        grades.is_some_and(|grades| *grades.start() == Grade::Extreme)
            && self.variants.is_empty()
            && self.pattern.is_none()
            && self.clues.is_none()
            && self.geometry.boxes().is_some()
            && self.geometry.cell_count() <= MOST_CELLS
    }

    /// Whether so many givens are as ordered.
    pub(super) fn allows_count(&self, count: usize) -> bool {
        self.clues
            .as_ref()
            .is_none_or(|clues| clues.contains(&count))
    }

    /// The same for someone who plays: a large grid of which nothing is asked keeps nearly half of its digits. With as
    /// few as possible it may take many seconds to make, and no player solves it. Still larger ones keep enough of them
    /// by themselves.
    #[must_use]
    pub fn for_player(self) -> Order {
        const LARGE: RangeInclusive<usize> = 144..=300;
        let cells = self.geometry.cell_count();
        if LARGE.contains(&cells) && self == Order::new(self.geometry.clone()) {
            self.clues(cells * 45 / 100..=cells)
        } else {
            self
        }
    }

    /// As many attempts as are worth making: a minute or so of work.
    #[must_use]
    pub fn usual_attempts(&self) -> u64 {
        match self.geometry.cell_count() {
            ..=160 if !self.variants.is_empty() => 200,
            // Each attempt is itself a search.
            ..=160 if self.clues.is_some() || self.pattern.is_some() => 1_000,
            ..=160 => 20_000,
            161..=300 => 100,
            // Few of their cells are tried.
            _ if self.variants.is_empty() => 1_000,
            _ => 100,
        }
    }

    /// Says what no puzzle can meet.
    pub fn check(&self) -> Result<(), OrderError> {
        let cells = self.geometry.cell_count();
        self.check_variants()?;
        if let Some(clues) = &self.clues {
            let least = self.least_clues();
            if clues.is_empty() || *clues.start() > cells || *clues.end() < least {
                return Err(OrderError::Clues { least, most: cells });
            }
        }
        if self.symmetry.units(&self.geometry).is_none() {
            return Err(OrderError::Symmetry(self.symmetry));
        }
        if let Some(pattern) = &self.pattern {
            let count = pattern.len();
            if count < self.least_clues()
                || pattern.iter().any(|cell| !self.geometry.contains(cell))
            {
                return Err(OrderError::Pattern {
                    count,
                    least: self.least_clues(),
                });
            }
            if !self.allows_count(count) {
                return Err(OrderError::PatternClues(count));
            }
            if !self.symmetry.holds(&self.geometry, pattern) {
                return Err(OrderError::PatternSymmetry(self.symmetry));
            }
        }
        if let Some(solution) = &self.solution {
            if *solution.geometry() != self.geometry {
                return Err(OrderError::SolutionLayout);
            }
            if !solution.is_filled() {
                return Err(OrderError::SolutionIncomplete);
            }
        }
        let empty = self.grade.as_ref().is_some_and(RangeInclusive::is_empty)
            || self
                .explainer
                .as_ref()
                .is_some_and(RangeInclusive::is_empty)
            || self.hodoku.as_ref().is_some_and(RangeInclusive::is_empty);
        if empty {
            return Err(OrderError::EmptyRange);
        }
        let is_scaled = self.explainer.is_some() || self.hodoku.is_some();
        if is_scaled && !(self.variants.is_empty() && self.geometry == Geometry::classic()) {
            return Err(OrderError::Scale);
        }
        match (self.technique, &self.only) {
            (_, Some(only)) if only.is_empty() => Err(OrderError::NoTechniques),
            (Some(technique), _)
                if technique.entry().basis == Basis::Variant && self.variants.is_empty() =>
            {
                Err(OrderError::TechniqueOfVariants(technique))
            }
            (Some(technique), Some(only)) if !only.contains(&technique) => {
                Err(OrderError::TechniqueNotAmong(technique))
            }
            _ => Ok(()),
        }
    }

    /// Whether the variants go together and fit the layout and the solution.
    fn check_variants(&self) -> Result<(), OrderError> {
        let layouts = self
            .variants
            .iter()
            .filter(|recipe| recipe.layout().is_some());
        if let [_, second, ..] = layouts.collect::<Vec<_>>()[..] {
            return Err(OrderError::Variant(*second));
        }
        for recipe in &self.variants {
            let rules = setting::fixed(&[*recipe], &self.geometry);
            let model = rules.and_then(|rules| Model::new(&self.geometry, rules).ok());
            let Some(model) = model else {
                return Err(OrderError::Variant(*recipe));
            };
            // The middle of a magic square of nine cells is always the middle digit, and those of two boxes
            // meet in a line.
            let is_magic = recipe.part == Part::Whole(Whole::MagicBoxes);
            if is_magic && self.geometry.boxes().is_none_or(|boxes| boxes.rows < 4) {
                return Err(OrderError::Variant(*recipe));
            }
            let is_jigsaw = recipe.part == Part::Jigsaw;
            if is_jigsaw && self.geometry.boxes().is_none() {
                return Err(OrderError::Variant(*recipe));
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
                if is_jigsaw || (*solution.geometry() == self.geometry && breaks()) {
                    return Err(OrderError::SolutionVariant(*recipe));
                }
            }
        }
        Ok(())
    }

    /// No puzzle of the layout with one solution has fewer givens: two digits that do not come up could
    /// change places; and 17 is known to be the least of the classic grid.
    fn least_clues(&self) -> usize {
        if !self.variants.iter().all(|recipe| recipe.layout().is_some()) {
            0
        } else if self.geometry == Geometry::classic() {
            17
        } else {
            self.geometry.digits() - 1
        }
    }
}

/// Why no puzzle can meet an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrderError {
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
    /// The pattern has another number of cells than the givens ordered.
    PatternClues(usize),
    /// The pattern is not symmetric as ordered.
    PatternSymmetry(Symmetry),
    /// The solution is a grid of another layout.
    SolutionLayout,
    /// The solution is not complete.
    SolutionIncomplete,
    /// The solution is none of this variant.
    SolutionVariant(Recipe),
    /// The variant does not go with the layout, or with another one.
    Variant(Recipe),
    /// A range with no value in it.
    EmptyRange,
    /// HoDoKu and Sudoku Explainer know the classic grid alone.
    Scale,
    /// No technique is allowed.
    NoTechniques,
    /// The technique needed is not among those that must suffice.
    TechniqueNotAmong(Technique),
    /// The technique is about constraints, and none were ordered.
    TechniqueOfVariants(Technique),
}

impl Say for OrderError {
    fn text(&self) -> Text {
        match self {
            OrderError::Clues { least, most } => {
                text!("order-clues", least = *least, most = *most)
            }
            OrderError::Symmetry(symmetry) => text!("order-symmetry", symmetry = symmetry),
            OrderError::Pattern { count, least } => {
                text!("order-pattern", count = *count, least = *least)
            }
            OrderError::PatternClues(count) => text!("order-pattern-clues", count = *count),
            OrderError::PatternSymmetry(symmetry) => {
                text!("order-pattern-symmetry", symmetry = symmetry)
            }
            OrderError::SolutionLayout => text!("order-solution-layout"),
            OrderError::SolutionIncomplete => text!("order-solution-incomplete"),
            OrderError::SolutionVariant(recipe) => {
                text!("order-solution-variant", variant = recipe.word())
            }
            OrderError::Variant(recipe) => text!("order-variant", variant = recipe.word()),
            OrderError::EmptyRange => text!("order-empty-range"),
            OrderError::Scale => text!("order-scale"),
            OrderError::NoTechniques => text!("order-no-techniques"),
            OrderError::TechniqueOfVariants(technique) => {
                text!("order-technique-of-variants", technique = technique)
            }
            OrderError::TechniqueNotAmong(technique) => {
                text!("order-technique-not-among", technique = technique)
            }
        }
    }
}

crate::message::display_in_english!(OrderError);
