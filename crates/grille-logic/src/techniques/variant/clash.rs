//! Cages that see each other, and cells that they see, considered together: no digit is in two of them. A combination
//! of one that leaves none for another is impossible (they clash). A digit that they hold between them however they
//! are filled is removed from the cells that see all its places (a killer pair or triple).

use std::ops::ControlFlow;

use grille_core::{Cell, DigitSet};

use super::derived::{Choice, Origin};
use super::{Derived, Finding, Sink, combinations};
use crate::board::Board;
use crate::cells::Cells;
use crate::step::Candidate;
use crate::technique::Technique;
use crate::why::{Held, Why};

/// The most combinations of a cage: a person does not list more than this.
const MOST_SETS: usize = 8;
/// The most candidates of a cell that is combined with cages.
const MOST_CANDIDATES: usize = 3;

/// Examines pairs of parts that see each other, then triples.
pub(super) fn find<S: Cells>(
    board: &Board<S>,
    derived: &Derived,
    technique: Technique,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let parts = parts(board, derived, sink)?;
    let cages = parts.iter().filter(|part| part.cage.is_some()).count();
    // What smaller groups already eliminate.
    let mut known: Vec<Candidate> = Vec::new();
    let mut tell = |group: &[&Part<S>], sink: &mut Sink<'_>| -> ControlFlow<()> {
        for finding in conclude(board, derived, technique, group) {
            if finding
                .eliminations
                .iter()
                .any(|lost| !known.contains(lost))
            {
                known.extend(&finding.eliminations);
                finding.step(board, technique, sink)?;
            }
        }
        ControlFlow::Continue(())
    };
    let mut pairs: Vec<(usize, usize)> = Vec::new();
    for (at, one) in parts[..cages].iter().enumerate() {
        for (next, other) in parts.iter().enumerate().skip(at + 1) {
            sink.tick()?;
            if one.sees(other) {
                pairs.push((at, next));
                tell(&[one, other], sink)?;
            }
        }
    }
    for &(at, next) in &pairs {
        let (one, two) = (&parts[at], &parts[next]);
        for three in &parts[next + 1..] {
            sink.tick()?;
            if one.sees(three) && two.sees(three) {
                tell(&[one, two, three], sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// A cage or a cell, and what it can hold.
struct Part<'a, S> {
    /// `None` for a single cell.
    cage: Option<&'a Choice>,
    held: Held,
    cells: S,
    /// The cells that see all of it.
    seeing: S,
}

impl<S: Cells> Part<'_, S> {
    fn sees(&self, other: &Part<'_, S>) -> bool {
        other.cells.is_subset(&self.seeing)
    }
}

/// The cages with a few combinations left, those with the fewest first, then the cells with a few candidates.
fn parts<'a, S: Cells>(
    board: &Board<S>,
    derived: &'a Derived,
    sink: &mut Sink<'_>,
) -> ControlFlow<(), Vec<Part<'a, S>>> {
    let part = |cage: Option<&'a Choice>, cells: &[Cell], sets: Vec<DigitSet>| Part {
        cage,
        held: Held {
            cells: cells.to_vec(),
            sets,
        },
        cells: cells.iter().copied().collect(),
        seeing: board.tables().common_peers(cells.iter().copied()),
    };
    let mut parts: Vec<Part<'a, S>> = Vec::new();
    for choice in &derived.choices {
        sink.poll()?;
        let sets = combinations::left(board, choice);
        if (2..=MOST_SETS).contains(&sets.len()) {
            let next = part(Some(choice), &choice.cells, sets);
            if parts.iter().all(|known| known.cells != next.cells) {
                parts.push(next);
            }
        }
    }
    parts.sort_by_key(|part| part.held.sets.len());
    for cell in board.open().iter() {
        let digits = board.candidates(cell);
        if (2..=MOST_CANDIDATES).contains(&digits.len()) {
            let sets = digits.iter().map(DigitSet::only).collect();
            parts.push(part(None, &[cell], sets));
        }
    }
    ControlFlow::Continue(parts)
}

