//! Hints while playing.

use std::time::{Duration, Instant};

use grille::game::Game;
use grille::logic::Technique;
use grille::logic::hint::Hint;
use grille::say::{Text, text};
use grille::{Budget, BudgetSpent};

/// How long a player waits for a hint, at most.
const PATIENCE: Duration = Duration::from_secs(10);

/// A hint, found in the order in which people look.
pub(super) fn find(game: &Game) -> Result<Hint, BudgetSpent> {
    let techniques: Vec<Technique> = Technique::as_people_look().collect();
    let start = Instant::now();
    let late = || start.elapsed() > PATIENCE;
    game.hint(&techniques, Budget::default().deadline(&late))
}

/// What to say if there was none in time.
pub(super) fn none_in_time() -> Text {
    text!("play-hint-late", seconds = PATIENCE.as_secs())
}
