//! The proof of what follows from a premise, line by line: only what is needed, each line after those that it follows
//! from.

use std::collections::HashMap;

use super::links::{Links, Literal};
use super::net::{self, inferences};
use super::trace::Trace;
use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Evidence, Ground, Inference, Link, Role};

/// The lines of a proof from one premise.
pub(super) struct Proof<'a, S> {
    board: &'a Board<S>,
    links: &'a Links<S>,
    trace: &'a Trace,
    /// Whether each step of the way is a net of its own.
    is_net: bool,
    lines: Vec<(Literal, Vec<usize>, Ground)>,
    numbers: HashMap<Literal, usize>,
    /// What follows from the premises of the nets on the way.
    nets: HashMap<Literal, Vec<net::Inference>>,
}

impl<'a, S: Cells> Proof<'a, S> {
    /// The premise alone.
    pub fn new(
        board: &'a Board<S>,
        links: &'a Links<S>,
        trace: &'a Trace,
        is_net: bool,
    ) -> Proof<'a, S> {
        let mut proof = Proof {
            board,
            links,
            trace,
            is_net,
            lines: Vec::new(),
            numbers: HashMap::new(),
            nets: HashMap::new(),
        };
        if let Some(&premise) = trace.found().first() {
            proof.push(premise, Vec::new(), Ground::Assumption);
        }
        proof
    }

    fn push(&mut self, literal: Literal, from: Vec<usize>, ground: Ground) -> usize {
        let number = self.lines.len();
        self.lines.push((literal, from, ground));
        self.numbers.insert(literal, number);
        number
    }

    /// Adds what leads to a literal that follows from the premise, and the literal.
    pub fn add(&mut self, literal: Literal) {
        for pair in self.trace.chain(literal).windows(2) {
            if self.numbers.contains_key(&pair[1]) {
                continue;
            }
            if self.is_net {
                self.add_in_net(pair[0], pair[1]);
            } else {
                let ground = self.links.ground(self.board, pair[0], pair[1]);
                let from = vec![self.numbers[&pair[0]]];
                self.push(pair[1], from, ground);
            }
        }
    }

    /// Adds a literal by its reasons in the net of a premise, which is already there.
    fn add_in_net(&mut self, premise: Literal, literal: Literal) {
        if self.numbers.contains_key(&literal) {
            return;
        }
        let (board, links) = (self.board, self.links);
        let net = self
            .nets
            .entry(premise)
            .or_insert_with(|| inferences(board, links, premise));
        let Some(found) = net.iter().find(|known| known.literal == literal) else {
            return;
        };
        let (from, ground) = (found.from.clone(), found.ground);
        for &before in &from {
            self.add_in_net(premise, before);
        }
        let from = from.iter().filter_map(|before| self.numbers.get(before));
        let from = from.copied().collect();
        self.push(literal, from, ground);
    }

    /// The lines as evidence.
    pub fn lines(&self) -> Vec<Inference> {
        let line = |(literal, from, ground): &(Literal, Vec<usize>, Ground)| Inference {
            node: self.links.evidence(literal.node()),
            is_true: literal.is_on(),
            from: from.clone(),
            ground: *ground,
        };
        self.lines.iter().map(line).collect()
    }
}

/// Adds what a drawing needs: the candidates of the branches, the links between them, and the constraints that make
/// them.
pub(in crate::techniques) fn draw(evidence: &mut Evidence) {
    for branch in &evidence.branches {
        for line in branch {
            let role = if line.is_true {
                Role::Colour
            } else {
                Role::OtherColour
            };
            for candidate in line.node.candidates() {
                let mut known = evidence.candidates.iter();
                if !known.any(|(known, _)| *known == candidate) {
                    evidence.candidates.push((candidate, role));
                }
            }
            if let Ground::Constraint(constraint) = line.ground
                && !evidence.constraints.contains(&constraint)
            {
                evidence.constraints.push(constraint);
            }
            for &from in &line.from {
                evidence.links.push(Link {
                    from: branch[from].node.clone(),
                    to: line.node.clone(),
                    strong: line.is_true,
                    ground: line.ground,
                });
            }
        }
    }
}
