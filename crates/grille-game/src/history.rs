//! The history of a game: a tree of moves. Going back and playing on loses nothing.

use grille_core::Cell;

use super::Contents;

/// A moment of a game: the start, or the state after one of its moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(pub(super) u32);

impl Moment {
    /// Before the first move.
    pub const START: Moment = Moment(0);

    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a move did to a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Change {
    pub(super) cell: Cell,
    pub(super) before: Contents,
    pub(super) after: Contents,
}

/// A move, and the moment after it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Node {
    /// The moment before; the start is its own predecessor.
    pub(super) from: Moment,
    pub(super) changes: Vec<Change>,
    pub(super) checkpoint: bool,
    /// The move last made from here: where redo goes.
    pub(super) onward: Option<Moment>,
}

/// All moves ever made, in order; a move always starts from an earlier moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct History {
    pub(super) nodes: Vec<Node>,
    pub(super) now: Moment,
    /// The total number of changes in the moves.
    changes: usize,
}

impl Default for History {
    fn default() -> History {
        History {
            nodes: vec![Node::default()],
            now: Moment::START,
            changes: 0,
        }
    }
}

impl History {
    /// The most moves kept, including abandoned lines; beyond that the oldest are merged.
    pub(super) const MAX_MOVES: usize = 20_000;
    /// The most changes of cells kept.
    pub(super) const MAX_CHANGES: usize = 100_000;

    pub(super) fn now(&self) -> Moment {
        self.now
    }

    fn node(&self, moment: Moment) -> &Node {
        &self.nodes[moment.index()]
    }

    /// A new move from here.
    pub(super) fn push(&mut self, changes: Vec<Change>) {
        if self.nodes.len() >= Self::MAX_MOVES || self.changes + changes.len() > Self::MAX_CHANGES {
            self.shorten();
        }
        self.append(self.now, changes);
    }

    pub(super) fn append(&mut self, from: Moment, changes: Vec<Change>) {
        let next = Moment(self.nodes.len() as u32);
        self.changes += changes.len();
        self.nodes.push(Node {
            from,
            changes,
            checkpoint: false,
            onward: None,
        });
        self.nodes[from.index()].onward = Some(next);
        self.now = next;
    }

    /// Goes back by one move; returns the changes to undo.
    pub(super) fn back(&mut self) -> Option<&[Change]> {
        if self.now == Moment::START {
            return None;
        }
        let left = self.now;
        self.now = self.node(left).from;
        self.nodes[self.now.index()].onward = Some(left);
        Some(&self.node(left).changes)
    }

    /// Where redo goes.
    pub(super) fn onward(&self) -> Option<Moment> {
        self.node(self.now).onward
    }

    /// Goes forward to a moment that follows this one; returns the changes to apply.
    pub(super) fn forward(&mut self, next: Moment) -> &[Change] {
        debug_assert_eq!(self.node(next).from, self.now);
        self.nodes[self.now.index()].onward = Some(next);
        self.now = next;
        &self.node(next).changes
    }

    /// The moments from the start to this one.
    pub(super) fn line_to(&self, moment: Moment) -> Option<Vec<Moment>> {
        let mut at = moment;
        self.nodes.get(at.index())?;
        let mut line = vec![at];
        while at != Moment::START {
            at = self.node(at).from;
            line.push(at);
        }
        line.reverse();
        Some(line)
    }

    /// The path from here to a moment: how many moves back, then which moves forward.
    pub(super) fn way_to(&self, moment: Moment) -> Option<(usize, Vec<Moment>)> {
        self.nodes.get(moment.index())?;
        let (mut here, mut there) = (self.now, moment);
        let (mut back, mut onward) = (0, Vec::new());
        // A move has a greater number than the moment it starts from.
        while here != there {
            if here > there {
                here = self.node(here).from;
                back += 1;
            } else {
                onward.push(there);
                there = self.node(there).from;
            }
        }
        onward.reverse();
        Some((back, onward))
    }

    pub(super) fn depth(&self, moment: Moment) -> usize {
        self.line_to(moment).map_or(0, |line| line.len() - 1)
    }

    pub(super) fn is_checkpoint(&self, moment: Moment) -> bool {
        self.nodes
            .get(moment.index())
            .is_some_and(|node| node.checkpoint)
    }

    pub(super) fn toggle_checkpoint(&mut self) -> bool {
        let node = &mut self.nodes[self.now.index()];
        node.checkpoint = !node.checkpoint;
        node.checkpoint
    }

    /// How many moves start from each moment.
    fn branches(&self) -> Vec<usize> {
        let mut branches = vec![0; self.nodes.len()];
        for node in &self.nodes[1..] {
            branches[node.from.index()] += 1;
        }
        branches
    }

