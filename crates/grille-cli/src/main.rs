//! `grille`: Sudoku on the command line.

mod atomic_file;
mod cli;
mod input;
mod key;
mod keyboard;
mod messages;
mod output;
mod pipeline;
mod play;
mod prompt;
mod random;
mod style;

use std::process::ExitCode;

use grille_judge::{SUPERVISE, supervise};

use cli::Verdict;

fn main() -> ExitCode {
    let mut arguments: Vec<_> = std::env::args_os().collect();
    if arguments.get(1).is_some_and(|first| first == SUPERVISE) {
        supervise(arguments.split_off(2));
        return ExitCode::SUCCESS;
    }
    let lang = cli::language(&arguments);
    style::choose(cli::colour(&arguments));
    match cli::run(arguments, lang) {
        Ok(verdict) => verdict.exit_code(),
        // The reader of our output has seen enough.
        Err(error) if output::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            output::complain(lang, &cli::failure(&error));
            Verdict::BadInput.exit_code()
        }
    }
}
