//! Waiting for a key, for whatever goes on step by step.

use std::io::{self, IsTerminal};

use crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers, read};
use crossterm::terminal::{disable_raw_mode, enable_raw_mode};

/// What a person wants after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// The next step.
    GoOn,
    /// No more steps.
    Stop,
}

/// Waits for a key; Escape, q and Ctrl-C stop. Where nobody sits at a terminal nothing is waited for.
pub(crate) fn wait() -> Answer {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() || enable_raw_mode().is_err() {
        return Answer::GoOn;
    }
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
    // Nothing can be done about a terminal that does not take its mode back.
    let _ = disable_raw_mode();
    answer
}
