//! Constraints on the whole grid, such as anti-knight and diagonals.

use std::collections::HashSet;
use std::sync::Arc;

use super::cage::square_lines;
use super::mark::neighbours;
use super::{Condition, Constraint, Fault, Quota, Relation, SignKind, Totals, regions};
use crate::{Cell, Digit, DigitSet, HouseKind, Layout};

/// A constraint on the whole grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whole {
    /// Both main diagonals hold each digit once (sudoku X).
    Diagonals,
    /// The diagonal from the top left holds each digit once.
    DiagonalDown,
    /// The diagonal from the bottom left holds each digit once.
    DiagonalUp,
    /// The windows between the boxes hold each digit once (windoku): four on 9×9.
    Windows,
    /// Nine cells in the shape of an asterisk hold each digit once.
    Asterisk,
    /// The middle cells of the boxes hold each digit once.
    CentreDot,
    /// Nine cells in the shape of a girandola hold each digit once.
    Girandola,
    /// Eight diagonals have no repeated digit.
    Argyle,
    /// The cells at the same position in each box hold each digit once.
    DisjointGroups,
    /// The cells of every plane of the grid, read as a hypercube, hold each digit once.
    Hypercube,
    /// Cells a knight's move apart differ.
    AntiKnight,
    /// Cells that touch at a corner differ.
    AntiKing,
    /// A digit n is not exactly n steps from another n.
    AntiTaxicab,
    /// Neighbours are not consecutive.
    NonConsecutive,
    /// Every sign of this kind is given: neighbours without it do not satisfy it.
    AllGiven(SignKind),
    /// Every square of 2×2 cells holds a low, a middle and a high digit.
    GlobalEntropy,
    /// Every square of 2×2 cells holds digits of all three remainders modulo 3.
    GlobalModulo,
    /// The rows and columns of every box have the same sum.
    SemiMagic,
    /// The rows, columns and diagonals of every box have the same sum.
    MagicBoxes,
    /// They have sums divisible by 9, with the digits counted from 0; in general by the number of digits.
    MagicModulo,
    /// Every middle digit has the least above it or the greatest below it (5, 1 and 9: Dutch flatmates).
    DutchFlatmates,
    /// The regions are to be found: each is connected, has as many cells as the longer side of the grid, and no
    /// repeated digit.
    ChaosConstruction,
}

