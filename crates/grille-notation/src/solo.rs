//! Game ids of Simon Tatham's Solo: `3x3:a2b1_8…`, with `x` for the diagonals, `k` for killer, and `9j` in place of the
//! boxes for a jigsaw of that size.
//!
//! Consecutive numbers are separated by `_`; a letter is a run of empty cells. After a comma come, as needed, the walls
//! of the jigsaw, those of the cages, and the sums of the cages.

use grille_core::constraint::{Cage, Constraint, Whole};
use grille_core::{BoxShape, Cell, Digit, Draft, Layout};
use grille_say::DescribeConstraint;
use grille_solve::Puzzle;

use super::error::{ParseError, ParseErrorKind, Spot};
use super::{Inexpressible, Notation, ReadOptions, Why, shapes};

/// Its name in messages.
const NAME: &str = "Solo";

/// The part before the colon.
struct Parameters {
    size: usize,
    /// `None` for a jigsaw.
    boxes: Option<BoxShape>,
    diagonals: bool,
    killer: bool,
}

/// `3x3`, `2x3xk`, `9jx`; letters for symmetry and difficulty may follow.
fn parameters(text: &str) -> Option<Parameters> {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let end = digits(text);
    let first: usize = text.get(..end)?.parse().ok()?;
    let mut rest = &text[end..];
    let mut boxes = None;
    let mut size = first;
    if let Some(second) = rest.strip_prefix('x').filter(|rest| digits(rest) > 0) {
        let end = digits(second);
        let shape = BoxShape::new(first, second[..end].parse().ok()?).ok()?;
        size = shape.size();
        boxes = Some(shape);
        rest = &second[end..];
    }
    let (mut diagonals, mut killer, mut jigsaw) = (false, false, false);
    let mut letters = rest.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            'x' => diagonals = true,
            'k' => killer = true,
            'j' => jigsaw = true,
            // How puzzles are generated, not what they are: symmetry, difficulty.
            'a' => {}
            'm' | 'r' => {
                while letters
                    .next_if(|&c| c.is_ascii_digit() || c == 'd')
                    .is_some()
                {}
            }
            'd' => _ = letters.next(),
            _ => return None,
        }
    }
    if jigsaw != boxes.is_none() || !(2..=25).contains(&size) {
        return None;
    }
    Some(Parameters {
        size,
        boxes,
        diagonals,
        killer,
    })
}

/// Whether a line is such an id.
pub(super) fn is_one(line: &str) -> bool {
    line.trim().split_once(':').is_some_and(|(before, after)| {
        let grid = after.split(',').next().unwrap_or(after);
        let is_cell = |byte: u8| byte.is_ascii_digit() || byte.is_ascii_lowercase() || byte == b'_';
        parameters(before).is_some() && !grid.is_empty() && grid.bytes().all(is_cell)
    })
}

