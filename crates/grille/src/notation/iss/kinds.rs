//! What each kind of part means.

use std::sync::Arc;

use super::super::error::ParseError;
use super::board::{Board, box_cells, cell_name, coordinates, is_layout};
use super::codec::low_bits;
use super::item::Item;
use crate::variant::{
    Arrow, Cage, Condition, Constraint, Custom, Equal, EqualKind, Fault, Group, GroupKind, Line,
    LineKind, LittleKiller, LookAndSay, Outside, OutsideKind, Quadruple, Relation, Side, Sign,
    SignKind, Totals, Whole, full_rank,
};
use crate::{Cell, Digit, DigitSet, HouseKind};

/// Kinds that are known here besides those of the layout.
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

impl Board {
    /// The constraints of a part.
    #[allow(clippy::too_many_lines, reason = "a table of kinds, a line each")]
    pub(super) fn constraints(
        &self,
        item: &Item,
        all: &[Item],
    ) -> Result<Vec<Constraint>, ParseError> {
        let name = &*item.name;
        if is_layout(name) {
            return Ok(Vec::new());
        }
        let cells = |from: usize| self.cells(item, item.args.get(from..).unwrap_or_default());
        let line = |kind: LineKind, from: usize| {
            let cells = cells(from)?;
            Ok(vec![Constraint::Line(Line { kind, cells })])
        };
        // A rule for neighbours is not for cells beside the grid, which only happen to be neighbours.
        let whole = |kind: Whole| {
            if self.has_more() {
                return Err(item.unsupported());
            }
            Ok(vec![Constraint::Whole(kind)])
        };
        let group = |kind: GroupKind, from: usize| {
            let cells = cells(from)?;
            Ok(vec![Constraint::Group(Group { kind, cells })])
        };
        match name {
            "AntiKnight" => whole(Whole::AntiKnight),
            "AntiKing" => whole(Whole::AntiKing),
            "AntiTaxicab" => whole(Whole::AntiTaxicab),
            "AntiConsecutive" => whole(Whole::NonConsecutive),
            "GlobalEntropy" => whole(Whole::GlobalEntropy),
            "GlobalMod" => whole(Whole::GlobalModulo),
            "DutchFlatmates" => whole(Whole::DutchFlatmates),
            "StrictKropki" => Ok([SignKind::WHITE, SignKind::BLACK]
                .map(|kind| Constraint::Whole(Whole::AllGiven(kind)))
                .to_vec()),
            "StrictXV" => Ok([SignKind::X, SignKind::V]
                .map(|kind| Constraint::Whole(Whole::AllGiven(kind)))
                .to_vec()),
            "Diagonal" | "Windoku" | "DisjointSets" | "Doppelganger" | "RegionSameValues" => {
                self.regions(item)
            }
            "Thermo" => line(LineKind::Thermo, 0),
            "Palindrome" => line(LineKind::Palindrome, 0),
            "Renban" => line(LineKind::Renban, 0),
            "Between" => line(LineKind::Between, 0),
            "Zipper" => line(LineKind::Zipper, 0),
            "Entropic" => line(LineKind::Entropic, 0),
            "RegionSumLine" => line(LineKind::RegionSum, 0),
            "DoubleArrow" => line(LineKind::DoubleArrow, 0),
            "Modular" => line(LineKind::Modular(item.number(0)?), 1),
            "Lockout" => line(LineKind::Lockout(item.number(0)?), 1),
            // The difference may be left out.
            "Whisper" => match item.number(0) {
                Ok(apart) => line(LineKind::Whisper(apart), 1),
                Err(_) => line(LineKind::Whisper(5), 0),
            },
            "SumLine" => self.sum_line(item),
            "Regex" | "NFA" | "Pair" | "Binary" | "PairX" | "BinaryX" => self.tables(item),
            "CountDistinct" | "ValueIndexing" => self.custom_line(item),
            "Arrow" => {
                let cells = cells(0)?;
                arrow(item, &cells, 1)
            }
            "PillArrow" => {
                let cells = cells(1)?;
                arrow(item, &cells, item.number(0)?)
            }
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
            "FullRank" => self.ranks(item, all),
            "FullRankTies" => match item.arg(0)? {
                "any" | "only-unclued" => Ok(Vec::new()),
                _ => Err(item.unsupported()),
            },
            "Sandwich" => {
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
                let inner: Result<Vec<_>, _> = item
                    .children
                    .iter()
                    .map(|child| self.inner(child, all))
                    .collect();
                Ok(inner?.concat())
            }
            "Or" => self.either(item, all),
            "Replicate" => self.replicate(item, all),
            _ => Err(item.unsupported()),
        }
    }

