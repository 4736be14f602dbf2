//! Work outside the threads that serve connections: quick and slow work are separate, and both end when nobody waits
//! for them any more.
//!
//! Nobody can predict how long a puzzle takes. All work starts as quick work, with a tenth of a second, less if many
//! requests wait. What is not done by then starts again as slow work, of which little runs at a time, and little of
//! one client. So whatever is sent, a quick request waits only for other quick ones, and not for long.

use std::cell::Cell;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use grille::Budget;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use crate::clients::Clients;
use crate::failure::Failure;
use crate::limits::Limits;
use crate::metrics::Metrics;

/// The quick and the slow queue.
pub(crate) struct Work {
    limits: Arc<Limits>,
    clients: Arc<Clients>,
    metrics: Arc<Metrics>,
    quick: Lane,
    slow: Lane,
}

struct Lane {
    turns: Arc<Semaphore>,
    waiting: AtomicUsize,
    most_waiting: usize,
}

/// Raises the flag when the request is dropped, which happens when its client disconnects.
struct Gone {
    flag: Arc<AtomicBool>,
    metrics: Arc<Metrics>,
    done: bool,
}

impl Drop for Gone {
    fn drop(&mut self) {
        self.flag.store(true, Ordering::Relaxed);
        if !self.done {
            self.metrics.cancelled();
        }
    }
}

impl Lane {
    fn new(jobs: usize, most_waiting: usize) -> Lane {
        Lane {
            turns: Arc::new(Semaphore::new(jobs)),
            waiting: AtomicUsize::new(0),
            most_waiting,
        }
    }

    /// Waits for a turn.
    async fn turn(&self, patience: Duration) -> Result<OwnedSemaphorePermit, Failure> {
        /// Counts a waiting request for as long as it lives.
        struct Waiting<'a>(&'a AtomicUsize);
        impl Drop for Waiting<'_> {
            fn drop(&mut self) {
                self.0.fetch_sub(1, Ordering::Relaxed);
            }
        }
        let before = self.waiting.fetch_add(1, Ordering::Relaxed);
        let _waiting = Waiting(&self.waiting);
        if before >= self.most_waiting {
            return Err(Failure::busy());
        }
        match timeout(patience, Arc::clone(&self.turns).acquire_owned()).await {
            Ok(Ok(turn)) => Ok(turn),
            _ => Err(Failure::busy()),
        }
    }
}

impl Work {
    pub(crate) fn new(
        limits: &Arc<Limits>,
        clients: &Arc<Clients>,
        metrics: &Arc<Metrics>,
    ) -> Work {
        Work {
            quick: Lane::new(limits.quick_jobs, limits.quick_queue),
            slow: Lane::new(limits.slow_jobs, limits.slow_queue),
            limits: Arc::clone(limits),
            clients: Arc::clone(clients),
            metrics: Arc::clone(metrics),
        }
    }

    /// How many requests wait for a quick and for a slow turn.
    pub(crate) fn waiting(&self) -> (usize, usize) {
        let count = |lane: &Lane| lane.waiting.load(Ordering::Relaxed);
        (count(&self.quick), count(&self.slow))
    }

    /// Does work for a client. It runs at most twice: within the quick time, then within the slow time.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        client: IpAddr,
        work: impl Fn(Budget<'_>) -> T + Clone + Send + 'static,
    ) -> Result<T, Failure> {
        let mut gone = Gone {
            flag: Arc::default(),
            metrics: Arc::clone(&self.metrics),
            done: false,
        };
        let answered = self.twice(&gone, client, work).await;
        // A client that is refused is still connected.
        gone.done = true;
        answered
    }

    /// The quick time is shared among the waiting requests, down to a tenth of it: many hard puzzles at once must not
    /// delay the easy ones behind them.
    fn quick_time(&self) -> Duration {
        let waiting = self.quick.waiting.load(Ordering::Relaxed);
        let rounds = 1 + waiting / self.limits.quick_jobs.max(1);
        self.limits.quick_time / u32::try_from(rounds.min(10)).unwrap_or(10)
    }

    async fn twice<T: Send + 'static>(
        &self,
        gone: &Gone,
        client: IpAddr,
        work: impl Fn(Budget<'_>) -> T + Clone + Send + 'static,
    ) -> Result<T, Failure> {
        let turn = self.quick.turn(self.limits.wait_time).await?;
        let quick = gone.work(self.quick_time(), work.clone(), turn);
        let (done, was_cut) = quick.await?;
        if !was_cut {
            return Ok(done);
        }
        drop(done);
        let held = self.clients.slow(client)?;
        self.metrics.slow();
        let turn = self.slow.turn(self.limits.wait_time).await?;
        let (done, _) = gone.work(self.limits.slow_time, work, (turn, held)).await?;
        Ok(done)
    }
}

impl Gone {
    /// Does work on a thread of its own within this time, holding something until it is done; returns whether it was
    /// cut short as well. A panic is a bug of ours and affects nothing else.
    async fn work<T: Send + 'static>(
        &self,
        time: Duration,
        work: impl FnOnce(Budget<'_>) -> T + Send + 'static,
        kept: impl Send + 'static,
    ) -> Result<(T, bool), Failure> {
        let flag = Arc::clone(&self.flag);
        let working = spawn_blocking(move || {
            let _kept = kept;
            let end = Instant::now() + time;
            // Work that finishes late without having checked the clock is complete.
            let was_cut = Cell::new(false);
            let is_late = || {
                was_cut.set(was_cut.get() || Instant::now() >= end);
                was_cut.get()
            };
            let done = work(Budget::default().deadline(&is_late).cancel(&flag));
            (done, was_cut.get())
        });
        working.await.map_err(|_| Failure::internal())
    }
}
