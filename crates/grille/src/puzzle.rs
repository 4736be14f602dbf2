//! A puzzle: a layout and givens that break no rule, with what a solver has placed and ruled out.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use crate::candidates::Standing;
use crate::notation::{self, Script};
use crate::render::{self, Picture, PictureOptions};
use crate::variant::{Constraint, Model};
use crate::{
    Cell, CellSet, Decoration, DigitSet, Draft, Geometry, Grid, Headers, Location, ReadError,
};

/// A well-formed puzzle: its givens, and — when it is a position on the way to the solution — the
/// digits placed since and the candidates ruled out.
///
/// A puzzle says nothing about how many solutions there are; ask [`exact`](crate::exact).
/// Two puzzles are equal when their cells are: layout, values, which of them are givens, candidates.
///
/// ```
/// use grille::Puzzle;
///
/// let puzzle: Puzzle = "
///     +---+---+
///     |4 .|. .|
///     |. 3|. .|
///     +---+---+
///     |. .|. 3|
///     |. .|4 1|
///     +---+---+".parse()?;
/// assert_eq!(puzzle.geometry().digits(), 4);
/// assert_eq!(puzzle.to_string(), "4....3.....3..41");
/// assert_eq!(puzzle.candidates((0, 1)).to_string(), "12");
/// # Ok::<(), grille::ReadError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Puzzle {
    values: Grid,
    givens: CellSet,
    /// What is ruled out beyond the digits that the peers hold; `None` where nothing is.
    eliminated: Option<Box<[DigitSet]>>,
    solution: Option<Grid>,
    script: Script,
    headers: Headers,
    decorations: Vec<Decoration>,
    /// The constraints beyond the layout, if there are any.
    model: Option<Arc<Model>>,
}

impl Puzzle {
    /// A draft without problems.
    pub(crate) fn from_checked(draft: Draft, model: Option<Arc<Model>>) -> Puzzle {
        let Draft {
            geometry,
            entries,
            solution,
            script,
            headers,
            decorations,
            ..
        } = draft;
        let geometry = match &model {
            Some(model) => model.geometry().clone(),
            None => geometry,
        };
        let givens = geometry.cells().filter(|cell| {
            let entry = entries[cell.index()];
            entry.given && entry.value.is_some()
        });
        let givens = givens.collect();
        let values = Grid::from_values(
            geometry.clone(),
            entries.iter().map(|entry| entry.value).collect(),
        );
        let mut puzzle = Puzzle {
            givens,
            eliminated: None,
            solution: solution.map(|solution| Grid::from_values(geometry, solution)),
            script,
            headers,
            decorations,
            values,
            model,
        };
        puzzle.allow(|cell| entries[cell.index()].allowed);
        puzzle
    }

    /// Givens on a grid with constraints that are compiled already; the givens break none of them.
    pub(crate) fn of_model(givens: Grid, model: Arc<Model>) -> Puzzle {
        debug_assert!(givens.geometry() == model.geometry());
        Puzzle {
            model: Some(model),
            ..Puzzle::from(givens)
        }
    }

    /// The same puzzle with other values beside its givens, even such as break rules: for drawing it only.
    pub(crate) fn drawn_with(&self, values: Grid) -> Puzzle {
        Puzzle {
            values,
            ..self.clone()
        }
    }

