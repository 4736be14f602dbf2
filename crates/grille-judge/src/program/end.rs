//! How a program ended, as its supervisor reports it to the judge.

use std::fmt;

/// How a supervisor's last line starts.
const TOLD: &str = "grille-judge-end ";

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
    /// The supervisor ended before it could report.
    Unknown,
}

impl End {
    #[cfg(unix)]
    pub(super) fn of(status: std::process::ExitStatus) -> End {
        use std::os::unix::process::ExitStatusExt as _;
        match (status.code(), status.signal()) {
            (Some(code), _) => End::Code(code),
            (None, Some(signal)) => End::Signal(signal),
            (None, None) => End::Unknown,
        }
    }

    /// The supervisor's report, in a line that no referee takes for an answer.
    pub(super) fn line(&self) -> String {
        format!("{TOLD}{self}")
    }

    /// The report in the last line of a program and its supervisor.
    pub(super) fn of_last_line(text: &str) -> Option<End> {
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
