//! Writes f-puzzles' JSON, and the URLs that contain it.

use grille_core::constraint::{
    Arrow, Cage, Constraint, Group, GroupKind, Line, LineKind, LittleKiller, MarkKind, Outside,
    OutsideKind, Side, SignKind, Whole,
};
use grille_core::{Cell, Decoration, Header, Layout};
use grille_say::DescribeConstraint;
use grille_solve::Puzzle;
use serde_json::{Map, Value, json};

use super::super::{Inexpressible, Notation, Why, lz, shapes};
use super::cosmetic;

/// The URL that opens the puzzle in f-puzzles.
pub(crate) fn print(puzzle: &Puzzle) -> Result<String, Inexpressible> {
    let json = object(puzzle, Notation::Fpuzzles)?.to_string();
    Ok(format!(
        "https://f-puzzles.com/?load={}",
        escaped(&lz::compress(&json))
    ))
}

/// The URL that opens it in `SudokuPad`.
pub(crate) fn print_for_sudokupad(puzzle: &Puzzle) -> Result<String, Inexpressible> {
    let json = object(puzzle, Notation::SudokuPad)?.to_string();
    Ok(format!(
        "https://sudokupad.app/fpuzzles{}",
        escaped(&lz::compress(&json))
    ))
}

/// Percent-encodes the letters that have another meaning in a URL.
fn escaped(letters: &str) -> String {
    letters
        .replace('+', "%2B")
        .replace('/', "%2F")
        .replace('=', "%3D")
}

fn object(puzzle: &Puzzle, notation: Notation) -> Result<Value, Inexpressible> {
    let layout = puzzle.base_layout();
    let refuse = |why: Why| Inexpressible { notation, why };
    let size = layout.rows();
    if !shapes::is_rectangle(layout)
        || layout.columns() != size
        || layout.digits() != size
        || layout.lowest() != 1
    {
        return Err(refuse(Why::Layout));
    }
    let mut object = Map::new();
    object.insert("size".into(), size.into());
    let headers = puzzle.headers();
    for (key, header) in [
        ("title", Header::Description),
        ("author", Header::Author),
        ("ruleset", Header::Comment),
    ] {
        let remarks = headers.iter().filter(|(kind, _)| *kind == header);
        let remarks: Vec<&str> = remarks.map(|(_, remark)| remark).collect();
        if !remarks.is_empty() {
            object.insert(key.into(), remarks.join("\n").into());
        }
    }
    object.insert("grid".into(), grid(puzzle, size));
    let writer = Writer { layout, size };
    for constraint in puzzle.constraints() {
        let written = writer.constraint(constraint, puzzle.constraints(), &mut object);
        written.ok_or_else(|| refuse(Why::Constraint(constraint.describe(layout))))?;
    }
    cosmetic::write(puzzle.decorations(), layout, &mut object);
    if let Some(solution) = puzzle.solution() {
        let values = solution
            .iter()
            .map(|digit| digit.map_or(0, grille_core::Digit::value));
        object.insert("solution".into(), values.collect());
    }
    Ok(Value::Object(object))
}

fn grid(puzzle: &Puzzle, size: usize) -> Value {
    let layout = puzzle.base_layout();
    let usual = layout.boxes() == grille_core::BoxShape::usual(size).ok();
    let cell = |cell: Cell| {
        let mut entry = Map::new();
        if let Some(digit) = puzzle.values().get(cell) {
            entry.insert("value".into(), digit.value().into());
            if puzzle.is_given(cell) {
                entry.insert("given".into(), true.into());
            }
        } else if !puzzle.eliminated(cell).is_empty() {
            let left = layout.all_digits() - puzzle.eliminated(cell);
            let left = left.iter().map(grille_core::Digit::value);
            entry.insert("givenPencilMarks".into(), left.collect());
        }
        if !usual {
            let region = layout.region(cell).map_or(Value::Null, Value::from);
            entry.insert("region".into(), region);
        }
        let ground = puzzle
            .decorations()
            .iter()
            .find_map(|decoration| match decoration {
                Decoration::Ground { cell: at, colour } if *at == cell => Some(colour.hex()),
                _ => None,
            });
        if let Some(colour) = ground {
            entry.insert("c".into(), colour.to_uppercase().into());
        }
        Value::Object(entry)
    };
    let cells: Vec<Value> = layout.cells().map(cell).collect();
    cells.chunks(size).map(<[Value]>::to_vec).collect()
}

struct Writer<'a> {
    layout: &'a Layout,
    size: usize,
}

