//! Cells that all differ, by the sets of digits that the first of them, the first two, … can hold together. With up to
//! nine digits there are 512 sets, hence 512 bits, in which a digit is added to all sets at once. The result is exact:
//! everything that "different" and the allowed sets imply together.

use grille_core::DigitSet;

/// The most digits, and so the most cells that differ.
pub const MOST_DIGITS: usize = 9;

/// Some sets of up to nine digits: bit `s` for the set whose bits are `s`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Sets(pub [u64; 8]);

impl Sets {
    /// No set.
    pub const NONE: Sets = Sets([0; 8]);
    /// Every set.
    pub const ALL: Sets = Sets([u64::MAX; 8]);

    /// The allowed sets of up to this many digits.
    pub fn of_all(digits: usize, allowed: impl Fn(DigitSet) -> bool) -> Sets {
        let mut all = Sets::NONE;
        let sets = (0..1u32 << digits).map(DigitSet::from_bits);
        for set in sets.filter(|&set| allowed(set)) {
            all.0[set.bits() as usize / 64] |= 1 << (set.bits() % 64);
        }
        all
    }

    /// Whether a set is among them.
    #[must_use]
    pub fn contains(&self, set: usize) -> bool {
        self.0[set / 64] >> (set % 64) & 1 == 1
    }

    /// Adds other sets.
    pub fn join(&mut self, other: &Sets) {
        for (own, other) in self.0.iter_mut().zip(&other.0) {
            *own |= other;
        }
    }
}

/// The digits whose sets fit into one word.
pub const WORD_DIGITS: usize = 6;

/// By digit: the sets that lack it.
pub const LACKING: [Sets; MOST_DIGITS] = {
    let mut lacking = [Sets::NONE; MOST_DIGITS];
    let mut set = 0;
    while set < 512 {
        let mut digit = 0;
        while digit < MOST_DIGITS {
            if set >> digit & 1 == 0 {
                lacking[digit].0[set / 64] |= 1 << (set % 64);
            }
            digit += 1;
        }
        set += 1;
    }
    lacking
};

/// Sets in one register, or in several.
pub trait SetVector: Copy {
    /// Reads sets from memory.
    fn read(sets: &Sets) -> Self;
    /// The intersection.
    fn and(self, other: Self) -> Self;
    /// The union.
    fn or(self, other: Self) -> Self;
    /// Whether there is no set.
    fn is_empty(self) -> bool;
    /// The sets that lack a digit, with it.
    fn with(self, digit: usize) -> Self;
    /// The sets that have a digit, without it.
    fn without(self, digit: usize) -> Self;
}

/// The sets that the first cells can hold: none, one, …, all of them.
struct Chain<V> {
    first: [V; MOST_DIGITS + 1],
}

impl<V: SetVector> Chain<V> {
    #[inline(always)]
    fn new(candidates: &[DigitSet], checks: &[Sets]) -> Chain<V> {
        let mut first = [V::read(&EMPTY_SET); MOST_DIGITS + 1];
        for (at, digits) in candidates.iter().enumerate() {
            first[at + 1] = longer(first[at], digits.bits()).and(check(checks, at + 1));
        }
        Chain { first }
    }
}

/// The empty set of digits.
const EMPTY_SET: Sets = Sets([1, 0, 0, 0, 0, 0, 0, 0]);

/// The sets that this many cells may hold.
#[inline(always)]
fn check<V: SetVector>(checks: &[Sets], count: usize) -> V {
    V::read(checks.get(count).unwrap_or(&Sets::ALL))
}

/// The sets with one more digit out of these.
#[inline(always)]
fn longer<V: SetVector>(sets: V, mut digits: u32) -> V {
    let mut longer = V::read(&Sets::NONE);
    while digits != 0 {
        longer = longer.or(sets.with(digits.trailing_zeros() as usize));
        digits &= digits - 1;
    }
    longer
}

/// Restricts cells that differ to digits with which they together hold an allowed set, and the first none, one, two, …
/// of them one of the sets given for them, if any; `false` if that is impossible.
#[inline(always)]
pub fn fit<V: SetVector>(candidates: &mut [DigitSet], checks: &[Sets], allowed: &Sets) -> bool {
    let chain = Chain::<V>::new(candidates, checks);
    let mut goal = chain.first[candidates.len()].and(V::read(allowed));
    if goal.is_empty() {
        return false;
    }
    for (own, first) in candidates.iter_mut().zip(&chain.first).rev() {
        let (mut before, mut left) = (V::read(&Sets::NONE), 0);
        let mut digits = own.bits();
        while digits != 0 {
            let digit = digits.trailing_zeros();
            let ways = goal.without(digit as usize).and(*first);
            left |= u32::from(!ways.is_empty()) << digit;
            before = before.or(ways);
            digits &= digits - 1;
        }
        *own = DigitSet::from_bits(left);
        goal = before;
    }
    true
}

