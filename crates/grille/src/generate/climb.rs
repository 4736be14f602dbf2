//! The way to a puzzle of the hardest grade, which hardly comes up by itself: some givens come back, others go,
//! and what needs as many of the hard steps as before, or more, is gone on with.

use super::random::Random;
use super::reduce::{Reduced, Reducer, Unit};
use crate::exact::Budget;
use crate::logic::{Level, Path, Uniqueness};
use crate::rate::{self, Grade};

/// The most cells of a grid on which puzzles are climbed to: on larger ones each change is long work.
pub(super) const MOST_CELLS: usize = 100;
/// Changes tried on one solution.
const CHANGES: usize = 1_000;
/// Changes tried without a gain before the rest is given up.
const PATIENCE: usize = 100;
/// Units that come back before others go.
const BACK: usize = 3;

/// Climbs from the puzzle of a reducer towards one of the grade [`Extreme`](Grade::Extreme); tells how far it is
/// from that, 0 where it came there.
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
        // From level ground there is no way to be seen: another solution is the quicker try.
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
        // Those that came back are tried last.
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

/// How far a puzzle is up.
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
