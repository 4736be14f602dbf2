//! `grille play`: a game in the terminal.

use std::io;
use std::io::IsTerminal;
use std::path::PathBuf;

use clap::Args;
use grille::generate::{Daily, Request};
use grille::rate::Grade;
use grille::say::{Lang, text};
use grille::{Budget, Layout};

use super::Verdict;
use super::request::RequestArgs;
use super::show::for_each_puzzle;
use crate::input::InputArgs;
use crate::keyboard::Keyboard;
use crate::output::{Told, note};
use crate::play;
use crate::play::{
    Files, Listed, Options, SavedGames, Session, Source, Start, Style, Supply, ThemeName,
};
use crate::random::random_seed;

#[derive(Args, Debug)]
pub(crate) struct PlayArgs {
    #[arg(value_name = "PUZZLE")]
    puzzle: Option<String>,
    #[arg(long, value_name = "STYLE")]
    style: Option<Style>,
    #[arg(long, value_name = "PATH", num_args = 1.., conflicts_with_all = ["puzzle", "difficulty", "technique", "variant"])]
    from: Vec<PathBuf>,
    #[command(flatten)]
    request: RequestArgs,
    #[arg(long, value_name = "N", conflicts_with_all = ["puzzle", "from"])]
    seed: Option<u64>,
    #[arg(
        long,
        value_name = "DATE",
        num_args = 0..=1,
        conflicts_with_all = ["puzzle", "from", "size", "boxes", "technique", "variant", "seed"]
    )]
    daily: Option<Option<String>>,
    #[arg(
        long,
        value_name = "ID",
        num_args = 0..=1,
        conflicts_with_all = ["puzzle", "from", "size", "boxes", "difficulty", "technique", "variant", "seed", "daily"]
    )]
    resume: Option<Option<String>>,
    #[arg(long, value_name = "THEME")]
    theme: Option<ThemeName>,
}

pub(crate) fn run(args: &PlayArgs, lang: Lang) -> anyhow::Result<Verdict> {
    let options = Options {
        style: args.style,
        theme: args.theme,
        keyboard: keyboard(args)?,
    };
    if args.style == Some(Style::Prompt) && args.request.layout().is_err() {
        // Document E's own words; the valid sizes are listed as everywhere else.
        println!("{}", lang.say(&text!("prompt-size")));
    }
    let games = SavedGames::in_data_folder();
    let is_piped = matches!(options.keyboard, Keyboard::Terminal(_));
    let (source, start) = if let Some(id) = &args.resume {
        let Some(saved) = play::choose(&games, id.as_deref(), &options.keyboard, lang)? else {
            return Ok(Verdict::Yes);
        };
        (Source::of(usual(args.style)), Start::Resume(saved))
    } else if let Some(date) = &args.daily {
        daily(args, date.as_deref(), &games, lang)?
    } else if let Some(named) = args.named(is_piped) {
        match named_puzzles(named, args, lang)? {
            Some(source) => (source, Start::New),
            // The error has already been reported.
            None => return Ok(Verdict::BadInput),
        }
    } else {
        (Source::of(supply(args, lang)?), Start::New)
    };
    play::run(Session::new(source), &options, &start, lang)?;
    Ok(Verdict::Yes)
}

impl PlayArgs {
    /// The source of the puzzle that was named; standard input counts as one if nothing else says what to play.
    fn named(&self, is_piped: bool) -> Option<&str> {
        let says_what =
            !self.from.is_empty() || self.request != RequestArgs::default() || self.seed.is_some();
        let piped = (is_piped && !says_what).then_some("-");
        self.puzzle.as_deref().or(piped)
    }
}

/// Where the answers come from. The dialogue and the prompt read them from standard input, so that they can come from
/// a file; the full screen, and `-` as the puzzle, leave standard input to the puzzle.
fn keyboard(args: &PlayArgs) -> anyhow::Result<Keyboard> {
    let is_for_puzzle = args.puzzle.as_deref() == Some("-");
    let is_for_answers = matches!(args.style, Some(Style::Dialogue | Style::Prompt));
    if is_for_puzzle {
        return Keyboard::of_person().ok_or_else(|| Told::error(&text!("play-no-terminal")));
    }
    let person = (!is_for_answers && io::stdout().is_terminal())
        .then(Keyboard::of_person)
        .flatten();
    Ok(person.unwrap_or(Keyboard::StandardInput))
}

