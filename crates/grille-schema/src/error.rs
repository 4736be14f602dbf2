//! Errors.

use serde::{Deserialize, Serialize};

use crate::Version;

/// An answer that is an error.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ErrorAnswer {
    /// The version of the schema.
    pub version: Version,
    /// The digits of the puzzle that it is about, if it could be read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<String>,
    /// What is wrong.
    pub error: Error,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Error {
    /// A word for programs that stays the same.
    pub code: ErrorCode,
    /// A sentence for people.
    pub message: String,
    /// The line in the text or the body, from 1, if one can be named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// The column in that line, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
}

/// What kind of error it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum ErrorCode {
    /// The body is not JSON, or not an object.
    #[serde(rename = "json")]
    Json,
    /// A field is missing, unknown or invalid.
    #[serde(rename = "field")]
    Field,
    /// The text is not a puzzle, or its digits break its rules.
    #[serde(rename = "puzzle")]
    Puzzle,
    /// Such a puzzle cannot be made, or none was found.
    #[serde(rename = "request")]
    Request,
    /// The time was up before there was an answer.
    #[serde(rename = "time")]
    Time,
    /// There is nothing of that name.
    #[serde(rename = "not-found")]
    NotFound,
    /// The body or one of its lines is too long.
    #[serde(rename = "too-large")]
    TooLarge,
    /// The client asks for too much.
    #[serde(rename = "too-many")]
    TooMany,
    /// The server has too much to do.
    #[serde(rename = "busy")]
    Busy,
    /// The address does not take this method.
    #[serde(rename = "method")]
    Method,
    /// The body has another media type than expected.
    #[serde(rename = "media-type")]
    MediaType,
    /// The body did not arrive.
    #[serde(rename = "body")]
    Body,
    /// The server does not answer to this name.
    #[serde(rename = "host")]
    Host,
    /// The request comes from a page of another site.
    #[serde(rename = "origin")]
    Origin,
    /// An error of the program itself.
    #[serde(rename = "internal")]
    Internal,
}
