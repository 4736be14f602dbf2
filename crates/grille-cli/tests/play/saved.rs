//! Saved games: several at a time, none lost, whoever plays and whatever fails.

use grille::game::{Action, Game};
use grille::{Cell, Digit};

use crate::transcripts::DOCUMENT_E;
use crate::{EASY, EASY_SOLVED, Folder, GRILLE, Player, loaded};

const QUESTION: &str = "(e.g. 6 a 1): ";

/// The digits of a game's open cells, set as the solution has them.
fn played(puzzle: &str, moves: usize) -> Game {
    let mut game = Game::new(puzzle.parse().unwrap());
    let solution = game.solution().unwrap().clone();
    let open: Vec<Cell> = game.open_cells().take(moves).collect();
    for cell in open {
        assert!(game.act(&Action::place(cell, solution.get(cell).unwrap())));
    }
    game
}

/// What a command says at once, without a terminal.
fn said(arguments: &[&str], folder: &Folder) -> String {
    let output = std::process::Command::new(GRILLE)
        .args(arguments)
        .env("XDG_DATA_HOME", &folder.0)
        .env("LC_ALL", "C")
        .output()
        .unwrap();
    String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap()
}

#[test]
fn every_unfinished_game_is_listed_and_resumed_by_its_id() {
    let folder = Folder::new("several");
    assert!(said(&["games"], &folder).contains("There are no saved games."));
    for puzzle in [EASY, DOCUMENT_E, "4000030000030041"] {
        let mut player = Player::start(&["play", "--style", "prompt", puzzle], &folder);
        // A hint told to its end is a move.
        for _ in 0..5 {
            player.answer(QUESTION, "h");
        }
        player.answer(QUESTION, "q").ends_well();
    }
    assert_eq!(folder.saved().len(), 3);
    let list = said(&["games"], &folder);
    let rows: Vec<&str> = list.lines().collect();
    // The last one played comes first.
    for (row, id, size, far) in [
        (1, "3 ", "4×4", "1 of 11"),
        (2, "2 ", "9×9", "1 of 49"),
        (3, "1 ", "9×9", "1 of 51"),
    ] {
        assert!(rows[row].starts_with(id), "{list}");
        assert!(
            rows[row].contains(size) && rows[row].contains(far),
            "{list}"
        );
    }
    let json = said(&["games", "--format", "json"], &folder);
    assert!(
        json.lines().all(|line| line.starts_with('{')) && json.contains("\"filled\":1"),
        "{json}"
    );
    // By its id, and then by choosing it.
    let mut player = Player::start(&["play", "--style", "prompt", "--resume", "2"], &folder);
    player
        .until("_ _ 4 | _ 7 5")
        .answer(QUESTION, "u")
        .answer(QUESTION, "q")
        .ends_well();
    let mut player = Player::start(&["play", "--style", "prompt", "--resume"], &folder);
    player
        .until("1 of 51")
        .answer(
            "Which game? (its id; Enter: 2, the last one played; q: none): ",
            "7",
        )
        .until("There is no game “7”")
        .answer("q: none): ", "1")
        .until("5 3 ")
        .answer(QUESTION, "q")
        .ends_well();
    let mut player = Player::start(&["play", "--resume", "9"], &folder);
    player.until("There is no game “9” to resume");
    player.end();
    assert!(
        said(&["games", "--delete", "1", "--delete", "3"], &folder).contains("Game 3 is deleted.")
    );
    assert_eq!(folder.saved_game().moves_made(), 0);
}

#[test]
fn two_players_of_one_game_keep_both() {
    let folder = Folder::new("both");
    folder.save("games/1.json", &played(EASY, 1));
    let arguments = ["play", "--style", "prompt", "--resume", "1"];
    let (mut one, mut other) = (
        Player::start(&arguments, &folder),
        Player::start(&arguments, &folder),
    );
    one.until(QUESTION);
    other
        .until(QUESTION)
        .keys("6 d 1\n")
        .until(QUESTION)
        .keys("8 f 1\n")
        .until(QUESTION);
    one.keys("9 g 1\n").answer(QUESTION, "q").ends_well();
    other.keys("q\n").ends_well();
    let digits = |game: &Game, cells: [usize; 3]| {
        cells.map(|cell| game.digit(Cell::new(cell)).map(Digit::value))
    };
    let saved = folder.saved();
    assert_eq!(saved.len(), 2, "{saved:?}");
    assert_eq!(
        digits(&loaded(&saved[0]), [3, 5, 6]),
        [Some(6), Some(8), None]
    );
    assert_eq!(digits(&loaded(&saved[1]), [3, 5, 6]), [None, None, Some(9)]);
}

