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
    /// Patterns that a unique solution rules out.
    Uniqueness,
    /// Cages and sums.
    Cages,
    /// Other constraints of variants.
    Constraints,
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
            Family::Uniqueness => "uniqueness",
            Family::Cages => "cages",
            Family::Constraints => "constraints",
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
            Family::Uniqueness => text!("technique-family-uniqueness"),
            Family::Cages => text!("technique-family-cages"),
            Family::Constraints => text!("technique-family-constraints"),
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
            Technique::XWing | Technique::Swordfish | Technique::Jellyfish => {
                (Family::Fish, text!("how-fish"))
            }
            Technique::FinnedXWing
            | Technique::SashimiXWing
            | Technique::FinnedSwordfish
            | Technique::SashimiSwordfish
            | Technique::FinnedJellyfish
            | Technique::SashimiJellyfish => (Family::Fish, text!("how-finned-fish")),
            Technique::Skyscraper => (Family::SingleDigit, text!("how-skyscraper")),
            Technique::TwoStringKite => (Family::SingleDigit, text!("how-two-string-kite")),
            Technique::TurbotFish => (Family::SingleDigit, text!("how-turbot-fish")),
            Technique::EmptyRectangle => (Family::SingleDigit, text!("how-empty-rectangle")),
            Technique::WWing => (Family::Wings, text!("how-w-wing")),
            Technique::XyWing => (Family::Wings, text!("how-xy-wing")),
            Technique::XyzWing => (Family::Wings, text!("how-xyz-wing")),
            Technique::RemotePair => (Family::Chains, text!("how-remote-pair")),
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
            | Technique::BugType4 => (Family::Uniqueness, text!("how-bug")),
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
