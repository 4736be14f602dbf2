//! A running program, from the judge's side: lines to it, lines from it, and its end.
//!
//! Every pipe has a thread of its own and every queue is bounded, so that nothing the program does can block the
//! judge.

use std::collections::VecDeque;
use std::process::Child;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError, sync_channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use std::{io, thread};

use super::folder::Folder;
use super::pipes::{Complaints, Said, is_unread, read_lines, write_all};
use super::{End, Launcher, Limits, Program};
use crate::protocol::{QUIT, VERSION};

/// How long a program may take to exit when it is told to, and how long its supervisor may take to end everything.
const FAREWELL: Duration = Duration::from_millis(200);
const ENDING: Duration = Duration::from_secs(10);

/// How many lines of a program are queued before it blocks.
const QUEUE: usize = 256;

/// How often a silent supervisor is checked.
const TICK: Duration = Duration::from_millis(50);

/// A running program. Dropping it ends the program and everything it started.
#[derive(Debug)]
pub(crate) struct Running {
    supervisor: Child,
    folder: Folder,
    to_program: Option<SyncSender<String>>,
    said: Receiver<Said>,
    /// Its output during startup, which is heard first.
    early: VecDeque<Said>,
    has_read: bool,
    told: Arc<Mutex<Option<End>>>,
    complaints: Arc<Complaints>,
}

impl Running {
    /// Starts a program and sends it the version of the protocol. Returns once the program has read that, so that the
    /// start of an interpreter does not count as time for a puzzle. Also returns if that takes too long, if the
    /// program has ended or exceeded its output limit, or if the caller gives up.
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
        let (sender, said) = sync_channel(QUEUE);
        let told = Arc::new(Mutex::new(None));
        let tell = Arc::clone(&told);
        thread::spawn(move || read_lines(stdout, &sender, &tell));
        let complaints = Arc::new(Complaints::default());
        let kept = Arc::clone(&complaints);
        thread::spawn(move || kept.keep(stderr));
        // The pipe has room for it; a program that does not read it will be noticed later.
        let _ = io::Write::write_all(&mut stdin, format!("{VERSION}\n").as_bytes());
        let latest = Instant::now() + limits.start;
        let mut early = VecDeque::new();
        let mut room = limits.output;
        while is_unread(&stdin)
            && Instant::now() < latest
            && matches!(supervisor.try_wait(), Ok(None))
            && room > complaints.bytes()
            && !gives_up()
        {
            match said.recv_timeout(Duration::from_micros(500)) {
                Ok(line) => {
                    room = match &line {
                        Said::Line(_, bytes) => room.saturating_sub(*bytes as u64),
                        Said::TooLong => 0,
                        Said::Closed => room,
                    };
                    early.push_back(line);
                }
                Err(RecvTimeoutError::Timeout) => {}
                // It has closed its output but may still read.
                Err(RecvTimeoutError::Disconnected) => {
                    thread::sleep(Duration::from_micros(500));
                }
            }
        }
        let has_read = !is_unread(&stdin);
        thread::spawn(move || write_all(stdin, &lines));
        Ok(Running {
            supervisor,
            folder,
            to_program: Some(to_program),
            said,
            early,
            has_read,
            told,
            complaints,
        })
    }

    /// Sends text to the program; `false` if it has not read what was sent before.
    pub(crate) fn send(&self, text: String) -> bool {
        let sender = self.to_program.as_ref();
        sender.is_some_and(|sender| sender.try_send(text).is_ok())
    }

    /// Whether it read anything before its clock started.
    pub(crate) fn has_read(&self) -> bool {
        self.has_read
    }

    /// Its next output; `None` if there is none until then.
    pub(crate) fn hear(&mut self, until: Instant) -> Option<Said> {
        if let Some(said) = self.early.pop_front() {
            return Some(said);
        }
        let wait = until.saturating_duration_since(Instant::now());
        match self.said.recv_timeout(wait) {
            Ok(said) => Some(said),
            Err(RecvTimeoutError::Timeout) => {
                // A program that ended its supervisor would keep the pipe open forever.
                if !matches!(self.supervisor.try_wait(), Ok(None)) && self.told().is_none() {
                    self.end_strays();
                }
                None
            }
            Err(RecvTimeoutError::Disconnected) => Some(Said::Closed),
        }
    }

    /// Whether it has ended. Output between two puzzles belongs to neither and is discarded, within limits.
    pub(crate) fn is_over(&self) -> bool {
        for _ in 0..QUEUE {
            match self.said.try_recv() {
                Ok(Said::Line(..)) => {}
                Ok(Said::Closed) | Err(TryRecvError::Disconnected) => return true,
                Ok(Said::TooLong) | Err(TryRecvError::Empty) => return false,
            }
        }
        false
    }

    /// How much it has written to standard error in total.
    pub(crate) fn complained(&self) -> u64 {
        self.complaints.bytes()
    }

    /// The last part of what it has written to standard error.
    pub(crate) fn complaints(&self) -> String {
        self.complaints.text()
    }

    /// Tells the program to exit and waits a moment for it.
    pub(crate) fn dismiss(mut self) {
        self.send(format!("{QUIT}\n"));
        self.to_program = None;
        let until = Instant::now() + FAREWELL;
        while self
            .hear(until)
            .is_some_and(|said| said != Said::Closed && Instant::now() < until)
        {}
    }

    /// Ends the program and everything it started; returns how it ended.
    pub(crate) fn end(&mut self) -> End {
        self.to_program = None;
        #[cfg(unix)]
        {
            use rustix::process::{Pid, Signal, kill_process};
            if matches!(self.supervisor.try_wait(), Ok(None)) {
                let _ = kill_process(Pid::from_child(&self.supervisor), Signal::TERM);
            } else if self.told().is_none() {
                self.end_strays();
            }
        }
        self.await_end()
    }

    /// Waits for the supervisor, which ends the program; returns how the program ended.
    pub(crate) fn await_end(&mut self) -> End {
        let give_up = Instant::now() + ENDING;
        // The supervisor's end closes the pipe.
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

    /// The supervisor's report of the end.
    fn told(&self) -> Option<End> {
        self.told.lock().ok()?.clone()
    }

    /// Ends the processes left behind by a program that has ended its own supervisor.
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
        // It has ended; this only reaps it.
        let _ = self.supervisor.wait();
    }
}
