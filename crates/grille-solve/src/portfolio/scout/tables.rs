//! The groups of a problem, as tables for the scout. Rows, columns and boxes of the classic grid are left to its
//! engine; everything else is propagated cell by cell and group by group.

use std::cmp::Reverse;
use std::collections::VecDeque;
use std::ops::Range;

use super::board::{Board, CELLS, DIGITS, Dead, Lane};
use crate::portfolio::classic;
use crate::portfolio::classic::CELLS as CLASSIC_CELLS;
use crate::portfolio::problem::{Group, Problem, all_digits};
use crate::portfolio::propagate::Related;
use crate::portfolio::queue::PropagationQueue;
use crate::simd::{Backend, Outcome};

/// Cells as a bitset.
type Cells = u128;

pub(super) struct Tables<'a> {
    backend: &'static Backend,
    /// Whether the rows, columns and boxes of the classic grid are present.
    is_classic: bool,
    all: u16,
    /// The cells whose changes must be passed on.
    watched: Cells,
    cells: Vec<Own>,
    /// The peers of each cell, except those it shares a classic house with.
    others: Vec<Lane>,
    /// The links of each cell, those that take effect soonest first.
    links: Vec<Link<'a>>,
    /// The groups that hold every digit, one after the other: all of them, and those other than classic houses.
    houses: Vec<Lane>,
    full: Vec<Lane>,
}

/// What belongs to a cell: its range of the others, of the links, and the full groups it is in.
#[derive(Clone, Default)]
struct Own {
    others: Range<u32>,
    links: Range<u32>,
    full: u64,
}

/// How many tables of relations are cached while links are made.
const KNOWN: usize = 16;

/// A relation from one cell to another: for each set of candidates, what the other may hold.
#[derive(Clone, Copy)]
struct Link<'a> {
    other: Lane,
    /// With more candidates than this it has no effect.
    most: u32,
    images: &'a [u16; 512],
}

/// The most candidates with which a relation has an effect. A digit of the other cell is removed when none of its
/// partners is left.
fn most_that_tell(images: &[u16; 512], all: u16) -> u32 {
    let digits = || {
        (0..9)
            .map(|digit| 1 << digit)
            .filter(|digit| all & digit != 0)
    };
    let strangers = |digit: u16| {
        let partners = digits().filter(|&own| images[usize::from(own)] & digit != 0);
        all.count_ones() - partners.count() as u32
    };
    digits().map(strangers).max().unwrap_or(0)
}

