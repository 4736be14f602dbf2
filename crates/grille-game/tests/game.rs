//! Games from outside: whatever is done can be undone and saved, and nothing that is loaded breaks anything.

use std::time::Duration;

use grille::constraint::Variant;
use grille::game::{Action, Colour, Game, LoadError, MarkKind};
use grille::logic::hint::{Hint, Level};
use grille::logic::{BuiltIn, Technique};
use grille::render::{self, PictureOptions};
use grille::say::Lang;
use grille::{Budget, Cell, CellSet, Digit, Grid, Layout, Puzzle, Solver, Validate};
use proptest::prelude::*;

/// A game of a grid that comes with Grille, or of a variant's example.
fn game(name: &str) -> Game {
    let variant = || Variant::named(name).unwrap().example().validate().unwrap();
    Game::new(BuiltIn::named(name).map_or_else(variant, BuiltIn::puzzle))
}

fn digit(value: u8) -> Digit {
    Digit::new(value).unwrap()
}

/// Anything a player can do, moves through the history included.
#[derive(Clone, Debug)]
enum Deed {
    Act(Action),
    Undo,
    Redo,
    OtherBranch,
    Checkpoint,
    BackToCheckpoint,
    Wander(usize),
    Switch(u8),
    Wait(u64),
}

fn deeds(cells: usize, digits: u8) -> impl Strategy<Value = Vec<Deed>> {
    let some = prop::collection::vec(0..cells, 1..4)
        .prop_map(|cells| cells.into_iter().map(Cell::new).collect::<CellSet>());
    let value = (1..=digits + 1).prop_map(digit);
    let kind = prop_oneof![Just(MarkKind::Corner), Just(MarkKind::Centre)];
    let colour = prop::option::of(prop::sample::select(Colour::ALL.to_vec()));
    let action = prop_oneof![
        4 => (some.clone(), value.clone()).prop_map(|(cells, digit)| Action::Place { cells, digit }),
        2 => some.clone().prop_map(|cells| Action::Erase { cells }),
        3 => (some.clone(), value.clone(), kind)
            .prop_map(|(cells, digit, kind)| Action::Mark { cells, digit, kind }),
        1 => (some.clone(), colour.clone()).prop_map(|(cells, colour)| Action::Paint { cells, colour }),
        1 => (some, value, colour)
            .prop_map(|(cells, digit, colour)| Action::Tint { cells, digit, colour }),
        1 => Just(Action::FillMarks),
        1 => Just(Action::Restart),
    ];
    let deed = prop_oneof![
        10 => action.prop_map(Deed::Act),
        3 => Just(Deed::Undo),
        2 => Just(Deed::Redo),
        1 => Just(Deed::OtherBranch),
        1 => Just(Deed::Checkpoint),
        1 => Just(Deed::BackToCheckpoint),
        1 => (0..1000_usize).prop_map(Deed::Wander),
        1 => (0..3_u8).prop_map(Deed::Switch),
        1 => (0..100_000_u64).prop_map(Deed::Wait),
    ];
    prop::collection::vec(deed, 0..60)
}

fn perform(game: &mut Game, deed: &Deed) {
    match deed {
        Deed::Act(action) => _ = game.act(action),
        Deed::Undo => _ = game.undo(),
        Deed::Redo => _ = game.redo(),
        Deed::OtherBranch => _ = game.other_branch(),
        Deed::Checkpoint => _ = game.toggle_checkpoint(),
        Deed::BackToCheckpoint => _ = game.back_to_checkpoint(),
        Deed::Wander(number) => {
            let landmarks = game.landmarks();
            assert!(game.go_to(landmarks[number % landmarks.len()]));
        }
        Deed::Switch(0) => game.help.candidates ^= true,
        Deed::Switch(1) => game.help.clashes ^= true,
        Deed::Switch(_) => game.help.solution ^= true,
        Deed::Wait(milliseconds) => game.timer.pass(Duration::from_millis(*milliseconds)),
    }
}

fn all_contents(game: &Game) -> Vec<(Option<Digit>, grille::game::Contents)> {
    let cells = game.layout().cells();
    cells
        .map(|cell| (game.digit(cell), game.contents(cell)))
        .collect()
}

