//! The tests of the page in the browser: types checked with `tsc`, then real Chromium against the real
//! server. They need Node.js, npm and Chromium, and are skipped, aloud, where those cannot be had.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::tally::Tally;
use crate::{listening, root, succeeds, target};

/// What came of them.
pub enum Outcome {
    Passed,
    Failed,
    Skipped(&'static str),
}

/// Installs what they need from npm. Returns whether it is there now; where there is no npm, nothing is.
pub fn install() -> bool {
    run(
        "npm",
        &["ci", "--no-audit", "--no-fund", "--silent"],
        &root().join("web/tests"),
    )
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
    if !tests.join("node_modules/playwright-core").exists() {
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

fn run(program: &str, arguments: &[&str], folder: &Path) -> bool {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(folder);
    command.status().is_ok_and(|status| status.success())
}
