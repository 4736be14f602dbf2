//! Reads puzzles from a stream of any length, with bounded memory.
//!
//! If each line is a puzzle, the lines are read one by one, and a bad one is an error that does not end the reading.
//! Anything else is read as a whole, up to [`MAX_TEXT`].

use std::collections::VecDeque;
use std::io::Read;

use grille_core::internal::Quota;
use grille_core::{Budget, Draft};

use super::blocks::{Block, Blocks, MAX_LINE};
use super::csv::Table;
use super::detect::{VOTERS, is_voter, of_collection, of_line};
use super::error::{ParseError, ParseErrorKind, Spot};
use super::line::is_record;
use super::{
    Notation, ReadOptions, candidates, hodoku, json, killer, line, read_with, signs, solo,
};

/// The most bytes in a text that is read as a whole.
pub const MAX_TEXT: usize = 4 << 20;

/// Reads the puzzles of a stream one by one.
///
/// ```
/// use grille_notation::{ReadOptions, Reader};
///
/// let file = "4000030000030041\n# a comment\n40000300000300é1\n1000030000030041\n";
/// let puzzles: Vec<_> = Reader::new(file.as_bytes(), ReadOptions::default()).collect();
/// assert!(puzzles[0].is_ok());
/// assert_eq!(puzzles[1].as_ref().unwrap_err().at.unwrap().line, 3);
/// assert!(puzzles[2].is_ok());
/// ```
#[doc(alias = "lire_fichier_sudoku")]
#[doc(alias = "load-grid-from-file")]
pub struct Reader<R> {
    source: Source<R>,
    /// What has been read and not yet returned.
    ready: VecDeque<Result<Draft, ParseError>>,
}

/// Some puzzles of a stream: lines that can be parsed elsewhere, or puzzles.
#[derive(Debug)]
pub enum Portion {
    /// Lines, each a puzzle or nothing, and how to parse them.
    Lines(Block, LineParser),
    /// Puzzles of a text that is not a collection of lines.
    Puzzles(Vec<Result<Draft, ParseError>>),
}

impl<R: Read> Reader<R> {
    /// Reads from `input` with the given options.
    pub fn new(input: R, options: ReadOptions) -> Reader<R> {
        Reader {
            source: Source {
                blocks: Blocks::new(input),
                options,
                state: State::Start,
            },
            ready: VecDeque::new(),
        }
    }

    /// Reads portions, which can be parsed elsewhere, instead of single puzzles.
    pub fn portions(self) -> impl Iterator<Item = Portion> {
        let left = (!self.ready.is_empty()).then(|| Portion::Puzzles(self.ready.into()));
        left.into_iter().chain(self.source)
    }
}

impl<R: Read> Iterator for Reader<R> {
    type Item = Result<Draft, ParseError>;

    fn next(&mut self) -> Option<Result<Draft, ParseError>> {
        loop {
            if let Some(draft) = self.ready.pop_front() {
                return Some(draft);
            }
            match self.source.next()? {
                Portion::Puzzles(puzzles) => self.ready.extend(puzzles),
                Portion::Lines(block, parser) => {
                    self.ready.extend(
                        block
                            .lines()
                            .filter_map(|(number, line)| parser.parse(line, number)),
                    );
                }
            }
        }
    }
}

/// How the lines of a collection are parsed.
#[derive(Clone, Copy, Debug)]
pub struct LineParser {
    options: ReadOptions,
    table: Option<Table>,
    /// The number of the last line at the start that is a title, or names the columns of the table.
    heading: usize,
}

impl LineParser {
    /// The puzzle on a line; `None` for an empty line, a comment or a heading.
    #[must_use]
    pub fn parse(
        &self,
        line: Result<&str, ParseError>,
        number: usize,
    ) -> Option<Result<Draft, ParseError>> {
        match line {
            Ok(line) if !is_record(line) || number <= self.heading => None,
            Ok(line) => Some(self.parse_record(line, number)),
            Err(error) => Some(Err(error)),
        }
    }

    /// Whether a line that consists of the characters of a classic grid is that grid.
    #[must_use]
    pub fn takes_plain_lines(&self) -> bool {
        let line = matches!(
            self.options.notation,
            None | Some(Notation::Line | Notation::Sdm)
        );
        let classic = self
            .options
            .boxes
            .is_none_or(|boxes| (boxes.rows(), boxes.columns()) == (3, 3));
        line && classic && self.table.is_none() && self.options.alphabet.is_none()
    }

    fn parse_record(&self, text: &str, number: usize) -> Result<Draft, ParseError> {
        let start = Spot {
            line: number,
            column: 1,
        };
        let options = &self.options;
        let parsed = match (self.table, options.notation.or_else(|| of_line(text))) {
            (Some(table), _) => table.parse_record(text, number, options),
            (_, Some(Notation::Csv)) => Table::PLAIN.parse_record(text, number, options),
            (_, Some(Notation::Candidates)) => candidates::parse_record(text, number, options),
            (_, Some(Notation::Hodoku)) => hodoku::parse_record(text, number, options),
            (_, Some(Notation::Killer)) => killer::parse_record(text, number, options),
            (_, Some(Notation::Signs)) => signs::parse_record(text, number, options),
            (_, Some(Notation::Solo)) => solo::parse_record(text, number, options),
            (_, Some(Notation::Json)) => json::parse(text, options, &Quota::new(Budget::default()))
                .map_err(|error| error.below(number - 1))
                .and_then(only),
            _ => line::parse_record(text, number, options),
        };
        parsed.map_err(|error| ParseError {
            at: error.at.or(Some(start)),
            ..error
        })
    }
}

