//! Recognising the technique behind a player's move: the easiest steps that reach the same conclusion.

use std::ops::ControlFlow;

use grille_core::{Budget, BudgetSpent};

use super::options::Options;
use super::position::Position;
use super::step::{Candidate, Step};
use super::technique::Technique;
use super::techniques::Sink;

/// How much of a player's conclusions follows from a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recognised {
    /// The steps that justify them, the easiest first.
    pub steps: Vec<Step>,
    /// The conclusions that no step justifies.
    pub open: Vec<Candidate>,
}

impl Recognised {
    /// Whether everything follows.
    #[must_use]
    pub fn follows(&self) -> bool {
        self.open.is_empty()
    }
}

/// Finds the steps by which a player in this position may have placed these digits and removed these candidates: for
/// each conclusion, the first step of the first technique that reaches it. If the puzzle is not known to have exactly
/// one solution, pass [`Technique::without_uniqueness`].
///
/// ```
/// use grille_solve::Puzzle;
/// use grille_core::Budget;
/// use grille_logic::{Candidate, Position, Technique, recognise};
/// use grille_core::{Cell, Digit};
///
/// let puzzle: Puzzle = "4....3.....3..41".parse()?;
/// let position = Position::new(&puzzle);
/// let three = Candidate::new(Cell::new(2), Digit::new(3).unwrap());
/// let used = recognise(&position, &[three], &[], Technique::as_people_look(), Budget::default())?;
/// assert_eq!(used.steps[0].technique, Technique::HiddenSingle);
/// let one = Candidate::new(Cell::new(2), Digit::new(1).unwrap());
/// let guessed = recognise(&position, &[one], &[], Technique::as_people_look(), Budget::default())?;
/// assert!(!guessed.follows());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn recognise(
    position: &Position,
    placed: &[Candidate],
    removed: &[Candidate],
    techniques: impl IntoIterator<Item = Technique>,
    budget: Budget<'_>,
) -> Result<Recognised, BudgetSpent> {
    let mut placed = placed.to_vec();
    let mut removed = removed.to_vec();
    let mut steps = Vec::new();
    for technique in techniques {
        if placed.is_empty() && removed.is_empty() {
            break;
        }
        if budget.is_over() {
            return Err(BudgetSpent);
        }
        let mut take = |step: Step| {
            let before = placed.len() + removed.len();
            placed.retain(|made| !step.placements.contains(made));
            removed.retain(|gone| !step.eliminations.contains(gone));
            if placed.len() + removed.len() < before {
                steps.push(step);
            }
            if placed.is_empty() && removed.is_empty() {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        };
        let sink = &mut Sink::new(budget, &mut take);
        let _ = position.find([technique], Options::default(), sink);
    }
    if budget.is_over() && !(placed.is_empty() && removed.is_empty()) {
        return Err(BudgetSpent);
    }
    placed.extend(removed);
    Ok(Recognised {
        steps,
        open: placed,
    })
}

#[cfg(test)]
mod tests {
    use grille_core::Digit;

    use super::*;
    use crate::{BuiltIn, next_step};

    #[test]
    fn the_conclusions_of_each_step_of_a_way_are_recognised_by_it_or_by_an_easier_one() {
        let puzzle = BuiltIn::named("d4").unwrap().puzzle();
        let techniques: Vec<Technique> = Technique::as_people_look().collect();
        let mut position = Position::new(&puzzle);
        let order = |technique| techniques.iter().position(|&its| its == technique);
        let mut seen = 0;
        while let Some(step) = next_step(&position, techniques.iter().copied()) {
            let used = recognise(
                &position,
                &step.placements,
                &step.eliminations,
                techniques.iter().copied(),
                Budget::default(),
            )
            .unwrap();
            assert!(used.follows(), "{step:?}");
            let hardest = used.steps.iter().map(|used| order(used.technique)).max();
            assert!(hardest <= Some(order(step.technique)), "{step:?}");
            position.apply(&step);
            seen += 1;
        }
        assert!(seen > 10);
    }

    #[test]
    fn what_does_not_follow_stays_open() {
        let puzzle = BuiltIn::named("d4").unwrap().puzzle();
        let position = Position::new(&puzzle);
        let techniques = || Technique::as_people_look().take(1);
        let open = puzzle.values().free_cells();
        let guesses: Vec<Candidate> = open
            .map(|cell| Candidate::new(cell, Digit::new(1).unwrap()))
            .collect();
        let used = recognise(&position, &guesses, &[], techniques(), Budget::default()).unwrap();
        assert!(!used.follows());
        assert_eq!(used.steps.len() + used.open.len(), guesses.len());
    }
}
