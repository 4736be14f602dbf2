//! Clues outside the grid.

use grille_core::Cell;
use grille_core::constraint::{Constraint, LittleKiller, Outside, OutsideKind, Side};

use super::{Random, Scene};

const SIDES: [Side; 4] = [Side::Left, Side::Top, Side::Right, Side::Bottom];

impl Scene<'_> {
    pub(super) fn outside(&self, kind: OutsideKind, random: &mut Random) -> Vec<Constraint> {
        // A sandwich clue is the same from both sides.
        let sides = if kind == OutsideKind::Sandwich { 2 } else { 4 };
        let mut clues = Vec::new();
        for side in &SIDES[..sides] {
            for line in 0..self.layout.rows().max(self.layout.columns()) {
                let mut clue = Outside {
                    kind,
                    side: *side,
                    line,
                    value: 0,
                };
                let Some(cells) = clue.cells(self.layout) else {
                    continue;
                };
                if let Some(value) = self.told(kind, &cells) {
                    clue.value = value;
                    clues.push(Constraint::Outside(clue));
                }
            }
        }
        random.shuffle(&mut clues);
        // Some kinds slow the solver down with every clue.
        clues.truncate(match kind {
            OutsideKind::FullRank => self.share(6),
            OutsideKind::HiddenSkyscraper => self.share(18),
            _ => clues.len(),
        });
        clues
    }

    /// The value of a clue for a row or column.
    fn told(&self, kind: OutsideKind, cells: &[Cell]) -> Option<u32> {
        let numbers = self.numbers(cells);
        let ahead = |many: i32| numbers.get(..usize::try_from(many).ok()?);
        let value = match kind {
            OutsideKind::Sandwich => {
                let (least, most) = (self.layout.lowest(), self.layout.digits());
                let end = |number: i32| numbers.iter().position(|&other| other == number);
                let one = end(i32::from(least))?;
                let other = end(i32::from(least) + most as i32 - 1)?;
                numbers[one.min(other) + 1..one.max(other)].iter().sum()
            }
            OutsideKind::XSum => ahead(numbers[0])
                .filter(|run| !run.is_empty())?
                .iter()
                .sum(),
            OutsideKind::Skyscraper => {
                let mut tallest = 0;
                let mut seen = 0;
                for number in numbers {
                    seen += i32::from(number > tallest);
                    tallest = tallest.max(number);
                }
                seen
            }
            OutsideKind::HiddenSkyscraper => numbers
                .windows(2)
                .find(|two| two[1] < two[0])
                .map(|two| two[1])?,
            OutsideKind::NumberedRoom => *ahead(numbers[0])?.last()?,
            OutsideKind::FullRank => self.rank(cells)?,
        };
        u32::try_from(value).ok()
    }

    /// The rank of a row or column among all, read from both ends; `None` if another is equal.
    fn rank(&self, cells: &[Cell]) -> Option<i32> {
        let own = self.numbers(cells);
        let mut all = Vec::new();
        for side in SIDES {
            for line in 0..self.layout.digits() {
                let clue = Outside {
                    kind: OutsideKind::FullRank,
                    side,
                    line,
                    value: 1,
                };
                all.push(self.numbers(&clue.cells(self.layout)?));
            }
        }
        let equal = all.iter().filter(|other| **other == own).count();
        let before = all.iter().filter(|other| **other < own).count();
        (equal == 1).then_some(before as i32 + 1)
    }

    pub(super) fn little_killers(&self, random: &mut Random) -> Vec<Constraint> {
        let mut clues = Vec::new();
        for start in self.layout.cells() {
            for (down, right) in [(true, true), (true, false), (false, true), (false, false)] {
                let mut little = LittleKiller {
                    start,
                    down,
                    right,
                    sum: 0,
                };
                let cells = little.cells(self.layout);
                let back = LittleKiller {
                    start,
                    down: !down,
                    right: !right,
                    sum: 0,
                };
                let from_edge = back.cells(self.layout).len() == 1;
                // A long diagonal is seen from both of its corner cells: take one.
                let first = cells.last().is_some_and(|&last| start < last);
                if from_edge && first && cells.len() > 2 {
                    little.sum = self.sum(&cells) as u32;
                    clues.push(Constraint::LittleKiller(little));
                }
            }
        }
        random.shuffle(&mut clues);
        clues.truncate(self.share(20));
        clues
    }
}
