//! The canonical form of a puzzle: the same for all puzzles that differ only by permuting rows within a band, bands,
//! columns, stacks and digits, or by mirroring.

use grille_core::{Digit, Grid, Layout};
use grille_solve::{Outcome, Puzzle, Solver};

/// The canonical form of a puzzle with one solution, together with its solution: among all equivalent puzzles, the one
/// whose solution is least when read line by line, and of these the one whose first given comes latest. `None` if the
/// layout is not a square grid of boxes, or if the solution is not unique.
///
/// ```
/// use grille_generate::canonical;
/// use grille_solve::Puzzle;
///
/// let puzzle: Puzzle = "4....3.....3..41".parse()?;
/// let mirrored: Puzzle = "14..3.....3....4".parse()?;
/// assert_ne!(puzzle, mirrored);
/// assert_eq!(canonical(&puzzle), canonical(&mirrored));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn canonical(puzzle: &Puzzle) -> Option<Puzzle> {
    let Outcome::Unique(solution) = Solver::new(puzzle).outcome() else {
        return None;
    };
    canonical_with(puzzle, &solution)
}

/// Same as [`canonical`], for a puzzle whose unique solution is known.
///
/// # Panics
/// If the solution is not complete or belongs to another layout.
#[must_use]
pub fn canonical_with(puzzle: &Puzzle, solution: &Grid) -> Option<Puzzle> {
    let layout = puzzle.layout();
    assert!(
        solution.is_filled() && solution.layout() == layout,
        "a solution fits the puzzle"
    );
    if puzzle.model().is_some() {
        return None;
    }
    let (form, ways) = least(layout, &digits(solution))?;
    let values = digits(puzzle.values());
    let least = ways.iter().map(|way| way.moved(&values)).min()?;
    let mut puzzle = Puzzle::from(grid(layout, &least));
    puzzle.set_solution(grid(layout, &form));
    Some(puzzle)
}

/// The canonical form of a complete grid. `None` if it is not complete, or if the layout is not a square grid of boxes.
#[must_use]
pub fn canonical_grid(complete: &Grid) -> Option<Grid> {
    let layout = complete.layout();
    let (form, _) = complete
        .is_filled()
        .then(|| least(layout, &digits(complete)))??;
    Some(grid(layout, &form))
}

/// The digits of a grid, 0 for an empty cell.
fn digits(grid: &Grid) -> Vec<u8> {
    grid.iter()
        .map(|digit| digit.map_or(0, Digit::value))
        .collect()
}

fn grid(layout: &Layout, digits: &[u8]) -> Grid {
    Grid::from_values(
        layout.clone(),
        digits.iter().map(|&digit| Digit::new(digit)).collect(),
    )
}

/// The most digits of a grid.
const MOST: usize = Digit::MAX as usize;
/// Not yet known.
const OPEN: u8 = u8::MAX;

/// A transformation of a grid: where each row and column comes from, and what each digit becomes.
struct Way {
    mirrored: bool,
    rows: Vec<u8>,
    columns: Vec<u8>,
    /// By digit; 0 stays 0.
    digits: [u8; MOST + 1],
}

impl Way {
    fn moved(&self, values: &[u8]) -> Vec<u8> {
        let size = self.rows.len();
        let mut moved = Vec::with_capacity(values.len());
        for &row in &self.rows {
            moved.extend(self.columns.iter().map(|&column| {
                let value = values[at(self.mirrored, row.into(), column.into(), size)];
                self.digits[usize::from(value)]
            }));
        }
        moved
    }
}

fn at(mirrored: bool, row: usize, column: usize, size: usize) -> usize {
    if mirrored {
        column * size + row
    } else {
        row * size + column
    }
}

/// The least form of a complete grid, and all transformations that lead to it.
///
/// The first row of the form is 1 2 3 …; so the order of the columns determines the digits, and the second row decides
/// it almost alone. All choices of two rows and a first column are extended column by column, and only those with the
/// least second row so far are kept.
fn least(layout: &Layout, values: &[u8]) -> Option<(Vec<u8>, Vec<Way>)> {
    // Extra houses need not stay houses when rows or columns are permuted.
    let boxes = layout.boxes().filter(|_| layout.is_plain())?;
    let size = boxes.size();
    let mut starts = Vec::new();
    for mirrored in [false, true] {
        if mirrored && boxes.rows() != boxes.columns() {
            continue;
        }
        for first in 0..size {
            let band = first / boxes.rows() * boxes.rows();
            for second in (band..band + boxes.rows()).filter(|&second| second != first) {
                starts.push(Pair::new(values, mirrored, first, second, size));
            }
        }
    }
    let mut kept: Vec<Columns> = (0..starts.len()).map(Columns::new).collect();
    let mut next = Vec::new();
    for position in 0..size {
        let mut least = OPEN;
        next.clear();
        for columns in &kept {
            columns.extended(
                position,
                &starts[columns.pair],
                boxes.columns(),
                size,
                |label, columns| {
                    if label < least {
                        least = label;
                        next.clear();
                    }
                    if label == least {
                        next.push(columns);
                    }
                },
            );
        }
        std::mem::swap(&mut kept, &mut next);
    }
    let mut best: Option<(Vec<u8>, Vec<Way>)> = None;
    for columns in &kept {
        let way = columns.way(&starts[columns.pair], values, boxes.rows(), size);
        let form = way.moved(values);
        match &mut best {
            Some((least, ways)) if *least == form => ways.push(way),
            Some((least, _)) if *least < form => {}
            _ => best = Some((form, vec![way])),
        }
    }
    best
}

