//! What the groups of a problem say. Rows, columns and boxes of the classic grid are left to its engine;
//! everything else is done cell by cell and group by group.

use super::board::{Board, CELLS, DIGITS, Dead, Lane};
use crate::exact::general::problem::{Group, Problem, all_digits};
use crate::exact::general::wake::Rules;
use crate::simd::{Kernel, Outcome};
use std::cmp::Reverse;

/// Cells by their bits.
type Cells = u128;

pub(super) struct Layout<'a> {
    kernel: &'static Kernel,
    /// Whether there are the rows, columns and boxes of the classic grid.
    is_classic: bool,
    /// By cell: what differs from it, besides the cells of these.
    others: Vec<Vec<usize>>,
    /// Groups that hold every digit: all of them one after the other, and those besides these.
    houses: Vec<Lane>,
    full: Vec<Vec<usize>>,
    /// By cell: which of them it is in.
    full_of: Vec<u64>,
    all: u16,
    /// The cells whose changes somebody has to hear of.
    watched: Cells,
    /// By cell: where its links start, and all of them, first those that say something soonest.
    link_starts: Vec<u32>,
    links: Vec<Link<'a>>,
}

/// What a cell says to another by a relation between them: for each set of candidates what the other may hold.
#[derive(Clone, Copy)]
struct Link<'a> {
    other: usize,
    /// With more candidates than these it says nothing.
    most: u32,
    images: &'a [u16; 512],
}

impl<'a> Link<'a> {
    fn new(other: u32, images: &'a [u16; 512], all: u16) -> Link<'a> {
        let digits = || {
            (0..9)
                .map(|digit| 1 << digit)
                .filter(|digit| all & digit != 0)
        };
        // A digit of the other cell goes when none of its partners is left.
        let strangers = |digit: u16| {
            let partners = digits().filter(|&own| images[usize::from(own)] & digit != 0);
            all.count_ones() - partners.count() as u32
        };
        Link {
            other: other as usize,
            most: digits().map(strangers).max().unwrap_or(0),
            images,
        }
    }
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
        let is_classic =
            (cells, digits) == (81, 9) && CLASSIC_HOUSES.iter().all(|house| groups.contains(house));
        let mut layout = Layout {
            kernel: Kernel::best(),
            is_classic,
            others: vec![Vec::new(); cells],
            houses: Vec::new(),
            full: Vec::new(),
            full_of: vec![0; cells],
            all: all_digits(digits) as u16,
            watched: 0,
            link_starts: Vec::new(),
            links: Vec::new(),
        };
        layout.link(cells, rules);
        let mut others = vec![0; cells];
        for (group, &cells) in problem.groups().iter().zip(&groups) {
            if group.cells().len() == digits {
                let house = group.cells().iter().map(|&cell| Lane::of(cell as usize));
                layout.houses.extend(house);
            }
            if !(is_classic && CLASSIC_HOUSES.contains(&cells)) {
                layout.add(group.cells())?;
                for &cell in group.cells() {
                    others[cell as usize] |= cells & !(1 << cell);
                }
            }
        }
        let is_watched = |&cell: &usize| {
            others[cell] != 0 || layout.full_of[cell] != 0 || !layout.links_of(cell).is_empty()
        };
        layout.watched = (0..cells)
            .filter(is_watched)
            .fold(0, |all, cell| all | 1 << cell);
        let others = others.into_iter();
        layout.others = others.map(|cells| each(cells).collect()).collect();
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
        self.is_classic && self.others.iter().all(Vec::is_empty)
    }

    fn add(&mut self, members: &[u32]) -> Option<()> {
        let members = members.iter().map(|&cell| cell as usize);
        let is_full = members.len() == self.all.count_ones() as usize;
        if is_full {
            for cell in members.clone() {
                self.full_of[cell] |= 1u64.checked_shl(self.full.len() as u32)?;
            }
            self.full.push(members.collect());
        }
        Some(())
    }

    /// Takes the relations out of the rules.
    fn link(&mut self, cells: usize, rules: &'a Rules) {
        let mut links: Vec<(u32, Link<'a>)> = Vec::new();
        for rule in &rules.list {
            if let Some([ahead, back]) = rule.images()
                && let [(first, _), (second, _)] = rule.cells()[..]
            {
                links.push((first, Link::new(second, ahead, self.all)));
                links.push((second, Link::new(first, back, self.all)));
            }
        }
        links.sort_by_key(|(cell, link)| (*cell, Reverse(link.most)));
        let before = |cell: usize| links.partition_point(|(other, _)| (*other as usize) < cell);
        self.link_starts = (0..=cells).map(|cell| before(cell) as u32).collect();
        self.links = links.into_iter().map(|(_, link)| link).collect();
    }

    #[inline]
    fn links_of(&self, cell: usize) -> &[Link<'a>] {
        &self.links[self.link_starts[cell] as usize..self.link_starts[cell + 1] as usize]
    }

    /// Takes what rows, columns and boxes say, where they are those of the classic grid.
    #[inline]
    pub fn settle(&self, board: &mut Board) -> Result<(), Dead> {
        if self.is_classic && (self.kernel.settle)(&mut board.0) == Outcome::Dead {
            let cell = (0..CELLS).find(|&cell| board.get(cell) == 0);
            return Err(Dead { cell });
        }
        Ok(())
    }

    /// The cells that somebody has to hear of in which two boards differ.
    #[inline]
    pub fn differing(&self, board: &Board, other: &Board) -> impl Iterator<Item = usize> + use<> {
        each((self.kernel.differs)(&board.0, &other.0) & self.watched)
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
        if !self.layout.links_of(cell).is_empty() {
            self.changed |= 1 << cell;
        }
        if digits.is_power_of_two() && !self.layout.others[cell].is_empty() {
            self.placed |= 1 << cell;
        }
        self.dirty |= self.layout.full_of[cell];
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
                if board.get(link.other) & wrong != 0 {
                    board.remove(link.other, wrong)?;
                    nothing = false;
                }
            }
        }
        for cell in each(placed) {
            let digit = board.get(cell);
            for &other in &layout.others[cell] {
                if board.get(other) & digit != 0 {
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
        let (mut once, mut twice, mut placed) = (0, 0, 0);
        for &cell in &self.full[group] {
            let digits = board.get(cell);
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
        for &cell in &self.full[group] {
            if board.get(cell) & last != 0 {
                // Two last places in one cell: one of them is lost, which the next look finds.
                board.set(cell, board.get(cell) & last);
            }
        }
        Ok(false)
    }
}

/// The rows, columns and boxes of the classic grid.
const CLASSIC_HOUSES: [Cells; 27] = {
    let mut houses = [0; 27];
    let mut cell = 0;
    while cell < CELLS {
        houses[cell / 9] |= 1 << cell;
        houses[9 + cell % 9] |= 1 << cell;
        houses[18 + cell / 27 * 3 + cell % 9 / 3] |= 1 << cell;
        cell += 1;
    }
    houses
};

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
