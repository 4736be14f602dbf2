//! `--timeout` covers everything that is done for a puzzle, from reading it on. What could not be examined in time, or
//! at all, is never called unsolvable.

use crate::{EASY, TempFile, grille, grille_with};

const CAGED: &str = "size 4\ngrid\n1...\n....\n....\n....\ncage 5: r1c3 r1c4\n";

/// The same as one line of JSON.
const CAGED_JSON: &str =
    r#"{"size":4,"puzzle":"1...............","constraints":["cage 5: r1c3 r1c4"]}"#;

#[test]
fn reading_ends_with_the_time_of_every_command() {
    let file = TempFile::new("timeout.txt", CAGED);
    for command in [
        &["solve"][..],
        &["solve", "--all"],
        &["solve", "--rules", "r1"],
        &["check"],
        &["hint"],
        &["explain"],
        &["steps"],
        &["rate"],
        &["candidates"],
        &["show"],
        &["convert", "--to", "text"],
        &["convert", "--to", "svg"],
    ] {
        let timed = [command, &["--timeout", "0"]].concat();
        let from_file = grille(&[&timed[..], &[file.path()]].concat());
        let argument = grille(&[&timed[..], &[CAGED_JSON]].concat());
        let piped = grille_with(&timed, CAGED.as_bytes());
        let line = grille_with(&timed, format!("{CAGED_JSON}\n{CAGED_JSON}\n").as_bytes());
        let numbered = [&timed[..], &["--line", "1", file.path()]].concat();
        for ran in [from_file, argument, piped, line, grille(&numbered)] {
            assert_eq!(ran.code, 1, "{command:?}: {ran:?}");
            let said = "the cage of 5 at r1c3: time ran out";
            assert!(ran.stderr.contains(said), "{command:?}: {ran:?}");
        }
        let ran = grille(&[command, &["--timeout", "60", file.path()]].concat());
        assert!(!ran.stderr.contains("time"), "{command:?}: {ran:?}");
    }
}

#[test]
fn a_search_over_candidate_grids_ends_with_its_time() {
    let empty = ".".repeat(16);
    let search = [
        "solve",
        "--rules",
        "r1",
        "--exhaustive",
        "--limit",
        "4294967296",
        "--timeout",
        "0",
    ];
    let ran = grille(&[&search[..], &[&empty]].concat());
    assert_eq!(ran.code, 1, "{ran:?}");
    assert!(ran.stderr.contains("(--timeout) ran out"), "{ran:?}");
    let ran = grille(&[&search[..], &["--format", "json", &empty]].concat());
    assert!(ran.stdout.contains("\"unfinished\":true"), "{ran:?}");
    assert_eq!(ran.code, 1);
}

/// A text whose constraints are compiled after it was read, and take more memory than a puzzle may use.
fn too_much() -> String {
    let name = |at: u32| char::from_digit(at + 1, 36).unwrap();
    let lunchbox = |number: u32| {
        let cell = |column: u32| format!("~R{}C{}", name(number % 16), name(column));
        let cells: String = (0..16).map(cell).collect();
        format!(".Lunchbox~{}{cells}", 20 + number / 16)
    };
    format!(".Shape~16x16{}", (0..400).map(lunchbox).collect::<String>())
}

#[test]
fn what_is_too_much_to_examine_is_not_said_to_have_no_solution() {
    let text = too_much();
    for (command, format) in [("solve", "json"), ("solve", "tsv"), ("check", "json")] {
        let ran = grille_with(&[command, "--format", format], text.as_bytes());
        // A report has it among the problems.
        let said = ran.stderr.clone() + &ran.stdout;
        assert!(said.contains("64 MB"), "{said}");
        assert_ne!(ran.code, 0);
        assert!(!ran.stdout.contains("\"none\""), "{}", ran.stdout);
        assert!(!ran.stdout.contains("\t0\t"), "{}", ran.stdout);
    }
    let ran = grille_with(&["solve", "--all"], text.as_bytes());
    assert!(ran.stderr.contains("64 MB") && ran.code == 2, "{ran:?}");
}

#[test]
fn a_wrong_solution_that_comes_with_a_puzzle_does_not_take_its_own_away() {
    let wrong = format!("quizzes,solutions\n{EASY},{}\n", "1".repeat(81));
    let ran = grille_with(&["check", "--format", "json"], wrong.as_bytes());
    assert!(
        ran.stdout.contains("\"outcome\":\"unique\""),
        "{}",
        ran.stdout
    );
    assert!(
        ran.stdout.contains("\"valid_grid\":false"),
        "{}",
        ran.stdout
    );
    assert_eq!(ran.code, 1);
}
