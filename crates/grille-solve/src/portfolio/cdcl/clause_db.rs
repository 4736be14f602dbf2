//! The learned clauses, each watched by two of its literals: a clause is visited only when a watched literal becomes
//! false. All clauses live in one vector; the less useful half is dropped from time to time, which bounds the memory.

use crate::portfolio::literal::Literal;

/// The words before a clause's literals: length, LBD, activity.
const HEADER: usize = 3;

/// A clause's watch. While the `other` literal is true the clause is
/// satisfied and need not be fetched.
#[derive(Clone, Copy)]
pub(super) struct Watch {
    pub clause: u32,
    pub other: Literal,
}

pub(super) struct ClauseDb {
    words: Vec<u32>,
    /// Addresses, oldest first.
    list: Vec<u32>,
    /// By literal: the clauses to visit when it becomes false.
    watches: Vec<Vec<Watch>>,
    step: f32,
}

impl ClauseDb {
    pub fn new(variables: usize) -> Self {
        Self {
            words: Vec::new(),
            list: Vec::new(),
            watches: vec![Vec::new(); 2 * variables],
            step: 1.0,
        }
    }

    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// The size of all clauses together, in words.
    pub fn words(&self) -> usize {
        self.words.len()
    }

    /// Adds a clause of at least two literals and watches the first two. `lbd` is the number of levels its literals
    /// came from (literal block distance): the smaller, the longer it is kept.
    pub fn add(&mut self, literals: &[Literal], lbd: u32) -> u32 {
        let clause = self.words.len() as u32;
        self.words.push(literals.len() as u32);
        self.words.push(lbd);
        // A new clause starts out active; otherwise it would be the first to be dropped.
        self.words.push(self.step.to_bits());
        self.words.extend(literals.iter().map(|l| l.code()));
        self.list.push(clause);
        self.watch(clause);
        clause
    }

    fn watch(&mut self, clause: u32) {
        let [first, second] = [self.literal(clause, 0), self.literal(clause, 1)];
        for (literal, other) in [(first, second), (second, first)] {
            self.watches[literal.index()].push(Watch { clause, other });
        }
    }

    #[inline]
    fn literal(&self, clause: u32, index: usize) -> Literal {
        Literal::from_code(self.words[clause as usize + HEADER + index])
    }

    /// The literals of a clause, as codes.
    #[inline]
    pub fn codes(&self, clause: u32) -> &[u32] {
        let start = clause as usize + HEADER;
        &self.words[start..start + self.words[clause as usize] as usize]
    }

    #[inline]
    pub fn codes_mut(&mut self, clause: u32) -> &mut [u32] {
        let start = clause as usize + HEADER;
        let end = start + self.words[clause as usize] as usize;
        &mut self.words[start..end]
    }

    /// Takes the watches of a literal out, to be visited; return those that stay with [`ClauseDb::put_back`].
    #[inline]
    pub fn take_watches(&mut self, literal: Literal) -> Vec<Watch> {
        std::mem::take(&mut self.watches[literal.index()])
    }

    #[inline]
    pub fn put_back(&mut self, literal: Literal, watches: Vec<Watch>) {
        self.watches[literal.index()] = watches;
    }

    #[inline]
    pub fn add_watch(&mut self, literal: Literal, watch: Watch) {
        self.watches[literal.index()].push(watch);
    }

    fn lbd(&self, clause: u32) -> u32 {
        self.words[clause as usize + 1]
    }

    fn activity(&self, clause: u32) -> f32 {
        f32::from_bits(self.words[clause as usize + 2])
    }

    /// This clause took part in a conflict.
    pub fn bump(&mut self, clause: u32) {
        let activity = self.activity(clause) + self.step;
        self.words[clause as usize + 2] = activity.to_bits();
    }

    /// Ends a conflict: later bumps weigh more.
    pub fn age(&mut self) {
        self.step /= 0.999;
        // Bumped at most once or twice per conflict, an activity stays within a few thousand steps: far from overflow.
        if self.step > 1e20 {
            for &clause in &self.list {
                let at = clause as usize + 2;
                self.words[at] = (f32::from_bits(self.words[at]) * 1e-20).to_bits();
            }
            self.step *= 1e-20;
        }
    }

    /// Drops about half of the clauses, the widest and least active first. Never drops those `in_use` (reasons on the
    /// trail) or those of LBD `safe` or less. `moved` receives the new address of every clause kept, in ascending
    /// order of the old ones.
    pub fn halve(
        &mut self,
        safe: u32,
        in_use: impl Fn(u32, Literal) -> bool,
        mut moved: impl FnMut(u32, u32),
    ) {
        let mut ranked: Vec<u32> = self
            .list
            .iter()
            .copied()
            .filter(|&c| self.lbd(c) > safe && !in_use(c, self.literal(c, 0)))
            .collect();
        // Worst first; ties are broken by age, which follows the address.
        ranked.sort_by(|&a, &b| {
            (self.lbd(b).cmp(&self.lbd(a)))
                .then(self.activity(a).total_cmp(&self.activity(b)))
                .then(a.cmp(&b))
        });
        ranked.truncate(self.list.len() / 2);
        ranked.sort_unstable();
        let mut words = Vec::with_capacity(self.words.len());
        let mut list = Vec::with_capacity(self.list.len());
        for &clause in &self.list {
            if ranked.binary_search(&clause).is_err() {
                let new = words.len() as u32;
                let from = clause as usize;
                words.extend(&self.words[from..from + HEADER + self.words[from] as usize]);
                list.push(new);
                moved(clause, new);
            }
        }
        self.words = words;
        self.list = list;
        for watches in &mut self.watches {
            watches.clear();
        }
        for index in 0..self.list.len() {
            self.watch(self.list[index]);
        }
    }
}
