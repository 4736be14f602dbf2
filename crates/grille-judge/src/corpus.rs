//! The puzzles that programs are judged on when no file is named.

use grille::Puzzle;
use grille::generate::{Effort, NotMade, Recipe, Request, Starter, derived_seed, generate};
use grille::rate::Grade;

/// Puzzles that are the same for everybody: some that ship with Grille, followed by generated ones.
#[derive(Clone, Debug)]
pub struct Corpus {
    shipped: Vec<Puzzle>,
    /// The request for further puzzles; `None` if no request can be met in reasonable time.
    request: Option<Request>,
    usual_count: usize,
}

/// Essentially different puzzles with 17 givens, the minimum. They were found from generated puzzles by repeatedly
/// removing two givens and adding one, and then, around those found, by exchanging two givens for two others.
const SEVENTEEN: &str = include_str!("seventeen.txt");

/// The seed that determines the puzzles of every corpus. It never changes, so that results stay comparable.
const SEED: u64 = 2026;

/// The most givens of the corpus `few`.
const FEW: usize = 21;

impl Corpus {
    /// The corpus of this name: a difficulty of the classic grid (`easy`, `hard`, …), `few` for classic
    /// grids with few givens, `17` for those with the fewest, or a size or variant (`16x16`, `windoku`, …).
    ///
    /// ```
    /// use grille_judge::Corpus;
    ///
    /// let easy = Corpus::named("easy").unwrap();
    /// assert_eq!(easy.puzzle(0), easy.puzzle(0));
    /// assert!(Corpus::named("easiest").is_none());
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<Corpus> {
        let corpus =
            |request: Request, usual_count, is_starter: &dyn Fn(&Starter) -> bool| Corpus {
                shipped: Starter::all()
                    .filter(|starter| is_starter(starter))
                    .map(|starter| starter.puzzle())
                    .collect(),
                request: Some(request),
                usual_count,
            };
        if let Some(grade) = Grade::ALL.into_iter().find(|grade| grade.id() == name) {
            let request = Request::classic().grade(grade..=grade);
            let is_starter = |starter: &Starter| starter.size() == 9 && starter.grade == grade;
            // Extreme puzzles take seconds to generate, so the built-in grids must do.
            let usual_count = if grade == Grade::Extreme { 8 } else { 100 };
            return Some(corpus(request, usual_count, &is_starter));
        }
        if name == "few" {
            return Some(corpus(Request::classic().clues(17..=FEW), 20, &|_| false));
        }
        if name == "17" {
            let lines = SEVENTEEN.lines();
            let shipped: Vec<Puzzle> = lines.filter_map(|line| line.parse().ok()).collect();
            return Some(Corpus {
                usual_count: shipped.len(),
                shipped,
                request: None,
            });
        }
        let recipe = Recipe::named(name)?;
        let is_starter = |starter: &Starter| recipe.word() == format!("{0}x{0}", starter.size());
        Some(corpus(Request::classic().variant(recipe), 10, &is_starter))
    }

    /// The default number of puzzles.
    #[must_use]
    pub fn usual_count(&self) -> usize {
        self.usual_count
    }

    /// How many puzzles there are; `None` for an unlimited corpus.
    #[must_use]
    pub fn most(&self) -> Option<usize> {
        self.request.is_none().then_some(self.shipped.len())
    }

    /// The puzzle with this number, from 0: first those that ship with Grille, then generated ones; `None` after the
    /// last.
    #[must_use]
    pub fn puzzle(&self, number: usize) -> Option<Result<Puzzle, NotMade>> {
        if let Some(puzzle) = self.shipped.get(number) {
            return Some(Ok(puzzle.clone()));
        }
        let request = self.request.as_ref()?;
        let effort = Effort {
            attempts: request.usual_attempts(),
            ..Effort::default()
        };
        let seed = derived_seed(SEED, number as u64);
        Some(generate(request, seed, effort).map(|made| made.puzzle))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn puzzles_with_seventeen_givens_have_as_many_and_one_solution_and_differ() {
        let corpus = Corpus::named("17").unwrap();
        let most = corpus.most().unwrap();
        assert_eq!(most, 99);
        let mut forms = HashSet::new();
        for number in 0..most {
            let puzzle = corpus.puzzle(number).unwrap().unwrap();
            assert_eq!(puzzle.values().filled_cells().count(), 17);
            // The canonical form exists because the puzzle has one solution.
            let form = grille::generate::canonical(&puzzle).expect("there is one solution");
            assert!(forms.insert(form.to_string()), "{puzzle}");
        }
        assert!(corpus.puzzle(most).is_none());
    }
}
