//! LZ-string: the compression that puzzle editors on the web use in their URLs.
//!
//! The text is a sequence of UTF-16 units. Codes of a growing number of bits, low bit first, refer to earlier strings;
//! 0 and 1 announce a new unit of 8 or 16 bits, 2 the end. Six bits make a letter of base 64, the first of them the
//! highest.

use std::collections::HashMap;

/// The most units that a text may decompress to.
const MAX_UNITS: usize = 2 << 20;

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The decompressed text; `None` if the input is invalid, or decompresses to too much.
pub(super) fn decompress(text: &str) -> Option<String> {
    let mut bits = Bits {
        letters: text.trim_end_matches('=').bytes(),
        held: 0,
        left: 0,
    };
    // Each earlier string: the code of the string it extends, its last unit, its length.
    let mut strings: Vec<(u32, u16, u32)> = vec![(0, 0, 0); 3];
    let mut width = 2;
    let mut room = 1_u32;
    let mut units: Vec<u16> = Vec::new();
    let mut last: Option<u32> = None;
    loop {
        let mut code = bits.read(width)?;
        if code == 2 {
            return String::from_utf16(&units).ok();
        }
        if code < 2 {
            let unit = bits.read(if code == 0 { 8 } else { 16 })? as u16;
            code = strings.len() as u32;
            strings.push((0, unit, 1));
            if last.is_some() {
                room -= 1;
            }
        }
        if last.is_none() {
            // The first unit stands alone, and codes have three bits from then on.
            width = 3;
            room = 4;
        } else if room == 0 {
            room = 1 << width;
            width += 1;
        }
        let start = units.len();
        match (strings.get(code as usize), last) {
            (Some(_), _) => spell(&strings, code, &mut units),
            // The string that is just being defined: the last one and its own first unit.
            (None, Some(last)) if code as usize == strings.len() => {
                spell(&strings, last, &mut units);
                units.push(units[start]);
            }
            _ => return None,
        }
        if units.len() > MAX_UNITS {
            return None;
        }
        if let Some(last) = last {
            let length = strings[last as usize].2 + 1;
            strings.push((last, units[start], length));
            room -= 1;
            if room == 0 {
                room = 1 << width;
                width += 1;
            }
        }
        last = Some(code);
    }
}

/// Adds the units of a string.
fn spell(strings: &[(u32, u16, u32)], code: u32, units: &mut Vec<u16>) {
    let start = units.len();
    let length = strings[code as usize].2 as usize;
    if start + length > MAX_UNITS {
        units.resize(MAX_UNITS + 1, 0);
        return;
    }
    units.resize(start + length, 0);
    let mut at = code;
    for place in (start..start + length).rev() {
        let (before, unit, _) = strings[at as usize];
        units[place] = unit;
        at = before;
    }
}

/// The compressed form of a text.
pub(super) fn compress(text: &str) -> String {
    let mut out = Writer::default();
    // Strings by the code of the one they extend; single units extend nothing.
    let mut strings: HashMap<(Option<u32>, u16), u32> = HashMap::new();
    let mut fresh: HashMap<u32, u16> = HashMap::new();
    let mut next = 3;
    let (mut width, mut room) = (2, 2_u32);
    let mut now: Option<u32> = None;
    let mut emit = |code: u32, fresh: &mut HashMap<u32, u16>| {
        let used = |room: &mut u32, width: &mut u32| {
            *room -= 1;
            if *room == 0 {
                *room = 1 << *width;
                *width += 1;
            }
        };
        if let Some(unit) = fresh.remove(&code) {
            let wide = unit > 255;
            out.write(u32::from(wide), width);
            out.write(unit.into(), if wide { 16 } else { 8 });
            used(&mut room, &mut width);
        } else {
            out.write(code, width);
        }
        used(&mut room, &mut width);
        width
    };
    for unit in text.encode_utf16() {
        let single = *strings.entry((None, unit)).or_insert_with(|| {
            fresh.insert(next, unit);
            next += 1;
            next - 1
        });
        now = match now {
            None => Some(single),
            Some(before) => {
                if let Some(&longer) = strings.get(&(Some(before), unit)) {
                    Some(longer)
                } else {
                    emit(before, &mut fresh);
                    strings.insert((Some(before), unit), next);
                    next += 1;
                    Some(single)
                }
            }
        };
    }
    if let Some(code) = now {
        emit(code, &mut fresh);
    }
    out.write(2, width);
    out.finish()
}

struct Bits<'a> {
    letters: std::str::Bytes<'a>,
    held: u8,
    left: u32,
}

impl Bits<'_> {
    /// A number of this many bits; past the end all bits are 0.
    fn read(&mut self, count: u32) -> Option<u32> {
        let mut value = 0;
        for place in 0..count {
            if self.left == 0 {
                let letter = self.letters.next()?;
                self.held = LETTERS.iter().position(|&known| known == letter)? as u8;
                self.left = 6;
            }
            self.left -= 1;
            value |= u32::from(self.held >> self.left & 1) << place;
        }
        Some(value)
    }
}

#[derive(Default)]
struct Writer {
    text: String,
    held: u8,
    count: u32,
}

impl Writer {
    fn write(&mut self, value: u32, bits: u32) {
        for place in 0..bits {
            self.held = self.held << 1 | (value >> place & 1) as u8;
            self.count += 1;
            if self.count == 6 {
                self.letter();
            }
        }
    }

    fn letter(&mut self) {
        self.text.push(char::from(LETTERS[usize::from(self.held)]));
        self.held = 0;
        self.count = 0;
    }

    /// The rest, padded with `=` to a multiple of four letters.
    fn finish(mut self) -> String {
        self.held <<= 6 - self.count;
        self.letter();
        while !self.text.len().is_multiple_of(4) {
            self.text.push('=');
        }
        self.text
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn what_is_compressed_unfolds_again(text in any::<String>(), letters in "[ab]{0,3000}") {
            prop_assert_eq!(decompress(&compress(&text)), Some(text));
            prop_assert_eq!(decompress(&compress(&letters)), Some(letters));
        }

        #[test]
        fn no_text_is_too_much(text in "[A-Za-z0-9+/]{0,300}") {
            let _ = decompress(&text);
        }
    }

    #[test]
    fn a_text_that_unfolds_to_gigabytes_is_refused() {
        let long = "a".repeat(MAX_UNITS + 1);
        let short = compress(&long);
        assert!(short.len() < 10_000);
        assert_eq!(decompress(&short), None);
    }
}
