//! Writing a puzzle as text.

use std::fmt::Write;

use super::super::{Alphabet, Inexpressible, Notation, Why};
use super::{cells, condition, layout};
use crate::variant::{Constraint, EqualKind, Outside, RegionClue, Side, Whole};
use crate::{Cell, Digit, Geometry, Puzzle};

/// The whole text; it ends with a line end.
pub(in crate::notation) fn print(puzzle: &Puzzle) -> Result<String, Inexpressible> {
    let geometry = puzzle.base_geometry();
    let refuse = |why: Why| Inexpressible {
        notation: Notation::Text,
        why,
    };
    let mut text = String::new();
    for (header, remark) in puzzle.headers().iter() {
        _ = writeln!(text, "{}: {remark}", header.key());
    }
    text += &layout::write(geometry).ok_or_else(|| refuse(Why::Layout))?;
    text += "grid\n";
    text += &rows(geometry, |cell| {
        puzzle.values().get(cell).filter(|_| puzzle.is_given(cell))
    });
    if puzzle.has_placed() {
        text += "placed\n";
        text += &rows(geometry, |cell| {
            puzzle.values().get(cell).filter(|_| !puzzle.is_given(cell))
        });
    }
    for cell in geometry
        .cells()
        .filter(|&cell| !puzzle.eliminated(cell).is_empty())
    {
        text += "candidates";
        for digit in geometry.all_digits() - puzzle.eliminated(cell) {
            _ = write!(text, " {}", geometry.number(digit));
        }
        _ = writeln!(text, ": {}", geometry.place(cell));
    }
    if let Some(solution) = puzzle.solution() {
        text += "solution\n";
        text += &rows(geometry, |cell| solution.get(cell));
    }
    for known in puzzle.constraints() {
        let written = constraint(known, geometry);
        text += &written.ok_or_else(|| refuse(Why::Constraint(known.tell(geometry))))?;
        text.push('\n');
    }
    Ok(text)
}

/// The values in rows; `~` where there is no cell.
pub(super) fn rows(geometry: &Geometry, value: impl Fn(Cell) -> Option<Digit>) -> String {
    let alphabet = Alphabet::of(geometry);
    let mut text = String::new();
    for row in 0..geometry.rows() {
        for column in 0..geometry.columns() {
            text.push(match geometry.cell(row, column) {
                None => '~',
                Some(cell) => value(cell).map_or('.', |digit| alphabet.symbol(digit)),
            });
        }
        text.push('\n');
    }
    text
}

