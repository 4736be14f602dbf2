//! Sudoku Explainer's ER, EP and ED against the published ones (data folder), and its path against the solution.
//!
//! `GRILLE_RATINGS=all` rates every puzzle, the hardest included, and prints a table by band.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use grille::rate::{ExplainerPath, ExplainerTechnique, Tenths, explainer, explainer_within};
use grille::{Budget, Outcome, Puzzle, Solver};
use grille_needs::{data_folder, needs_data};

/// The puzzles of a list, with ER, EP and ED.
fn list(name: &str) -> Vec<(String, [String; 3])> {
    let text = fs::read_to_string(Path::new(data_folder!()).join(name)).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let fields: Vec<String> = line.split('\t').map(String::from).collect();
            (
                fields[0].clone(),
                [fields[1].clone(), fields[2].clone(), fields[3].clone()],
            )
        })
        .collect()
}

fn all_are_wanted() -> bool {
    std::env::var("GRILLE_RATINGS").is_ok_and(|which| which == "all")
}

fn er(numbers: &[String; 3]) -> f64 {
    numbers[0].parse().unwrap()
}

/// Rates the puzzles and returns how many percent have these numbers.
fn percent_right<'l>(
    name: &str,
    puzzles: impl IntoIterator<Item = &'l (String, [String; 3])>,
) -> f64 {
    let mut bands: BTreeMap<u32, (u32, u32, f64)> = BTreeMap::new();
    for (text, numbers) in puzzles {
        let puzzle: Puzzle = text.parse().unwrap();
        let start = Instant::now();
        let rating = explainer(&puzzle).unwrap_or_else(|| panic!("{text} is not rated"));
        let took = start.elapsed().as_secs_f64();
        let told = [rating.hardest, rating.to_first_placement, rating.first];
        let told = told.map(|tenths| tenths.to_string());
        let band = bands.entry((er(numbers) * 2.0) as u32).or_default();
        band.0 += u32::from(told == *numbers);
        band.1 += 1;
        band.2 += took;
        if told != *numbers {
            println!("{text}: {told:?}, published {numbers:?}");
        }
    }
    println!("{name}: ER, right, all, seconds for each");
    for (band, (right, all, seconds)) in &bands {
        let least = f64::from(*band) / 2.0;
        println!(
            "  {least:4.1} {right:5} {all:5} {:.4}",
            seconds / f64::from(*all)
        );
    }
    let sum = |of: fn(&(u32, u32, f64)) -> u32| bands.values().map(of).sum::<u32>();
    100.0 * f64::from(sum(|band| band.0)) / f64::from(sum(|band| band.1))
}

#[needs_data("se_ratings.tsv")]
#[test]
fn ratings_on_which_three_programs_agree_are_exact() {
    let list = list("se_ratings.tsv");
    let hard = list
        .iter()
        .filter(|(_, numbers)| er(numbers) >= 9.5)
        .take(1);
    let easy = list.iter().filter(|(_, numbers)| er(numbers) < 9.5);
    let percent = if all_are_wanted() {
        percent_right("se_ratings.tsv", &list)
    } else {
        percent_right("se_ratings.tsv", easy.step_by(3).chain(hard))
    };
    assert!(percent >= 100.0, "{percent}");
}

#[needs_data("se_ratings_large.tsv")]
#[test]
fn ratings_of_one_other_program_are_nearly_all_the_same() {
    let list = list("se_ratings_large.tsv");
    let easy = list.iter().filter(|(_, numbers)| er(numbers) < 9.5);
    let percent = if all_are_wanted() {
        percent_right("se_ratings_large.tsv", &list)
    } else {
        percent_right("se_ratings_large.tsv", easy.step_by(10))
    };
    assert!(percent >= 99.5, "{percent}");
}

#[needs_data("se_published_hard.tsv")]
#[test]
fn published_ratings_of_the_hardest_puzzles_are_nearly_all_the_same() {
    let list = list("se_published_hard.tsv");
    let step = list.len() / 100;
    let percent = if all_are_wanted() {
        percent_right("se_published_hard.tsv", list.iter().step_by(step).take(100))
    } else {
        let quick = list.iter().filter(|(_, numbers)| er(numbers) < 10.0);
        percent_right("se_published_hard.tsv", quick.take(1))
    };
    assert!(percent >= 95.0, "{percent}");
}

/// The path leads to the solution, and its numbers are those of the rating.
#[needs_data("se_ratings.tsv")]
#[test]
fn every_step_agrees_with_the_solution() {
    let mut steps = 0;
    let list = list("se_ratings.tsv");
    let easy = list.iter().filter(|(_, numbers)| er(numbers) < 9.5);
    for (text, _) in easy.step_by(5) {
        let puzzle: Puzzle = text.parse().unwrap();
        let Outcome::Unique(solution) = Solver::new(&puzzle).outcome() else {
            panic!("{text} has not one solution");
        };
        let path = ExplainerPath::of(&puzzle, None, Budget::default()).unwrap();
        assert!(path.is_solved, "{text}");
        assert_eq!(path.rating(), explainer(&puzzle), "{text}");
        for step in &path.steps {
            if let Some(placed) = step.placement {
                assert_eq!(
                    solution.get(placed.cell),
                    Some(placed.digit),
                    "{text}: {step:?}"
                );
            }
            for gone in &step.eliminations {
                assert_ne!(
                    solution.get(gone.cell),
                    Some(gone.digit),
                    "{text}: {step:?}"
                );
            }
            assert!(
                step.placement.is_some() || !step.eliminations.is_empty(),
                "{text}: {step:?}"
            );
            steps += 1;
        }
    }
    assert!(steps > 5000, "{steps}");
}

/// ER 8.6, by chains from all candidates of a cell.
const CHAINS: &str =
    ".....3.8....5..1...5.....745...783...7.....1...924...548.....9...6..4....1.7.....";

#[test]
fn a_path_stops_before_a_step_that_is_too_hard() {
    let puzzle: Puzzle = CHAINS.parse().unwrap();
    let rating = explainer(&puzzle).unwrap();
    let hardest = rating.hardest;
    assert_eq!(hardest.to_string(), "8.6");
    let most = |most| explainer_within(&puzzle, Some(most), Budget::default());
    assert_eq!(most(hardest), Some(rating));
    assert_eq!(most(Tenths(hardest.0 - 1)), None);
    let path = ExplainerPath::of(&puzzle, Some(Tenths(30)), Budget::default()).unwrap();
    assert!(!path.is_solved && path.rating().is_none());
    assert!(path.steps.iter().all(|step| step.rating <= Tenths(30)));
    let all = ExplainerPath::of(&puzzle, None, Budget::default()).unwrap();
    assert!(all.steps.starts_with(&path.steps));
    let mut techniques = all.steps.iter().map(|step| step.technique);
    assert!(techniques.any(|technique| technique == ExplainerTechnique::CellChains));
}

#[test]
fn a_rating_can_be_cancelled() {
    let puzzle: Puzzle = CHAINS.parse().unwrap();
    let cancelled = AtomicBool::new(true);
    let budget = Budget::default().cancel(&cancelled);
    assert_eq!(explainer_within(&puzzle, None, budget), None);
    // What needs no chains takes no time worth cancelling.
    let easy: Puzzle =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
            .parse()
            .unwrap();
    assert!(explainer_within(&easy, None, budget).is_some());
}

#[test]
fn only_classic_puzzles_are_on_the_scale() {
    let four: Puzzle = "1234341221434321".replace("34", "..").parse().unwrap();
    assert_eq!(ExplainerPath::of(&four, None, Budget::default()), None);
    assert_eq!(explainer(&four), None);
}
