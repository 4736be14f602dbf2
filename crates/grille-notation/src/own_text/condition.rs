//! The conditions of a custom constraint, one per line between `custom "name"` and `end`.
//!
//! ```text
//! custom "one of two"
//! any
//! one-of 1 2: r1c1
//! or
//! sum 10: r1c1 2*r1c2
//! end
//! end
//! ```

use std::borrow::Borrow;
use std::fmt::Write;
use std::sync::Arc;

use grille_core::constraint::{Automaton, Condition, Relation, Totals};
use grille_core::internal::Quota;
use grille_core::{Cell, Digit, DigitSet, HouseKind, Layout};
use grille_say::text;

use super::super::error::{ParseError, ParseErrorKind};
use super::layout::{kind, kind_word};
use super::statement::{Statement, Token};
use super::{cells, constraint};

/// The greatest nesting depth of blocks.
const MAX_DEPTH: usize = 16;

/// The conditions from a statement up to its `end`, and the index of the statement after it.
pub(super) fn block<S: Borrow<Statement>>(
    statements: &[S],
    at: usize,
    layout: &Layout,
    quota: &Quota<'_>,
) -> Result<(Vec<Condition>, usize), ParseError> {
    let mut reader = Reader {
        statements,
        at,
        layout,
        quota,
    };
    let (mut ways, _) = reader.ways(0)?;
    match (ways.pop(), ways.is_empty()) {
        (Some(conditions), true) => Ok((conditions, reader.at)),
        _ => Err(statements[at - 1].borrow().incomplete()),
    }
}

struct Reader<'a, S> {
    statements: &'a [S],
    at: usize,
    layout: &'a Layout,
    quota: &'a Quota<'a>,
}

