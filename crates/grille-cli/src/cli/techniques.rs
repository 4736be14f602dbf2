//! `grille techniques`: the catalogue, and a worked example of each technique.

use std::io::Write;

use clap::Args;
use grille::exact::Budget;
use grille::logic::{Position, Technique};
use grille::message::{Lang, text};

use super::Verdict;
use super::steps::technique;
use crate::output::Output;

#[derive(Args, Debug)]
pub(crate) struct TechniquesArgs {
    #[arg(value_name = "TECHNIQUE", value_parser = technique)]
    technique: Option<Technique>,
}

pub(crate) fn run(args: &TechniquesArgs, lang: Lang) -> anyhow::Result<Verdict> {
    let mut output = Output::standard();
    match args.technique {
        None => list(lang, &mut output)?,
        Some(technique) => show(technique, lang, &mut output)?,
    }
    output.finish()?;
    Ok(Verdict::Yes)
}

/// One line a technique: name on the command line, HoDoKu's code and score, level, name.
fn list(lang: Lang, output: &mut Output) -> anyhow::Result<()> {
    for technique in Technique::all() {
        let entry = technique.entry();
        let code = entry.codes.first().unwrap_or(&"-");
        let level = lang.say(&entry.level);
        writeln!(
            output,
            "{:<22} {code:<5} {:>4}  {level:<10} {}",
            entry.id,
            entry.score,
            lang.say(&technique)
        )?;
    }
    Ok(())
}

/// A technique with an example that the engine finds.
fn show(technique: Technique, lang: Lang, output: &mut Output) -> anyhow::Result<()> {
    writeln!(output, "{}", lang.say(&technique))?;
    let entry = technique.entry();
    let level = lang.say(&entry.level);
    writeln!(
        output,
        "{}",
        lang.say(&text!(
            "technique-entry",
            id = entry.id,
            level = level,
            score = u64::from(entry.score)
        ))
    )?;
    let Ok(Some((puzzle, step))) = technique.worked_example(Budget::default()) else {
        return Ok(writeln!(
            output,
            "{}",
            lang.say(&text!("technique-no-example"))
        )?);
    };
    let position = Position::new(&puzzle);
    let telling = step.tell(&position);
    writeln!(output, "\n{}", telling.drawing(&position, lang))?;
    writeln!(output, "{}", lang.say(&telling.line()))?;
    Ok(writeln!(output, "{}", lang.say(&telling.explanation()))?)
}
