//! Questions about a game: clashes, the solution, mistakes, hints. Each is answered only when asked; none triggers
//! another.

use grille_core::{Budget, BudgetSpent, Cell, CellSet, Digit, Grid, House, Layout};
use grille_logic::hint::{Hint, Mistake, Move, hint_within};
use grille_logic::{Candidate, Possibilities, Technique, of_standing};
use grille_say::{DescribeConstraint, Text};
use grille_solve::{Outcome, Solver, Validate};

use super::{Game, Moment};

/// The guesses allowed for a question that must be answered at once. A puzzle for people takes a few.
const AT_ONCE: u64 = 50_000;

impl Game {
    /// Whether every cell has its digit.
    #[must_use]
    pub fn is_filled(&self) -> bool {
        self.open_cells().next().is_none()
    }

    /// Whether the game is won: every cell has its digit and no rule is broken.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.is_filled() && self.to_draft().is_valid()
    }

    /// The cells whose digit also occurs in one of their peers.
    #[must_use]
    pub fn clashes(&self) -> CellSet {
        let twice = |&cell: &Cell| {
            let digit = self.digit(cell);
            let mut peers = self.layout().peers(cell).iter();
            digit.is_some() && peers.any(|peer| self.digit(peer) == digit)
        };
        self.layout().cells().filter(twice).collect()
    }

    /// The houses of a cell in which another cell holds this digit.
    pub fn houses_with(&self, cell: Cell, digit: Digit) -> impl Iterator<Item = &House> {
        self.layout().houses_of(cell).filter(move |house| {
            let mut others = house.cells().iter().filter(|&&other| other != cell);
            others.any(|&other| self.digit(other) == Some(digit))
        })
    }

    /// Whether some digit could go into a cell, whatever it holds now, without breaking a rule.
    #[must_use]
    pub fn has_free_digit(&self, cell: Cell) -> bool {
        !self.with_standing(|standing| standing.of(cell)).is_empty()
    }

    /// What may go into a cell given the other digits as they stand, and why the rest may not.
    #[must_use]
    pub fn possibilities(&self, cell: Cell) -> Possibilities {
        let found = self.with_standing(|standing| of_standing(&standing, cell));
        Possibilities {
            given: self.digit(cell).filter(|_| self.is_given(cell)),
            ..found.written_in(self.puzzle.script().alphabet)
        }
    }

    /// The constraints that the digits break, whatever goes into the open cells; each with the cells whose digits
    /// break it.
    #[must_use]
    pub fn broken(&self) -> Vec<(Text, CellSet)> {
        let Some(model) = self.bare.model() else {
            return Vec::new();
        };
        let broken = self.with_standing(|standing| standing.broken()).into_iter();
        let told = |number: usize| model.constraints()[number].describe(model.base());
        broken
            .map(|(number, cells)| (told(number), cells))
            .collect()
    }

    /// What is known about the puzzle's solutions; the search is bounded.
    #[must_use]
    pub fn answer(&self) -> &Outcome<Grid> {
        self.answer.get_or_init(|| {
            Solver::new(&self.bare)
                .with_budget(Budget::default().nodes(AT_ONCE))
                .outcome()
        })
    }

    /// The solution, if it is known to be unique.
    #[must_use]
    pub fn solution(&self) -> Option<&Grid> {
        match self.answer() {
            Outcome::Unique(solution) => Some(solution),
            _ => None,
        }
    }

    /// The layout with the regions that were to be found, once the game is won, if there is one way to draw them.
    #[must_use]
    pub fn found_regions(&self) -> Option<&Layout> {
        let is_won = self.bare.finds_regions() && self.is_solved();
        is_won.then(|| self.solution()).flatten().map(Grid::layout)
    }

    /// The cells whose digit differs from the solution. If there are several solutions, the first digit that left none
    /// of them; if none is known, nothing.
    #[must_use]
    pub fn wrong(&self) -> CellSet {
        match self.answer() {
            Outcome::Unique(solution) => {
                let differs = |&cell: &Cell| {
                    self.digit(cell)
                        .is_some_and(|digit| solution.get(cell) != Some(digit))
                };
                self.layout().cells().filter(differs).collect()
            }
            Outcome::Several(..) => self.mistakes().iter().map(|mistake| mistake.cell).collect(),
            Outcome::None | Outcome::BudgetSpent(_) => CellSet::EMPTY,
        }
    }

    /// Whether a solution remains with this digit in this cell; `None` if a bounded search cannot tell.
    #[must_use]
    pub fn leaves_solution(&self, cell: Cell, digit: Digit) -> Option<bool> {
        self.has_solution_with(cell, Some(digit))
    }

    /// Whether a solution remains with this cell empty; `None` if a bounded search cannot tell.
    #[must_use]
    pub fn leaves_solution_without(&self, cell: Cell) -> Option<bool> {
        self.has_solution_with(cell, None)
    }

    fn has_solution_with(&self, cell: Cell, value: Option<Digit>) -> Option<bool> {
        let mut draft = self.to_draft();
        draft.entries[cell.index()].value = value;
        let Ok(puzzle) = draft.validate() else {
            return Some(false);
        };
        let solver = Solver::new(&puzzle).with_budget(Budget::default().nodes(AT_ONCE));
        solver
            .first_solution()
            .ok()
            .map(|solution| solution.is_some())
    }

    /// A hint from where the player is: what is wrong, otherwise the next step from their own digits and centre marks.
    /// Each search for a solution gets the budget's nodes.
    pub fn hint(&self, techniques: &[Technique], budget: Budget<'_>) -> Result<Hint, BudgetSpent> {
        let moves = self.moves();
        // It comes first because it is not a move that can be undone.
        let shown = self.help.candidates.then_some(Move::ShowCandidates);
        let plain = shown.into_iter().chain(moves.iter().map(|&(each, _)| each));
        let plain: Vec<Move> = plain.collect();
        Ok(match hint_within(&self.bare, &plain, techniques, budget)? {
            Hint::Mistakes(mut mistakes) => {
                for mistake in &mut mistakes {
                    mistake.moves_ago = Some(self.moves_since(&moves, mistake));
                }
                Hint::Mistakes(mistakes)
            }
            other => other,
        })
    }

    /// The player's mistakes, oldest first; none if a bounded search cannot tell.
    #[must_use]
    pub fn mistakes(&self) -> Vec<Mistake> {
        match self.hint(&[], Budget::default().nodes(AT_ONCE)) {
            Ok(Hint::Mistakes(mistakes)) => mistakes,
            _ => Vec::new(),
        }
    }

    /// Goes back to the moment before the first mistake; `false` if there is none.
    pub fn back_before_mistakes(&mut self) -> bool {
        let Some(moves) = (self.mistakes().first()).and_then(|mistake| mistake.moves_ago) else {
            return false;
        };
        (0..moves).filter(|_| self.undo()).count() > 0
    }

    /// How many of the player's moves ago a mistake was made, 1 for the last one.
    fn moves_since(&self, moves: &[(Move, Moment)], mistake: &Mistake) -> usize {
        let made = mistake
            .moves_ago
            .and_then(|ago| moves.len().checked_sub(ago))
            .and_then(|number| moves.get(number));
        let depth = made.map_or(0, |&(_, moment)| self.depth(moment));
        (self.moves_made() + 1).saturating_sub(depth.max(1)).max(1)
    }

    /// All moves that led here, cell by cell, each with the moment after it.
    fn moves(&self) -> Vec<(Move, Moment)> {
        let mut moves = Vec::new();
        let start = Game::new(self.puzzle.clone());
        for cell in self.layout().cells() {
            let contents = start.contents(cell);
            if let Some(digit) = contents.digit {
                moves.push((Move::Place(Candidate::new(cell, digit)), Moment::START));
            }
            if !contents.centre.is_empty() {
                moves.push((Move::Mark(cell, contents.centre), Moment::START));
            }
        }
        for moment in self.history.line_to(self.now()).unwrap_or_default() {
            for change in &self.history.nodes[moment.index()].changes {
                let (cell, before, after) = (change.cell, change.before, change.after);
                if before.centre != after.centre {
                    moves.push((Move::Mark(cell, after.centre), moment));
                }
                match after.digit {
                    _ if before.digit == after.digit => {}
                    Some(digit) => moves.push((Move::Place(Candidate::new(cell, digit)), moment)),
                    None => moves.push((Move::Erase(cell), moment)),
                }
            }
        }
        moves
    }
}
