//! Document E's game: one prompt for a number, a column and a row, and letters for everything else.

use std::io::{BufRead, Write};

use grille::game::{Action, Game};
use grille::logic::hint::{Hint, Level};
use grille::logic::{Reason, Technique};
use grille::notation::Notation;
use grille::say::{Text, Value, text};
use grille::{Cell, Coordinates, Digit, HouseKind};

use super::{Console, Session, board};
use crate::output::Told;

/// Plays until the player leaves or the input ends.
pub(super) fn play(
    console: &mut Console<impl BufRead, impl Write>,
    session: Session,
    game: Game,
) -> anyhow::Result<()> {
    // As in the document: its grid has letters above the columns.
    console.coordinates = Coordinates::Letters;
    let mut table = Table {
        console,
        session,
        game,
        hinted: None,
    };
    table.greet()?;
    loop {
        table.show()?;
        let Some(line) = table.console.ask(&text!("prompt-ask"))? else {
            return Ok(());
        };
        for command in commands(&line, table.game.layout().digits()) {
            if table.follow(command)?.is_break() {
                return Ok(());
            }
        }
        if table.game.is_solved() && table.finish()?.is_break() {
            return Ok(());
        }
    }
}

type Flow = std::ops::ControlFlow<()>;
const GO_ON: Flow = Flow::Continue(());
const LEAVE: Flow = Flow::Break(());

/// What a player types: letters at any time, or a number, a column and a row.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Command {
    New,
    Restart,
    Print,
    Quit,
    Help,
    Undo,
    Hint,
    Candidates,
    CandidatesOf(String, String),
    Place(String, String, String),
}

/// The commands of a line, one after the other. Some letters are also digits of large grids: capitals before a column
/// and a row are read as digits.
fn commands(line: &str, digits: usize) -> Vec<Command> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let mut commands = Vec::new();
    let mut rest = &words[..];
    while let [word, after @ ..] = rest {
        let is_digit = digits > 9 && after.len() >= 2 && *word == word.to_uppercase();
        let letter = if is_digit {
            String::new()
        } else {
            word.to_lowercase()
        };
        let (command, used) = match (letter.as_str(), after) {
            ("n", _) => (Command::New, 1),
            ("r", _) => (Command::Restart, 1),
            ("p", _) => (Command::Print, 1),
            ("q", _) => (Command::Quit, 1),
            ("?", _) => (Command::Help, 1),
            ("u", _) => (Command::Undo, 1),
            ("h", _) => (Command::Hint, 1),
            ("c", [column, row, ..]) => (
                Command::CandidatesOf((*column).to_string(), (*row).to_string()),
                3,
            ),
            ("c", _) => (Command::Candidates, 1),
            _ => {
                let word = |number: usize| rest.get(number).copied().unwrap_or("?").to_string();
                (Command::Place(word(0), word(1), word(2)), rest.len().min(3))
            }
        };
        commands.push(command);
        rest = &rest[used..];
    }
    commands
}

/// The current hint, and how much of it has been revealed.
struct Hinted {
    hint: Hint,
    level: Level,
}

struct Table<'c, I, O> {
    console: &'c mut Console<I, O>,
    session: Session,
    game: Game,
    hinted: Option<Hinted>,
}

