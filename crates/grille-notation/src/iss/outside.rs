//! Clues outside the grid.

use grille_core::HouseKind;
use grille_core::constraint::{Condition, Constraint, LittleKiller, Outside, OutsideKind, Side};
use grille_core::internal::{Quota, full_rank, no_ties};

use super::super::error::ParseError;
use super::board::Board;
use super::item::Item;
use super::kinds::custom;

impl Board {
    /// The side that a clue is on.
    pub(super) fn side(
        &self,
        item: &Item,
        name: &str,
        far: bool,
    ) -> Result<(Side, usize), ParseError> {
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
    pub(super) fn ends(&self, item: &Item) -> Result<Vec<(Side, usize, u32)>, ParseError> {
        let mut clues = Vec::new();
        if item.args.len() > 3 {
            return Err(item.wrong(&item.args[3..].join("~")));
        }
        for (at, far) in [(1, false), (2, true)] {
            if item.args.get(at).is_some_and(|value| !value.is_empty()) {
                let (side, line) = self.side(item, item.arg(0)?, far)?;
                clues.push((side, line, item.number(at)?));
            }
        }
        Ok(clues)
    }

    pub(super) fn clues(
        &self,
        item: &Item,
        kind: OutsideKind,
    ) -> Result<Vec<Constraint>, ParseError> {
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

    /// Which rows and columns may be equal, read from both ends: none at all, or none that has a rank (which is what a
    /// rank implies), or any (which the ranks themselves require).
    pub(super) fn ties(&self, item: &Item) -> Result<Vec<Constraint>, ParseError> {
        match &item.args[..] {
            [word] if word == "any" || word == "only-unclued" => Ok(Vec::new()),
            [word] if word == "none" => {
                let conditions = no_ties(&self.grid).map_err(|_| item.unsupported())?;
                Ok(vec![custom("FullRankTies", conditions)])
            }
            _ => Err(item.wrong(&item.args.join("~"))),
        }
    }

    pub(super) fn ranks(
        &self,
        item: &Item,
        all: &[Item],
        quota: &Quota<'_>,
    ) -> Result<Vec<Constraint>, ParseError> {
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
            let cells = outside.cells(&self.layout).unwrap_or_default();
            let conditions = full_rank(&self.layout, &cells, value as usize, true);
            let conditions = conditions.map_err(|_| item.wrong(&item.args.join("~")))?;
            let bytes = conditions.iter().map(Condition::bytes).sum();
            quota.take(bytes).map_err(|fault| item.fault(fault))?;
            Ok(custom("FullRank", conditions))
        };
        self.ends(item)?.into_iter().map(rank).collect()
    }

    /// From the left side down and right, from the right up and left, from the top down and left, from
    /// the bottom up and right.
    pub(super) fn little_killer(&self, item: &Item) -> Result<Vec<Constraint>, ParseError> {
        let name = item.arg(1)?;
        if item.args.len() > 2 {
            return Err(item.wrong(&item.args[2..].join("~")));
        }
        let start = self.cell(name).ok_or_else(|| item.wrong(name))?;
        let (row, column) = (self.layout.row(start), self.layout.column(start));
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
