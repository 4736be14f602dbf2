//! Small unavoidable sets that are found without a search.

use super::mask::Mask;

/// The most cells of a set that is worth finding in advance.
const LARGE: usize = 12;

/// The cells of each set of rows.
static ROWS: [Mask; 512] = spread(0x1FF);
/// The cells of each set of rows in the first column.
static FIRST_COLUMN: [Mask; 512] = spread(1);

/// For each set of rows, the mask `each` of the first row repeated in these rows.
const fn spread(each: Mask) -> [Mask; 512] {
    let mut table = [0; 512];
    let mut set = 0;
    while set < 512 {
        let mut member = 0;
        while member < 9 {
            if set >> member & 1 == 1 {
                table[set] |= each << (9 * member);
            }
            member += 1;
        }
        set += 1;
    }
    table
}

/// Something for each row, column or box; sixteen, so that no four-bit index is out of bounds.
type Nine<T> = [T; 16];

/// The positions of a digit: its column and box in each row, and its row, as a set, in each column and box.
#[derive(Clone, Copy, Default)]
struct Places {
    column: Nine<u8>,
    block: Nine<u8>,
    by_column: Nine<u16>,
    by_block: Nine<u16>,
}

impl Places {
    fn of(solution: &[u8; 81]) -> [Places; 9] {
        let mut places = [Places::default(); 9];
        for (row, line) in solution.as_chunks::<9>().0.iter().enumerate() {
            for (column, &digit) in line.iter().enumerate() {
                let places = &mut places[usize::from(digit - 1)];
                let block = row / 3 * 3 + column / 3;
                places.column[row] = column as u8;
                places.block[row] = block as u8;
                places.by_column[column] = 1 << row;
                places.by_block[block] = 1 << row;
            }
        }
        places
    }
}

/// Yields all sets of at most [`LARGE`] cells in which two digits can be swapped, or two lines of a band or stack as
/// far as their digits match. `masks` holds the cells of each digit.
pub(super) fn each(solution: &[u8; 81], masks: &[Mask; 9], mut take: impl FnMut(Mask)) {
    pairs_of_digits(&Places::of(solution), masks, &mut take);
    pairs_of_lines(solution, &mut take);
}

/// Two digits that can be swapped on a part of the grid: whole rows of theirs, connected by columns and boxes. From
/// each row the column (or box) of its first digit leads to the row where the second digit is in that column (or box).
/// This is a cycle, so following it forwards finds all of them.
fn pairs_of_digits(places: &[Places; 9], masks: &[Mask; 9], take: &mut impl FnMut(Mask)) {
    for (one, first) in places.iter().enumerate() {
        for (other, second) in places[..one].iter().enumerate() {
            let next: Nine<u16> = std::array::from_fn(|row| {
                second.by_column[usize::from(first.column[row] % 16)]
                    | second.by_block[usize::from(first.block[row] % 16)]
            });
            let mut left = 0x1FF_u16;
            while left != 0 {
                let mut open = left & left.wrapping_neg();
                let mut part = open;
                while open != 0 {
                    let new = next[open.trailing_zeros() as usize % 16] & !part;
                    open = open & (open - 1) | new;
                    part |= new;
                }
                left &= !part;
                if 2 * part.count_ones() as usize <= LARGE {
                    take((masks[one] | masks[other]) & ROWS[usize::from(part % 512)]);
                }
            }
        }
    }
}

/// Two lines of a band or stack, as far as the digits of one occur in the other.
fn pairs_of_lines(solution: &[u8; 81], take: &mut impl FnMut(Mask)) {
    for down in [true, false] {
        let cell = |line: usize, at: usize| if down { 9 * at + line } else { 9 * line + at };
        for one in 0..9 {
            // The position of each digit in the line.
            let mut place: Nine<u8> = [0; 16];
            for at in 0..9 {
                place[usize::from(solution[cell(one, at)] % 16)] = at as u8;
            }
            for other in one / 3 * 3..one {
                let next: Nine<u8> = std::array::from_fn(|at| match at {
                    0..9 => place[usize::from(solution[cell(other, at)] % 16)],
                    _ => 0,
                });
                let mut left = 0x1FF_u16;
                while left != 0 {
                    let before = left;
                    let mut at = left.trailing_zeros() as usize;
                    while left >> at & 1 == 1 {
                        left &= !(1 << at);
                        at = usize::from(next[at % 16]);
                    }
                    let part = usize::from(before & !left) % 512;
                    let size = 2 * part.count_ones() as usize;
                    // Four cells are two digits, and were already found as such.
                    if size > 4 && size <= LARGE {
                        take(if down {
                            FIRST_COLUMN[part] << one | FIRST_COLUMN[part] << other
                        } else {
                            (part as Mask) << (9 * one) | (part as Mask) << (9 * other)
                        });
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use grille_core::Layout;

    use super::super::super::unavoidable::Unavoidable;
    use super::*;
    use crate::random::Random;
    use crate::uniform;

    #[test]
    fn the_sets_are_those_found_on_any_layout() {
        for seed in 0..50 {
            let solution = uniform::grid(&mut Random::from_seed(seed));
            let general = Unavoidable::new(&Layout::classic(), &solution);
            let expected: BTreeSet<Mask> = (0..general.len())
                .map(|number| general.set(number))
                .filter(|set| set.len() <= LARGE)
                .map(|set| set.iter().fold(0, |mask, cell| mask | 1 << cell))
                .collect();
            let mut found = BTreeSet::new();
            let place = |digit| (0..81).filter(move |&cell| solution[cell] == digit + 1);
            let places =
                std::array::from_fn(|digit| place(digit as u8).map(|cell| 1 << cell).sum());
            each(&solution, &places, |set| assert!(found.insert(set)));
            assert_eq!(found, expected);
        }
    }
}
