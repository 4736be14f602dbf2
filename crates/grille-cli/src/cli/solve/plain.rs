//! Lines that are just the 81 characters of a classic grid: from bytes to the batch solver and back,
//! without a draft, a puzzle or a grid in between.

use std::ops::Range;

/// Reads the values of 81 characters in place; says whether they are those of a classic grid.
#[inline]
fn read_cells(cells: &[u8; 81], values: &mut [u8; 81]) -> bool {
    // Without branches, so that the compiler takes many cells at once.
    let mut strange = 0;
    for (value, &byte) in values.iter_mut().zip(cells) {
        let digit = byte.wrapping_sub(b'0');
        let is_digit = u8::from(digit <= 9);
        let is_empty = u8::from(byte == b'.')
            | u8::from(byte == b'_')
            | u8::from(byte == b'*')
            | u8::from(byte == b'?');
        *value = digit & is_digit.wrapping_neg();
        strange |= (is_digit | is_empty) ^ 1;
    }
    strange == 0
}

/// Whether a cell has a neighbour to its right: ones and zeros.
const HAS_RIGHT: [u8; 80] = {
    let mut has = [1; 80];
    let mut cell = 8;
    while cell < 80 {
        has[cell] = 0;
        cell += 9;
    }
    has
};

/// Whether these are 81 characters from 1 to 9, and no two neighbours are alike: the regions of a jigsaw may
/// stand there as well, and each of those has two cells side by side.
#[inline]
fn is_solution(field: &[u8; 81]) -> bool {
    let mut strange = field.iter().fold(0, |strange, byte| {
        strange | u8::from(byte.wrapping_sub(b'1') > 8)
    });
    for (above, below) in field[..72].iter().zip(&field[9..]) {
        strange |= u8::from(above == below);
    }
    for ((left, right), has) in field[..80].iter().zip(&field[1..]).zip(&HAS_RIGHT) {
        strange |= u8::from(left == right) & has;
    }
    strange == 0
}

/// Collects the values of a line that starts with the 81 characters of a classic grid, alone or followed
/// by further columns. Any other line takes the long way.
#[inline]
fn collect(line: &[u8], puzzles: &mut Vec<[u8; 81]>) -> bool {
    let Some((cells, rest)) = line.split_first_chunk::<81>() else {
        return false;
    };
    if !matches!(
        rest.first(),
        None | Some(b' ' | b'\t' | b'\r' | b',' | b';')
    ) {
        return false;
    }
    // A further field as long as a grid may be a second puzzle, which must not be passed over. Most
    // often it is the solution, told at a stroke.
    let rest = match rest.split_first_chunk::<82>() {
        Some(([_, field @ ..], rest)) if is_solution(field) => rest,
        _ => rest,
    };
    let mut fields = rest.split(|byte| matches!(byte, b' ' | b'\t' | b'\r' | b',' | b';'));
    if fields.any(|field| <&[u8; 81]>::try_from(field).is_ok_and(|field| !is_solution(field))) {
        return false;
    }
    let is_plain = read_cells(cells, puzzles.push_mut([0; 81]));
    if !is_plain {
        puzzles.pop();
    }
    is_plain
}

/// Where a line of a block stands, without its end.
pub(super) struct Line {
    pub(super) bytes: Range<usize>,
    /// Whether it is a plain one, whose values are among those collected.
    pub(super) is_plain: bool,
}

/// Finds the lines of a block, and collects the values of the plain ones.
pub(super) fn read(block: &[u8], lines: &mut Vec<Line>, puzzles: &mut Vec<[u8; 81]>) {
    let mut start = 0;
    while start < block.len() {
        let rest = &block[start..];
        // Most often the line ends right after its cells, and those hold no other end.
        let is_whole = rest.get(81) == Some(&b'\n') && collect(&rest[..81], puzzles);
        let (length, is_plain) = if is_whole {
            (81, true)
        } else {
            let length = memchr::memchr(b'\n', rest).unwrap_or(rest.len());
            (length, collect(&rest[..length], puzzles))
        };
        lines.push(Line {
            bytes: start..start + length,
            is_plain,
        });
        start += length + 1;
    }
}

/// For each value a number that counts it: seven bits for each digit, so that numbers of cells can be added.
const TALLY: [u64; 16] = {
    let mut tally = [0; 16];
    let mut digit = 1;
    while digit <= 9 {
        tally[digit] = 1 << (7 * (digit - 1));
        digit += 1;
    }
    tally
};
/// The bits of a tally that say that there is more than one of a digit.
const MORE_THAN_ONE: u64 = (u64::MAX >> 1) / 0x7f * 0x7e;

