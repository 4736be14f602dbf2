//! Puzzles are as hard as ordered.

use grille::Puzzle;
use grille::generate::{Effort, NotMade, PuzzleId, Request, RequestError, generate};
use grille::logic::{Path, Technique, Uniqueness};
use grille::rate::{self, Grade, Tenths};

use crate::{assert_unique, make};

#[test]
fn each_grade_is_the_rater_s() {
    for grade in Grade::ALL {
        for seed in 0..3 {
            let made = make(&Request::classic().grade(grade..=grade), seed);
            assert_unique(&made.puzzle);
            assert_eq!(rate::grade(&made.puzzle), Some(grade), "{}", made.puzzle);
            let id: PuzzleId = made.id.to_string().parse().unwrap();
            assert_eq!(id.rebuild(&Request::classic()).unwrap(), made);
        }
    }
}

#[test]
fn ratings_on_other_scales_are_within_range() {
    let made = make(&Request::classic().explainer(Tenths(30)..=Tenths(42)), 1);
    assert!((Tenths(30)..=Tenths(42)).contains(&rate::explainer(&made.puzzle).unwrap().hardest));
    let made = make(&Request::classic().hodoku(500..=700), 1);
    assert!((500..=700).contains(&rate::hodoku(&made.puzzle).unwrap().score));
}

#[test]
fn a_technique_is_needed_and_enough() {
    let solved = |puzzle: &Puzzle, techniques: &[Technique]| {
        Path::of(puzzle, techniques, Uniqueness::Known).is_solved()
    };
    for technique in [
        Technique::FullHouse,
        Technique::NakedSingle,
        Technique::HiddenSingle,
        Technique::Pointing,
        Technique::NakedTriple,
        Technique::XWing,
        Technique::Skyscraper,
        Technique::XyWing,
        Technique::Jellyfish,
        Technique::HiddenQuad,
    ] {
        let made = make(&Request::classic().technique(technique), 11);
        let before: Vec<Technique> = Technique::all()
            .filter(|&other| other < technique)
            .collect();
        let with: Vec<Technique> = Technique::all()
            .filter(|&other| other <= technique)
            .collect();
        assert!(
            !solved(&made.puzzle, &before),
            "{technique:?} {}",
            made.puzzle
        );
        assert!(solved(&made.puzzle, &with), "{technique:?} {}", made.puzzle);
        assert_unique(&made.puzzle);
        assert_eq!(made.id.rebuild(&Request::classic()).unwrap(), made);
    }
    assert_eq!(
        generate(
            &Request::classic().technique(Technique::RuleOf45),
            1,
            Effort::default()
        ),
        Err(NotMade::Impossible(RequestError::TechniqueOfVariants(
            Technique::RuleOf45
        )))
    );
    let singles = [Technique::NakedSingle];
    let made = make(&Request::classic().only(singles), 1);
    assert!(solved(&made.puzzle, &singles));
}

/// `GRILLE_GENERATED=10000 cargo test --release -p grille --test generate as_many -- --nocapture`; one grade
/// with `GRILLE_GRADE=extreme` before it.
#[test]
fn as_many_of_each_grade_as_asked_for_hold() {
    let asked = std::env::var("GRILLE_GENERATED").ok();
    let count: u64 = asked
        .as_ref()
        .map_or(3, |count| count.parse().expect("a number of puzzles"));
    let only = std::env::var("GRILLE_GRADE").ok();
    let mut grades = 0;
    for grade in Grade::ALL
        .into_iter()
        .filter(|grade| only.as_ref().is_none_or(|only| only == grade.id()))
    {
        let start = std::time::Instant::now();
        let request = Request::classic().grade(grade..=grade);
        for seed in 0..count {
            let made = make(&request, 1_000_000 + seed);
            assert_unique(&made.puzzle);
            assert_eq!(rate::grade(&made.puzzle), Some(grade), "{}", made.id);
            if (seed + 1) % 1_000 == 0 || seed + 1 == count {
                let (number, grade) = (seed + 1, grade.id());
                println!("{number} puzzles of grade {grade}: {:.1?}", start.elapsed());
            }
        }
        grades += 1;
    }
    assert!(grades > 0, "GRILLE_GRADE names no grade");
}
