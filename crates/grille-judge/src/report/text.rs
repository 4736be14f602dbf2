//! The report for a terminal: the league table, and the first unsolved puzzles.

use grille::say::{Lang, text};

use super::Report;
use super::table::{NUMBERS, Table};

/// How many unsolved puzzles of a program are listed.
const SHOWN: usize = 5;

pub(super) fn print(report: &Report, lang: Lang) -> String {
    let mut page = lang.say(&report.setting(lang)) + "\n\n";
    page += &league(&Table::of(report, lang));
    page += "\n";
    page += &lang.say(&text!("judge-report-times"));
    page += "\n";
    if report.scores.iter().any(|score| score.reference) {
        page += &lang.say(&text!("judge-report-reference"));
        page += "\n";
    }
    for (_, score) in report.ranking() {
        let faults = score.faults().count();
        if score.reference || faults == 0 {
            continue;
        }
        let heading = text!("judge-report-faults", program = &score.name);
        page += &format!("\n{}\n", lang.say(&heading));
        for (number, played) in score.faults().take(SHOWN) {
            let said = text!(
                "judge-report-puzzle",
                number = number,
                verdict = &played.verdict
            );
            page += &format!("  {}\n", lang.say(&said));
            if let Some(last) = played.complaints.lines().last() {
                let said = text!("judge-report-wrote", complaint = last);
                page += &format!("    {}\n", lang.say(&said));
            }
        }
        if faults > SHOWN {
            let more = text!("judge-report-more", count = faults - SHOWN);
            page += &format!("  {}\n", lang.say(&more));
        }
    }
    page
}

/// The table in columns.
fn league(table: &Table) -> String {
    let lines = || std::iter::once(&table.headings).chain(&table.rows);
    let width = |column: usize| lines().map(|line| line[column].chars().count()).max();
    let widths: [usize; 7] = std::array::from_fn(|column| width(column).unwrap_or(0));
    let mut page = String::new();
    for line in lines() {
        let cells = line.iter().zip(widths).zip(NUMBERS);
        let cells: Vec<String> = cells
            .map(|((cell, width), is_number)| {
                if is_number {
                    format!("{cell:>width$}")
                } else {
                    format!("{cell:<width$}")
                }
            })
            .collect();
        page += cells.join("  ").trim_end();
        page += "\n";
    }
    page
}
