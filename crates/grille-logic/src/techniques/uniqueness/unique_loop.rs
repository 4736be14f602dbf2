//! Unique loops: a closed walk over cells with the same two candidates, alternating between two turns, in which each
//! house on the way has one cell of either turn. If nothing else were left in these cells, the two digits could be
//! exchanged along the loop, and the solution would not be unique. A unique rectangle is a loop of four cells.
//!
//! Types: 1, one cell has more than the two digits, and cannot hold either; 2, some cells have the same third digit,
//! and one of them holds it; 3, two cells of a house have further digits and form a naked subset with others; 4, one
//! of the two digits has no other place in the house of these two cells.

use std::ops::ControlFlow;

use grille_core::{Cell, DigitSet};

use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Candidate, Evidence, Role, Step};
use crate::technique::Technique;
use crate::techniques::{Sink, choices};

/// The loops of one type with six cells and more; those of four are the rectangles.
pub(in crate::techniques) fn find<S: Cells>(
    board: &Board<S>,
    technique: Technique,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let budget = sink.budget();
    let mut wanted = |step: Step| {
        let loop_cells = step.evidence.cells.iter();
        let length = loop_cells
            .filter(|(_, role)| *role == Role::Pattern)
            .count();
        if step.technique == technique && length > 4 {
            sink.give(step)
        } else {
            ControlFlow::Continue(())
        }
    };
    find_all(board, &mut Sink::new(budget, &mut wanted))
}

/// The loops of every type and length.
pub(crate) fn find_all<S: Cells>(board: &Board<S>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for start in (board.with_two() & board.tables().exchangeable).iter() {
        let digits = board.candidates(start);
        let mut places = digits.iter().map(|digit| board.places(digit));
        let (Some(one), Some(other)) = (places.next(), places.next()) else {
            continue;
        };
        let mut walk = Walk {
            board,
            digits,
            places: one & other & board.tables().exchangeable,
            cells: vec![start],
            turns: [[start].into_iter().collect(), S::default()],
            more: Vec::new(),
        };
        walk.go_on(sink)?;
    }
    ControlFlow::Continue(())
}

/// A walk that may close into a loop.
struct Walk<'a, S> {
    board: &'a Board<S>,
    /// The two digits.
    digits: DigitSet,
    /// The cells that hold both.
    places: S,
    /// The cells so far.
    cells: Vec<Cell>,
    /// The same as two sets of alternating cells.
    turns: [S; 2],
    /// Those with more candidates than the two.
    more: Vec<Cell>,
}

