//! The starter grids: every size, the grades that it has, made by [`generate`](crate::generate) with their
//! ids kept.

use crate::Puzzle;
use crate::generate::PuzzleId;
use crate::rate::Grade;

/// A grid that comes with Grille, made by its generator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Starter {
    /// How hard it is.
    pub grade: Grade,
    /// The id from which it can be made again.
    pub id: &'static str,
    /// The givens in one line.
    pub line: &'static str,
}

impl Starter {
    /// All starter grids, from small to large and from easy to hard.
    ///
    /// ```
    /// use grille::Starter;
    /// use grille::rate::Grade;
    ///
    /// let hard = Starter::all().filter(|starter| starter.grade == Grade::Hard && starter.size() == 9);
    /// assert_eq!(hard.count(), 8);
    /// ```
    pub fn all() -> impl Iterator<Item = Starter> {
        let lines = include_str!("starters.tsv").lines();
        lines
            .filter(|line| !line.starts_with('#'))
            .filter_map(|line| {
                let mut fields = line.split('\t');
                let name = fields.next()?;
                Some(Starter {
                    grade: Grade::ALL.into_iter().find(|grade| grade.id() == name)?,
                    id: fields.next()?,
                    line: fields.next()?,
                })
            })
    }

    /// How many rows the grid has.
    #[must_use]
    pub fn size(&self) -> usize {
        self.line.len().isqrt()
    }

    /// The puzzle.
    ///
    /// # Panics
    /// Never: the tests read each one.
    #[must_use]
    pub fn puzzle(&self) -> Puzzle {
        self.line.parse().expect("a starter grid is a puzzle")
    }

    /// The id.
    ///
    /// # Panics
    /// Never: the tests read each one.
    #[must_use]
    pub fn puzzle_id(&self) -> PuzzleId {
        self.id.parse().expect("a starter grid has an id")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::Order;
    use crate::rate::grade;

    #[test]
    fn each_starter_up_to_10x10_comes_back_from_its_id_with_its_grade() {
        let mut sizes = std::collections::BTreeSet::new();
        for starter in Starter::all() {
            sizes.insert(starter.size());
            let id = starter.puzzle_id();
            if starter.size() > 10 {
                assert_eq!(id.geometry().as_ref(), Some(starter.puzzle().geometry()));
                continue;
            }
            let made = id.rebuild(&Order::classic()).unwrap();
            assert_eq!(
                made.puzzle.values(),
                starter.puzzle().values(),
                "{}",
                starter.id
            );
            assert_eq!(grade(&made.puzzle), Some(starter.grade), "{}", starter.id);
        }
        assert!(sizes.into_iter().eq([4, 6, 8, 9, 10, 12, 15, 16, 20, 25]));
    }
}
