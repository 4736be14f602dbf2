//! A constraint as people speak of it.

use super::whole::taxicab;
use super::{
    Arrow, Cage, CloneOf, Condition, Custom, Equal, Fault, Group, Line, LittleKiller, LookAndSay,
    Magic, Mark, Outside, Quadruple, Quota, RegionClue, Sign, Whole,
};
use crate::exact::Budget;
use crate::{Cell, CellSet, Geometry, HouseKind};

/// One thing that a setter adds to a grid.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Constraint {
    /// A rule for the whole grid.
    Whole(Whole),
    /// An extra region: no digit twice.
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
    /// Circles that count each other, a lunchbox, cells that point to others, ….
    Group(Group),
    /// How often some digits come.
    LookAndSay(LookAndSay),
    /// Groups of cells that hold the same digits, or have the same sum.
    Equal(Equal),
    /// A clue about regions that are to be found.
    RegionClue(RegionClue),
    /// Anything else.
    Custom(Custom),
}

impl Constraint {
    /// The cells it is drawn in, in order; empty for a rule of the whole grid.
    #[must_use]
    pub fn cells(&self, geometry: &Geometry) -> Vec<Cell> {
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
            Constraint::Outside(outside) => outside.cells(geometry).unwrap_or_default(),
            Constraint::LittleKiller(little) if geometry.contains(little.start) => {
                little.cells(geometry)
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

    /// Whether it speaks of regions that are to be found, and so of more than digits.
    #[must_use]
    pub fn is_about_regions(&self) -> bool {
        matches!(
            self,
            Constraint::RegionClue(_) | Constraint::Whole(Whole::ChaosConstruction)
        )
    }

    /// What it says, in primitives. `all` are the puzzle's constraints, of which "all dots are given"
    /// must know, and marks of which neighbours have the same one.
    pub fn compile(
        &self,
        geometry: &Geometry,
        all: &[Constraint],
    ) -> Result<Vec<Condition>, Fault> {
        self.compile_within(geometry, all, &Quota::new(Budget::default()))
    }

    /// The same within a quota.
    pub(crate) fn compile_within(
        &self,
        geometry: &Geometry,
        all: &[Constraint],
        quota: &Quota<'_>,
    ) -> Result<Vec<Condition>, Fault> {
        self.check_cells(geometry)?;
        let conditions = match self {
            // These may be very many, and are counted as they are made.
            Constraint::Whole(Whole::AntiTaxicab) => return taxicab(geometry, quota),
            Constraint::Equal(equal) => return equal.compile(geometry, quota),
            Constraint::Group(group) => return group.compile(geometry, quota),
            Constraint::Whole(whole) => whole.compile(geometry, all),
            Constraint::Region(cells) if cells.len() > geometry.digits() => {
                Err(Fault::TooMany { cells: cells.len() })
            }
            Constraint::Region(cells) => Ok(vec![Condition::Different {
                kind: HouseKind::Extra,
                cells: cells.clone(),
            }]),
            Constraint::Cage(cage) => cage.compile(geometry),
            Constraint::Magic(magic) => magic.compile(geometry),
            Constraint::Sign(sign) => Ok(sign.compile(geometry)),
            Constraint::Mark(mark) => Ok(mark.compile(geometry, all)),
            Constraint::Quadruple(quadruple) => quadruple.compile(geometry),
            Constraint::Line(line) => line.compile(geometry, quota),
            Constraint::Arrow(arrow) => arrow.compile(geometry),
            Constraint::Clone(clone) => clone.compile(geometry),
            Constraint::Outside(outside) => outside.compile(geometry, quota),
            Constraint::LittleKiller(little) => little.compile(geometry),
            Constraint::LookAndSay(look) => look.compile(),
            // It says nothing of digits alone: the model keeps it apart.
            Constraint::RegionClue(clue) => clue.check().map(|()| Vec::new()),
            Constraint::Custom(custom) => {
                quota.work(custom.conditions.iter().map(Condition::bytes).sum())?;
                Ok(custom.conditions.clone())
            }
        }?;
        for condition in &conditions {
            quota.take(condition.bytes())?;
        }
        Ok(conditions)
    }

    /// Every cell is there, and none comes twice where that makes no sense.
    fn check_cells(&self, geometry: &Geometry) -> Result<(), Fault> {
        let cells = self.cells(geometry);
        if !cells.iter().all(|&cell| geometry.contains(cell)) {
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
        // A line may cross itself, and a clone may overlap what it is a clone of.
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
                return Err(Fault::Repeats(geometry.place(cell)));
            }
            seen.insert(cell);
        }
        Ok(())
    }
}
