//! Sudoku Explainer's scale (1.2.1): each step has a rating, the easiest step is taken first, and the puzzle is as
//! hard as its hardest step. A locked candidate or hidden subset that immediately leaves a hidden single is a *direct*
//! one: the single is placed, and the step rates lower.
//!
//! The scale covers only the classic grid. Paths of variants exist all the same, with our own ratings for steps by
//! constraints: those that look at one sign, line or cage come before naked singles or just after them, those that
//! weigh several cells rank with the pairs, and the one that only says that a constraint breaks is about as hard as a
//! wing.

use std::fmt;

use grille_core::{Budget, CellSet, Digit, HouseKind};
use grille_solve::Puzzle;

use super::is_on_known_scales;
use crate::{
    Candidate, Options, Position, Role, Step, Technique, all_steps_within, next_step_within,
};

/// A rating in tenths: 45 is printed 4.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tenths(pub u8);

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

/// A puzzle on Sudoku Explainer's scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExplainerRating {
    /// ER: the hardest step.
    pub hardest: Tenths,
    /// EP: the hardest step up to the first placement ("pearl").
    pub to_first_placement: Tenths,
    /// ED: the first step ("diamond").
    pub first: Tenths,
}

/// Rates a puzzle on Sudoku Explainer's scale; `None` if the techniques of the catalogue do not solve it, if there is
/// nothing to solve, or if the scale [does not cover such puzzles](super::is_on_known_scales).
#[must_use]
pub fn explainer(puzzle: &Puzzle) -> Option<ExplainerRating> {
    within(puzzle, Budget::default())
}

/// The same; `None` if the budget runs out first.
pub(super) fn within(puzzle: &Puzzle, budget: Budget<'_>) -> Option<ExplainerRating> {
    if !is_on_known_scales(puzzle) {
        return None;
    }
    let (steps, end) = path_within(puzzle, budget);
    if !end.is_solved() {
        return None;
    }
    let to_placement = steps
        .iter()
        .position(|(_, step)| !step.placements.is_empty())?;
    let hardest = |steps: &[(Tenths, Step)]| steps.iter().map(|(rating, _)| *rating).max();
    Some(ExplainerRating {
        hardest: hardest(&steps)?,
        to_first_placement: hardest(&steps[..=to_placement])?,
        first: steps.first()?.0,
    })
}

/// The path by which Sudoku Explainer solves a puzzle, with the rating of each step, and where it leads.
#[must_use]
pub fn explainer_path(puzzle: &Puzzle) -> (Vec<(Tenths, Step)>, Position) {
    path_within(puzzle, Budget::default())
}

/// The same, as far as the budget goes.
fn path_within(puzzle: &Puzzle, budget: Budget<'_>) -> (Vec<(Tenths, Step)>, Position) {
    let mut end = Position::new(puzzle);
    let mut steps = Vec::new();
    while !end.is_solved()
        && let Some((rating, step)) = easiest(&end, budget)
    {
        end.apply(&step);
        steps.push((Tenths(rating), step));
    }
    (steps, end)
}

/// What is searched for, from easy to hard, with its rating.
const ORDER: &[(u8, Search)] = &[
    (10, Search::Plain(&[Technique::FullHouse])),
    (12, Search::HiddenSingle(true)),
    (15, Search::HiddenSingle(false)),
    (
        16,
        Search::Plain(&[Technique::EqualCells, Technique::PairRelation]),
    ),
    (17, Search::Direct(Technique::Pointing)),
    (19, Search::Direct(Technique::Claiming)),
    (20, Search::Direct(Technique::HiddenPair)),
    (
        21,
        Search::Plain(&[Technique::Thermometer, Technique::SignChain]),
    ),
    (
        22,
        Search::Plain(&[
            Technique::LineEnds,
            Technique::CageCombination,
            Technique::DigitRun,
            Technique::CircleCount,
        ]),
    ),
    (23, Search::Plain(&[Technique::NakedSingle])),
    (
        24,
        Search::Plain(&[
            Technique::SumLimits,
            Technique::SandwichFilling,
            Technique::RuleOf45,
        ]),
    ),
    (25, Search::Direct(Technique::HiddenTriple)),
    (26, Search::Plain(&[Technique::Pointing])),
    (28, Search::Plain(&[Technique::Claiming])),
    (
        29,
        Search::Plain(&[
            Technique::LockedSight,
            Technique::EqualSight,
            Technique::LockedInConstraint,
            Technique::SharedPartner,
            Technique::Alternation,
        ]),
    ),
    (
        30,
        Search::Plain(&[Technique::LockedPair, Technique::NakedPair]),
    ),
    (
        31,
        Search::Plain(&[Technique::LockedRelation, Technique::CageArrangement]),
    ),
    (32, Search::Plain(&[Technique::XWing])),
    (
        33,
        Search::Plain(&[Technique::OutsideClue, Technique::CageClash]),
    ),
    (34, Search::Plain(&[Technique::HiddenPair])),
    (
        36,
        Search::Plain(&[Technique::LockedTriple, Technique::NakedTriple]),
    ),
    (
        37,
        Search::Plain(&[Technique::KillerSubset, Technique::InniesOuties]),
    ),
    (38, Search::Plain(&[Technique::Swordfish])),
    (40, Search::Plain(&[Technique::HiddenTriple])),
    (42, Search::Plain(&[Technique::XyWing])),
    (43, Search::Plain(&[Technique::ConstraintBreaks])),
    (44, Search::Plain(&[Technique::XyzWing])),
    (45, Search::UniqueLoop),
    (50, Search::Plain(&[Technique::NakedQuad])),
    (52, Search::Plain(&[Technique::Jellyfish])),
    (54, Search::Plain(&[Technique::HiddenQuad])),
    // The bivalue universal graves would go here, at 5.6 and above.
];

