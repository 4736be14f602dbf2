//! A program at play: one puzzle after the other, started when needed and anew after a fault.

use std::time::{Duration, Instant};

use crate::program::{End, Running, Said};
use crate::protocol::Reply;
use crate::verdict::Crash;
use crate::{Challenge, Event, Launcher, Limits, Program, Referee, Verdict};

/// A program that plays within limits. One that stays between puzzles is started once; one that answers
/// and leaves is started for each; one that broke a rule or a limit is ended and started anew.
#[derive(Debug)]
pub struct Player {
    program: Program,
    limits: Limits,
    launcher: Launcher,
    running: Option<Running>,
    /// Whether the program may still say `done` to a puzzle that was decided before.
    done_may_come: bool,
    /// How it went with a program that reads nothing: so it will go with every puzzle.
    hopeless: Option<Played>,
}

/// How one puzzle went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// What it came to.
    pub verdict: Verdict,
    /// From the puzzle being put to the verdict.
    pub time: Duration,
    /// How many moves were made.
    pub moves: usize,
    /// The last of what the program wrote to standard error; empty where all went well.
    pub complaints: String,
}

/// Somebody who watches a program play.
pub trait Watch {
    /// Something happened, so long after the puzzle was put.
    fn event(&mut self, at: Duration, event: &Event);

    /// Whether to give up; asked several times a second.
    fn is_over(&self) -> bool {
        false
    }
}

/// Nobody watches.
impl Watch for () {
    fn event(&mut self, _: Duration, _: &Event) {}
}

/// How often a watcher is asked whether to give up.
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

    /// What plays.
    #[must_use]
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// Plays one puzzle. Takes the time limit at most, and a moment to start a program or to end one. A
    /// program that read nothing of its first puzzle, and ran out of time or room for output, is not started
    /// again: it gets the same verdict at once.
    pub fn play(&mut self, challenge: &Challenge, watch: &mut dyn Watch) -> Played {
        if let Some(played) = &self.hopeless {
            return Played {
                time: Duration::ZERO,
                ..played.clone()
            };
        }
        // One that answers and leaves may be seen to have left only now.
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

    /// Lets a program go that has ended; what to say where it ended badly after its last answer.
    fn leave(&mut self) -> Option<Played> {
        let mut running = self.running.take()?;
        let end = running.await_end();
        let verdict = verdict_of(&end)?;
        Some(Played {
            complaints: running.complaints(),
            ..Played::without(verdict)
        })
    }

    /// Plays with a program that runs; `None` if it had stayed only to leave.
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
            // It has not read the last puzzles either.
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

    /// Lets the referee and whoever watches know of a line; tells whether it was one of the protocol.
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
        // A grid that is full needs no `done`, but one may follow.
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
    /// Nothing was played.
    fn without(verdict: Verdict) -> Played {
        Played {
            verdict,
            time: Duration::ZERO,
            moves: 0,
            complaints: String::new(),
        }
    }
}

/// What the end of a program comes to; `None` where it ended well.
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