impl Whole {
    /// All of them; the signs that may all be given are the dots, X and V.
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
        layout: &Layout,
        all: &[Constraint],
    ) -> Result<Vec<Condition>, Fault> {
        let digits = layout.digits();
        Ok(match self {
            Whole::Diagonals => vec![diagonal(layout, false)?, diagonal(layout, true)?],
            Whole::DiagonalDown => vec![diagonal(layout, false)?],
            Whole::DiagonalUp => vec![diagonal(layout, true)?],
            Whole::Windows => windows(layout)?,
            Whole::Asterisk => vec![nine(
                layout,
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
                layout,
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
            Whole::CentreDot => vec![centre_dot(layout)?],
            Whole::Argyle => argyle(layout)?,
            Whole::DisjointGroups => planes(layout, |_, place| place)?,
            Whole::Hypercube => {
                let side = square_boxes(layout)?;
                let mut groups = planes(layout, |_, place| place)?;
                groups.extend(planes(layout, |number, place| {
                    number / side * side + place % side
                })?);
                groups.extend(planes(layout, |number, place| {
                    number % side * side + place / side
                })?);
                groups
            }
            Whole::AntiKnight => moves(layout, &[(1, 2), (2, 1), (2, -1), (1, -2)]),
            Whole::AntiKing => moves(layout, &[(1, 1), (1, -1)]),
            Whole::AntiTaxicab => taxicab(layout, &Quota::unlimited())?,
            Whole::NonConsecutive => {
                let apart = Relation::new(digits, |a, b| a.abs_diff(b) != 1);
                edges(layout, |_, _| true, apart)
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
                edges(layout, bare, kind.relation(layout).negated())
            }
            Whole::GlobalEntropy => {
                squares_of_two(layout, &|digit| (usize::from(digit) - 1) * 3 / digits)
            }
            Whole::GlobalModulo => squares_of_two(layout, &|digit| {
                usize::from((digit - 1 + layout.lowest()) % 3)
            }),
            Whole::SemiMagic => magic_boxes(layout, false, false)?,
            Whole::MagicBoxes => magic_boxes(layout, true, false)?,
            Whole::MagicModulo => magic_boxes(layout, true, true)?,
            Whole::DutchFlatmates => flatmates(layout)?,
            // It is not about digits alone: the model keeps it separately.
            Whole::ChaosConstruction => {
                regions::check_grid(layout)?;
                Vec::new()
            }
        })
    }
}

/// The side of a square grid.
fn side(layout: &Layout) -> Result<usize, Fault> {
    let side = layout.rows();
    let is_square = side == layout.columns() && layout.cell_count() == side * side;
    if is_square {
        Ok(side)
    } else {
        Err(Fault::Grid)
    }
}

/// The side of the boxes, if they are squares.
fn square_boxes(layout: &Layout) -> Result<usize, Fault> {
    match layout.boxes() {
        Some(boxes) if boxes.rows() == boxes.columns() => Ok(boxes.rows()),
        _ => Err(Fault::Grid),
    }
}

fn group(
    kind: HouseKind,
    layout: &Layout,
    at: impl IntoIterator<Item = (usize, usize)>,
) -> Result<Condition, Fault> {
    let cells: Option<Vec<Cell>> = (at.into_iter())
        .map(|(row, column)| layout.cell(row, column))
        .collect();
    Ok(Condition::Different {
        kind,
        cells: cells.ok_or(Fault::Grid)?,
    })
}

fn diagonal(layout: &Layout, up: bool) -> Result<Condition, Fault> {
    let side = side(layout)?;
    let at = (0..side).map(|i| (if up { side - 1 - i } else { i }, i));
    group(HouseKind::Diagonal, layout, at)
}

fn windows(layout: &Layout) -> Result<Vec<Condition>, Fault> {
    let side = square_boxes(layout)?;
    let corner = |window: usize| 1 + window * (side + 1);
    let windows = (0..side - 1).flat_map(|i| (0..side - 1).map(move |j| (i, j)));
    windows
        .map(|(i, j)| {
            let cells = (0..side * side).map(|k| (corner(i) + k / side, corner(j) + k % side));
            group(HouseKind::Window, layout, cells)
        })
        .collect()
}

/// Nine cells of the 9×9 grid.
fn nine(layout: &Layout, at: &[(usize, usize)]) -> Result<Condition, Fault> {
    if side(layout)? != 9 {
        return Err(Fault::Grid);
    }
    group(HouseKind::Extra, layout, at.iter().copied())
}

fn centre_dot(layout: &Layout) -> Result<Condition, Fault> {
    let side = square_boxes(layout)?;
    if side % 2 == 0 {
        return Err(Fault::Grid);
    }
    let at = (0..side * side).map(|number| {
        (
            number / side * side + side / 2,
            number % side * side + side / 2,
        )
    });
    group(HouseKind::Extra, layout, at)
}

/// The diagonals one and four steps from the main ones, as in an argyle pattern.
fn argyle(layout: &Layout) -> Result<Vec<Condition>, Fault> {
    if side(layout)? != 9 {
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
            group(HouseKind::Diagonal, layout, at)
        })
    });
    lines.collect()
}

