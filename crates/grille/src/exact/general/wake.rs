//! Which rules have something new to look at. A rule is queued when a cell it
//! reads changes in a way it asked to hear of, and runs when the groups (and
//! the learned clauses) have nothing more to say.

use super::overlap::Overlaps;
use super::reduced::Reduced;
use super::rule::{Rule, Wake};
use std::collections::VecDeque;

/// The rules of a problem, and for each open cell those to wake.
#[derive(Default)]
pub(super) struct Rules {
    pub list: Vec<Box<dyn Rule>>,
    /// Which of them are dear.
    dear: Vec<bool>,
    /// Empty when there are no rules at all.
    by_cell: Vec<Vec<(u32, Wake)>>,
    /// How the groups overlap; none when there are no rules.
    pub overlaps: Overlaps,
}

impl Rules {
    pub fn new(list: Vec<Box<dyn Rule>>, reduced: &Reduced) -> Self {
        let mut by_cell = Vec::new();
        if !list.is_empty() {
            by_cell.resize(reduced.layout.cells as usize, Vec::new());
        }
        for (index, rule) in (0..).zip(&list) {
            for (cell, wake) in rule.cells() {
                if let Some(open) = reduced.open_cell(cell) {
                    by_cell[open as usize].push((index, wake));
                }
            }
        }
        let overlaps = if list.is_empty() {
            Overlaps::default()
        } else {
            Overlaps::new(&reduced.layout)
        };
        let dear = list.iter().map(|rule| rule.is_dear()).collect();
        Self {
            list,
            dear,
            by_cell,
            overlaps,
        }
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
    pub fn overlaps(&self) -> Option<&'a Overlaps> {
        self.rules.map(|rules| &rules.overlaps)
    }

    /// A cell went from one set of candidates to a smaller one.
    #[inline]
    pub fn cell_changed(&mut self, cell: u32, before: u32, after: u32) {
        if let Some(rules) = self.rules {
            self.wake(rules, &rules.by_cell[cell as usize], before, after);
        }
    }

    fn wake(&mut self, rules: &Rules, listeners: &[(u32, Wake)], before: u32, after: u32) {
        let bounds = before.leading_zeros() != after.leading_zeros()
            || before.trailing_zeros() != after.trailing_zeros();
        for &(rule, wake) in listeners {
            let heard = match wake {
                Wake::Any => true,
                Wake::Bounds => bounds,
                Wake::Fixed => after.is_power_of_two(),
            };
            if heard && !self.queued[rule as usize] {
                self.queued[rule as usize] = true;
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
