//! Complete grids are drawn as uniformly as is said.

use grille::generate::{Random, random_grid};
use grille::{Budget, Digit, Layout};

/// Means of some figures of grids under the uniform distribution, found another way: boxes 1 to 4 and 7 drawn
/// at random, the fillings of the rest counted by the solver, and each grid given its count for weight.
#[test]
fn classic_grids_are_uniform() {
    use grille::solve::classic9::Solutions;
    let figures = |grid: &[u8]| -> [f64; 3] {
        // Pairs of digits that could change places in two rows and two columns of a band; boxes of a band
        // with the same sets of digits in their rows; rows whose first digit is below the last.
        let at = |row: usize, column: usize| grid[9 * row + column];
        let mut fours = 0;
        for (one, other) in (0..9).flat_map(|one| (one + 1..9).map(move |other| (one, other))) {
            for (left, right) in
                (0..9).flat_map(|left| (left + 1..9).map(move |right| (left, right)))
            {
                let same_band = one / 3 == other / 3 || left / 3 == right / 3;
                fours += u32::from(
                    same_band
                        && at(one, left) == at(other, right)
                        && at(one, right) == at(other, left),
                );
            }
        }
        let set =
            |row: usize, stack: usize| (0..3).fold(0, |set, i| set | 1 << at(row, 3 * stack + i));
        let pure = (0..3)
            .filter(|band| (0..3).any(|i| set(3 * band, 0) == set(3 * band + i, 1)))
            .count();
        let whole: u32 = (0..9).map(|row| u32::from(at(row, 0) < at(row, 8))).sum();
        [f64::from(fours), pure as f64, f64::from(whole)]
    };
    let mut random = Random::from_seed(8);
    let count = 20_000;
    let (mut sum, mut squares) = ([0.0; 3], [0.0; 3]);
    let layout = Layout::classic();
    for _ in 0..count {
        let grid = random_grid(&layout, &mut random, Budget::default())
            .unwrap()
            .unwrap();
        let digits: Vec<u8> = grid.iter().flatten().map(Digit::value).collect();
        for (i, figure) in figures(&digits).into_iter().enumerate() {
            sum[i] += figure;
            squares[i] += figure * figure;
        }
    }
    // The other way.
    let mut weighted = [0.0; 3];
    let mut weights = 0.0;
    let mut per_draw = Vec::new();
    while per_draw.len() < 400 {
        let mut given = [0; 81];
        if !draw_band_and_stack(&mut given, &mut random) {
            continue;
        }
        let (mut total, mut figure_sum) = (0.0, [0.0; 3]);
        for solution in Solutions::new(&given) {
            total += 1.0;
            for (i, figure) in figures(&solution).into_iter().enumerate() {
                figure_sum[i] += figure;
            }
        }
        weights += total;
        for i in 0..3 {
            weighted[i] += figure_sum[i];
        }
        per_draw.push((total, figure_sum));
    }
    for i in 0..3 {
        let mean = sum[i] / f64::from(count);
        let error = (squares[i] / f64::from(count) - mean * mean) / f64::from(count);
        let expected = weighted[i] / weights;
        let spread: f64 = per_draw
            .iter()
            .map(|(total, sum)| (sum[i] - expected * total).powi(2))
            .sum();
        let error = (error + spread / (weights * weights)).sqrt();
        assert!(
            (mean - expected).abs() < 4.0 * error,
            "figure {i}: {mean} beside {expected}, error {error}"
        );
    }
}

/// Boxes 1, 2, 3, 4 and 7 filled at random, all ways equally likely; `false` to try again.
fn draw_band_and_stack(given: &mut [u8; 81], random: &mut Random) -> bool {
    let mut digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    for (top, left) in [(0, 0), (0, 3), (0, 6), (3, 0), (6, 0)] {
        random.shuffle(&mut digits);
        for (i, &digit) in digits.iter().enumerate() {
            given[9 * (top + i / 3) + left + i % 3] = digit;
        }
        // Each box must fit those before it; one that does not is drawn again, not the others: how many fit
        // is the same whatever they are, but for the third of a line, which may have none.
        let fits = |given: &[u8; 81]| {
            (0..9).all(|i| {
                let (row, column) = (top + i / 3, left + i % 3);
                let digit = given[9 * row + column];
                (0..left).all(|other| given[9 * row + other] != digit)
                    && (0..top).all(|other| given[9 * other + column] != digit)
            })
        };
        let mut tries = 0;
        while !fits(given) {
            tries += 1;
            if tries > 200_000 {
                return false;
            }
            random.shuffle(&mut digits);
            for (i, &digit) in digits.iter().enumerate() {
                given[9 * (top + i / 3) + left + i % 3] = digit;
            }
        }
    }
    true
}

#[test]
fn small_grids_are_close_to_uniform() {
    let layout = Layout::of_size(4).unwrap();
    let mut random = Random::from_seed(3);
    let mut counts = std::collections::BTreeMap::new();
    for _ in 0..28_800 {
        let grid = random_grid(&layout, &mut random, Budget::default())
            .unwrap()
            .unwrap();
        *counts.entry(grid.to_string()).or_insert(0_i32) += 1;
    }
    let chi_square: f64 = counts
        .values()
        .map(|n| f64::from((n - 100).pow(2)) / 100.0)
        .sum();
    // 287 degrees of freedom: 365 is passed once in a thousand.
    assert!(
        counts.len() == 288 && chi_square < 365.0,
        "{} {chi_square}",
        counts.len()
    );
}
