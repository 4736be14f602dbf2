use crate::{EASY, Ran, TempFile, grille, grille_with};

/// A clear message, exit 2, nothing on standard output but perhaps line ends, and no panic.
fn assert_refused(ran: &Ran, expected: &str) {
    assert_eq!(ran.code, 2, "{ran:?}");
    assert!(
        ran.stderr.starts_with("Error: ") && ran.stderr.contains(expected),
        "{}",
        ran.stderr
    );
    assert!(
        !ran.stderr.contains("panicked") && ran.stdout.trim().is_empty(),
        "{ran:?}"
    );
}

#[test]
fn malformed_input_of_every_kind_is_refused_by_each_command() {
    let nuls = [0_u8; 81];
    let inputs: [(&[u8], &str); 12] = [
        (b"", "There is no puzzle here."),
        (b"\n\n \t\n", "There is no puzzle here."),
        (b"# only a comment\n", "There is no puzzle here."),
        (b"12345", "line 1, column 6: 5 cells found"),
        (&nuls, "U+0000"),
        (b"\xff\xfe1\x002\x00", "This is not text (UTF-8)."),
        (
            "数独".as_bytes(),
            "line 1, column 1: “数” is not a cell of a grid",
        ),
        (
            "٥٣..٧....".repeat(9).as_str().to_owned().leak().as_bytes(),
            "line 1, column 1: “٥”",
        ),
        (b"hello world", "cells found"),
        (b"((4 0 0 0) (0 3", "lisp"),
        (b"{\"puzzle\": \"5", "JSON"),
        (b":0300:4:123:::", "cells found"),
    ];
    for (input, expected) in inputs {
        for command in [
            &["solve"][..],
            &["check"],
            &["show"],
            &["convert", "--to", "line"],
        ] {
            assert_refused(&grille_with(command, input), expected);
        }
    }
}

#[test]
fn a_character_too_many_or_too_few_is_named_with_its_place() {
    let short = &EASY[..80];
    let long = format!("{EASY}7");
    let bad = EASY.replace("195", "1a5");
    assert_refused(
        &grille(&["check", short]),
        "column 81: 80 cells found; a 9×9 grid has 81.",
    );
    assert_refused(
        &grille(&["check", &long]),
        "column 82: 82 cells found; a 9×9 grid has 81.",
    );
    assert_refused(
        &grille(&["check", &bad]),
        "“a” is not a cell of a 9×9 grid: 1-9, or 0 . X * _ for an empty cell.",
    );
}

#[test]
fn a_hundred_megabytes_without_a_line_end_are_refused_in_little_memory() {
    // 64 MB of address space are less than the input is long.
    let mut command = std::process::Command::new("sh");
    command.args([
        "-c",
        "ulimit -v 65536; head -c 100000000 /dev/zero | tr '\\0' 1 | \"$0\" solve",
    ]);
    let output = command
        .arg(super::GRILLE)
        .env("LC_ALL", "C")
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stderr).contains("The line is too long for a puzzle"));
}

#[test]
fn files_that_are_not_there_are_named() {
    for name in [
        "no-such-file.txt",
        "folder/puzzle",
        "grilles.sdm",
        "puzzle",
        "zebra",
        "1.txt2/x",
    ] {
        assert_refused(
            &grille(&["solve", name]),
            &format!("There is no file “{name}”."),
        );
    }
    let ran = grille(&["solve", "--lang", "fr", "grilles.sdm"]);
    assert_eq!(
        ran.stderr,
        "Erreur : Fichier introuvable : « grilles.sdm ».\n"
    );
    // What could be a puzzle is told what it lacks as one.
    for puzzle in ["12345", "4....3.....3..4", "1.A.B.F.C", "....x...", "hello"] {
        assert_refused(
            &grille(&["solve", puzzle]),
            "is neither a file nor a puzzle.",
        );
    }
    let folder = std::env::temp_dir();
    assert_refused(
        &grille(&["solve", folder.to_str().unwrap()]),
        "is a folder, not a file of puzzles.",
    );
    let empty = TempFile::new("empty.txt", "");
    assert_refused(
        &grille(&["solve", empty.path()]),
        "empty.txt: There is no puzzle here.",
    );
}

#[cfg(unix)]
#[test]
fn what_the_system_refuses_is_told_in_the_users_language() {
    let there = TempFile::new("there.txt", "4....3.....3..41");
    let below = format!("{}/x", there.path());
    for (arguments, english, french) in [
        (
            &["convert", "--to", "line", "--output", "/no/such/folder/x"][..],
            "/no/such/folder/x cannot be written: no such file or folder.",
            "Impossible d'écrire /no/such/folder/x : fichier ou dossier introuvable.",
        ),
        (
            &["convert", "--to", "line", "--output", &below],
            "a part of the path is not a folder.",
            "une partie du chemin n'est pas un dossier.",
        ),
        (
            &["convert", "--to", "line", "--output", "/dev/full"],
            "The system reports: the disk is full.",
            "Le système signale : le disque est plein.",
        ),
    ] {
        if arguments.contains(&"/dev/full") && !cfg!(target_os = "linux") {
            continue;
        }
        let all = [arguments, &[there.path()]].concat();
        assert_refused(&grille(&all), english);
        let ran = grille(&[&all[..], &["--lang", "fr"]].concat());
        assert!(ran.stderr.contains(french), "{}", ran.stderr);
    }
}

#[test]
fn errors_are_in_the_users_language() {
    let ran = grille(&["check", "--lang", "fr", &EASY[..80]]);
    assert!(
        ran.stderr
            .ends_with("ligne 1, colonne 81 : 80 cases trouvées ; une grille 9×9 en a 81.\n"),
        "{}",
        ran.stderr
    );
}

#[test]
fn a_clash_is_told_by_show_and_convert() {
    let clash = format!("55{}", &EASY[2..]);
    assert_refused(
        &grille(&["show", &clash]),
        "5 appears twice in row 1, at r1c1 and r1c2.",
    );
    assert_refused(
        &grille(&["convert", "--to", "lisp", &clash]),
        "5 appears twice in box 1, at r1c1 and r1c2.",
    );
}

#[test]
fn document_e_names_a_size_that_there_is_not_in_its_own_words() {
    let ran = grille(&["play", "--style", "prompt", "--size", "7", "--lang", "fr"]);
    assert_eq!(ran.code, 2);
    assert_eq!(ran.stdout, "ERREUR: taille non valide\n");
    assert!(
        ran.stderr.contains("les tailles sont 4, 6, 8"),
        "{}",
        ran.stderr
    );
    let english = grille(&["play", "--style", "prompt", "--size", "7"]);
    assert_eq!(english.stdout, "ERROR: invalid size\n");
}
