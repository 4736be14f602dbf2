//! Reads the constraints from statements.

use std::sync::Arc;

use grille_core::constraint::{
    Arrow, Cage, CloneOf, Constraint, Custom, Equal, EqualKind, Fault, Group, GroupKind, Line,
    LineKind, LittleKiller, LookAndSay, Magic, Mark, MarkKind, Outside, OutsideKind, Quadruple,
    RegionClue, Side, Sign, SignKind, Whole,
};
use grille_core::internal::Quota;
use grille_core::{Cell, Digit, Draft, Layout};
use grille_say::DescribeConstraint;
use grille_solve::Model;

use super::super::error::{ParseError, ParseErrorKind};
use super::statement::{Statement, Token};
use super::{cells, condition};

/// The memory of a cell of a constraint, and of the constraint itself.
const CELL_BYTES: usize = size_of::<Cell>();
const CONSTRAINT_BYTES: usize = size_of::<Constraint>() + 32;

/// Adds the constraints of some statements to a draft, compiled: what is wrong with one is reported here, where its line
/// is known, and validating the draft need not compile them again.
pub(crate) fn add_all<S: std::borrow::Borrow<Statement>>(
    draft: &mut Draft,
    statements: &[S],
    quota: &Quota<'_>,
) -> Result<(), ParseError> {
    let layout = &draft.layout;
    let mut lines: Vec<&Statement> = Vec::new();
    let mut at = 0;
    while let Some(statement) = statements.get(at).map(std::borrow::Borrow::borrow) {
        at += 1;
        let found = if statement.word == "custom" {
            let (conditions, next) = condition::block(statements, at, layout, quota)?;
            at = next;
            let name = match &statement.args[..] {
                [name] => name.text.trim_matches('"').to_string(),
                _ => return Err(statement.incomplete()),
            };
            vec![Constraint::Custom(Custom { name, conditions })]
        } else {
            read(statement, layout)?
        };
        for constraint in found {
            let cells = constraint.cells(layout).len();
            let taken = quota.take(CONSTRAINT_BYTES + CELL_BYTES * cells);
            taken.map_err(|fault| at_fault(&constraint, statement, fault, layout))?;
            lines.push(statement);
            draft.constraints.push(constraint);
        }
    }
    if draft.constraints.is_empty() {
        return Ok(());
    }
    match Model::within(layout, draft.constraints.clone(), quota.budget()) {
        Ok(model) => draft.compiled = Some(Arc::new(model)),
        Err(faults) => {
            if let Some((at, fault)) = faults.into_iter().next() {
                return Err(at_fault(&draft.constraints[at], lines[at], fault, layout));
            }
        }
    }
    Ok(())
}

fn at_fault(
    constraint: &Constraint,
    statement: &Statement,
    fault: Fault,
    layout: &Layout,
) -> ParseError {
    let kind = ParseErrorKind::Fault {
        constraint: constraint.describe(layout),
        fault,
    };
    ParseError::at(statement.spot(), kind)
}

/// The constraints of one statement; commas separate several of a kind.
fn read(statement: &Statement, layout: &Layout) -> Result<Vec<Constraint>, ParseError> {
    let word = &*statement.word;
    if let Some(rules) = Whole::from_word(word) {
        let after = statement.rest.iter().flatten();
        if let Some(token) = statement.args.iter().chain(after).next() {
            return Err(statement.wrong(token));
        }
        return Ok(rules.into_iter().map(Constraint::Whole).collect());
    }
    if let Some(family) = word.strip_prefix("all-")
        && let Some(kind) = SignKind::from_word(family, statement.number()?)
    {
        if let Some(token) = statement.rest.iter().flatten().next() {
            return Err(statement.wrong(token));
        }
        return Ok(vec![Constraint::Whole(Whole::AllGiven(kind))]);
    }
    if let Some(kind) = OutsideKind::from_word(word) {
        return Ok(vec![outside(statement, kind, layout)?]);
    }
    if !is_word(word) {
        let found = statement.word.clone();
        return Err(ParseError::at(
            statement.spot(),
            ParseErrorKind::UnknownWord { found },
        ));
    }
    let tokens = statement
        .rest
        .as_deref()
        .ok_or_else(|| statement.incomplete())?;
    if let Some(kind) = MarkKind::from_word(word) {
        let marks = tokens.split(|token| token.text == ",").map(|part| {
            let cells = cells::of(statement, part, layout)?;
            Ok(cells
                .into_iter()
                .map(|cell| Constraint::Mark(Mark { cell, kind }))
                .collect())
        });
        let marks: Result<Vec<Vec<Constraint>>, ParseError> = marks.collect();
        return Ok(marks?.concat());
    }
    let parts = tokens.split(|token| token.text == ",");
    parts.map(|part| single(statement, part, layout)).collect()
}