pub(super) fn parse_record(
    line: &str,
    number: usize,
    _: &ReadOptions,
) -> Result<Draft, ParseError> {
    let at = Spot {
        line: number,
        column: 1,
    };
    let malformed = || ParseError::at(at, ParseErrorKind::Malformed { notation: NAME });
    let (before, after) = line.trim().split_once(':').ok_or_else(malformed)?;
    let Parameters {
        size,
        boxes,
        diagonals,
        killer,
    } = parameters(before).ok_or_else(malformed)?;
    let mut fields = after.split(',');
    let mut field = |name: &'static str| {
        let missing = ParseError::at(at, ParseErrorKind::Missing { field: name });
        fields.next().ok_or(missing)
    };
    let wrong = |name: &str, found: &str| {
        let kind = ParseErrorKind::Field {
            field: name.to_string(),
            found: found.to_string(),
        };
        ParseError::at(at, kind)
    };
    let cells = field("grid")?;
    let givens = numbers(cells, size * size).ok_or_else(|| wrong("grid", cells))?;
    let layout = if let Some(boxes) = boxes {
        Layout::with_boxes(boxes)
    } else {
        let text = field("jigsaw")?;
        let areas = areas(text, size).ok_or_else(|| wrong("jigsaw", text))?;
        shapes::numbered(size, &areas)?
    };
    let mut draft = Draft::new(layout);
    for (index, given) in givens.into_iter().enumerate() {
        if let Some(given) = given {
            let digit = Digit::try_from(given)
                .ok()
                .filter(|digit| digit.index() < size);
            let digit = digit.ok_or_else(|| wrong("grid", &given.to_string()))?;
            draft.set_given(Cell::new(index), digit);
        }
    }
    if diagonals {
        draft.constraints.push(Constraint::Whole(Whole::Diagonals));
    }
    if killer {
        let text = field("cages")?;
        let areas = areas(text, size).ok_or_else(|| wrong("cages", text))?;
        let text = field("sums")?;
        let sums = numbers(text, size * size).ok_or_else(|| wrong("sums", text))?;
        let mut cages: Vec<(usize, Cage)> = Vec::new();
        for (index, &area) in areas.iter().enumerate() {
            let known = cages.iter().position(|(number, _)| *number == area);
            let known = known.unwrap_or_else(|| {
                let cage = Cage {
                    cells: Vec::new(),
                    sum: None,
                    repeats: false,
                };
                cages.push((area, cage));
                cages.len() - 1
            });
            let cage = &mut cages[known].1;
            cage.cells.push(Cell::new(index));
            cage.sum = cage.sum.or(sums[index]);
        }
        draft
            .constraints
            .extend(cages.into_iter().map(|(_, cage)| Constraint::Cage(cage)));
    }
    match fields.next() {
        Some(rest) => Err(wrong(NAME, rest)),
        None => Ok(draft),
    }
}

/// Numbers in cells: `a` is an empty cell, `b` two, … `z` twenty-six.
fn numbers(text: &str, count: usize) -> Option<Vec<Option<u32>>> {
    let mut cells = Vec::with_capacity(count);
    let mut rest = text;
    while let Some(first) = rest.bytes().next() {
        match first {
            b'a'..=b'z' => cells.extend(vec![None; usize::from(first - b'a') + 1]),
            b'_' => {}
            b'0'..=b'9' => {
                let end = rest.bytes().take_while(u8::is_ascii_digit).count();
                cells.push(Some(rest[..end].parse().ok()?));
                rest = &rest[end - 1..];
            }
            _ => return None,
        }
        if cells.len() > count {
            return None;
        }
        rest = &rest[1..];
    }
    (cells.len() == count).then_some(cells)
}

/// The two cells at an edge. The edges between neighbours in a row come first, row by row, then those between
/// neighbours in a column, column by column.
fn edge(number: usize, size: usize) -> (usize, usize) {
    let (line, place) = (number / (size - 1), number % (size - 1));
    if line < size {
        let cell = line * size + place;
        (cell, cell + 1)
    } else {
        let cell = place * size + line - size;
        (cell, cell + size)
    }
}

/// Areas from the walls between them: a letter is a run of edges without a wall followed by one with a wall, `_` an
/// immediate wall, and the 25th letter a run that no wall follows. Each cell gets the first cell of its area.
fn areas(text: &str, size: usize) -> Option<Vec<usize>> {
    let edges = 2 * size * (size - 1);
    let mut area: Vec<usize> = (0..size * size).collect();
    let mut at = 0;
    for letter in text.bytes() {
        let run = match letter {
            b'_' => 0,
            b'a'..=b'z' => usize::from(letter - b'a') + 1,
            _ => return None,
        };
        for number in at..at + run {
            if number >= edges {
                return None;
            }
            let (one, other) = edge(number, size);
            let (one, other) = (root(&area, one), root(&area, other));
            area[one.max(other)] = one.min(other);
        }
        at += run + usize::from(run != 25);
    }
    // The last run ends at the wall around the grid.
    if at != edges && at != edges + 1 {
        return None;
    }
    Some((0..area.len()).map(|cell| root(&area, cell)).collect())
}

/// The first cell of an area, by following the chain that leads to it.
fn root(area: &[usize], mut cell: usize) -> usize {
    while area[cell] != cell {
        cell = area[cell];
    }
    cell
}

