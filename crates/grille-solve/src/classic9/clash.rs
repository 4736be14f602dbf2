//! A quick check of whether a classic grid repeats a digit in a house, by a few additions.

/// For each value, a tally with a seven-bit field per digit, so that the tallies of cells can be added.
const TALLY: [u64; 16] = {
    let mut tally = [0; 16];
    let mut digit = 1;
    while digit <= 9 {
        tally[digit] = 1 << (7 * (digit - 1));
        digit += 1;
    }
    tally
};
/// The bits of a tally that are set when some digit occurs more than once.
const MORE_THAN_ONE: u64 = (u64::MAX >> 1) / 0x7f * 0x7e;

/// Whether some row, column or box holds a digit twice.
#[must_use]
pub fn has_clash(values: &[u8; 81]) -> bool {
    let (mut columns, mut clash) = ([0; 9], 0);
    for band in values.as_chunks::<27>().0 {
        let mut boxes = [0; 3];
        for row in band.as_chunks::<9>().0 {
            let mut whole = 0;
            let (cells, _) = row.as_chunks::<3>();
            let (columns, _) = columns.as_chunks_mut::<3>();
            for ((cells, columns), sum) in cells.iter().zip(columns).zip(&mut boxes) {
                let mut third = 0;
                for (&cell, column) in cells.iter().zip(columns) {
                    let one = TALLY[usize::from(cell & 15)];
                    *column += one;
                    third += one;
                }
                whole += third;
                *sum += third;
            }
            clash |= whole;
        }
        clash |= boxes[0] | boxes[1] | boxes[2];
    }
    columns.iter().fold(clash, |clash, column| clash | column) & MORE_THAN_ONE != 0
}

#[cfg(test)]
mod tests {
    use grille_core::Grid;

    use super::*;

    #[test]
    fn a_clash_is_what_a_grid_refuses() {
        let mut numbers: u64 = 1;
        for _ in 0..2_000 {
            let values: [u8; 81] = std::array::from_fn(|_| {
                numbers = numbers
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1);
                if numbers >> 60 == 0 {
                    (numbers >> 40) as u8 % 9 + 1
                } else {
                    0
                }
            });
            let line: String = values
                .iter()
                .map(|value| char::from(b'0' + value))
                .collect();
            assert_eq!(has_clash(&values), line.parse::<Grid>().is_err(), "{line}");
        }
    }
}
