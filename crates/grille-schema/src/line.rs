//! One of many answers, with the line that it answers.

use serde::Serialize;

/// One of many answers: where its puzzle stands, then the answer. Written as one object on a line of its own (NDJSON).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Numbered<A> {
    /// The file that the puzzle was read from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// The line of the puzzle, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// The answer.
    #[serde(flatten)]
    pub answer: A,
}
