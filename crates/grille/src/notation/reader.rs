//! Puzzles from a stream of any length, with bounded memory.
//!
//! Where each line is a puzzle, the lines are read one by one, and a bad one is an error that does
//! not end the reading. Anything else is read as a whole, up to [`MAX_TEXT`].

use std::collections::VecDeque;
use std::io::{self, BufRead};

use super::csv::Table;
use super::detect::{of_first_line, of_line};
use super::error::{ParseError, ParseErrorKind, Spot};
use super::line::{self, is_record};
use super::{Notation, ReadOptions, candidates, hodoku, json, read_with};
use crate::Draft;

/// The most bytes in a line: a 25×25 grid with its candidates as JSON takes some 200,000.
pub const MAX_LINE: usize = 1 << 20;

/// The most bytes in a text that is read as a whole.
pub const MAX_TEXT: usize = 16 << 20;

/// Reads the puzzles of a stream one by one.
///
/// ```
/// use grille::notation::{ReadOptions, Reader};
///
/// let file = "4000030000030041\n# a comment\n40000300000300é1\n1000030000030041\n";
/// let puzzles: Vec<_> = Reader::new(file.as_bytes(), ReadOptions::default()).collect();
/// assert!(puzzles[0].is_ok());
/// assert_eq!(puzzles[1].as_ref().unwrap_err().at.unwrap().line, 3);
/// assert!(puzzles[2].is_ok());
/// ```
pub struct Reader<R> {
    lines: Lines<R>,
    options: ReadOptions,
    state: State,
}

enum State {
    /// Nothing is read yet.
    Start,
    /// Each line is a puzzle; these first ones were read to find that out.
    LineByLine { ahead: VecDeque<Line>, table: Table },
    /// The text was read as a whole, and these are left.
    Whole(std::vec::IntoIter<Draft>),
    /// There is no more.
    End,
}

/// A line with its number from 1, or why it has none.
type Line = (usize, Result<String, ParseErrorKind>);

impl<R: BufRead> Reader<R> {
    /// Reads from here, with what is known about the text.
    pub fn new(input: R, options: ReadOptions) -> Reader<R> {
        Reader {
            lines: Lines { input, number: 0 },
            options,
            state: State::Start,
        }
    }

    /// Looks at the first lines and decides how to go on.
    fn start(&mut self) -> Result<State, ParseError> {
        let mut ahead: VecDeque<Line> = VecDeque::new();
        let mut records = 0;
        let mut bytes = 0;
        // Sixteen lines tell a 16×16 grid from a collection of 4×4 ones.
        while records < 16 && bytes < MAX_LINE {
            let Some(line) = self.lines.next()? else {
                break;
            };
            if let Ok(text) = &line.1 {
                records += usize::from(is_record(text));
                bytes += text.len();
            }
            ahead.push_back(line);
        }
        let texts: Vec<&str> = ahead
            .iter()
            .filter_map(|(_, line)| line.as_deref().ok())
            .collect();
        let first: Vec<&str> = texts
            .iter()
            .copied()
            .filter(|line| is_record(line))
            .collect();
        let by_line = match self.options.notation {
            Some(notation) => {
                notation.is_line_by_line() && (notation != Notation::Json || is_json_lines(&first))
            }
            None => {
                of_first_line(&first).is_some() && !first.iter().all(|line| starts_a_page(line))
            }
        };
        if !by_line {
            return self.whole(&ahead);
        }
        let table = first.first().and_then(|line| Table::from_heading(line));
        if table.is_some() {
            // The heading is no puzzle.
            let at = ahead
                .iter()
                .position(|(_, line)| line.as_deref().is_ok_and(is_record));
            ahead.drain(..=at.unwrap_or(0));
        }
        Ok(State::LineByLine {
            ahead,
            table: table.unwrap_or(Table::PLAIN),
        })
    }

    /// Reads the rest, and all of it as one text.
    fn whole(&mut self, ahead: &VecDeque<Line>) -> Result<State, ParseError> {
        let mut text = String::new();
        let mut add = |(number, line): &Line| match line {
            Ok(line) if text.len() + line.len() < MAX_TEXT => {
                text.push_str(line);
                text.push('\n');
                Ok(())
            }
            Ok(_) => Err(ParseError::new(ParseErrorKind::TextTooLong {
                limit: MAX_TEXT,
            })),
            Err(kind) => Err(ParseError::at(
                Spot {
                    line: *number,
                    column: 1,
                },
                kind.clone(),
            )),
        };
        ahead.iter().try_for_each(&mut add)?;
        while let Some(line) = self.lines.next()? {
            add(&line)?;
        }
        Ok(State::Whole(read_with(&text, &self.options)?.into_iter()))
    }

    fn parse_line(&self, text: &str, number: usize, table: Table) -> Result<Draft, ParseError> {
        let notation = self.options.notation.or_else(|| of_line(text));
        match notation {
            _ if table != Table::PLAIN => table.parse_record(text, number, &self.options),
            Some(Notation::Csv) => table.parse_record(text, number, &self.options),
            Some(Notation::Candidates) => candidates::parse_record(text, number, &self.options),
            Some(Notation::Hodoku) => hodoku::parse_record(text, number, &self.options),
            Some(Notation::Json) => {
                let drafts = json::parse(text, &self.options).map_err(|error| match error.at {
                    Some(_) => error.below(number - 1),
                    None => ParseError::at(
                        Spot {
                            line: number,
                            column: 1,
                        },
                        error.kind,
                    ),
                })?;
                let empty = || {
                    ParseError::at(
                        Spot {
                            line: number,
                            column: 1,
                        },
                        ParseErrorKind::Empty,
                    )
                };
                drafts.into_iter().next().ok_or_else(empty)
            }
            _ => line::parse_record(text, number, &self.options),
        }
        .map_err(|error| ParseError {
            at: error.at.or(Some(Spot {
                line: number,
                column: 1,
            })),
            ..error
        })
    }
}

