//! The input of the general solver: digits, the candidates of each cell, and the groups of cells that must differ.
//! Nothing here knows about rows, boxes or shapes, so a 4×4, a jigsaw, a samurai and a 9×9×9 cube are all the same kind
//! of data.

use std::fmt;

/// The most digits a problem may have: a cell's candidates fit one `u32`.
pub const MAX_DIGITS: usize = 32;

/// Cells that must all hold different digits.
///
/// A group with exactly as many cells as there are digits holds every digit
/// once, so it also yields hidden singles. A smaller one (a cage, a pair a
/// knight's move apart) only forbids repeats.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Group {
    cells: Vec<u32>,
}

impl Group {
    /// A group of these cells, by index into the problem's domains.
    #[must_use]
    pub fn new(cells: impl IntoIterator<Item = u32>) -> Self {
        Self {
            cells: cells.into_iter().collect(),
        }
    }

    /// The cells, in the order given.
    #[must_use]
    pub fn cells(&self) -> &[u32] {
        &self.cells
    }
}

/// Why a description is not a valid problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ProblemError {
    /// The number of digits is not in `1..=32`.
    Digits(usize),
    /// More cells than the solver's 32-bit candidate numbers can name.
    TooManyCells(usize),
    /// This cell allows a digit above the number of digits.
    Domain {
        /// The cell.
        cell: u32,
    },
    /// This group names a cell that does not exist.
    NoSuchCell {
        /// Index of the group.
        group: usize,
        /// The cell it names.
        cell: u32,
    },
    /// This group names a cell twice.
    RepeatedCell {
        /// Index of the group.
        group: usize,
        /// The cell it repeats.
        cell: u32,
    },
}

impl fmt::Display for ProblemError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Digits(digits) => write!(f, "{digits} digits; between 1 and 32 are possible"),
            Self::TooManyCells(cells) => write!(f, "{cells} cells are too many"),
            Self::Domain { cell } => write!(f, "cell {cell} allows a digit that does not exist"),
            Self::NoSuchCell { group, cell } => {
                write!(f, "group {group} names cell {cell}, which does not exist")
            }
            Self::RepeatedCell { group, cell } => write!(f, "group {group} repeats cell {cell}"),
        }
    }
}

impl std::error::Error for ProblemError {}

/// A problem: how many digits, which of them each cell allows, which cells
/// must differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    digits: usize,
    domains: Vec<u32>,
    groups: Vec<Group>,
}

impl Problem {
    /// Checks a description. In a domain, bit `d - 1` says that digit `d` is
    /// allowed; a cell that allows nothing is accepted (there is no solution).
    ///
    /// # Errors
    /// The first [`ProblemError`] found.
    pub fn new(digits: usize, domains: Vec<u32>, groups: Vec<Group>) -> Result<Self, ProblemError> {
        if !(1..=MAX_DIGITS).contains(&digits) {
            return Err(ProblemError::Digits(digits));
        }
        // Candidate numbers are doubled to make literals, and some bits stay free.
        if domains.len() > (1 << 20) {
            return Err(ProblemError::TooManyCells(domains.len()));
        }
        let all = all_digits(digits);
        if let Some(cell) = domains.iter().position(|&d| d & !all != 0) {
            return Err(ProblemError::Domain { cell: cell as u32 });
        }
        let mut seen_in = vec![usize::MAX; domains.len()];
        for (index, group) in groups.iter().enumerate() {
            for &cell in group.cells() {
                match seen_in.get_mut(cell as usize) {
                    None => return Err(ProblemError::NoSuchCell { group: index, cell }),
                    Some(seen) if *seen == index => {
                        return Err(ProblemError::RepeatedCell { group: index, cell });
                    }
                    Some(seen) => *seen = index,
                }
            }
        }
        Ok(Self {
            digits,
            domains,
            groups,
        })
    }

    /// How many digits there are; they are `1..=digits`.
    #[must_use]
    pub fn digits(&self) -> usize {
        self.digits
    }

    /// The digits each cell allows: bit `d - 1` for digit `d`.
    #[must_use]
    pub fn domains(&self) -> &[u32] {
        &self.domains
    }

    /// The groups of cells that must differ.
    #[must_use]
    pub fn groups(&self) -> &[Group] {
        &self.groups
    }

    /// The same groups with other domains, which must be subsets of the present ones.
    pub(super) fn with_domains(&self, domains: Vec<u32>) -> Self {
        debug_assert!(
            domains
                .iter()
                .zip(&self.domains)
                .all(|(new, old)| new & !old == 0)
        );
        Self {
            domains,
            ..self.clone()
        }
    }

    /// Whether these digits (1-based, one per cell) obey every domain and
    /// group: the slow, obvious check, independent of the solver.
    #[cfg(test)]
    pub fn is_solution(&self, digits: &[u8]) -> bool {
        digits.len() == self.domains.len()
            && digits.iter().zip(&self.domains).all(|(&digit, &domain)| {
                (1..=self.digits).contains(&usize::from(digit)) && domain >> (digit - 1) & 1 == 1
            })
            && self.groups.iter().all(|group| {
                let mut seen = 0u32;
                group.cells().iter().all(|&cell| {
                    let bit = 1u32 << (digits[cell as usize] - 1);
                    let fresh = seen & bit == 0;
                    seen |= bit;
                    fresh
                })
            })
    }
}

/// The domain that allows every digit up to `digits`.
#[must_use]
pub(crate) fn all_digits(digits: usize) -> u32 {
    u32::MAX >> (MAX_DIGITS - digits)
}
