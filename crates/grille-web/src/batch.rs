//! Batches: puzzles come in one per line, and answers go out one per line as soon as they are ready, in the same
//! order. Both directions apply back-pressure: answers that the client does not read are not computed, and lines that
//! are not being worked on are not read.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::Response;
use grille::Budget;
use grille::say::{Lang, text};
use grille_schema::Numbered;
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tokio::sync::mpsc;

use crate::api::{BATCH, Run};
use crate::ask::Ask;
use crate::failure::Failure;
use crate::front::{Asked, Front, media_type};
use crate::limits::Limits;
use crate::stream;
use crate::stream::NDJSON;

/// The endpoints that take batches, below `/api/v1/`.
pub(crate) const ENDPOINTS: &[(&str, Run)] = BATCH;

/// How many lines are worked on at a time.
const TOGETHER: usize = 64;

/// Starts to answer a batch.
pub(crate) fn answer(front: &Arc<Front>, run: Run, request: Request) -> Response<Body> {
    let (parts, body) = request.into_parts();
    let Some(asked) = parts.extensions.get::<Asked>().cloned() else {
        return Failure::internal().response(Lang::default());
    };
    if let Err(failure) = media_type(&parts.headers, NDJSON) {
        return failure.response(asked.lang);
    }
    let (sender, receiver) = mpsc::channel(2);
    let batch = Batch {
        front: Arc::clone(front),
        run,
        asked,
        sender,
        answered: 0,
    };
    let lines = Lines::new(body, &front.limits);
    let working = tokio::spawn(async move {
        // If it ends early, the client is gone or was told why.
        let _ = batch.answer_all(lines).await;
    });
    // The work ends when nobody reads its answers any more.
    stream::response(receiver, move || working.abort())
}

/// Why a batch ends early: the client is gone, has stopped reading, or was told why.
struct Ended;

struct Batch {
    front: Arc<Front>,
    run: Run,
    asked: Asked,
    sender: mpsc::Sender<Bytes>,
    answered: usize,
}

/// What has been answered of some lines.
#[derive(Default)]
struct Progress {
    answers: Vec<String>,
    /// The answer to the next line as far as it got when the time was up.
    cut: Option<String>,
}

impl Batch {
    async fn answer_all(mut self, mut lines: Lines) -> Result<(), Ended> {
        loop {
            let (some, end) = lines.some().await;
            if !some.is_empty() {
                self.answer_some(some).await?;
            }
            match end {
                End::NotYet => {}
                End::Whole => return Ok(()),
                End::Failed(failure) => return self.tell(&failure).await,
            }
        }
    }

    /// Answers some lines: all together in the quick time, and those that need longer in the slow time.
    async fn answer_some(&mut self, lines: Vec<Line>) -> Result<(), Ended> {
        let lines = Arc::new(lines);
        let mut sent = 0;
        while sent < lines.len() {
            let progress = Arc::new(Mutex::new(Progress::default()));
            let work = self.work(&lines, sent, &progress);
            if let Err(failure) = self.front.work.run(self.asked.client, work).await {
                return self.tell(&failure).await;
            }
            let Progress { mut answers, cut } =
                std::mem::take(&mut *progress.lock().unwrap_or_else(PoisonError::into_inner));
            if answers.is_empty() {
                // One puzzle took all of the slow time.
                answers.extend(cut);
            }
            if answers.is_empty() {
                return Err(Ended);
            }
            sent += answers.len();
            self.answered += answers.len();
            self.front.metrics.puzzles(answers.len());
            self.send(&answers).await?;
        }
        Ok(())
    }

    /// The work of answering these lines, starting from one of them. When run again, it resumes where it was cut
    /// short.
    fn work(
        &self,
        lines: &Arc<Vec<Line>>,
        from: usize,
        progress: &Arc<Mutex<Progress>>,
    ) -> impl Fn(Budget<'_>) + Clone + Send + 'static {
        let (lines, progress) = (Arc::clone(lines), Arc::clone(progress));
        let (limits, run, lang) = (Arc::clone(&self.front.limits), self.run, self.asked.lang);
        let before = self.answered - from.min(self.answered);
        move |budget| {
            let mut progress = progress.lock().unwrap_or_else(PoisonError::into_inner);
            while let Some(line) = lines.get(from + progress.answers.len()) {
                let number = before + from + progress.answers.len() + 1;
                let answer = answer_line(line, number, run, lang, budget, &limits);
                if budget.is_over() {
                    progress.cut = Some(answer);
                    return;
                }
                progress.answers.push(answer);
            }
        }
    }

    async fn tell(&self, failure: &Failure) -> Result<(), Ended> {
        self.send(&[refused(failure, None, self.asked.lang)]).await
    }

    /// Sends answers; a client that does not read them for too long is dropped.
    async fn send(&self, answers: &[String]) -> Result<(), Ended> {
        let lines: String = answers.iter().map(|answer| format!("{answer}\n")).collect();
        let patience: Duration = self.front.limits.body_time;
        match tokio::time::timeout(patience, self.sender.send(lines.into())).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Ended),
        }
    }
}

