//! Questions and answers, a line at a time.

use std::io;
use std::io::{BufRead, Read, Write};

use grille::Coordinates;
use grille::say::{Lang, Say};

/// The longest answer; anything beyond is ignored.
const LONGEST_ANSWER: u64 = 4096;

/// A conversation with a person in their language.
pub(crate) struct Console<I, O> {
    input: I,
    output: O,
    pub(crate) lang: Lang,
    /// How cells and columns are named.
    pub(crate) coordinates: Coordinates,
}

impl<I: BufRead, O: Write> Console<I, O> {
    pub(crate) fn new(input: I, output: O, lang: Lang) -> Console<I, O> {
        Console {
            input,
            output,
            lang,
            coordinates: Coordinates::default(),
        }
    }

    /// Prints a message on a line of its own.
    pub(crate) fn say(&mut self, what: &impl Say) -> io::Result<()> {
        let told = what.text().with_coordinates(self.coordinates);
        writeln!(self.output, "{}", self.lang.say(&told))
    }

    /// Prints something that is not a message.
    pub(crate) fn show(&mut self, what: &str) -> io::Result<()> {
        self.output.write_all(what.as_bytes())
    }

    /// Asks; `None` at the end of input.
    pub(crate) fn ask(&mut self, question: &impl Say) -> io::Result<Option<String>> {
        write!(self.output, "{}", self.lang.say(question))?;
        self.output.flush()?;
        let mut line = Vec::new();
        let read = (&mut self.input)
            .take(LONGEST_ANSWER)
            .read_until(b'\n', &mut line);
        // Reading fails if the terminal is gone: nobody answers any more.
        if !matches!(read, Ok(1..)) {
            writeln!(self.output)?;
            return Ok(None);
        }
        if line.last() != Some(&b'\n') {
            self.input.skip_until(b'\n')?;
        }
        Ok(Some(String::from_utf8_lossy(&line).trim().to_string()))
    }

    /// Makes sure that everything printed is visible.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}

#[cfg(test)]
mod tests {
    use grille::say::text;

    use super::*;

    #[test]
    fn a_very_long_answer_is_cut_and_the_next_one_is_whole() {
        let input = format!("{}\nnext\n", "9".repeat(100_000));
        let mut console = Console::new(input.as_bytes(), Vec::new(), Lang::English);
        let question = text!("main-more");
        assert_eq!(
            console.ask(&question).unwrap().map(|answer| answer.len()),
            Some(4096)
        );
        assert_eq!(console.ask(&question).unwrap().as_deref(), Some("next"));
        assert_eq!(console.ask(&question).unwrap(), None);
    }
}
