//! The reasons by which constraints rule out candidates, in sentences.

mod cages;
mod lines;

use grille_core::{Cell, DigitSet};
use grille_say::{Text, Value, text};

use super::Wording;
use super::values::{cell, cells, houses};
use crate::step::Candidate;
use crate::why::Why;

/// The most reasons in an explanation; the proof has the others.
const MOST_TOLD: usize = 3;

/// The reasons and what follows; `None` for a step that does not rest on constraints.
pub(super) fn explanation(told: &Wording<'_>) -> Option<Text> {
    let why = &told.step.evidence.why;
    let few = why.iter().take(MOST_TOLD).map(|why| told.why(why));
    let reasons = few.reduce(|first, next| text!("why-two", first = first, next = next))?;
    let constraints = &told.step.evidence.constraints;
    // A sum over houses rests on all cages there; the houses say where to look.
    let over_houses = why.iter().any(|why| matches!(why, Why::Difference { .. }));
    let reasons = if constraints.is_empty() || over_houses {
        reasons
    } else {
        text!(
            "why-look",
            constraints = told.names(constraints),
            reasons = reasons
        )
    };
    Some(if why.len() > MOST_TOLD {
        text!(
            "why-and-more",
            reasons = reasons,
            more = why.len() - MOST_TOLD,
            conclusion = told.conclusion()
        )
    } else {
        text!("why-so", reasons = reasons, conclusion = told.conclusion())
    })
}

/// Every reason; empty if the explanation has them all.
pub(super) fn proof(told: &Wording<'_>) -> Vec<Text> {
    let why = &told.step.evidence.why;
    if why.len() > MOST_TOLD {
        why.iter().map(|why| told.why(why)).collect()
    } else {
        Vec::new()
    }
}

