//! The documents' dialogues from the first word to the last, in both languages, with every error.
//! Run with `UPDATE_GOLDEN=1` to write the golden files anew, then look at the difference.

use std::path::Path;

use grille::game::{Action, Game};

use crate::{EASY, EASY_SOLVED, Folder, Player, missing};

fn is_golden(transcript: &str, name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/play")
        .join(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, transcript).unwrap();
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        transcript == golden,
        "{name} differs; UPDATE_GOLDEN=1 writes it anew:\n{transcript}"
    );
}

/// The questions of the dialogue.
struct Questions {
    lang: &'static str,
    cell: &'static str,
    digit: &'static str,
    again: &'static str,
    yes: &'static str,
}

const FRENCH: Questions = Questions {
    lang: "fr",
    cell: "Entrez les coordonnées x et y, séparées par un espace, du chiffre à placer : ",
    digit: "Entrez le chiffre à placer : ",
    again: "Voulez-vous rejouer ? (O ou N) : ",
    yes: "O",
};

const ENGLISH: Questions = Questions {
    lang: "en",
    cell: "Enter the coordinates x and y, separated by a space, of the digit to place: ",
    digit: "Enter the digit to place: ",
    again: "Do you want to play again? (Y or N): ",
    yes: "Y",
};

/// The document's game from its rules to its end, each of its errors on the way.
fn dialogue(questions: &Questions, name: &str) {
    let folder = Folder::new(name);
    let arguments = [
        "play",
        "--style",
        "dialogue",
        "--lang",
        questions.lang,
        EASY,
    ];
    let mut player = Player::start(&arguments, &folder);
    for wrong in [
        "1 12",
        "2.5 9",
        "3",
        "1 1",
        "0 5",
        "a b",
        "1 2 3",
        "",
        "99999999999999999999 1",
    ] {
        player.answer(questions.cell, wrong);
    }
    player.answer(questions.cell, "1 3");
    for wrong in ["10", "2.5", "0", "x", "", "8"] {
        player.answer(questions.digit, wrong);
    }
    player.answer(questions.digit, "2");
    player
        .answer(questions.cell, "3 9")
        .answer(questions.digit, "1")
        .answer(questions.digit, "7");
    // A digit of one's own may be replaced, by itself too.
    player
        .answer(questions.cell, "1 3")
        .answer(questions.digit, "2");
    for (row, column, digit) in missing(EASY, EASY_SOLVED) {
        player.answer(questions.cell, &format!("{row} {column}"));
        player.answer(questions.digit, &digit.to_string());
    }
    player
        .answer(questions.again, "P")
        .answer(questions.again, "")
        .answer(questions.again, "N");
    player.ends_well();
    assert!(
        folder.saved().is_empty(),
        "a game that is won is not there to resume"
    );
    is_golden(&player.shown(), name);
}

#[test]
fn the_dialogue_in_french_is_document_a_to_the_letter() {
    dialogue(&FRENCH, "dialogue-fr.txt");
}

#[test]
fn the_dialogue_in_english_says_the_same() {
    dialogue(&ENGLISH, "dialogue-en.txt");
}

#[test]
fn playing_again_takes_another_grid_and_the_end_of_input_ends_it_anywhere() {
    // Two grids that lack one digit each.
    let one = EASY_SOLVED.replacen('5', "0", 1);
    let other: String = EASY_SOLVED.replacen('3', "0", 1);
    for questions in [&FRENCH, &ENGLISH] {
        let folder = Folder::new(&format!("again-{}", questions.lang));
        let grids = folder.file("grids.txt", &format!("{one}\n{other}\n"));
        let arguments = [
            "play",
            "--style",
            "dialogue",
            "--lang",
            questions.lang,
            "--from",
            &grids,
        ];
        let mut player = Player::start(&arguments, &folder);
        player.until("1 | ").until("\n");
        let first = if player.shown().contains("1 | . 3 4") {
            ("1 1", "5")
        } else {
            ("1 2", "3")
        };
        let second = if first.0 == "1 1" {
            ("1 2", "3")
        } else {
            ("1 1", "5")
        };
        player
            .answer(questions.cell, first.0)
            .answer(questions.digit, first.1);
        player.answer(questions.again, questions.yes);
        // Only the other grid has this cell open.
        player
            .answer(questions.cell, second.0)
            .answer(questions.digit, second.1);
        // Control and D: the end of input.
        player.until(questions.again).keys("\u{4}");
        player.ends_well();
    }
    for stop_at in [FRENCH.cell, FRENCH.digit] {
        let folder = Folder::new(&format!("end-{}", stop_at.len()));
        let mut player = Player::start(
            &["play", "--style", "dialogue", "--lang", "fr", EASY],
            &folder,
        );
        if stop_at == FRENCH.digit {
            player.answer(FRENCH.cell, "1 3");
        }
        player.until(stop_at).keys("\u{4}");
        player.ends_well();
    }
}

