//! The project's own chores. `cargo xtask test` installs what the tests need and runs them all.

mod page;
mod tally;

use std::io::{BufRead, BufReader};
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

use tally::Tally;

fn main() -> ExitCode {
    if std::env::args().nth(1).as_deref() == Some("test") {
        return test();
    }
    eprintln!("cargo xtask test    install what the tests need, then check and test everything");
    ExitCode::from(2)
}

/// What some tests need: the Debian package, and a command that succeeds where it is there.
const NEEDED: [(&str, &[&str]); 8] = [
    ("chromium", &["chromium", "--version"]),
    ("firefox-esr", &["firefox-esr", "--version"]),
    ("nodejs", &["node", "--version"]),
    ("npm", &["npm", "--version"]),
    ("texlive-latex-base", &["pdflatex", "--version"]),
    ("texlive-pictures", &["kpsewhich", "tikz.sty"]),
    ("poppler-utils", &["pdftotext", "-v"]),
    ("sbcl", &["sbcl", "--version"]),
];

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
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
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

fn test() -> ExitCode {
    install();
    let mut tally = Tally::default();
    let passed = STEPS.iter().all(|step| step.passes(&mut tally)) && page_passes(&mut tally);
    println!("{tally}");
    if passed {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
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

/// Installs the Debian packages that are missing. Where that cannot be done the tests that need them
/// are skipped.
fn install() {
    let missing: Vec<&str> = NEEDED
        .into_iter()
        .filter(|(_, check)| !succeeds(check))
        .map(|(package, _)| package)
        .collect();
    if missing.is_empty() {
        return;
    }
    println!("== installing {}", missing.join(", "));
    let apt = |arguments: &[&str]| {
        let mut apt = Command::new("apt-get");
        apt.env("DEBIAN_FRONTEND", "noninteractive").args(arguments);
        apt.stdout(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
    };
    let mut install = vec!["install", "-y", "--no-install-recommends"];
    install.extend(&missing);
    if !(apt(&["update", "-q"]) && apt(&install)) {
        println!(
            "== could not install {}: the tests that need them will be skipped",
            missing.join(", ")
        );
        return;
    }
    // What tests need is looked for when they are compiled.
    let mut clean = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    let _ = clean.args(["clean", "--package", "grille-needs"]).status();
}

/// Whether a command can be run and says yes.
fn succeeds(command: &[&str]) -> bool {
    let mut run = Command::new(command[0]);
    run.args(&command[1..])
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    run.status().is_ok_and(|status| status.success())
}
