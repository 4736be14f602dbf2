//! Splits a stream into blocks of whole lines, so that each block can be processed independently.

use std::io;
use std::io::Read;

use grille_say::SystemError;

use super::error::{ParseError, ParseErrorKind, Spot};

/// The most bytes in a line: a 25×25 grid with its candidates as JSON takes some 200,000.
pub const MAX_LINE: usize = 1 << 20;

/// Some whole lines of a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// The number of the first line, from 1.
    pub first_line: usize,
    /// The lines with their line ends.
    pub bytes: Vec<u8>,
    /// Whether the block stands for a line that is too long to be held.
    too_long: bool,
}

impl Block {
    /// The raw lines, with their numbers and without their line ends.
    pub fn raw_lines(&self) -> impl Iterator<Item = (usize, &[u8])> {
        // The last line end ends the last line and does not start another.
        let whole = self.bytes.strip_suffix(b"\n").unwrap_or(&self.bytes);
        (self.first_line..).zip(whole.split(|&byte| byte == b'\n'))
    }

    /// The text of one of the lines; an error for one that is too long, or not UTF-8.
    pub fn text<'line>(&self, line: &'line [u8], number: usize) -> Result<&'line str, ParseError> {
        if self.too_long {
            let start = Spot {
                line: number,
                column: 1,
            };
            let kind = ParseErrorKind::LineTooLong { limit: MAX_LINE };
            return Err(ParseError::at(start, kind));
        }
        std::str::from_utf8(line)
            .map_err(|_| ParseError::at(Spot::of_bad_text(number, line), ParseErrorKind::NotText))
    }

    /// The lines with their numbers; an error for each that is not text.
    pub fn lines(&self) -> impl Iterator<Item = (usize, Result<&str, ParseError>)> {
        self.raw_lines()
            .map(|(number, line)| (number, self.text(line, number)))
    }

    fn count_lines(&self) -> usize {
        let ends = memchr::memchr_iter(b'\n', &self.bytes).count();
        ends + usize::from(self.bytes.last().is_some_and(|&last| last != b'\n'))
    }
}

/// How much is read at a time: enough to keep a solver busy, little enough to stay in its cache.
const BLOCK: usize = 1 << 18;

/// Splits a stream into blocks. A block is returned as soon as the stream has nothing more to read at once, so that a
/// program that waits for the answer to each line gets it.
pub(super) struct Blocks<R> {
    input: R,
    /// What was read and not yet returned, at the start; the rest is spare room.
    buffer: Vec<u8>,
    held: usize,
    /// The number of the next line.
    line: usize,
    ended: bool,
}

impl<R: Read> Blocks<R> {
    pub(super) fn new(input: R) -> Blocks<R> {
        Blocks {
            input,
            buffer: Vec::new(),
            held: 0,
            line: 1,
            ended: false,
        }
    }

    /// The next block; `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<Block>, ParseError> {
        let mut looked = 0;
        while !self.ended {
            // A line that fills the block gets more room, up to the longest line there may be.
            let size = if self.held < BLOCK {
                BLOCK
            } else {
                MAX_LINE + 1
            };
            let filled = self.fill(size)?;
            let end = last_end(&self.buffer[looked..self.held]);
            match end.map(|end| looked + end) {
                Some(end) if filled || !self.ended => return Ok(Some(self.give(end))),
                None if self.held > MAX_LINE => return self.skip_line().map(Some),
                // It is not yet known whether a carriage return at the end ends the line.
                _ => looked = self.held.saturating_sub(1),
            }
        }
        if self.held == 0 {
            Ok(None)
        } else {
            Ok(Some(self.give(self.held)))
        }
    }

    /// Reads once, until at most `size` bytes are held; returns whether that many are.
    fn fill(&mut self, size: usize) -> Result<bool, ParseError> {
        if self.buffer.len() < size {
            self.buffer.resize(size, 0);
        }
        let read = loop {
            match self.input.read(&mut self.buffer[self.held..size]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                read => break read,
            }
        };
        let read = read.map_err(|error| {
            self.ended = true;
            ParseError::new(ParseErrorKind::Unreadable {
                reason: SystemError::from(&error),
            })
        })?;
        self.held += read;
        self.ended = read == 0;
        Ok(self.held == size)
    }

    fn give(&mut self, end: usize) -> Block {
        let mut block = Block {
            first_line: self.line,
            bytes: self.buffer[..end].to_vec(),
            too_long: false,
        };
        end_lines_alike(&mut block.bytes);
        self.buffer.copy_within(end..self.held, 0);
        self.held -= end;
        self.line += block.count_lines();
        block
    }

    /// Skips a line that is too long, to its end.
    fn skip_line(&mut self) -> Result<Block, ParseError> {
        let block = Block {
            first_line: self.line,
            bytes: b"\n".to_vec(),
            too_long: true,
        };
        self.line += 1;
        loop {
            self.held = 0;
            self.fill(BLOCK)?;
            if let Some(end) = memchr::memchr(b'\n', &self.buffer[..self.held]) {
                self.buffer.copy_within(end + 1..self.held, 0);
                self.held -= end + 1;
                return Ok(block);
            }
            if self.ended {
                return Ok(block);
            }
        }
    }
}

