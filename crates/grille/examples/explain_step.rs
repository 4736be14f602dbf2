//! The next step of a puzzle, in words and as a hint that gives away a little at a time.

use grille::logic::hint::{Level, NextStep};
use grille::logic::{Position, Technique, next_step};
use grille::prelude::*;

/// Explains the first steps of a puzzle in French and English.
///
/// # Errors
/// If the puzzle cannot be read.
pub fn main() -> Result<(), Box<dyn std::error::Error>> {
    let puzzle = read_puzzle(
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    )?;
    let mut position = Position::new(&puzzle);
    for _ in 0..3 {
        let Some(step) = next_step(&position, Technique::enabled()) else {
            break;
        };
        let wording = step.describe(&position);
        println!("{}", Lang::English.say(&wording.line()));
        for lang in Lang::ALL {
            println!("  {}", lang.say(&wording.explanation()));
        }
        position.apply(&step);
    }
    let step = next_step(&position, Technique::enabled()).ok_or("no further step")?;
    let next = NextStep { step, position };
    for level in Level::ALL {
        println!("hint: {}", Lang::English.say(&next.describe(level)));
    }
    Ok(())
}
