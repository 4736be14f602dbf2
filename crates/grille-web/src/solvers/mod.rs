//! Programs that play for the page: only those named by whoever started the server. A request names one of them and a
//! puzzle; it cannot choose what runs, with which arguments or within which limits.

pub(crate) mod wording;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::Response;
use grille::say::{Lang, text};
use grille::{Budget, Puzzle};
use grille_api::Context;
use grille_judge::{Challenge, Event, Launcher, Player, Program, Watch};
use grille_schema::{
    ErrorCode, JudgeEvent, SolverLimits, SolverName, SolversAnswer, Version, WatchRequest,
};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};

use crate::clients::Held;
use crate::failure::Failure;
use crate::front::{Asked, Front, media_type};
use crate::limits::Limits;
use crate::stream;

/// The programs that the page may run; none unless whoever starts the server names some.
#[derive(Clone, Debug, Default)]
pub struct Solvers {
    /// The programs, each with a name of its own.
    pub programs: Vec<Program>,
    /// What starts and supervises them; by default the running binary.
    pub launcher: Option<Launcher>,
}

/// The programs with what is needed to run them.
pub(crate) struct Stage {
    solvers: Solvers,
    limits: grille_judge::Limits,
    turns: Arc<Semaphore>,
}

impl Stage {
    pub(crate) fn new(solvers: Solvers, limits: &Limits) -> Stage {
        Stage {
            solvers,
            limits: grille_judge::Limits {
                time: limits.slow_time,
                output: limits.said_bytes as u64,
                ..grille_judge::Limits::default()
            },
            turns: Arc::new(Semaphore::new(limits.solvers)),
        }
    }

    /// The programs by name, and the limits of each: those that run in the page have the same limits.
    pub(crate) fn list(&self, limits: &Limits) -> SolversAnswer {
        let programs = self.solvers.programs.iter();
        SolversAnswer {
            version: Version,
            solvers: programs
                .map(|program| SolverName {
                    name: program.name.clone(),
                })
                .collect(),
            limits: SolverLimits {
                seconds: self.limits.time.as_secs_f64(),
                lines: limits.said_lines,
                bytes: limits.said_bytes,
            },
        }
    }

    /// A program that is ready to play.
    fn player(&self, name: &str) -> Result<Player, Failure> {
        let mut programs = self.solvers.programs.iter();
        let program = programs.find(|program| program.name == name);
        let program = program.cloned().ok_or_else(|| {
            let name: String = name.chars().take(60).collect();
            Failure::new(ErrorCode::NotFound, text!("web-no-solver", name = name))
        })?;
        let launcher = self
            .solvers
            .launcher
            .clone()
            .map_or_else(Launcher::current, Ok);
        let launcher = launcher.map_err(|_| Failure::internal())?;
        Ok(Player::new(program, self.limits.clone(), launcher))
    }
}

/// Runs a program and streams what happens. The program is ended when nobody reads that any more.
pub(crate) async fn watch(front: Arc<Front>, request: Request) -> Response<Body> {
    let (parts, body) = request.into_parts();
    let Some(asked) = parts.extensions.get::<Asked>().cloned() else {
        return Failure::internal().response(Lang::default());
    };
    let lang = asked.lang;
    let ready = async {
        media_type(&parts.headers, "application/json")?;
        let body = front.body(body, front.limits.body).await?;
        Play::prepare(&front, &asked, body).await
    };
    match ready.await {
        Ok(play) => play.start(),
        Err(failure) => failure.response(lang),
    }
}

/// A program about to play a puzzle.
struct Play {
    player: Player,
    challenge: Challenge,
    lang: Lang,
    /// A slot among the running programs, and among the slow work of its client.
    turn: (OwnedSemaphorePermit, Held),
}

impl Play {
    async fn prepare(front: &Arc<Front>, asked: &Asked, body: Vec<u8>) -> Result<Play, Failure> {
        let (limits, lang) = (Arc::clone(&front.limits), asked.lang);
        let read = move |budget: Budget<'_>| -> Result<(String, Challenge), Failure> {
            let request: WatchRequest = grille_api::request(&body)?;
            let context = Context {
                lang,
                budget,
                limits: limits.of_puzzles(),
                ..Context::default()
            };
            let challenge = wording::challenge(&request.puzzle, &context)?;
            Ok((request.solver, challenge))
        };
        let (name, challenge) = front.work.run(asked.client, read).await??;
        let player = front.stage.player(&name)?;
        let held = front.clients.slow(asked.client)?;
        let turn = Arc::clone(&front.stage.turns).try_acquire_owned();
        Ok(Play {
            player,
            challenge,
            lang,
            turn: (turn.map_err(|_| Failure::busy())?, held),
        })
    }

    fn start(mut self) -> Response<Body> {
        let (sender, lines) = mpsc::channel(Watcher::LINES);
        let gone = Arc::<AtomicBool>::default();
        let mut watcher = Watcher {
            sender,
            gone: Arc::clone(&gone),
            puzzle: self.challenge.puzzle().clone(),
        };
        tokio::task::spawn_blocking(move || {
            let played = self.player.play(&self.challenge, &mut watcher);
            let mut verdict = wording::verdict(&played.verdict, self.lang);
            if let JudgeEvent::Verdict { log, .. } = &mut verdict {
                *log = Some(played.complaints).filter(|log| !log.is_empty());
            }
            watcher.tell(played.time, verdict);
            // The client knows everything; the program may still have to be ended, and holds its slot until then.
            drop(watcher);
            drop(self.player);
            drop(self.turn);
        });
        stream::response(lines, move || gone.store(true, Ordering::Relaxed))
    }
}

/// Streams what happens.
struct Watcher {
    sender: mpsc::Sender<Bytes>,
    gone: Arc<AtomicBool>,
    puzzle: Puzzle,
}

impl Watcher {
    /// How many lines may be queued: more than a program can write, so that a slow reader never delays the clock.
    const LINES: usize = 1 << 18;

    fn tell(&self, at: Duration, mut event: JudgeEvent) {
        *event.stamp().0 = Some(at.as_micros() as f64 / 1e3);
        let event = serde_json::to_string(&event).unwrap_or_default();
        if self.sender.try_send(format!("{event}\n").into()).is_err() {
            self.gone.store(true, Ordering::Relaxed);
        }
    }
}

impl Watch for Watcher {
    fn event(&mut self, at: Duration, event: &Event) {
        self.tell(at, wording::event(event, &self.puzzle));
    }

    fn is_over(&self) -> bool {
        self.gone.load(Ordering::Relaxed)
    }
}
