//! The starter grids: every size in the grades that it has, made by [`generate`](crate::generate) with their ids kept.
//! Among 300,000 puzzles of 4×4 none was above the lowest grade; ten minutes of search found no 6×6 puzzle of the
//! highest grade, which takes three steps by finned fish of three or four lines, for which six rows leave little room.

use grille_logic::rate::Grade;
use grille_solve::Puzzle;

use crate::PuzzleId;

/// A grid included with Grille, made by its generator.
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
    /// use grille_generate::Starter;
    /// use grille_logic::rate::Grade;
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
