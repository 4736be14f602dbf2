//! The program's side of the protocol: it reads queries line by line.

use grille::{BoxShape, Digit};

use super::query::Regions;
use super::{Query, rule};

/// Reads lines until a puzzle is complete.
#[derive(Debug, Default)]
pub struct Listener {
    open: Option<Open>,
}

/// A puzzle with more lines to come.
#[derive(Debug)]
struct Open {
    size: usize,
    boxes: (usize, usize),
    values: Vec<u8>,
    regions: Option<Vec<usize>>,
    rules: Vec<grille::constraint::Constraint>,
    /// Whether some line of it was not understood.
    strange: bool,
}

/// The result of a line.
#[derive(Debug, PartialEq)]
pub enum Heard {
    /// Nothing to answer yet.
    More,
    /// A puzzle to solve.
    Puzzle(Box<Query>),
    /// A puzzle with a line that was not understood.
    Strange,
    /// The program must exit.
    Quit,
}

impl Listener {
    /// Reads one line.
    pub fn hear(&mut self, line: &str) -> Heard {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word {
            "puzzle" => self.open = Some(Open::new(rest)),
            "quit" => return Heard::Quit,
            "solve" => {
                return match self.open.take().map(Open::close) {
                    None => Heard::More,
                    Some(Some(query)) => Heard::Puzzle(Box::new(query)),
                    Some(None) => Heard::Strange,
                };
            }
            _ => {
                if let Some(open) = &mut self.open {
                    open.hear(word, rest);
                }
            }
        }
        Heard::More
    }
}

impl Open {
    fn new(rest: &str) -> Open {
        let (size, boxes) = match numbers::<usize>(rest).as_deref() {
            Some(&[size, rows, columns]) => (size, (rows, columns)),
            _ => (0, (0, 0)),
        };
        Open {
            size,
            boxes,
            values: Vec::new(),
            regions: None,
            rules: Vec::new(),
            strange: !(1..=usize::from(Digit::MAX)).contains(&size),
        }
    }

    fn hear(&mut self, word: &str, rest: &str) {
        match word {
            "row" => match numbers::<u8>(rest) {
                Some(row) if self.values.len() < self.size * self.size => self.values.extend(row),
                _ => self.strange = true,
            },
            "regions" => {
                self.regions = numbers(rest);
                self.strange |= self.regions.is_none();
            }
            "rule" if self.rules.len() <= self.size * self.size => {
                match rule::read(rest, self.size) {
                    Some(rule) => self.rules.push(rule),
                    None => self.strange = true,
                }
            }
            "rule" => self.strange = true,
            _ => {}
        }
    }

    fn close(self) -> Option<Query> {
        let regions = match (self.boxes, self.regions) {
            (_, Some(regions)) => Regions::Shapes(regions),
            ((0, 0), None) => Regions::None,
            ((rows, columns), None) => Regions::Boxes(BoxShape::new(rows, columns).ok()?),
        };
        let query = Query {
            size: self.size,
            regions,
            values: self.values,
            rules: self.rules,
        };
        (!self.strange).then_some(query)
    }
}

/// Blank-separated numbers, at most as many as the largest grid has cells.
fn numbers<N: std::str::FromStr>(text: &str) -> Option<Vec<N>> {
    let words = text.split_whitespace().take(grille::Cell::MAX_COUNT);
    words.map(|word| word.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use grille::constraint::Variant;
    use grille::{Puzzle, Validate};

    use super::*;

    fn through(query: &Query) -> Heard {
        let mut listener = Listener::default();
        let mut heard = Heard::More;
        for line in query.to_string().lines() {
            assert_eq!(heard, Heard::More);
            heard = listener.hear(line);
        }
        heard
    }

    #[test]
    fn what_is_put_to_a_program_is_the_puzzle_it_hears() {
        let mut told = 0;
        for variant in Variant::all() {
            let Ok(puzzle) = variant.example().validate() else {
                continue;
            };
            let Ok(query) = Query::of(&puzzle) else {
                continue;
            };
            let Heard::Puzzle(heard) = through(&query) else {
                panic!("{}: {query}", variant.id);
            };
            assert_eq!(*heard, query, "{}", variant.id);
            let back = heard.puzzle().expect(variant.id);
            assert_eq!(back.givens().to_string(), puzzle.givens().to_string());
            assert_eq!(back.constraints(), puzzle.constraints(), "{}", variant.id);
            let peers = |of: &Puzzle| -> Vec<_> {
                let layout = of.layout();
                layout.cells().map(|cell| *layout.peers(cell)).collect()
            };
            assert!(peers(&back) == peers(&puzzle), "{}", variant.id);
            told += 1;
        }
        // Every size, the jigsaw, the Latin square and the rules of `rule.rs`.
        assert!(told > 20, "{told}");
    }

    #[test]
    fn unknown_lines_are_passed_over_and_unknown_rules_are_strange() {
        let mut listener = Listener::default();
        let lines = "grille 7\nhello\nsolve\npuzzle 4 2 2\nrow 4 0 0 0\nweather fine\nrow 0 3 0 0\n\
                     row 0 0 0 3\nrow 0 0 4 1";
        for line in lines.lines() {
            assert_eq!(listener.hear(line), Heard::More);
        }
        let Heard::Puzzle(query) = listener.hear("solve") else {
            panic!()
        };
        assert_eq!(query.puzzle().unwrap().to_string(), "4....3.....3..41");
        for line in ["puzzle 4 2 2", "rule something 1 1"] {
            assert_eq!(listener.hear(line), Heard::More);
        }
        assert_eq!(listener.hear("solve"), Heard::Strange);
        assert_eq!(listener.hear("quit"), Heard::Quit);
    }

    #[test]
    fn nonsense_is_never_a_puzzle() {
        for lines in [
            "puzzle 4 2 2\nrow 1 2",
            "puzzle 99 3 3",
            "puzzle x",
            "puzzle 9 9 9",
            "puzzle 4 0 0\nregions 1 2 3",
            "puzzle 4 2 2\nrow 1 1 0 0\nrow 0 0 0 0\nrow 0 0 0 0\nrow 0 0 0 0",
        ] {
            let mut listener = Listener::default();
            for line in lines.lines() {
                listener.hear(line);
            }
            match listener.hear("solve") {
                Heard::Strange => {}
                Heard::Puzzle(query) => assert_eq!(query.puzzle(), None, "{lines}"),
                other => panic!("{other:?}"),
            }
        }
    }
}
