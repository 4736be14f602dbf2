//! `grille games`: lists the saved games, and deletes them.

use std::io::Write;

use clap::{Args, ValueEnum};
use grille::say::{Lang, text};
use serde_json::{Value, json};

use super::{Verdict, failure};
use crate::output::{Output, note};
use crate::play::{Listed, SavedGames, kind, progress, table};

#[derive(Args, Debug)]
pub(crate) struct GamesArgs {
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
    #[arg(long, value_name = "ID", conflicts_with = "format")]
    delete: Vec<String>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Format {
    Text,
    Json,
}

pub(crate) fn run(args: &GamesArgs, lang: Lang) -> anyhow::Result<Verdict> {
    let games = SavedGames::in_data_folder();
    // If one of them does not exist, none is deleted.
    let unwanted = args.delete.iter().map(|id| games.named(id));
    let unwanted = unwanted.collect::<anyhow::Result<Vec<_>>>()?;
    for saved in &unwanted {
        saved.delete()?;
        note(lang, &text!("games-deleted", id = &saved.id));
    }
    if !unwanted.is_empty() {
        return Ok(Verdict::Yes);
    }
    let listed = Listed::all(&games)?;
    let mut output = Output::standard();
    match args.format {
        Format::Json => {
            for listed in &listed {
                writeln!(output, "{}", object(listed, lang))?;
            }
        }
        Format::Text if listed.is_empty() => {
            writeln!(output, "{}", lang.say(&text!("games-none")))?;
        }
        Format::Text => {
            write!(output, "{}", table(&listed, lang))?;
            writeln!(output, "{}", lang.say(&text!("games-how-to-resume")))?;
        }
    }
    output.finish()?;
    Ok(Verdict::Yes)
}

fn object(listed: &Listed, lang: Lang) -> Value {
    let since = listed.saved.when.duration_since(std::time::UNIX_EPOCH);
    let mut object = json!({
        "id": listed.saved.id,
        "saved_unix_seconds": since.map_or(0, |since| since.as_secs()),
    });
    match &listed.game {
        Ok(game) => {
            let (filled, cells) = progress(game);
            let time = game.timer.elapsed().as_millis();
            object["kind"] = kind(game.puzzle(), lang).into();
            object["filled"] = filled.into();
            object["cells"] = cells.into();
            object["milliseconds"] = u64::try_from(time).unwrap_or(u64::MAX).into();
            object["finished"] = game.is_solved().into();
        }
        Err(error) => object["error"] = lang.say(&failure(error)).into(),
    }
    object
}
