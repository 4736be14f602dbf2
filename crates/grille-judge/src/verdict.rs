//! The verdict on a program's play of one puzzle.

use grille::say::{Say, Text, text};
use grille::{Digit, Place};

/// The verdict on one program's play of one puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Solved, or correctly reported to have no solution.
    Solved,
    /// A move with a digit that cannot be there.
    WrongDigit {
        /// Where.
        place: Place,
        /// Which.
        digit: Digit,
    },
    /// A move that is not legal.
    IllegalMove {
        /// As the program said it.
        row: u32,
        /// As the program said it.
        column: u32,
        /// As the program said it.
        digit: u32,
        /// What is wrong.
        why: Illegal,
    },
    /// A second move to a cell.
    Twice(Place),
    /// A whole answer that changes a given or breaks a rule, first in this cell.
    NotASolution(Place),
    /// Reported done with this many cells empty.
    Incomplete(usize),
    /// Reported to have no solution, although it has one.
    WronglyNone,
    /// The program does not support this size or rule.
    Unsupported,
    /// No answer in time.
    Timeout,
    /// The program crashed.
    Crash(Crash),
    /// It ended well but without an answer.
    NoAnswer,
    /// A line that cannot be read.
    Garbage(Garbage),
    /// More output than allowed, or a line without an end.
    EndlessOutput,
    /// More processes than allowed.
    TooManyProcesses,
    /// More memory than allowed.
    OutOfMemory,
    /// The program could not be started; the system's message.
    CannotStart(String),
    /// The observer gave up.
    Stopped,
}

/// What is wrong with a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// There is no such cell.
    OffGrid,
    /// There is no such digit.
    NoDigit,
    /// The cell is a given.
    Given,
}

/// How a program crashed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crash {
    /// Ended by this signal.
    Signal(i32),
    /// Ended with this exit code.
    Code(i32),
    /// Its supervisor was ended from outside, or by the program.
    Supervisor,
}

/// What is wrong with a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Garbage {
    /// A known keyword without the arguments it needs.
    After(&'static str),
    /// A whole answer with the wrong number of cells.
    Length {
        /// How many were given.
        found: usize,
        /// How many there are.
        expected: usize,
    },
}

impl Verdict {
    /// Whether the puzzle counts as solved.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        matches!(self, Verdict::Solved)
    }

    /// The name in JSON and CSV, the same in every language.
    #[must_use]
    pub fn id(&self) -> &'static str {
        match self {
            Verdict::Solved => "solved",
            Verdict::WrongDigit { .. } => "wrong-digit",
            Verdict::IllegalMove { .. } => "illegal-move",
            Verdict::Twice(_) => "twice",
            Verdict::NotASolution(_) => "not-a-solution",
            Verdict::Incomplete(_) => "incomplete",
            Verdict::WronglyNone => "wrongly-none",
            Verdict::Unsupported => "unsupported",
            Verdict::Timeout => "timeout",
            Verdict::Crash(_) => "crash",
            Verdict::NoAnswer => "no-answer",
            Verdict::Garbage(_) => "garbage",
            Verdict::EndlessOutput => "endless-output",
            Verdict::TooManyProcesses => "too-many-processes",
            Verdict::OutOfMemory => "out-of-memory",
            Verdict::CannotStart(_) => "cannot-start",
            Verdict::Stopped => "stopped",
        }
    }

    /// The kind of verdict in a few words, without the details of this puzzle.
    #[must_use]
    pub fn name(&self) -> Text {
        match self {
            Verdict::Solved => text!("judge-name-solved"),
            Verdict::WrongDigit { .. } => text!("judge-name-wrong-digit"),
            Verdict::IllegalMove { .. } => text!("judge-name-illegal-move"),
            Verdict::Twice(_) => text!("judge-name-twice"),
            Verdict::NotASolution(_) => text!("judge-name-not-a-solution"),
            Verdict::Incomplete(_) => text!("judge-name-incomplete"),
            Verdict::WronglyNone => text!("judge-name-wrongly-none"),
            Verdict::Unsupported => text!("judge-name-unsupported"),
            Verdict::Timeout => text!("judge-name-timeout"),
            Verdict::Crash(_) => text!("judge-name-crash"),
            Verdict::NoAnswer => text!("judge-name-no-answer"),
            Verdict::Garbage(_) => text!("judge-name-garbage"),
            Verdict::EndlessOutput => text!("judge-name-endless-output"),
            Verdict::TooManyProcesses => text!("judge-name-too-many-processes"),
            Verdict::OutOfMemory => text!("judge-name-out-of-memory"),
            Verdict::CannotStart(_) => text!("judge-name-cannot-start"),
            Verdict::Stopped => text!("judge-name-stopped"),
        }
    }
}

/// The whole verdict, as a sentence.
impl Say for Verdict {
    fn text(&self) -> Text {
        match self {
            Verdict::Solved => text!("judge-solved"),
            Verdict::WrongDigit { place, digit } => text!(
                "judge-wrong-digit",
                place = place.to_string(),
                digit = digit.to_string()
            ),
            Verdict::IllegalMove {
                row,
                column,
                digit,
                why,
            } => {
                let said = |number: u32| match number {
                    u32::MAX => "?".to_string(),
                    number => number.to_string(),
                };
                text!(
                    "judge-illegal-move",
                    row = said(*row),
                    column = said(*column),
                    digit = said(*digit),
                    why = why
                )
            }
            Verdict::Twice(place) => text!("judge-twice", place = place.to_string()),
            Verdict::NotASolution(place) => {
                text!("judge-not-a-solution", place = place.to_string())
            }
            Verdict::Incomplete(empty) => text!("judge-incomplete", empty = *empty),
            Verdict::WronglyNone => text!("judge-wrongly-none"),
            Verdict::Unsupported => text!("judge-unsupported"),
            Verdict::Timeout => text!("judge-timeout"),
            Verdict::Crash(Crash::Signal(signal)) => {
                text!("judge-crash-signal", signal = signal_name(*signal))
            }
            Verdict::Crash(Crash::Code(code)) => {
                text!("judge-crash-code", code = code.to_string())
            }
            Verdict::Crash(Crash::Supervisor) => text!("judge-crash-supervisor"),
            Verdict::NoAnswer => text!("judge-no-answer"),
            Verdict::Garbage(Garbage::After(word)) => text!("judge-garbage-after", word = *word),
            Verdict::Garbage(Garbage::Length { found, expected }) => {
                text!("judge-garbage-length", found = *found, expected = *expected)
            }
            Verdict::EndlessOutput => text!("judge-endless-output"),
            Verdict::TooManyProcesses => text!("judge-too-many-processes"),
            Verdict::OutOfMemory => text!("judge-out-of-memory"),
            Verdict::CannotStart(reason) => text!("judge-cannot-start", reason = reason),
            Verdict::Stopped => text!("judge-stopped"),
        }
    }
}

impl Say for Illegal {
    fn text(&self) -> Text {
        match self {
            Illegal::OffGrid => text!("judge-illegal-off-grid"),
            Illegal::NoDigit => text!("judge-illegal-no-digit"),
            Illegal::Given => text!("judge-illegal-given"),
        }
    }
}

/// The signal's usual name, if it is a common one.
fn signal_name(signal: i32) -> String {
    let name = match signal {
        2 => "SIGINT",
        4 => "SIGILL",
        6 => "SIGABRT",
        8 => "SIGFPE",
        9 => "SIGKILL",
        11 => "SIGSEGV",
        13 => "SIGPIPE",
        15 => "SIGTERM",
        _ => return signal.to_string(),
    };
    name.to_string()
}
