//! Multi colours: two separate colourings of one digit. If a colour of one sees a colour of the other, they are not
//! both true, so at least one of the two opposite colours is, and a place that sees both of these loses the digit
//! (type 1). A colour that sees both colours of the other is false, and all its places lose the digit (type 2).

use std::ops::ControlFlow;

use grille_core::Digit;

use super::colouring::{Colouring, clash, colourings};
use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Evidence, Role, Step};
use crate::technique::Technique;
use crate::techniques::Sink;
use crate::techniques::single_digit::conjugate::{Pair, pairs};

pub(in crate::techniques) fn find<S: Cells>(
    board: &Board<S>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for digit in board.removable_digits() {
        sink.poll()?;
        let pairs = pairs(board, digit);
        let found: Vec<Colouring<S>> = colourings(board, &pairs, 2).collect();
        for (at, one) in found.iter().enumerate() {
            for (other_at, other) in found.iter().enumerate() {
                sink.tick()?;
                let both = Both {
                    digit,
                    pairs: &pairs,
                    one,
                    other,
                };
                if at != other_at && both.meet() {
                    both.find_false(board, sink)?;
                    if at < other_at {
                        both.find_seen(board, sink)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Two colourings of one digit.
struct Both<'a, S> {
    digit: Digit,
    pairs: &'a [Pair],
    one: &'a Colouring<S>,
    other: &'a Colouring<S>,
}

impl<S: Cells> Both<'_, S> {
    /// Whether a place of one sees a place of the other.
    fn meet(&self) -> bool {
        (self.one.seen[0] | self.one.seen[1]).meets(&self.other.cells())
    }

    /// Type 2: a colour of the first that sees both of the second.
    fn find_false(&self, board: &Board<S>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let (one, other) = (self.one, self.other);
        for at in [0, 1] {
            if other
                .colours
                .iter()
                .all(|colour| one.seen[at].meets(colour))
            {
                let clashes = other.colours.map(|colour| [one.colours[at], colour]);
                self.describe(board, one.colours[at], &clashes, sink)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Type 1: what sees a colour of each, while the other two see each other.
    fn find_seen(&self, board: &Board<S>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let mut removed = S::default();
        let mut clashes = Vec::new();
        for (a, b) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            if self.one.seen[a].meets(&self.other.colours[b]) {
                removed = removed | (self.one.seen[1 - a] & self.other.seen[1 - b]);
                clashes.push([self.one.colours[a], self.other.colours[b]]);
            }
        }
        removed = removed & board.places(self.digit);
        if removed.is_empty() {
            return ControlFlow::Continue(());
        }
        self.describe(board, removed, &clashes, sink)
    }

    /// The clashes are the colours that see each other.
    fn describe(
        &self,
        board: &Board<S>,
        removed: S,
        clashes: &[[S; 2]],
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let mut evidence = Evidence {
            digits: vec![self.digit],
            ..Evidence::default()
        };
        let first = [Role::Colour, Role::OtherColour];
        let second = [Role::SecondColour, Role::OtherSecondColour];
        self.one
            .describe(self.digit, self.pairs, first, &mut evidence);
        self.other
            .describe(self.digit, self.pairs, second, &mut evidence);
        for &[from, to] in clashes {
            let clash = clash(board.tables(), self.digit, from, to);
            evidence.links.extend(clash);
        }
        sink.give(Step {
            technique: Technique::MultiColours,
            placements: Vec::new(),
            eliminations: board.all(removed, self.digit),
            evidence,
        })
    }
}