/// One constraint, without a line end; `None` if there is no way to write it.
pub(in crate::notation) fn constraint(
    constraint: &Constraint,
    geometry: &Geometry,
) -> Option<String> {
    let names = |cells: &[Cell]| cells::written(cells, geometry);
    let with = |word: &str, number: Option<u32>| match number {
        Some(number) => format!("{word} {number}"),
        None => word.to_string(),
    };
    Some(match constraint {
        Constraint::Whole(whole) => match (whole.word(), whole) {
            (Some(word), _) => word.to_string(),
            (None, Whole::AllGiven(kind)) => {
                let (word, number) = kind.word();
                with(&format!("all-{word}"), number.map(u32::from))
            }
            (None, _) => return None,
        },
        Constraint::Region(cells) => format!("region: {}", names(cells)),
        Constraint::Cage(cage) => {
            let repeats = if cage.repeats { " repeats" } else { "" };
            format!(
                "{}{repeats}: {}",
                with("cage", cage.sum),
                names(&cage.cells)
            )
        }
        Constraint::Magic(magic) => format!("magic: {}", names(&magic.cells)),
        Constraint::Sign(sign) => {
            let (word, number) = sign.kind.word();
            let cells = names(&[sign.first, sign.second]);
            format!("{}: {cells}", with(word, number.map(u32::from)))
        }
        Constraint::Mark(mark) => format!("{}: {}", mark.kind.word(), names(&[mark.cell])),
        Constraint::Quadruple(quadruple) => {
            let mut text = "quadruple".to_string();
            for &digit in &quadruple.digits {
                _ = write!(text, " {}", geometry.number(digit));
            }
            // Fewer than four cells would be taken for a corner.
            if quadruple.cells.len() < 2 {
                return None;
            }
            format!("{text}: {}", names(&quadruple.cells))
        }
        Constraint::Line(line) => {
            let (word, number) = line.kind.word();
            format!(
                "{}: {}",
                with(word, number.map(u32::from)),
                names(&line.cells)
            )
        }
        Constraint::Arrow(arrow) => {
            format!("arrow: {} > {}", names(&arrow.circle), names(&arrow.shaft))
        }
        Constraint::Clone(clone) => {
            format!("clone: {} = {}", names(&clone.cells), names(&clone.copy))
        }
        Constraint::Outside(clue) => outside(clue),
        Constraint::LittleKiller(little) => {
            let direction = match (little.down, little.right) {
                (true, true) => "down-right",
                (true, false) => "down-left",
                (false, true) => "up-right",
                (false, false) => "up-left",
            };
            let start = geometry.place(little.start);
            format!("little-killer {}: {start} {direction}", little.sum)
        }
        Constraint::Group(group) => {
            let (word, number) = group.kind.word();
            format!("{}: {}", with(word, number), names(&group.cells))
        }
        Constraint::LookAndSay(look) => {
            let mut text = "look-and-say".to_string();
            for &(count, digit) in &look.counts {
                _ = write!(text, " {count}x{}", geometry.number(digit));
            }
            format!("{text}: {}", names(&look.cells))
        }
        Constraint::Equal(equal) => {
            let word = match equal.kind {
                EqualKind::Digits => "same-digits",
                EqualKind::Sums => "equal-sums",
            };
            let groups: Vec<String> = equal.groups.iter().map(|group| names(group)).collect();
            format!("{word}: {}", groups.join(" = "))
        }
        Constraint::RegionClue(clue) => region_clue(clue, geometry),
        Constraint::Custom(custom) => {
            let name = custom.name.replace(['"', '\n', '\r'], " ");
            let mut text = format!("custom \"{name}\"\n");
            condition::written(&custom.conditions, geometry, &mut text);
            text + "end"
        }
    })
}

fn outside(clue: &Outside) -> String {
    let number = clue.line + 1;
    let place = match clue.side {
        Side::Left => format!("r{number}"),
        Side::Right => format!("r{number} right"),
        Side::Top => format!("c{number}"),
        Side::Bottom => format!("c{number} bottom"),
    };
    format!("{} {place}: {}", clue.kind.word(), clue.value)
}

fn region_clue(clue: &RegionClue, geometry: &Geometry) -> String {
    let names = |cells: &[Cell]| cells::written(cells, geometry);
    let (number, groups, counts_first) = match clue {
        RegionClue::Same(cells) => return format!("{}: {}", clue.word(), names(cells)),
        RegionClue::Run {
            number,
            arms,
            counts_first,
        } => {
            let is_usual = *arms == RegionClue::four_ways(geometry, *number);
            let arms = if is_usual { &[][..] } else { &arms[..] };
            (number, arms.to_vec(), *counts_first)
        }
        RegionClue::Count {
            number,
            cells,
            counts_first,
        } => {
            let is_usual = *cells == RegionClue::around(geometry, *number);
            let groups = if is_usual {
                vec![]
            } else {
                vec![cells.clone()]
            };
            (number, groups, *counts_first)
        }
        RegionClue::Distinct { number, cells } => (number, vec![cells.clone()], true),
    };
    let beyond = if counts_first { "" } else { " beyond" };
    let groups: String = groups
        .iter()
        .map(|cells| " = ".to_string() + &names(cells))
        .collect();
    format!("{}{beyond}: {}{groups}", clue.word(), names(&[*number]))
}
