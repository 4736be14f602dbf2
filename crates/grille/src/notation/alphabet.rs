//! How digits are written with one character each, and how a text tells which way it uses.

use std::str::FromStr;

use super::UnknownName;
use super::error::{ParseError, ParseErrorKind, Spot};
use crate::{Digit, Geometry};

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

    /// The one that a layout is written in where a puzzle names no other: from zero where its digits are.
    #[must_use]
    pub fn of(geometry: &Geometry) -> Alphabet {
        match geometry.lowest() {
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

    /// The digit that a character stands for in a grid of this size; small letters read like capitals.
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

    /// What a character of a text says of a cell: a digit, nothing, or (`None`) it has no meaning.
    pub(super) fn read(self, symbol: char, size: usize) -> Option<Option<Digit>> {
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

/// The characters that stand for an empty cell where they are no digit of the alphabet.
pub(super) fn is_empty_mark(symbol: char) -> bool {
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

/// Characters read as cells.
pub(super) struct Reading {
    pub(super) values: Vec<Option<Digit>>,
    pub(super) script: Script,
    /// Other alphabets in which the same characters mean another grid.
    pub(super) also: Vec<Alphabet>,
}

/// Reads the characters of a whole grid in the alphabet that fits them best, or in the one asked for.
pub(super) fn read_symbols(
    symbols: &[(char, Spot)],
    size: usize,
    wanted: Option<Alphabet>,
) -> Result<Reading, ParseError> {
    let seen = Seen::in_text(symbols);
    let fitting: Vec<Alphabet> = match wanted {
        Some(alphabet) => vec![alphabet],
        None => seen.fitting(size, symbols),
    };
    let alphabet = *fitting.first().unwrap_or(&Alphabet::Digits);
    let mut values = Vec::with_capacity(symbols.len());
    for &(symbol, at) in symbols {
        let value = alphabet.read(symbol, size).ok_or_else(|| {
            ParseError::at(
                at,
                ParseErrorKind::Symbol {
                    found: symbol,
                    size,
                    alphabet,
                },
            )
        })?;
        values.push(value);
    }
    let empty = symbols
        .iter()
        .zip(&values)
        .find(|(_, value)| value.is_none());
    let script = Script {
        alphabet,
        empty: empty.map_or('.', |((symbol, _), _)| *symbol),
    };
    Ok(Reading {
        values,
        script,
        also: fitting.get(1..).unwrap_or_default().to_vec(),
    })
}

/// What tells the alphabets apart.
struct Seen {
    digits: bool,
    letters: bool,
    zeros: usize,
    other_empty: bool,
}

impl Seen {
    fn in_text(symbols: &[(char, Spot)]) -> Seen {
        let count =
            |test: fn(char) -> bool| symbols.iter().filter(|(symbol, _)| test(*symbol)).count();
        Seen {
            digits: count(|symbol| matches!(symbol, '1'..='9')) > 0,
            letters: count(|symbol| symbol.is_ascii_alphabetic() && !is_empty_mark(symbol)) > 0,
            zeros: count(|symbol| symbol == '0'),
            other_empty: count(|symbol| symbol != '0' && is_empty_mark(symbol)) > 0,
        }
    }

    /// The alphabets in which every character has a meaning, the likeliest first.
    fn fitting(&self, size: usize, symbols: &[(char, Spot)]) -> Vec<Alphabet> {
        let reads = |alphabet: Alphabet| {
            alphabet.suits(size)
                && symbols
                    .iter()
                    .all(|(symbol, _)| alphabet.read(*symbol, size).is_some())
        };
        let order = if self.letters && !self.digits {
            // A puzzle with one solution lacks at most one digit: no `1`–`9` at all means letters.
            [Alphabet::Letters, Alphabet::Digits, Alphabet::Hexadecimal]
        } else if self.zeros > 0 && (self.other_empty || self.zeros == size) {
            // Two kinds of empty cell are one too many, and a complete grid has each symbol `size` times.
            [Alphabet::Hexadecimal, Alphabet::Digits, Alphabet::Letters]
        } else {
            [Alphabet::Digits, Alphabet::Hexadecimal, Alphabet::Letters]
        };
        let likely = |alphabet: Alphabet| match alphabet {
            Alphabet::Digits => {
                !(self.zeros > 0 && self.other_empty && size > 9 && reads(Alphabet::Hexadecimal))
            }
            // With zeros for digits and nothing empty, the grid is complete: each digit `size` times.
            Alphabet::Hexadecimal => {
                (self.digits || self.letters)
                    && (self.zeros == 0 || self.other_empty || self.zeros == size)
            }
            Alphabet::Letters => self.letters && !self.digits,
        };
        order
            .into_iter()
            .filter(|&alphabet| reads(alphabet) && likely(alphabet))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reading(text: &str, size: usize) -> (Alphabet, Vec<Alphabet>) {
        let symbols: Vec<_> = text
            .chars()
            .map(|symbol| (symbol, Spot { line: 1, column: 1 }))
            .collect();
        let reading = read_symbols(&symbols, size, None).ok().unwrap();
        (reading.script.alphabet, reading.also)
    }

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

    #[test]
    fn the_text_tells_its_alphabet() {
        use Alphabet::{Digits, Hexadecimal, Letters};
        assert_eq!(reading("1.G", 16), (Digits, vec![]));
        assert_eq!(reading("10G", 16), (Digits, vec![]));
        assert_eq!(reading("0.F1", 16), (Hexadecimal, vec![]));
        assert_eq!(reading(".PA", 16), (Letters, vec![]));
        assert_eq!(reading(".YA", 25), (Letters, vec![]));
        assert_eq!(reading(".1P", 25), (Digits, vec![]));
        assert_eq!(reading("A.", 9), (Letters, vec![]));
        assert_eq!(reading("1X.0*_", 9), (Digits, vec![]));
        assert_eq!(reading("...", 16), (Digits, vec![]));
    }

    #[test]
    fn a_text_that_could_mean_two_things_says_so() {
        use Alphabet::{Digits, Hexadecimal, Letters};
        assert_eq!(reading("1.F", 16), (Digits, vec![Hexadecimal]));
        assert_eq!(reading("A.B", 25), (Letters, vec![Digits]));
        let complete = "0123456789ABCDEF".repeat(16);
        assert_eq!(reading(&complete, 16), (Hexadecimal, vec![Digits]));
    }
}
