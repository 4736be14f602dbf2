//! `grille rate`: its scales, the path of Sudoku Explainer, and the limits of the rating.

use crate::{EASY, TempFile, grille};

/// ER 2.6, EP 2.6, ED 2.6.
const POINTING: &str =
    "........9.6....3..2.4....7...937.5.1.....2..3...15.7....1.24.....8.3.6...4.5.....";
/// ER 8.6, EP 1.2, ED 1.2.
const CHAINS: &str =
    ".....3.8....5..1...5.....745...783...7.....1...924...548.....9...6..4....1.7.....";

#[test]
fn only_the_scales_asked_for_are_computed() {
    let fields = |scales: &str| -> Vec<String> {
        let ran = grille(&["rate", "--format", "tsv", "--scale", scales, CHAINS]);
        assert_eq!(ran.code, 0, "{}", ran.stderr);
        let fields = ran.stdout.trim_end().split('\t').skip(1);
        fields.map(String::from).collect()
    };
    assert_eq!(
        fields("se-1.2.1"),
        ["-", "-", "-", "-", "8.6", "1.2", "1.2"]
    );
    let hodoku = fields("hodoku");
    assert!(hodoku[2].parse::<u32>().is_ok(), "{hodoku:?}");
    assert_eq!([&hodoku[0], &hodoku[4]], ["-", "-"]);
    let both = fields("se-1.2.1,hodoku");
    assert_eq!((&both[2..4], &both[4]), (&hodoku[2..4], &"8.6".to_string()));
    let told = grille(&["rate", "--format", "text", "--scale", "se-1.2.1", CHAINS]);
    assert_eq!(told.stdout, "Sudoku Explainer: ER 8.6, EP 1.2, ED 1.2\n");
    let unknown = grille(&["rate", "--scale", "moon", CHAINS]);
    assert_eq!((unknown.code, unknown.stdout.as_str()), (2, ""));
}

#[test]
fn the_path_shows_each_step_with_its_rating() {
    let path = |format: &str, lang: &str| {
        let scale = ["rate", "--scale", "se-1.2.1", "--path"];
        let ran = grille(&[&scale[..], &["--format", format, "--lang", lang, POINTING]].concat());
        assert_eq!(ran.code, 0, "{}", ran.stderr);
        ran.stdout
    };
    let text = path("text", "en");
    let mut lines = text.lines();
    assert_eq!(
        lines.next(),
        Some("Sudoku Explainer: ER 2.6, EP 2.6, ED 2.6")
    );
    assert_eq!(
        lines.next(),
        Some("   1. 2.6 Pointing: r5c1<>4, r5c7<>4, r5c8<>4")
    );
    assert_eq!(lines.next(), Some("   2. 1.5 Hidden Single: r1c7=4"));
    assert!(path("text", "fr").contains("   2. 1.5 Singleton caché : r1c7=4"));
    let tsv = path("tsv", "en");
    let second = tsv.lines().nth(1).unwrap();
    assert_eq!(second, "\t1\t2.6\tpointing\tr5c1<>4, r5c7<>4, r5c8<>4");
    let json: serde_json::Value = serde_json::from_str(&path("json", "en")).unwrap();
    assert_eq!(json["rating"]["explainer"]["er"], 2.6);
    assert_eq!(
        json["path"].as_array().unwrap().len(),
        tsv.lines().count() - 1
    );
    assert_eq!(json["path"][1]["technique"]["id"], "hidden-single");
    assert_eq!(json["path"][1]["placements"][0]["cell"], "r1c7");
}

#[test]
fn the_rating_can_be_limited_from_both_sides() {
    let file = TempFile::new("limits.txt", format!("{EASY}\n{POINTING}\n{CHAINS}\n"));
    let within = |limits: &[&str]| -> Vec<String> {
        let arguments = [
            "rate",
            "--format",
            "tsv",
            "--scale",
            "se-1.2.1",
            file.path(),
        ];
        let ran = grille(&[&arguments[..], limits].concat());
        assert_eq!(ran.code, 0, "{}", ran.stderr);
        let lines = ran.stdout.lines();
        lines
            .map(|line| line.split('\t').next().unwrap().to_string())
            .collect()
    };
    assert_eq!(within(&["--min", "2.6", "--max", "2.6"]), [POINTING]);
    assert_eq!(within(&["--min", "2.6"]), [POINTING, CHAINS]);
    assert_eq!(within(&["--max", "8.5"]), [EASY, POINTING]);
    assert_eq!(within(&["--min", "8.7"]), [""; 0]);
    let wrong = grille(&["rate", "--min", "hard", EASY]);
    assert_eq!(wrong.code, 2);
    assert!(
        wrong.stderr.contains("a rating such as 4.2"),
        "{}",
        wrong.stderr
    );
}
