//! Empty grids have as many solutions as are known from elsewhere.

use grille::constraint::{Constraint, Whole};
use grille::solve::CountEnd;
use grille::{Draft, Layout, Puzzle, Solver, Validate};
use grille_needs::needs_data;

use crate::data;

fn empty(rules: &[Whole]) -> Puzzle {
    let mut draft = Draft::new(Layout::classic());
    draft.constraints = rules.iter().map(|&rule| Constraint::Whole(rule)).collect();
    draft.validate().expect("an empty grid")
}

fn assert_count(puzzle: &Puzzle, expected: u64) {
    let counted = Solver::new(puzzle).count(u64::MAX);
    assert_eq!((counted.solutions, counted.end), (expected, CountEnd::All));
}

#[test]
fn miracle_grids() {
    let rules = [Whole::AntiKnight, Whole::AntiKing, Whole::NonConsecutive];
    assert_count(&empty(&rules), 72);
}

#[test]
fn magic_grids() {
    assert_count(&empty(&[Whole::MagicBoxes]), 0);
}

#[test]
fn magic_grids_modulo_nine() {
    assert_count(&empty(&[Whole::MagicModulo]), 32_256);
}

#[test]
fn semi_magic_grids() {
    assert_count(&empty(&[Whole::SemiMagic]), 5_971_968);
}

#[test]
fn hypercubes() {
    assert_count(&empty(&[Whole::Hypercube]), 37_739_520);
}

#[needs_data("variants/topologies.json")]
#[test]
fn layouts_of_groups() {
    for (name, expected) in [
        ("3doku4", 768),
        ("roxdoku3", 14_515_200),
        ("hypercube3", 37_739_520),
    ] {
        let draft = Draft::new(data::topology(name));
        assert_count(&draft.validate().expect("an empty grid"), expected);
    }
}
