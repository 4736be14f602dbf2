//! Combines the counts over the same cells into one propagator.

use std::collections::HashMap;

use grille_core::constraint::Condition;
use grille_core::{Budget, Cell, CellSet, DigitSet, HouseKind, Layout};

use crate::Model;
use crate::propagators::Propagator;

/// The most cells that are counted.
const MOST_CELLS: usize = 62;

/// Digits, and how many of some cells may hold one of them: bit `n` for `n`.
type Class = (DigitSet, u64);

/// The counts of some cells.
struct Counts<'a> {
    cells: &'a [Cell],
    classes: Vec<Class>,
}

/// The propagators of all sets of cells that two or more counts are about; `None` if the budget runs out first. Of
/// counts that share digits the first is used.
pub(super) fn of(model: &Model, budget: Budget<'_>) -> Option<Vec<Propagator>> {
    let mut found: Vec<Counts> = Vec::new();
    let mut known: HashMap<&[Cell], usize> = HashMap::new();
    for (_, condition) in model.further() {
        let Condition::Count {
            cells,
            digits,
            counts,
        } = condition
        else {
            continue;
        };
        // A cell that is named twice counts twice.
        if cells.iter().copied().collect::<CellSet>().len() < cells.len() {
            continue;
        }
        let at = *known.entry(cells).or_insert_with(|| {
            found.push(Counts {
                cells,
                classes: Vec::new(),
            });
            found.len() - 1
        });
        let mut taken = found[at].classes.iter();
        if taken.all(|(taken, _)| (*taken & *digits).is_empty()) {
            found[at].classes.push((*digits, *counts));
        }
    }
    let mut propagators = Vec::new();
    let layout = model.layout();
    for counts in found.into_iter().filter(|counts| counts.classes.len() > 1) {
        if budget.is_over() {
            return None;
        }
        let classes = counts.narrowed(layout.all_digits());
        for (&class, before) in classes.iter().zip(&counts.classes) {
            let narrowed = (class != *before).then(|| count(counts.cells, class, layout));
            propagators.extend(narrowed);
            propagators.extend(elsewhere(counts.cells, class, layout));
        }
        propagators.extend(Propagator::of_counts(counts.cells, classes, layout));
    }
    Some(propagators)
}

impl Counts<'_> {
    /// The same classes with only the numbers that can add up to the number of cells.
    fn narrowed(&self, all: DigitSet) -> Vec<Class> {
        let total = self.cells.len();
        if total > MOST_CELLS {
            return Vec::new();
        }
        let classes = || self.classes.iter();
        let counted = classes().fold(DigitSet::EMPTY, |all, (digits, _)| all | *digits);
        // The numbers of all classes but one, plus any number of other digits, if there are any.
        let but = |without: usize| {
            let others = classes().enumerate().filter(|(at, _)| *at != without);
            let sums = others.fold(1, |sums, (_, (_, numbers))| added(sums, *numbers));
            if counted == all {
                sums
            } else {
                added(sums, u64::MAX)
            }
        };
        let narrowed = classes().enumerate();
        let narrowed = narrowed.map(|(at, &(digits, numbers))| {
            let others = but(at);
            let fits = |n: &usize| numbers >> n & 1 == 1 && others >> (total - n) & 1 == 1;
            (digits, bits(&mut (0..=total).filter(fits)))
        });
        narrowed.collect()
    }
}

/// All sums of a number from each set, up to 63.
fn added(one: u64, other: u64) -> u64 {
    let other = (0..64).filter(|number| other >> number & 1 == 1);
    other.fold(0, |sums, number| sums | one << number)
}

fn bits(numbers: &mut dyn Iterator<Item = usize>) -> u64 {
    numbers.fold(0, |all, number| all | 1 << number)
}

fn count(cells: &[Cell], (digits, counts): Class, layout: &Layout) -> Propagator {
    let cells = cells.to_vec();
    Propagator::new(
        &Condition::Count {
            cells,
            digits,
            counts,
        },
        layout,
    )
}

/// What a count implies for all other cells: in a grid of rows every digit occurs once in each.
fn elsewhere(cells: &[Cell], (digits, numbers): Class, layout: &Layout) -> Option<Propagator> {
    let size = layout.digits();
    let houses = layout.houses().iter();
    let rows = houses.filter(|house| house.kind() == HouseKind::Row && house.cells().len() == size);
    let (mut count_of_rows, mut in_rows) = (0, CellSet::EMPTY);
    for row in rows {
        count_of_rows += 1;
        in_rows |= row.cells().iter().copied().collect();
    }
    let is_grid = in_rows.len() == count_of_rows * size && in_rows.len() == layout.cell_count();
    let others: Vec<Cell> = (in_rows - cells.iter().copied().collect()).iter().collect();
    if !is_grid || others.is_empty() || others.len() > MOST_CELLS {
        return None;
    }
    let here = (0..=cells.len()).filter(|here| numbers >> here & 1 == 1);
    let there = here.filter_map(|here| (count_of_rows * digits.len()).checked_sub(here));
    let numbers = bits(&mut there.filter(|&there| there <= others.len()));
    Some(count(&others, (digits, numbers), layout))
}

#[cfg(test)]
mod tests {
    use grille_core::Digit;

    use super::*;

    /// Counting circles: each digit occurs as often as it says, or not at all.
    fn circles(cells: &[Cell]) -> Counts<'_> {
        let class = |digit: usize| (DigitSet::only(Digit::from_index(digit - 1)), 1 | 1 << digit);
        Counts {
            cells,
            classes: (1..=9).map(class).collect(),
        }
    }

    #[test]
    fn as_many_circles_as_there_can_be_hold_every_digit() {
        let cells: Vec<Cell> = (0..45).map(Cell::new).collect();
        let narrowed = circles(&cells).narrowed(DigitSet::first(9));
        let numbers: Vec<u64> = narrowed.iter().map(|(_, numbers)| *numbers).collect();
        assert_eq!(
            numbers,
            [1, 2, 3, 4, 5, 6, 7, 8, 9].map(|digit: u32| 1 << digit)
        );
        // With one fewer there is no 1, and nothing else can be missing.
        let narrowed = circles(&cells[..44]).narrowed(DigitSet::first(9));
        let numbers: Vec<u64> = narrowed.iter().map(|(_, numbers)| *numbers).collect();
        assert_eq!(
            numbers,
            [0, 2, 3, 4, 5, 6, 7, 8, 9].map(|digit: u32| 1 << digit)
        );
    }

    #[test]
    fn what_is_not_in_some_cells_of_a_grid_is_in_the_others() {
        let layout = Layout::classic();
        let cells: Vec<Cell> = (0..45).map(Cell::new).collect();
        let nine = DigitSet::only(Digit::from_index(8));
        // All nines are in the first cells: then there is none elsewhere.
        let propagator = elsewhere(&cells, (nine, 1 << 9), &layout).unwrap();
        assert_eq!(propagator.cells().len(), 36);
        let mut candidates = vec![DigitSet::first(9); 36];
        assert_eq!(propagator.narrow(&mut candidates), Ok(()));
        assert_eq!(candidates, vec![DigitSet::first(8); 36]);
        // Rows of two grids share cells, so how often a digit occurs is unknown.
        let samurai = grille_core::layouts::NamedLayout::Samurai.layout();
        assert!(elsewhere(&cells, (nine, 1 << 9), &samurai).is_none());
    }
}
