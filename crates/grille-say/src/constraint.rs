//! Short descriptions of constraints, with their location.

use grille_core::constraint::{
    Constraint, EqualKind, GroupKind, LineKind, MarkKind, OutsideKind, RegionClue, Side, SignKind,
    Whole,
};
use grille_core::{Alphabet, Cell, DrawnConstraint, Layout};

use crate::{Say, Text, Value, text};

/// A constraint in words.
pub trait DescribeConstraint {
    /// In a few words: "the cage of 15 at r1c1", "the white dot between r2c3 and r2c4".
    fn describe(&self, layout: &Layout) -> Text;
}

impl Say for DrawnConstraint {
    fn text(&self) -> Text {
        self.constraint.describe(&self.layout)
    }
}

impl DescribeConstraint for Constraint {
    #[allow(clippy::too_many_lines, reason = "one arm for each kind")]
    fn describe(&self, layout: &Layout) -> Text {
        let place = |cell: &Cell| {
            if layout.contains(*cell) {
                Value::Place(layout.place(*cell))
            } else {
                Value::Verbatim(format!("#{}", cell.index()))
            }
        };
        let nowhere = || Value::from("");
        let first = |cells: &[Cell]| cells.first().map_or_else(nowhere, place);
        let last = |cells: &[Cell]| cells.last().map_or_else(nowhere, place);
        match self {
            Constraint::Whole(whole) => whole.text(),
            Constraint::Region(cells) => text!("constraint-region", place = first(cells)),
            Constraint::Cage(cage) => match cage.sum {
                Some(sum) => {
                    text!(
                        "constraint-cage",
                        sum = sum as usize,
                        place = first(&cage.cells)
                    )
                }
                None => text!("constraint-cage-bare", place = first(&cage.cells)),
            },
            Constraint::Magic(magic) => text!("constraint-magic", place = first(&magic.cells)),
            Constraint::Sign(sign) => {
                let (a, b) = (place(&sign.first), place(&sign.second));
                match sign.kind {
                    SignKind::Less => text!("constraint-less", first = a, second = b),
                    kind => text!("constraint-sign", sign = kind.text(), first = a, second = b),
                }
            }
            Constraint::Mark(mark) => {
                let place = place(&mark.cell);
                match mark.kind {
                    MarkKind::Even => text!("constraint-even", place = place),
                    MarkKind::Odd => text!("constraint-odd", place = place),
                    MarkKind::Minimum => text!("constraint-minimum", place = place),
                    MarkKind::Maximum => text!("constraint-maximum", place = place),
                }
            }
            Constraint::Quadruple(quadruple) => text!(
                "constraint-quadruple",
                digits = quadruple
                    .digits
                    .iter()
                    .map(|&digit| Alphabet::of(layout).symbol(digit).to_string())
                    .collect::<Vec<_>>()
                    .join(" "),
                place = first(&quadruple.cells)
            ),
            Constraint::Line(line) => text!(
                "constraint-line",
                line = line.kind.text(),
                first = first(&line.cells),
                last = last(&line.cells)
            ),
            Constraint::Arrow(arrow) => text!(
                "constraint-arrow",
                first = first(&arrow.circle),
                last = last(&arrow.shaft)
            ),
            Constraint::Clone(clone) => text!(
                "constraint-clone",
                first = first(&clone.cells),
                second = first(&clone.copy)
            ),
            Constraint::Outside(outside) => {
                let line = match outside.side {
                    Side::Left | Side::Right => text!("house-row", number = outside.line + 1),
                    Side::Top | Side::Bottom => {
                        text!("house-column", number = Value::Column(outside.line))
                    }
                };
                text!(
                    "constraint-outside",
                    clue = outside.kind.text(),
                    value = outside.value as usize,
                    line = line
                )
            }
            Constraint::LittleKiller(little) => text!(
                "constraint-little-killer",
                sum = little.sum as usize,
                place = place(&little.start)
            ),
            Constraint::Group(group) => {
                let place = first(&group.cells);
                match group.kind {
                    GroupKind::CountingCircles => text!("constraint-circles", place = place),
                    GroupKind::Equality => text!("constraint-equality", place = place),
                    GroupKind::Rellik(sum) => {
                        text!("constraint-rellik", sum = sum as usize, place = place)
                    }
                    GroupKind::Lunchbox(sum) => {
                        text!("constraint-lunchbox", sum = sum as usize, place = place)
                    }
                    GroupKind::RowIndex => text!("constraint-row-index", place = place),
                    GroupKind::ColumnIndex => text!("constraint-column-index", place = place),
                    GroupKind::BoxIndex => text!("constraint-box-index", place = place),
                }
            }
            Constraint::LookAndSay(look) => {
                text!("constraint-look-and-say", place = first(&look.cells))
            }
            Constraint::Equal(equal) => {
                let place = equal
                    .groups
                    .first()
                    .map_or_else(nowhere, |group| first(group));
                match equal.kind {
                    EqualKind::Digits => text!("constraint-same-digits", place = place),
                    EqualKind::Sums => text!("constraint-equal-sums", place = place),
                }
            }
            Constraint::RegionClue(clue) => match clue {
                RegionClue::Run { number, .. } => {
                    text!("constraint-region-run", place = place(number))
                }
                RegionClue::Count { number, .. } => {
                    text!("constraint-region-count", place = place(number))
                }
                RegionClue::Distinct { number, .. } => {
                    text!("constraint-distinct-regions", place = place(number))
                }
                RegionClue::Same(cells) => {
                    text!("constraint-same-region", place = first(cells))
                }
            },
            Constraint::Custom(custom) => text!("constraint-custom", name = &custom.name),
        }
    }
}