pub(crate) const DOCUMENT_E: &str =
    "004075000000000950908002407700030000500090704002741300006409002035107000000060570";

/// Document E's game with each of its errors, the letters, and the end frame.
fn prompt(lang: &str, question: &str, choice: &str, name: &str) {
    let folder = Folder::new(name);
    let mut player = Player::start(
        &["play", "--style", "prompt", "--lang", lang, DOCUMENT_E],
        &folder,
    );
    let errors = [
        "5 h 3", "5 a 3", "9 a 3", "x 1 1", "6 a", "6 j 1", "6 a 10", "0 a 1", "10 a 1", "1 b 1",
        "a 6 1",
    ];
    let letters = [
        "p", "c", "c b 1", "c c 1", "u", "h", "h", "h", "h", "h", "u", "1 e 3 r", "",
    ];
    for line in errors.iter().chain(&letters) {
        player.answer(question, line);
    }
    let puzzle: grille::Puzzle = DOCUMENT_E.parse().unwrap();
    let solution = grille::Solver::new(&puzzle).first_solution();
    let solution = solution.unwrap().unwrap();
    let orders: Vec<String> = missing(DOCUMENT_E, &solution.to_string())
        .into_iter()
        .map(|(row, column, digit)| {
            format!("{digit} {} {row}", char::from(b'a' + column as u8 - 1))
        })
        .collect();
    // Several moves on a line are made one after the other.
    for line in orders.chunks(7) {
        player.answer(question, &line.join(" "));
    }
    player
        .answer(choice, "x")
        .answer(choice, "r")
        .answer(question, "q");
    player.ends_well();
    is_golden(&player.shown(), name);
}

#[test]
fn the_prompt_in_french_is_document_e_to_the_letter() {
    prompt(
        "fr",
        "choisissez un nombre, une colonne et une ligne (ex 6 a 1): ",
        "mon choix : ",
        "prompt-fr.txt",
    );
}

#[test]
fn the_prompt_in_english_says_the_same() {
    prompt(
        "en",
        "choose a number, a column and a row (e.g. 6 a 1): ",
        "my choice: ",
        "prompt-en.txt",
    );
}

#[test]
fn the_prompt_plays_any_size_and_goes_on_where_it_was_left() {
    let question = "(e.g. 6 a 1): ";
    for (arguments, header) in [
        (&["--size", "4"][..], "SUDOKU 4x4"),
        (&["--boxes", "3x2"], "SUDOKU 6x6"),
        (&["--size", "16"], "SUDOKU 16x16"),
    ] {
        let folder = Folder::new(header);
        let mut player = Player::start(
            &[&["play", "--style", "prompt"], arguments].concat(),
            &folder,
        );
        player
            .until(header)
            .answer(question, "n")
            .answer(question, "h");
        for _ in 0..4 {
            player.answer(question, "h");
        }
        player.until(question).keys("\u{4}");
        player.ends_well();
        assert_eq!(folder.saved_game().moves_made(), 1, "{header}");
        let mut player = Player::start(&["play", "--style", "prompt", "--resume"], &folder);
        player
            .until(header)
            .answer(question, "u")
            .answer(question, "q");
        player.ends_well();
        assert_eq!(folder.saved_game().moves_made(), 0, "{header}");
    }
}

#[test]
fn a_game_with_a_clash_is_resumed_in_every_style() {
    let place = |game: &mut Game, cell, digit| {
        let digit = grille::Digit::new(digit).unwrap();
        game.act(&Action::place(grille::Cell::new(cell), digit))
    };
    let mut game = Game::new(EASY.parse().unwrap());
    // The full screen lets a player write a second 5 into the first row. The 6 is right.
    assert!(place(&mut game, 2, 5) && place(&mut game, 3, 6));
    let question = "(e.g. 6 a 1): ";
    let (cell, digit) = (ENGLISH.cell, ENGLISH.digit);
    for (style, told, answers) in [
        (
            "prompt",
            "These cells clash: A 1 and C 1.",
            // A digit elsewhere is not to blame for what was wrong before.
            &[(question, "1 a 3"), (question, "4 c 1"), (question, "q")][..],
        ),
        (
            "dialogue",
            "These cells clash: 1 1 and 1 3.",
            &[
                (cell, "3 1"),
                (digit, "1"),
                (cell, "1 3"),
                (digit, "4"),
                (cell, "\u{4}"),
            ],
        ),
    ] {
        let folder = Folder::new(&format!("clash-{style}"));
        folder.save("game.json", &game);
        let mut player = Player::start(&["play", "--style", style, "--resume"], &folder);
        player.until("5 3 5 | 6 7 ").until(told);
        for (question, answer) in answers {
            player.answer(question, answer);
        }
        player.ends_well();
        let shown = player.shown();
        assert_eq!(shown.matches("These cells clash").count(), 2, "{shown}");
        assert!(!shown.contains("unsolvable"), "{shown}");
        assert!(shown.contains("1 | 5 3 4 | 6 7 "), "{shown}");
    }
}
