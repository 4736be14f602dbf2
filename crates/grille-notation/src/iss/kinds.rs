//! The meaning of each kind of item.

use grille_core::Cell;
use grille_core::constraint::{
    Condition, Constraint, Custom, Equal, EqualKind, Fault, Group, GroupKind, Line, LineKind,
    Outside, OutsideKind, SignKind, Whole,
};
use grille_core::internal::Quota;

use super::super::error::ParseError;
use super::board::{Board, is_layout};
use super::chaos;
use super::item::Item;
use super::sets::arrow;

/// The kinds that are supported in addition to those of the layout.
const KINDS: [&str; 60] = [
    "AllDifferent",
    "And",
    "AntiConsecutive",
    "AntiKing",
    "AntiKnight",
    "AntiTaxicab",
    "Arrow",
    "Between",
    "Binary",
    "BinaryX",
    "BlackDot",
    "Cage",
    "ContainAtLeast",
    "ContainExact",
    "CountDistinct",
    "CountingCircles",
    "Diagonal",
    "DisjointSets",
    "Doppelganger",
    "DoubleArrow",
    "DutchFlatmates",
    "Entropic",
    "EqualSum",
    "EqualityCage",
    "FullRank",
    "FullRankTies",
    "GlobalEntropy",
    "GlobalMod",
    "GreaterThan",
    "HiddenSkyscraper",
    "Indexing",
    "LittleKiller",
    "Lockout",
    "LookAndSay",
    "Lunchbox",
    "Modular",
    "NFA",
    "NumberedRoom",
    "Or",
    "Pair",
    "PairX",
    "Palindrome",
    "PillArrow",
    "Quad",
    "Regex",
    "RegionSameValues",
    "RegionSumLine",
    "RellikCage",
    "Renban",
    "Replicate",
    "SameValues",
    "Sandwich",
    "Skyscraper",
    "StrictKropki",
    "StrictXV",
    "Sum",
    "SumLine",
    "Thermo",
    "ValueIndexing",
    "WhiteDot",
];

/// Whether this is the name of a kind.
pub(super) fn is_kind(name: &str) -> bool {
    KINDS.contains(&name)
        || ["X", "V", "XSum", "Whisper", "Windoku", "Zipper"].contains(&name)
        || name.starts_with("Chaos")
}

/// Kinds that refer to rows, columns and boxes, which a `Raw` grid does not have.
fn needs_houses(name: &str) -> bool {
    is_outside(name)
        || name.starts_with("Chaos")
        || matches!(
            name,
            "AntiKing"
                | "AntiKnight"
                | "Diagonal"
                | "DisjointSets"
                | "Doppelganger"
                | "FullRankTies"
                | "Indexing"
                | "RegionSameValues"
                | "Windoku"
        )
}

/// Clues outside the grid.
pub(super) fn is_outside(name: &str) -> bool {
    matches!(
        name,
        "FullRank"
            | "HiddenSkyscraper"
            | "LittleKiller"
            | "NumberedRoom"
            | "Sandwich"
            | "Skyscraper"
            | "XSum"
    )
}

/// Kinds that apply to the whole grid, so that they cannot be inside another item.
pub(super) fn is_global(name: &str) -> bool {
    is_layout(name)
        || name.starts_with("Chaos")
        || matches!(
            name,
            "AntiConsecutive"
                | "AntiKing"
                | "AntiKnight"
                | "AntiTaxicab"
                | "Diagonal"
                | "DisjointSets"
                | "Doppelganger"
                | "DutchFlatmates"
                | "FullRankTies"
                | "GlobalEntropy"
                | "GlobalMod"
                | "RegionSameValues"
                | "StrictKropki"
                | "StrictXV"
                | "Windoku"
        )
}

