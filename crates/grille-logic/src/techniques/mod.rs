//! The techniques, one file each: every file finds the steps of its technique on a board.

mod avoidable_rectangle;
mod bug;
mod colouring;
mod conjugate;
mod dual;
mod empty_rectangle;
mod finned_fish;
mod fish;
mod full_house;
mod hidden_rectangle;
mod hidden_single;
mod hidden_subset;
mod locked_candidates;
mod multi_colours;
mod naked_single;
mod naked_subset;
mod rectangle;
mod remote_pair;
mod shared_subset;
mod simple_colours;
mod sink;
mod turbot;
mod unique_loop;
mod unique_rectangle;
pub(crate) mod variant;
mod w_wing;
mod xy_wing;
mod xyz_wing;

use std::ops::{BitOr, ControlFlow};

pub(super) use sink::Sink;
pub(super) use unique_loop::find_all as find_loops;

use super::board::Board;
use super::cells::Cells;
use super::options::Options;
use super::technique::Technique;

/// Finds the steps of a technique. Each removes or places something, follows from the board alone, and is reported
/// once per pattern.
pub(super) fn find<S: Cells>(
    technique: Technique,
    board: &Board<S>,
    options: Options,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    sink.poll()?;
    match technique {
        Technique::FullHouse => full_house::find(board, sink),
        Technique::NakedSingle => naked_single::find(board, sink),
        Technique::HiddenSingle => hidden_single::find(board, sink),
        Technique::LockedPair => naked_subset::find(board, 2, true, sink),
        Technique::LockedTriple => naked_subset::find(board, 3, true, sink),
        Technique::Pointing => locked_candidates::find(board, true, sink),
        Technique::Claiming => locked_candidates::find(board, false, sink),
        Technique::NakedPair => naked_subset::find(board, 2, false, sink),
        Technique::NakedTriple => naked_subset::find(board, 3, false, sink),
        Technique::NakedQuad => naked_subset::find(board, 4, false, sink),
        Technique::HiddenPair => hidden_subset::find(board, 2, sink),
        Technique::HiddenTriple => hidden_subset::find(board, 3, sink),
        Technique::HiddenQuad => hidden_subset::find(board, 4, sink),
        Technique::XWing => fish::find(board, 2, sink),
        Technique::Swordfish => fish::find(board, 3, sink),
        Technique::Jellyfish => fish::find(board, 4, sink),
        Technique::RemotePair => remote_pair::find(board, sink),
        Technique::BugPlusOne | Technique::BugType2 | Technique::BugType3 | Technique::BugType4 => {
            bug::find(board, technique, sink)
        }
        Technique::Skyscraper | Technique::TwoStringKite | Technique::TurbotFish => {
            turbot::find(board, technique, options, sink)
        }
        Technique::EmptyRectangle => empty_rectangle::find(board, options, sink),
        Technique::WWing => w_wing::find(board, sink),
        Technique::XyWing => xy_wing::find(board, sink),
        Technique::XyzWing => xyz_wing::find(board, sink),
        Technique::FinnedXWing
        | Technique::SashimiXWing
        | Technique::FinnedSwordfish
        | Technique::SashimiSwordfish
        | Technique::FinnedJellyfish
        | Technique::SashimiJellyfish => finned_fish::find(board, technique, options, sink),
        Technique::SimpleColours => simple_colours::find(board, sink),
        Technique::MultiColours => multi_colours::find(board, sink),
        Technique::UniqueRectangle1
        | Technique::UniqueRectangle2
        | Technique::UniqueRectangle3
        | Technique::UniqueRectangle4
        | Technique::UniqueRectangle5
        | Technique::UniqueRectangle6 => unique_rectangle::find(board, technique, sink),
        Technique::HiddenRectangle => hidden_rectangle::find(board, sink),
        Technique::AvoidableRectangle1 => avoidable_rectangle::find_three(board, sink),
        Technique::AvoidableRectangle2 => avoidable_rectangle::find_two(board, sink),
        Technique::UniqueLoop1
        | Technique::UniqueLoop2
        | Technique::UniqueLoop3
        | Technique::UniqueLoop4 => unique_loop::find(board, technique, sink),
        Technique::EqualCells
        | Technique::PairRelation
        | Technique::SharedPartner
        | Technique::Thermometer
        | Technique::SignChain
        | Technique::LineEnds
        | Technique::CageCombination
        | Technique::DigitRun
        | Technique::CageArrangement
        | Technique::CageClash
        | Technique::KillerSubset
        | Technique::LockedInConstraint
        | Technique::LockedSight
        | Technique::EqualSight
        | Technique::LockedRelation
        | Technique::Alternation
        | Technique::CircleCount
        | Technique::RuleOf45
        | Technique::InniesOuties
        | Technique::SumLimits
        | Technique::SandwichFilling
        | Technique::OutsideClue
        | Technique::ConstraintBreaks => variant::find(board, technique, sink),
    }
}

