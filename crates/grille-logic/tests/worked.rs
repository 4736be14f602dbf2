//! The worked examples that come along: that they are still what the engine says, and how they are made.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use grille::constraint::Variant;
use grille::generate::{Effort, Recipe, Request, generate};
use grille::logic::{Basis, Candidate, Level, Position, Step, Technique, all_steps};
use grille::render::whole_text;
use grille::{Layout, Outcome, Puzzle, Solver};

/// How many examples a technique has.
const EXAMPLES: usize = 3;

#[test]
fn every_technique_has_different_examples_that_the_engine_finds() {
    for technique in Technique::all() {
        let examples = technique.worked_examples();
        assert_eq!(examples.len(), EXAMPLES, "{technique:?}");
        for (number, (puzzle, step)) in examples.iter().enumerate() {
            assert_eq!(step.technique, technique);
            // A program that is given the position finds the step too.
            let found = all_steps(&Position::new(puzzle), [technique]);
            assert!(found.contains(step), "{technique:?}");
            // The smallest examples of constraints have many solutions.
            let own = usize::from(technique.example().is_some());
            match Solver::new(puzzle).outcome() {
                Outcome::Unique(solution) => {
                    let right = |each: &Candidate| solution.get(each.cell) == Some(each.digit);
                    assert!(step.placements.iter().all(right), "{technique:?}");
                    assert!(!step.eliminations.iter().any(right), "{technique:?}");
                }
                other => assert!(number < own, "{technique:?} {other:?}"),
            }
        }
        for (at, (puzzle, _)) in examples.iter().enumerate() {
            let before = &examples[..at];
            assert!(
                before.iter().all(|(other, _)| other != puzzle),
                "{technique:?}"
            );
        }
    }
}

#[test]
fn forms_that_a_technique_has_are_shown() {
    let kinds = |technique: Technique| {
        let mut kinds: Vec<String> = (technique.worked_examples().iter())
            .map(|(puzzle, step)| kinds(puzzle, &step.evidence.houses))
            .collect();
        kinds.sort_unstable();
        kinds
    };
    for technique in [
        Technique::FullHouse,
        Technique::HiddenSingle,
        Technique::NakedPair,
    ] {
        assert_eq!(kinds(technique), ["box", "column", "row"], "{technique:?}");
    }
    let fish = kinds(Technique::XWing);
    assert!(
        fish.contains(&"row".into()) && fish.contains(&"column".into()),
        "{fish:?}"
    );
}

/// Writes the file anew: `GRILLE_EXAMPLES=$PWD/src/worked.tsv cargo test --release -p grille-logic --test worked
/// write -- --ignored`.
#[test]
#[ignore = "writes worked.tsv anew: GRILLE_EXAMPLES names it"]
fn write() {
    let path = std::env::var("GRILLE_EXAMPLES").expect("GRILLE_EXAMPLES names the file");
    let mut finds: BTreeMap<Technique, Finds> = Technique::all()
        .map(|technique| (technique, Finds::default()))
        .collect();
    let classic = || (0..).filter_map(|seed| made(&Request::classic(), seed));
    let is_variant = |technique: Technique| technique.entry().basis == Basis::Variant;
    let is_hard = |technique: Technique| technique.entry().level > Level::Hard;
    search(&mut finds, &is_variant, (1_200, 2_000), variant_puzzles());
    search(
        &mut finds,
        &|technique| !is_variant(technique) && !is_hard(technique),
        (60_000, 2_000),
        classic(),
    );
    // Each search for a great fish or a chain takes a while.
    search(
        &mut finds,
        &|technique| !is_variant(technique) && is_hard(technique),
        (2_000, 30),
        classic(),
    );
    let mut file = String::from(
        "# Puzzles with an example of each technique on their way, made by tests/worked.rs.\n",
    );
    for (technique, finds) in finds {
        let own = technique.example().iter().count();
        for puzzle in finds.chosen(EXAMPLES - own) {
            let _ = writeln!(file, "{}\t{}", technique.id(), whole_text(&puzzle));
        }
    }
    std::fs::write(path, file).unwrap();
}

