//! `solvers/referee`: a program's output for a puzzle, judged line by line.

use grille::say::text;
use grille_judge::protocol::Reply;
use grille_judge::{Crash, Referee, Verdict};
use serde_json::{Value, json};

use crate::ask::Ask;
use crate::failure::Failure;
use crate::solvers::wording;

pub(super) fn run(ask: &Ask<'_>) -> Result<Value, Failure> {
    ask.only(&["puzzle", "lines", "end", "why"])?;
    let lines = ask.texts("lines", ask.limits.said_lines)?;
    let end = end(ask)?;
    let challenge = wording::challenge(ask)?;
    let mut referee = Referee::new(&challenge);
    let mut events = Vec::new();
    let mut decided = lines.len();
    for (number, line) in lines.iter().enumerate() {
        match Reply::read(line) {
            Ok(None) => {}
            Ok(Some(reply)) => {
                let event = referee.hear(reply);
                events.extend(event.map(|event| with_line(wording::event(&event), number)));
            }
            Err(unreadable) => referee.hear_garbage(unreadable),
        }
        if referee.verdict().is_some() {
            decided = number;
            break;
        }
    }
    let verdict = match end {
        Some(end) => referee.decide(end),
        None => referee.ended(),
    };
    let mut verdict = with_line(wording::verdict(verdict, ask.lang), decided);
    if verdict["verdict"] == "crash" {
        // It has no exit code; the browser has more to say.
        let why = why(ask)?;
        verdict["text"] = ask.lang.say(&text!("web-solver-crash", why = why)).into();
    }
    events.push(verdict);
    Ok(json!({ "events": events }))
}

/// How the program ended; `None` if it ended well.
fn end(ask: &Ask<'_>) -> Result<Option<Verdict>, Failure> {
    Ok(match ask.text("end")? {
        "exit" => None,
        "timeout" => Some(Verdict::Timeout),
        "output" => Some(Verdict::EndlessOutput),
        "crash" => Some(Verdict::Crash(Crash::Code(1))),
        "start" => Some(Verdict::CannotStart(why(ask)?)),
        _ => return Err(Failure::bad("field", text!("web-field", field = "end"))),
    })
}

/// The browser's own message.
fn why(ask: &Ask<'_>) -> Result<String, Failure> {
    let why = ask.optional_text("why")?.unwrap_or_default();
    Ok(why.chars().take(500).collect())
}

fn with_line(mut event: Value, number: usize) -> Value {
    event["line"] = number.into();
    event
}
