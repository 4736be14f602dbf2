//! `grille`: Sudoku on the command line.

mod cli;
mod input;
mod key;
mod output;
mod pipeline;
mod play;
mod prompt;

use std::process::ExitCode;

use cli::Verdict;

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().collect();
    let lang = cli::language(&arguments);
    match cli::run(arguments, lang) {
        Ok(verdict) => verdict.exit_code(),
        // Whoever read our output has seen enough.
        Err(error) if output::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            output::complain(lang, &cli::failure(&error));
            Verdict::BadInput.exit_code()
        }
    }
}
