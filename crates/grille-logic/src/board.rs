//! A position as the techniques see it: values and candidates, the latter indexed by cell and by digit and kept in
//! sync.

use std::sync::{Arc, OnceLock};

use grille_core::{Cell, Digit, DigitSet};
use grille_solve::Puzzle;

use super::cells::Cells;
use super::patterns::Patterns;
use super::step::{Candidate, Step};
use super::tables::Tables;

/// A position with its candidates.
#[derive(Clone, Debug)]
pub struct Board<S> {
    tables: Arc<Tables<S>>,
    values: Vec<Option<Digit>>,
    /// The cells with a value that is not one of the givens.
    since: S,
    candidates: Vec<DigitSet>,
    /// The cells without a value.
    open: S,
    /// For each digit, the open cells that it may go into.
    places: Vec<S>,
    /// For each digit, the cells that hold it.
    placed: Vec<S>,
    /// The open cells with no, one and two candidates.
    with_none: S,
    with_one: S,
    with_two: S,
    /// For each digit, the places that are in no template of it, as long as these do not change.
    removable: Vec<OnceLock<S>>,
}

impl<S: Cells> Board<S> {
    /// The position of a puzzle: its values and the candidates that remain.
    pub(super) fn new(puzzle: &Puzzle, tables: Arc<Tables<S>>) -> Board<S> {
        let mut board = Board {
            values: puzzle.values().iter().collect(),
            open: puzzle.values().free_cells().collect(),
            ..Board::blank(tables)
        };
        let open = board.open;
        board.places.fill(open);
        for (cell, digit) in puzzle.values().filled_cells() {
            let places = &mut board.places[digit.index()];
            *places = *places - board.tables.peers[cell.index()];
            board.placed[digit.index()].insert(cell);
        }
        board.set_givens(puzzle);
        for digit in board.digits() {
            for cell in board.places(digit).iter() {
                board.candidates[cell.index()].insert(digit);
            }
        }
        for cell in open.iter() {
            for digit in puzzle.ruled_out(cell) & board.candidates(cell) {
                board.candidates[cell.index()].remove(digit);
                board.places[digit.index()].remove(cell);
            }
            board.count(cell);
        }
        board
    }

    /// The position before the first value: every digit is a candidate of every cell.
    pub(super) fn empty(tables: Arc<Tables<S>>) -> Board<S> {
        let all = DigitSet::first(tables.layout.digits());
        let mut board = Board {
            open: tables.layout.cells().collect(),
            ..Board::blank(tables)
        };
        board.places.fill(board.open);
        board.candidates.fill(all);
        if all.len() <= 2 {
            board.open.iter().for_each(|cell| board.count(cell));
        }
        board
    }

    /// Records which values are the puzzle's givens and which were placed later.
    pub(super) fn set_givens(&mut self, puzzle: &Puzzle) {
        let filled = puzzle.values().filled_cells().map(|(cell, _)| cell);
        self.since = filled.filter(|&cell| !puzzle.is_given(cell)).collect();
    }

    /// No value, no candidate, no open cell.
    fn blank(tables: Arc<Tables<S>>) -> Board<S> {
        let (cells, digits) = (tables.layout.cell_count(), tables.layout.digits());
        Board {
            since: S::default(),
            values: vec![None; cells],
            candidates: vec![DigitSet::EMPTY; cells],
            open: S::default(),
            places: vec![S::default(); digits],
            placed: vec![S::default(); digits],
            with_none: S::default(),
            with_one: S::default(),
            with_two: S::default(),
            removable: vec![OnceLock::new(); digits],
            tables,
        }
    }

    /// Houses, peers and the layout.
    #[must_use]
    pub fn tables(&self) -> &Tables<S> {
        &self.tables
    }

    /// The same, as a shared handle that can be held while the board changes.
    pub(super) fn shared_tables(&self) -> Arc<Tables<S>> {
        Arc::clone(&self.tables)
    }

    /// The value of a cell.
    #[must_use]
    pub fn value(&self, cell: Cell) -> Option<Digit> {
        self.values[cell.index()]
    }

    /// All values, in order.
    #[must_use]
    pub fn values(&self) -> &[Option<Digit>] {
        &self.values
    }

    /// The cells whose value was placed by the solver rather than given by the puzzle.
    #[must_use]
    pub fn since(&self) -> S {
        self.since
    }

