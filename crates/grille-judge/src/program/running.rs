//! A program that runs, from the judge's side: lines to it, lines from it, and its end.
//!
//! Every pipe has a thread of its own and every queue a bound, so that whatever the program does or does
//! not do, the judge goes on.

use std::fmt;
use std::io::{self, Read, Write};
use std::process::{Child, ChildStdin, ExitStatus};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use super::folder::Folder;
use super::{Launcher, Limits, Program};
use crate::protocol::{LONGEST_LINE, QUIT, VERSION};

/// How long a program may take to start before its clock runs all the same.
const START: Duration = Duration::from_secs(5);

/// How long a program may take to leave when it is told to, and how long its supervisor may take to end
/// everything.
const FAREWELL: Duration = Duration::from_millis(200);
const ENDING: Duration = Duration::from_secs(10);

/// How often a supervisor is looked at that says nothing.
const TICK: Duration = Duration::from_millis(50);

/// How a supervisor's last line starts, and how long it is at most.
const TOLD: &str = "grille-judge-end ";
const LAST_LINE: usize = 1024;

/// How much of what it writes to standard error is kept: the last of it.
const COMPLAINTS: usize = 4096;

/// A program that runs. Dropped, it is ended with everything that it started.
#[derive(Debug)]
pub(crate) struct Running {
    supervisor: Child,
    folder: Folder,
    to_program: Option<SyncSender<String>>,
    said: Receiver<Said>,
    told: Arc<Mutex<Option<End>>>,
    complaints: Arc<Complaints>,
}

/// What comes from a program.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Said {
    /// A line and how many bytes it had.
    Line(String, usize),
    /// A line that is longer than lines may be.
    TooLong,
    /// Nothing more will come.
    Closed,
}

/// How a program ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// By itself, with this exit code.
    Code(i32),
    /// By this signal.
    Signal(i32),
    /// Because it started too many processes.
    TooManyProcesses,
    /// Because it took too much memory.
    OutOfMemory,
    /// Because the judge asked for it.
    Stopped,
    /// It never started.
    CannotStart(String),
    /// The supervisor did not live to tell.
    Unknown,
}

impl Running {
    /// Starts a program and tells it the version of the protocol. Comes back when it has read that, so that
    /// the time in which an interpreter starts is not the time of a puzzle; or when that takes too long,
    /// the program has ended, or the caller gives up.
    pub(crate) fn start(
        program: &Program,
        limits: &Limits,
        launcher: &Launcher,
        gives_up: &dyn Fn() -> bool,
    ) -> io::Result<Running> {
        if !cfg!(unix) {
            return Err(io::ErrorKind::Unsupported.into());
        }
        let folder = Folder::new()?;
        let mut supervisor = launcher.command(program, limits, &folder).spawn()?;
        let missing = || io::Error::from(io::ErrorKind::BrokenPipe);
        let mut stdin = supervisor.stdin.take().ok_or_else(missing)?;
        let stdout = supervisor.stdout.take().ok_or_else(missing)?;
        let stderr = supervisor.stderr.take().ok_or_else(missing)?;
        let (to_program, lines) = sync_channel(2);
        let (sender, said) = sync_channel(256);
        let told = Arc::new(Mutex::new(None));
        let tell = Arc::clone(&told);
        thread::spawn(move || read_lines(stdout, &sender, &tell));
        let complaints = Arc::new(Complaints::default());
        let kept = Arc::clone(&complaints);
        thread::spawn(move || kept.keep(stderr));
        // A pipe has room for it; who does not take it will be heard of.
        let _ = stdin.write_all(format!("{VERSION}\n").as_bytes());
        let latest = Instant::now() + START;
        while is_unread(&stdin)
            && Instant::now() < latest
            && matches!(supervisor.try_wait(), Ok(None))
            && !gives_up()
        {
            thread::sleep(Duration::from_micros(500));
        }
        thread::spawn(move || write_all(stdin, &lines));
        Ok(Running {
            supervisor,
            folder,
            to_program: Some(to_program),
            said,
            told,
            complaints,
        })
    }

    /// Sends text to the program; `false` if it has not read what was sent before.
    pub(crate) fn send(&self, text: String) -> bool {
        let sender = self.to_program.as_ref();
        sender.is_some_and(|sender| sender.try_send(text).is_ok())
    }

    /// What it says next; `None` if it says nothing until then.
    pub(crate) fn hear(&mut self, until: Instant) -> Option<Said> {
        let wait = until.saturating_duration_since(Instant::now());
        match self.said.recv_timeout(wait) {
            Ok(said) => Some(said),
            Err(RecvTimeoutError::Timeout) => {
                // A program that ended its supervisor would keep the pipe open for ever.
                if !matches!(self.supervisor.try_wait(), Ok(None)) && self.told().is_none() {
                    self.end_strays();
                }
                None
            }
            Err(RecvTimeoutError::Disconnected) => Some(Said::Closed),
        }
    }

