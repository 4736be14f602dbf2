//! Reads the lines of a page as rows of cells, skipping frames, headings and comments.

use grille_core::internal::is_empty_mark;

use super::detect::are_cells;
use super::error::Spot;
use super::forum::is_mark;
use super::line::titles;

/// Several characters that describe one cell, or a few.
pub(super) struct Token<'text> {
    pub(super) text: &'text str,
    pub(super) line: u32,
    pub(super) column: u32,
}

impl Token<'_> {
    pub(super) fn at(&self) -> Spot {
        Spot {
            line: self.line as usize,
            column: self.column as usize,
        }
    }
}

/// One row of cells as the page shows it.
#[derive(Default)]
pub(super) struct Row<'text> {
    pub(super) line: usize,
    /// The characters of the cells, each with its column.
    pub(super) symbols: Vec<(char, u32)>,
    pub(super) tokens: Vec<Token<'text>>,
    /// How many symbols and tokens come before each inner bar.
    pub(super) bars: Vec<(usize, usize)>,
    /// Whether there is a rule right above.
    pub(super) ruled: bool,
}

impl<'text> Row<'text> {
    pub(super) fn number_of_tokens(&self) -> usize {
        self.tokens.len()
    }

    /// Where the first cell is.
    pub(super) fn at(&self) -> Spot {
        let column = self.symbols.first().map_or(1, |(_, column)| *column);
        self.spot(column)
    }

    pub(super) fn spot(&self, column: u32) -> Spot {
        Spot {
            line: self.line,
            column: column as usize,
        }
    }

    pub(super) fn symbols(&self) -> impl Iterator<Item = (char, Spot)> {
        self.symbols
            .iter()
            .map(|&(symbol, column)| (symbol, self.spot(column)))
    }

    /// Adds one more cell, or several written together.
    pub(super) fn push(&mut self, text: &'text str, column: u32) {
        // A dash by itself is an empty cell: this line is not a rule.
        let text = if text == "-" { "." } else { text };
        let symbol = |symbol: char| if symbol == '-' { '.' } else { symbol };
        let cells = text.chars().map(symbol).zip(column..);
        self.symbols.extend(cells);
        self.tokens.push(Token {
            text,
            line: self.line as u32,
            column,
        });
    }
}

/// Whether a character belongs to a frame and never to a cell.
pub(super) fn is_bar(character: char) -> bool {
    matches!(character, '|' | '!' | '¦' | '\u{2500}'..='\u{257F}')
}

/// Whether a line is drawn across the grid: at least two dashes, and nothing that could be a cell.
pub(super) fn is_rule(line: &str) -> bool {
    let line = line.trim_start_matches(['>', ' ']);
    let dash = |c: char| {
        matches!(
            c,
            '-' | '=' | '—' | '–' | '\u{2500}' | '\u{2501}' | '\u{2550}'
        )
    };
    line.chars().filter(|&c| dash(c)).count() >= 2
        && line.chars().all(|c| {
            dash(c) || is_bar(c) || c.is_whitespace() || matches!(c, '+' | '*' | '.' | ':' | '\'')
        })
}

fn is_comment(line: &str) -> bool {
    line.starts_with('#') || line.starts_with("//") || is_mark(line)
}

/// The rows of the text, without frames, headings and comments.
pub(super) fn rows(text: &str) -> Vec<Row<'_>> {
    let mut lines: Vec<(usize, &str)> = (1..)
        .zip(text.lines())
        .filter(|(_, line)| !is_comment(line.trim_start()))
        .collect();
    let said: Vec<&str> = lines
        .iter()
        .map(|(_, line)| *line)
        .filter(|line| !line.trim().is_empty())
        .collect();
    let titles = titles(&said);
    let cells = |line: &str| line.chars().filter(|&c| !is_gap(c)).count();
    let below = (titles > 0 && cells(said[titles - 1]) != cells(said[titles]))
        .then(|| lines.iter().position(|(_, line)| *line == said[titles]))
        .flatten();
    lines.drain(..below.unwrap_or(0));
    let has_bars = |line: &str| line.contains(is_bar) && !is_rule(line);
    let any_frame = lines.iter().any(|(_, line)| has_bars(line));
    // If a gap between two commas is an empty cell, so is the gap after the last comma.
    let blanks = text.contains(",,");
    let mut rows = Vec::new();
    let mut ruled = false;
    for block in lines.split(|(_, line)| line.trim().is_empty()) {
        let framed = block.iter().any(|(_, line)| has_bars(line));
        let prose = any_frame && !framed && !block.iter().any(|(_, line)| is_cells_alone(line));
        let width = dashed_width(block);
        for &(number, line) in block {
            let dashes = width.is_some_and(|width| is_dashes(line, width));
            if is_rule(line) && !dashes {
                ruled = true;
            } else if !prose && (!framed || line.contains(is_bar) || is_whole_line(line)) {
                let mut row = row(number, line, blanks);
                row.ruled = std::mem::take(&mut ruled);
                if !row.symbols.is_empty() {
                    rows.push(row);
                }
            }
        }
    }
    rows
}

