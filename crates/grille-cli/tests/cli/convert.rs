use grille::Puzzle;
use grille::logic::BuiltIn;
use grille::notation::Notation;

use crate::{EASY, TempFile, grille, grille_with};

#[test]
fn every_notation_is_written_and_read_again() {
    for notation in Notation::ALL {
        let written = grille(&["convert", "--to", notation.id(), EASY]);
        if matches!(notation, Notation::Killer | Notation::KSudoku) {
            assert_eq!(written.code, 2, "{notation:?} has no place for givens");
            continue;
        }
        assert_eq!(written.code, 0, "{written:?}");
        let file = TempFile::new(&format!("convert.{}", notation.id()), &written.stdout);
        let back = grille(&["convert", "--to", "sdm", file.path()]);
        if notation != Notation::Pencilmarks && notation != Notation::Candidates {
            assert_eq!(
                (back.stdout.trim_end(), back.code),
                (EASY, 0),
                "{notation:?}"
            );
        }
    }
}

#[test]
fn several_puzzles_on_pages_are_separated_and_read_again() {
    let input = format!("{EASY}\n{EASY}\n");
    for notation in [
        "grid",
        "class",
        "chess",
        "ss",
        "lisp",
        "numbers",
        "pencilmarks",
    ] {
        let written = grille_with(&["convert", "--to", notation], input.as_bytes());
        let back = grille_with(&["convert", "--to", "line"], written.stdout.as_bytes());
        assert_eq!(
            back.stdout.lines().count(),
            2,
            "{notation}: {}",
            written.stdout
        );
    }
}

#[test]
fn what_a_notation_leaves_out_is_said() {
    let position = format!(":0000:x:+{}:113:::", EASY.replace('0', "."));
    let ran = grille(&["convert", "--to", "line", &position]);
    assert_eq!(ran.code, 0);
    assert_eq!(
        ran.stderr,
        "Note: the notation “line” leaves out which digits are givens and the candidates ruled out.\n"
    );
    assert_eq!(
        grille(&["convert", "--to", "hodoku", &position])
            .stdout
            .trim_end(),
        position
    );
}

#[test]
fn a_notation_for_nine_refuses_four() {
    let ran = grille(&["convert", "--to", "sdm", "4000030000030041"]);
    assert_eq!(
        (ran.code, ran.stderr.as_str()),
        (2, "Error: The notation “sdm” writes 9×9 grids only.\n")
    );
}

#[test]
fn the_built_in_grids_are_those_of_the_documents() {
    for name in [
        "a1",
        "b1",
        "b-figure-1",
        "b-figure-2",
        "d1",
        "d2",
        "d3",
        "d4",
        "d5",
        "d6",
        "e-example",
        "e-4x4-1",
        "e-9x9-1",
        "e-game",
    ] {
        let puzzle: Puzzle = BuiltIn::named(name).unwrap().puzzle();
        assert!(puzzle.values().count() > 4, "{name}");
    }
}

#[test]
fn an_ambiguous_text_is_noted() {
    let hex = format!("1F{}", ".".repeat(254));
    let ran = grille(&["convert", "--to", "line", &hex]);
    assert!(
        ran.stderr.contains("could mean two things") && ran.stderr.contains("hexadecimal"),
        "{}",
        ran.stderr
    );
    let told = grille(&[
        "convert",
        "--to",
        "line",
        "--from-alphabet",
        "hexadecimal",
        "--to-alphabet",
        "digits",
        &hex,
    ]);
    assert!(told.stdout.starts_with("2G"), "{told:?}");
    assert_eq!(told.stderr, "");
}

#[test]
fn tall_boxes_are_kept_by_a_frame_and_asked_for_on_a_line() {
    let line = format!("1{}", ".".repeat(35));
    let framed = grille(&["convert", "--to", "chess", "--boxes", "3x2", &line]);
    assert!(
        framed.stdout.starts_with("     a b   c d   e f\n"),
        "{}",
        framed.stdout
    );
    let json = grille_with(&["convert", "--to", "json"], framed.stdout.as_bytes());
    assert!(json.stdout.contains("\"boxes\":\"3x2\""), "{}", json.stdout);
    let lost = grille_with(&["convert", "--to", "line"], framed.stdout.as_bytes());
    assert!(
        lost.stderr.contains("the shape of its boxes"),
        "{}",
        lost.stderr
    );
}

#[test]
fn the_output_goes_to_a_file_when_asked() {
    let file = TempFile::new("out.lisp", "");
    let ran = grille(&[
        "convert",
        "--to",
        "lisp",
        "-o",
        file.path(),
        "4000030000030041",
    ]);
    assert_eq!((ran.stdout.as_str(), ran.code), ("", 0));
    assert!(
        std::fs::read_to_string(file.path())
            .unwrap()
            .starts_with("((4 0 0 0)\n")
    );
}

#[test]
fn pictures_are_drawn_one_at_a_time() {
    for (format, start) in [
        ("svg", "<svg"),
        ("html", "<!DOCTYPE html>"),
        ("latex", "\\documentclass"),
    ] {
        let plain = grille(&["convert", "--to", format, EASY]);
        assert!(plain.code == 0 && plain.stdout.contains(start), "{plain:?}");
        let marked = grille(&[
            "convert",
            "--to",
            format,
            "--candidates",
            "--labels",
            "--title",
            "N° 1 & 2",
            EASY,
        ]);
        assert!(marked.code == 0 && marked.stdout.len() > plain.stdout.len());
        let two = grille(&["convert", "--to", format, EASY, EASY]);
        assert_eq!((two.code, two.stdout.as_str()), (2, ""));
        assert!(
            two.stderr.contains("one puzzle at a time"),
            "{}",
            two.stderr
        );
    }
}

#[test]
fn a_file_may_be_converted_onto_itself_and_survives_a_failure() {
    let file = TempFile::new("same.txt", EASY);
    let ran = grille(&["convert", "--to", "lisp", "-o", file.path(), file.path()]);
    assert_eq!(ran.code, 0, "{ran:?}");
    let lisp = std::fs::read_to_string(file.path()).unwrap();
    assert!(lisp.starts_with("((5 3 0"), "{lisp}");
    let ran = grille(&["convert", "--to", "line", "-o", file.path(), "12345"]);
    assert_eq!(ran.code, 2);
    assert_eq!(std::fs::read_to_string(file.path()).unwrap(), lisp);
}
