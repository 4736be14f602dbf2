//! Our path of a puzzle beside HoDoKu's (data folder), step by step: which technique is taken, and what it concludes.
//!
//! `cargo test -p grille-logic --test hodoku_paths -- --nocapture` prints the tables; `GRILLE_SHOW=w-wing` the
//! positions where HoDoKu takes that step and we another (a code or a name of the catalogue, or HoDoKu's name);
//! `GRILLE_SHOW_NOTATION="Sue de Coq"` the steps that HoDoKu writes differently (HoDoKu's name).

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use grille::logic::{Candidate, Position, Step, Technique};
use grille::rate::HodokuWalk;
use grille::{Budget, Digit, Layout, Puzzle};
use grille_needs::{data_folder, needs_data};

/// HoDoKu's names of its steps where they are not those of `techniques.tsv`, with their codes.
const NAMES: [(&str, &str); 17] = [
    ("Simple Colors Trap", "0500"),
    ("Simple Colors Wrap", "0501"),
    ("Multi Colors 1", "0502"),
    ("Multi Colors 2", "0503"),
    ("Continuous Nice Loop", "0706"),
    ("Discontinuous Nice Loop", "0707"),
    ("AIC", "0708"),
    ("Grouped Continuous Nice Loop", "0709"),
    ("Grouped Discontinuous Nice Loop", "0710"),
    ("Grouped AIC", "0711"),
    ("Kraken Fish Type 1", "0371"),
    ("Kraken Fish Type 2", "0372"),
    ("Forcing Chain Contradiction", "1301"),
    ("Forcing Chain Verity", "1302"),
    ("Forcing Net Contradiction", "1303"),
    ("Forcing Net Verity", "1304"),
    ("Brute Force", "xxxx"),
];

/// A line of HoDoKu's path.
struct Line<'a> {
    text: &'a str,
    /// HoDoKu's name of the technique.
    name: &'a str,
    /// The technique, if it is in our catalogue.
    technique: Option<Technique>,
    conclusions: Conclusions,
}

/// Placements and eliminations.
type Conclusions = (BTreeSet<Candidate>, BTreeSet<Candidate>);

fn conclusions(step: &Step) -> Conclusions {
    (
        step.placements.iter().copied().collect(),
        step.eliminations.iter().copied().collect(),
    )
}

/// Codes by HoDoKu's names.
fn codes() -> BTreeMap<String, String> {
    let text = fs::read_to_string(Path::new(data_folder!()).join("techniques/techniques.tsv"));
    let text = text.unwrap();
    let rows = text.lines().filter(|line| !line.starts_with(['#', '-']));
    let listed = rows.map(|row| {
        let fields: Vec<&str> = row.split('\t').collect();
        let code = fields[2].split('+').next().unwrap();
        (fields[1].to_owned(), code.to_owned())
    });
    let more = NAMES.iter().map(|(name, code)| (name, code));
    listed
        .chain(more.map(|(name, code)| ((*name).to_owned(), (*code).to_owned())))
        .collect()
}

/// The digits written after a letter.
fn numbers(text: &str) -> impl Iterator<Item = usize> + Clone + '_ {
    text.chars()
        .map(|digit| digit.to_digit(10).unwrap() as usize - 1)
}

/// Reads `r3c2,r68c3<>6, r1c1=5`.
fn read_conclusions(text: &str) -> Conclusions {
    let layout = Layout::classic();
    let (mut placed, mut removed) = Conclusions::default();
    for item in text.split(", ") {
        let (cells, digit, set) = if let Some((cells, digit)) = item.split_once("<>") {
            (cells, digit, &mut removed)
        } else {
            let (cells, digit) = item.split_once('=').unwrap();
            (cells, digit, &mut placed)
        };
        let digit = Digit::from_index(numbers(digit).next().unwrap());
        for cells in cells.split(',') {
            let (rows, columns) = cells.strip_prefix('r').unwrap().split_once('c').unwrap();
            for row in numbers(rows) {
                for column in numbers(columns) {
                    let cell = layout.cell(row, column).unwrap();
                    set.insert(Candidate::new(cell, digit));
                }
            }
        }
    }
    (placed, removed)
}

fn read_line<'a>(text: &'a str, codes: &BTreeMap<String, String>) -> Line<'a> {
    // `Forcing Chain Contradiction in r1 => …` and `Bivalue Universal Grave + 1 => …` have no colon.
    let before = text.split(" => ").next().unwrap();
    let before = before.split(':').next().unwrap();
    let name = before.split(" in ").next().unwrap();
    let code = &codes[name];
    let result = text.rsplit(" => ").next().unwrap();
    let result = result
        .strip_prefix(before)
        .map_or(result, |rest| &rest[2..]);
    Line {
        text,
        name,
        technique: code.parse().ok(),
        conclusions: read_conclusions(result),
    }
}

/// A puzzle and HoDoKu's path.
fn paths(text: &str) -> Vec<(&str, Vec<&str>)> {
    let mut paths: Vec<(&str, Vec<&str>)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        match (line.strip_prefix("   "), paths.last_mut()) {
            (Some(step), Some((_, steps))) => steps.push(step),
            _ => paths.push((line.split('\t').next().unwrap(), Vec::new())),
        }
    }
    paths
}

/// A step with their conclusions, for a step that we do not take.
fn forced(line: &Line<'_>) -> Step {
    let (placements, eliminations) = &line.conclusions;
    Step {
        technique: line.technique.unwrap_or(Technique::FullHouse),
        placements: placements.iter().copied().collect(),
        eliminations: eliminations.iter().copied().collect(),
        evidence: grille::logic::Evidence::default(),
    }
}

