//! Rules for the whole grid.

use std::collections::HashSet;
use std::sync::Arc;

use super::cage::square_lines;
use super::mark::neighbours;
use super::{Condition, Constraint, Fault, Quota, Relation, SignKind, Totals, regions};
use crate::{Cell, Digit, DigitSet, Geometry, HouseKind};

/// A rule for the whole grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whole {
    /// Both main diagonals hold each digit once (sudoku X).
    Diagonals,
    /// The diagonal from the top left does.
    DiagonalDown,
    /// The diagonal from the bottom left does.
    DiagonalUp,
    /// The windows between the boxes do (windoku): four on 9×9.
    Windows,
    /// Nine cells in the shape of an asterisk do.
    Asterisk,
    /// The middle cells of the boxes do.
    CentreDot,
    /// Nine cells in the shape of a girandola do.
    Girandola,
    /// Eight diagonals hold no digit twice.
    Argyle,
    /// The cells at the same place in each box hold each digit once.
    DisjointGroups,
    /// So do the cells of every plane of the grid read as a hypercube.
    Hypercube,
    /// Cells a knight's move apart differ.
    AntiKnight,
    /// Cells that touch at a corner differ.
    AntiKing,
    /// A digit n is not exactly n steps from another n.
    AntiTaxicab,
    /// Neighbours are not consecutive.
    NonConsecutive,
    /// Every sign of this kind is given: neighbours without it do not fit it.
    AllGiven(SignKind),
    /// Every square of 2×2 cells holds a low, a middle and a high digit.
    GlobalEntropy,
    /// Every square of 2×2 cells holds digits of all three remainders when divided by 3.
    GlobalModulo,
    /// The rows and columns of every box have the same sum.
    SemiMagic,
    /// The rows, columns and diagonals of every box have the same sum.
    MagicBoxes,
    /// They have sums that 9 divides, the digits counted from 0; in general the number of digits.
    MagicModulo,
    /// Every middle digit has the least above it or the greatest below it (5, 1 and 9: Dutch flatmates).
    DutchFlatmates,
    /// The regions are to be found: as many connected cells each as the longer side of the grid, no digit twice.
    ChaosConstruction,
}

impl Whole {
    /// All of them; of the signs that may all be given, the dots, X and V.
    pub const ALL: [Whole; 25] = [
        Whole::Diagonals,
        Whole::DiagonalDown,
        Whole::DiagonalUp,
        Whole::Windows,
        Whole::Asterisk,
        Whole::CentreDot,
        Whole::Girandola,
        Whole::Argyle,
        Whole::DisjointGroups,
        Whole::Hypercube,
        Whole::AntiKnight,
        Whole::AntiKing,
        Whole::AntiTaxicab,
        Whole::NonConsecutive,
        Whole::AllGiven(SignKind::WHITE),
        Whole::AllGiven(SignKind::BLACK),
        Whole::AllGiven(SignKind::X),
        Whole::AllGiven(SignKind::V),
        Whole::GlobalEntropy,
        Whole::GlobalModulo,
        Whole::SemiMagic,
        Whole::MagicBoxes,
        Whole::MagicModulo,
        Whole::DutchFlatmates,
        Whole::ChaosConstruction,
    ];

