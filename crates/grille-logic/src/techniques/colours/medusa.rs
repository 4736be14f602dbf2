//! 3D Medusa: simple colours across digits. Two candidates of which exactly one is true get different colours: the two
//! places of a digit in a house, the two candidates of a cell, what a constraint pairs. One colour is true throughout.
//! What excludes or is excluded by both colours goes (trap); a colour that excludes itself, or leaves a cell without
//! candidates, is false, and all its candidates go (wrap).

use std::ops::ControlFlow;

use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Candidate, Evidence, Link, Role, Step};
use crate::technique::Technique;
use crate::techniques::chains::bits::{contains, insert, ones};
use crate::techniques::chains::links::{Links, Literal};
use crate::techniques::{Context, Sink};

/// With fewer candidates two colours find only what locked candidates and wings find.
const FEWEST: usize = 4;

pub(in crate::techniques) fn find<S: Cells>(
    context: &Context<'_, S>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let links = context.links(false, sink)?;
    let mut seen = vec![false; links.candidates()];
    for start in 0..links.candidates() {
        if seen[start] {
            continue;
        }
        sink.tick()?;
        let Some(colouring) = Colouring::from(links, start, &mut seen) else {
            continue;
        };
        for removed in colouring.removed(context.board, links) {
            if !removed.is_empty() {
                sink.give(colouring.step(context.board, links, removed))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Candidates in two colours.
struct Colouring {
    colours: [Vec<usize>; 2],
    /// The nodes that each colour excludes.
    excluded: [Vec<u64>; 2],
    /// The pairs by which they are connected.
    pairs: Vec<(usize, usize)>,
}

impl Colouring {
    /// All candidates connected with one; `None` if they are few, of one digit, or coloured both ways.
    fn from<S: Cells>(links: &Links<S>, start: usize, seen: &mut [bool]) -> Option<Colouring> {
        let mut colours = [vec![start], Vec::new()];
        let mut sets = [vec![0; links.words()], vec![0; links.words()]];
        insert(&mut sets[0], start);
        seen[start] = true;
        let mut pairs = Vec::new();
        let mut waiting = vec![(start, 0)];
        while let Some((node, colour)) = waiting.pop() {
            let partners = ones(links.strong(node)).take_while(|&it| it < links.candidates());
            for other in partners.filter(|&other| contains(links.weak(node), other)) {
                if node < other {
                    pairs.push((node, other));
                }
                if insert(&mut sets[1 - colour], other) {
                    seen[other] = true;
                    colours[1 - colour].push(other);
                    waiting.push((other, 1 - colour));
                }
            }
        }
        let both = sets[0].iter().zip(&sets[1]).any(|(a, b)| a & b != 0);
        let digit = links.place(start).digit;
        let mut all = colours.iter().flatten();
        if both || pairs.len() + 1 < FEWEST || all.all(|&it| links.place(it).digit == digit) {
            return None;
        }
        let excluded = [0, 1].map(|at: usize| {
            let mut row = vec![0; links.words()];
            for &node in &colours[at] {
                let weak = links.weak(node);
                row.iter_mut()
                    .zip(weak)
                    .for_each(|(all, weak)| *all |= weak);
            }
            row
        });
        pairs.sort_unstable();
        Some(Colouring {
            colours,
            excluded,
            pairs,
        })
    }

    /// What the trap removes, and what each colour's wrap removes.
    fn removed<S: Cells>(&self, board: &Board<S>, links: &Links<S>) -> [Vec<usize>; 3] {
        let is_coloured =
            |node: &usize| self.colours[0].contains(node) || self.colours[1].contains(node);
        let trapped = (0..links.candidates())
            .filter(|node| self.excluded.iter().all(|row| contains(row, *node)))
            .filter(|node| !is_coloured(node));
        let wrapped = |at: usize| {
            let (colour, excluded) = (&self.colours[at], &self.excluded[at]);
            let empties = |cell| {
                let own = links.of_cell(cell);
                own.clone().all(|node| contains(excluded, node))
                    && !own.clone().any(|node| colour.contains(&node))
            };
            let is_false = colour.iter().any(|&node| contains(excluded, node))
                || board.open().iter().any(empties);
            if is_false { colour.clone() } else { Vec::new() }
        };
        [trapped.collect(), wrapped(0), wrapped(1)]
    }

    fn step<S: Cells>(&self, board: &Board<S>, links: &Links<S>, removed: Vec<usize>) -> Step {
        let eliminations: Vec<Candidate> = removed
            .into_iter()
            .map(|node| links.candidate(node))
            .collect();
        let mut evidence = Evidence::default();
        let mut digits: Vec<_> = eliminations.iter().map(|gone| gone.digit).collect();
        digits.sort_unstable();
        digits.dedup();
        evidence.digits = digits;
        for (colour, role) in self.colours.iter().zip([Role::Colour, Role::OtherColour]) {
            let candidates = colour.iter().map(|&node| (links.candidate(node), role));
            evidence.candidates.extend(candidates);
        }
        for &(one, other) in &self.pairs {
            evidence.links.push(Link {
                from: links.evidence(one),
                to: links.evidence(other),
                strong: true,
                ground: links.ground(board, Literal::off(one), Literal::on(other)),
            });
        }
        Step {
            technique: Technique::Medusa,
            placements: Vec::new(),
            eliminations,
            evidence,
        }
    }
}
