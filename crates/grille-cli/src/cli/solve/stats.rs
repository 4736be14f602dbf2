//! Statistics of a run of `solve`.

use std::time::Instant;

use grille::say::{Text, text};

/// Counts of puzzles by result, and of guesses.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    pub(super) none: u64,
    pub(super) one: u64,
    pub(super) several: u64,
    pub(super) unfinished: u64,
    pub(super) bad: u64,
    pub(super) guesses: u64,
}

impl Tally {
    /// Counts a puzzle by its number of solutions.
    pub(super) fn count(&mut self, solutions: u64, unfinished: bool) {
        let kind = match solutions {
            2.. => &mut self.several,
            _ if unfinished => &mut self.unfinished,
            1 => &mut self.one,
            0 => &mut self.none,
        };
        *kind += 1;
    }
}

/// A tally and the time since the start.
pub(super) struct Stats {
    started: Instant,
    tally: Tally,
}

impl Stats {
    pub(super) fn start() -> Stats {
        Stats {
            started: Instant::now(),
            tally: Tally::default(),
        }
    }

    pub(super) fn add(&mut self, tally: &Tally) {
        let Tally {
            none,
            one,
            several,
            unfinished,
            bad,
            guesses,
        } = &mut self.tally;
        *none += tally.none;
        *one += tally.one;
        *several += tally.several;
        *unfinished += tally.unfinished;
        *bad += tally.bad;
        *guesses += tally.guesses;
    }

    /// How many puzzles there were, including invalid ones.
    pub(super) fn puzzles(&self) -> u64 {
        let Tally {
            none,
            one,
            several,
            unfinished,
            bad,
            ..
        } = self.tally;
        none + one + several + unfinished + bad
    }

    pub(super) fn text(&self) -> Text {
        let elapsed = self.started.elapsed();
        let Tally {
            none,
            one,
            several,
            unfinished,
            bad,
            guesses,
        } = self.tally;
        let rate = self.puzzles() as f64 / elapsed.as_secs_f64().max(1e-9);
        text!(
            "solve-stats",
            puzzles = self.puzzles(),
            one = one,
            several = several,
            none = none,
            unfinished = unfinished,
            bad = bad,
            guesses = guesses,
            seconds = format!("{:.3}", elapsed.as_secs_f64()),
            rate = format!("{rate:.0}"),
        )
    }
}
