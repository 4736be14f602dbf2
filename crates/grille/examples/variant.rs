//! A variant put together in code: a killer with a thermometer, solved, drawn, and counted.

use grille::constraint::{Cage, Constraint, Line, LineKind};
use grille::prelude::*;
use grille::render::{Format, Picture, PictureOptions};

/// Builds the puzzle, says how many solutions it has, and draws it.
///
/// # Errors
/// If a constraint makes no sense on the grid.
pub fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut draft = Draft::new(Layout::of_size(6)?);
    let cells = |numbers: &[usize]| numbers.iter().copied().map(Cell::new).collect();
    draft.constraints.push(Constraint::Cage(Cage {
        cells: cells(&[0, 1, 6]),
        sum: Some(6),
        repeats: false,
    }));
    draft.constraints.push(Constraint::Line(Line {
        kind: LineKind::Thermo,
        cells: cells(&[35, 28, 21, 14]),
    }));
    draft.set_given(Cell::new(3), Digit::new(4).ok_or("no digit")?);
    let puzzle = draft.validate()?;

    println!("{} solutions", Solver::new(&puzzle).count(10_000).solutions);
    let solved = puzzle.solve().ok_or("no solution")?;
    assert_eq!(solved.constraints().len(), 2);
    let picture = Picture::of(&solved, &PictureOptions::default());
    println!("{}", Format::Text.print(&picture, Lang::English));
    Ok(())
}
