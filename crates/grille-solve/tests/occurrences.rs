//! How often each digit comes: what a layout says about it holds in its solutions.

use std::collections::BTreeSet;

use grille_core::layouts::NamedLayout;
use grille_core::{Budget, Draft};
use grille_solve::{Solver, Validate};

#[test]
fn each_digit_comes_as_often_in_a_solution_as_its_layout_says() {
    for named in NamedLayout::ALL {
        let layout = named.layout();
        let puzzle = Draft::new(layout.clone()).validate().unwrap();
        let budget = Budget::default().nodes(2_000_000);
        let solution = Solver::new(&puzzle).with_budget(budget).first_solution();
        let solution = solution.unwrap().unwrap();
        let count = |digit| solution.iter().filter(move |value| *value == Some(digit));
        let counts: BTreeSet<usize> = (layout.all_digits().iter())
            .map(|digit| count(digit).count())
            .collect();
        match layout.occurrences() {
            Some(each) => assert_eq!(counts, BTreeSet::from([each]), "{named:?}"),
            // Where grids share single cells, one digit may come more often than another.
            None => assert!(counts.len() > 1, "{named:?}: {counts:?}"),
        }
    }
}
