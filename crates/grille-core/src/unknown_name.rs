//! The error for a name that is not known.

use std::fmt;

/// A name that is not known: of a notation, an alphabet or a layout, for example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownName(pub String);

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Nothing is called “{}”.", self.0)
    }
}

impl std::error::Error for UnknownName {}