impl<S: Borrow<Statement>> Reader<'_, S> {
    /// Lists of conditions separated by `or`, up to the `end`.
    fn ways(&mut self, depth: usize) -> Result<(Vec<Vec<Condition>>, bool), ParseError> {
        let opening = self.statements[self.at - 1].borrow();
        let mut ways = vec![Vec::new()];
        let mut none = false;
        loop {
            let Some(statement) = self.statements.get(self.at).map(Borrow::borrow) else {
                return Err(opening.incomplete());
            };
            self.at += 1;
            let way = ways.last_mut().expect("there is one from the start");
            match &*statement.word {
                "end" => return Ok((ways, none)),
                "or" => ways.push(Vec::new()),
                // No alternative at all.
                "never" => none = true,
                "any" if depth < MAX_DEPTH => {
                    let (inner, none) = self.ways(depth + 1)?;
                    way.push(Condition::Any(if none { Vec::new() } else { inner }));
                }
                _ => {
                    let condition = self.condition(statement)?;
                    let tables = match &condition {
                        Condition::Line { automaton, .. } => automaton.bytes(),
                        _ => 0,
                    };
                    let taken = self.quota.take(condition.bytes() + tables);
                    taken.map_err(|fault| {
                        let constraint = text!("constraint-custom", name = &statement.word);
                        let kind = ParseErrorKind::Fault { constraint, fault };
                        ParseError::at(statement.spot(), kind)
                    })?;
                    way.push(condition);
                }
            }
        }
    }

    fn condition(&self, statement: &Statement) -> Result<Condition, ParseError> {
        let layout = self.layout;
        let cells = || cells::list(statement, layout);
        let args = &statement.args;
        Ok(match &*statement.word {
            "one-of" => match cells()?[..] {
                [cell] => Condition::OneOf {
                    cell,
                    digits: constraint::digits(statement, args, layout)?
                        .into_iter()
                        .collect(),
                },
                _ => return Err(statement.incomplete()),
            },
            "different" => {
                let kind = match args.first() {
                    None => HouseKind::Extra,
                    Some(word) => kind(&word.text).ok_or_else(|| statement.wrong(word))?,
                };
                Condition::Different {
                    kind,
                    cells: cells()?,
                }
            }
            "sum" => self.sum(statement)?,
            // The French word for even is the English one for two cells.
            "pair" | "even" => self.pair(statement)?,
            "line" => {
                let [states] = &args[..] else {
                    return Err(statement.incomplete());
                };
                let automaton = automaton(&states.text, layout);
                Condition::Line {
                    cells: cells()?,
                    automaton: Arc::new(automaton.ok_or_else(|| statement.wrong(states))?),
                }
            }
            "sets" => {
                let set = |token: &Token| {
                    let set = numbers(&token.text).and_then(|n| set(&n, layout));
                    set.ok_or_else(|| statement.wrong(token))
                };
                let sets: Result<Vec<DigitSet>, _> = args.iter().map(set).collect();
                let cells = cells()?;
                let sets = sets?;
                if sets.iter().any(|set| set.len() != cells.len()) {
                    return Err(statement.incomplete());
                }
                Condition::Sets {
                    cells,
                    sets: sets.into(),
                }
            }
            "count" => {
                let [digits, counts] = &args[..] else {
                    return Err(statement.incomplete());
                };
                let found = numbers(&digits.text).and_then(|numbers| set(&numbers, layout));
                let mask = numbers(&counts.text).map(|counts| {
                    let bit = |&count: &i64| 1_u64.checked_shl(count as u32).unwrap_or(0);
                    counts.iter().map(bit).fold(0, |mask, bit| mask | bit)
                });
                Condition::Count {
                    cells: cells()?,
                    digits: found.ok_or_else(|| statement.wrong(digits))?,
                    counts: mask.ok_or_else(|| statement.wrong(counts))?,
                }
            }
            _ => return Err(statement.incomplete()),
        })
    }

    /// `sum 5..9 2: r1c1 2*r1c2 -1*r1c3`: a total, or the least and the greatest with the step between.
    fn sum(&self, statement: &Statement) -> Result<Condition, ParseError> {
        let first = statement
            .args
            .first()
            .ok_or_else(|| statement.incomplete())?;
        let number = |text: &str| {
            let number = text.parse::<i32>().ok().filter(|n| n.abs() <= 1_000_000);
            number.ok_or_else(|| statement.wrong(first))
        };
        let (least, greatest) = match first.text.split_once("..") {
            Some((least, greatest)) => (number(least)?, number(greatest)?),
            None => (number(&first.text)?, number(&first.text)?),
        };
        let step = match statement.args.get(1) {
            None => 1,
            Some(token) => {
                let step = token
                    .text
                    .parse()
                    .ok()
                    .filter(|step| (1..=1_000).contains(step));
                step.ok_or_else(|| statement.wrong(token))?
            }
        };
        let totals = Totals {
            least,
            greatest,
            step,
        };
        let mut terms: Vec<(Cell, i32)> = Vec::new();
        for token in statement.rest.as_deref().unwrap_or_default() {
            let (weight, name) = match token.text.split_once('*') {
                Some((weight, name)) => {
                    let weight = weight.parse().ok().filter(|w: &i32| w.abs() <= 10_000);
                    (weight.ok_or_else(|| statement.wrong(token))?, name)
                }
                None => (1, &*token.text),
            };
            let token = Token {
                text: name.to_string(),
                column: token.column,
            };
            let cells = cells::of(statement, &[token], self.layout)?;
            terms.extend(cells.into_iter().map(|cell| (cell, weight)));
        }
        Ok(Condition::sum(self.layout, terms, totals))
    }

    /// `pair 1:2,3 2:1: r1c1 r1c2`: for each number of the first cell, those of the second.
    fn pair(&self, statement: &Statement) -> Result<Condition, ParseError> {
        let mut rows = vec![DigitSet::EMPTY; self.layout.digits()];
        for token in &statement.args {
            let row = token.text.split_once(':').and_then(|(first, seconds)| {
                let first = self.layout.digit(first.parse().ok()?)?;
                Some((first, set(&numbers(seconds)?, self.layout)?))
            });
            let (first, seconds) = row.ok_or_else(|| statement.wrong(token))?;
            rows[first.index()] = seconds;
        }
        let relation = Relation::new(rows.len(), |a, b| {
            rows[usize::from(a) - 1].contains(Digit::from_index(usize::from(b) - 1))
        });
        match cells::list(statement, self.layout)?[..] {
            [first, second] if first != second => Ok(Condition::Pair {
                first,
                second,
                relation: Arc::new(relation),
            }),
            _ => Err(statement.incomplete()),
        }
    }
}

/// `1,3..5`.
fn numbers(text: &str) -> Option<Vec<i64>> {
    let mut numbers = Vec::new();
    for part in text.split(',') {
        let (first, last) = part.split_once("..").unwrap_or((part, part));
        let (first, last): (i64, i64) = (first.parse().ok()?, last.parse().ok()?);
        if !(0..=1_000).contains(&first) || !(0..=1_000).contains(&last) {
            return None;
        }
        numbers.extend(first..=last);
    }
    Some(numbers)
}

fn set(numbers: &[i64], layout: &Layout) -> Option<DigitSet> {
    numbers.iter().map(|&number| layout.digit(number)).collect()
}

