//! Grille in the browser: a server for one machine or many, with the page and the API embedded.
//!
//! Every request has a budget of bytes and time, and every client a budget of requests ([`Limits`]). Puzzles are
//! worked on outside the threads that serve connections, and only as long as somebody waits. Requests for other hosts
//! or from other sites' pages are refused.
//!
//! ```no_run
//! use grille_web::{Config, serve};
//!
//! serve(Config::default(), |address| println!("http://{address}/"))?;
//! # Ok::<(), std::io::Error>(())
//! ```

mod answer;
mod api;
mod ask;
mod batch;
mod clients;
mod failure;
mod files;
mod front;
mod kept;
mod limits;
mod log;
#[doc(hidden)]
pub mod messages;
mod metrics;
mod origin;
mod patterns;
mod server;
mod solvers;
mod stream;
mod work;

pub use limits::Limits;
pub use log::LogLevel;
pub use server::{Config, Server, serve};
pub use solvers::Solvers;