    /// The constraints of a part inside another, where givens are constraints too.
    fn inner(&self, item: &Item, all: &[Item]) -> Result<Vec<Constraint>, ParseError> {
        if !item.name.is_empty() {
            return self.constraints(item, all);
        }
        let given = |given: &String| {
            let (cell, digits) = self.given(given).ok_or_else(|| item.wrong(given))?;
            Ok(Condition::OneOf { cell, digits })
        };
        let conditions: Result<Vec<_>, _> = item.args.iter().map(given).collect();
        Ok(vec![custom("Given", conditions?)])
    }

    fn either(&self, item: &Item, all: &[Item]) -> Result<Vec<Constraint>, ParseError> {
        let mut ways = Vec::new();
        'ways: for child in &item.children {
            let mut conditions = Vec::new();
            for constraint in self.inner(child, all)? {
                match constraint.compile(&self.geometry, &[]) {
                    Ok(compiled) => conditions.extend(compiled),
                    // A way that cannot be is none.
                    Err(Fault::Number { .. } | Fault::Impossible) => continue 'ways,
                    Err(_) => return Err(child.wrong(&child.args.join("~"))),
                }
            }
            ways.push(conditions);
        }
        Ok(vec![custom("Or", vec![Condition::Any(ways)])])
    }

    /// The parts inside, once for each cell of a set, moved so that R1C1 comes to lie there.
    fn replicate(&self, item: &Item, all: &[Item]) -> Result<Vec<Constraint>, ParseError> {
        let set = item.arg(0)?;
        let bits = low_bits(set).ok_or_else(|| item.wrong(set))?;
        let offsets = bits
            .iter()
            .enumerate()
            .filter(|(_, bit)| **bit)
            .map(|(index, _)| index);
        let mut constraints = Vec::new();
        for offset in offsets {
            let by = (offset / self.columns, offset % self.columns);
            for child in &item.children {
                constraints.extend(self.inner(&moved(child, by), all)?);
            }
            if constraints.len() > 100_000 {
                return Err(item.wrong(set));
            }
        }
        Ok(constraints)
    }

    /// Groups that a kind of layout asks for.
    fn regions(&self, item: &Item) -> Result<Vec<Constraint>, ParseError> {
        let (rows, columns) = (self.rows, self.columns);
        let cell = |row: usize, column: usize| Cell::new(row * columns + column);
        let plain = self.geometry.boxes().is_some();
        let unsupported = || Err(item.unsupported());
        match &*item.name {
            "Diagonal" => {
                let down = match item.arg(0)? {
                    "1" => false,
                    "-1" => true,
                    other => return Err(item.wrong(other)),
                };
                if plain {
                    let kind = if down {
                        Whole::DiagonalDown
                    } else {
                        Whole::DiagonalUp
                    };
                    return Ok(vec![Constraint::Whole(kind)]);
                }
                if rows != columns {
                    return unsupported();
                }
                let cells = (0..rows).map(|i| cell(if down { i } else { rows - 1 - i }, i));
                Ok(vec![Constraint::Region(cells.collect())])
            }
            "Windoku" => match self.boxes {
                Some((height, width)) if plain && height == width => {
                    Ok(vec![Constraint::Whole(Whole::Windows)])
                }
                Some((height, width)) => {
                    let corners = (1..)
                        .step_by(height + 1)
                        .take_while(|row| row + height < rows);
                    let windows = corners.flat_map(|row| {
                        let columns = (1..).step_by(width + 1).take_while(|c| c + width < columns);
                        columns.map(move |column| (row, column))
                    });
                    let windows = windows.map(|(row, column)| {
                        let cells =
                            (0..height * width).map(|k| cell(row + k / width, column + k % width));
                        Constraint::Region(cells.collect())
                    });
                    Ok(windows.collect())
                }
                None => unsupported(),
            },
            "DisjointSets" => match self.boxes {
                Some(_) if plain => Ok(vec![Constraint::Whole(Whole::DisjointGroups)]),
                Some(boxes) => {
                    let boxes = box_cells(rows, columns, boxes);
                    let places = 0..boxes[0].len();
                    let sets = places.map(|place| boxes.iter().map(|cells| cells[place]).collect());
                    Ok(sets.map(Constraint::Region).collect())
                }
                None => unsupported(),
            },
            "RegionSameValues" => {
                let houses = self.geometry.houses();
                let largest = houses.iter().map(|house| house.cells().len()).max();
                let groups: Vec<Vec<Cell>> = houses
                    .iter()
                    .filter(|house| Some(house.cells().len()) == largest)
                    .map(|house| house.cells().to_vec())
                    .collect();
                Ok(vec![Constraint::Equal(Equal {
                    kind: EqualKind::Digits,
                    groups,
                })])
            }
            _ => self.doppelganger(item),
        }
    }

    /// Every row, column and box holds 0 and all other digits but one, which stands in a cell beside the
    /// grid; no two of a kind miss the same one, and where a 0 is its row, column and box miss three. What
    /// the rows miss is written in a column, `DGC`, and what the columns miss in a row, `DGR`.
    fn doppelganger(&self, item: &Item) -> Result<Vec<Constraint>, ParseError> {
        let zero = DigitSet::only(Digit::from_index(0));
        let unlike = Arc::new(Relation::new(self.geometry.digits(), |a, b| a != b));
        let kinds = [
            (HouseKind::Row, self.group("DGC")),
            (HouseKind::Column, self.group("DGR")),
            (HouseKind::Box, self.group("DGB")),
        ];
        let mut constraints = Vec::new();
        for (kind, missing) in kinds.iter().filter(|(_, missing)| !missing.is_empty()) {
            for (number, &cell) in missing.iter().enumerate() {
                let house = self.geometry.house(*kind, number);
                let house = house.ok_or_else(|| item.unsupported())?;
                let cells = [house.cells(), &[cell]].concat();
                constraints.push(Constraint::Region(cells));
            }
            constraints.push(Constraint::Region(missing.clone()));
            let digits = self.geometry.all_digits() - zero;
            let not_zero = missing
                .iter()
                .map(|&cell| Condition::OneOf { cell, digits });
            constraints.push(custom("Doppelganger", not_zero.collect()));
        }
        let mut at_zeros = Vec::new();
        for cell in (0..self.rows * self.columns).map(Cell::new) {
            let missing: Vec<Cell> = (self.geometry.houses_of(cell))
                .filter_map(|house| {
                    let (_, missing) = kinds.iter().find(|(kind, _)| *kind == house.kind())?;
                    missing.get(house.number()).copied()
                })
                .collect();
            let pairs = (0..missing.len()).flat_map(|i| (0..i).map(move |j| (i, j)));
            let differ = pairs.map(|(i, j)| Condition::pair(missing[i], missing[j], &unlike));
            let digits = self.geometry.all_digits() - zero;
            let other = vec![Condition::OneOf { cell, digits }];
            at_zeros.push(Condition::Any(vec![other, differ.collect()]));
        }
        constraints.push(custom("Doppelganger", at_zeros));
        Ok(constraints)
    }

    /// A cage, in which no digit comes twice, or a sum, perhaps with weights. A cell may come again.
    fn sum(&self, item: &Item) -> Result<Vec<Constraint>, ParseError> {
        let cells = self.cells(item, item.args.get(1..).unwrap_or_default())?;
        let text = item.arg(0)?;
        let mut parts = text.split('_');
        let wrong = || item.wrong(text);
        let total: i32 = parts
            .next()
            .and_then(|n| n.parse().ok())
            .ok_or_else(wrong)?;
        let weights: Vec<i32> = match parts.next() {
            None => vec![1; cells.len()],
            Some("=") => {
                let weights: Result<Vec<i32>, _> = parts.map(str::parse).collect();
                weights.map_err(|_| wrong())?
            }
            Some(_) => return Err(wrong()),
        };
        let fits = weights.len() == cells.len() && weights.iter().all(|w| w.abs() <= 100);
        if !fits || total.abs() > 1_000_000 {
            return Err(wrong());
        }
        let is_cage = item.name == "Cage";
        let mut once = cells.clone();
        once.sort_unstable();
        once.dedup();
        if once.len() == cells.len() && total >= 0 && weights.iter().all(|&weight| weight == 1) {
            return Ok(vec![Constraint::Cage(Cage {
                cells,
                sum: (total > 0 || !is_cage).then_some(total as u32),
                repeats: !is_cage,
            })]);
        }
        let mut conditions = Vec::new();
        if is_cage {
            if once.len() > self.geometry.digits() {
                return Err(item.wrong(&item.args.join("~")));
            }
            conditions.push(Condition::Different {
                kind: HouseKind::Cage,
                cells: once,
            });
        }
        let terms = cells.into_iter().zip(weights);
        conditions.push(Condition::sum(
            &self.geometry,
            terms,
            Totals::exactly(total),
        ));
        Ok(vec![custom(&item.name, conditions)])
    }

    /// `1223`: one 2 and two 3s.
    fn look_and_say(&self, item: &Item, cells: Vec<Cell>) -> Result<Vec<Constraint>, ParseError> {
        let text = item.arg(0)?;
        let symbols: Option<Vec<u32>> = text.chars().map(|symbol| symbol.to_digit(36)).collect();
        let pairs = symbols.filter(|symbols| symbols.len() % 2 == 0);
        let pairs = pairs.ok_or_else(|| item.wrong(text))?;
        let counts = pairs.chunks(2).map(|pair| {
            let digit = self.geometry.digit(i64::from(pair[1]));
            digit.map(|digit| (pair[0] as u8, digit))
        });
        let counts: Option<Vec<_>> = counts.collect();
        Ok(vec![Constraint::LookAndSay(LookAndSay {
            cells,
            counts: counts.ok_or_else(|| item.wrong(text))?,
        })])
    }

    fn digits<'a>(
        &self,
        item: &Item,
        values: impl Iterator<Item = &'a str>,
    ) -> Result<Vec<Digit>, ParseError> {
        let digit = |value: &str| {
            let digit = value
                .parse()
                .ok()
                .and_then(|value| self.geometry.digit(value));
            digit.ok_or_else(|| item.wrong(value))
        };
        values.map(digit).collect()
    }

    fn contains(&self, item: &Item, cells: Vec<Cell>) -> Result<Vec<Constraint>, ParseError> {
        let digits = self.digits(item, item.arg(0)?.split('_'))?;
        if item.name == "ContainAtLeast" {
            return Ok(vec![Constraint::Quadruple(Quadruple { cells, digits })]);
        }
        let mut counts: Vec<(u8, Digit)> = Vec::new();
        for digit in digits {
            match counts.iter_mut().find(|(_, known)| *known == digit) {
                Some((count, _)) => *count = count.saturating_add(1),
                None => counts.push((1, digit)),
            }
        }
        Ok(vec![Constraint::LookAndSay(LookAndSay { cells, counts })])
    }

    fn quad(&self, item: &Item) -> Result<Vec<Constraint>, ParseError> {
        let corner = item.arg(0)?;
        let wrong = || item.wrong(corner);
        let (row, column) = coordinates(corner).ok_or_else(wrong)?;
        if row + 1 >= self.rows || column + 1 >= self.columns {
            return Err(wrong());
        }
        let around = [(0, 0), (0, 1), (1, 0), (1, 1)];
        let cells = around.map(|(r, c)| Cell::new((row + r) * self.columns + column + c));
        Ok(vec![Constraint::Quadruple(Quadruple {
            cells: cells.to_vec(),
            digits: self.digits(item, item.args[1..].iter().map(String::as_str))?,
        })])
    }

    /// A sign between any two neighbours among the cells; the first is the greater one.
    fn signs(&self, item: &Item, kind: SignKind) -> Result<Vec<Constraint>, ParseError> {
        let cells = self.cells(item, &item.args)?;
        let geometry = &self.geometry;
        let apart = |a: Cell, b: Cell| {
            geometry.row(a).abs_diff(geometry.row(b))
                + geometry.column(a).abs_diff(geometry.column(b))
        };
        let mut signs: Vec<Constraint> = Vec::new();
        for (i, &a) in cells.iter().enumerate() {
            for &b in &cells[i + 1..] {
                if apart(a, b) != 1 {
                    continue;
                }
                let (first, second) = if kind == SignKind::Less {
                    (b, a)
                } else {
                    (a, b)
                };
                let sign = Constraint::Sign(Sign {
                    first,
                    second,
                    kind,
                });
                if !signs.contains(&sign) {
                    signs.push(sign);
                }
            }
        }
        if signs.is_empty() {
            return Err(item.wrong(&item.args.join("~")));
        }
        Ok(signs)
    }

    /// The side that a clue stands on.
    fn side(&self, item: &Item, name: &str, far: bool) -> Result<(Side, usize), ParseError> {
        let (kind, line) = self.line(name).ok_or_else(|| item.wrong(name))?;
        let side = match (kind, far) {
            (HouseKind::Row, false) => Side::Left,
            (HouseKind::Row, true) => Side::Right,
            (_, false) => Side::Top,
            (_, true) => Side::Bottom,
        };
        Ok((side, line))
    }

    /// The clues at both ends of a row or column, either of which may be missing.
    fn ends(&self, item: &Item) -> Result<Vec<(Side, usize, u32)>, ParseError> {
        let mut clues = Vec::new();
        for (at, far) in [(1, false), (2, true)] {
            if item.args.get(at).is_some_and(|value| !value.is_empty()) {
                let (side, line) = self.side(item, item.arg(0)?, far)?;
                clues.push((side, line, item.number(at)?));
            }
        }
        Ok(clues)
    }

    fn clues(&self, item: &Item, kind: OutsideKind) -> Result<Vec<Constraint>, ParseError> {
        let clues = self.ends(item)?.into_iter().map(|(side, line, value)| {
            Constraint::Outside(Outside {
                kind,
                side,
                line,
                value,
            })
        });
        Ok(clues.collect())
    }

    fn ranks(&self, item: &Item, all: &[Item]) -> Result<Vec<Constraint>, ParseError> {
        let ties = all.iter().any(|item| {
            item.name == "FullRankTies" && item.args.first().is_some_and(|ties| ties == "any")
        });
        if !ties {
            return self.clues(item, OutsideKind::FullRank);
        }
        let rank = |(side, line, value): (Side, usize, u32)| {
            let kind = OutsideKind::FullRank;
            let outside = Outside {
                kind,
                side,
                line,
                value,
            };
            let cells = outside.cells(&self.geometry).unwrap_or_default();
            let conditions = full_rank(&self.geometry, &cells, value as usize, true);
            let conditions = conditions.map_err(|_| item.wrong(&item.args.join("~")))?;
            Ok(custom("FullRank", conditions))
        };
        self.ends(item)?.into_iter().map(rank).collect()
    }

    /// From the left side down and right, from the right up and left, from the top down and left, from
    /// the bottom up and right.
    fn little_killer(&self, item: &Item) -> Result<Vec<Constraint>, ParseError> {
        let name = item.arg(1)?;
        let start = self.cell(name).ok_or_else(|| item.wrong(name))?;
        let (row, column) = (self.geometry.row(start), self.geometry.column(start));
        let (last_row, last_column) = (self.rows - 1, self.columns - 1);
        let (down, right) = match () {
            () if column == 0 && row < last_row => (true, true),
            () if column == last_column && 0 < row && row < last_row => (false, false),
            () if row == 0 && column > 0 => (true, false),
            () if row == last_row && 0 < column && column < last_column => (false, true),
            () => return Err(item.wrong(name)),
        };
        Ok(vec![Constraint::LittleKiller(LittleKiller {
            start,
            down,
            right,
            sum: item.number(0)?,
        })])
    }
}

