//! The queue of propagators that have something new to look at. A propagator is queued when a cell it reads changes in
//! a way it asked to be woken by, and runs when the groups (and the learned clauses) have reached their fixed point.

use std::collections::VecDeque;
use std::ops::Range;
use std::sync::OnceLock;

use super::overlap::Overlaps;
use super::propagate::{Propagate, Related, Wake};
use super::reduced::Reduced;
use super::tables::Tables;

/// The propagators of a problem, and for each open cell those to wake.
#[derive(Default)]
pub(super) struct PropagationQueue {
    pub list: Vec<Box<dyn Propagate>>,
    /// Which of them are expensive.
    pub expensive: Vec<bool>,
    /// The effort of a look at each.
    pub effort: Vec<u64>,
    /// How long one run of each takes.
    pub work: Vec<u64>,
    /// The subscriptions: the open cell, the kind of change, and the propagator.
    pub wanted: Vec<(u32, Wake, u32)>,
    /// How many open cells there are.
    cells: u32,
    /// Which propagators each cell wakes; built on first use.
    listening: OnceLock<Listening>,
    /// How the groups overlap; built on first use.
    overlaps: OnceLock<Overlaps>,
}

/// Which propagators each cell wakes.
struct Listening {
    /// For each open cell, the propagators woken by its last candidate, by its bounds, and by any change: indexed by
    /// [`Wake`].
    ranges: Vec<[Range<u32>; 3]>,
    queue: Vec<u32>,
}

impl PropagationQueue {
    pub fn new(list: Vec<Box<dyn Propagate>>, reduced: &Reduced) -> Self {
        let mut wanted = Vec::new();
        for (index, propagator) in (0..).zip(&list) {
            let mut want = |cell, wake| {
                if let Some(open) = reduced.open_cell(cell) {
                    wanted.push((open, wake, index));
                }
            };
            // There may be very many relations, which need no list of their own.
            if let Some(Related { cells, .. }) = propagator.related() {
                for cell in cells {
                    want(cell, Wake::Any);
                }
            } else {
                for (cell, wake) in propagator.cells() {
                    want(cell, wake);
                }
            }
        }
        Self {
            expensive: list
                .iter()
                .map(|propagator| propagator.is_expensive())
                .collect(),
            effort: list.iter().map(|propagator| propagator.effort()).collect(),
            work: list.iter().map(|propagator| propagator.work()).collect(),
            list,
            wanted,
            cells: reduced.tables.cells,
            ..Self::default()
        }
    }

    /// The open cells that propagators read, once per propagator.
    pub fn reads(&self) -> impl Iterator<Item = u32> {
        self.wanted.iter().map(|(cell, ..)| *cell)
    }

    fn listening(&self) -> &Listening {
        self.listening.get_or_init(|| self.list_listening())
    }

    fn list_listening(&self) -> Listening {
        let mut by_cell = vec![[0u32; 3]; self.cells as usize];
        for &(cell, wake, _) in &self.wanted {
            by_cell[cell as usize][wake as usize] += 1;
        }
        let mut end = 0;
        let mut ranges: Vec<[Range<u32>; 3]> = Vec::with_capacity(by_cell.len());
        for counts in by_cell {
            ranges.push(counts.map(|count| {
                end += count;
                // Filled in below.
                end - count..end - count
            }));
        }
        let mut queue = vec![0; end as usize];
        for &(cell, wake, propagator) in &self.wanted {
            let range = &mut ranges[cell as usize][wake as usize];
            queue[range.end as usize] = propagator;
            range.end += 1;
        }
        Listening { ranges, queue }
    }

    /// How the groups overlap in the tables that the propagators were made with.
    pub fn overlaps(&self, tables: &Tables) -> &Overlaps {
        self.overlaps.get_or_init(|| Overlaps::new(tables))
    }
}

/// The queue of one search.
pub(super) struct Wakes<'a> {
    queue: Option<(&'a PropagationQueue, &'a Listening)>,
    /// Cheap propagators, then expensive ones.
    queues: [VecDeque<u32>; 2],
    queued: Vec<bool>,
}

impl<'a> Wakes<'a> {
    /// No propagators, so none to wake.
    pub fn none() -> Self {
        Self {
            queue: None,
            queues: Default::default(),
            queued: Vec::new(),
        }
    }

    /// Queues every propagator for its first run.
    pub fn new(queue: &'a PropagationQueue) -> Self {
        if queue.list.is_empty() {
            return Self::none();
        }
        let of = |expensive: bool| {
            let own = (0..)
                .zip(&queue.expensive)
                .filter(|(_, own)| **own == expensive);
            own.map(|(propagator, _)| propagator).collect()
        };
        Self {
            queue: Some((queue, queue.listening())),
            queues: [of(false), of(true)],
            queued: vec![true; queue.list.len()],
        }
    }

    /// How the groups overlap, if overlaps are used.
    pub fn overlaps(&self, tables: &Tables) -> Option<&'a Overlaps> {
        self.queue.map(|(queue, _)| queue.overlaps(tables))
    }

    /// Wakes the propagators of a cell whose candidates went from one set to a smaller one.
    #[inline]
    pub fn cell_changed(&mut self, cell: u32, before: u32, after: u32) {
        if let Some((queue, listening)) = self.queue {
            let [fixed, bounds, any] = &listening.ranges[cell as usize];
            self.wake(&queue.expensive, listening, any);
            if before.leading_zeros() != after.leading_zeros()
                || before.trailing_zeros() != after.trailing_zeros()
            {
                self.wake(&queue.expensive, listening, bounds);
            }
            if after.is_power_of_two() {
                self.wake(&queue.expensive, listening, fixed);
            }
        }
    }

    #[inline]
    fn wake(&mut self, expensive: &[bool], listening: &Listening, range: &Range<u32>) {
        for &propagator in &listening.queue[range.start as usize..range.end as usize] {
            if !std::mem::replace(&mut self.queued[propagator as usize], true) {
                self.queues[usize::from(expensive[propagator as usize])].push_back(propagator);
            }
        }
    }

    /// The propagator that has waited longest, a cheap one before an expensive one, and how long a look takes.
    pub fn next(&mut self) -> Option<(u32, &'a dyn Propagate, u64)> {
        let [cheap, expensive] = &mut self.queues;
        let index = cheap.pop_front().or_else(|| expensive.pop_front())?;
        self.queued[index as usize] = false;
        let (queue, _) = self.queue?;
        let at = index as usize;
        Some((index, &*queue.list[at], queue.work[at]))
    }

    /// Empties the queues.
    pub fn clear(&mut self) {
        for index in self.queues.iter_mut().flat_map(|queue| queue.drain(..)) {
            self.queued[index as usize] = false;
        }
    }
}
