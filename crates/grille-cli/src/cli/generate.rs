//! `grille generate`: puzzles to order, by the thousand, the same from the same seed.

use std::collections::HashSet;
use std::io::Write;
use std::ops::RangeInclusive;
use std::str::FromStr;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use grille::generate::{Effort, Made, NotMade, Order, PuzzleId, Symmetry, derived_seed, generate};
use grille::logic::Technique;
use grille::message::{Lang, text};
use grille::notation::{Feature, Notation, read_one};
use grille::rate::Tenths;
use grille::{Cell, CellSet, Draft, Geometry, Grid, Header, Puzzle, canonical_with};

use super::Verdict;
use super::format::{FormatArgs, Writer, chosen};
use super::request::{RequestArgs, range};
use super::value::{BadValue, jobs, technique, whole};
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

/// Reads ratings such as 4.2..5.0.
fn ratings(text: &str) -> Result<RangeInclusive<Tenths>, BadValue> {
    let read = |text: &str| {
        let (whole, tenth) = text.split_once(['.', ',']).unwrap_or((text, "0"));
        let (whole, tenth): (u8, u8) = (whole.parse().ok()?, tenth.parse().ok()?);
        (tenth < 10).then_some(Tenths(whole.checked_mul(10)?.checked_add(tenth)?))
    };
    range(text, &Tenths(0), &Tenths(u8::MAX), read, || {
        text!("value-ratings")
    })
}

pub(crate) fn run(args: &GenerateArgs, lang: Lang) -> anyhow::Result<Verdict> {
    let mut output = Output::standard();
    let mut writer = MadeWriter::new(args, &output);
    if let Some(id) = &args.from {
        let id: PuzzleId = id.parse().map_err(|error| Told::error(&error))?;
        let order = order(args, id.geometry())?;
        let made = id.rebuild(&order).map_err(|error| Told::error(&error))?;
        writer.write(&made, args, &mut output, lang)?;
        output.finish()?;
        return Ok(Verdict::Yes);
    }
    let order = order(args, None)?;
    order.check().map_err(|error| Told::error(&error))?;
    let seed = args.seed.unwrap_or_else(|| {
        let seed = random_seed();
        note(lang, &text!("generate-seed", seed = seed.to_string()));
        seed
    });
    let verdict = make(args, &order, seed, &mut writer, &mut output, lang)?;
    output.finish()?;
    Ok(verdict)
}

/// Makes a puzzle in so many attempts.
fn made(order: &Order, seed: u64, attempts: u64) -> Result<Made, NotMade> {
    let effort = Effort {
        attempts,
        ..Effort::default()
    };
    generate(order, seed, effort)
}