    pub(super) fn compile(
        self,
        geometry: &Geometry,
        all: &[Constraint],
    ) -> Result<Vec<Condition>, Fault> {
        let digits = geometry.digits();
        Ok(match self {
            Whole::Diagonals => vec![diagonal(geometry, false)?, diagonal(geometry, true)?],
            Whole::DiagonalDown => vec![diagonal(geometry, false)?],
            Whole::DiagonalUp => vec![diagonal(geometry, true)?],
            Whole::Windows => windows(geometry)?,
            Whole::Asterisk => vec![nine(
                geometry,
                &[
                    (1, 4),
                    (2, 2),
                    (2, 6),
                    (4, 1),
                    (4, 4),
                    (4, 7),
                    (6, 2),
                    (6, 6),
                    (7, 4),
                ],
            )?],
            Whole::Girandola => vec![nine(
                geometry,
                &[
                    (0, 0),
                    (0, 8),
                    (1, 4),
                    (4, 1),
                    (4, 4),
                    (4, 7),
                    (7, 4),
                    (8, 0),
                    (8, 8),
                ],
            )?],
            Whole::CentreDot => vec![centre_dot(geometry)?],
            Whole::Argyle => argyle(geometry)?,
            Whole::DisjointGroups => planes(geometry, |_, place| place)?,
            Whole::Hypercube => {
                let side = square_boxes(geometry)?;
                let mut groups = planes(geometry, |_, place| place)?;
                groups.extend(planes(geometry, |number, place| {
                    number / side * side + place % side
                })?);
                groups.extend(planes(geometry, |number, place| {
                    number % side * side + place / side
                })?);
                groups
            }
            Whole::AntiKnight => moves(geometry, &[(1, 2), (2, 1), (2, -1), (1, -2)]),
            Whole::AntiKing => moves(geometry, &[(1, 1), (1, -1)]),
            Whole::AntiTaxicab => taxicab(geometry, &Quota::unlimited())?,
            Whole::NonConsecutive => {
                let apart = Relation::new(digits, |a, b| a.abs_diff(b) != 1);
                edges(geometry, |_, _| true, apart)
            }
            Whole::AllGiven(kind) => {
                let signs = all.iter().filter_map(|constraint| match constraint {
                    Constraint::Sign(sign) if kind.excuses(sign.kind) => Some(sign),
                    _ => None,
                });
                let given: HashSet<(Cell, Cell)> = signs
                    .flat_map(|sign| [(sign.first, sign.second), (sign.second, sign.first)])
                    .collect();
                let bare = |a: Cell, b: Cell| !given.contains(&(a, b));
                edges(geometry, bare, kind.relation(geometry).negated())
            }
            Whole::GlobalEntropy => {
                squares_of_two(geometry, &|digit| (usize::from(digit) - 1) * 3 / digits)
            }
            Whole::GlobalModulo => squares_of_two(geometry, &|digit| {
                usize::from((digit - 1 + geometry.lowest()) % 3)
            }),
            Whole::SemiMagic => magic_boxes(geometry, false, false)?,
            Whole::MagicBoxes => magic_boxes(geometry, true, false)?,
            Whole::MagicModulo => magic_boxes(geometry, true, true)?,
            Whole::DutchFlatmates => flatmates(geometry)?,
            // It says nothing of digits alone: the model keeps it apart.
            Whole::ChaosConstruction => {
                regions::check_grid(geometry)?;
                Vec::new()
            }
        })
    }
}

/// The side of a square grid.
fn side(geometry: &Geometry) -> Result<usize, Fault> {
    let side = geometry.rows();
    let is_square = side == geometry.columns() && geometry.cell_count() == side * side;
    if is_square {
        Ok(side)
    } else {
        Err(Fault::Grid)
    }
}

/// The side of the boxes, where they are squares.
fn square_boxes(geometry: &Geometry) -> Result<usize, Fault> {
    match geometry.boxes() {
        Some(boxes) if boxes.rows == boxes.columns => Ok(boxes.rows),
        _ => Err(Fault::Grid),
    }
}

fn group(
    kind: HouseKind,
    geometry: &Geometry,
    at: impl IntoIterator<Item = (usize, usize)>,
) -> Result<Condition, Fault> {
    let cells: Option<Vec<Cell>> = (at.into_iter())
        .map(|(row, column)| geometry.cell(row, column))
        .collect();
    Ok(Condition::Different {
        kind,
        cells: cells.ok_or(Fault::Grid)?,
    })
}

fn diagonal(geometry: &Geometry, up: bool) -> Result<Condition, Fault> {
    let side = side(geometry)?;
    let at = (0..side).map(|i| (if up { side - 1 - i } else { i }, i));
    group(HouseKind::Diagonal, geometry, at)
}

