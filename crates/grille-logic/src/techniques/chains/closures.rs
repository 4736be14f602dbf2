//! Everything that follows, link after link, from each candidate being true and from its being false.

use std::ops::ControlFlow;

use super::bits::{Rows, contains, insert};
use super::links::{Implications, Literal};
use crate::techniques::Sink;

/// No component yet, or not visited yet.
const NONE: u32 = u32::MAX;

/// Everything that follows from every literal of a candidate. From literals that follow from each other, the same
/// follows: they are one component.
#[derive(Debug)]
pub(in crate::techniques) struct Closures {
    /// For each literal, its component.
    component: Vec<u32>,
    /// For each component, the nodes that are true.
    on: Rows,
    /// For each component, the nodes that are false.
    off: Rows,
}

impl Closures {
    /// Follows these implications from every literal of the first nodes, which are the candidates.
    pub fn new(
        implications: &impl Implications,
        candidates: usize,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<(), Closures> {
        let nodes = implications.len();
        let mut search = Search {
            implications,
            closures: Closures {
                component: vec![NONE; 2 * nodes],
                on: Rows::new(0, nodes),
                off: Rows::new(0, nodes),
            },
            visited: 0,
            order: vec![NONE; 2 * nodes],
            earliest: vec![NONE; 2 * nodes],
            open: Vec::new(),
            way: Vec::new(),
        };
        for node in 0..candidates {
            for premise in [Literal::on(node), Literal::off(node)] {
                if search.order[premise.index()] == NONE {
                    search.from(premise, sink)?;
                }
            }
        }
        ControlFlow::Continue(search.closures)
    }

    /// What is true if a literal holds.
    pub fn on(&self, premise: Literal) -> &[u64] {
        self.on.row(self.component(premise))
    }

    /// What is false if a literal holds.
    pub fn off(&self, premise: Literal) -> &[u64] {
        self.off.row(self.component(premise))
    }

    /// Whether one literal follows from another.
    pub fn has(&self, premise: Literal, literal: Literal) -> bool {
        let row = if literal.is_on() {
            self.on(premise)
        } else {
            self.off(premise)
        };
        contains(row, literal.node())
    }

    /// The number of the component of a literal.
    pub fn component(&self, literal: Literal) -> usize {
        self.component[literal.index()] as usize
    }

    /// What is true, for each component.
    pub fn all_on(&self) -> &Rows {
        &self.on
    }

    /// What is false, for each component.
    pub fn all_off(&self) -> &Rows {
        &self.off
    }
}

/// Tarjan's search for components: each is complete once all that follow from it are.
struct Search<'a, I> {
    implications: &'a I,
    closures: Closures,
    /// How many literals were visited, and for each the how manieth it was.
    visited: u32,
    order: Vec<u32>,
    /// For each, the earliest one without a component that it is known to lead back to.
    earliest: Vec<u32>,
    /// Those that have no component yet.
    open: Vec<Literal>,
    /// The way from the premise to the literal at hand, and how many of its links were followed.
    way: Vec<(Literal, usize)>,
}

impl<I: Implications> Search<'_, I> {
    fn visit(&mut self, literal: Literal) {
        self.order[literal.index()] = self.visited;
        self.earliest[literal.index()] = self.visited;
        self.visited += 1;
        self.open.push(literal);
        self.way.push((literal, 0));
    }

    /// Completes everything that follows from a literal, itself last.
    fn from(&mut self, premise: Literal, sink: &mut Sink<'_>) -> ControlFlow<()> {
        self.visit(premise);
        while let Some((literal, followed)) = self.way.last_mut() {
            let at = literal.index();
            if let Some(&next) = self.implications.follows(*literal).get(*followed) {
                *followed += 1;
                if self.order[next.index()] == NONE {
                    self.visit(next);
                } else if self.closures.component[next.index()] == NONE {
                    self.earliest[at] = self.earliest[at].min(self.order[next.index()]);
                }
                continue;
            }
            let literal = *literal;
            self.way.pop();
            if let Some((before, _)) = self.way.last() {
                let before = before.index();
                self.earliest[before] = self.earliest[before].min(self.earliest[at]);
            }
            if self.earliest[at] == self.order[at] {
                sink.tick()?;
                self.complete(literal);
            }
        }
        ControlFlow::Continue(())
    }

    /// Makes a component of a literal and those found after it that have none.
    fn complete(&mut self, first: Literal) {
        let Closures { component, on, off } = &mut self.closures;
        let number = on.push();
        off.push();
        let from = self.open.iter().rposition(|&literal| literal == first);
        let from = from.unwrap_or(0);
        let members = &self.open[from..];
        for member in members {
            component[member.index()] = number as u32;
            let row = if member.is_on() { &mut *on } else { &mut *off };
            row.insert(number, member.node());
        }
        for &member in members {
            for &next in self.implications.follows(member) {
                let row = if next.is_on() { &mut *on } else { &mut *off };
                let row = row.row_mut(number);
                // What is there already came with all that follows from it.
                if self.implications.follows(next).is_empty() {
                    insert(row, next.node());
                } else if !contains(row, next.node()) {
                    let other = component[next.index()] as usize;
                    on.add_row(number, other);
                    off.add_row(number, other);
                }
            }
        }
        self.open.truncate(from);
    }
}

#[cfg(test)]
mod tests {
    use grille_core::Budget;

    use super::*;

    /// Some implications, cycles among them.
    struct Sample(Vec<Vec<Literal>>);

    impl Implications for Sample {
        fn len(&self) -> usize {
            self.0.len() / 2
        }

        fn follows(&self, literal: Literal) -> &[Literal] {
            &self.0[literal.index()]
        }
    }

    fn literals(nodes: usize) -> impl Iterator<Item = Literal> {
        (0..nodes).flat_map(|node| [Literal::on(node), Literal::off(node)])
    }

    #[test]
    fn closures_are_what_is_reached_link_by_link() {
        let mut cycles = 0;
        for seed in 0..200_usize {
            let nodes = 3 + seed % 90;
            let mut state = seed;
            let mut random = |below: usize| {
                state = state
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1_442_695);
                (state >> 33) % below
            };
            let links = 1 + seed % 3;
            let mut follows = vec![Vec::new(); 2 * nodes];
            for all in &mut follows {
                for _ in 0..random(links + 1) {
                    let node = random(nodes);
                    all.push(if random(2) == 0 {
                        Literal::on(node)
                    } else {
                        Literal::off(node)
                    });
                }
            }
            let sample = Sample(follows);
            let candidates = nodes - seed % 2;
            let mut take = |_| ControlFlow::Continue(());
            let sink = &mut Sink::new(Budget::default(), &mut take);
            let ControlFlow::Continue(closures) = Closures::new(&sample, candidates, sink) else {
                panic!("there is no limit");
            };
            for premise in literals(candidates) {
                let mut reached = vec![premise];
                let mut next = 0;
                while next < reached.len() {
                    for &follows in sample.follows(reached[next]) {
                        if !reached.contains(&follows) {
                            reached.push(follows);
                        }
                    }
                    next += 1;
                }
                for literal in literals(nodes) {
                    let is_reached = reached.contains(&literal);
                    assert_eq!(closures.has(premise, literal), is_reached);
                    if is_reached && literal != premise && literal.node() < candidates {
                        cycles += usize::from(closures.has(literal, premise));
                    }
                }
            }
        }
        assert!(cycles > 1_000, "{cycles}");
    }
}
