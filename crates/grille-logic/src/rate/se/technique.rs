//! The techniques of Sudoku Explainer by name.

use grille_say::{Say, Text, text};

/// A technique of Sudoku Explainer 1.2.1, as it names them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum ExplainerTechnique {
    /// Also the last empty cell of a house.
    #[default]
    HiddenSingle,
    /// A locked candidate of a box that leaves a hidden single.
    DirectPointing,
    /// A locked candidate of a line that leaves a hidden single.
    DirectClaiming,
    /// A hidden pair that leaves a hidden single.
    DirectHiddenPair,
    /// A hidden triplet that leaves a hidden single.
    DirectHiddenTriplet,
    /// The last candidate of a cell.
    NakedSingle,
    /// A locked candidate of a box.
    Pointing,
    /// A locked candidate of a line.
    Claiming,
    /// Two cells with two digits.
    NakedPair,
    /// A fish of two lines.
    XWing,
    /// Two digits in two cells.
    HiddenPair,
    /// Three cells with three digits.
    NakedTriplet,
    /// A fish of three lines.
    Swordfish,
    /// Three digits in three cells.
    HiddenTriplet,
    /// A pivot with two candidates and two pincers.
    XyWing,
    /// A pivot with three candidates and two pincers.
    XyzWing,
    /// Unique rectangles and loops of all types.
    UniqueLoop,
    /// Four cells with four digits.
    NakedQuad,
    /// A fish of four lines.
    Jellyfish,
    /// Four digits in four cells.
    HiddenQuad,
    /// The bivalue universal grave, all types.
    Bug,
    /// Combinations of two cells.
    AlignedPairExclusion,
    /// Combinations of three cells.
    AlignedTripletExclusion,
    /// A cycle along one digit.
    XCycle,
    /// A cycle along cells with two candidates.
    YCycle,
    /// A cycle along both.
    Cycle,
    /// A chain along one digit.
    XChain,
    /// A chain of one line.
    ForcingChain,
    /// A contradiction along one digit.
    Nishio,
    /// A chain from all candidates of a cell.
    CellChains,
    /// A chain from all places of a digit in a house.
    HouseChains,
    /// A chain in which what is ruled out stays so, with what is found inside it: nothing (0), simple techniques (1),
    /// and chains of rising kinds (2 to 5).
    Dynamic(ChainKind, u8),
}

/// What a dynamic chain starts from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ChainKind {
    /// One assumption, which fails.
    Contradiction,
    /// Both states of a candidate.
    Double,
    /// All candidates of a cell.
    Cell,
    /// All places of a digit in a house.
    House,
}

impl ExplainerTechnique {
    /// The name in files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::HiddenSingle => "hidden-single",
            Self::DirectPointing => "direct-pointing",
            Self::DirectClaiming => "direct-claiming",
            Self::DirectHiddenPair => "direct-hidden-pair",
            Self::DirectHiddenTriplet => "direct-hidden-triplet",
            Self::NakedSingle => "naked-single",
            Self::Pointing => "pointing",
            Self::Claiming => "claiming",
            Self::NakedPair => "naked-pair",
            Self::XWing => "x-wing",
            Self::HiddenPair => "hidden-pair",
            Self::NakedTriplet => "naked-triplet",
            Self::Swordfish => "swordfish",
            Self::HiddenTriplet => "hidden-triplet",
            Self::XyWing => "xy-wing",
            Self::XyzWing => "xyz-wing",
            Self::UniqueLoop => "unique-loop",
            Self::NakedQuad => "naked-quad",
            Self::Jellyfish => "jellyfish",
            Self::HiddenQuad => "hidden-quad",
            Self::Bug => "bug",
            Self::AlignedPairExclusion => "aligned-pair-exclusion",
            Self::AlignedTripletExclusion => "aligned-triplet-exclusion",
            Self::XCycle => "x-cycle",
            Self::YCycle => "y-cycle",
            Self::Cycle => "cycle",
            Self::XChain => "x-chain",
            Self::ForcingChain => "forcing-chain",
            Self::Nishio => "nishio",
            Self::CellChains => "cell-chains",
            Self::HouseChains => "house-chains",
            Self::Dynamic(ChainKind::Contradiction, _) => "dynamic-contradiction",
            Self::Dynamic(ChainKind::Double, _) => "dynamic-double",
            Self::Dynamic(ChainKind::Cell, _) => "dynamic-cell-chains",
            Self::Dynamic(ChainKind::House, _) => "dynamic-house-chains",
        }
    }
}

impl Say for ExplainerTechnique {
    fn text(&self) -> Text {
        match *self {
            Self::HiddenSingle => text!("explainer-hidden-single"),
            Self::DirectPointing => text!("explainer-direct-pointing"),
            Self::DirectClaiming => text!("explainer-direct-claiming"),
            Self::DirectHiddenPair => text!("explainer-direct-hidden-pair"),
            Self::DirectHiddenTriplet => text!("explainer-direct-hidden-triplet"),
            Self::NakedSingle => text!("explainer-naked-single"),
            Self::Pointing => text!("explainer-pointing"),
            Self::Claiming => text!("explainer-claiming"),
            Self::NakedPair => text!("explainer-naked-pair"),
            Self::XWing => text!("explainer-x-wing"),
            Self::HiddenPair => text!("explainer-hidden-pair"),
            Self::NakedTriplet => text!("explainer-naked-triplet"),
            Self::Swordfish => text!("explainer-swordfish"),
            Self::HiddenTriplet => text!("explainer-hidden-triplet"),
            Self::XyWing => text!("explainer-xy-wing"),
            Self::XyzWing => text!("explainer-xyz-wing"),
            Self::UniqueLoop => text!("explainer-unique-loop"),
            Self::NakedQuad => text!("explainer-naked-quad"),
            Self::Jellyfish => text!("explainer-jellyfish"),
            Self::HiddenQuad => text!("explainer-hidden-quad"),
            Self::Bug => text!("explainer-bug"),
            Self::AlignedPairExclusion => text!("explainer-aligned-pair-exclusion"),
            Self::AlignedTripletExclusion => text!("explainer-aligned-triplet-exclusion"),
            Self::XCycle => text!("explainer-x-cycle"),
            Self::YCycle => text!("explainer-y-cycle"),
            Self::Cycle => text!("explainer-cycle"),
            Self::XChain => text!("explainer-x-chain"),
            Self::ForcingChain => text!("explainer-forcing-chain"),
            Self::Nishio => text!("explainer-nishio"),
            Self::CellChains => text!("explainer-cell-chains"),
            Self::HouseChains => text!("explainer-house-chains"),
            Self::Dynamic(kind, level) => {
                let inside = inside(level);
                match kind {
                    ChainKind::Contradiction => {
                        text!("explainer-dynamic-contradiction", inside = inside)
                    }
                    ChainKind::Double => text!("explainer-dynamic-double", inside = inside),
                    ChainKind::Cell => text!("explainer-dynamic-cell-chains", inside = inside),
                    ChainKind::House => text!("explainer-dynamic-house-chains", inside = inside),
                }
            }
        }
    }
}

/// What is found inside a dynamic chain.
fn inside(level: u8) -> Text {
    match level {
        0 => text!("explainer-inside-nothing"),
        1 => text!("explainer-inside-techniques"),
        2 => text!("explainer-inside-chains"),
        3 => text!("explainer-inside-multiple"),
        4 => text!("explainer-inside-dynamic"),
        _ => text!("explainer-inside-nested"),
    }
}
