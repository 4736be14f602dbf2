//! The report as a self-contained page: the league table, two plots, and what was not solved.

use grille::render::escape;
use grille::say::{Lang, text};

use super::table::{NUMBERS, Table};
use super::{Report, plot};
use crate::Score;

/// How many unsolved puzzles of a program are listed.
const SHOWN: usize = 100;

pub(super) fn print(report: &Report, lang: Lang) -> String {
    let say = |text| escape(&lang.say(&text));
    let title = say(text!("judge-report-title"));
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{}</style>\n</head>\n<body>\n<h1>{title}</h1>\n",
        lang.code(),
        include_str!("html.css"),
    );
    page += &format!("<p>{}</p>\n", say(report.setting(lang)));
    page += &format!("<h2>{}</h2>\n", say(text!("judge-report-league")));
    page += &league(&Table::of(report, lang));
    page += &format!("<p>{}", say(text!("judge-report-times")));
    if report.scores.iter().any(|score| score.reference) {
        page += &format!("<br>{}", say(text!("judge-report-reference")));
    }
    page += "</p>\n";
    page += &plot::legend(&report.scores);
    page += &plot::solved(report, lang);
    page += &plot::times(report, lang);
    for (_, score) in report.ranking() {
        if !score.reference && score.faults().next().is_some() {
            page += &faults(report, score, lang);
        }
    }
    page + "</body>\n</html>\n"
}

fn league(table: &Table) -> String {
    let row = |cells: &[String; 7], tag: &str| {
        let cells = cells.iter().zip(NUMBERS).map(|(cell, is_number)| {
            let class = if is_number { " class=\"number\"" } else { "" };
            format!("<{tag}{class}>{}</{tag}>", escape(cell))
        });
        format!("<tr>{}</tr>\n", cells.collect::<String>())
    };
    let rows = table.rows.iter().map(|cells| row(cells, "td"));
    format!(
        "<div class=\"wide\"><table>\n<thead>\n{}</thead>\n<tbody>\n{}</tbody>\n</table></div>\n",
        row(&table.headings, "th"),
        rows.collect::<String>()
    )
}

/// What a program did not solve, each with its puzzle and what it wrote to standard error.
fn faults(report: &Report, score: &Score, lang: Lang) -> String {
    let say = |text| escape(&lang.say(&text));
    let heading = text!("judge-report-faults", program = &score.name);
    let mut page = format!("<h2>{}</h2>\n", say(heading));
    if let Some(said) = score.said() {
        page += &format!("<p>{}</p>\n", say(said));
    }
    let count = score.faults().count();
    page += "<ul class=\"faults\">\n";
    for (number, played) in score.faults().take(SHOWN) {
        let said = text!(
            "judge-report-puzzle",
            number = number,
            verdict = &played.verdict
        );
        let puzzle = escape(&report.puzzles[number - 1]);
        page += &format!("<li>{}<br><code>{puzzle}</code>", say(said));
        if !played.complaints.is_empty() {
            let lines: Vec<String> = played.complaints.lines().map(escape).collect();
            page += &format!("<pre>{}</pre>", lines.join("\n"));
        }
        page += "</li>\n";
    }
    page += "</ul>\n";
    if count > SHOWN {
        let more = text!("judge-report-more", count = count - SHOWN);
        page += &format!("<p>{}</p>\n", say(more));
    }
    page
}
