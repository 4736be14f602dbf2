//! Counts over the same cells, looked at together.

use crate::variant::{Condition, Filter, Model};
use crate::{Cell, DigitSet};

/// The counts of some cells: digits and how many of the cells may hold one of them.
struct Counts<'a> {
    cells: &'a [Cell],
    classes: Vec<(DigitSet, u64)>,
}

/// The filters of all cells that two or more counts speak of. Of counts that share digits the first is taken.
pub(super) fn of(model: &Model) -> impl Iterator<Item = Filter> {
    let mut found: Vec<Counts> = Vec::new();
    for (_, condition) in model.further() {
        let Condition::Count {
            cells,
            digits,
            counts,
        } = condition
        else {
            continue;
        };
        let class = (*digits, *counts);
        match found.iter_mut().find(|known| known.cells == cells) {
            Some(known) => {
                let mut taken = known.classes.iter();
                if taken.all(|(taken, _)| (*taken & *digits).is_empty()) {
                    known.classes.push(class);
                }
            }
            None => found.push(Counts {
                cells,
                classes: vec![class],
            }),
        }
    }
    let several = found.into_iter().filter(|counts| counts.classes.len() > 1);
    several.filter_map(|counts| Filter::of_counts(counts.cells, counts.classes, model.geometry()))
}
