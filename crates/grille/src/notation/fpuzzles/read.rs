//! The fields of f-puzzles' JSON.

use serde_json::{Map, Value};

use super::super::error::{ParseError, ParseErrorKind};
use super::super::layout;
use super::NAME;
use crate::variant::{
    Arrow, Cage, CloneOf, Constraint, Group, GroupKind, Line, LineKind, LittleKiller, Mark,
    MarkKind, Outside, OutsideKind, Quadruple, Side, Sign, SignKind, Whole,
};
use crate::{Cell, Digit, Draft, Geometry, Header};

/// Fields that say nothing of the digits.
const COSMETIC: [&str; 16] = [
    "text",
    "circle",
    "rectangle",
    "line",
    "cage",
    "highlightConflicts",
    "disabledlogic",
    "truecandidatesoptions",
    "fogofwar",
    "foglight",
    "foglink",
    "fogDestroyer",
    "successMessage",
    "hideFog",
    "customRuleset",
    "metadata",
];

pub(super) fn draft(value: &Value) -> Result<Draft, ParseError> {
    let object = value.as_object().ok_or_else(|| wrong("size", value))?;
    let size = match object.get("size") {
        None => 9,
        Some(size) => (size.as_u64().filter(|size| (2..=25).contains(size)))
            .ok_or_else(|| wrong("size", size))? as usize,
    };
    let reader = Reader { size, object };
    let mut draft = Draft::new(reader.geometry()?);
    reader.cells(&mut draft)?;
    for (key, value) in object {
        let is_set = match value {
            Value::Null | Value::Bool(false) => false,
            Value::Array(values) => !values.is_empty(),
            Value::Object(fields) => !fields.is_empty(),
            Value::String(text) => !text.is_empty(),
            _ => true,
        };
        if is_set {
            let constraints = reader.field(&mut draft, key, value)?;
            draft.constraints.extend(constraints);
        }
    }
    Ok(draft)
}

fn wrong(field: &str, found: &Value) -> ParseError {
    ParseError::new(ParseErrorKind::Field {
        field: field.to_string(),
        found: found.to_string(),
    })
}

/// A number, or a text that is one; `None` for nothing at all.
fn number<N: std::str::FromStr>(item: &Value, key: &str) -> Result<Option<N>, ParseError> {
    let text = match item.get("value") {
        None | Some(Value::Null) => return Ok(None),
        Some(Value::String(text)) if text.trim().is_empty() => return Ok(None),
        Some(Value::String(text)) => text.trim().to_string(),
        Some(value) => value.to_string(),
    };
    text.parse().map(Some).map_err(|_| wrong(key, item))
}

struct Reader<'a> {
    size: usize,
    object: &'a Map<String, Value>,
}

