use serde_json::Value;

use crate::{EASY, SOLVED, TempFile, grille, grille_with};

const D3: &str =
    "000500010605020000001800503004060001700000004800030600209005700000080205060009000";
const D5: &str =
    "103678002040000900000090000407000010058000260030000804000030000009700020700549006";

#[test]
fn explain_tells_every_step_and_ends_with_the_solution() {
    let ran = grille(&["explain", EASY]);
    assert_eq!(ran.code, 0);
    assert!(ran.stdout.contains("\n1. "), "{}", ran.stdout);
    assert!(
        ran.stdout.contains("Solved by logic in 51 steps."),
        "{}",
        ran.stdout
    );
    let french = grille(&["explain", "--lang", "fr", EASY]);
    assert!(
        french
            .stdout
            .contains("Résolue par la logique en 51 étapes."),
        "{}",
        french.stdout
    );
    let json: Value =
        serde_json::from_str(&grille(&["explain", "--format", "json", EASY]).stdout).unwrap();
    assert_eq!(
        (json["solved"].as_bool(), json["grid"]["digits"].as_str()),
        (Some(true), Some(SOLVED))
    );
    let step = &json["steps"][0]["step"];
    assert!(
        step["technique"].is_string()
            && step["say"]["full"].is_string()
            && step["placements"].is_array()
    );
}

#[test]
fn explain_stops_where_asked_and_says_where_logic_ends() {
    let ran = grille(&["explain", "--until", "3", EASY]);
    assert!(
        ran.code == 0 && ran.stdout.contains("After 3 steps."),
        "{}",
        ran.stdout
    );
    assert_eq!(ran.stdout.matches("\n4. ").count(), 0);
    let ran = grille(&["explain", D5]);
    assert!(
        ran.code == 1 && ran.stdout.contains("the grid has several solutions."),
        "{}",
        ran.stdout
    );
    let page = grille(&["explain", "--format", "html", "--lang", "fr", EASY]);
    assert!(
        page.stdout
            .starts_with("<!DOCTYPE html>\n<html lang=\"fr\">")
    );
    assert_eq!(page.stdout.matches("<li>").count(), 51);
}

#[test]
fn a_hint_goes_from_vague_to_full() {
    let vague = grille(&["hint", "--level", "where", EASY]);
    let full = grille(&["hint", EASY]);
    assert_eq!(vague.stdout.lines().count(), 1);
    assert!(full.stdout.starts_with(&vague.stdout) && full.stdout.len() > 10 * vague.stdout.len());
    let json: Value =
        serde_json::from_str(&grille(&["hint", "--format", "json", EASY]).stdout).unwrap();
    assert_eq!(json["levels"].as_array().unwrap().len(), 5);
}

#[test]
fn a_hint_first_names_what_is_wrong() {
    // r1c3 is 4 in the solution; here a 2 was placed.
    let line: String = EASY.replace('0', ".");
    let wrong = format!(":0000:x:{}+2{}::::", &line[..2], &line[3..]);
    let ran = grille(&["hint", &wrong]);
    assert!(ran.stdout.contains("The digit at r1c3 is wrong"), "{ran:?}");
    assert_eq!(ran.code, 1);
}

#[test]
fn steps_lists_the_steps_of_the_techniques_asked_for() {
    let all = grille(&["steps", D3]);
    let singles = grille(&[
        "steps",
        "--technique",
        "0002",
        "--technique",
        "naked-single",
        D3,
    ]);
    assert!(all.stdout.lines().count() > singles.stdout.lines().count());
    assert!(
        singles.stdout.lines().all(|line| line.contains("Single: ")),
        "{}",
        singles.stdout
    );
    let json = grille(&["steps", "--technique", "pointing", "--format", "json", D3]);
    let told: Value = serde_json::from_str(json.stdout.lines().next().unwrap()).unwrap();
    assert_eq!(told["puzzle"], D3.replace('0', "."));
    let step = &told["steps"][0];
    assert_eq!(
        (step["technique"].as_str(), step["code"].as_str()),
        (Some("pointing"), Some("0100"))
    );
    assert!(!step["eliminations"].as_array().unwrap().is_empty());
    let none = grille(&["steps", "--technique", "jellyfish", SOLVED]);
    assert_eq!(none.code, 1);
    let unknown = grille(&["steps", "--technique", "magic", D3]);
    assert!(
        unknown.code == 2 && unknown.stderr.contains("“magic” is not a value for"),
        "{}",
        unknown.stderr
    );
}