impl Say for SignKind {
    fn text(&self) -> Text {
        match *self {
            SignKind::WHITE => text!("sign-white"),
            SignKind::BLACK => text!("sign-black"),
            SignKind::X => text!("sign-x"),
            SignKind::V => text!("sign-v"),
            SignKind::Difference(apart) => text!("sign-difference", number = usize::from(apart)),
            SignKind::Ratio(times) => text!("sign-ratio", number = usize::from(times)),
            SignKind::Sum(sum) => text!("sign-sum", number = usize::from(sum)),
            SignKind::Less => text!("sign-less"),
        }
    }
}

impl Say for LineKind {
    fn text(&self) -> Text {
        match *self {
            LineKind::Thermo => text!("line-thermo"),
            LineKind::SlowThermo => text!("line-slow-thermo"),
            LineKind::Palindrome => text!("line-palindrome"),
            LineKind::Renban => text!("line-renban"),
            LineKind::Nabner => text!("line-nabner"),
            LineKind::Whisper(_) => text!("line-whisper"),
            LineKind::Between => text!("line-between"),
            LineKind::Lockout(_) => text!("line-lockout"),
            LineKind::Zipper => text!("line-zipper"),
            LineKind::RegionSum => text!("line-region-sum"),
            LineKind::Entropic => text!("line-entropic"),
            LineKind::Modular(_) => text!("line-modular"),
            LineKind::Parity => text!("line-parity"),
            LineKind::SumLine(_) => text!("line-sum"),
            LineKind::DoubleArrow => text!("line-double-arrow"),
        }
    }
}

impl Say for OutsideKind {
    fn text(&self) -> Text {
        match *self {
            OutsideKind::Sandwich => text!("outside-sandwich"),
            OutsideKind::XSum => text!("outside-x-sum"),
            OutsideKind::Skyscraper => text!("outside-skyscraper"),
            OutsideKind::HiddenSkyscraper => text!("outside-hidden-skyscraper"),
            OutsideKind::NumberedRoom => text!("outside-numbered-room"),
            OutsideKind::FullRank => text!("outside-full-rank"),
        }
    }
}

impl Say for Whole {
    fn text(&self) -> Text {
        match *self {
            Whole::Diagonals => text!("whole-diagonals"),
            Whole::DiagonalDown => text!("whole-diagonal-down"),
            Whole::DiagonalUp => text!("whole-diagonal-up"),
            Whole::Windows => text!("whole-windows"),
            Whole::Asterisk => text!("whole-asterisk"),
            Whole::CentreDot => text!("whole-centre-dot"),
            Whole::Girandola => text!("whole-girandola"),
            Whole::Argyle => text!("whole-argyle"),
            Whole::DisjointGroups => text!("whole-disjoint-groups"),
            Whole::Hypercube => text!("whole-hypercube"),
            Whole::AntiKnight => text!("whole-anti-knight"),
            Whole::AntiKing => text!("whole-anti-king"),
            Whole::AntiTaxicab => text!("whole-anti-taxicab"),
            Whole::NonConsecutive => text!("whole-non-consecutive"),
            Whole::AllGiven(kind) => text!("whole-all-given", sign = kind.text()),
            Whole::GlobalEntropy => text!("whole-global-entropy"),
            Whole::GlobalModulo => text!("whole-global-modulo"),
            Whole::SemiMagic => text!("whole-semi-magic"),
            Whole::MagicBoxes => text!("whole-magic-boxes"),
            Whole::MagicModulo => text!("whole-magic-modulo"),
            Whole::DutchFlatmates => text!("whole-dutch-flatmates"),
            Whole::ChaosConstruction => text!("whole-chaos-construction"),
        }
    }
}
