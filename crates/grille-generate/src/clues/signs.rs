//! Signs between cells, marks in them and circles on their corners.

use grille_core::constraint::{Constraint, Mark, MarkKind, Quadruple, Sign, SignKind};
use grille_core::internal::neighbours;
use grille_core::{Cell, Digit};

use super::{Random, Scene};

impl Scene<'_> {
    /// Every sign of these kinds that is true; the first of several on an edge.
    pub(crate) fn all_signs(&self, kinds: &[SignKind]) -> Vec<Constraint> {
        let relations: Vec<_> = kinds
            .iter()
            .map(|kind| (*kind, kind.relation(self.layout)))
            .collect();
        let sign = |(first, second): (Cell, Cell)| {
            let (a, b) = (self.digit(first), self.digit(second));
            let (kind, _) = relations
                .iter()
                .find(|(_, relation)| relation.holds(a, b))?;
            Some(Constraint::Sign(Sign {
                first,
                second,
                kind: *kind,
            }))
        };
        self.edges().into_iter().filter_map(sign).collect()
    }

    /// Greater-than signs within the regions, as on a printed grid; none between regions.
    pub(super) fn less(&self, random: &mut Random) -> Vec<Constraint> {
        let mut edges = self.edges();
        edges.retain(|&(a, b)| self.layout.region(a) == self.layout.region(b));
        random.shuffle(&mut edges);
        let sign = |(a, b): (Cell, Cell)| {
            let (first, second) = if self.digit(a) < self.digit(b) {
                (a, b)
            } else {
                (b, a)
            };
            Constraint::Sign(Sign {
                first,
                second,
                kind: SignKind::Less,
            })
        };
        edges.into_iter().map(sign).collect()
    }

    pub(super) fn marks(&mut self, kind: MarkKind, random: &mut Random) -> Vec<Constraint> {
        let is_so = |cell: &Cell| {
            let number = self.number(*cell);
            let mut beside = neighbours(self.layout, *cell).map(|other| self.number(other));
            match kind {
                MarkKind::Even => number % 2 == 0,
                MarkKind::Odd => number % 2 == 1,
                MarkKind::Minimum => beside.all(|other| number < other),
                MarkKind::Maximum => beside.all(|other| number > other),
            }
        };
        let mut cells: Vec<Cell> = self.layout.cells().filter(is_so).collect();
        random.shuffle(&mut cells);
        cells.truncate(self.share(24));
        let mark = |cell| Constraint::Mark(Mark { cell, kind });
        cells.into_iter().map(mark).collect()
    }

    pub(super) fn quadruples(&mut self, random: &mut Random) -> Vec<Constraint> {
        self.collect(self.share(14), 2_000, |scene| {
            let start = scene.random_cell(random);
            let (row, column) = (scene.layout.row(start), scene.layout.column(start));
            if scene.crossed.contains(&(row + 1, column + 1)) {
                return None;
            }
            let around = [(0, 0), (0, 1), (1, 0), (1, 1)];
            let cells: Vec<Cell> = around
                .into_iter()
                .map(|(down, right)| scene.layout.cell(row + down, column + right))
                .collect::<Option<_>>()?;
            let mut digits: Vec<Digit> = cells.iter().map(|&cell| scene.digit(cell)).collect();
            random.shuffle(&mut digits);
            digits.truncate(2 + random.below(3));
            digits.sort_unstable();
            // Circles must not be next to each other.
            for corner in (row..=row + 2).flat_map(|r| (column..=column + 2).map(move |c| (r, c))) {
                scene.crossed.insert(corner);
            }
            Some(Constraint::Quadruple(Quadruple { cells, digits }))
        })
    }
}
