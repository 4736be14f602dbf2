//! What a player has on the grid, replayed from their moves, and which of it is wrong.

use grille_core::{Budget, BudgetSpent, Cell, Digit, DigitSet, Grid, Layout, Place};
use grille_say::{Say, Text, text};
use grille_solve::internal::Standing;
use grille_solve::{Puzzle, Solver, Validate};

use crate::position::Position;
use crate::step::Candidate;

/// A move of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// A digit goes into a cell, replacing any that was there.
    Place(Candidate),
    /// A cell is emptied; its marks stay.
    Erase(Cell),
    /// The marks of a cell are now these; with none, the player has no marks there.
    Mark(Cell, DigitSet),
    /// The candidates of every cell are shown: a hint need not state what they already rule out.
    ShowCandidates,
}

impl Move {
    /// The cell that it changes.
    #[must_use]
    pub fn cell(self) -> Option<Cell> {
        match self {
            Move::Place(Candidate { cell, .. }) | Move::Erase(cell) | Move::Mark(cell, _) => {
                Some(cell)
            }
            Move::ShowCandidates => None,
        }
    }
}

/// What a player has on the grid, whichever moves led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnGrid {
    /// The digit placed in each cell.
    pub digits: Vec<Option<Digit>>,
    /// All that may go into each cell, according to the player; empty where they have no marks.
    pub marks: Vec<DigitSet>,
    /// Whether the candidates of every cell are shown: a hint need not state what they already rule out.
    pub shows_candidates: bool,
}

impl OnGrid {
    /// Nothing but the givens.
    #[must_use]
    pub fn empty(layout: &Layout) -> OnGrid {
        OnGrid {
            digits: vec![None; layout.cell_count()],
            marks: vec![DigitSet::EMPTY; layout.cell_count()],
            shows_candidates: false,
        }
    }

    /// What a position has beyond its givens: the digits placed, and the candidates left.
    #[must_use]
    pub fn of(position: &Puzzle) -> OnGrid {
        let mut on_grid = OnGrid::empty(position.layout());
        for (cell, digit) in position.values().filled_cells() {
            if !position.is_given(cell) {
                on_grid.digits[cell.index()] = Some(digit);
            }
        }
        if position.has_eliminated() {
            for cell in position.values().free_cells() {
                on_grid.marks[cell.index()] = position.unheld(cell);
            }
        }
        on_grid
    }
}

/// A digit or mark of the player that the solution contradicts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The cell.
    pub cell: Cell,
    /// Where it is drawn.
    pub place: Place,
    /// What is wrong there.
    pub what: Wrong,
    /// How many moves ago it was made, 1 for the last one: undoing this many moves leads to the moment before it. `None`
    /// if the moves are not known.
    pub moves_ago: Option<usize>,
}

/// What is wrong with a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// The player placed this digit.
    Digit(Digit),
    /// The marks lack the cell's digit. The digit is not named, as that would give the cell away.
    Marks,
}

impl Say for Mistake {
    fn text(&self) -> Text {
        let cell = self.place;
        match (self.what, self.moves_ago) {
            (Wrong::Digit(_), Some(ago)) => text!("hint-wrong-digit", cell = cell, ago = ago),
            (Wrong::Digit(_), None) => text!("hint-wrong-digit-at", cell = cell),
            (Wrong::Marks, Some(ago)) => text!("hint-wrong-marks", cell = cell, ago = ago),
            (Wrong::Marks, None) => text!("hint-wrong-marks-at", cell = cell),
        }
    }
}

/// What the mistakes are, in a sentence: the first with its age if the moves are known, otherwise how many there are.
pub(super) fn all_in_words(mistakes: &[Mistake]) -> Text {
    match mistakes {
        [] => text!("hint-solved"),
        [only] if only.moves_ago.is_none() => only.text(),
        [first, rest @ ..] if first.moves_ago.is_some() => {
            text!("hint-mistakes", first = first, more = rest.len())
        }
        several => {
            let is_digit = |mistake: &&Mistake| matches!(mistake.what, Wrong::Digit(_));
            let digits = several.iter().filter(is_digit).count();
            let marks = several.len() - digits;
            text!("hint-several-mistakes", digits = digits, marks = marks)
        }
    }
}

/// What the player has on the grid, each entry with the number of the move that put it there, if the moves are known.
pub(super) struct Player<'a> {
    layout: &'a Layout,
    digits: Vec<Option<(Digit, Option<usize>)>>,
    marks: Vec<Option<(DigitSet, Option<usize>)>>,
    sees_candidates: bool,
    moves: usize,
}

