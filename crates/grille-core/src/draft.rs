//! A draft: a puzzle as it was read or typed, not yet checked. Validating it gives a puzzle or every [`Problem`] found.

use std::any::Any;
use std::sync::Arc;

use crate::constraint::Constraint;
use crate::{
    Alphabet, Cell, Decoration, Digit, DigitSet, Headers, House, HouseKind, Layout, Problem, Script,
};

/// The contents of one cell of a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The value, if the cell has one.
    pub value: Option<Digit>,
    /// Whether the value is a given, as opposed to one that a player placed since.
    pub given: bool,
    /// The candidates that the text leaves to the cell; all digits if it has none.
    pub allowed: DigitSet,
}

/// A puzzle not yet checked. Its fields can be set to anything.
#[derive(Clone, Debug)]
pub struct Draft {
    /// The layout.
    pub layout: Layout,
    /// One entry per cell.
    pub entries: Vec<Entry>,
    /// The constraints in addition to the houses of the layout.
    pub constraints: Vec<Constraint>,
    /// The solution that came with the puzzle.
    pub solution: Option<Vec<Option<Digit>>>,
    /// How the text wrote its digits and its empty cells.
    pub script: Script,
    /// Other alphabets in which the same text would be a different puzzle.
    pub also: Vec<Alphabet>,
    /// Author, date, ….
    pub headers: Headers,
    /// What is drawn and has no meaning.
    pub decorations: Vec<Decoration>,
    /// Where the text comes from.
    pub origin: Origin,
    /// What the constraints compile to, where that is known: whoever compiles them keeps it here and looks whether
    /// it still is of these constraints.
    #[doc(hidden)]
    pub compiled: Option<Arc<dyn Any + Send + Sync>>,
}

/// Where a draft was read, for error messages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    /// The file or other source.
    pub source: Option<String>,
    /// The line, from 1, in a collection with one puzzle per line.
    pub line: Option<usize>,
}

impl Draft {
    /// An empty draft.
    #[must_use]
    pub fn new(layout: Layout) -> Draft {
        let open = Entry {
            value: None,
            given: false,
            allowed: layout.all_digits(),
        };
        Draft {
            entries: vec![open; layout.cell_count()],
            constraints: Vec::new(),
            layout,
            solution: None,
            script: Script::default(),
            also: Vec::new(),
            headers: Headers::default(),
            decorations: Vec::new(),
            origin: Origin::default(),
            compiled: None,
        }
    }

    /// A draft with these givens.
    #[must_use]
    pub fn from_givens(layout: Layout, givens: impl IntoIterator<Item = Option<Digit>>) -> Draft {
        let mut draft = Draft::new(layout);
        for (entry, value) in draft.entries.iter_mut().zip(givens) {
            entry.value = value;
            entry.given = value.is_some();
        }
        draft
    }

    /// Sets a given.
    ///
    /// # Panics
    /// If there is no entry for the cell.
    pub fn set_given(&mut self, cell: Cell, digit: Digit) {
        let entry = &mut self.entries[cell.index()];
        entry.value = Some(digit);
        entry.given = true;
    }

    /// The value of a cell, if it has one.
    #[must_use]
    pub fn value(&self, cell: Cell) -> Option<Digit> {
        self.entries.get(cell.index())?.value
    }

    /// Whether every cell has a value.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.entries.iter().all(|entry| entry.value.is_some())
    }

    /// Whether no house of this kind repeats a digit: one of document B's three tests.
    #[must_use]
    pub fn holds(&self, kind: HouseKind) -> bool {
        let value = |cell: Cell| self.value(cell);
        self.layout
            .houses()
            .iter()
            .filter(|house| house.kind() == kind)
            .all(|house| twice_in(house, value).is_empty())
    }

    /// Every digit that is repeated in a house, or in two cells that must differ.
    pub fn clashes(
        &self,
        layout: &Layout,
        value: impl Fn(Cell) -> Option<Digit> + Copy,
    ) -> Vec<Problem> {
        let alphabet = self.script.alphabet;
        let places = |cells: Vec<Cell>| cells.into_iter().map(|cell| layout.place(cell)).collect();
        let in_houses = layout.houses().iter().flat_map(|house| {
            let twice = twice_in(house, value).into_iter();
            twice.map(|(digit, cells)| Problem::Clash {
                digit: alphabet.symbol(digit),
                house: house.clone(),
                places: places(cells),
            })
        });
        let unlike = layout.unlike().iter().filter_map(|&(a, b)| {
            let digit = value(a).filter(|&digit| value(b) == Some(digit))?;
            Some(Problem::Alike {
                digit: alphabet.symbol(digit),
                places: places(vec![a, b]),
            })
        });
        in_houses.chain(unlike).collect()
    }
}

/// The digits that a house holds more than once, each with its cells.
fn twice_in(house: &House, value: impl Fn(Cell) -> Option<Digit>) -> Vec<(Digit, Vec<Cell>)> {
    let (mut seen, mut twice) = (DigitSet::EMPTY, DigitSet::EMPTY);
    for digit in house.cells().iter().filter_map(|&cell| value(cell)) {
        if seen.contains(digit) {
            twice.insert(digit);
        }
        seen.insert(digit);
    }
    let cells = |digit| {
        house
            .cells()
            .iter()
            .copied()
            .filter(|&cell| value(cell) == Some(digit))
            .collect()
    };
    twice.iter().map(|digit| (digit, cells(digit))).collect()
}