struct Source<R> {
    blocks: Blocks<R>,
    options: ReadOptions,
    state: State,
}

enum State {
    /// Nothing has been read yet.
    Start,
    /// Each line is a puzzle; these first blocks were read to find that out.
    Lines(VecDeque<Block>, LineParser),
    /// There is no more.
    End,
}

impl<R: Read> Source<R> {
    /// Looks at the first lines and decides how to continue.
    fn start(&mut self) -> Result<Option<Portion>, ParseError> {
        let mut ahead = VecDeque::new();
        // A long line that is a puzzle decides alone, so that a program that waits for its answer gets it.
        let enough = |ahead: &VecDeque<Block>| {
            let voters: Vec<&str> = voters(ahead).map(|(_, line)| line).take(VOTERS).collect();
            voters.len() == VOTERS
                || voters
                    .first()
                    .is_some_and(|line| line.chars().count() > 64 && of_line(line).is_some())
        };
        let mut bytes = 0;
        while bytes < MAX_LINE && !enough(&ahead) {
            let Some(block) = self.blocks.next()? else {
                break;
            };
            bytes += block.bytes.len();
            ahead.push_back(block);
        }
        let first: Vec<(usize, &str)> = voters(&ahead).take(VOTERS).collect();
        let lines: Vec<&str> = first.iter().map(|(_, line)| *line).collect();
        let is_json_lines = || {
            lines
                .iter()
                .all(|line| of_line(line) == Some(Notation::Json))
        };
        let by_line = match self.options.notation {
            Some(Notation::Json) => is_json_lines(),
            Some(notation) => notation.is_line_by_line(),
            None => of_collection(&lines).is_some(),
        };
        let is_silent = |block: &Block| {
            (block.lines()).all(|(_, line)| line.is_ok_and(|line| !is_record(line)))
        };
        let says_nothing = bytes < MAX_LINE && ahead.iter().all(is_silent);
        if !by_line || says_nothing {
            return self.whole(ahead).map(Some);
        }
        let table = Table::of_lines(&lines);
        let titles = match table {
            Some(_) => 1,
            None => line::titles(&lines),
        };
        let heading = first[..titles].last().map_or(0, |(number, _)| *number);
        let parser = LineParser {
            options: self.options,
            table,
            heading,
        };
        self.state = State::Lines(ahead, parser);
        Ok(None)
    }

    /// Reads the rest, and parses everything as one text.
    fn whole(&mut self, ahead: VecDeque<Block>) -> Result<Portion, ParseError> {
        self.state = State::End;
        let mut text = String::new();
        let mut ahead = ahead.into_iter();
        loop {
            let block = match ahead.next() {
                Some(block) => block,
                None => match self.blocks.next()? {
                    Some(block) => block,
                    None => break,
                },
            };
            if text.len() + block.bytes.len() > MAX_TEXT {
                return Err(ParseError::new(ParseErrorKind::TextTooLong {
                    limit: MAX_TEXT,
                }));
            }
            for (_, line) in block.lines() {
                text.push_str(line?);
                text.push('\n');
            }
        }
        Ok(Portion::Puzzles(
            read_with(&text, &self.options)?
                .into_iter()
                .map(Ok)
                .collect(),
        ))
    }

    fn portion(&mut self) -> Result<Option<Portion>, ParseError> {
        if matches!(self.state, State::Start)
            && let Some(portion) = self.start()?
        {
            return Ok(Some(portion));
        }
        let State::Lines(ahead, parser) = &mut self.state else {
            return Ok(None);
        };
        let block = match ahead.pop_front() {
            Some(block) => Some(block),
            None => self.blocks.next()?,
        };
        Ok(block.map(|block| Portion::Lines(block, *parser)))
    }
}

impl<R: Read> Iterator for Source<R> {
    type Item = Portion;

    fn next(&mut self) -> Option<Portion> {
        self.portion().unwrap_or_else(|error| {
            self.state = State::End;
            Some(Portion::Puzzles(vec![Err(error)]))
        })
    }
}

/// The one puzzle of a line.
fn only(drafts: Vec<Draft>) -> Result<Draft, ParseError> {
    let mut drafts = drafts.into_iter();
    match (drafts.next(), drafts.next()) {
        (Some(draft), None) => Ok(draft),
        (None, _) => Err(ParseError::new(ParseErrorKind::Empty)),
        (Some(_), Some(_)) => Err(ParseError::new(ParseErrorKind::SecondPuzzle)),
    }
}

/// The lines of some blocks that decide what the text is.
fn voters(blocks: &VecDeque<Block>) -> impl Iterator<Item = (usize, &str)> {
    let lines = blocks.iter().flat_map(Block::lines);
    lines.filter_map(|(number, line)| {
        line.ok()
            .filter(|line| is_voter(line))
            .map(|line| (number, line))
    })
}

#[cfg(test)]
mod tests {
    use std::io;

    #[test]
    fn a_text_without_a_puzzle_is_an_error_whatever_its_notation() {
        for notation in Notation::ALL {
            for text in ["", "\n \n", "# nothing\n"] {
                let options = ReadOptions {
                    notation: Some(notation),
                    ..ReadOptions::default()
                };
                let found: Vec<_> = Reader::new(text.as_bytes(), options).collect();
                assert!(matches!(&found[..], [Err(_)]), "{notation:?}: {text:?}");
            }
        }
    }

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
        let reason = grille_say::SystemError::from(&io::Error::other("device gone"));
        assert_eq!(
            found[0].as_ref().unwrap_err().kind,
            ParseErrorKind::Unreadable { reason }
        );
    }
}