impl Writer<'_> {
    fn name(&self, cell: Cell) -> Value {
        let (row, column) = (self.layout.row(cell), self.layout.column(cell));
        format!("R{}C{}", row + 1, column + 1).into()
    }

    fn names(&self, cells: &[Cell]) -> Value {
        cells.iter().map(|&cell| self.name(cell)).collect()
    }

    /// Adds a constraint; `None` if the format cannot express it.
    fn constraint(
        &self,
        constraint: &Constraint,
        all: &[Constraint],
        object: &mut Map<String, Value>,
    ) -> Option<()> {
        let (key, value) = match constraint {
            Constraint::Whole(whole) => return whole_rule(*whole, all, object),
            Constraint::Region(cells) => ("extraregion", json!({"cells": self.names(cells)})),
            Constraint::Cage(Cage {
                cells,
                sum,
                repeats: false,
            }) => {
                let mut cage = json!({"cells": self.names(cells)});
                if let Some(sum) = sum {
                    cage["value"] = sum.to_string().into();
                }
                ("killercage", cage)
            }
            Constraint::Sign(sign) => {
                let cells = self.names(&[sign.first, sign.second]);
                match sign.kind {
                    SignKind::WHITE => ("difference", json!({"cells": cells})),
                    SignKind::BLACK => ("ratio", json!({"cells": cells})),
                    SignKind::X => ("xv", json!({"cells": cells, "value": "X"})),
                    SignKind::V => ("xv", json!({"cells": cells, "value": "V"})),
                    SignKind::Difference(apart) => (
                        "difference",
                        json!({"cells": cells, "value": apart.to_string()}),
                    ),
                    SignKind::Ratio(times) => {
                        ("ratio", json!({"cells": cells, "value": times.to_string()}))
                    }
                    SignKind::Sum(_) | SignKind::Less => return None,
                }
            }
            Constraint::Mark(mark) => {
                let key = match mark.kind {
                    MarkKind::Even => "even",
                    MarkKind::Odd => "odd",
                    MarkKind::Minimum => "minimum",
                    MarkKind::Maximum => "maximum",
                };
                (key, json!({"cell": self.name(mark.cell)}))
            }
            Constraint::Quadruple(quadruple) => {
                let values: Vec<u8> = quadruple.digits.iter().map(|digit| digit.value()).collect();
                let cells = self.names(&quadruple.cells);
                ("quadruple", json!({"cells": cells, "values": values}))
            }
            Constraint::Line(line) => self.line(line)?,
            Constraint::Arrow(Arrow { circle, shaft }) if circle.is_sorted() => {
                // The shaft is drawn from a cell of the circle on.
                let line = [&circle[circle.len() - 1..], shaft].concat();
                let lines = vec![self.names(&line)];
                (
                    "arrow",
                    json!({"lines": lines, "cells": self.names(circle)}),
                )
            }
            Constraint::Clone(clone) => (
                "clone",
                json!({"cells": self.names(&clone.cells), "cloneCells": self.names(&clone.copy)}),
            ),
            Constraint::Outside(outside) => self.outside(outside)?,
            Constraint::LittleKiller(little) => ("littlekillersum", self.little_killer(little)),
            Constraint::Group(Group { kind, cells }) => {
                let key = match kind {
                    GroupKind::RowIndex => "rowindexer",
                    GroupKind::ColumnIndex => "columnindexer",
                    GroupKind::BoxIndex => "boxindexer",
                    _ => return None,
                };
                (key, json!({"cells": self.names(cells)}))
            }
            Constraint::Cage(_)
            | Constraint::Arrow(_)
            | Constraint::Magic(_)
            | Constraint::LookAndSay(_)
            | Constraint::Equal(_)
            | Constraint::RegionClue(_)
            | Constraint::Custom(_) => return None,
        };
        let list = object.entry(key).or_insert_with(|| json!([]));
        list.as_array_mut()?.push(value);
        Some(())
    }

    fn line(&self, line: &Line) -> Option<(&'static str, Value)> {
        let (key, value) = match line.kind {
            LineKind::Thermo => ("thermometer", None),
            LineKind::SlowThermo => ("slowthermometer", None),
            LineKind::Palindrome => ("palindrome", None),
            LineKind::Renban => ("renban", None),
            LineKind::Nabner => ("nabner", None),
            LineKind::Between => ("betweenline", None),
            LineKind::RegionSum => ("regionsumline", None),
            LineKind::Entropic => ("entropicline", None),
            LineKind::Zipper => ("zipperline", None),
            LineKind::DoubleArrow => ("doublearrow", None),
            LineKind::Whisper(apart) => {
                let usual = self.size.div_ceil(2);
                (
                    "whispers",
                    Some(apart).filter(|&apart| usize::from(apart) != usual),
                )
            }
            LineKind::Lockout(apart) => ("lockout", Some(apart).filter(|&apart| apart != 4)),
            LineKind::Modular(3) => ("modularline", None),
            LineKind::Modular(_) | LineKind::Parity | LineKind::SumLine(_) => return None,
        };
        let mut item = json!({"lines": [self.names(&line.cells)]});
        if let Some(value) = value {
            item["value"] = value.to_string().into();
        }
        Some((key, item))
    }

    fn outside(&self, outside: &Outside) -> Option<(&'static str, Value)> {
        let key = match outside.kind {
            OutsideKind::Sandwich => "sandwichsum",
            OutsideKind::XSum => "xsum",
            OutsideKind::Skyscraper => "skyscraper",
            _ => return None,
        };
        let (line, far) = (outside.line + 1, self.size + 1);
        let (row, column) = match outside.side {
            Side::Left => (line, 0),
            Side::Right => (line, far),
            Side::Top => (0, line),
            Side::Bottom => (far, line),
        };
        let cell = format!("R{row}C{column}");
        Some((
            key,
            json!({"cell": cell, "value": outside.value.to_string()}),
        ))
    }

    fn little_killer(&self, little: &LittleKiller) -> Value {
        let cells = little.cells(self.layout);
        let (row, column) = (
            self.layout.row(little.start),
            self.layout.column(little.start),
        );
        // The clue is one step before the first cell.
        let before = |at: usize, grow: bool| if grow { at } else { at + 2 };
        let cell = format!(
            "R{}C{}",
            before(row, little.down),
            before(column, little.right)
        );
        let direction = match (little.down, little.right) {
            (true, true) => "DR",
            (true, false) => "DL",
            (false, true) => "UR",
            (false, false) => "UL",
        };
        json!({
            "cell": cell,
            "cells": self.names(&cells),
            "direction": direction,
            "value": little.sum.to_string(),
        })
    }
}

