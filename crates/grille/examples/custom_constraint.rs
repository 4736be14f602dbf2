//! Constraints that Grille has no name for: a function or an automaton over some cells. They solve as any other does, and
//! steps explain what breaks them.

use grille::constraint::{Automaton, Constraint, Custom};
use grille::logic::{Position, Technique, next_step};
use grille::prelude::*;

/// Solves a puzzle with both, and prints the first step that they give.
///
/// # Errors
/// If a constraint makes no sense on the grid.
pub fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut draft = Draft::new(Layout::of_size(6)?);
    let cells = |numbers: &[usize]| numbers.iter().copied().map(Cell::new).collect::<Vec<_>>();

    // A function: the digits of the main diagonal's first three cells multiply to 36.
    let product = Custom::from_fn("product 36", &draft.layout, &cells(&[0, 7, 14]), |digits| {
        let values = digits.iter().map(|digit| u32::from(digit.value()));
        values.product::<u32>() == 36
    })?;
    // An automaton: along the last row, each digit is at most two away from the one before it.
    let row = cells(&[30, 31, 32, 33, 34, 35]);
    let near = |&last: &u8, digit: u8| (last == 0 || last.abs_diff(digit) <= 2).then_some(digit);
    let automaton = Automaton::explore(6, row.len(), 0, near, |_| true).ok_or("too many states")?;
    let smooth = Custom::from_automaton("smooth row", &row, automaton);
    draft.constraints.push(Constraint::Custom(product));
    draft.constraints.push(Constraint::Custom(smooth));
    draft.set_given(Cell::new(30), Digit::new(1).ok_or("no digit")?);

    let puzzle = draft.validate()?;
    let step = next_step(&Position::new(&puzzle), Technique::enabled()).ok_or("no step")?;
    println!(
        "{}",
        Lang::English.say(&step.describe(&puzzle).explanation())
    );
    let solved = puzzle.solve().ok_or("no solution")?;
    println!("{solved}");

    let value = |cell: usize| solved.values().get(cell).map_or(0, Digit::value);
    assert_eq!(
        u32::from(value(0)) * u32::from(value(7)) * u32::from(value(14)),
        36
    );
    assert!((30..35).all(|cell| value(cell).abs_diff(value(cell + 1)) <= 2));
    Ok(())
}
