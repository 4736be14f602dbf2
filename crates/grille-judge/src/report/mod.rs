//! The results of a contest, for people and for programs: one file per format.

mod csv;
mod html;
mod json;
mod junit;
mod plot;
mod table;
mod text;

use std::cmp::Reverse;
use std::time::Duration;

use grille::say::{Lang, Text, text};

use crate::{Limits, Played, Score, Verdict};

/// The results of a contest.
#[derive(Clone, Debug)]
pub struct Report {
    /// Where the puzzles come from.
    pub corpus: String,
    /// The givens of each puzzle in one line.
    pub puzzles: Vec<String>,
    /// The limits that applied.
    pub limits: Limits,
    /// The results of each program.
    pub scores: Vec<Score>,
}

/// The format of a report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ReportFormat {
    /// For a terminal.
    #[default]
    Text,
    /// The whole report, for programs.
    Json,
    /// A line for each program and puzzle.
    Csv,
    /// For the continuous integration services of classrooms.
    Junit,
    /// A page with plots.
    Html,
}

impl ReportFormat {
    /// All of them.
    pub const ALL: [ReportFormat; 5] = [
        ReportFormat::Text,
        ReportFormat::Json,
        ReportFormat::Csv,
        ReportFormat::Junit,
        ReportFormat::Html,
    ];

    /// The name on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            ReportFormat::Text => "text",
            ReportFormat::Json => "json",
            ReportFormat::Csv => "csv",
            ReportFormat::Junit => "junit",
            ReportFormat::Html => "html",
        }
    }
}

impl Report {
    /// The report in a format and language.
    #[must_use]
    pub fn print(&self, format: ReportFormat, lang: Lang) -> String {
        match format {
            ReportFormat::Text => text::print(self, lang),
            ReportFormat::Json => json::print(self, lang),
            ReportFormat::Csv => csv::print(self, lang),
            ReportFormat::Junit => junit::print(self, lang),
            ReportFormat::Html => html::print(self, lang),
        }
    }

    /// Whether every judged program solved every puzzle; our own do not count.
    #[must_use]
    pub fn all_solved(&self) -> bool {
        let judged = self.scores.iter().filter(|score| !score.reference);
        judged
            .flat_map(|score| &score.played)
            .all(|played| played.verdict.is_solved())
    }

    /// The programs from best to worst with their ranks: by how many puzzles they solved, then by the time that took.
    /// Ties share a rank.
    fn ranking(&self) -> Vec<(usize, &Score)> {
        let key = |score: &Score| (Reverse(score.solved()), score.total());
        let mut sorted: Vec<&Score> = self.scores.iter().collect();
        sorted.sort_by_key(|score| key(score));
        let rank = |score: &Score| {
            sorted
                .iter()
                .filter(|other| key(other) < key(score))
                .count()
                + 1
        };
        sorted.iter().map(|score| (rank(score), *score)).collect()
    }

    /// What was played, in a sentence.
    fn setting(&self, lang: Lang) -> Text {
        let mebibytes = decimal(self.limits.memory as f64 / 1_048_576.0, lang);
        let memory = text!("judge-size", value = mebibytes);
        text!(
            "judge-report-setting",
            corpus = &self.corpus,
            puzzles = self.puzzles.len(),
            time = time(self.limits.time, lang),
            memory = memory
        )
    }
}

impl Score {
    /// How many puzzles it solved.
    #[must_use]
    pub fn solved(&self) -> usize {
        self.times().count()
    }

    /// The total time for the solved ones.
    #[must_use]
    pub fn total(&self) -> Duration {
        self.times().sum()
    }

    /// The times of the solved ones.
    fn times(&self) -> impl Iterator<Item = Duration> {
        let solved = self
            .played
            .iter()
            .filter(|played| played.verdict.is_solved());
        solved.map(|played| played.time)
    }

    fn sorted_times(&self) -> Vec<Duration> {
        let mut times: Vec<Duration> = self.times().collect();
        times.sort();
        times
    }

    /// The unsolved puzzles, with their numbers from 1.
    fn faults(&self) -> impl Iterator<Item = (usize, &Played)> {
        let numbered = self.played.iter().enumerate();
        numbered
            .filter(|(_, played)| !played.verdict.is_solved())
            .map(|(number, played)| (number + 1, played))
    }

    /// The kinds of faults, the most frequent first: `3 × timeout`.
    fn fault_kinds(&self, lang: Lang) -> Vec<String> {
        let mut kinds: Vec<(usize, &Verdict)> = Vec::new();
        for (_, played) in self.faults() {
            let id = played.verdict.id();
            match kinds.iter_mut().find(|(_, known)| known.id() == id) {
                Some((count, _)) => *count += 1,
                None => kinds.push((1, &played.verdict)),
            }
        }
        kinds.sort_by_key(|(count, _)| Reverse(*count));
        let said = kinds.into_iter().map(|(count, verdict)| {
            let name = verdict.name();
            lang.say(&text!("judge-report-kind", count = count, name = name))
        });
        said.collect()
    }

    /// The name, marked if it is one of our own.
    fn marked_name(&self) -> String {
        if self.reference {
            format!("{} *", self.name)
        } else {
            self.name.clone()
        }
    }

