//! Lines given by a table or an automaton.

use std::sync::Arc;

use grille_core::Cell;
use grille_core::constraint::{Automaton, Condition, Constraint, Fault, Line, LineKind, Relation};
use grille_core::internal::Quota;

use super::super::error::ParseError;
use super::super::web::percent_decoded;
use super::board::Board;
use super::item::Item;
use super::kinds::custom;
use super::{codec, regex};

/// The most pairs of cells of one line.
const MOST_PAIRS: usize = 200_000;

impl Board {
    /// Lines with a table of pairs, an automaton or a regular expression: first that, then the lines, separated by
    /// empty arguments; each may follow its name, `_name`.
    pub(super) fn tables(
        &self,
        item: &Item,
        quota: &Quota<'_>,
    ) -> Result<Vec<Constraint>, ParseError> {
        let digits = self.layout.digits();
        let key = item.arg(0)?;
        let wrong = || item.wrong(key);
        let automaton = match &*item.name {
            "NFA" => Some(codec::automaton(key, digits).ok_or_else(wrong)?),
            "Regex" => {
                let pattern = if key.contains(['%', '.']) {
                    Some(percent_decoded(key))
                } else {
                    codec::bytes(key).and_then(|bytes| String::from_utf8(bytes).ok())
                };
                let automaton = pattern.and_then(|text| regex::automaton(&text, &self.layout));
                Some(Arc::new(automaton.ok_or_else(wrong)?))
            }
            _ => None,
        };
        if let Some(automaton) = &automaton {
            quota
                .take(automaton.bytes())
                .map_err(|fault| item.fault(fault))?;
        }
        let relation = match &*item.name {
            "Pair" | "PairX" => codec::relation(key, digits),
            // In the older form the last two letters are swapped.
            "Binary" | "BinaryX" => {
                let swapped = key.chars().map(|letter| match letter {
                    '-' => '_',
                    '_' => '-',
                    other => other,
                });
                codec::relation(&swapped.collect::<String>(), digits)
            }
            _ => None,
        };
        let relation = relation.map(Arc::new);
        if automaton.is_none() && relation.is_none() {
            return Err(wrong());
        }
        let mut name = item.name.clone();
        let mut constraints = Vec::new();
        // A name starts a line of its own.
        let begins = |args: &&[String]| args.first().is_some_and(|first| first.starts_with('_'));
        let lines = item.args[1..].split(String::is_empty);
        let lines = lines.flat_map(|line| line.chunk_by(|_, next| !next.starts_with('_')));
        for line in lines {
            let mut names = line;
            if begins(&line) {
                let title = percent_decoded(&line[0][1..]);
                names = &line[1..];
                name = if title.trim().is_empty() {
                    item.name.clone()
                } else {
                    title
                };
            }
            if names.is_empty() {
                continue;
            }
            let cells = self.cells(item, names)?;
            let conditions = match (&automaton, &relation) {
                (Some(automaton), _) => vec![Condition::Line {
                    cells,
                    automaton: Arc::clone(automaton),
                }],
                (None, Some(relation)) if item.name.ends_with('X') => {
                    let pairs = cells.len() * cells.len() / 2;
                    let fits = quota.work(pairs * size_of::<Condition>());
                    fits.map_err(|fault| item.fault(fault))?;
                    if pairs > MOST_PAIRS {
                        return Err(item.fault(Fault::TooLarge));
                    }
                    all_pairs(&cells, relation)
                }
                (None, Some(relation)) => cells
                    .windows(2)
                    .map(|two| Condition::pair(two[0], two[1], relation))
                    .collect(),
                (None, None) => Vec::new(),
            };
            let bytes = conditions.iter().map(Condition::bytes).sum();
            quota.take(bytes).map_err(|fault| item.fault(fault))?;
            constraints.push(custom(&name, conditions));
        }
        Ok(constraints)
    }

