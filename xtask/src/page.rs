//! The tests of the page in the browser: types checked with `tsc`, then real Chromium against the real
//! server. They need Node.js, npm and Chromium, and are skipped, aloud, where those cannot be had.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::succeeds;

/// What came of them.
pub enum Outcome {
    Passed,
    Failed,
    Skipped(&'static str),
}

/// Runs them with the program that was built for release.
pub fn test() -> Outcome {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let tests = root.join("web/tests");
    for (tool, missing) in [
        (["node", "--version"], "there is no Node.js"),
        (["npm", "--version"], "there is no npm"),
        (["chromium", "--version"], "there is no Chromium"),
    ] {
        if !succeeds(&tool) {
            return Outcome::Skipped(missing);
        }
    }
    if !run(
        "npm",
        &["ci", "--no-audit", "--no-fund", "--silent"],
        &tests,
    ) {
        return Outcome::Skipped("npm could not install what they need");
    }
    let program = target(&root).join("release/grille");
    if run("node", &["run.js", &program.to_string_lossy()], &tests) {
        Outcome::Passed
    } else {
        Outcome::Failed
    }
}

/// Where cargo builds.
fn target(root: &Path) -> PathBuf {
    let chosen = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    let target = chosen.unwrap_or_else(|| root.join("target"));
    std::path::absolute(&target).unwrap_or(target)
}

fn run(program: &str, arguments: &[&str], folder: &Path) -> bool {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(folder);
    command.status().is_ok_and(|status| status.success())
}