/// Where the last whole line ends: after a line feed, or a carriage return without one.
fn last_end(bytes: &[u8]) -> Option<usize> {
    let feed = memchr::memrchr(b'\n', bytes);
    let after = feed.map_or(0, |at| at + 1);
    let alone = bytes[after..]
        .windows(2)
        .rposition(|pair| pair[0] == b'\r' && pair[1] != b'\n');
    match alone {
        Some(at) => Some(after + at + 1),
        None => feed.map(|_| after),
    }
}

/// Replaces each carriage return that ends a line by itself with a line feed.
fn end_lines_alike(bytes: &mut [u8]) {
    if memchr::memchr(b'\r', bytes).is_none() {
        return;
    }
    for at in 0..bytes.len() {
        if bytes[at] == b'\r' && bytes.get(at + 1) != Some(&b'\n') {
            bytes[at] = b'\n';
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn blocks(text: &[u8]) -> Vec<Block> {
        let mut blocks = Blocks::new(text);
        std::iter::from_fn(|| blocks.next().unwrap()).collect()
    }

    #[test]
    fn the_blocks_together_are_the_stream() {
        let line = "x".repeat(99) + "\n";
        let text = line.repeat(50_000) + "end";
        let blocks = blocks(text.as_bytes());
        assert!(blocks.len() > 10);
        let together: Vec<u8> = blocks
            .iter()
            .flat_map(|block| block.bytes.clone())
            .collect();
        assert_eq!(together, text.as_bytes());
        let numbers: Vec<usize> = blocks
            .iter()
            .flat_map(|block| block.lines().map(|(number, _)| number))
            .collect();
        assert!(numbers.into_iter().eq(1..=50_001));
    }

    #[test]
    fn a_line_that_is_too_long_stands_alone() {
        let text = format!("a\n{}\nb", "x".repeat(3 * MAX_LINE));
        let lines: Vec<(usize, bool)> = blocks(text.as_bytes())
            .iter()
            .flat_map(|b| b.lines().map(|(n, l)| (n, l.is_ok())).collect::<Vec<_>>())
            .collect();
        assert_eq!(lines, [(1, true), (2, false), (3, true)]);
    }

    #[test]
    fn each_line_of_a_slow_stream_comes_at_once() {
        struct Slow(Vec<&'static [u8]>);
        impl Read for Slow {
            fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
                if self.0.is_empty() {
                    return Ok(0);
                }
                let piece = self.0.remove(0);
                buffer[..piece.len()].copy_from_slice(piece);
                Ok(piece.len())
            }
        }
        let mut blocks = Blocks::new(Slow(vec![b"one\n", b"tw", b"o\nthr", b"ee"]));
        let texts: Vec<Vec<u8>> = std::iter::from_fn(|| blocks.next().unwrap())
            .map(|block| block.bytes)
            .collect();
        assert_eq!(
            texts,
            [b"one\n".to_vec(), b"two\n".to_vec(), b"three".to_vec()]
        );
    }
}
