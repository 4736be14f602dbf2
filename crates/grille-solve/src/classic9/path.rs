//! Where a grid stands in the search tree, so that grids of one puzzle can be compared by their order in a depth-first
//! search although many lanes search at a time.

/// The way from the root: at each branch, whether the second child was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Path {
    /// One bit for each branch, the first branch highest.
    turns: u128,
    /// Branches so far; beyond 128, the order is lost.
    depth: u8,
}

impl Path {
    pub(super) const ROOT: Self = Self { turns: 0, depth: 0 };

    /// The path of the first child.
    #[inline]
    pub(super) fn first(self) -> Self {
        Self {
            depth: self.depth.saturating_add(1),
            ..self
        }
    }

    /// The path of the second child.
    #[inline]
    pub(super) fn second(self) -> Self {
        let bit = (1_u128 << 127).checked_shr(self.depth.into()).unwrap_or(0);
        Self {
            turns: self.turns | bit,
            depth: self.depth.saturating_add(1),
        }
    }

    /// Whether the path is too long to be compared.
    #[inline]
    pub(super) fn is_lost(self) -> bool {
        self.depth > 128
    }

    /// Whether a depth-first search comes here before `other`. Neither path may lead through the other.
    #[inline]
    pub(super) fn is_before(self, other: Self) -> bool {
        self.turns < other.turns
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_in_the_order_of_a_depth_first_search() {
        fn walk(path: Path, depth: u32, leaves: &mut Vec<Path>) {
            // A tree of uneven depth.
            if depth == 0 || (path.turns >> 120) % 3 == 2 {
                leaves.push(path);
                return;
            }
            walk(path.first(), depth - 1, leaves);
            walk(path.second(), depth - 1, leaves);
        }
        let mut leaves = Vec::new();
        walk(Path::ROOT, 8, &mut leaves);
        assert!(leaves.len() > 20);
        for (i, a) in leaves.iter().enumerate() {
            for (j, b) in leaves.iter().enumerate() {
                assert_eq!(a.is_before(*b), i < j);
            }
        }
    }

    #[test]
    fn long_paths_are_lost() {
        let deepest = (0..128).fold(Path::ROOT, |path, _| path.second());
        assert!(!deepest.is_lost() && deepest.turns == u128::MAX);
        assert!(deepest.first().is_lost() && deepest.second().is_lost());
        let endless = (0..1_000).fold(deepest, |path, _| path.second());
        assert!(endless.is_lost());
    }
}
