//! Reads the fields of f-puzzles' JSON that are constraints.

use grille_core::Cell;
use grille_core::constraint::{
    Arrow, Cage, CloneOf, Constraint, Group, GroupKind, Line, LineKind, LittleKiller, Mark,
    MarkKind, Outside, OutsideKind, Quadruple, Side, Sign, SignKind, Whole,
};
use serde_json::Value;

use super::super::error::ParseError;
use super::read::{Reader, is_set, place, unsupported, wrong};

/// The keys of an item that concern how it is drawn.
pub(super) const DRAWN: [&str; 11] = [
    "outlineC",
    "baseC",
    "fontC",
    "width",
    "height",
    "size",
    "angle",
    "style",
    "fromConstraint",
    "fromRangskSolver",
    "isNewConstraint",
];

/// The other keys that an item of a field may have.
fn item_keys(key: &str) -> &'static [&'static str] {
    match key {
        "odd" | "even" | "minimum" | "maximum" => &["cell"],
        "rowindexer" | "columnindexer" | "boxindexer" | "countingcircles" => &["cell", "cells"],
        "killercage" | "difference" | "ratio" | "xv" => &["cells", "value"],
        "extraregion" => &["cells"],
        "clone" => &["cells", "cloneCells"],
        "quadruple" => &["cells", "values"],
        "littlekillersum" => &["cell", "cells", "direction", "value"],
        "sandwichsum" | "xsum" | "skyscraper" | "numberedroom" | "numberedrooms" => {
            &["cell", "value"]
        }
        "whispers" | "lockout" | "modularline" | "sumline" => &["lines", "cells", "value"],
        _ => &["lines", "cells"],
    }
}

/// A number, or a text that is one; `None` if it is missing.
fn number<N: std::str::FromStr>(item: &Value, key: &str) -> Result<Option<N>, ParseError> {
    let text = match item.get("value") {
        None | Some(Value::Null) => return Ok(None),
        Some(Value::String(text)) if text.trim().is_empty() => return Ok(None),
        Some(Value::String(text)) => text.trim().to_string(),
        Some(value) => value.to_string(),
    };
    text.parse().map(Some).map_err(|_| wrong(key, item))
}

