//! What a player writes into a cell: a digit, corner and centre marks, colours.

use grille_core::{Digit, DigitSet};

/// A colour that distinguishes cells or candidates. Each has a letter, so that nothing depends on colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Colour {
    /// `a`
    Blue = 1,
    /// `b`
    Orange = 2,
    /// `c`
    Green = 3,
    /// `d`
    Pink = 4,
    /// `e`
    Yellow = 5,
    /// `f`
    Grey = 6,
}

impl Colour {
    /// All of them, in the order of their letters.
    pub const ALL: [Colour; 6] = [
        Colour::Blue,
        Colour::Orange,
        Colour::Green,
        Colour::Pink,
        Colour::Yellow,
        Colour::Grey,
    ];

    /// The number of the colour, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The colour with this number, from 1.
    #[must_use]
    pub fn from_number(number: u8) -> Option<Colour> {
        Colour::ALL
            .into_iter()
            .find(|colour| colour.number() == number)
    }

    /// Its letter: `a` to `f`.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'a' + self as u8 - 1) as char
    }
}

/// The colours of a cell's candidates: four bits per digit.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Tints(u128);

impl Tints {
    /// The colour of a candidate.
    #[must_use]
    pub fn get(self, digit: Digit) -> Option<Colour> {
        Colour::from_number((self.0 >> (4 * digit.index()) & 0xF) as u8)
    }

    /// Sets or removes the colour of a candidate.
    pub fn set(&mut self, digit: Digit, colour: Option<Colour>) {
        let shift = 4 * digit.index();
        let number = u128::from(colour.map_or(0, Colour::number));
        self.0 = self.0 & !(0xF << shift) | number << shift;
    }

    /// Whether no candidate has a colour.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The coloured candidates, each with its colour.
    pub fn iter(self) -> impl Iterator<Item = (Digit, Colour)> {
        let digits = DigitSet::first(usize::from(Digit::MAX)).iter();
        digits.filter_map(move |digit| Some((digit, self.get(digit)?)))
    }
}

impl std::fmt::Debug for Tints {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

/// What a player has written into a cell. Marks are kept under a digit and reappear when it is removed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Contents {
    /// The digit placed.
    pub digit: Option<Digit>,
    /// Corner marks: digits that may go into this cell.
    pub corner: DigitSet,
    /// Centre marks: all the digits that may go into this cell.
    pub centre: DigitSet,
    /// The colour of the cell.
    pub colour: Option<Colour>,
    /// The colours of its candidates.
    pub tints: Tints,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_candidate_has_its_own_colour() {
        let mut tints = Tints::default();
        for value in 1..=Digit::MAX {
            let colour = Colour::ALL[usize::from(value) % 6];
            tints.set(Digit::new(value).unwrap(), Some(colour));
        }
        assert_eq!(tints.iter().count(), 25);
        for (digit, colour) in tints.iter() {
            assert_eq!(colour, Colour::ALL[usize::from(digit.value()) % 6]);
        }
        for value in 1..=Digit::MAX {
            tints.set(Digit::new(value).unwrap(), None);
        }
        assert!(tints.is_empty());
    }

    #[test]
    fn letters_go_with_numbers() {
        let letters: String = Colour::ALL.iter().map(|colour| colour.letter()).collect();
        assert_eq!(letters, "abcdef");
        assert!(
            Colour::ALL
                .into_iter()
                .all(|colour| Colour::from_number(colour.number()) == Some(colour))
        );
        assert_eq!(
            (Colour::from_number(0), Colour::from_number(7)),
            (None, None)
        );
    }
}