/// The steps from parts that see each other.
fn conclude<S: Cells>(
    board: &Board<S>,
    derived: &Derived,
    technique: Technique,
    group: &[&Part<S>],
) -> Vec<Finding> {
    let mut ways = Ways {
        left: vec![Vec::new(); group.len()],
        common: board.tables().layout.all_digits(),
        count: 0,
    };
    ways.add(group, &mut Vec::new());
    if ways.count == 0 {
        return Vec::new();
    }
    let held = || group.iter().map(|part| part.held.clone()).collect();
    if technique == Technique::KillerSubset {
        let (digits, eliminations) = shared(board, group, ways.common);
        let why = Why::Together {
            held: held(),
            digits,
        };
        let finding = Finding {
            digits: digits.iter().collect(),
            eliminations,
            ..finding(board, derived, group, why)
        };
        return vec![finding];
    }
    let clashes = group.iter().zip(&ways.left).enumerate();
    let findings = clashes.map(|(at, (part, left))| {
        let lost = union(&part.held.sets) - union(left);
        let is_out = |set: &DigitSet| !(*set & lost).is_empty();
        let sets = part.held.sets.iter().copied().filter(is_out).collect();
        let why = Why::Clash {
            held: held(),
            at,
            sets,
        };
        let eliminations = part.cells.iter().flat_map(|cell| {
            let own = board.candidates(cell) & lost;
            own.iter().map(move |digit| Candidate::new(cell, digit))
        });
        Finding {
            eliminations: eliminations.collect(),
            ..finding(board, derived, group, why)
        }
    });
    findings.collect()
}

/// A step that rests on these cages and cells.
fn finding<S: Cells>(board: &Board<S>, derived: &Derived, group: &[&Part<S>], why: Why) -> Finding {
    let mut finding = Finding::default();
    for part in group {
        finding.cells.extend(&part.held.cells);
        match part.cage.map(|cage| &cage.origin) {
            Some(Origin::Sum(constraint) | Origin::Sets(constraint)) => finding.name(*constraint),
            Some(Origin::Difference(number)) => {
                let layout = &board.tables().layout;
                let hidden = derived.differences[*number].finding(layout, Vec::new());
                for constraint in hidden.constraints {
                    finding.name(constraint);
                }
                finding.houses.extend(hidden.houses);
                finding.why.extend(hidden.why);
            }
            None => {}
        }
    }
    finding.why.push(why);
    finding
}

/// The digits that a group holds between its parts, but that no part holds alone, if they eliminate candidates.
fn shared<S: Cells>(
    board: &Board<S>,
    group: &[&Part<S>],
    common: DigitSet,
) -> (DigitSet, Vec<Candidate>) {
    let mut digits = DigitSet::EMPTY;
    let mut eliminations = Vec::new();
    for digit in common {
        let always = |part: &&Part<S>| part.held.sets.iter().all(|set| set.contains(digit));
        if group.iter().any(always) {
            continue;
        }
        let cells = group
            .iter()
            .fold(S::default(), |all, part| all | part.cells);
        let places = cells & board.places(digit);
        let seeing = board.tables().common_peers(places.iter());
        let lost = board.all(seeing, digit);
        if !lost.is_empty() {
            digits.insert(digit);
            eliminations.extend(lost);
        }
    }
    (digits, eliminations)
}

fn union(sets: &[DigitSet]) -> DigitSet {
    sets.iter().fold(DigitSet::EMPTY, |all, &set| all | set)
}

/// The ways of filling parts that share no digit.
struct Ways {
    /// For each part, the sets that occur in some way.
    left: Vec<Vec<DigitSet>>,
    /// The digits that occur in every way.
    common: DigitSet,
    count: usize,
}

impl Ways {
    fn add<S>(&mut self, group: &[&Part<S>], chosen: &mut Vec<DigitSet>) {
        let used = union(chosen);
        let Some(part) = group.get(chosen.len()) else {
            self.count += 1;
            self.common &= used;
            for (left, &set) in self.left.iter_mut().zip(&*chosen) {
                if !left.contains(&set) {
                    left.push(set);
                }
            }
            return;
        };
        for &set in &part.held.sets {
            if (set & used).is_empty() {
                chosen.push(set);
                self.add(group, chosen);
                chosen.pop();
            }
        }
    }
}