    /// A line that is split into segments with one sum; on a loop they may begin anywhere.
    pub(super) fn sum_line(
        &self,
        item: &Item,
        quota: &Quota<'_>,
    ) -> Result<Vec<Constraint>, ParseError> {
        let sum: u8 = item.number(0)?;
        let loops = item.args.last().is_some_and(|last| last == "LOOP");
        let names = &item.args[1..item.args.len() - usize::from(loops)];
        let cells = self.cells(item, names)?;
        if !loops {
            let kind = LineKind::SumLine(sum);
            return Ok(vec![Constraint::Line(Line { kind, cells })]);
        }
        // Guess how much of the segment that spans the end lies before the start.
        let lowest = self.layout.lowest();
        let automaton = Automaton::guess_within(
            quota,
            self.layout.digits(),
            (0..sum).map(|before| (before, before)),
            |&(before, so_far), digit| {
                let next = u16::from(so_far) + u16::from(digit - 1 + lowest);
                (next <= sum.into()).then_some((before, (next % u16::from(sum)) as u8))
            },
            |&(before, so_far)| before == so_far,
        );
        let automaton = Arc::new(automaton.map_err(|fault| item.fault(fault))?);
        Ok(vec![custom(
            "SumLine",
            vec![Condition::Line { cells, automaton }],
        )])
    }

    /// A line whose first cell is about the others.
    pub(super) fn custom_line(
        &self,
        item: &Item,
        quota: &Quota<'_>,
    ) -> Result<Vec<Constraint>, ParseError> {
        let cells = self.cells(item, &item.args)?;
        let digits = self.layout.digits();
        let lowest = self.layout.lowest();
        let number = |digit: u8| u32::from(digit - 1 + lowest);
        let automaton = if item.name == "CountDistinct" {
            // How many different digits there are, and which have occurred so far.
            Automaton::explore_within(
                quota,
                (digits, cells.len()),
                None,
                |read: &Option<(u32, u32)>, digit| match *read {
                    None => Some(Some((number(digit), 0))),
                    Some((count, seen)) => {
                        let seen = seen | 1 << digit;
                        (seen.count_ones() <= count).then_some(Some((count, seen)))
                    }
                },
                |read| matches!(read, Some((count, seen)) if seen.count_ones() == *count),
            )
        } else {
            // The digit of the first cell occurs after the second at the distance that the second one says.
            Automaton::explore_within(
                quota,
                (digits, cells.len()),
                (0, 0),
                |&(wanted, left): &(u8, u32), digit| match (wanted, left) {
                    (0, _) => Some((digit, u32::MAX)),
                    (wanted, u32::MAX) => (number(digit) > 0).then_some((wanted, number(digit))),
                    (wanted, 1) => (digit == wanted).then_some((wanted, 0)),
                    (wanted, left) => Some((wanted, left.saturating_sub(1))),
                },
                |&(_, left)| left == 0,
            )
        };
        let automaton = Arc::new(automaton.map_err(|fault| item.fault(fault))?);
        Ok(vec![custom(
            &item.name,
            vec![Condition::Line { cells, automaton }],
        )])
    }
}

/// A relation between each pair of the cells, in both directions.
fn all_pairs(cells: &[Cell], relation: &Arc<Relation>) -> Vec<Condition> {
    let flipped = relation.flipped();
    let both = Relation::new(relation.digits(), |a, b| {
        let (a, b) = (usize::from(a) - 1, usize::from(b) - 1);
        let (a, b) = (
            grille_core::Digit::from_index(a),
            grille_core::Digit::from_index(b),
        );
        relation.holds(a, b) && flipped.holds(a, b)
    });
    let both = Arc::new(both);
    let pairs = (0..cells.len()).flat_map(|i| (i + 1..cells.len()).map(move |j| (i, j)));
    pairs
        .map(|(i, j)| Condition::pair(cells[i], cells[j], &both))
        .collect()
}
