//! What takes long looks at its budget while it works, and ends soon after that is over.

use std::cell::Cell;

use grille::layouts::NamedLayout;
use grille::logic::hint::hint_within;
use grille::logic::{
    Explanation, Options, Position, Technique, all_steps_within, next_step_within,
};
use grille::{Budget, BudgetSpent, Draft, Puzzle, Validate};

/// The empty grid of a layout.
fn empty(layout: NamedLayout) -> Puzzle {
    Draft::new(layout.layout()).validate().unwrap()
}

/// Does something within a budget that is over from the look at it of this number on; how often it was looked at.
fn looks<T>(over_at: usize, work: impl FnOnce(Budget<'_>) -> T) -> (T, usize) {
    let count = Cell::new(0);
    let is_over = || {
        count.set(count.get() + 1);
        count.get() >= over_at
    };
    let done = work(Budget::default().deadline(&is_over));
    (done, count.get())
}

#[test]
fn no_technique_begins_when_the_budget_is_over() {
    let position = Position::new(&empty(NamedLayout::Samurai));
    for technique in Technique::all() {
        let (step, count) = looks(1, |budget| next_step_within(&position, [technique], budget));
        assert!(step.is_none() && count == 1, "{}", technique.id());
    }
}

#[test]
fn a_technique_that_searches_long_stops_in_the_middle_of_it() {
    // On the empty samurai each of these takes long and finds nothing.
    let position = Position::new(&empty(NamedLayout::Samurai));
    for technique in [
        Technique::NiceLoop,
        Technique::GroupedNiceLoop,
        Technique::ForcingChain,
        Technique::ForcingNet,
    ] {
        let (step, count) = looks(5, |budget| next_step_within(&position, [technique], budget));
        assert!(step.is_none());
        assert_eq!(count, 5, "{} went on", technique.id());
        let (steps, count) = looks(5, |budget| {
            all_steps_within(&position, [technique], Options::default(), budget)
        });
        assert!(steps.is_empty());
        assert_eq!(count, 5, "{} went on", technique.id());
    }
}

#[test]
fn a_hint_and_an_explanation_of_an_empty_samurai_end_with_their_budget() {
    let puzzle = empty(NamedLayout::Samurai);
    let techniques: Vec<Technique> = Technique::all().collect();
    // More looks than there are techniques: it is over in the middle of one.
    let over_at = 1_000;
    let (hint, count) = looks(over_at, |budget| {
        hint_within(&puzzle, &[], &techniques, budget)
    });
    assert!(matches!(hint, Err(BudgetSpent)));
    assert!((over_at..over_at + 10).contains(&count), "{count} looks");
    let (explanation, count) = looks(over_at, |budget| {
        Explanation::of(&puzzle, &techniques, budget)
    });
    assert!(explanation.stopped && explanation.path.steps.is_empty());
    assert!((over_at..over_at + 10).contains(&count), "{count} looks");
}
