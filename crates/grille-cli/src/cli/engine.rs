//! `grille engine`: our own solvers as programs that others can run.

use std::io;

use clap::{Args, ValueEnum};
use grille::say::Lang;
use grille_judge::{Engine, run_engine};

use super::Verdict;

#[derive(Args, Debug)]
pub(crate) struct EngineArgs {
    #[arg(long, value_name = "ENGINE", default_value = "exact")]
    by: By,
}

/// Which solver answers.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum By {
    Exact,
    Reference,
    Logic,
}

pub(crate) fn run(args: &EngineArgs, lang: Lang) -> anyhow::Result<Verdict> {
    let engine = match args.by {
        By::Exact => Engine::Exact,
        By::Reference => Engine::Reference,
        By::Logic => Engine::Logic,
    };
    // One write per answer, however many lines it has.
    let output = io::BufWriter::new(io::stdout().lock());
    run_engine(engine, lang, io::stdin().lock(), output)?;
    Ok(Verdict::Yes)
}
