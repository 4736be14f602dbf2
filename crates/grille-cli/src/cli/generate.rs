//! `grille generate`: puzzles on request, by the thousand, reproducible from a seed.

use std::collections::HashSet;
use std::io::Write;
use std::ops::RangeInclusive;
use std::str::FromStr;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use grille::generate::{
    Effort, Made, NotMade, PuzzleId, Request, Symmetry, canonical_with, derived_seed, generate,
};
use grille::logic::Technique;
use grille::notation::{Feature, Notation, read_one};
use grille::rate::Tenths;
use grille::say::{Lang, text};
use grille::{Cell, CellSet, Draft, Grid, Header, Layout, Puzzle, Validate};
use grille_api::Context;
use grille_schema::GenerateAnswer;

use super::format::{FormatArgs, Writer, chosen};
use super::request::{RequestArgs, range};
use super::value::{BadValue, jobs, technique, whole};
use super::{Verdict, answers};
use crate::output::{Output, Progress, Told, complain, note};
use crate::pipeline;
use crate::random::random_seed;

#[derive(Args, Debug)]
pub(crate) struct GenerateArgs {
    #[command(flatten)]
    request: RequestArgs,
    #[arg(long, value_name = "RANGE", value_parser = ratings)]
    se: Option<RangeInclusive<Tenths>>,
    #[arg(long, value_name = "RANGE", value_parser = numbers::<u32>)]
    hodoku: Option<RangeInclusive<u32>>,
    #[arg(long, value_name = "TECHNIQUES", value_parser = technique, value_delimiter = ',')]
    only: Vec<Technique>,
    #[arg(long, value_name = "RANGE", value_parser = numbers::<usize>)]
    clues: Option<RangeInclusive<usize>>,
    #[arg(long)]
    minimal: bool,
    #[arg(long, value_name = "SYMMETRY", value_parser = symmetry_parser())]
    symmetry: Option<Symmetry>,
    #[arg(long, value_name = "PATTERN")]
    pattern: Option<String>,
    #[arg(long, value_name = "GRID")]
    solution: Option<String>,
    #[arg(long, short, value_name = "N", value_parser = whole::<u64>(1, u64::MAX))]
    count: Option<u64>,
    #[arg(long, short, value_name = "N", alias = "threads", value_parser = jobs())]
    jobs: Option<usize>,
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[arg(long, value_name = "N", value_parser = whole::<u64>(1, u64::MAX))]
    attempts: Option<u64>,
    #[arg(
        long,
        value_name = "ID",
        conflicts_with_all = ["size", "boxes", "variant", "difficulty", "se", "hodoku", "technique", "only", "clues",
            "minimal", "symmetry", "count", "seed", "attempts"]
    )]
    from: Option<String>,
    #[arg(long)]
    ids: bool,
    #[arg(long)]
    with_solution: bool,
    #[command(flatten)]
    format: FormatArgs,
}

fn symmetry_parser() -> impl TypedValueParser<Value = Symmetry> {
    PossibleValuesParser::new(Symmetry::ALL.map(Symmetry::id))
        .map(|id| id.parse().expect("a possible value is a symmetry"))
}

fn numbers<T: FromStr + Clone + From<u16>>(text: &str) -> Result<RangeInclusive<T>, BadValue> {
    let read = |text: &str| text.parse().ok();
    range(text, &T::from(0), &T::from(u16::MAX), read, || {
        text!("value-numbers")
    })
}

/// Parses ratings such as `4.2..5.0`.
fn ratings(text: &str) -> Result<RangeInclusive<Tenths>, BadValue> {
    range(text, &Tenths(0), &Tenths(u8::MAX), rating, || {
        text!("value-ratings")
    })
}

/// Parses a rating such as `4.2`.
pub(super) fn tenths(text: &str) -> Result<Tenths, BadValue> {
    rating(text.trim()).ok_or_else(|| BadValue(text!("value-rating")))
}

fn rating(text: &str) -> Option<Tenths> {
    let (whole, tenth) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let (whole, tenth): (u8, u8) = (whole.parse().ok()?, tenth.parse().ok()?);
    (tenth < 10).then_some(Tenths(whole.checked_mul(10)?.checked_add(tenth)?))
}

pub(crate) fn run(args: &GenerateArgs, lang: Lang) -> anyhow::Result<Verdict> {
    let mut output = Output::standard();
    let mut writer = MadeWriter::new(args, &output);
    if let Some(id) = &args.from {
        let id: PuzzleId = id.parse().map_err(|error| Told::error(&error))?;
        let request = request(args, id.layout())?;
        let made = id.rebuild(&request).map_err(|error| Told::error(&error))?;
        writer.write(&made, None, args, &mut output, lang)?;
        output.finish()?;
        return Ok(Verdict::Yes);
    }
    let request = request(args, None)?;
    request.check().map_err(|error| Told::error(&error))?;
    let seed = args.seed.unwrap_or_else(|| {
        let seed = random_seed();
        note(lang, &text!("generate-seed", seed = seed.to_string()));
        seed
    });
    let verdict = make(args, &request, seed, &mut writer, &mut output, lang)?;
    output.finish()?;
    Ok(verdict)
}

