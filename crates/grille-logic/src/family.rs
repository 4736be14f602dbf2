//! The families of techniques, and how each technique works in a few sentences. Techniques that are forms of one idea
//! share their sentences.

use grille_say::{Say, Text, text};

use crate::technique::Technique;

/// Techniques that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// One cell, one digit.
    Singles,
    /// Where two houses meet.
    Intersections,
    /// As many digits as cells.
    Subsets,
    /// One digit in as many rows as columns.
    Fish,
    /// One digit and two strong links.
    SingleDigit,
    /// A pivot and its pincers.
    Wings,
    /// One link after the other.
    Chains,
    /// Candidates of two colours, one of which is true.
    Colouring,
    /// Cells with one digit more than there are of them.
    AlmostLockedSets,
    /// Patterns that a unique solution rules out.
    Uniqueness,
    /// Cages and sums.
    Cages,
    /// Other constraints of variants.
    Constraints,
    /// What remains: every way a digit can fill its houses, trial and error.
    LastResorts,
}

impl Family {
    /// The name for programs, the same in every language.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Family::Singles => "singles",
            Family::Intersections => "intersections",
            Family::Subsets => "subsets",
            Family::Fish => "fish",
            Family::SingleDigit => "single-digit",
            Family::Wings => "wings",
            Family::Chains => "chains",
            Family::Colouring => "colouring",
            Family::AlmostLockedSets => "almost-locked-sets",
            Family::Uniqueness => "uniqueness",
            Family::Cages => "cages",
            Family::Constraints => "constraints",
            Family::LastResorts => "last-resorts",
        }
    }
}

impl Say for Family {
    fn text(&self) -> Text {
        match self {
            Family::Singles => text!("technique-family-singles"),
            Family::Intersections => text!("technique-family-intersections"),
            Family::Subsets => text!("technique-family-subsets"),
            Family::Fish => text!("technique-family-fish"),
            Family::SingleDigit => text!("technique-family-single-digit"),
            Family::Wings => text!("technique-family-wings"),
            Family::Chains => text!("technique-family-chains"),
            Family::Colouring => text!("technique-family-colouring"),
            Family::AlmostLockedSets => text!("technique-family-almost-locked-sets"),
            Family::Uniqueness => text!("technique-family-uniqueness"),
            Family::Cages => text!("technique-family-cages"),
            Family::Constraints => text!("technique-family-constraints"),
            Family::LastResorts => text!("technique-family-last-resorts"),
        }
    }
}

impl Technique {
    /// The family that it belongs to.
    #[must_use]
    pub fn family(self) -> Family {
        self.family_and_rule().0
    }

