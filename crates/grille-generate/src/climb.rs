//! Hill climbing towards a puzzle of the hardest grade, which hardly ever occurs by chance: some givens are restored,
//! others removed, and a puzzle that needs at least as many hard steps as before replaces it.

use grille_core::Budget;
use grille_logic::rate::Grade;
use grille_logic::{Level, Path, Uniqueness, rate};

use super::random::Random;
use super::reduce::{Reduced, Reducer, Unit};

/// The most cells of a grid for which climbing is used: on larger ones each change takes long.
pub(super) const MOST_CELLS: usize = 100;
/// The number of changes tried on one solution.
const CHANGES: usize = 1_000;
/// The number of changes tried without a gain before giving up.
const PATIENCE: usize = 100;
/// The number of units restored before others are removed.
const BACK: usize = 3;

/// Climbs from the puzzle of a reducer towards one of the grade [`Extreme`](Grade::Extreme); returns the distance from
/// it, 0 if it was reached.
pub(super) fn climb(
    reducer: &mut Reducer,
    units: &[Unit],
    random: &mut Random,
    budget: Budget<'_>,
) -> u32 {
    let mut best = Height::of(reducer);
    let mut order = units.to_vec();
    let mut since = 0;
    for _ in 0..CHANGES {
        // On level ground there is no direction to climb: another solution is the quicker try.
        let is_level = best.hard_steps == 0;
        if best.is_extreme || is_level || since == PATIENCE || budget.is_over() {
            break;
        }
        since += 1;
        let before = reducer.present();
        let mut present = before.clone();
        random.shuffle(&mut order);
        let absent = order.iter().filter(|unit| !before[usize::from(unit[0])]);
        for unit in absent.take(BACK) {
            unit.iter()
                .for_each(|&cell| present[usize::from(cell)] = true);
        }
        reducer.set_present(&present);
        // Restored units are tried last.
        order.sort_by_key(|unit| !before[usize::from(unit[0])]);
        let reduced = reducer.reduce(&order, 0, budget);
        let height = match reduced {
            Reduced::Minimal | Reduced::Enough if reducer.present() != before => {
                Height::of(reducer)
            }
            _ => Height::default(),
        };
        if height < best {
            reducer.set_present(&before);
        } else {
            since *= usize::from(height == best);
            best = height;
        }
    }
    match best {
        Height {
            is_extreme: true, ..
        } => 0,
        Height { hard_steps, .. } => 1 + 3_u32.saturating_sub(hard_steps as u32),
    }
}

/// The height that a puzzle has reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Height {
    is_extreme: bool,
    /// Steps of the hardest level, of which a grade has many.
    hard_steps: usize,
}

impl Height {
    fn of(reducer: &mut Reducer) -> Height {
        let puzzle = reducer.puzzle();
        if super::demand::needs_no_guess(&puzzle) {
            return Height::default();
        }
        let path = Path::of(&puzzle, &rate::by_ease(), Uniqueness::Known);
        let levels = path.steps.iter().map(|step| step.technique.entry().level);
        Height {
            is_extreme: path.is_solved() && rate::of_path(&path) == Grade::Extreme,
            hard_steps: levels.filter(|level| *level >= Level::Unfair).count(),
        }
    }
}