impl<'a> Player<'a> {
    pub(super) fn replay(puzzle: &'a Puzzle, moves: &[Move]) -> Player<'a> {
        let layout = puzzle.layout();
        let mut player = Player {
            layout,
            digits: vec![None; layout.cell_count()],
            marks: vec![None; layout.cell_count()],
            sees_candidates: moves.contains(&Move::ShowCandidates),
            moves: moves.len(),
        };
        for (number, &made) in moves.iter().enumerate() {
            let Some(cell) = made.cell() else {
                continue;
            };
            if !layout.contains(cell) || puzzle.values().get(cell).is_some() {
                continue;
            }
            match made {
                // A digit placed again keeps its age.
                Move::Place(placed) => {
                    let slot = &mut player.digits[cell.index()];
                    if slot.is_none_or(|(digit, _)| digit != placed.digit) {
                        *slot = Some((placed.digit, Some(number)));
                    }
                }
                Move::Erase(_) => player.digits[cell.index()] = None,
                Move::Mark(_, digits) => {
                    let slot = &mut player.marks[cell.index()];
                    *slot = (!digits.is_empty()).then_some((digits, Some(number)));
                }
                Move::ShowCandidates => {}
            }
        }
        player
    }

    /// The player of a grid whose moves are not known.
    pub(super) fn of(puzzle: &'a Puzzle, on_grid: &OnGrid) -> Player<'a> {
        let layout = puzzle.layout();
        let is_open = |cell: Cell| puzzle.values().get(cell).is_none();
        let digit = |cell: Cell| on_grid.digits.get(cell.index()).copied().flatten();
        let marks = |cell: Cell| on_grid.marks.get(cell.index()).copied();
        let open = |cell: Cell| is_open(cell).then_some(cell);
        Player {
            layout,
            digits: (layout.cells())
                .map(|cell| Some((digit(open(cell)?)?, None)))
                .collect(),
            marks: (layout.cells())
                .map(|cell| Some((marks(open(cell)?).filter(|its| !its.is_empty())?, None)))
                .collect(),
            sees_candidates: on_grid.shows_candidates,
            moves: 0,
        }
    }

    fn mistake(&self, cell: Cell, what: Wrong, made: Option<usize>) -> Mistake {
        Mistake {
            cell,
            place: self.layout.place(cell),
            what,
            moves_ago: made.map(|made| self.moves - made),
        }
    }

    /// Everything that contradicts the only solution, oldest first. The marks of a cell that holds a digit are
    /// ignored.
    pub(super) fn against(&self, solution: &Grid) -> Vec<Mistake> {
        let mut mistakes: Vec<Mistake> = self
            .layout
            .cells()
            .filter_map(|cell| {
                let right = solution.get(cell)?;
                match (self.digits[cell.index()], self.marks[cell.index()]) {
                    (Some((digit, made)), _) => {
                        (digit != right).then(|| self.mistake(cell, Wrong::Digit(digit), made))
                    }
                    (None, Some((marks, made))) => {
                        (!marks.contains(right)).then(|| self.mistake(cell, Wrong::Marks, made))
                    }
                    (None, None) => None,
                }
            })
            .collect();
        mistakes.sort_by_key(|mistake| std::cmp::Reverse(mistake.moves_ago));
        mistakes
    }

    /// The first digit, in the order of the moves, after which no solution is left; and a solution with all those
    /// before it.
    pub(super) fn first_dead_end(
        &self,
        puzzle: &Puzzle,
        mut solution: Grid,
        budget: Budget<'_>,
    ) -> Result<(Vec<Mistake>, Grid), BudgetSpent> {
        let mut placed: Vec<(Cell, Digit, Option<usize>)> = self
            .layout
            .cells()
            .filter_map(|cell| self.digits[cell.index()].map(|(digit, made)| (cell, digit, made)))
            .collect();
        placed.sort_by_key(|&(_, _, made)| made);
        let mut draft = puzzle.to_draft();
        draft.solution = None;
        for (cell, digit, made) in placed {
            draft.entries[cell.index()].value = Some(digit);
            // The current solution may also fit this digit.
            if solution.get(cell) == Some(digit) {
                continue;
            }
            let next = match draft.clone().validate_within(budget) {
                Ok(puzzle) => Solver::new(&puzzle).with_budget(budget).first_solution()?,
                Err(_) => None,
            };
            let Some(found) = next else {
                let mistake = self.mistake(cell, Wrong::Digit(digit), made);
                return Ok((vec![mistake], solution));
            };
            solution = found;
        }
        Ok((Vec::new(), solution))
    }

    /// The position, once it is known to be free of mistakes.
    pub(super) fn position(&self, puzzle: &Puzzle, with_marks: bool) -> Position {
        let mut position = Position::new(puzzle);
        for cell in self.layout.cells() {
            if let Some((digit, _)) = self.digits[cell.index()] {
                position.place(Candidate::new(cell, digit));
            }
        }
        for cell in self.layout.cells() {
            if let Some((marks, _)) = self.marks[cell.index()].filter(|_| with_marks) {
                for digit in position.candidates(cell) - marks {
                    position.eliminate(Candidate::new(cell, digit));
                }
            }
        }
        if self.sees_candidates {
            let shown = Standing {
                layout: self.layout,
                model: puzzle.model().map(AsRef::as_ref),
                value: &|cell| position.value(cell),
                eliminated: &|_| DigitSet::EMPTY,
            }
            .all();
            for (cell, shown) in self.layout.cells().zip(shown) {
                for digit in position.candidates(cell) - shown {
                    position.eliminate(Candidate::new(cell, digit));
                }
            }
        }
        position
    }
}
