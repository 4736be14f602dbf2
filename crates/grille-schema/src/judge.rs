//! Programs that play: what they are asked, what they do, what the judge says, and the results of a contest.

use serde::{Deserialize, Serialize};

use crate::{CellName, Version};

/// The programs that may play for the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SolversAnswer {
    /// The version of the schema.
    pub version: Version,
    /// The programs named by whoever started the server.
    pub solvers: Vec<SolverName>,
    /// What each program may use.
    pub limits: SolverLimits,
}

/// A program that may play for the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SolverName {
    /// Its name.
    pub name: String,
}

/// What a program may use for a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SolverLimits {
    /// How long it may take, in seconds.
    pub seconds: f64,
    /// How many lines it may write.
    pub lines: usize,
    /// How many bytes it may write.
    pub bytes: usize,
}

/// The question what a program is asked about a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct QuestionRequest {
    /// One puzzle in any notation, or a link.
    pub puzzle: String,
}

/// What a program is asked about a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct QuestionAnswer {
    /// The version of the schema.
    pub version: Version,
    /// The puzzle as a text that describes it completely.
    pub puzzle: String,
    /// What the program is asked, line by line.
    pub lines: Vec<String>,
}

/// The request to judge what a program wrote about a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RefereeRequest {
    /// One puzzle in any notation, or a link.
    pub puzzle: String,
    /// What the program wrote, line by line.
    pub lines: Vec<String>,
    /// How it ended.
    pub end: ProgramEnd,
    /// Why it could not start or crashed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}

/// How a program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum ProgramEnd {
    /// Normally.
    #[serde(rename = "exit")]
    Exit,
    /// By an error of its own.
    #[serde(rename = "crash")]
    Crash,
    /// It wrote too much.
    #[serde(rename = "output")]
    Output,
    /// It took too long.
    #[serde(rename = "timeout")]
    Timeout,
    /// It could not start.
    #[serde(rename = "start")]
    Start,
}

/// The verdict on what a program wrote about a puzzle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RefereeAnswer {
    /// The version of the schema.
    pub version: Version,
    /// The puzzle as a text that describes it completely.
    pub puzzle: String,
    /// What happened, the verdict last.
    pub events: Vec<JudgeEvent>,
}

/// The request to watch a program play a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct WatchRequest {
    /// The name of the program.
    pub solver: String,
    /// One puzzle in any notation, or a link.
    pub puzzle: String,
}

/// Something that happens while a program plays. `time` is when, in milliseconds since it began; `line` is the number of
/// the line that it wrote, from 0, where its lines were sent; of the verdict, that of the line that decided it, or how
/// many lines there are.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "event")]
pub enum JudgeEvent {
    /// It says its name.
    #[serde(rename = "name")]
    Name {
        /// When, in milliseconds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        time: Option<f64>,
        /// The number of its line, from 0.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        line: Option<usize>,
        /// What it says.
        text: String,
    },
    /// It says who wrote it.
    #[serde(rename = "author")]
    Author {
        /// When, in milliseconds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        time: Option<f64>,
        /// The number of its line, from 0.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        line: Option<usize>,
        /// What it says.
        text: String,
    },
    /// It gives a reason.
    #[serde(rename = "why")]
    Why {
        /// When, in milliseconds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        time: Option<f64>,
        /// The number of its line, from 0.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        line: Option<usize>,
        /// What it says.
        text: String,
    },
    /// It names the candidates of a cell.
    #[serde(rename = "candidates")]
    Candidates {
        /// When, in milliseconds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        time: Option<f64>,
        /// The number of its line, from 0.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        line: Option<usize>,
        /// The cell.
        cell: CellName,
        /// The digits as the puzzle writes them: one character each.
        digits: String,
        /// Their numbers, from 1.
        numbers: Vec<u8>,
    },
    /// It places a digit.
    #[serde(rename = "move")]
    Move {
        /// When, in milliseconds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        time: Option<f64>,
        /// The number of its line, from 0.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        line: Option<usize>,
        /// The cell.
        cell: CellName,
        /// The digit as the puzzle writes it: one character.
        digit: String,
        /// Its number, from 1.
        number: u8,
        /// Whether it may be right.
        right: bool,
    },
    /// It gives a whole solution.
    #[serde(rename = "solution")]
    Solution {
        /// When, in milliseconds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        time: Option<f64>,
        /// The number of its line, from 0.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        line: Option<usize>,
        /// The digits of all cells as the puzzle writes them, in the order of the board's cells: one character each, `.`
        /// for what is not a digit.
        digits: String,
        /// Their numbers, from 1; 0 for what is not a digit.
        numbers: Vec<u8>,
    },
    /// The verdict, which comes last.
    #[serde(rename = "verdict")]
    Verdict {
        /// When, in milliseconds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        time: Option<f64>,
        /// The number of the line that decided it, from 0, or how many lines there are.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        line: Option<usize>,
        /// The verdict, as a word for programs.
        verdict: String,
        /// The verdict, in a sentence.
        text: String,
        /// The cell that it is about.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cell: Option<CellName>,
        /// The last part of what the program wrote to standard error.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        log: Option<String>,
    },
}

impl JudgeEvent {
    /// When it happened and in which line, to be set.
    pub fn stamp(&mut self) -> (&mut Option<f64>, &mut Option<usize>) {
        match self {
            JudgeEvent::Name { time, line, .. }
            | JudgeEvent::Author { time, line, .. }
            | JudgeEvent::Why { time, line, .. }
            | JudgeEvent::Candidates { time, line, .. }
            | JudgeEvent::Move { time, line, .. }
            | JudgeEvent::Solution { time, line, .. }
            | JudgeEvent::Verdict { time, line, .. } => (time, line),
        }
    }
}

/// The results of a contest, as `grille judge` writes them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ContestAnswer {
    /// The version of the schema.
    pub version: Version,
    /// Where the puzzles come from.
    pub corpus: String,
    /// What each program could use for a puzzle.
    pub limits: ContestLimits,
    /// The givens of each puzzle in one line.
    pub puzzles: Vec<String>,
    /// The programs, the best first.
    pub programs: Vec<ContestProgram>,
}

/// What a program can use for a puzzle of a contest.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ContestLimits {
    /// How long it may take, in seconds.
    pub seconds: f64,
    /// How much memory it may use, in bytes.
    pub memory: u64,
    /// How many bytes it may write.
    pub output: u64,
    /// How many processes it may have.
    pub processes: usize,
}

/// The results of a program.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ContestProgram {
    /// Its rank, from 1; ties share a rank.
    pub rank: usize,
    /// Its name in the contest.
    pub program: String,
    /// The name that it gives itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The author that it names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    /// Whether it is one of Grille's own, there for comparison.
    pub reference: bool,
    /// How many puzzles it solved.
    pub solved: usize,
    /// How long it took for those that it solved, in seconds.
    pub seconds: f64,
    /// What came of each puzzle.
    pub results: Vec<ContestResult>,
}

/// What came of a program and a puzzle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ContestResult {
    /// The number of the puzzle, from 1.
    pub puzzle: usize,
    /// The verdict, as a word for programs.
    pub verdict: String,
    /// The verdict, in a sentence.
    pub text: String,
    /// How long it took, in seconds.
    pub seconds: f64,
    /// How many digits it placed.
    pub moves: usize,
    /// The last part of what the program wrote to standard error.
    pub stderr: String,
}
