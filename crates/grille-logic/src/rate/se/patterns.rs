//! Locked candidates, subsets and fish, in SE's order of houses, of tuples and of digits. They are steps of their own
//! and, without a rating, deductions inside dynamic chains.

use super::grid::{BOXES, COLUMNS, Grid, ROWS, TABLES, bits, candidate, shared, subsets};

/// A pattern found, enough to say what goes and what had to go before.
#[derive(Clone, Copy, Debug)]
pub(super) enum Pattern {
    /// A digit whose places in the base houses all lie in the cover houses.
    Locked {
        base: [u8; 4],
        cover: [u8; 4],
        size: usize,
        digit: usize,
    },
    /// Digits that have only these places in a house.
    Hidden {
        house: usize,
        digits: u16,
        places: u16,
    },
    /// Places of a house that have only these digits.
    Naked {
        house: usize,
        digits: u16,
        places: u16,
    },
}

impl Pattern {
    /// The candidates that the pattern rules out.
    pub fn removals(&self, grid: &Grid) -> Vec<u16> {
        let mut gone = Vec::new();
        match *self {
            Pattern::Locked {
                base,
                cover,
                size,
                digit,
            } => {
                for &cover in &cover[..size] {
                    let mut places = grid.places[usize::from(cover)][digit];
                    for &base in &base[..size] {
                        places &= !shared(usize::from(cover), usize::from(base));
                    }
                    let cells = &TABLES.cells[usize::from(cover)];
                    gone.extend(bits(places).map(|place| candidate(cells[place], digit)));
                }
            }
            Pattern::Hidden {
                house,
                digits,
                places,
            } => {
                for place in bits(places) {
                    let cell = TABLES.cells[house][place];
                    let others = grid.cands[usize::from(cell)] & !digits;
                    gone.extend(bits(others).map(|digit| candidate(cell, digit)));
                }
            }
            Pattern::Naked {
                house,
                digits,
                places,
            } => {
                for place in bits(!places & 511) {
                    let cell = TABLES.cells[house][place];
                    let common = grid.cands[usize::from(cell)] & digits;
                    gone.extend(bits(common).map(|digit| candidate(cell, digit)));
                }
            }
        }
        gone
    }

    /// The candidates of `before` that had to go for the pattern to exist in `now`.
    pub fn conditions(&self, before: &Grid, now: &Grid) -> Vec<u16> {
        let mut gone = Vec::new();
        match *self {
            Pattern::Locked {
                base,
                cover,
                size,
                digit,
            } => {
                for &base in &base[..size] {
                    let base = usize::from(base);
                    let mut places = before.places[base][digit] & !now.places[base][digit];
                    for &cover in &cover[..size] {
                        places &= !shared(base, usize::from(cover));
                    }
                    let cells = &TABLES.cells[base];
                    gone.extend(bits(places).map(|place| candidate(cells[place], digit)));
                }
            }
            Pattern::Hidden {
                house,
                digits,
                places,
            } => {
                for place in bits(!places & 511) {
                    let cell = TABLES.cells[house][place];
                    let had = before.cands[usize::from(cell)] & digits;
                    gone.extend(bits(had).map(|digit| candidate(cell, digit)));
                }
            }
            Pattern::Naked {
                house,
                digits,
                places,
            } => {
                for place in bits(places) {
                    let cell = TABLES.cells[house][place];
                    let had = before.cands[usize::from(cell)] & !digits;
                    gone.extend(bits(had).map(|digit| candidate(cell, digit)));
                }
            }
        }
        gone
    }
}

/// What is told of a pattern: `true` stops the search.
type Tell<'a> = &'a mut dyn FnMut(Pattern) -> bool;

/// Locked candidates: boxes in columns, boxes in rows, columns in boxes, rows in boxes.
pub(super) fn locked(grid: &Grid, tell: Tell<'_>) -> bool {
    let kinds = [
        (BOXES, COLUMNS),
        (BOXES, ROWS),
        (COLUMNS, BOXES),
        (ROWS, BOXES),
    ];
    for (bases, covers) in kinds {
        for base in bases..bases + 9 {
            for cover in covers..covers + 9 {
                let common = shared(base, cover);
                if common == 0 {
                    continue;
                }
                for (digit, &places) in grid.places[base].iter().enumerate() {
                    let is_locked = places & !common == 0 && places & places.wrapping_sub(1) != 0;
                    let pattern = Pattern::Locked {
                        base: [base as u8; 4],
                        cover: [cover as u8; 4],
                        size: 1,
                        digit,
                    };
                    if is_locked && tell(pattern) {
                        return true;
                    }
                }
            }
        }
    }
    false
}

