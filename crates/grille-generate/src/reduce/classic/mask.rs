//! Sets of the 81 cells of a classic grid as bit masks.

/// A set of cells.
pub(super) type Mask = u128;

/// All cells.
pub(super) const EVERYWHERE: Mask = (1 << 81) - 1;

/// The cells of a set in order.
#[inline]
pub(super) fn cells(mask: Mask) -> impl Iterator<Item = usize> {
    let (mut low, mut high) = (mask as u64, (mask >> 64) as u64);
    std::iter::from_fn(move || {
        if low != 0 {
            let cell = low.trailing_zeros() as usize;
            low &= low - 1;
            Some(cell)
        } else if high != 0 {
            let cell = 64 + high.trailing_zeros() as usize;
            high &= high - 1;
            Some(cell)
        } else {
            None
        }
    })
}