/// Whether some row, column or box holds a digit twice.
pub(super) fn has_clash(values: &[u8; 81]) -> bool {
    let (mut columns, mut clash) = ([0; 9], 0);
    for band in values.as_chunks::<27>().0 {
        let mut boxes = [0; 3];
        for row in band.as_chunks::<9>().0 {
            let mut whole = 0;
            let (cells, _) = row.as_chunks::<3>();
            let (columns, _) = columns.as_chunks_mut::<3>();
            for ((cells, columns), sum) in cells.iter().zip(columns).zip(&mut boxes) {
                let mut third = 0;
                for (&cell, column) in cells.iter().zip(columns) {
                    let one = TALLY[usize::from(cell & 15)];
                    *column += one;
                    third += one;
                }
                whole += third;
                *sum += third;
            }
            clash |= whole;
        }
        clash |= boxes[0] | boxes[1] | boxes[2];
    }
    columns.iter().fold(clash, |clash, column| clash | column) & MORE_THAN_ONE != 0
}

/// Writes a solution as characters, with the end of the line.
#[inline]
pub(super) fn write_line(solution: &[u8; 81], text: &mut Vec<u8>) {
    write_cells(solution, room(text));
    text.push(b'\n');
}

/// Writes a puzzle as it came, a number of one digit, and its solution.
#[inline]
pub(super) fn write_row(puzzle: &[u8; 81], count: u8, solution: &[u8; 81], text: &mut Vec<u8>) {
    text.extend_from_slice(puzzle);
    text.extend_from_slice(&[b'\t', b'0' + count, b'\t']);
    write_line(solution, text);
}

/// Room for 81 characters at the end of a text, to be written in place.
#[inline]
fn room(text: &mut Vec<u8>) -> &mut [u8; 81] {
    text.extend_from_slice(&[0; 81]);
    text.last_chunk_mut()
        .expect("81 characters were just added")
}

#[inline]
fn write_cells(values: &[u8; 81], cells: &mut [u8; 81]) {
    for (cell, value) in cells.iter_mut().zip(values) {
        *cell = b'0' + value;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grille::Grid;

    const EASY: &str =
        "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

    fn values(text: &str) -> Option<[u8; 81]> {
        let mut puzzles = Vec::new();
        collect(text.as_bytes(), &mut puzzles).then(|| puzzles[0])
    }

    #[test]
    fn only_plain_lines_are_taken() {
        let expected: [u8; 81] = std::array::from_fn(|cell| EASY.as_bytes()[cell] - b'0');
        for text in [
            EASY.to_string(),
            format!("{EASY}\r"),
            format!("{EASY} rest"),
            EASY.replace('0', "."),
        ] {
            assert_eq!(values(&text), Some(expected), "{text}");
        }
        let solution =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        assert_eq!(values(&format!("{EASY} {solution}")), Some(expected));
        let jigsaw =
            "111222333111222333111222333444555666444555666444555666777888999777888999777888999";
        for text in [
            &EASY[1..],
            &format!("{EASY} {jigsaw}"),
            &format!("{EASY}1"),
            &EASY.replace('0', "a"),
            &EASY.replace('0', "\u{e9}"),
            "",
        ] {
            assert_eq!(values(text), None, "{text}");
        }
    }

    #[test]
    fn lines_are_those_of_the_text() {
        let plain = format!("{EASY}\n");
        let texts = [
            "",
            "\n",
            "a",
            "a\n\nb\n",
            &plain,
            &format!("{plain}x\n{plain}"),
            &format!("\n{plain}{EASY} 1.2\n"),
        ];
        for text in texts {
            let (mut lines, mut puzzles) = (Vec::new(), Vec::new());
            read(text.as_bytes(), &mut lines, &mut puzzles);
            let found: Vec<&str> = lines.iter().map(|line| &text[line.bytes.clone()]).collect();
            assert_eq!(found, text.lines().collect::<Vec<_>>());
            assert_eq!(puzzles.len(), text.matches(EASY).count());
        }
    }

    #[test]
    fn a_clash_is_what_a_grid_refuses() {
        let mut numbers: u64 = 1;
        for _ in 0..2_000 {
            let values: [u8; 81] = std::array::from_fn(|_| {
                numbers = numbers
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1);
                if numbers >> 60 == 0 {
                    (numbers >> 40) as u8 % 9 + 1
                } else {
                    0
                }
            });
            let line: String = values
                .iter()
                .map(|value| char::from(b'0' + value))
                .collect();
            assert_eq!(has_clash(&values), line.parse::<Grid>().is_err(), "{line}");
        }
    }
}