impl Wording<'_> {
    /// A reason as a sentence.
    #[expect(clippy::too_many_lines, reason = "one arm for each kind of reason")]
    #[must_use]
    pub fn why(&self, why: &Why) -> Text {
        let at = |candidate: &Candidate| cell(self.layout, candidate.cell);
        let digit = |candidate: &Candidate| self.digit(candidate.digit);
        let all = |several: &[Cell]| cells(self.layout, several);
        match why {
            Why::Combinations { sets } => self.combinations(sets),
            Why::NoArrangement {
                cell: at,
                digits: lost,
            } => text!(
                "why-no-arrangement",
                cell = cell(self.layout, *at),
                count = lost.len(),
                digits = self.digits(*lost)
            ),
            Why::Needs { digit, places } => match places[..] {
                [place] => text!(
                    "why-needs-one",
                    digit = self.digit(*digit),
                    place = cell(self.layout, place)
                ),
                _ => text!(
                    "why-needs",
                    digit = self.digit(*digit),
                    places = all(places)
                ),
            },
            Why::HouseNeeds {
                house,
                digit,
                places,
            } => text!(
                "why-house-needs",
                house = houses(self.layout, &[*house]),
                digit = self.digit(*digit),
                places = all(places)
            ),
            Why::NoPlace {
                house,
                digit,
                places,
                cell: at,
                digits: lost,
            } => text!(
                "why-no-place",
                house = houses(self.layout, &[*house]),
                digit = self.digit(*digit),
                places = all(places),
                cell = cell(self.layout, *at),
                count = lost.len(),
                digits = self.digits(*lost)
            ),
            Why::Clash { held, at, sets } => self.clash(held, *at, sets),
            Why::Together { held, digits } => self.together(held, *digits),
            Why::Difference {
                houses,
                total,
                cages,
                innies,
                outies,
            } => self.difference(houses, (*total, *cages), (innies, outies)),
            Why::NoSum {
                cell: at,
                digits: lost,
                others,
            } if others.is_empty() => text!(
                "why-no-sum-alone",
                cell = cell(self.layout, *at),
                count = lost.len(),
                digits = self.digits(*lost)
            ),
            Why::NoSum {
                cell: at,
                digits: lost,
                others,
            } => text!(
                "why-no-sum",
                cell = cell(self.layout, *at),
                count = lost.len(),
                digits = self.digits(*lost),
                others = all(others)
            ),
            Why::Grows { from, to } => text!(
                "why-grows",
                from = at(from),
                least = digit(from),
                to = at(to),
                bound = digit(to)
            ),
            Why::Falls { from, to } => text!(
                "why-falls",
                from = at(from),
                greatest = digit(from),
                to = at(to),
                bound = digit(to)
            ),
            Why::Midst {
                cell,
                digits,
                low,
                high,
            } => self.midst((*cell, *digits), *low, *high),
            Why::EndsTooClose {
                cell,
                digits,
                other,
                between,
            } => self.ends_too_close((*cell, *digits), *other, between),
            Why::NoOtherEnd {
                cell,
                digits,
                other,
            } => self.no_other_end((*cell, *digits), *other),
            Why::Inside { least, greatest } => text!(
                "why-inside",
                least = self.digit(*least),
                greatest = self.digit(*greatest)
            ),
            Why::LockedOut { ends, digits } => self.locked_out(*ends, *digits),
            Why::TooMuch {
                candidate,
                cells: (more, least),
                other: (less, greatest),
            } if less.is_empty() => text!(
                "why-too-much",
                cell = at(candidate),
                digit = digit(candidate),
                cells = all(more),
                least = least.to_string(),
                sum = greatest.to_string()
            ),
            Why::TooMuch {
                candidate,
                cells: (more, least),
                other: (less, greatest),
            } => text!(
                "why-too-much-for",
                cell = at(candidate),
                digit = digit(candidate),
                cells = all(more),
                least = least.to_string(),
                other = all(less),
                greatest = greatest.to_string()
            ),
            Why::TooLittle {
                candidate,
                cells: (several, greatest),
                sum,
            } => text!(
                "why-too-little",
                cell = at(candidate),
                digit = digit(candidate),
                cells = all(several),
                greatest = greatest.to_string(),
                sum = sum.to_string()
            ),
            Why::NoPartner {
                cell,
                digits,
                other,
                partners,
                left,
            } => self.no_partner((*cell, *digits), *other, (*partners, *left)),
            Why::SamePartner {
                cell: at,
                digits: lost,
                other,
            } => text!(
                "why-same-partner",
                cell = cell(self.layout, *at),
                count = lost.len(),
                digits = self.digits(*lost),
                other = cell(self.layout, *other)
            ),
            Why::TwinsFill {
                twins,
                digit,
                house,
            } => text!(
                "why-twins-fill",
                twins = all(twins),
                digit = self.digit(*digit),
                house = houses(self.layout, &[*house])
            ),
            Why::TwinSight {
                house,
                digit,
                places,
                twins,
            } => self.twin_sight((*house, *digit), places, twins),
            Why::InSight { one, other } => text!(
                "why-in-sight",
                cell = at(one),
                digit = digit(one),
                other = at(other)
            ),
            Why::TooFewDigits {
                candidates,
                cells: few,
                digits,
            } => {
                let with = candidates
                    .iter()
                    .map(|one| text!("tell-digit-at", digit = digit(one), cell = at(one)));
                text!(
                    "why-too-few-digits",
                    with = with.collect::<Value>(),
                    cells = all(few),
                    cellcount = few.len(),
                    count = digits.len(),
                    digits = self.digits(*digits)
                )
            }
            Why::SharedPartner {
                candidate,
                others,
                partners,
            } => text!(
                "why-shared-partner",
                cell = at(candidate),
                digit = digit(candidate),
                others = all(others),
                count = partners.len(),
                partners = self.digits(*partners)
            ),
            Why::Alternates {
                sides: [one, other],
                house,
                cell: at,
                digits,
                cells,
                left,
            } => text!(
                "why-alternates",
                one = self.digits(*one),
                other = self.digits(*other),
                cell = cell(self.layout, *at),
                digits = self.digits(*digits),
                house = houses(self.layout, &[*house]),
                cells = all(cells),
                left = self.digits(*left)
            ),
            Why::AllNeeded {
                digits: wanted,
                places,
            } => text!(
                "why-all-needed",
                digits = self.digits(*wanted),
                count = places.len(),
                places = all(places)
            ),
            Why::NoMore {
                digits: wanted,
                places,
            } => text!(
                "why-no-more",
                digits = self.digits(*wanted),
                count = places.len(),
                places = all(places)
            ),
            Why::CrustsApart {
                sum,
                crusts: [one, other],
                counts: (fewest, most),
            } => text!(
                "why-crusts-apart",
                sum = sum.to_string(),
                one = self.digit(*one),
                other = self.digit(*other),
                fewest = *fewest,
                most = *most,
                range = usize::from(fewest < most)
            ),
            Why::Filling(filling) => self.filling(filling),
            Why::Clue { candidate, numbers } => text!(
                "why-clue",
                cell = at(candidate),
                digit = digit(candidate),
                count = numbers.len(),
                numbers = ranges(numbers)
            ),
            Why::Breaks {
                cell,
                digits,
                others,
            } => self.breaks((*cell, *digits), others),
        }
    }

    /// “the sign between r1c1 and r1c2 and the sign between r1c2 and r1c3”.
    fn names(&self, constraints: &[usize]) -> Value {
        constraints
            .iter()
            .map(|&number| self.constraint(number))
            .collect()
    }

    /// What is left in the other cells, as far as needed to see that nothing fits.
    fn breaks(&self, (at, lost): (Cell, DigitSet), others: &[(Cell, DigitSet)]) -> Text {
        let (at, count, digits) = (cell(self.layout, at), lost.len(), self.digits(lost));
        let left = |&(other, left): &(Cell, DigitSet)| {
            text!(
                "why-has-left",
                cell = cell(self.layout, other),
                digits = self.digits(left)
            )
        };
        match others.len() {
            0 => text!(
                "why-breaks-alone",
                cell = at,
                count = count,
                digits = digits
            ),
            1..=MOST_TOLD => text!(
                "why-breaks",
                cell = at,
                count = count,
                digits = digits,
                others = others.iter().map(left).collect::<Value>()
            ),
            _ => {
                let others: Vec<Cell> = others.iter().map(|&(other, _)| other).collect();
                text!(
                    "why-breaks-many",
                    cell = at,
                    count = count,
                    digits = digits,
                    others = cells(self.layout, &others)
                )
            }
        }
    }

    /// What would have to be next to a digit, or what is there, whichever is shorter.
    fn no_partner(
        &self,
        (at, lost): (Cell, DigitSet),
        other: Cell,
        (partners, left): (DigitSet, DigitSet),
    ) -> Text {
        let (at, other) = (cell(self.layout, at), cell(self.layout, other));
        let lost_digits = self.digits(lost);
        if partners.is_empty() {
            text!(
                "why-no-partner-at-all",
                cell = at,
                digits = lost_digits,
                other = other
            )
        } else if lost.len() == 1 && partners.len() <= left.len() {
            text!(
                "why-no-partner",
                cell = at,
                digit = lost_digits,
                other = other,
                count = partners.len(),
                partners = self.digits(partners)
            )
        } else {
            text!(
                "why-no-partner-left",
                cell = at,
                count = lost.len(),
                digits = lost_digits,
                other = other,
                left = self.digits(left)
            )
        }
    }
}

/// Numbers in order, with runs of three or more abbreviated: “0, 2–11 and 35”.
fn ranges(numbers: &[u32]) -> Value {
    let runs = numbers.chunk_by(|one, next| one + 1 == *next);
    let written = runs.flat_map(|run| match run {
        [first, _, .., last] => vec![format!("{first}–{last}")],
        few => few.iter().map(u32::to_string).collect(),
    });
    written.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_of_numbers_are_put_together() {
        let written: Value = ["0", "2–4", "7", "8", "35"].into_iter().collect();
        assert_eq!(ranges(&[0, 2, 3, 4, 7, 8, 35]), written);
    }
}
