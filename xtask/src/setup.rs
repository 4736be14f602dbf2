//! `cargo xtask setup`: installs what some tests need, with Debian's `apt-get`, npm and pip. Where that cannot
//! be done, the tests that need it are skipped with the reason.

use std::process::{Command, Stdio};

use crate::{cargo, contract, page, succeeds};

/// What some tests need: the Debian package, and a command that succeeds where it is there.
const NEEDED: [(&str, &[&str]); 11] = [
    ("chromium", &["chromium", "--version"]),
    ("firefox-esr", &["firefox-esr", "--version"]),
    ("nodejs", &["node", "--version"]),
    ("npm", &["npm", "--version"]),
    ("texlive-latex-base", &["pdflatex", "--version"]),
    ("texlive-pictures", &["kpsewhich", "tikz.sty"]),
    ("poppler-utils", &["pdftotext", "-v"]),
    ("sbcl", &["sbcl", "--version"]),
    ("python3-venv", &["python3", "-c", "import ensurepip"]),
    ("curl", &["curl", "--version"]),
    ("jq", &["jq", "--version"]),
];

/// Installs what is missing. Returns whether everything is there now.
pub fn run() -> bool {
    let packages = install_packages();
    let page = page::install();
    if !page {
        println!("== npm could not install what the page's tests need: they will be skipped");
    }
    let contract = contract::install();
    if !contract {
        println!(
            "== pip could not install schemathesis: the API is not compared with its description"
        );
    }
    packages && page && contract
}

fn install_packages() -> bool {
    let missing: Vec<&str> = NEEDED
        .into_iter()
        .filter(|(_, check)| !succeeds(check))
        .map(|(package, _)| package)
        .collect();
    if missing.is_empty() {
        return true;
    }
    println!("== installing {}", missing.join(", "));
    let mut install = vec!["install", "-y", "--no-install-recommends"];
    install.extend(&missing);
    if !(apt_get(&["update", "-q"]) && apt_get(&install)) {
        println!(
            "== could not install {} (apt-get as root is needed): the tests that need them will be skipped",
            missing.join(", ")
        );
        return false;
    }
    // The tests look for these programs when they are compiled.
    let _ = cargo()
        .args(["clean", "--package", "grille-needs"])
        .status();
    true
}

fn apt_get(arguments: &[&str]) -> bool {
    let mut command = Command::new("apt-get");
    command
        .env("DEBIAN_FRONTEND", "noninteractive")
        .args(arguments)
        .stdout(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