    /// How it works, in a few sentences.
    ///
    /// ```
    /// use grille_logic::Technique;
    /// use grille_say::Lang;
    ///
    /// let rule = Lang::English.say(&Technique::NakedSingle.rule());
    /// assert_eq!(rule, "When all digits but one are excluded from a cell, that one goes there.");
    /// ```
    #[must_use]
    pub fn rule(self) -> Text {
        self.family_and_rule().1
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each technique")]
    fn family_and_rule(self) -> (Family, Text) {
        match self {
            Technique::FullHouse => (Family::Singles, text!("how-full-house")),
            Technique::NakedSingle => (Family::Singles, text!("how-naked-single")),
            Technique::HiddenSingle => (Family::Singles, text!("how-hidden-single")),
            Technique::Pointing => (Family::Intersections, text!("how-pointing")),
            Technique::Claiming => (Family::Intersections, text!("how-claiming")),
            Technique::LockedPair => (Family::Subsets, text!("how-locked-pair")),
            Technique::LockedTriple => (Family::Subsets, text!("how-locked-triple")),
            Technique::NakedPair => (Family::Subsets, text!("how-naked-pair")),
            Technique::NakedTriple => (Family::Subsets, text!("how-naked-triple")),
            Technique::NakedQuad => (Family::Subsets, text!("how-naked-quad")),
            Technique::HiddenPair => (Family::Subsets, text!("how-hidden-pair")),
            Technique::HiddenTriple => (Family::Subsets, text!("how-hidden-triple")),
            Technique::HiddenQuad => (Family::Subsets, text!("how-hidden-quad")),
            Technique::XWing
            | Technique::Swordfish
            | Technique::Jellyfish
            | Technique::Squirmbag
            | Technique::Whale
            | Technique::Leviathan => (Family::Fish, text!("how-fish")),
            Technique::FinnedXWing
            | Technique::SashimiXWing
            | Technique::FinnedSwordfish
            | Technique::SashimiSwordfish
            | Technique::FinnedJellyfish
            | Technique::SashimiJellyfish
            | Technique::FinnedSquirmbag
            | Technique::SashimiSquirmbag
            | Technique::FinnedWhale
            | Technique::SashimiWhale
            | Technique::FinnedLeviathan
            | Technique::SashimiLeviathan => (Family::Fish, text!("how-finned-fish")),
            Technique::FrankenXWing
            | Technique::FinnedFrankenXWing
            | Technique::FrankenSwordfish
            | Technique::FinnedFrankenSwordfish
            | Technique::FrankenJellyfish
            | Technique::FinnedFrankenJellyfish
            | Technique::FrankenSquirmbag
            | Technique::FinnedFrankenSquirmbag
            | Technique::FrankenWhale
            | Technique::FinnedFrankenWhale
            | Technique::FrankenLeviathan
            | Technique::FinnedFrankenLeviathan => (Family::Fish, text!("how-franken-fish")),
            Technique::MutantXWing
            | Technique::FinnedMutantXWing
            | Technique::MutantSwordfish
            | Technique::FinnedMutantSwordfish
            | Technique::MutantJellyfish
            | Technique::FinnedMutantJellyfish
            | Technique::MutantSquirmbag
            | Technique::FinnedMutantSquirmbag
            | Technique::MutantWhale
            | Technique::FinnedMutantWhale
            | Technique::MutantLeviathan
            | Technique::FinnedMutantLeviathan => (Family::Fish, text!("how-mutant-fish")),
            Technique::KrakenFish1 | Technique::KrakenFish2 => {
                (Family::Fish, text!("how-kraken-fish"))
            }
            Technique::Skyscraper => (Family::SingleDigit, text!("how-skyscraper")),
            Technique::TwoStringKite => (Family::SingleDigit, text!("how-two-string-kite")),
            Technique::TurbotFish => (Family::SingleDigit, text!("how-turbot-fish")),
            Technique::EmptyRectangle => (Family::SingleDigit, text!("how-empty-rectangle")),
            Technique::WWing => (Family::Wings, text!("how-w-wing")),
            Technique::XyWing => (Family::Wings, text!("how-xy-wing")),
            Technique::XyzWing => (Family::Wings, text!("how-xyz-wing")),
            Technique::WxyzWing | Technique::VwxyzWing => (Family::Wings, text!("how-bent-set")),
            Technique::RemotePair => (Family::Chains, text!("how-remote-pair")),
            Technique::XChain => (Family::Chains, text!("how-x-chain")),
            Technique::XyChain => (Family::Chains, text!("how-xy-chain")),
            Technique::NiceLoop | Technique::GroupedNiceLoop => {
                (Family::Chains, text!("how-nice-loop"))
            }
            Technique::ForcingChain => (Family::Chains, text!("how-forcing-chain")),
            Technique::ForcingNet => (Family::Chains, text!("how-forcing-net")),
            Technique::Medusa => (Family::Colouring, text!("how-medusa")),
            Technique::SueDeCoq => (Family::AlmostLockedSets, text!("how-sue-de-coq")),
            Technique::AlsXz => (Family::AlmostLockedSets, text!("how-als-xz")),
            Technique::AlsXyWing => (Family::AlmostLockedSets, text!("how-als-xy-wing")),
            Technique::AlsChain => (Family::AlmostLockedSets, text!("how-als-chain")),
            Technique::DeathBlossom => (Family::AlmostLockedSets, text!("how-death-blossom")),
            Technique::AlignedPair | Technique::AlignedTriplet => {
                (Family::AlmostLockedSets, text!("how-aligned"))
            }
            Technique::TemplateSet | Technique::TemplateDelete => {
                (Family::LastResorts, text!("how-template"))
            }
            Technique::Trial => (Family::LastResorts, text!("how-trial")),
            Technique::BruteForce => (Family::LastResorts, text!("how-brute-force")),
            Technique::SimpleColours => (Family::Colouring, text!("how-simple-colours")),
            Technique::MultiColours => (Family::Colouring, text!("how-multi-colours")),
            Technique::UniqueRectangle1
            | Technique::UniqueRectangle2
            | Technique::UniqueRectangle3
            | Technique::UniqueRectangle4
            | Technique::UniqueRectangle5
            | Technique::UniqueRectangle6 => (Family::Uniqueness, text!("how-unique-rectangle")),
            Technique::HiddenRectangle => (Family::Uniqueness, text!("how-hidden-rectangle")),
            Technique::AvoidableRectangle1 | Technique::AvoidableRectangle2 => {
                (Family::Uniqueness, text!("how-avoidable-rectangle"))
            }
            Technique::UniqueLoop1
            | Technique::UniqueLoop2
            | Technique::UniqueLoop3
            | Technique::UniqueLoop4 => (Family::Uniqueness, text!("how-unique-loop")),
            Technique::BugPlusOne
            | Technique::BugType2
            | Technique::BugType3
            | Technique::BugType4
            | Technique::BugLite => (Family::Uniqueness, text!("how-bug")),
            Technique::CageCombination
            | Technique::CageArrangement
            | Technique::CageClash
            | Technique::KillerSubset
            | Technique::SumLimits
            | Technique::RuleOf45
            | Technique::InniesOuties => (Family::Cages, text!("how-cage")),
            Technique::EqualCells
            | Technique::EqualSight
            | Technique::PairRelation
            | Technique::Thermometer
            | Technique::SignChain
            | Technique::LineEnds
            | Technique::DigitRun
            | Technique::CircleCount
            | Technique::LockedSight
            | Technique::LockedInConstraint
            | Technique::LockedRelation
            | Technique::SharedPartner
            | Technique::Alternation
            | Technique::SandwichFilling
            | Technique::OutsideClue
            | Technique::ConstraintBreaks => (Family::Constraints, text!("how-constraint")),
        }
    }
}
