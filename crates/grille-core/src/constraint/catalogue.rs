//! The catalogue of variants: every variant that has a name, with its constraints and an example.

mod entries;
mod examples;

use entries::ENTRIES;

use super::{Constraint, SignKind, Whole};
use crate::layouts::NamedLayout;
use crate::{Draft, HouseKind, Layout};

/// A variant: its names, its constraints, and an example to draw.
///
/// ```
/// use grille_core::constraint::Variant;
///
/// let windoku = Variant::named("hypersudoku").unwrap();
/// assert_eq!(windoku.id, "windoku");
/// assert_eq!(windoku.example().layout.digits(), 9);
/// ```
pub struct Variant {
    /// Its keyword in texts and on the command line.
    pub id: &'static str,
    /// Other keywords for it.
    pub aliases: &'static [&'static str],
    /// The family it belongs to.
    pub family: Family,
    /// An empty grid with the constraints of the variant.
    sketch: fn() -> Draft,
    /// The example's givens in one line; blank if it has none.
    givens: &'static str,
}

/// What a variant is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// The number of digits.
    Size,
    /// Extra groups that hold each digit once.
    Groups,
    /// Constraints on the whole grid.
    Whole,
    /// Magic squares.
    Magic,
    /// Groups of cells with a sum or another condition.
    Cages,
    /// Signs between two cells.
    Signs,
    /// Marks in a cell or on a corner.
    Marks,
    /// Lines and arrows.
    Lines,
    /// Numbers outside the grid.
    Outside,
    /// Shapes other than one square grid.
    Layout,
}

impl Family {
    /// The name for programs, the same in every language.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Family::Size => "size",
            Family::Groups => "groups",
            Family::Whole => "whole",
            Family::Magic => "magic",
            Family::Cages => "cages",
            Family::Signs => "signs",
            Family::Marks => "marks",
            Family::Lines => "lines",
            Family::Outside => "outside",
            Family::Layout => "layout",
        }
    }
}

impl Variant {
    /// All of them, family by family.
    #[must_use]
    pub fn all() -> &'static [Variant] {
        ENTRIES
    }

    /// The variant with this keyword, in lower or upper case; blanks and `_` count as `-`.
    #[must_use]
    pub fn named(word: &str) -> Option<&'static Variant> {
        let word = word.trim().to_lowercase().replace([' ', '_', '×'], "-");
        let word = match word.split_once('-') {
            // 6×6 is written with an x.
            Some((a, b)) if a == b && a.parse::<u8>().is_ok() => format!("{a}x{b}"),
            _ => word,
        };
        ENTRIES
            .iter()
            .find(|variant| variant.id == word || variant.aliases.contains(&&*word))
    }

    /// The variant that a constraint belongs to; `None` for one without a name.
    #[must_use]
    pub fn of(constraint: &Constraint) -> Option<&'static Variant> {
        let id = constraint.word()?;
        ENTRIES.iter().find(|variant| variant.id == id)
    }

    /// The variants of a layout with constraints, each once: the layout's, if it has a name, then those of the
    /// constraints.
    #[must_use]
    pub fn all_of(base: &Layout, constraints: &[Constraint]) -> Vec<&'static Variant> {
        let layout = match NamedLayout::of(base) {
            Some(layout) => Variant::named(layout.id()),
            None if is_jigsaw(base) => Variant::named("jigsaw"),
            None => None,
        };
        let constraints = constraints.iter().filter_map(Variant::of);
        let mut variants: Vec<&Variant> = Vec::new();
        for variant in layout.into_iter().chain(constraints) {
            if variants.iter().all(|known| known.id != variant.id) {
                variants.push(variant);
            }
        }
        variants
    }

    /// A small puzzle.
    #[must_use]
    pub fn example(&self) -> Draft {
        let mut draft = (self.sketch)();
        let alphabet = draft.script.alphabet;
        for (cell, symbol) in draft.layout.cells().zip(self.givens.chars()) {
            if let Some(digit) = alphabet.digit(symbol, draft.layout.digits()) {
                draft.set_given(cell, digit);
            }
        }
        draft
    }

    /// The constraints to add to a grid, for a variant that is fully described by its name.
    #[must_use]
    pub fn constraints(&self) -> Option<Vec<Constraint>> {
        let rules: Vec<Whole> = match self.id {
            "all-kropki" => vec![
                Whole::AllGiven(SignKind::WHITE),
                Whole::AllGiven(SignKind::BLACK),
            ],
            "all-xv" => vec![Whole::AllGiven(SignKind::X), Whole::AllGiven(SignKind::V)],
            // It removes the boxes, which a name alone cannot do.
            "chaos-construction" => return None,
            id => vec![*Whole::ALL.iter().find(|&&whole| whole_word(whole) == id)?],
        };
        Some(rules.into_iter().map(Constraint::Whole).collect())
    }
}

/// Whether a square has regions that are not its boxes.
fn is_jigsaw(layout: &Layout) -> bool {
    let is_square = layout.rows() == layout.digits() && layout.columns() == layout.digits();
    let regions = (layout.houses().iter()).filter(|house| house.kind() == HouseKind::Box);
    is_square && layout.boxes().is_none() && regions.count() == layout.digits()
}

impl Constraint {
    /// The keyword of its kind in texts, the same in every language; `None` if it has no name.
    #[must_use]
    pub fn word(&self) -> Option<&'static str> {
        Some(match self {
            Constraint::Whole(whole) => whole_word(*whole),
            Constraint::Region(_) => "region",
            Constraint::Cage(cage) if cage.repeats => "cage-repeats",
            Constraint::Cage(_) => "cage",
            Constraint::Magic(_) => "magic",
            Constraint::Sign(sign) => sign.kind.word().0,
            Constraint::Mark(mark) => mark.kind.word(),
            Constraint::Quadruple(_) => "quadruple",
            Constraint::Line(line) => line.kind.word().0,
            Constraint::Arrow(_) => "arrow",
            Constraint::Clone(_) => "clone",
            Constraint::Outside(outside) => outside.kind.word(),
            Constraint::LittleKiller(_) => "little-killer",
            Constraint::Group(group) => group.kind.word().0,
            Constraint::LookAndSay(_) => "look-and-say",
            Constraint::Equal(_) => "equal",
            Constraint::RegionClue(clue) => clue.word(),
            Constraint::Custom(_) => return None,
        })
    }
}

/// The keyword of a whole-grid constraint, or of its family for a sign that has none of its own.
fn whole_word(whole: Whole) -> &'static str {
    match whole {
        Whole::AllGiven(SignKind::Difference(_)) => "all-white",
        Whole::AllGiven(SignKind::Ratio(_)) => "all-black",
        Whole::AllGiven(SignKind::Sum(_) | SignKind::Less) => "all-xv",
        _ => whole.word().unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_word_is_that_of_one_variant() {
        let mut seen = BTreeSet::new();
        for variant in Variant::all() {
            for word in std::iter::once(&variant.id).chain(variant.aliases) {
                assert!(seen.insert(*word), "{word}");
                assert_eq!(Variant::named(word).unwrap().id, variant.id);
            }
        }
        assert_eq!(Variant::named(" Sudoku X ").unwrap().id, "x");
        assert_eq!(Variant::named("6×6").unwrap().id, "6x6");
        assert!(Variant::named("sudoku").is_none());
    }
}
