//! The resource limits of a program.

use std::time::Duration;

/// The resource limits of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Time for one puzzle, from the moment it is sent.
    pub time: Duration,
    /// Memory of all its processes together, in bytes.
    pub memory: u64,
    /// Output for one puzzle, in bytes.
    pub output: u64,
    /// Processes at a time.
    pub processes: usize,
    /// The size of each file that it writes, in bytes.
    pub file: u64,
    /// Processor time of each of its processes, for all puzzles together.
    pub processor: Duration,
    /// How long it may take to start before its clock runs anyway.
    pub start: Duration,
    /// Environment variables that it gets in addition to `PATH`, `LANG`, `HOME` and `TMPDIR`.
    pub environment: Vec<String>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            time: Duration::from_secs(2),
            memory: 512 << 20,
            output: 1 << 20,
            processes: 32,
            file: 16 << 20,
            processor: Duration::from_hours(1),
            start: Duration::from_secs(5),
            environment: Vec::new(),
        }
    }
}
