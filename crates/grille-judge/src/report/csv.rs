//! The report as CSV: a line for each program and puzzle.

use grille::say::Lang;

use super::Report;

pub(super) fn print(report: &Report, lang: Lang) -> String {
    let mut page =
        String::from("program,reference,number,puzzle,verdict,milliseconds,moves,detail\n");
    for (_, score) in report.ranking() {
        for (number, played) in score.played.iter().enumerate() {
            page += &format!(
                "{},{},{},{},{},{:.3},{},{}\n",
                field(&score.name),
                score.reference,
                number + 1,
                field(&report.puzzles[number]),
                played.verdict.id(),
                1000.0 * played.time.as_secs_f64(),
                played.moves,
                field(&lang.say(&played.verdict)),
            );
        }
    }
    page
}

/// Quoted if necessary.
fn field(text: &str) -> String {
    if text.contains(['"', ',', '\n', '\r', ';']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_string()
    }
}
