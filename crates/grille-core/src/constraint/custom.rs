//! Custom constraints, which have no kind of their own.

use std::collections::HashMap;
use std::sync::Arc;

use super::{Automaton, Condition, Fault};
use crate::{Cell, CellSet, Digit, DigitSet, Layout};

/// The most combinations of digits that are tried for a function.
const MAX_COMBINATIONS: usize = 1 << 20;

/// Conditions under a name given by their author or another program.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Custom {
    /// What it is called.
    pub name: String,
    /// What it says.
    pub conditions: Vec<Condition>,
}

impl Custom {
    /// A constraint given by a function of the digits in some cells, passed in this order. Every combination of digits
    /// is tried once, up to about a million: five cells of the classic grid and a little more.
    ///
    /// ```
    /// use grille_core::constraint::{Constraint, Custom};
    /// use grille_core::{Cell, Digit, Draft, Layout};
    ///
    /// let mut draft = Draft::new(Layout::classic());
    /// let cells = [0, 10, 20].map(Cell::new);
    /// let product = Custom::from_fn("product 24", &draft.layout, &cells, |digits| {
    ///     digits.iter().map(|digit| u32::from(digit.value())).product::<u32>() == 24
    /// })?;
    /// draft.constraints.push(Constraint::Custom(product));
    /// # Ok::<(), grille_core::constraint::Fault>(())
    /// ```
    ///
    /// # Errors
    /// [`Fault::TooLarge`] for too many combinations, [`Fault::Impossible`] if none is allowed.
    pub fn from_fn(
        name: impl Into<String>,
        layout: &Layout,
        cells: &[Cell],
        allows: impl Fn(&[Digit]) -> bool,
    ) -> Result<Custom, Fault> {
        let digits = layout.digits();
        let combinations = u32::try_from(cells.len()).ok();
        let combinations = combinations.and_then(|cells| digits.checked_pow(cells));
        if combinations.is_none_or(|count| count > MAX_COMBINATIONS) {
            return Err(Fault::TooLarge);
        }
        let mut tree = Tree {
            digits,
            nodes: vec![Vec::new()],
            known: HashMap::new(),
        };
        let root = tree.node(&mut Vec::new(), cells.len(), &allows);
        let root = root.ok_or(Fault::Impossible)?;
        let step =
            |&node: &usize, digit: u8| tree.nodes[node].get(usize::from(digit) - 1).copied()?;
        let automaton =
            Automaton::explore(digits, cells.len(), root, step, |&node| node == ACCEPTED);
        let automaton = automaton.ok_or(Fault::TooLarge)?;
        Ok(Custom::from_automaton(name, cells, automaton))
    }

    /// A constraint given by an automaton that reads the digits along some cells.
    #[must_use]
    pub fn from_automaton(name: impl Into<String>, cells: &[Cell], automaton: Automaton) -> Custom {
        Custom {
            name: name.into(),
            conditions: vec![Condition::Line {
                cells: cells.to_vec(),
                automaton: Arc::new(automaton),
            }],
        }
    }

    /// Checks conditions that somebody else has put together.
    pub(super) fn check(&self, layout: &Layout) -> Result<(), Fault> {
        let mut conditions = self.conditions.iter();
        conditions.try_for_each(|condition| check(condition, layout))
    }
}

/// The most that a weighted sum and its totals may be, so that no calculation with them overflows.
const MAX_TOTAL: i64 = 1 << 29;

