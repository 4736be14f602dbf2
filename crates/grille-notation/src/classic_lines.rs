//! A fast path for lines that are just the 81 characters of a classic grid: from bytes to the batch solver and back,
//! without a draft, a puzzle or a grid in between.

use std::ops::Range;

/// Reads the values of 81 characters in place; returns whether they are those of a classic grid.
#[inline]
fn read_cells(cells: &[u8; 81], values: &mut [u8; 81]) -> bool {
    // Without branches, so that the compiler can vectorise the loop.
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

/// Whether these are 81 characters from 1 to 9, and no two neighbours are equal. The field may also hold the regions of
/// a jigsaw, but each of those has two cells side by side.
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

/// Collects the values of a line that starts with the 81 characters of a classic grid, alone or followed by further
/// columns. Any other line takes the slow path.
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
    // A further field as long as a grid may be a second puzzle, which must not be skipped. Most often it is the
    // solution, which is quick to recognise.
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

/// A line of a block, without its line end.
pub struct Line {
    /// Its byte range in the block.
    pub bytes: Range<usize>,
    /// Whether it is a plain one, whose values have been collected.
    pub is_plain: bool,
}

/// Finds the lines of a block, and collects the values of the plain ones.
pub fn read(block: &[u8], lines: &mut Vec<Line>, puzzles: &mut Vec<[u8; 81]>) {
    let mut start = 0;
    while start < block.len() {
        let rest = &block[start..];
        // Most often the line ends right after its cells, which contain no other line end.
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

/// Writes a solution as characters, with the line end.
pub fn write_line(solution: &[u8; 81], text: &mut Vec<u8>) {
    write_cells(solution, room(text));
    text.push(b'\n');
}

/// Writes a puzzle as it was read, a one-digit count, and its solution.
pub fn write_row(puzzle: &[u8; 81], count: u8, solution: &[u8; 81], text: &mut Vec<u8>) {
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
}