    /// Whether it has ended and all it said was heard.
    pub(crate) fn is_over(&self) -> bool {
        // A line that came between two puzzles belongs to none.
        loop {
            match self.said.try_recv() {
                Ok(Said::Line(..) | Said::TooLong) => {}
                Ok(Said::Closed) | Err(TryRecvError::Disconnected) => return true,
                Err(TryRecvError::Empty) => return false,
            }
        }
    }

    /// How much it has written to standard error in all.
    pub(crate) fn complained(&self) -> u64 {
        self.complaints.bytes.load(Ordering::Relaxed)
    }

    /// The last that it has written to standard error.
    pub(crate) fn complaints(&self) -> String {
        self.complaints.text()
    }

    /// Tells the program to leave and waits a moment for it to do so.
    pub(crate) fn dismiss(mut self) {
        self.send(format!("{QUIT}\n"));
        self.to_program = None;
        let until = Instant::now() + FAREWELL;
        while self
            .hear(until)
            .is_some_and(|said| said != Said::Closed && Instant::now() < until)
        {}
    }

    /// Ends the program and everything that it started, and tells how it ended.
    pub(crate) fn end(&mut self) -> End {
        self.to_program = None;
        #[cfg(unix)]
        {
            use rustix::process::{Pid, Signal, kill_process};
            if matches!(self.supervisor.try_wait(), Ok(None)) {
                let _ = kill_process(Pid::from_child(&self.supervisor), Signal::TERM);
            }
        }
        self.await_end()
    }

    /// Waits for the supervisor, which ends the program, and tells how that ended.
    pub(crate) fn await_end(&mut self) -> End {
        let give_up = Instant::now() + ENDING;
        // Its end is the end of the pipe.
        while Instant::now() < give_up && self.hear(Instant::now() + TICK) != Some(Said::Closed) {}
        while Instant::now() < give_up && matches!(self.supervisor.try_wait(), Ok(None)) {
            thread::sleep(Duration::from_millis(1));
        }
        if matches!(self.supervisor.try_wait(), Ok(None)) {
            let _ = self.supervisor.kill();
            let _ = self.supervisor.wait();
        }
        self.told().unwrap_or_else(|| {
            self.end_strays();
            End::Unknown
        })
    }

    /// What the supervisor told of the end.
    fn told(&self) -> Option<End> {
        self.told.lock().ok()?.clone()
    }

    /// Ends what a program left behind that has ended its own supervisor.
    fn end_strays(&self) {
        #[cfg(unix)]
        for _ in 0..100 {
            let strays = super::tree::strays(self.folder.path());
            if strays.is_empty() {
                break;
            }
            for signal in [rustix::process::Signal::STOP, rustix::process::Signal::KILL] {
                for &stray in &strays {
                    let _ = rustix::process::kill_process(stray, signal);
                }
            }
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if self.told().is_none() {
            self.end();
        }
        // Reaped either way; it has ended.
        let _ = self.supervisor.wait();
    }
}

/// Whether something in a pipe waits to be read; `false` where the system does not tell.
fn is_unread(pipe: &ChildStdin) -> bool {
    #[cfg(unix)]
    let is_unread = rustix::io::ioctl_fionread(pipe).is_ok_and(|bytes| bytes > 0);
    #[cfg(not(unix))]
    let is_unread = false;
    is_unread
}

/// Writes what comes until the program is gone or there is no more to come.
fn write_all(mut pipe: ChildStdin, texts: &Receiver<String>) {
    for text in texts {
        if pipe
            .write_all(text.as_bytes())
            .and_then(|()| pipe.flush())
            .is_err()
        {
            break;
        }
    }
}

/// Passes lines on as long as somebody wants them; what comes after that is read and forgotten, so that
/// the pipe never keeps anyone waiting. The last line is the supervisor's: how the program ended.
fn read_lines(mut pipe: impl Read, said: &SyncSender<Said>, told: &Mutex<Option<End>>) {
    let mut line = Vec::new();
    let mut last = Vec::new();
    let mut wanted = true;
    let mut buffer = [0; 8192];
    loop {
        let chunk = match pipe.read(&mut buffer) {
            Ok(0) => break,
            Ok(count) => &buffer[..count],
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(_) => break,
        };
        last.extend_from_slice(chunk);
        last.drain(..last.len().saturating_sub(LAST_LINE));
        for piece in chunk.split_inclusive(|&byte| byte == b'\n') {
            if !wanted {
                break;
            }
            line.extend_from_slice(piece);
            if line.len() > LONGEST_LINE {
                let _ = said.send(Said::TooLong);
                wanted = false;
            } else if piece.ends_with(b"\n") {
                wanted = pass_on(&mut line, said);
            }
        }
    }
    if let Ok(mut told) = told.lock() {
        *told = End::of_last_line(&String::from_utf8_lossy(&last));
    }
    if wanted && !line.is_empty() {
        pass_on(&mut line, said);
    }
    let _ = said.send(Said::Closed);
}

fn pass_on(line: &mut Vec<u8>, said: &SyncSender<Said>) -> bool {
    let text = String::from_utf8_lossy(line).into_owned();
    let bytes = line.len();
    line.clear();
    said.send(Said::Line(text, bytes)).is_ok()
}

/// What a program writes to standard error.
#[derive(Debug, Default)]
struct Complaints {
    bytes: AtomicU64,
    last: Mutex<Vec<u8>>,
}

impl Complaints {
    fn keep(&self, mut pipe: impl Read) {
        let mut buffer = [0; 4096];
        while let Ok(count @ 1..) = pipe.read(&mut buffer) {
            self.bytes.fetch_add(count as u64, Ordering::Relaxed);
            let Ok(mut last) = self.last.lock() else {
                break;
            };
            last.extend_from_slice(&buffer[..count]);
            let surplus = last.len().saturating_sub(COMPLAINTS);
            last.drain(..surplus);
        }
    }

