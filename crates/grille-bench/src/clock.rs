//! Time that other programs on the machine do not lengthen.

use std::time::{Duration, Instant};

/// Measures the processor time of this thread where the system tells it, else the time that passes.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    processor: Option<Duration>,
    start: Instant,
}

impl Clock {
    /// Starts measuring.
    #[must_use]
    pub fn start() -> Clock {
        Clock {
            processor: processor_time(),
            start: Instant::now(),
        }
    }

    /// The time since the start.
    #[must_use]
    pub fn elapsed(&self) -> Duration {
        match (self.processor, processor_time()) {
            (Some(start), Some(end)) if end > start => end.saturating_sub(start),
            _ => self.start.elapsed(),
        }
    }
}

/// What this thread has used so far.
fn processor_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let used = text.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(used))
}
