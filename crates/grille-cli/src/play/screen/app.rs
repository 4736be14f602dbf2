//! The state of the screen: the game, and where in it the player is looking.

use std::cell::Cell as Remembered;

use grille::game::{Action, Colour, Game, MarkKind, Moment};
use grille::say::{Lang, Text, text};
use grille::{Alphabet, Cell, CellSet, Digit};
use ratatui::layout::Rect;

use super::command::{Command, Pen};
use super::hinting::Hinted;
use super::ornament::Ornaments;
use super::theme::ThemeName;
use super::view;
use super::view::Plan;

/// What a command asks the event loop to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    None,
    /// Find a hint.
    FindHint,
    NewGame,
    Suspend,
    Quit,
}

/// An overlay on the grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Overlay {
    /// The keys, from this line on.
    Help(u16),
    /// The moments worth going to, and the selected one.
    History(Vec<Moment>, usize),
    /// Asks whether to leave the game for a new one.
    NewGame,
    /// The game is won.
    Won,
}

/// Where the grid was drawn, for locating the mouse.
#[derive(Clone, Debug)]
pub(super) struct Drawn {
    pub(super) area: Rect,
    pub(super) scroll: (u16, u16),
    pub(super) plan: Plan,
    /// Where the keys of the digits are.
    pub(super) digits: Vec<(Rect, Digit)>,
}

/// The visible part of a longer text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Seen {
    /// Its first line.
    pub(super) first: u16,
    /// The last line that can be the first.
    pub(super) last: u16,
    /// How many lines there is room for.
    pub(super) rows: u16,
}

#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub(super) struct App {
    pub(super) game: Game,
    /// What the puzzle's constraints draw.
    pub(super) ornaments: Ornaments,
    pub(super) lang: Lang,
    pub(super) theme: ThemeName,
    pub(super) cursor: Cell,
    /// The selected cells; empty if only the cursor's is.
    pub(super) selected: CellSet,
    /// Whether they were selected one by one: the cursor then moves without clearing the selection.
    pub(super) one_by_one: bool,
    pub(super) pen: Pen,
    pub(super) colour: Colour,
    /// Whether a digit is picked first and then put into cells.
    pub(super) digit_first: bool,
    pub(super) in_hand: Option<Digit>,
    pub(super) hinted: Option<Hinted>,
    pub(super) message: Option<Text>,
    pub(super) overlay: Option<Overlay>,
    /// The requested size of the cells.
    pub(super) zoom: Option<usize>,
    /// Whether a hint is being searched for.
    pub(super) thinking: bool,
    /// Whether the game has to be saved.
    pub(super) changed: bool,
    /// How far the grid was scrolled when it was last drawn.
    pub(super) scroll: Remembered<(u16, u16)>,
    /// The visible part of the messages.
    pub(super) told: Remembered<Seen>,
    pub(super) drawn: Option<Drawn>,
}

impl App {
    /// How the puzzle writes digits.
    pub(super) fn alphabet(&self) -> Alphabet {
        self.game.puzzle().script().alphabet
    }

    pub(super) fn new(game: Game, theme: ThemeName, lang: Lang) -> App {
        let cursor = game.open_cells().next().unwrap_or(Cell::new(0));
        App {
            ornaments: Ornaments::of(game.puzzle()),
            game,
            lang,
            theme,
            cursor,
            selected: CellSet::EMPTY,
            one_by_one: false,
            pen: Pen::Digit,
            colour: Colour::Blue,
            digit_first: false,
            in_hand: None,
            hinted: None,
            message: Some(text!("screen-welcome")),
            overlay: None,
            zoom: None,
            thinking: false,
            changed: false,
            scroll: Remembered::new((0, 0)),
            told: Remembered::default(),
            drawn: None,
        }
    }

    /// Starts another game on the same screen.
    pub(super) fn begin(&mut self, mut game: Game) {
        game.help = self.game.help;
        *self = App {
            pen: self.pen,
            colour: self.colour,
            digit_first: self.digit_first,
            zoom: self.zoom,
            ..App::new(game, self.theme, self.lang)
        };
    }

    /// The cells that a digit goes into.
    pub(super) fn targets(&self) -> CellSet {
        if self.selected.is_empty() {
            CellSet::from_iter([self.cursor])
        } else {
            self.selected
        }
    }

    /// The digit that is highlighted everywhere: the picked one, or the cursor's.
    pub(super) fn digit_in_view(&self) -> Option<Digit> {
        self.in_hand.or_else(|| self.game.digit(self.cursor))
    }