fn starts_a_page(line: &str) -> bool {
    line.trim_start().starts_with('{') && of_line(line).is_none()
}

/// Whether every line is an object of its own.
fn is_json_lines(lines: &[&str]) -> bool {
    lines
        .iter()
        .all(|line| of_line(line) == Some(Notation::Json))
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<Draft, ParseError>;

    fn next(&mut self) -> Option<Result<Draft, ParseError>> {
        if matches!(self.state, State::Start) {
            match self.start() {
                Ok(state) => self.state = state,
                Err(error) => {
                    self.state = State::End;
                    return Some(Err(error));
                }
            }
        }
        loop {
            let (line, table) = match &mut self.state {
                State::Start | State::End => return None,
                State::Whole(drafts) => return drafts.next().map(Ok),
                State::LineByLine { ahead, table } => match ahead.pop_front() {
                    Some(line) => (line, *table),
                    None => match self.lines.next() {
                        Ok(Some(line)) => (line, *table),
                        Ok(None) => return None,
                        Err(error) => {
                            self.state = State::End;
                            return Some(Err(error));
                        }
                    },
                },
            };
            match line {
                (_, Ok(text)) if !is_record(&text) => {}
                (number, Ok(text)) => return Some(self.parse_line(&text, number, table)),
                (number, Err(kind)) => {
                    return Some(Err(ParseError::at(
                        Spot {
                            line: number,
                            column: 1,
                        },
                        kind,
                    )));
                }
            }
        }
    }
}

/// The lines of a stream, none longer than [`MAX_LINE`].
struct Lines<R> {
    input: R,
    number: usize,
}

impl<R: BufRead> Lines<R> {
    /// The next line without its end; a line that is too long or no text is read to its end and
    /// dropped.
    fn next(&mut self) -> Result<Option<Line>, ParseError> {
        let mut line = Vec::new();
        let (mut too_long, mut any) = (false, false);
        loop {
            let bytes = match self.input.fill_buf() {
                Ok(bytes) => bytes,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => {
                    return Err(ParseError::new(ParseErrorKind::Unreadable {
                        reason: error.to_string(),
                    }));
                }
            };
            if bytes.is_empty() {
                break;
            }
            any = true;
            let end = bytes.iter().position(|&byte| byte == b'\n');
            let taken = end.unwrap_or(bytes.len());
            too_long |= line.len() + taken > MAX_LINE;
            if !too_long {
                line.extend_from_slice(&bytes[..taken]);
            }
            self.input.consume(taken + usize::from(end.is_some()));
            if end.is_some() {
                break;
            }
        }
        if !any {
            return Ok(None);
        }
        self.number += 1;
        let line = if too_long {
            Err(ParseErrorKind::LineTooLong { limit: MAX_LINE })
        } else {
            String::from_utf8(line).map_err(|_| ParseErrorKind::NotText)
        };
        Ok(Some((self.number, line)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &[u8]) -> Vec<Result<Draft, ParseError>> {
        Reader::new(text, ReadOptions::default()).collect()
    }

    #[test]
    fn a_bad_line_does_not_end_the_reading() {
        let text = "4000030000030041\n4000\n\n\u{1}\n4000030000030041";
        let lines: Vec<_> = read(text.as_bytes())
            .into_iter()
            .map(|r| r.map_err(|e| e.at.unwrap().line).err())
            .collect();
        assert_eq!(lines, [None, Some(2), Some(4), None]);
    }

    #[test]
    fn bytes_that_are_no_text_are_an_error_of_their_line() {
        let found = read(b"4000030000030041\n\xff\xfe\n4000030000030041\n");
        assert_eq!(found.len(), 3);
        assert_eq!(found[1].as_ref().unwrap_err().kind, ParseErrorKind::NotText);
    }

    #[test]
    fn a_line_without_end_is_refused_in_bounded_memory() {
        let endless = io::BufReader::new(io::Read::take(io::repeat(b'1'), 100_000_000));
        let found: Vec<_> = Reader::new(endless, ReadOptions::default()).collect();
        assert_eq!(found.len(), 1);
        assert_eq!(
            found[0].as_ref().unwrap_err().kind,
            ParseErrorKind::LineTooLong { limit: MAX_LINE }
        );
    }

    #[test]
    fn a_grid_on_a_page_is_read_as_a_whole() {
        let page = "4 0 0 0\n0 3 0 0\n0 0 0 3\n0 0 4 1\n";
        assert_eq!(
            read(page.repeat(3).as_bytes())
                .iter()
                .filter(|draft| draft.is_ok())
                .count(),
            3
        );
        assert_eq!(read(b"\n\n").len(), 1);
        assert_eq!(
            read(b"")[0].as_ref().unwrap_err().kind,
            ParseErrorKind::Empty
        );
    }

    #[test]
    fn a_failing_device_ends_the_reading() {
        struct Failing;
        impl io::Read for Failing {
            fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
                Err(io::Error::other("device gone"))
            }
        }
        let found: Vec<_> =
            Reader::new(io::BufReader::new(Failing), ReadOptions::default()).collect();
        assert_eq!(found.len(), 1);
        let reason = "device gone".to_string();
        assert_eq!(
            found[0].as_ref().unwrap_err().kind,
            ParseErrorKind::Unreadable { reason }
        );
    }
}