/// Makes a puzzle with at most this many attempts.
fn made(request: &Request, seed: u64, attempts: u64) -> Result<Made, NotMade> {
    let effort = Effort {
        attempts,
        ..Effort::default()
    };
    generate(request, seed, effort)
}

/// Makes the puzzles and writes each as soon as it is its turn.
fn make(
    args: &GenerateArgs,
    request: &Request,
    seed: u64,
    writer: &mut MadeWriter,
    output: &mut Output,
    lang: Lang,
) -> anyhow::Result<Verdict> {
    let count = args.count.unwrap_or(1);
    let threads = args.jobs.unwrap_or_else(pipeline::cores);
    let attempts = args.attempts.unwrap_or_else(|| request.usual_attempts());
    let mut progress = Progress::new((count > 1).then_some(count));
    let mut forms = HashSet::new();
    let mut written = 0;
    let working = request.clone();
    let done = pipeline::in_order(
        0..count,
        threads.min(usize::try_from(count).unwrap_or(usize::MAX)),
        move |number| {
            let derived = derived_seed(seed, number);
            (number, derived, form_of(made(&working, derived, attempts)))
        },
        |(number, derived, mut result)| -> Result<(), Stopped> {
            // A duplicate is made again from another seed.
            let mut again = 0;
            let made = loop {
                let (puzzle, form) = result.map_err(Stopped::NotMade)?;
                if forms.insert(form) {
                    break puzzle;
                }
                again += 1;
                if again > AGAIN {
                    return Err(Stopped::NoMore);
                }
                result = form_of(made(request, derived_seed(derived, again), attempts));
            };
            written += 1;
            let from = (again == 0).then_some((seed, number));
            writer.write(&made, from, args, output, lang)?;
            output.flush().map_err(anyhow::Error::from)?;
            progress.advance(1, written, lang);
            Ok(())
        },
    );
    progress.finish();
    match done {
        Ok(()) => return Ok(Verdict::Yes),
        Err(Stopped::Failed(error)) => return Err(error),
        Err(Stopped::NoMore) => complain(lang, &text!("generate-no-more", count = written)),
        Err(Stopped::NotMade(not_made)) => {
            complain(lang, &not_made);
            if let NotMade::Spent {
                closest: Some(closest),
                ..
            } = not_made
            {
                let puzzle = closest.puzzle.to_string();
                let id = closest.id.to_string();
                let clues = closest.puzzle.values().count();
                note(
                    lang,
                    &text!("generate-closest", puzzle = puzzle, id = id, clues = clues),
                );
            }
        }
    }
    Ok(Verdict::No)
}

/// How often a duplicate is made again.
const AGAIN: u64 = 200;

/// Why generation ends early.
enum Stopped {
    NotMade(NotMade),
    /// Only duplicates came up.
    NoMore,
    Failed(anyhow::Error),
}

impl From<anyhow::Error> for Stopped {
    fn from(error: anyhow::Error) -> Stopped {
        Stopped::Failed(error)
    }
}

/// A puzzle with its canonical form, or itself if it has none.
fn form_of(made: Result<Made, NotMade>) -> Result<(Made, String), NotMade> {
    let made = made?;
    if made.puzzle.model().is_some() {
        // Constraints distinguish puzzles that would be the same without them.
        let constraints = format!("{:?}", made.puzzle.constraints());
        let text = format!("{}{constraints}", made.puzzle);
        return Ok((made, text));
    }
    let form = made
        .puzzle
        .solution()
        .and_then(|solution| canonical_with(&made.puzzle, solution));
    let form = form.as_ref().unwrap_or(&made.puzzle);
    let text = format!(
        "{form}{}",
        form.solution().map(Grid::to_string).unwrap_or_default()
    );
    Ok((made, text))
}

/// The request that the arguments describe.
fn request(args: &GenerateArgs, layout: Option<Layout>) -> anyhow::Result<Request> {
    let solution = match &args.solution {
        Some(text) => Some(read_one(text).map_err(|error| Told::error(&error))?),
        None => None,
    };
    let layout = match layout {
        Some(layout) => layout,
        None => args.request.layout()?.unwrap_or_else(|| {
            let solution = solution.as_ref();
            solution.map_or_else(Layout::classic, |draft| draft.layout.clone())
        }),
    };
    let mut request = args
        .request
        .request(layout)?
        .symmetry(args.symmetry.unwrap_or_default());
    let layout = request.layout().clone();
    if let Some(mut draft) = solution {
        if draft.entries.len() == layout.cell_count() {
            draft.layout = layout.clone();
        }
        let puzzle = draft.validate().map_err(|error| Told::error(&error))?;
        request = request.solution(puzzle.into_values());
    }
    if let Some(pattern) = &args.pattern {
        request = request.pattern(cells_of(pattern, &layout)?);
    }
    if let Some(clues) = &args.clues {
        request = request.clues(clues.clone());
    }
    if args.minimal {
        request = request.minimal();
    }
    if let Some(ratings) = &args.se {
        request = request.explainer(ratings.clone());
    }
    if let Some(scores) = &args.hodoku {
        request = request.hodoku(scores.clone());
    }
    if !args.only.is_empty() {
        request = request.only(args.only.iter().copied());
    }
    Ok(request)
}

