//! `grille show`: a puzzle as a grid, with or without its candidates.

use clap::Args;
use grille::notation::Notation;
use grille::say::{Lang, Value, locate, text};
use grille::{Alphabet, Budget, Invalid, Validate};
use grille_api::Failure;
use grille_schema::ErrorCode;

use super::format::{FormatArgs, Writer, chosen};
use super::{Verdict, answers, failure};
use crate::input::{Input, InputArgs};
use crate::output::{Output, complain, note};

#[derive(Args, Debug)]
pub(crate) struct ShowArgs {
    #[command(flatten)]
    input: InputArgs,
    #[command(flatten)]
    format: FormatArgs,
    #[arg(long, short, conflicts_with = "format")]
    candidates: bool,
    #[arg(long, conflicts_with_all = ["format", "candidates"])]
    board: bool,
}

pub(crate) fn run(args: &ShowArgs, lang: Lang) -> anyhow::Result<Verdict> {
    let mut output = Output::standard();
    if args.board {
        let inputs = args.input.puzzles(lang);
        let verdict = answers::write_each(inputs, lang, &mut output, |draft, context| {
            let mut puzzle = grille_api::validated(draft, context)?;
            (args.format.script.apply(&mut puzzle))
                .map_err(|error| Failure::new(ErrorCode::Field, failure(&error)))?;
            Ok((grille_api::boards([&puzzle], context), Verdict::Yes))
        })?;
        output.finish()?;
        return Ok(verdict);
    }
    let notation = if args.candidates {
        Notation::Pencilmarks
    } else {
        chosen(args.format.format, &output)
    };
    let is_usual = args.format.format.is_none() && notation == Notation::Line;
    let mut writer = Writer::new(notation);
    let mut verdict = Verdict::Yes;
    for_each_puzzle(
        args.input.puzzles(lang),
        lang,
        &mut verdict,
        |mut puzzle| {
            args.format.script.apply(&mut puzzle)?;
            // A program that did not ask for lines gets puzzles that have no line form as one line of JSON.
            if is_usual && notation.print(&puzzle).is_err() {
                return Writer::new(Notation::Json).write(&puzzle, &mut output, lang);
            }
            writer.write(&puzzle, &mut output, lang)
        },
    )?;
    output.finish()?;
    Ok(verdict)
}

/// Processes each valid puzzle and reports what is wrong with the others.
pub(crate) fn for_each_puzzle(
    inputs: impl Iterator<Item = Input>,
    lang: Lang,
    verdict: &mut Verdict,
    mut act: impl FnMut(grille::Puzzle) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    for_each_puzzle_within(inputs, lang, verdict, |puzzle, _| act(puzzle))
}

/// The same, with the budget of each puzzle.
pub(crate) fn for_each_puzzle_within(
    inputs: impl Iterator<Item = Input>,
    lang: Lang,
    verdict: &mut Verdict,
    mut act: impl FnMut(grille::Puzzle, Budget<'_>) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let mut any = false;
    let mut ambiguity = Ambiguity::default();
    for input in inputs {
        any = true;
        match input {
            Ok(puzzle) => {
                let late = puzzle.deadline();
                let budget = Budget::default().deadline(&late);
                let draft = puzzle.draft;
                ambiguity.tell(lang, draft.script.alphabet, &draft.also);
                let origin = draft.origin.clone();
                match draft.validate_within(budget) {
                    Ok(puzzle) => act(puzzle, budget)?,
                    Err(invalid) => {
                        for problem in &invalid.problems {
                            complain(lang, &locate(&origin, problem));
                        }
                        verdict.and(undecided(&invalid));
                    }
                }
            }
            Err(error) => {
                complain(lang, &error);
                verdict.and(error.verdict());
            }
        }
    }
    if !any {
        verdict.and(Verdict::BadInput);
    }
    Ok(())
}

/// The verdict on a puzzle that cannot be used: it is wrong, unless only its time ran out.
pub(crate) fn undecided(invalid: &Invalid) -> Verdict {
    if invalid.is_out_of_time() {
        Verdict::No
    } else {
        Verdict::BadInput
    }
}

/// Reports, once, that a text could mean another puzzle in another alphabet.
#[derive(Default)]
pub(crate) struct Ambiguity {
    told: bool,
}

impl Ambiguity {
    pub(crate) fn tell(&mut self, lang: Lang, taken: Alphabet, also: &[Alphabet]) {
        if also.is_empty() || self.told {
            return;
        }
        self.told = true;
        let also: Value = also.iter().map(|alphabet| alphabet.id()).collect();
        note(
            lang,
            &text!("note-ambiguous", taken = taken.id(), also = also),
        );
    }
}