fn arrow(item: &Item, cells: &[Cell], size: usize) -> Result<Vec<Constraint>, ParseError> {
    if !(1..=3).contains(&size) || cells.len() <= size {
        return Err(item.wrong(&item.args.join("~")));
    }
    let (circle, shaft) = cells.split_at(size);
    // A pill is read from left to right and from top to bottom.
    let mut circle = circle.to_vec();
    circle.sort_unstable();
    let shaft = shaft.to_vec();
    Ok(vec![Constraint::Arrow(Arrow { circle, shaft })])
}

/// A constraint under the name that the notation has for it.
pub(super) fn custom(name: &str, conditions: Vec<Condition>) -> Constraint {
    Constraint::Custom(Custom {
        name: name.to_string(),
        conditions,
    })
}

/// A part with its cells moved.
fn moved(item: &Item, (down, right): (usize, usize)) -> Item {
    let shift = |arg: &String| {
        let (name, rest) = match arg.find('_') {
            Some(end) if end > 0 => arg.split_at(end),
            _ => (&arg[..], ""),
        };
        match coordinates(name) {
            Some((row, column)) => cell_name(row + down, column + right) + rest,
            None => arg.clone(),
        }
    };
    Item {
        args: item.args.iter().map(shift).collect(),
        children: item
            .children
            .iter()
            .map(|child| moved(child, (down, right)))
            .collect(),
        ..item.clone()
    }
}
