//! The candidates of a position in a frame, those of a step marked with characters so that they stand out without
//! colours. A key below explains the marks.

use grille_core::{Cell, Coordinates, Layout};
use grille_say::{Lang, Text, text};

use super::sets;
use crate::position::Position;
use crate::step::{Candidate, Role, Step};

/// The role of a candidate in the drawing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    Placed,
    Removed,
    Pattern,
    Fin,
    EndoFin,
    Colour,
    OtherColour,
    Extra,
}

impl Mark {
    const ALL: [Mark; 8] = [
        Mark::Pattern,
        Mark::Fin,
        Mark::EndoFin,
        Mark::Colour,
        Mark::OtherColour,
        Mark::Extra,
        Mark::Removed,
        Mark::Placed,
    ];

    fn of(step: &Step, candidate: Candidate) -> Option<Mark> {
        if step.placements.contains(&candidate) {
            return Some(Mark::Placed);
        }
        if step.eliminations.contains(&candidate) {
            return Some(Mark::Removed);
        }
        let mut candidates = step.evidence.candidates.iter();
        let (_, role) = candidates.find(|(its, _)| *its == candidate)?;
        Some(match role {
            Role::Fin => Mark::Fin,
            Role::EndoFin => Mark::EndoFin,
            Role::Colour => Mark::Colour,
            Role::OtherColour => Mark::OtherColour,
            Role::Extra => Mark::Extra,
            _ => Mark::Pattern,
        })
    }

    /// The characters around a candidate.
    fn around(self) -> (char, char) {
        match self {
            Mark::Placed => ('=', '='),
            Mark::Removed => ('-', '-'),
            Mark::Pattern => ('[', ']'),
            Mark::Fin => ('~', '~'),
            Mark::EndoFin => ('^', '^'),
            Mark::Colour => ('(', ')'),
            Mark::OtherColour => ('<', '>'),
            Mark::Extra => ('+', '+'),
        }
    }

    fn meaning(self) -> Text {
        match self {
            Mark::Placed => text!("draw-placed"),
            Mark::Removed => text!("draw-removed"),
            Mark::Pattern => text!("draw-pattern"),
            Mark::Fin => text!("draw-fin"),
            Mark::EndoFin => text!("draw-endo-fin"),
            Mark::Colour => text!("draw-colour"),
            Mark::OtherColour => text!("draw-other-colour"),
            Mark::Extra => text!("draw-extra"),
        }
    }
}

pub(super) fn drawing(step: &Step, position: &Position, lang: Lang) -> String {
    let layout = position.layout();
    let drawn = frame(layout, |cell| shown(step, position, cell));
    let used = |mark: &Mark| {
        layout.cells().any(|cell| {
            let mut candidates = position.candidates(cell).iter();
            candidates.any(|digit| Mark::of(step, Candidate::new(cell, digit)) == Some(*mark))
        })
    };
    let marks = Mark::ALL.into_iter().filter(used).map(|mark| {
        let (before, after) = mark.around();
        format!("{before}n{after} {}", lang.say(&mark.meaning()))
    });
    let sets = (0..step.evidence.sets.len()).map(|number| {
        let name = sets::name(number);
        format!("{name}:n {}", lang.say(&text!("draw-set", name = &name)))
    });
    let legend: Vec<String> = sets.chain(marks).collect();
    format!("{drawn}{}\n", legend.join("   "))
}

/// A cell: its value, or its candidates, each with its mark.
fn shown(step: &Step, position: &Position, cell: Cell) -> String {
    let alphabet = position.alphabet();
    if let Some(digit) = position.value(cell) {
        return alphabet.symbol(digit).to_string();
    }
    let mut shown: String = (step.evidence.sets.iter().enumerate())
        .filter(|(_, set)| set.cells.contains(&cell))
        .map(|(number, _)| sets::name(number))
        .collect();
    if !shown.is_empty() {
        shown.push(':');
    }
    for digit in position.candidates(cell) {
        let symbol = alphabet.symbol(digit);
        match Mark::of(step, Candidate::new(cell, digit)) {
            Some(mark) => {
                let (before, after) = mark.around();
                shown.extend([before, symbol, after]);
            }
            None => shown.push(symbol),
        }
    }
    shown
}

/// The cells in columns as wide as necessary, with the numbers of the rows and columns around them, and lines between
/// the boxes if the layout is a grid of boxes.
fn frame(layout: &Layout, shown: impl Fn(Cell) -> String) -> String {
    let (rows, columns) = (layout.rows(), layout.columns());
    let at = |row: usize, column: usize| layout.cell(row, column).map_or(String::new(), &shown);
    let cells: Vec<Vec<String>> = (0..rows)
        .map(|row| (0..columns).map(|column| at(row, column)).collect())
        .collect();
    let headings: Vec<String> = (0..columns)
        .map(|column| Coordinates::Numbers.heading(column))
        .collect();
    let widths: Vec<usize> = (0..columns)
        .map(|column| {
            let cells = cells.iter().map(|row| row[column].len()).max();
            cells.unwrap_or(1).max(headings[column].len())
        })
        .collect();
    let (high, wide) = layout
        .boxes()
        .map_or((rows, columns), |boxes| (boxes.rows(), boxes.columns()));
    let margin = rows.to_string().len();
    let line = |heading: &str, bar: &str, cells: &[String]| {
        let mut line = format!("{heading:>margin$} ");
        for (cells, widths) in cells.chunks(wide).zip(widths.chunks(wide)) {
            let padded: Vec<String> = cells
                .iter()
                .zip(widths)
                .map(|(shown, &width)| format!("{shown:<width$}"))
                .collect();
            line += &format!("{bar} {} ", padded.join("  "));
        }
        format!("{}\n", (line + bar).trim_end())
    };
    let segments: Vec<String> = widths
        .chunks(wide)
        .map(|widths| "-".repeat(widths.iter().map(|width| width + 2).sum()))
        .collect();
    let rule = |ends: &str, between: &str| {
        format!("{:margin$} {ends}{}{ends}\n", "", segments.join(between))
    };
    let mut drawn = line("", " ", &headings) + &rule(".", ".");
    for (number, row) in cells.iter().enumerate() {
        if number > 0 && number % high == 0 {
            drawn += &rule(":", "+");
        }
        drawn += &line(&(number + 1).to_string(), "|", row);
    }
    drawn + &rule("'", "'")
}
