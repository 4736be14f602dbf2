//! The referee: reads what a program says about one puzzle and reaches a verdict, without a clock or a process.

use grille::{Digit, Layout, Place};

use crate::challenge::Answer;
use crate::protocol::{Reply, Unreadable};
use crate::verdict::{Garbage, Illegal};
use crate::{Challenge, Verdict};

/// Follows one play of one puzzle.
///
/// ```
/// use grille::Budget;
/// use grille_judge::protocol::Reply;
/// use grille_judge::{Challenge, Event, Referee, Verdict};
///
/// let puzzle: grille::Puzzle = "4....3.....3..41".parse()?;
/// let challenge = Challenge::new(&puzzle, Budget::default()).unwrap();
/// let mut referee = Referee::new(&challenge);
/// let event = referee.hear(Reply::Move { row: 1, column: 2, digit: 1 });
/// assert!(matches!(event, Some(Event::Move { right: true, .. })));
/// referee.hear(Reply::Done);
/// assert_eq!(referee.verdict(), Some(&Verdict::Incomplete(10)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Referee<'challenge> {
    challenge: &'challenge Challenge,
    cells: Vec<Option<Digit>>,
    moves: usize,
    verdict: Option<Verdict>,
    in_step: bool,
}

/// Something that a program did, for observers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// It reports its name.
    Name(String),
    /// It reports its author.
    Author(String),
    /// It gives the reason for its next move.
    Why(String),
    /// It shows what it thinks may go into a cell.
    Candidates {
        /// The cell.
        place: Place,
        /// The digits.
        digits: Vec<Digit>,
    },
    /// A move.
    Move {
        /// From 1.
        number: usize,
        /// The cell.
        place: Place,
        /// The digit.
        digit: Digit,
        /// Whether it may be right.
        right: bool,
    },
    /// A whole answer, row by row; 0 for a number that is not a digit of the grid.
    Solution(Vec<u8>),
}

impl<'challenge> Referee<'challenge> {
    /// A referee that has heard nothing yet.
    #[must_use]
    pub fn new(challenge: &'challenge Challenge) -> Referee<'challenge> {
        Referee {
            challenge,
            cells: challenge.puzzle().values().iter().collect(),
            moves: 0,
            verdict: None,
            in_step: false,
        }
    }

    /// The verdict, once it is known.
    #[must_use]
    pub fn verdict(&self) -> Option<&Verdict> {
        self.verdict.as_ref()
    }

    /// How many moves were made.
    #[must_use]
    pub fn moves(&self) -> usize {
        self.moves
    }

    /// Whether the program has finished with this puzzle, so that the next one can be sent.
    #[must_use]
    pub fn in_step(&self) -> bool {
        self.in_step
    }

    /// Takes a line that was understood. After the verdict, lines are ignored.
    pub fn hear(&mut self, reply: Reply) -> Option<Event> {
        if self.verdict.is_some() {
            return None;
        }
        match reply {
            Reply::Name(name) => Some(Event::Name(name)),
            Reply::Author(author) => Some(Event::Author(author)),
            Reply::Why(why) => Some(Event::Why(why)),
            Reply::Candidates {
                row,
                column,
                digits,
            } => self.candidates(row, column, &digits),
            Reply::Move { row, column, digit } => self.play(row, column, digit),
            Reply::Solution(digits) => Some(self.whole(&digits)),
            Reply::Done => {
                self.end_of_moves();
                None
            }
            Reply::None => {
                self.last_word(match self.challenge.answer() {
                    Answer::None => Verdict::Solved,
                    Answer::One(_) | Answer::Several => Verdict::WronglyNone,
                });
                None
            }
            Reply::Unsupported => {
                self.last_word(Verdict::Unsupported);
                None
            }
        }
    }

    /// Takes a line that could not be read.
    pub fn hear_garbage(&mut self, unreadable: Unreadable) {
        self.decide(Verdict::Garbage(Garbage::After(unreadable.0)));
    }

    /// Reaches a verdict for an external reason: time, memory, a crash. An earlier verdict stands.
    pub fn decide(&mut self, verdict: Verdict) -> &Verdict {
        self.verdict.get_or_insert(verdict)
    }

    /// The program ended well, with or without an answer.
    pub fn ended(&mut self) -> &Verdict {
        if self.moves > 0 {
            self.end_of_moves();
        }
        self.decide(Verdict::NoAnswer)
    }

    fn last_word(&mut self, verdict: Verdict) {
        self.in_step = true;
        self.decide(verdict);
    }

    fn layout(&self) -> &'challenge Layout {
        self.challenge.puzzle().layout()
    }

