//! `grille hint`: what to look at next, from vague to full.

use std::io::Write;

use clap::{Args, ValueEnum};
use grille::Puzzle;
use grille::logic::Candidate;
use grille::logic::Technique;
use grille::logic::hint::{Hint, Level, Move, hint};
use grille::message::{Lang, Say};
use serde_json::json;

use super::Verdict;
use super::show::for_each_puzzle;
use crate::input::InputArgs;
use crate::key;
use crate::output::Output;

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
    let mut verdict = Verdict::Yes;
    let mut answer = Verdict::Yes;
    let techniques: Vec<Technique> = Technique::all().collect();
    for_each_puzzle(args.input.puzzles(lang), lang, &mut verdict, |puzzle| {
        let (start, moves) = as_played(&puzzle);
        let found = hint(&start, &moves, &techniques);
        if matches!(found, Hint::NoSolution | Hint::Mistakes(_)) {
            answer.and(Verdict::No);
        }
        match args.format {
            Format::Text => tell(&found, args.level, lang, &mut output),
            Format::Json => Ok(writeln!(output, "{}", object(&found, lang))?),
        }
    })?;
    verdict.and(answer);
    output.finish()?;
    Ok(verdict)
}

/// A position as a game that led to it: the givens, then the digits placed, then the marks.
fn as_played(puzzle: &Puzzle) -> (Puzzle, Vec<Move>) {
    let start = puzzle.start();
    let placed = puzzle
        .values()
        .filled_cells()
        .filter(|&(cell, _)| !puzzle.is_given(cell));
    let mut moves: Vec<Move> = placed
        .map(|(cell, digit)| Move::Place(Candidate::new(cell, digit)))
        .collect();
    if puzzle.has_eliminated() {
        let open = puzzle.values().free_cells();
        moves.extend(open.map(|cell| Move::Mark(cell, puzzle.candidates(cell))));
    }
    (start, moves)
}

/// The levels to be told of a step.
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
        writeln!(output, "{}", lang.say(&next.tell(level)))?;
        if level == Level::Step {
            let telling = next.step.tell(&next.position);
            writeln!(
                output,
                "{}\n{}",
                lang.say(&telling.line()),
                telling.drawing(&next.position, lang)
            )?;
            break;
        }
        output.flush()?;
        // A person asks for more with a key.
        if until.is_none() && key::wait() == key::Answer::Stop {
            break;
        }
    }
    Ok(())
}

fn object(found: &Hint, lang: Lang) -> serde_json::Value {
    let said = lang.say(found);
    match found {
        Hint::Step(next) => {
            let told: Vec<String> = levels(None)
                .map(|level| lang.say(&next.tell(level)))
                .collect();
            json!({ "hint": "step", "text": said, "levels": told, "step": next.step.tell(&next.position).json(lang) })
        }
        Hint::Mistakes(mistakes) => {
            let told = mistakes.iter().map(|mistake| {
                json!({
                    "row": mistake.place.row + 1,
                    "column": mistake.place.column + 1,
                    "moves_ago": mistake.moves_ago,
                    "text": lang.say(&mistake.text()),
                })
            });
            json!({ "hint": "mistakes", "text": said, "mistakes": told.collect::<Vec<_>>() })
        }
        Hint::Solved => json!({ "hint": "solved", "text": said }),
        Hint::NoSolution => json!({ "hint": "no-solution", "text": said }),
        Hint::Stuck { answer, place, .. } => json!({
            "hint": "stuck", "text": said, "answer": [place.row + 1, place.column + 1, answer.digit.value()],
        }),
    }
}