fn answer_line(
    line: &Line,
    number: usize,
    run: Run,
    lang: Lang,
    budget: Budget<'_>,
    limits: &Limits,
) -> String {
    let answered = request(line, limits).and_then(|request| {
        run(&Ask {
            request: &request,
            line: Some(number),
            lang,
            budget,
            spare: budget,
            limits,
        })
    });
    answered.unwrap_or_else(|failure| refused(&failure, Some(number), lang))
}

/// The line that says why there is no answer.
fn refused(failure: &Failure, line: Option<usize>, lang: Lang) -> String {
    let numbered = Numbered {
        source: None,
        line,
        answer: failure.answer(lang),
    };
    serde_json::to_string(&numbered).unwrap_or_default()
}

/// A line: an object as the endpoint takes it, or just the puzzle as a string.
fn request(line: &Line, limits: &Limits) -> Result<Value, Failure> {
    let Line::Whole(bytes) = line else {
        return Err(Failure::too_large(limits.batch_line));
    };
    Ok(match grille_api::json(bytes)? {
        Value::String(puzzle) => json!({ "puzzle": puzzle }),
        other => other,
    })
}

/// A line of a batch.
enum Line {
    Whole(Vec<u8>),
    /// It was too long and was discarded.
    TooLong,
}

/// Whether there are more lines.
enum End {
    NotYet,
    Whole,
    Failed(Failure),
}

/// The lines of a body as they arrive.
struct Lines {
    body: Body,
    longest: usize,
    most_bytes: usize,
    most: usize,
    patience: Duration,
    /// What has arrived of the next line.
    next: Vec<u8>,
    is_too_long: bool,
    bytes: usize,
    ready: std::collections::VecDeque<Line>,
    count: usize,
}

impl Lines {
    fn new(body: Body, limits: &Limits) -> Lines {
        Lines {
            body,
            longest: limits.batch_line,
            most_bytes: limits.batch_body,
            most: limits.batch_puzzles,
            patience: limits.body_time,
            next: Vec::new(),
            is_too_long: false,
            bytes: 0,
            ready: std::collections::VecDeque::new(),
            count: 0,
        }
    }

    /// The next lines: those that have arrived, up to the number that is worked on together.
    async fn some(&mut self) -> (Vec<Line>, End) {
        let mut end = End::NotYet;
        while self.ready.is_empty() && matches!(end, End::NotYet) {
            end = self.read().await;
        }
        let count = self.ready.len().min(TOGETHER);
        let some: Vec<Line> = self.ready.drain(..count).collect();
        if !self.ready.is_empty() {
            end = End::NotYet;
        }
        (some, end)
    }

    /// Reads a piece of the body.
    async fn read(&mut self) -> End {
        let arrived = tokio::time::timeout(self.patience, self.body.frame()).await;
        let piece = match arrived {
            Err(_) | Ok(Some(Err(_))) => return End::Failed(Failure::slow_body()),
            Ok(Some(Ok(frame))) => frame.into_data().unwrap_or_default(),
            Ok(None) => {
                self.end_line();
                return End::Whole;
            }
        };
        self.bytes += piece.len();
        if self.bytes > self.most_bytes {
            return End::Failed(Failure::too_large(self.most_bytes));
        }
        for part in piece.split_inclusive(|&byte| byte == b'\n') {
            let (part, ends) = match part.split_last() {
                Some((b'\n', part)) => (part, true),
                _ => (part, false),
            };
            if self.next.len() + part.len() > self.longest {
                self.is_too_long = true;
                self.next.clear();
            }
            if !self.is_too_long {
                self.next.extend_from_slice(part);
            }
            if ends {
                self.end_line();
            }
            if self.count > self.most {
                self.ready.pop_back();
                let text = text!("web-too-many-lines", most = self.most);
                return End::Failed(Failure::too_many(text));
            }
        }
        End::NotYet
    }

    fn end_line(&mut self) {
        let line = std::mem::take(&mut self.next);
        if std::mem::take(&mut self.is_too_long) {
            self.ready.push_back(Line::TooLong);
            self.count += 1;
        } else if !line.trim_ascii().is_empty() {
            self.ready.push_back(Line::Whole(line));
            self.count += 1;
        }
    }
}
