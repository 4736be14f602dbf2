//! Singles in the order in which they come up. Placing a digit or removing a candidate queues the cells left with one
//! candidate and the houses left with one place, so that singles are never searched for.

use std::collections::VecDeque;
use std::sync::Arc;

use grille_core::Digit;
use grille_solve::Puzzle;

use super::board::Board;
use super::cells::Cells;
use super::step::{Candidate, Evidence, Role, Step};
use super::tables::Tables;
use super::technique::Technique;

/// The singles that have come up and may not have been placed yet, oldest first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Singles {
    naked: VecDeque<Candidate>,
    hidden: VecDeque<(Candidate, usize)>,
}

impl Singles {
    /// The position of a puzzle and its singles, noted while the values are written in reading order.
    pub(super) fn start<S: Cells>(puzzle: &Puzzle, tables: &Arc<Tables<S>>) -> (Board<S>, Singles) {
        let mut board = Board::empty(Arc::clone(tables));
        let mut singles = Singles::default();
        for (cell, digit) in puzzle.values().filled_cells() {
            singles.place(&mut board, tables, Candidate::new(cell, digit));
        }
        board.set_givens(puzzle);
        for cell in board.open().iter() {
            for digit in puzzle.ruled_out(cell) {
                singles.eliminate(&mut board, tables, Candidate::new(cell, digit));
            }
        }
        (board, singles)
    }

    /// Notes a digit that has one place left in a house.
    fn note_hidden<S: Cells>(
        &mut self,
        board: &Board<S>,
        tables: &Tables<S>,
        number: usize,
        digit: Digit,
    ) {
        let house = &tables.houses[number];
        let places = board.places(digit) & house.set;
        if places.len() == 1
            && house.is_full
            && !board.placed(digit).meets(&house.set)
            && let Some(cell) = places.first()
        {
            self.hidden.push_back((Candidate::new(cell, digit), number));
        }
    }

    /// Removes a candidate and notes the singles that this leaves.
    fn eliminate<S: Cells>(
        &mut self,
        board: &mut Board<S>,
        tables: &Tables<S>,
        candidate: Candidate,
    ) {
        let Candidate { cell, digit } = candidate;
        if !board.has(cell, digit) {
            return;
        }
        board.eliminate(candidate);
        for &house in &tables.houses_of[cell.index()] {
            self.note_hidden(board, tables, house, digit);
        }
        if let Some(last) = board.candidates(cell).single() {
            self.naked.push_back(Candidate::new(cell, last));
        }
    }

    /// Places a digit and notes the singles that this leaves: first those of its peers, then those of
    /// the other digits of the cell.
    fn place<S: Cells>(&mut self, board: &mut Board<S>, tables: &Tables<S>, candidate: Candidate) {
        let Candidate { cell, digit } = candidate;
        let own = board.candidates(cell);
        board.fill(candidate);
        let seeing = tables.peers[cell.index()] & board.places(digit);
        for peer in seeing.iter() {
            self.eliminate(board, tables, Candidate::new(peer, digit));
        }
        for other in own {
            for &house in &tables.houses_of[cell.index()] {
                self.note_hidden(board, tables, house, other);
            }
        }
    }

    /// Draws the conclusions of a step.
    pub(super) fn apply<S: Cells>(&mut self, board: &mut Board<S>, step: &Step) {
        let tables = &*board.shared_tables();
        for &candidate in &step.eliminations {
            self.eliminate(board, tables, candidate);
        }
        for &candidate in &step.placements {
            if board.value(candidate.cell).is_none() {
                self.place(board, tables, candidate);
            }
        }
    }

    /// The next single: the oldest full house, otherwise the oldest naked single, otherwise the oldest hidden single.
    pub(super) fn next<S: Cells>(&mut self, board: &Board<S>) -> Option<Step> {
        let tables = board.tables();
        let is_open = |single: &Candidate| board.has(single.cell, single.digit);
        self.naked.retain(is_open);
        for &single in &self.naked {
            let is_last = |&&house: &&usize| {
                let house = &tables.houses[house];
                house.is_full && (house.set & board.open()).len() == 1
            };
            if let Some(&house) = tables.houses_of[single.cell.index()].iter().find(is_last) {
                return Some(step(Technique::FullHouse, single, Some(house)));
            }
        }
        if let Some(&single) = self.naked.front() {
            return Some(step(Technique::NakedSingle, single, None));
        }
        while let Some(&(single, house)) = self.hidden.front() {
            if is_open(&single) {
                return Some(step(Technique::HiddenSingle, single, Some(house)));
            }
            self.hidden.pop_front();
        }
        None
    }
}

fn step(technique: Technique, candidate: Candidate, house: Option<usize>) -> Step {
    Step {
        technique,
        placements: vec![candidate],
        eliminations: Vec::new(),
        evidence: Evidence {
            digits: vec![candidate.digit],
            houses: house.into_iter().collect(),
            cells: vec![(candidate.cell, Role::Pattern)],
            ..Evidence::default()
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Position, next_step};

    /// Full house, naked single, hidden single: queued exactly when a search finds one, and with the same technique.
    #[test]
    fn singles_are_noted_where_a_search_finds_them() {
        for puzzle in [
            "4....3.....3..41",
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "........9.6....3..2.4....7...937.5.1.....2..3...15.7....1.24.....8.3.6...4.5.....",
            ".42.....38.5..7...........4.7.8.125..5.7..81....2......1...9..89.436.............",
        ] {
            let puzzle: Puzzle = puzzle.parse().unwrap();
            let (mut position, mut singles) = Position::with_singles(&puzzle);
            while !position.is_solved() {
                let searched = next_step(&position, Technique::enabled());
                let single = position.next_single(&mut singles);
                let is_single = |step: &Step| step.technique <= Technique::HiddenSingle;
                assert_eq!(
                    single.as_ref().map(|step| step.technique),
                    searched
                        .as_ref()
                        .filter(|step| is_single(step))
                        .map(|step| step.technique)
                );
                let Some(step) = single.or(searched) else {
                    break;
                };
                position.apply_noting(&step, &mut singles);
            }
        }
    }

    #[test]
    fn a_position_with_singles_is_the_position() {
        let puzzle: Puzzle = "4....3.....3..41".parse().unwrap();
        let (noted, plain) = (Position::with_singles(&puzzle).0, Position::new(&puzzle));
        for cell in puzzle.layout().cells() {
            assert_eq!(noted.value(cell), plain.value(cell));
            assert_eq!(noted.candidates(cell), plain.candidates(cell));
            assert_eq!(plain.candidates(cell), puzzle.candidates(cell));
        }
    }
}
