//! A puzzle: a layout and consistent givens, with the digits placed and candidates eliminated so far.

use std::any::Any;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use grille_core::constraint::Constraint;
use grille_core::{
    Cell, CellSet, Decoration, DigitSet, Draft, Grid, Headers, Layout, Location, ParseGridError,
    Script,
};

use crate::candidates::Standing;
use crate::{Model, Solver};

/// A well-formed puzzle: its givens, and — when it is a position on the way to the solution — the digits placed since
/// and the candidates eliminated.
///
/// A puzzle says nothing about how many solutions there are; ask [`Solver`].
/// Two puzzles are equal when their cells are: layout, values, which of them are givens, candidates.
///
/// ```
/// use grille_solve::Puzzle;
///
/// let puzzle: Puzzle = "4....3.....3..41".parse()?;
/// assert_eq!(puzzle.layout().digits(), 4);
/// assert_eq!(puzzle.to_string(), "4....3.....3..41");
/// assert_eq!(puzzle.candidates((0, 1)).to_string(), "12");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Puzzle {
    values: Grid,
    givens: CellSet,
    /// The candidates eliminated beyond those that the peers rule out; `None` if there are none.
    eliminated: Option<Box<[DigitSet]>>,
    solution: Option<Grid>,
    script: Script,
    headers: Headers,
    decorations: Vec<Decoration>,
    /// The constraints beyond the layout, if there are any.
    model: Option<Arc<Model>>,
}

impl Puzzle {
    /// From a draft without problems.
    #[must_use]
    pub(crate) fn from_checked(draft: Draft, model: Option<Arc<Model>>) -> Puzzle {
        let Draft {
            layout,
            entries,
            solution,
            script,
            headers,
            decorations,
            ..
        } = draft;
        let layout = match &model {
            Some(model) => model.layout().clone(),
            None => layout,
        };
        let givens = layout.cells().filter(|cell| {
            let entry = entries[cell.index()];
            entry.given && entry.value.is_some()
        });
        let givens = givens.collect();
        let values = Grid::from_values(
            layout.clone(),
            entries.iter().map(|entry| entry.value).collect(),
        );
        let mut puzzle = Puzzle {
            givens,
            eliminated: None,
            solution: solution.map(|solution| Grid::from_values(layout, solution)),
            script,
            headers,
            decorations,
            values,
            model,
        };
        puzzle.allow(|cell| entries[cell.index()].allowed);
        puzzle
    }

    /// Givens on a grid with constraints already compiled; the givens break none of them.
    #[must_use]
    #[doc(hidden)]
    pub fn of_model(givens: Grid, model: Arc<Model>) -> Puzzle {
        debug_assert!(givens.layout() == model.layout());
        Puzzle {
            model: Some(model),
            ..Puzzle::from(givens)
        }
    }

    /// The same puzzle with other values beside its givens, even inconsistent ones: for drawing only.
    #[must_use]
    #[doc(hidden)]
    pub fn drawn_with(&self, values: Grid) -> Puzzle {
        Puzzle {
            values,
            ..self.clone()
        }
    }

    /// Keeps only these candidates of the empty cells.
    fn allow(&mut self, allowed: impl Fn(Cell) -> DigitSet) {
        let all = self.layout().all_digits();
        if self
            .values
            .free_cells()
            .all(|cell| all.is_subset(allowed(cell)))
        {
            return;
        }
        let eliminated: Box<[DigitSet]> = self
            .layout()
            .cells()
            .map(|cell| self.values.candidates(cell) - allowed(cell))
            .collect();
        self.eliminated = eliminated
            .iter()
            .any(|digits| !digits.is_empty())
            .then_some(eliminated);
    }

    /// The layout.
    #[must_use]
    #[inline]
    pub fn layout(&self) -> &Layout {
        self.values.layout()
    }

    /// All values: givens and digits placed since.
    #[must_use]
    #[inline]
    pub fn values(&self) -> &Grid {
        &self.values
    }

    /// All values, discarding the rest.
    #[must_use]
    pub fn into_values(self) -> Grid {
        self.values
    }

    /// The givens alone, as a grid.
    #[must_use]
    pub fn givens(&self) -> Grid {
        let given = |cell: Cell| self.values.get(cell).filter(|_| self.is_given(cell));
        Grid::from_values(
            self.layout().clone(),
            self.layout().cells().map(given).collect(),
        )
    }

    /// Whether the value of a cell is a given.
    #[must_use]
    #[inline]
    pub fn is_given(&self, cell: Cell) -> bool {
        self.givens.contains(cell)
    }