/// All ways of choosing `size` of these items, in order.
fn choices<T: Copy>(
    items: &[T],
    size: usize,
    chosen: &mut Vec<T>,
    visit: &mut dyn FnMut(&[T]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if chosen.len() == size {
        return visit(chosen);
    }
    let needed = size - chosen.len();
    for at in 0..(items.len() + 1).saturating_sub(needed) {
        chosen.push(items[at]);
        let flow = choices(&items[at + 1..], size, chosen, visit);
        chosen.pop();
        flow?;
    }
    ControlFlow::Continue(())
}

/// All ways of choosing `size` of these sets whose union has `size` elements, in order: the choice as bits, and the
/// union.
fn tight<M: Copy + Default + BitOr<Output = M>>(
    sets: &[M],
    size: usize,
    count: fn(M) -> usize,
    visit: &mut impl FnMut(u32, M) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if sets.len() < size {
        return ControlFlow::Continue(());
    }
    tight_from(sets, 0, size, (size, 0, M::default()), count, visit)
}

/// The same from a partial choice: how many are still to be chosen, which are chosen, and their union.
fn tight_from<M: Copy + Default + BitOr<Output = M>>(
    sets: &[M],
    from: usize,
    size: usize,
    (needed, chosen, union): (usize, u32, M),
    count: fn(M) -> usize,
    visit: &mut impl FnMut(u32, M) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for at in from..=sets.len() - needed {
        let union = union | sets[at];
        if count(union) > size {
            continue;
        }
        let chosen = chosen | 1 << at;
        if needed > 1 {
            tight_from(
                sets,
                at + 1,
                size,
                (needed - 1, chosen, union),
                count,
                visit,
            )?;
        } else if count(union) == size {
            visit(chosen, union)?;
        }
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use grille_core::DigitSet;

    use super::*;

    #[test]
    fn tight_choices_are_all_choices_that_hold_as_many_elements() {
        let sets = [
            0b11, 0b101, 0b110, 0b11_0000, 0b1_1000, 0b10_1000, 0b111, 0b1000,
        ];
        let sets = sets.map(DigitSet::from_bits);
        for size in 1..=4 {
            let mut fast = Vec::new();
            let _ = tight(&sets, size, DigitSet::len, &mut |chosen, union| {
                fast.push((chosen, union));
                ControlFlow::Continue(())
            });
            let mut slow = Vec::new();
            let all: Vec<usize> = (0..sets.len()).collect();
            let _ = choices(&all, size, &mut Vec::new(), &mut |chosen| {
                let union = chosen
                    .iter()
                    .fold(DigitSet::EMPTY, |all, &at| all | sets[at]);
                if union.len() == size {
                    slow.push((chosen.iter().fold(0, |bits, at| bits | 1 << at), union));
                }
                ControlFlow::Continue(())
            });
            assert!(!slow.is_empty());
            assert_eq!(fast, slow);
        }
    }
}
