//! `grille games`: lists the saved games, and deletes them.

use std::io::Write;

use clap::{Args, ValueEnum};
use grille::say::{Lang, text};
use grille_schema::{SavedGame, Version};

use super::{Verdict, answers, failure};
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
                answers::write(&mut output, saved(listed, lang))?;
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

fn saved(listed: &Listed, lang: Lang) -> SavedGame {
    let since = listed.saved.when.duration_since(std::time::UNIX_EPOCH);
    let game = listed.game.as_ref();
    let of_game = game.ok().map(|game| (game, progress(game)));
    SavedGame {
        version: Version,
        id: listed.saved.id.clone(),
        saved_unix_seconds: since.map_or(0, |since| since.as_secs()),
        kind: of_game.map(|(game, _)| kind(game.puzzle(), lang)),
        filled: of_game.map(|(_, (filled, _))| filled),
        cells: of_game.map(|(_, (_, cells))| cells),
        milliseconds: of_game.map(|(game, _)| {
            let time = game.timer.elapsed().as_millis();
            u64::try_from(time).unwrap_or(u64::MAX)
        }),
        finished: of_game.map(|(game, _)| game.is_solved()),
        error: game.err().map(|error| lang.say(&failure(error))),
    }
}
