//! The answers to a batch of puzzles, as text.

use std::cell::RefCell;
use std::io::Write;
use std::sync::atomic::AtomicU64;

use grille::notation::{Notation, ParseError, classic_lines, line};
use grille::say::{Lang, Say, Value, locate, text};
use grille::solve::classic9;
use grille::solve::classic9::Answer;
use grille::{Budget, Origin, Puzzle, Validate};
use grille_api::{Context, Failure, Found, find, solved, written};
use grille_schema::{ErrorCode, SearchEnd};

use super::format::Format;
use super::stats::Tally;
use crate::cli::answers as json;
use crate::cli::format::{ScriptArgs, coloured};
use crate::cli::show::undecided;
use crate::cli::{Verdict, failure};
use crate::input::{Batch, Input, Lines, Timed};
use crate::output::{complaint, noted};

/// How puzzles are answered.
#[derive(Clone)]
pub(super) struct Answerer {
    pub(super) format: Format,
    /// How many solutions to look for.
    pub(super) limit: u64,
    /// Whether one solution is enough, without proof that it is the only one.
    pub(super) first_only: bool,
    pub(super) script: ScriptArgs,
    pub(super) lang: Lang,
}

/// The text, notes and counts of a batch.
#[derive(Default)]
pub(super) struct Answers {
    pub(super) text: Vec<u8>,
    /// For standard error.
    pub(super) notes: Vec<String>,
    /// The note that a text could mean two things; printed once.
    pub(super) ambiguity: Option<String>,
    pub(super) verdict: Verdict,
    pub(super) stats: Tally,
    pub(super) bytes_read: usize,
}

/// What a thread needs to answer a batch, reused from one batch to the next.
#[derive(Default)]
struct Scratch {
    lines: Vec<classic_lines::Line>,
    puzzles: Vec<[u8; 81]>,
    solved: Vec<Answer>,
    /// Whether the last batch had many puzzles with several solutions, for which batch solving is wasted.
    one_by_one: bool,
}

thread_local! {
    static SCRATCH: RefCell<Scratch> = RefCell::default();
}

impl Answerer {
    pub(super) fn answer(&self, batch: Batch) -> Answers {
        let mut answers = Answers {
            bytes_read: batch.len(),
            ..Answers::default()
        };
        match batch {
            Batch::Lines(lines) => self.answer_lines(&lines, &mut answers),
            others => {
                for input in others.inputs() {
                    self.answer_input(input, &mut answers);
                }
            }
        }
        answers
    }

    /// Answers each line; plain ones all together.
    fn answer_lines(&self, all: &Lines, answers: &mut Answers) {
        let block = &all.block;
        let in_batches = matches!(self.format, Format::Line | Format::Tsv)
            && self.script.is_default()
            && all.parser.takes_plain_lines()
            && self.limit <= 64;
        if !in_batches {
            for (number, line) in block.lines() {
                self.answer_line(all, line, number, answers);
            }
            return;
        }
        SCRATCH.with_borrow_mut(|scratch| {
            let Scratch {
                lines,
                puzzles,
                solved,
                one_by_one,
            } = scratch;
            lines.clear();
            puzzles.clear();
            classic_lines::read(&block.bytes, lines, puzzles);
            solved.resize(puzzles.len(), Answer::default());
            let limit = self.limit as u32;
            // Which of several solutions a batch finds first depends on its other puzzles.
            *one_by_one |= limit == 1;
            if *one_by_one {
                for (puzzle, answer) in puzzles.iter().zip(solved.iter_mut()) {
                    *answer = classic9::solve_one(puzzle, limit);
                }
            } else {
                classic9::solve_batch(puzzles, limit, solved);
            }
            answers.text.reserve(block.bytes.len() + 90 * puzzles.len());
            let mut several = 0;
            let rows = self.format == Format::Tsv;
            // The next line, and the next plain one.
            let (mut at, mut plain) = (0, 0);
            while at < lines.len() {
                let text = &mut answers.text;
                let unique = &solved[plain..];
                let unique =
                    classic_lines::write_unique(&block.bytes, &lines[at..], unique, rows, text);
                let guesses = solved[plain..plain + unique].iter();
                answers.stats.guesses +=
                    guesses.map(|answer| u64::from(answer.guesses)).sum::<u64>();
                answers.stats.one += unique as u64;
                (at, plain) = (at + unique, plain + unique);
                let Some(line) = lines.get(at) else { break };
                let (number, bytes) = (block.first_line + at, &block.bytes[line.bytes.clone()]);
                let found = line.is_plain.then(|| (&puzzles[plain], &solved[plain]));
                (at, plain) = (at + 1, plain + usize::from(line.is_plain));
                match found {
                    // As above: solved alone, the first of several is always the same.
                    Some((values, answer)) if answer.count > 1 => {
                        several += 1;
                        let alone = if *one_by_one {
                            *answer
                        } else {
                            classic9::solve_one(values, limit)
                        };
                        self.write_plain(bytes, &alone, answers);
                    }
                    // Givens that clash are detected before any guess.
                    Some((values, answer))
                        if answer.guesses > 0 || !classic9::has_clash(values) =>
                    {
                        self.write_plain(bytes, answer, answers);
                    }
                    _ => {
                        self.answer_line(all, block.text(bytes, number), number, answers);
                    }
                }
            }
            *one_by_one = several * 2 > puzzles.len();
        });
    }

