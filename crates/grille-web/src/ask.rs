//! The fields of a request, read one by one: an unexpected value is reported by the name of its field.

use axum::http::{HeaderMap, header};
use grille::logic::Candidate;
use grille::logic::hint::Move;
use grille::say::{Lang, text};
use grille::{Budget, Cell, Digit, DigitSet, Draft, Layout, Puzzle, Validate, notation};
use serde_json::{Map, Value};

use crate::failure::Failure;
use crate::limits::Limits;

/// A request to an endpoint.
pub(crate) struct Ask<'a> {
    pub(crate) fields: Map<String, Value>,
    pub(crate) lang: Lang,
    pub(crate) budget: Budget<'a>,
    pub(crate) limits: &'a Limits,
}

/// The fields of a JSON body.
pub(crate) fn of_body(body: &[u8]) -> Result<Map<String, Value>, Failure> {
    match serde_json::from_slice(body) {
        Ok(Value::Object(fields)) => Ok(fields),
        Ok(_) => Err(Failure::bad("json", text!("web-json-object"))),
        Err(error) => Err(Failure::bad(
            "json",
            text!("web-json", line = error.line(), column = error.column()),
        )),
    }
}

/// The fields of a query: `date=2026-11-16&grade=easy`.
pub(crate) fn of_query(query: &str) -> Map<String, Value> {
    let pairs = query.split('&').filter(|pair| !pair.is_empty());
    let fields = pairs.map(|pair| {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        (decoded(name), Value::from(decoded(value)))
    });
    fields.filter(|(name, _)| name != "lang").collect()
}

