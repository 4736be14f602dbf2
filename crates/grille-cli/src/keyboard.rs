//! Where a person's answers come from: standard input, or the terminal itself if standard input is a pipe.

use std::fs::File;
use std::io::{self, BufRead, BufReader, IsTerminal};

/// Where answers come from.
pub(crate) enum Keyboard {
    StandardInput,
    /// The terminal that the program was started from.
    Terminal(File),
}

impl Keyboard {
    /// The terminal that the program was started from, if there is one.
    pub(crate) fn terminal() -> Option<Keyboard> {
        let path = if cfg!(windows) { "CONIN$" } else { "/dev/tty" };
        let opened = File::options().read(true).write(true).open(path);
        opened.ok().map(Keyboard::Terminal)
    }

    /// Where a person can be reached: standard input if that is a terminal, otherwise the terminal itself.
    pub(crate) fn of_person() -> Option<Keyboard> {
        if io::stdin().is_terminal() {
            Some(Keyboard::StandardInput)
        } else {
            Keyboard::terminal()
        }
    }

    /// Whether a person types the answers.
    pub(crate) fn has_person(&self) -> bool {
        match self {
            Keyboard::StandardInput => io::stdin().is_terminal(),
            Keyboard::Terminal(_) => true,
        }
    }

    /// The lines that are typed.
    pub(crate) fn lines(&self) -> io::Result<Box<dyn BufRead>> {
        Ok(match self {
            Keyboard::StandardInput => Box::new(io::stdin().lock()),
            Keyboard::Terminal(file) => Box::new(BufReader::new(file.try_clone()?)),
        })
    }
}