    /// Answers a line the slow way, through a draft and a puzzle.
    fn answer_line(
        &self,
        all: &Lines,
        line: Result<&str, ParseError>,
        number: usize,
        answers: &mut Answers,
    ) {
        if let Some(input) = all.parse(line, number) {
            self.answer_input(input, answers);
        }
    }

    fn write_plain(&self, line: &[u8], answer: &Answer, answers: &mut Answers) {
        let text = &mut answers.text;
        match (self.format, line.first_chunk::<81>()) {
            (Format::Tsv, Some(puzzle)) if (1..10).contains(&answer.count) => {
                classic_lines::write_row(puzzle, answer.count as u8, &answer.first, text);
            }
            (Format::Tsv, Some(puzzle)) => {
                text.extend_from_slice(puzzle);
                text.extend_from_slice(format!("\t{}\t", answer.count).as_bytes());
                if answer.count > 0 {
                    classic_lines::write_line(&answer.first, text);
                } else {
                    text.push(b'\n');
                }
            }
            _ if answer.count > 0 => classic_lines::write_line(&answer.first, text),
            _ => text.push(b'\n'),
        }
        if answer.count != 1 {
            answers.verdict.and(Verdict::No);
        }
        answers.stats.count(answer.count.into(), false);
        answers.stats.guesses += u64::from(answer.guesses);
    }

    fn answer_input(&self, input: Input, answers: &mut Answers) {
        match input {
            Err(error) => {
                self.complain(&error, answers);
                answers.verdict.and(error.verdict());
                answers.stats.bad += 1;
                self.write_no_puzzle(|| json::refused(&error, self.lang), answers);
            }
            Ok(puzzle) => self.answer_puzzle(puzzle, answers),
        }
    }

    fn answer_puzzle(&self, puzzle: Timed, answers: &mut Answers) {
        let late = puzzle.deadline();
        let budget = Budget::default().deadline(&late);
        let mut draft = puzzle.draft;
        if !draft.also.is_empty() && answers.ambiguity.is_none() {
            let also: Value = draft.also.iter().map(|alphabet| alphabet.id()).collect();
            let note = text!(
                "note-ambiguous",
                taken = draft.script.alphabet.id(),
                also = also
            );
            answers.ambiguity = noted(self.lang, &note);
        }
        // The solution is searched for here; one that came with the puzzle is ignored.
        draft.solution = None;
        let values = written(&draft);
        let origin = draft.origin.clone();
        let refused = |failure: &Failure| json::line(&origin, failure.answer(self.lang));
        let mut puzzle = match draft.validate_within(budget) {
            Ok(puzzle) => puzzle,
            Err(invalid) => {
                for problem in &invalid.problems {
                    self.complain(&locate(&origin, problem), answers);
                }
                let failure = Failure::invalid(&invalid, values.clone());
                if invalid.is_undecided() {
                    answers.verdict.and(undecided(&invalid));
                    answers.stats.bad += 1;
                    return self.write_no_puzzle(|| refused(&failure), answers);
                }
                // Givens that clash have no solution; that is an answer.
                answers.verdict.and(Verdict::No);
                answers.stats.count(0, false);
                if self.format == Format::Tsv {
                    answers
                        .text
                        .extend_from_slice(format!("{values}\t0\t\n").as_bytes());
                } else {
                    self.write_no_puzzle(|| refused(&failure), answers);
                }
                return;
            }
        };
        if let Err(error) = self.script.apply(&mut puzzle) {
            let failure = Failure {
                puzzle: Some(values),
                ..Failure::new(ErrorCode::Field, failure(&error))
            };
            self.complain(&failure, answers);
            answers.verdict.and(Verdict::BadInput);
            answers.stats.bad += 1;
            return self.write_no_puzzle(|| refused(&failure), answers);
        }
        let (found, guesses) = self.solve(&puzzle, budget);
        let unfinished = found.end == SearchEnd::Time;
        if found.count != 1 || unfinished {
            answers.verdict.and(Verdict::No);
        }
        answers.stats.count(found.count, unfinished);
        answers.stats.guesses += guesses;
        if unfinished {
            let note = text!("note-budget", puzzle = shortened(&values));
            answers.notes.extend(noted(self.lang, &note));
        }
        self.write(&puzzle, &found, &origin, answers);
    }

