//! Almost locked sets: some cells of a house with one digit more than there are cells. If the set loses one digit, the
//! others are locked in it: each of them is in one of its cells. A cell with two candidates is the smallest.

use std::ops::ControlFlow;

use grille_core::{Cell, Digit, DigitSet};

use crate::board::Board;
use crate::cells::Cells;
use crate::techniques::Sink;
use crate::techniques::chains::bits::Rows;

/// The most cells of a set. On the classic grid there are none with more.
const MOST_CELLS: usize = 8;
/// The same on grids with more than nine digits, where larger ones are beyond people's patience.
const MOST_CELLS_OF_MANY: usize = 5;

/// An almost locked set.
#[derive(Clone, Copy, Debug)]
pub(in crate::techniques) struct Als<S> {
    /// Its cells.
    pub cells: S,
    /// Its digits, one more than there are cells.
    pub digits: DigitSet,
    /// The cells outside that see every place of one of its digits, and have that digit.
    pub seen: S,
    /// Where the places of its digits start in the list of all sets.
    from: usize,
}

/// A digit of an almost locked set.
#[derive(Clone, Copy, Debug)]
struct OfDigit<S> {
    places: S,
    seen: S,
}

/// All almost locked sets of a position, house by house, each once. In a house they come in the order of their cells, a
/// set before those that add further cells to it, as in HoDoKu: which of several steps is found first depends on it.
#[derive(Debug)]
pub(in crate::techniques) struct Alses<S> {
    sets: Vec<Als<S>>,
    of_digits: Vec<OfDigit<S>>,
    /// For each cell, the sets that it is in.
    with_cell: Rows,
    /// For each cell and digit, the sets that have the digit there.
    with_place: Rows,
    /// For each cell and digit, the sets that lose the digit if the cell holds it.
    with_seen: Rows,
    /// How many digits the layout has.
    digits: usize,
}

impl<S: Cells> Alses<S> {
    /// The sets of a position, unless the budget runs out first.
    pub fn within(board: &Board<S>, sink: &mut Sink<'_>) -> ControlFlow<(), Alses<S>> {
        let layout = &board.tables().layout;
        let digits = layout.digits();
        let mut found = Alses {
            sets: Vec::new(),
            of_digits: Vec::new(),
            with_cell: Rows::default(),
            with_place: Rows::default(),
            with_seen: Rows::default(),
            digits,
        };
        let most = if digits > 9 {
            MOST_CELLS_OF_MANY
        } else {
            MOST_CELLS
        };
        for (number, house) in board.tables().houses.iter().enumerate() {
            let open = house.cells.iter().copied();
            let open: Vec<Cell> = open.filter(|&cell| board.open().contains(cell)).collect();
            let search = Search {
                board,
                house: number,
                open: &open,
                most,
            };
            search.from(0, 0, DigitSet::EMPTY, S::default(), &mut found, sink)?;
        }
        found.index(layout.cell_count());
        ControlFlow::Continue(found)
    }

    /// Fills the rows by cell and digit.
    fn index(&mut self, cells: usize) {
        let sets = self.sets.len();
        self.with_cell = Rows::new(cells, sets);
        self.with_place = Rows::new(cells * self.digits, sets);
        self.with_seen = Rows::new(cells * self.digits, sets);
        for (number, set) in self.sets.iter().enumerate() {
            for cell in set.cells.iter() {
                self.with_cell.insert(cell.index(), number);
            }
            for (digit, of) in set.digits.iter().zip(&self.of_digits[set.from..]) {
                for cell in of.places.iter() {
                    let row = cell.index() * self.digits + digit.index();
                    self.with_place.insert(row, number);
                }
                for cell in of.seen.iter() {
                    let row = cell.index() * self.digits + digit.index();
                    self.with_seen.insert(row, number);
                }
            }
        }
    }

    /// The sets that a cell is in, as bits.
    pub fn with_cell(&self, cell: Cell) -> &[u64] {
        self.with_cell.row(cell.index())
    }

    /// The sets that have this digit in this cell, as bits.
    pub fn with_place(&self, cell: Cell, digit: Digit) -> &[u64] {
        let row = cell.index() * self.digits + digit.index();
        self.with_place.row(row)
    }

    /// The sets that lose this digit if this cell holds it, as bits.
    pub fn with_seen(&self, cell: Cell, digit: Digit) -> &[u64] {
        let row = cell.index() * self.digits + digit.index();
        self.with_seen.row(row)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.sets.len()
    }

    /// The set with this number.
    pub fn get(&self, number: usize) -> &Als<S> {
        &self.sets[number]
    }

    /// The cells of a set that have this digit.
    #[inline]
    pub fn places(&self, number: usize, digit: Digit) -> S {
        self.of_digit(number, digit)
            .map_or(S::default(), |of| of.places)
    }

