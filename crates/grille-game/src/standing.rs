//! Printing the digits as they stand, right or wrong: a player may write digits that clash, which a [`Puzzle`] never
//! contains.

use grille_core::Grid;
use grille_notation::{Inexpressible, Notation};
use grille_solve::{Puzzle, Validate};

use super::Game;

impl Game {
    /// The digits as they stand, clashes included, in a notation that draws them. If they break a constraint, the
    /// constraints are left out.
    pub fn print(&self, notation: Notation) -> Result<String, Inexpressible> {
        let standing = self.to_draft().validate().unwrap_or_else(|_| {
            // A grid with clashes is only drawn here.
            let cells = self.layout().cells();
            let digits = cells.map(|cell| self.digit(cell)).collect();
            self.bare_of_constraints(Grid::from_values(self.layout().clone(), digits))
        });
        notation.print(&standing)
    }

    fn bare_of_constraints(&self, grid: Grid) -> Puzzle {
        let mut puzzle = Puzzle::from(grid);
        puzzle.set_script(self.puzzle().script());
        puzzle
    }
}

#[cfg(test)]
mod tests {
    use grille_core::{Cell, Digit};

    use super::*;
    use crate::Action;

    #[test]
    fn a_game_with_a_clash_is_drawn_whole() {
        let mut game = Game::new("4....3.....3..41".parse().unwrap());
        game.act(&Action::place(Cell::new(1), Digit::new(3).unwrap()));
        game.act(&Action::place(Cell::new(3), Digit::new(2).unwrap()));
        assert_eq!(game.print(Notation::Line).unwrap(), "43.2.3.....3..41");
        game.undo();
        game.undo();
        assert_eq!(game.print(Notation::Line).unwrap(), "4....3.....3..41");
    }

    #[test]
    fn a_broken_constraint_does_not_keep_the_digits_from_being_drawn() {
        let cage = "size 4\ngrid\n1...\n....\n....\n....\ncage 3: r1c1 r1c2\n";
        let mut game = Game::new(grille_notation::read_puzzle(cage).unwrap());
        game.act(&Action::place(Cell::new(1), Digit::new(4).unwrap()));
        assert!(game.print(Notation::Chess).unwrap().contains("1 4"));
    }
}
