//! Pencilmarks: a frame in which each cell shows its candidates, as solvers print them. A cell with one candidate reads
//! as a given.

use grille_core::{Cell, Script};
use grille_solve::Puzzle;

use super::{Inexpressible, Notation, Why};

pub(super) fn print(puzzle: &Puzzle) -> Result<String, Inexpressible> {
    let layout = puzzle.layout();
    let boxes = layout.boxes().ok_or(Inexpressible {
        notation: Notation::Pencilmarks,
        why: Why::Layout,
    })?;
    let script: Script = puzzle.script();
    let candidates = puzzle.all_candidates();
    let cell = |cell: Cell| -> Result<String, Inexpressible> {
        let shown: String = match puzzle.values().get(cell) {
            Some(digit) => script.alphabet.symbol(digit).to_string(),
            None => candidates[cell.index()]
                .iter()
                .map(|digit| script.alphabet.symbol(digit))
                .collect(),
        };
        if shown.is_empty() {
            Err(Inexpressible {
                notation: Notation::Pencilmarks,
                why: Why::NoCandidate,
            })
        } else {
            Ok(shown)
        }
    };
    let cells: Vec<String> = layout.cells().map(cell).collect::<Result<_, _>>()?;
    let size = layout.digits();
    let width = |column: usize| {
        cells
            .iter()
            .skip(column)
            .step_by(size)
            .map(String::len)
            .max()
            .unwrap_or(1)
    };
    let widths: Vec<usize> = (0..size).map(width).collect();
    let segments: Vec<String> = widths
        .chunks(boxes.columns())
        .map(|segment| "-".repeat(segment.iter().map(|width| width + 2).sum()))
        .collect();
    let rule = |ends: &str, between: &str| format!("{ends}{}{ends}\n", segments.join(between));

    let mut drawn = rule(".", ".");
    for (number, row) in cells.chunks(size).enumerate() {
        if number > 0 && number % boxes.rows() == 0 {
            drawn.push_str(&rule(":", "+"));
        }
        for (column, shown) in row.iter().enumerate() {
            let lead = if column % boxes.columns() == 0 {
                "| "
            } else {
                ""
            };
            let gap = if column % boxes.columns() == boxes.columns() - 1 {
                " "
            } else {
                "  "
            };
            drawn.push_str(&format!(
                "{lead}{shown:<width$}{gap}",
                width = widths[column]
            ));
        }
        drawn.push_str("|\n");
    }
    Ok(drawn + &rule("'", "'"))
}

#[cfg(test)]
mod tests {
    use grille_solve::Validate;

    use super::*;
    use crate::{detect, read_one};

    const GRID: &str = "\
.-----------.------------.
| 1    234  | 234   34   |
| 234  234  | 1234  1234 |
:-----------+------------:
| 234  1234 | 1234  1234 |
| 234  1234 | 1234  1234 |
'-----------'------------'
";

    fn puzzle() -> Puzzle {
        let mut draft = read_one("1...............").unwrap();
        draft.entries[3]
            .allowed
            .remove(grille_core::Digit::from_index(1));
        draft.validate().unwrap()
    }

    #[test]
    fn candidates_are_kept() {
        let drawn = print(&puzzle()).unwrap();
        assert_eq!(drawn, GRID);
        assert_eq!(detect(&drawn), Notation::Pencilmarks);
        let read = read_one(&drawn).unwrap().validate().unwrap();
        assert_eq!(read, puzzle());
        assert_eq!(read.eliminated(Cell::new(3)).to_string(), "2");
    }

    #[test]
    fn it_reads_without_a_frame_too() {
        let bare: String = print(&puzzle())
            .unwrap()
            .lines()
            .filter(|line| line.starts_with('|'))
            .map(|l| l.replace('|', "") + "\n")
            .collect();
        assert_eq!(read_one(&bare).unwrap().validate().unwrap(), puzzle());
    }
}