fn windows(geometry: &Geometry) -> Result<Vec<Condition>, Fault> {
    let side = square_boxes(geometry)?;
    let corner = |window: usize| 1 + window * (side + 1);
    let windows = (0..side - 1).flat_map(|i| (0..side - 1).map(move |j| (i, j)));
    windows
        .map(|(i, j)| {
            let cells = (0..side * side).map(|k| (corner(i) + k / side, corner(j) + k % side));
            group(HouseKind::Window, geometry, cells)
        })
        .collect()
}

/// Nine cells of the 9×9 grid.
fn nine(geometry: &Geometry, at: &[(usize, usize)]) -> Result<Condition, Fault> {
    if side(geometry)? != 9 {
        return Err(Fault::Grid);
    }
    group(HouseKind::Extra, geometry, at.iter().copied())
}

fn centre_dot(geometry: &Geometry) -> Result<Condition, Fault> {
    let side = square_boxes(geometry)?;
    if side % 2 == 0 {
        return Err(Fault::Grid);
    }
    let at = (0..side * side).map(|number| {
        (
            number / side * side + side / 2,
            number % side * side + side / 2,
        )
    });
    group(HouseKind::Extra, geometry, at)
}

/// The diagonals one and four steps from the main ones, as in an argyle pattern.
fn argyle(geometry: &Geometry) -> Result<Vec<Condition>, Fault> {
    if side(geometry)? != 9 {
        return Err(Fault::Grid);
    }
    let offsets = [(0, 1), (1, 0), (0, 4), (4, 0)];
    let lines = offsets.into_iter().flat_map(|(row, column)| {
        let length = 9 - row.max(column);
        [false, true].map(|flip| {
            let at = (0..length).map(|i| {
                let column = column + i;
                (row + i, if flip { 8 - column } else { column })
            });
            group(HouseKind::Diagonal, geometry, at)
        })
    });
    lines.collect()
}

/// Groups of the cells that share a number made of the box and the place in the box.
fn planes(
    geometry: &Geometry,
    number: impl Fn(usize, usize) -> usize,
) -> Result<Vec<Condition>, Fault> {
    let boxes = geometry.boxes().ok_or(Fault::Grid)?;
    let mut groups = vec![Vec::new(); boxes.size()];
    for region in 0..boxes.size() {
        let house = geometry.house(HouseKind::Box, region).ok_or(Fault::Grid)?;
        for (place, &cell) in house.cells().iter().enumerate() {
            groups[number(region, place)].push(cell);
        }
    }
    let groups = groups.into_iter().map(|cells| Condition::Different {
        kind: HouseKind::Plane,
        cells,
    });
    Ok(groups.collect())
}

/// Cells a move apart differ.
fn moves(geometry: &Geometry, moves: &[(usize, isize)]) -> Vec<Condition> {
    let unlike = Arc::new(Relation::new(geometry.digits(), |a, b| a != b));
    let pairs = geometry.cells().flat_map(|cell| {
        moves.iter().filter_map(move |&(down, right)| {
            let column = geometry.column(cell).checked_add_signed(right)?;
            Some((cell, geometry.cell(geometry.row(cell) + down, column)?))
        })
    });
    // Two cells of one house differ anyway.
    pairs
        .filter(|(a, b)| !geometry.peers(*a).contains(*b))
        .map(|(a, b)| Condition::pair(a, b, &unlike))
        .collect()
}

/// Of each two cells that are no further apart than there are digits.
pub(super) fn taxicab(geometry: &Geometry, quota: &Quota<'_>) -> Result<Vec<Condition>, Fault> {
    let digits = geometry.digits();
    let relations: Vec<Arc<Relation>> = (0..=digits)
        .map(|steps| {
            Arc::new(Relation::new(digits, |a, b| {
                a != b || usize::from(a - 1 + geometry.lowest()) != steps
            }))
        })
        .collect();
    let mut conditions = Vec::new();
    for a in geometry.cells() {
        for b in geometry.cells().filter(|&b| a < b) {
            let steps = geometry.row(a).abs_diff(geometry.row(b))
                + geometry.column(a).abs_diff(geometry.column(b));
            if steps <= digits && !geometry.peers(a).contains(b) {
                let condition = Condition::pair(a, b, &relations[steps]);
                quota.take(condition.bytes())?;
                conditions.push(condition);
            }
        }
    }
    Ok(conditions)
}

