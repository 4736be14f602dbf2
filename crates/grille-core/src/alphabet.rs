//! Alphabets: how digits are written with one character each.

use std::str::FromStr;

use crate::{Digit, Layout, UnknownName};

/// One character for each digit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Alphabet {
    /// `1`–`9`, then `A` for 10, `B` for 11, … `P` for 25.
    #[default]
    Digits,
    /// From zero: `0`–`9`, then `A`–`F`: hexadecimal for the 16×16 grid. For sizes 10 to 16.
    Hexadecimal,
    /// `A` for 1, `B` for 2, … `Y` for 25.
    Letters,
}

impl Alphabet {
    /// All of them.
    pub const ALL: [Alphabet; 3] = [Alphabet::Digits, Alphabet::Hexadecimal, Alphabet::Letters];

    /// The name on the command line and in files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Alphabet::Digits => "digits",
            Alphabet::Hexadecimal => "hexadecimal",
            Alphabet::Letters => "letters",
        }
    }

    /// The default alphabet of a layout: from zero where its digits count from zero.
    #[must_use]
    pub fn of(layout: &Layout) -> Alphabet {
        match layout.lowest() {
            0 => Alphabet::Hexadecimal,
            _ => Alphabet::Digits,
        }
    }

    /// The character of a digit.
    #[must_use]
    pub const fn symbol(self, digit: Digit) -> char {
        let index = digit.index() as u8;
        let byte = match self {
            Alphabet::Digits if index < 9 => b'1' + index,
            Alphabet::Digits => b'A' + index - 9,
            Alphabet::Hexadecimal if index < 10 => b'0' + index,
            Alphabet::Hexadecimal => b'A' + index - 10,
            Alphabet::Letters => b'A' + index,
        };
        byte as char
    }

    /// The digit that a character stands for in a grid of this size; lower-case letters read like capitals.
    #[must_use]
    pub fn digit(self, symbol: char, size: usize) -> Option<Digit> {
        let symbol = symbol.to_ascii_uppercase();
        let value = match (self, symbol) {
            (Alphabet::Digits, '1'..='9') => symbol as u32 - '0' as u32,
            (Alphabet::Digits, 'A'..='P') => symbol as u32 - 'A' as u32 + 10,
            (Alphabet::Hexadecimal, '0'..='9') => symbol as u32 - '0' as u32 + 1,
            (Alphabet::Hexadecimal, 'A'..='F') => symbol as u32 - 'A' as u32 + 11,
            (Alphabet::Letters, 'A'..='Y') => symbol as u32 - 'A' as u32 + 1,
            _ => return None,
        };
        Digit::new(value as u8).filter(|digit| digit.index() < size)
    }

    /// Whether this alphabet is used for grids of this size.
    #[must_use]
    pub const fn suits(self, size: usize) -> bool {
        match self {
            Alphabet::Hexadecimal => 10 <= size && size <= 16,
            Alphabet::Digits | Alphabet::Letters => true,
        }
    }

    /// What a character of a text means for a cell: a digit, an empty cell, or (`None`) nothing valid.
    #[must_use]
    pub fn read(self, symbol: char, size: usize) -> Option<Option<Digit>> {
        match self.digit(symbol, size) {
            Some(digit) => Some(Some(digit)),
            None => is_empty_mark(symbol).then_some(None),
        }
    }
}

impl FromStr for Alphabet {
    type Err = UnknownName;

    fn from_str(id: &str) -> Result<Alphabet, UnknownName> {
        Alphabet::ALL
            .into_iter()
            .find(|alphabet| alphabet.id() == id)
            .ok_or_else(|| UnknownName(id.to_string()))
    }
}

/// The characters that stand for an empty cell unless they are digits of the alphabet.
#[must_use]
pub fn is_empty_mark(symbol: char) -> bool {
    matches!(symbol, '.' | '0' | '_' | '*' | '?' | 'X' | 'x' | '·' | '•')
}

/// How a grid is written: its alphabet and its empty cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Script {
    /// One character for each digit.
    pub alphabet: Alphabet,
    /// The character of an empty cell.
    pub empty: char,
}

impl Default for Script {
    fn default() -> Script {
        Script {
            alphabet: Alphabet::Digits,
            empty: '.',
        }
    }
}

impl Script {
    /// The same empty cells in another alphabet, unless that alphabet needs the character.
    #[must_use]
    pub fn with_alphabet(self, alphabet: Alphabet) -> Script {
        let taken = alphabet
            .digit(self.empty, usize::from(Digit::MAX))
            .is_some();
        Script {
            alphabet,
            empty: if taken { '.' } else { self.empty },
        }
    }

    /// The character of a value.
    #[must_use]
    pub fn symbol(self, value: Option<Digit>) -> char {
        value.map_or(self.empty, |digit| self.alphabet.symbol(digit))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_alphabet_reads_back_what_it_writes() {
        for alphabet in Alphabet::ALL {
            let most = if alphabet == Alphabet::Hexadecimal {
                16
            } else {
                25
            };
            for value in 1..=most {
                let digit = Digit::new(value).unwrap();
                let symbol = alphabet.symbol(digit);
                assert_eq!(alphabet.digit(symbol, most.into()), Some(digit));
                assert_eq!(
                    alphabet.digit(symbol.to_ascii_lowercase(), most.into()),
                    Some(digit)
                );
                assert_eq!(alphabet.digit(symbol, usize::from(value) - 1), None);
            }
        }
    }
}
