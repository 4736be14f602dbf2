//! The answers to a batch of puzzles, as text.

use std::cell::RefCell;
use std::io::Write;
use std::sync::atomic::AtomicU64;

use grille::notation::{Notation, ParseError, classic_lines, line};
use grille::say::{Lang, Say, Value, locate, text};
use grille::solve::classic9::Answer;
use grille::solve::{CountEnd, classic9};
use grille::{Budget, Grid, Outcome, Puzzle, Solver, Validate};
use serde_json::json;

use super::format::Format;
use super::stats::Tally;
use crate::cli::format::{ScriptArgs, coloured, written};
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
}

thread_local! {
    static SCRATCH: RefCell<Scratch> = RefCell::default();
}

/// What was found for one puzzle.
pub(super) struct Found {
    pub(super) count: u64,
    pub(super) unfinished: bool,
    /// At most the first two solutions.
    pub(super) solutions: Vec<Grid>,
    pub(super) guesses: u64,
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
            } = scratch;
            lines.clear();
            puzzles.clear();
            classic_lines::read(&block.bytes, lines, puzzles);
            solved.resize(puzzles.len(), Answer::default());
            let limit = self.limit as u32;
            classic9::solve_batch(puzzles, limit, solved);
            answers.text.reserve(block.bytes.len() + 90 * puzzles.len());
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
                    // Givens that clash are detected before any guess.
                    Some((values, answer))
                        if answer.count > 0
                            || answer.guesses > 0
                            || !classic9::has_clash(values) =>
                    {
                        self.write_plain(bytes, answer, answers);
                    }
                    _ => {
                        self.answer_line(all, block.text(bytes, number), number, answers);
                    }
                }
            }
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
                let said = self.lang.say(&error);
                self.complain(&error, answers);
                answers.verdict.and(error.verdict());
                answers.stats.bad += 1;
                self.write_no_puzzle(&json!({ "error": said }), answers);
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
        let mut puzzle = match draft.validate_within(budget) {
            Ok(puzzle) => puzzle,
            Err(invalid) => {
                for problem in &invalid.problems {
                    self.complain(&locate(&origin, problem), answers);
                }
                let said = self.lang.say(&invalid);
                if invalid.is_undecided() {
                    answers.verdict.and(undecided(&invalid));
                    answers.stats.bad += 1;
                    let object = json!({ "puzzle": values, "error": said });
                    return self.write_no_puzzle(&object, answers);
                }
                // Givens that clash have no solution; that is an answer.
                answers.verdict.and(Verdict::No);
                answers.stats.count(0, false);
                if self.format == Format::Tsv {
                    answers
                        .text
                        .extend_from_slice(format!("{values}\t0\t\n").as_bytes());
                } else {
                    self.write_no_puzzle(
                        &json!({ "puzzle": values, "solutions": 0, "error": said }),
                        answers,
                    );
                }
                return;
            }
        };
        if let Err(error) = self.script.apply(&mut puzzle) {
            self.complain(&failure(&error), answers);
            answers.verdict.and(Verdict::BadInput);
            answers.stats.bad += 1;
            return self.write_no_puzzle(&json!({ "puzzle": values }), answers);
        }
        let found = self.solve(&puzzle, budget);
        if found.count != 1 || found.unfinished {
            answers.verdict.and(Verdict::No);
        }
        answers.stats.count(found.count, found.unfinished);
        answers.stats.guesses += found.guesses;
        if found.unfinished {
            let note = text!("note-budget", puzzle = shortened(&values));
            answers.notes.extend(noted(self.lang, &note));
        }
        self.write(&puzzle, &found, answers);
    }

    fn solve(&self, puzzle: &Puzzle, budget: Budget<'_>) -> Found {
        let guesses = AtomicU64::new(0);
        let budget = budget.tally(&guesses);
        let solver = Solver::new(puzzle).with_budget(budget);
        if self.limit == 1 {
            let first = solver.first_solution();
            let unfinished = first.is_err();
            let solutions: Vec<Grid> = first.ok().flatten().into_iter().collect();
            return Found {
                count: solutions.len() as u64,
                unfinished,
                solutions,
                guesses: guesses.into_inner(),
            };
        }
        let (mut unfinished, solutions) = match solver.outcome() {
            Outcome::None => (false, Vec::new()),
            Outcome::Unique(solution) => (false, vec![solution]),
            Outcome::Several(first, second) => (false, vec![first, second]),
            Outcome::BudgetSpent(first) => (true, first.into_iter().collect()),
        };
        let mut count = solutions.len() as u64;
        if count == 2 && self.limit > 2 {
            let counted = solver.count(self.limit);
            count = counted.solutions.max(2);
            unfinished = counted.end == CountEnd::BudgetSpent;
        }
        Found {
            count,
            unfinished,
            solutions,
            guesses: guesses.into_inner(),
        }
    }

    fn write(&self, puzzle: &Puzzle, found: &Found, answers: &mut Answers) {
        let script = puzzle.script();
        let first = found.solutions.first();
        let solution = || first.map(|grid| line(grid, script)).unwrap_or_default();
        let written = match self.format {
            Format::Line => solution() + "\n",
            Format::Tsv => format!("{puzzle}\t{}\t{}\n", found.count, solution()),
            Format::Grid => self.for_person(puzzle, found),
            Format::Json => {
                let mut object = json!({ "puzzle": puzzle.to_string(), "solutions": found.count });
                if let Some(grid) = first {
                    object["solution"] = solution().into();
                    if puzzle.finds_regions() {
                        object["regions"] = grid.region_letters().into();
                    }
                }
                if found.unfinished {
                    object["unfinished"] = true.into();
                }
                format!("{object}\n")
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
        let said = match (found.count, found.unfinished) {
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
    fn write_no_puzzle(&self, object: &serde_json::Value, answers: &mut Answers) {
        let text = &mut answers.text;
        // Writing to memory does not fail.
        let _ = match self.format {
            Format::Json => writeln!(text, "{object}"),
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
