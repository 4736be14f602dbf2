//! The whole report as JSON.

use grille::say::Lang;
use grille_schema::{ContestAnswer, ContestLimits, ContestProgram, ContestResult, Version};

use super::Report;
use crate::{Played, Score};

pub(super) fn print(report: &Report, lang: Lang) -> String {
    let ranking = report.ranking().into_iter();
    let limits = &report.limits;
    let answer = ContestAnswer {
        version: Version,
        corpus: report.corpus.clone(),
        limits: ContestLimits {
            seconds: limits.time.as_secs_f64(),
            memory: limits.memory,
            output: limits.output,
            processes: limits.processes,
        },
        puzzles: report.puzzles.clone(),
        programs: ranking
            .map(|(rank, score)| program(rank, score, lang))
            .collect(),
    };
    serde_json::to_string_pretty(&answer).unwrap_or_default() + "\n"
}

fn program(rank: usize, score: &Score, lang: Lang) -> ContestProgram {
    let result = |(number, played): (usize, &Played)| ContestResult {
        puzzle: number + 1,
        verdict: played.verdict.id().to_string(),
        text: lang.say(&played.verdict),
        seconds: played.time.as_secs_f64(),
        moves: played.moves,
        stderr: played.complaints.clone(),
    };
    ContestProgram {
        rank,
        program: score.name.clone(),
        name: score.said_name.clone(),
        author: score.said_author.clone(),
        reference: score.reference,
        solved: score.solved(),
        seconds: score.total().as_secs_f64(),
        results: score.played.iter().enumerate().map(result).collect(),
    }
}
