//! A small puzzle for each technique that needs constraints, in which the technique finds a step at once. The
//! catalogue shows these.

use grille_core::constraint::{
    Arrow, Cage, Constraint, Line, LineKind, Outside, OutsideKind, Quadruple, Side, Sign, SignKind,
    Whole,
};
use grille_core::{Cell, Digit, Draft, Layout};
use grille_solve::{Puzzle, Validate};

use super::technique::Technique;

/// A cell as its row and column, from 1.
type At = (usize, usize);

impl Technique {
    /// A puzzle in which the technique finds a step; `None` for techniques that need no constraints, since ordinary
    /// puzzles serve as examples of those.
    ///
    /// ```
    /// use grille_logic::{Position, Technique, next_step};
    ///
    /// let puzzle = Technique::RuleOf45.example().unwrap();
    /// assert!(next_step(&Position::new(&puzzle), [Technique::RuleOf45]).is_some());
    /// assert!(Technique::XWing.example().is_none());
    /// ```
    #[must_use]
    pub fn example(self) -> Option<Puzzle> {
        let example = match self {
            Technique::EqualCells => {
                let diagonal = [(1, 1), (2, 2), (3, 3), (4, 4)];
                Example::six()
                    .given((1, 5), 3)
                    .line(LineKind::Palindrome, &diagonal)
            }
            Technique::PairRelation => Example::six()
                .given((1, 2), 4)
                .sign(SignKind::WHITE, [(1, 1), (1, 2)]),
            Technique::Thermometer => {
                Example::six().line(LineKind::Thermo, &[(1, 1), (1, 2), (2, 3), (3, 3)])
            }
            Technique::SignChain => Example::six()
                .sign(SignKind::Less, [(2, 2), (1, 2)])
                .sign(SignKind::Less, [(1, 2), (1, 1)]),
            Technique::LineEnds => {
                Example::six().line(LineKind::Between, &[(1, 1), (1, 2), (2, 3)])
            }
            Technique::CageCombination => Example::nine().cage(16, &[(1, 1), (1, 2)]),
            Technique::DigitRun => {
                let line = [(1, 1), (1, 2), (1, 3)];
                Example::six()
                    .given((1, 6), 3)
                    .line(LineKind::Renban, &line)
            }
            Technique::CircleCount => Example::six().circle(&[1, 2, 4, 6], (1, 1)),
            Technique::LockedSight => {
                let filled = [(1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 1), (3, 3)];
                let example = Example::nine().whole(Whole::AntiKnight);
                let givens = filled.into_iter().zip(1..);
                givens.fold(example, |example, (at, digit)| example.given(at, digit))
            }
            Technique::EqualSight => Example::six()
                .given((5, 3), 5)
                .given((6, 3), 6)
                .line(LineKind::Palindrome, &[(1, 1), (2, 1), (3, 2)]),
            Technique::Alternation => {
                let zigzag: Vec<At> = (1..=9).map(|column| (2 - column % 2, column)).collect();
                Example::nine().line(LineKind::Parity, &zigzag)
            }
            Technique::LockedRelation => Example::six()
                .given((2, 1), 1)
                .given((2, 2), 2)
                .given((2, 3), 3)
                .given((4, 1), 6)
                .sign(SignKind::WHITE, [(1, 2), (1, 3)]),
            Technique::LockedInConstraint => Example::nine().cage(24, &[(1, 1), (1, 2), (1, 3)]),
            Technique::SumLimits => Example::six().arrow(&[(1, 1)], &[(1, 2), (1, 3)]),
            Technique::RuleOf45 => Example::nine()
                .cage(20, &[(1, 1), (1, 2), (1, 3), (1, 4)])
                .cage(18, &[(1, 5), (1, 6), (1, 7), (1, 8)]),
            Technique::SharedPartner => {
                Example::nine().line(LineKind::Whisper(5), &[(1, 1), (1, 2), (1, 3)])
            }
            Technique::CageArrangement => {
                Example::nine().given((5, 2), 4).cage(5, &[(1, 1), (1, 2)])
            }
            Technique::CageClash => Example::nine()
                .cage(6, &[(1, 1), (1, 2)])
                .cage(9, &[(1, 4), (1, 5)]),
            Technique::KillerSubset => Example::nine()
                .cage(19, &[(1, 1), (1, 2), (1, 3)])
                .cage(18, &[(1, 5), (1, 6), (1, 7)]),
            Technique::SandwichFilling => Example::nine().clue(OutsideKind::Sandwich, 33),
            Technique::OutsideClue => Example::six().clue(OutsideKind::Skyscraper, 4),
            Technique::InniesOuties => Example::nine()
                .cage(20, &[(1, 1), (1, 2), (1, 3)])
                .cage(19, &[(1, 4), (1, 5), (1, 6), (2, 6)])
                .cage(12, &[(1, 7), (1, 8)]),
            Technique::ConstraintBreaks => {
                Example::six().line(LineKind::SumLine(5), &[(1, 1), (1, 2), (2, 3)])
            }
            _ => return None,
        };
        example.0.validate().ok()
    }
}

