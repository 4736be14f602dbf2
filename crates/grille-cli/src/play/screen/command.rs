//! The meaning of the keys. Lowercase letters are commands; digits and, above 9, capitals are digits of the grid.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use grille::{Alphabet, Digit, Layout};

/// What a digit key writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pen {
    Digit,
    Corner,
    Centre,
    /// Cells are painted.
    Colour,
    /// Candidates are painted.
    Tint,
}

impl Pen {
    pub(super) const ALL: [Pen; 5] = [Pen::Digit, Pen::Corner, Pen::Centre, Pen::Colour, Pen::Tint];

    /// The key that selects this pen.
    pub(super) fn key(self) -> char {
        match self {
            Pen::Digit => 'z',
            Pen::Corner => 'x',
            Pen::Centre => 'c',
            Pen::Colour => 'v',
            Pen::Tint => 'b',
        }
    }

    pub(super) fn next(self) -> Pen {
        let at = Pen::ALL.iter().position(|&pen| pen == self).unwrap_or(0);
        Pen::ALL[(at + 1) % Pen::ALL.len()]
    }
}

/// What a player can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// The cursor moves: rows down, columns to the right.
    Move(i32, i32),
    /// Scrolls the messages a page down or up; if all of them are visible, the cursor moves as far.
    Page(i32),
    /// Moves the cursor and extends the selection to the cells it passes.
    Extend(i32, i32),
    /// This cell joins the selection or leaves it.
    Select,
    /// All cells with the digit of this one.
    SelectSame,
    /// Clears the selection and the picked digit.
    Clear,
    Digit(Digit),
    Erase,
    /// Puts the picked digit into the cells.
    Apply,
    Pen(Pen),
    NextPen,
    NextColour,
    DigitFirst,
    Undo,
    Redo,
    OtherBranch,
    Checkpoint,
    BackToCheckpoint,
    BeforeMistake,
    History,
    Hint,
    FillMarks,
    AutoCandidates,
    CheckClashes,
    CheckSolution,
    Pause,
    New,
    Restart,
    Theme,
    Larger,
    Smaller,
    Help,
    /// Back to the shell for a while.
    Suspend,
    Quit,
}

/// The command of a key; `None` for one that means nothing.
pub(super) fn command(key: KeyEvent, layout: &Layout, alphabet: Alphabet) -> Option<Command> {
    use Command::{Extend, Move};
    let shift = key.modifiers.contains(KeyModifiers::SHIFT);
    if key
        .modifiers
        .intersects(KeyModifiers::CONTROL | KeyModifiers::ALT)
    {
        return match key.code {
            KeyCode::Char('c' | 'd' | 'q') => Some(Command::Quit),
            KeyCode::Char('z') => Some(Command::Suspend),
            KeyCode::Char('y' | 'r') => Some(Command::Redo),
            _ => None,
        };
    }
    let step = |rows, columns| {
        if shift {
            Extend(rows, columns)
        } else {
            Move(rows, columns)
        }
    };
    let far = layout.rows().max(layout.columns()) as i32;
    Some(match key.code {
        KeyCode::Up => step(-1, 0),
        KeyCode::Down => step(1, 0),
        KeyCode::Left => step(0, -1),
        KeyCode::Right => step(0, 1),
        KeyCode::Home => Move(0, -far),
        KeyCode::End => Move(0, far),
        KeyCode::PageUp => Command::Page(-1),
        KeyCode::PageDown => Command::Page(1),
        KeyCode::Enter => Command::Apply,
        KeyCode::Backspace | KeyCode::Delete => Command::Erase,
        KeyCode::Esc => Command::Clear,
        KeyCode::Tab => Command::NextPen,
        KeyCode::F(1) => Command::Help,
        KeyCode::Char(letter) => return of_letter(letter, layout, alphabet),
        _ => return None,
    })
}

fn of_letter(letter: char, layout: &Layout, alphabet: Alphabet) -> Option<Command> {
    use Command::Move;
    // A lowercase letter is never a digit, so that commands are the same on every grid.
    if !letter.is_ascii_lowercase()
        && let Some(digit) = alphabet.digit(letter, layout.digits())
    {
        return Some(Command::Digit(digit));
    }
    Some(match letter {
        'h' => Move(0, -1),
        'j' => Move(1, 0),
        'k' => Move(-1, 0),
        'l' => Move(0, 1),
        ' ' => Command::Select,
        'a' => Command::SelectSame,
        '0' | '.' => Command::Erase,
        'z' => Command::Pen(Pen::Digit),
        'x' => Command::Pen(Pen::Corner),
        'c' => Command::Pen(Pen::Centre),
        'v' => Command::Pen(Pen::Colour),
        'b' => Command::Pen(Pen::Tint),
        ',' => Command::NextColour,
        'f' => Command::DigitFirst,
        'u' => Command::Undo,
        'r' => Command::Redo,
        '/' => Command::OtherBranch,
        's' => Command::Checkpoint,
        'y' => Command::BackToCheckpoint,
        'g' => Command::BeforeMistake,
        't' => Command::History,
        'i' => Command::Hint,
        'e' => Command::FillMarks,
        'o' => Command::AutoCandidates,
        'd' => Command::CheckClashes,
        'w' => Command::CheckSolution,
        'p' => Command::Pause,
        'n' => Command::New,
        '!' => Command::Restart,
        'm' => Command::Theme,
        '+' | '=' => Command::Larger,
        '-' => Command::Smaller,
        '?' => Command::Help,
        'q' => Command::Quit,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(letter: char, size: usize) -> Option<Command> {
        typed_in(Alphabet::Digits, letter, size)
    }

    fn typed_in(alphabet: Alphabet, letter: char, size: usize) -> Option<Command> {
        let key = KeyEvent::new(KeyCode::Char(letter), KeyModifiers::NONE);
        command(key, &Layout::of_size(size).unwrap(), alphabet)
    }

    #[test]
    fn zero_is_a_digit_where_they_count_from_it() {
        let first = Command::Digit(Digit::new(1).unwrap());
        assert_eq!(typed_in(Alphabet::Hexadecimal, '0', 9), Some(first));
        assert_eq!(typed_in(Alphabet::Hexadecimal, '9', 9), None);
        assert_eq!(typed('0', 9), Some(Command::Erase));
    }

    #[test]
    fn capitals_are_digits_of_large_grids_and_small_letters_are_commands() {
        assert_eq!(
            typed('P', 25),
            Some(Command::Digit(Digit::new(25).unwrap()))
        );
        assert_eq!(typed('p', 25), Some(Command::Pause));
        assert_eq!(typed('P', 9), None);
        assert_eq!(typed('9', 9), Some(Command::Digit(Digit::new(9).unwrap())));
        assert_eq!(typed('9', 4), None);
    }

    #[test]
    fn no_two_pens_have_the_same_key() {
        for pen in Pen::ALL {
            assert_eq!(typed(pen.key(), 9), Some(Command::Pen(pen)));
        }
        assert_eq!(Pen::Tint.next(), Pen::Digit);
    }
}
