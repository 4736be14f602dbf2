//! What a candidate is: a digit that may go into a cell as far as each rule by itself can tell.
//!
//! A cell's houses, the cells that it must differ from, its own marks and what was ruled out come first. Then
//! each constraint (a cage, an arrow, a thermometer, a dot) takes away the digits that it has no use for, by what
//! the others leave to its cells. No constraint builds on what another took away: a player sees for each digit the
//! one rule that forbids it, and reasoning further is left to the techniques.
//!
//! Everything that shows candidates asks here. The logic engine alone starts from [`Standing::unheld`], as it
//! explains what constraints take away step by step.

use std::collections::BTreeMap;

use crate::variant::{Condition, Constraint, Filter, Model};
use crate::{Cell, CellSet, Digit, DigitSet, Geometry};

/// Digits on a grid, right or wrong, with the rules that they are under.
#[derive(Clone, Copy)]
pub(crate) struct Standing<'a> {
    /// The layout with the groups of the constraints.
    pub(crate) geometry: &'a Geometry,
    pub(crate) model: Option<&'a Model>,
    /// The digit of each cell.
    pub(crate) value: &'a dyn Fn(Cell) -> Option<Digit>,
    /// What was ruled out of each cell by other means.
    pub(crate) eliminated: &'a dyn Fn(Cell) -> DigitSet,
}

impl Standing<'_> {
    /// The digits that no peer of a cell holds and that its own marks allow, whatever the cell holds itself.
    pub(crate) fn unheld(&self, cell: Cell) -> DigitSet {
        let peers = self.geometry.peers(cell).iter();
        let held = peers.filter_map(self.value).collect();
        let allowed = match self.model {
            Some(model) => model.allowed(cell),
            None => self.geometry.all_digits(),
        };
        allowed - held - (self.eliminated)(cell)
    }

    /// The candidates of a cell, whatever it holds itself: its digit may be replaced.
    pub(crate) fn of(&self, cell: Cell) -> DigitSet {
        let refused = self.refused(cell).into_iter();
        refused.fold(self.unheld(cell), |left, (_, digits)| left - digits)
    }

    /// The candidates of every cell; none for a cell that has its digit.
    pub(crate) fn all(&self) -> Vec<DigitSet> {
        let is_open = |cell: Cell| (self.value)(cell).is_none();
        let unheld = |cell: Cell| {
            if is_open(cell) {
                self.unheld(cell)
            } else {
                DigitSet::EMPTY
            }
        };
        let mut candidates: Vec<DigitSet> = self.geometry.cells().map(unheld).collect();
        let unheld = candidates.clone();
        let left = |cell: Cell| (self.value)(cell).map_or(unheld[cell.index()], DigitSet::only);
        for (_, filters) in self.rules() {
            let narrowed = narrowed(filters, left);
            for &cell in filters.iter().flat_map(|(_, filter)| filter.cells()) {
                let left = narrowed
                    .as_ref()
                    .map_or(DigitSet::EMPTY, |left| left[&cell]);
                candidates[cell.index()] &= left;
            }
        }
        candidates
    }

    /// What constraints alone forbid in a cell: each by its number, with the digits that it takes away from
    /// those that no peer holds.
    pub(crate) fn refused(&self, cell: Cell) -> Vec<(usize, DigitSet)> {
        // The digit of the cell itself counts neither here nor for its peers.
        let value = |at: Cell| (self.value)(at).filter(|_| at != cell);
        let without = Standing {
            value: &value,
            ..*self
        };
        let unheld = without.unheld(cell);
        let left = |at: Cell| value(at).map_or_else(|| without.unheld(at), DigitSet::only);
        let mut refused: Vec<(usize, DigitSet)> = Vec::new();
        let about = |filters: &[(usize, Filter)]| {
            let mut filters = filters.iter();
            filters.any(|(_, filter)| filter.cells().contains(&cell))
        };
        for (number, filters) in self.rules().filter(|(_, filters)| about(filters)) {
            let left = narrowed(filters, left).map_or(DigitSet::EMPTY, |left| left[&cell]);
            let digits = unheld - left;
            match refused.last_mut() {
                _ if digits.is_empty() => {}
                // The parts of a rule for the whole grid follow each other.
                Some((last, known)) if *last == number => *known |= digits,
                _ => refused.push((number, digits)),
            }
        }
        refused
    }

    /// The constraints whose marks (even, odd, …) do not allow a digit in a cell.
    pub(crate) fn marks_against(&self, cell: Cell, digit: Digit) -> impl Iterator<Item = usize> {
        let conditions = self.model.map_or(&[][..], Model::conditions).iter();
        conditions.filter_map(move |(number, condition)| match condition {
            Condition::OneOf { cell: at, digits } if *at == cell && !digits.contains(digit) => {
                Some(*number)
            }
            _ => None,
        })
    }

    /// The constraints that the digits break whatever goes into the open cells: each by its number, with the cells
    /// whose digits do so. Houses and cells that differ are not looked at.
    pub(crate) fn broken(&self) -> BTreeMap<usize, CellSet> {
        let mut broken: BTreeMap<usize, CellSet> = BTreeMap::new();
        let filled = |&cell: &Cell| (self.value)(cell).is_some();
        for cell in self.geometry.cells() {
            for number in (self.value)(cell)
                .into_iter()
                .flat_map(|digit| self.marks_against(cell, digit))
            {
                broken.entry(number).or_default().insert(cell);
            }
        }
        let all = self.geometry.all_digits();
        let left = |cell: Cell| (self.value)(cell).map_or(all, DigitSet::only);
        for (number, filters) in self.rules() {
            let cells = filters.iter().flat_map(|(_, filter)| filter.cells());
            let cells: Vec<Cell> = cells.copied().filter(filled).collect();
            if !cells.is_empty() && narrowed(filters, left).is_none() {
                let known = broken.entry(number).or_default();
                for cell in cells {
                    known.insert(cell);
                }
            }
        }
        broken
    }

    /// What is taken for one rule each: a constraint with its number and all its conditions. Of a rule for the whole
    /// grid each condition stands by itself, or one wrong digit would leave nothing anywhere.
    fn rules(&self) -> impl Iterator<Item = (usize, &[(usize, Filter)])> {
        let constraints = self.model.map_or(&[][..], Model::constraints);
        let filters = self.model.map_or(&[][..], Model::filters);
        let together = |one: &(usize, Filter), next: &(usize, Filter)| {
            one.0 == next.0 && !matches!(constraints[one.0], Constraint::Whole(_))
        };
        let rules = filters.chunk_by(together);
        rules.map(|filters| (filters[0].0, filters))
    }
}

