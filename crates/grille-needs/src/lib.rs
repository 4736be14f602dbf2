//! What tests need beyond the project itself: files of the data folder, other programs. Where something is
//! not there the test is `ignored` with the reason, so that the summary of the test runner counts it; a
//! test that needs nothing it has not got never has to pass by doing nothing.
//!
//! It is looked for when the tests are compiled. They are compiled anew when `GRILLE_DATA`, the data folder
//! or `PATH` change; after installing a program, `cargo clean -p grille-needs` has it looked for again.

use std::path::Path;
use std::process::{Command, Stdio};

use proc_macro::{Literal, TokenStream, TokenTree};

/// The data folder, found when this crate was built; see its `build.rs`.
const DATA: &str = env!("GRILLE_NEEDS_DATA");

/// The test needs these files of the data folder: `#[needs_data("perf/9x9_easy_naked.txt")]`.
#[proc_macro_attribute]
pub fn needs_data(files: TokenStream, test: TokenStream) -> TokenStream {
    let folder = Path::new(DATA);
    let missing = if folder.is_dir() {
        let files = strings(files);
        let missing = files.into_iter().find(|file| !folder.join(file).exists());
        missing.map(|file| format!("no {file} in the data folder"))
    } else {
        Some("no data folder".to_string())
    };
    ignored(missing, test)
}

/// The test needs other programs: `#[needs_program("pdflatex --version", "kpsewhich tikz.sty")]`. Each is a
/// command that succeeds where the program is there.
#[proc_macro_attribute]
pub fn needs_program(commands: TokenStream, test: TokenStream) -> TokenStream {
    let commands = strings(commands);
    let missing = commands.iter().find(|command| !succeeds(command));
    let reason = missing.map(|command| format!("“{command}” does not run here"));
    ignored(reason, test)
}

/// The path of the data folder, as a string.
#[proc_macro]
pub fn data_folder(_: TokenStream) -> TokenStream {
    TokenTree::Literal(Literal::string(DATA)).into()
}

/// The test, ignored if there is a reason.
fn ignored(reason: Option<String>, test: TokenStream) -> TokenStream {
    let Some(reason) = reason else {
        return test;
    };
    let mark: TokenStream = format!("#[ignore = {reason:?}]")
        .parse()
        .expect("an attribute");
    mark.into_iter().chain(test).collect()
}

/// The plain strings among the arguments of an attribute.
fn strings(arguments: TokenStream) -> Vec<String> {
    let literals = arguments.into_iter().filter_map(|token| match token {
        TokenTree::Literal(literal) => Some(literal.to_string()),
        _ => None,
    });
    literals
        .map(|literal| literal.trim_matches('"').to_string())
        .collect()
}

fn succeeds(command: &str) -> bool {
    let mut words = command.split(' ');
    let Some(program) = words.next() else {
        return false;
    };
    let mut command = Command::new(program);
    let silent = command.args(words).stdin(Stdio::null());
    let status = silent.stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}
