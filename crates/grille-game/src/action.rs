//! The actions of a player, and what each leaves in the cells.

use grille_core::{Cell, CellSet, Digit};
use grille_logic::hint::Move;

use super::{Colour, Contents, Game};

/// The two kinds of marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MarkKind {
    /// In a corner: the digit may go into this cell.
    Corner,
    /// In the centre: one of all the digits that may go into this cell.
    Centre,
}

/// One action of a player: one move to undo, however many cells it changes. Givens never change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// A digit goes into the cells, replacing any that are there.
    Place {
        /// The cells.
        cells: CellSet,
        /// The digit.
        digit: Digit,
    },
    /// The cells lose their digits; if none has a digit, their marks; if none has marks, their colours.
    Erase {
        /// The cells.
        cells: CellSet,
    },
    /// A mark is added to those of the cells that lack it; if all have it, it is removed. Cells with a digit are left
    /// alone.
    Mark {
        /// The cells.
        cells: CellSet,
        /// The digit.
        digit: Digit,
        /// Which kind of mark.
        kind: MarkKind,
    },
    /// The cells get this colour, or none.
    Paint {
        /// The cells.
        cells: CellSet,
        /// The colour.
        colour: Option<Colour>,
    },
    /// A candidate gets this colour, or none, in each of the cells.
    Tint {
        /// The cells.
        cells: CellSet,
        /// The candidate.
        digit: Digit,
        /// The colour.
        colour: Option<Colour>,
    },
    /// Every empty cell without centre marks gets all its candidates as marks.
    FillMarks,
    /// The moves of a hint.
    Carry(Vec<Move>),
    /// Everything returns to the start.
    Restart,
}

impl Action {
    /// A digit into one cell.
    #[must_use]
    pub fn place(cell: Cell, digit: Digit) -> Action {
        Action::Place {
            cells: CellSet::from_iter([cell]),
            digit,
        }
    }

    /// The contents of every cell after the action.
    pub(super) fn applied(&self, game: &Game) -> Vec<Contents> {
        let mut sheet = Sheet::new(game);
        if let Action::Place { digit, .. } | Action::Mark { digit, .. } | Action::Tint { digit, .. } =
            self
            && digit.index() >= game.layout().digits()
        {
            return sheet.cells;
        }
        match *self {
            Action::Place { cells, digit } => {
                for cell in sheet.own(cells) {
                    sheet.place(cell, digit);
                }
            }
            Action::Erase { cells } => erase(&mut sheet, cells),
            Action::Mark { cells, digit, kind } => mark(&mut sheet, cells, digit, kind),
            Action::Paint { cells, colour } => {
                for cell in cells.iter().filter(|&cell| game.layout().contains(cell)) {
                    sheet.cells[cell.index()].colour = colour;
                }
            }
            Action::Tint {
                cells,
                digit,
                colour,
            } => {
                for cell in sheet.open(cells) {
                    sheet.cells[cell.index()].tints.set(digit, colour);
                }
            }
            Action::FillMarks => {
                let candidates = game.all_candidates();
                for cell in game.open_cells() {
                    let centre = &mut sheet.cells[cell.index()].centre;
                    if centre.is_empty() {
                        *centre = candidates[cell.index()];
                    }
                }
            }
            Action::Carry(ref moves) => {
                for &each in moves {
                    sheet.carry(each);
                }
            }
            Action::Restart => sheet.cells = Game::new(game.puzzle.clone()).cells,
        }
        sheet.cells
    }
}

fn erase(sheet: &mut Sheet<'_>, cells: CellSet) {
    let own = sheet.own(cells);
    let contents: Vec<Contents> = own.iter().map(|cell| sheet.cells[cell.index()]).collect();
    let digits = contents.iter().any(|each| each.digit.is_some());
    let marks = contents
        .iter()
        .any(|each| !(each.corner | each.centre).is_empty() || !each.tints.is_empty());
    for cell in own {
        let contents = &mut sheet.cells[cell.index()];
        if digits {
            contents.digit = None;
        } else if marks {
            *contents = Contents {
                colour: contents.colour,
                ..Contents::default()
            };
        }
    }
    if !digits && !marks {
        for cell in cells
            .iter()
            .filter(|&cell| sheet.game.layout().contains(cell))
        {
            sheet.cells[cell.index()].colour = None;
        }
    }
}

fn mark(sheet: &mut Sheet<'_>, cells: CellSet, digit: Digit, kind: MarkKind) {
    let open = sheet.open(cells);
    let marks = |cell: Cell| match kind {
        MarkKind::Corner => sheet.game.contents(cell).corner,
        // If candidates are shown automatically, marks start from those.
        MarkKind::Centre => sheet.game.centre_marks(cell),
    };
    let all = open.iter().all(|&cell| marks(cell).contains(digit));
    for &cell in &open {
        let mut marks = marks(cell);
        if all {
            marks.remove(digit);
        } else {
            marks.insert(digit);
        }
        let contents = &mut sheet.cells[cell.index()];
        match kind {
            MarkKind::Corner => contents.corner = marks,
            MarkKind::Centre => contents.centre = marks,
        }
    }
}

/// The cells as an action changes them.
struct Sheet<'a> {
    game: &'a Game,
    cells: Vec<Contents>,
}

impl<'a> Sheet<'a> {
    fn new(game: &'a Game) -> Sheet<'a> {
        Sheet {
            game,
            cells: game.cells.clone(),
        }
    }

    /// Those of the cells that the player may write into.
    fn own(&self, cells: CellSet) -> Vec<Cell> {
        let layout = self.game.layout();
        cells
            .iter()
            .filter(|&cell| layout.contains(cell) && !self.game.is_given(cell))
            .collect()
    }

    /// Those of the cells that have no digit.
    fn open(&self, cells: CellSet) -> Vec<Cell> {
        let mut own = self.own(cells);
        own.retain(|&cell| self.game.digit(cell).is_none());
        own
    }

    fn place(&mut self, cell: Cell, digit: Digit) {
        self.cells[cell.index()].digit = Some(digit);
        if self.game.help.candidates {
            for peer in self.game.layout().peers(cell).iter() {
                self.cells[peer.index()].corner.remove(digit);
                self.cells[peer.index()].centre.remove(digit);
            }
        }
    }

    fn carry(&mut self, each: Move) {
        let Some(cell) = each.cell() else {
            return;
        };
        if self.own(CellSet::from_iter([cell])).is_empty() {
            return;
        }
        match each {
            Move::Place(placed) => self.place(cell, placed.digit),
            Move::Erase(_) => self.cells[cell.index()].digit = None,
            Move::Mark(_, digits) => {
                let contents = &mut self.cells[cell.index()];
                contents.centre = digits;
                // A corner mark that the step rules out is removed as well.
                contents.corner &= digits;
            }
            Move::ShowCandidates => {}
        }
    }
}
