//! Triads, the three cells that a line and a box share, as seen in the words of the scalar engine; and the triads that
//! their digits fill.

use super::board::{Board, both};
use super::tables::{BAND, FIELDS};

/// The triads of rows: bit `3 * row` of each field.
#[inline(always)]
pub(super) fn rows(x: u64) -> u64 {
    (x | x >> 1 | x >> 2) & (FIELDS * 0o111)
}

/// The triads of columns: bit `column` of each field.
#[inline(always)]
pub(super) fn columns(x: u64) -> u64 {
    (x | x >> 3 | x >> 6) & (FIELDS * 0o7)
}

/// Brings the triads of rows of a digit together: bit `3 * row + box`, for [`first`] and [`second`] to take.
#[inline(always)]
pub(super) fn gathered(rows: u64) -> u64 {
    rows.wrapping_mul(1 | 1 << 9 | 1 << 18)
}

/// The gathered triads of the first digit.
#[inline(always)]
pub(super) fn first(gathered: u64) -> usize {
    (gathered >> 18 & 0x1FF) as usize
}

/// The gathered triads of the second digit.
#[inline(always)]
pub(super) fn second(gathered: u64) -> usize {
    (gathered >> 48 & 0x1FF) as usize
}

/// The triads of all rows: bit `3 * row + band` of each field.
#[inline(always)]
fn all_rows(x: [u64; 3]) -> u64 {
    let [a, b, c] = x.map(rows);
    a | b << 1 | c << 2
}

/// The triads of all columns: bit `3 * band + column` of each field.
#[inline(always)]
pub(super) fn all_columns(x: [u64; 3]) -> u64 {
    let [a, b, c] = x.map(columns);
    a | b << 3 | c << 6
}

/// Moves the fields of both digits to the next box, and to the one after that.
#[inline(always)]
fn other_boxes(x: u64) -> u64 {
    const ONE: u64 = 0x1FF | 0x1FF << 30;
    let next = x >> 10 & (ONE | ONE << 10) | x << 20 & ONE << 20;
    let last = x >> 20 & ONE | x << 10 & (ONE << 10 | ONE << 20);
    next | last
}

/// Moves the three groups of three bits in each field to the places of the others.
#[inline(always)]
fn other_groups(x: u64) -> u64 {
    let next = x >> 3 & (FIELDS * 0o077) | x << 6 & (FIELDS * 0o700);
    let last = x >> 6 & (FIELDS * 0o007) | x << 3 & (FIELDS * 0o770);
    next | last
}

/// Moves the three bits of each group to the places of the others.
#[inline(always)]
fn other_columns(x: u64) -> u64 {
    let next = x >> 1 & (FIELDS * 0o333) | x << 2 & (FIELDS * 0o444);
    let last = x >> 2 & (FIELDS * 0o111) | x << 1 & (FIELDS * 0o666);
    next | last
}

/// Triads with three digits keep them: the digits leave the rest of the line and of the box. Says whether anything
/// changed, or `None` if a triad has fewer digits than cells.
pub(super) fn clear_full(board: &mut Board) -> Option<bool> {
    let across = board.pairs.map(all_rows);
    let down = board.pairs.map(all_columns);
    let full_across = full(&across)? & all_rows(board.open);
    let full_down = full(&down)? & all_columns(board.open);
    if full_across | full_down == 0 {
        return Some(false);
    }
    let (full_across, full_down) = (both(full_across), both(full_down));
    for (pair, words) in board.pairs.iter_mut().enumerate() {
        let (across, down) = (across[pair] & full_across, down[pair] & full_down);
        let across = other_boxes(across) | other_groups(across);
        let down = other_groups(down) | other_columns(down);
        let mut lost = 0;
        for (band, x) in words.iter_mut().enumerate() {
            let rows = (across >> band & (FIELDS * 0o111)) * 0o7;
            let columns = (down >> (3 * band) & (FIELDS * 0o7)) * 0o111;
            let gone = *x & (rows | columns);
            *x ^= gone;
            lost |= gone;
        }
        board.changed |= u32::from(lost != 0) << pair;
    }
    Some(board.changed != 0)
}

/// The triads with exactly three digits, or `None` if one has fewer.
#[inline(always)]
fn full(triads: &[u64; 5]) -> Option<u64> {
    // The triads with at least one digit, two, three and four; first for every other digit.
    let mut at_least = [0; 4];
    for t in triads {
        at_least[3] |= at_least[2] & t;
        at_least[2] |= at_least[1] & t;
        at_least[1] |= at_least[0] & t;
        at_least[0] |= t;
    }
    let [a1, a2, a3, a4] = at_least;
    let [b1, b2, b3, b4] = at_least.map(|triads| triads >> 30);
    let three = a3 | b3 | a2 & b1 | a1 & b2;
    let four = a4 | b4 | a3 & b1 | a2 & b2 | a1 & b3;
    (three & BAND == BAND).then_some(three & BAND & !four)
}