/// Whether a word is the keyword of a constraint with cells.
pub(super) fn is_word(word: &str) -> bool {
    let words = [
        "region",
        "cage",
        "magic",
        "quadruple",
        "arrow",
        "clone",
        "little-killer",
        "look-and-say",
        "same-digits",
        "equal-sums",
        "custom",
    ];
    let with_number = |number: Option<u8>| {
        SignKind::from_word(word, number).is_some()
            || LineKind::from_word(word, number).is_some()
            || GroupKind::from_word(word, number.map(u32::from)).is_some()
    };
    words.contains(&word)
        || RegionClue::WORDS.contains(&word)
        || MarkKind::from_word(word).is_some()
        || OutsideKind::from_word(word).is_some()
        || with_number(None)
        || with_number(Some(1))
}

/// One constraint with these words after its colon.
fn single(
    statement: &Statement,
    part: &[Token],
    layout: &Layout,
) -> Result<Constraint, ParseError> {
    let word = &*statement.word;
    let all = || cells::of(statement, part, layout);
    if part.is_empty() {
        return Err(statement.incomplete());
    }
    Ok(match word {
        "region" => Constraint::Region(all()?),
        "magic" => Constraint::Magic(Magic { cells: all()? }),
        "cage" => {
            let (mut sum, mut repeats) = (None, false);
            for token in &statement.args {
                match token.text.parse() {
                    Ok(number) if sum.is_none() => sum = Some(number),
                    _ if matches!(&*token.text, "repeats" | "répétitions" | "repetitions") => {
                        repeats = true;
                    }
                    _ => return Err(statement.wrong(token)),
                }
            }
            Constraint::Cage(Cage {
                cells: all()?,
                sum,
                repeats,
            })
        }
        "quadruple" => {
            let mut cells = all()?;
            if let [corner] = cells[..] {
                // Just the cell to the upper left of the corner.
                let (row, column) = (layout.row(corner), layout.column(corner));
                let around = [(0, 0), (0, 1), (1, 0), (1, 1)];
                let found = around.map(|(r, c)| layout.cell(row + r, column + c));
                let found: Option<Vec<Cell>> = found.into_iter().collect();
                cells = found.ok_or_else(|| statement.wrong(&part[0]))?;
            }
            Constraint::Quadruple(Quadruple {
                cells,
                digits: digits(statement, &statement.args, layout)?,
            })
        }
        "arrow" => {
            let [circle, shaft] = &split(statement, part, &[">"], layout)?[..] else {
                return Err(statement.incomplete());
            };
            Constraint::Arrow(Arrow {
                circle: circle.clone(),
                shaft: shaft.clone(),
            })
        }
        "clone" => {
            let [cells, copy] = &split(statement, part, &["="], layout)?[..] else {
                return Err(statement.incomplete());
            };
            Constraint::Clone(CloneOf {
                cells: cells.clone(),
                copy: copy.clone(),
            })
        }
        "same-digits" | "equal-sums" => Constraint::Equal(Equal {
            kind: match word {
                "same-digits" => EqualKind::Digits,
                _ => EqualKind::Sums,
            },
            groups: split(statement, part, &["="], layout)?,
        }),
        "look-and-say" => {
            let count = |token: &Token| {
                let counted = token.text.split_once('x').and_then(|(count, number)| {
                    let digit = layout.digit(number.parse().ok()?)?;
                    Some((count.parse().ok()?, digit))
                });
                counted.ok_or_else(|| statement.wrong(token))
            };
            let counts: Result<Vec<_>, _> = statement.args.iter().map(count).collect();
            Constraint::LookAndSay(LookAndSay {
                cells: all()?,
                counts: counts?,
            })
        }
        "little-killer" => little_killer(statement, part, layout)?,
        "same-region" => Constraint::RegionClue(RegionClue::Same(all()?)),
        "region-run" | "region-count" | "distinct-regions" => {
            Constraint::RegionClue(region_clue(statement, part, layout)?)
        }
        _ => named(statement, part, layout)?,
    })
}

/// Signs, lines and groups, which have a keyword and possibly a number.
fn named(statement: &Statement, part: &[Token], layout: &Layout) -> Result<Constraint, ParseError> {
    let word = &*statement.word;
    if let Some(kind) = GroupKind::from_word(word, statement.number()?) {
        let cells = cells::of(statement, part, layout)?;
        return Ok(Constraint::Group(Group { kind, cells }));
    }
    let number = statement.number()?;
    if let Some(kind) = LineKind::from_word(word, number) {
        let cells = cells::of(statement, part, layout)?;
        return Ok(Constraint::Line(Line { kind, cells }));
    }
    let kind = SignKind::from_word(word, number).ok_or_else(|| statement.incomplete())?;
    // `<` may be between the two; `>` swaps them.
    let flipped = part.iter().any(|token| token.text == ">");
    let names: Vec<Token> = part
        .iter()
        .filter(|token| !matches!(&*token.text, "<" | ">" | "="))
        .cloned()
        .collect();
    match cells::of(statement, &names, layout)?[..] {
        [one, other] if one != other => {
            let (first, second) = if flipped { (other, one) } else { (one, other) };
            Ok(Constraint::Sign(Sign {
                first,
                second,
                kind,
            }))
        }
        _ => Err(statement.incomplete()),
    }
}

