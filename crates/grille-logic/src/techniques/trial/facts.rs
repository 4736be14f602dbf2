//! Facts that follow from suppositions, with what they follow from.

use crate::step::{Clash, Ground};
use crate::techniques::chains::links::Literal;

/// A fact, and the facts that it follows from.
#[derive(Clone, Debug)]
pub(super) struct Fact {
    pub literal: Literal,
    pub from: Vec<usize>,
    pub ground: Ground,
    /// For a fact that holds because its opposite fails: the facts that show it.
    pub nested: Option<Nested>,
}

/// What followed from a supposition that failed. Numbers from `base` on count these facts.
#[derive(Clone, Debug)]
pub(super) struct Nested {
    pub base: usize,
    pub facts: Vec<Fact>,
    pub ends: Vec<usize>,
}

/// The facts that show a contradiction.
pub(super) struct Failure {
    pub clash: Clash,
    pub ends: Vec<usize>,
}

/// The facts that these follow from, with their numbers, in order: the supposition always, the rest as far as needed.
/// Facts numbered below `base` are known outside.
pub(super) fn needed<'f>(facts: &'f [Fact], base: usize, ends: &[usize]) -> Vec<(usize, &'f Fact)> {
    let mut wanted = vec![false; facts.len()];
    let mut waiting: Vec<usize> = ends.to_vec();
    if let Some(first) = wanted.first_mut() {
        *first = true;
    }
    while let Some(number) = waiting.pop() {
        if number < base || std::mem::replace(&mut wanted[number - base], true) && number != base {
            continue;
        }
        let fact = &facts[number - base];
        waiting.extend(&fact.from);
        if let Some(nested) = &fact.nested {
            // What the nested facts take from outside is needed, too.
            let inner = needed(&nested.facts, nested.base, &nested.ends);
            let from = inner.iter().flat_map(|(_, fact)| all_from(fact));
            waiting.extend(
                from.chain(nested.ends.iter().copied())
                    .filter(|&it| it < nested.base),
            );
        }
    }
    let all = facts.iter().enumerate().filter(|(at, _)| wanted[*at]);
    all.map(|(at, fact)| (base + at, fact)).collect()
}

/// The numbers of the facts that a fact follows from, those of its nested facts included.
fn all_from(fact: &Fact) -> Vec<usize> {
    let mut from = fact.from.clone();
    if let Some(nested) = &fact.nested {
        let inner = needed(&nested.facts, nested.base, &nested.ends);
        from.extend(inner.iter().flat_map(|(_, fact)| all_from(fact)));
        from.extend(&nested.ends);
    }
    from
}
