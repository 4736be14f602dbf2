#![doc = include_str!("../README.md")]

mod action;
mod check;
mod contents;
mod history;
#[doc(hidden)]
pub mod messages;
mod picture;
mod save;
mod standing;
mod timer;

pub use action::{Action, MarkKind};
pub use contents::{Colour, Contents, Tints};
pub use history::Moment;
pub use save::LoadError;
pub use timer::Timer;

use std::sync::OnceLock;

use grille_core::{Cell, CellSet, Digit, DigitSet, Draft, Grid, Layout};
use grille_solve::internal::Standing;
use grille_solve::{Outcome, Puzzle};

use history::{Change, History};

/// The aids that a player has turned on. Undo does not affect them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Help {
    /// Cells without marks show their candidates, and placing a digit removes it from the marks of its peers.
    pub candidates: bool,
    /// Digits that occur twice in a house, or that break a constraint, are highlighted.
    pub clashes: bool,
    /// Digits that differ from the solution are highlighted.
    pub solution: bool,
}

/// Anyone who looks can see clashes, so they are highlighted by default.
impl Default for Help {
    fn default() -> Help {
        Help {
            candidates: false,
            clashes: true,
            solution: false,
        }
    }
}

/// A game: a puzzle and everything its player has done.
///
/// Two games are equal if their puzzles, contents, histories, aids and times are.
#[derive(Clone, Debug)]
pub struct Game {
    puzzle: Puzzle,
    /// The puzzle with its givens alone.
    bare: Puzzle,
    cells: Vec<Contents>,
    history: History,
    /// The player's aids.
    pub help: Help,
    /// How long the game has been played.
    pub timer: Timer,
    /// What is known about the solution, once it has been asked for.
    answer: OnceLock<Outcome<Grid>>,
}

impl Game {
    /// A game at its start. The givens are protected; other digits of the puzzle, and candidates that it rules out,
    /// are treated as if the player had written them.
    #[must_use]
    pub fn new(puzzle: Puzzle) -> Game {
        let bare = puzzle.start();
        let contents = |cell: Cell| {
            if puzzle.is_given(cell) {
                return Contents::default();
            }
            let digit = puzzle.values().get(cell);
            let marked = puzzle.has_eliminated() && digit.is_none();
            Contents {
                digit,
                centre: if marked {
                    puzzle.unheld(cell)
                } else {
                    DigitSet::EMPTY
                },
                ..Contents::default()
            }
        };
        Game {
            cells: puzzle.layout().cells().map(contents).collect(),
            puzzle,
            bare,
            history: History::default(),
            help: Help::default(),
            timer: Timer::default(),
            answer: OnceLock::new(),
        }
    }

    /// The puzzle being played.
    #[must_use]
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The layout.
    #[must_use]
    pub fn layout(&self) -> &Layout {
        self.puzzle.layout()
    }

    /// Whether a cell belongs to the puzzle and cannot be changed.
    #[must_use]
    pub fn is_given(&self, cell: Cell) -> bool {
        self.bare.is_given(cell)
    }

