//! What a request says of layout, givens and solution is kept, or refused with a reason.

use std::ops::RangeInclusive;

use grille::generate::{
    Effort, NotMade, PuzzleId, Random, Request, RequestError, Symmetry, generate, random_grid,
};
use grille::logic::Technique;
use grille::{BoxShape, Budget, Cell, CellSet, Grid, Layout};

use crate::{assert_unique, cells, is_minimal, make};

#[test]
fn every_size_gives_puzzles_with_one_solution_that_come_back_from_their_ids() {
    for (rows, columns) in [(2, 2), (2, 3), (3, 2), (2, 4), (3, 3), (2, 5), (3, 4)] {
        let request = Request::new(Layout::with_boxes(BoxShape::new(rows, columns).unwrap()));
        for seed in 0..3 {
            let made = make(&request, seed);
            assert_unique(&made.puzzle);
            let id: PuzzleId = made.id.to_string().parse().unwrap();
            assert_eq!(id, made.id);
            assert_eq!(id.rebuild(&Request::classic()).unwrap(), made);
            assert_eq!(make(&request, seed), made);
        }
    }
}

#[test]
fn minimal_puzzles_are_minimal_and_what_the_plain_way_gives() {
    for seed in 0..40 {
        let made = make(&Request::classic().minimal(), seed);
        assert_unique(&made.puzzle);
        assert!(is_minimal(&made.puzzle), "{}", made.puzzle);
    }
    let small = Request::new(Layout::of_size(6).unwrap())
        .minimal()
        .symmetry(Symmetry::HalfTurn);
    let made = make(&small, 3);
    assert!(
        is_minimal(&made.puzzle)
            && Symmetry::HalfTurn.holds(made.puzzle.layout(), &cells(&made.puzzle))
    );
}

#[test]
fn symmetric_puzzles_are_symmetric() {
    for symmetry in Symmetry::ALL {
        assert_eq!(symmetry.id().parse(), Ok(symmetry));
        for seed in 0..3 {
            let made = make(&Request::classic().symmetry(symmetry), seed);
            assert_unique(&made.puzzle);
            assert!(
                symmetry.holds(made.puzzle.layout(), &cells(&made.puzzle)),
                "{symmetry:?} {}",
                made.puzzle
            );
            assert_eq!(
                made.id
                    .to_string()
                    .parse::<PuzzleId>()
                    .unwrap()
                    .rebuild(&Request::classic())
                    .unwrap(),
                made
            );
        }
    }
}

#[test]
fn the_number_of_givens_is_as_ordered() {
    for clues in [22..=22, 24..=25, 30..=30, 45..=50] {
        let made = make(&Request::classic().clues(clues.clone()), 5);
        assert_unique(&made.puzzle);
        assert!(
            clues.contains(&made.puzzle.values().count()),
            "{}",
            made.puzzle
        );
        assert_eq!(made.id.rebuild(&Request::classic()).unwrap(), made);
    }
    let both = Request::classic().clues(23..=24).minimal();
    let made = make(&both, 5);
    assert!(is_minimal(&made.puzzle) && made.puzzle.values().count() <= 24);
}

#[test]
fn a_pattern_and_a_solution_are_kept() {
    let ring = "1111....1111....111......11....1...............1....11......111....1111....111111";
    let pattern: CellSet = ring
        .bytes()
        .take(81)
        .enumerate()
        .filter(|(_, mark)| *mark == b'1')
        .map(|(cell, _)| Cell::new(cell))
        .collect();
    let request = Request::classic().pattern(pattern);
    let made = make(&request, 1);
    assert_unique(&made.puzzle);
    assert_eq!(cells(&made.puzzle), pattern);
    assert_eq!(made.id.rebuild(&request).unwrap(), made);
    assert!(made.id.rebuild(&Request::classic()).is_err());

    let solution = random_grid(
        &Layout::classic(),
        &mut Random::from_seed(4),
        Budget::default(),
    )
    .unwrap()
    .unwrap();
    let made = make(&Request::classic().solution(solution.clone()), 1);
    assert_eq!(made.puzzle.solution(), Some(&solution));
    assert_unique(&made.puzzle);
}

#[test]
fn any_layout_of_houses_will_do() {
    // A 6×6 jigsaw: rows, columns, and regions of two rows by halves, shifted.
    let square = Layout::of_size(6).unwrap();
    let mut houses: Vec<grille::House> = square.houses()[..12].to_vec();
    let regions = ["001111", "000112", "033422", "334422", "344552", "345555"];
    let regions: Vec<u8> = regions.concat().into_bytes();
    for number in 0..6 {
        let cells = (0..36)
            .filter(|&cell| regions[cell] == b'0' + number)
            .map(Cell::new)
            .collect();
        houses.push(grille::House::new(
            grille::HouseKind::Box,
            number.into(),
            cells,
        ));
    }
    let places = square.cells().map(|cell| square.place(cell)).collect();
    let request =
        Request::new(Layout::from_houses(6, places, houses).unwrap()).symmetry(Symmetry::HalfTurn);
    let made = make(&request, 1);
    assert_unique(&made.puzzle);
    assert_eq!(made.id.rebuild(&request).unwrap(), made);
    assert!(made.id.rebuild(&Request::classic()).is_err());
}

#[test]
fn an_order_that_cannot_be_says_why() {
    let refused = |request: Request| match generate(&request, 1, Effort::default()) {
        Err(NotMade::Impossible(error)) => error,
        other => panic!("{other:?}"),
    };
    let few = CellSet::first(5);
    assert_eq!(
        refused(Request::classic().clues(1..=16)),
        RequestError::Clues {
            least: 17,
            most: 81
        }
    );
    assert_eq!(
        refused(Request::classic().pattern(few)),
        RequestError::Pattern {
            count: 5,
            least: 17
        }
    );
    assert_eq!(
        refused(
            Request::classic()
                .pattern(CellSet::first(30))
                .clues(20..=20)
        ),
        RequestError::PatternClues(30)
    );
    assert_eq!(
        refused(
            Request::classic()
                .pattern(CellSet::first(30))
                .symmetry(Symmetry::Full)
        ),
        RequestError::PatternSymmetry(Symmetry::Full)
    );
    assert_eq!(
        refused(Request::classic().solution(Grid::empty(Layout::classic()))),
        RequestError::SolutionIncomplete
    );
    assert_eq!(
        refused(Request::classic().hodoku(RangeInclusive::new(5, 4))),
        RequestError::EmptyRange
    );
    assert_eq!(
        refused(
            Request::classic()
                .technique(Technique::XWing)
                .only([Technique::NakedSingle])
        ),
        RequestError::TechniqueNotAmong(Technique::XWing)
    );
}

#[test]
fn an_order_that_is_not_met_ends_with_the_closest() {
    let request = Request::classic().clues(17..=17).symmetry(Symmetry::Full);
    let effort = Effort {
        attempts: 3,
        ..Effort::default()
    };
    let Err(NotMade::Spent {
        attempts: 3,
        closest: Some(closest),
    }) = generate(&request, 1, effort)
    else {
        panic!("17 givens with full symmetry");
    };
    assert_unique(&closest.puzzle);
    assert!(Symmetry::Full.holds(closest.puzzle.layout(), &cells(&closest.puzzle)));
    let cancelled = std::sync::atomic::AtomicBool::new(true);
    let effort = Effort {
        budget: Budget::default().cancel(&cancelled),
        ..effort
    };
    assert_eq!(generate(&request, 1, effort), Err(NotMade::Cancelled));
}