/// The cells of a pattern: an argument or a file with one character per cell, in which `.`, `0`, `_` and `-` are
/// empty; blanks and frames are ignored.
fn cells_of(pattern: &str, layout: &Layout) -> anyhow::Result<CellSet> {
    let path = std::path::Path::new(pattern);
    let text = if path.is_file() {
        std::fs::read_to_string(path)?
    } else {
        pattern.to_string()
    };
    let marks: Vec<char> = text
        .chars()
        .filter(|c| !c.is_whitespace() && *c != '|')
        .collect();
    if marks.len() != layout.cell_count() {
        return Err(Told::error(&text!(
            "generate-pattern-length",
            found = marks.len(),
            cells = layout.cell_count()
        )));
    }
    let is_given = |(_, mark): &(usize, &char)| !matches!(mark, '.' | '0' | '_' | '-');
    Ok(marks
        .iter()
        .enumerate()
        .filter(is_given)
        .map(|(cell, _)| Cell::new(cell))
        .collect())
}

/// The notation; constraints need one that supports them.
fn notation(args: &GenerateArgs, output: &Output) -> Notation {
    let is_variant =
        !args.request.variant.is_empty() || args.from.as_ref().is_some_and(|id| id.contains(':'));
    match args.format.format {
        None if is_variant => Notation::Text,
        format => chosen(format, output),
    }
}

/// Sorts the constraints of each kind by their first cells.
fn in_reading_order(draft: &mut Draft) {
    let Draft {
        constraints,
        layout,
        ..
    } = draft;
    let kinds: Vec<_> = constraints.iter().map(std::mem::discriminant).collect();
    constraints.sort_by_cached_key(|constraint| {
        let kind = std::mem::discriminant(constraint);
        let first = kinds.iter().position(|known| *known == kind);
        (first, constraint.cells(layout).into_iter().min())
    });
}

/// Writes a puzzle as the answer to the request for it.
fn write_answer(
    made: &Made,
    from: Option<(u64, u64)>,
    args: &GenerateArgs,
    output: &mut Output,
    lang: Lang,
) -> anyhow::Result<()> {
    let mut made = made.clone();
    args.format.script.apply(&mut made.puzzle)?;
    let context = Context {
        lang,
        ..Context::default()
    };
    let answer = GenerateAnswer {
        seed: from.map(|(seed, _)| seed),
        number: from.map(|(_, number)| number),
        ..grille_api::generated(&made, false, false, &context)
    };
    answers::write(output, answer)
}

/// Writes puzzles with their ids: always for a person, on request for a program.
struct MadeWriter {
    writer: Writer,
    ids: bool,
}

impl MadeWriter {
    fn new(args: &GenerateArgs, output: &Output) -> MadeWriter {
        MadeWriter {
            writer: Writer::new(notation(args, output)),
            ids: args.ids || output.to_person(),
        }
    }

    /// Writes a puzzle; `from` is the seed and the number that make it again.
    fn write(
        &mut self,
        made: &Made,
        from: Option<(u64, u64)>,
        args: &GenerateArgs,
        output: &mut Output,
        lang: Lang,
    ) -> anyhow::Result<()> {
        let notation = self.writer.notation;
        if notation == Notation::Json {
            return write_answer(made, from, args, output, lang);
        }
        let carries = notation.carries();
        let mut draft = made.puzzle.to_draft();
        // In a text for people the solution would appear right below the puzzle.
        let is_shown = notation != Notation::Text || args.with_solution;
        if !carries.contains(&Feature::Solution) || !is_shown {
            draft.solution = None;
        }
        in_reading_order(&mut draft);
        let in_header = self.ids && carries.contains(&Feature::Headers);
        if in_header {
            draft
                .headers
                .push(Header::Comment, &format!("grille {}", made.id));
        }
        let mut puzzle: Puzzle = draft.validate().map_err(|error| Told::error(&error))?;
        args.format.script.apply(&mut puzzle)?;
        if !self.ids || in_header {
            return self.writer.write(&puzzle, output, lang);
        }
        if notation == Notation::Line || notation == Notation::Sdm {
            return Ok(writeln!(output, "{puzzle}\t{}", made.id)?);
        }
        self.writer.write(&puzzle, output, lang)?;
        Ok(writeln!(output, "# {}", made.id)?)
    }
}
