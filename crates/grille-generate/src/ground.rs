//! The ground of a puzzle in the making: everything apart from the givens, that is the layout, its fixed constraints,
//! and the clues that may be removed.

use std::sync::Arc;

use grille_core::constraint::Constraint;
use grille_core::{Cell, Digit, Grid, Layout};
use grille_solve::{Model, Puzzle};

use super::setting::Setting;

/// A layout with fixed constraints and removable clues.
pub(super) struct Ground {
    /// The layout with the groups of its fixed constraints.
    layout: Layout,
    variant: Option<Variant>,
}

struct Variant {
    base: Layout,
    rules: Vec<Constraint>,
    clues: Vec<Constraint>,
    /// All of them.
    whole: Arc<Model>,
    /// Which clues are present now.
    present: Vec<bool>,
    now: Arc<Model>,
}

impl Ground {
    /// A layout without constraints.
    pub(super) fn plain(layout: &Layout) -> Ground {
        Ground {
            layout: layout.clone(),
            variant: None,
        }
    }

    /// `None` if the constraints are incompatible.
    pub(super) fn of(setting: &Setting) -> Option<Ground> {
        if setting.rules.is_empty() && setting.clues.is_empty() {
            return Some(Ground::plain(&setting.base));
        }
        let rules = Model::new(&setting.base, setting.rules.clone()).ok()?;
        let whole = Arc::new(setting.model()?);
        Some(Ground {
            layout: rules.layout().clone(),
            variant: Some(Variant {
                base: setting.base.clone(),
                rules: setting.rules.clone(),
                clues: setting.clues.clone(),
                present: vec![true; setting.clues.len()],
                now: Arc::clone(&whole),
                whole,
            }),
        })
    }

    /// The layout with the groups of its fixed constraints, but not of its clues.
    pub(super) fn layout(&self) -> &Layout {
        &self.layout
    }

    pub(super) fn is_plain(&self) -> bool {
        self.variant.is_none()
    }

    pub(super) fn clues(&self) -> &[Constraint] {
        self.variant.as_ref().map_or(&[], |variant| &variant.clues)
    }

    /// The indices of the clues that another filling breaks; `None` if it breaks a fixed constraint.
    pub(super) fn broken_clues(&self, other: &[u8]) -> Option<Vec<usize>> {
        let Some(variant) = &self.variant else {
            return Some(Vec::new());
        };
        let digit = |cell: Cell| Digit::from_index(usize::from(other[cell.index()]) - 1);
        let mut broken = Vec::new();
        for (number, condition) in variant.whole.conditions() {
            let clue = number.checked_sub(variant.rules.len());
            if clue.is_some() && clue == broken.last().copied() || condition.is_met(&digit) {
                continue;
            }
            broken.push(clue?);
        }
        Some(broken)
    }

    /// Keeps only these clues.
    pub(super) fn keep(&mut self, present: &[bool]) {
        let Some(variant) = &mut self.variant else {
            return;
        };
        if variant.present == present {
            return;
        }
        variant.present = present.to_vec();
        let mut constraints = variant.rules.clone();
        let kept = variant.clues.iter().zip(present);
        constraints.extend(
            kept.filter(|(_, kept)| **kept)
                .map(|(clue, _)| clue.clone()),
        );
        let model = Model::new(&variant.base, constraints);
        variant.now = Arc::new(model.expect("constraints that go together do so without some"));
    }

    /// A puzzle with these givens and the clues that are kept.
    pub(super) fn puzzle(&self, givens: Vec<Option<Digit>>) -> Puzzle {
        match &self.variant {
            None => Grid::from_values(self.layout.clone(), givens).into(),
            Some(variant) => {
                let layout = variant.now.layout().clone();
                Puzzle::of_model(Grid::from_values(layout, givens), Arc::clone(&variant.now))
            }
        }
    }
}