/// A part of a query with its `%` sequences and `+` decoded.
fn decoded(part: &str) -> String {
    let mut bytes = Vec::with_capacity(part.len());
    let mut rest = part.bytes();
    while let Some(byte) = rest.next() {
        let ahead: Vec<u8> = rest.clone().take(2).collect();
        let hex = std::str::from_utf8(&ahead)
            .ok()
            .filter(|hex| hex.len() == 2);
        match (byte, hex.and_then(|hex| u8::from_str_radix(hex, 16).ok())) {
            (b'%', Some(encoded)) => {
                bytes.push(encoded);
                rest.nth(1);
            }
            (b'+', _) => bytes.push(b' '),
            _ => bytes.push(byte),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The language: `?lang=`, otherwise the first of `Accept-Language` that Grille speaks, otherwise English.
pub(crate) fn language(query: &str, headers: &HeaderMap) -> Lang {
    let asked = query
        .split('&')
        .find_map(|pair| pair.strip_prefix("lang="))
        .and_then(Lang::from_tag);
    asked.or_else(|| preferred(headers)).unwrap_or_default()
}

fn preferred(headers: &HeaderMap) -> Option<Lang> {
    let said = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
    let choices = said.split(',').filter_map(|choice| {
        let (tag, weight) = choice.split_once(";q=").unwrap_or((choice, "1"));
        let weight: f32 = weight.trim().parse().ok()?;
        Some((Lang::from_tag(tag.trim())?, weight))
    });
    // The first of those with the greatest weight.
    let best = choices.filter(|(_, weight)| *weight > 0.0);
    best.reduce(|best, next| if next.1 > best.1 { next } else { best })
        .map(|(lang, _)| lang)
}

fn wrong(field: &str) -> Failure {
    Failure::bad("field", text!("web-field", field = field))
}

impl Ask<'_> {
    /// Refuses fields that the endpoint does not know, so that a misspelt one is never silently ignored.
    pub(crate) fn only(&self, known: &[&str]) -> Result<(), Failure> {
        match self
            .fields
            .keys()
            .find(|name| !known.contains(&name.as_str()))
        {
            Some(name) => {
                let name: String = name.chars().take(40).collect();
                Err(Failure::bad(
                    "field",
                    text!("web-unknown-field", field = name),
                ))
            }
            None => Ok(()),
        }
    }

    /// A field, if it is present and not `null`.
    fn field(&self, name: &str) -> Option<&Value> {
        self.fields.get(name).filter(|value| !value.is_null())
    }

    /// A required text.
    pub(crate) fn text(&self, name: &'static str) -> Result<&str, Failure> {
        self.optional_text(name)?
            .ok_or_else(|| Failure::bad("field", text!("web-missing-field", field = name)))
    }

    /// An optional text.
    pub(crate) fn optional_text(&self, name: &'static str) -> Result<Option<&str>, Failure> {
        let text = |value: &'_ Value| -> Result<(), Failure> {
            value.as_str().map(drop).ok_or_else(|| wrong(name))
        };
        self.field(name).map(text).transpose()?;
        Ok(self.field(name).and_then(Value::as_str))
    }

    /// A required list of texts, no longer than this.
    pub(crate) fn texts(&self, name: &'static str, most: usize) -> Result<Vec<&str>, Failure> {
        let missing = || Failure::bad("field", text!("web-missing-field", field = name));
        let list = self.field(name).ok_or_else(missing)?;
        let list = list.as_array().filter(|list| list.len() <= most);
        let texts = list.ok_or_else(|| wrong(name))?.iter();
        texts
            .map(|text| text.as_str().ok_or_else(|| wrong(name)))
            .collect()
    }

    /// A boolean; `false` if absent.
    pub(crate) fn flag(&self, name: &'static str) -> Result<bool, Failure> {
        match self.field(name) {
            None => Ok(false),
            Some(value) => value.as_bool().ok_or_else(|| wrong(name)),
        }
    }

    /// An optional number; in a query it is a string.
    pub(crate) fn number(&self, name: &'static str) -> Result<Option<u64>, Failure> {
        match self.field(name) {
            None => Ok(None),
            Some(Value::String(written)) => written.parse().map(Some).map_err(|_| wrong(name)),
            Some(value) => value.as_u64().map(Some).ok_or_else(|| wrong(name)),
        }
    }

    /// The puzzle that a request is about, parsed from its text.
    pub(crate) fn puzzle(&self) -> Result<Puzzle, Failure> {
        let draft = notation::read_one_within(self.text("puzzle")?, self.budget);
        let mut draft = draft.map_err(|error| Failure::unread(&error))?;
        bounded(&draft, self.limits)?;
        draft.solution = None;
        self.validated(draft)
    }

    /// A valid puzzle, or what is wrong with it.
    pub(crate) fn validated(&self, draft: Draft) -> Result<Puzzle, Failure> {
        draft
            .validate_within(self.budget)
            .map_err(|invalid| Failure::invalid(&invalid))
    }

    /// The puzzle with the player's digits and marks, if the request has them; not yet validated.
    pub(crate) fn draft(&self) -> Result<Draft, Failure> {
        let puzzle = self.puzzle()?;
        let layout = puzzle.layout().clone();
        let mut draft = puzzle.to_draft();
        if let Some(values) = self.values(&layout)? {
            for (cell, value) in layout.cells().zip(values) {
                if !puzzle.is_given(cell) {
                    draft.entries[cell.index()].value = value;
                }
            }
        }
        for (cell, marks) in self.marks(&layout)? {
            if draft.entries[cell.index()].value.is_none() {
                draft.entries[cell.index()].allowed = marks;
            }
        }
        Ok(draft)
    }

    /// The same, validated.
    pub(crate) fn position(&self) -> Result<Puzzle, Failure> {
        self.validated(self.draft()?)
    }

    /// The digits of the player.
    pub(crate) fn values(&self, layout: &Layout) -> Result<Option<Vec<Option<Digit>>>, Failure> {
        self.numbers("values", layout)
    }

    /// One number per cell, if present.
    pub(crate) fn numbers(
        &self,
        name: &'static str,
        layout: &Layout,
    ) -> Result<Option<Vec<Option<Digit>>>, Failure> {
        let Some(value) = self.field(name) else {
            return Ok(None);
        };
        let wrong = || cells_wrong(name, layout);
        let numbers = value
            .as_array()
            .filter(|numbers| numbers.len() == layout.cell_count());
        let digits = numbers
            .ok_or_else(wrong)?
            .iter()
            .map(|number| match number {
                Value::Null => Ok(None),
                number if number == 0 => Ok(None),
                number => digit(number, layout).map(Some).ok_or_else(wrong),
            });
        digits.collect::<Result<_, _>>().map(Some)
    }

    /// The marked cells, with their marks.
    pub(crate) fn marks(&self, layout: &Layout) -> Result<Vec<(Cell, DigitSet)>, Failure> {
        let Some(value) = self.field("marks") else {
            return Ok(Vec::new());
        };
        let wrong = || cells_wrong("marks", layout);
        let cells = value
            .as_array()
            .filter(|cells| cells.len() == layout.cell_count());
        let mut marks = Vec::new();
        for (cell, list) in layout.cells().zip(cells.ok_or_else(wrong)?) {
            if list.is_null() {
                continue;
            }
            let set = digits(list, layout).ok_or_else(wrong)?;
            if !set.is_empty() {
                marks.push((cell, set));
            }
        }
        Ok(marks)
    }

    /// The moves of the player, if the request has them.
    pub(crate) fn moves(&self, layout: &Layout) -> Result<Option<Vec<Move>>, Failure> {
        let Some(value) = self.field("moves") else {
            return Ok(None);
        };
        let moves = value.as_array().ok_or_else(|| wrong("moves"))?.iter();
        let read = moves.map(|made| movement(made, layout).ok_or_else(|| wrong("moves")));
        read.collect::<Result<_, _>>().map(Some)
    }
}

/// Refuses a puzzle with more constraints than any setter draws.
pub(crate) fn bounded(draft: &Draft, limits: &Limits) -> Result<(), Failure> {
    if draft.constraints.len() > limits.constraints {
        let text = text!("web-too-many-constraints", most = limits.constraints);
        return Err(Failure::puzzle(&text));
    }
    Ok(())
}

fn cells_wrong(field: &'static str, layout: &Layout) -> Failure {
    let text = text!(
        "web-cells",
        field = field,
        cells = layout.cell_count(),
        digits = layout.digits()
    );
    Failure::bad("field", text)
}

fn digit(value: &Value, layout: &Layout) -> Option<Digit> {
    let number = u8::try_from(value.as_u64()?).ok()?;
    Digit::new(number).filter(|_| usize::from(number) <= layout.digits())
}

fn digits(value: &Value, layout: &Layout) -> Option<DigitSet> {
    value
        .as_array()?
        .iter()
        .map(|number| digit(number, layout))
        .collect()
}

/// A cell by its row and column, from 1.
fn cell(row: &Value, column: &Value, layout: &Layout) -> Option<Cell> {
    let from_one = |value: &Value| usize::try_from(value.as_u64()?).ok()?.checked_sub(1);
    layout.cell(from_one(row)?, from_one(column)?)
}

/// `{"place":[row,column,digit]}`, `{"erase":[row,column]}`, `{"mark":[row,column,[digit…]]}`.
fn movement(value: &Value, layout: &Layout) -> Option<Move> {
    let object = value.as_object().filter(|object| object.len() == 1)?;
    let (what, made) = object.iter().next()?;
    match (what.as_str(), made.as_array()?.as_slice()) {
        ("place", [row, column, number]) => Some(Move::Place(Candidate::new(
            cell(row, column, layout)?,
            digit(number, layout)?,
        ))),
        ("erase", [row, column]) => Some(Move::Erase(cell(row, column, layout)?)),
        ("mark", [row, column, list]) => Some(Move::Mark(
            cell(row, column, layout)?,
            digits(list, layout)?,
        )),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn a_query_is_taken_apart() {
        let fields = of_query("date=2026-11-16&name=a%20b+c%C3%A9&lang=fr&flag&bad=%zz%4");
        assert_eq!(fields["date"], "2026-11-16");
        assert_eq!(fields["name"], "a b cé");
        assert_eq!(fields["flag"], "");
        assert_eq!(fields["bad"], "%zz%4");
        assert!(!fields.contains_key("lang"));
    }

    #[test]
    fn the_language_is_the_one_asked_for_else_the_one_preferred() {
        let headers = |said: &'static str| {
            HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, HeaderValue::from_static(said))])
        };
        assert_eq!(language("lang=fr", &headers("en")), Lang::French);
        assert_eq!(
            language("lang=xx", &headers("fr-CA, en;q=0.8")),
            Lang::French
        );
        assert_eq!(
            language("", &headers("de, en;q=0.3, fr;q=0.7")),
            Lang::French
        );
        assert_eq!(language("", &headers("fr;q=0, de")), Lang::English);
        assert_eq!(language("", &HeaderMap::new()), Lang::English);
    }
}