/// One way to search for a step.
#[derive(Clone, Copy)]
enum Search {
    /// The first step of these techniques.
    Plain(&'static [Technique]),
    /// A hidden single in a box, or in a line.
    HiddenSingle(bool),
    /// A step of this technique that immediately leaves a hidden single.
    Direct(Technique),
    /// The easiest unique loop; a long loop and a large subset cost more.
    UniqueLoop,
}

/// The easiest step of a position.
fn easiest(position: &Position, budget: Budget<'_>) -> Option<(u8, Step)> {
    let mut in_time = ORDER.iter().take_while(|_| !budget.is_over());
    in_time.find_map(|&(rating, search)| match search {
        Search::Plain(techniques) => {
            let step = next_step_within(position, techniques.iter().copied(), budget)?;
            Some((rating, step))
        }
        Search::HiddenSingle(in_box) => {
            // Boxes come first among hidden singles.
            let step = next_step_within(position, [Technique::HiddenSingle], budget)?;
            let kind = position.layout().houses()[*step.evidence.houses.first()?].kind();
            ((kind == HouseKind::Box) == in_box).then_some((rating, step))
        }
        Search::Direct(technique) => {
            let steps = all_steps_within(position, [technique], Options::default(), budget);
            let direct = |step: Step| Some((rating, direct(position, step)?));
            steps.into_iter().find_map(direct)
        }
        Search::UniqueLoop => {
            let steps = position.unique_loops(budget).into_iter();
            let rated = steps.map(|step| (rating + beyond_rectangle(position, &step), step));
            rated.min_by_key(|(rating, _)| *rating)
        }
    })
}

/// The step as a direct one: it places the single instead of removing candidates.
fn direct(position: &Position, step: Step) -> Option<Step> {
    let single = if step.technique == Technique::Pointing || step.technique == Technique::Claiming {
        single_beyond(position, &step)
    } else {
        single_beside(position, &step)
    }?;
    Some(Step {
        placements: vec![single],
        eliminations: Vec::new(),
        ..step
    })
}

/// The hidden single that a locked candidate leaves in another house of the same kind.
fn single_beyond(position: &Position, step: &Step) -> Option<Candidate> {
    let houses = position.layout().houses();
    let own = *step.evidence.houses.first()?;
    let digit = *step.evidence.digits.first()?;
    let lost: CellSet = step.eliminations.iter().map(|lost| lost.cell).collect();
    houses.iter().enumerate().find_map(|(number, house)| {
        let is_other = number != own && house.kind() == houses[own].kind();
        let meets = house.cells().iter().any(|&cell| lost.contains(cell));
        (is_other && meets)
            .then(|| only_place(position, number, digit, &lost))
            .flatten()
    })
}

/// The hidden single that a hidden subset leaves in its own house.
fn single_beside(position: &Position, step: &Step) -> Option<Candidate> {
    let house = *step.evidence.houses.first()?;
    let subset: CellSet = step.evidence.cells.iter().map(|(cell, _)| *cell).collect();
    let mut digits = (0..position.layout().digits()).map(Digit::from_index);
    digits.find_map(|digit| {
        let is_own = step.evidence.digits.contains(&digit);
        (!is_own)
            .then(|| only_place(position, house, digit, &subset))
            .flatten()
    })
}

/// The one place of a digit in a house without these cells.
fn only_place(
    position: &Position,
    house: usize,
    digit: Digit,
    without: &CellSet,
) -> Option<Candidate> {
    let house = &position.layout().houses()[house];
    if house.cells().len() < position.layout().digits() {
        return None;
    }
    let mut places = house
        .cells()
        .iter()
        .copied()
        .filter(|&cell| !without.contains(cell) && position.candidates(cell).contains(digit));
    let place = places.next()?;
    places
        .next()
        .is_none()
        .then_some(Candidate::new(place, digit))
}

/// How much more a loop rates than a rectangle: by its length, and by the size of its subset.
fn beyond_rectangle(position: &Position, step: &Step) -> u8 {
    let count = |role: Role| {
        let cells = step.evidence.cells.iter();
        cells.filter(|(_, own)| *own == role).count()
    };
    let length = match count(Role::Pattern) {
        ..=4 => 0,
        6 => 1,
        8 => 2,
        _ => 5,
    };
    let subset = match (step.technique, step.evidence.houses.first()) {
        (Technique::UniqueLoop3, Some(&house)) => {
            // The rest of the house is a hidden subset, which is preferred if it is the smaller one.
            let house = position.layout().houses()[house].cells().iter();
            let open = house
                .filter(|&&cell| position.value(cell).is_none())
                .count();
            let naked = count(Role::Extra);
            let hidden = open.saturating_sub(naked + 2);
            if open > 2 * (hidden + 1) {
                naked.min(hidden.saturating_sub(1))
            } else {
                naked
            }
        }
        _ => 0,
    };
    length + subset as u8
}