    fn text(&self) -> String {
        let last = self
            .last
            .lock()
            .map_or_else(|_| Vec::new(), |last| last.clone());
        let text = String::from_utf8_lossy(&last);
        let shown = |c: char| if c.is_control() && c != '\n' { ' ' } else { c };
        text.trim().chars().map(shown).collect()
    }
}

impl End {
    #[cfg(unix)]
    pub(super) fn of(status: ExitStatus) -> End {
        use std::os::unix::process::ExitStatusExt as _;
        match (status.code(), status.signal()) {
            (Some(code), _) => End::Code(code),
            (None, Some(signal)) => End::Signal(signal),
            (None, None) => End::Unknown,
        }
    }

    /// As a supervisor tells it, in a line that no referee takes for an answer.
    pub(super) fn line(&self) -> String {
        format!("{TOLD}{self}")
    }

    fn of_last_line(text: &str) -> Option<End> {
        let end = text.lines().last()?.strip_prefix(TOLD)?;
        let (word, rest) = end.split_once(' ').unwrap_or((end, ""));
        Some(match word {
            "code" => End::Code(rest.parse().ok()?),
            "signal" => End::Signal(rest.parse().ok()?),
            "processes" => End::TooManyProcesses,
            "memory" => End::OutOfMemory,
            "stopped" => End::Stopped,
            "no-start" => End::CannotStart(rest.to_string()),
            _ => return None,
        })
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            End::Code(code) => write!(f, "code {code}"),
            End::Signal(signal) => write!(f, "signal {signal}"),
            End::TooManyProcesses => f.write_str("processes"),
            End::OutOfMemory => f.write_str("memory"),
            End::Stopped => f.write_str("stopped"),
            End::CannotStart(reason) => write!(f, "no-start {reason}"),
            End::Unknown => f.write_str("unknown"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_a_program_ended_is_told_in_the_last_line() {
        for end in [
            End::Code(3),
            End::Signal(11),
            End::TooManyProcesses,
            End::OutOfMemory,
            End::Stopped,
            End::CannotStart("no such file".to_string()),
        ] {
            let (sender, said) = sync_channel(256);
            let told = Mutex::new(None);
            let text = format!("move 1 2 3\nno end\n{}\n", end.line());
            read_lines(text.as_bytes(), &sender, &told);
            drop(sender);
            assert_eq!(said.iter().count(), 4);
            assert_eq!(told.into_inner().unwrap(), Some(end));
        }
        let (sender, _said) = sync_channel(256);
        let told = Mutex::new(None);
        // Said by the program itself, and not as the last line.
        let forged = format!("{}\nmore\n", End::Code(0).line());
        read_lines(forged.as_bytes(), &sender, &told);
        assert_eq!(told.into_inner().unwrap(), None);
    }

    #[test]
    fn a_line_without_end_is_cut_off_and_the_rest_forgotten() {
        let (sender, said) = sync_channel(256);
        let told = Mutex::new(None);
        let flood = vec![b'x'; 10 * LONGEST_LINE];
        let last = format!("\n{}\n", End::Stopped.line());
        read_lines(flood.chain(last.as_bytes()), &sender, &told);
        drop(sender);
        assert_eq!(
            said.iter().collect::<Vec<_>>(),
            [Said::TooLong, Said::Closed]
        );
        assert_eq!(told.into_inner().unwrap(), Some(End::Stopped));
    }
}