/// Which of some kinds of sets (bit `k` for the kind `k`, up to 64) cells that differ can hold together.
#[inline(always)]
pub fn kinds<V: SetVector>(candidates: &[DigitSet], kinds: &[Sets]) -> u64 {
    let chain = Chain::<V>::new(candidates, &[]);
    let all = chain.first[candidates.len()];
    let mut found = 0;
    for (kind, sets) in kinds.iter().enumerate() {
        found |= u64::from(!all.and(V::read(sets)).is_empty()) << kind;
    }
    found
}

/// Widens the candidates of cells that differ as long as they still cannot be filled; `false` if they can be. The
/// checks and the allowed sets are as in [`fit`].
#[inline(always)]
pub fn widen<V: SetVector>(
    candidates: &mut [DigitSet],
    within: &[DigitSet],
    checks: &[Sets],
    allowed: &Sets,
) -> bool {
    let count = candidates.len();
    // The sets from which the later cells, with their present candidates, can be filled.
    let mut doomed = [V::read(&Sets::NONE); MOST_DIGITS + 1];
    doomed[count] = check::<V>(checks, count).and(V::read(allowed));
    for at in (0..count).rev() {
        let mut digits = candidates[at].bits();
        while digits != 0 {
            let before = doomed[at + 1].without(digits.trailing_zeros() as usize);
            doomed[at] = doomed[at].or(before);
            digits &= digits - 1;
        }
        doomed[at] = doomed[at].and(check(checks, at));
    }
    let mut reached = V::read(&EMPTY_SET);
    if !doomed[0].and(reached).is_empty() {
        return false;
    }
    for at in 0..count {
        let mut lost = within[at].bits() & !candidates[at].bits();
        let mut digits = candidates[at].bits();
        while lost != 0 {
            let digit = lost.trailing_zeros();
            let ways = doomed[at + 1].without(digit as usize).and(reached);
            digits |= u32::from(ways.is_empty()) << digit;
            lost &= lost - 1;
        }
        candidates[at] = DigitSet::from_bits(digits);
        reached = longer(reached, digits).and(check(checks, at + 1));
    }
    true
}

/// Each word in turn, by its index. Closures would be compiled without the instruction set.
macro_rules! words {
    ($i:ident => $word:expr) => {{
        let mut sets = Sets::NONE;
        for $i in 0..8 {
            sets.0[$i] = $word;
        }
        sets
    }};
}

/// In words: six digits in each, the others select the word.
impl SetVector for Sets {
    #[inline(always)]
    fn read(sets: &Sets) -> Self {
        *sets
    }
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        words!(i => self.0[i] & other.0[i])
    }
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        words!(i => self.0[i] | other.0[i])
    }
    #[inline(always)]
    fn is_empty(self) -> bool {
        let [a, b, c, d, e, f, g, h] = self.0;
        a | b | c | d | e | f | g | h == 0
    }
    #[inline(always)]
    fn with(self, digit: usize) -> Self {
        let lacking = self.and(LACKING[digit]);
        if digit < WORD_DIGITS {
            words!(i => lacking.0[i] << (1 << digit))
        } else {
            words!(i => lacking.0[(i ^ 1 << (digit - WORD_DIGITS)) % 8])
        }
    }
    #[inline(always)]
    fn without(self, digit: usize) -> Self {
        let less = if digit < WORD_DIGITS {
            words!(i => self.0[i] >> (1 << digit))
        } else {
            words!(i => self.0[(i ^ 1 << (digit - WORD_DIGITS)) % 8])
        };
        less.and(LACKING[digit])
    }
}

/// Up to six digits in one word.
impl SetVector for u64 {
    #[inline(always)]
    fn read(sets: &Sets) -> Self {
        sets.0[0]
    }
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self & other
    }
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self | other
    }
    #[inline(always)]
    fn is_empty(self) -> bool {
        self == 0
    }
    #[inline(always)]
    fn with(self, digit: usize) -> Self {
        (self & LACKING[digit].0[0]) << (1 << digit)
    }
    #[inline(always)]
    fn without(self, digit: usize) -> Self {
        self >> (1 << digit) & LACKING[digit].0[0]
    }
}
