//! Items that contain others: all of them, one of them, or all of them in many positions.

use grille_core::Cell;
use grille_core::constraint::{Condition, Constraint, Fault};
use grille_core::internal::Quota;

use super::super::error::ParseError;
use super::board::Board;
use super::chaos::is_about_regions;
use super::codec::low_bits;
use super::item::Item;
use super::kinds::{custom, is_global, is_outside};

impl Board {
    /// The constraints of an item inside another, where givens are constraints too. Constraints on the whole grid make
    /// no sense there.
    pub(super) fn inner(
        &self,
        item: &Item,
        all: &[Item],
        quota: &Quota<'_>,
    ) -> Result<Vec<Constraint>, ParseError> {
        if is_global(&item.name) || is_about_regions(item) {
            return Err(item.unsupported());
        }
        if !item.name.is_empty() {
            return self.constraints(item, all, quota);
        }
        let given = |given: &String| {
            let (cell, digits) = self.given(given).ok_or_else(|| item.wrong(given))?;
            Ok(Condition::OneOf { cell, digits })
        };
        let conditions: Result<Vec<_>, _> = item.args.iter().map(given).collect();
        Ok(vec![custom("Given", conditions?)])
    }

    pub(super) fn either(
        &self,
        item: &Item,
        all: &[Item],
        quota: &Quota<'_>,
    ) -> Result<Vec<Constraint>, ParseError> {
        item.no_arguments()?;
        // "All dots are given" needs to know the dots, which an alternative leaves open.
        let strict = |name: &str| all.iter().any(|item| item.name == name);
        let open = |names: [&str; 2]| item.children.iter().find_map(|child| child.find(&names));
        for (word, names) in [
            ("StrictKropki", ["WhiteDot", "BlackDot"]),
            ("StrictXV", ["X", "V"]),
        ] {
            if let Some(sign) = open(names).filter(|_| strict(word)) {
                return Err(sign.unsupported_because(word));
            }
        }
        let mut ways = Vec::new();
        'ways: for child in &item.children {
            let mut conditions = Vec::new();
            for constraint in self.inner(child, all, quota)? {
                match constraint.compile_within(&self.layout, &[], quota) {
                    Ok(compiled) => conditions.extend(compiled),
                    Err(fault @ (Fault::TooMuch | Fault::OutOfTime)) => {
                        return Err(child.fault(fault));
                    }
                    // An impossible alternative is dropped.
                    Err(Fault::Number { .. } | Fault::Impossible) => continue 'ways,
                    Err(_) => return Err(child.wrong(&child.args.join("~"))),
                }
            }
            ways.push(conditions);
        }
        Ok(vec![custom("Or", vec![Condition::Any(ways)])])
    }

    /// The items inside, once for each cell of a set, moved so that the first of them (R1C1, or the named cell) is at
    /// that cell. The set is counted from that cell on.
    pub(super) fn replicate(
        &self,
        item: &Item,
        all: &[Item],
        quota: &Quota<'_>,
    ) -> Result<Vec<Constraint>, ParseError> {
        let set = item.arg(0)?;
        let bits = low_bits(set).ok_or_else(|| item.wrong(set))?;
        let origin = match &item.args[1..] {
            [] => "R1C1",
            [origin] => origin,
            _ => return Err(item.wrong(&item.args.join("~"))),
        };
        let first = self.cell(origin).ok_or_else(|| item.wrong(origin))?;
        let (group, top, left) = self.position(first);
        let mut constraints = Vec::new();
        let chosen = bits.iter().enumerate().filter(|(_, bit)| **bit);
        for (offset, _) in chosen {
            let index = first.index() + offset;
            let target = Some(index).filter(|&index| index < self.layout.cell_count());
            let position = target.map(|index| self.position(Cell::new(index)));
            let (_, row, column) = position
                .filter(|(other, _, _)| *other == group)
                .ok_or_else(|| item.wrong(set))?;
            let by = Move {
                group,
                down: row as isize - top as isize,
                right: column as isize - left as isize,
            };
            for child in &item.children {
                let found = self.inner(&self.moved(child, &by)?, all, quota)?;
                let bytes = found.len() * size_of::<Constraint>();
                quota.work(bytes).map_err(|fault| item.fault(fault))?;
                constraints.extend(found);
            }
            if constraints.len() > 100_000 {
                return Err(item.wrong(set));
            }
        }
        Ok(constraints)
    }

    /// An item with its cells moved.
    fn moved(&self, item: &Item, by: &Move) -> Result<Item, ParseError> {
        if is_outside(&item.name) || is_global(&item.name) {
            return Err(item.unsupported_because("Replicate"));
        }
        let shift = |arg: &String| {
            let (name, rest) = match arg.find('_') {
                Some(end) if end > 0 => arg.split_at(end),
                _ => (&arg[..], ""),
            };
            let Some(cell) = self.cell(name) else {
                return Ok(arg.clone());
            };
            let (group, row, column) = self.position(cell);
            let target = self
                .cell_at(by.group, row as isize + by.down, column as isize + by.right)
                .filter(|_| group == by.group);
            let target = target.ok_or_else(|| item.wrong(arg))?;
            Ok(self.name_of(target) + rest)
        };
        // The targets of a nested copy are counted from its own start.
        let args = match &*item.name {
            "Replicate" => Ok(item.args.clone()),
            _ => item.args.iter().map(shift).collect(),
        };
        let children = item.children.iter().map(|child| self.moved(child, by));
        Ok(Item {
            args: args?,
            children: children.collect::<Result<_, _>>()?,
            ..item.clone()
        })
    }
}

/// How far cells of one group are moved.
struct Move {
    group: usize,
    down: isize,
    right: isize,
}
