//! The tests of the page in the browser: types checked with `tsc`, then real Chromium against the real
//! server. They need Node.js, npm and Chromium, and are skipped, aloud, where those cannot be had.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::tally::Tally;
use crate::{listening, succeeds};

/// What came of them.
pub enum Outcome {
    Passed,
    Failed,
    Skipped(&'static str),
}

/// Runs them with the program that was built for release.
pub fn test(tally: &mut Tally) -> Outcome {
    let (root, tests) = (root(), root().join("web/tests"));
    for (tool, missing) in [
        (["node", "--version"], "the page: there is no Node.js"),
        (["npm", "--version"], "the page: there is no npm"),
        (["chromium", "--version"], "the page: there is no Chromium"),
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
        return Outcome::Skipped("the page: npm could not install what its tests need");
    }
    let program = target(&root).join("release/grille");
    let mut node = Command::new("node");
    node.args(["run.js", &program.to_string_lossy()]);
    if listening(node.current_dir(tests), |line| tally.hear_node(line)) {
        Outcome::Passed
    } else {
        Outcome::Failed
    }
}

/// How many tests there are, for whoever cannot run them.
pub fn count() -> usize {
    let files = std::fs::read_dir(root().join("web/tests"))
        .into_iter()
        .flatten();
    let names = files.flatten().map(|file| file.path());
    let tests = names.filter(|path| path.to_string_lossy().ends_with(".test.js"));
    let text = |path: PathBuf| std::fs::read_to_string(path).unwrap_or_default();
    tests
        .map(|path| {
            let text = text(path);
            text.lines()
                .filter(|line| line.starts_with("test("))
                .count()
        })
        .sum()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
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
