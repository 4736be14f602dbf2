//! A program at play: one puzzle after the other, started when needed and restarted after a fault.

use std::time::{Duration, Instant};

use crate::program::{End, Running, Said};
use crate::protocol::Reply;
use crate::verdict::Crash;
use crate::{Challenge, Event, Launcher, Limits, Program, Referee, Verdict};

/// A program that plays within limits. A program that stays between puzzles is started once; one that answers and
/// exits is started for each puzzle; one that broke a rule or a limit is killed and restarted.
#[derive(Debug)]
pub struct Player {
    program: Program,
    limits: Limits,
    launcher: Launcher,
    running: Option<Running>,
    /// Whether the program may still say `done` about a puzzle that is already decided.
    done_may_come: bool,
    /// The result of a program that reads nothing: every puzzle will end the same way.
    hopeless: Option<Played>,
}

/// The result of one puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The verdict.
    pub verdict: Verdict,
    /// The time from sending the puzzle to the verdict.
    pub time: Duration,
    /// How many moves were made.
    pub moves: usize,
    /// The last part of what the program wrote to standard error; empty if all went well.
    pub complaints: String,
}

/// An observer of a program at play.
pub trait Watch {
    /// Something happened, this long after the puzzle was sent.
    fn event(&mut self, at: Duration, event: &Event);

    /// Whether to give up; asked several times a second.
    fn is_over(&self) -> bool {
        false
    }
}

/// The observer that ignores everything.
impl Watch for () {
    fn event(&mut self, _: Duration, _: &Event) {}
}

/// How often an observer is asked whether to give up.
const TICK: Duration = Duration::from_millis(50);

impl Player {
    /// A program that has not been started yet.
    #[must_use]
    pub fn new(program: Program, limits: Limits, launcher: Launcher) -> Player {
        Player {
            program,
            limits,
            launcher,
            running: None,
            done_may_come: false,
            hopeless: None,
        }
    }

    /// The program that plays.
    #[must_use]
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// Plays one puzzle. Takes at most the time limit, plus a moment to start or end a program. A program that read
    /// nothing of its first puzzle and exceeded its time or output limit is not started again: it gets the same
    /// verdict at once.
    pub fn play(&mut self, challenge: &Challenge, watch: &mut dyn Watch) -> Played {
        if let Some(played) = &self.hopeless {
            return Played {
                time: Duration::ZERO,
                ..played.clone()
            };
        }
        // A program that answers and exits may only now be seen to have exited.
        let stayed = self.running.take_if(|running| !running.is_over());
        if let Some(running) = stayed {
            if let Some(played) = self.play_with(running, challenge, watch, true) {
                return played;
            }
        } else if let Some(played) = self.leave() {
            return played;
        }
        self.done_may_come = false;
        let gives_up = || watch.is_over();
        match Running::start(&self.program, &self.limits, &self.launcher, &gives_up) {
            Ok(running) => {
                let has_read = running.has_read();
                let played = self.play_with(running, challenge, watch, false);
                let played = played.unwrap_or_else(|| Played::without(Verdict::NoAnswer));
                if !has_read && matches!(played.verdict, Verdict::Timeout | Verdict::EndlessOutput)
                {
                    self.hopeless = Some(played.clone());
                }
                played
            }
            Err(error) => Played::without(Verdict::CannotStart(error.to_string())),
        }
    }

    /// Drops a program that has ended; returns the result if it ended badly after its last answer.
    fn leave(&mut self) -> Option<Played> {
        let mut running = self.running.take()?;
        let end = running.await_end();
        let verdict = verdict_of(&end)?;
        Some(Played {
            complaints: running.complaints(),
            ..Played::without(verdict)
        })
    }

    /// Plays with a running program; `None` if it had stayed only to exit.
    fn play_with(
        &mut self,
        mut running: Running,
        challenge: &Challenge,
        watch: &mut dyn Watch,
        stayed: bool,
    ) -> Option<Played> {
        let started = Instant::now();
        let deadline = started + self.limits.time;
        let mut referee = Referee::new(challenge);
        let (mut heard, mut has_replied) = (0, false);
        let complained = running.complained();
        if !running.send(challenge.query().to_string()) {
            // It has not read the previous puzzles either.
            referee.decide(Verdict::Timeout);
        }
        while referee.verdict().is_none() {
            let said = running.hear(deadline.min(Instant::now() + TICK));
            match said {
                Some(Said::Line(line, bytes)) => {
                    heard += bytes as u64;
                    has_replied |= self.judge_line(&mut referee, &line, started, watch);
                }
                Some(Said::TooLong) => _ = referee.decide(Verdict::EndlessOutput),
                Some(Said::Closed) => {
                    let end = running.await_end();
                    if stayed && !has_replied && end == End::Code(0) {
                        return None;
                    }
                    match verdict_of(&end) {
                        Some(verdict) => referee.decide(verdict),
                        None => referee.ended(),
                    };
                }
                None => {}
            }
            let complained = running.complained() - complained;
            if heard.max(complained) > self.limits.output {
                referee.decide(Verdict::EndlessOutput);
            } else if watch.is_over() {
                referee.decide(Verdict::Stopped);
            } else if Instant::now() >= deadline {
                referee.decide(Verdict::Timeout);
            }
        }
        let time = started.elapsed();
        let verdict = referee.verdict().cloned().unwrap_or(Verdict::NoAnswer);
        if referee.in_step() {
            self.running = Some(running);
            return Some(Played {
                verdict,
                time,
                moves: referee.moves(),
                complaints: String::new(),
            });
        }
        running.end();
        Some(Played {
            verdict,
            time,
            moves: referee.moves(),
            complaints: running.complaints(),
        })
    }

    /// Passes a line to the referee and the observer; returns whether it was part of the protocol.
    fn judge_line(
        &mut self,
        referee: &mut Referee,
        line: &str,
        started: Instant,
        watch: &mut dyn Watch,
    ) -> bool {
        let reply = match Reply::read(line) {
            Ok(None) => return false,
            Err(unreadable) => {
                referee.hear_garbage(unreadable);
                return true;
            }
            Ok(Some(reply)) => reply,
        };
        let is_answer = matches!(
            reply,
            Reply::Move { .. }
                | Reply::Solution(_)
                | Reply::Done
                | Reply::None
                | Reply::Unsupported
        );
        let is_done = reply == Reply::Done;
        if is_answer && std::mem::take(&mut self.done_may_come) && is_done {
            return false;
        }
        if let Some(event) = referee.hear(reply) {
            watch.event(started.elapsed(), &event);
        }
        // A full grid needs no `done`, but one may follow.
        self.done_may_come = referee.in_step() && !is_done;
        true
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        if let Some(running) = self.running.take() {
            running.dismiss();
        }
    }
}

impl Played {
    /// The result when nothing was played.
    fn without(verdict: Verdict) -> Played {
        Played {
            verdict,
            time: Duration::ZERO,
            moves: 0,
            complaints: String::new(),
        }
    }
}

/// The verdict for the end of a program; `None` if it ended well.
fn verdict_of(end: &End) -> Option<Verdict> {
    Some(match end {
        End::Code(0) => return None,
        End::Code(code) => Verdict::Crash(Crash::Code(*code)),
        End::Signal(signal) => Verdict::Crash(Crash::Signal(*signal)),
        End::TooManyProcesses => Verdict::TooManyProcesses,
        End::OutOfMemory => Verdict::OutOfMemory,
        End::CannotStart(reason) => Verdict::CannotStart(reason.clone()),
        End::Stopped | End::Unknown => Verdict::Crash(Crash::Supervisor),
    })
}
