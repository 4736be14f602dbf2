//! The league table, for every format that shows it.

use grille::say::{Lang, text};

use super::{Report, time};

/// The headings and the rows, as they are shown.
pub(super) struct Table {
    pub(super) headings: [String; 7],
    pub(super) rows: Vec<[String; 7]>,
}

/// Which columns hold numbers and are right-aligned.
pub(super) const NUMBERS: [bool; 7] = [true, false, true, true, true, true, false];

impl Table {
    pub(super) fn of(report: &Report, lang: Lang) -> Table {
        let headings = [
            text!("judge-report-rank"),
            text!("judge-report-program"),
            text!("judge-report-solved"),
            text!("judge-report-median"),
            text!("judge-report-slowest"),
            text!("judge-report-total"),
            text!("judge-report-failures"),
        ];
        let rows = report.ranking().into_iter().map(|(rank, score)| {
            let times = score.sorted_times();
            let said = |of: Option<&std::time::Duration>| {
                of.map_or_else(|| "–".to_string(), |&of| lang.say(&time(of, lang)))
            };
            [
                rank.to_string(),
                score.marked_name(),
                format!("{}/{}", score.solved(), score.played.len()),
                said(times.get(times.len() / 2)),
                said(times.last()),
                said(Some(&score.total())),
                score.fault_kinds(lang).join(", "),
            ]
        });
        Table {
            headings: headings.map(|heading| lang.say(&heading)),
            rows: rows.collect(),
        }
    }
}
