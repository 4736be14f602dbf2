//! Puzzles of the named variants.

use grille::generate::{
    Effort, Made, NotMade, PuzzleId, Random, Recipe, Request, RequestError, generate, random_grid,
};
use grille::{Budget, Layout};

use crate::{assert_unique, make};

fn variant(request: Request, words: &str) -> Request {
    words.split('+').fold(request, |request, word| {
        request.variant(Recipe::named(word).unwrap())
    })
}

/// Makes a puzzle of variants and looks at it: one solution, by the exact solver alone.
fn make_variant(request: &Request, seed: u64) -> Made {
    let made = make(request, seed);
    assert_unique(&made.puzzle);
    let id: PuzzleId = made.id.to_string().parse().unwrap();
    assert_eq!(id, made.id);
    made
}

#[test]
fn variants_of_every_family_are_made_and_come_back_from_their_ids() {
    for words in [
        "x",
        "jigsaw",
        "anti-knight",
        "non-consecutive",
        "all-white",
        "cage",
        "less",
        "kropki",
        "even",
        "quadruple",
        "thermo",
        "arrow",
        "clone",
        "sandwich",
        "little-killer",
        "box-index",
        "equal",
        "region",
        "look-and-say",
        "cage+x",
    ] {
        let request = variant(Request::new(Layout::of_size(6).unwrap()), words);
        let made = make_variant(&request, 1);
        let again = made.id.rebuild(&Request::classic()).unwrap();
        assert_eq!(again, made, "{}", made.id);
        let is_jigsaw = made.puzzle.base_layout().boxes().is_none();
        assert_eq!(is_jigsaw, words == "jigsaw");
        assert!(is_jigsaw || !made.puzzle.constraints().is_empty());
    }
}

#[test]
fn killers_have_no_givens_and_cover_the_grid() {
    let made = make_variant(&variant(Request::classic(), "killer"), 2);
    let cages = made.puzzle.constraints();
    let cells: usize = cages
        .iter()
        .map(|cage| cage.cells(&Layout::classic()).len())
        .sum();
    assert_eq!((made.puzzle.values().count(), cells), (0, 81));
}

#[test]
fn layouts_and_rules_go_together_where_they_can() {
    let tiny = make_variant(&variant(Request::classic(), "tiny-samurai"), 1);
    assert_eq!(tiny.id.rebuild(&Request::classic()).unwrap(), tiny);
    let refused = |request: Request| match generate(&request, 1, Effort::default()) {
        Err(NotMade::Impossible(error)) => error,
        other => panic!("{other:?}"),
    };
    let recipe = |word: &str| Recipe::named(word).unwrap();
    assert_eq!(
        refused(variant(Request::classic(), "samurai+twin")),
        RequestError::Variant(recipe("samurai"))
    );
    assert_eq!(
        refused(variant(
            Request::new(Layout::of_size(6).unwrap()),
            "windoku"
        )),
        RequestError::Variant(recipe("windoku"))
    );
    let grid = random_grid(
        &Layout::classic(),
        &mut Random::from_seed(4),
        Budget::default(),
    );
    let request = Request::classic().solution(grid.unwrap().unwrap());
    assert_eq!(
        refused(variant(request, "non-consecutive")),
        RequestError::SolutionVariant(recipe("non-consecutive"))
    );
}

/// `GRILLE_VARIANTS=3 cargo test --release -p grille --test generate every_named_variant -- --ignored --nocapture`
#[test]
#[ignore = "takes minutes: GRILLE_VARIANTS says how many of each"]
fn every_named_variant_can_be_made() {
    let count = std::env::var("GRILLE_VARIANTS").unwrap_or_else(|_| "1".to_string());
    let count: u64 = count.parse().unwrap();
    let only = std::env::var("GRILLE_VARIANT").ok();
    let mut failed = Vec::new();
    for recipe in Recipe::all() {
        if only
            .as_ref()
            .is_some_and(|only| !only.split(',').any(|word| word == recipe.word()))
        {
            continue;
        }
        let request = Request::classic().variant(*recipe);
        if request.check().is_err() {
            assert_eq!(recipe.word(), "magic-boxes");
            continue;
        }
        let mut times = Vec::new();
        for seed in 0..count {
            let start = std::time::Instant::now();
            let effort = Effort {
                attempts: 20,
                ..Effort::default()
            };
            let result = generate(&request, seed, effort);
            times.push(start.elapsed().as_millis());
            match result {
                Ok(made) => {
                    assert_unique(&made.puzzle);
                    println!(
                        "{:18} {:5} ms, {} givens, {} constraints",
                        recipe.word(),
                        times.last().unwrap(),
                        made.puzzle.values().count(),
                        made.puzzle.constraints().len()
                    );
                }
                Err(error) => {
                    println!("{:18} {error} {:?}", recipe.word(), times.last());
                    failed.push(recipe.word());
                }
            }
        }
    }
    assert!(failed.is_empty(), "{failed:?}");
}
