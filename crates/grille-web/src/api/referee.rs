//! `solvers/referee`: a program's output for a puzzle, judged line by line.

use grille::render::whole_text;
use grille::say::text;
use grille_api::Context;
use grille_judge::protocol::Reply;
use grille_judge::{Crash, Referee, Verdict};
use grille_schema::{JudgeEvent, ProgramEnd, RefereeAnswer, RefereeRequest, Version};

use crate::ask::Ask;
use crate::failure::Failure;
use crate::solvers::wording;

pub(super) fn run(ask: &Ask<'_>) -> Result<String, Failure> {
    let most = ask.limits.said_lines;
    ask.answered(|request: &RefereeRequest, context| {
        if request.lines.len() > most {
            return Err(grille_api::Failure::field("lines"));
        }
        judged(request, context)
    })
}

fn judged(
    request: &RefereeRequest,
    context: &Context<'_>,
) -> Result<RefereeAnswer, grille_api::Failure> {
    let challenge = wording::challenge(&request.puzzle, context)?;
    let mut referee = Referee::new(&challenge);
    let mut events = Vec::new();
    let mut decided = request.lines.len();
    for (number, line) in request.lines.iter().enumerate() {
        match Reply::read(line) {
            Ok(None) => {}
            Ok(Some(reply)) => {
                if let Some(event) = referee.hear(reply) {
                    let event = wording::event(&event, challenge.puzzle());
                    events.push(in_line(event, number));
                }
            }
            Err(unreadable) => referee.hear_garbage(unreadable),
        }
        if referee.verdict().is_some() {
            decided = number;
            break;
        }
    }
    let verdict = match end(request) {
        Some(end) => referee.decide(end),
        None => referee.ended(),
    };
    let said = match verdict {
        // It has no exit code; the browser has more to say.
        Verdict::Crash(_) => Some(text!("web-solver-crash", why = why(request))),
        _ => None,
    };
    let mut verdict = wording::verdict(verdict, context.lang);
    if let (Some(said), JudgeEvent::Verdict { text, .. }) = (said, &mut verdict) {
        *text = context.lang.say(&said);
    }
    events.push(in_line(verdict, decided));
    Ok(RefereeAnswer {
        version: Version,
        puzzle: whole_text(challenge.puzzle()),
        events,
    })
}

/// How the program ended; `None` if it ended well.
fn end(request: &RefereeRequest) -> Option<Verdict> {
    match request.end {
        ProgramEnd::Exit => None,
        ProgramEnd::Timeout => Some(Verdict::Timeout),
        ProgramEnd::Output => Some(Verdict::EndlessOutput),
        ProgramEnd::Crash => Some(Verdict::Crash(Crash::Code(1))),
        ProgramEnd::Start => Some(Verdict::CannotStart(why(request))),
    }
}

/// The browser's own message.
fn why(request: &RefereeRequest) -> String {
    let why = request.why.as_deref().unwrap_or_default();
    why.chars().take(500).collect()
}

fn in_line(mut event: JudgeEvent, number: usize) -> JudgeEvent {
    *event.stamp().1 = Some(number);
    event
}
