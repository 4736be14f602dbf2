//! Waiting for a key, for whatever goes on step by step.

use std::io::{self, IsTerminal, Write};

use crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers, read};
use crossterm::execute;
use crossterm::terminal::{Clear, ClearType, disable_raw_mode, enable_raw_mode};
use grille::message::{Lang, Text};

/// What a person wants after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// The next step.
    GoOn,
    /// No more steps.
    Stop,
}

/// Says which keys are waited for, and waits for one; Escape, q and Ctrl-C stop. Where nobody sits at a terminal
/// nothing is waited for.
pub(crate) fn wait(keys: &Text, lang: Lang) -> Answer {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() || enable_raw_mode().is_err() {
        return Answer::GoOn;
    }
    let mut stdout = io::stdout().lock();
    // A terminal that takes no words is still one that has keys.
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
    // Once it is answered, the question makes room for what comes next.
    let _ = write!(stdout, "\r").and_then(|()| execute!(stdout, Clear(ClearType::CurrentLine)));
    // Nothing can be done about a terminal that does not take its mode back.
    let _ = disable_raw_mode();
    answer
}