/// How our step compares with theirs.
#[derive(PartialEq)]
enum Compared {
    Same,
    /// The same technique with other conclusions.
    OtherConclusions,
    /// Another technique, or none.
    Other,
    /// They use what we do not have yet, and we find nothing earlier in the order.
    Absent,
}

fn compare(line: &Line<'_>, ours: Option<&Step>) -> Compared {
    match (line.technique, ours) {
        (None, None) => Compared::Absent,
        (Some(theirs), Some(step)) if step.technique == theirs => {
            if conclusions(step) == line.conclusions {
                Compared::Same
            } else {
                Compared::OtherConclusions
            }
        }
        _ => Compared::Other,
    }
}

/// The candidates of a position, to look at a difference: HoDoKu's library line and what we found.
fn shown(position: &Position, ours: Option<&Step>) -> String {
    let cells = position.layout().cells();
    let values = cells.map(|cell| match position.value(cell) {
        Some(digit) => (digit.index() + 1).to_string(),
        None => position
            .candidates(cell)
            .iter()
            .map(|digit| (digit.index() + 1).to_string())
            .collect::<String>(),
    });
    let rows: Vec<String> = values.collect();
    let lines: Vec<String> = rows.chunks(9).map(|row| row.join(" ")).collect();
    let ours = ours.map_or("nothing".to_owned(), |step| {
        format!(
            "{}: {}",
            step.technique.id(),
            step.describe(position).notation()
        )
    });
    format!("    ours: {ours}\n      {}", lines.join("\n      "))
}

/// How often each pair of techniques was seen: theirs and ours.
type Differences<'a> = BTreeMap<(&'a str, String), usize>;

fn print(title: &str, differences: &Differences<'_>) {
    println!("{title}: theirs, ours");
    let mut sorted: Vec<_> = differences.iter().collect();
    sorted.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    for ((theirs, ours), count) in sorted {
        println!("  {count:5} {theirs}, {ours}");
    }
}

/// In each position of their path, the step that we take is theirs.
#[needs_data("hodoku_paths.txt", "techniques/techniques.tsv")]
#[test]
fn in_each_position_of_hodokus_path_we_take_its_step() {
    let show = std::env::var("GRILLE_SHOW").unwrap_or_default();
    let show_notation = std::env::var("GRILLE_SHOW_NOTATION").unwrap_or_default();
    let text = fs::read_to_string(Path::new(data_folder!()).join("hodoku_paths.txt")).unwrap();
    let codes = codes();
    let paths = paths(&text);
    let (mut first, mut every) = (Differences::new(), Differences::new());
    let mut by_technique: BTreeMap<&str, (usize, usize, usize)> = BTreeMap::new();
    let mut whole = 0;
    for (puzzle, steps) in &paths {
        let parsed: Puzzle = puzzle.parse().unwrap();
        let mut walk = HodokuWalk::new(&parsed);
        let mut is_same = true;
        for line in steps {
            let line = read_line(line, &codes);
            let ours = walk.next_step(Budget::default());
            let compared = compare(&line, ours.as_ref());
            let tally = by_technique.entry(line.name).or_default();
            tally.1 += 1;
            if compared == Compared::Same {
                tally.0 += 1;
                let step = ours.unwrap();
                let notation = step.describe(walk.position()).notation();
                let theirs = line.text.split_once(": ").map_or("", |(_, rest)| rest);
                if notation == theirs {
                    tally.2 += 1;
                } else if line.name == show_notation {
                    println!("{puzzle}\n  {}\n  {notation}", line.text);
                }
                walk.apply(&step);
                continue;
            }
            let ours_id = ours.as_ref().map_or("nothing", |step| step.technique.id());
            let difference = match compared {
                Compared::OtherConclusions => format!("{ours_id} with other conclusions"),
                Compared::Absent => "not in the catalogue".to_owned(),
                _ => ours_id.to_owned(),
            };
            let is_shown = line.name == show
                || line.technique.is_some_and(|technique| {
                    technique.id() == show || technique.entry().codes.contains(&show.as_str())
                });
            if is_shown && compared != Compared::Absent {
                println!(
                    "{puzzle}\n  {}\n{}",
                    line.text,
                    shown(walk.position(), ours.as_ref())
                );
            }
            if is_same {
                *first.entry((line.name, difference.clone())).or_default() += 1;
            }
            is_same = false;
            *every.entry((line.name, difference)).or_default() += 1;
            walk.apply(&forced(&line));
        }
        whole += usize::from(is_same);
    }
    print("The first step that differs", &first);
    print("Every step that differs, in their position", &every);
    for (name, (same, all, written)) in &by_technique {
        println!(
            "{:6.2} % {same:6} of {all:6}, {written:6} written alike: {name}",
            100.0 * *same as f64 / *all as f64
        );
    }
    for name in WRITTEN_ALIKE {
        let (same, _, written) = by_technique[name];
        assert!(same > 40 && written == same, "{name}: {written} of {same}");
    }
    println!(
        "{whole} of {} paths are the same in every step",
        paths.len()
    );
    assert!(paths.len() > 2000);
    assert!(
        whole * 100 >= paths.len() * LEAST_SAME,
        "{whole} of {}",
        paths.len()
    );
}

/// Steps that we write as HoDoKu does, to the letter.
const WRITTEN_ALIKE: [&str; 6] = [
    "Sue de Coq",
    "Almost Locked Set XZ-Rule",
    "Almost Locked Set XY-Wing",
    "Almost Locked Set Chain",
    "W-Wing",
    "Remote Pair",
];

/// How many paths of a hundred must be the same in every step.
const LEAST_SAME: usize = 84;
