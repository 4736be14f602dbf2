//! A position on the way to the solution, and the search for the steps it offers.

use std::ops::ControlFlow;

use grille_core::constraint::Constraint;
use grille_core::{Alphabet, Budget, Cell, CellSet, Digit, DigitSet, Layout};
use grille_solve::{Puzzle, Validate};

use super::board::Board;
use super::cells::SmallSet;
use super::options::Options;
use super::singles::Singles;
use super::step::{Candidate, Step};
use super::technique::Technique;
use super::techniques::{Context, Sink};
use super::{tables, techniques};

/// A position: values and candidates, for any layout.
#[derive(Clone, Debug)]
pub struct Position {
    boards: Boards,
    /// How the puzzle's digits are written.
    alphabet: Alphabet,
}

#[derive(Clone, Debug)]
enum Boards {
    Small(Board<SmallSet>),
    Large(Box<Board<CellSet>>),
}

/// Evaluates the same expression on whichever board a position has.
macro_rules! with_board {
    ($position:expr, $board:ident => $does:expr) => {
        match &$position.boards {
            Boards::Small($board) => $does,
            Boards::Large($board) => $does,
        }
    };
    (mut $position:expr, $board:ident => $does:expr) => {
        match &mut $position.boards {
            Boards::Small($board) => $does,
            Boards::Large($board) => $does,
        }
    };
}

impl Position {
    /// The position of a puzzle: its values and the candidates that remain.
    #[must_use]
    pub fn new(puzzle: &Puzzle) -> Position {
        let layout = puzzle.layout();
        let boards = if layout.cell_count() <= SmallSet::MAX_COUNT {
            Boards::Small(Board::new(puzzle, tables::small(puzzle)))
        } else {
            Boards::Large(Box::new(Board::new(puzzle, tables::large(puzzle))))
        };
        Position {
            boards,
            alphabet: puzzle.script().alphabet,
        }
    }

    /// The same, with the singles that come up while the values are written one by one.
    pub(crate) fn with_singles(puzzle: &Puzzle) -> (Position, Singles) {
        let layout = puzzle.layout();
        let (boards, singles) = if layout.cell_count() <= SmallSet::MAX_COUNT {
            let (board, singles) = Singles::start(puzzle, &tables::small(puzzle));
            (Boards::Small(board), singles)
        } else {
            let (board, singles) = Singles::start(puzzle, &tables::large(puzzle));
            (Boards::Large(Box::new(board)), singles)
        };
        let alphabet = puzzle.script().alphabet;
        (Position { boards, alphabet }, singles)
    }

    /// The layout.
    #[must_use]
    pub fn layout(&self) -> &Layout {
        with_board!(self, board => &board.tables().layout)
    }

    /// How the puzzle's digits are written.
    #[must_use]
    pub fn alphabet(&self) -> Alphabet {
        self.alphabet
    }

    /// The constraints of the puzzle beyond its houses, as the setter drew them.
    #[must_use]
    pub fn constraints(&self) -> &[Constraint] {
        let model = with_board!(self, board => &board.tables().model);
        model.as_ref().map_or(&[], |model| model.constraints())
    }

    /// The value of a cell.
    #[must_use]
    pub fn value(&self, cell: Cell) -> Option<Digit> {
        with_board!(self, board => board.value(cell))
    }

    /// All values, in order.
    #[must_use]
    pub fn values(&self) -> &[Option<Digit>] {
        with_board!(self, board => board.values())
    }

    /// The candidates of a cell; none for a cell that already has its value.
    #[must_use]
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        with_board!(self, board => board.candidates(cell))
    }

    /// Whether every cell has its value.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        with_board!(self, board => board.is_solved())
    }

    /// Whether the position visibly has no solution.
    #[must_use]
    pub fn is_broken(&self) -> bool {
        with_board!(self, board => board.is_broken())
    }

    /// Draws the conclusions of a step.
    pub fn apply(&mut self, step: &Step) {
        with_board!(mut self, board => board.apply(step));
    }

    /// Places a digit and removes it from the peers.
    pub fn place(&mut self, candidate: Candidate) {
        with_board!(mut self, board => board.place(candidate));
    }

    /// Removes a candidate.
    pub fn eliminate(&mut self, candidate: Candidate) {
        with_board!(mut self, board => board.eliminate(candidate));
    }

    /// The position as a puzzle that remembers its start: later placements and eliminations are marked as such.
    ///
    /// # Panics
    /// If the position breaks the puzzle's rules, which sound steps never cause.
    #[must_use]
    pub fn to_puzzle(&self, start: &Puzzle) -> Puzzle {
        let mut draft = start.to_draft();
        draft.solution = None;
        for cell in start.layout().cells() {
            let entry = &mut draft.entries[cell.index()];
            entry.value = self.value(cell);
            if entry.value.is_none() {
                entry.allowed = self.candidates(cell);
            }
        }
        draft.validate().expect("a position reached by sound steps")
    }

    /// The next of the singles noted.
    pub(crate) fn next_single(&self, singles: &mut Singles) -> Option<Step> {
        with_board!(self, board => singles.next(board))
    }

    /// Draws the conclusions of a step and notes the singles that it leaves.
    pub(crate) fn apply_noting(&mut self, step: &Step, singles: &mut Singles) {
        with_board!(mut self, board => singles.apply(board, step));
    }

    /// Every unique loop, including those of four cells, as far as the budget goes.
    pub(crate) fn unique_loops(&self, budget: Budget<'_>) -> Vec<Step> {
        let mut found = Vec::new();
        let mut collect = |step| {
            found.push(step);
            ControlFlow::Continue(())
        };
        let sink = &mut Sink::new(budget, &mut collect);
        let _ = with_board!(self, board => techniques::find_loops(board, sink));
        found
    }

    /// Finds the steps of these techniques, one technique after the other, until the sink has enough.
    pub(super) fn find(
        &self,
        techniques: impl IntoIterator<Item = Technique>,
        options: Options,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        with_board!(self, board => {
            let context = Context::new(board, options);
            techniques
                .into_iter()
                .try_for_each(|technique| techniques::find(technique, &context, sink))
        })
    }
}

