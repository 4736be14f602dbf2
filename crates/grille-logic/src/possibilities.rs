//! What may go into a cell and what may not, with the reason for each digit (document E's
//! `possible-numb` and forbidden numbers).

use std::collections::BTreeSet;

use grille_core::{Alphabet, Cell, Digit, DigitSet, House, Location, Place};
use grille_say::{DescribeConstraint, Say, Text, Value, text};
use grille_solve::Puzzle;
use grille_solve::internal::Standing;

use super::wording::values;

/// Why a digit may not go into a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A cell that it sees holds the digit.
    Held {
        /// Where.
        at: Place,
        /// The houses that both cells are in; none for two cells that must differ for another reason.
        houses: Vec<House>,
    },
    /// A constraint rules it out, given what is left in the other cells; or two cells must differ.
    Constraint(Text),
    /// The marks that came with the puzzle rule it out.
    RuledOut,
}

impl Say for Reason {
    fn text(&self) -> Text {
        match self {
            Reason::Held { at, houses } if houses.is_empty() => {
                text!("forbidden-alike", at = *at)
            }
            Reason::Held { at, houses } => text!(
                "forbidden-held",
                houses = Value::from_iter(houses),
                at = *at
            ),
            Reason::Constraint(constraint) => {
                text!("forbidden-constraint", constraint = constraint)
            }
            Reason::RuledOut => text!("forbidden-ruled-out"),
        }
    }
}

/// A digit that may not go into a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forbidden {
    /// The digit.
    pub digit: Digit,
    /// How the puzzle writes digits.
    pub alphabet: Alphabet,
    /// Every reason against it; at least one.
    pub reasons: Vec<Reason>,
}

/// “9 is forbidden: already in row 1, at r1c3”.
impl Say for Forbidden {
    fn text(&self) -> Text {
        text!(
            "forbidden",
            digit = self.alphabet.symbol(self.digit),
            reasons = Value::from_iter(&self.reasons)
        )
    }
}

/// What may go into a cell and what may not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Possibilities {
    /// The cell.
    pub cell: Cell,
    /// Where it is drawn.
    pub place: Place,
    /// How the puzzle writes digits.
    pub alphabet: Alphabet,
    /// Its value if it is a given: then there is no question to answer.
    pub given: Option<Digit>,
    /// The digits that may go there.
    pub possible: DigitSet,
    /// Those that may not, in order.
    pub forbidden: Vec<Forbidden>,
}

/// “3, 5 and 6 can go into r1c1.” The reasons against the others are given one by one: see
/// [`Possibilities::forbidden`].
impl Say for Possibilities {
    fn text(&self) -> Text {
        match self.given {
            Some(digit) => text!(
                "possible-given",
                cell = self.place,
                digit = self.alphabet.symbol(digit)
            ),
            None => text!(
                "possible",
                count = self.possible.len(),
                digits = values::digits(self.alphabet, self.possible),
                cell = self.place
            ),
        }
    }
}

/// What may go into a cell. A digit that the cell already holds does not count against itself, since it may be
/// replaced. `None` if the grid has no such cell.
///
/// ```
/// use grille_logic::possibilities;
/// use grille_say::Lang;
///
/// let puzzle: grille_solve::Puzzle = "4....3.....3..41".parse()?;
/// let found = possibilities(&puzzle, (0, 1)).unwrap();
/// assert_eq!(Lang::English.say(&found), "1 and 2 can go into r1c2.");
/// assert_eq!(
///     Lang::English.say(&found.forbidden[1]),
///     "4 is forbidden: already in row 1 and box 1, at r1c1"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn possibilities(puzzle: &Puzzle, at: impl Location) -> Option<Possibilities> {
    let cell = at.cell_in(puzzle.layout())?;
    let value = puzzle.values().get(cell);
    let found = puzzle.with_standing(|standing| of_standing(&standing, cell));
    Some(Possibilities {
        given: value.filter(|_| puzzle.is_given(cell)),
        ..found.written_in(puzzle.script().alphabet)
    })
}

/// What may go into a cell by the digits as they stand, right or wrong.
#[must_use]
pub fn of_standing(standing: &Standing<'_>, cell: Cell) -> Possibilities {
    let layout = standing.layout;
    let alphabet = Alphabet::of(layout);
    let held = |digit: Digit| {
        let peers = layout.peers(cell).iter();
        peers
            .filter(move |&peer| (standing.value)(peer) == Some(digit))
            .map(|peer| Reason::Held {
                at: layout.place(peer),
                houses: layout
                    .houses_of(cell)
                    .filter(|house| house.cells().contains(&peer))
                    .cloned()
                    .collect(),
            })
    };
    let refused = standing.refused(cell);
    let constraints = |digit: Digit| {
        let marks = standing.marks_against(cell, digit);
        let refusing = refused
            .iter()
            .filter(move |(_, digits)| digits.contains(digit));
        let refusing = refusing.map(|(number, _)| *number);
        let numbers: BTreeSet<usize> = marks.chain(refusing).collect();
        let tell = |number: usize| {
            let model = standing.model?;
            Some(Reason::Constraint(
                model.constraints()[number].describe(model.base()),
            ))
        };
        numbers.into_iter().filter_map(tell).collect::<Vec<_>>()
    };
    let value = (standing.value)(cell);
    let mut possible = layout.all_digits();
    let mut forbidden = Vec::new();
    for digit in layout.all_digits() {
        let ruled_out = (standing.eliminated)(cell).contains(digit) && value != Some(digit);
        let reasons: Vec<Reason> = held(digit)
            .chain(constraints(digit))
            .chain(ruled_out.then_some(Reason::RuledOut))
            .collect();
        if !reasons.is_empty() {
            possible.remove(digit);
            forbidden.push(Forbidden {
                digit,
                alphabet,
                reasons,
            });
        }
    }
    Possibilities {
        cell,
        place: layout.place(cell),
        alphabet,
        given: None,
        possible,
        forbidden,
    }
}

