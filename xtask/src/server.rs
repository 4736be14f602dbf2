//! A server of the release build, for what asks it.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use crate::{root, target};

/// A running server, ended when this is dropped.
pub struct Server {
    child: Child,
    /// Where it listens: `127.0.0.1:40123`.
    pub address: String,
}

impl Server {
    /// Starts it on a free port, with these options. `None` if it does not say where it listens.
    pub fn start(options: &[&str]) -> Option<Server> {
        let mut child = Command::new(target(&root()).join("release/grille"))
            .args(["serve", "--port", "0", "--log", "none", "--rate", "0"])
            .args(options)
            .env("LC_ALL", "C")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .ok()?;
        let mut line = String::new();
        let read = child
            .stdout
            .take()
            .map(|output| BufReader::new(output).read_line(&mut line));
        let mut server = Server {
            child,
            address: String::new(),
        };
        read?.ok()?;
        let (_, rest) = line.split_once("http://")?;
        server.address = rest.split('/').next()?.to_string();
        Some(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
