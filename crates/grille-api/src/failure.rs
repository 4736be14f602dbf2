//! Why a question has no answer: a code for programs, a message for people.

use grille::notation::ParseError;
use grille::say::{Lang, Say, Text, text};
use grille::{Invalid, ReadError};
use grille_schema::{Error, ErrorAnswer, ErrorCode, Version};

/// Why a question has no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// A word for programs.
    pub code: ErrorCode,
    /// A message for people.
    pub text: Text,
    /// The line and the column in the text or the body, both from 1, if one spot can be named.
    pub at: Option<(usize, usize)>,
    /// The digits of the puzzle that it is about, if it could be read.
    pub puzzle: Option<String>,
}

impl Failure {
    /// A failure of this kind.
    #[must_use]
    pub fn new(code: ErrorCode, text: Text) -> Failure {
        Failure {
            code,
            text,
            at: None,
            puzzle: None,
        }
    }

    /// A field of the request is invalid.
    #[must_use]
    pub fn field(name: &str) -> Failure {
        Failure::new(ErrorCode::Field, text!("asked-field", field = name))
    }

    /// The text is not a puzzle, or one that breaks its own rules.
    #[must_use]
    pub fn puzzle(what: &impl Say) -> Failure {
        Failure::new(ErrorCode::Puzzle, what.text())
    }

    /// The text cannot be read, or not in time.
    #[must_use]
    pub fn unread(error: &ParseError) -> Failure {
        if error.is_out_of_time() {
            return Failure::time();
        }
        Failure {
            at: error.at.map(|spot| (spot.line, spot.column)),
            ..Failure::puzzle(error)
        }
    }

    /// There is not one puzzle in the text, or there was no time to read it.
    #[must_use]
    pub fn not_one(error: &ReadError) -> Failure {
        match error {
            ReadError::Parse(error) => Failure::unread(error),
            error => Failure::puzzle(error),
        }
    }

    /// The puzzle is not valid, or could not be validated in time; its digits in one line.
    #[must_use]
    pub fn invalid(invalid: &Invalid, digits: String) -> Failure {
        let failure = if invalid.is_out_of_time() {
            Failure::time()
        } else {
            Failure::puzzle(invalid)
        };
        Failure {
            puzzle: Some(digits),
            ..failure
        }
    }

    /// The time was up before there was an answer.
    #[must_use]
    pub fn time() -> Failure {
        Failure::new(ErrorCode::Time, text!("answer-time"))
    }

    /// There is nothing of that name.
    #[must_use]
    pub fn not_found() -> Failure {
        Failure::new(ErrorCode::NotFound, text!("answer-not-found"))
    }

    /// The failure as an answer.
    #[must_use]
    pub fn answer(&self, lang: Lang) -> ErrorAnswer {
        ErrorAnswer {
            version: Version,
            puzzle: self.puzzle.clone(),
            error: Error {
                code: self.code,
                message: lang.say(&self.text),
                line: self.at.map(|at| at.0),
                column: self.at.map(|at| at.1),
            },
        }
    }
}

impl Say for Failure {
    fn text(&self) -> Text {
        self.text.clone()
    }
}
