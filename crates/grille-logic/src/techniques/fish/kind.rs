//! The kinds of fish: size, houses, fins.

use grille_core::HouseKind;

use crate::technique::Technique;

/// Which houses a fish uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// Rows covered by columns, or columns covered by rows.
    Basic,
    /// The same with boxes (or other groups) among them.
    Franken,
    /// Any other mixture.
    Mutant,
}

/// Whether a fish has fins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fins {
    /// None.
    Without,
    /// Some; every line of the base keeps two places or more without them.
    Finned,
    /// Some; a line of the base keeps only one place without them.
    Sashimi,
}

/// A kind of fish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Kind {
    pub shape: Shape,
    pub fins: Fins,
    /// The number of houses in the base.
    pub size: usize,
}

/// The largest fish.
pub(super) const MOST: usize = 7;

/// The techniques of a shape from size 2 on.
type Sizes = [Technique; MOST - 1];

const KINDS: [(Shape, Fins, Sizes); 7] = [
    (
        Shape::Basic,
        Fins::Without,
        [
            Technique::XWing,
            Technique::Swordfish,
            Technique::Jellyfish,
            Technique::Squirmbag,
            Technique::Whale,
            Technique::Leviathan,
        ],
    ),
    (
        Shape::Basic,
        Fins::Finned,
        [
            Technique::FinnedXWing,
            Technique::FinnedSwordfish,
            Technique::FinnedJellyfish,
            Technique::FinnedSquirmbag,
            Technique::FinnedWhale,
            Technique::FinnedLeviathan,
        ],
    ),
    (
        Shape::Basic,
        Fins::Sashimi,
        [
            Technique::SashimiXWing,
            Technique::SashimiSwordfish,
            Technique::SashimiJellyfish,
            Technique::SashimiSquirmbag,
            Technique::SashimiWhale,
            Technique::SashimiLeviathan,
        ],
    ),
    (
        Shape::Franken,
        Fins::Without,
        [
            Technique::FrankenXWing,
            Technique::FrankenSwordfish,
            Technique::FrankenJellyfish,
            Technique::FrankenSquirmbag,
            Technique::FrankenWhale,
            Technique::FrankenLeviathan,
        ],
    ),
    (
        Shape::Franken,
        Fins::Finned,
        [
            Technique::FinnedFrankenXWing,
            Technique::FinnedFrankenSwordfish,
            Technique::FinnedFrankenJellyfish,
            Technique::FinnedFrankenSquirmbag,
            Technique::FinnedFrankenWhale,
            Technique::FinnedFrankenLeviathan,
        ],
    ),
    (
        Shape::Mutant,
        Fins::Without,
        [
            Technique::MutantXWing,
            Technique::MutantSwordfish,
            Technique::MutantJellyfish,
            Technique::MutantSquirmbag,
            Technique::MutantWhale,
            Technique::MutantLeviathan,
        ],
    ),
    (
        Shape::Mutant,
        Fins::Finned,
        [
            Technique::FinnedMutantXWing,
            Technique::FinnedMutantSwordfish,
            Technique::FinnedMutantJellyfish,
            Technique::FinnedMutantSquirmbag,
            Technique::FinnedMutantWhale,
            Technique::FinnedMutantLeviathan,
        ],
    ),
];

impl Kind {
    /// The kind that a technique looks for; `None` if it is no fish.
    pub fn of(technique: Technique) -> Option<Kind> {
        KINDS.iter().find_map(|&(shape, fins, sizes)| {
            let at = sizes.iter().position(|&each| each == technique)?;
            Some(Kind {
                shape,
                fins,
                size: at + 2,
            })
        })
    }

    /// The technique that looks for fish of this kind.
    pub fn technique(self) -> Technique {
        let same =
            |&&(shape, fins, _): &&(Shape, Fins, Sizes)| (shape, fins) == (self.shape, self.fins);
        let (_, _, sizes) = KINDS
            .iter()
            .find(same)
            .expect("every shape has its techniques");
        sizes[self.size - 2]
    }
}

/// What kinds of houses there are among some: rows, columns, others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Kinds(u8);

impl Kinds {
    pub const ROWS: Kinds = Kinds(1);
    pub const COLUMNS: Kinds = Kinds(2);
    pub const OTHERS: Kinds = Kinds(4);
    pub const ALL: Kinds = Kinds(7);

    pub fn of(kind: HouseKind) -> Kinds {
        match kind {
            HouseKind::Row => Kinds::ROWS,
            HouseKind::Column => Kinds::COLUMNS,
            _ => Kinds::OTHERS,
        }
    }

    pub fn and(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    pub fn contain(self, other: Kinds) -> bool {
        self.0 & other.0 == other.0
    }

    /// The lines alone.
    fn lines(self) -> Kinds {
        Kinds(self.0 & !Kinds::OTHERS.0)
    }
}

impl Shape {
    /// The shape of a fish with these houses in its base and its cover.
    pub fn of(base: Kinds, cover: Kinds) -> Shape {
        match (base.lines(), cover.lines()) {
            (Kinds::ROWS, Kinds::COLUMNS) | (Kinds::COLUMNS, Kinds::ROWS) => {
                if base.and(cover).contain(Kinds::OTHERS) {
                    Shape::Franken
                } else {
                    Shape::Basic
                }
            }
            _ => Shape::Mutant,
        }
    }

    /// The houses that the base and the cover may have, one way round after the other.
    pub fn ways(self) -> &'static [(Kinds, Kinds)] {
        const BOXES_AND_ROWS: Kinds = Kinds(5);
        const BOXES_AND_COLUMNS: Kinds = Kinds(6);
        match self {
            Shape::Basic => &[(Kinds::ROWS, Kinds::COLUMNS), (Kinds::COLUMNS, Kinds::ROWS)],
            Shape::Franken => &[
                (BOXES_AND_ROWS, BOXES_AND_COLUMNS),
                (BOXES_AND_COLUMNS, BOXES_AND_ROWS),
            ],
            Shape::Mutant => &[(Kinds::ALL, Kinds::ALL)],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_fish_has_its_technique() {
        let fish: Vec<(Technique, Kind)> = Technique::all()
            .filter_map(|technique| Some((technique, Kind::of(technique)?)))
            .collect();
        assert_eq!(fish.len(), 7 * (MOST - 1));
        for (technique, kind) in fish {
            assert_eq!(kind.technique(), technique);
            let names = [
                "x-wing",
                "swordfish",
                "jellyfish",
                "squirmbag",
                "whale",
                "leviathan",
            ];
            assert!(technique.id().ends_with(names[kind.size - 2]));
        }
    }
}
