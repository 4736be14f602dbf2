//! Numbers in drawings: at most two decimals, without trailing zeros.

use std::fmt;

/// A coordinate or a length as written in a drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Decimal(pub(super) f64);

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = format!("{:.2}", self.0);
        let short = written.trim_end_matches('0').trim_end_matches('.');
        f.write_str(if short == "-0" { "0" } else { short })
    }
}

/// A number of rows, columns or characters as a length.
pub(super) fn count(number: usize) -> f64 {
    f64::from(number as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decimal_is_as_short_as_can_be() {
        let cases = [
            (30.0, "30"),
            (0.0, "0"),
            (-0.001, "0"),
            (0.5, "0.5"),
            (7.204, "7.2"),
            (-1.25, "-1.25"),
            (100.0, "100"),
        ];
        for (number, written) in cases {
            assert_eq!(Decimal(number).to_string(), written);
        }
    }
}
