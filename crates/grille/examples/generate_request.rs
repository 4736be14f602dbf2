//! Puzzles on request: the same request and seed give the same puzzle, on every machine.

use grille::generate::{Effort, PuzzleId, Request, Symmetry, generate};
use grille::logic::Technique;
use grille::rate::{Grade, grade};

/// Makes a symmetric puzzle of medium difficulty, one that needs an X-Wing, and the first again from its id.
///
/// # Errors
/// If a request cannot be met.
pub fn main() -> Result<(), Box<dyn std::error::Error>> {
    let request = Request::classic()
        .grade(Grade::Medium..=Grade::Medium)
        .symmetry(Symmetry::HalfTurn);
    let made = generate(&request, 2026, Effort::default())?;
    assert_eq!(grade(&made.puzzle), Some(Grade::Medium));
    println!("{} {}", made.puzzle, made.id);

    let with_x_wing = Request::classic().technique(Technique::XWing);
    println!("{}", generate(&with_x_wing, 1, Effort::default())?.puzzle);

    let id: PuzzleId = made.id.to_string().parse()?;
    assert_eq!(id.rebuild(&request)?.puzzle, made.puzzle);
    Ok(())
}