    /// The cells outside a set that have this digit and see all cells of the set that have it: if one of them holds the
    /// digit, the set does not.
    #[inline]
    pub fn seen(&self, number: usize, digit: Digit) -> S {
        self.of_digit(number, digit)
            .map_or(S::default(), |of| of.seen)
    }

    /// The number of a digit of a set among the digits of all sets.
    #[inline]
    pub fn slot(&self, number: usize, digit: Digit) -> usize {
        let set = &self.sets[number];
        let below = DigitSet::first(digit.index()) & set.digits;
        set.from + below.len()
    }

    /// How many digits all sets have together.
    pub fn slots(&self) -> usize {
        self.of_digits.len()
    }

    #[inline]
    fn of_digit(&self, number: usize, digit: Digit) -> Option<&OfDigit<S>> {
        let has_it = self.sets[number].digits.contains(digit);
        has_it.then(|| &self.of_digits[self.slot(number, digit)])
    }

    /// Adds a set.
    fn push(&mut self, board: &Board<S>, cells: S, digits: DigitSet) {
        let from = self.of_digits.len();
        let mut all = S::default();
        for digit in digits {
            let places = cells & board.places(digit);
            let peers = board.tables().common_peers(places.iter());
            let seen = (peers & board.places(digit)) - cells;
            all = all | seen;
            self.of_digits.push(OfDigit { places, seen });
        }
        self.sets.push(Als {
            cells,
            digits,
            seen: all,
            from,
        });
    }
}

/// The search in one house.
struct Search<'a, S> {
    board: &'a Board<S>,
    house: usize,
    /// The cells without a value.
    open: &'a [Cell],
    /// The most cells to choose.
    most: usize,
}

impl<S: Cells> Search<'_, S> {
    /// Adds each cell from this one on to the chosen ones.
    fn from(
        &self,
        first: usize,
        chosen: usize,
        digits: DigitSet,
        cells: S,
        found: &mut Alses<S>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let chosen = chosen + 1;
        for at in first..self.open.len() {
            sink.tick()?;
            let cell = self.open[at];
            let digits = digits | self.board.candidates(cell);
            let most = self.most.min(chosen + self.open.len() - at - 1);
            if digits.len() > most + 1 {
                continue;
            }
            let mut cells = cells;
            cells.insert(cell);
            if digits.len() == chosen + 1 {
                // A set in two houses is found in the first.
                let first = self.board.tables().houses_with(cells).next();
                if first == Some(self.house) {
                    found.push(self.board, cells, digits);
                }
            }
            if chosen < most {
                self.from(at + 1, chosen, digits, cells, found, sink)?;
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use grille_core::Budget;
    use grille_solve::Puzzle;

    use super::*;
    use crate::cells::SmallSet;
    use crate::tables;

    /// All subsets of all houses, tried one by one.
    fn slowly(board: &Board<SmallSet>) -> Vec<SmallSet> {
        let mut found: Vec<SmallSet> = Vec::new();
        for house in &board.tables().houses {
            for chosen in 1..1_u32 << house.cells.len() {
                let cells = house.cells.iter().enumerate();
                let cells = cells.filter(|(at, _)| chosen >> at & 1 == 1);
                let cells: SmallSet = cells.map(|(_, &cell)| cell).collect();
                let digits = cells.iter().map(|cell| board.candidates(cell));
                let digits = digits.fold(DigitSet::EMPTY, |all, own| all | own);
                let is_open = cells.is_subset(&board.open());
                if is_open && digits.len() == cells.len() + 1 && !found.contains(&cells) {
                    found.push(cells);
                }
            }
        }
        found
    }

    #[test]
    fn every_set_is_found_once_with_what_sees_it() {
        let puzzle: Puzzle =
            "..1.8...7...1.5..3.5.6.9.1.16..2..8.......6....5...7.....8..2....9.57...84......."
                .parse()
                .unwrap();
        let board = Board::new(&puzzle, tables::small(&puzzle));
        let mut take = |_| ControlFlow::Continue(());
        let sink = &mut Sink::new(Budget::default(), &mut take);
        let ControlFlow::Continue(alses) = Alses::within(&board, sink) else {
            panic!("there is no limit");
        };
        let slow = slowly(&board);
        assert!(slow.len() > 20);
        assert_eq!(alses.len(), slow.len());
        for number in 0..alses.len() {
            let set = alses.get(number);
            assert!(slow.contains(&set.cells));
            for digit in board.digits() {
                let places = set.cells & board.places(digit);
                assert_eq!(alses.places(number, digit), places);
                let sees_all = |cell: &Cell| {
                    let peers = board.tables().peers[cell.index()];
                    !places.is_empty() && places.is_subset(&peers) && !set.cells.contains(*cell)
                };
                let seen = board.places(digit).iter().filter(sees_all).collect();
                assert_eq!(alses.seen(number, digit), seen);
            }
        }
    }
}