    /// Whether some value is not a given.
    #[must_use]
    pub fn has_placed(&self) -> bool {
        self.givens.len() < self.values.count()
    }

    /// Whether candidates were eliminated beyond those that the values themselves rule out.
    #[must_use]
    pub fn has_eliminated(&self) -> bool {
        self.eliminated.is_some()
    }

    /// The digits eliminated from an empty cell beyond those that its peers rule out.
    #[must_use]
    #[inline]
    pub fn eliminated(&self, cell: Cell) -> DigitSet {
        self.eliminated
            .as_ref()
            .map_or(DigitSet::EMPTY, |eliminated| eliminated[cell.index()])
    }

    /// The digits that cannot go into a cell whatever the others hold: those [eliminated](Puzzle::eliminated) and those
    /// that its own marks (even, odd, …) exclude.
    #[must_use]
    pub fn ruled_out(&self, cell: Cell) -> DigitSet {
        let eliminated = self.eliminated(cell);
        match &self.model {
            Some(model) => eliminated | (self.layout().all_digits() - model.allowed(cell)),
            None => eliminated,
        }
    }

    /// The constraints in addition to the houses of its layout.
    #[must_use]
    pub fn constraints(&self) -> &[Constraint] {
        self.model.as_ref().map_or(&[], |model| model.constraints())
    }

    /// The compiled constraints; `None` if there are none.
    #[must_use]
    #[inline]
    pub fn model(&self) -> Option<&Arc<Model>> {
        self.model.as_ref()
    }

    /// Whether its regions are to be found: the layout of a solution has them, that of the puzzle does not.
    #[must_use]
    pub fn finds_regions(&self) -> bool {
        let model = self.model.as_ref();
        model.is_some_and(|model| model.regions().is_some())
    }

    /// The layout without the groups that constraints add to it.
    #[must_use]
    pub fn base_layout(&self) -> &Layout {
        self.model
            .as_ref()
            .map_or(self.layout(), |model| model.base())
    }

    /// The digits that may still go into an empty cell: those that no peer holds, that are not eliminated, and that no
    /// cage, line, sign or clue rules out on its own.
    #[must_use]
    pub fn candidates(&self, at: impl Location) -> DigitSet {
        match at.cell_in(self.layout()) {
            Some(cell) if self.values.get(cell).is_none() => {
                self.with_standing(|standing| standing.of(cell))
            }
            _ => DigitSet::EMPTY,
        }
    }

    /// The candidates of every cell, in order.
    #[must_use]
    pub fn all_candidates(&self) -> Vec<DigitSet> {
        self.with_standing(|standing| standing.all())
    }

    /// The candidates of an empty cell before constraints are applied. The logic engine starts from these, and pencil
    /// marks that come with a puzzle are relative to them.
    #[must_use]
    #[doc(hidden)]
    pub fn unheld(&self, cell: Cell) -> DigitSet {
        self.values.candidates(cell) - self.ruled_out(cell)
    }

