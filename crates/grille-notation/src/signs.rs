//! Greater-than sudokus in one line: a sign for each pair of neighbours in a box, 108 on the classic grid. Row by row
//! come the signs between its cells (`<`, `>`, or `.` for none), and after a row that is not the last of its boxes
//! those between it and the next (`^` if the upper digit is less, `v` if it is greater). Givens may follow after a
//! space, one character per cell.

use grille_core::constraint::{Constraint, Sign, SignKind};
use grille_core::{Alphabet, BoxShape, Cell, Draft, Layout};
use grille_say::DescribeConstraint;
use grille_solve::Puzzle;

use super::error::{ParseError, ParseErrorKind, Spot};
use super::line::size_of;
use super::{Inexpressible, Notation, ReadOptions, SIZES, Why};

/// Whether a line is a greater-than sudoku. Sixteen dots without a sign are an empty 4×4 grid.
pub(super) fn is_one(line: &str) -> bool {
    let signs = line.split_whitespace().next().unwrap_or_default();
    let is_sign = |byte: u8| matches!(byte, b'<' | b'>' | b'^' | b'v');
    boxes_of(signs.len()).is_some()
        && signs.bytes().all(|byte| is_sign(byte) || byte == b'.')
        && (signs.bytes().any(is_sign) || size_of(signs.len()).is_none())
}

/// The boxes of the size that has this many pairs of neighbours in them.
fn boxes_of(signs: usize) -> Option<BoxShape> {
    SIZES
        .into_iter()
        .filter_map(|size| BoxShape::usual(size).ok())
        .find(|&boxes| neighbours(boxes).count() == signs)
}

/// The pairs of neighbours in a box, in the order of their signs, and whether one is above the other.
fn neighbours(boxes: BoxShape) -> impl Iterator<Item = (Cell, Cell, bool)> {
    let size = boxes.size();
    let cell = move |row: usize, column: usize| Cell::new(row * size + column);
    (0..size).flat_map(move |row| {
        let beside = (1..size).filter(move |column| column % boxes.columns() != 0);
        let beside = beside.map(move |at| (cell(row, at - 1), cell(row, at), false));
        let below = (0..size).filter(move |_| (row + 1) % boxes.rows() != 0);
        let below = below.map(move |at| (cell(row, at), cell(row + 1, at), true));
        beside.chain(below)
    })
}

pub(super) fn parse_record(
    line: &str,
    number: usize,
    _: &ReadOptions,
) -> Result<Draft, ParseError> {
    let at = |index: usize, kind| {
        let column = 1 + index;
        let line = number;
        ParseError::at(Spot { line, column }, kind)
    };
    let line = line.trim_start_matches('\u{FEFF}');
    let start = line.len() - line.trim_start().len();
    let (signs, givens) = match line.trim().split_once(char::is_whitespace) {
        Some((signs, givens)) => (signs, givens.trim()),
        None => (line.trim(), ""),
    };
    let boxes = boxes_of(signs.len()).ok_or_else(|| {
        let found = signs.chars().count();
        at(start, ParseErrorKind::SignCount { found })
    })?;
    let mut draft = Draft::new(Layout::with_boxes(boxes));
    for ((index, sign), (one, other, above)) in signs.char_indices().zip(neighbours(boxes)) {
        let (first, second) = match (sign, above) {
            ('<', false) | ('^', true) => (one, other),
            ('>', false) | ('v', true) => (other, one),
            ('.', _) => continue,
            (found, _) => return Err(at(start + index, ParseErrorKind::Sign { found, above })),
        };
        draft.constraints.push(Constraint::Sign(Sign {
            first,
            second,
            kind: SignKind::Less,
        }));
    }
    let size = boxes.size();
    if givens.is_empty() {
        return Ok(draft);
    }
    let before = start + line.trim().len() - givens.len();
    let found = givens.chars().count();
    if found != size * size {
        let nearest = size;
        return Err(at(before, ParseErrorKind::CellCount { found, nearest }));
    }
    let alphabet = Alphabet::Digits;
    for (index, found) in givens.chars().enumerate() {
        let wrong = ParseErrorKind::Symbol {
            found,
            size,
            alphabet,
        };
        let value = alphabet.read(found, size);
        if let Some(digit) = value.ok_or_else(|| at(before + index, wrong))? {
            draft.set_given(Cell::new(index), digit);
        }
    }
    Ok(draft)
}

