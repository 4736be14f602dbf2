//! Metrics of the server, in Prometheus' text format.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// The counters.
#[derive(Default)]
pub(crate) struct Metrics {
    answered: Mutex<BTreeMap<(&'static str, u16), u64>>,
    durations: [AtomicU64; BOUNDS.len() + 1],
    microseconds: AtomicU64,
    cancelled: AtomicU64,
    slow: AtomicU64,
    puzzles: AtomicU64,
    connections: AtomicU64,
    refused_connections: AtomicU64,
}

/// The upper bounds of the histogram of durations, in seconds.
const BOUNDS: [f64; 10] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5, 10.0];

/// An open connection, counted as long as it lives.
pub(crate) struct Connection(Arc<Metrics>);

impl Drop for Connection {
    fn drop(&mut self) {
        self.0.connections.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Metrics {
    /// A request was answered.
    pub(crate) fn answered(&self, endpoint: &'static str, status: u16, took: Duration) {
        let mut answered = self.answered.lock().unwrap_or_else(PoisonError::into_inner);
        *answered.entry((endpoint, status)).or_default() += 1;
        drop(answered);
        let seconds = took.as_secs_f64();
        let slot = BOUNDS.iter().position(|&bound| seconds <= bound);
        self.durations[slot.unwrap_or(BOUNDS.len())].fetch_add(1, Ordering::Relaxed);
        self.microseconds
            .fetch_add(took.as_micros() as u64, Ordering::Relaxed);
    }

    /// A client disconnected before its answer was ready.
    pub(crate) fn cancelled(&self) {
        self.cancelled.fetch_add(1, Ordering::Relaxed);
    }

    /// Work was moved to the slow queue.
    pub(crate) fn slow(&self) {
        self.slow.fetch_add(1, Ordering::Relaxed);
    }

    /// Puzzles of a batch were answered.
    pub(crate) fn puzzles(&self, count: usize) {
        self.puzzles.fetch_add(count as u64, Ordering::Relaxed);
    }

    /// A connection was refused.
    pub(crate) fn refused(&self) {
        self.refused_connections.fetch_add(1, Ordering::Relaxed);
    }

    /// A connection is open.
    pub(crate) fn connection(self: &Arc<Self>) -> Connection {
        self.connections.fetch_add(1, Ordering::Relaxed);
        Connection(Arc::clone(self))
    }

    /// How many connections are open.
    pub(crate) fn connections(&self) -> u64 {
        self.connections.load(Ordering::Relaxed)
    }

    /// All metrics, with how many requests wait for a quick and for a slow turn.
    pub(crate) fn text(&self, (quick, slow): (usize, usize)) -> String {
        let head = |name: &str, kind: &str, help: &str| {
            format!("# HELP {name} {help}\n# TYPE {name} {kind}\n")
        };
        let mut all = head("grille_requests_total", "counter", "Requests answered.");
        let answered = self.answered.lock().unwrap_or_else(PoisonError::into_inner);
        for ((endpoint, status), count) in answered.iter() {
            let _ = writeln!(
                all,
                "grille_requests_total{{endpoint=\"{endpoint}\",status=\"{status}\"}} {count}"
            );
        }
        drop(answered);
        let name = "grille_request_seconds";
        all += &head(name, "histogram", "Time until the answer was there.");
        let mut count = 0;
        for (slot, duration) in self.durations.iter().enumerate() {
            count += duration.load(Ordering::Relaxed);
            let bound = BOUNDS.get(slot).map_or("+Inf".to_string(), f64::to_string);
            let _ = writeln!(all, "{name}_bucket{{le=\"{bound}\"}} {count}");
        }
        let seconds = self.microseconds.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = write!(all, "{name}_sum {seconds}\n{name}_count {count}\n");
        let loaded = |value: &AtomicU64| value.load(Ordering::Relaxed);
        for (name, kind, help, value) in [
            (
                "grille_cancelled_total",
                "counter",
                "Work whose client went.",
                loaded(&self.cancelled),
            ),
            (
                "grille_slow_total",
                "counter",
                "Work that took longer than the quick time.",
                loaded(&self.slow),
            ),
            (
                "grille_batch_puzzles_total",
                "counter",
                "Puzzles of batches answered.",
                loaded(&self.puzzles),
            ),
            (
                "grille_connections",
                "gauge",
                "Open connections.",
                loaded(&self.connections),
            ),
            (
                "grille_refused_connections_total",
                "counter",
                "Connections refused.",
                loaded(&self.refused_connections),
            ),
            (
                "grille_waiting_quick",
                "gauge",
                "Requests that wait for a quick turn.",
                quick as u64,
            ),
            (
                "grille_waiting_slow",
                "gauge",
                "Requests that wait for a slow turn.",
                slow as u64,
            ),
        ] {
            all += &head(name, kind, help);
            let _ = writeln!(all, "{name} {value}");
        }
        all
    }
}
