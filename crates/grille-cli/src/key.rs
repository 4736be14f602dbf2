//! Waiting for a key, for commands that proceed step by step.

use std::io;
use std::io::{IsTerminal, Write};

use crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers, read};
use crossterm::execute;
use crossterm::terminal::{Clear, ClearType, disable_raw_mode, enable_raw_mode};
use grille::say::{Lang, Text};

/// What a person wants after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// The next step.
    GoOn,
    /// No more steps.
    Stop,
}

/// Shows which keys are expected and waits for one; Escape, q and Ctrl-C stop. If nobody is at a terminal, it does not
/// wait.
pub(crate) fn wait(keys: &Text, lang: Lang) -> Answer {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() || enable_raw_mode().is_err() {
        return Answer::GoOn;
    }
    let mut stdout = io::stdout().lock();
    // A terminal that cannot be written to may still have keys.
    let _ = write!(stdout, "{}", lang.say(keys)).and_then(|()| stdout.flush());
    let answer = loop {
        match read() {
            Ok(Event::Key(key)) if key.kind == KeyEventKind::Press => {
                let control = key.modifiers.contains(KeyModifiers::CONTROL);
                break match key.code {
                    KeyCode::Esc | KeyCode::Char('q' | 'Q') => Answer::Stop,
                    KeyCode::Char('c' | 'd') if control => Answer::Stop,
                    _ => Answer::GoOn,
                };
            }
            Ok(_) => {}
            Err(_) => break Answer::Stop,
        }
    };
    // Once answered, the question makes room for what comes next.
    let _ = write!(stdout, "\r").and_then(|()| execute!(stdout, Clear(ClearType::CurrentLine)));
    // Nothing can be done if the terminal does not accept its old mode.
    let _ = disable_raw_mode();
    answer
}
