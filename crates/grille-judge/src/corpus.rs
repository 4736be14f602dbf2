//! The puzzles that programs are judged with, made where no file is named.

use grille::generate::{Effort, NotMade, Order, Recipe, derived_seed, generate};
use grille::rate::Grade;
use grille::{Puzzle, Starter};

/// Puzzles that are the same for everybody: some that come with Grille, then as many as are made.
#[derive(Clone, Debug)]
pub struct Corpus {
    shipped: Vec<Puzzle>,
    /// How further ones are made; there are none where no order can be met in reasonable time.
    order: Option<Order>,
    usual_count: usize,
}

/// Puzzles with 17 givens, the fewest there can be, no two alike. They were found from puzzles of the
/// generator by taking two givens away and putting one in, over and over, and then around those found by
/// exchanging two givens for two others.
const SEVENTEEN: &str = include_str!("seventeen.txt");

/// Which puzzles a corpus has is a matter of this number; a mark reached once can be compared for ever.
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
        let corpus = |order: Order, usual_count, is_starter: &dyn Fn(&Starter) -> bool| Corpus {
            shipped: Starter::all()
                .filter(|starter| is_starter(starter))
                .map(|starter| starter.puzzle())
                .collect(),
            order: Some(order),
            usual_count,
        };
        if let Some(grade) = Grade::ALL.into_iter().find(|grade| grade.id() == name) {
            let order = Order::classic().grade(grade..=grade);
            let is_starter = |starter: &Starter| starter.size() == 9 && starter.grade == grade;
            // Extreme ones take seconds to make: the starter grids must do.
            let usual_count = if grade == Grade::Extreme { 8 } else { 100 };
            return Some(corpus(order, usual_count, &is_starter));
        }
        if name == "few" {
            return Some(corpus(Order::classic().clues(17..=FEW), 20, &|_| false));
        }
        if name == "17" {
            let lines = SEVENTEEN.lines();
            let shipped: Vec<Puzzle> = lines.filter_map(|line| line.parse().ok()).collect();
            return Some(Corpus {
                usual_count: shipped.len(),
                shipped,
                order: None,
            });
        }
        let recipe = Recipe::named(name)?;
        let is_starter = |starter: &Starter| recipe.word() == format!("{0}x{0}", starter.size());
        Some(corpus(Order::classic().variant(recipe), 10, &is_starter))
    }

    /// How many puzzles are enough where nobody says.
    #[must_use]
    pub fn usual_count(&self) -> usize {
        self.usual_count
    }

    /// How many puzzles there are; `None` for as many as are wanted.
    #[must_use]
    pub fn most(&self) -> Option<usize> {
        self.order.is_none().then_some(self.shipped.len())
    }

    /// The puzzle of this number, from 0: those that come with Grille, then as many as are made; `None`
    /// after the last.
    #[must_use]
    pub fn puzzle(&self, number: usize) -> Option<Result<Puzzle, NotMade>> {
        if let Some(puzzle) = self.shipped.get(number) {
            return Some(Ok(puzzle.clone()));
        }
        let order = self.order.as_ref()?;
        let effort = Effort {
            attempts: order.usual_attempts(),
            ..Effort::default()
        };
        let seed = derived_seed(SEED, number as u64);
        Some(generate(order, seed, effort).map(|made| made.puzzle))
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
            // The form is that of a puzzle with one solution.
            let form = grille::canonical(&puzzle).expect("there is one solution");
            assert!(forms.insert(form.to_string()), "{puzzle}");
        }
        assert!(corpus.puzzle(most).is_none());
    }
}