/// `region-run: r1c1`, `region-run: r1c1 = r1c1-r1c9 = r1c1-r9c1`, `region-count beyond: r2c2 = r2c2 r1c1 r3c3`: the
/// cell with the number, then the cells it is about, unless these are the usual ones.
fn region_clue(
    statement: &Statement,
    part: &[Token],
    layout: &Layout,
) -> Result<RegionClue, ParseError> {
    let mut groups = split(statement, part, &["="], layout)?;
    let [number] = groups.remove(0)[..] else {
        return Err(statement.incomplete());
    };
    let counts_first = match &statement.args[..] {
        [] => true,
        [token] if matches!(&*token.text, "beyond" | "au-delà" | "au-dela") => false,
        [token, ..] => return Err(statement.wrong(token)),
    };
    let mut only = |usual: Option<Vec<Cell>>| match (groups.pop(), usual) {
        (Some(cells), _) if groups.is_empty() => Ok(cells),
        (None, Some(usual)) => Ok(usual),
        _ => Err(statement.incomplete()),
    };
    Ok(match &*statement.word {
        "region-count" => RegionClue::Count {
            number,
            cells: only(Some(RegionClue::around(layout, number)))?,
            counts_first,
        },
        "distinct-regions" if counts_first => RegionClue::Distinct {
            number,
            cells: only(None)?,
        },
        "distinct-regions" => return Err(statement.wrong(&statement.args[0])),
        _ => RegionClue::Run {
            number,
            arms: if groups.is_empty() {
                RegionClue::four_ways(layout, number)
            } else {
                groups
            },
            counts_first,
        },
    })
}

/// Groups of cells separated by a sign.
fn split(
    statement: &Statement,
    part: &[Token],
    signs: &[&str],
    layout: &Layout,
) -> Result<Vec<Vec<Cell>>, ParseError> {
    let groups = part.split(|token| signs.contains(&&*token.text));
    groups
        .map(|group| cells::of(statement, group, layout))
        .collect()
}

/// Digits by their numbers.
pub(super) fn digits(
    statement: &Statement,
    tokens: &[Token],
    layout: &Layout,
) -> Result<Vec<Digit>, ParseError> {
    let digit = |token: &Token| {
        let digit = token
            .text
            .parse()
            .ok()
            .and_then(|number| layout.digit(number));
        digit.ok_or_else(|| statement.wrong(token))
    };
    tokens.iter().map(digit).collect()
}

/// `sandwich c3: 12`, `skyscraper r4 right: 3`.
fn outside(statement: &Statement, kind: OutsideKind, _: &Layout) -> Result<Constraint, ParseError> {
    let first = statement
        .args
        .first()
        .ok_or_else(|| statement.incomplete())?;
    let wrong = || statement.wrong(first);
    let text = first.text.to_lowercase();
    let is_row = match text.chars().next() {
        Some('r' | 'l') => true,
        Some('c') => false,
        _ => return Err(wrong()),
    };
    let line: usize = text[1..].parse().map_err(|_| wrong())?;
    let line = line.checked_sub(1).ok_or_else(wrong)?;
    let far = match statement.args.get(1).map(|token| (&*token.text, token)) {
        None | Some(("left" | "gauche" | "top" | "haut", _)) => false,
        Some(("right" | "droite", _)) if is_row => true,
        Some(("bottom" | "bas", _)) if !is_row => true,
        Some((_, token)) => return Err(statement.wrong(token)),
    };
    let side = match (is_row, far) {
        (true, false) => Side::Left,
        (true, true) => Side::Right,
        (false, false) => Side::Top,
        (false, true) => Side::Bottom,
    };
    match statement.rest.as_deref() {
        Some([value]) => Ok(Constraint::Outside(Outside {
            kind,
            side,
            line,
            value: value.text.parse().map_err(|_| statement.wrong(value))?,
        })),
        _ => Err(statement.incomplete()),
    }
}

/// `little-killer 30: r1c2 down-left`.
fn little_killer(
    statement: &Statement,
    part: &[Token],
    layout: &Layout,
) -> Result<Constraint, ParseError> {
    let sum = statement.number()?.ok_or_else(|| statement.incomplete())?;
    let [start, direction] = part else {
        return Err(statement.incomplete());
    };
    let (down, right) = match &*direction.text {
        "down-right" | "bas-droite" => (true, true),
        "down-left" | "bas-gauche" => (true, false),
        "up-right" | "haut-droite" => (false, true),
        "up-left" | "haut-gauche" => (false, false),
        _ => return Err(statement.wrong(direction)),
    };
    match cells::of(statement, std::slice::from_ref(start), layout)?[..] {
        [start] => Ok(Constraint::LittleKiller(LittleKiller {
            start,
            down,
            right,
            sum,
        })),
        _ => Err(statement.wrong(start)),
    }
}
