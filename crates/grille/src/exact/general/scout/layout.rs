//! What the groups of a problem say. Rows, columns and boxes of the classic grid are left to its engine;
//! everything else is done cell by cell and group by group.

use super::board::{Board, CELLS, DIGITS, Dead, Lane};
use crate::exact::general::classic::{self, CELLS as CLASSIC_CELLS};
use crate::exact::general::problem::{Group, Problem, all_digits};
use crate::exact::general::rule::Related;
use crate::exact::general::wake::Rules;
use crate::simd::{Kernel, Outcome};
use std::cmp::Reverse;
use std::collections::VecDeque;
use std::ops::Range;

/// Cells by their bits.
type Cells = u128;

pub(super) struct Layout<'a> {
    kernel: &'static Kernel,
    /// Whether there are the rows, columns and boxes of the classic grid.
    is_classic: bool,
    all: u16,
    /// The cells whose changes somebody has to hear of.
    watched: Cells,
    cells: Vec<Own>,
    /// What differs from each cell, besides the cells of these.
    others: Vec<Lane>,
    /// The links of each cell, first those that say something soonest.
    links: Vec<Link<'a>>,
    /// Groups that hold every digit, one after the other: all of them, and those besides these.
    houses: Vec<Lane>,
    full: Vec<Lane>,
}

/// What there is of a cell: of the others, of the links, and in which full groups it is.
#[derive(Clone, Default)]
struct Own {
    others: Range<u32>,
    links: Range<u32>,
    full: u64,
}

/// How many tables of relations are kept in mind while links are made.
const KNOWN: usize = 16;

/// What a cell says to another by a relation between them: for each set of candidates what the other may hold.
#[derive(Clone, Copy)]
struct Link<'a> {
    other: Lane,
    /// With more candidates than these it says nothing.
    most: u32,
    images: &'a [u16; 512],
}

/// The most candidates with which a relation says something. A digit of the other cell goes when none of its
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

impl<'a> Layout<'a> {
    /// `None` if there are too many cells, digits or groups.
    pub fn new(problem: &Problem, rules: &'a Rules) -> Option<Layout<'a>> {
        let (cells, digits) = (problem.domains().len(), problem.digits());
        if cells > CELLS || digits > DIGITS {
            return None;
        }
        let cells_of = |group: &Group| group.cells().iter().fold(0, |all: Cells, &c| all | 1 << c);
        let groups: Vec<Cells> = problem.groups().iter().map(cells_of).collect();
        let is_classic = classic::is_part_of(problem);
        let mut layout = Layout {
            kernel: Kernel::best(),
            is_classic,
            all: all_digits(digits) as u16,
            watched: 0,
            cells: vec![Own::default(); cells],
            others: Vec::new(),
            links: Vec::new(),
            houses: Vec::new(),
            full: Vec::new(),
        };
        layout.link(rules);
        let mut others = vec![0; cells];
        for (group, &cells) in problem.groups().iter().zip(&groups) {
            let is_full = group.cells().len() == digits;
            let lanes = || group.cells().iter().map(|&cell| Lane::of(cell as usize));
            if is_full {
                layout.houses.extend(lanes());
            }
            if is_classic && classic::is_house(group.cells()) {
                continue;
            }
            for cell in each(cells) {
                others[cell] |= cells & !(1 << cell);
            }
            if is_full {
                let bit = 1u64.checked_shl((layout.full.len() / digits) as u32)?;
                each(cells).for_each(|cell| layout.cells[cell].full |= bit);
                layout.full.extend(lanes());
            }
        }
        for (cell, others) in others.into_iter().enumerate() {
            let start = layout.others.len() as u32;
            layout.others.extend(each(others).map(Lane::of));
            let own = &mut layout.cells[cell];
            own.others = start..layout.others.len() as u32;
            if !own.others.is_empty() || !own.links.is_empty() || own.full != 0 {
                layout.watched |= 1 << cell;
            }
        }
        Some(layout)
    }

    /// Somebody else has to hear of this cell.
    pub fn watch(&mut self, cell: usize) {
        self.watched |= 1 << cell;
    }

    /// The groups that hold every digit.
    pub fn houses(&self) -> impl Iterator<Item = &[Lane]> {
        self.houses.chunks_exact(self.all.count_ones() as usize)
    }

    /// Whether there are the houses of the classic grid and nothing else.
    pub fn is_classic_alone(&self) -> bool {
        self.is_classic && self.cells.len() == CLASSIC_CELLS && self.others.is_empty()
    }

    /// Takes the relations out of the rules.
    fn link(&mut self, rules: &'a Rules) {
        let mut links: Vec<(u32, Link<'a>)> = Vec::new();
        // Many rules share few tables, which come again soon.
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
        for Related { cells, images } in rules.list.iter().filter_map(|rule| rule.related()) {
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

    /// Takes what rows, columns and boxes say, where they are those of the classic grid.
    #[inline]
    pub fn settle(&self, board: &mut Board) -> Result<(), Dead> {
        if self.is_classic && board.settle(self.kernel, self.cells.len()) == Outcome::Dead {
            let cell = (0..CLASSIC_CELLS).find(|&cell| board.get(cell) == 0);
            return Err(Dead { cell });
        }
        Ok(())
    }

    /// The cells that somebody has to hear of in which two boards differ.
    #[inline]
    pub fn differing(&self, board: &Board, other: &Board) -> impl Iterator<Item = usize> + use<> {
        each(board.differs(other, self.kernel, self.cells.len()) & self.watched)
    }

    /// To note changes, and then to follow them.
    pub fn changes(&self) -> Changes<'_, 'a> {
        Changes {
            layout: self,
            changed: 0,
            placed: 0,
            dirty: 0,
        }
    }
}

/// What has changed for the groups that are looked at here.
pub(super) struct Changes<'l, 'a> {
    layout: &'l Layout<'a>,
    /// Cells with links.
    changed: Cells,
    /// Cells that came down to one digit.
    placed: Cells,
    /// Full groups in which a cell changed.
    dirty: u64,
}

impl Changes<'_, '_> {
    /// A cell has these candidates now.
    #[inline]
    pub fn note(&mut self, cell: usize, digits: u16) {
        let own = &self.layout.cells[cell];
        self.changed |= Cells::from(!own.links.is_empty()) << cell;
        let is_placed = digits.is_power_of_two() && !own.others.is_empty();
        self.placed |= Cells::from(is_placed) << cell;
        self.dirty |= own.full;
    }

    /// Takes what relations leave no partner, digits that are placed from the cells that differ, and the last
    /// places of digits in full groups; `true` if there was nothing to take.
    pub fn follow(self, board: &mut Board) -> Result<bool, Dead> {
        let Changes {
            layout,
            changed,
            placed,
            dirty,
        } = self;
        let mut nothing = true;
        for cell in each(changed) {
            let digits = board.get(cell);
            let count = digits.count_ones();
            for link in layout.links_of(cell) {
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
            for &other in layout.others_of(cell) {
                if board.at(other) & digit != 0 {
                    board.remove(other, digit)?;
                    nothing = false;
                }
            }
        }
        for group in each(dirty.into()) {
            nothing &= layout.place_last(group, board)?;
        }
        Ok(nothing)
    }
}

impl Layout<'_> {
    /// Places what has one place left in a full group; `true` if there is nothing.
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
                // Two last places in one cell: one of them is lost, which the next look finds.
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
