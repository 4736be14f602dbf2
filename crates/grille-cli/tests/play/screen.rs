//! The full-screen game in a real terminal: keys only, and every way of its coming to an end.

use expectrl::process::unix::WaitStatus;

use crate::{EASY, EASY_SOLVED, Folder, Player, missing};

/// What gives the terminal back: the usual screen, and the cursor.
const RESTORED: [&str; 2] = ["\u{1b}[?1049l", "\u{1b}[?25h"];

fn is_restored(player: &Player) {
    for sequence in RESTORED {
        assert!(player.shown().contains(sequence), "{:?}", player.shown());
    }
}

#[test]
fn a_whole_game_is_won_with_keys_alone() {
    let folder = Folder::new("whole");
    let mut player = Player::start(&["play", EASY], &folder);
    player.until("Grille 9×9");
    // The cursor starts at r1c3; from cell to cell by arrows and letters.
    let (mut row, mut column) = (1, 3);
    for (to_row, to_column, digit) in missing(EASY, EASY_SOLVED) {
        while row < to_row {
            player.keys("\u{1b}[B");
            row += 1;
        }
        while column != to_column {
            player.keys(if column < to_column { "l" } else { "h" });
            column = if column < to_column {
                column + 1
            } else {
                column - 1
            };
        }
        player.keys(&digit.to_string());
    }
    player.until("Well").keys("q");
    player.ends_well();
    is_restored(&player);
    assert!(folder.saved().is_empty());
}

#[test]
fn killed_in_the_middle_it_loses_at_most_the_last_key() {
    let folder = Folder::new("killed");
    let mut player = Player::start(&["play", EASY], &folder);
    player.until("Grille 9×9");
    // What is told of the cell is drawn after the game is kept.
    player
        .keys("4")
        .until("placed")
        .keys("l")
        .until("corner")
        .keys("6")
        .until("placed");
    player.keys("ll9");
    player.signal("-KILL");
    let status = player.end();
    assert!(matches!(status, WaitStatus::Signaled(..)), "{status:?}");
    let moves = folder.saved_game().moves_made();
    assert!((2..=3).contains(&moves), "{moves}");
    // And it goes on from there.
    let mut player = Player::start(&["play", "--resume"], &folder);
    player.until("Grille").keys("u").keys("q");
    player.ends_well();
    assert_eq!(folder.saved_game().moves_made(), moves - 1);
}

#[test]
fn signals_and_control_c_save_the_game_and_give_the_terminal_back() {
    for end in ["-TERM", "-HUP", "-INT", "\u{3}", "\u{4}"] {
        let folder = Folder::new(&format!(
            "signal{}",
            end.len() + usize::from(end.as_bytes()[0])
        ));
        let mut player = Player::start(&["play", "--lang", "fr", EASY], &folder);
        player
            .until("Grille 9×9")
            .keys("4")
            .until("par")
            .keys("x")
            .keys("1");
        if end.starts_with('-') {
            player.signal(end);
        } else {
            player.keys(end);
        }
        player.ends_well();
        is_restored(&player);
        assert!(folder.saved_game().moves_made() >= 1, "{end}");
    }
}

#[test]
fn control_and_z_give_the_terminal_back_and_the_game_comes_back_with_its_screen() {
    let folder = Folder::new("suspended");
    let mut player = Player::start(&["play", EASY], &folder);
    player
        .until("Grille 9×9")
        .keys("4")
        .until("placed")
        .keys("\u{1a}");
    for sequence in RESTORED {
        player.until(sequence);
    }
    // It may not have stopped yet: it is told to go on until it does.
    player.goes_on_until("\u{1b}[?1049h");
    player.until("Grille 9×9").until("4").keys("q");
    player.ends_well();
    assert_eq!(folder.saved_game().moves_made(), 1);
}

#[test]
fn a_terminal_that_cannot_show_a_screen_gets_the_prompt() {
    let folder = Folder::new("dumb");
    let mut player = Player::start_with(&["play", "--style", "screen", EASY], &folder, "dumb");
    player
        .until("cannot show the full-screen game")
        .answer("(e.g. 6 a 1): ", "q");
    player.ends_well();
}

#[test]
fn there_is_nothing_to_resume_before_the_first_game_and_a_damaged_one_is_told() {
    let folder = Folder::new("nothing");
    let mut player = Player::start(&["play", "--resume"], &folder);
    assert!(matches!(player.end(), WaitStatus::Exited(_, 2)));
    assert!(
        player.shown().contains("There is no game to resume."),
        "{}",
        player.shown()
    );
    let games = folder.0.join("grille/games");
    std::fs::create_dir_all(&games).unwrap();
    std::fs::write(games.join("1.json"), "{\"grille\":\"game\",\"version\":9}").unwrap();
    let mut player = Player::start(&["play", "--resume", "--lang", "fr"], &folder);
    assert!(matches!(player.end(), WaitStatus::Exited(_, 2)));
    assert!(
        player.shown().contains("version plus récente"),
        "{}",
        player.shown()
    );
}