impl<I: BufRead, O: Write> Table<'_, I, O> {
    /// The banner.
    fn greet(&mut self) -> anyhow::Result<()> {
        const WIDTH: usize = 74;
        let size = self.game.layout().digits();
        let rule = format!("{}\n", "-".repeat(WIDTH));
        let variants = board::variants(&self.game, self.console.lang);
        let title = format!("SUDOKU {size}x{size} {variants}");
        let title = title.trim_end();
        let margin = " ".repeat(WIDTH.saturating_sub(title.chars().count()) / 2);
        self.console
            .show(&format!("{rule}{margin}{title}\n{rule}"))?;
        self.console.say(&text!("prompt-letters"))?;
        self.introduce()
    }

    /// Introduces a new grid.
    fn introduce(&mut self) -> anyhow::Result<()> {
        board::tell_rules(self.console, &self.game)?;
        self.count_givens()
    }

    fn count_givens(&mut self) -> anyhow::Result<()> {
        let cells = self.game.layout().cells();
        let givens = cells.filter(|&cell| self.game.is_given(cell)).count();
        self.console.show("\n")?;
        Ok(self.console.say(&text!("prompt-givens", count = givens))?)
    }

    fn show(&mut self) -> anyhow::Result<()> {
        self.print(Notation::Chess)?;
        // Only a game started in another style has any.
        let clashes = self.game.clashes();
        if !clashes.is_empty() {
            let at = |cell| {
                let (column, row) = self.at(cell);
                format!("{column} {row}")
            };
            let cells: Value = clashes.iter().map(at).collect();
            self.console.say(&text!("play-clashes", cells = cells))?;
        }
        Ok(())
    }

    fn print(&mut self, notation: Notation) -> anyhow::Result<()> {
        if !board::has_frame(&self.game) {
            let candidates = notation == Notation::Pencilmarks;
            return board::draw(self.console, &self.game, candidates);
        }
        let framed = self.game.print(notation);
        let framed = framed.map_err(|error| Told::error(&error))?;
        Ok(self.console.show(&framed)?)
    }

    /// A cell as the prompt names it: its column, then its row.
    fn at(&self, cell: Cell) -> (String, String) {
        let place = self.game.layout().place(cell);
        let column = place
            .chess()
            .trim_end_matches(|c: char| c.is_ascii_digit())
            .to_uppercase();
        (column, (place.row + 1).to_string())
    }

    fn follow(&mut self, command: Command) -> anyhow::Result<Flow> {
        if command != Command::Hint {
            self.hinted = None;
        }
        match command {
            Command::New => {
                self.new_game()?;
                return Ok(GO_ON);
            }
            Command::Restart => _ = self.game.restart(),
            // The grid is shown before each question anyway.
            Command::Print => return Ok(GO_ON),
            Command::Quit => {
                self.console.say(&text!("prompt-left"))?;
                return Ok(LEAVE);
            }
            Command::Help => {
                self.console.say(&text!("prompt-letters"))?;
                self.console.say(&text!("prompt-more-letters"))?;
                return Ok(GO_ON);
            }
            Command::Undo => {
                if !self.game.undo() {
                    self.console.say(&text!("play-nothing-to-undo"))?;
                }
            }
            Command::Hint => self.hint()?,
            Command::Candidates => self.print(Notation::Pencilmarks)?,
            Command::CandidatesOf(column, row) => self.candidates_of(&column, &row)?,
            Command::Place(number, column, row) => self.place(&number, &column, &row)?,
        }
        self.session.keep(&self.game, self.console.lang);
        Ok(GO_ON)
    }

    fn new_game(&mut self) -> anyhow::Result<()> {
        match self.session.another(&self.game)? {
            Some(game) => {
                self.game = game;
                self.introduce()
            }
            None => Ok(self.console.say(&text!("play-no-other-grid"))?),
        }
    }

    /// The cell in a column and a row as they were typed.
    fn cell(&self, column: &str, row: &str) -> Option<Cell> {
        let is_letter = column.bytes().all(|byte| byte.is_ascii_alphabetic());
        let place: grille::Place = format!("{column}{row}")
            .parse()
            .ok()
            .filter(|_| is_letter)?;
        self.game
            .layout()
            .cell(usize::from(place.row), usize::from(place.column))
    }

    /// A number, or above 9 its letter.
    fn digit(&self, number: &str) -> Option<Digit> {
        let layout = self.game.layout();
        let mut symbols = number.chars();
        match (symbols.next(), symbols.next()) {
            (Some(symbol), None) => {
                let alphabet = self.game.puzzle().script().alphabet;
                alphabet.digit(symbol, layout.digits())
            }
            _ if number.bytes().all(|byte| byte.is_ascii_digit()) => {
                layout.digit(number.parse().ok()?)
            }
            _ => None,
        }
    }

    fn place(&mut self, number: &str, column: &str, row: &str) -> anyhow::Result<()> {
        let (Some(digit), Some(cell)) = (self.digit(number), self.cell(column, row)) else {
            return Ok(self.console.say(&text!(
                "prompt-invalid",
                number = number.to_uppercase(),
                column = column.to_uppercase(),
                row = row.to_uppercase()
            ))?);
        };
        let errors = self.errors(cell, digit);
        if errors.is_empty() {
            self.game.act(&Action::place(cell, digit));
        }
        for error in errors {
            self.console.say(&error)?;
        }
        Ok(())
    }

    /// All reasons against a digit in a cell, for the document's command.
    fn errors(&self, cell: Cell, digit: Digit) -> Vec<Text> {
        let number = digit.to_string();
        let (column, row) = self.at(cell);
        let order = |kind: HouseKind| match kind {
            HouseKind::Column => 0,
            HouseKind::Row => 1,
            HouseKind::Box => 2,
            _ => 3,
        };
        let mut houses: Vec<_> = self.game.houses_with(cell, digit).collect();
        houses.sort_by_key(|house| order(house.kind()));
        let mut errors: Vec<Text> = houses
            .into_iter()
            .map(|house| match house.kind() {
                HouseKind::Column => text!("prompt-in-column", number = &number, column = &column),
                HouseKind::Row => text!("prompt-in-row", number = &number, row = &row),
                // The document counts its zones from 0.
                HouseKind::Box => text!("prompt-in-zone", number = &number, zone = house.number()),
                _ => text!("prompt-in-house", number = &number, house = house),
            })
            .collect();
        let found = self.game.possibilities(cell);
        let further = found.reasons(digit).iter().filter(|reason| match reason {
            Reason::Held { houses, .. } => houses.is_empty(),
            _ => true,
        });
        errors.extend(
            further.map(|reason| text!("prompt-forbidden", number = &number, reason = reason)),
        );
        if self.game.is_given(cell) {
            errors.push(text!("prompt-protected", column = &column, row = &row));
        }
        // If the grid has no solution anyway, this digit does not make it unsolvable.
        if self.game.leaves_solution(cell, digit) == Some(false)
            && self.game.leaves_solution_without(cell) != Some(false)
        {
            errors.push(text!(
                "prompt-unsolvable",
                number = &number,
                column = &column,
                row = &row
            ));
        }
        errors
    }

    fn candidates_of(&mut self, column: &str, row: &str) -> anyhow::Result<()> {
        let cell = self.cell(column, row);
        let Some(found) = cell.map(|cell| self.game.possibilities(cell)) else {
            let cell = format!("{} {}", column.to_uppercase(), row.to_uppercase());
            return Ok(self
                .console
                .say(&text!("candidates-outside", cell = cell))?);
        };
        self.console.say(&found)?;
        if found.given.is_none() {
            for forbidden in &found.forbidden {
                self.console.say(forbidden)?;
            }
        }
        Ok(())
    }

    /// A hint; asking again reveals more of the same one, and finally carries it out.
    fn hint(&mut self) -> anyhow::Result<()> {
        let further = self.hinted.take().and_then(|Hinted { hint, level }| {
            Some(Hinted {
                hint,
                level: level.next()?,
            })
        });
        let hinted = further.unwrap_or_else(|| {
            let techniques: Vec<Technique> = Technique::enabled().collect();
            Hinted {
                hint: self.game.hint(&techniques),
                level: Level::Where,
            }
        });
        match &hinted.hint {
            Hint::Step(next) => {
                if hinted.level == Level::Apply {
                    self.game.act(&Action::Carry(next.moves()));
                    return Ok(self.console.say(&next.done())?);
                }
                self.console.say(&next.describe(hinted.level))?;
            }
            other => self.console.say(other)?,
        }
        self.hinted = Some(hinted);
        Ok(())
    }

    /// The final frame and its choices.
    fn finish(&mut self) -> anyhow::Result<Flow> {
        self.session.saved.forget();
        loop {
            let won = self.console.lang.say(&text!("prompt-won"));
            let rule = "-".repeat(won.chars().count() + 4);
            self.console
                .show(&format!("\n{rule}\n| {won} |\n{rule}\n"))?;
            self.console.say(&text!("prompt-end-choices"))?;
            let Some(choice) = self.console.ask(&text!("prompt-end-ask"))? else {
                return Ok(LEAVE);
            };
            match choice.to_lowercase().as_str() {
                "n" => {
                    self.new_game()?;
                    // If there is no other grid, that was the last.
                    return Ok(if self.game.is_solved() { LEAVE } else { GO_ON });
                }
                "r" => {
                    self.game = Game::new(self.game.puzzle().clone());
                    return Ok(GO_ON);
                }
                "q" => {
                    self.console.say(&text!("prompt-left"))?;
                    return Ok(LEAVE);
                }
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_holds_as_many_orders_as_it_says() {
        let place = |words: [&str; 3]| {
            let [number, column, row] = words.map(str::to_string);
            Command::Place(number, column, row)
        };
        assert_eq!(commands("", 9), []);
        assert_eq!(commands("6 a 1", 9), [place(["6", "a", "1"])]);
        assert_eq!(
            commands("6 a 1 7 b 2 p", 9),
            [
                place(["6", "a", "1"]),
                place(["7", "b", "2"]),
                Command::Print
            ]
        );
        assert_eq!(commands("6 a", 9), [place(["6", "a", "?"])]);
        assert_eq!(commands("N", 9), [Command::New]);
        assert_eq!(
            commands("c a 1", 9),
            [Command::CandidatesOf("a".into(), "1".into())]
        );
        // C is 12 and N is 23 in a large grid.
        assert_eq!(commands("C a 1", 25), [place(["C", "a", "1"])]);
        assert_eq!(
            commands("c a 1", 25),
            [Command::CandidatesOf("a".into(), "1".into())]
        );
        assert_eq!(commands("n", 25), [Command::New]);
        assert_eq!(commands("12 a 1", 25), [place(["12", "a", "1"])]);
    }
}