    /// What the program says about itself.
    fn said(&self) -> Option<Text> {
        let name = self.said_name.as_ref().filter(|name| **name != self.name)?;
        Some(match &self.said_author {
            Some(author) => text!("judge-report-said-author", name = name, author = author),
            None => text!("judge-report-said", name = name),
        })
    }
}

/// A time for people: three significant digits, in seconds from one second on.
fn time(time: Duration, lang: Lang) -> Text {
    let seconds = time.as_secs_f64();
    if seconds < 0.9995 {
        text!(
            "judge-time-milliseconds",
            value = decimal(1000.0 * seconds, lang)
        )
    } else {
        text!("judge-time-seconds", value = decimal(seconds, lang))
    }
}

/// A number with at most three significant digits, without trailing zeros after the decimal point.
fn decimal(number: f64, lang: Lang) -> String {
    let places = match number {
        n if n >= 99.95 => 0,
        n if n >= 9.995 => 1,
        _ => 2,
    };
    let written = format!("{number:.places$}");
    let written = match written.split_once('.') {
        Some(_) => written
            .trim_end_matches('0')
            .trim_end_matches('.')
            .to_string(),
        None => written,
    };
    match lang {
        Lang::English => written,
        Lang::French => written.replace('.', ","),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_three_digits_that_matter() {
        let english =
            |micros| Lang::English.say(&time(Duration::from_micros(micros), Lang::English));
        assert_eq!(english(0), "0 ms");
        assert_eq!(english(1_234), "1.23 ms");
        assert_eq!(english(12_345), "12.3 ms");
        assert_eq!(english(999_400), "999 ms");
        assert_eq!(english(999_600), "1 s");
        assert_eq!(english(2_000_000), "2 s");
        assert_eq!(english(123_456_789), "123 s");
        let french = Lang::French.say(&time(Duration::from_micros(1_500), Lang::French));
        assert_eq!(french, "1,5 ms");
    }

    /// A report in which every text tries to break its format.
    fn hostile() -> Report {
        let name = "<b>\"x\" & 'y'</b>, é\u{1b};";
        let played = |verdict: Verdict, millis| Played {
            verdict,
            time: Duration::from_millis(millis),
            moves: 3,
            complaints: format!("{name}\nsecond line"),
        };
        let score = |reference, solved: u64| Score {
            name: name.to_string(),
            reference,
            said_name: Some("]]>".to_string()),
            said_author: None,
            played: vec![
                played(Verdict::Solved, solved),
                played(Verdict::CannotStart(name.to_string()), 0),
                played(Verdict::Unsupported, 0),
                played(Verdict::Timeout, 2000),
            ],
        };
        Report {
            corpus: name.to_string(),
            puzzles: vec!["4....3.....3..41".to_string(); 4],
            limits: Limits::default(),
            scores: vec![score(false, 20), score(true, 10)],
        }
    }

    #[test]
    fn the_ranking_counts_what_is_solved_and_then_the_time() {
        let mut report = hostile();
        let ranks = |report: &Report| -> Vec<(usize, bool)> {
            let ranking = report.ranking().into_iter();
            ranking
                .map(|(rank, score)| (rank, score.reference))
                .collect()
        };
        assert_eq!(ranks(&report), [(1, true), (2, false)]);
        report.scores[0].played[1].verdict = Verdict::Solved;
        assert_eq!(ranks(&report), [(1, false), (2, true)]);
        assert!(!report.all_solved());
        for played in &mut report.scores[0].played {
            played.verdict = Verdict::Solved;
        }
        assert!(report.all_solved(), "our own do not count");
    }

    #[test]
    fn xml_and_html_are_well_formed_whatever_names_are() {
        use quick_xml::events::Event;
        for lang in Lang::ALL {
            for format in [ReportFormat::Junit, ReportFormat::Html] {
                let page = hostile().print(format, lang);
                // HTML's own way of writing the same is made XML first.
                let page = page
                    .replace("<!DOCTYPE html>\n", "")
                    .replace("<br>", "<br/>");
                let mut page: String = page;
                for open in ["<meta charset=\"utf-8\"", "initial-scale=1\""] {
                    page = page.replace(&format!("{open}>"), &format!("{open}/>"));
                }
                let mut reader = quick_xml::Reader::from_str(&page);
                let mut bold = 0;
                loop {
                    match reader.read_event().unwrap() {
                        Event::Eof => break,
                        Event::Start(tag) if tag.name().as_ref() == b"b" => bold += 1,
                        _ => {}
                    }
                }
                assert_eq!(bold, 0, "{format:?}");
                assert!(!page.contains('\u{1b}'), "{format:?}");
            }
        }
        let junit = hostile().print(ReportFormat::Junit, Lang::English);
        assert!(
            junit.contains("tests=\"4\" failures=\"2\" errors=\"0\" skipped=\"1\""),
            "{junit}"
        );
    }

    #[test]
    fn csv_and_json_read_back() {
        let json: serde_json::Value =
            serde_json::from_str(&hostile().print(ReportFormat::Json, Lang::French)).unwrap();
        assert_eq!(json["programs"][1]["program"], json["corpus"]);
        assert_eq!(json["programs"][1]["results"][3]["verdict"], "timeout");
        let csv = hostile().print(ReportFormat::Csv, Lang::English);
        assert_eq!(csv.lines().count(), 9);
        assert!(csv.contains("\"<b>\"\"x\"\" & 'y'</b>, é"));
    }
}