pub(super) fn print(puzzle: &Puzzle) -> Result<String, Inexpressible> {
    let layout = puzzle.base_layout();
    let refuse = |why: Why| Inexpressible {
        notation: Notation::Signs,
        why,
    };
    let boxes = layout.boxes().filter(|&boxes| {
        layout.is_plain() && layout.lowest() == 1 && BoxShape::usual(boxes.size()) == Ok(boxes)
    });
    let boxes = boxes.ok_or_else(|| refuse(Why::Layout))?;
    let pairs: Vec<(Cell, Cell, bool)> = neighbours(boxes).collect();
    let mut signs = vec!['.'; pairs.len()];
    for constraint in puzzle.constraints() {
        let sign = match constraint {
            Constraint::Sign(Sign {
                first,
                second,
                kind: SignKind::Less,
            }) => pairs.iter().zip(&mut signs).find_map(|(pair, sign)| {
                let &(one, other, above) = pair;
                let ends = [(one, other), (other, one)];
                let reversed = ends.iter().position(|&ends| ends == (*first, *second))?;
                Some((sign, [['<', '>'], ['^', 'v']][usize::from(above)][reversed]))
            }),
            _ => None,
        };
        match sign {
            Some((sign, written)) if *sign == '.' || *sign == written => *sign = written,
            _ => return Err(refuse(Why::Constraint(constraint.describe(layout)))),
        }
    }
    let mut line: String = signs.into_iter().collect();
    let givens = puzzle.givens();
    if givens.filled_cells().next().is_some() {
        let symbol = |cell| givens.get(cell).map_or('.', |d| Alphabet::Digits.symbol(d));
        line.push(' ');
        line.extend(layout.cells().map(symbol));
    }
    Ok(line)
}

#[cfg(test)]
mod tests {
    use grille_solve::Validate;

    use super::*;

    #[test]
    fn each_size_has_its_own_number_of_signs() {
        let counts: Vec<usize> = SIZES
            .into_iter()
            .map(|size| neighbours(BoxShape::usual(size).unwrap()).count())
            .collect();
        assert!(counts.contains(&108));
        for &count in &counts {
            assert_eq!(counts.iter().filter(|&&other| other == count).count(), 1);
        }
    }

    #[test]
    fn a_line_is_read_and_written() {
        let line = "<.^v.^<.>>.vvv<> 1..............4";
        let draft = parse_record(line, 1, &ReadOptions::default()).unwrap();
        assert_eq!(draft.constraints.len(), 12);
        let upper = Sign {
            first: Cell::new(0),
            second: Cell::new(4),
            kind: SignKind::Less,
        };
        assert_eq!(draft.constraints[1], Constraint::Sign(upper));
        assert_eq!(print(&draft.validate().unwrap()).unwrap(), line);
    }

    #[test]
    fn an_error_says_where() {
        for (line, column) in [
            // A horizontal sign where a vertical one is expected.
            ("<.^v.<<.>>.vvv<>", 6),
            ("  <.^v.^<.>>.vvv<", 3),
            ("<.^v.^<.>>.vvv<> 1.............4", 18),
            ("<.^v.^<.>>.vvv<> 1..5............", 21),
        ] {
            let error = parse_record(line, 7, &ReadOptions::default()).unwrap_err();
            assert_eq!(error.at, Some(Spot { line: 7, column }), "{line}");
        }
    }
}