    fn play(&mut self, row: u32, column: u32, number: u32) -> Option<Event> {
        let illegal = |why| Verdict::IllegalMove {
            row,
            column,
            digit: number,
            why,
        };
        let Some(cell) = cell_at(self.layout(), row, column) else {
            self.decide(illegal(Illegal::OffGrid));
            return None;
        };
        let Some(digit) = digit_of(self.layout(), number) else {
            self.decide(illegal(Illegal::NoDigit));
            return None;
        };
        let place = self.layout().place(cell);
        if self.challenge.puzzle().is_given(cell) {
            self.decide(illegal(Illegal::Given));
            return None;
        }
        if self.cells[cell.index()].is_some() {
            self.decide(Verdict::Twice(place));
            return None;
        }
        self.cells[cell.index()] = Some(digit);
        self.moves += 1;
        let right = self.challenge.first_wrong(&self.cells).is_none();
        if !right {
            self.decide(Verdict::WrongDigit { place, digit });
        } else if self.cells.iter().all(Option::is_some) {
            self.last_word(Verdict::Solved);
        }
        Some(Event::Move {
            number: self.moves,
            place,
            digit,
            right,
        })
    }

    fn whole(&mut self, numbers: &[u32]) -> Event {
        let layout = self.layout();
        let digits: Vec<Option<Digit>> = numbers
            .iter()
            .map(|&number| digit_of(layout, number))
            .take(layout.cell_count())
            .collect();
        if numbers.len() == layout.cell_count() {
            let open = digits.iter().position(Option::is_none);
            let wrong = open
                .map(grille::Cell::new)
                .or_else(|| self.challenge.first_wrong(&digits));
            self.last_word(match wrong {
                None => Verdict::Solved,
                Some(cell) => Verdict::NotASolution(layout.place(cell)),
            });
        } else {
            self.decide(Verdict::Garbage(Garbage::Length {
                found: numbers.len(),
                expected: layout.cell_count(),
            }));
        }
        let value = |digit: Option<Digit>| digit.map_or(0, Digit::value);
        Event::Solution(digits.into_iter().map(value).collect())
    }

    fn end_of_moves(&mut self) {
        let empty = self.cells.iter().filter(|cell| cell.is_none()).count();
        self.last_word(match empty {
            0 => Verdict::Solved,
            _ => Verdict::Incomplete(empty),
        });
    }

    /// For display only: numbers that are not cells or digits are ignored.
    fn candidates(&self, row: u32, column: u32, digits: &[u32]) -> Option<Event> {
        let cell = cell_at(self.layout(), row, column)?;
        let digits = digits
            .iter()
            .take(self.layout().digits())
            .filter_map(|&digit| digit_of(self.layout(), digit));
        Some(Event::Candidates {
            place: self.layout().place(cell),
            digits: digits.collect(),
        })
    }
}

fn cell_at(layout: &Layout, row: u32, column: u32) -> Option<grille::Cell> {
    layout.cell(
        row.checked_sub(1)? as usize,
        column.checked_sub(1)? as usize,
    )
}

fn digit_of(layout: &Layout, number: u32) -> Option<Digit> {
    Digit::try_from(number)
        .ok()
        .filter(|digit| usize::from(digit.value()) <= layout.digits())
}

#[cfg(test)]
mod tests {
    use grille::Budget;

    use super::*;

    const PUZZLE: &str = "4....3.....3..41";
    const SOLUTION: &str = "4132231414233241";

    fn challenge(line: &str) -> Challenge {
        let puzzle: grille::Puzzle = line.parse().unwrap();
        Challenge::new(&puzzle, Budget::default()).unwrap()
    }

    fn digits(line: &str) -> Vec<u32> {
        line.bytes().map(|byte| u32::from(byte - b'0')).collect()
    }

    /// The verdict on these lines for this puzzle.
    fn verdict(line: &str, said: &str) -> Option<Verdict> {
        let challenge = challenge(line);
        let mut referee = Referee::new(&challenge);
        for line in said.lines() {
            match Reply::read(line) {
                Ok(Some(reply)) => _ = referee.hear(reply),
                Ok(None) => {}
                Err(unreadable) => referee.hear_garbage(unreadable),
            }
        }
        referee.verdict().cloned()
    }

    fn at(row: u16, column: u16) -> Place {
        Place {
            row: row - 1,
            column: column - 1,
        }
    }

    /// The moves that fill the empty cells.
    fn moves() -> String {
        let cells = PUZZLE.bytes().zip(SOLUTION.bytes()).enumerate();
        cells
            .filter(|(_, (given, _))| *given == b'.')
            .map(|(cell, (_, digit))| {
                format!(
                    "move {} {} {}\n",
                    cell / 4 + 1,
                    cell % 4 + 1,
                    char::from(digit)
                )
            })
            .collect()
    }

