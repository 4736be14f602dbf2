//! Lines and arrows: paths that go from cell to cell, also diagonally, and do not cross each other.

use grille_core::Cell;
use grille_core::constraint::{Arrow, CloneOf, Constraint, Line, LineKind};

use super::{Random, Scene};

/// The number of paths tried for all lines of a kind.
const TRIES: usize = 20_000;

impl Scene<'_> {
    pub(super) fn lines(&mut self, kind: LineKind, random: &mut Random) -> Vec<Constraint> {
        let digits = self.layout.digits();
        let kind = match kind {
            LineKind::Whisper(_) => LineKind::Whisper(digits.div_ceil(2) as u8),
            LineKind::Lockout(_) => LineKind::Lockout((digits / 2) as u8),
            LineKind::SumLine(_) => LineKind::SumLine(digits as u8 + 1),
            other => other,
        };
        let (shortest, longest) = lengths(kind, digits);
        self.collect(self.share(9), TRIES, |scene| {
            let length = shortest + random.below(longest - shortest + 1);
            let cells = scene.path(length, random, &|path| scene.may_go_on(kind, path))?;
            scene.is_met(kind, &cells).then(|| {
                scene.draw_path(&cells);
                Constraint::Line(Line { kind, cells })
            })
        })
    }

    pub(super) fn arrows(&mut self, random: &mut Random) -> Vec<Constraint> {
        self.collect(self.share(9), TRIES, |scene| {
            let length = 3 + random.below(2);
            let within = |path: &[Cell]| scene.sum(&path[1..]) <= scene.number(path[0]);
            let cells = scene.path(length, random, &within)?;
            let (circle, shaft) = (vec![cells[0]], cells[1..].to_vec());
            (scene.sum(&shaft) == scene.number(cells[0])).then(|| {
                scene.draw_path(&cells);
                Constraint::Arrow(Arrow { circle, shaft })
            })
        })
    }

    /// The same shape twice, with the same digits.
    pub(super) fn clones(&mut self, random: &mut Random) -> Vec<Constraint> {
        self.collect(self.share(5), TRIES, |scene| {
            let size = 2 + random.below(3);
            let cells = scene.shape(size, random, |_, _| true)?;
            let to = scene.random_cell(random);
            let from = cells[0];
            let moved = |cell: &Cell| {
                let down = scene.layout.row(to) as isize - scene.layout.row(from) as isize;
                let right = scene.layout.column(to) as isize - scene.layout.column(from) as isize;
                let row = scene.layout.row(*cell).checked_add_signed(down)?;
                let column = scene.layout.column(*cell).checked_add_signed(right)?;
                let copy = scene.layout.cell(row, column)?;
                let fits = !cells.contains(&copy)
                    && !scene.drawn.contains(copy)
                    && scene.digit(copy) == scene.digit(*cell);
                fits.then_some(copy)
            };
            let copy: Vec<Cell> = cells.iter().map(moved).collect::<Option<_>>()?;
            scene.draw(&cells);
            scene.draw(&copy);
            Some(Constraint::Clone(CloneOf { cells, copy }))
        })
    }

    /// A path of this many cells, every prefix of which is allowed.
    fn path(
        &self,
        length: usize,
        random: &mut Random,
        may_go_on: &dyn Fn(&[Cell]) -> bool,
    ) -> Option<Vec<Cell>> {
        let mut path = vec![self.random_cell(random)];
        if self.drawn.contains(path[0]) {
            return None;
        }
        while path.len() < length {
            let end = *path.last()?;
            let mut next = self.around(end);
            random.shuffle(&mut next);
            let found = next.into_iter().find(|&cell| {
                if path.contains(&cell) || self.drawn.contains(cell) {
                    return false;
                }
                let corner = self.corner(end, cell);
                let own = path
                    .windows(2)
                    .any(|two| corner.is_some() && self.corner(two[0], two[1]) == corner);
                if own || corner.is_some_and(|corner| self.crossed.contains(&corner)) {
                    return false;
                }
                path.push(cell);
                let allowed = may_go_on(&path);
                path.pop();
                allowed
            });
            path.push(found?);
        }
        Some(path)
    }

    /// The corner that a diagonal step crosses.
    fn corner(&self, from: Cell, to: Cell) -> Option<(usize, usize)> {
        let rows = (self.layout.row(from), self.layout.row(to));
        let columns = (self.layout.column(from), self.layout.column(to));
        (rows.0 != rows.1 && columns.0 != columns.1)
            .then(|| (rows.0.max(rows.1), columns.0.max(columns.1)))
    }

    fn draw_path(&mut self, cells: &[Cell]) {
        self.draw(cells);
        for two in cells.windows(2) {
            self.crossed.extend(self.corner(two[0], two[1]));
        }
    }

    /// Whether a line of this kind may start with this path.
    fn may_go_on(&self, kind: LineKind, path: &[Cell]) -> bool {
        let numbers = self.numbers(path);
        let [.., before, last] = numbers[..] else {
            return true;
        };
        match kind {
            LineKind::Thermo => before < last,
            LineKind::SlowThermo => before <= last,
            LineKind::Whisper(least) => before.abs_diff(last) >= u32::from(least),
            LineKind::Nabner => {
                let others = &numbers[..numbers.len() - 1];
                others.iter().all(|&other| other.abs_diff(last) > 1)
            }
            LineKind::Renban => {
                let others = &numbers[..numbers.len() - 1];
                others
                    .iter()
                    .all(|&other| other != last && other.abs_diff(last) < 5)
            }
            LineKind::Parity => (before + last) % 2 == 1,
            LineKind::Entropic | LineKind::Modular(_) => {
                let class = |cell: &Cell| match kind {
                    LineKind::Modular(by) => self.number(*cell) as usize % usize::from(by),
                    _ => self.digit(*cell).index() * 3 / self.layout.digits(),
                };
                let recent = &path[path.len().saturating_sub(3)..];
                let classes: std::collections::BTreeSet<usize> = recent.iter().map(class).collect();
                classes.len() == recent.len()
            }
            _ => true,
        }
    }

    /// Whether the cells are a line of this kind; what [`may_go_on`](Scene::may_go_on) checks at every step is assumed.
    fn is_met(&self, kind: LineKind, cells: &[Cell]) -> bool {
        let numbers = self.numbers(cells);
        let (first, last) = (numbers[0], numbers[numbers.len() - 1]);
        let (low, high) = (first.min(last), first.max(last));
        let inner = &numbers[1..numbers.len() - 1];
        let mirrored = || numbers.iter().zip(numbers.iter().rev());
        match kind {
            LineKind::Palindrome => mirrored().all(|(a, b)| a == b),
            LineKind::Renban => {
                let (least, most) = (numbers.iter().min(), numbers.iter().max());
                least
                    .zip(most)
                    .is_some_and(|(least, most)| (most - least) as usize == numbers.len() - 1)
            }
            // A line between consecutive values says too much, one between the extremes too little.
            LineKind::Between => {
                high - low < self.layout.digits() as i32 - 1
                    && inner.iter().all(|&number| low < number && number < high)
            }
            LineKind::Lockout(least) => {
                high - low >= i32::from(least)
                    && inner.iter().all(|&number| number < low || high < number)
            }
            LineKind::Zipper => {
                let middle = numbers[numbers.len() / 2];
                let pairs = numbers.len() / 2;
                numbers.len() % 2 == 1 && mirrored().take(pairs).all(|(a, b)| a + b == middle)
            }
            LineKind::RegionSum => {
                let pieces: Vec<&[Cell]> = cells
                    .chunk_by(|&a, &b| self.layout.region(a) == self.layout.region(b))
                    .collect();
                pieces.len() > 1
                    && cells.iter().all(|&cell| self.layout.region(cell).is_some())
                    && pieces
                        .windows(2)
                        .all(|two| self.sum(two[0]) == self.sum(two[1]))
            }
            LineKind::SumLine(sum) => {
                let mut left = i32::from(sum);
                for number in numbers {
                    left -= number;
                    if left == 0 {
                        left = i32::from(sum);
                    }
                }
                left == i32::from(sum)
            }
            LineKind::DoubleArrow => first + last == inner.iter().sum::<i32>(),
            _ => true,
        }
    }
}

/// The minimum and maximum length of a line of a kind.
fn lengths(kind: LineKind, digits: usize) -> (usize, usize) {
    let (shortest, longest) = match kind {
        LineKind::Thermo
        | LineKind::SlowThermo
        | LineKind::Palindrome
        | LineKind::RegionSum
        | LineKind::Entropic
        | LineKind::Modular(_) => (3, 6),
        // The middle of a zipper is the sum of both sides, so the length is odd: 3 or 5.
        LineKind::Renban | LineKind::Between | LineKind::Lockout(_) | LineKind::Zipper => (3, 5),
        LineKind::Nabner => (3, 4),
        LineKind::Whisper(_) | LineKind::Parity => (4, 7),
        LineKind::DoubleArrow => (4, 5),
        LineKind::SumLine(_) => (4, 6),
    };
    (shortest.min(digits), longest.min(digits))
}
