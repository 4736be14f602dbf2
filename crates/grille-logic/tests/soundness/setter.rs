//! Constraints drawn at random on a grid that is filled, kept where the grid meets them.

use grille::constraint::{
    Arrow, Cage, CloneOf, Constraint, Line, LineKind, LittleKiller, Mark, MarkKind, Outside,
    OutsideKind, Quadruple, Side, Sign, SignKind,
};
use grille::solve::Model;
use grille::{Cell, Digit, Grid, Layout};

use crate::numbers::Numbers;

const LINES: [LineKind; 17] = [
    LineKind::Thermo,
    LineKind::Thermo,
    LineKind::SlowThermo,
    LineKind::Palindrome,
    LineKind::Renban,
    LineKind::Renban,
    LineKind::Nabner,
    LineKind::Whisper(5),
    LineKind::Whisper(4),
    LineKind::Between,
    LineKind::Lockout(4),
    LineKind::Zipper,
    LineKind::RegionSum,
    LineKind::Entropic,
    LineKind::Modular(3),
    LineKind::Parity,
    LineKind::DoubleArrow,
];

const SIGNS: [SignKind; 7] = [
    SignKind::WHITE,
    SignKind::BLACK,
    SignKind::X,
    SignKind::V,
    SignKind::Less,
    SignKind::Difference(3),
    SignKind::Ratio(3),
];

const CLUES: [OutsideKind; 5] = [
    OutsideKind::Sandwich,
    OutsideKind::XSum,
    OutsideKind::Skyscraper,
    OutsideKind::HiddenSkyscraper,
    OutsideKind::NumberedRoom,
];

const SIDES: [Side; 4] = [Side::Left, Side::Right, Side::Top, Side::Bottom];

/// This many constraints that the solution meets.
pub fn constraints(
    numbers: &mut Numbers,
    base: &Layout,
    solution: &Grid,
    count: usize,
) -> Vec<Constraint> {
    let mut drawn = Vec::new();
    for _ in 0..200 * count {
        if drawn.len() == count {
            break;
        }
        let constraint = draw(numbers, base, solution);
        if constraint
            .as_ref()
            .is_some_and(|drawn| holds(base, solution, drawn))
        {
            drawn.extend(constraint);
        }
    }
    drawn
}

/// Whether the solution meets a constraint.
pub fn holds(base: &Layout, solution: &Grid, constraint: &Constraint) -> bool {
    let value = |cell: Cell| solution.get(cell);
    Model::new(base, vec![constraint.clone()]).is_ok_and(|model| {
        let mut conditions = model.conditions().iter();
        conditions.all(|(_, condition)| condition.is_met(&|cell| value(cell).unwrap()))
    })
}

#[allow(clippy::too_many_lines, reason = "one arm for each kind")]
fn draw(numbers: &mut Numbers, base: &Layout, solution: &Grid) -> Option<Constraint> {
    let digit = |cell: Cell| solution.get(cell).unwrap();
    let sum = |cells: &[Cell]| {
        cells
            .iter()
            .map(|&cell| u32::from(digit(cell).value()))
            .sum()
    };
    let start = Cell::new(numbers.below(base.cell_count()));
    Some(match numbers.below(12) {
        0 | 1 => {
            let length = 2 + numbers.below(4);
            let cells = walk(numbers, base, start, length);
            Constraint::Cage(Cage {
                sum: Some(sum(&cells)),
                repeats: numbers.below(5) == 0,
                cells,
            })
        }
        2..=4 => {
            let kind = LINES[numbers.below(LINES.len())];
            let line = |cells: Vec<Cell>| Constraint::Line(Line { kind, cells });
            if !grows(kind) {
                let length = 2 + numbers.below(5);
                return Some(line(walk(numbers, base, start, length)));
            }
            // Long ones come about only cell by cell.
            let mut cells = vec![start];
            for _ in 0..2 + numbers.below(9) {
                let last = cells[cells.len() - 1];
                let next = walk(numbers, base, last, 2);
                let longer = [&cells[..], &next[1..]].concat();
                let is_new = next.last().is_some_and(|next| !cells.contains(next));
                if is_new && holds(base, solution, &line(longer.clone())) {
                    cells = longer;
                }
            }
            line(cells)
        }
        5 => {
            let length = 3 + numbers.below(2);
            let mut cells = walk(numbers, base, start, length);
            let circle = vec![cells.remove(0)];
            Constraint::Arrow(Arrow {
                circle,
                shaft: cells,
            })
        }
        6 | 7 => {
            let pair = walk(numbers, base, start, 2);
            Constraint::Sign(Sign {
                first: pair[0],
                second: *pair.get(1)?,
                kind: SIGNS[numbers.below(SIGNS.len())],
            })
        }
        8 => {
            let kinds = [
                MarkKind::Even,
                MarkKind::Odd,
                MarkKind::Minimum,
                MarkKind::Maximum,
            ];
            Constraint::Mark(Mark {
                cell: start,
                kind: kinds[numbers.below(4)],
            })
        }
        9 => {
            let (row, column) = (base.row(start), base.column(start));
            let around = [(0, 0), (0, 1), (1, 0), (1, 1)];
            let cells: Option<Vec<Cell>> = around
                .into_iter()
                .map(|(down, right)| base.cell(row + down, column + right))
                .collect();
            let cells = cells?;
            let mut digits: Vec<Digit> = cells.iter().map(|&cell| digit(cell)).collect();
            digits.truncate(1 + numbers.below(4));
            Constraint::Quadruple(Quadruple { cells, digits })
        }
        10 => {
            let (kind, side) = (CLUES[numbers.below(5)], SIDES[numbers.below(4)]);
            let line = numbers.below(base.digits());
            let clue = |value: u32| {
                Constraint::Outside(Outside {
                    kind,
                    side,
                    line,
                    value,
                })
            };
            (0..=45)
                .map(clue)
                .find(|clue| holds(base, solution, clue))?
        }
        _ => {
            let (down, right) = (numbers.below(2) == 0, numbers.below(2) == 0);
            if numbers.below(2) == 0 {
                let twin = base
                    .cells()
                    .find(|&cell| cell > start && digit(cell) == digit(start))?;
                return Some(Constraint::Clone(CloneOf {
                    cells: vec![start],
                    copy: vec![twin],
                }));
            }
            let mut little = LittleKiller {
                start,
                down,
                right,
                sum: 0,
            };
            little.sum = sum(&little.cells(base));
            Constraint::LittleKiller(little)
        }
    })
}

/// Whether every beginning of such a line is such a line.
fn grows(kind: LineKind) -> bool {
    matches!(
        kind,
        LineKind::Thermo
            | LineKind::SlowThermo
            | LineKind::Nabner
            | LineKind::Whisper(_)
            | LineKind::Entropic
            | LineKind::Modular(_)
            | LineKind::Parity
    )
}

/// A walk from cell to neighbour that meets no cell twice, as far as it gets.
fn walk(numbers: &mut Numbers, base: &Layout, start: Cell, length: usize) -> Vec<Cell> {
    let mut cells = vec![start];
    for _ in 0..20 * length {
        if cells.len() == length {
            break;
        }
        let last = cells[cells.len() - 1];
        let (down, right) = [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (-1, 1)][numbers.below(6)];
        let to = |at: usize, by: isize| at.checked_add_signed(by);
        let next = to(base.row(last), down)
            .zip(to(base.column(last), right))
            .and_then(|(row, column)| base.cell(row, column));
        cells.extend(next.filter(|next| !cells.contains(next)));
    }
    cells
}
