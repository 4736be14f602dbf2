//! The project's own chores. `cargo xtask test` installs what the tests need and runs them all.

use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

fn main() -> ExitCode {
    if std::env::args().nth(1).as_deref() == Some("test") {
        return test();
    }
    eprintln!("cargo xtask test    install what the tests need, then check and test everything");
    ExitCode::from(2)
}

/// What some tests need: the Debian package, and a command that succeeds where it is there.
const NEEDED: [(&str, &[&str]); 3] = [
    ("texlive-latex-base", &["pdflatex", "--version"]),
    ("texlive-pictures", &["kpsewhich", "tikz.sty"]),
    ("poppler-utils", &["pdftotext", "-v"]),
];

fn test() -> ExitCode {
    install();
    let steps: [(&str, &[&str], &[(&str, &str)]); 5] = [
        ("formatting", &["fmt", "--all", "--check"], &[]),
        (
            "clippy",
            &[
                "clippy",
                "--workspace",
                "--all-targets",
                "--",
                "-D",
                "warnings",
            ],
            &[],
        ),
        (
            "documentation",
            &["doc", "--workspace", "--no-deps"],
            &[("RUSTDOCFLAGS", "-D warnings")],
        ),
        ("tests", &["test", "--workspace"], &[]),
        ("the main job", &["run", "--release"], &[]),
    ];
    for (name, arguments, environment) in steps {
        println!("== {name}: cargo {}", arguments.join(" "));
        let started = Instant::now();
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        let passed = cargo
            .args(arguments)
            .envs(environment.iter().copied())
            .status()
            .is_ok_and(|s| s.success());
        println!(
            "== {name}: {} in {:.0?}",
            if passed { "passed" } else { "FAILED" },
            started.elapsed()
        );
        if !passed {
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

/// Installs the Debian packages that are missing. Where that cannot be done the tests that need them
/// say that they were skipped.
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
    }
}

/// Whether a command can be run and says yes.
fn succeeds(command: &[&str]) -> bool {
    let mut run = Command::new(command[0]);
    run.args(&command[1..])
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    run.status().is_ok_and(|status| status.success())
}
