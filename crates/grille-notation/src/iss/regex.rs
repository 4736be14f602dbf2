//! Regular expressions over digits: `(12|34)*5[^6].`, with `*`, `+`, `?` and `{2,3}`.

use grille_core::constraint::Automaton;
use grille_core::{DigitSet, Layout};

/// The most characters that an expression may have once its repetitions are expanded.
const MAX_PLACES: usize = 2_000;

/// An automaton that accepts what the expression describes; `None` if it is malformed or too large.
pub(super) fn automaton(text: &str, layout: &Layout) -> Option<Automaton> {
    let mut parser = Parser {
        text: text
            .chars()
            .filter(|symbol| !symbol.is_whitespace())
            .collect(),
        at: 0,
        depth: 0,
        layout,
        places: Vec::new(),
        follow: Vec::new(),
    };
    let whole = parser.choice()?;
    if parser.at < parser.text.len() {
        return None;
    }
    // State 0 is the start; state i + 1 has just read place i.
    let digits = layout.digits();
    let row = |next: &[u32]| {
        let targets = |digit: usize| {
            let holds = |&&place: &&u32| {
                parser.places[place as usize].contains(grille_core::Digit::from_index(digit))
            };
            next.iter().filter(holds).map(|place| place + 1).collect()
        };
        (0..digits).map(targets).collect()
    };
    let moves: Vec<Vec<Vec<u32>>> = std::iter::once(row(&whole.first))
        .chain(parser.follow.iter().map(|next| row(next)))
        .collect();
    let places = 0..parser.places.len() as u32;
    let accepting = std::iter::once(whole.empty)
        .chain(places.map(|place| whole.last.contains(&place)))
        .collect();
    Automaton::from_moves(digits, moves, accepting)
}

/// A piece of an expression, with the places where it may begin and end.
struct Piece {
    empty: bool,
    first: Vec<u32>,
    last: Vec<u32>,
}

impl Piece {
    fn nothing() -> Piece {
        Piece {
            empty: true,
            first: Vec::new(),
            last: Vec::new(),
        }
    }
}

struct Parser<'a> {
    text: Vec<char>,
    at: usize,
    depth: usize,
    layout: &'a Layout,
    /// What each place may hold, and which places may come next.
    places: Vec<DigitSet>,
    follow: Vec<Vec<u32>>,
}