/// What conditions together leave to each of their cells; `None` where they cannot be met.
fn narrowed(
    filters: &[(usize, Filter)],
    left: impl Fn(Cell) -> DigitSet,
) -> Option<BTreeMap<Cell, DigitSet>> {
    let cells = filters.iter().flat_map(|(_, filter)| filter.cells());
    let mut known: BTreeMap<Cell, DigitSet> = cells.map(|&cell| (cell, left(cell))).collect();
    loop {
        let mut is_settled = true;
        for (_, filter) in filters {
            let before: Vec<DigitSet> = filter.cells().iter().map(|cell| known[cell]).collect();
            let mut after = before.clone();
            filter.narrow(&mut after).ok()?;
            if after != before {
                is_settled = filters.len() == 1;
                known.extend(filter.cells().iter().copied().zip(after));
            }
        }
        if is_settled {
            return Some(known);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::variant::Condition;
    use crate::{Cell, Digit, DigitSet, Puzzle};

    /// The digits of an empty cell with which there is a way to meet each condition by itself, of all ways to fill its
    /// cells: the slow twin. Whether cells that see each other have to differ in it is the caller's choice.
    fn tried(puzzle: &Puzzle, cell: Cell, differ: bool) -> DigitSet {
        let basic = |at: Cell| match puzzle.values().get(at) {
            Some(digit) => DigitSet::only(digit),
            None => puzzle.unheld(at),
        };
        let sees = |one: Cell, other: Cell| puzzle.geometry().peers(one).contains(other);
        let is_met = |condition: &Condition, cells: &[Cell], way: &[Digit]| {
            condition.is_met(&|at| way[cells.iter().position(|&its| its == at).unwrap()])
        };
        let fits = |digit: &Digit| {
            let conditions = puzzle.model().unwrap().further();
            conditions
                .map(|(_, condition)| (condition, condition.cells().iter().collect::<Vec<Cell>>()))
                .filter(|(_, cells)| cells.contains(&cell))
                .all(|(condition, cells)| {
                    let mut ways: Vec<Vec<Digit>> = vec![Vec::new()];
                    for &next in &cells {
                        let digits = if next == cell {
                            DigitSet::only(*digit)
                        } else {
                            basic(next)
                        };
                        let further = |way: Vec<Digit>| {
                            digits.iter().map(move |next| [&way[..], &[next]].concat())
                        };
                        let may_be = |way: &Vec<Digit>| {
                            let last = way[way.len() - 1];
                            let mut before = cells.iter().zip(&way[..way.len() - 1]);
                            !differ || before.all(|(&at, its)| *its != last || !sees(at, next))
                        };
                        ways = ways.into_iter().flat_map(further).filter(may_be).collect();
                    }
                    ways.iter().any(|way| is_met(condition, &cells, way))
                })
        };
        basic(cell).iter().filter(fits).collect()
    }

    const MANY: &str = "size 6\ngrid\n......\n.5....\n..3...\n......\n......\n.....1\nx\nthermo: r1c1 r1c2 r2c3 r3c4\n\
         arrow: r6c1 > r5c1 r4c2\nwhite: r1c4 r1c5\nblack: r2c5 r3c5\nless: r4c4 r4c5\nless: r6c4 r5c4\n\
         even: r2c1\nodd: r4c1\nminimum: r4c6\nrenban: r6c2 r6c3 r5c3\ncage 7: r1c6 r2c6 r3c6\n\
         quadruple 1 2: r3c1 r3c2 r4c1 r4c2\nsandwich r3: 7\nwhispers 3: r5c4 r5c5 r4c5";

    #[test]
    fn a_candidate_is_what_every_condition_by_itself_has_a_use_for() {
        let puzzle: Puzzle = MANY.parse().unwrap();
        let all = puzzle.all_candidates();
        let mut narrower = 0;
        for cell in puzzle.values().free_cells() {
            let its = all[cell.index()];
            assert_eq!(its, puzzle.candidates(cell), "{cell:?}");
            assert!(
                its.is_subset(tried(&puzzle, cell, false)),
                "{cell:?}: {its}"
            );
            narrower += usize::from(its != puzzle.unheld(cell));
        }
        assert!(narrower > 10, "{narrower}");
        let mut filled = puzzle.values().filled_cells();
        assert!(filled.all(|(cell, _)| all[cell.index()].is_empty()));
    }

    #[test]
    fn nothing_is_lost_that_a_rule_has_a_use_for() {
        // One constraint of each kind in a grid of its own: then conditions are tried by themselves.
        for constraint in MANY.lines().skip(9) {
            let text = format!(
                "size 6\ngrid\n......\n.5....\n..3...\n......\n......\n.....1\n{constraint}"
            );
            let puzzle: Puzzle = text.parse().unwrap();
            let conditions = puzzle.model().unwrap().further().count();
            for cell in puzzle.values().free_cells().filter(|_| conditions == 1) {
                let needed = tried(&puzzle, cell, true);
                assert!(
                    needed.is_subset(puzzle.candidates(cell)),
                    "{constraint}: {cell:?}"
                );
            }
        }
    }

    #[test]
    fn the_conditions_of_one_constraint_are_taken_together() {
        let puzzle: Puzzle = "size 4\ngrid\n....\n....\n....\n....\nthermo: r1c1 r2c2 r3c3 r4c4"
            .parse()
            .unwrap();
        let found: Vec<String> = [(0, 0), (1, 1), (2, 2), (3, 3)]
            .map(|at| puzzle.candidates(at).to_string())
            .to_vec();
        assert_eq!(found, ["1", "2", "3", "4"]);
    }

    #[test]
    fn a_condition_that_cannot_be_met_any_more_leaves_nothing() {
        let puzzle: Puzzle = "size 4\ngrid\n2...\n....\n....\n....\ncage 7: r1c1 r1c2"
            .parse()
            .unwrap();
        assert!(puzzle.candidates((0, 1)).is_empty());
        assert_eq!(puzzle.candidates((0, 2)).to_string(), "134");
    }
}
