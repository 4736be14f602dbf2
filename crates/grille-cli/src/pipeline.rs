//! A pipeline: work spread over threads, with results delivered in order and a bounded number of jobs in flight.

use std::collections::BTreeMap;
use std::sync::mpsc::{channel, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;

/// Jobs in flight per thread: enough to absorb an uneven one, few enough to bound memory.
const WINDOW: usize = 8;

/// Does `work` on each job, on this many threads, and passes the results to `take` in the order of the jobs. The jobs
/// themselves are produced on a thread of their own. If `take` fails, the rest is abandoned: the threads, which may be
/// waiting for input that never comes, end with the program.
pub(crate) fn in_order<J, R, E>(
    jobs: impl Iterator<Item = J> + Send + 'static,
    threads: usize,
    work: impl Fn(J) -> R + Send + Sync + 'static,
    mut take: impl FnMut(R) -> Result<(), E>,
) -> Result<(), E>
where
    J: Send + 'static,
    R: Send + 'static,
{
    if threads <= 1 {
        // The next jobs are prepared (read from a file, for example) while one is worked on.
        let (sender, receiver) = sync_channel(WINDOW);
        thread::spawn(move || {
            for job in jobs {
                if sender.send(job).is_err() {
                    break;
                }
            }
        });
        return receiver.into_iter().map(work).try_for_each(take);
    }
    let (job_sender, job_receiver) = sync_channel::<(usize, J)>(threads);
    let (result_sender, result_receiver) = channel::<(usize, R)>();
    let (token_sender, token_receiver) = sync_channel::<()>(WINDOW * threads);
    for _ in 0..WINDOW * threads {
        token_sender
            .send(())
            .expect("there is room for every token");
    }
    thread::spawn(move || {
        for numbered in jobs.enumerate() {
            if token_receiver.recv().is_err() || job_sender.send(numbered).is_err() {
                break;
            }
        }
    });
    let job_receiver = Arc::new(Mutex::new(job_receiver));
    let work = Arc::new(work);
    for _ in 0..threads {
        let (jobs, results, work) = (
            Arc::clone(&job_receiver),
            result_sender.clone(),
            Arc::clone(&work),
        );
        thread::spawn(move || {
            loop {
                let job = jobs.lock().map(|jobs| jobs.recv());
                let Ok(Ok((number, job))) = job else { break };
                if results.send((number, work(job))).is_err() {
                    break;
                }
            }
        });
    }
    drop(result_sender);
    let mut waiting = BTreeMap::new();
    let mut next = 0;
    for (number, result) in result_receiver {
        waiting.insert(number, result);
        while let Some(result) = waiting.remove(&next) {
            take(result)?;
            next += 1;
            // The feeder may already be gone: then there are no more jobs to admit.
            let _ = token_sender.send(());
        }
    }
    assert!(waiting.is_empty(), "a thread was lost");
    Ok(())
}

/// How many threads can run at once here.
pub(crate) fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_whatever_the_threads() {
        for threads in [1, 2, 7] {
            let mut taken = Vec::new();
            // Early jobs take longest.
            let work = |job: u64| {
                (0..(500 - job) * 50)
                    .fold(job, |a, b| a.wrapping_add(b & 1))
                    .wrapping_mul(0)
                    + job
            };
            let done: Result<(), ()> = in_order(0..500_u64, threads, work, |result| {
                taken.push(result);
                Ok(())
            });
            assert_eq!(done, Ok(()));
            assert!(taken.into_iter().eq(0..500));
        }
    }

    #[test]
    fn a_failure_ends_it_though_the_input_does_not() {
        let endless = std::iter::repeat(1);
        let mut left = 10;
        let done = in_order(
            endless,
            2,
            |job| job,
            |_| {
                left -= 1;
                if left == 0 { Err("closed") } else { Ok(()) }
            },
        );
        assert_eq!(done, Err("closed"));
    }

    #[test]
    fn few_jobs_are_under_way_at_once() {
        use std::sync::atomic::{AtomicUsize, Ordering};
        let begun = Arc::new(AtomicUsize::new(0));
        let counter = Arc::clone(&begun);
        let mut taken = 0;
        let jobs = (0..10_000).inspect(move |_| _ = counter.fetch_add(1, Ordering::SeqCst));
        let done: Result<(), ()> = in_order(
            jobs,
            2,
            |job| job,
            |_| {
                taken += 1;
                // One more may be on its way to the feeder.
                assert!(begun.load(Ordering::SeqCst) <= taken + 2 * WINDOW + 1);
                Ok(())
            },
        );
        assert_eq!(done, Ok(()));
        assert_eq!(taken, 10_000);
    }
}
