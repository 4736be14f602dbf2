//! Writes constraint strings.

use std::fmt::Write;

use grille_core::constraint::{
    Arrow, Cage, Condition, Constraint, Equal, EqualKind, Group, GroupKind, Line, LineKind,
    LittleKiller, Mark, MarkKind, Outside, OutsideKind, Side, Sign, SignKind, Whole,
};
use grille_core::{Cell, DigitSet, Layout};
use grille_say::DescribeConstraint;
use grille_solve::Puzzle;

use super::super::{Inexpressible, Notation, Why, shapes};
use super::board::cell_name;
use super::shape::{box_cells, box_shape};
use super::{chaos, codec};

/// One line.
pub(crate) fn print(puzzle: &Puzzle) -> Result<String, Inexpressible> {
    let layout = puzzle.base_layout();
    let refuse = |why: Why| Inexpressible {
        notation: Notation::Iss,
        why,
    };
    let drawn = shapes::is_rectangle(layout) || shapes::is_bare(layout);
    if !drawn || layout.digits() > 16 || layout.rows().max(layout.columns()) > 16 {
        return Err(refuse(Why::Layout));
    }
    let mut text = shape(layout);
    for constraint in puzzle.constraints() {
        let all = puzzle.constraints();
        let part = Writer { layout, all }.constraint(constraint);
        text += &part.ok_or_else(|| refuse(Why::Constraint(constraint.describe(layout))))?;
    }
    let mut givens = String::new();
    for cell in layout.cells() {
        let digits = match puzzle.values().get(cell) {
            Some(digit) => DigitSet::only(digit),
            None => layout.all_digits() - puzzle.eliminated(cell),
        };
        if digits == layout.all_digits() {
            continue;
        }
        givens += "~";
        givens += &name(layout, cell);
        for digit in digits {
            _ = write!(givens, "_{}", layout.number(digit));
        }
    }
    if !givens.is_empty() {
        text = text + "." + &givens;
    }
    // An empty string would not be recognised.
    Ok(if text.is_empty() {
        ".Shape~9x9".to_string()
    } else {
        text
    })
}

fn name(layout: &Layout, cell: Cell) -> String {
    cell_name(layout.row(cell), layout.column(cell))
}

/// The shape, and the regions if they are not the usual boxes.
fn shape(layout: &Layout) -> String {
    let (rows, columns) = (layout.rows(), layout.columns());
    let usual = rows.max(columns);
    let mut text = String::new();
    if (rows, columns) != (9, 9) || layout.digits() != 9 || layout.lowest() == 0 {
        text = format!(".Shape~{rows}x{columns}");
        if layout.lowest() == 0 {
            _ = write!(text, "~0-{}", layout.digits() - 1);
        } else if layout.digits() != usual {
            _ = write!(text, "~{}", layout.digits());
        }
    }
    if shapes::is_bare(layout) {
        let usual = layout.lowest() == 1 && layout.digits() == usual;
        return match (text.is_empty(), usual) {
            (true, _) => ".Shape~9x9~~Raw".to_string(),
            (false, true) => text + "~~Raw",
            (false, false) => text + "~Raw",
        };
    }
    let regions = shapes::regions(layout);
    let boxes = box_shape(rows, columns, usual);
    let drawn = boxes.map_or_else(Vec::new, |boxes| box_cells(rows, columns, boxes));
    if regions == drawn {
        return text;
    }
    if boxes.is_some() {
        text += ".NoBoxes";
    }
    if !regions.is_empty() {
        let symbol = |number: usize| char::from_digit(number as u32, 36).unwrap_or('z');
        let letters = layout
            .cells()
            .map(|cell| layout.region(cell).map_or('-', symbol));
        text += ".Jigsaw~";
        text.extend(letters);
    }
    text
}

struct Writer<'a> {
    layout: &'a Layout,
    all: &'a [Constraint],
}