impl Possibilities {
    /// The same, with digits written in this alphabet.
    #[must_use]
    pub fn written_in(mut self, alphabet: Alphabet) -> Possibilities {
        self.alphabet = alphabet;
        for forbidden in &mut self.forbidden {
            forbidden.alphabet = alphabet;
        }
        self
    }

    /// Why a digit may not go into the cell; `None` if it may.
    #[must_use]
    pub fn reasons(&self, digit: Digit) -> &[Reason] {
        let forbidden = self.forbidden.iter().find(|its| its.digit == digit);
        forbidden.map_or(&[], |forbidden| &forbidden.reasons)
    }
}

#[cfg(test)]
mod tests {
    use grille_say::Lang;
    use grille_solve::Validate;

    use super::*;
    use crate::{BUILT_IN, BuiltIn};

    #[test]
    fn they_are_the_candidates_with_every_other_digit_forbidden() {
        for built_in in BUILT_IN {
            let puzzle = built_in.puzzle();
            for cell in puzzle.values().free_cells() {
                let found = possibilities(&puzzle, cell).unwrap();
                assert_eq!(found.possible, puzzle.candidates(cell));
                let forbidden: DigitSet = found.forbidden.iter().map(|each| each.digit).collect();
                assert_eq!(forbidden, puzzle.layout().all_digits() - found.possible);
            }
        }
    }

    #[test]
    fn they_are_the_candidates_of_every_variant_too() {
        for variant in grille_core::constraint::Variant::all() {
            let puzzle = variant.example().validate().unwrap();
            let all = puzzle.all_candidates();
            for cell in puzzle.values().free_cells() {
                let found = possibilities(&puzzle, cell).unwrap();
                assert_eq!(
                    found.possible,
                    all[cell.index()],
                    "{}: {cell:?}",
                    variant.id
                );
                assert_eq!(found.possible, puzzle.candidates(cell), "{}", variant.id);
            }
        }
    }

    #[test]
    fn each_reason_is_told_in_both_languages() {
        let puzzle = BuiltIn::named("d1").unwrap().puzzle();
        let found = possibilities(&puzzle, (0, 0)).unwrap();
        assert_eq!(Lang::English.say(&found), "3 and 4 can go into r1c1.");
        assert_eq!(Lang::French.say(&found), "3 et 4 peuvent aller en r1c1.");
        let told = |lang: Lang| -> Vec<String> {
            found.forbidden.iter().map(|each| lang.say(each)).collect()
        };
        assert_eq!(
            told(Lang::French)[0],
            "Le 1 est interdit : déjà dans la région 1, en r2c2"
        );
        assert_eq!(
            told(Lang::English)[1],
            "2 is forbidden: already in row 1, at r1c8 and already in column 1 and box 1, at r3c1"
        );
        assert_eq!(
            Lang::French.say(&possibilities(&puzzle, (0, 1)).unwrap()),
            "r1c2 contient un chiffre donné, le 8."
        );
        assert_eq!(possibilities(&puzzle, (9, 0)), None);
    }

    #[test]
    fn a_constraint_that_does_not_allow_a_digit_is_named() {
        let mut draft = grille_core::Draft::new(grille_core::Layout::of_size(4).unwrap());
        let cage = grille_core::constraint::Cage {
            cells: vec![Cell::new(0), Cell::new(1)],
            sum: Some(7),
            repeats: false,
        };
        draft
            .constraints
            .push(grille_core::constraint::Constraint::Cage(cage));
        let mark = grille_core::constraint::Mark {
            cell: Cell::new(0),
            kind: grille_core::constraint::MarkKind::Even,
        };
        draft
            .constraints
            .push(grille_core::constraint::Constraint::Mark(mark));
        let found = possibilities(&draft.validate().unwrap(), 0).unwrap();
        assert_eq!(found.possible.to_string(), "4");
        let told = |lang: Lang| -> Vec<String> {
            found.forbidden.iter().map(|each| lang.say(each)).collect()
        };
        assert_eq!(
            told(Lang::English)[1..],
            [
                "2 is forbidden: the cage of 7 at r1c1 does not allow it",
                "3 is forbidden: the even cell r1c1 does not allow it"
            ]
        );
        assert_eq!(
            told(Lang::French)[1],
            "Le 2 est interdit : la cage de 7 en r1c1 ne le permet pas"
        );
    }

    #[test]
    fn a_digit_placed_since_may_be_replaced_and_a_mark_may_rule_out() {
        let mut draft = "1...............".parse::<Puzzle>().unwrap().to_draft();
        draft.entries[15].value = Some(Digit::from_index(3));
        draft.entries[5].allowed.remove(Digit::from_index(1));
        let puzzle = draft.validate().unwrap();
        let placed = possibilities(&puzzle, 15).unwrap();
        assert_eq!((placed.given, placed.possible.len()), (None, 4));
        let marked = possibilities(&puzzle, 5).unwrap();
        assert_eq!(marked.possible.to_string(), "34");
        assert_eq!(
            Lang::English.say(&marked.forbidden[1]),
            "2 is forbidden: it has been ruled out"
        );
    }
}