proptest! {
    #[test]
    fn undoing_everything_gives_the_start_back_and_redoing_it_the_end(
        name in prop::sample::select(vec!["a1", "e-4x4-1"]),
        deeds in deeds(81, 9),
    ) {
        let mut game = game(name);
        let start = all_contents(&game);
        let mut seen = Vec::new();
        for deed in &deeds {
            perform(&mut game, deed);
            seen.push((game.now(), all_contents(&game)));
        }
        // Each moment is found again as it was.
        for (moment, contents) in &seen {
            prop_assert!(game.go_to(*moment));
            prop_assert_eq!(&all_contents(&game), contents);
        }
        let end = all_contents(&game);
        let mut moves = 0;
        while game.undo() {
            moves += 1;
        }
        prop_assert_eq!(all_contents(&game), start);
        for _ in 0..moves {
            prop_assert!(game.redo());
        }
        prop_assert_eq!(all_contents(&game), end);
    }

    #[test]
    fn a_saved_game_is_the_same_game(
        name in prop::sample::select(vec!["a1", "e-4x4-1", "killer", "thermo", "jigsaw", "samurai", "3doku-4"]),
        deeds in deeds(81, 9),
    ) {
        let mut game = game(name);
        for deed in &deeds {
            perform(&mut game, deed);
        }
        let saved = game.save().unwrap();
        let mut loaded = Game::load(&saved).unwrap();
        prop_assert_eq!(&loaded, &game);
        prop_assert_eq!(loaded.save().unwrap(), saved);
        // And it goes on the same way.
        prop_assert_eq!(loaded.redo(), game.redo());
        prop_assert_eq!(loaded.other_branch(), game.other_branch());
        prop_assert_eq!(all_contents(&loaded), all_contents(&game));
    }

    #[test]
    fn a_damaged_save_is_refused_or_is_a_game(
        deeds in deeds(16, 4),
        at in 0..4000_usize,
        with in prop::sample::select(vec!["", "0", "9", "-1", "[", "]", ",", "null", "99999999999999999999", "\"", "é"]),
        gone in 0..6_usize,
    ) {
        let mut game = game("e-4x4-1");
        for deed in &deeds {
            perform(&mut game, deed);
        }
        let mut saved: Vec<char> = game.save().unwrap().chars().collect();
        let at = at % saved.len();
        let end = (at + gone).min(saved.len());
        saved.splice(at..end, with.chars());
        let saved: String = saved.into_iter().collect();
        if let Ok(mut loaded) = Game::load(&saved) {
            let again = Game::load(&loaded.save().unwrap()).unwrap();
            prop_assert_eq!(&again, &loaded);
            while loaded.undo() {}
        }
    }
}

#[test]
fn what_is_no_saved_game_is_refused_with_its_reason() {
    let good = game("e-4x4-1").save().unwrap();
    assert!(Game::load(&good).is_ok());
    let reason = |text: &str| Game::load(text).unwrap_err();
    for text in [
        "",
        "{}",
        "[]",
        "null",
        "{\"grille\":7}",
        &"[".repeat(100_000),
    ] {
        assert_eq!(reason(text), LoadError::NotAGame);
    }
    assert_eq!(reason(&" ".repeat(Game::MAX_SAVED + 1)), LoadError::TooLong);
    assert_eq!(
        reason(&good.replace("\"version\":1", "\"version\":2")),
        LoadError::Version(2)
    );
    assert_eq!(
        reason(&good.replace("\"now\":0", "\"now\":1")),
        LoadError::Field("now")
    );
    assert_eq!(
        reason(&good.replace("\"moves\":[]", "\"moves\":[[1,0,[]]]")),
        LoadError::Field("moves")
    );
    assert!(matches!(
        reason(&good.replace("4....3", "44...3")),
        LoadError::Puzzle(_)
    ));
    // A move may not write over a given.
    let forged = good.replace("\"moves\":[]", "\"moves\":[[0,0,[[0,3,0,0,0,[]]]]]");
    assert_eq!(reason(&forged), LoadError::Field("moves"));
    assert!(Lang::French.say(&reason(&forged)).contains("endommagée"));
}

