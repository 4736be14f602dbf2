//! The kernel for three cells, where each digit of the first fixes the sum or the difference of the other two. It
//! prunes completely.

use super::{At, Desk, Done, KernelVector};

/// Three cells.
#[derive(Clone, Debug)]
pub struct Three {
    /// The cells.
    pub cells: [At; 3],
    /// Whether the second and the third have a sum, so that one goes up as the other goes down.
    pub is_sum: bool,
    /// What each digit of the first implies for the others.
    pub turns: Box<[Turn]>,
}

/// What a digit of the first cell implies for the others.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    /// The digit, as a bit.
    pub digit: u16,
    /// How far the bits of the third cell, in reverse order for a sum, are shifted up to match those of the second;
    /// down if negative.
    pub up: i16,
    /// What the second cell may hold.
    pub seconds: u16,
}

impl Three {
    #[inline(always)]
    pub(super) fn follow<V: KernelVector>(&self, desk: &mut Desk<'_>, done: &mut Done<V>) -> u32 {
        let [first, second, third] = self.cells;
        let a: V = desk.read(first);
        let b: V = desk.read(second);
        let c: V = desk.read(third);
        let partner = if self.is_sum { reversed(c) } else { c };
        let zero = V::splat(0);
        let (mut left_a, mut left_b, mut left_c) = (zero, zero, zero);
        for turn in &self.turns {
            let digit = V::splat(turn.digit);
            let (up, down) = (
                V::splat(turn.up.cast_unsigned()),
                V::splat(turn.up.wrapping_neg().cast_unsigned()),
            );
            // One of the two shifts leaves nothing, unless neither shifts at all.
            let met = partner.up_each(up).or(partner.down_each(down));
            let fits = met.and3(b, V::splat(turn.seconds));
            let has = fits.meets_in(fits, a.meets(digit));
            let fits = fits.only_in(has);
            left_a = left_a.or(digit.only_in(has));
            left_b = left_b.or(fits);
            left_c = left_c.or3(fits.up_each(down), fits.down_each(up));
        }
        let left_c = if self.is_sum {
            reversed(left_c)
        } else {
            left_c
        };
        done.leave(desk, first, a, left_a);
        done.leave(desk, second, b, left_b);
        done.leave(desk, third, c, left_c);
        done.failed()
    }
}

/// All 16 bits in reverse order.
#[inline(always)]
fn reversed<V: KernelVector>(x: V) -> V {
    let (ones, twos, fours) = (V::splat(0x5555), V::splat(0x3333), V::splat(0x0F0F));
    let x = V::select(ones, x.down::<1>(), x.doubled());
    let x = V::select(twos, x.down::<2>(), x.doubled().doubled());
    let x = V::select(fours, x.down::<4>(), x.up_each(V::splat(4)));
    x.down::<8>().or(x.up_each(V::splat(8)))
}
