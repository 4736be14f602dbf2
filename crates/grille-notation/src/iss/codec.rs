//! Encodes and decodes tables, automata and sets of cells as letters.

use std::sync::Arc;

use grille_core::constraint::{Automaton, Relation};

/// The value of a letter of the web-safe base 64.
fn sextet(letter: u8) -> Option<u8> {
    match letter {
        b'A'..=b'Z' => Some(letter - b'A'),
        b'a'..=b'z' => Some(letter - b'a' + 26),
        b'0'..=b'9' => Some(letter - b'0' + 52),
        b'-' => Some(62),
        b'_' => Some(63),
        _ => None,
    }
}

/// The letter of a value below 64.
fn letter(sextet: u8) -> char {
    let letters = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    char::from(letters[usize::from(sextet & 63)])
}

/// The bits of a text, six per letter, low bits first; trailing zeros may be missing.
pub(super) fn low_bits(text: &str) -> Option<Vec<bool>> {
    let sextets: Option<Vec<u8>> = text.bytes().map(sextet).collect();
    let bits = sextets?
        .into_iter()
        .flat_map(|six| (0..6).map(move |bit| six >> bit & 1 == 1));
    Some(bits.collect())
}

/// The reverse of [`low_bits`], without trailing zeros.
pub(super) fn from_low_bits(bits: &[bool]) -> String {
    let sextets = bits.chunks(6).map(|six| {
        let bit = |(place, &set): (usize, &bool)| u8::from(set) << place;
        six.iter().enumerate().map(bit).sum()
    });
    let text: String = sextets.map(letter).collect();
    text.trim_end_matches('A').to_string()
}

/// A table of pairs of digits, in which the first digit varies slowest.
pub(super) fn relation(text: &str, digits: usize) -> Option<Relation> {
    let bits = low_bits(text)?;
    if bits.len() > digits * digits + 5 {
        return None;
    }
    let holds = |a: u8, b: u8| {
        let place = (usize::from(a) - 1) * digits + usize::from(b) - 1;
        bits.get(place).copied().unwrap_or(false)
    };
    Some(Relation::new(digits, holds))
}

/// The reverse of [`relation`].
pub(super) fn from_relation(relation: &Relation) -> String {
    let all = || grille_core::DigitSet::first(relation.digits()).iter();
    let bits: Vec<bool> = all()
        .flat_map(|a| all().map(move |b| (a, b)))
        .map(|(a, b)| relation.holds(a, b))
        .collect();
    from_low_bits(&bits)
}

/// Bytes from letters, high bits first.
pub(super) fn bytes(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    let (mut held, mut count) = (0_u32, 0);
    for letter in text.trim_end_matches('=').bytes() {
        held = held << 6 | u32::from(sextet(letter)?);
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((held >> count) as u8);
            held &= (1 << count) - 1;
        }
    }
    Some(bytes)
}

/// The reverse of [`bytes`].
pub(super) fn from_bytes(bytes: &[u8]) -> String {
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let held = (0..3).fold(0_u32, |held, i| {
            held << 8 | u32::from(*chunk.get(i).unwrap_or(&0))
        });
        text.extend((0..=chunk.len()).map(|i| letter((held >> (18 - 6 * i)) as u8)));
    }
    text
}

/// Reads numbers of a few bits from bytes.
struct Bits {
    bytes: Vec<u8>,
    at: usize,
}

impl Bits {
    fn left(&self) -> usize {
        8 * self.bytes.len() - self.at
    }

    fn read(&mut self, count: usize) -> Option<usize> {
        if self.left() < count || count > 32 {
            return None;
        }
        let value = (0..count).fold(0, |value, _| {
            let bit = self.bytes[self.at / 8] >> (7 - self.at % 8) & 1;
            self.at += 1;
            value << 1 | usize::from(bit)
        });
        Some(value)
    }
}

/// How many bits a number takes.
fn width(number: usize) -> usize {
    (usize::BITS - number.leading_zeros()) as usize
}