    /// Keeps only these candidates of the empty cells.
    fn allow(&mut self, allowed: impl Fn(Cell) -> DigitSet) {
        let all = self.geometry().all_digits();
        if self
            .values
            .free_cells()
            .all(|cell| all.is_subset(allowed(cell)))
        {
            return;
        }
        let eliminated: Box<[DigitSet]> = self
            .geometry()
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
    pub fn geometry(&self) -> &Geometry {
        self.values.geometry()
    }

    /// All values: givens and digits placed since.
    #[must_use]
    pub fn values(&self) -> &Grid {
        &self.values
    }

    /// All values, without the rest.
    #[must_use]
    pub fn into_values(self) -> Grid {
        self.values
    }

    /// The givens alone, as a grid.
    #[must_use]
    pub fn givens(&self) -> Grid {
        let given = |cell: Cell| self.values.get(cell).filter(|_| self.is_given(cell));
        Grid::from_values(
            self.geometry().clone(),
            self.geometry().cells().map(given).collect(),
        )
    }

    /// Whether the value of a cell belongs to the puzzle.
    #[must_use]
    pub fn is_given(&self, cell: Cell) -> bool {
        self.givens.contains(cell)
    }

    /// Whether some value is not a given.
    #[must_use]
    pub fn has_placed(&self) -> bool {
        self.givens.len() < self.values.count()
    }

    /// Whether candidates were ruled out beyond those that the values themselves rule out.
    #[must_use]
    pub fn has_eliminated(&self) -> bool {
        self.eliminated.is_some()
    }

    /// The digits ruled out of an empty cell beyond those that its peers hold.
    #[must_use]
    pub fn eliminated(&self, cell: Cell) -> DigitSet {
        self.eliminated
            .as_ref()
            .map_or(DigitSet::EMPTY, |eliminated| eliminated[cell.index()])
    }

    /// The digits that cannot go into a cell whatever the others hold: those
    /// [eliminated](Puzzle::eliminated) and those that its own marks (even, odd, …) leave out.
    #[must_use]
    pub fn ruled_out(&self, cell: Cell) -> DigitSet {
        let eliminated = self.eliminated(cell);
        match &self.model {
            Some(model) => eliminated | (self.geometry().all_digits() - model.allowed(cell)),
            None => eliminated,
        }
    }

    /// What the puzzle asks beyond the houses of its layout.
    #[must_use]
    pub fn constraints(&self) -> &[Constraint] {
        self.model.as_ref().map_or(&[], |model| model.constraints())
    }

    /// The constraints with what they stand for; `None` if there are none.
    #[must_use]
    pub fn model(&self) -> Option<&Arc<Model>> {
        self.model.as_ref()
    }

    /// Whether its regions are to be found: the layout of a solution has them, that of the puzzle has none.
    #[must_use]
    pub fn finds_regions(&self) -> bool {
        let model = self.model.as_ref();
        model.is_some_and(|model| model.regions().is_some())
    }

    /// The layout without the groups that constraints add to it.
    #[must_use]
    pub fn base_geometry(&self) -> &Geometry {
        self.model
            .as_ref()
            .map_or(self.geometry(), |model| model.base())
    }

    /// The digits that may still go into an empty cell: those that no peer holds, that nothing rules out, and
    /// that each cage, line, sign or clue by itself has a use for.
    #[must_use]
    pub fn candidates(&self, at: impl Location) -> DigitSet {
        match at.cell_in(self.geometry()) {
            Some(cell) if self.values.get(cell).is_none() => {
                self.with_standing(|standing| standing.of(cell))
            }
            _ => DigitSet::EMPTY,
        }
    }

    /// The same for every cell, in order.
    #[must_use]
    pub fn all_candidates(&self) -> Vec<DigitSet> {
        self.with_standing(|standing| standing.all())
    }

    /// What is left to an empty cell before constraints are looked at: reasoning starts from here, and marks that
    /// came with a puzzle are these.
    pub(crate) fn unheld(&self, cell: Cell) -> DigitSet {
        self.values.candidates(cell) - self.ruled_out(cell)
    }

    /// Asks what may go into the cells.
    pub(crate) fn with_standing<T>(&self, ask: impl FnOnce(Standing<'_>) -> T) -> T {
        ask(Standing {
            geometry: self.geometry(),
            model: self.model.as_deref(),
            value: &|cell| self.values.get(cell),
            eliminated: &|cell| self.eliminated(cell),
        })
    }

    /// The solution that came with the puzzle. It fits the values; whether it is the only one is
    /// another question.
    #[must_use]
    pub fn solution(&self) -> Option<&Grid> {
        self.solution.as_ref()
    }

    /// Takes a solution along.
    ///
    /// # Panics
    /// If it is not a complete grid of the same cells with the same values. Its layout may have regions that were found.
    pub fn set_solution(&mut self, solution: Grid) {
        let fits = solution.geometry().has_cells_of(self.geometry())
            && solution.is_filled()
            && self
                .values
                .filled_cells()
                .all(|(cell, digit)| solution.get(cell) == Some(digit));
        assert!(fits, "a solution fits the puzzle it is for");
        self.solution = Some(solution);
    }

    /// Takes the solution out, so that what is written of the puzzle does not give it away.
    pub fn take_solution(&mut self) -> Option<Grid> {
        self.solution.take()
    }

    /// How the puzzle was written, and so how it is printed.
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

    /// What its setter drew and no constraint speaks of.
    #[must_use]
    pub fn decorations(&self) -> &[Decoration] {
        &self.decorations
    }

    /// The puzzle as its setter gave it: givens and constraints, without what was placed or ruled out
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

    /// The same puzzle with these values in its cells: a solution, say. Its givens stay its givens, its
    /// constraints are kept, and nothing is ruled out.
    ///
    /// ```
    /// use grille::{Puzzle, exact::Solver};
    /// let puzzle: Puzzle = "4....3.....3..41".parse()?;
    /// let solution = Solver::new(&puzzle).first_solution().unwrap().unwrap();
    /// let solved = puzzle.with_values(solution);
    /// assert!(solved.values().is_filled());
    /// assert_eq!(solved.givens(), *puzzle.values());
    /// # Ok::<(), grille::ReadError>(())
    /// ```
    ///
    /// # Panics
    /// If the values are of other cells or change a given. Their layout may have regions that were found.
    #[must_use]
    pub fn with_values(&self, values: Grid) -> Puzzle {
        let fits = values.geometry().has_cells_of(self.geometry())
            && (self.givens.iter()).all(|cell| values.get(cell) == self.values.get(cell));
        assert!(fits, "values are those of the puzzle they are for");
        Puzzle {
            values,
            eliminated: None,
            solution: None,
            ..self.clone()
        }
    }

    /// This puzzle as a draft, to change it.
    #[must_use]
    pub fn to_draft(&self) -> Draft {
        let mut draft = Draft::new(self.base_geometry().clone());
        draft.constraints = self.constraints().to_vec();
        draft.compiled.clone_from(&self.model);
        for cell in self.geometry().cells() {
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

/// Reads one puzzle in any notation.
impl FromStr for Puzzle {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Puzzle, ReadError> {
        Ok(notation::read_one(text)?.validate()?)
    }
}

/// The values in one line, in the puzzle's own script; with `{:#}` a framed grid, with its cages, signs
/// and clues as far as characters can draw them.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            let is_plain = self.model.is_none() && self.geometry().boxes().is_some();
            f.write_str(&if is_plain {
                notation::framed(&self.values, self.script)
            } else {
                render::characters(&Picture::of(self, &PictureOptions::default()))
            })
        } else {
            f.write_str(&notation::line(&self.values, self.script))
        }
    }
}
