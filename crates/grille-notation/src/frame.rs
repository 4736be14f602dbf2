//! Writes grids in a drawn frame: ours, the three documents', and SimpleSudoku's. A single reader,
//! [`rows`](super::rows), reads them all by recognising what is drawn.

use grille_core::{Alphabet, BoxShape, Coordinates, Digit, Grid, Script, Values};

/// A grid in a drawn frame, with numbers for the columns and the rows, as cells are named: `r4c5`.
///
/// ```
/// let grid: grille_core::Grid = "4....3.....3..41".parse()?;
/// assert_eq!(format!("\n{}", grille_notation::framed(&grid, Default::default())), "
///     1 2   3 4
///   ┌─────┬─────┐
/// 1 │ 4 . │ . . │
/// 2 │ . 3 │ . . │
///   ├─────┼─────┤
/// 3 │ . . │ . 3 │
/// 4 │ . . │ 4 1 │
///   └─────┴─────┘
/// ");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "afficher_sudoku")]
#[doc(alias = "print-grid")]
#[must_use]
pub fn framed(grid: &Grid, script: Script) -> String {
    let boxes = boxes(grid);
    let rule = |left: &str, between: &str, right: &str| {
        let segment = "─".repeat(2 * boxes.columns() + 1);
        format!(
            "{left}{}{right}\n",
            vec![segment; boxes.rows()].join(between)
        )
    };
    let script = Script {
        empty: '.',
        ..script
    };
    Frame {
        columns: Coordinates::Numbers,
        bar: "│",
        rules: [
            rule("┌", "┬", "┐"),
            rule("├", "┼", "┤"),
            rule("└", "┴", "┘"),
        ],
        margin: grid.layout().rows().to_string().len(),
    }
    .draw(grid, |value| script.symbol(value))
}

/// Document A's frame: columns `1 2 3   4 5 6   7 8 9`, rows 1–9, `.` for an empty cell.
pub(super) fn dialogue(grid: &Grid, alphabet: Alphabet) -> String {
    let script = Script {
        alphabet,
        empty: '.',
    };
    let dashes = dashes(grid);
    Frame {
        columns: Coordinates::Numbers,
        bar: "|",
        rules: [dashes.clone(), dashes.clone(), dashes],
        margin: grid.layout().rows().to_string().len(),
    }
    .draw(grid, |value| script.symbol(value))
}

/// Document E's frame: columns a, b, c…, rows 1, 2, 3…, `_` for an empty cell.
pub(super) fn chess(grid: &Grid, alphabet: Alphabet) -> String {
    let script = Script {
        alphabet,
        empty: '_',
    };
    let dashes = dashes(grid);
    // The document's `print-number-line` always pads the number to two places.
    Frame {
        columns: Coordinates::Letters,
        bar: "|",
        rules: [dashes.clone(), dashes.clone(), dashes],
        margin: 2,
    }
    .draw(grid, |value| script.symbol(value))
}

/// Document B's frame: `-----` and `| 790|304|108|`, `0` for an empty cell.
pub(super) fn class(grid: &Grid, alphabet: Alphabet) -> String {
    let script = Script {
        alphabet,
        empty: '0',
    }
    .with_alphabet(alphabet);
    let boxes = boxes(grid);
    let mut drawn = String::new();
    for (number, row) in grid.rows().enumerate() {
        if number % boxes.rows() == 0 {
            drawn.push_str("-----\n");
        }
        drawn.push_str(&format!("| {}|\n", segments(row, boxes, script).join("|")));
    }
    drawn + "-----\n"
}

/// SimpleSudoku's `.ss` file.
pub(super) fn ss(grid: &Grid, alphabet: Alphabet) -> String {
    let script = Script {
        alphabet,
        empty: '.',
    };
    let boxes = boxes(grid);
    let segment = "-".repeat(boxes.columns());
    let outer = format!(" *{}*\n", vec![segment.as_str(); boxes.rows()].join("-"));
    let inner = format!(" |{}|\n", vec![segment.as_str(); boxes.rows()].join("+"));
    let mut drawn = outer.clone();
    for (number, row) in grid.rows().enumerate() {
        if number > 0 && number % boxes.rows() == 0 {
            drawn.push_str(&inner);
        }
        drawn.push_str(&format!(" |{}|\n", segments(row, boxes, script).join("|")));
    }
    drawn + &outer
}

fn boxes(grid: &Grid) -> BoxShape {
    grid.layout()
        .boxes()
        .expect("a framed grid is made of boxes")
}

/// A row split into boxes, one character per cell.
fn segments(row: Values<'_>, boxes: BoxShape, script: Script) -> Vec<String> {
    let symbols: Vec<char> = row.map(|value| script.symbol(value)).collect();
    symbols
        .chunks(boxes.columns())
        .map(|segment| segment.iter().collect())
        .collect()
}

/// A line of dashes as wide as the frame: two places per cell, two per box, and the last bar.
fn dashes(grid: &Grid) -> String {
    "-".repeat(2 * grid.layout().columns() + 2 * boxes(grid).rows() + 1) + "\n"
}

/// The lines above the columns: headings that are wider than their columns are written vertically, one figure per line.
pub fn heading_lines(coordinates: Coordinates, columns: usize, width: usize) -> Vec<Vec<String>> {
    let headings: Vec<String> = (0..columns).map(|at| coordinates.heading(at)).collect();
    let longest = headings.iter().map(String::len).max().unwrap_or(0);
    if longest <= width {
        return vec![headings];
    }
    let figure = |heading: &String, line: usize| {
        let figure = format!("{heading:>longest$}").chars().nth(line);
        figure.map(String::from).unwrap_or_default()
    };
    let line = |line: usize| {
        headings
            .iter()
            .map(|heading| figure(heading, line))
            .collect()
    };
    (0..longest).map(line).collect()
}

/// A frame with bars between the boxes and labelled rows and columns.
struct Frame {
    /// How the columns are headed.
    columns: Coordinates,
    bar: &'static str,
    /// The lines above, between and below the boxes.
    rules: [String; 3],
    /// The width of the row numbers.
    margin: usize,
}

impl Frame {
    fn draw(&self, grid: &Grid, symbol: impl Fn(Option<Digit>) -> char) -> String {
        let boxes = boxes(grid);
        let margin = " ".repeat(self.margin + 1);
        let mut drawn = String::new();
        for line in heading_lines(self.columns, grid.layout().columns(), 1) {
            let mut heading = margin.clone();
            for (column, part) in line.iter().enumerate() {
                let width = match column {
                    0 => 3,
                    _ if column % boxes.columns() == 0 => 4,
                    _ => 2,
                };
                heading.push_str(&format!("{part:>width$}"));
            }
            drawn.push_str(heading.trim_end());
            drawn.push('\n');
        }
        for (number, row) in grid.rows().enumerate() {
            if number % boxes.rows() == 0 {
                drawn.push_str(&margin);
                drawn.push_str(&self.rules[usize::from(number > 0)]);
            }
            drawn.push_str(&format!("{:>width$} ", number + 1, width = self.margin));
            for (column, value) in row.enumerate() {
                if column % boxes.columns() == 0 {
                    drawn.push_str(self.bar);
                    drawn.push(' ');
                }
                drawn.push(symbol(value));
                drawn.push(' ');
            }
            drawn.push_str(self.bar);
            drawn.push('\n');
        }
        drawn + &margin + &self.rules[2]
    }
}
