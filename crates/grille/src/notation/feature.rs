//! What a puzzle may say besides the values of its cells.

use crate::message::{Say, Text, text};
use crate::{BoxShape, Puzzle};

/// Something that a puzzle may say besides the values of its cells, and a notation may not carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Feature {
    /// Boxes other than the usual ones of the size.
    Boxes,
    /// Which values were placed since, as opposed to given.
    Placed,
    /// Candidates ruled out.
    Eliminated,
    /// Constraints beyond the houses.
    Constraints,
    /// The solution.
    Solution,
    /// Author, date, ….
    Headers,
    /// What is drawn and means nothing.
    Decorations,
}

impl Feature {
    /// All of them.
    pub const ALL: [Feature; 7] = [
        Feature::Boxes,
        Feature::Placed,
        Feature::Eliminated,
        Feature::Constraints,
        Feature::Solution,
        Feature::Headers,
        Feature::Decorations,
    ];

    /// Whether a puzzle has something of the kind to say.
    #[must_use]
    pub fn is_in(self, puzzle: &Puzzle) -> bool {
        match self {
            Feature::Boxes => {
                puzzle.geometry().boxes() != BoxShape::usual(puzzle.geometry().digits()).ok()
            }
            Feature::Placed => puzzle.has_placed(),
            Feature::Eliminated => puzzle.has_eliminated(),
            Feature::Constraints => !puzzle.constraints().is_empty(),
            Feature::Solution => puzzle.solution().is_some(),
            Feature::Headers => !puzzle.headers().is_empty(),
            Feature::Decorations => !puzzle.decorations().is_empty(),
        }
    }
}

impl Say for Feature {
    fn text(&self) -> Text {
        match self {
            Feature::Boxes => text!("feature-boxes"),
            Feature::Placed => text!("feature-placed"),
            Feature::Eliminated => text!("feature-eliminated"),
            Feature::Constraints => text!("feature-constraints"),
            Feature::Solution => text!("feature-solution"),
            Feature::Headers => text!("feature-headers"),
            Feature::Decorations => text!("feature-decorations"),
        }
    }
}
