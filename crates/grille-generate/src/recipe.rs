//! Recipes: the named variants that puzzles can be generated with.

use grille_core::Layout;
use grille_core::constraint::{
    GroupKind, LineKind, MarkKind, OutsideKind, SignKind, Variant, Whole,
};
use grille_core::layouts::NamedLayout;

use super::clues::Clue;

/// How a named variant becomes part of a puzzle: as a layout, as a constraint on the whole grid, or as clues placed on
/// a solution.
///
/// ```
/// use grille_generate::{Effort, Request, Recipe, generate};
///
/// let killer = Recipe::named("killer").unwrap();
/// let request = Request::classic().variant(killer);
/// let made = generate(&request, 1, Effort::default())?;
/// assert!(made.puzzle.constraints().len() > 20);
/// # Ok::<(), grille_generate::NotMade>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Recipe {
    word: &'static str,
    pub(super) part: Part,
}

/// What a variant adds to a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Size(usize),
    Layout(NamedLayout),
    Jigsaw,
    Whole(Whole),
    /// A magic square in the middle.
    Magic,
    /// Every sign of these kinds is drawn.
    AllGiven(&'static [SignKind]),
    Clue(Clue),
}

impl Recipe {
    /// All of them.
    #[must_use]
    pub fn all() -> &'static [Recipe] {
        RECIPES
    }

    /// The recipe with this keyword or an alias from the [catalogue](Variant); `None` if the variant cannot be
    /// generated.
    #[must_use]
    pub fn named(word: &str) -> Option<Recipe> {
        let id = Variant::named(word)?.id;
        RECIPES.iter().find(|recipe| recipe.word == id).copied()
    }

    /// The keyword in texts, in ids and on the command line.
    #[must_use]
    pub fn word(self) -> &'static str {
        self.word
    }

    /// The layout it stands for, if it is one.
    pub(super) fn layout(self) -> Option<Layout> {
        match self.part {
            Part::Layout(named) => Some(named.layout()),
            Part::Size(size) => Layout::of_size(size).ok(),
            _ => None,
        }
    }

    /// Its position in the list: variants are added in this order, whatever the order of their names.
    pub(super) fn rank(self) -> usize {
        let place = RECIPES.iter().position(|other| *other == self);
        place.expect("a recipe is in the list")
    }
}

impl PartialEq for Recipe {
    fn eq(&self, other: &Recipe) -> bool {
        self.word == other.word
    }
}

impl Eq for Recipe {}

const fn recipe(word: &'static str, part: Part) -> Recipe {
    Recipe { word, part }
}

const fn size(word: &'static str, size: usize) -> Recipe {
    recipe(word, Part::Size(size))
}

const fn layout(named: NamedLayout) -> Recipe {
    recipe(named.ids()[0], Part::Layout(named))
}

const fn whole(word: &'static str, whole: Whole) -> Recipe {
    recipe(word, Part::Whole(whole))
}

const fn clue(word: &'static str, clue: Clue) -> Recipe {
    recipe(word, Part::Clue(clue))
}

const fn signs(word: &'static str, signs: &'static [SignKind]) -> Recipe {
    clue(word, Clue::Signs(signs))
}

