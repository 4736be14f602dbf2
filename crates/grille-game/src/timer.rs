//! How long a game has been played. The library has no clock: the front end reports the time that has passed.

use std::time::Duration;

/// The time of a game: it grows with [`Timer::pass`], except while it is paused.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Timer {
    elapsed: Duration,
    /// Whether the timer is paused.
    pub paused: bool,
}

impl Timer {
    /// A timer that already shows this much.
    #[must_use]
    pub fn starting_at(elapsed: Duration) -> Timer {
        Timer {
            elapsed,
            paused: false,
        }
    }

    /// The time played.
    #[must_use]
    pub fn elapsed(&self) -> Duration {
        self.elapsed
    }

    /// Adds the time that has passed; it does not count while the timer is paused.
    pub fn pass(&mut self, time: Duration) {
        if !self.paused {
            self.elapsed = self.elapsed.saturating_add(time);
        }
    }
}

/// Hours if there are any, minutes, seconds: `3:07`, `1:02:03`.
impl std::fmt::Display for Timer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let seconds = self.elapsed.as_secs();
        let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        if hours > 0 {
            write!(f, "{hours}:{minutes:02}:{seconds:02}")
        } else {
            write!(f, "{minutes}:{seconds:02}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_counts_unless_paused() {
        let mut timer = Timer::default();
        timer.pass(Duration::from_secs(187));
        timer.paused = true;
        timer.pass(Duration::from_secs(1000));
        assert_eq!(timer.to_string(), "3:07");
        timer.paused = false;
        timer.pass(Duration::from_secs(3536));
        assert_eq!(timer.to_string(), "1:02:03");
        timer.pass(Duration::MAX);
        assert_eq!(timer.elapsed(), Duration::MAX);
    }
}