/// The puzzle that an argument is, or those of the file that it names, one after the other.
fn named_puzzles(named: &str, args: &PlayArgs, lang: Lang) -> anyhow::Result<Option<Source>> {
    let mut first = None;
    let mut verdict = Verdict::Yes;
    let mut inputs = InputArgs::named(named, args.request.boxes).puzzles(lang);
    for_each_puzzle(inputs.by_ref().take(1), lang, &mut verdict, |puzzle| {
        first = Some(puzzle);
        Ok(())
    })?;
    Ok(first.map(|puzzle| {
        let layout = puzzle.layout().clone();
        let mut source = Source::starting_with(puzzle);
        if args.style == Some(Style::Dialogue) {
            source.then = Supply::Library(layout);
        }
        source.followed_by(inputs)
    }))
}

/// The puzzle of a day. A game already started is resumed.
fn daily(
    args: &PlayArgs,
    date: Option<&str>,
    games: &SavedGames,
    lang: Lang,
) -> anyhow::Result<(Source, Start)> {
    let date = date.map_or_else(|| jiff::Zoned::now().date().to_string(), str::to_string);
    let grades = args.request.difficulty.as_ref();
    let grade = match grades {
        None => Daily::USUAL_GRADE,
        Some(grades) if grades.start() == grades.end() => *grades.start(),
        Some(_) => return Err(Told::error(&text!("play-daily-one-grade"))),
    };
    let daily = Daily::of(&date, grade)
        .ok_or_else(|| Told::error(&text!("play-daily-no-day", date = &date)))?;
    let made = daily.make(Budget::default());
    let puzzle = made.map_err(|error| Told::error(&error))?.puzzle;
    let then = Supply::new_grids(daily.request(), random_seed());
    let begun = Listed::all(games)?.into_iter().find(|listed| {
        let puzzles = listed.game.as_ref().map(|game| game.puzzle().values());
        listed.is_open() && puzzles.is_ok_and(|values| values == puzzle.values())
    });
    if let Some(begun) = begun {
        note(lang, &text!("play-daily-begun", date = &date));
        return Ok((Source::of(then), Start::Resume(begun.saved)));
    }
    let source = Source {
        then,
        ..Source::starting_with(puzzle)
    };
    Ok((source, Start::New))
}

/// Where grids come from when none is named.
fn supply(args: &PlayArgs, lang: Lang) -> anyhow::Result<Supply> {
    let layout = args.request.layout()?;
    if !args.from.is_empty() {
        return Ok(Supply::Files(Files {
            paths: args.from.clone(),
            layout,
        }));
    }
    let is_layout_alone = !args.request.is_for_more_than_a_layout() && args.seed.is_none();
    if is_layout_alone && args.style == Some(Style::Dialogue) {
        return Ok(Supply::Library(layout.unwrap_or_else(Layout::classic)));
    }
    if is_layout_alone && layout.is_none() {
        return Ok(usual(args.style));
    }
    let request = args
        .request
        .request(layout.unwrap_or_else(Layout::classic))?
        .for_player();
    request.check().map_err(|error| Told::error(&error))?;
    if io::stderr().is_terminal() {
        note(lang, &text!("play-making"));
    }
    let seed = args.seed.unwrap_or_else(random_seed);
    Ok(Supply::new_grids(request, seed))
}

/// The default: new classic grids that most people can solve. Document A's come from files.
fn usual(style: Option<Style>) -> Supply {
    if style == Some(Style::Dialogue) {
        return Supply::Library(Layout::classic());
    }
    let request = Request::classic().grade(Grade::Easy..=Grade::Medium);
    Supply::new_grids(request, random_seed())
}