static RECIPES: &[Recipe] = &[
    size("4x4", 4),
    size("6x6", 6),
    size("8x8", 8),
    size("12x12", 12),
    size("16x16", 16),
    size("25x25", 25),
    layout(NamedLayout::Twin),
    layout(NamedLayout::Samurai),
    layout(NamedLayout::Windmill),
    layout(NamedLayout::Sohei),
    layout(NamedLayout::Butterfly),
    layout(NamedLayout::Cross),
    layout(NamedLayout::TinySamurai),
    layout(NamedLayout::Cube9),
    layout(NamedLayout::Cube4),
    layout(NamedLayout::CubeSurface),
    layout(NamedLayout::ThreeFaces),
    layout(NamedLayout::Roxdoku),
    layout(NamedLayout::Roxdoku4),
    layout(NamedLayout::Roxdoku5),
    recipe("jigsaw", Part::Jigsaw),
    whole("x", Whole::Diagonals),
    whole("diagonal-down", Whole::DiagonalDown),
    whole("diagonal-up", Whole::DiagonalUp),
    whole("windoku", Whole::Windows),
    whole("asterisk", Whole::Asterisk),
    whole("centre-dot", Whole::CentreDot),
    whole("girandola", Whole::Girandola),
    whole("argyle", Whole::Argyle),
    whole("disjoint-groups", Whole::DisjointGroups),
    whole("hypercube", Whole::Hypercube),
    whole("anti-knight", Whole::AntiKnight),
    whole("anti-king", Whole::AntiKing),
    whole("anti-taxicab", Whole::AntiTaxicab),
    whole("non-consecutive", Whole::NonConsecutive),
    whole("global-entropy", Whole::GlobalEntropy),
    whole("global-modulo", Whole::GlobalModulo),
    whole("dutch-flatmates", Whole::DutchFlatmates),
    whole("semi-magic", Whole::SemiMagic),
    whole("magic-boxes", Whole::MagicBoxes),
    whole("magic-mod9", Whole::MagicModulo),
    recipe("magic", Part::Magic),
    recipe("all-white", Part::AllGiven(&[SignKind::WHITE])),
    recipe("consecutive", Part::AllGiven(&[SignKind::WHITE])),
    recipe("all-black", Part::AllGiven(&[SignKind::BLACK])),
    recipe(
        "all-kropki",
        Part::AllGiven(&[SignKind::WHITE, SignKind::BLACK]),
    ),
    recipe("all-xv", Part::AllGiven(&[SignKind::X, SignKind::V])),
    clue("cage", Clue::Cages { repeats: false }),
    clue("cage-repeats", Clue::Cages { repeats: true }),
    clue("region", Clue::Region),
    clue("less", Clue::Less),
    signs("kropki", &[SignKind::WHITE, SignKind::BLACK]),
    signs("white", &[SignKind::WHITE]),
    signs("black", &[SignKind::BLACK]),
    signs(
        "difference",
        &[
            SignKind::Difference(2),
            SignKind::Difference(3),
            SignKind::Difference(4),
        ],
    ),
    signs("ratio", &[SignKind::Ratio(2), SignKind::Ratio(3)]),
    signs("xv", &[SignKind::X, SignKind::V]),
    signs("x-sign", &[SignKind::X]),
    signs("v-sign", &[SignKind::V]),
    signs(
        "sum-sign",
        &[
            SignKind::Sum(5),
            SignKind::Sum(7),
            SignKind::Sum(8),
            SignKind::Sum(10),
            SignKind::Sum(13),
        ],
    ),
    clue("even", Clue::Marks(MarkKind::Even)),
    clue("odd", Clue::Marks(MarkKind::Odd)),
    clue("minimum", Clue::Marks(MarkKind::Minimum)),
    clue("maximum", Clue::Marks(MarkKind::Maximum)),
    clue("quadruple", Clue::Quadruple),
    clue("thermo", Clue::Line(LineKind::Thermo)),
    clue("slow-thermo", Clue::Line(LineKind::SlowThermo)),
    clue("palindrome", Clue::Line(LineKind::Palindrome)),
    clue("renban", Clue::Line(LineKind::Renban)),
    clue("nabner", Clue::Line(LineKind::Nabner)),
    // The minimum difference depends on the number of digits.
    clue("whisper", Clue::Line(LineKind::Whisper(0))),
    clue("between", Clue::Line(LineKind::Between)),
    clue("lockout", Clue::Line(LineKind::Lockout(0))),
    clue("zipper", Clue::Line(LineKind::Zipper)),
    clue("region-sum", Clue::Line(LineKind::RegionSum)),
    clue("entropic", Clue::Line(LineKind::Entropic)),
    clue("modular", Clue::Line(LineKind::Modular(3))),
    clue("parity", Clue::Line(LineKind::Parity)),
    clue("sum-line", Clue::Line(LineKind::SumLine(10))),
    clue("double-arrow", Clue::Line(LineKind::DoubleArrow)),
    clue("arrow", Clue::Arrow),
    clue("clone", Clue::Clone),
    clue("sandwich", Clue::Outside(OutsideKind::Sandwich)),
    clue("x-sum", Clue::Outside(OutsideKind::XSum)),
    clue("skyscraper", Clue::Outside(OutsideKind::Skyscraper)),
    clue(
        "hidden-skyscraper",
        Clue::Outside(OutsideKind::HiddenSkyscraper),
    ),
    clue("numbered-room", Clue::Outside(OutsideKind::NumberedRoom)),
    clue("full-rank", Clue::Outside(OutsideKind::FullRank)),
    clue("little-killer", Clue::LittleKiller),
    clue("counting-circles", Clue::Group(GroupKind::CountingCircles)),
    clue("equality", Clue::Group(GroupKind::Equality)),
    // The number depends on the number of digits.
    clue("rellik", Clue::Group(GroupKind::Rellik(0))),
    clue("lunchbox", Clue::Group(GroupKind::Lunchbox(0))),
    clue("row-index", Clue::Group(GroupKind::RowIndex)),
    clue("column-index", Clue::Group(GroupKind::ColumnIndex)),
    clue("box-index", Clue::Group(GroupKind::BoxIndex)),
    clue("look-and-say", Clue::LookAndSay),
    clue("equal", Clue::Equal),
];

#[cfg(test)]
mod tests {
    use grille_core::constraint::RegionClue;

    use super::*;

    #[test]
    fn every_variant_of_the_catalogue_has_a_recipe_but_those_with_regions_to_be_found() {
        let finds_regions = |variant: &&Variant| {
            variant.id == "chaos-construction" || RegionClue::WORDS.contains(&variant.id)
        };
        let (without, with): (Vec<&Variant>, Vec<&Variant>) =
            Variant::all().iter().partition(finds_regions);
        for variant in &with {
            assert!(Recipe::named(variant.id).is_some(), "{}", variant.id);
        }
        for variant in without {
            assert!(Recipe::named(variant.id).is_none(), "{}", variant.id);
        }
        assert_eq!(Recipe::all().len(), with.len());
        assert_eq!(Recipe::named("Killer").unwrap().word(), "cage");
        assert!(Recipe::named("").is_none());
    }
}