    /// Performs the command of a key or the mouse.
    pub(super) fn perform(&mut self, command: Command) -> Effect {
        if command == Command::Suspend {
            return Effect::Suspend;
        }
        if self.overlay.is_some() {
            return self.in_overlay(command);
        }
        if self.game.timer.paused && !matches!(command, Command::Quit) {
            // Any key resumes; it has no other effect while the grid is hidden.
            self.game.timer.paused = false;
            self.message = None;
            return Effect::None;
        }
        let command = match command {
            Command::Page(pages) if self.turn_page(pages) => return Effect::None,
            Command::Page(pages) => Command::Move(pages * self.game.layout().rows() as i32, 0),
            command => command,
        };
        self.told.set(Seen::default());
        if command != Command::Hint {
            self.hinted = None;
        }
        self.message = None;
        match command {
            Command::Move(rows, columns) => {
                if !self.one_by_one {
                    self.selected = CellSet::EMPTY;
                }
                self.step(rows, columns);
            }
            Command::Extend(rows, columns) => {
                self.selected.insert(self.cursor);
                self.step(rows, columns);
                self.selected.insert(self.cursor);
            }
            Command::Select => self.toggle_selected(self.cursor),
            Command::SelectSame => {
                if let Some(digit) = self.digit_in_view() {
                    self.selected = self.game.cells_with(digit);
                }
            }
            Command::Clear => {
                self.let_go();
                self.in_hand = None;
            }
            Command::Digit(digit) if self.digit_first && self.pen != Pen::Colour => {
                self.in_hand = if self.in_hand == Some(digit) {
                    None
                } else {
                    Some(digit)
                };
            }
            Command::Digit(digit) => self.write(digit),
            Command::Apply => match self.in_hand {
                Some(digit) => self.write(digit),
                None => self.message = Some(text!("screen-no-digit-in-hand")),
            },
            Command::Erase => {
                let cells = self.targets();
                self.act(&Action::Erase { cells });
            }
            Command::Pen(pen) => self.pen = pen,
            Command::NextPen => self.pen = self.pen.next(),
            Command::NextColour => {
                let number = self.colour.number() % Colour::ALL.len() as u8 + 1;
                self.colour = Colour::from_number(number).unwrap_or(Colour::Blue);
            }
            Command::DigitFirst => {
                self.digit_first = !self.digit_first;
                self.in_hand = None;
            }
            Command::Theme => self.theme = self.theme.next(),
            Command::Larger => self.zoom = Some(self.zoom_now().saturating_sub(1)),
            Command::Smaller => {
                let most = view::sizes(self.game.layout(), &self.ornaments).len() - 1;
                self.zoom = Some((self.zoom_now() + 1).min(most));
            }
            Command::Help => self.overlay = Some(Overlay::Help(0)),
            Command::Pause => self.game.timer.paused = true,
            Command::New if self.game.is_solved() || self.game.moves_made() == 0 => {
                return Effect::NewGame;
            }
            Command::New => self.overlay = Some(Overlay::NewGame),
            Command::Hint => return self.more_of_hint(),
            Command::Quit => return Effect::Quit,
            _ => self.through_history(command),
        }
        Effect::None
    }

    /// Scrolls the messages; `false` if all of them are visible.
    fn turn_page(&self, pages: i32) -> bool {
        let seen = self.told.get();
        let first = i32::from(seen.first) + pages * i32::from(seen.rows.max(1));
        let first = first.clamp(0, i32::from(seen.last)) as u16;
        self.told.set(Seen { first, ..seen });
        seen.last > 0
    }

    /// The cells whose digits clash or break a constraint, if that aid is on.
    pub(super) fn clashes(&self) -> CellSet {
        if !self.game.help.clashes {
            return CellSet::EMPTY;
        }
        let broken = self.game.broken().into_iter();
        broken.fold(self.game.clashes(), |all, (_, cells)| all | cells)
    }

    /// Undo and related commands, and the aids.
    fn through_history(&mut self, command: Command) {
        let done = |done: bool, not: Text| (!done).then_some(not);
        self.message = match command {
            Command::Undo => done(self.game.undo(), text!("play-nothing-to-undo")),
            Command::Redo => done(self.game.redo(), text!("screen-nothing-to-redo")),
            Command::OtherBranch => done(self.game.other_branch(), text!("screen-no-other-branch")),
            Command::Checkpoint => Some(if self.game.toggle_checkpoint() {
                text!("screen-checkpoint", moves = self.game.moves_made())
            } else {
                text!("screen-checkpoint-gone")
            }),
            Command::BackToCheckpoint => done(
                self.game.back_to_checkpoint(),
                text!("screen-no-checkpoint"),
            ),
            Command::BeforeMistake => Some(if self.game.back_before_mistakes() {
                text!("screen-before-mistake", moves = self.game.moves_made())
            } else {
                text!("screen-no-mistake")
            }),
            Command::History => {
                let landmarks = self.game.landmarks();
                let here = landmarks
                    .iter()
                    .position(|&at| at == self.game.now())
                    .unwrap_or(0);
                self.overlay = Some(Overlay::History(landmarks, here));
                return;
            }
            Command::FillMarks => {
                self.act(&Action::FillMarks);
                return;
            }
            Command::Restart => done(self.game.restart(), text!("play-nothing-to-undo")),
            Command::AutoCandidates => {
                self.game.help.candidates = !self.game.help.candidates;
                None
            }
            Command::CheckClashes => {
                self.game.help.clashes = !self.game.help.clashes;
                None
            }
            Command::CheckSolution => {
                self.game.help.solution = !self.game.help.solution;
                let unknown = self.game.help.solution && self.game.solution().is_none();
                unknown.then(|| text!("screen-several-solutions"))
            }
            _ => None,
        };
        self.changed = true;
    }

