//! The server against its own OpenAPI description: schemathesis, a Python program, makes requests from it, valid and
//! invalid ones, and compares what comes back. Where there is no Python, or where pip cannot install it, this is skipped,
//! aloud.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::server::Server;
use crate::tally::Tally;
use crate::{root, succeeds, target};

/// The version that the project is tested with.
const VERSION: &str = "4.32.5";

/// What came of it.
pub enum Outcome {
    Passed,
    Failed,
    Skipped(&'static str),
}

/// The folder of a Python of its own.
fn folder() -> PathBuf {
    target(&root()).join("schemathesis")
}

fn program() -> PathBuf {
    folder().join("bin/schemathesis")
}

/// Whether it is there in the right version.
fn is_there() -> bool {
    let told = Command::new(program()).arg("--version").output();
    told.is_ok_and(|told| String::from_utf8_lossy(&told.stdout).contains(VERSION))
}

/// Installs it into a Python of its own in the target folder. Returns whether it is there now.
pub fn install() -> bool {
    if is_there() {
        return true;
    }
    let folder = folder();
    let folder = folder.to_string_lossy();
    let pip = format!("{folder}/bin/pip");
    let package = format!("schemathesis=={VERSION}");
    succeeds(&["python3", "-m", "venv", &folder])
        && succeeds(&[&pip, "install", "--quiet", &package])
        && is_there()
}

/// Runs it against the program that was built for release.
pub fn test(tally: &mut Tally) -> Outcome {
    if !succeeds(&["python3", "--version"]) {
        return Outcome::Skipped("the API against its description: there is no Python");
    }
    if !is_there() {
        return Outcome::Skipped(
            "the API against its description: schemathesis could not be installed",
        );
    }
    let passed = Server::start(&["--timeout", "1"]).is_some_and(|server| {
        let description = format!("http://{}/api/v1/openapi.json", server.address);
        let files = root().join("xtask/schemathesis");
        let mut run = Command::new(program());
        run.arg("--config-file")
            .arg(files.join("schemathesis.toml"))
            .arg("run")
            .arg(description)
            .args(["--warnings", "off", "--no-color"])
            .env("SCHEMATHESIS_HOOKS", files.join("hooks.py"))
            .current_dir(folder())
            .stdin(Stdio::null());
        run.status().is_ok_and(|status| status.success())
    });
    tally.count(usize::from(passed), usize::from(!passed));
    if passed {
        Outcome::Passed
    } else {
        Outcome::Failed
    }
}