#[test]
fn games_begun_at_the_same_time_have_different_ids() {
    let folder = Folder::new("same-time");
    let arguments = ["play", "--style", "prompt", EASY];
    let mut players: Vec<Player> = (0..4).map(|_| Player::start(&arguments, &folder)).collect();
    for player in &mut players {
        player.until(QUESTION);
    }
    for player in &mut players {
        player.keys("6 d 1\n");
    }
    for player in &mut players {
        player.answer(QUESTION, "q").ends_well();
    }
    assert_eq!(folder.saved().len(), 4);
}

#[test]
fn games_of_earlier_versions_are_found_where_they_were() {
    let folder = Folder::new("earlier");
    folder.save("game.json", &played(EASY, 3));
    folder.save("game-before.json", &played(DOCUMENT_E, 2));
    let list = said(&["games"], &folder);
    assert!(
        list.contains("game-before") && list.contains("3 of 51") && list.contains("2 of 49"),
        "{list}"
    );
    let arguments = ["play", "--style", "prompt", "--resume", "game-before"];
    let mut player = Player::start(&arguments, &folder);
    player
        .answer(QUESTION, "u")
        .answer(QUESTION, "q")
        .ends_well();
    let path = folder.0.join("grille/game-before.json");
    assert_eq!(loaded(&path).moves_made(), 1);
    assert_eq!(loaded(&folder.0.join("grille/game.json")).moves_made(), 3);
}

#[test]
fn a_finished_game_is_not_offered() {
    let folder = Folder::new("finished");
    folder.save("games/1.json", &played(EASY, 51));
    assert!(said(&["games"], &folder).contains("finished"));
    assert!(
        said(&["play", "--style", "prompt", "--resume"], &folder)
            .contains("There is no game to resume.")
    );
    assert!(
        said(&["play", "--style", "prompt", "--resume", "1"], &folder)
            .contains("Game 1 is finished.")
    );
    folder.save("games/2.json", &played(EASY, 50));
    // The only unfinished one needs no choosing; won, it is gone, and the other one stays.
    let mut player = Player::start(&["play", "--style", "prompt", "--resume"], &folder);
    let last = EASY.rfind('0').unwrap();
    let order = format!(
        "{} {} {}\n",
        &EASY_SOLVED[last..=last],
        char::from(b'a' + (last % 9) as u8),
        last / 9 + 1
    );
    player
        .until(QUESTION)
        .keys(&order)
        .answer("my choice: ", "q")
        .ends_well();
    assert_eq!(folder.saved().len(), 1);
}

#[test]
fn a_disk_that_takes_nothing_more_is_told_and_the_saved_game_stays_whole() {
    let folder = Folder::new("full");
    let before = played(EASY, 2);
    folder.save("games/1.json", &before);
    // No file may grow: every write fails, as on a full disk.
    let line = "trap '' XFSZ; ulimit -f 0; exec \"$GRILLE\" play --style prompt --resume 1";
    let mut player = Player::start_shell(line, &folder);
    player
        .answer(QUESTION, "8 f 1")
        .until("1.json cannot be written")
        .answer(QUESTION, "9 g 1")
        .answer(QUESTION, "q")
        .ends_well();
    assert_eq!(
        player.shown().matches("cannot be written").count(),
        1,
        "{}",
        player.shown()
    );
    assert_eq!(folder.saved_game(), before);
    let left: Vec<_> = std::fs::read_dir(folder.0.join("grille/games"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name())
        .collect();
    assert!(
        left.len() <= 2,
        "nothing but the game and the lock: {left:?}"
    );
}
