//! Untrusted programs: what is run, within which limits, and how.
//!
//! The judge never starts a program itself. It starts its own binary as the program's *supervisor* ([`supervise`]),
//! which limits itself, starts the program, watches its memory and its processes, and ends every one of them, even if
//! the judge itself is gone.

mod command;
mod end;
mod folder;
mod launcher;
mod limits;
mod pipes;
mod running;
#[cfg(unix)]
mod supervisor;
#[cfg(unix)]
mod tree;

pub use command::{BadProgram, Program};
pub(crate) use end::End;
pub use launcher::Launcher;
pub use limits::Limits;
pub(crate) use pipes::Said;
pub(crate) use running::Running;

/// The first argument that makes a binary supervise a program: it must then only call [`supervise`] with the arguments
/// that follow, and exit.
pub const SUPERVISE: &str = "__supervise";

/// Supervises a program until it and everything it started has ended. The arguments are those after [`SUPERVISE`].
pub fn supervise(arguments: Vec<std::ffi::OsString>) {
    #[cfg(unix)]
    supervisor::run(arguments);
    #[cfg(not(unix))]
    drop(arguments);
}