/// An automaton: a header (form, bits per state, symbols, initial states, accepting states), then each state with its
/// moves, listed (form 0) or as a mask of symbols with a target for each (form 1). The initial states come first, then
/// the accepting ones, then the others.
pub(super) fn automaton(text: &str, digits: usize) -> Option<Arc<Automaton>> {
    let mut bits = Bits {
        bytes: bytes(text)?,
        at: 0,
    };
    let form = bits.read(2)?;
    let state_bits = bits.read(4)? + 1;
    let symbols = bits.read(4)? + 1;
    let firsts = bits.read(state_bits)?;
    let others = bits.read(state_bits)?;
    let mut accepting = Vec::new();
    let first_accepts: Vec<bool> = (0..firsts)
        .map(|_| bits.read(1).map(|bit| bit == 1))
        .collect::<Option<Vec<bool>>>()?;
    // The first of them is the lowest bit.
    accepting.extend(first_accepts.into_iter().rev());
    accepting.extend(vec![true; others]);
    let mut states: Vec<Vec<(usize, u32)>> = Vec::new();
    if form == 0 {
        let count_bits = bits.read(4)?;
        while count_bits > 0 && bits.left() >= count_bits {
            let count = bits.read(count_bits)?;
            let mut moves = Vec::new();
            for _ in 0..count {
                let symbol = bits.read(width(symbols - 1))?;
                moves.push((symbol, bits.read(state_bits)? as u32));
            }
            states.push(moves);
        }
    } else if form == 1 {
        while bits.left() >= symbols {
            let mask = bits.read(symbols)?;
            let mut moves = Vec::new();
            for symbol in (0..symbols).filter(|symbol| mask >> symbol & 1 == 1) {
                moves.push((symbol, bits.read(state_bits)? as u32));
            }
            states.push(moves);
        }
    } else {
        return None;
    }
    let reached = states
        .iter()
        .flatten()
        .map(|&(_, to)| to as usize + 1)
        .max();
    let count = states.len().max(accepting.len()).max(reached.unwrap_or(0));
    accepting.resize(count, false);
    states.resize(count, Vec::new());
    build(digits, firsts, &states, accepting).map(Arc::new)
}

/// Turns an automaton with several initial states into one that starts in a state of its own.
fn build(
    digits: usize,
    firsts: usize,
    states: &[Vec<(usize, u32)>],
    accepting: Vec<bool>,
) -> Option<Automaton> {
    if states.len() >= grille_core::internal::MAX_STATES {
        return None;
    }
    let mut table = vec![vec![Vec::new(); digits]; states.len() + 1];
    for (state, moves) in states.iter().enumerate() {
        for &(symbol, to) in moves.iter().filter(|(symbol, _)| *symbol < digits) {
            table[state + 1][symbol].push(to + 1);
            if state < firsts && !table[0][symbol].contains(&(to + 1)) {
                table[0][symbol].push(to + 1);
            }
        }
    }
    let begins = accepting.iter().take(firsts).any(|&accepts| accepts);
    let accepting = std::iter::once(begins).chain(accepting).collect();
    Automaton::from_moves(digits, table, accepting)
}

/// The reverse of [`automaton`], in the listed form; `None` if it is too large for it.
pub(super) fn from_automaton(automaton: &Automaton) -> Option<String> {
    let digits = automaton.digits();
    let count = automaton.states();
    // The initial state, then the accepting ones, then the others.
    let mut order: Vec<u32> = (0..count as u32).collect();
    order.sort_by_key(|&state| (state != 0, !automaton.is_accepting(state)));
    let mut place = vec![0; count];
    for (at, &state) in order.iter().enumerate() {
        place[state as usize] = at;
    }
    let others = order[1..]
        .iter()
        .filter(|&&state| automaton.is_accepting(state))
        .count();
    let moves = |state: u32| {
        let all = grille_core::DigitSet::first(digits).iter();
        all.flat_map(move |digit| {
            automaton
                .moves(state, digit)
                .iter()
                .map(move |&to| (digit, to))
        })
    };
    let most = order.iter().map(|&state| moves(state).count()).max()?;
    let state_bits = width(count - 1).max(1);
    let count_bits = width(most).max(1);
    if state_bits > 16 || digits > 16 || count_bits > 15 || others >= 1 << state_bits {
        return None;
    }
    let mut bits: Vec<bool> = Vec::new();
    let mut write = |value: usize, count: usize| {
        bits.extend((0..count).rev().map(|bit| value >> bit & 1 == 1));
    };
    write(0, 2);
    write(state_bits - 1, 4);
    write(digits - 1, 4);
    write(1, state_bits);
    write(others, state_bits);
    write(usize::from(automaton.is_accepting(0)), 1);
    write(count_bits, 4);
    for &state in &order {
        write(moves(state).count(), count_bits);
        for (digit, to) in moves(state) {
            write(digit.index(), width(digits - 1));
            write(place[to as usize], state_bits);
        }
    }
    let byte = |bits: &[bool]| {
        let bit = |(place, &set): (usize, &bool)| u8::from(set) << (7 - place);
        bits.iter().enumerate().map(bit).sum()
    };
    let bytes: Vec<u8> = bits.chunks(8).map(byte).collect();
    Some(from_bytes(&bytes))
}