    /// The candidates of a cell; none for a cell that already has its value.
    #[must_use]
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        self.candidates[cell.index()]
    }

    /// What a cell holds or may hold: its value alone, or its candidates.
    #[must_use]
    pub fn left(&self, cell: Cell) -> DigitSet {
        self.value(cell)
            .map_or(self.candidates(cell), DigitSet::only)
    }

    /// Whether a digit may still go into a cell.
    #[must_use]
    pub fn has(&self, cell: Cell, digit: Digit) -> bool {
        self.candidates[cell.index()].contains(digit)
    }

    /// The cells without a value.
    #[must_use]
    pub fn open(&self) -> S {
        self.open
    }

    /// The open cells that a digit may go into.
    #[must_use]
    pub fn places(&self, digit: Digit) -> S {
        self.places[digit.index()]
    }

    /// The places of a digit that can be removed by looking at this digit and the full houses alone, or a few more if
    /// that takes long to find out. What is in a template of a digit is not removed by any fish, nor by any other argument
    /// about this digit.
    #[must_use]
    pub fn removable(&self, digit: Digit) -> S {
        *self.removable[digit.index()].get_or_init(|| {
            Patterns::new(&self.tables, self.placed(digit), self.places(digit)).in_none(false)
        })
    }

    /// The digits that an argument about one digit alone can remove from somewhere.
    pub fn removable_digits(&self) -> impl Iterator<Item = Digit> + '_ {
        self.digits()
            .filter(|&digit| !self.removable(digit).is_empty())
    }

    /// The cells that hold a digit.
    #[must_use]
    pub fn placed(&self, digit: Digit) -> S {
        self.placed[digit.index()]
    }

    /// The open cells with exactly one candidate.
    #[must_use]
    pub fn with_one(&self) -> S {
        self.with_one
    }

    /// The open cells with exactly two candidates.
    #[must_use]
    pub fn with_two(&self) -> S {
        self.with_two
    }

    /// All digits.
    pub fn digits(&self) -> impl Iterator<Item = Digit> + use<S> {
        (0..self.places.len()).map(Digit::from_index)
    }

    /// Whether every cell has its value.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.open.is_empty()
    }

    /// Whether the board visibly has no solution: a cell without candidates, or a full house without a place for some
    /// digit.
    #[must_use]
    pub fn is_broken(&self) -> bool {
        !self.with_none.is_empty()
            || self
                .tables
                .houses
                .iter()
                .filter(|house| house.is_full)
                .any(|house| {
                    self.digits()
                        .any(|digit| !(self.places(digit) | self.placed(digit)).meets(&house.set))
                })
    }

    /// Places a digit and removes it from the peers.
    pub fn place(&mut self, candidate: Candidate) {
        self.fill(candidate);
        let Candidate { cell, digit } = candidate;
        let seeing = self.tables.peers[cell.index()] & self.places[digit.index()];
        for peer in seeing.iter() {
            self.eliminate(Candidate::new(peer, digit));
        }
    }

    /// Writes a digit into its cell without removing it from the peers.
    pub(super) fn fill(&mut self, Candidate { cell, digit }: Candidate) {
        for other in self.candidates[cell.index()] {
            self.places[other.index()].remove(cell);
            self.removable[other.index()].take();
        }
        self.removable[digit.index()].take();
        self.candidates[cell.index()] = DigitSet::EMPTY;
        self.values[cell.index()] = Some(digit);
        self.placed[digit.index()].insert(cell);
        self.since.insert(cell);
        self.open.remove(cell);
        for counted in [&mut self.with_none, &mut self.with_one, &mut self.with_two] {
            counted.remove(cell);
        }
    }

    /// Removes a candidate; does nothing if it is already gone.
    pub fn eliminate(&mut self, Candidate { cell, digit }: Candidate) {
        if self.has(cell, digit) {
            self.candidates[cell.index()].remove(digit);
            self.places[digit.index()].remove(cell);
            self.removable[digit.index()].take();
            self.count(cell);
        }
    }

    /// Draws the conclusions of a step.
    pub fn apply(&mut self, step: &Step) {
        for &candidate in &step.eliminations {
            self.eliminate(candidate);
        }
        for &candidate in &step.placements {
            if self.value(candidate.cell).is_none() {
                self.place(candidate);
            }
        }
    }

    /// Moves an open cell into the set for its new number of candidates.
    fn count(&mut self, cell: Cell) {
        match self.candidates[cell.index()].len() {
            2 => self.with_two.insert(cell),
            1 => {
                self.with_two.remove(cell);
                self.with_one.insert(cell);
            }
            0 => {
                self.with_one.remove(cell);
                self.with_none.insert(cell);
            }
            _ => {}
        }
    }

    /// This digit in each of these cells where it is a candidate.
    #[must_use]
    pub fn all(&self, cells: S, digit: Digit) -> Vec<Candidate> {
        (cells & self.places(digit))
            .iter()
            .map(|cell| Candidate::new(cell, digit))
            .collect()
    }

    /// The full houses in which these two cells are the only places left for a digit: one of the two holds it.
    pub fn links(&self, one: Cell, other: Cell, digit: Digit) -> impl Iterator<Item = usize> + '_ {
        let ends: S = [one, other].into_iter().collect();
        let both = ends.is_subset(&self.places(digit));
        self.tables
            .houses_with(ends)
            .filter(move |_| both)
            .filter(move |&house| {
                let house = &self.tables.houses[house];
                house.is_full
                    && self.places(digit) & house.set == ends
                    && !self.placed(digit).meets(&house.set)
            })
    }
}