    /// What was found, and after how many guesses.
    fn solve(&self, puzzle: &Puzzle, budget: Budget<'_>) -> (Found, u64) {
        let guesses = AtomicU64::new(0);
        let found = find(puzzle, self.limit, budget.tally(&guesses));
        (found, guesses.into_inner())
    }

    fn write(&self, puzzle: &Puzzle, found: &Found, origin: &Origin, answers: &mut Answers) {
        let script = puzzle.script();
        let first = found.solutions.first();
        let solution = || first.map(|grid| line(grid, script)).unwrap_or_default();
        let written = match self.format {
            Format::Line => solution() + "\n",
            Format::Tsv => format!("{puzzle}\t{}\t{}\n", found.count, solution()),
            Format::Grid => self.for_person(puzzle, found),
            Format::Json => {
                let context = Context {
                    lang: self.lang,
                    ..Context::default()
                };
                json::line(origin, solved(puzzle, found, &context))
            }
            Format::Csv => {
                let mut puzzle = puzzle.clone();
                if let Some(grid) = first {
                    puzzle.set_solution(grid.clone());
                }
                Notation::Csv.print(&puzzle).unwrap_or_default() + "\n"
            }
            Format::Other(notation) => {
                match first.map(|grid| notation.print(&puzzle.with_values(grid.clone()))) {
                    Some(Ok(text)) if text.ends_with('\n') => format!("\n{text}"),
                    Some(Ok(text)) => text + "\n",
                    Some(Err(error)) => {
                        self.complain(&error, answers);
                        answers.verdict.and(Verdict::BadInput);
                        String::new()
                    }
                    None => {
                        answers.notes.extend(noted(self.lang, &text!("solve-none")));
                        if notation.is_line_by_line() {
                            "\n".to_string()
                        } else {
                            String::new()
                        }
                    }
                }
            }
        };
        answers.text.extend_from_slice(written.as_bytes());
    }

    fn for_person(&self, puzzle: &Puzzle, found: &Found) -> String {
        let said = match (found.count, found.end == SearchEnd::Time) {
            (0, true) => text!("solve-budget"),
            (count, true) => text!("solve-at-least", count = count),
            (0, false) => text!("solve-none"),
            (1, false) if self.first_only || self.limit == 1 => text!("solve-first"),
            (1, false) => text!("solve-unique"),
            (count, false) if count == self.limit => text!("solve-at-least", count = count),
            (count, false) => text!("solve-several", count = count),
        };
        // Two of several solutions show where they differ.
        let grids = (found.solutions.iter().take(2)).map(|grid| coloured(puzzle, grid));
        format!("\n{}\n{}", self.lang.say(&said), grids.collect::<String>())
    }

    /// Writes a line of output for a line of input without a puzzle, so that the lines correspond.
    fn write_no_puzzle(&self, object: impl FnOnce() -> String, answers: &mut Answers) {
        let text = &mut answers.text;
        // Writing to memory does not fail.
        let _ = match self.format {
            Format::Json => write!(text, "{}", object()),
            Format::Tsv => writeln!(text, "\t\t"),
            Format::Csv => writeln!(text, ","),
            _ if self.format.is_line_by_line() => writeln!(text),
            _ => Ok(()),
        };
    }

    fn complain(&self, what: &impl Say, answers: &mut Answers) {
        answers.notes.push(complaint(self.lang, what));
    }
}

fn shortened(values: &str) -> String {
    let start: String = values.chars().take(30).collect();
    if start.len() < values.len() {
        start + "…"
    } else {
        start
    }
}
