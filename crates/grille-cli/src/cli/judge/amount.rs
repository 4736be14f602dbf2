//! Amounts with their units: `500ms`, `2s`, `512M`.

use std::time::Duration;

use grille::say::text;

use crate::cli::value::BadValue;

/// The longest sensible time for a puzzle: a day.
const LONGEST: f64 = 86_400.0;

/// Parses a time: seconds, or with a unit `ms`, `s`, `m`.
pub(super) fn duration(text: &str) -> Result<Duration, BadValue> {
    let units = [("ms", 0.001), ("s", 1.0), ("m", 60.0), ("", 1.0)];
    let seconds = amount(text, &units).filter(|&seconds| seconds > 0.0 && seconds <= LONGEST);
    let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    time.ok_or_else(|| BadValue(text!("value-duration")))
}

/// Parses a size: bytes, or with a unit `K`, `M`, `G`.
pub(super) fn bytes(text: &str) -> Result<u64, BadValue> {
    let (kilo, mega, giga) = (1024.0, 1_048_576.0, 1_073_741_824.0);
    let units = [("K", kilo), ("M", mega), ("G", giga), ("", 1.0)];
    let bytes = amount(text, &units).filter(|bytes| (1.0..=1e15).contains(bytes));
    bytes
        .map(|bytes| bytes as u64)
        .ok_or_else(|| BadValue(text!("value-bytes")))
}

/// A number and the first unit that it ends with.
fn amount(text: &str, units: &[(&str, f64)]) -> Option<f64> {
    let text = text.trim();
    let (number, factor) = units.iter().find_map(|(unit, factor)| {
        let start = text.len().checked_sub(unit.len())?;
        let ends = text.is_char_boundary(start) && text[start..].eq_ignore_ascii_case(unit);
        ends.then(|| (&text[..start], *factor))
    })?;
    let number: f64 = number.trim().replace(',', ".").parse().ok()?;
    Some(number * factor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_have_units_or_none() {
        assert_eq!(duration("500ms"), Ok(Duration::from_millis(500)));
        assert_eq!(duration("2s"), Ok(Duration::from_secs(2)));
        assert_eq!(duration("0,5"), Ok(Duration::from_millis(500)));
        assert_eq!(duration("1m"), Ok(Duration::from_mins(1)));
        assert_eq!(bytes("512M"), Ok(512 << 20));
        assert_eq!(bytes("64k"), Ok(65_536));
        assert_eq!(bytes("1.5G"), Ok(3 << 29));
        assert_eq!(bytes("4096"), Ok(4096));
        for wrong in [
            "", "s", "0", "-1s", "1h", "nan", "inf", "1e99", "é", "2 days",
        ] {
            assert!(duration(wrong).is_err(), "{wrong}");
            assert!(wrong == "1h" || bytes(wrong).is_err(), "{wrong}");
        }
    }
}
