//! Stirs a complete grid by random swaps: two digits are swapped on a part of the grid, or two lines of a band or
//! stack. Each part is changed with probability one half, and every change is its own inverse, so the uniform
//! distribution is stationary and any other one moves towards it.

use grille_core::{BoxShape, Cell, Layout};

use super::random::Random;

/// Stirs a grid of digits from 1 that has no constraints beyond its houses.
pub(super) fn stir(layout: &Layout, digits: &mut [u8], random: &mut Random) {
    let size = layout.digits();
    if size < 2 {
        return;
    }
    for _ in 0..8 * size * size {
        match layout.boxes() {
            Some(boxes) => match random.below(3) {
                0 => exchange_digits(layout, digits, random),
                kind => exchange_lines(boxes, kind == 1, digits, random),
            },
            None => exchange_digits(layout, digits, random),
        }
    }
}

/// Swaps two digits on parts of the grid: cells connected by houses.
fn exchange_digits(layout: &Layout, digits: &mut [u8], random: &mut Random) {
    let size = layout.digits();
    let one = random.below(size) as u8 + 1;
    let other = (usize::from(one) + random.below(size - 1)) % size;
    let other = other as u8 + 1;
    let mut seen = vec![false; digits.len()];
    let mut part = Vec::new();
    for start in 0..digits.len() {
        if seen[start] || (digits[start] != one && digits[start] != other) {
            continue;
        }
        seen[start] = true;
        part.clear();
        part.push(start);
        let mut next = 0;
        while let Some(&cell) = part.get(next) {
            next += 1;
            let wanted = one + other - digits[cell];
            for house in layout.houses_of(Cell::new(cell)) {
                let found = house.cells().iter().map(|cell| cell.index());
                if let Some(found) = found.into_iter().find(|&cell| digits[cell] == wanted)
                    && !std::mem::replace(&mut seen[found], true)
                {
                    part.push(found);
                }
            }
        }
        if random.below(2) == 1 {
            for &cell in &part {
                digits[cell] = one + other - digits[cell];
            }
        }
    }
}

/// Swaps two rows of a band, or two columns of a stack, in parts: as far as the digits of one occur in the other.
fn exchange_lines(boxes: BoxShape, rows: bool, digits: &mut [u8], random: &mut Random) {
    let size = boxes.size();
    let together = if rows { boxes.rows() } else { boxes.columns() };
    if together < 2 {
        return;
    }
    let first = random.below(size / together) * together;
    let one = random.below(together);
    let other = first + (one + 1 + random.below(together - 1)) % together;
    let one = first + one;
    let cell = |line: usize, at: usize| {
        if rows {
            line * size + at
        } else {
            at * size + line
        }
    };
    let mut place = vec![0; size];
    for at in 0..size {
        place[usize::from(digits[cell(one, at)]) - 1] = at;
    }
    let mut seen = vec![false; size];
    for start in 0..size {
        if seen[start] {
            continue;
        }
        let exchanged = random.below(2) == 1;
        let mut at = start;
        while !std::mem::replace(&mut seen[at], true) {
            let next = place[usize::from(digits[cell(other, at)]) - 1];
            if exchanged {
                digits.swap(cell(one, at), cell(other, at));
            }
            at = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{patterned::patterned, uniform};
    use super::*;

    /// How many pairs of cells in two rows of a band could be swapped with those of two columns: a statistic that
    /// distinguishes a shifted pattern from a random grid.
    fn fours(digits: &[u8]) -> f64 {
        let at = |row: usize, column: usize| digits[9 * row + column];
        let mut found = 0;
        for (one, other) in (0..9).flat_map(|one| (one + 1..9).map(move |other| (one, other))) {
            for (left, right) in
                (0..9).flat_map(|left| (left + 1..9).map(move |right| (left, right)))
            {
                let together = one / 3 == other / 3 || left / 3 == right / 3;
                let same = at(one, left) == at(other, right) && at(one, right) == at(other, left);
                found += usize::from(together && same);
            }
        }
        found as f64
    }

    #[test]
    fn a_pattern_is_stirred_until_it_looks_like_a_uniform_grid() {
        let layout = Layout::classic();
        let mut random = Random::from_seed(6);
        let (mut stirred, mut drawn) = (Vec::new(), Vec::new());
        for _ in 0..1_000 {
            let mut digits: Vec<u8> = patterned(&layout).unwrap();
            stir(&layout, &mut digits, &mut random);
            stirred.push(fours(&digits));
            drawn.push(fours(&uniform::grid(&mut random)));
        }
        let mean = |figures: &[f64]| figures.iter().sum::<f64>() / figures.len() as f64;
        let variance = |figures: &[f64]| {
            let mean = mean(figures);
            let squares = figures.iter().map(|figure| (figure - mean).powi(2));
            squares.sum::<f64>() / figures.len() as f64
        };
        let error = ((variance(&stirred) + variance(&drawn)) / 1_000.0).sqrt();
        let difference = (mean(&stirred) - mean(&drawn)).abs();
        assert!(difference < 4.0 * error, "{difference} beside {error}");
    }
}
