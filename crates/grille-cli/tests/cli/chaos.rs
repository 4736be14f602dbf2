//! Puzzles whose regions are to be found, as their users meet them.

use crate::{grille, grille_with};

const PUZZLE: &str = "size 6\ngrid\n.2.1..\n......\n..6...\n...2..\n2.3.1.\n......\n\
                      chaos-construction\nregion-run: f1, a2, d2, f4, a5, d5, a6\n";
const SOLUTION: &str = "524136465321136452341265253614612543";
const REGIONS: &str = "AABBCCAADBBCAADEBCDDDEBCDEEEECFFFFFF";

#[test]
fn the_regions_are_found_told_and_drawn() {
    let ran = grille_with(&["solve", "--format", "json"], PUZZLE.as_bytes());
    assert_eq!(ran.code, 0);
    for (key, value) in [("digits", SOLUTION), ("regions", REGIONS)] {
        let said = format!("\"{key}\":\"{value}\"");
        assert!(ran.stdout.contains(&said), "{said} in {}", ran.stdout);
    }
    let ran = grille_with(&["solve", "--format", "grid"], PUZZLE.as_bytes());
    // The lowest region is the last row.
    assert!(ran.stdout.contains("├───┴"), "{}", ran.stdout);
    let ran = grille_with(&["show", "--format", "grid"], PUZZLE.as_bytes());
    assert!(!ran.stdout.contains('┴'), "{}", ran.stdout);
    assert!(ran.stdout.contains("The regions are not drawn"));
}

/// The puzzle with all its digits.
fn complete() -> String {
    PUZZLE.replace(
        ".2.1..\n......\n..6...\n...2..\n2.3.1.\n......",
        "524136\n465321\n136452\n341265\n253614\n612543",
    )
}

#[test]
fn a_picture_of_a_complete_grid_has_the_regions() {
    let lines = |puzzle: &str| {
        let ran = grille_with(&["convert", "--to", "svg"], puzzle.as_bytes());
        assert_eq!(ran.code, 0, "{ran:?}");
        let thick = ran.stdout.split_once("class=\"thick\"").expect("borders").1;
        thick.split_once('>').unwrap().0.matches('M').count()
    };
    assert!(lines(&complete()) > lines(PUZZLE));
}

#[test]
fn every_command_takes_them_and_says_how_far_it_gets() {
    // Logic alone does not get to the end, which is an answer too.
    for (command, most) in [
        ("check", 0),
        ("candidates", 0),
        ("explain", 1),
        ("hint", 0),
        ("rate", 1),
    ] {
        let ran = grille_with(&[command], PUZZLE.as_bytes());
        assert!(ran.code <= most, "{command}: {ran:?}");
        assert!(!ran.stdout.is_empty(), "{command}: {ran:?}");
    }
    let ran = grille_with(&["explain"], PUZZLE.as_bytes());
    assert!(ran.stdout.contains("├───┴"), "{}", ran.stdout);
    let ran = grille_with(&["check"], complete().as_bytes());
    assert_eq!(
        (ran.code, ran.stdout.lines().next()),
        (0, Some("Complete and correct."))
    );
}

#[test]
fn what_is_not_done_is_said() {
    for (lang, said) in [("en", "does not make puzzles"), ("fr", "ne crée pas")] {
        let ran = grille(&[
            "--lang",
            lang,
            "generate",
            "--variant",
            "chaos-construction",
        ]);
        assert_eq!(ran.code, 2);
        assert!(ran.stderr.contains(said), "{}", ran.stderr);
    }
    let ran = grille_with(&["convert", "--to", "f-puzzles"], PUZZLE.as_bytes());
    assert_eq!(ran.code, 2, "{ran:?}");
}