/// The houses in which SE looks for subsets: boxes, columns, rows.
fn subset_houses() -> impl Iterator<Item = usize> {
    (BOXES..BOXES + 9)
        .chain(COLUMNS..COLUMNS + 9)
        .chain(ROWS..ROWS + 9)
}

/// The union of masks with at least two bits each; nothing if one has less, or if the union is not of this size.
fn common_tuple(masks: impl Iterator<Item = u16>, size: u32) -> Option<u16> {
    let mut union = 0;
    for mask in masks {
        if mask & mask.wrapping_sub(1) == 0 {
            return None;
        }
        union |= mask;
        if union.count_ones() > size {
            return None;
        }
    }
    (union.count_ones() == size).then_some(union)
}

/// Hidden subsets. For a direct one, a house with few empty cells will do.
pub(super) fn hidden(grid: &Grid, size: u32, is_direct: bool, tell: Tell<'_>) -> bool {
    for house in subset_houses() {
        let open = u32::from(grid.open[house]);
        if open <= if is_direct { size } else { 2 * size } {
            continue;
        }
        let fits = |mask: u16| mask.count_ones() >= 2 && mask.count_ones() <= size;
        let able = (0..9).fold(0_u64, |able, digit| {
            able | u64::from(fits(grid.places[house][digit])) << digit
        });
        if able.count_ones() < size {
            continue;
        }
        for digits in subsets(size, 9).filter(|digits| digits & !able == 0) {
            let digits = digits as u16;
            let masks = bits(digits).map(|digit| grid.places[house][digit]);
            if let Some(places) = common_tuple(masks, size)
                && tell(Pattern::Hidden {
                    house,
                    digits,
                    places,
                })
            {
                return true;
            }
        }
    }
    false
}

/// Naked subsets.
pub(super) fn naked(grid: &Grid, size: u32, tell: Tell<'_>) -> bool {
    for house in subset_houses() {
        if u32::from(grid.open[house]) < 2 * size {
            continue;
        }
        let cands = TABLES.cells[house].map(|cell| grid.cands[usize::from(cell)]);
        let fits = |mask: u16| mask.count_ones() >= 2 && mask.count_ones() <= size;
        let able = (0..9).fold(0_u64, |able, place| {
            able | u64::from(fits(cands[place])) << place
        });
        if able.count_ones() < size {
            continue;
        }
        for places in subsets(size, 9).filter(|places| places & !able == 0) {
            let places = places as u16;
            let masks = bits(places).map(|place| cands[place]);
            if let Some(digits) = common_tuple(masks, size)
                && tell(Pattern::Naked {
                    house,
                    digits,
                    places,
                })
            {
                return true;
            }
        }
    }
    false
}

/// Fish: columns as bases, then rows; tuples of lines first, then digits.
pub(super) fn fish(grid: &Grid, size: u32, tell: Tell<'_>) -> bool {
    let mut placed = [0; 10];
    for &value in &grid.values {
        placed[usize::from(value)] += 1;
    }
    for (bases, covers) in [(COLUMNS, ROWS), (ROWS, COLUMNS)] {
        // The lines of each digit that may be bases.
        let able: [u64; 9] = std::array::from_fn(|digit| {
            let fits = |&line: &usize| {
                let count = grid.places[bases + line][digit].count_ones();
                (2..=size).contains(&count) && placed[digit + 1] + 2 * size <= 9
            };
            (0..9).filter(fits).fold(0, |all, line| all | 1 << line)
        });
        if able.iter().all(|able| able.count_ones() < size) {
            continue;
        }
        for lines in subsets(size, 9) {
            for (digit, able) in able.iter().enumerate() {
                if lines & !able != 0 {
                    continue;
                }
                let masks = bits(lines as u16).map(|line| grid.places[bases + line][digit]);
                let Some(union) = common_tuple(masks, size) else {
                    continue;
                };
                let (mut base, mut cover) = ([0; 4], [0; 4]);
                for (i, line) in bits(lines as u16).enumerate() {
                    base[i] = (bases + line) as u8;
                }
                for (i, line) in bits(union).enumerate() {
                    cover[i] = (covers + line) as u8;
                }
                if tell(Pattern::Locked {
                    base,
                    cover,
                    size: size as usize,
                    digit,
                }) {
                    return true;
                }
            }
        }
    }
    false
}
