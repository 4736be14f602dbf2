//! The server from outside: over a socket, as browsers, programs and attackers see it.

mod batches;
mod client;
mod ending;
mod endpoints;
mod guard;
mod limits;
mod load;
mod malformed;
mod openapi;
mod solvers;
