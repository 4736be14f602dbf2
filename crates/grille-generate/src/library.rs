//! The library of grids that document E loads from at random: several of every size, named as its files are,
//! `4x4-1.lisp`, `4x4-2.lisp`, ….

use grille_logic::BuiltIn;
use grille_solve::Puzzle;

use crate::Starter;

/// A grid of the library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LibraryGrid {
    /// How many rows it has.
    pub size: usize,
    /// Its number among those of its size, from 1.
    pub number: usize,
    /// The givens in one line.
    pub line: &'static str,
}

impl LibraryGrid {
    /// The grids of a size: the document's own first, then the [starter grids](Starter). Empty for a size that Grille
    /// does not have.
    ///
    /// ```
    /// use grille_generate::LibraryGrid;
    ///
    /// assert_eq!(LibraryGrid::of_size(4)[0].line, "4000030000030041");
    /// assert!(LibraryGrid::of_size(25).len() > 1);
    /// assert!(LibraryGrid::of_size(7).is_empty());
    /// ```
    #[must_use]
    pub fn of_size(size: usize) -> Vec<LibraryGrid> {
        let own = BuiltIn::named(&format!("e-{size}x{size}-1")).map(|grid| grid.line);
        let starters = Starter::all().filter(|starter| starter.size() == size);
        let lines = own.into_iter().chain(starters.map(|starter| starter.line));
        let numbered = (1..).zip(lines);
        numbered
            .map(|(number, line)| LibraryGrid { size, number, line })
            .collect()
    }

    /// The grid with this name, with or without `.lisp`.
    ///
    /// ```
    /// use grille_generate::LibraryGrid;
    ///
    /// assert_eq!(LibraryGrid::named("9x9-2.lisp").unwrap().name(), "9x9-2.lisp");
    /// assert!(LibraryGrid::named("9x9-0").is_none());
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<LibraryGrid> {
        let (size, number) = name.strip_suffix(".lisp").unwrap_or(name).split_once('-')?;
        let (rows, columns) = size.split_once('x')?;
        if rows != columns {
            return None;
        }
        let grids = LibraryGrid::of_size(rows.parse().ok()?);
        let number: usize = number.parse().ok()?;
        grids.get(number.checked_sub(1)?).copied()
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> String {
        let LibraryGrid { size, number, .. } = self;
        format!("{size}x{size}-{number}.lisp")
    }

    /// The puzzle.
    ///
    /// # Panics
    /// Never: the tests read each one.
    #[must_use]
    pub fn puzzle(&self) -> Puzzle {
        self.line
            .parse()
            .expect("a grid of the library is a puzzle")
    }
}

#[cfg(test)]
mod tests {
    use grille_core::BoxShape;

    use super::*;

    #[test]
    fn every_size_has_several_grids_and_each_is_found_by_its_name() {
        for size in (4..=25).filter(|&size| BoxShape::usual(size).is_ok()) {
            let grids = LibraryGrid::of_size(size);
            assert!(grids.len() >= 4, "{size}: {}", grids.len());
            for grid in &grids {
                assert_eq!(LibraryGrid::named(&grid.name()), Some(*grid));
                assert_eq!(grid.puzzle().layout().digits(), size);
                let same = grids.iter().filter(|other| other.line == grid.line);
                assert_eq!(same.count(), 1, "{}", grid.name());
            }
        }
    }
}
