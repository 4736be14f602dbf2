//! The rules that the protocol can express: `rule WORD NUMBERS…`, cells as row and column from 1.

use grille::Cell;
use grille::constraint::{Cage, Constraint, Line, LineKind, Mark, MarkKind, Sign, SignKind, Whole};

/// The rules of the whole grid.
const WHOLE: [(&str, Whole); 6] = [
    ("diagonals", Whole::Diagonals),
    ("windows", Whole::Windows),
    ("disjoint", Whole::DisjointGroups),
    ("knight", Whole::AntiKnight),
    ("king", Whole::AntiKing),
    ("nonconsecutive", Whole::NonConsecutive),
];

/// What follows `rule`; `None` if there is no word for it.
pub(super) fn write(rule: &Constraint, size: usize) -> Option<String> {
    let with = |word: &str, cells: &[Cell]| {
        let places = cells.iter().map(|cell| {
            let (row, column) = (cell.index() / size, cell.index() % size);
            format!(" {} {}", row + 1, column + 1)
        });
        Some(word.to_string() + &places.collect::<String>())
    };
    match rule {
        Constraint::Whole(whole) => WHOLE
            .iter()
            .find(|(_, known)| known == whole)
            .map(|(word, _)| (*word).to_string()),
        Constraint::Region(cells) => with("region", cells),
        Constraint::Cage(cage) if !cage.repeats => {
            with(&format!("cage {}", cage.sum.unwrap_or(0)), &cage.cells)
        }
        Constraint::Mark(Mark { cell, kind }) => match kind {
            MarkKind::Even => with("even", &[*cell]),
            MarkKind::Odd => with("odd", &[*cell]),
            MarkKind::Minimum | MarkKind::Maximum => None,
        },
        Constraint::Sign(sign) => match sign.kind {
            SignKind::Less => with("greater", &[sign.second, sign.first]),
            SignKind::WHITE => with("white", &[sign.first, sign.second]),
            SignKind::BLACK => with("black", &[sign.first, sign.second]),
            _ => None,
        },
        Constraint::Line(Line {
            kind: LineKind::Thermo,
            cells,
        }) => with("thermo", cells),
        _ => None,
    }
}

/// Parses what follows `rule`; `None` if it is not a rule of the protocol.
pub(super) fn read(text: &str, size: usize) -> Option<Constraint> {
    let mut words = text.split_whitespace();
    let word = words.next()?;
    let numbers: Vec<usize> = words
        .map(|word| word.parse().ok())
        .collect::<Option<Vec<usize>>>()?;
    if numbers.is_empty() {
        let whole = WHOLE.iter().find(|(known, _)| *known == word);
        return whole.map(|(_, whole)| Constraint::Whole(*whole));
    }
    let cells = |numbers: &[usize]| -> Option<Vec<Cell>> {
        let on_grid = |number: usize| (1..=size).contains(&number);
        let cell = |place: &[usize]| match *place {
            [row, column] if on_grid(row) && on_grid(column) => {
                Some(Cell::new((row - 1) * size + column - 1))
            }
            _ => None,
        };
        numbers.chunks(2).map(cell).collect()
    };
    let pair = |kind: SignKind| match cells(&numbers)?[..] {
        [first, second] => Some(Constraint::Sign(Sign {
            first,
            second,
            kind,
        })),
        _ => None,
    };
    let mark = |kind: MarkKind| match cells(&numbers)?[..] {
        [cell] => Some(Constraint::Mark(Mark { cell, kind })),
        _ => None,
    };
    match word {
        "region" => Some(Constraint::Region(cells(&numbers)?)),
        "cage" => Some(Constraint::Cage(Cage {
            sum: u32::try_from(numbers[0]).ok().filter(|&sum| sum > 0),
            cells: cells(&numbers[1..])?,
            repeats: false,
        })),
        "even" => mark(MarkKind::Even),
        "odd" => mark(MarkKind::Odd),
        "greater" => match cells(&numbers)?[..] {
            [greater, less] => Some(Constraint::Sign(Sign {
                first: less,
                second: greater,
                kind: SignKind::Less,
            })),
            _ => None,
        },
        "white" => pair(SignKind::WHITE),
        "black" => pair(SignKind::BLACK),
        "thermo" => Some(Constraint::Line(Line {
            kind: LineKind::Thermo,
            cells: cells(&numbers)?,
        })),
        _ => None,
    }
}
