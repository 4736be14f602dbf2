//! The commands, one file each. Arguments are parsed by clap and described in the user's language by [`help`].

mod about;
mod answers;
mod bench;
mod candidates;
mod check;
mod convert;
mod engine;
mod explain;
mod format;
mod games;
mod generate;
mod help;
mod hint;
mod judge;
mod main_job;
mod menu;
mod play;
mod rate;
mod request;
mod serve;
mod show;
mod solve;
mod steps;
mod techniques;
pub(crate) mod value;
mod variants;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{ArgAction, FromArgMatches, Parser, Subcommand, ValueEnum};
use grille::say::{Lang, SystemError, Text, text};

use crate::output;
use crate::output::{Told, complain};
use crate::style::When;
use value::BadValue;

/// The result of the whole run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Verdict {
    /// Done, and the answer is yes.
    #[default]
    Yes,
    /// The answer is no: invalid, no solution, several solutions.
    No,
    /// The arguments or the input are wrong.
    BadInput,
}

impl Verdict {
    pub(crate) fn exit_code(self) -> ExitCode {
        match self {
            Verdict::Yes => ExitCode::SUCCESS,
            Verdict::No => ExitCode::from(1),
            Verdict::BadInput => ExitCode::from(2),
        }
    }

    /// The worse of the two.
    pub(crate) fn and(&mut self, other: Verdict) {
        *self = (*self).max(other);
    }
}

#[derive(Parser, Debug)]
#[command(
    name = "grille",
    version,
    disable_help_flag = true,
    disable_help_subcommand = true,
    disable_version_flag = true
)]
struct Cli {
    #[arg(
        long,
        global = true,
        display_order = 897,
        value_name = "WHEN",
        overrides_with = "color",
        alias = "colour"
    )]
    color: Option<When>,
    #[arg(
        short,
        long,
        global = true,
        display_order = 898,
        overrides_with = "quiet"
    )]
    quiet: bool,
    #[arg(
        long,
        global = true,
        display_order = 899,
        overrides_with = "no_progress"
    )]
    no_progress: bool,
    #[arg(
        long,
        global = true,
        display_order = 900,
        value_name = "LANG",
        value_parser = known_language,
        overrides_with = "lang"
    )]
    lang: Option<Lang>,
    #[arg(short, long, global = true, display_order = 901, action = ArgAction::Help)]
    help: Option<bool>,
    #[arg(short = 'V', long, display_order = 902, action = ArgAction::Version)]
    version: Option<bool>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    Play(play::PlayArgs),
    Games(games::GamesArgs),
    Solve(solve::SolveArgs),
    Check(check::CheckArgs),
    Explain(explain::ExplainArgs),
    Hint(hint::HintArgs),
    Steps(steps::StepsArgs),
    Candidates(candidates::CandidatesArgs),
    Rate(rate::RateArgs),
    Generate(generate::GenerateArgs),
    Techniques(techniques::TechniquesArgs),
    Variants(variants::VariantsArgs),
    Show(show::ShowArgs),
    Convert(convert::ConvertArgs),
    Serve(serve::ServeArgs),
    Judge(judge::JudgeArgs),
    Engine(engine::EngineArgs),
    Bench(bench::BenchArgs),
    Completions(about::CompletionsArgs),
    Man,
    Help(about::HelpArgs),
}

/// Parses a language: `fr`, `en`, or a longer tag such as `fr_CA`.
fn known_language(tag: &str) -> Result<Lang, BadValue> {
    Lang::from_tag(tag).ok_or_else(|| BadValue(text!("value-lang")))
}

/// The language: the last `--lang`, otherwise that of the environment, otherwise English. Determined before the
/// arguments are parsed, since errors in them are reported in it too.
pub(crate) fn language(arguments: &[OsString]) -> Lang {
    last_value(arguments, &["--lang"], Lang::from_tag)
        .unwrap_or_else(|| Lang::from_environment(|name| std::env::var(name).ok()))
}

/// When to use colour: the last `--color`. Determined before the arguments are parsed, for the same reason.
pub(crate) fn colour(arguments: &[OsString]) -> When {
    let read = |word: &str| When::from_str(word, false).ok();
    last_value(arguments, &["--color", "--colour"], read).unwrap_or_default()
}

/// The last valid value of an option.
fn last_value<T>(
    arguments: &[OsString],
    names: &[&str],
    read: impl Fn(&str) -> Option<T>,
) -> Option<T> {
    let mut arguments = arguments.iter().filter_map(|argument| argument.to_str());
    let mut last = None;
    while let Some(argument) = arguments.next().filter(|argument| *argument != "--") {
        let value = match argument.split_once('=') {
            _ if names.contains(&argument) => arguments.next(),
            Some((name, value)) if names.contains(&name) => Some(value),
            _ => None,
        };
        last = value.and_then(&read).or(last);
    }
    last
}

/// Runs the command that the arguments name.
pub(crate) fn run(arguments: Vec<OsString>, lang: Lang) -> anyhow::Result<Verdict> {
    let parsed = help::command(lang)
        .try_get_matches_from(arguments)
        .and_then(|matches| Cli::from_arg_matches(&matches));
    let cli = match parsed {
        Ok(cli) => cli,
        Err(error) if !error.use_stderr() => {
            // The help or the version was asked for.
            use std::io::Write as _;
            write!(
                std::io::stdout().lock(),
                "{}",
                help::rendered(&error.render())
            )?;
            return Ok(Verdict::Yes);
        }
        Err(error) => {
            complain(lang, &help::usage_error(&error));
            return Ok(Verdict::BadInput);
        }
    };
    output::set_manner(cli.quiet, cli.quiet || cli.no_progress);
    match cli.command {
        None if menu::is_wanted() => menu::run(lang),
        None => main_job::run(lang),
        Some(Command::Play(args)) => play::run(&args, lang),
        Some(Command::Games(args)) => games::run(&args, lang),
        Some(Command::Solve(args)) => solve::run(&args, lang),
        Some(Command::Check(args)) => check::run(&args, lang),
        Some(Command::Explain(args)) => explain::run(&args, lang),
        Some(Command::Hint(args)) => hint::run(&args, lang),
        Some(Command::Steps(args)) => steps::run(&args, lang),
        Some(Command::Candidates(args)) => candidates::run(&args, lang),
        Some(Command::Rate(args)) => rate::run(&args, lang),
        Some(Command::Generate(args)) => generate::run(&args, lang),
        Some(Command::Techniques(args)) => techniques::run(&args, lang),
        Some(Command::Variants(args)) => variants::run(&args, lang),
        Some(Command::Show(args)) => show::run(&args, lang),
        Some(Command::Convert(args)) => convert::run(&args, lang),
        Some(Command::Serve(args)) => serve::run(&args, lang),
        Some(Command::Judge(args)) => judge::run(&args, lang),
        Some(Command::Engine(args)) => engine::run(&args, lang),
        Some(Command::Bench(args)) => bench::run(&args, lang),
        Some(Command::Completions(args)) => about::completions(&args, lang),
        Some(Command::Man) => about::man(lang),
        Some(Command::Help(args)) => about::help(&args, lang),
    }
}

/// The message for an error from anywhere.
pub(crate) fn failure(error: &anyhow::Error) -> Text {
    if let Some(Told(text)) = error.downcast_ref() {
        return text.clone();
    }
    match error.downcast_ref::<std::io::Error>() {
        Some(system) => text!("failure-system", reason = &SystemError::from(system)),
        None => text!("failure", reason = error.to_string()),
    }
}