/// A relation of neighbouring cells.
fn edges(
    geometry: &Geometry,
    applies: impl Fn(Cell, Cell) -> bool,
    relation: Relation,
) -> Vec<Condition> {
    let relation = Arc::new(relation);
    let pairs = geometry.cells().flat_map(|cell| {
        neighbours(geometry, cell)
            .filter(move |&other| cell < other)
            .map(move |other| (cell, other))
    });
    pairs
        .filter(|&(a, b)| applies(a, b))
        .map(|(a, b)| Condition::pair(a, b, &relation))
        .collect()
}

fn flatmates(geometry: &Geometry) -> Result<Vec<Condition>, Fault> {
    let digits = geometry.digits();
    if digits.is_multiple_of(2) {
        return Err(Fault::Grid);
    }
    let only = |cell: Cell, index: usize| {
        vec![Condition::OneOf {
            cell,
            digits: DigitSet::only(Digit::from_index(index)),
        }]
    };
    let middle = DigitSet::only(Digit::from_index(digits / 2));
    let conditions = geometry.cells().map(|cell| {
        let (row, column) = (geometry.row(cell), geometry.column(cell));
        let mut ways = vec![vec![Condition::OneOf {
            cell,
            digits: geometry.all_digits() - middle,
        }]];
        let above = row
            .checked_sub(1)
            .and_then(|row| geometry.cell(row, column));
        ways.extend(above.map(|above| only(above, 0)));
        ways.extend(
            geometry
                .cell(row + 1, column)
                .map(|below| only(below, digits - 1)),
        );
        Condition::Any(ways)
    });
    Ok(conditions.collect())
}

/// Every square of 2×2 cells holds a digit of each of three classes.
fn squares_of_two(geometry: &Geometry, class: &dyn Fn(u8) -> usize) -> Vec<Condition> {
    let corners = geometry.cells().filter_map(|cell| {
        let (row, column) = (geometry.row(cell), geometry.column(cell));
        let around = [(0, 0), (0, 1), (1, 0), (1, 1)];
        let cells = around.map(|(down, right)| geometry.cell(row + down, column + right));
        cells.into_iter().collect::<Option<Vec<Cell>>>()
    });
    corners
        .flat_map(|cells| {
            (0..3).map(move |wanted| {
                let all = geometry.all_digits().iter();
                let digits: DigitSet = all.filter(|digit| class(digit.value()) == wanted).collect();
                Condition::Count {
                    cells: cells.clone(),
                    digits,
                    counts: u64::MAX << 1,
                }
            })
        })
        .collect()
}

fn magic_boxes(
    geometry: &Geometry,
    diagonals: bool,
    modulo: bool,
) -> Result<Vec<Condition>, Fault> {
    let side = square_boxes(geometry)?;
    let digits = (side * side) as i32;
    let totals = if modulo {
        // The digits are counted from 0 here even where they stand for numbers from 1 on.
        let shift = i32::from(geometry.lowest()) * side as i32;
        Totals {
            least: shift,
            greatest: shift + side as i32 * (digits - 1),
            step: digits,
        }
    } else {
        let numbers = geometry
            .all_digits()
            .iter()
            .map(|digit| geometry.number(digit));
        Totals::exactly(numbers.sum::<i32>() / side as i32)
    };
    let boxes = geometry.houses().iter();
    let lines = boxes
        .filter(|house| house.kind() == HouseKind::Box)
        .flat_map(|house| square_lines(house.cells(), side, diagonals));
    Ok(lines
        .map(|line| Condition::sum(geometry, line.into_iter().map(|cell| (cell, 1)), totals))
        .collect())
}
