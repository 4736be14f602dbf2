//! Death blossom: a stem cell, and for each of its candidates an almost locked set (a petal) that has this digit only
//! where the stem sees it. Whatever the stem holds, one petal loses that digit and locks all its others. A digit that all
//! petals have, and the stem does not, is in one of them: what sees all of its places loses it.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use grille_core::{Cell, Digit, DigitSet};

use super::als::Alses;
use super::evidence;
use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Candidate, Link, Node, Role, Step};
use crate::technique::Technique;
use crate::techniques::{Context, Sink};

/// The most choices of petals that are followed at a time; on the classic grid there are rarely as many.
const MOST_CHOICES: usize = 2_000;

pub(in crate::techniques) fn find<S: Cells>(
    context: &Context<'_, S>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let alses = context.alses(sink)?;
    let mut given: BTreeSet<Vec<Candidate>> = BTreeSet::new();
    for stem in context.board.open().iter() {
        let flower = Flower {
            board: context.board,
            alses,
            stem,
            may_overlap: context.options.sets.may_overlap,
        };
        let mut choices = vec![flower.bud()];
        for digit in context.board.candidates(stem) {
            choices = flower.with_petal(&choices, digit, sink)?;
        }
        // Of several with the same conclusion, the one with the fewest cells.
        choices.sort_by_key(|choice| choice.cells);
        for choice in &choices {
            let removed = flower.removed(choice);
            if !removed.is_empty() && given.insert(removed.clone()) {
                sink.give(flower.step(choice, removed))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// A stem and what grows on it.
struct Flower<'a, S> {
    board: &'a Board<S>,
    alses: &'a Alses<S>,
    stem: Cell,
    may_overlap: bool,
}

/// Petals for some of the stem's digits.
struct Choice<S> {
    /// In the order of the digits.
    petals: Vec<usize>,
    /// How many cells they have, and which.
    cells: usize,
    covered: S,
    /// The digits that all of them have, with the cells that see all places of each.
    shared: Vec<(Digit, S)>,
}

impl<S: Cells> Flower<'_, S> {
    /// No petal yet.
    fn bud(&self) -> Choice<S> {
        let digits = self.board.tables().layout.all_digits() - self.board.candidates(self.stem);
        let mut stem = S::default();
        stem.insert(self.stem);
        let shared = digits
            .iter()
            .map(|digit| (digit, self.board.places(digit) - stem));
        Choice {
            petals: Vec::new(),
            cells: 0,
            covered: S::default(),
            shared: shared.collect(),
        }
    }

    /// Each choice with each petal for a digit, as long as it may remove something. Of choices that would remove the
    /// same, the smallest is enough; where petals may not overlap, it also depends on their cells.
    fn with_petal(
        &self,
        choices: &[Choice<S>],
        digit: Digit,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<(), Vec<Choice<S>>> {
        let mut grown: Vec<Choice<S>> = Vec::new();
        let is_petal = |&set: &usize| self.alses.seen(set, digit).contains(self.stem);
        let petals: Vec<usize> = (0..self.alses.len()).filter(is_petal).collect();
        for choice in choices {
            for &set in &petals {
                sink.tick()?;
                let own = self.alses.get(set).cells;
                if !self.may_overlap && own.meets(&choice.covered) {
                    continue;
                }
                let shared = choice.shared.iter().filter_map(|&(shared, seen)| {
                    let seen = seen & self.alses.seen(set, shared);
                    (!seen.is_empty()).then_some((shared, seen))
                });
                let shared: Vec<(Digit, S)> = shared.collect();
                if shared.is_empty() {
                    continue;
                }
                let (covered, cells) = (choice.covered | own, choice.cells + own.len());
                let is_alike = |known: &Choice<S>| {
                    known.shared == shared && (self.may_overlap || known.covered == covered)
                };
                let known = grown.iter().position(is_alike);
                if known.is_some_and(|known| grown[known].cells <= cells) {
                    continue;
                }
                let mut petals = choice.petals.clone();
                petals.push(set);
                let next = Choice {
                    petals,
                    cells,
                    covered,
                    shared,
                };
                match known {
                    Some(known) => grown[known] = next,
                    None if grown.len() < MOST_CHOICES => grown.push(next),
                    None => {}
                }
            }
        }
        ControlFlow::Continue(grown)
    }

    /// What is seen outside the petals.
    fn removed(&self, choice: &Choice<S>) -> Vec<Candidate> {
        let seen = choice.shared.iter();
        seen.flat_map(|&(digit, seen)| self.board.all(seen - choice.covered, digit))
            .collect()
    }

    fn step(&self, choice: &Choice<S>, eliminations: Vec<Candidate>) -> Step {
        let z: DigitSet = eliminations.iter().map(|gone| gone.digit).collect();
        let (technique, petals) = (Technique::DeathBlossom, &choice.petals);
        let mut step = evidence::step(technique, self.alses, petals, [], eliminations);
        for (&set, digit) in petals.iter().zip(self.board.candidates(self.stem)) {
            let stem = Candidate::new(self.stem, digit);
            let places = self.alses.places(set, digit);
            let petal = Node::new(places.iter(), digit);
            step.evidence.links.push(Link::new(stem, petal, false));
            step.evidence.candidates.push((stem, Role::Pivot));
            let own = self.board.all(places, digit).into_iter();
            let own = own.map(|candidate| (candidate, Role::Pattern));
            step.evidence.candidates.extend(own);
        }
        evidence::add_ends(&mut step, self.alses, petals, z);
        step.evidence.cells.insert(0, (self.stem, Role::Pivot));
        step
    }
}
