//! Cages that cover the grid, and extra regions.

use grille_core::constraint::{Cage, Constraint};
use grille_core::internal::neighbours;
use grille_core::{Cell, CellSet, Layout};

use super::{Random, Scene};

/// A partition of the grid into cages.
#[derive(Clone, Debug)]
pub(crate) struct Partition {
    cages: Vec<Vec<Cell>>,
    repeats: bool,
}

/// The sizes of ten typical cages, which give the frequencies.
const SIZES: [usize; 10] = [2, 2, 2, 2, 3, 3, 3, 3, 4, 5];

impl Partition {
    pub(super) fn draw(scene: &Scene<'_>, repeats: bool, random: &mut Random) -> Partition {
        let all: Vec<Cell> = scene.layout.cells().collect();
        let cages = cut(scene, &all, repeats, random);
        Partition { cages, repeats }
    }

    pub(crate) fn constraints(&self, scene: &Scene<'_>) -> Vec<Constraint> {
        let cage = |cells: &Vec<Cell>| {
            let sum = u32::try_from(scene.sum(cells)).ok();
            Constraint::Cage(Cage {
                cells: cells.clone(),
                sum,
                repeats: self.repeats,
            })
        };
        self.cages.iter().map(cage).collect()
    }

    /// The partition that these constraints form, if they form one.
    pub(crate) fn of(constraints: &[Constraint], layout: &Layout) -> Option<Partition> {
        let mut cages = Vec::new();
        let mut repeating = false;
        for constraint in constraints {
            if let Constraint::Cage(Cage { cells, repeats, .. }) = constraint {
                repeating = *repeats;
                cages.push(cells.clone());
            }
        }
        let covered: usize = cages.iter().map(Vec::len).sum();
        (covered == layout.cell_count()).then_some(Partition {
            cages,
            repeats: repeating,
        })
    }

    /// Whether another filling violates these cages.
    pub(crate) fn excludes(&self, scene: &Scene<'_>, other: &[u8]) -> bool {
        self.cages.iter().any(|cage| {
            let sum = |digit: &dyn Fn(Cell) -> u8| {
                cage.iter().map(|&cell| u32::from(digit(cell))).sum::<u32>()
            };
            let digits: std::collections::BTreeSet<u8> =
                cage.iter().map(|cell| other[cell.index()]).collect();
            sum(&|cell| other[cell.index()]) != sum(&|cell| scene.digit(cell).value())
                || (!self.repeats && digits.len() < cage.len())
        })
    }

    /// Cuts two or three neighbouring cages again, including one in which the other filling differs.
    pub(crate) fn recut(
        &self,
        scene: &Scene<'_>,
        differs: &CellSet,
        random: &mut Random,
    ) -> Partition {
        let touched: Vec<usize> = (0..self.cages.len())
            .filter(|&at| self.cages[at].iter().any(|&cell| differs.contains(cell)))
            .collect();
        let mut chosen = vec![*random.pick(&touched)];
        for _ in 0..=random.below(2) {
            let beside = |cage: &Vec<Cell>| {
                cage.iter().any(|&cell| {
                    neighbours(scene.layout, cell)
                        .any(|other| chosen.iter().any(|&at| self.cages[at].contains(&other)))
                })
            };
            let others: Vec<usize> = (0..self.cages.len())
                .filter(|at| !chosen.contains(at) && beside(&self.cages[*at]))
                .collect();
            if !others.is_empty() {
                chosen.push(*random.pick(&others));
            }
        }
        let cells: Vec<Cell> = chosen
            .iter()
            .flat_map(|&at| self.cages[at].clone())
            .collect();
        let mut cages: Vec<Vec<Cell>> = (0..self.cages.len())
            .filter(|at| !chosen.contains(at))
            .map(|at| self.cages[at].clone())
            .collect();
        cages.extend(cut(scene, &cells, self.repeats, random));
        Partition {
            cages,
            repeats: self.repeats,
        }
    }
}

/// Cuts cells into cages; a single cell joins a neighbour if it can.
fn cut(scene: &Scene<'_>, cells: &[Cell], repeats: bool, random: &mut Random) -> Vec<Vec<Cell>> {
    let mut left: CellSet = cells.iter().copied().collect();
    let mut cages: Vec<Vec<Cell>> = Vec::new();
    let fits = |cage: &[Cell], cell: Cell| {
        repeats
            || cage
                .iter()
                .all(|&other| scene.digit(other) != scene.digit(cell))
    };
    let free = |left: &CellSet, cell: Cell| {
        let free = neighbours(scene.layout, cell).filter(|&other| left.contains(other));
        free.count()
    };
    while !left.is_empty() {
        // The cell with the fewest free neighbours first, so that few are left alone.
        let least = left.iter().map(|cell| free(&left, cell)).min();
        let tight: Vec<Cell> = left
            .iter()
            .filter(|&cell| Some(free(&left, cell)) == least)
            .collect();
        let start = *random.pick(&tight);
        left.remove(start);
        let mut cage = vec![start];
        let size = *random.pick(&SIZES) + usize::from(repeats);
        while cage.len() < size {
            let beside: Vec<Cell> = cage
                .iter()
                .flat_map(|&cell| neighbours(scene.layout, cell))
                .filter(|&cell| left.contains(cell) && fits(&cage, cell))
                .collect();
            if beside.is_empty() {
                break;
            }
            let next = *random.pick(&beside);
            left.remove(next);
            cage.push(next);
        }
        if let [alone] = cage[..] {
            let beside: Vec<Cell> = neighbours(scene.layout, alone).collect();
            let host = cages.iter_mut().find(|cage| {
                cage.len() < 5 && cage.iter().any(|cell| beside.contains(cell)) && fits(cage, alone)
            });
            if let Some(host) = host {
                host.push(alone);
                continue;
            }
        }
        cages.push(cage);
    }
    for cage in &mut cages {
        cage.sort_unstable();
    }
    cages.sort_unstable();
    cages
}

impl Scene<'_> {
    /// Extra regions: connected, with each digit once, and not already a house.
    pub(super) fn regions(&mut self, random: &mut Random) -> Vec<Constraint> {
        let size = self.layout.digits();
        self.collect(self.share(3), 5_000, |scene| {
            let cells = scene.shape(size, random, |cells, cell| {
                cells
                    .iter()
                    .all(|&other| scene.digit(other) != scene.digit(cell))
            })?;
            let houses = scene.layout.houses().iter();
            if houses.into_iter().any(|house| house.cells() == cells) {
                return None;
            }
            scene.draw(&cells);
            Some(Constraint::Region(cells))
        })
    }
}
