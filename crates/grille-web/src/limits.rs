//! How much a request, a client and all clients together may use.

use std::time::Duration;

/// The limits of a server.
#[derive(Clone, Debug)]
pub struct Limits {
    /// The longest body of a request about one puzzle, in bytes.
    pub body: usize,
    /// The longest body of a batch, in bytes.
    pub batch_body: usize,
    /// The longest line of a batch, in bytes.
    pub batch_line: usize,
    /// The longest body with a program's output for a puzzle, in bytes.
    pub said_body: usize,
    /// The most lines that a program running in the page may write for a puzzle.
    pub said_lines: usize,
    /// The most that a program may write for a puzzle, in bytes; for those running in the page, in characters.
    pub said_bytes: usize,
    /// How many programs run at a time.
    pub solvers: usize,
    /// The most puzzles that are read from one text.
    pub puzzles: usize,
    /// The most puzzles in a batch.
    pub batch_puzzles: usize,
    /// The most constraints and marks that a puzzle may have.
    pub constraints: usize,
    /// How long work may take as quick work. What takes longer starts again as slow work, of which little runs at a
    /// time, so that quick work never waits for it.
    pub quick_time: Duration,
    /// How long work may take in total.
    pub slow_time: Duration,
    /// How long a request may wait for its turn.
    pub wait_time: Duration,
    /// How much quick work runs at a time.
    pub quick_jobs: usize,
    /// How much slow work runs at a time.
    pub slow_jobs: usize,
    /// How many requests may wait for a quick turn.
    pub quick_queue: usize,
    /// How many requests may wait for a slow turn.
    pub slow_queue: usize,
    /// How much slow work one client may have running and waiting.
    pub slow_per_client: usize,
    /// How many requests a client may send in a second, on average; 0 for no limit.
    pub requests_per_second: u32,
    /// How many requests a client may send at once after a pause.
    pub burst: u32,
    /// How many connections there may be.
    pub connections: usize,
    /// How many connections one client may have.
    pub connections_per_client: usize,
    /// How long the head of a request may take to arrive, and how long a connection may be idle.
    pub head_time: Duration,
    /// How long a body may take to arrive, and how long a client may leave an answer unread.
    pub body_time: Duration,
    /// How long open requests are waited for when the server shuts down.
    pub grace: Duration,
}

impl Limits {
    /// How large a puzzle or a text may be.
    pub(crate) fn of_puzzles(&self) -> grille_api::Limits {
        grille_api::Limits {
            puzzles: self.puzzles,
            constraints: self.constraints,
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Limits {
            body: 256 << 10,
            batch_body: 64 << 20,
            batch_line: 64 << 10,
            // Enough for `said_bytes` characters of three bytes each.
            said_body: 1 << 20,
            said_lines: 10_000,
            said_bytes: 256 << 10,
            solvers: 4,
            puzzles: 100,
            batch_puzzles: 100_000,
            constraints: 2_000,
            quick_time: Duration::from_millis(100),
            slow_time: Duration::from_secs(10),
            wait_time: Duration::from_secs(20),
            quick_jobs: cores.max(2),
            slow_jobs: (cores / 2).max(1),
            quick_queue: 1024,
            slow_queue: 32,
            slow_per_client: 4,
            requests_per_second: 100,
            burst: 400,
            connections: 512,
            connections_per_client: 128,
            head_time: Duration::from_secs(15),
            body_time: Duration::from_secs(30),
            grace: Duration::from_secs(5),
        }
    }
}
