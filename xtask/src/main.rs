//! The project's own chores. `cargo xtask setup` installs what the tests need; `cargo xtask test` does that, too, and
//! runs them all.

#[cfg(test)]
mod documents;

mod contract;
mod examples;
mod page;
mod server;
mod setup;
mod tally;

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

use tally::Tally;

fn main() -> ExitCode {
    let task = std::env::args().nth(1);
    let passed = match task.as_deref() {
        Some("setup") => setup::run(),
        Some("test") => test(),
        Some("examples") => examples_pass(&mut Tally::default()),
        Some("contract") => {
            contract::install();
            contract_holds(&mut Tally::default())
        }
        Some("schema") => schema(),
        _ => {
            eprintln!("cargo xtask setup     install what the tests need");
            eprintln!("cargo xtask test      do that, then check and test everything");
            eprintln!("cargo xtask examples  run the documents' examples with the release build");
            eprintln!(
                "cargo xtask contract  ask the release build's server what its description allows"
            );
            eprintln!("cargo xtask schema    write what is made from the types of grille-schema");
            return ExitCode::from(2);
        }
    };
    if passed {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// One thing that must pass.
struct Step {
    name: &'static str,
    cargo: &'static [&'static str],
    rustdoc_flags: &'static str,
}

const STEPS: [Step; 5] = [
    Step::new("formatting", &["fmt", "--all", "--check"]),
    Step::new(
        "clippy",
        &[
            "clippy",
            "--workspace",
            "--all-targets",
            "--",
            "-D",
            "warnings",
        ],
    ),
    Step {
        rustdoc_flags: "-D warnings",
        ..Step::new("documentation", &["doc", "--workspace", "--no-deps"])
    },
    Step::new("tests", &["test", "--workspace", "--no-fail-fast"]),
    Step::new("the main job", &["run", "--release"]),
];

impl Step {
    const fn new(name: &'static str, cargo: &'static [&'static str]) -> Step {
        Step {
            name,
            cargo,
            rustdoc_flags: "",
        }
    }

    fn passes(&self, tally: &mut Tally) -> bool {
        println!("== {}: cargo {}", self.name, self.cargo.join(" "));
        let started = Instant::now();
        let mut cargo = cargo();
        cargo
            .args(self.cargo)
            .env("RUSTDOCFLAGS", self.rustdoc_flags);
        let passed = if self.cargo[0] == "test" {
            listening(&mut cargo, |line| tally.hear_cargo(line))
        } else {
            cargo.status().is_ok_and(|status| status.success())
        };
        println!(
            "== {}: {} in {:.0?}",
            self.name,
            if passed { "passed" } else { "FAILED" },
            started.elapsed()
        );
        passed
    }
}

fn test() -> bool {
    // What cannot be installed is skipped by the tests that need it.
    setup::run();
    let mut tally = Tally::default();
    let passed = STEPS.iter().all(|step| step.passes(&mut tally))
        && examples_pass(&mut tally)
        && contract_holds(&mut tally)
        && page_passes(&mut tally);
    println!("{tally}");
    passed
}

/// Runs a command to its end and passes on each line that it writes, to whoever waits and to `hear`.
fn listening(command: &mut Command, mut hear: impl FnMut(&str)) -> bool {
    let Ok(mut child) = command.stdout(Stdio::piped()).spawn() else {
        return false;
    };
    if let Some(output) = child.stdout.take() {
        let mut output = BufReader::new(output);
        let mut line = Vec::new();
        while matches!(output.read_until(b'\n', &mut line), Ok(1..)) {
            let text = String::from_utf8_lossy(&line);
            print!("{text}");
            hear(text.trim_end());
            line.clear();
        }
    }
    child.wait().is_ok_and(|status| status.success())
}

/// With the program that the main job built.
fn examples_pass(tally: &mut Tally) -> bool {
    println!("== the examples of the documents, in both languages");
    let started = Instant::now();
    let passed = examples::test(tally);
    println!(
        "== the examples of the documents: {} in {:.0?}",
        if passed { "passed" } else { "FAILED" },
        started.elapsed()
    );
    passed
}

/// The server against its own description.
fn contract_holds(tally: &mut Tally) -> bool {
    println!("== the API against its description: schemathesis");
    let started = Instant::now();
    let outcome = contract::test(tally);
    let said = match outcome {
        contract::Outcome::Passed => "passed",
        contract::Outcome::Failed => "FAILED",
        contract::Outcome::Skipped(why) => {
            println!("== SKIPPED, {why}");
            tally.skip(1, why);
            return true;
        }
    };
    println!(
        "== the API against its description: {said} in {:.0?}",
        started.elapsed()
    );
    !matches!(outcome, contract::Outcome::Failed)
}

/// The page last: it is tested with the program that the main job built.
fn page_passes(tally: &mut Tally) -> bool {
    println!("== the page: in Chromium");
    let started = Instant::now();
    let outcome = page::test(tally);
    match outcome {
        page::Outcome::Passed => println!("== the page: passed in {:.0?}", started.elapsed()),
        page::Outcome::Failed => println!("== the page: FAILED in {:.0?}", started.elapsed()),
        page::Outcome::Skipped(why) => {
            println!("== SKIPPED, {why}");
            tally.skip(page::count(), why);
        }
    }
    !matches!(outcome, page::Outcome::Failed)
}

/// Writes the JSON Schema, the OpenAPI description and the declarations for the page; the tests that compare them do it.
fn schema() -> bool {
    let mut cargo = cargo();
    cargo
        .args(["test", "--package", "grille-schema", "--lib", "generated"])
        .env("UPDATE_GOLDEN", "1");
    cargo.status().is_ok_and(|status| status.success())
}

/// Whether a command can be run and says yes.
fn succeeds(command: &[&str]) -> bool {
    let mut run = Command::new(command[0]);
    run.args(&command[1..])
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    run.status().is_ok_and(|status| status.success())
}

/// The cargo that runs this.
fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// The root of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Where cargo builds.
fn target(root: &Path) -> PathBuf {
    let chosen = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    let target = chosen.unwrap_or_else(|| root.join("target"));
    std::path::absolute(&target).unwrap_or(target)
}
