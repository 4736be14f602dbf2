//! Solves every puzzle of a file, in whatever notation it is: `cargo run --example solve_file -- puzzles.txt`.
//! Without a file it solves two of its own.

use grille::notation;
use grille::prelude::*;

const OWN: &str = "
53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......
";

/// Prints a line for each puzzle: its solution, or why there is not just one.
///
/// # Errors
/// If the file cannot be read, or something in it is not a puzzle.
pub fn main() -> Result<(), Box<dyn std::error::Error>> {
    let text = match std::env::args()
        .nth(1)
        .filter(|name| !name.starts_with('-'))
    {
        Some(file) => std::fs::read_to_string(file)?,
        None => OWN.to_string(),
    };
    for draft in notation::read(&text)? {
        let puzzle = draft.validate()?;
        match Solver::new(&puzzle).outcome() {
            Outcome::Unique(solution) => println!("{solution}"),
            Outcome::Several(first, _) => println!("several solutions, for example {first}"),
            Outcome::None => println!("no solution"),
            Outcome::BudgetSpent(_) => unreachable!("no budget was given"),
        }
    }
    Ok(())
}
