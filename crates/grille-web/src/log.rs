//! The log: lines of JSON on standard error, one object per line, for programs and for people with `jq`.

use std::io::Write as _;
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::{Map, Value};

/// How much is logged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum LogLevel {
    /// Nothing.
    None,
    /// Errors on our side.
    #[default]
    Errors,
    /// Every request as well. Puzzles are never logged.
    Requests,
}

impl LogLevel {
    /// Logs an event with its fields if the level includes it.
    pub(crate) fn write(self, level: LogLevel, event: &str, fields: Map<String, Value>) {
        if self < level {
            return;
        }
        let mut line = Map::new();
        line.insert("time".into(), timestamp(SystemTime::now()).into());
        let name = if level == LogLevel::Errors {
            "error"
        } else {
            "info"
        };
        line.insert("level".into(), name.into());
        line.insert("event".into(), event.into());
        line.extend(fields);
        // If even that cannot be written, there is nobody to tell.
        let _ = writeln!(std::io::stderr().lock(), "{}", Value::Object(line));
    }
}

/// A moment as RFC 3339 in UTC, to the millisecond.
fn timestamp(at: SystemTime) -> String {
    let since = at.duration_since(UNIX_EPOCH).unwrap_or_default();
    let (days, second) = (since.as_secs() / 86_400, since.as_secs() % 86_400);
    let (year, month, day) = date(days);
    format!(
        "{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}.{:03}Z",
        second / 3600,
        second / 60 % 60,
        second % 60,
        since.subsec_millis()
    )
}

/// The date of a day counted from 1 January 1970.
fn date(days: u64) -> (u64, u64, u64) {
    let leap = |year: u64| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    let (mut year, mut left) = (1970, days);
    while left >= 365 + u64::from(leap(year)) {
        left -= 365 + u64::from(leap(year));
        year += 1;
    }
    let february = 28 + u64::from(leap(year));
    let months = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 0;
    while left >= months[month] {
        left -= months[month];
        month += 1;
    }
    (year, month as u64 + 1, left + 1)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_moment_is_written_as_utc() {
        let at = |seconds: u64| timestamp(UNIX_EPOCH + Duration::from_millis(1000 * seconds + 7));
        assert_eq!(at(0), "1970-01-01T00:00:00.007Z");
        assert_eq!(at(951_827_696), "2000-02-29T12:34:56.007Z");
        assert_eq!(at(1_794_787_199), "2026-11-15T23:59:59.007Z");
        assert_eq!(at(4_107_542_400), "2100-03-01T00:00:00.007Z");
    }
}
