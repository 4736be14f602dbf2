//! Items about sets of cells: cages, sums, signs between neighbours, digits that they hold.

use grille_core::constraint::{
    Arrow, Cage, Condition, Constraint, LookAndSay, Quadruple, Sign, SignKind, Totals,
};
use grille_core::{Cell, Digit, HouseKind};

use super::super::error::ParseError;
use super::board::{Board, coordinates};
use super::item::Item;
use super::kinds::custom;

impl Board {
    /// A cage, in which no digit is repeated, or a sum, possibly with weights. A cell may be repeated.
    pub(super) fn sum(&self, item: &Item) -> Result<Vec<Constraint>, ParseError> {
        let cells = self.cells(item, item.args.get(1..).unwrap_or_default())?;
        let text = item.arg(0)?;
        let is_cage = item.name == "Cage";
        let mut parts = text.split('_');
        let wrong = || item.wrong(text);
        let total: i32 = match parts.next() {
            // A cage without a sum, like one with the sum 0, only forbids repeats.
            Some("") if is_cage => 0,
            number => number.and_then(|n| n.parse().ok()).ok_or_else(wrong)?,
        };
        let weights: Vec<i32> = match parts.next() {
            None => vec![1; cells.len()],
            Some("=") if !is_cage => {
                let weights: Result<Vec<i32>, _> = parts.map(str::parse).collect();
                weights.map_err(|_| wrong())?
            }
            Some(_) => return Err(wrong()),
        };
        let fits = weights.len() == cells.len() && weights.iter().all(|w| w.abs() <= 100);
        if !fits || total.abs() > 1_000_000 {
            return Err(wrong());
        }
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
            if once.len() > self.layout.digits() {
                return Err(item.wrong(&item.args.join("~")));
            }
            conditions.push(Condition::Different {
                kind: HouseKind::Cage,
                cells: once,
            });
        }
        let terms = cells.into_iter().zip(weights);
        conditions.push(Condition::sum(&self.layout, terms, Totals::exactly(total)));
        Ok(vec![custom(&item.name, conditions)])
    }

    /// A number of two or three digits, one per cell, that is the sum of a shaft. Each cell of the pill is one step
    /// right, down, or down and right of the one before; otherwise the reading order would be unclear.
    pub(super) fn pill(&self, item: &Item, cells: &[Cell]) -> Result<Vec<Constraint>, ParseError> {
        let size = item.number(0)?;
        let arrow = arrow(item, cells, size)?;
        let mut pill = cells[..size].to_vec();
        pill.sort_unstable();
        let follows = |two: &[Cell]| {
            let (group, row, column) = self.position(two[0]);
            let (other, below, beside) = self.position(two[1]);
            group == other
                && [(0, 1), (1, 0), (1, 1)]
                    .contains(&(below.wrapping_sub(row), beside.wrapping_sub(column)))
        };
        if !(2..=3).contains(&size) || !pill.windows(2).all(follows) {
            return Err(item.wrong(&item.args.join("~")));
        }
        if self.layout.digits() + usize::from(self.layout.lowest()) <= 10 {
            return Ok(arrow);
        }
        // All but the first are digits of a decimal number.
        let digits = self.layout.all_digits().iter();
        let digits = digits
            .filter(|&digit| self.layout.number(digit) <= 9)
            .collect();
        let single = |&cell: &Cell| Condition::OneOf { cell, digits };
        let single = custom("PillArrow", pill[1..].iter().map(single).collect());
        Ok([arrow, vec![single]].concat())
    }

    /// `1223`: one 2 and two 3s.
    pub(super) fn look_and_say(
        &self,
        item: &Item,
        cells: Vec<Cell>,
    ) -> Result<Vec<Constraint>, ParseError> {
        let text = item.arg(0)?;
        let symbols: Option<Vec<u32>> = text.chars().map(|symbol| symbol.to_digit(10)).collect();
        let pairs = symbols.filter(|symbols| !symbols.is_empty() && symbols.len() % 2 == 0);
        let pairs = pairs.ok_or_else(|| item.wrong(text))?;
        let counts = pairs.chunks(2).map(|pair| {
            let digit = self.layout.digit(i64::from(pair[1]));
            digit.map(|digit| (pair[0] as u8, digit))
        });
        let counts: Option<Vec<_>> = counts.collect();
        Ok(vec![Constraint::LookAndSay(LookAndSay {
            cells,
            counts: counts.ok_or_else(|| item.wrong(text))?,
        })])
    }

    pub(super) fn digits<'a>(
        &self,
        item: &Item,
        values: impl Iterator<Item = &'a str>,
    ) -> Result<Vec<Digit>, ParseError> {
        let digit = |value: &str| {
            let digit = value
                .parse()
                .ok()
                .and_then(|value| self.layout.digit(value));
            digit.ok_or_else(|| item.wrong(value))
        };
        values.map(digit).collect()
    }

    pub(super) fn contains(
        &self,
        item: &Item,
        cells: Vec<Cell>,
    ) -> Result<Vec<Constraint>, ParseError> {
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

    pub(super) fn quad(&self, item: &Item) -> Result<Vec<Constraint>, ParseError> {
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
    pub(super) fn signs(&self, item: &Item, kind: SignKind) -> Result<Vec<Constraint>, ParseError> {
        let cells = self.cells(item, &item.args)?;
        let layout = &self.layout;
        let apart = |a: Cell, b: Cell| {
            layout.row(a).abs_diff(layout.row(b)) + layout.column(a).abs_diff(layout.column(b))
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
}

/// A circle, or a pill of several cells, with a shaft.
pub(super) fn arrow(
    item: &Item,
    cells: &[Cell],
    size: usize,
) -> Result<Vec<Constraint>, ParseError> {
    if cells.len() <= size {
        return Err(item.wrong(&item.args.join("~")));
    }
    let (circle, shaft) = cells.split_at(size);
    // A pill is read from left to right and from top to bottom.
    let mut circle = circle.to_vec();
    circle.sort_unstable();
    let shaft = shaft.to_vec();
    Ok(vec![Constraint::Arrow(Arrow { circle, shaft })])
}
