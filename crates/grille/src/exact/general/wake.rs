//! Which rules have something new to look at. A rule is queued when a cell it
//! reads changes in a way it asked to hear of, and runs when the groups (and
//! the learned clauses) have nothing more to say.

use super::layout::Layout;
use super::overlap::Overlaps;
use super::reduced::Reduced;
use super::rule::{Rule, Wake};
use std::collections::VecDeque;
use std::ops::Range;
use std::sync::OnceLock;

/// The rules of a problem, and for each open cell those to wake.
#[derive(Default)]
pub(super) struct Rules {
    pub list: Vec<Box<dyn Rule>>,
    /// Which of them are dear.
    dear: Vec<bool>,
    /// For each open cell the rules that hear of any change, of its ends, of its last candidate; empty
    /// when there are no rules at all.
    listeners: Vec<[Range<u32>; 3]>,
    listening: Vec<u32>,
    /// How the groups overlap, once somebody asks.
    overlaps: OnceLock<Overlaps>,
}

impl Rules {
    pub fn new(list: Vec<Box<dyn Rule>>, reduced: &Reduced) -> Self {
        let mut by_cell: Vec<Vec<(Wake, u32)>> = Vec::new();
        if !list.is_empty() {
            by_cell.resize(reduced.layout.cells as usize, Vec::new());
        }
        for (index, rule) in (0..).zip(&list) {
            for (cell, wake) in rule.cells() {
                if let Some(open) = reduced.open_cell(cell) {
                    by_cell[open as usize].push((wake, index));
                }
            }
        }
        let mut listening = Vec::new();
        let mut of = |cell: &[(Wake, u32)], wake: Wake| {
            let start = listening.len() as u32;
            let own = cell.iter().filter(|(own, _)| *own == wake);
            listening.extend(own.map(|(_, rule)| rule));
            start..listening.len() as u32
        };
        let listeners = by_cell.iter();
        let listeners = listeners
            .map(|cell| [Wake::Any, Wake::Bounds, Wake::Fixed].map(|wake| of(cell, wake)))
            .collect();
        let dear = list.iter().map(|rule| rule.is_dear()).collect();
        Self {
            list,
            dear,
            listeners,
            listening,
            overlaps: OnceLock::new(),
        }
    }

    /// How the groups of the layout overlap that the rules were made with.
    pub fn overlaps(&self, layout: &Layout) -> &Overlaps {
        self.overlaps.get_or_init(|| Overlaps::new(layout))
    }
}

/// The queue of one search.
pub(super) struct Wakes<'a> {
    rules: Option<&'a Rules>,
    /// Cheap rules, then dear ones.
    queues: [VecDeque<u32>; 2],
    queued: Vec<bool>,
}

impl<'a> Wakes<'a> {
    /// No rules, so nobody to wake.
    pub fn none() -> Self {
        Self {
            rules: None,
            queues: Default::default(),
            queued: Vec::new(),
        }
    }

    /// Every rule waits for its first look.
    pub fn new(rules: &'a Rules) -> Self {
        if rules.list.is_empty() {
            return Self::none();
        }
        let all = 0..rules.list.len() as u32;
        let of = |dear: bool| {
            all.clone()
                .filter(|&i| rules.dear[i as usize] == dear)
                .collect()
        };
        Self {
            rules: Some(rules),
            queues: [of(false), of(true)],
            queued: vec![true; rules.list.len()],
        }
    }

    /// How the groups overlap, where that is looked at.
    pub fn overlaps(&self, layout: &Layout) -> Option<&'a Overlaps> {
        self.rules.map(|rules| rules.overlaps(layout))
    }

    /// A cell went from one set of candidates to a smaller one.
    #[inline]
    pub fn cell_changed(&mut self, cell: u32, before: u32, after: u32) {
        if let Some(rules) = self.rules {
            let [any, bounds, fixed] = &rules.listeners[cell as usize];
            self.wake(rules, any);
            if before.leading_zeros() != after.leading_zeros()
                || before.trailing_zeros() != after.trailing_zeros()
            {
                self.wake(rules, bounds);
            }
            if after.is_power_of_two() {
                self.wake(rules, fixed);
            }
        }
    }

    #[inline]
    fn wake(&mut self, rules: &Rules, listeners: &Range<u32>) {
        for &rule in &rules.listening[listeners.start as usize..listeners.end as usize] {
            if !std::mem::replace(&mut self.queued[rule as usize], true) {
                self.queues[usize::from(rules.dear[rule as usize])].push_back(rule);
            }
        }
    }

    /// The rule that has waited longest, a cheap one before a dear one.
    pub fn next(&mut self) -> Option<(u32, &'a dyn Rule)> {
        let [cheap, dear] = &mut self.queues;
        let index = cheap.pop_front().or_else(|| dear.pop_front())?;
        self.queued[index as usize] = false;
        Some((index, &*self.rules?.list[index as usize]))
    }

    /// Forgets who was waiting.
    pub fn clear(&mut self) {
        for index in self.queues.iter_mut().flat_map(|queue| queue.drain(..)) {
            self.queued[index as usize] = false;
        }
    }
}
