//! Every variant that has a name, with its rule and an example.

mod entries;
mod examples;

use entries::ENTRIES;

use super::{Constraint, SignKind, Whole};
use crate::layouts::NamedLayout;
use crate::message::{Say, Text, text};
use crate::{Draft, Geometry, HouseKind, Puzzle};

/// A variant: its names, its rule, and an example to draw.
///
/// ```
/// use grille::message::Lang;
/// use grille::variant::Variant;
///
/// let windoku = Variant::named("hypersudoku").unwrap();
/// assert_eq!(windoku.id, "windoku");
/// assert_eq!(Lang::French.say(&windoku.rule()), "Chaque fenêtre grisée contient chaque chiffre une fois.");
/// assert!(windoku.example().validate().is_ok());
/// ```
pub struct Variant {
    /// The word for it in texts and on the command line.
    pub id: &'static str,
    /// Other words for it.
    pub aliases: &'static [&'static str],
    /// What it belongs to.
    pub family: Family,
    name: &'static str,
    rule: &'static str,
    /// An empty grid with what the variant is about.
    sketch: fn() -> Draft,
    /// The example's givens in one line; blank where it has none.
    givens: &'static str,
}

/// What a variant is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// The number of digits.
    Size,
    /// Further groups with each digit once.
    Groups,
    /// A rule for all cells.
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
    /// Other shapes than one square grid.
    Layout,
}

impl Variant {
    /// All of them, family by family.
    #[must_use]
    pub fn all() -> &'static [Variant] {
        ENTRIES
    }

    /// The variant with this word, in lower or upper case; blanks and `_` count as `-`.
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
        let id = word(constraint)?;
        ENTRIES.iter().find(|variant| variant.id == id)
    }

    /// The variants that a puzzle is of, each once: its layout if that has a name, then its constraints.
    #[must_use]
    pub fn all_of(puzzle: &Puzzle) -> Vec<&'static Variant> {
        let base = puzzle.base_geometry();
        let layout = match NamedLayout::of(base) {
            Some(layout) => Variant::named(layout.id()),
            None if is_jigsaw(base) => Variant::named("jigsaw"),
            None => None,
        };
        let constraints = puzzle.constraints().iter().filter_map(Variant::of);
        let mut variants: Vec<&Variant> = Vec::new();
        for variant in layout.into_iter().chain(constraints) {
            if variants.iter().all(|known| known.id != variant.id) {
                variants.push(variant);
            }
        }
        variants
    }

    /// What it is called.
    #[must_use]
    pub fn name(&self) -> Text {
        Text {
            id: self.name,
            values: Vec::new(),
        }
    }

    /// Its rule in a sentence.
    #[must_use]
    pub fn rule(&self) -> Text {
        Text {
            id: self.rule,
            values: Vec::new(),
        }
    }

    /// A small puzzle.
    #[must_use]
    pub fn example(&self) -> Draft {
        let mut draft = (self.sketch)();
        let alphabet = draft.script.alphabet;
        for (cell, symbol) in draft.geometry.cells().zip(self.givens.chars()) {
            if let Some(digit) = alphabet.digit(symbol, draft.geometry.digits()) {
                draft.set_given(cell, digit);
            }
        }
        draft
    }

    /// The constraints to add to a grid, for a variant that needs no more than its name.
    #[must_use]
    pub fn constraints(&self) -> Option<Vec<Constraint>> {
        let rules: Vec<Whole> = match self.id {
            "all-kropki" => vec![
                Whole::AllGiven(SignKind::WHITE),
                Whole::AllGiven(SignKind::BLACK),
            ],
            "all-xv" => vec![Whole::AllGiven(SignKind::X), Whole::AllGiven(SignKind::V)],
            // It takes the boxes away, which a name alone does not.
            "chaos-construction" => return None,
            id => vec![*Whole::ALL.iter().find(|&&whole| whole_word(whole) == id)?],
        };
        Some(rules.into_iter().map(Constraint::Whole).collect())
    }
}