/// The first step of the first technique that has one. If the puzzle is not known to have exactly one solution, pass
/// [`Technique::without_uniqueness`].
#[must_use]
pub fn next_step(
    position: &Position,
    techniques: impl IntoIterator<Item = Technique>,
) -> Option<Step> {
    next_step_within(position, techniques, Budget::default())
}

/// The same; `None` once the [budget is over](Budget::is_over), which every technique polls while it searches.
#[must_use]
pub fn next_step_within(
    position: &Position,
    techniques: impl IntoIterator<Item = Technique>,
    budget: Budget<'_>,
) -> Option<Step> {
    next_step_with(position, techniques, Options::default(), budget)
}

/// The same with these options.
pub(crate) fn next_step_with(
    position: &Position,
    techniques: impl IntoIterator<Item = Technique>,
    options: Options,
    budget: Budget<'_>,
) -> Option<Step> {
    let mut found = None;
    let mut take = |step| {
        found = Some(step);
        ControlFlow::Break(())
    };
    let sink = &mut Sink::new(budget, &mut take);
    let _ = position.find(techniques, options, sink);
    found
}

/// Every step of these techniques.
#[must_use]
pub fn all_steps(
    position: &Position,
    techniques: impl IntoIterator<Item = Technique>,
) -> Vec<Step> {
    all_steps_within(position, techniques, Options::default(), Budget::default())
}

/// Every step of these techniques, with the rarer forms that the options ask for, as far as the
/// [budget](Budget::is_over) goes.
#[must_use]
pub fn all_steps_within(
    position: &Position,
    techniques: impl IntoIterator<Item = Technique>,
    options: Options,
    budget: Budget<'_>,
) -> Vec<Step> {
    let mut found = Vec::new();
    let mut collect = |step| {
        found.push(step);
        ControlFlow::Continue(())
    };
    let sink = &mut Sink::new(budget, &mut collect);
    // Only the budget ends it.
    let _ = position.find(techniques, options, sink);
    found
}

/// What is known about the number of solutions when a path is searched for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Uniqueness {
    /// The givens have exactly one solution: the givens alone, without any candidates that were ruled out. Techniques
    /// that assume a unique solution may be used.
    Known,
    /// Nothing is known, or there are several solutions: techniques that assume a unique solution are left out, and
    /// every step holds for every solution.
    Unknown,
}

/// The solution path by logic: the easiest step, repeatedly, until none is left.
#[derive(Clone, Debug)]
pub struct Path {
    /// The steps in order.
    pub steps: Vec<Step>,
    /// The position they lead to.
    pub end: Position,
}

impl Path {
    /// Solves as far as these techniques go. Those that assume a unique solution are used only if it is known to be
    /// unique.
    ///
    /// ```
    /// use grille_solve::Puzzle;
    /// use grille_solve::{Outcome, Solver};
    /// use grille_logic::{Path, Technique, Uniqueness};
    ///
    /// let puzzle: Puzzle = "4....3.....3..41".parse()?;
    /// let uniqueness = match Solver::new(&puzzle.start()).outcome() {
    ///     Outcome::Unique(_) => Uniqueness::Known,
    ///     _ => Uniqueness::Unknown,
    /// };
    /// let techniques: Vec<Technique> = Technique::enabled().collect();
    /// assert!(Path::of(&puzzle, &techniques, uniqueness).is_solved());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(puzzle: &Puzzle, techniques: &[Technique], uniqueness: Uniqueness) -> Path {
        Path::within(puzzle, techniques, uniqueness, Budget::default())
    }

    /// The same, but ends early once the [budget is over](Budget::is_over).
    #[must_use]
    pub fn within(
        puzzle: &Puzzle,
        techniques: &[Technique],
        uniqueness: Uniqueness,
        budget: Budget<'_>,
    ) -> Path {
        let may_use = |technique: &Technique| {
            uniqueness == Uniqueness::Known || !technique.entry().assumes_unique
        };
        let mut path = Path {
            // Most steps place a digit.
            steps: Vec::with_capacity(puzzle.layout().cell_count()),
            end: Position::new(puzzle),
        };
        while !path.end.is_solved()
            && let Some(step) = next_step_within(
                &path.end,
                techniques.iter().copied().filter(may_use),
                budget,
            )
        {
            path.end.apply(&step);
            path.steps.push(step);
        }
        path
    }

    /// Whether logic alone solves the puzzle.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.end.is_solved()
    }
}
