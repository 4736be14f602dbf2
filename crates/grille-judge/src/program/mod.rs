//! Programs that nobody trusts: what is run, within which limits, and how.
//!
//! The judge never starts a program itself. It starts its own binary as the program's *supervisor*
//! ([`supervise`]), which limits itself, starts the program, watches its memory and its processes, and ends
//! every one of them; it does so too when the judge itself is gone.

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

/// The first argument with which a binary is started to supervise a program: it must then do nothing but
/// call [`supervise`] with the arguments that follow, and end.
pub const SUPERVISE: &str = "__supervise";

/// Supervises a program until it and everything that it started has ended. The arguments are those that
/// came after [`SUPERVISE`].
pub fn supervise(arguments: Vec<std::ffi::OsString>) {
    #[cfg(unix)]
    supervisor::run(arguments);
    #[cfg(not(unix))]
    drop(arguments);
}
