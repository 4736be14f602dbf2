//! `grille hint`: what to look at next, from vague to full.

use std::io::Write;

use clap::{Args, ValueEnum};
use grille::logic::hint::{Hint, Level};
use grille::say::{Lang, text};
use grille_api::Context;
use grille_schema::HintKind;

use super::show::for_each_puzzle_within;
use super::{Verdict, answers};
use crate::input::InputArgs;
use crate::key;
use crate::output::{Output, complain};
use crate::style::{Role, drawn};

#[derive(Args, Debug)]
pub(crate) struct HintArgs {
    #[command(flatten)]
    input: InputArgs,
    #[arg(long, value_name = "LEVEL")]
    level: Option<Depth>,
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
}

/// How much is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Depth {
    Where,
    Technique,
    Cells,
    Step,
}

impl Depth {
    fn level(self) -> Level {
        match self {
            Depth::Where => Level::Where,
            Depth::Technique => Level::Technique,
            Depth::Cells => Level::Cells,
            Depth::Step => Level::Step,
        }
    }
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Format {
    Text,
    Json,
}

pub(crate) fn run(args: &HintArgs, lang: Lang) -> anyhow::Result<Verdict> {
    let mut output = Output::standard();
    let inputs = args.input.puzzles(lang);
    if let Format::Json = args.format {
        let verdict = answers::write_each(inputs, lang, &mut output, |draft, context| {
            let answer = grille_api::hint_draft(draft, context)?;
            let verdict = match answer.kind {
                HintKind::NoSolution | HintKind::Mistakes | HintKind::Unknown => Verdict::No,
                HintKind::Solved | HintKind::Step | HintKind::Stuck => Verdict::Yes,
            };
            Ok((answer, verdict))
        })?;
        output.finish()?;
        return Ok(verdict);
    }
    let mut verdict = Verdict::Yes;
    let mut answer = Verdict::Yes;
    for_each_puzzle_within(inputs, lang, &mut verdict, |puzzle, budget| {
        let context = Context {
            lang,
            budget,
            ..Context::default()
        };
        let (_, Ok(found)) = grille_api::hint_for(&puzzle, &context) else {
            answer.and(Verdict::No);
            complain(lang, &text!("hint-timeout"));
            return Ok(());
        };
        if matches!(found, Hint::NoSolution | Hint::Mistakes(_)) {
            answer.and(Verdict::No);
        }
        tell(&found, args.level, lang, &mut output)
    })?;
    verdict.and(answer);
    output.finish()?;
    Ok(verdict)
}

/// The levels of a step to show.
fn levels(until: Option<Depth>) -> impl Iterator<Item = Level> {
    let last = until.map_or(Level::Step, Depth::level);
    Level::ALL.into_iter().filter(move |&level| level <= last)
}

fn tell(found: &Hint, until: Option<Depth>, lang: Lang, output: &mut Output) -> anyhow::Result<()> {
    let Hint::Step(next) = found else {
        writeln!(output, "{}", lang.say(found))?;
        if let Hint::Mistakes(mistakes) = found {
            for mistake in &mistakes[1..] {
                writeln!(output, "{}", lang.say(mistake))?;
            }
        }
        return Ok(());
    };
    for level in levels(until) {
        writeln!(output, "{}", lang.say(&next.describe(level)))?;
        if level == Level::Step {
            let wording = next.step.describe(&next.position);
            writeln!(
                output,
                "{}\n{}",
                Role::Heading.paint_on_stdout(lang.say(&wording.line())),
                drawn(&wording.drawing(&next.position, lang))
            )?;
            break;
        }
        output.flush()?;
        // A person asks for more by pressing a key.
        if until.is_none() && key::wait(&text!("key-more"), lang) == key::Answer::Stop {
            break;
        }
    }
    Ok(())
}
