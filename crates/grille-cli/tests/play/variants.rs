//! Variants in the dialogue and at the prompt: their rules are told, their cages drawn, and a digit that breaks one of
//! them is refused with the reason, in the coordinates that the board shows.

use crate::{Folder, Player};

/// A small killer grid with a thermometer.
const KILLER: &str = "size 4\ngrid\n....\n....\n....\n....\ncage 3: r1c1 r1c2\ncage 10: r1c3 r1c4 r2c3 r2c4\n\
     cage 7: r2c1 r3c1\nthermo: r4c1 r4c2 r3c2\n";

fn start(style: &str, lang: &str) -> (Folder, Player) {
    let folder = Folder::new(&format!("variant-{style}-{lang}"));
    let file = folder.file("killer.txt", KILLER);
    let arguments = ["play", "--style", style, "--lang", lang, &file];
    let player = Player::start(&arguments, &folder);
    (folder, player)
}

#[test]
fn the_dialogue_tells_the_rules_and_refuses_what_breaks_a_cage() {
    for (lang, rules, cell, digit, reason) in [
        (
            "en",
            "Rules of this grid:",
            "of the digit to place: ",
            "Enter the digit to place: ",
            "Warning! The chosen digit cannot go there: the cage of 3 at r1c1 does not allow it.",
        ),
        (
            "fr",
            "Règles de cette grille :",
            "du chiffre à placer : ",
            "Entrez le chiffre à placer : ",
            "Attention ! Le chiffre choisi ne peut pas aller là : la cage de 3 en r1c1 ne le permet pas.",
        ),
    ] {
        let (_folder, mut player) = start("dialogue", lang);
        player
            .until(rules)
            .until("1   2   3   4")
            .until("r4c1 r4c2 r3c2");
        player.answer(cell, "1 1").answer(digit, "3").until(reason);
        player.answer(digit, "2").answer(cell, "5 1");
        player.until(if lang == "en" {
            "between 1 and 4."
        } else {
            "entre 1 et 4."
        });
        player.until(cell).keys("\u{4}");
        player.ends_well();
    }
}

#[test]
fn the_prompt_names_cells_by_its_letters_in_all_that_it_says() {
    for (lang, question, reason, forbidden, where_to) in [
        (
            "en",
            "(e.g. 6 a 1): ",
            "ERROR: number 3: the cage of 3 at A 1 does not allow it",
            "4 is forbidden: the thermometer from A 4 to B 3 does not allow it",
            "1 and 2 can go into A 1.",
        ),
        (
            "fr",
            "(ex 6 a 1): ",
            "ERREUR: nombre 3 : la cage de 3 en A 1 ne le permet pas",
            "Le 4 est interdit : le thermomètre de A 4 à B 3 ne le permet pas",
            "1 et 2 peuvent aller en A 1.",
        ),
    ] {
        let (_folder, mut player) = start("prompt", lang);
        player
            .until("SUDOKU 4x4 ")
            .until("a   b   c   d")
            .until("A 4, B 4, B 3");
        player.answer(question, "3 a 1").until(reason);
        player.answer(question, "c a 1").until(where_to);
        player.answer(question, "c a 4").until(forbidden);
        for _ in 0..4 {
            player.answer(question, "h");
        }
        player.answer(question, "c").answer(question, "q");
        player.ends_well();
        let shown = player.shown();
        let named = named_by_numbers(&shown);
        assert!(named.is_empty(), "{named:?}\n{shown}");
    }
}

/// Cells named by numbers: `r4c5`.
fn named_by_numbers(shown: &str) -> Vec<&str> {
    let is_named = |word: &&str| {
        let word = word.trim_matches(|c: char| !c.is_ascii_alphanumeric());
        let parts = word.strip_prefix('r').and_then(|rest| rest.split_once('c'));
        let is_number = |part: &str| !part.is_empty() && part.bytes().all(|c| c.is_ascii_digit());
        parts.is_some_and(|(row, column)| is_number(row) && is_number(column))
    };
    shown.split_whitespace().filter(is_named).collect()
}

#[test]
fn grids_that_no_frame_draws_are_played_at_the_prompt_and_in_the_dialogue() {
    let folder = Folder::new("samurai");
    let file = folder.file("samurai.txt", "layout samurai\n");
    let mut player = Player::start(&["play", "--style", "prompt", &file], &folder);
    player
        .until("SUDOKU 9x9 ")
        .answer("(e.g. 6 a 1): ", "5 a 1");
    player.answer("(e.g. 6 a 1): ", "5 b 1").until("already in");
    player.answer("(e.g. 6 a 1): ", "5 k 1").until("not valid");
    player.answer("(e.g. 6 a 1): ", "q");
    player.ends_well();
    let mut player = Player::start(&["play", "--style", "dialogue", &file], &folder);
    player
        .answer("of the digit to place: ", "1 11")
        .until("there is no cell at this place");
    player
        .answer("of the digit to place: ", "1 22")
        .until("between 1 and 21");
    player
        .answer("of the digit to place: ", "1 21")
        .answer("Enter the digit to place: ", "5");
    player.until("of the digit to place: ").keys("\u{4}");
    player.ends_well();
}
