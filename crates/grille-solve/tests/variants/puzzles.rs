//! Small puzzles with random constraints of every kind.

use grille::constraint::{
    Arrow, Cage, CloneOf, Constraint, Equal, EqualKind, Group, GroupKind, Line, LineKind,
    LittleKiller, LookAndSay, Magic, Mark, MarkKind, Outside, OutsideKind, Quadruple, Side, Sign,
    SignKind, Whole,
};
use grille::solve::Model;
use grille::{Cell, Digit, Layout};

use crate::dice::Dice;

/// A filled grid: a pattern whose digits, rows and columns are shuffled within what keeps it valid.
pub fn solution(layout: &Layout, dice: &mut Dice) -> Vec<Digit> {
    let boxes = layout.boxes().expect("boxes");
    let (height, size) = (boxes.rows(), boxes.size());
    let mut digits: Vec<usize> = (0..size).collect();
    dice.shuffle(&mut digits);
    let mut shuffled = |block: usize| -> Vec<usize> {
        let mut blocks: Vec<usize> = (0..size / block).collect();
        dice.shuffle(&mut blocks);
        let mut order = Vec::new();
        for at in blocks {
            let mut inner: Vec<usize> = (at * block..(at + 1) * block).collect();
            dice.shuffle(&mut inner);
            order.extend(inner);
        }
        order
    };
    let (rows, columns) = (shuffled(height), shuffled(size / height));
    let width = size / height;
    let at = |row: usize, column: usize| (row % height * width + row / height + column) % size;
    (0..size * size)
        .map(|cell| Digit::from_index(digits[at(rows[cell / size], columns[cell % size])]))
        .collect()
}

/// A constraint of some kind, which the solution meets if it is given.
pub fn constraint(
    layout: &Layout,
    solution: &[Digit],
    is_met: bool,
    dice: &mut Dice,
) -> Option<Constraint> {
    let kind = dice.below(KINDS);
    for _ in 0..40 {
        let constraint = one(kind, layout, solution, dice);
        let Ok(model) = Model::new(layout, vec![constraint.clone()]) else {
            continue;
        };
        let value = |cell: Cell| Some(solution[cell.index()]);
        let houses = model.layout().houses().iter();
        let mut clash = houses.filter(|house| {
            let held: grille::DigitSet =
                house.cells().iter().map(|c| solution[c.index()]).collect();
            held.len() < house.cells().len()
        });
        let unlike = model.layout().unlike().iter();
        let alike = unlike
            .filter(|(a, b)| solution[a.index()] == solution[b.index()])
            .count();
        if !is_met || (model.broken(value).is_none() && clash.next().is_none() && alike == 0) {
            return Some(constraint);
        }
    }
    None
}

const KINDS: usize = 21;