impl<S: Cells> Walk<'_, S> {
    fn go_on(&mut self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let peers = &self.board.tables().peers;
        let (start, last) = (self.cells[0], self.cells[self.cells.len() - 1]);
        let turn = self.cells.len() % 2;
        let seen = peers[last.index()];
        // Each loop is reported from its first cell with two candidates, and in one direction.
        if self.cells.len() >= 4
            && turn == 0
            && seen.contains(start)
            && self.cells[1] < last
            && self.is_deadly()
        {
            self.conclude(sink)?;
        }
        for next in (self.places & seen).iter() {
            sink.tick()?;
            let has_two = self.board.with_two().contains(next);
            if self.turns[0].contains(next)
                || self.turns[1].contains(next)
                || peers[next.index()].meets(&self.turns[turn])
                || (has_two && next < start)
                || !(has_two || self.may_have_more(next))
            {
                continue;
            }
            self.cells.push(next);
            self.turns[turn].insert(next);
            if !has_two {
                self.more.push(next);
            }
            let flow = self.go_on(sink);
            self.cells.pop();
            self.turns[turn].remove(next);
            if !has_two {
                self.more.pop();
            }
            flow?;
        }
        ControlFlow::Continue(())
    }

    /// At most two cells may have further candidates, or any number of cells the same single one.
    fn may_have_more(&self, next: Cell) -> bool {
        self.more.len() < 2 || (self.further() | self.beside(next)).len() == 1
    }

    fn beside(&self, cell: Cell) -> DigitSet {
        self.board.candidates(cell) - self.digits
    }

    /// The further digits of the cells that have more than the two.
    fn further(&self) -> DigitSet {
        let sets = self.more.iter().map(|&cell| self.beside(cell));
        sets.fold(DigitSet::EMPTY, |all, set| all | set)
    }

    /// Whether each house of the loop has a cell of either turn; two cells of one turn never see each other.
    fn is_deadly(&self) -> bool {
        let tables = self.board.tables();
        self.cells.iter().enumerate().all(|(at, cell)| {
            let other_turn = self.turns[1 - at % 2];
            let mut houses = tables.houses_of[cell.index()].iter();
            houses.all(|&house| tables.houses[house].set.meets(&other_turn))
        })
    }

    fn conclude(&self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let board = self.board;
        match *self.more {
            [] => ControlFlow::Continue(()),
            [cell] => {
                let lost = self.digits.iter();
                let eliminations = lost.map(|digit| Candidate::new(cell, digit)).collect();
                self.describe(Technique::UniqueLoop1, eliminations, (None, &[]), sink)
            }
            _ if let Some(third) = self.further().single() => {
                let seen = board.tables().common_peers(self.more.iter().copied());
                let eliminations = board.all(seen, third);
                self.describe(Technique::UniqueLoop2, eliminations, (None, &[]), sink)
            }
            [one, other] => {
                let pair: S = [one, other].into_iter().collect();
                for house in board.tables().houses_with(pair) {
                    self.strong_link(pair, house, sink)?;
                    self.subset(pair, house, sink)?;
                }
                ControlFlow::Continue(())
            }
            _ => ControlFlow::Continue(()),
        }
    }

    /// Type 4: if one of the digits must be in the pair, the other cannot be.
    fn strong_link(&self, pair: S, number: usize, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let house = &self.board.tables().houses[number];
        for locked in self.digits {
            if house.is_full && self.board.places(locked) & house.set == pair {
                let lost = self.digits - DigitSet::only(locked);
                let eliminations = lost.iter().flat_map(|digit| self.board.all(pair, digit));
                self.describe(
                    Technique::UniqueLoop4,
                    eliminations.collect(),
                    (Some(number), &[]),
                    sink,
                )?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Type 3: one of the pair's further digits is true, and together with other cells they form a naked subset.
    fn subset(&self, pair: S, house: usize, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let (board, further) = (self.board, self.further());
        let rest = (board.tables().houses[house].set & board.open()) - pair;
        let others: Vec<Cell> = rest.iter().collect();
        for size in further.len().max(2)..=others.len() {
            choices(&others, size - 1, &mut Vec::new(), &mut |cells| {
                sink.tick()?;
                let sets = cells.iter().map(|&cell| board.candidates(cell));
                let digits = sets.fold(further, |all, set| all | set);
                if digits.len() != size {
                    return ControlFlow::Continue(());
                }
                let left = rest - cells.iter().copied().collect();
                let eliminations = digits.iter().flat_map(|digit| board.all(left, digit));
                self.describe(
                    Technique::UniqueLoop3,
                    eliminations.collect(),
                    (Some(house), cells),
                    sink,
                )
            })?;
        }
        ControlFlow::Continue(())
    }

    fn describe(
        &self,
        technique: Technique,
        eliminations: Vec<Candidate>,
        (house, subset): (Option<usize>, &[Cell]),
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        if eliminations.is_empty() {
            return ControlFlow::Continue(());
        }
        let loop_cells = self.cells.iter().map(|&cell| (cell, Role::Pattern));
        let subset_cells = subset.iter().map(|&cell| (cell, Role::Extra));
        let candidates = |cells: &[Cell], of: fn(DigitSet, DigitSet) -> DigitSet, role: Role| {
            let all = cells.iter().flat_map(|&cell| {
                let digits = of(self.board.candidates(cell), self.digits).iter();
                digits.map(move |digit| (Candidate::new(cell, digit), role))
            });
            all.collect::<Vec<_>>()
        };
        let mut evidence = candidates(&self.cells, |own, digits| own & digits, Role::Pattern);
        evidence.extend(candidates(
            &self.more,
            |own, digits| own - digits,
            Role::Extra,
        ));
        evidence.extend(candidates(subset, |own, _| own, Role::Extra));
        sink.give(Step {
            technique,
            placements: Vec::new(),
            eliminations,
            evidence: Evidence {
                digits: self.digits.iter().collect(),
                houses: house.into_iter().collect(),
                cells: loop_cells.chain(subset_cells).collect(),
                candidates: evidence,
                ..Evidence::default()
            },
        })
    }
}
