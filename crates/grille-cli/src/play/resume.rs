//! Choosing the saved game to resume: the one that was named, the only one, or one chosen from a list.

use std::io;

use grille::say::{Lang, text};

use super::listing::{Listed, table};
use super::{Console, SavedGame, SavedGames};
use crate::keyboard::Keyboard;
use crate::output::Told;

/// The game to resume: the one with this id, otherwise the last unfinished one played. If there are several, a person
/// chooses; `None` means that they want none of them.
pub(crate) fn choose(
    games: &SavedGames,
    id: Option<&str>,
    keyboard: &Keyboard,
    lang: Lang,
) -> anyhow::Result<Option<SavedGame>> {
    if let Some(id) = id {
        let saved = games.named(id)?;
        if saved.read()?.is_solved() {
            return Err(Told::error(&text!("games-is-finished", id = id)));
        }
        return Ok(Some(saved));
    }
    let (mut open, others): (Vec<Listed>, Vec<Listed>) =
        Listed::all(games)?.into_iter().partition(Listed::is_open);
    if open.is_empty() {
        // A damaged game is reported rather than ignored.
        let damaged = others.into_iter().find_map(|listed| listed.game.err());
        return Err(damaged.unwrap_or_else(|| Told::error(&text!("play-nothing-saved"))));
    }
    if open.len() > 1 && keyboard.has_person() {
        return ask(&open, keyboard, lang);
    }
    Ok(Some(open.swap_remove(0).saved))
}

/// Shows the games and asks for one of them.
fn ask(open: &[Listed], keyboard: &Keyboard, lang: Lang) -> anyhow::Result<Option<SavedGame>> {
    let mut console = Console::new(keyboard.lines()?, io::stdout().lock(), lang);
    console.show(&table(open, lang))?;
    let question = text!("games-ask", last = &open[0].saved.id);
    while let Some(answer) = console.ask(&question)? {
        let answer = answer.to_lowercase();
        let wanted = match answer.as_str() {
            "q" => return Ok(None),
            "" => Some(&open[0]),
            id => open.iter().find(|listed| listed.saved.id == id),
        };
        match wanted {
            Some(listed) => return Ok(Some(listed.saved.clone())),
            None => console.say(&text!("games-none-named", id = &answer))?,
        }
    }
    Ok(None)
}