#[test]
fn givens_are_protected_and_own_digits_are_not() {
    let mut game = game("a1");
    let (given, open) = (Cell::new(0), Cell::new(2));
    assert!(!game.act(&Action::place(given, digit(1))));
    assert!(!game.act(&Action::Erase {
        cells: CellSet::from_iter([given])
    }));
    assert!(game.act(&Action::place(open, digit(1))));
    assert!(game.act(&Action::place(open, digit(2))));
    assert_eq!(
        (game.digit(given), game.digit(open)),
        (Some(digit(5)), Some(digit(2)))
    );
    // A given may be coloured.
    assert!(game.act(&Action::Paint {
        cells: CellSet::from_iter([given]),
        colour: Some(Colour::Green)
    }));
}

#[test]
fn corner_marks_are_never_a_mistake_and_centre_marks_without_the_digit_are() {
    let mut game = game("a1");
    let solution = game.solution().unwrap().clone();
    let cell = game.open_cells().next().unwrap();
    let right = solution.get(cell).unwrap();
    let wrong = digit(if right == digit(1) { 2 } else { 1 });
    let mark = |kind| Action::Mark {
        cells: CellSet::from_iter([cell]),
        digit: wrong,
        kind,
    };
    game.act(&mark(MarkKind::Corner));
    assert!(game.mistakes().is_empty());
    let techniques: Vec<Technique> = Technique::enabled().collect();
    assert!(matches!(
        game.hint(&techniques, Budget::default()),
        Ok(Hint::Step(_))
    ));
    game.act(&mark(MarkKind::Centre));
    assert_eq!(game.mistakes().len(), 1);
}

#[test]
fn erasing_takes_digits_then_marks_then_colours() {
    let mut game = game("a1");
    let cells = CellSet::from_iter([Cell::new(2), Cell::new(3)]);
    game.act(&Action::Paint {
        cells,
        colour: Some(Colour::Blue),
    });
    game.act(&Action::Mark {
        cells,
        digit: digit(1),
        kind: MarkKind::Corner,
    });
    game.act(&Action::place(Cell::new(2), digit(4)));
    let erase = Action::Erase { cells };
    assert!(game.act(&erase));
    let contents = game.contents(Cell::new(2));
    assert_eq!((contents.digit, contents.corner.len()), (None, 1));
    assert!(game.act(&erase));
    let contents = game.contents(Cell::new(2));
    assert_eq!(
        (contents.corner.len(), contents.colour),
        (0, Some(Colour::Blue))
    );
    assert!(game.act(&erase));
    assert!(!game.act(&erase));
}

#[test]
fn marks_of_many_cells_are_set_in_all_and_then_taken_from_all() {
    let mut game = game("a1");
    let (one, other) = (Cell::new(2), Cell::new(3));
    let both = CellSet::from_iter([one, other]);
    let mark = |cells| Action::Mark {
        cells,
        digit: digit(1),
        kind: MarkKind::Centre,
    };
    game.act(&mark(CellSet::from_iter([one])));
    game.act(&mark(both));
    assert!(
        [one, other]
            .iter()
            .all(|&cell| game.contents(cell).centre.contains(digit(1)))
    );
    game.act(&mark(both));
    assert!(
        [one, other]
            .iter()
            .all(|&cell| game.contents(cell).centre.is_empty())
    );
}

#[test]
fn automatic_candidates_follow_the_digits() {
    let mut game = game("a1");
    let (cell, peer) = (Cell::new(2), Cell::new(3));
    assert!(game.centre_marks(cell).is_empty());
    game.help.candidates = true;
    assert_eq!(game.centre_marks(cell).to_string(), "124");
    // Taking one away makes the others the player's own.
    game.act(&Action::Mark {
        cells: CellSet::from_iter([cell]),
        digit: digit(4),
        kind: MarkKind::Centre,
    });
    assert_eq!(game.contents(cell).centre.to_string(), "12");
    game.act(&Action::place(peer, digit(2)));
    assert_eq!(game.contents(cell).centre.to_string(), "1");
    game.undo();
    assert_eq!(game.contents(cell).centre.to_string(), "12");
}

/// A 4×4 grid with a cage, an even cell and a thermometer.
fn caged() -> Game {
    let text = "size 4\ngrid\n....\n....\n....\n....\ncage 7: r1c1 r1c2\neven: r2c1\nthermo: r4c1 r4c2 r3c2";
    Game::new(grille::read_puzzle(text).unwrap())
}

