//! The whole report as JSON.

use grille::say::Lang;
use serde_json::json;

use super::Report;

pub(super) fn print(report: &Report, lang: Lang) -> String {
    let programs = report.ranking().into_iter().map(|(rank, score)| {
        let results = score.played.iter().enumerate().map(|(number, played)| {
            json!({
                "puzzle": number + 1,
                "verdict": played.verdict.id(),
                "detail": lang.say(&played.verdict),
                "seconds": played.time.as_secs_f64(),
                "moves": played.moves,
                "stderr": played.complaints,
            })
        });
        json!({
            "rank": rank,
            "program": score.name,
            "name": score.said_name,
            "author": score.said_author,
            "reference": score.reference,
            "solved": score.solved(),
            "seconds": score.total().as_secs_f64(),
            "results": results.collect::<Vec<_>>(),
        })
    });
    let limits = &report.limits;
    let whole = json!({
        "corpus": report.corpus,
        "limits": {
            "seconds": limits.time.as_secs_f64(),
            "memory": limits.memory,
            "output": limits.output,
            "processes": limits.processes,
        },
        "puzzles": report.puzzles,
        "programs": programs.collect::<Vec<_>>(),
    });
    format!("{whole:#}\n")
}
