//! Counting circles, special cages and indexing cells.

use grille_core::constraint::{Constraint, Equal, EqualKind, Group, GroupKind, LookAndSay};
use grille_core::{Cell, Digit, HouseKind};

use super::{Random, Scene};

const TRIES: usize = 4_000;

impl Scene<'_> {
    pub(super) fn groups(&mut self, kind: GroupKind, random: &mut Random) -> Vec<Constraint> {
        let group = |kind, cells| Constraint::Group(Group { kind, cells });
        match kind {
            GroupKind::CountingCircles => vec![group(kind, self.circles(random))],
            GroupKind::RowIndex | GroupKind::ColumnIndex | GroupKind::BoxIndex => {
                let cells = self.layout.cells().filter(|&cell| self.points(cell, kind));
                let mut cells: Vec<Cell> = cells.collect();
                random.shuffle(&mut cells);
                // Each is a clue of its own, so that unnecessary ones can be removed.
                cells
                    .into_iter()
                    .map(|cell| group(kind, vec![cell]))
                    .collect()
            }
            GroupKind::Equality => self.collect(self.share(7), TRIES, |scene| {
                let cells = scene.different(4 + 2 * random.below(2), random)?;
                scene.is_equal(&cells).then(|| {
                    scene.draw(&cells);
                    group(kind, cells)
                })
            }),
            GroupKind::Rellik(_) => self.collect(self.share(14), TRIES, |scene| {
                let cells = scene.different(3 + random.below(2), random)?;
                let numbers = scene.numbers(&cells);
                let mut sums = 1_u128;
                for number in numbers {
                    sums |= sums << number;
                }
                let most = scene.layout.digits() + 1;
                let free: Vec<u32> = (3..=most as u32)
                    .filter(|sum| sums >> sum & 1 == 0)
                    .collect();
                if free.is_empty() {
                    return None;
                }
                scene.draw(&cells);
                Some(group(GroupKind::Rellik(*random.pick(&free)), cells))
            }),
            GroupKind::Lunchbox(_) => self.collect(self.share(10), TRIES, |scene| {
                let cells = scene.row_of(4 + random.below(3), random)?;
                let numbers = scene.numbers(&cells);
                let at =
                    |number: Option<&i32>| numbers.iter().position(|other| Some(other) == number);
                let least = at(numbers.iter().min())?;
                let most = at(numbers.iter().max())?;
                let sum: i32 = numbers[least.min(most) + 1..least.max(most)].iter().sum();
                scene.draw(&cells);
                Some(group(GroupKind::Lunchbox(sum as u32), cells))
            }),
        }
    }

    /// Cages that say how often digits occur in them.
    pub(super) fn look_and_say(&mut self, random: &mut Random) -> Vec<Constraint> {
        self.collect(self.share(12), TRIES, |scene| {
            let cells = scene.shape(4 + random.below(2), random, |_, _| true)?;
            let mut digits: Vec<Digit> = cells.iter().map(|&cell| scene.digit(cell)).collect();
            digits.sort_unstable();
            digits.dedup();
            random.shuffle(&mut digits);
            digits.truncate(3);
            digits.sort_unstable();
            let times = |digit: Digit| {
                cells
                    .iter()
                    .filter(|&&cell| scene.digit(cell) == digit)
                    .count()
            };
            let counts = digits
                .iter()
                .map(|&digit| (times(digit) as u8, digit))
                .collect();
            scene.draw(&cells);
            Some(Constraint::LookAndSay(LookAndSay { cells, counts }))
        })
    }

    /// Pairs of shapes with the same digits, or the same sum.
    pub(super) fn equal(&mut self, random: &mut Random) -> Vec<Constraint> {
        self.collect(self.share(8), TRIES, |scene| {
            let size = 2 + random.below(2);
            let one = scene.shape(size, random, |_, _| true)?;
            let other = scene.shape(size, random, |_, cell| !one.contains(&cell))?;
            let apart = other.iter().all(|cell| !one.contains(cell));
            let sorted = |cells: &[Cell]| {
                let mut numbers = scene.numbers(cells);
                numbers.sort_unstable();
                numbers
            };
            let kind = match () {
                () if !apart || scene.sum(&one) != scene.sum(&other) => return None,
                () if sorted(&one) == sorted(&other) => EqualKind::Digits,
                () => EqualKind::Sums,
            };
            scene.draw(&one);
            scene.draw(&other);
            let groups = vec![one, other];
            Some(Constraint::Equal(Equal { kind, groups }))
        })
    }

    /// Circles for some digits, each in as many cells as it says.
    fn circles(&self, random: &mut Random) -> Vec<Cell> {
        let mut digits: Vec<Digit> = self.layout.all_digits().iter().collect();
        random.shuffle(&mut digits);
        let mut circles = Vec::new();
        for digit in digits {
            let mut cells: Vec<Cell> = self
                .layout
                .cells()
                .filter(|&cell| self.digit(cell) == digit)
                .collect();
            let times = self.layout.number(digit).max(0) as usize;
            if circles.len() + times > self.share(27).max(3) || times > cells.len() {
                continue;
            }
            random.shuffle(&mut cells);
            circles.extend_from_slice(&cells[..times]);
        }
        circles.sort_unstable();
        circles
    }

    /// Whether a cell's digit is the position in a house where its own position is written.
    fn points(&self, cell: Cell, kind: GroupKind) -> bool {
        let kind = match kind {
            GroupKind::RowIndex => HouseKind::Column,
            GroupKind::ColumnIndex => HouseKind::Row,
            _ => HouseKind::Box,
        };
        let Some(house) = self
            .layout
            .houses_of(cell)
            .find(|house| house.kind() == kind)
        else {
            return false;
        };
        let place = house.cells().iter().position(|&other| other == cell);
        let number = usize::try_from(self.number(cell) - 1).ok();
        let there = number.and_then(|at| house.cells().get(at));
        there.is_some_and(|&there| Some(self.number(there)) == place.map(|place| place as i32 + 1))
    }

    /// As many even as odd digits, as many low as high ones, never the middle one.
    fn is_equal(&self, cells: &[Cell]) -> bool {
        let digits = self.layout.digits();
        let count =
            |holds: &dyn Fn(Cell) -> bool| cells.iter().filter(|&&cell| holds(cell)).count();
        2 * count(&|cell| self.number(cell) % 2 == 0) == cells.len()
            && 2 * count(&|cell| self.digit(cell).index() < digits / 2) == cells.len()
            && 2 * count(&|cell| self.digit(cell).index() >= digits.div_ceil(2)) == cells.len()
    }

    /// A shape without a repeated digit.
    fn different(&self, size: usize, random: &mut Random) -> Option<Vec<Cell>> {
        let cells = self.shape(size, random, |_, _| true)?;
        self.are_different(&cells).then_some(cells)
    }

    /// Consecutive cells in a row or column, without a repeated digit.
    fn row_of(&self, size: usize, random: &mut Random) -> Option<Vec<Cell>> {
        let start = self.random_cell(random);
        let (row, column) = (self.layout.row(start), self.layout.column(start));
        let down = random.below(2);
        let cells: Vec<Cell> = (0..size)
            .map(|i| self.layout.cell(row + i * down, column + i * (1 - down)))
            .collect::<Option<_>>()?;
        let free = cells.iter().all(|&cell| !self.drawn.contains(cell));
        (free && self.are_different(&cells)).then_some(cells)
    }
}
