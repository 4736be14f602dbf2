//! The digits as they stand, right or wrong: a player may write digits that clash, which no [`Puzzle`] holds.

use super::Game;
use crate::notation::{Inexpressible, Notation};
use crate::{Grid, Puzzle};

impl Game {
    /// The digits as they stand in a notation that draws them, clashes included. Where they break a constraint,
    /// the constraints are left out.
    pub fn print(&self, notation: Notation) -> Result<String, Inexpressible> {
        let standing = self.to_draft().validate().unwrap_or_else(|_| {
            // A grid with clashes is drawn here and goes no further.
            let cells = self.geometry().cells();
            let digits = cells.map(|cell| self.digit(cell)).collect();
            self.bare_of_constraints(Grid::from_values(self.geometry().clone(), digits))
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
    use super::*;
    use crate::game::Action;
    use crate::{Cell, Digit};

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
        let mut game = Game::new(cage.parse().unwrap());
        game.act(&Action::place(Cell::new(1), Digit::new(4).unwrap()));
        assert!(game.print(Notation::Chess).unwrap().contains("1 4"));
    }
}