/// Makes the puzzles and writes each as soon as it is its turn.
fn make(
    args: &GenerateArgs,
    order: &Order,
    seed: u64,
    writer: &mut MadeWriter,
    output: &mut Output,
    lang: Lang,
) -> anyhow::Result<Verdict> {
    let count = args.count.unwrap_or(1);
    let threads = args.jobs.unwrap_or_else(pipeline::cores);
    let attempts = args.attempts.unwrap_or_else(|| order.usual_attempts());
    let mut progress = Progress::new((count > 1).then_some(count));
    let mut forms = HashSet::new();
    let mut written = 0;
    let working = order.clone();
    let done = pipeline::in_order(
        0..count,
        threads.min(usize::try_from(count).unwrap_or(usize::MAX)),
        move |number| {
            let seed = derived_seed(seed, number);
            (seed, form_of(made(&working, seed, attempts)))
        },
        |(seed, mut result)| -> Result<(), Stopped> {
            // A puzzle that was there already is made again from another seed.
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
                result = form_of(made(order, derived_seed(seed, again), attempts));
            };
            written += 1;
            writer.write(&made, args, output, lang)?;
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

/// How often a puzzle that was there already is made anew.
const AGAIN: u64 = 200;

/// Why the making ends early.
enum Stopped {
    NotMade(NotMade),
    /// Only puzzles that were there already.
    NoMore,
    Failed(anyhow::Error),
}

impl From<anyhow::Error> for Stopped {
    fn from(error: anyhow::Error) -> Stopped {
        Stopped::Failed(error)
    }
}

/// A puzzle with its canonical form, or itself where it has none.
fn form_of(made: Result<Made, NotMade>) -> Result<(Made, String), NotMade> {
    let made = made?;
    if made.puzzle.model().is_some() {
        // Constraints tell apart what would be the same without them.
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

/// The order that the arguments describe.
fn order(args: &GenerateArgs, layout: Option<Geometry>) -> anyhow::Result<Order> {
    let solution = match &args.solution {
        Some(text) => Some(read_one(text).map_err(|error| Told::error(&error))?),
        None => None,
    };
    let geometry = match layout {
        Some(layout) => layout,
        None => args.request.layout()?.unwrap_or_else(|| {
            let solution = solution.as_ref();
            solution.map_or_else(Geometry::classic, |draft| draft.geometry.clone())
        }),
    };
    let mut order = args
        .request
        .order(geometry)?
        .symmetry(args.symmetry.unwrap_or_default());
    let geometry = order.geometry().clone();
    if let Some(mut draft) = solution {
        if draft.entries.len() == geometry.cell_count() {
            draft.geometry = geometry.clone();
        }
        let puzzle = draft.validate().map_err(|error| Told::error(&error))?;
        order = order.solution(puzzle.into_values());
    }
    if let Some(pattern) = &args.pattern {
        order = order.pattern(cells_of(pattern, &geometry)?);
    }
    if let Some(clues) = &args.clues {
        order = order.clues(clues.clone());
    }
    if args.minimal {
        order = order.minimal();
    }
    if let Some(ratings) = &args.se {
        order = order.explainer(ratings.clone());
    }
    if let Some(scores) = &args.hodoku {
        order = order.hodoku(scores.clone());
    }
    if !args.only.is_empty() {
        order = order.only(args.only.iter().copied());
    }
    Ok(order)
}

/// The cells of a pattern: an argument or a file with a character a cell, of which `.`, `0`, `_` and `-` are
/// empty; blanks and frames do not count.
fn cells_of(pattern: &str, geometry: &Geometry) -> anyhow::Result<CellSet> {
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
    if marks.len() != geometry.cell_count() {
        return Err(Told::error(&text!(
            "generate-pattern-length",
            found = marks.len(),
            cells = geometry.cell_count()
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

/// Constraints need a notation that has them.
fn notation(args: &GenerateArgs, output: &Output) -> Notation {
    let is_variant =
        !args.request.variant.is_empty() || args.from.as_ref().is_some_and(|id| id.contains(':'));
    match args.format.format {
        None if is_variant => Notation::Text,
        format => chosen(format, output),
    }
}

/// Puts the constraints of each kind in the order of their first cells.
fn in_reading_order(draft: &mut Draft) {
    let Draft {
        constraints,
        geometry,
        ..
    } = draft;
    let kinds: Vec<_> = constraints.iter().map(std::mem::discriminant).collect();
    constraints.sort_by_cached_key(|constraint| {
        let kind = std::mem::discriminant(constraint);
        let first = kinds.iter().position(|known| *known == kind);
        (first, constraint.cells(geometry).into_iter().min())
    });
}

/// Writes puzzles with their ids: a person always sees them, a program where it asks.
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

    fn write(
        &mut self,
        made: &Made,
        args: &GenerateArgs,
        output: &mut Output,
        lang: Lang,
    ) -> anyhow::Result<()> {
        let notation = self.writer.notation;
        let carries = notation.carries();
        let mut draft = made.puzzle.to_draft();
        // In a text for people the solution would stand right below the puzzle.
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
