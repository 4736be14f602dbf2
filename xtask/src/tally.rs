//! How many tests passed, failed and were skipped, over all test programs, as they say themselves.

use std::collections::BTreeMap;
use std::fmt;

/// The sum of the summaries.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Tally {
    passed: usize,
    failed: usize,
    skipped: usize,
    /// Why tests were skipped, with how many each.
    reasons: BTreeMap<String, usize>,
}

impl Tally {
    /// Hears a line of what `cargo test` writes.
    pub fn hear_cargo(&mut self, line: &str) {
        if let Some(result) = line.strip_prefix("test result: ") {
            let counts = result.split_once(". ").map_or("", |(_, counts)| counts);
            for count in counts.split("; ") {
                let (number, word) = count.split_once(' ').unwrap_or((count, ""));
                self.add(word, number.parse().unwrap_or(0));
            }
        } else if let Some((_, reason)) = line.split_once(" ... ignored")
            && line.starts_with("test ")
        {
            let reason = reason.strip_prefix(", ").unwrap_or("no reason given");
            *self.reasons.entry(reason.to_string()).or_default() += 1;
        }
    }

    /// Hears a line of what the test runner of Node.js writes.
    pub fn hear_node(&mut self, line: &str) {
        let mut words = line.split_whitespace();
        if let (Some("ℹ" | "#"), Some(word), Some(Ok(number)), None) = (
            words.next(),
            words.next(),
            words.next().map(str::parse),
            words.next(),
        ) {
            let is_skipped = matches!(word, "skipped" | "todo");
            if is_skipped && number > 0 {
                *self
                    .reasons
                    .entry("the page says so".to_string())
                    .or_default() += number;
            }
            self.add(word, number);
        }
    }

    /// Counts tests that were not run at all.
    pub fn skip(&mut self, count: usize, reason: &str) {
        self.skipped += count;
        *self.reasons.entry(reason.to_string()).or_default() += count;
    }

    /// Tests that were run without a test runner.
    pub fn count(&mut self, passed: usize, failed: usize) {
        self.passed += passed;
        self.failed += failed;
    }

    fn add(&mut self, word: &str, number: usize) {
        match word {
            "passed" | "pass" => self.passed += number,
            "failed" | "fail" | "cancelled" => self.failed += number,
            "ignored" | "skipped" | "todo" => self.skipped += number,
            _ => {}
        }
    }
}

/// Why some were skipped, a line a reason; the last line has the numbers alone.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (reason, count) in &self.reasons {
            let tests = if *count == 1 { "test" } else { "tests" };
            writeln!(f, "{count} {tests} skipped: {reason}")?;
        }
        write!(
            f,
            "{} passed, {} failed, {} skipped",
            self.passed, self.failed, self.skipped
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summaries_of_all_test_programs_are_added_up() {
        let mut tally = Tally::default();
        for line in [
            "running 4 tests",
            "test reads ... ok",
            "test needs_data ... ignored, no data folder",
            "test needs_more_data ... ignored, no data folder",
            "test breaks ... FAILED",
            "test result: FAILED. 1 passed; 1 failed; 2 ignored; 0 measured; 5 filtered out; finished in 0.01s",
            "test slow ... ignored, takes minutes",
            "test result: ok. 30 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 2.51s",
        ] {
            tally.hear_cargo(line);
        }
        for line in [
            "ℹ tests 9",
            "ℹ pass 7",
            "ℹ fail 1",
            "ℹ cancelled 1",
            "ℹ skipped 0",
            "ℹ duration_ms 42.1",
        ] {
            tally.hear_node(line);
        }
        tally.skip(3, "the page: there is no Chromium");
        assert_eq!(
            tally.to_string(),
            "2 tests skipped: no data folder\n1 test skipped: takes minutes\n\
             3 tests skipped: the page: there is no Chromium\n38 passed, 3 failed, 6 skipped"
        );
    }

    #[test]
    fn what_a_test_prints_is_no_summary() {
        let mut tally = Tally::default();
        for line in [
            "test result",
            "the test result: ok. 5 passed",
            "x ... ignored, by the reader",
        ] {
            tally.hear_cargo(line);
        }
        for line in ["pass 7", "ℹ pass seven", "ℹ pass 7 of 8"] {
            tally.hear_node(line);
        }
        assert_eq!(tally, Tally::default());
    }
}
