//! The [`Constraint`] type: a constraint as setters and players know it.

use super::whole::taxicab;
use super::{
    Arrow, Cage, CloneOf, Condition, Custom, Equal, Fault, Group, Line, LittleKiller, LookAndSay,
    Magic, Mark, Outside, Quadruple, Quota, RegionClue, Sign, Whole,
};
use crate::{Budget, Cell, CellSet, HouseKind, Layout};

/// One constraint that a setter adds to a grid.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Constraint {
    /// A constraint on the whole grid.
    Whole(Whole),
    /// An extra region: no repeated digit.
    Region(Vec<Cell>),
    /// A cage.
    Cage(Cage),
    /// A magic square.
    Magic(Magic),
    /// A sign between two cells.
    Sign(Sign),
    /// A mark in a cell.
    Mark(Mark),
    /// A circle with digits on a corner.
    Quadruple(Quadruple),
    /// A line.
    Line(Line),
    /// An arrow.
    Arrow(Arrow),
    /// A clone.
    Clone(CloneOf),
    /// A clue outside the grid.
    Outside(Outside),
    /// The sum of a diagonal.
    LittleKiller(LittleKiller),
    /// Counting circles, a lunchbox, indexing cells, ….
    Group(Group),
    /// How often some digits occur.
    LookAndSay(LookAndSay),
    /// Groups of cells that hold the same digits, or have the same sum.
    Equal(Equal),
    /// A clue about regions that are to be found.
    RegionClue(RegionClue),
    /// Anything else.
    Custom(Custom),
}

impl Constraint {
    /// The cells it is drawn in, in order; empty for a constraint on the whole grid.
    #[must_use]
    pub fn cells(&self, layout: &Layout) -> Vec<Cell> {
        match self {
            Constraint::Whole(_) => Vec::new(),
            Constraint::Region(cells) => cells.clone(),
            Constraint::Cage(cage) => cage.cells.clone(),
            Constraint::Magic(magic) => magic.cells.clone(),
            Constraint::Sign(sign) => vec![sign.first, sign.second],
            Constraint::Mark(mark) => vec![mark.cell],
            Constraint::Quadruple(quadruple) => quadruple.cells.clone(),
            Constraint::Line(line) => line.cells.clone(),
            Constraint::Arrow(arrow) => [&arrow.circle[..], &arrow.shaft].concat(),
            Constraint::Clone(clone) => [&clone.cells[..], &clone.copy].concat(),
            Constraint::Outside(outside) => outside.cells(layout).unwrap_or_default(),
            Constraint::LittleKiller(little) if layout.contains(little.start) => {
                little.cells(layout)
            }
            Constraint::LittleKiller(little) => vec![little.start],
            Constraint::Group(group) => group.cells.clone(),
            Constraint::LookAndSay(look) => look.cells.clone(),
            Constraint::Equal(equal) => equal.groups.concat(),
            Constraint::RegionClue(clue) => clue.cells(),
            Constraint::Custom(custom) => {
                let cells = custom.conditions.iter().map(Condition::cells);
                let all = cells.fold(CellSet::EMPTY, |all, cells| all | cells);
                all.iter().collect()
            }
        }
    }

    /// Whether it is about regions that are to be found, and so about more than digits.
    #[must_use]
    pub fn is_about_regions(&self) -> bool {
        matches!(
            self,
            Constraint::RegionClue(_) | Constraint::Whole(Whole::ChaosConstruction)
        )
    }

    /// Its conditions. `all` are the puzzle's constraints: "all dots are given" needs the dots, and marks need to know
    /// which neighbours have the same mark.
    pub fn compile(&self, layout: &Layout, all: &[Constraint]) -> Result<Vec<Condition>, Fault> {
        self.compile_within(layout, all, &Quota::new(Budget::default()))
    }

    /// The same within a quota.
    #[doc(hidden)]
    pub fn compile_within(
        &self,
        layout: &Layout,
        all: &[Constraint],
        quota: &Quota<'_>,
    ) -> Result<Vec<Condition>, Fault> {
        self.check_cells(layout)?;
        let conditions = match self {
            // These may be very many, and are counted as they are made.
            Constraint::Whole(Whole::AntiTaxicab) => return taxicab(layout, quota),
            Constraint::Equal(equal) => return equal.compile(layout, quota),
            Constraint::Group(group) => return group.compile(layout, quota),
            Constraint::Whole(whole) => whole.compile(layout, all),
            Constraint::Region(cells) if cells.len() > layout.digits() => {
                Err(Fault::TooMany { cells: cells.len() })
            }
            Constraint::Region(cells) => Ok(vec![Condition::Different {
                kind: HouseKind::Extra,
                cells: cells.clone(),
            }]),
            Constraint::Cage(cage) => cage.compile(layout),
            Constraint::Magic(magic) => magic.compile(layout),
            Constraint::Sign(sign) => Ok(sign.compile(layout)),
            Constraint::Mark(mark) => Ok(mark.compile(layout, all)),
            Constraint::Quadruple(quadruple) => quadruple.compile(layout),
            Constraint::Line(line) => line.compile(layout, quota),
            Constraint::Arrow(arrow) => arrow.compile(layout),
            Constraint::Clone(clone) => clone.compile(layout),
            Constraint::Outside(outside) => outside.compile(layout, quota),
            Constraint::LittleKiller(little) => little.compile(layout),
            Constraint::LookAndSay(look) => look.compile(),
            // It is not about digits alone: the model keeps it separately.
            Constraint::RegionClue(clue) => clue.check().map(|()| Vec::new()),
            Constraint::Custom(custom) => {
                custom.check(layout)?;
                quota.work(custom.conditions.iter().map(Condition::bytes).sum())?;
                Ok(custom.conditions.clone())
            }
        }?;
        for condition in &conditions {
            quota.take(condition.bytes())?;
        }
        Ok(conditions)
    }

    /// Checks that every cell exists, and that none is repeated where that makes no sense.
    fn check_cells(&self, layout: &Layout) -> Result<(), Fault> {
        let cells = self.cells(layout);
        if !cells.iter().all(|&cell| layout.contains(cell)) {
            return Err(Fault::NoCell);
        }
        if cells.is_empty()
            && !matches!(
                self,
                Constraint::Whole(_) | Constraint::Outside(_) | Constraint::Custom(_)
            )
        {
            return Err(Fault::TooFew { least: 1 });
        }
        // A line may cross itself, and a clone may overlap its original.
        if matches!(
            self,
            Constraint::Line(_)
                | Constraint::Clone(_)
                | Constraint::Arrow(_)
                | Constraint::Equal(_)
                | Constraint::RegionClue(_)
        ) {
            return Ok(());
        }
        let mut seen = CellSet::EMPTY;
        for cell in cells {
            if seen.contains(cell) {
                return Err(Fault::Repeats(layout.place(cell)));
            }
            seen.insert(cell);
        }
        Ok(())
    }
}