impl Reader<'_> {
    /// What the grid says of a cell.
    fn entry(&self, index: usize) -> Option<&Value> {
        let rows = self.object.get("grid")?;
        rows.get(index / self.size)?.get(index % self.size)
    }

    fn geometry(&self) -> Result<Geometry, ParseError> {
        let (size, cells) = (self.size, self.size * self.size);
        let usual = Geometry::of_size(size).ok();
        let named =
            (0..cells).any(|index| self.entry(index).is_some_and(|e| e.get("region").is_some()));
        if let Some(geometry) = usual.clone().filter(|_| !named) {
            return Ok(geometry);
        }
        let mut regions: Vec<(i64, Vec<Cell>)> = Vec::new();
        for index in 0..cells {
            let cell = Cell::new(index);
            let region = match self.entry(index).and_then(|entry| entry.get("region")) {
                Some(Value::Null) => None,
                Some(region) => Some(region.as_i64().ok_or_else(|| wrong("region", region))?),
                None => usual
                    .as_ref()
                    .and_then(|g| g.region(cell))
                    .map(|number| number as i64),
            };
            match regions.iter_mut().find(|(name, _)| Some(*name) == region) {
                Some((_, cells)) => cells.push(cell),
                None => regions.extend(region.filter(|&r| r >= 0).map(|name| (name, vec![cell]))),
            }
        }
        regions.sort_by_key(|(name, _)| *name);
        let regions = regions.into_iter().map(|(_, cells)| cells).collect();
        layout::rectangle(size, size, size, regions, &[])
            .map_err(|error| ParseError::new(ParseErrorKind::Layout(error)))
    }

    /// Givens, digits placed since, and candidates that are given.
    fn cells(&self, draft: &mut Draft) -> Result<(), ParseError> {
        let Some(grid) = self.object.get("grid") else {
            return Err(ParseError::new(ParseErrorKind::Missing { field: "grid" }));
        };
        let rows = grid.as_array().ok_or_else(|| wrong("grid", grid))?;
        let expected = self.size;
        let lengths = rows.iter().map(|row| row.as_array().map_or(0, Vec::len));
        for found in std::iter::once(rows.len()).chain(lengths) {
            if found != expected {
                let kind = ParseErrorKind::RowLength { found, expected };
                return Err(ParseError::new(kind));
            }
        }
        for index in 0..self.size * self.size {
            let Some(Value::Object(cell)) = self.entry(index) else {
                continue;
            };
            let entry = &mut draft.entries[index];
            if let Some(value) = cell.get("value").filter(|value| !value.is_null()) {
                entry.value = Some(self.digit(value).ok_or_else(|| wrong("value", value))?);
                entry.given = cell.get("given").is_some_and(|given| given == true);
            }
            if let Some(marks) = cell.get("givenPencilMarks").and_then(Value::as_array)
                && !marks.is_empty()
            {
                let digits: Option<_> = marks.iter().map(|mark| self.digit(mark)).collect();
                entry.allowed =
                    digits.ok_or_else(|| wrong("givenPencilMarks", &cell["givenPencilMarks"]))?;
            }
        }
        Ok(())
    }

    fn digit(&self, value: &Value) -> Option<Digit> {
        let number = match value {
            Value::String(text) => text.trim().parse().ok()?,
            value => value.as_u64()?,
        };
        Digit::try_from(number)
            .ok()
            .filter(|digit| digit.index() < self.size)
    }

    /// Row and column of a name, from 0 where the clues stand: `R0C3` is above column 3.
    fn place(name: &str) -> Option<(usize, usize)> {
        let name = name.trim().to_ascii_uppercase();
        let (row, column) = name.strip_prefix('R')?.split_once('C')?;
        Some((row.parse().ok()?, column.parse().ok()?))
    }

    fn cell(&self, name: &Value, key: &str) -> Result<Cell, ParseError> {
        let place = name.as_str().and_then(Self::place);
        let inside = |at: usize| (1..=self.size).contains(&at);
        let place = place.filter(|&(row, column)| inside(row) && inside(column));
        let (row, column) = place.ok_or_else(|| wrong(key, name))?;
        Ok(Cell::new((row - 1) * self.size + column - 1))
    }

    fn list(&self, names: &Value, key: &str) -> Result<Vec<Cell>, ParseError> {
        let names = names.as_array().ok_or_else(|| wrong(key, names))?;
        names.iter().map(|name| self.cell(name, key)).collect()
    }

    /// The lines of a constraint.
    fn lines(&self, item: &Value, key: &str) -> Result<Vec<Vec<Cell>>, ParseError> {
        match &item["lines"] {
            // Renban lines once were cells.
            Value::Null => Ok(vec![self.list(&item["cells"], key)?]),
            lines => {
                let lines = lines.as_array().ok_or_else(|| wrong(key, item))?;
                lines.iter().map(|line| self.list(line, key)).collect()
            }
        }
    }

    #[allow(clippy::too_many_lines, reason = "a table of fields, a line each")]
    fn field(
        &self,
        draft: &mut Draft,
        key: &str,
        value: &Value,
    ) -> Result<Vec<Constraint>, ParseError> {
        let each = || value.as_array().ok_or_else(|| wrong(key, value));
        let whole = |kind: Whole| Ok(vec![Constraint::Whole(kind)]);
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
        match key {
            "size" | "grid" => Ok(Vec::new()),
            "title" => Ok(remark(draft, Header::Description, value)),
            "author" => Ok(remark(draft, Header::Author, value)),
            "ruleset" => Ok(remark(draft, Header::Comment, value)),
            "solution" => {
                let digits: Option<Vec<_>> = each()?
                    .iter()
                    .map(|value| self.digit(value).map(Some))
                    .collect();
                // A solution with holes is that of a puzzle whose other cells are not digits.
                draft.solution = digits.filter(|digits| digits.len() == draft.entries.len());
                Ok(Vec::new())
            }
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
            "whispers" => lines(&|item| Ok(LineKind::Whisper(number(item, key)?.unwrap_or(5)))),
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
            "clone" => {
                let clone = |item: &Value| {
                    Ok(Constraint::Clone(CloneOf {
                        cells: self.list(&item["cells"], key)?,
                        copy: self.list(&item["cloneCells"], key)?,
                    }))
                };
                each()?.iter().map(clone).collect()
            }
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
            _ if COSMETIC.contains(&key) => Ok(Vec::new()),
            _ => Err(ParseError::new(ParseErrorKind::Unsupported {
                notation: NAME,
                what: key.to_string(),
            })),
        }
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
                    // The signs there are, or the usual one where there is none.
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
                // A sign without a letter says nothing yet.
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

    /// The sum of a diagonal; one without a sum says nothing.
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
                let place = item["cell"].as_str().and_then(Self::place);
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

    /// Clues outside the grid; those without a number say nothing.
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
            let place = item["cell"].as_str().and_then(Self::place);
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

fn remark(draft: &mut Draft, header: Header, value: &Value) -> Vec<Constraint> {
    draft
        .headers
        .push(header, value.as_str().unwrap_or_default());
    Vec::new()
}