#[test]
fn candidates_tells_what_may_go_into_a_cell_and_why_not() {
    let ran = grille(&["candidates", "--cell", "r1c3", EASY]);
    assert!(
        ran.stdout.starts_with("1, 2 and 4 can go into r1c3.\n"),
        "{}",
        ran.stdout
    );
    assert!(
        ran.stdout
            .contains("5 is forbidden: already in row 1 and box 1, at r1c1"),
        "{}",
        ran.stdout
    );
    let all = grille(&["candidates", "--format", "json", EASY]);
    let all: Value = serde_json::from_str(&all.stdout).unwrap();
    assert_eq!(all["cells"].as_array().unwrap().len(), 81);
    assert_eq!(all["cells"][2]["digits"], "124");
    assert_eq!(all["cells"][2]["forbidden"][1]["digit"], "5");
    assert_eq!(grille(&["candidates", "--cell", "r10c1", EASY]).code, 2);
    assert_eq!(grille(&["candidates", "--cell", "nowhere", EASY]).code, 2);
}

#[test]
fn rate_gives_a_line_a_puzzle_in_order() {
    let file = TempFile::new("rate.txt", format!("{EASY}\n{D3}\n{D5}\n"));
    let ran = grille(&["rate", "--format", "tsv", file.path()]);
    let rows: Vec<Vec<&str>> = ran
        .stdout
        .lines()
        .map(|line| line.split('\t').collect())
        .collect();
    assert_eq!(rows.len(), 3);
    assert!(rows.iter().all(|row| row.len() == 8), "{rows:?}");
    assert_eq!((rows[0][0], rows[1][0]), (EASY, D3));
    assert_eq!(
        rows[1][1..],
        ["medium", "pointing", "480", "Medium", "2.0", "1.2", "1.2"]
    );
    // Several solutions: nothing to rate.
    assert_eq!(rows[2][1..], ["-"; 7]);
    assert!(
        ran.code == 1 && ran.stderr.contains("does not have exactly one solution"),
        "{}",
        ran.stderr
    );
    let threads = grille_with(
        &["rate", "--threads", "3"],
        format!("{EASY}\n{D3}\n{D5}\n").as_bytes(),
    );
    assert_eq!(threads.stdout, ran.stdout);
}

#[test]
fn each_technique_is_in_the_catalogue_and_has_examples() {
    let list = grille(&["techniques", "--lang", "fr"]);
    assert!(
        list.stdout.lines().count() > 40 && list.stdout.contains("naked-pair"),
        "{}",
        list.stdout
    );
    for technique in ["x-wing", "0800", "unique-rectangle-1"] {
        let ran = grille(&["techniques", technique]);
        assert!(
            ran.code == 0 && ran.stdout.matches(" => ").count() == 3,
            "{}",
            ran.stdout
        );
        let third = grille(&["techniques", technique, "--example", "3"]);
        let (_, last) = ran.stdout.rsplit_once("Example 3 of 3\n").unwrap();
        assert!(third.stdout.ends_with(last) && !third.stdout.contains("Example 2"));
    }
    let beyond = grille(&["techniques", "x-wing", "--example", "4"]);
    assert_eq!((beyond.code, beyond.stdout.as_str()), (2, ""));
    assert!(beyond.stderr.contains("There are 3 examples"));
}

