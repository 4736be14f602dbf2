//! The techniques, one file each, in folders by family: every file finds the steps of its technique on a board.

mod chains;
mod colours;
mod context;
mod dual;
mod fish;
mod sets;
mod single_digit;
mod singles;
mod sink;
mod subsets;
mod templates;
mod trial;
mod uniqueness;
pub(crate) mod variant;
mod wings;

use std::ops::{BitOr, ControlFlow};

pub(super) use context::Context;
pub(super) use sink::Sink;
pub(super) use uniqueness::unique_loop::find_all as find_loops;

use super::cells::Cells;
use super::step::Candidate;
use super::technique::Technique;

/// Finds the steps of a technique. Each removes or places something, follows from the board alone, and is reported
/// once per pattern.
#[expect(clippy::too_many_lines, reason = "one arm for each technique")]
pub(super) fn find<S: Cells>(
    technique: Technique,
    context: &Context<'_, S>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    sink.poll()?;
    let (board, options) = (context.board, context.options);
    match technique {
        Technique::FullHouse => singles::full_house::find(board, sink),
        Technique::NakedSingle => singles::naked_single::find(board, sink),
        Technique::HiddenSingle => singles::hidden_single::find(board, sink),
        Technique::LockedPair => subsets::naked_subset::find(board, 2, true, sink),
        Technique::LockedTriple => subsets::naked_subset::find(board, 3, true, sink),
        Technique::Pointing => subsets::locked_candidates::find(board, true, sink),
        Technique::Claiming => subsets::locked_candidates::find(board, false, sink),
        Technique::NakedPair => subsets::naked_subset::find(board, 2, false, sink),
        Technique::NakedTriple => subsets::naked_subset::find(board, 3, false, sink),
        Technique::NakedQuad => subsets::naked_subset::find(board, 4, false, sink),
        Technique::HiddenPair => subsets::hidden_subset::find(board, 2, sink),
        Technique::HiddenTriple => subsets::hidden_subset::find(board, 3, sink),
        Technique::HiddenQuad => subsets::hidden_subset::find(board, 4, sink),
        Technique::XWing
        | Technique::Swordfish
        | Technique::Jellyfish
        | Technique::Squirmbag
        | Technique::Whale
        | Technique::Leviathan
        | Technique::FinnedXWing
        | Technique::FinnedSwordfish
        | Technique::FinnedJellyfish
        | Technique::FinnedSquirmbag
        | Technique::FinnedWhale
        | Technique::FinnedLeviathan
        | Technique::SashimiXWing
        | Technique::SashimiSwordfish
        | Technique::SashimiJellyfish
        | Technique::SashimiSquirmbag
        | Technique::SashimiWhale
        | Technique::SashimiLeviathan
        | Technique::FrankenXWing
        | Technique::FrankenSwordfish
        | Technique::FrankenJellyfish
        | Technique::FrankenSquirmbag
        | Technique::FrankenWhale
        | Technique::FrankenLeviathan
        | Technique::FinnedFrankenXWing
        | Technique::FinnedFrankenSwordfish
        | Technique::FinnedFrankenJellyfish
        | Technique::FinnedFrankenSquirmbag
        | Technique::FinnedFrankenWhale
        | Technique::FinnedFrankenLeviathan
        | Technique::MutantXWing
        | Technique::MutantSwordfish
        | Technique::MutantJellyfish
        | Technique::MutantSquirmbag
        | Technique::MutantWhale
        | Technique::MutantLeviathan
        | Technique::FinnedMutantXWing
        | Technique::FinnedMutantSwordfish
        | Technique::FinnedMutantJellyfish
        | Technique::FinnedMutantSquirmbag
        | Technique::FinnedMutantWhale
        | Technique::FinnedMutantLeviathan => fish::find(context, technique, sink),
        Technique::RemotePair => wings::remote_pair::find(board, sink),
        Technique::BugPlusOne | Technique::BugType2 | Technique::BugType3 | Technique::BugType4 => {
            uniqueness::bug::find(board, technique, sink)
        }
        Technique::Skyscraper | Technique::TwoStringKite | Technique::TurbotFish => {
            single_digit::turbot::find(board, technique, options, sink)
        }
        Technique::EmptyRectangle => single_digit::empty_rectangle::find(board, options, sink),
        Technique::WWing => wings::w_wing::find(board, sink),
        Technique::XyWing => wings::xy_wing::find(board, sink),
        Technique::XyzWing => wings::xyz_wing::find(board, sink),
        Technique::XChain | Technique::XyChain => chains::simple::find(context, technique, sink),
        Technique::NiceLoop | Technique::GroupedNiceLoop => {
            chains::loops::find(context, technique, sink)
        }
        Technique::ForcingChain | Technique::ForcingNet => {
            chains::forcing::find(context, technique, sink)
        }
        Technique::Trial => trial::find(context, sink),
        Technique::BruteForce => trial::brute_force::find(board, sink),
        Technique::SimpleColours => colours::simple_colours::find(board, sink),
        Technique::Medusa => colours::medusa::find(context, sink),
        Technique::MultiColours => colours::multi_colours::find(board, sink),
        Technique::SueDeCoq => sets::sue_de_coq::find(board, sink),
        Technique::WxyzWing | Technique::VwxyzWing => {
            sets::bent_set::find(context, technique, sink)
        }
        Technique::AlsXz => sets::als_xz::find(context, sink),
        Technique::AlsXyWing => sets::als_xy_wing::find(context, sink),
        Technique::AlsChain => sets::als_chain::find(context, sink),
        Technique::AlignedPair => sets::aligned_exclusion::find_pairs(context, sink),
        Technique::DeathBlossom => sets::death_blossom::find(context, sink),
        Technique::AlignedTriplet => sets::aligned_exclusion::find_triplets(context, sink),
        Technique::BugLite => uniqueness::bug_lite::find(board, sink),
        Technique::KrakenFish1 | Technique::KrakenFish2 => {
            fish::kraken::find(context, technique, sink)
        }
        Technique::TemplateSet | Technique::TemplateDelete => {
            templates::find(board, technique, sink)
        }
        Technique::UniqueRectangle1
        | Technique::UniqueRectangle2
        | Technique::UniqueRectangle3
        | Technique::UniqueRectangle4
        | Technique::UniqueRectangle5
        | Technique::UniqueRectangle6 => {
            uniqueness::unique_rectangle::find(context, technique, sink)
        }
        Technique::HiddenRectangle => uniqueness::hidden_rectangle::find(context, sink),
        Technique::AvoidableRectangle1 => {
            uniqueness::avoidable_rectangle::find_three(board, options, sink)
        }
        Technique::AvoidableRectangle2 => uniqueness::avoidable_rectangle::find_two(board, sink),
        Technique::UniqueLoop1
        | Technique::UniqueLoop2
        | Technique::UniqueLoop3
        | Technique::UniqueLoop4 => uniqueness::unique_loop::find(board, technique, sink),
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

/// What decides in HoDoKu between conclusions of the same size, the lighter first: the sum of their cells, where later
/// ones count for more.
fn weight(conclusion: &[Candidate]) -> usize {
    let weights = conclusion.iter().enumerate();
    weights
        .map(|(at, gone)| gone.cell.index() * (1 + 80 * at) + gone.digit.index() + 1)
        .sum()
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
