//! How this binary starts itself as a supervisor.

use std::ffi::OsString;
use std::io;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use super::folder::Folder;
use super::{Limits, Program, SUPERVISE};

/// The binary that supervises programs.
#[derive(Clone, Debug)]
pub struct Launcher {
    binary: PathBuf,
}

impl Launcher {
    /// The binary that runs now.
    pub fn current() -> io::Result<Launcher> {
        Ok(Launcher::of(std::env::current_exe()?))
    }

    /// Another binary, which handles [`SUPERVISE`] in the same way.
    #[must_use]
    pub fn of(binary: PathBuf) -> Launcher {
        Launcher { binary }
    }

    /// The command that supervises a program in a folder.
    pub(super) fn command(&self, program: &Program, limits: &Limits, folder: &Folder) -> Command {
        let mut command = Command::new(&self.binary);
        let number = |number: u64| OsString::from(number.to_string());
        command
            .arg(SUPERVISE)
            .arg(folder.path())
            .arg(number(u64::from(std::process::id())))
            .arg(number(limits.memory))
            .arg(number(limits.processes as u64))
            .arg(number(limits.file))
            .arg(number(limits.processor.as_secs().max(1)))
            .args(program.command_elsewhere())
            .current_dir(folder.work())
            .env_clear()
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let inherited = ["PATH", "LANG"].into_iter();
        let listed = limits.environment.iter().map(String::as_str);
        for name in inherited.chain(listed) {
            if let Some(value) = std::env::var_os(name) {
                command.env(name, value);
            }
        }
        command
            .env("HOME", folder.work())
            .env("TMPDIR", folder.work());
        command
    }
}
