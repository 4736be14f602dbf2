//! Everything that follows from a premise, link after link, as bits: which nodes become true and which false. It says
//! nothing about the way there; [`Trace`](super::trace::Trace) does.

use super::bits::{insert, ones};
use super::links::{Implications, Links, Literal};
use crate::cells::Cells;

/// What follows from one premise. The memory is used again for the next.
#[derive(Debug)]
pub(super) struct Reach {
    /// The nodes that become true.
    pub on: Vec<u64>,
    /// The nodes that become false.
    pub off: Vec<u64>,
    /// The nodes from whose being false something follows.
    active: Vec<u64>,
    waiting: Vec<Literal>,
}

impl Reach {
    /// For these links.
    pub fn new<S: Cells>(links: &Links<S>) -> Reach {
        let words = links.words();
        let mut active = vec![0; words];
        for node in 0..links.len() {
            if !links.follows(Literal::off(node)).is_empty() {
                insert(&mut active, node);
            }
        }
        Reach {
            on: vec![0; words],
            off: vec![0; words],
            active,
            waiting: Vec::new(),
        }
    }

    /// Follows every link from a premise, which is itself among what follows.
    pub fn follow<S: Cells>(&mut self, links: &Links<S>, premise: Literal) {
        self.on.fill(0);
        self.off.fill(0);
        if premise.is_on() {
            insert(&mut self.on, premise.node());
        } else {
            insert(&mut self.off, premise.node());
        }
        self.waiting.push(premise);
        while let Some(literal) = self.waiting.pop() {
            if literal.is_on() {
                let weak = links.weak(literal.node());
                for (at, &weak) in weak.iter().enumerate() {
                    let new = weak & !self.off[at];
                    self.off[at] |= new;
                    let next = [new & self.active[at]];
                    let next = ones(&next).map(|bit| Literal::off(64 * at + bit));
                    self.waiting.extend(next);
                }
            } else {
                for &next in links.follows(literal) {
                    let row = if next.is_on() {
                        &mut self.on
                    } else {
                        &mut self.off
                    };
                    if insert(row, next.node()) {
                        self.waiting.push(next);
                    }
                }
            }
        }
    }
}