    fn in_overlay(&mut self, command: Command) -> Effect {
        match (self.overlay.take(), command) {
            (_, Command::Quit) => return Effect::Quit,
            (Some(Overlay::Help(line)), Command::Page(pages)) => {
                let line = i32::from(line).saturating_add(10 * pages).clamp(0, 200);
                self.overlay = Some(Overlay::Help(line as u16));
            }
            (Some(Overlay::Help(line)), Command::Move(rows, _)) => {
                let line = i32::from(line).saturating_add(rows).clamp(0, 200);
                self.overlay = Some(Overlay::Help(line as u16));
            }
            (Some(Overlay::History(moments, at)), Command::Move(rows, _)) => {
                let last = moments.len() as i32 - 1;
                let at = (at as i32).saturating_add(rows).clamp(0, last) as usize;
                self.overlay = Some(Overlay::History(moments, at));
            }
            (Some(Overlay::History(moments, at)), Command::Apply | Command::Select) => {
                self.game.go_to(moments[at]);
                self.changed = true;
            }
            (Some(Overlay::NewGame | Overlay::Won), Command::New) => return Effect::NewGame,
            _ => {}
        }
        Effect::None
    }

    fn zoom_now(&self) -> usize {
        let drawn = self.drawn.as_ref().map(|drawn| drawn.plan.size);
        let sizes = view::sizes(self.game.layout(), &self.ornaments);
        sizes
            .iter()
            .position(|&size| Some(size) == drawn)
            .unwrap_or(0)
    }

    /// Moves the cursor, across holes in the layout, as far as there are cells.
    fn step(&mut self, rows: i32, columns: i32) {
        let layout = self.game.layout();
        let place = layout.place(self.cursor);
        let (mut row, mut column) = (i32::from(place.row), i32::from(place.column));
        let far = rows.abs().max(columns.abs()) > 1;
        loop {
            row += rows.signum();
            column += columns.signum();
            let inside = (0..layout.rows() as i32).contains(&row)
                && (0..layout.columns() as i32).contains(&column);
            if !inside {
                return;
            }
            if let Some(cell) = layout.cell(row as usize, column as usize) {
                self.cursor = cell;
                if !far {
                    return;
                }
            }
        }
    }

    fn toggle_selected(&mut self, cell: Cell) {
        if self.selected.contains(cell) {
            self.selected.remove(cell);
        } else {
            self.selected.insert(cell);
        }
        self.one_by_one = !self.selected.is_empty();
    }

    /// Clears the selection.
    pub(super) fn let_go(&mut self) {
        self.selected = CellSet::EMPTY;
        self.one_by_one = false;
    }

    pub(super) fn act(&mut self, action: &Action) {
        let solved = self.game.is_solved();
        if self.game.act(action) {
            self.changed = true;
            if !solved && self.game.is_solved() {
                self.overlay = Some(Overlay::Won);
                self.let_go();
            } else if self.game.is_filled() {
                self.message = Some(text!("screen-full-but-wrong"));
            }
        }
    }

    /// Writes a digit with the current pen.
    fn write(&mut self, digit: Digit) {
        let cells = self.targets();
        if self.pen != Pen::Colour && cells.iter().all(|cell| self.game.is_given(cell)) {
            self.message = Some(text!("screen-given"));
            return;
        }
        let action = match self.pen {
            Pen::Digit => {
                let mut own = cells.iter().filter(|&cell| !self.game.is_given(cell));
                // The same digit again removes it.
                if own.all(|cell| self.game.digit(cell) == Some(digit)) {
                    Action::Erase { cells }
                } else {
                    Action::Place { cells, digit }
                }
            }
            Pen::Corner => Action::Mark {
                cells,
                digit,
                kind: MarkKind::Corner,
            },
            Pen::Centre => Action::Mark {
                cells,
                digit,
                kind: MarkKind::Centre,
            },
            Pen::Colour => {
                // Colours count from 1, even if digits count from 0.
                let figure = self.alphabet().symbol(digit).to_digit(10);
                let number = figure.map_or(digit.value(), |figure| figure as u8);
                let Some(colour) = Colour::from_number(number) else {
                    self.message = Some(text!("screen-colours", count = Colour::ALL.len()));
                    return;
                };
                self.colour = colour;
                let painted = cells
                    .iter()
                    .all(|cell| self.game.contents(cell).colour == Some(colour));
                Action::Paint {
                    cells,
                    colour: (!painted).then_some(colour),
                }
            }
            Pen::Tint => {
                let tint = |cell| self.game.contents(cell).tints.get(digit);
                let painted = cells.iter().all(|cell| tint(cell) == Some(self.colour));
                Action::Tint {
                    cells,
                    digit,
                    colour: (!painted).then_some(self.colour),
                }
            }
        };
        self.act(&action);
    }
}