/// Groups of the cells that share a number computed from the box and the position in the box.
fn planes(
    layout: &Layout,
    number: impl Fn(usize, usize) -> usize,
) -> Result<Vec<Condition>, Fault> {
    let boxes = layout.boxes().ok_or(Fault::Grid)?;
    let mut groups = vec![Vec::new(); boxes.size()];
    for region in 0..boxes.size() {
        let house = layout.house(HouseKind::Box, region).ok_or(Fault::Grid)?;
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
fn moves(layout: &Layout, moves: &[(usize, isize)]) -> Vec<Condition> {
    let unlike = Arc::new(Relation::new(layout.digits(), |a, b| a != b));
    let pairs = layout.cells().flat_map(|cell| {
        moves.iter().filter_map(move |&(down, right)| {
            let column = layout.column(cell).checked_add_signed(right)?;
            Some((cell, layout.cell(layout.row(cell) + down, column)?))
        })
    });
    // Two cells of one house differ anyway.
    pairs
        .filter(|(a, b)| !layout.peers(*a).contains(*b))
        .map(|(a, b)| Condition::pair(a, b, &unlike))
        .collect()
}

/// For each pair of cells that are no further apart than there are digits.
pub(super) fn taxicab(layout: &Layout, quota: &Quota<'_>) -> Result<Vec<Condition>, Fault> {
    let digits = layout.digits();
    let relations: Vec<Arc<Relation>> = (0..=digits)
        .map(|steps| {
            Arc::new(Relation::new(digits, |a, b| {
                a != b || usize::from(a - 1 + layout.lowest()) != steps
            }))
        })
        .collect();
    let mut conditions = Vec::new();
    for a in layout.cells() {
        for b in layout.cells().filter(|&b| a < b) {
            let steps =
                layout.row(a).abs_diff(layout.row(b)) + layout.column(a).abs_diff(layout.column(b));
            if steps <= digits && !layout.peers(a).contains(b) {
                let condition = Condition::pair(a, b, &relations[steps]);
                quota.take(condition.bytes())?;
                conditions.push(condition);
            }
        }
    }
    Ok(conditions)
}

/// A relation between all neighbouring cells.
fn edges(
    layout: &Layout,
    applies: impl Fn(Cell, Cell) -> bool,
    relation: Relation,
) -> Vec<Condition> {
    let relation = Arc::new(relation);
    let pairs = layout.cells().flat_map(|cell| {
        neighbours(layout, cell)
            .filter(move |&other| cell < other)
            .map(move |other| (cell, other))
    });
    pairs
        .filter(|&(a, b)| applies(a, b))
        .map(|(a, b)| Condition::pair(a, b, &relation))
        .collect()
}

fn flatmates(layout: &Layout) -> Result<Vec<Condition>, Fault> {
    let digits = layout.digits();
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
    let conditions = layout.cells().map(|cell| {
        let (row, column) = (layout.row(cell), layout.column(cell));
        let mut ways = vec![vec![Condition::OneOf {
            cell,
            digits: layout.all_digits() - middle,
        }]];
        let above = row.checked_sub(1).and_then(|row| layout.cell(row, column));
        ways.extend(above.map(|above| only(above, 0)));
        ways.extend(
            layout
                .cell(row + 1, column)
                .map(|below| only(below, digits - 1)),
        );
        Condition::Any(ways)
    });
    Ok(conditions.collect())
}

/// Every square of 2×2 cells holds a digit of each of three classes.
fn squares_of_two(layout: &Layout, class: &dyn Fn(u8) -> usize) -> Vec<Condition> {
    let corners = layout.cells().filter_map(|cell| {
        let (row, column) = (layout.row(cell), layout.column(cell));
        let around = [(0, 0), (0, 1), (1, 0), (1, 1)];
        let cells = around.map(|(down, right)| layout.cell(row + down, column + right));
        cells.into_iter().collect::<Option<Vec<Cell>>>()
    });
    corners
        .flat_map(|cells| {
            (0..3).map(move |wanted| {
                let all = layout.all_digits().iter();
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

fn magic_boxes(layout: &Layout, diagonals: bool, modulo: bool) -> Result<Vec<Condition>, Fault> {
    let side = square_boxes(layout)?;
    let digits = (side * side) as i32;
    let totals = if modulo {
        // The digits count from 0 here even where they stand for numbers from 1 on.
        let shift = i32::from(layout.lowest()) * side as i32;
        Totals {
            least: shift,
            greatest: shift + side as i32 * (digits - 1),
            step: digits,
        }
    } else {
        let numbers = layout.all_digits().iter().map(|digit| layout.number(digit));
        Totals::exactly(numbers.sum::<i32>() / side as i32)
    };
    let boxes = layout.houses().iter();
    let lines = boxes
        .filter(|house| house.kind() == HouseKind::Box)
        .flat_map(|house| square_lines(house.cells(), side, diagonals));
    Ok(lines
        .map(|line| Condition::sum(layout, line.into_iter().map(|cell| (cell, 1)), totals))
        .collect())
}