/// The reverse of [`areas`].
fn walls(area: &[usize], size: usize) -> String {
    let edges = 2 * size * (size - 1);
    let mut text = String::new();
    let mut run = 0;
    for number in 0..=edges {
        let is_wall = number == edges || {
            let (one, other) = edge(number, size);
            area[one] != area[other]
        };
        if is_wall {
            text.push(if run == 0 {
                '_'
            } else {
                char::from(b'a' + run - 1)
            });
            run = 0;
        } else {
            run += 1;
            if run == 25 {
                text.push('y');
                run = 0;
            }
        }
    }
    text
}

/// The reverse of [`numbers`].
fn cells(values: impl Iterator<Item = Option<u32>>) -> String {
    let mut text = String::new();
    let mut run = 0;
    let flush = |run: &mut u8, text: &mut String| {
        if *run > 0 {
            text.push(char::from(b'a' + *run - 1));
            *run = 0;
        }
    };
    for value in values {
        match value {
            None => {
                run += 1;
                if run == 26 {
                    flush(&mut run, &mut text);
                }
            }
            Some(value) => {
                flush(&mut run, &mut text);
                if text.ends_with(|c: char| c.is_ascii_digit()) {
                    text.push('_');
                }
                text += &value.to_string();
            }
        }
    }
    flush(&mut run, &mut text);
    text
}

pub(super) fn print(puzzle: &Puzzle) -> Result<String, Inexpressible> {
    let layout = puzzle.base_layout();
    let refuse = |why: Why| Inexpressible {
        notation: Notation::Solo,
        why,
    };
    let size = layout.rows();
    let regions = shapes::regions(layout);
    if !shapes::is_rectangle(layout)
        || (layout.columns(), layout.digits()) != (size, size)
        || layout.lowest() != 1
        || regions.len() != size
    {
        return Err(refuse(Why::Layout));
    }
    let (mut diagonals, mut cages) = (false, Vec::new());
    for constraint in puzzle.constraints() {
        match constraint {
            Constraint::Whole(Whole::Diagonals) => diagonals = true,
            Constraint::Cage(cage) if !cage.repeats && cage.sum.is_some() => {
                cages.push((constraint, cage));
            }
            _ => return Err(refuse(Why::Constraint(constraint.describe(layout)))),
        }
    }
    let mut text = match layout.boxes() {
        Some(boxes) => boxes.to_string(),
        None => format!("{size}j"),
    };
    text += if diagonals { "x" } else { "" };
    text += if cages.is_empty() { "" } else { "k" };
    text.push(':');
    let givens = puzzle.givens();
    text += &cells(
        givens
            .iter()
            .map(|value| value.map(|digit| digit.value().into())),
    );
    if layout.boxes().is_none() {
        let area: Vec<usize> = layout
            .cells()
            .filter_map(|cell| layout.region(cell))
            .collect();
        text = text + "," + &walls(&area, size);
    }
    if !cages.is_empty() {
        // In Solo every cell is in a cage, and a cage is connected.
        let mut area: Vec<Option<usize>> = vec![None; size * size];
        let mut sums: Vec<Option<u32>> = vec![None; size * size];
        for (number, (constraint, cage)) in cages.iter().enumerate() {
            let cannot = || refuse(Why::Constraint(constraint.describe(layout)));
            for cell in &cage.cells {
                if area[cell.index()].replace(number).is_some() {
                    return Err(cannot());
                }
            }
            let first = cage.cells.iter().min().ok_or_else(cannot)?;
            sums[first.index()] = cage.sum;
        }
        let area: Option<Vec<usize>> = area.into_iter().collect();
        let area = area.ok_or_else(|| refuse(Why::Uncaged))?;
        let drawn = walls(&area, size);
        let again = areas(&drawn, size).unwrap_or_default();
        let apart = cages.iter().find(|(_, cage)| {
            let mut areas = cage.cells.iter().map(|cell| again.get(cell.index()));
            let first = areas.next();
            areas.any(|area| Some(area) != first)
        });
        if let Some((constraint, _)) = apart {
            return Err(refuse(Why::Constraint(constraint.describe(layout))));
        }
        text = text + "," + &drawn + "," + &cells(sums.into_iter());
    }
    Ok(text)
}
