//! Named kinds of regions: diagonals, windows, disjoint groups, doppelgangers.

use std::sync::Arc;

use grille_core::constraint::{Condition, Constraint, Equal, EqualKind, Relation, Whole};
use grille_core::{Cell, Digit, DigitSet, House, HouseKind};

use super::super::error::ParseError;
use super::board::Board;
use super::item::Item;
use super::kinds::custom;
use super::shape::{box_cells, box_shape};

impl Board {
    /// Whether the grid has boxes or pieces of a jigsaw.
    pub(super) fn has_regions(&self) -> bool {
        let houses = self.layout.houses();
        houses.iter().any(|house| house.kind() == HouseKind::Box)
    }

    /// The groups of a kind of layout.
    pub(super) fn regions(&self, item: &Item) -> Result<Vec<Constraint>, ParseError> {
        let (rows, columns) = (self.rows, self.columns);
        let cell = |row: usize, column: usize| Cell::new(row * columns + column);
        let plain = self.layout.boxes().is_some();
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
            "Windoku" => {
                let size = self.region_size.unwrap_or(self.layout.digits());
                if rows != columns {
                    return unsupported();
                }
                match box_shape(rows, columns, size) {
                    Some((height, width)) if plain && height == width && size == rows => {
                        Ok(vec![Constraint::Whole(Whole::Windows)])
                    }
                    Some((height, width)) => {
                        let corners = (1..)
                            .step_by(height + 1)
                            .take_while(|row| row + height < rows);
                        let windows = corners.flat_map(|row| {
                            let columns =
                                (1..).step_by(width + 1).take_while(|c| c + width < columns);
                            columns.map(move |column| (row, column))
                        });
                        let windows = windows.map(|(row, column)| {
                            let cells = (0..height * width)
                                .map(|k| cell(row + k / width, column + k % width));
                            Constraint::Region(cells.collect())
                        });
                        Ok(windows.collect())
                    }
                    None => unsupported(),
                }
            }
            "DisjointSets" => {
                let size = self.region_size.unwrap_or(rows.max(columns));
                match box_shape(rows, columns, size) {
                    _ if rows != columns => unsupported(),
                    Some(_) if plain && size == rows => {
                        Ok(vec![Constraint::Whole(Whole::DisjointGroups)])
                    }
                    Some(boxes) => {
                        let boxes = box_cells(rows, columns, boxes);
                        let places = 0..boxes[0].len();
                        let sets =
                            places.map(|place| boxes.iter().map(|cells| cells[place]).collect());
                        Ok(sets.map(Constraint::Region).collect())
                    }
                    None => unsupported(),
                }
            }
            "RegionSameValues" => {
                let houses = self.layout.houses().iter().map(House::cells);
                let pieces = self.regions.iter().filter_map(|piece| match piece {
                    Constraint::Region(cells) => Some(&cells[..]),
                    _ => None,
                });
                let all: Vec<&[Cell]> = houses.chain(pieces).collect();
                let largest = all.iter().map(|cells| cells.len()).max();
                let groups = all
                    .into_iter()
                    .filter(|cells| Some(cells.len()) == largest)
                    .map(<[Cell]>::to_vec)
                    .collect();
                Ok(vec![Constraint::Equal(Equal {
                    kind: EqualKind::Digits,
                    groups,
                })])
            }
            _ => self.doppelganger(item),
        }
    }

    /// Every row, column and box holds 0 and all other digits but one, which is in a cell beside the grid; no two of a
    /// kind lack the same one, and where a 0 is, its row, column and box lack three different ones. What the rows lack
    /// is written in a column, `DGC`, and what the columns lack in a row, `DGR`.
    pub(super) fn doppelganger(&self, item: &Item) -> Result<Vec<Constraint>, ParseError> {
        let zero = DigitSet::only(Digit::from_index(0));
        let unlike = Arc::new(Relation::new(self.layout.digits(), |a, b| a != b));
        let kinds = [
            (HouseKind::Row, self.group("DGC")),
            (HouseKind::Column, self.group("DGR")),
            (HouseKind::Box, self.group("DGB")),
        ];
        let mut constraints = Vec::new();
        for (kind, missing) in kinds.iter().filter(|(_, missing)| !missing.is_empty()) {
            for (number, &cell) in missing.iter().enumerate() {
                let house = self.layout.house(*kind, number);
                let house = house.ok_or_else(|| item.unsupported())?;
                let cells = [house.cells(), &[cell]].concat();
                constraints.push(Constraint::Region(cells));
            }
            constraints.push(Constraint::Region(missing.clone()));
            let digits = self.layout.all_digits() - zero;
            let not_zero = missing
                .iter()
                .map(|&cell| Condition::OneOf { cell, digits });
            constraints.push(custom("Doppelganger", not_zero.collect()));
        }
        let mut at_zeros = Vec::new();
        for cell in (0..self.rows * self.columns).map(Cell::new) {
            let missing: Vec<Cell> = (self.layout.houses_of(cell))
                .filter_map(|house| {
                    let (_, missing) = kinds.iter().find(|(kind, _)| *kind == house.kind())?;
                    missing.get(house.number()).copied()
                })
                .collect();
            let pairs = (0..missing.len()).flat_map(|i| (0..i).map(move |j| (i, j)));
            let differ = pairs.map(|(i, j)| Condition::pair(missing[i], missing[j], &unlike));
            let digits = self.layout.all_digits() - zero;
            let other = vec![Condition::OneOf { cell, digits }];
            at_zeros.push(Condition::Any(vec![other, differ.collect()]));
        }
        constraints.push(custom("Doppelganger", at_zeros));
        Ok(constraints)
    }
}
