//! A problem after its singles: the cells they solve are set aside, and only the open cells go to the search, which
//! then works on small tables.

use super::board::Board;
use super::problem::{Problem, all_digits};
use super::queue::Wakes;
use super::tables::{House, Tables};

/// The open part of a problem, and how its cells are numbered in the whole.
pub(super) struct Reduced {
    pub tables: Tables,
    /// The whole grid's domains, solved cells included.
    pub domains: Vec<u32>,
    /// The index of each open cell in the whole grid.
    pub origin: Vec<u32>,
    /// The index of each cell among the open ones, or [`SOLVED`].
    open: Vec<u32>,
}

/// Not an open cell.
const SOLVED: u32 = u32::MAX;

impl Reduced {
    /// Places all naked and hidden singles; `None` if they contradict each other, or if a group has more cells than
    /// there are digits.
    pub fn new(problem: &Problem) -> Option<Self> {
        let digits = problem.digits();
        let houses: Vec<House> = problem
            .groups()
            .iter()
            .map(|group| (group.cells().to_vec(), group.cells().len() == digits))
            .collect();
        let all = all_digits(digits);
        for (cells, full) in &houses {
            let union = cells
                .iter()
                .fold(0, |u, &c| u | problem.domains()[c as usize]);
            if cells.len() > digits || (*full && union != all) {
                return None;
            }
        }
        let whole = Tables::new(digits, problem.domains().to_vec(), &houses);
        let mut board = Board::new(&whole, Wakes::none(), ());
        board.start().ok()?;
        board.propagate_groups().ok()?;
        let domains = board.domains;
        let mut open = vec![SOLVED; domains.len()];
        let mut origin = Vec::new();
        for (cell, domain) in domains.iter().enumerate() {
            if !domain.is_power_of_two() {
                open[cell] = origin.len() as u32;
                origin.push(cell as u32);
            }
        }
        let houses: Vec<House> = houses
            .into_iter()
            .map(|(cells, full)| {
                let cells = cells.iter().map(|&cell| open[cell as usize]);
                (cells.filter(|&cell| cell != SOLVED).collect(), full)
            })
            .filter(|(cells, _): &House| cells.len() > 1)
            .collect();
        let left = origin.iter().map(|&cell| domains[cell as usize]).collect();
        Some(Self {
            tables: Tables::new(digits, left, &houses),
            domains,
            origin,
            open,
        })
    }

    /// The index of a cell among the open ones.
    #[inline]
    pub fn open_cell(&self, cell: u32) -> Option<u32> {
        let open = self.open[cell as usize];
        (open != SOLVED).then_some(open)
    }

    /// The whole solution, from the domains of the open cells.
    pub fn solution(&self, open: &[u32]) -> Box<[u8]> {
        let mut digits: Box<[u8]> = self.domains.iter().map(|&d| digit_of(d)).collect();
        for (&cell, &domain) in self.origin.iter().zip(open) {
            digits[cell as usize] = digit_of(domain);
        }
        digits
    }
}

/// The digit (1-based) of a domain that allows only one.
fn digit_of(domain: u32) -> u8 {
    domain.trailing_zeros() as u8 + 1
}