/// The two rows that become the first two.
struct Pair {
    mirrored: bool,
    rows: [u8; 2],
    second: [u8; MOST],
    /// For each digit, its column in the first row.
    column_in_first: [u8; MOST + 1],
}

impl Pair {
    fn new(values: &[u8], mirrored: bool, first: usize, second: usize, size: usize) -> Pair {
        let mut pair = Pair {
            mirrored,
            rows: [first as u8, second as u8],
            second: [0; MOST],
            column_in_first: [0; MOST + 1],
        };
        for column in 0..size {
            pair.second[column] = values[at(mirrored, second, column, size)];
            let digit = values[at(mirrored, first, column, size)];
            pair.column_in_first[usize::from(digit)] = column as u8;
        }
        pair
    }
}

/// Where columns go, as far as decided.
#[derive(Clone, Copy)]
struct Columns {
    pair: usize,
    /// The column at each position, and the position of each column.
    column_at: [u8; MOST],
    position_of: [u8; MOST],
    /// The slot of each stack, the stack in each slot, and how many of its columns have a position.
    slot_of: [u8; 5],
    stack_in: [u8; 5],
    used: [u8; 5],
    slots: u8,
}

impl Columns {
    fn new(pair: usize) -> Columns {
        Columns {
            pair,
            column_at: [OPEN; MOST],
            position_of: [OPEN; MOST],
            slot_of: [OPEN; 5],
            stack_in: [OPEN; 5],
            used: [0; 5],
            slots: 0,
        }
    }

    /// Every way to choose the column at a position, with the digit that the second row then has there.
    fn extended(
        &self,
        position: usize,
        pair: &Pair,
        wide: usize,
        size: usize,
        mut take: impl FnMut(u8, Columns),
    ) {
        let mut with = |column: usize| {
            let mut columns = *self;
            if columns.position_of[column] == OPEN {
                columns.place(column, wide);
            }
            let source = usize::from(pair.column_in_first[usize::from(pair.second[column])]);
            if columns.position_of[source] == OPEN {
                columns.place(source, wide);
            }
            take(columns.position_of[source], columns);
        };
        if self.column_at[position] != OPEN {
            with(self.column_at[position].into());
            return;
        }
        let stack = self.stack_in[position / wide];
        for column in 0..size {
            let fits = if stack == OPEN {
                self.slot_of[column / wide] == OPEN
            } else {
                column / wide == usize::from(stack)
            };
            if fits && self.position_of[column] == OPEN {
                with(column);
            }
        }
    }

    /// Puts a column at the first free position of its stack, and its stack into the first free slot.
    fn place(&mut self, column: usize, wide: usize) {
        let stack = column / wide;
        if self.slot_of[stack] == OPEN {
            self.slot_of[stack] = self.slots;
            self.stack_in[usize::from(self.slots)] = stack as u8;
            self.slots += 1;
        }
        let slot = usize::from(self.slot_of[stack]);
        let position = slot * wide + usize::from(self.used[slot]);
        self.used[slot] += 1;
        self.column_at[position] = column as u8;
        self.position_of[column] = position as u8;
    }

    /// The transformation given by these columns and the two rows: the digits follow from the first row, and the other
    /// rows and bands are sorted.
    fn way(&self, pair: &Pair, values: &[u8], high: usize, size: usize) -> Way {
        let mut digits = [0; MOST + 1];
        let columns = pair.column_in_first[1..=size].iter();
        for (digit, &column) in digits[1..].iter_mut().zip(columns) {
            *digit = self.position_of[usize::from(column)] + 1;
        }
        let first_column = usize::from(self.column_at[0]);
        let key =
            |row: usize| digits[usize::from(values[at(pair.mirrored, row, first_column, size)])];
        let own = usize::from(pair.rows[0]) / high;
        let mut bands: Vec<Vec<usize>> = (0..size / high)
            .map(|band| {
                let mut rows: Vec<usize> = (band * high..(band + 1) * high).collect();
                rows.sort_by_key(|&row| {
                    match pair.rows.iter().position(|&own| usize::from(own) == row) {
                        Some(place) => (0, place as u8),
                        None => (1, key(row)),
                    }
                });
                rows
            })
            .collect();
        bands.sort_by_key(|rows| {
            if rows[0] / high == own {
                0
            } else {
                key(rows[0])
            }
        });
        Way {
            mirrored: pair.mirrored,
            rows: bands.concat().into_iter().map(|row| row as u8).collect(),
            columns: self.column_at[..size].to_vec(),
            digits,
        }
    }
}
