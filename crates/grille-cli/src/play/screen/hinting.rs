//! The hint on the screen: how much of it is revealed, and what it points at.

use grille::game::Action;
use grille::logic::Candidate;
use grille::logic::hint::{Hint, Level};
use grille::say::{Say, Text, text};
use grille::{BudgetSpent, CellSet};

use super::super::hint::none_in_time;
use super::app::{App, Effect, Seen};

/// A hint, and how much of it is revealed.
#[derive(Clone, Debug)]
pub(super) struct Hinted {
    pub(super) hint: Hint,
    pub(super) level: Level,
}

impl App {
    /// The first hint, or more of the current one; at its end it is carried out.
    pub(super) fn more_of_hint(&mut self) -> Effect {
        let Some(Hinted {
            hint: Hint::Step(next),
            level,
        }) = &mut self.hinted
        else {
            self.thinking = true;
            return Effect::FindHint;
        };
        match level.next() {
            Some(Level::Apply) | None => {
                let (moves, told) = (next.moves(), next.done());
                self.hinted = None;
                self.message = Some(told);
                self.act(&Action::Carry(moves));
            }
            Some(further) => *level = further,
        }
        Effect::None
    }

    /// A hint was found, or none in time.
    pub(super) fn found(&mut self, hint: Result<Hint, BudgetSpent>) {
        self.thinking = false;
        self.told.set(Seen::default());
        let Ok(hint) = hint else {
            self.message = Some(none_in_time());
            return;
        };
        self.hinted = Some(Hinted {
            hint,
            level: Level::Where,
        });
    }

    /// The wording of the hint so far, and how to get more of it.
    pub(super) fn hint_told(&self) -> Option<(Text, Text)> {
        let Hinted { hint, level } = self.hinted.as_ref()?;
        Some(match hint {
            Hint::Step(next) if *level == Level::Step => {
                (next.describe(*level), text!("screen-hint-do"))
            }
            Hint::Step(next) => (next.describe(*level), text!("screen-hint-more")),
            Hint::Mistakes(_) => (hint.text(), text!("screen-hint-mistake")),
            _ => (hint.text(), text!("screen-hint-end")),
        })
    }

    /// The cells that the hint points at.
    pub(super) fn hinted_cells(&self) -> CellSet {
        match &self.hinted {
            Some(Hinted {
                hint: Hint::Step(next),
                level,
            }) if *level >= Level::Cells => next.cells().into_iter().collect(),
            Some(Hinted {
                hint: Hint::Step(next),
                ..
            }) => {
                let houses = next.houses();
                let houses = houses
                    .iter()
                    .filter_map(|&house| self.game.layout().houses().get(house));
                houses
                    .flat_map(|house| house.cells().iter().copied())
                    .collect()
            }
            Some(Hinted {
                hint: Hint::Mistakes(mistakes),
                ..
            }) => mistakes
                .iter()
                .take(1)
                .map(|mistake| mistake.cell)
                .collect(),
            Some(Hinted {
                hint: Hint::Stuck { answer, .. },
                ..
            }) => CellSet::from_iter([answer.cell]),
            _ => CellSet::EMPTY,
        }
    }

    /// What the hint places and removes, once it is fully revealed.
    pub(super) fn hinted_candidates(&self) -> (&[Candidate], &[Candidate]) {
        match &self.hinted {
            Some(Hinted {
                hint: Hint::Step(next),
                level,
            }) if *level >= Level::Step => (&next.step.placements, &next.step.eliminations),
            _ => (&[], &[]),
        }
    }
}