    /// Asks what may go into the cells.
    #[doc(hidden)]
    pub fn with_standing<T>(&self, ask: impl FnOnce(Standing<'_>) -> T) -> T {
        ask(Standing {
            layout: self.layout(),
            model: self.model.as_deref(),
            value: &|cell| self.values.get(cell),
            eliminated: &|cell| self.eliminated(cell),
        })
    }

    /// The solution that came with the puzzle. It fits the values; whether it is unique is another question.
    #[must_use]
    pub fn solution(&self) -> Option<&Grid> {
        self.solution.as_ref()
    }

    /// Attaches a solution.
    ///
    /// # Panics
    /// If it is not a complete grid of the same cells with the same values. Its layout may have regions that were
    /// found.
    pub fn set_solution(&mut self, solution: Grid) {
        let fits = solution.layout().has_cells_of(self.layout())
            && solution.is_filled()
            && self
                .values
                .filled_cells()
                .all(|(cell, digit)| solution.get(cell) == Some(digit));
        assert!(fits, "a solution fits the puzzle it is for");
        self.solution = Some(solution);
    }

    /// Takes the solution out, so that the written puzzle does not reveal it.
    pub fn take_solution(&mut self) -> Option<Grid> {
        self.solution.take()
    }

    /// The characters the puzzle was written in, which are used to print it.
    #[must_use]
    pub fn script(&self) -> Script {
        self.script
    }

    /// Chooses how the puzzle is printed.
    pub fn set_script(&mut self, script: Script) {
        self.script = script;
    }

    /// Author, date, ….
    #[must_use]
    pub fn headers(&self) -> &Headers {
        &self.headers
    }

    /// What its setter drew that is not part of any constraint.
    #[must_use]
    pub fn decorations(&self) -> &[Decoration] {
        &self.decorations
    }

    /// The puzzle as its setter gave it: givens and constraints, without the digits placed or candidates eliminated
    /// since.
    #[must_use]
    pub fn start(&self) -> Puzzle {
        Puzzle {
            values: self.givens(),
            givens: self.givens,
            eliminated: None,
            solution: None,
            script: self.script,
            headers: Headers::default(),
            decorations: self.decorations.clone(),
            model: self.model.clone(),
        }
    }

    /// The same puzzle with these values in its cells, for example a solution. Its givens stay givens, its constraints
    /// are kept, and nothing is eliminated.
    ///
    /// ```
    /// use grille_solve::{Puzzle, Solver};
    /// let puzzle: Puzzle = "4....3.....3..41".parse()?;
    /// let solution = Solver::new(&puzzle).first_solution().unwrap().unwrap();
    /// let solved = puzzle.with_values(solution);
    /// assert!(solved.values().is_filled());
    /// assert_eq!(solved.givens(), *puzzle.values());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// If the values belong to other cells or change a given. Their layout may have regions that were found.
    #[must_use]
    pub fn with_values(&self, values: Grid) -> Puzzle {
        let fits = values.layout().has_cells_of(self.layout())
            && (self.givens.iter()).all(|cell| values.get(cell) == self.values.get(cell));
        assert!(fits, "values are those of the puzzle they are for");
        Puzzle {
            values,
            eliminated: None,
            solution: None,
            ..self.clone()
        }
    }

    /// The puzzle with its solution filled in, or with the first one found; `None` if there is none. Use
    /// [`Solver::outcome`](crate::Solver::outcome) to learn whether it is the only one.
    ///
    /// ```
    /// let puzzle: grille_solve::Puzzle = "4....3.....3..41".parse()?;
    /// assert_eq!(puzzle.solve().unwrap().to_string(), "4132231414233241");
    /// # Ok::<(), grille_core::ParseGridError>(())
    /// ```
    #[must_use]
    pub fn solve(&self) -> Option<Puzzle> {
        let found = Solver::new(self).first_solution().ok().flatten();
        found.map(|solution| self.with_values(solution))
    }

    /// This puzzle as a draft, for editing.
    #[must_use]
    pub fn to_draft(&self) -> Draft {
        let mut draft = Draft::new(self.base_layout().clone());
        draft.constraints = self.constraints().to_vec();
        let model = self.model.clone();
        draft.compiled = model.map(|model| model as Arc<dyn Any + Send + Sync>);
        for cell in self.layout().cells() {
            let entry = &mut draft.entries[cell.index()];
            entry.value = self.values.get(cell);
            entry.given = self.is_given(cell);
            entry.allowed -= self.eliminated(cell);
        }
        draft.solution = self
            .solution
            .as_ref()
            .map(|solution| solution.iter().collect());
        draft.script = self.script;
        draft.headers = self.headers.clone();
        draft.decorations.clone_from(&self.decorations);
        draft
    }
}

impl PartialEq for Puzzle {
    fn eq(&self, other: &Puzzle) -> bool {
        self.values == other.values
            && self.givens == other.givens
            && self.eliminated == other.eliminated
            && self.constraints() == other.constraints()
    }
}

impl Eq for Puzzle {}

/// Every value of the grid is a given.
impl From<Grid> for Puzzle {
    fn from(values: Grid) -> Puzzle {
        Puzzle {
            givens: values.filled_cells().map(|(cell, _)| cell).collect(),
            values,
            eliminated: None,
            solution: None,
            script: Script::default(),
            headers: Headers::default(),
            decorations: Vec::new(),
            model: None,
        }
    }
}

/// Reads a line of characters as [`Grid`] does; `grille-notation` reads every other notation.
impl FromStr for Puzzle {
    type Err = ParseGridError;

    fn from_str(text: &str) -> Result<Puzzle, ParseGridError> {
        Ok(Puzzle::from(text.parse::<Grid>()?))
    }
}

/// The values in one line, in the puzzle's own script.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let symbol = |value| self.script.symbol(value);
        (self.values.iter()).try_for_each(|value| write!(f, "{}", symbol(value)))
    }
}
