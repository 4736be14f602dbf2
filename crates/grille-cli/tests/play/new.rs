//! Which grid is played: made to order, of a day, from a pipe, from the library.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use grille::Budget;
use grille::generate::Daily;
use grille::notation::Notation;
use grille::rate::Grade;

use crate::{EASY, Folder, GRILLE, Player, loaded};

const QUESTION: &str = "(e.g. 6 a 1): ";

/// `grille` without a terminal, with answers from a pipe.
fn scripted(arguments: &[&str], answers: &str, folder: &Folder) -> Output {
    let mut child = Command::new(GRILLE)
        .args(arguments)
        .env("XDG_DATA_HOME", &folder.0)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that has ended already reads no more.
    let _ = child.stdin.take().unwrap().write_all(answers.as_bytes());
    child.wait_with_output().unwrap()
}

fn shown(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[test]
fn a_seed_plays_what_generate_makes() {
    let folder = Folder::new("seed");
    for wanted in [
        &["--difficulty", "easy"][..],
        &["--size", "4"],
        &["--technique", "hidden-single"],
        &[],
    ] {
        let made = [&["generate", "--seed", "5", "--format", "chess"], wanted].concat();
        let made = shown(&scripted(&made, "", &folder));
        let grid = made.split_once('#').map_or(made.as_str(), |(grid, _)| grid);
        let played = [&["play", "--style", "prompt", "--seed", "5"], wanted].concat();
        let played = shown(&scripted(&played, "q\n", &folder));
        assert!(
            grid.contains("| ") && played.contains(grid),
            "{wanted:?}\n{made}\n{played}"
        );
    }
}

#[test]
fn the_puzzle_of_a_day_is_the_librarys_and_goes_on_where_it_was_left() {
    let folder = Folder::new("daily");
    let arguments = |date| {
        [
            "play",
            "--style",
            "prompt",
            "--difficulty",
            "easy",
            "--daily",
            date,
        ]
    };
    let daily = Daily::of("2026-11-16", Grade::Easy).unwrap();
    let puzzle = daily.make(Budget::default()).unwrap().puzzle;
    let grid = Notation::Chess.print(&puzzle).unwrap();
    let first = scripted(&arguments("2026-11-16"), "h h h h h q\n", &folder);
    assert!(shown(&first).contains(&grid), "{}", shown(&first));
    assert_eq!(folder.saved_game().moves_made(), 1);
    let again = scripted(&arguments("2026-11-16"), "u q\n", &folder);
    assert!(String::from_utf8_lossy(&again.stderr).contains("was begun before"));
    assert_eq!(folder.saved_game().moves_made(), 0);
    let other = scripted(&arguments("2026-11-17"), "q\n", &folder);
    assert!(!shown(&other).contains(&grid));
    let wrong = scripted(&arguments("2026-02-30"), "q\n", &folder);
    assert_eq!(wrong.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&wrong.stderr).contains("“2026-02-30” is not a day"));
}

#[test]
fn a_new_game_is_new_each_time_and_the_dialogue_takes_one_of_the_library() {
    let folder = Folder::new("fresh");
    let prompt = ["play", "--style", "prompt"];
    let (one, other) = (
        scripted(&prompt, "q\n", &folder),
        scripted(&prompt, "q\n", &folder),
    );
    assert!(shown(&one).contains("SUDOKU 9x9") && one.stdout != other.stdout);
    let dialogue = shown(&scripted(&["play", "--style", "dialogue"], "", &folder));
    let known = grille::generate::LibraryGrid::of_size(9)
        .into_iter()
        .map(|grid| grid.puzzle());
    let known = known.chain(
        grille::logic::BUILT_IN
            .iter()
            .map(grille::logic::BuiltIn::puzzle),
    );
    let mut drawn = known.filter_map(|puzzle| Notation::Dialogue.print(&puzzle).ok());
    assert!(drawn.any(|grid| dialogue.contains(&grid)), "{dialogue}");
}

#[test]
fn a_piped_puzzle_is_played_on_the_terminal() {
    let folder = Folder::new("piped");
    // One after the other, as they come.
    let line = format!("printf '%s\\n' {EASY} 4000030000030041 | \"$GRILLE\" play");
    let mut player = Player::start_shell(&line, &folder);
    player
        .until("Grille 9×9 · 51 empty cells")
        .keys("4")
        .until("placed")
        .keys("nn1q");
    player.ends_well();
    let saved = folder.saved();
    let sizes: Vec<usize> = saved
        .iter()
        .map(|path| loaded(path).layout().digits())
        .collect();
    assert_eq!(sizes, [9, 4]);
    let line = "\"$GRILLE\" generate --variant killer --seed 1 | \"$GRILLE\" play";
    let mut player = Player::start_shell(line, &folder);
    player.until("9×9").until("empty cells").keys("q");
    player.ends_well();
}

#[test]
fn a_dash_gives_the_pipe_to_the_puzzle_and_else_the_prompt_reads_answers() {
    let folder = Folder::new("dash");
    let line = format!("echo {EASY} | \"$GRILLE\" play --style prompt -");
    let mut player = Player::start_shell(&line, &folder);
    player
        .until("5 3 _ | _ 7 _")
        .answer(QUESTION, "4 c 1")
        .answer(QUESTION, "q")
        .ends_well();
    assert_eq!(folder.saved_game().moves_made(), 1);
    let answers = shown(&scripted(
        &["play", "--style", "prompt", EASY],
        "4 c 1\nq\n",
        &folder,
    ));
    assert!(answers.contains("5 3 4 | _ 7 _"), "{answers}");
    let line = "echo 3 | \"$GRILLE\" play";
    let mut player = Player::start_shell(line, &folder);
    player.until("1 cell found");
    player.end();
}

#[test]
fn the_library_has_several_grids_of_each_size_by_document_es_names() {
    let folder = Folder::new("library");
    let one = shown(&scripted(
        &["convert", "--to", "lisp", "4x4-1.lisp"],
        "",
        &folder,
    ));
    assert!(one.starts_with("((4 0 0 0)"), "{one}");
    let played = shown(&scripted(
        &["play", "--style", "prompt", "16x16-2.lisp"],
        "q\n",
        &folder,
    ));
    assert!(played.contains("SUDOKU 16x16"), "{played}");
    assert!(
        !scripted(&["show", "16x16-99.lisp"], "", &folder)
            .status
            .success()
    );
}