impl Reader<'_> {
    /// The constraints of a field; `None` if it is not a field of constraints.
    #[allow(clippy::too_many_lines, reason = "a table of fields, a line each")]
    pub(super) fn constraints(
        &self,
        key: &str,
        value: &Value,
    ) -> Result<Option<Vec<Constraint>>, ParseError> {
        let each = || value.as_array().ok_or_else(|| wrong(key, value));
        let half = self.size.div_ceil(2) as u8;
        let whole = |kind: Whole| {
            if *value != true {
                return Err(wrong(key, value));
            }
            Ok(vec![Constraint::Whole(kind)])
        };
        let lines = |kind: &dyn Fn(&Value) -> Result<LineKind, ParseError>| {
            let mut found = Vec::new();
            for item in each()? {
                let kind = kind(item)?;
                let lines = self.lines(item, key)?;
                found.extend(
                    lines
                        .into_iter()
                        .map(|cells| Constraint::Line(Line { kind, cells })),
                );
            }
            Ok(found)
        };
        let line = |kind: LineKind| lines(&|_| Ok(kind));
        let marks = |kind: MarkKind| {
            let mark = |item: &Value| {
                let cell = self.cell(&item["cell"], key)?;
                Ok(Constraint::Mark(Mark { cell, kind }))
            };
            each()?.iter().map(mark).collect()
        };
        let groups = |kind: GroupKind| {
            let group = |item: &Value| {
                let cells = match item.get("cells") {
                    Some(cells) => self.list(cells, key)?,
                    None => vec![self.cell(&item["cell"], key)?],
                };
                Ok(Constraint::Group(Group { kind, cells }))
            };
            each()?.iter().map(group).collect()
        };
        let found: Result<Vec<Constraint>, ParseError> = match key {
            "diagonal+" => whole(Whole::DiagonalUp),
            "diagonal-" => whole(Whole::DiagonalDown),
            "antiknight" => whole(Whole::AntiKnight),
            "antiking" => whole(Whole::AntiKing),
            "disjointgroups" => whole(Whole::DisjointGroups),
            // White dots are the exceptions.
            "nonconsecutive" if self.has_dots() => whole(Whole::AllGiven(SignKind::WHITE)),
            "nonconsecutive" => whole(Whole::NonConsecutive),
            "negative" => self.negative(value),
            "thermometer" => line(LineKind::Thermo),
            "slowthermometer" => line(LineKind::SlowThermo),
            "palindrome" => line(LineKind::Palindrome),
            "renban" => line(LineKind::Renban),
            "nabner" => line(LineKind::Nabner),
            "betweenline" => line(LineKind::Between),
            "regionsumline" => line(LineKind::RegionSum),
            "entropicline" => line(LineKind::Entropic),
            "zipperline" => line(LineKind::Zipper),
            "doublearrow" => line(LineKind::DoubleArrow),
            "parityline" => line(LineKind::Parity),
            // The default difference is half of the digits, rounded up; for Dutch whispers one less.
            "whispers" => lines(&|item| Ok(LineKind::Whisper(number(item, key)?.unwrap_or(half)))),
            "germanwhispers" => line(LineKind::Whisper(half)),
            "dutchwhispers" => line(LineKind::Whisper(half.saturating_sub(1).max(1))),
            "lockout" => lines(&|item| Ok(LineKind::Lockout(number(item, key)?.unwrap_or(4)))),
            "modularline" => lines(&|item| Ok(LineKind::Modular(number(item, key)?.unwrap_or(3)))),
            "sumline" => lines(&|item| Ok(LineKind::SumLine(number(item, key)?.unwrap_or(10)))),
            "even" => marks(MarkKind::Even),
            "odd" => marks(MarkKind::Odd),
            "minimum" => marks(MarkKind::Minimum),
            "maximum" => marks(MarkKind::Maximum),
            "rowindexer" => groups(GroupKind::RowIndex),
            "columnindexer" => groups(GroupKind::ColumnIndex),
            "boxindexer" => groups(GroupKind::BoxIndex),
            "countingcircles" => groups(GroupKind::CountingCircles),
            "arrow" => self.arrows(each()?, key),
            "killercage" => {
                let cage = |item: &Value| {
                    Ok(Constraint::Cage(Cage {
                        cells: self.list(&item["cells"], key)?,
                        sum: number(item, key)?,
                        repeats: false,
                    }))
                };
                each()?.iter().map(cage).collect()
            }
            "extraregion" => {
                let region = |item: &Value| Ok(Constraint::Region(self.list(&item["cells"], key)?));
                each()?.iter().map(region).collect()
            }
            "clone" => each()?.iter().map(|item| self.clone_of(item)).collect(),
            "quadruple" => {
                let quadruple = |item: &Value| {
                    let digits = item["values"].as_array().map_or(&[][..], Vec::as_slice);
                    let digits: Option<_> = digits.iter().map(|value| self.digit(value)).collect();
                    Ok(Constraint::Quadruple(Quadruple {
                        cells: self.list(&item["cells"], key)?,
                        digits: digits.ok_or_else(|| wrong(key, item))?,
                    }))
                };
                each()?.iter().map(quadruple).collect()
            }
            "difference" | "ratio" | "xv" => self.signs(each()?, key),
            "littlekillersum" => self.little_killers(each()?, key),
            "sandwichsum" => self.clues(OutsideKind::Sandwich, each()?, key),
            "xsum" => self.clues(OutsideKind::XSum, each()?, key),
            "skyscraper" => self.clues(OutsideKind::Skyscraper, each()?, key),
            "numberedroom" | "numberedrooms" => self.clues(OutsideKind::NumberedRoom, each()?, key),
            _ => return Ok(None),
        };
        for item in value.as_array().into_iter().flatten() {
            only_known(item, key)?;
        }
        found.map(Some)
    }

    /// The lines of a constraint.
    fn lines(&self, item: &Value, key: &str) -> Result<Vec<Vec<Cell>>, ParseError> {
        match &item["lines"] {
            // Older files give renban lines as cells.
            Value::Null => Ok(vec![self.list(&item["cells"], key)?]),
            lines => {
                let lines = lines.as_array().ok_or_else(|| wrong(key, item))?;
                lines.iter().map(|line| self.list(line, key)).collect()
            }
        }
    }

    /// A clone; a cell that would be its own copy is ignored.
    fn clone_of(&self, item: &Value) -> Result<Constraint, ParseError> {
        let cells = self.list(&item["cells"], "clone")?;
        let copy = self.list(&item["cloneCells"], "clone")?;
        if cells.len() != copy.len() {
            return Err(wrong("clone", item));
        }
        let pairs = cells
            .into_iter()
            .zip(copy)
            .filter(|(cell, copy)| cell != copy);
        let (cells, copy) = pairs.unzip();
        Ok(Constraint::Clone(CloneOf { cells, copy }))
    }

    fn has_dots(&self) -> bool {
        let dots = self.object.get("difference").and_then(Value::as_array);
        dots.is_some_and(|dots| !dots.is_empty())
    }

    /// Every sign of these kinds is given.
    fn negative(&self, value: &Value) -> Result<Vec<Constraint>, ParseError> {
        let mut found = Vec::new();
        for kind in value.as_array().ok_or_else(|| wrong("negative", value))? {
            let key = kind.as_str().ok_or_else(|| wrong("negative", value))?;
            let mut kinds = match key {
                "xv" => vec![SignKind::X, SignKind::V],
                "ratio" | "difference" => {
                    // The signs present, or the usual one if there is none.
                    let items = self.object.get(key).and_then(Value::as_array);
                    let signs = self.signs(items.map_or(&[][..], Vec::as_slice), key)?;
                    let kinds = signs.iter().filter_map(|sign| match sign {
                        Constraint::Sign(sign) => Some(sign.kind),
                        _ => None,
                    });
                    let kinds: Vec<SignKind> = kinds.collect();
                    match (kinds.is_empty(), key) {
                        (false, _) => kinds,
                        (true, "ratio") => vec![SignKind::BLACK],
                        (true, _) => vec![SignKind::WHITE],
                    }
                }
                _ => return Err(wrong("negative", kind)),
            };
            kinds.sort_by_key(|kind| format!("{kind:?}"));
            kinds.dedup();
            found.extend(
                kinds
                    .into_iter()
                    .map(|kind| Constraint::Whole(Whole::AllGiven(kind))),
            );
        }
        Ok(found)
    }

    fn signs(&self, items: &[Value], key: &str) -> Result<Vec<Constraint>, ParseError> {
        let mut signs = Vec::new();
        for item in items {
            let kind = match (key, item["value"].as_str().map(str::trim)) {
                ("difference", _) => SignKind::Difference(number(item, key)?.unwrap_or(1)),
                ("ratio", _) => SignKind::Ratio(number(item, key)?.unwrap_or(2)),
                (_, Some("X" | "x")) => SignKind::X,
                (_, Some("V" | "v")) => SignKind::V,
                // A sign without a letter has no meaning yet.
                (_, None | Some("")) => continue,
                _ => return Err(wrong(key, item)),
            };
            match self.list(&item["cells"], key)?[..] {
                [first, second] => signs.push(Constraint::Sign(Sign {
                    first,
                    second,
                    kind,
                })),
                _ => return Err(wrong(key, item)),
            }
        }
        Ok(signs)
    }

    /// Arrows: a circle or pill, and one or more shafts that start in it.
    fn arrows(&self, items: &[Value], key: &str) -> Result<Vec<Constraint>, ParseError> {
        let mut arrows = Vec::new();
        for item in items {
            let mut circle = self.list(&item["cells"], key)?;
            circle.sort_unstable();
            for mut shaft in self.lines(item, key)? {
                if shaft.first().is_some_and(|first| circle.contains(first)) {
                    shaft.remove(0);
                }
                let circle = circle.clone();
                arrows.push(Constraint::Arrow(Arrow { circle, shaft }));
            }
        }
        Ok(arrows)
    }

    /// The sum of a diagonal; one without a sum is ignored.
    fn little_killers(&self, items: &[Value], key: &str) -> Result<Vec<Constraint>, ParseError> {
        let mut found = Vec::new();
        for item in items {
            let Some(sum) = number(item, key)? else {
                continue;
            };
            let (down, right) = match item["direction"].as_str() {
                Some("DR") => (true, true),
                Some("DL") => (true, false),
                Some("UR") => (false, true),
                Some("UL") => (false, false),
                _ => return Err(wrong(key, item)),
            };
            let start = if let Some(first) = item["cells"].get(0) {
                self.cell(first, key)?
            } else {
                let place = item["cell"].as_str().and_then(place);
                let (row, column) = place.ok_or_else(|| wrong(key, item))?;
                let step = |at: usize, grow: bool| if grow { at + 1 } else { at.wrapping_sub(1) };
                let name = format!("R{}C{}", step(row, down), step(column, right));
                self.cell(&Value::String(name), key)?
            };
            found.push(Constraint::LittleKiller(LittleKiller {
                start,
                down,
                right,
                sum,
            }));
        }
        Ok(found)
    }

    /// Clues outside the grid; those without a number are ignored.
    fn clues(
        &self,
        kind: OutsideKind,
        items: &[Value],
        key: &str,
    ) -> Result<Vec<Constraint>, ParseError> {
        let mut clues = Vec::new();
        for item in items {
            let Some(value) = number(item, key)? else {
                continue;
            };
            let place = item["cell"].as_str().and_then(place);
            let inside = |at: usize| (1..=self.size).contains(&at);
            let (side, line) = match place.ok_or_else(|| wrong(key, item))? {
                (0, column) if inside(column) => (Side::Top, column - 1),
                (row, 0) if inside(row) => (Side::Left, row - 1),
                (row, column) if inside(column) && row == self.size + 1 => {
                    (Side::Bottom, column - 1)
                }
                (row, column) if inside(row) && column == self.size + 1 => (Side::Right, row - 1),
                _ => return Err(wrong(key, item)),
            };
            clues.push(Constraint::Outside(Outside {
                kind,
                side,
                line,
                value,
            }));
        }
        Ok(clues)
    }
}

/// Rejects an item with an unknown key.
fn only_known(item: &Value, key: &str) -> Result<(), ParseError> {
    let Some(fields) = item.as_object() else {
        // The list of signs that are all given contains words.
        return Ok(());
    };
    let known = |name: &str| item_keys(key).contains(&name) || DRAWN.contains(&name);
    match fields
        .iter()
        .find(|(name, value)| is_set(value) && !known(name))
    {
        Some((name, _)) => Err(unsupported(&format!("{key}.{name}"))),
        None => Ok(()),
    }
}
