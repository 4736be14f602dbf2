//! What stands beside the givens of a puzzle in the making: the layout, its rules, and the clues that may go.

use std::sync::Arc;

use super::setting::Setting;
use crate::variant::{Constraint, Model};
use crate::{Cell, Digit, Geometry, Grid, Puzzle};

/// A layout with rules and clues.
pub(super) struct Ground {
    /// The layout with the groups of its rules.
    geometry: Geometry,
    variant: Option<Variant>,
}

struct Variant {
    base: Geometry,
    rules: Vec<Constraint>,
    clues: Vec<Constraint>,
    /// All of them.
    whole: Arc<Model>,
    /// Those that are there now.
    present: Vec<bool>,
    now: Arc<Model>,
}

impl Ground {
    /// A layout without rules of its own.
    pub(super) fn plain(geometry: &Geometry) -> Ground {
        Ground {
            geometry: geometry.clone(),
            variant: None,
        }
    }

    /// None where the constraints do not go together.
    pub(super) fn of(setting: &Setting) -> Option<Ground> {
        if setting.rules.is_empty() && setting.clues.is_empty() {
            return Some(Ground::plain(&setting.base));
        }
        let rules = Model::new(&setting.base, setting.rules.clone()).ok()?;
        let whole = Arc::new(setting.model()?);
        Some(Ground {
            geometry: rules.geometry().clone(),
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

    /// The layout with the groups of its rules, not of its clues.
    pub(super) fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    pub(super) fn is_plain(&self) -> bool {
        self.variant.is_none()
    }

    pub(super) fn clues(&self) -> &[Constraint] {
        self.variant.as_ref().map_or(&[], |variant| &variant.clues)
    }

    /// The numbers of the clues that another filling breaks; none where it breaks a rule.
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

    /// Keeps these clues only.
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

    /// A puzzle of these givens, with the clues that are kept.
    pub(super) fn puzzle(&self, givens: Vec<Option<Digit>>) -> Puzzle {
        match &self.variant {
            None => Grid::from_values(self.geometry.clone(), givens).into(),
            Some(variant) => {
                let geometry = variant.now.geometry().clone();
                Puzzle::of_model(
                    Grid::from_values(geometry, givens),
                    Arc::clone(&variant.now),
                )
            }
        }
    }
}