/// A puzzle in the making.
struct Example(Draft);

impl Example {
    fn six() -> Example {
        let six = Layout::of_size(6).expect("there is a grid of 6");
        Example(Draft::new(six))
    }

    fn nine() -> Example {
        Example(Draft::new(Layout::classic()))
    }

    fn cell(&self, (row, column): At) -> Cell {
        let cell = self.0.layout.cell(row - 1, column - 1);
        cell.expect("an example keeps to its grid")
    }

    fn cells(&self, at: &[At]) -> Vec<Cell> {
        at.iter().map(|&at| self.cell(at)).collect()
    }

    fn given(mut self, at: At, digit: usize) -> Example {
        let cell = self.cell(at);
        self.0.set_given(cell, Digit::from_index(digit - 1));
        self
    }

    fn with(mut self, constraint: Constraint) -> Example {
        self.0.constraints.push(constraint);
        self
    }

    fn whole(self, rule: Whole) -> Example {
        self.with(Constraint::Whole(rule))
    }

    fn cage(self, sum: u32, at: &[At]) -> Example {
        let cells = self.cells(at);
        self.with(Constraint::Cage(Cage {
            cells,
            sum: Some(sum),
            repeats: false,
        }))
    }

    fn line(self, kind: LineKind, at: &[At]) -> Example {
        let cells = self.cells(at);
        self.with(Constraint::Line(Line { kind, cells }))
    }

    fn arrow(self, circle: &[At], shaft: &[At]) -> Example {
        let (circle, shaft) = (self.cells(circle), self.cells(shaft));
        self.with(Constraint::Arrow(Arrow { circle, shaft }))
    }

    fn sign(self, kind: SignKind, [first, second]: [At; 2]) -> Example {
        let (first, second) = (self.cell(first), self.cell(second));
        self.with(Constraint::Sign(Sign {
            first,
            second,
            kind,
        }))
    }

    /// A circle on the lower right corner of a cell.
    fn circle(self, digits: &[usize], (row, column): At) -> Example {
        let around = [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(r, c)| (row + r, column + c));
        let cells = self.cells(&around);
        let digits = digits
            .iter()
            .map(|digit| Digit::from_index(digit - 1))
            .collect();
        self.with(Constraint::Quadruple(Quadruple { cells, digits }))
    }

    /// A clue left of the first row.
    fn clue(self, kind: OutsideKind, value: u32) -> Example {
        self.with(Constraint::Outside(Outside {
            kind,
            side: Side::Left,
            line: 0,
            value,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Basis, Position, all_steps};

    #[test]
    fn every_technique_by_constraints_has_an_example() {
        for technique in Technique::all() {
            let is_variant = technique.entry().basis == Basis::Variant;
            let example = technique.example();
            assert_eq!(example.is_some(), is_variant, "{technique:?}");
            if let Some(puzzle) = example {
                let steps = all_steps(&Position::new(&puzzle), [technique]);
                assert!(!steps.is_empty(), "{technique:?}");
            }
        }
    }
}
