//! The picture of a game.

use grille_core::Grid;
use grille_render::{Picture, PictureOptions};

use super::Game;

impl Game {
    /// The digits as they stand, right or wrong, with everything that the puzzle draws. Candidates, if requested, are
    /// computed and are not the player's marks.
    ///
    /// ```
    /// use grille_game::Game;
    /// use grille_render::{PictureOptions, text};
    /// use grille_say::Lang;
    ///
    /// let killer = "size 4\ngrid\n1...\n....\n....\n....\ncage 7: r1c3 r1c4";
    /// let game = Game::new(grille_notation::read_puzzle(killer)?);
    /// let drawn = text(&game.picture(&PictureOptions::default()), Lang::English);
    /// assert!(drawn.contains("7"), "{drawn}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn picture(&self, options: &PictureOptions) -> Picture {
        let cells = self.layout().cells();
        let digits = cells.map(|cell| self.digit(cell)).collect();
        // Digits that clash do not make a valid puzzle: this one is only drawn.
        let layout = self.found_regions().unwrap_or(self.layout());
        let standing = Grid::from_values(layout.clone(), digits);
        Picture::of(&self.bare.drawn_with(standing), options)
    }
}
