//! The source of randomness: the same seed gives the same numbers forever, on every machine. It is xoshiro256++
//! (Blackman and Vigna, 2019), with its state filled by `SplitMix64` as its authors advise. It is implemented here so
//! that no dependency can change what a seed means.

/// A stream of random numbers.
///
/// ```
/// use grille_generate::Random;
///
/// let mut random = Random::from_seed(1);
/// assert_eq!(random.next_u64(), 14971601782005023387);
/// assert!(random.below(6) < 6);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Random([u64; 4]);

impl Random {
    /// The stream for a seed.
    #[must_use]
    pub fn from_seed(seed: u64) -> Random {
        let mut state = seed;
        Random(std::array::from_fn(|_| split_mix(&mut state)))
    }

    /// The next 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        let [a, b, c, d] = self.0;
        let result = a.wrapping_add(d).rotate_left(23).wrapping_add(a);
        let (c, d) = (c ^ a, d ^ b);
        self.0 = [a ^ d, b ^ c, c ^ (b << 17), d.rotate_left(45)];
        // `b << 17` uses the old b, just as `b ^ c` above uses the old b and the new c.
        result
    }

    /// A number below `end`, each equally likely (Lemire's method, with rejection).
    ///
    /// # Panics
    /// If `end` is 0.
    pub fn below(&mut self, end: usize) -> usize {
        assert!(end > 0, "there is no number below 0");
        let end = end as u64;
        loop {
            let product = u128::from(self.next_u64()) * u128::from(end);
            // The low half tells whether this draw belongs to the uneven remainder, which is below `end`: the division
            // is hardly ever needed.
            let low = product as u64;
            if low >= end || low >= end.wrapping_neg() % end {
                return (product >> 64) as usize;
            }
        }
    }

    /// Shuffles the items; every order is equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last + 1);
            items.swap(last, other);
        }
    }

    /// One of the items.
    ///
    /// # Panics
    /// If there is none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}

/// The seed of part `number` of a task that has a seed itself: parts can be made in any order and on any thread.
#[must_use]
pub fn derived_seed(seed: u64, number: u64) -> u64 {
    let mut state = seed;
    let mut state = split_mix(&mut state) ^ number.wrapping_mul(0xD6E8_FEB8_6659_FD93);
    split_mix(&mut state)
}

/// One step of `SplitMix64` (Steele, Lea and Flood, 2014).
fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_of_the_published_generators() {
        let mut state = 1_234_567;
        let first = [(); 5].map(|()| split_mix(&mut state));
        assert_eq!(
            first,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423,
                4_593_380_528_125_082_431,
                16_408_922_859_458_223_821,
            ]
        );
        let mut random = Random([1, 2, 3, 4]);
        let first = [(); 4].map(|()| random.next_u64());
        assert_eq!(
            first,
            [
                41_943_041,
                58_720_359,
                3_588_806_011_781_223,
                3_591_011_842_654_386
            ]
        );
    }

    #[test]
    fn every_order_of_four_is_equally_likely() {
        let mut random = Random::from_seed(7);
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut items = [0, 1, 2, 3];
            random.shuffle(&mut items);
            *counts.entry(items).or_insert(0_i32) += 1;
        }
        let chi_square: f64 = counts
            .values()
            .map(|n| f64::from((n - 1000).pow(2)) / 1000.0)
            .sum();
        // 23 degrees of freedom: 49.7 is exceeded once in a thousand.
        assert!(counts.len() == 24 && chi_square < 49.7, "{chi_square}");
    }

    #[test]
    fn derived_seeds_differ() {
        let seeds: std::collections::BTreeSet<u64> = (0..1000)
            .flat_map(|seed| (0..100).map(move |part| derived_seed(seed, part)))
            .collect();
        assert_eq!(seeds.len(), 100_000);
    }
}
