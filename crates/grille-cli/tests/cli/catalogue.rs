//! Every command over every variant and layout of the catalogue: each puzzle gets an answer or a clear
//! refusal, whatever its shape.

use grille::constraint::Variant;
use grille::layouts::NamedLayout;
use grille::notation::Notation;
use grille::{Draft, Validate};

use crate::{Folder, Ran, TempFile, grille, grille_in, grille_with};

/// The examples of the catalogue, all named layouts, and a jigsaw and a grid without boxes on which `explain` once panicked.
fn puzzles() -> Vec<String> {
    let jigsaw = "6j:g3a6a5c3d2c5a3a1g,d___ca___a__a_daacb_b___b__fa";
    let latin = "size 4\nboxes none\ngrid\n12..\n....\n....\n..34";
    let further = [jigsaw, latin].map(|text| grille::read_puzzle(text).unwrap());
    // Those that are no variants of the catalogue, too.
    let layouts = NamedLayout::ALL.map(|named| Draft::new(named.layout()).validate().unwrap());
    let examples = Variant::all().iter().map(|variant| {
        let puzzle = variant.example().validate();
        puzzle.unwrap_or_else(|invalid| panic!("{}: {invalid:?}", variant.id))
    });
    let json = examples.chain(further).chain(layouts).map(|puzzle| {
        let printed = Notation::Json.print(&puzzle).unwrap();
        printed.trim_end().to_string()
    });
    json.collect()
}

/// One file with all of them, a line each, so that each command starts once.
fn collection(name: &str) -> (TempFile, usize) {
    let puzzles = puzzles();
    let file = TempFile::new(name, puzzles.join("\n") + "\n");
    (file, puzzles.len())
}

/// Whether the program ended by itself: with an answer, or with a refusal that says why.
fn assert_answered(ran: &Ran, arguments: &[&str]) {
    assert!(
        (0..=2).contains(&ran.code) && !ran.stderr.contains("panicked"),
        "{arguments:?}: {} {}",
        ran.code,
        ran.stderr
    );
    assert!(
        ran.code != 2 || !ran.stderr.is_empty(),
        "{arguments:?} is refused without a word"
    );
}

#[test]
fn every_command_that_answers_in_lines_answers_for_each_puzzle_of_the_catalogue() {
    let (file, count) = collection("catalogue-lines.jsonl");
    for arguments in [
        &["solve", "--format", "json", "--timeout", "1"][..],
        &["check", "--format", "json", "--timeout", "1"],
        &["rate", "--format", "json", "--timeout", "1"],
        &["explain", "--format", "json", "--timeout", "1"],
        &["convert", "--to", "json"],
        &["show", "--format", "json"],
    ] {
        let ran = grille(&[arguments, &[file.path()]].concat());
        assert_answered(&ran, arguments);
        assert_eq!(
            ran.stdout.lines().count(),
            count,
            "{arguments:?}: {}",
            ran.stderr
        );
    }
}

#[test]
fn every_command_for_people_draws_each_puzzle_of_the_catalogue() {
    let (file, _) = collection("catalogue-people.jsonl");
    for arguments in [
        &["solve", "--format", "grid", "--timeout", "1"][..],
        &["solve", "--first", "--format", "grid", "--timeout", "1"],
        &["solve", "--rules", "r1..r5"],
        &["solve", "--rules", "r1..r4", "--exhaustive", "--limit", "9"],
        &["check", "--timeout", "1"],
        &["show"],
        &["show", "--candidates"],
        &["explain", "--timeout", "1", "--until", "3"],
        &[
            "explain",
            "--timeout",
            "1",
            "--format",
            "html",
            "--until",
            "3",
        ],
        &["hint", "--timeout", "1", "--level", "step"],
        &["hint", "--timeout", "1", "--format", "json"],
        &["steps", "--timeout", "0.1"],
        &["candidates"],
        &["candidates", "--format", "json"],
        &["candidates", "--true", "--timeout", "0.1"],
        &["rate", "--timeout", "1"],
    ] {
        for lang in ["en", "fr"] {
            let ran = grille(&[arguments, &["--lang", lang, file.path()]].concat());
            assert_answered(&ran, arguments);
            assert!(ran.code < 2, "{arguments:?}: {}", ran.stderr);
            assert!(!ran.stdout.is_empty(), "{arguments:?}");
        }
    }
}

#[test]
fn every_notation_writes_each_puzzle_of_the_catalogue_or_says_why_not() {
    let puzzles = puzzles();
    let words = Notation::ALL.iter().map(|notation| notation.id());
    for word in words.chain(["svg", "html", "latex", "drawing"]) {
        for puzzle in &puzzles {
            let arguments = ["convert", "--to", word];
            let ran = grille_with(&arguments, puzzle.as_bytes());
            assert_answered(&ran, &arguments);
            assert!(ran.code == 2 || !ran.stdout.is_empty(), "{word}");
        }
    }
}

#[test]
fn every_puzzle_of_the_catalogue_can_be_played_in_both_plain_styles() {
    let games = Folder::new("catalogue-games");
    for (style, answers) in [("prompt", "1 a 1\np\nc\nq\n"), ("dialogue", "1 1\n1\n")] {
        for puzzle in puzzles() {
            let file = TempFile::new("catalogue-play.json", &puzzle);
            let arguments = ["play", "--style", style, file.path()];
            let ran = grille_in(&games, &arguments, answers.as_bytes());
            assert_answered(&ran, &arguments);
            assert_eq!(ran.code, 0, "{puzzle}: {}", ran.stderr);
        }
    }
}
