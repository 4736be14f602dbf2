//! Which rules have something new to look at. A rule is queued when a cell it
//! reads changes in a way it asked to hear of, and runs when the groups (and
//! the learned clauses) have nothing more to say.

use super::layout::Layout;
use super::overlap::Overlaps;
use super::reduced::Reduced;
use super::rule::{Related, Rule, Wake};
use std::collections::VecDeque;
use std::ops::Range;
use std::sync::OnceLock;

/// The rules of a problem, and for each open cell those to wake.
#[derive(Default)]
pub(super) struct Rules {
    pub list: Vec<Box<dyn Rule>>,
    /// Which of them are dear.
    pub dear: Vec<bool>,
    /// The effort of a look at each.
    pub effort: Vec<u64>,
    /// How long a look at each takes.
    pub work: Vec<u64>,
    /// What each rule wants to hear: of which open cell, and what.
    pub wanted: Vec<(u32, Wake, u32)>,
    /// How many open cells there are.
    cells: u32,
    /// Who hears of each cell, once somebody asks.
    listening: OnceLock<Listening>,
    /// How the groups overlap, once somebody asks.
    overlaps: OnceLock<Overlaps>,
}

/// Who hears of each cell.
struct Listening {
    /// For each open cell those that hear of its last candidate, of its ends, of any change: by [`Wake`].
    ranges: Vec<[Range<u32>; 3]>,
    rules: Vec<u32>,
}

impl Rules {
    pub fn new(list: Vec<Box<dyn Rule>>, reduced: &Reduced) -> Self {
        let mut wanted = Vec::new();
        for (index, rule) in (0..).zip(&list) {
            let mut want = |cell, wake| {
                if let Some(open) = reduced.open_cell(cell) {
                    wanted.push((open, wake, index));
                }
            };
            // There may be very many relations, which need no list of their own.
            if let Some(Related { cells, .. }) = rule.related() {
                for cell in cells {
                    want(cell, Wake::Any);
                }
            } else {
                for (cell, wake) in rule.cells() {
                    want(cell, wake);
                }
            }
        }
        Self {
            dear: list.iter().map(|rule| rule.is_dear()).collect(),
            effort: list.iter().map(|rule| rule.effort()).collect(),
            work: list.iter().map(|rule| rule.work()).collect(),
            list,
            wanted,
            cells: reduced.layout.cells,
            ..Self::default()
        }
    }

    /// The open cells that rules read, once for each rule.
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
        let mut rules = vec![0; end as usize];
        for &(cell, wake, rule) in &self.wanted {
            let range = &mut ranges[cell as usize][wake as usize];
            rules[range.end as usize] = rule;
            range.end += 1;
        }
        Listening { ranges, rules }
    }

    /// How the groups of the layout overlap that the rules were made with.
    pub fn overlaps(&self, layout: &Layout) -> &Overlaps {
        self.overlaps.get_or_init(|| Overlaps::new(layout))
    }
}

/// The queue of one search.
pub(super) struct Wakes<'a> {
    rules: Option<(&'a Rules, &'a Listening)>,
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
        let of = |dear: bool| {
            let own = (0..).zip(&rules.dear).filter(|(_, own)| **own == dear);
            own.map(|(rule, _)| rule).collect()
        };
        Self {
            rules: Some((rules, rules.listening())),
            queues: [of(false), of(true)],
            queued: vec![true; rules.list.len()],
        }
    }

    /// How the groups overlap, where that is looked at.
    pub fn overlaps(&self, layout: &Layout) -> Option<&'a Overlaps> {
        self.rules.map(|(rules, _)| rules.overlaps(layout))
    }

    /// A cell went from one set of candidates to a smaller one.
    #[inline]
    pub fn cell_changed(&mut self, cell: u32, before: u32, after: u32) {
        if let Some((rules, listening)) = self.rules {
            let [fixed, bounds, any] = &listening.ranges[cell as usize];
            self.wake(&rules.dear, listening, any);
            if before.leading_zeros() != after.leading_zeros()
                || before.trailing_zeros() != after.trailing_zeros()
            {
                self.wake(&rules.dear, listening, bounds);
            }
            if after.is_power_of_two() {
                self.wake(&rules.dear, listening, fixed);
            }
        }
    }

    #[inline]
    fn wake(&mut self, dear: &[bool], listening: &Listening, range: &Range<u32>) {
        for &rule in &listening.rules[range.start as usize..range.end as usize] {
            if !std::mem::replace(&mut self.queued[rule as usize], true) {
                self.queues[usize::from(dear[rule as usize])].push_back(rule);
            }
        }
    }

    /// The rule that has waited longest, a cheap one before a dear one, and how long a look takes.
    pub fn next(&mut self) -> Option<(u32, &'a dyn Rule, u64)> {
        let [cheap, dear] = &mut self.queues;
        let index = cheap.pop_front().or_else(|| dear.pop_front())?;
        self.queued[index as usize] = false;
        let (rules, _) = self.rules?;
        let at = index as usize;
        Some((index, &*rules.list[at], rules.work[at]))
    }

    /// Forgets who was waiting.
    pub fn clear(&mut self) {
        for index in self.queues.iter_mut().flat_map(|queue| queue.drain(..)) {
            self.queued[index as usize] = false;
        }
    }
}