    /// The digit of a cell, given or placed.
    #[must_use]
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.bare.values().get(cell).or(self.contents(cell).digit)
    }

    /// What the player has written into a cell.
    #[must_use]
    pub fn contents(&self, cell: Cell) -> Contents {
        self.cells.get(cell.index()).copied().unwrap_or_default()
    }

    /// The [candidates](Puzzle::candidates) of a cell given the digits as they stand, right or wrong; none for a cell
    /// that has its digit.
    #[must_use]
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        if self.digit(cell).is_some() {
            return DigitSet::EMPTY;
        }
        self.with_standing(|standing| standing.of(cell))
    }

    /// The same for every cell, in order.
    #[must_use]
    pub fn all_candidates(&self) -> Vec<DigitSet> {
        self.with_standing(|standing| standing.all())
    }

    fn with_standing<T>(&self, ask: impl FnOnce(Standing<'_>) -> T) -> T {
        ask(Standing {
            layout: self.layout(),
            model: self.bare.model().map(AsRef::as_ref),
            value: &|cell| self.digit(cell),
            eliminated: &|_| DigitSet::EMPTY,
        })
    }

    /// The centre marks to show in a cell: the player's own, otherwise the candidates if that aid is on.
    #[must_use]
    pub fn centre_marks(&self, cell: Cell) -> DigitSet {
        let own = self.contents(cell).centre;
        if own.is_empty() && self.help.candidates {
            self.candidates(cell)
        } else {
            own
        }
    }

    /// The same for every cell, in order.
    #[must_use]
    pub fn all_centre_marks(&self) -> Vec<DigitSet> {
        let own = self.cells.iter().map(|contents| contents.centre);
        if !self.help.candidates {
            return own.collect();
        }
        let shown = own.zip(self.all_candidates());
        shown
            .map(|(own, candidates)| if own.is_empty() { candidates } else { own })
            .collect()
    }

    /// The cells that hold this digit.
    #[must_use]
    pub fn cells_with(&self, digit: Digit) -> CellSet {
        let cells = self.layout().cells();
        cells
            .filter(|&cell| self.digit(cell) == Some(digit))
            .collect()
    }

    /// The empty cells.
    pub fn open_cells(&self) -> impl Iterator<Item = Cell> {
        let cells = self.layout().cells();
        cells.filter(|&cell| self.digit(cell).is_none())
    }

    /// How often this digit is still to be placed; `None` if the houses do not determine it.
    #[must_use]
    pub fn remaining(&self, digit: Digit) -> Option<usize> {
        let placed = self.cells_with(digit).len();
        let all = self.layout().occurrences()?;
        Some(all.saturating_sub(placed))
    }

    /// All digits as they stand, right or wrong.
    #[must_use]
    pub fn to_draft(&self) -> Draft {
        let mut draft = self.bare.to_draft();
        for (entry, contents) in draft.entries.iter_mut().zip(&self.cells) {
            entry.value = entry.value.or(contents.digit);
        }
        draft
    }

    /// All digits as they stand, as a grid; `None` if they break a house.
    #[must_use]
    pub fn grid(&self) -> Option<Grid> {
        let digits = || self.layout().cells().map(|cell| self.digit(cell)).collect();
        let holds = self.clashes().is_empty();
        holds.then(|| Grid::from_values(self.layout().clone(), digits()))
    }

    /// Performs an action. `false` if it changes nothing: the history is then unchanged.
    pub fn act(&mut self, action: &Action) -> bool {
        let after = action.applied(self);
        let both = self.layout().cells().zip(self.cells.iter().zip(&after));
        let changes: Vec<Change> = both
            .filter(|(_, (before, after))| before != after)
            .map(|(cell, (&before, &after))| Change {
                cell,
                before,
                after,
            })
            .collect();
        if changes.is_empty() {
            return false;
        }
        self.cells = after;
        self.history.push(changes);
        true
    }

    /// Undoes the last move; `false` at the start.
    pub fn undo(&mut self) -> bool {
        let Some(changes) = self.history.back() else {
            return false;
        };
        for change in changes {
            self.cells[change.cell.index()] = change.before;
        }
        true
    }

    /// Redoes the move last undone from here; `false` if there is none.
    pub fn redo(&mut self) -> bool {
        self.history.onward().is_some_and(|next| self.step_to(next))
    }

    fn step_to(&mut self, next: Moment) -> bool {
        for change in self.history.forward(next) {
            self.cells[change.cell.index()] = change.after;
        }
        true
    }

    /// Goes to any moment of the game; `false` if it has no such moment.
    pub fn go_to(&mut self, moment: Moment) -> bool {
        let Some((back, onward)) = self.history.way_to(moment) else {
            return false;
        };
        for _ in 0..back {
            self.undo();
        }
        for next in onward {
            self.step_to(next);
        }
        true
    }

    /// Returns to the start, as a move that can itself be undone.
    pub fn restart(&mut self) -> bool {
        self.act(&Action::Restart)
    }

    /// Where in the history the game is.
    #[must_use]
    pub fn now(&self) -> Moment {
        self.history.now()
    }

    /// How many moves led here.
    #[must_use]
    pub fn moves_made(&self) -> usize {
        self.history.depth(self.now())
    }

    /// How many moves lead to a moment.
    #[must_use]
    pub fn depth(&self, moment: Moment) -> usize {
        self.history.depth(moment)
    }

    /// Marks this moment as a checkpoint, or removes the mark; returns whether it is marked now.
    pub fn toggle_checkpoint(&mut self) -> bool {
        self.history.toggle_checkpoint()
    }

    /// Whether a moment is marked.
    #[must_use]
    pub fn is_checkpoint(&self, moment: Moment) -> bool {
        self.history.is_checkpoint(moment)
    }

    /// The moments worth going to, in the order in which they were made: the start, the checkpoints, the
    /// ends of all lines, and now.
    #[must_use]
    pub fn landmarks(&self) -> Vec<Moment> {
        self.history.landmarks()
    }

    /// Goes to the last checkpoint before now on the line that led here; `false` if there is none.
    pub fn back_to_checkpoint(&mut self) -> bool {
        let line = self.history.line_to(self.now()).unwrap_or_default();
        let marked = line
            .into_iter()
            .rev()
            .skip(1)
            .find(|&at| self.is_checkpoint(at));
        marked.is_some_and(|moment| self.go_to(moment))
    }

    /// Switches to the other line of play: from the nearest fork behind, down the branch next to the one that led
    /// here. `false` if the game has never forked.
    pub fn other_branch(&mut self) -> bool {
        self.history
            .other_branch()
            .is_some_and(|moment| self.go_to(moment))
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.puzzle == other.puzzle
            && self.cells == other.cells
            && self.history == other.history
            && self.help == other.help
            && self.timer == other.timer
    }
}