/// Whether an unframed line within a frame is a grid by itself and not a heading.
fn is_whole_line(line: &str) -> bool {
    are_cells(line.trim())
}

/// Whether a line next to frames consists of cells only: several, and no words or column numbers.
fn is_cells_alone(line: &str) -> bool {
    let cell = |c: char| is_empty_mark(c) || c.is_ascii_digit() || c.is_whitespace() || c == '-';
    let counts = line.split_whitespace().map(str::parse::<usize>);
    let is_heading = counts.zip(1..).all(|(number, column)| number == Ok(column));
    is_whole_line(line) || line.chars().all(cell) && line.trim().len() >= 4 && !is_heading
}

/// The number of characters in a row that shows its empty cells as dashes.
fn dashed_width(block: &[(usize, &str)]) -> Option<usize> {
    let mixed = |line: &str| line.contains('-') && line.contains(|c: char| c.is_ascii_digit());
    block
        .iter()
        .find(|(_, line)| mixed(line) && !line.contains(is_bar))
        .map(|(_, line)| line.trim().chars().count())
}

/// Whether a line is a row of this many characters in which every cell is empty.
fn is_dashes(line: &str, width: usize) -> bool {
    let line = line.trim();
    line.len() == width && line.chars().all(|c| c == '-' || c == ' ')
}

/// Whether a character separates cells: white space, commas, the brackets of a program's list.
fn is_gap(character: char) -> bool {
    character.is_whitespace()
        || is_bar(character)
        || matches!(
            character,
            '\u{FEFF}' | '\u{200B}' | ',' | ';' | '{' | '}' | '>'
        )
}

fn row(number: usize, line: &str, blanks: bool) -> Row<'_> {
    let bars: Vec<usize> = line
        .char_indices()
        .filter(|(_, c)| is_bar(*c))
        .map(|(at, _)| at)
        .collect();
    let start = if is_numbered(line, &bars) { bars[0] } else { 0 };
    let mut row = Row {
        line: number,
        ..Row::default()
    };
    let mut token: Option<(usize, u32)> = None;
    // Whether a cell was seen since the last comma.
    let mut told = false;
    for (column, (at, character)) in (1..).zip(line.char_indices()) {
        if at < start {
            continue;
        }
        if !is_gap(character) {
            token.get_or_insert((at, column));
            continue;
        }
        if let Some((from, column)) = token.take() {
            row.push(&line[from..at], column);
            told = true;
        }
        if character == ',' && !std::mem::take(&mut told) && blanks {
            row.push(".", column);
        }
        if is_bar(character) && !row.symbols.is_empty() {
            row.bars.push((row.symbols.len(), row.tokens.len()));
        }
    }
    match token {
        Some((from, column)) => row.push(&line[from..], column),
        None if blanks && line.trim_end().ends_with(',') => {
            row.push(".", line.chars().count() as u32);
        }
        None => {}
    }
    row.bars.retain(|&(symbols, _)| symbols < row.symbols.len());
    // A long text has many short rows.
    row.symbols.shrink_to_fit();
    row.tokens.shrink_to_fit();
    row
}

/// Whether what is before the first bar is the number of the row: the frame is closed on the right, and that part is
/// unlike the others.
fn is_numbered(line: &str, bars: &[usize]) -> bool {
    let closed = bars
        .last()
        .is_some_and(|&last| line[last..].chars().skip(1).all(char::is_whitespace));
    if !closed || bars.len() < 2 {
        return false;
    }
    let parts: Vec<(usize, usize)> = line
        .trim_end()
        .split(is_bar)
        .map(|part| {
            let symbols = part.chars().filter(|&c| !is_gap(c)).count();
            (symbols, part.split_whitespace().count())
        })
        .collect();
    let boxes = &parts[..parts.len() - 1];
    let (symbols, tokens) = boxes[0];
    let alike = boxes.iter().all(|part| part.1 == tokens)
        && (tokens > 1 || symbols > 1 && boxes.iter().all(|part| part.0 == symbols));
    !alike
}