impl Board {
    /// The constraints of an item.
    #[allow(clippy::too_many_lines, reason = "a table of kinds, a line each")]
    pub(super) fn constraints(
        &self,
        item: &Item,
        all: &[Item],
        quota: &Quota<'_>,
    ) -> Result<Vec<Constraint>, ParseError> {
        let name = &*item.name;
        if is_layout(name) {
            return Ok(Vec::new());
        }
        if self.is_raw && needs_houses(name) {
            return Err(item.unsupported_because("Raw"));
        }
        if is_global(name)
            && !matches!(
                name,
                "Diagonal" | "FullRankTies" | "ChaosArrow" | "ChaosCount"
            )
        {
            item.no_arguments()?;
        }
        if chaos::is_about_regions(item) {
            return self.region_clue(item);
        }
        let cells = |from: usize| self.cells(item, item.args.get(from..).unwrap_or_default());
        let line = |kind: LineKind, from: usize| {
            let cells = cells(from)?;
            Ok(vec![Constraint::Line(Line { kind, cells })])
        };
        // A constraint on neighbours applies to those in the grid; cells beside it only happen to be neighbours.
        let whole = |kind: Whole| {
            let constraint = Constraint::Whole(kind);
            if !self.has_more() {
                return Ok(vec![constraint]);
            }
            let conditions = match constraint.compile_within(&self.grid, &[], quota) {
                Ok(conditions) => conditions,
                Err(fault @ (Fault::TooMuch | Fault::OutOfTime)) => return Err(item.fault(fault)),
                Err(_) => return Err(item.unsupported()),
            };
            Ok(vec![custom(name, conditions)])
        };
        // Constraints on low, middle and high digits are for the digits from 1 to 9.
        let nine = self.layout.digits() == 9 && self.layout.lowest() == 1;
        let strict = |kinds: [SignKind; 2]| {
            if self.has_more() {
                return Err(item.unsupported());
            }
            let kinds = kinds.map(|kind| Constraint::Whole(Whole::AllGiven(kind)));
            Ok(kinds.to_vec())
        };
        let group = |kind: GroupKind, from: usize| {
            let cells = cells(from)?;
            Ok(vec![Constraint::Group(Group { kind, cells })])
        };
        match name {
            "AntiKnight" => whole(Whole::AntiKnight),
            "AntiKing" => whole(Whole::AntiKing),
            "AntiTaxicab" if self.layout.lowest() == 1 => whole(Whole::AntiTaxicab),
            "AntiConsecutive" => whole(Whole::NonConsecutive),
            "GlobalEntropy" if nine => whole(Whole::GlobalEntropy),
            "GlobalMod" if self.layout.digits() == 9 => whole(Whole::GlobalModulo),
            "DutchFlatmates" if nine => whole(Whole::DutchFlatmates),
            "StrictKropki" => strict([SignKind::WHITE, SignKind::BLACK]),
            "StrictXV" => strict([SignKind::X, SignKind::V]),
            "Diagonal" | "Windoku" | "DisjointSets" | "Doppelganger" | "RegionSameValues" => {
                self.regions(item)
            }
            "Thermo" => line(LineKind::Thermo, 0),
            "Palindrome" => line(LineKind::Palindrome, 0),
            "Renban" => line(LineKind::Renban, 0),
            "Between" => line(LineKind::Between, 0),
            "Zipper" => line(LineKind::Zipper, 0),
            "Entropic" if nine => line(LineKind::Entropic, 0),
            // Without regions it has no effect.
            "RegionSumLine" if !self.has_regions() => {
                cells(0)?;
                Ok(vec![custom(name, Vec::new())])
            }
            "RegionSumLine" => line(LineKind::RegionSum, 0),
            "DoubleArrow" => line(LineKind::DoubleArrow, 0),
            "Modular" => line(LineKind::Modular(item.number(0)?), 1),
            "Lockout" => line(LineKind::Lockout(item.number(0)?), 1),
            // The difference may be omitted.
            "Whisper" => match item.number(0) {
                Ok(apart) => line(LineKind::Whisper(apart), 1),
                Err(_) => line(LineKind::Whisper(5), 0),
            },
            "SumLine" => self.sum_line(item, quota),
            "Regex" | "NFA" | "Pair" | "Binary" | "PairX" | "BinaryX" => self.tables(item, quota),
            "CountDistinct" | "ValueIndexing" => self.custom_line(item, quota),
            "Arrow" => {
                let cells = cells(0)?;
                arrow(item, &cells, 1)
            }
            "PillArrow" => self.pill(item, &cells(1)?),
            "AllDifferent" => Ok(vec![Constraint::Region(cells(0)?)]),
            "Cage" | "Sum" => self.sum(item),
            "RellikCage" => group(GroupKind::Rellik(item.number(0)?), 1),
            "Lunchbox" => group(GroupKind::Lunchbox(item.number(0)?), 1),
            "EqualityCage" => group(GroupKind::Equality, 0),
            "CountingCircles" => group(GroupKind::CountingCircles, 0),
            "Indexing" => match item.arg(0)? {
                "R" => group(GroupKind::RowIndex, 1),
                "C" => group(GroupKind::ColumnIndex, 1),
                other => Err(item.wrong(other)),
            },
            "LookAndSay" => self.look_and_say(item, cells(1)?),
            "ContainAtLeast" | "ContainExact" => self.contains(item, cells(1)?),
            "Quad" => self.quad(item),
            "SameValues" => {
                let (sets, cells) = (item.number::<usize>(0)?, cells(1)?);
                if sets == 0 || cells.is_empty() || cells.len() % sets != 0 {
                    return Err(item.wrong(item.arg(0)?));
                }
                Ok(vec![Constraint::Equal(Equal {
                    kind: EqualKind::Digits,
                    groups: cells
                        .chunks(cells.len() / sets)
                        .map(<[Cell]>::to_vec)
                        .collect(),
                })])
            }
            "EqualSum" => {
                let groups = item.args.split(|arg| arg == "-");
                let groups: Result<Vec<_>, _> =
                    groups.map(|names| self.cells(item, names)).collect();
                Ok(vec![Constraint::Equal(Equal {
                    kind: EqualKind::Sums,
                    groups: groups?,
                })])
            }
            "WhiteDot" => self.signs(item, SignKind::WHITE),
            "BlackDot" => self.signs(item, SignKind::BLACK),
            "X" => self.signs(item, SignKind::X),
            "V" => self.signs(item, SignKind::V),
            "GreaterThan" => self.signs(item, SignKind::Less),
            "XSum" => self.clues(item, OutsideKind::XSum),
            "Skyscraper" => self.clues(item, OutsideKind::Skyscraper),
            "HiddenSkyscraper" => self.clues(item, OutsideKind::HiddenSkyscraper),
            "NumberedRoom" => self.clues(item, OutsideKind::NumberedRoom),
            "FullRank" => self.ranks(item, all, quota),
            "FullRankTies" => self.ties(item),
            "Sandwich" if item.args.len() == 2 => {
                let (side, line) = self.side(item, item.arg(1)?, false)?;
                Ok(vec![Constraint::Outside(Outside {
                    kind: OutsideKind::Sandwich,
                    side,
                    line,
                    value: item.number(0)?,
                })])
            }
            "LittleKiller" => self.little_killer(item),
            "And" => {
                item.no_arguments()?;
                let inner: Result<Vec<_>, _> = item
                    .children
                    .iter()
                    .map(|child| self.inner(child, all, quota))
                    .collect();
                Ok(inner?.concat())
            }
            "Or" => self.either(item, all, quota),
            "Replicate" => self.replicate(item, all, quota),
            _ => Err(item.unsupported()),
        }
    }
}

/// A constraint under its name in the notation.
pub(super) fn custom(name: &str, conditions: Vec<Condition>) -> Constraint {
    Constraint::Custom(Custom {
        name: name.to_string(),
        conditions,
    })
}