/// Whether a condition makes sense on this grid, which has all of its cells.
fn check(condition: &Condition, layout: &Layout) -> Result<(), Fault> {
    let each_once = |cells: &[Cell]| {
        let mut seen = CellSet::EMPTY;
        for &cell in cells {
            if seen.contains(cell) {
                return Err(Fault::Repeats(layout.place(cell)));
            }
            seen.insert(cell);
        }
        Ok(())
    };
    let same_digits = |digits: usize| (digits == layout.digits()).then_some(()).ok_or(Fault::Grid);
    match condition {
        Condition::OneOf { .. } => Ok(()),
        Condition::Different { cells, .. } if cells.len() > layout.digits() => {
            Err(Fault::TooMany { cells: cells.len() })
        }
        Condition::Different { cells, .. } | Condition::Count { cells, .. } => each_once(cells),
        Condition::Sets { cells, sets } => {
            let fits =
                |set: &DigitSet| set.len() == cells.len() && set.is_subset(layout.all_digits());
            if cells.is_empty() || !sets.iter().all(fits) {
                return Err(Fault::Shape);
            }
            each_once(cells)
        }
        Condition::Sum { terms, totals } => {
            let number = |number: i32, least: i64| {
                let number = i64::from(number);
                let is_inside = (least..=MAX_TOTAL).contains(&number);
                is_inside.then_some(()).ok_or(Fault::Number {
                    number,
                    least,
                    greatest: MAX_TOTAL,
                })
            };
            number(totals.step, 1)?;
            number(totals.least, -MAX_TOTAL)?;
            number(totals.greatest, -MAX_TOTAL)?;
            let weights = terms.iter().map(|&(_, weight)| i64::from(weight).abs());
            if weights.sum::<i64>() * layout.digits() as i64 > MAX_TOTAL {
                return Err(Fault::TooLarge);
            }
            each_once(&terms.iter().map(|&(cell, _)| cell).collect::<Vec<_>>())
        }
        Condition::Pair {
            first,
            second,
            relation,
        } => {
            each_once(&[*first, *second])?;
            same_digits(relation.digits())
        }
        Condition::Line { cells, .. } if cells.is_empty() => Err(Fault::TooFew { least: 1 }),
        Condition::Line { automaton, .. } => same_digits(automaton.digits()),
        Condition::Any(ways) => {
            let mut conditions = ways.iter().flatten();
            conditions.try_for_each(|condition| check(condition, layout))
        }
    }
}

/// The node that ends every allowed combination.
const ACCEPTED: usize = 0;

/// The allowed combinations, as a tree whose equal branches are merged.
struct Tree {
    digits: usize,
    /// For each node, where each digit leads; `None` where nothing allowed follows.
    nodes: Vec<Vec<Option<usize>>>,
    known: HashMap<Vec<Option<usize>>, usize>,
}

impl Tree {
    /// The node for what may follow some digits; `None` if nothing may.
    fn node(
        &mut self,
        before: &mut Vec<Digit>,
        length: usize,
        allows: &impl Fn(&[Digit]) -> bool,
    ) -> Option<usize> {
        if before.len() == length {
            return allows(before).then_some(ACCEPTED);
        }
        let mut node = Vec::with_capacity(self.digits);
        for digit in (0..self.digits).map(Digit::from_index) {
            before.push(digit);
            node.push(self.node(before, length, allows));
            before.pop();
        }
        if node.iter().all(Option::is_none) {
            return None;
        }
        if let Some(&known) = self.known.get(&node) {
            return Some(known);
        }
        self.nodes.push(node.clone());
        self.known.insert(node, self.nodes.len() - 1);
        Some(self.nodes.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn digit(value: u8) -> Digit {
        Digit::new(value).unwrap()
    }

    #[test]
    fn a_function_is_taken_at_its_word() {
        let layout = Layout::of_size(4).unwrap();
        let cells = [0, 5, 10].map(Cell::new);
        let rising = |digits: &[Digit]| digits.is_sorted();
        let custom = Custom::from_fn("rising", &layout, &cells, rising).unwrap();
        let [Condition::Line { automaton, .. }] = &custom.conditions[..] else {
            panic!("{custom:?}")
        };
        for number in 0..64_u8 {
            let word = [number / 16, number / 4 % 4, number % 4].map(|index| digit(index + 1));
            assert_eq!(automaton.accepts(word), rising(&word), "{word:?}");
        }
    }

    #[test]
    fn what_nothing_meets_and_what_is_too_large_is_refused() {
        let layout = Layout::classic();
        let cells: Vec<Cell> = (0..9).map(Cell::new).collect();
        let never = |_: &[Digit]| false;
        let refused = |cells: &[Cell]| Custom::from_fn("", &layout, cells, never).unwrap_err();
        assert_eq!(refused(&cells[..2]), Fault::Impossible);
        assert_eq!(refused(&cells), Fault::TooLarge);
    }
}
