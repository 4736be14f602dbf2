//! `grille` alone at a terminal: the main menu, and back to it from everything.

use crate::{EASY, EASY_SOLVED, Folder, Player};

#[test]
fn the_menu_leads_everywhere_and_back() {
    let folder = Folder::new("menu");
    let mut player = Player::start(&[], &folder);
    let choice = "Your choice (1 to 9; q: leave): ";
    // A grid is typed in, wrong at first.
    player
        .answer(choice, "5")
        .answer("Enter the grid", &EASY[1..]);
    player.until("80 cells").answer("Enter the grid", EASY);
    player.until("1 │ 5 3 . │ . 7 . │").answer(choice, "2");
    // Some cells: how many is asked, until the answer is one.
    for wrong in ["0", "52", "x", ""] {
        player.answer("(1 to 51): ", wrong).until("from 1 to 51.");
    }
    player.answer("(1 to 51): ", "3");
    player.answer(choice, "2").answer("(1 to 48): ", "48");
    let last_row: Vec<String> = EASY_SOLVED[72..].chars().map(String::from).collect();
    let framed: Vec<String> = last_row.chunks(3).map(|three| three.join(" ")).collect();
    let solved = format!("9 │ {} │", framed.join(" │ "));
    player.until(&solved).answer(choice, "2").until("solved");
    player.answer(choice, "3").until(&solved);
    // Step by step: a key for each, Escape leaves.
    player
        .answer(choice, "4")
        .until("1. ")
        .until("any key: next, q: stop")
        .keys(" ")
        .until("2. ")
        .until("any key: next, q: stop")
        .keys("q");
    player.answer(choice, "8").until("Solved by logic");
    // The game is on the same grid; leaving it leads back.
    player
        .answer(choice, "6")
        .until("Grille 9×9")
        .keys("4")
        .until("placed")
        .keys("q");
    player
        .answer(choice, "9")
        .until("Grille 9×9 · 50 empty cells")
        .keys("q");
    player
        .answer(choice, "7")
        .answer("Which size?", "7")
        .until("There is no 7×7 grid")
        .answer("Which size?", "4");
    player.until("4 │").answer(choice, "1").until("9 │");
    player
        .answer(choice, "z")
        .until("Please choose")
        .answer(choice, "q");
    player.ends_well();
    assert_eq!(folder.saved_game().moves_made(), 1);
}

#[test]
fn the_menu_speaks_french_and_ends_with_the_input() {
    let folder = Folder::new("menu-fr");
    let mut player = Player::start(&["--lang", "fr"], &folder);
    player
        .until("résoudre quelques cases")
        .answer("Votre choix (1 à 9 ; q : quitter) : ", "2");
    player
        .until("Combien de cases ?")
        .keys("\u{4}")
        .until("Votre choix (1 à 9 ; q : quitter) : ")
        .keys("\u{4}");
    player.ends_well();
}
