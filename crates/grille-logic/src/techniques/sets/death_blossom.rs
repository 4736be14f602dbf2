//! Death blossom: a stem cell, and for each of its candidates an almost locked set (a petal) that has this digit only
//! where the stem sees it. Whatever the stem holds, one petal loses that digit and locks all its others. A digit that all
//! petals have, and the stem does not, is in one of them: what sees all of its places loses it.

use std::ops::ControlFlow;

use grille_core::{Cell, Digit, DigitSet};

use super::als::Alses;
use super::evidence;
use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Candidate, Link, Node, Role};
use crate::technique::Technique;
use crate::techniques::{Context, Sink};

pub(in crate::techniques) fn find<S: Cells>(
    context: &Context<'_, S>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let board = context.board;
    let alses = context.alses(sink)?;
    for stem in board.open().iter() {
        // The petals for each digit of the stem.
        let petals: Vec<(Digit, Vec<usize>)> = (board.candidates(stem).iter())
            .map(|digit| {
                let is_petal = |&set: &usize| alses.seen(set, digit).contains(stem);
                (digit, (0..alses.len()).filter(is_petal).collect())
            })
            .collect();
        if petals.len() < 2 || petals.iter().any(|(_, sets)| sets.is_empty()) {
            continue;
        }
        let search = Search {
            board,
            alses,
            stem,
            petals: &petals,
            may_overlap: context.options.sets.may_overlap,
        };
        let all = board.tables().layout.all_digits() - board.candidates(stem);
        let everywhere: Vec<S> = board.digits().map(|digit| board.places(digit)).collect();
        search.next(&mut Vec::new(), all, &everywhere, sink)?;
    }
    ControlFlow::Continue(())
}

/// The search from one stem.
struct Search<'a, S> {
    board: &'a Board<S>,
    alses: &'a Alses<S>,
    stem: Cell,
    petals: &'a [(Digit, Vec<usize>)],
    may_overlap: bool,
}

impl<S: Cells> Search<'_, S> {
    /// Chooses a petal for the next digit of the stem. `shared` are the digits that all petals so far have, and `seen`
    /// the cells that see all of the places of each, by digit.
    fn next(
        &self,
        chosen: &mut Vec<usize>,
        shared: DigitSet,
        seen: &[S],
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let Some((_, sets)) = self.petals.get(chosen.len()) else {
            return self.give(chosen, shared, seen, sink);
        };
        for &set in sets {
            sink.tick()?;
            let petal = self.alses.get(set);
            let overlaps = |&other: &usize| petal.cells.meets(&self.alses.get(other).cells);
            if !self.may_overlap && chosen.iter().any(overlaps) {
                continue;
            }
            let mut narrowed = seen.to_vec();
            let mut left = DigitSet::EMPTY;
            for digit in shared & petal.digits {
                let cells = &mut narrowed[digit.index()];
                *cells = *cells & self.alses.seen(set, digit);
                cells.remove(self.stem);
                if !cells.is_empty() {
                    left.insert(digit);
                }
            }
            if !left.is_empty() {
                chosen.push(set);
                let flow = self.next(chosen, left, &narrowed, sink);
                chosen.pop();
                flow?;
            }
        }
        ControlFlow::Continue(())
    }

    /// A step, if something is left outside the petals.
    fn give(
        &self,
        chosen: &[usize],
        shared: DigitSet,
        seen: &[S],
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let cells = chosen.iter().map(|&set| self.alses.get(set).cells);
        let petals = cells.fold(S::default(), |all, cells| all | cells);
        let eliminations: Vec<Candidate> = shared
            .iter()
            .flat_map(|digit| self.board.all(seen[digit.index()] - petals, digit))
            .collect();
        if eliminations.is_empty() {
            return ControlFlow::Continue(());
        }
        let z: DigitSet = eliminations.iter().map(|gone| gone.digit).collect();
        let technique = Technique::DeathBlossom;
        let mut step = evidence::step(technique, self.alses, chosen, [], eliminations);
        for (&set, &(digit, _)) in chosen.iter().zip(self.petals) {
            let stem = Candidate::new(self.stem, digit);
            let places = self.alses.places(set, digit);
            let petal = Node::new(places.iter(), digit);
            step.evidence.links.push(Link::new(stem, petal, false));
            step.evidence.candidates.push((stem, Role::Pivot));
            let own = places.iter().map(|cell| Candidate::new(cell, digit));
            let own = own.map(|candidate| (candidate, Role::Pattern));
            step.evidence.candidates.extend(own);
        }
        evidence::add_ends(&mut step, self.alses, chosen, z);
        step.evidence.cells.insert(0, (self.stem, Role::Pivot));
        sink.give(step)
    }
}