/// A constraint on the whole grid.
fn whole_rule(whole: Whole, all: &[Constraint], object: &mut Map<String, Value>) -> Option<()> {
    let keys: &[&str] = match whole {
        Whole::Diagonals => &["diagonal+", "diagonal-"],
        Whole::DiagonalUp => &["diagonal+"],
        Whole::DiagonalDown => &["diagonal-"],
        Whole::AntiKnight => &["antiknight"],
        Whole::AntiKing => &["antiking"],
        Whole::DisjointGroups => &["disjointgroups"],
        Whole::NonConsecutive => {
            // In f-puzzles it would still allow white dots.
            let is_dot = |constraint: &Constraint| matches!(constraint, Constraint::Sign(sign) if matches!(sign.kind, SignKind::Difference(_)));
            if all.iter().any(is_dot) {
                return None;
            }
            &["nonconsecutive"]
        }
        Whole::AllGiven(kind) => return negative(kind, all, object),
        _ => return None,
    };
    for key in keys {
        object.insert((*key).into(), true.into());
    }
    Some(())
}

/// "Every sign of this kind is given", which in f-puzzles applies to all kinds of a family together.
fn negative(kind: SignKind, all: &[Constraint], object: &mut Map<String, Value>) -> Option<()> {
    let given = |kind: SignKind| all.contains(&Constraint::Whole(Whole::AllGiven(kind)));
    // In f-puzzles it applies to the kinds that occur, or to the usual one if none does.
    let only = |family: fn(SignKind) -> bool| {
        let kinds = all.iter().filter_map(|constraint| match constraint {
            Constraint::Sign(sign) => Some(sign.kind).filter(|&kind| family(kind)),
            _ => None,
        });
        let kinds: Vec<SignKind> = kinds.collect();
        if kinds.is_empty() {
            return [SignKind::WHITE, SignKind::BLACK].contains(&kind);
        }
        kinds.contains(&kind) && kinds.iter().all(|&kind| given(kind))
    };
    let key = match kind {
        SignKind::X | SignKind::V if given(SignKind::X) && given(SignKind::V) => "xv",
        SignKind::Ratio(_) if only(|kind| matches!(kind, SignKind::Ratio(_))) => "ratio",
        SignKind::Difference(_) if only(|kind| matches!(kind, SignKind::Difference(_))) => {
            "difference"
        }
        _ => return None,
    };
    let list = object.entry("negative").or_insert_with(|| json!([]));
    let list = list.as_array_mut()?;
    if !list.iter().any(|known| known == key) {
        list.push(key.into());
    }
    Some(())
}