/// Whether a square has regions that are not its boxes.
fn is_jigsaw(geometry: &Geometry) -> bool {
    let is_square = geometry.rows() == geometry.digits() && geometry.columns() == geometry.digits();
    let regions = (geometry.houses().iter()).filter(|house| house.kind() == HouseKind::Box);
    is_square && geometry.boxes().is_none() && regions.count() == geometry.digits()
}

impl Say for Family {
    fn text(&self) -> Text {
        match self {
            Family::Size => text!("family-size"),
            Family::Groups => text!("family-groups"),
            Family::Whole => text!("family-whole"),
            Family::Magic => text!("family-magic"),
            Family::Cages => text!("family-cages"),
            Family::Signs => text!("family-signs"),
            Family::Marks => text!("family-marks"),
            Family::Lines => text!("family-lines"),
            Family::Outside => text!("family-outside"),
            Family::Layout => text!("family-layout"),
        }
    }
}

impl Say for Variant {
    fn text(&self) -> Text {
        text!("variant-told", name = self.name(), rule = self.rule())
    }
}

/// The rules that a puzzle has beyond those of its houses: one sentence for each variant that it uses.
#[must_use]
pub fn rules_of(puzzle: &Puzzle) -> Vec<Text> {
    let mut told: Vec<Text> = Vec::new();
    let layout = NamedLayout::of(puzzle.base_geometry());
    if let Some(variant) = layout.and_then(|layout| Variant::named(layout.id())) {
        told.push(variant.text());
    }
    for constraint in puzzle.constraints() {
        let text = match Variant::of(constraint) {
            Some(variant) => variant.text(),
            None => constraint.tell(puzzle.base_geometry()),
        };
        if !told.contains(&text) {
            told.push(text);
        }
    }
    told
}

/// The word for the kind of a constraint.
fn word(constraint: &Constraint) -> Option<&'static str> {
    Some(match constraint {
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

/// The word of a rule, or of its family for a sign that has no word of its own.
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
    use crate::exact::{Budget, Outcome, Solver};
    use crate::message::Lang;

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

    #[test]
    fn every_variant_has_a_name_and_a_rule_in_both_languages() {
        for variant in Variant::all() {
            for lang in [Lang::English, Lang::French] {
                let (name, rule) = (lang.say(&variant.name()), lang.say(&variant.rule()));
                assert!(!name.contains("variant-"), "{name}");
                assert!(rule.ends_with('.') && rule.len() > 15, "{rule}");
            }
        }
    }

    #[test]
    fn every_example_is_of_its_variant_and_makes_sense() {
        for variant in Variant::all() {
            let puzzle = variant.example().validate();
            let puzzle = puzzle.unwrap_or_else(|invalid| panic!("{}: {invalid}", variant.id));
            let own = |constraint: &Constraint| {
                Variant::of(constraint).is_some_and(|of| {
                    of.id == variant.id
                        || matches!(
                            (variant.id, of.id),
                            ("kropki", "white" | "black")
                                | ("consecutive", "white")
                                | ("xv", "x-sign" | "v-sign")
                                | ("all-kropki", "all-white" | "all-black")
                        )
                })
            };
            let is_drawn = match variant.family {
                Family::Size => puzzle.geometry().is_plain(),
                Family::Layout => {
                    NamedLayout::of(puzzle.geometry()).map(NamedLayout::id) == Some(variant.id)
                }
                _ if variant.id == "jigsaw" => puzzle.geometry().boxes().is_none(),
                _ => puzzle.constraints().iter().any(own),
            };
            assert!(is_drawn, "{}", variant.id);
        }
    }

    #[test]
    fn every_example_has_a_solution_and_with_givens_just_one() {
        for variant in Variant::all() {
            let puzzle = variant.example().validate().unwrap();
            let solver = Solver::new(&puzzle).with_budget(Budget::default().nodes(200_000));
            if variant.givens.is_empty() {
                let found = solver.first_solution();
                assert!(matches!(found, Ok(Some(_))), "{}", variant.id);
            } else {
                let found = solver.outcome();
                assert!(matches!(found, Outcome::Unique(_)), "{}", variant.id);
            }
        }
    }
}
