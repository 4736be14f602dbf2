//! Detects the alphabet that the cells of a text are written in.

use grille_core::internal::is_empty_mark;
use grille_core::{Alphabet, Digit, Script};

use super::error::{ParseError, ParseErrorKind, Spot};

/// Characters read as cells.
pub(super) struct Reading {
    pub(super) values: Vec<Option<Digit>>,
    pub(super) script: Script,
    /// Other alphabets in which the same characters would be another grid.
    pub(super) also: Vec<Alphabet>,
}

/// Reads the characters of a whole grid in the alphabet that fits them best, or in the one requested.
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

/// The evidence that distinguishes the alphabets.
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

    /// The alphabets in which every character is valid, the likeliest first.
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
            // With zeros as digits and nothing empty, the grid is complete: each digit `size` times.
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
