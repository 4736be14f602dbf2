//! Features: what a puzzle may contain in addition to the values of its cells.

use grille_core::{BoxShape, Decoration};
use grille_say::{Say, Text, text};
use grille_solve::Puzzle;

/// Something that a puzzle may contain in addition to the values of its cells, and that a notation may not be able to
/// express.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Feature {
    /// Boxes other than the usual ones of the size.
    Boxes,
    /// The distinction between givens and values placed since.
    Placed,
    /// Eliminated candidates.
    Eliminated,
    /// Constraints in addition to the houses.
    Constraints,
    /// The solution.
    Solution,
    /// Author, date, ….
    Headers,
    /// What is drawn and has no meaning.
    Decorations,
    /// What is not even drawn here: fog, a player's notes.
    NotShown,
}

impl Feature {
    /// All of them.
    pub const ALL: [Feature; 8] = [
        Feature::Boxes,
        Feature::Placed,
        Feature::Eliminated,
        Feature::Constraints,
        Feature::Solution,
        Feature::Headers,
        Feature::Decorations,
        Feature::NotShown,
    ];

    /// Whether a puzzle has this feature.
    #[must_use]
    pub fn is_in(self, puzzle: &Puzzle) -> bool {
        match self {
            Feature::Boxes => {
                puzzle.layout().boxes() != BoxShape::usual(puzzle.layout().digits()).ok()
            }
            Feature::Placed => puzzle.has_placed(),
            Feature::Eliminated => puzzle.has_eliminated(),
            Feature::Constraints => !puzzle.constraints().is_empty(),
            Feature::Solution => puzzle.solution().is_some(),
            Feature::Headers => !puzzle.headers().is_empty(),
            Feature::Decorations => puzzle.decorations().iter().any(is_shown),
            Feature::NotShown => !puzzle.decorations().iter().all(is_shown),
        }
    }
}

fn is_shown(decoration: &Decoration) -> bool {
    !matches!(decoration, Decoration::NotShown(_))
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
            Feature::NotShown => text!("feature-not-shown"),
        }
    }
}
