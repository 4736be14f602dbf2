//! Everything that follows from a premise, nearest first, with the way there: the shortest chain to each conclusion.

use super::links::{Implications, Literal};

/// No literal.
const NONE: u32 = u32::MAX;

/// What follows from one premise, in the order in which it is found. The memory is used again for the next.
#[derive(Debug)]
pub(super) struct Trace {
    /// The premise, then what follows.
    found: Vec<Literal>,
    /// For each literal, its place in the list.
    at: Vec<u32>,
    /// For each of the list, the place of what it follows from.
    from: Vec<u32>,
    /// For each of the list, how many links away it is.
    distance: Vec<u32>,
    /// The premise, if there is one yet.
    premise: Option<Literal>,
}

impl Trace {
    /// For these links.
    pub fn new(links: &impl Implications) -> Trace {
        Trace {
            found: Vec::with_capacity(2 * links.len()),
            at: vec![NONE; 2 * links.len()],
            from: Vec::with_capacity(2 * links.len()),
            distance: Vec::with_capacity(2 * links.len()),
            premise: None,
        }
    }

    /// For no links at all.
    pub fn new_empty() -> Trace {
        Trace {
            found: Vec::new(),
            at: Vec::new(),
            from: Vec::new(),
            distance: Vec::new(),
            premise: None,
        }
    }

    /// Follows every link from a premise; does nothing if it was the last one asked for.
    pub fn follow(&mut self, links: &impl Implications, premise: Literal) {
        self.follow_some(links, premise, usize::MAX, |_, _| true);
    }

    /// The same with some of the links only, and no further than this. The same links must be asked for each time.
    pub fn follow_some(
        &mut self,
        links: &impl Implications,
        premise: Literal,
        most: usize,
        allows: impl Fn(Literal, Literal) -> bool,
    ) {
        if self.premise == Some(premise) {
            return;
        }
        self.premise = Some(premise);
        for literal in self.found.drain(..) {
            self.at[literal.index()] = NONE;
        }
        self.from.clear();
        self.distance.clear();
        self.add(premise, 0, 0);
        let mut next = 0;
        while let Some(&literal) = self.found.get(next) {
            if self.distance[next] as usize >= most {
                break;
            }
            for &follows in links.follows(literal) {
                let distance = self.distance[next] + links.cost(literal, follows);
                let known = self.at[follows.index()];
                if known == NONE {
                    if allows(literal, follows) {
                        self.add(follows, next as u32, distance);
                    }
                } else if self.distance[known as usize] > distance && self.from[known as usize] != 0
                {
                    // Only where links count differently. What follows directly from the premise stays, as in HoDoKu.
                    self.from[known as usize] = next as u32;
                    self.distance[known as usize] = distance;
                }
            }
            next += 1;
        }
    }

    fn add(&mut self, literal: Literal, from: u32, distance: u32) {
        self.at[literal.index()] = self.found.len() as u32;
        self.found.push(literal);
        self.from.push(from);
        self.distance.push(distance);
    }

    /// The premise and what follows, in order.
    pub fn found(&self) -> &[Literal] {
        &self.found
    }

    /// The place of a literal in the order of what follows; `None` if it does not follow.
    pub fn position(&self, literal: Literal) -> Option<usize> {
        let at = self.at[literal.index()];
        (at != NONE).then_some(at as usize)
    }

    /// The chain from the premise to a literal that follows; empty for one that does not.
    pub fn chain(&self, to: Literal) -> Vec<Literal> {
        let Some(mut at) = self.position(to) else {
            return Vec::new();
        };
        let mut chain = vec![to];
        // A shorter way that was found late may lead in a circle.
        while at != 0 && chain.len() <= self.found.len() {
            at = self.from[at] as usize;
            chain.push(self.found[at]);
        }
        if at != 0 {
            return Vec::new();
        }
        chain.reverse();
        chain
    }

    /// How many links away a literal is.
    pub fn distance(&self, literal: Literal) -> Option<usize> {
        Some(self.distance[self.position(literal)?] as usize)
    }
}
