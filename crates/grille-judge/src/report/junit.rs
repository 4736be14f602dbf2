//! The report as `JUnit` XML: a suite for each program, a case for each puzzle. Our own solvers are left out.

use grille::render::escape;
use grille::say::Lang;

use super::Report;
use crate::{Score, Verdict};

pub(super) fn print(report: &Report, lang: Lang) -> String {
    let mut page = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n");
    let judged = report.scores.iter().filter(|score| !score.reference);
    for score in judged {
        page += &suite(report, score, lang);
    }
    page + "</testsuites>\n"
}

fn suite(report: &Report, score: &Score, lang: Lang) -> String {
    let verdicts = || score.played.iter().map(|played| &played.verdict);
    let skipped = verdicts().filter(|verdict| is_skipped(verdict)).count();
    let failures = score.played.len() - score.solved() - skipped;
    let time: f64 = score
        .played
        .iter()
        .map(|played| played.time.as_secs_f64())
        .sum();
    let mut page = format!(
        "  <testsuite name=\"{}\" tests=\"{}\" failures=\"{failures}\" errors=\"0\" \
         skipped=\"{skipped}\" time=\"{time:.3}\">\n",
        escape(&score.name),
        score.played.len(),
    );
    for (number, played) in score.played.iter().enumerate() {
        let case = format!(
            "    <testcase classname=\"{}\" name=\"{} {}\" time=\"{:.6}\"",
            escape(&score.name),
            escape(&report.corpus),
            number + 1,
            played.time.as_secs_f64()
        );
        page += &case;
        if played.verdict.is_solved() {
            page += "/>\n";
            continue;
        }
        let message = escape(&lang.say(&played.verdict));
        page += ">\n";
        if is_skipped(&played.verdict) {
            page += &format!("      <skipped message=\"{message}\"/>\n");
        } else {
            page += &format!(
                "      <failure type=\"{}\" message=\"{message}\">{}</failure>\n",
                played.verdict.id(),
                escape(&report.puzzles[number])
            );
        }
        if !played.complaints.is_empty() {
            let lines: Vec<String> = played.complaints.lines().map(escape).collect();
            page += &format!("      <system-err>{}</system-err>\n", lines.join("\n"));
        }
        page += "    </testcase>\n";
    }
    page + "  </testsuite>\n"
}

/// A puzzle that a program does not support is not a failure.
fn is_skipped(verdict: &Verdict) -> bool {
    matches!(verdict, Verdict::Unsupported | Verdict::Stopped)
}
