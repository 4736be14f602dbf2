//! The small set of operations the propagation round is written in: a vector of `u16` candidate sets. Every instruction
//! set implements this trait; the defaults express each compound step in plain and/or/xor, so that an implementation
//! only overrides what its hardware does in one instruction.

/// `three!(i => …)` is the array of the expression for `i` = 0, 1, 2. Vector
/// code uses it instead of `array::map` and closures because those would be
/// compiled without the instruction set and could not be inlined.
macro_rules! three {
    ($i:ident => $value:expr) => {
        [
            {
                let $i = 0usize;
                $value
            },
            {
                let $i = 1usize;
                $value
            },
            {
                let $i = 2usize;
                $value
            },
        ]
    };
}
pub(super) use three;

/// A vector of candidate sets, one `u16` per lane (bit `d` = digit `d + 1`).
///
/// Values are only ever created inside a function compiled for the instruction
/// set in question, which is what makes the implementations sound.
pub trait Vector: Copy {
    /// The same set in every lane.
    fn splat(value: u16) -> Self;
    /// Intersection.
    fn and(self, other: Self) -> Self;
    /// Union.
    fn or(self, other: Self) -> Self;
    /// Symmetric difference.
    fn xor(self, other: Self) -> Self;
    /// `self` without `other`.
    fn minus(self, other: Self) -> Self;
    /// Lane-wise wrapping sum.
    fn add(self, other: Self) -> Self;
    /// Lane-wise smaller value (unsigned).
    fn min(self, other: Self) -> Self;
    /// Number of digits in each lane (only the low nine bits may be set).
    fn count(self) -> Self;
    /// All ones in the lanes where both are equal, else zero.
    fn equal(self, other: Self) -> Self;
    /// One bit per lane: set where the lane is not zero.
    fn nonzero_lanes(self) -> u32;

    /// Union of three.
    #[inline(always)]
    fn or3(self, b: Self, c: Self) -> Self {
        self.or(b).or(c)
    }
    /// Intersection of three.
    #[inline(always)]
    fn and3(self, b: Self, c: Self) -> Self {
        self.and(b).and(c)
    }
    /// The digits in an odd number of the three.
    #[inline(always)]
    fn xor3(self, b: Self, c: Self) -> Self {
        self.xor(b).xor(c)
    }
    /// The digits in at least two of the three.
    #[inline(always)]
    fn majority(self, b: Self, c: Self) -> Self {
        self.and(b).or(self.or(b).and(c))
    }
    /// `self` without `b` and without `c`.
    #[inline(always)]
    fn minus2(self, b: Self, c: Self) -> Self {
        self.minus(b.or(c))
    }
    /// `(self & b) | c`.
    #[inline(always)]
    fn and_or(self, b: Self, c: Self) -> Self {
        self.and(b).or(c)
    }
    /// `self & (a | b | c)`.
    #[inline(always)]
    fn and_any3(self, a: Self, b: Self, c: Self) -> Self {
        self.and(a.or3(b, c))
    }
    /// `self | (b & c)`.
    #[inline(always)]
    fn or_both(self, b: Self, c: Self) -> Self {
        self.or(b.and(c))
    }
    /// `self | (b ^ c)`: collects differences.
    #[inline(always)]
    fn or_difference(self, b: Self, c: Self) -> Self {
        self.or(b.xor(c))
    }
    /// The lane itself where it holds at most one digit, else zero.
    #[inline(always)]
    fn single(self) -> Self {
        let rest = self.and(self.add(Self::splat(u16::MAX)));
        self.and(rest.equal(Self::splat(0)))
    }
    /// Same as [`single`](Self::single); also makes `open` nonzero where the lane holds two or more digits (see
    /// [`open_lanes`](Self::open_lanes)).
    #[inline(always)]
    fn single_or_open(self, open: &mut Self) -> Self {
        let rest = self.and(self.add(Self::splat(u16::MAX)));
        *open = open.or(rest);
        self.and(rest.equal(Self::splat(0)))
    }
    /// The lanes in which `single_or_open` met two or more digits.
    #[inline(always)]
    fn open_lanes(self) -> u32 {
        self.nonzero_lanes()
    }
    /// `(x & keep) | single`, but `(x & only) | single` where `x & only` is nonempty.
    #[inline(always)]
    fn narrowed(x: Self, keep: Self, only: Self, single: Self) -> Self {
        let hit = x.and(only);
        let miss = hit.equal(Self::splat(0));
        x.and(keep).and_or(miss, hit.or(single))
    }
    /// `self` in the lanes where `a` equals `b`, else zero.
    #[inline(always)]
    fn where_equal(self, a: Self, b: Self) -> Self {
        self.and(a.equal(b))
    }
    /// `yes` where `mask` is all ones, `no` where it is zero.
    #[inline(always)]
    fn select(mask: Self, yes: Self, no: Self) -> Self {
        mask.and(yes).or(no.minus(mask))
    }
}