impl<'a> Tables<'a> {
    /// `None` if there are too many cells, digits or groups.
    pub fn new(problem: &Problem, queue: &'a PropagationQueue) -> Option<Tables<'a>> {
        let (cells, digits) = (problem.domains().len(), problem.digits());
        if cells > CELLS || digits > DIGITS {
            return None;
        }
        let cells_of = |group: &Group| group.cells().iter().fold(0, |all: Cells, &c| all | 1 << c);
        let groups: Vec<Cells> = problem.groups().iter().map(cells_of).collect();
        let is_classic = classic::is_part_of(problem);
        let mut tables = Tables {
            backend: Backend::best(),
            is_classic,
            all: all_digits(digits) as u16,
            watched: 0,
            cells: vec![Own::default(); cells],
            others: Vec::new(),
            links: Vec::new(),
            houses: Vec::new(),
            full: Vec::new(),
        };
        tables.link(queue);
        let mut others = vec![0; cells];
        for (group, &cells) in problem.groups().iter().zip(&groups) {
            let is_full = group.cells().len() == digits;
            let lanes = || group.cells().iter().map(|&cell| Lane::of(cell as usize));
            if is_full {
                tables.houses.extend(lanes());
            }
            if is_classic && classic::is_house(group.cells()) {
                continue;
            }
            for cell in each(cells) {
                others[cell] |= cells & !(1 << cell);
            }
            if is_full {
                let bit = 1u64.checked_shl((tables.full.len() / digits) as u32)?;
                each(cells).for_each(|cell| tables.cells[cell].full |= bit);
                tables.full.extend(lanes());
            }
        }
        for (cell, others) in others.into_iter().enumerate() {
            let start = tables.others.len() as u32;
            tables.others.extend(each(others).map(Lane::of));
            let own = &mut tables.cells[cell];
            own.others = start..tables.others.len() as u32;
            if !own.others.is_empty() || !own.links.is_empty() || own.full != 0 {
                tables.watched |= 1 << cell;
            }
        }
        Some(tables)
    }

    /// Marks a cell whose changes must be passed on.
    pub fn watch(&mut self, cell: usize) {
        self.watched |= 1 << cell;
    }

    /// The groups that hold every digit.
    pub fn houses(&self) -> impl Iterator<Item = &[Lane]> {
        self.houses.chunks_exact(self.all.count_ones() as usize)
    }

    /// Whether the houses of the classic grid are all there is.
    pub fn is_classic_alone(&self) -> bool {
        self.is_classic && self.cells.len() == CLASSIC_CELLS && self.others.is_empty()
    }

    /// Takes the relations from the propagators.
    fn link(&mut self, queue: &'a PropagationQueue) {
        let mut links: Vec<(u32, Link<'a>)> = Vec::new();
        // Many propagators share few tables, and uses of the same table are close together.
        let mut known: VecDeque<(&[u16; 512], u32)> = VecDeque::with_capacity(KNOWN);
        let mut most = |images: &'a [u16; 512]| {
            let found = known.iter().find(|(other, _)| std::ptr::eq(*other, images));
            if let Some((_, most)) = found {
                return *most;
            }
            let most = most_that_tell(images, self.all);
            known.truncate(KNOWN - 1);
            known.push_front((images, most));
            most
        };
        for Related { cells, images } in queue
            .list
            .iter()
            .filter_map(|propagator| propagator.related())
        {
            for (own, other) in [(0, 1), (1, 0)] {
                let link = Link {
                    other: Lane::of(cells[other] as usize),
                    most: most(images[own]),
                    images: images[own],
                };
                links.push((cells[own], link));
            }
        }
        links.sort_unstable_by_key(|(cell, link)| (*cell, Reverse(link.most), link.other));
        let mut end = 0;
        for (cell, own) in (0..).zip(&mut self.cells) {
            let start = end;
            end += links[start..].partition_point(|(other, _)| *other == cell);
            own.links = start as u32..end as u32;
        }
        self.links = links.into_iter().map(|(_, link)| link).collect();
    }

    #[inline]
    fn links_of(&self, cell: usize) -> &[Link<'a>] {
        let Range { start, end } = self.cells[cell].links;
        &self.links[start as usize..end as usize]
    }

    #[inline]
    fn others_of(&self, cell: usize) -> &[Lane] {
        let Range { start, end } = self.cells[cell].others;
        &self.others[start as usize..end as usize]
    }

    /// Propagates rows, columns and boxes, if they are those of the classic grid.
    #[inline]
    pub fn settle(&self, board: &mut Board) -> Result<(), Dead> {
        if self.is_classic && board.settle(self.backend, self.cells.len()) == Outcome::Dead {
            let cell = (0..CLASSIC_CELLS).find(|&cell| board.get(cell) == 0);
            return Err(Dead { cell });
        }
        Ok(())
    }

    /// The watched cells in which two boards differ.
    #[inline]
    pub fn differing(&self, board: &Board, other: &Board) -> impl Iterator<Item = usize> + use<> {
        each(board.differs(other, self.backend, self.cells.len()) & self.watched)
    }

    /// A collector of changes, to be propagated afterwards.
    pub fn changes(&self) -> Changes<'_, 'a> {
        Changes {
            tables: self,
            changed: 0,
            placed: 0,
            dirty: 0,
        }
    }
}

/// The changes that matter to the groups handled here.
pub(super) struct Changes<'l, 'a> {
    tables: &'l Tables<'a>,
    /// Changed cells that have links.
    changed: Cells,
    /// Cells that were reduced to one digit.
    placed: Cells,
    /// Full groups in which a cell changed.
    dirty: u64,
}

impl Changes<'_, '_> {
    /// Records that a cell now has these candidates.
    #[inline]
    pub fn note(&mut self, cell: usize, digits: u16) {
        let own = &self.tables.cells[cell];
        self.changed |= Cells::from(!own.links.is_empty()) << cell;
        let is_placed = digits.is_power_of_two() && !own.others.is_empty();
        self.placed |= Cells::from(is_placed) << cell;
        self.dirty |= own.full;
    }

    /// Removes candidates without a partner in a relation, removes placed digits from peers, and places last places of
    /// digits in full groups; `true` if there was nothing to do.
    pub fn follow(self, board: &mut Board) -> Result<bool, Dead> {
        let Changes {
            tables,
            changed,
            placed,
            dirty,
        } = self;
        let mut nothing = true;
        for cell in each(changed) {
            let digits = board.get(cell);
            let count = digits.count_ones();
            for link in tables.links_of(cell) {
                if link.most < count {
                    break;
                }
                let wrong = !link.images[usize::from(digits) % 512];
                if board.at(link.other) & wrong != 0 {
                    board.remove(link.other, wrong)?;
                    nothing = false;
                }
            }
        }
        for cell in each(placed) {
            let digit = board.get(cell);
            for &other in tables.others_of(cell) {
                if board.at(other) & digit != 0 {
                    board.remove(other, digit)?;
                    nothing = false;
                }
            }
        }
        for group in each(dirty.into()) {
            nothing &= tables.place_last(group, board)?;
        }
        Ok(nothing)
    }
}

impl Tables<'_> {
    /// Places the digits with one place left in a full group; `true` if there are none.
    fn place_last(&self, group: usize, board: &mut Board) -> Result<bool, Dead> {
        let count = self.all.count_ones() as usize;
        let group = &self.full[group * count..(group + 1) * count];
        let (mut once, mut twice, mut placed) = (0, 0, 0);
        for &cell in group {
            let digits = board.at(cell);
            twice |= once & digits;
            once |= digits;
            placed |= if digits.is_power_of_two() { digits } else { 0 };
        }
        if once != self.all {
            return Err(Dead { cell: None });
        }
        let last = once & !twice & !placed;
        if last == 0 {
            return Ok(true);
        }
        for &cell in group {
            if board.at(cell) & last != 0 {
                // If two digits have their last place in one cell, one of them is lost, which the next look finds.
                board.remove(cell, !last)?;
            }
        }
        Ok(false)
    }
}

/// The positions of the set bits, lowest first.
#[inline]
fn each(mut set: Cells) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let lowest = set.trailing_zeros() as usize;
            set &= set - 1;
            lowest
        })
    })
}
