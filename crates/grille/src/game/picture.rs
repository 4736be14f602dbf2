//! The game as a drawing.

use super::Game;
use crate::Grid;
use crate::render::{Picture, PictureOptions};

impl Game {
    /// The digits as they stand, right or wrong, with everything that the puzzle draws. Candidates, where they are
    /// wanted, are those of the game and not the player's marks.
    ///
    /// ```
    /// use grille::game::Game;
    /// use grille::render::{PictureOptions, text};
    /// use grille::message::Lang;
    ///
    /// let game = Game::new("size 4\ngrid\n1...\n....\n....\n....\ncage 7: r1c3 r1c4".parse()?);
    /// let drawn = text(&game.picture(&PictureOptions::default()), Lang::English);
    /// assert!(drawn.contains("7"), "{drawn}");
    /// # Ok::<(), grille::ReadError>(())
    /// ```
    #[must_use]
    pub fn picture(&self, options: &PictureOptions) -> Picture {
        let cells = self.geometry().cells();
        let digits = cells.map(|cell| self.digit(cell)).collect();
        // Digits that clash make no puzzle: this one is drawn and goes no further.
        let standing = Grid::from_values(self.geometry().clone(), digits);
        Picture::of(&self.bare.drawn_with(standing), options)
    }
}