    #[test]
    fn both_ways_to_answer_solve() {
        let spaced: Vec<String> = digits(SOLUTION).iter().map(u32::to_string).collect();
        let whole = format!("solution {}", spaced.join(" "));
        assert_eq!(verdict(PUZZLE, &whole), Some(Verdict::Solved));
        assert_eq!(verdict(PUZZLE, &moves()), Some(Verdict::Solved));
        let shown = format!("name x\nwhy it must\ncandidates 1 2 1 2\n{}", moves());
        assert_eq!(verdict(PUZZLE, &shown), Some(Verdict::Solved));
    }

    #[test]
    fn each_fault_has_its_verdict() {
        let expected = [
            ("", None),
            ("hello", None),
            (
                "move 1 2 2",
                Some(Verdict::WrongDigit {
                    place: at(1, 2),
                    digit: Digit::new(2).unwrap(),
                }),
            ),
            ("move 1 2 1\nmove 1 2 1", Some(Verdict::Twice(at(1, 2)))),
            ("move 1 2 1\ndone", Some(Verdict::Incomplete(10))),
            ("done", Some(Verdict::Incomplete(11))),
            ("none", Some(Verdict::WronglyNone)),
            ("unsupported", Some(Verdict::Unsupported)),
            ("move 1 2", Some(Verdict::Garbage(Garbage::After("move")))),
            (
                "solution 1 2 3",
                Some(Verdict::Garbage(Garbage::Length {
                    found: 3,
                    expected: 16,
                })),
            ),
            (
                "solution 4 1 3 2 2 3 1 4 1 4 2 3 3 2 4 2",
                Some(Verdict::NotASolution(at(4, 4))),
            ),
            (
                "solution 4 1 3 2 2 3 1 4 1 4 2 3 3 2 4 0",
                Some(Verdict::NotASolution(at(4, 4))),
            ),
        ];
        for (said, expected) in expected {
            assert_eq!(verdict(PUZZLE, said), expected, "{said}");
        }
        for (said, expected) in [
            ("move 0 1 1", Illegal::OffGrid),
            ("move 5 1 1", Illegal::OffGrid),
            ("move -1 1 1", Illegal::OffGrid),
            ("move 1 2 0", Illegal::NoDigit),
            ("move 1 2 5", Illegal::NoDigit),
            ("move 1 1 4", Illegal::Given),
        ] {
            match verdict(PUZZLE, said) {
                Some(Verdict::IllegalMove { why, .. }) => assert_eq!(why, expected, "{said}"),
                other => panic!("{said}: {other:?}"),
            }
        }
    }

    #[test]
    fn several_solutions_are_all_right_and_none_is_said_so() {
        let two = ".2.4.4.221434321";
        for solution in ["1 2 3 4 3 4 1 2", "3 2 1 4 1 4 3 2"] {
            let said = format!("solution {solution} 2 1 4 3 4 3 2 1");
            assert_eq!(verdict(two, &said), Some(Verdict::Solved));
        }
        let mixed = "solution 1 2 1 4 3 4 3 2 2 1 4 3 4 3 2 1";
        assert_eq!(verdict(two, mixed), Some(Verdict::NotASolution(at(1, 1))));
        let clash = "move 1 1 1\nmove 2 1 1";
        assert!(matches!(
            verdict(two, clash),
            Some(Verdict::WrongDigit { .. })
        ));
        let none = "123....4........";
        assert_eq!(verdict(none, "none"), Some(Verdict::Solved));
        assert!(matches!(
            verdict(none, "solution 1 2 3 4 3 4 1 2 2 1 4 3 4 3 2 1"),
            Some(Verdict::NotASolution(_))
        ));
    }

    #[test]
    fn ending_early_is_told_apart() {
        let challenge = challenge(PUZZLE);
        assert_eq!(*Referee::new(&challenge).ended(), Verdict::NoAnswer);
        let mut referee = Referee::new(&challenge);
        referee.hear(Reply::Move {
            row: 1,
            column: 2,
            digit: 1,
        });
        assert_eq!(*referee.ended(), Verdict::Incomplete(10));
    }

    proptest::proptest! {
        /// No input causes a panic, and only the solution counts as solved.
        #[test]
        fn only_the_solution_solves(
            lines in proptest::collection::vec(
                "(move|solution|done|none|why|candidates|unsupported|hm)( -?[0-9]{1,2}){0,17}",
                0..20,
            )
        ) {
            let found = verdict(PUZZLE, &lines.join("\n"));
            let right: Vec<String> = digits(SOLUTION).iter().map(u32::to_string).collect();
            if found == Some(Verdict::Solved) {
                let said = format!("solution {}", right.join(" "));
                proptest::prop_assert!(lines.contains(&said));
            }
        }
    }
}
