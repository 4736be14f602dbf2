//! The puzzles that programs are judged with, made where no file is named.

use grille::generate::{Effort, NotMade, Order, Recipe, derived_seed, generate};
use grille::rate::Grade;
use grille::{Puzzle, Starter};

/// Puzzles without end, the same for everybody.
#[derive(Clone, Debug)]
pub struct Corpus {
    starters: Vec<Starter>,
    order: Order,
    usual_count: usize,
}

/// Which puzzles a corpus has is a matter of this number; a mark reached once can be compared for ever.
const SEED: u64 = 2026;

/// The most givens of the corpus `few`.
const FEW: usize = 21;

impl Corpus {
    /// The corpus of this name: a difficulty of the classic grid (`easy`, `hard`, …), `few` for classic
    /// grids with few givens, or a size or variant (`16x16`, `windoku`, …).
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
            starters: Starter::all()
                .filter(|starter| is_starter(starter))
                .collect(),
            order,
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
        let recipe = Recipe::named(name)?;
        let is_starter = |starter: &Starter| recipe.word() == format!("{0}x{0}", starter.size());
        Some(corpus(Order::classic().variant(recipe), 10, &is_starter))
    }

    /// How many puzzles are enough where nobody says.
    #[must_use]
    pub fn usual_count(&self) -> usize {
        self.usual_count
    }

    /// The puzzle of this number, from 0: the starter grids, then as many as are made.
    pub fn puzzle(&self, number: usize) -> Result<Puzzle, NotMade> {
        if let Some(starter) = self.starters.get(number) {
            return Ok(starter.puzzle());
        }
        let effort = Effort {
            attempts: self.order.usual_attempts(),
            ..Effort::default()
        };
        let seed = derived_seed(SEED, number as u64);
        Ok(generate(&self.order, seed, effort)?.puzzle)
    }
}
