//! Writes a puzzle in our own text notation.

use std::fmt::Write;

use grille_core::constraint::{Constraint, EqualKind, Outside, RegionClue, Side, Whole};
use grille_core::{Alphabet, Cell, Digit, Layout};
use grille_say::DescribeConstraint;
use grille_solve::Puzzle;

use super::super::{Inexpressible, Notation, Why};
use super::{cells, condition, layout};

/// The whole text; it ends with a line end.
pub(crate) fn print(puzzle: &Puzzle) -> Result<String, Inexpressible> {
    let layout = puzzle.base_layout();
    let refuse = |why: Why| Inexpressible {
        notation: Notation::Text,
        why,
    };
    let mut text = String::new();
    for (header, remark) in puzzle.headers().iter() {
        _ = writeln!(text, "{}: {remark}", header.key());
    }
    text += &layout::write(layout).ok_or_else(|| refuse(Why::Layout))?;
    text += "grid\n";
    text += &rows(layout, |cell| {
        puzzle.values().get(cell).filter(|_| puzzle.is_given(cell))
    });
    if puzzle.has_placed() {
        text += "placed\n";
        text += &rows(layout, |cell| {
            puzzle.values().get(cell).filter(|_| !puzzle.is_given(cell))
        });
    }
    for cell in layout
        .cells()
        .filter(|&cell| !puzzle.eliminated(cell).is_empty())
    {
        text += "candidates";
        for digit in layout.all_digits() - puzzle.eliminated(cell) {
            _ = write!(text, " {}", layout.number(digit));
        }
        _ = writeln!(text, ": {}", layout.place(cell));
    }
    if let Some(solution) = puzzle.solution() {
        text += "solution\n";
        text += &rows(layout, |cell| solution.get(cell));
    }
    for known in puzzle.constraints() {
        let written = constraint(known, layout);
        text += &written.ok_or_else(|| refuse(Why::Constraint(known.describe(layout))))?;
        text.push('\n');
    }
    Ok(text)
}

/// The values in rows; `~` where there is no cell.
pub(super) fn rows(layout: &Layout, value: impl Fn(Cell) -> Option<Digit>) -> String {
    let alphabet = Alphabet::of(layout);
    let mut text = String::new();
    for row in 0..layout.rows() {
        for column in 0..layout.columns() {
            text.push(match layout.cell(row, column) {
                None => '~',
                Some(cell) => value(cell).map_or('.', |digit| alphabet.symbol(digit)),
            });
        }
        text.push('\n');
    }
    text
}

/// One constraint, without a line end; `None` if it cannot be written.
pub(crate) fn constraint(constraint: &Constraint, layout: &Layout) -> Option<String> {
    let names = |cells: &[Cell]| cells::written(cells, layout);
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
                _ = write!(text, " {}", layout.number(digit));
            }
            // Fewer than four cells would be read as a corner.
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
            let start = layout.place(little.start);
            format!("little-killer {}: {start} {direction}", little.sum)
        }
        Constraint::Group(group) => {
            let (word, number) = group.kind.word();
            format!("{}: {}", with(word, number), names(&group.cells))
        }
        Constraint::LookAndSay(look) => {
            let mut text = "look-and-say".to_string();
            for &(count, digit) in &look.counts {
                _ = write!(text, " {count}x{}", layout.number(digit));
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
        Constraint::RegionClue(clue) => region_clue(clue, layout),
        Constraint::Custom(custom) => {
            let name = custom.name.replace(['"', '\n', '\r'], " ");
            let mut text = format!("custom \"{name}\"\n");
            condition::written(&custom.conditions, layout, &mut text);
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

fn region_clue(clue: &RegionClue, layout: &Layout) -> String {
    let names = |cells: &[Cell]| cells::written(cells, layout);
    let (number, groups, counts_first) = match clue {
        RegionClue::Same(cells) => return format!("{}: {}", clue.word(), names(cells)),
        RegionClue::Run {
            number,
            arms,
            counts_first,
        } => {
            let is_usual = *arms == RegionClue::four_ways(layout, *number);
            let arms = if is_usual { &[][..] } else { &arms[..] };
            (number, arms.to_vec(), *counts_first)
        }
        RegionClue::Count {
            number,
            cells,
            counts_first,
        } => {
            let is_usual = *cells == RegionClue::around(layout, *number);
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