#[test]
fn a_rating_names_only_what_the_explanation_uses() {
    // Sudoku Explainer takes a unique loop in the first; the second needs chains.
    let unique_loop =
        "......6..5..2.......79...8....18.2...2..9..4.965....7.6.....7..1..54..9....6..158";
    let chains =
        "4....2.391.53..28.............4..9.886........79...1....123...4...9........1.8...";
    let rating = |puzzle: &str| -> serde_json::Value {
        let ran = grille(&["rate", "--format", "json", puzzle]);
        serde_json::from_str(&ran.stdout).unwrap()
    };
    let explanation = |puzzle: &str| -> serde_json::Value {
        let ran = grille(&["explain", "--format", "json", puzzle]);
        serde_json::from_str(&ran.stdout).unwrap()
    };
    for puzzle in [unique_loop, chains] {
        let (rated, explained) = (rating(puzzle), explanation(puzzle));
        let rated = &rated["rating"];
        assert_eq!(explained["solved"], true);
        for scale in ["grade", "hodoku", "explainer"] {
            assert!(rated.get(scale).is_some(), "{puzzle}: {scale}");
        }
        let steps = explained["steps"].as_array().unwrap();
        assert!(
            steps
                .iter()
                .any(|step| step["step"]["technique"] == rated["hardest"]["id"]),
            "{} is not among the steps",
            rated["hardest"]
        );
    }
    assert_eq!(rating(unique_loop)["rating"]["explainer"]["er"], 4.6);
}

#[test]
fn scales_that_know_no_such_puzzle_have_no_number() {
    let x = "...2....89.7.....43..8..5..........3.....9......4..7.1.........57...23....3.64...";
    for (arguments, puzzle) in [(&["--variant", "x"][..], x), (&[], "4....3.....3..41")] {
        let all = [&["rate", "--format", "json"], arguments, &[puzzle]].concat();
        let rated: serde_json::Value = serde_json::from_str(&grille(&all).stdout).unwrap();
        let rated = &rated["rating"];
        assert!(
            rated["grade"]["id"].is_string() && rated["hardest"]["id"].is_string(),
            "{rated}"
        );
        for scale in ["hodoku", "explainer"] {
            assert_eq!(rated.get(scale), None, "{scale}");
        }
        let all = [
            &["rate", "--lang", "fr", "--format", "text"],
            arguments,
            &[puzzle],
        ]
        .concat();
        let ran = grille(&all);
        assert!(ran.stdout.contains("HoDoKu : – ;"), "{}", ran.stdout);
        assert!(
            ran.stdout.contains("que les grilles 9×9 classiques"),
            "{}",
            ran.stdout
        );
    }
    let ran = grille(&["generate", "--size", "6", "--se", "2.0..3.0"]);
    assert_eq!(ran.code, 2);
    assert!(ran.stderr.contains("classic 9×9"), "{}", ran.stderr);
}

#[test]
fn what_takes_longer_than_its_time_limit_says_so_and_shows_what_was_found() {
    for (command, said) in [
        ("hint", "No hint was found within the time limit"),
        ("explain", "the time limit (--timeout) ran out"),
        ("steps", "the time limit (--timeout) ran out"),
        ("rate", "could not be rated within the time limit"),
    ] {
        let ran = grille(&[command, "--timeout", "0", EASY]);
        assert_eq!(ran.code, 1, "{command}: {}", ran.stderr);
        assert!(ran.stderr.contains(said), "{command}: {}", ran.stderr);
        // The limit is for each puzzle, and not for all of them.
        let two = grille(&[command, "--timeout", "0", EASY, SOLVED]);
        assert_eq!(two.code, 1, "{command}: {}", two.stderr);
        let french = grille(&[command, "--lang", "fr", "--timeout", "0", EASY]);
        assert!(
            french.code == 1 && french.stderr.contains("temps limite"),
            "{command}: {}",
            french.stderr
        );
        let bad = grille(&[command, "--timeout", "soon", EASY]);
        assert_eq!(bad.code, 2, "{command}: {}", bad.stderr);
        let help = grille(&[command, "--help"]);
        assert!(
            help.stdout.contains("60 seconds; exit code 1"),
            "{}",
            help.stdout
        );
    }
    let ran = grille(&["explain", "--timeout", "0", EASY]);
    assert!(ran.stdout.contains("After 0 steps."), "{}", ran.stdout);
    let ran = grille(&["hint", "--format", "json", "--timeout", "0", EASY]);
    let json: Value = serde_json::from_str(&ran.stdout).unwrap();
    assert_eq!((ran.code, json["kind"].as_str()), (1, Some("unknown")));
    let ran = grille(&["rate", "--format", "tsv", "--timeout", "0", EASY]);
    assert_eq!(ran.stdout.matches("\t-").count(), 7, "{}", ran.stdout);
}