#[test]
fn candidates_honour_what_constraints_say() {
    let mut game = caged();
    game.help.candidates = true;
    assert_eq!(game.centre_marks(Cell::new(0)).to_string(), "34");
    assert_eq!(game.centre_marks(Cell::new(4)).to_string(), "24");
    assert_eq!(game.centre_marks(Cell::new(12)).to_string(), "12");
    // A 3 in the cage leaves the 4; a wrong digit, which makes no puzzle, leaves nothing to the cage.
    game.act(&Action::place(Cell::new(0), digit(3)));
    assert_eq!(game.candidates(Cell::new(1)).to_string(), "4");
    game.act(&Action::place(Cell::new(0), digit(1)));
    game.act(&Action::place(Cell::new(2), digit(1)));
    assert!(game.candidates(Cell::new(1)).is_empty());
    let all: Vec<_> = game
        .layout()
        .cells()
        .map(|cell| game.candidates(cell))
        .collect();
    assert_eq!(game.all_candidates(), all);
    game.act(&Action::FillMarks);
    assert_eq!(game.contents(Cell::new(12)).centre, all[12]);
}

#[test]
fn a_digit_that_breaks_a_constraint_is_found_with_its_reason() {
    let mut game = caged();
    assert!(game.broken().is_empty());
    let reasons = |game: &Game, cell: usize, value: u8| -> Vec<String> {
        let found = game.possibilities(Cell::new(cell));
        let reasons = found.reasons(digit(value)).iter();
        reasons.map(|reason| Lang::English.say(reason)).collect()
    };
    assert_eq!(
        reasons(&game, 0, 2),
        ["the cage of 7 at r1c1 does not allow it"]
    );
    assert_eq!(
        reasons(&game, 4, 3),
        ["the even cell r2c1 does not allow it"]
    );
    assert!(reasons(&game, 0, 3).is_empty());
    game.act(&Action::place(Cell::new(0), digit(2)));
    game.act(&Action::place(Cell::new(4), digit(3)));
    let broken: Vec<(String, Vec<Cell>)> = game
        .broken()
        .into_iter()
        .map(|(text, cells)| (Lang::English.say(&text), cells.iter().collect()))
        .collect();
    assert_eq!(
        broken,
        [
            ("the cage of 7 at r1c1".to_string(), vec![Cell::new(0)]),
            ("the even cell r2c1".to_string(), vec![Cell::new(4)])
        ]
    );
}

#[test]
fn a_hint_does_not_repeat_what_candidates_that_are_shown_leave_out() {
    let mut game = caged();
    let techniques = [Technique::CageCombination, Technique::Thermometer];
    let eliminates = |game: &Game| match game.hint(&techniques, Budget::default()) {
        Ok(Hint::Step(next)) => next.step.eliminations.clone(),
        _ => Vec::new(),
    };
    let first = eliminates(&game);
    assert!(!first.is_empty());
    assert!(
        first
            .iter()
            .all(|gone| !game.candidates(gone.cell).contains(gone.digit))
    );
    game.help.candidates = true;
    let next = eliminates(&game);
    assert!(
        next.iter()
            .all(|gone| game.candidates(gone.cell).contains(gone.digit))
    );
}

#[test]
fn clashes_wrong_digits_and_dead_ends_are_three_questions() {
    let mut game = game("a1");
    let cell = Cell::new(2);
    // 4 is right; 2 is wrong but clashes with nothing; 8 is in the column.
    game.act(&Action::place(cell, digit(2)));
    assert!(game.clashes().is_empty());
    assert_eq!(game.wrong().iter().collect::<Vec<_>>(), [cell]);
    game.act(&Action::place(cell, digit(8)));
    assert_eq!(
        game.clashes().iter().collect::<Vec<_>>(),
        [cell, Cell::new(20)]
    );
    game.act(&Action::place(cell, digit(4)));
    assert!(game.clashes().is_empty() && game.wrong().is_empty());
    let next = Cell::new(3);
    assert_eq!(game.leaves_solution(next, digit(6)), Some(true));
    assert_eq!(game.leaves_solution(next, digit(2)), Some(false));
    let houses: Vec<String> = game
        .houses_with(Cell::new(3), digit(5))
        .map(|house| Lang::English.say(house))
        .collect();
    assert_eq!(houses, ["row 1", "box 2"]);
}

