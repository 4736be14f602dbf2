//! The pipes between the judge and a program, each served by a thread of its own.

use std::io::{self, Read, Write};
use std::process::ChildStdin;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender};

use super::End;
use crate::protocol::LONGEST_LINE;

/// The longest last line of a supervisor.
const LAST_LINE: usize = 1024;

/// How much of a program's standard error is kept: the last part.
const COMPLAINTS: usize = 4096;

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

/// Whether a pipe has unread data; `false` if the system cannot say.
pub(super) fn is_unread(pipe: &ChildStdin) -> bool {
    #[cfg(unix)]
    let is_unread = rustix::io::ioctl_fionread(pipe).is_ok_and(|bytes| bytes > 0);
    #[cfg(not(unix))]
    let is_unread = false;
    is_unread
}

/// Writes the texts until the program is gone or there are no more.
pub(super) fn write_all(mut pipe: ChildStdin, texts: &Receiver<String>) {
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

/// Passes lines on as long as somebody wants them; after that, input is read and discarded so that the pipe never
/// blocks anyone. The last line is the supervisor's: how the program ended.
pub(super) fn read_lines(mut pipe: impl Read, said: &SyncSender<Said>, told: &Mutex<Option<End>>) {
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
pub(super) struct Complaints {
    bytes: AtomicU64,
    last: Mutex<Vec<u8>>,
}

impl Complaints {
    /// How many bytes there were in total.
    pub(super) fn bytes(&self) -> u64 {
        self.bytes.load(Ordering::Relaxed)
    }

    /// Reads until the end and keeps the last part.
    pub(super) fn keep(&self, mut pipe: impl Read) {
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

    /// What was kept, fit to be shown.
    pub(super) fn text(&self) -> String {
        let last = self
            .last
            .lock()
            .map_or_else(|_| Vec::new(), |last| last.clone());
        let text = String::from_utf8_lossy(&last);
        let shown = |c: char| if c.is_control() && c != '\n' { ' ' } else { c };
        text.trim().chars().map(shown).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::sync_channel;

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
        // Written by the program itself, and not as the last line.
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