#[allow(clippy::too_many_lines)] // One arm for each kind there is.
fn one(kind: usize, layout: &Layout, solution: &[Digit], dice: &mut Dice) -> Constraint {
    let size = layout.digits();
    let number = |cell: Cell| u32::from(solution[cell.index()].value());
    let sum = |cells: &[Cell]| cells.iter().map(|&cell| number(cell)).sum::<u32>();
    let step = 1 + dice.below(2) as u8;
    let length = 2 + dice.below(4);
    let cells = path(layout, length, dice);
    let any = |dice: &mut Dice| Cell::new(dice.below(size * size));
    match kind {
        0 => Constraint::Whole(dice.pick(&[
            Whole::Diagonals,
            Whole::DiagonalDown,
            Whole::DiagonalUp,
            Whole::DisjointGroups,
            Whole::AntiKnight,
            Whole::AntiKing,
            Whole::AntiTaxicab,
            Whole::NonConsecutive,
            Whole::AllGiven(SignKind::WHITE),
            Whole::AllGiven(SignKind::V),
            Whole::GlobalEntropy,
            Whole::GlobalModulo,
            Whole::SemiMagic,
            Whole::MagicModulo,
            Whole::DutchFlatmates,
        ])),
        1 => Constraint::Region(cells),
        2 | 3 => Constraint::Cage(Cage {
            sum: Some(sum(&cells)),
            repeats: dice.below(3) == 0,
            cells,
        }),
        4 => Constraint::Magic(Magic {
            cells: [0, 1, size, size + 1].map(Cell::new).to_vec(),
        }),
        5 | 6 => Constraint::Sign(Sign {
            first: cells[0],
            second: cells[1],
            kind: match dice.below(4) {
                0 => SignKind::Difference(step),
                1 => SignKind::Ratio(step + 1),
                2 => SignKind::Sum(sum(&cells[..2]) as u8),
                _ => SignKind::Less,
            },
        }),
        7 => Constraint::Mark(Mark {
            cell: cells[0],
            kind: dice.pick(&[
                MarkKind::Even,
                MarkKind::Odd,
                MarkKind::Minimum,
                MarkKind::Maximum,
            ]),
        }),
        8 => {
            let (row, column) = (dice.below(size - 1), dice.below(size - 1));
            let at = [0, 1, size, size + 1].map(|d| Cell::new(row * size + column + d));
            let count = 1 + dice.below(3);
            let digits = (0..count).map(|_| solution[dice.pick(&at).index()]);
            Constraint::Quadruple(Quadruple {
                digits: digits.collect(),
                cells: at.to_vec(),
            })
        }
        9..=12 => Constraint::Line(Line {
            kind: dice.pick(&[
                LineKind::Thermo,
                LineKind::SlowThermo,
                LineKind::Palindrome,
                LineKind::Renban,
                LineKind::Nabner,
                LineKind::Whisper(step),
                LineKind::Between,
                LineKind::Lockout(step),
                LineKind::Zipper,
                LineKind::RegionSum,
                LineKind::Entropic,
                LineKind::Modular(step + 1),
                LineKind::Parity,
                LineKind::SumLine(2 + step * 2),
                LineKind::DoubleArrow,
            ]),
            cells,
        }),
        13 => {
            let pill = 1 + dice.below(2);
            Constraint::Arrow(Arrow {
                circle: cells[..pill].to_vec(),
                shaft: cells[pill.min(cells.len() - 1)..].to_vec(),
            })
        }
        14 => {
            let copy = path(layout, cells.len(), dice);
            let both = cells.len().min(copy.len()).min(2);
            Constraint::Clone(CloneOf {
                cells: cells[..both].to_vec(),
                copy: copy[..both].to_vec(),
            })
        }
        15 => Constraint::Outside(Outside {
            kind: dice.pick(&[
                OutsideKind::Sandwich,
                OutsideKind::XSum,
                OutsideKind::Skyscraper,
                OutsideKind::HiddenSkyscraper,
                OutsideKind::NumberedRoom,
                OutsideKind::FullRank,
            ]),
            side: dice.pick(&[Side::Left, Side::Right, Side::Top, Side::Bottom]),
            line: dice.below(size),
            value: dice.below(3 * size) as u32,
        }),
        16 => {
            let mut little = LittleKiller {
                start: Cell::new(dice.below(size)),
                down: true,
                right: dice.below(2) == 0,
                sum: 0,
            };
            little.sum = sum(&little.cells(layout));
            Constraint::LittleKiller(little)
        }
        17 => Constraint::LookAndSay(LookAndSay {
            counts: vec![(step, solution[cells[0].index()])],
            cells,
        }),
        18 | 19 => {
            let middle = cells.len() / 2;
            Constraint::Equal(Equal {
                kind: dice.pick(&[EqualKind::Digits, EqualKind::Sums]),
                groups: vec![cells[..middle].to_vec(), cells[middle..].to_vec()],
            })
        }
        _ => Constraint::Group(Group {
            kind: dice.pick(&[
                GroupKind::CountingCircles,
                GroupKind::Equality,
                GroupKind::Rellik(u32::from(step) + 3),
                GroupKind::Lunchbox(sum(&cells)),
                GroupKind::RowIndex,
                GroupKind::ColumnIndex,
                GroupKind::BoxIndex,
            ]),
            cells: if dice.below(2) == 0 {
                cells
            } else {
                vec![any(dice)]
            },
        }),
    }
}

/// Cells one after the other, each a neighbour of the last (corners included), none twice.
fn path(layout: &Layout, length: usize, dice: &mut Dice) -> Vec<Cell> {
    let mut cells = vec![Cell::new(dice.below(layout.cell_count()))];
    while cells.len() < length {
        let last = cells[cells.len() - 1];
        let near = layout.cells().filter(|&cell| {
            layout.row(cell).abs_diff(layout.row(last)) <= 1
                && layout.column(cell).abs_diff(layout.column(last)) <= 1
                && !cells.contains(&cell)
        });
        let near: Vec<Cell> = near.collect();
        if near.is_empty() {
            break;
        }
        cells.push(dice.pick(&near));
    }
    cells
}
