//! Solves a grid in place, as the documents do.

use grille_core::Grid;

use crate::{Puzzle, Solver};

/// Fills a grid.
pub trait SolveGrid {
    /// Solves the grid: returns `true` with the grid filled, or `false` with the grid unchanged. A grid has values and
    /// houses but no constraints; a variant is a [`Puzzle`], which [`Puzzle::solve`] solves.
    ///
    /// ```
    /// use grille_core::Grid;
    /// use grille_solve::SolveGrid;
    ///
    /// let mut grid: Grid = "4....3.....3..41".parse()?;
    /// assert!(grid.solve());
    /// assert_eq!(grid.to_string(), "4132231414233241");
    /// # Ok::<(), grille_core::ParseGridError>(())
    /// ```
    #[doc(alias = "resoudre")]
    fn solve(&mut self) -> bool;
}

impl SolveGrid for Grid {
    fn solve(&mut self) -> bool {
        match Solver::new(&Puzzle::from(self.clone())).first_solution() {
            Ok(Some(solution)) => {
                *self = solution;
                true
            }
            _ => false,
        }
    }
}