impl Writer<'_> {
    /// A constraint; `None` if the notation cannot express it.
    fn constraint(&self, constraint: &Constraint) -> Option<String> {
        Some(match constraint {
            Constraint::Whole(whole) => self.whole(*whole)?,
            Constraint::Region(cells) => self.part("AllDifferent", "", cells),
            Constraint::Cage(Cage {
                cells,
                sum,
                repeats,
            }) => {
                let kind = match (repeats, sum) {
                    // In this notation a cage of 0 has no sum.
                    (true, None) | (false, Some(0)) => return None,
                    (true, Some(_)) => "Sum",
                    (false, _) => "Cage",
                };
                self.part(kind, &sum.unwrap_or(0).to_string(), cells)
            }
            Constraint::Sign(sign) => self.sign(sign)?,
            Constraint::Mark(Mark { cell, kind }) => {
                let parity = match kind {
                    MarkKind::Even => 0,
                    MarkKind::Odd => 1,
                    MarkKind::Minimum | MarkKind::Maximum => {
                        let conditions = constraint.compile(self.layout, self.all).ok()?;
                        return self.conditions(&conditions);
                    }
                };
                let digits = self.layout.all_digits().iter();
                let fits = |digit: &grille_core::Digit| self.layout.number(*digit) % 2 == parity;
                self.candidates(*cell, digits.filter(fits).collect())
            }
            Constraint::Quadruple(quadruple) => {
                let values: Vec<String> = (quadruple.digits.iter())
                    .map(|&digit| self.layout.number(digit).to_string())
                    .collect();
                self.part("ContainAtLeast", &values.join("_"), &quadruple.cells)
            }
            Constraint::Line(line) => self.line(line)?,
            Constraint::Arrow(Arrow { circle, shaft }) => {
                let cells = [&circle[..], shaft].concat();
                match circle.len() {
                    1 => self.part("Arrow", "", &cells),
                    size @ 2..=3 if circle.is_sorted() => {
                        self.part("PillArrow", &size.to_string(), &cells)
                    }
                    _ => return None,
                }
            }
            Constraint::Clone(clone) => {
                let pairs = clone.cells.iter().zip(&clone.copy);
                pairs
                    .map(|(&a, &b)| self.part("SameValues", "2", &[a, b]))
                    .collect()
            }
            Constraint::Outside(outside) => outside_clue(outside),
            Constraint::LittleKiller(little) => self.little_killer(little),
            Constraint::Group(Group { kind, cells }) => match kind {
                GroupKind::CountingCircles => self.part("CountingCircles", "", cells),
                GroupKind::Equality => self.part("EqualityCage", "", cells),
                GroupKind::Rellik(sum) => self.part("RellikCage", &sum.to_string(), cells),
                GroupKind::Lunchbox(sum) => self.part("Lunchbox", &sum.to_string(), cells),
                GroupKind::RowIndex => self.part("Indexing", "R", cells),
                GroupKind::ColumnIndex => self.part("Indexing", "C", cells),
                GroupKind::BoxIndex => self.compiled(constraint)?,
            },
            Constraint::LookAndSay(look) => {
                let mut said = String::new();
                for &(count, digit) in &look.counts {
                    said.push(char::from_digit(count.into(), 10)?);
                    said.push(char::from_digit(self.layout.number(digit) as u32, 10)?);
                }
                self.part("LookAndSay", &said, &look.cells)
            }
            Constraint::Equal(Equal { kind, groups }) => match kind {
                EqualKind::Digits => {
                    self.part("SameValues", &groups.len().to_string(), &groups.concat())
                }
                EqualKind::Sums => {
                    let groups: Vec<String> =
                        groups.iter().map(|group| self.names(group)).collect();
                    format!(".EqualSum{}", groups.join("~-"))
                }
            },
            Constraint::Magic(_) => self.compiled(constraint)?,
            Constraint::RegionClue(clue) => chaos::write(clue, self.layout),
            Constraint::Custom(custom) => self.conditions(&custom.conditions)?,
        })
    }

    /// A constraint by its conditions.
    fn compiled(&self, constraint: &Constraint) -> Option<String> {
        self.conditions(&constraint.compile(self.layout, &[]).ok()?)
    }

    /// `~R1C1~R1C2`.
    fn names(&self, cells: &[Cell]) -> String {
        cells
            .iter()
            .map(|&cell| "~".to_string() + &name(self.layout, cell))
            .collect()
    }

    fn part(&self, kind: &str, argument: &str, cells: &[Cell]) -> String {
        let between = if argument.is_empty() { "" } else { "~" };
        format!(".{kind}{between}{argument}{}", self.names(cells))
    }

    fn candidates(&self, cell: Cell, digits: DigitSet) -> String {
        let numbers = digits
            .iter()
            .map(|digit| format!("_{}", self.layout.number(digit)));
        format!(
            ".~{}{}",
            name(self.layout, cell),
            numbers.collect::<String>()
        )
    }

    fn whole(&self, whole: Whole) -> Option<String> {
        let word = match whole {
            // These kinds need rows and columns.
            Whole::Diagonals
            | Whole::DiagonalDown
            | Whole::DiagonalUp
            | Whole::AntiKnight
            | Whole::AntiKing
                if shapes::is_bare(self.layout) =>
            {
                return self.compiled(&Constraint::Whole(whole));
            }
            Whole::Diagonals => ".Diagonal~1.Diagonal~-1",
            Whole::DiagonalDown => ".Diagonal~-1",
            Whole::DiagonalUp => ".Diagonal~1",
            Whole::Windows => ".Windoku",
            Whole::DisjointGroups => ".DisjointSets",
            Whole::AntiKnight => ".AntiKnight",
            Whole::AntiKing => ".AntiKing",
            Whole::AntiTaxicab => ".AntiTaxicab",
            Whole::NonConsecutive => ".AntiConsecutive",
            Whole::GlobalEntropy => ".GlobalEntropy",
            Whole::GlobalModulo => ".GlobalMod",
            Whole::DutchFlatmates => ".DutchFlatmates",
            Whole::ChaosConstruction => ".ChaosConstruction",
            // These depend on the other constraints.
            Whole::AllGiven(_) => return None,
            _ => {
                let conditions = Constraint::Whole(whole).compile(self.layout, &[]).ok()?;
                return self.conditions(&conditions);
            }
        };
        Some(word.to_string())
    }

    fn sign(&self, sign: &Sign) -> Option<String> {
        let beside = self
            .layout
            .row(sign.first)
            .abs_diff(self.layout.row(sign.second))
            + self
                .layout
                .column(sign.first)
                .abs_diff(self.layout.column(sign.second))
            == 1;
        let (first, second) = (sign.first, sign.second);
        let word = match sign.kind {
            SignKind::WHITE => "WhiteDot",
            SignKind::BLACK => "BlackDot",
            SignKind::X => "X",
            SignKind::V => "V",
            SignKind::Less if beside => {
                return Some(self.part("GreaterThan", "", &[second, first]));
            }
            _ => "",
        };
        if word.is_empty() || !beside {
            let conditions = Constraint::Sign(sign.clone())
                .compile(self.layout, &[])
                .ok()?;
            return self.conditions(&conditions);
        }
        Some(self.part(word, "", &[first, second]))
    }

    fn line(&self, line: &Line) -> Option<String> {
        let (word, argument) = match line.kind {
            LineKind::Thermo => ("Thermo", String::new()),
            LineKind::Palindrome => ("Palindrome", String::new()),
            LineKind::Renban => ("Renban", String::new()),
            LineKind::Whisper(apart) => ("Whisper", apart.to_string()),
            LineKind::Between => ("Between", String::new()),
            LineKind::Lockout(apart) => ("Lockout", apart.to_string()),
            LineKind::Zipper => ("Zipper", String::new()),
            LineKind::RegionSum => ("RegionSumLine", String::new()),
            LineKind::Entropic => ("Entropic", String::new()),
            LineKind::Modular(by) => ("Modular", by.to_string()),
            LineKind::SumLine(sum) => ("SumLine", sum.to_string()),
            LineKind::DoubleArrow => ("DoubleArrow", String::new()),
            LineKind::SlowThermo | LineKind::Nabner | LineKind::Parity => {
                let constraint = Constraint::Line(line.clone());
                return self.conditions(&constraint.compile(self.layout, &[]).ok()?);
            }
        };
        Some(self.part(word, &argument, &line.cells))
    }

    /// A diagonal; the other program identifies each by one of its ends.
    fn little_killer(&self, little: &LittleKiller) -> String {
        let cells = little.cells(self.layout);
        self.part("Sum", &little.sum.to_string(), &cells)
    }

    /// Unnamed conditions; `None` if one of them has no counterpart.
    fn conditions(&self, conditions: &[Condition]) -> Option<String> {
        let part = |condition: &Condition| {
            Some(match condition {
                Condition::OneOf { cell, digits } => self.candidates(*cell, *digits),
                Condition::Different { cells, .. } => self.part("AllDifferent", "", cells),
                Condition::Sum { terms, totals } if totals.least == totals.greatest => {
                    let shift = 1 - i32::from(self.layout.lowest());
                    let weights: i32 = terms.iter().map(|(_, weight)| weight).sum();
                    let mut argument = format!("{}_=", totals.least - shift * weights);
                    for (_, weight) in terms {
                        _ = write!(argument, "_{weight}");
                    }
                    let cells: Vec<Cell> = terms.iter().map(|(cell, _)| *cell).collect();
                    self.part("Sum", &argument, &cells)
                }
                Condition::Pair {
                    first,
                    second,
                    relation,
                } => {
                    let key = codec::from_relation(relation);
                    format!(".Pair~{key}~{}", self.names(&[*first, *second]))
                }
                Condition::Line { cells, automaton } => {
                    let key = codec::from_automaton(automaton)?;
                    format!(".NFA~{key}~{}", self.names(cells))
                }
                Condition::Any(ways) => {
                    let ways: Option<String> = ways
                        .iter()
                        .map(|way| Some(format!(".And{}.End", self.conditions(way)?)))
                        .collect();
                    format!(".Or{}.End", ways?)
                }
                Condition::Count { .. } | Condition::Sets { .. } | Condition::Sum { .. } => {
                    return None;
                }
            })
        };
        conditions.iter().map(part).collect()
    }
}

/// A clue at one end of a row or column.
fn outside_clue(outside: &Outside) -> String {
    let number = outside.line + 1;
    let (line, far) = match outside.side {
        Side::Left => (format!("R{number}"), false),
        Side::Right => (format!("R{number}"), true),
        Side::Top => (format!("C{number}"), false),
        Side::Bottom => (format!("C{number}"), true),
    };
    let word = match outside.kind {
        // The same from both ends.
        OutsideKind::Sandwich => return format!(".Sandwich~{}~{line}", outside.value),
        OutsideKind::XSum => "XSum",
        OutsideKind::Skyscraper => "Skyscraper",
        OutsideKind::HiddenSkyscraper => "HiddenSkyscraper",
        OutsideKind::NumberedRoom => "NumberedRoom",
        OutsideKind::FullRank => "FullRank",
    };
    if far {
        format!(".{word}~{line}~~{}", outside.value)
    } else {
        format!(".{word}~{line}~{}~", outside.value)
    }
}