impl Parser<'_> {
    fn peek(&self) -> Option<char> {
        self.text.get(self.at).copied()
    }

    fn take(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        self.at += usize::from(found);
        found
    }

    fn choice(&mut self) -> Option<Piece> {
        let mut whole = self.sequence()?;
        while self.take('|') {
            let other = self.sequence()?;
            whole.empty |= other.empty;
            whole.first.extend(other.first);
            whole.last.extend(other.last);
        }
        Some(whole)
    }

    fn sequence(&mut self) -> Option<Piece> {
        let mut whole = Piece::nothing();
        while self
            .peek()
            .is_some_and(|symbol| symbol != '|' && symbol != ')')
        {
            let next = self.repeated()?;
            whole = self.after(whole, next)?;
        }
        Some(whole)
    }

    /// One piece followed by another.
    fn after(&mut self, one: Piece, other: Piece) -> Option<Piece> {
        self.link(&one.last, &other.first)?;
        let mut whole = Piece {
            empty: one.empty && other.empty,
            first: one.first,
            last: other.last,
        };
        if one.empty {
            whole.first.extend(other.first);
        }
        if other.empty {
            whole.last.extend(one.last);
        }
        Some(whole)
    }

    fn link(&mut self, from: &[u32], to: &[u32]) -> Option<()> {
        for &place in from {
            let follow = &mut self.follow[place as usize];
            follow.extend(to);
            follow.sort_unstable();
            follow.dedup();
        }
        let links: usize = self.follow.iter().map(Vec::len).sum();
        (links <= 100 * MAX_PLACES).then_some(())
    }

    fn repeated(&mut self) -> Option<Piece> {
        let start = self.at;
        let mut piece = self.single()?;
        loop {
            let (least, most) = match self.peek() {
                Some('*') => (0, None),
                Some('+') => (1, None),
                Some('?') => (0, Some(1)),
                Some('{') => {
                    let end = self.at + self.text[self.at..].iter().position(|&c| c == '}')?;
                    let inside: String = self.text[self.at + 1..end].iter().collect();
                    let (least, most) = match inside.split_once(',') {
                        None => (inside.parse().ok()?, Some(inside.parse().ok()?)),
                        Some((least, "")) => (least.parse().ok()?, None),
                        Some((least, most)) => (least.parse().ok()?, Some(most.parse().ok()?)),
                    };
                    self.at = end;
                    (least, most)
                }
                _ => return Some(piece),
            };
            let end = self.at;
            self.at += 1;
            if most.is_some_and(|most: usize| most < least) || least > MAX_PLACES {
                return None;
            }
            piece = match (least, most) {
                (0, None) => {
                    self.link(&piece.last.clone(), &piece.first.clone())?;
                    Piece {
                        empty: true,
                        ..piece
                    }
                }
                (1, None) => {
                    self.link(&piece.last.clone(), &piece.first.clone())?;
                    piece
                }
                (0, Some(1)) => Piece {
                    empty: true,
                    ..piece
                },
                (least, most) => self.times(start, end, least, most)?,
            };
        }
    }

    /// The piece between two positions of the text, parsed again this many times.
    fn times(
        &mut self,
        start: usize,
        end: usize,
        least: usize,
        most: Option<usize>,
    ) -> Option<Piece> {
        let after = self.at;
        let mut whole = Piece::nothing();
        let count = most.unwrap_or(least + 1);
        if count > MAX_PLACES {
            return None;
        }
        let text = std::mem::take(&mut self.text);
        for time in 0..count {
            self.text = text[start..end].to_vec();
            self.at = 0;
            let mut piece = self.repeated()?;
            if time >= least {
                piece.empty = true;
                if most.is_none() {
                    self.link(&piece.last.clone(), &piece.first.clone())?;
                }
            }
            whole = self.after(whole, piece)?;
        }
        self.text = text;
        self.at = after;
        Some(whole)
    }

    fn single(&mut self) -> Option<Piece> {
        if self.take('(') {
            self.depth += 1;
            if self.depth > 100 {
                return None;
            }
            let inside = self.choice()?;
            self.depth -= 1;
            return self.take(')').then_some(inside);
        }
        let symbol = self.peek()?;
        self.at += 1;
        let digits = match symbol {
            '.' => self.layout.all_digits(),
            '[' => self.class()?,
            _ => DigitSet::only(self.digit(symbol)?),
        };
        if self.places.len() == MAX_PLACES {
            return None;
        }
        let place = self.places.len() as u32;
        self.places.push(digits);
        self.follow.push(Vec::new());
        Some(Piece {
            empty: false,
            first: vec![place],
            last: vec![place],
        })
    }

    /// `[1-36]`, `[^47]`; the opening bracket has been read.
    fn class(&mut self) -> Option<DigitSet> {
        let negated = self.take('^');
        let mut digits = DigitSet::EMPTY;
        while !self.take(']') {
            let first = self.digit(self.peek()?)?;
            self.at += 1;
            let mut last = first;
            if self.peek() == Some('-') && self.text.get(self.at + 1) != Some(&']') {
                last = self.digit(*self.text.get(self.at + 1)?)?;
                self.at += 2;
            }
            let all = self.layout.all_digits().iter();
            digits |= all.filter(|digit| (first..=last).contains(digit)).collect();
        }
        Some(if negated {
            self.layout.all_digits() - digits
        } else {
            digits
        })
    }

    fn digit(&self, symbol: char) -> Option<grille_core::Digit> {
        self.layout.digit(i64::from(symbol.to_digit(36)?))
    }
}
