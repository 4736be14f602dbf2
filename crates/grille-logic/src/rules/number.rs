//! An arbitrary-precision natural number, printed in full, for counting candidate grids.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

/// The base of the representation: each part is below this.
const PART: u64 = 1_000_000_000;

/// A natural number of any size.
///
/// ```
/// use grille_logic::rules::Number;
///
/// let grids: Number = [9_u32; 51].into_iter().product();
/// assert_eq!(grids.to_string(), "4638397686588101979328150167890591454318967698009");
/// assert_eq!(format!("{grids:e}"), "4.638e48");
/// assert!(grids > Number::from(10_000_000_000));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Number {
    /// Nine decimal digits per part, least significant first, without leading zero parts.
    parts: Vec<u32>,
}

impl Number {
    /// This number times a factor.
    #[must_use]
    pub fn times(mut self, factor: u32) -> Number {
        let mut carried = 0;
        for part in &mut self.parts {
            let product = u64::from(*part) * u64::from(factor) + carried;
            *part = (product % PART) as u32;
            carried = product / PART;
        }
        while carried > 0 {
            self.parts.push((carried % PART) as u32);
            carried /= PART;
        }
        self.trimmed()
    }

    /// Whether it is zero.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        self.parts.is_empty()
    }

    /// As a `u64`, if it is not too large.
    #[must_use]
    pub fn to_u64(&self) -> Option<u64> {
        self.parts.iter().rev().try_fold(0_u64, |number, &part| {
            number.checked_mul(PART)?.checked_add(u64::from(part))
        })
    }

    fn trimmed(mut self) -> Number {
        while self.parts.last() == Some(&0) {
            self.parts.pop();
        }
        self
    }
}

impl From<u64> for Number {
    fn from(mut number: u64) -> Number {
        let mut parts = Vec::new();
        while number > 0 {
            parts.push((number % PART) as u32);
            number /= PART;
        }
        Number { parts }
    }
}

impl std::iter::Product<u32> for Number {
    fn product<I: Iterator<Item = u32>>(factors: I) -> Number {
        factors.fold(Number::from(1), Number::times)
    }
}

impl Ord for Number {
    fn cmp(&self, other: &Number) -> Ordering {
        let by_length = self.parts.len().cmp(&other.parts.len());
        by_length.then_with(|| self.parts.iter().rev().cmp(other.parts.iter().rev()))
    }
}

impl PartialOrd for Number {
    fn partial_cmp(&self, other: &Number) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// In full.
impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut written = String::new();
        for (at, part) in self.parts.iter().rev().enumerate() {
            written += &if at == 0 {
                part.to_string()
            } else {
                format!("{part:09}")
            };
        }
        f.pad_integral(true, "", if written.is_empty() { "0" } else { &written })
    }
}

/// Rounded to four digits, as in `1.223e10`; short numbers in full.
impl fmt::LowerExp for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = self.to_string();
        if written.len() <= 4 {
            return f.write_str(&written);
        }
        let leading = written[..5].bytes();
        let leading = leading.fold(0, |number, digit| 10 * number + u32::from(digit - b'0'));
        let (rounded, exponent) = match (leading + 5) / 10 {
            10_000 => (1000, written.len()),
            rounded => (rounded, written.len() - 1),
        };
        write!(f, "{}.{:03}e{exponent}", rounded / 1000, rounded % 1000)
    }
}

/// The error for a text that is not a natural number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotANumber;

/// Parses decimal digits; spaces and `_` between them are skipped.
impl FromStr for Number {
    type Err = NotANumber;

    fn from_str(text: &str) -> Result<Number, NotANumber> {
        let digits: Vec<u8> = text
            .bytes()
            .filter(|byte| !matches!(byte, b' ' | b'_'))
            .collect();
        if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
            return Err(NotANumber);
        }
        let part = |digits: &[u8]| {
            digits
                .iter()
                .fold(0, |number, digit| 10 * number + u32::from(digit - b'0'))
        };
        let parts = digits.rchunks(9).map(part).collect();
        Ok(Number { parts }.trimmed())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_agrees_with_the_machine_where_that_can_count_so_far() {
        let mut factors = (1_u32..).map(|n| n.wrapping_mul(2_654_435_761) % 1000 + 1);
        let (mut number, mut machine) = (Number::from(1), 1_u128);
        while let Some(product) = machine.checked_mul(u128::from(factors.clone().next().unwrap())) {
            number = number.times(factors.next().unwrap());
            machine = product;
            assert_eq!(number.to_string(), machine.to_string());
            assert_eq!(number.to_string().parse(), Ok(number.clone()));
            assert_eq!(number.to_u64(), u64::try_from(machine).ok());
        }
        assert!(machine > 1 << 100);
    }

    #[test]
    fn zero_is_zero() {
        let zero = Number::from(7).times(0);
        assert!(zero.is_zero() && zero == Number::from(0) && zero < Number::from(1));
        assert_eq!(zero.to_string(), "0");
        assert_eq!("000".parse(), Ok(zero));
    }

    #[test]
    fn parts_keep_their_leading_zeros() {
        let number: Number = "1_000_000_000 000000001".parse().unwrap();
        assert_eq!(number.to_string(), "1000000000000000001");
        assert_eq!(format!("{number:e}"), "1.000e18");
        assert!(number > Number::from(u64::from(u32::MAX)));
        let rounded = |number: u64| format!("{:e}", Number::from(number));
        assert_eq!(
            [9999, 99_994, 99_995, 123_450].map(rounded),
            ["9999", "9.999e4", "1.000e5", "1.235e5"]
        );
        for text in ["", "-1", "1.5", "x"] {
            assert_eq!(text.parse::<Number>(), Err(NotANumber), "{text}");
        }
    }
}