/// The puzzles found for a technique, by the form that it has in them.
#[derive(Default)]
struct Finds {
    forms: BTreeMap<String, Vec<Puzzle>>,
    order: Vec<String>,
    since: usize,
}

impl Finds {
    fn add(&mut self, puzzle: Puzzle, form: String) {
        let its = self.forms.entry(form.clone()).or_default();
        if its.is_empty() {
            self.order.push(form);
        }
        if its.len() < EXAMPLES {
            its.push(puzzle);
        }
    }

    /// Whether there is enough to choose from: all forms wanted, or more puzzles than these looked at.
    fn suffices(&self, patience: usize) -> bool {
        let found: usize = self.forms.values().map(Vec::len).sum();
        found >= EXAMPLES && (self.order.len() >= EXAMPLES || self.since > patience)
    }

    /// Each form once, then again, in the order in which they were found.
    fn chosen(&self, count: usize) -> Vec<Puzzle> {
        let rounds = (0..EXAMPLES).flat_map(|round| {
            (self.order.iter()).filter_map(move |form| self.forms[form].get(round).cloned())
        });
        rounds.take(count).collect()
    }
}

/// Looks for examples of some techniques in at most `most` puzzles; for forms other than those found already, in at
/// most `patience`.
fn search(
    finds: &mut BTreeMap<Technique, Finds>,
    is_wanted: &dyn Fn(Technique) -> bool,
    (most, patience): (usize, usize),
    puzzles: impl Iterator<Item = Puzzle>,
) {
    for puzzle in puzzles.take(most) {
        let open: Vec<Technique> = (finds.iter())
            .filter(|(technique, finds)| is_wanted(**technique) && !finds.suffices(patience))
            .map(|(&technique, _)| technique)
            .collect();
        if open.is_empty() {
            return;
        }
        for technique in open {
            let its = finds.get_mut(&technique).unwrap();
            its.since += 1;
            if let Some((position, step)) = technique.worked_in(&puzzle) {
                its.add(puzzle.clone(), form(&position, &step));
            }
        }
    }
}

fn made(order: &Request, seed: u64) -> Option<Puzzle> {
    let effort = Effort {
        attempts: 1,
        ..Effort::default()
    };
    let mut puzzle = generate(order, seed, effort).ok()?.puzzle;
    puzzle.take_solution();
    Some(puzzle)
}

/// Puzzles of all variants that are clues, small ones before those of the usual size.
fn variant_puzzles() -> impl Iterator<Item = Puzzle> {
    let recipes = || {
        Recipe::all()
            .iter()
            .filter(|recipe| Variant::named(recipe.word()).is_some())
    };
    (0..4_u64).flat_map(move |seed| {
        [6, 9].into_iter().flat_map(move |size| {
            recipes().filter_map(move |&recipe| {
                let order = Request::new(Layout::of_size(size).unwrap()).variant(recipe);
                let fits =
                    order.layout().digits() == size && order.layout().cell_count() == size * size;
                fits.then(|| made(&order, seed))?
            })
        })
    })
}

/// What tells one example of a technique from another: the houses that it is in, how long it is, and which
/// constraints it rests on.
fn form(puzzle: &Puzzle, step: &Step) -> String {
    let Step { evidence, .. } = step;
    let variants = Variant::all_of(puzzle.base_layout(), puzzle.constraints())
        .into_iter()
        .map(|variant| variant.id);
    format!(
        "{} {} {} {:?}",
        kinds(puzzle, &evidence.houses),
        kinds(puzzle, &evidence.covers),
        evidence.links.len(),
        variants.collect::<Vec<_>>()
    )
}

fn kinds(puzzle: &Puzzle, houses: &[usize]) -> String {
    let mut kinds: Vec<&str> = houses
        .iter()
        .map(|&house| puzzle.layout().houses()[house].kind().id())
        .collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds.join("+")
}