#[test]
fn going_back_before_the_first_mistake_leaves_what_came_before_it() {
    let mut game = game("d1");
    let at = |row, column| Layout::classic().cell(row, column).unwrap();
    game.act(&Action::place(at(8, 0), digit(1)));
    game.act(&Action::place(at(0, 0), digit(3)));
    // One action, many cells: still one move.
    game.act(&Action::FillMarks);
    game.act(&Action::place(at(4, 4), digit(8)));
    let mistakes = game.mistakes();
    assert_eq!(
        (mistakes[0].cell, mistakes[0].moves_ago),
        (at(0, 0), Some(3))
    );
    assert!(game.back_before_mistakes());
    assert_eq!(game.moves_made(), 1);
    assert!(game.mistakes().is_empty() && !game.back_before_mistakes());
    // Nothing is lost.
    assert!(game.redo() && game.redo() && game.redo());
    assert_eq!(game.moves_made(), 4);
}

#[test]
fn following_the_hints_wins_the_game() {
    let techniques: Vec<Technique> = Technique::enabled().collect();
    for name in ["a1", "d4", "e-4x4-1"] {
        let mut game = game(name);
        game.help.candidates = true;
        for _ in 0..1000 {
            match game.hint(&techniques, Budget::default()).unwrap() {
                Hint::Step(next) => {
                    assert!(!Lang::French.say(&next.describe(Level::Step)).is_empty());
                    assert!(game.act(&Action::Carry(next.moves())), "{name}");
                }
                Hint::Solved => break,
                other => panic!("{name}: {other:?}"),
            }
        }
        assert!(game.is_solved(), "{name}");
    }
}

#[test]
fn regions_that_were_to_be_found_are_drawn_once_the_game_is_won() {
    let mut game = game("chaos-construction");
    let solution = game.solution().unwrap().clone();
    let drawn =
        |game: &Game| render::text(&game.picture(&PictureOptions::default()), Lang::English);
    let open: Vec<Cell> = game.open_cells().collect();
    for cell in open {
        assert_eq!(game.found_regions(), None);
        let before = drawn(&game);
        game.act(&Action::place(cell, solution.get(cell).unwrap()));
        // Borders meet at the edge only where regions do.
        assert!(!before.contains('┬'), "{before}");
    }
    assert_eq!(game.found_regions(), Some(solution.layout()));
    assert!(drawn(&game).contains('┬'), "{}", drawn(&game));
}

#[test]
fn a_full_grid_with_a_clash_is_not_won() {
    let mut game = game("e-4x4-1");
    let solution = Solver::new(game.puzzle())
        .first_solution()
        .unwrap()
        .unwrap();
    for (cell, digit) in solution.filled_cells() {
        game.act(&Action::place(cell, digit));
    }
    assert!(game.is_solved());
    let last = game
        .layout()
        .cells()
        .rfind(|&cell| !game.is_given(cell))
        .unwrap();
    let wrong = game
        .layout()
        .all_digits()
        .iter()
        .find(|&digit| Some(digit) != solution.get(last));
    game.act(&Action::place(last, wrong.unwrap()));
    assert!(game.is_filled() && !game.is_solved());
}

#[test]
fn a_position_starts_with_what_was_placed_and_ruled_out() {
    let position = grille::read_puzzle(
        r#"{"puzzle":"4....3.....3..41","placed":".12.............","eliminated":[[2,1,2]]}"#,
    )
    .unwrap();
    let game = Game::new(position);
    assert_eq!(game.digit(Cell::new(1)), Some(digit(1)));
    assert!(!game.is_given(Cell::new(1)) && game.is_given(Cell::new(0)));
    assert!(!game.contents(Cell::new(4)).centre.contains(digit(2)));
    assert_eq!(Game::load(&game.save().unwrap()).unwrap(), game);
}

#[test]
fn large_grids_are_answered_within_bounds() {
    let game = Game::new(Puzzle::from(Grid::empty(Layout::of_size(25).unwrap())));
    assert_eq!(game.leaves_solution(Cell::new(0), digit(25)), Some(true));
    assert!(game.solution().is_none());
    assert!(game.wrong().is_empty());
}
