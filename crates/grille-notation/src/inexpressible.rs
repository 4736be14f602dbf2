//! What a notation cannot write.

use grille_say::{Say, Text, text};

use crate::Notation;

/// A puzzle that a notation cannot write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inexpressible {
    /// The notation.
    pub notation: Notation,
    /// What it cannot write.
    pub why: Why,
}

/// What a notation cannot write.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Why {
    /// Grids that are not 9×9.
    Size,
    /// Layouts other than one square grid of boxes.
    Layout,
    /// A cell without candidates.
    NoCandidate,
    /// Givens.
    Givens,
    /// Cells in no cage, where others are in one.
    Uncaged,
    /// A constraint that the notation cannot express.
    Constraint(Text),
}

impl Say for Inexpressible {
    fn text(&self) -> Text {
        let notation = self.notation.id();
        match &self.why {
            Why::Size => text!("inexpressible-size", notation = notation),
            Why::Layout => text!("inexpressible-layout", notation = notation),
            Why::NoCandidate => text!("inexpressible-no-candidate", notation = notation),
            Why::Givens => text!("inexpressible-givens", notation = notation),
            Why::Uncaged => text!("inexpressible-uncaged", notation = notation),
            Why::Constraint(constraint) => text!(
                "inexpressible-constraint",
                notation = notation,
                constraint = constraint
            ),
        }
    }
}

grille_say::display_in_english!(Inexpressible);
