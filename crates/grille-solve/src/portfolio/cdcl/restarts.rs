//! When to restart: drop all guesses and start again from level 0 with the learned clauses. It is time when recent
//! clauses have clearly worse LBDs than they have had on average: their literals come from more levels.

/// The minimum number of conflicts between two restarts; with propagators each conflict is more informative.
const PAUSE: u32 = 50;
const PAUSE_WITH_PROPAGATORS: u32 = 20;
/// The length of the windows for "recent" and "on average", roughly, in conflicts.
const RECENT: f64 = 32.0;
const LONG: f64 = 4096.0;
/// How much worse counts as clearly worse.
const WORSE: f64 = 1.25;

pub(super) struct Restarts {
    pause: u32,
    conflicts: f64,
    since: u32,
    recent: f64,
    average: f64,
}

impl Restarts {
    pub fn new(has_propagators: bool) -> Self {
        Self {
            pause: if has_propagators {
                PAUSE_WITH_PROPAGATORS
            } else {
                PAUSE
            },
            conflicts: 0.0,
            since: 0,
            recent: 0.0,
            average: 0.0,
        }
    }

    /// Records a conflict whose clause has this LBD.
    pub fn conflict(&mut self, lbd: u32) {
        let lbd = f64::from(lbd);
        self.since += 1;
        self.conflicts += 1.0;
        // Until there are enough conflicts these are plain averages.
        self.recent += (lbd - self.recent) / self.conflicts.min(RECENT);
        self.average += (lbd - self.average) / self.conflicts.min(LONG);
    }

    /// Whether to restart now; if so, a new interval begins.
    pub fn due(&mut self) -> bool {
        let due = self.since >= self.pause && self.recent > WORSE * self.average;
        if due {
            self.since = 0;
        }
        due
    }
}