/// States separated by `;`, each with its moves, `1>2,3>0`; a leading `*` marks an accepting state.
fn automaton(text: &str, layout: &Layout) -> Option<Automaton> {
    let digits = layout.digits();
    let (mut moves, mut accepting) = (Vec::new(), Vec::new());
    for state in text.split(';') {
        let listed = state.strip_prefix('*');
        accepting.push(listed.is_some());
        let mut row = vec![Vec::new(); digits];
        for step in listed
            .unwrap_or(state)
            .split(',')
            .filter(|step| !step.is_empty())
        {
            let (number, to) = step.split_once('>')?;
            row[layout.digit(number.parse().ok()?)?.index()].push(to.parse().ok()?);
        }
        moves.push(row);
    }
    Automaton::from_moves(digits, moves, accepting)
}

/// Conditions as they are written, one per line.
pub(super) fn written(conditions: &[Condition], layout: &Layout, out: &mut String) {
    for condition in conditions {
        write_one(condition, layout, out);
    }
}

fn listed(digits: DigitSet, between: &str, layout: &Layout) -> String {
    let numbers: Vec<String> = digits
        .iter()
        .map(|digit| layout.number(digit).to_string())
        .collect();
    numbers.join(between)
}

fn write_one(condition: &Condition, layout: &Layout, out: &mut String) {
    let names = |cells: &[Cell]| cells::written(cells, layout);
    match condition {
        Condition::OneOf { cell, digits } => {
            let digits = listed(*digits, " ", layout);
            _ = writeln!(out, "one-of {digits}: {}", layout.place(*cell));
        }
        Condition::Different { kind, cells } => {
            _ = writeln!(out, "different {}: {}", kind_word(*kind), names(cells));
        }
        Condition::Sum { terms, totals } => {
            let weights: i32 = terms.iter().map(|(_, weight)| weight).sum();
            let shift = weights * (1 - i32::from(layout.lowest()));
            let (least, greatest) = (totals.least - shift, totals.greatest - shift);
            _ = match (least == greatest, totals.step) {
                (true, 1) => write!(out, "sum {least}:"),
                (_, 1) => write!(out, "sum {least}..{greatest}:"),
                (_, step) => write!(out, "sum {least}..{greatest} {step}:"),
            };
            for (cell, weight) in terms {
                let place = layout.place(*cell);
                _ = match weight {
                    1 => write!(out, " {place}"),
                    weight => write!(out, " {weight}*{place}"),
                };
            }
            out.push('\n');
        }
        Condition::Pair {
            first,
            second,
            relation,
        } => {
            *out += "pair";
            for digit in layout.all_digits() {
                let seconds = relation.seconds(digit);
                if !seconds.is_empty() {
                    let number = layout.number(digit);
                    _ = write!(out, " {number}:{}", listed(seconds, ",", layout));
                }
            }
            _ = writeln!(out, ": {} {}", layout.place(*first), layout.place(*second));
        }
        Condition::Line { cells, automaton } => {
            *out += "line ";
            for state in 0..automaton.states() as u32 {
                if state > 0 {
                    out.push(';');
                }
                if automaton.is_accepting(state) {
                    out.push('*');
                }
                let mut between = "";
                for digit in layout.all_digits() {
                    for to in automaton.moves(state, digit) {
                        _ = write!(out, "{between}{}>{to}", layout.number(digit));
                        between = ",";
                    }
                }
            }
            _ = writeln!(out, ": {}", names(cells));
        }
        Condition::Sets { cells, sets } => {
            *out += "sets";
            for set in sets.iter() {
                _ = write!(out, " {}", listed(*set, ",", layout));
            }
            _ = writeln!(out, ": {}", names(cells));
        }
        Condition::Count {
            cells,
            digits,
            counts,
        } => {
            let digits = listed(*digits, ",", layout);
            _ = writeln!(out, "count {digits} {}: {}", runs(*counts), names(cells));
        }
        Condition::Any(ways) => {
            *out += "any\n";
            for (number, way) in ways.iter().enumerate() {
                if number > 0 {
                    *out += "or\n";
                }
                written(way, layout, out);
            }
            if ways.is_empty() {
                *out += "never\n";
            }
            *out += "end\n";
        }
    }
}

/// The numbers of a mask: `0,2..63`.
fn runs(mask: u64) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut at = 0;
    while at < 64 {
        if mask >> at & 1 == 0 {
            at += 1;
            continue;
        }
        let start = at;
        while at < 64 && mask >> at & 1 == 1 {
            at += 1;
        }
        parts.push(match at - start {
            1 => start.to_string(),
            _ => format!("{start}..{}", at - 1),
        });
    }
    parts.join(",")
}