    fn moments(&self) -> impl Iterator<Item = Moment> + use<> {
        (0..self.nodes.len() as u32).map(Moment)
    }

    pub(super) fn landmarks(&self) -> Vec<Moment> {
        let branches = self.branches();
        let is_landmark = |&at: &Moment| {
            let is_end = branches[at.index()] == 0;
            at == Moment::START || at == self.now || self.node(at).checkpoint || is_end
        };
        self.moments().filter(is_landmark).collect()
    }

    /// The end of the branch next to the one that led here, from the nearest fork behind.
    pub(super) fn other_branch(&self) -> Option<Moment> {
        let line = self.line_to(self.now)?;
        let branches = self.branches();
        let steps = line.iter().zip(&line[1..]);
        let (&fork, &taken) = steps.rev().find(|(fork, _)| branches[fork.index()] > 1)?;
        let beside = |&at: &Moment| at > fork && self.node(at).from == fork;
        let mut end = self
            .moments()
            .filter(beside)
            .find(|&branch| branch > taken)
            .or_else(|| self.moments().find(beside))?;
        while let Some(next) = self.node(end).onward {
            end = next;
        }
        Some(end)
    }

    /// Drops abandoned lines and merges the oldest moves, so that half of the capacity is free. Undoing everything
    /// still leads to the start.
    fn shorten(&mut self) {
        let line: Vec<Node> = self
            .line_to(self.now)
            .unwrap_or_default()
            .into_iter()
            .skip(1)
            .map(|moment| std::mem::take(&mut self.nodes[moment.index()]))
            .collect();
        let (mut kept, mut changes) = (line.len(), 0);
        while kept > 0
            && line.len() - kept < Self::MAX_MOVES / 2
            && changes + line[kept - 1].changes.len() <= Self::MAX_CHANGES / 2
        {
            kept -= 1;
            changes += line[kept].changes.len();
        }
        *self = History::default();
        let mut together: Vec<Change> = Vec::new();
        for change in line[..kept].iter().flat_map(|node| &node.changes) {
            match together
                .iter_mut()
                .find(|earlier| earlier.cell == change.cell)
            {
                Some(earlier) => earlier.after = change.after,
                None => together.push(*change),
            }
        }
        together.retain(|change| change.before != change.after);
        if !together.is_empty() {
            self.append(Moment::START, together);
        }
        for node in &line[kept..] {
            self.append(self.now, node.changes.clone());
            self.nodes[self.now.index()].checkpoint = node.checkpoint;
        }
    }
}

#[cfg(test)]
mod tests {
    use grille_core::Digit;

    use super::*;

    fn change(cell: usize, before: u8, after: u8) -> Change {
        let contents = |digit| Contents {
            digit: Digit::new(digit),
            ..Contents::default()
        };
        Change {
            cell: Cell::new(cell),
            before: contents(before),
            after: contents(after),
        }
    }

    #[test]
    fn a_very_long_history_still_leads_back_to_the_start() {
        let mut history = History::default();
        let (mut cells, mut dice) = ([0_u8; 16], 7_usize);
        for round in 0..2 * History::MAX_MOVES {
            dice = (dice * 1_103_515_245 + 12345) % (1 << 31);
            let (cell, digit) = (dice / 7 % 16, (dice / 1000 % 5) as u8);
            if digit == cells[cell] {
                continue;
            }
            history.push(vec![change(cell, cells[cell], digit)]);
            cells[cell] = digit;
            // Some lines are abandoned.
            if round % 10 == 0
                && let Some(back) = history.back()
            {
                for change in back.iter().copied() {
                    cells[change.cell.index()] = change.before.digit.map_or(0, Digit::value);
                }
            }
            assert!(history.nodes.len() <= History::MAX_MOVES);
        }
        assert!(history.depth(history.now()) > History::MAX_MOVES / 3);
        while let Some(back) = history.back() {
            for change in back {
                assert_eq!(
                    change.after.digit.map_or(0, Digit::value),
                    cells[change.cell.index()]
                );
                cells[change.cell.index()] = change.before.digit.map_or(0, Digit::value);
            }
        }
        assert_eq!(cells, [0; 16]);
    }

    #[test]
    fn wide_moves_are_bounded_too() {
        let mut history = History::default();
        for round in 0..1000_usize {
            let (before, after) = ((round % 2) as u8, ((round + 1) % 2) as u8);
            history.push((0..600).map(|cell| change(cell, before, after)).collect());
            assert!(history.changes <= History::MAX_CHANGES);
        }
    }
}
