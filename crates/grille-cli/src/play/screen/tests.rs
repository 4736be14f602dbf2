//! Screens as text: each is drawn on a terminal in memory and compared with its golden file in `tests/screens`. Run
//! with `UPDATE_GOLDEN=1` to rewrite the golden files, then review the diff.

use std::path::Path;
use std::time::Duration;

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use grille::game::{Colour, Game};
use grille::logic::{BuiltIn, Technique};
use grille::say::Lang;
use grille::{Cell, Digit, Grid, Layout, Puzzle, Validate};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::style::Color;

use super::app::{App, Effect, Overlay};
use super::{ThemeName, draw, react};

struct Stage {
    app: App,
    terminal: Terminal<TestBackend>,
}

impl Stage {
    fn new(puzzle: Puzzle, width: u16, height: u16, lang: Lang) -> Stage {
        let app = App::new(Game::new(puzzle), ThemeName::Dark, lang);
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let mut stage = Stage { app, terminal };
        stage.draw();
        stage
    }

    fn classic(width: u16, height: u16) -> Stage {
        Stage::new(
            BuiltIn::named("a1").unwrap().puzzle(),
            width,
            height,
            Lang::English,
        )
    }

    fn draw(&mut self) {
        let app = &mut self.app;
        self.terminal
            .draw(|frame| {
                let area = frame.area();
                draw(app, area, frame.buffer_mut());
            })
            .unwrap();
    }

    fn react(&mut self, event: &Event) -> Effect {
        let effect = react(&mut self.app, event);
        if effect == Effect::FindHint {
            let techniques: Vec<Technique> = Technique::enabled().collect();
            let hint = self.app.game.hint(&techniques);
            self.app.found(hint);
        }
        self.draw();
        effect
    }

    fn press(&mut self, code: KeyCode) -> Effect {
        self.react(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)))
    }

    fn with_shift(&mut self, code: KeyCode) -> Effect {
        self.react(&Event::Key(KeyEvent::new(code, KeyModifiers::SHIFT)))
    }

    fn typed(&mut self, keys: &str) -> &mut Stage {
        for key in keys.chars() {
            self.press(KeyCode::Char(key));
        }
        self
    }

    fn mouse(&mut self, kind: MouseEventKind, column: u16, row: u16, modifiers: KeyModifiers) {
        self.react(&Event::Mouse(MouseEvent {
            kind,
            column,
            row,
            modifiers,
        }));
    }

    fn text(&self) -> String {
        let buffer = self.terminal.backend().buffer();
        let rows = (0..buffer.area.height).map(|y| {
            let row: String = (0..buffer.area.width)
                .map(|x| buffer[(x, y)].symbol())
                .collect();
            row.trim_end().to_string() + "\n"
        });
        rows.collect()
    }

    fn shows(&self, text: &str) -> bool {
        self.text().contains(text)
    }

    fn is_golden(&self, name: &str) {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/screens")
            .join(name);
        let text = self.text();
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(&path, &text).unwrap();
        }
        let golden = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(
            text == golden,
            "{name} differs; UPDATE_GOLDEN=1 writes it anew:\n{text}"
        );
    }
}

fn cell(row: usize, column: usize) -> Cell {
    Layout::classic().cell(row, column).unwrap()
}

fn digit(value: u8) -> Digit {
    Digit::new(value).unwrap()
}

#[test]
fn a_large_window_shows_marks_in_their_places_and_the_panel_beside() {
    let mut stage = Stage::classic(120, 42);
    stage.typed("x12c4lv1").press(KeyCode::Down);
    stage.typed("z1do");
    stage.is_golden("large.txt");
}

#[test]
fn the_usual_terminal_shows_the_whole_grid_in_both_languages() {
    Stage::classic(80, 24)
        .typed("x12c4")
        .is_golden("usual-en.txt");
    let puzzle = BuiltIn::named("a1").unwrap().puzzle();
    Stage::new(puzzle, 80, 24, Lang::French)
        .typed("x12c4o")
        .is_golden("usual-fr.txt");
}

#[test]
fn a_hint_is_told_from_vague_to_full_and_then_done() {
    let mut stage = Stage::new(
        BuiltIn::named("d3").unwrap().puzzle(),
        120,
        42,
        Lang::English,
    );
    stage.typed("eiiii");
    stage.is_golden("hint.txt");
    assert_eq!(stage.app.game.moves_made(), 1);
    stage.typed("i");
    assert_eq!(stage.app.game.moves_made(), 2);
    assert!(stage.app.hinted.is_none() && stage.shows("Done:"));
}

#[test]
fn a_hint_first_says_what_is_wrong_and_g_goes_back_before_it() {
    let mut stage = Stage::classic(80, 24);
    stage.typed("2l6i");
    assert!(
        stage.shows("The digit at r1c3 is wrong, placed 2 moves ago."),
        "{}",
        stage.text()
    );
    stage.typed("g");
    assert_eq!(stage.app.game.moves_made(), 0);
    stage.typed("g");
    assert!(stage.shows("No mistake was found."));
}

#[test]
fn help_history_pause_and_a_small_window_are_screens_of_their_own() {
    let mut stage = Stage::classic(80, 24);
    stage.typed("?");
    stage.is_golden("help-en.txt");
    stage.press(KeyCode::Esc);
    stage.typed("1u2s3ul4t");
    stage.is_golden("history.txt");
    stage.press(KeyCode::Up);
    stage.press(KeyCode::Enter);
    assert_eq!(stage.app.game.moves_made(), 2);
    stage.typed("p");
    assert!(stage.shows("Paused") && !stage.shows("│"));
    // The key that resumes does nothing else.
    stage.typed("9");
    assert!(!stage.app.game.timer.paused && stage.app.game.moves_made() == 2);
    let puzzle = BuiltIn::named("a1").unwrap().puzzle();
    let mut french = Stage::new(puzzle, 80, 24, Lang::French);
    french.typed("?");
    french.is_golden("help-fr.txt");
    assert!(Stage::classic(15, 9).shows("too small"));
    Stage::classic(24, 12)
        .typed("jjjjj4d")
        .is_golden("small.txt");
}

#[test]
fn large_grids_are_seen_whole_where_there_is_room_and_scroll_where_there_is_none() {
    let empty = |size| Puzzle::from(Grid::empty(Layout::of_size(size).unwrap()));
    let mut stage = Stage::new(empty(16), 100, 30, Lang::English);
    stage.typed("GcAB");
    stage.is_golden("16x16.txt");
    let mut stage = Stage::new(empty(25), 80, 24, Lang::English);
    stage.press(KeyCode::PageDown);
    stage.press(KeyCode::End);
    stage.typed("P");
    stage.is_golden("25x25.txt");
    assert_eq!(stage.app.game.digit(Cell::new(624)), Some(digit(25)));
    // Larger cells: the cursor stays in view.
    stage.typed("++++");
    assert!(stage.shows("[") && stage.shows("25"));
}

#[test]
fn the_window_may_take_any_size_at_any_time() {
    let mut stage = Stage::classic(80, 24);
    stage.typed("x123oi");
    for width in [1, 2, 15, 16, 17, 24, 31, 60, 79, 109, 200] {
        for height in [1, 2, 5, 6, 7, 11, 20, 33, 39, 60] {
            stage.terminal.backend_mut().resize(width, height);
            stage.draw();
            stage.app.overlay = Some(Overlay::Help(100));
            stage.draw();
            stage.app.overlay = Some(Overlay::History(stage.app.game.landmarks(), 0));
            stage.draw();
            stage.app.overlay = None;
        }
    }
}

#[test]
fn digit_first_takes_a_digit_in_hand_and_puts_it_into_cells() {
    let mut stage = Stage::classic(80, 24);
    stage.typed("f4");
    assert_eq!(
        (stage.app.in_hand, stage.app.game.moves_made()),
        (Some(digit(4)), 0)
    );
    stage.press(KeyCode::Enter);
    stage.typed("l");
    stage.press(KeyCode::Enter);
    assert_eq!(stage.app.game.digit(cell(0, 2)), Some(digit(4)));
    assert_eq!(stage.app.game.digit(cell(0, 3)), Some(digit(4)));
    // The same key puts it down.
    stage.typed("4");
    assert_eq!(stage.app.in_hand, None);
}

#[test]
fn several_cells_are_written_into_and_taken_back_together() {
    let mut stage = Stage::classic(80, 24);
    stage.with_shift(KeyCode::Right);
    stage.typed("x7");
    for column in [2, 3] {
        assert!(
            stage
                .app
                .game
                .contents(cell(0, column))
                .corner
                .contains(digit(7))
        );
    }
    stage.typed("u");
    assert!(stage.app.game.contents(cell(0, 2)).corner.is_empty());
    stage.press(KeyCode::Esc);
    stage.typed(" jj ");
    stage.typed("v3");
    assert_eq!(
        stage.app.game.contents(cell(0, 3)).colour,
        Some(Colour::Green)
    );
    assert_eq!(
        stage.app.game.contents(cell(2, 3)).colour,
        Some(Colour::Green)
    );
    assert_eq!(stage.app.game.contents(cell(1, 3)).colour, None);
}

#[test]
fn the_mouse_points_drags_and_takes_digits() {
    let mut stage = Stage::classic(80, 24);
    let left = MouseEventKind::Down(MouseButton::Left);
    let drag = MouseEventKind::Drag(MouseButton::Left);
    // In the usual terminal r1c3 is at column 21, r2c2 one row below and a cell to the left.
    stage.mouse(left, 14, 4, KeyModifiers::NONE);
    assert_eq!(stage.app.cursor, cell(1, 1));
    stage.mouse(drag, 21, 4, KeyModifiers::NONE);
    assert_eq!(
        stage.app.selected.iter().collect::<Vec<_>>(),
        [cell(1, 1), cell(1, 2)]
    );
    stage.mouse(left, 21, 3, KeyModifiers::CONTROL);
    assert_eq!(stage.app.selected.len(), 3);
    stage.mouse(left, 21, 3, KeyModifiers::NONE);
    assert!(stage.app.selected.is_empty() && stage.app.cursor == cell(0, 2));
    // The digits below the grid are keys.
    let row = stage
        .text()
        .lines()
        .position(|line| line.contains("4:7"))
        .unwrap();
    let column = stage.text().lines().nth(row).unwrap().find("4:7").unwrap();
    stage.mouse(left, column as u16, row as u16, KeyModifiers::NONE);
    assert_eq!(stage.app.game.digit(cell(0, 2)), Some(digit(4)));
    // Beside the grid nothing happens.
    stage.mouse(left, 79, 5, KeyModifiers::NONE);
    stage.mouse(left, 0, 0, KeyModifiers::NONE);
    assert_eq!(stage.app.cursor, cell(0, 2));
}

#[test]
fn checks_are_two_switches_and_show_by_signs() {
    let mut stage = Stage::classic(80, 24);
    // 2 is wrong; 8 is in the column.
    stage.typed("2");
    assert!(!stage.shows("2?"));
    stage.typed("w");
    assert!(stage.shows("2?") && !stage.shows("2!"));
    // Clashes are shown from the start, with the reason.
    stage.typed("w8");
    assert!(stage.shows("8!") && !stage.shows("8?"));
    assert!(
        stage.shows("8 is forbidden: already in column 3"),
        "{}",
        stage.text()
    );
    stage.typed("d");
    assert!(!stage.shows("8!"));
}

#[test]
fn a_digit_that_breaks_a_cage_is_a_clash_with_its_reason() {
    let mut stage = Stage::new(variant(CAGES), 80, 24, Lang::English);
    stage.typed("3");
    assert!(stage.shows("3!"), "{}", stage.text());
    assert!(
        stage.shows("3 is forbidden: the cage of 3 at r1c1 does not"),
        "{}",
        stage.text()
    );
    stage.typed("2");
    assert!(!stage.shows("!"), "{}", stage.text());
}

#[test]
fn a_lone_candidate_is_never_drawn_like_a_digit() {
    // In each size of cells and each theme: r1c1 holds 4, r1c2 has it as the only mark.
    let puzzle = || Puzzle::from(Grid::empty(Layout::classic()));
    for (width, height) in [
        (120, 45),
        (120, 36),
        (110, 24),
        (80, 24),
        (40, 22),
        (20, 14),
    ] {
        for theme in [
            ThemeName::Dark,
            ThemeName::Light,
            ThemeName::Contrast,
            ThemeName::None,
        ] {
            let mut stage = Stage::new(puzzle(), width, height, Lang::English);
            stage.app.theme = theme;
            stage.typed("4lc4jz");
            let drawn = stage.app.drawn.as_ref().unwrap();
            let row: Vec<String> = [0, 1]
                .map(|column| {
                    let at = drawn.plan.spot((0, column)).unwrap();
                    let buffer = stage.terminal.backend().buffer();
                    let cells =
                        (at.y..at.bottom()).flat_map(|y| (at.x..at.right()).map(move |x| (x, y)));
                    let origin = (
                        drawn.area.x + super::view::MARGIN,
                        drawn.area.y + super::view::HEADER,
                    );
                    cells
                        .map(|(x, y)| buffer[(origin.0 + x, origin.1 + y)].symbol().to_string())
                        .collect::<String>()
                        .trim()
                        .to_string()
                })
                .to_vec();
            assert_eq!(row[0], "4", "{width}x{height}");
            assert!(
                [":4", ":"].contains(&row[1].as_str()),
                "{width}x{height}: {row:?}"
            );
        }
    }
}

#[test]
fn the_usual_terminal_shows_every_mark_of_a_cell() {
    // Nine, eight with and without a gap, seven of which no three follow each other.
    let mut stage = Stage::new(
        Puzzle::from(Grid::empty(Layout::classic())),
        80,
        24,
        Lang::English,
    );
    stage.typed("c123456789l12346789l23456789l1245789l13579z");
    for marks in ["[1…9", "1…46…9", "2…9", "1245789", "13579"] {
        let marks = marks.trim_start_matches('[');
        assert!(stage.shows(marks), "{marks}\n{}", stage.text());
    }
    let mut killer = Stage::new(killer(), 80, 24, Lang::French);
    killer.typed("o");
    killer.is_golden("killer.txt");
}

#[test]
fn the_title_names_the_variant() {
    assert!(Stage::new(variant(CAGES), 80, 24, Lang::English).shows("Grille 4×4 Killer · 16"));
    assert!(Stage::classic(80, 24).shows("Grille 9×9 · 51"));
}

#[test]
fn a_hint_longer_than_the_window_scrolls() {
    let mut stage = Stage::new(killer(), 80, 24, Lang::English);
    stage.typed("oiiii");
    let first = stage.text();
    assert!(stage.shows("▼") && stage.shows("PgDn"), "{first}");
    let mut pages = 0;
    while !stage.shows("▲ PgUp") {
        stage.press(KeyCode::PageDown);
        pages += 1;
        assert!(pages < 20);
    }
    assert!(stage.app.hinted.is_some() && stage.app.cursor == Cell::new(0));
    assert_ne!(stage.text(), first);
    for _ in 0..pages {
        stage.press(KeyCode::PageUp);
    }
    assert_eq!(stage.text(), first);
    // Where all is seen, the keys move the cursor.
    stage.press(KeyCode::Esc);
    stage.press(KeyCode::PageDown);
    assert_eq!(stage.app.cursor, Cell::new(72));
}

#[test]
fn control_and_z_suspend() {
    let mut stage = Stage::classic(80, 24);
    let key = KeyEvent::new(KeyCode::Char('z'), KeyModifiers::CONTROL);
    assert_eq!(stage.react(&Event::Key(key)), Effect::Suspend);
}

#[test]
fn checkpoints_and_branches_lose_nothing() {
    let mut stage = Stage::classic(80, 24);
    stage.typed("4sl6");
    stage.typed("y");
    assert_eq!(stage.app.game.moves_made(), 1);
    stage.typed("2");
    stage.typed("/");
    assert_eq!(stage.app.game.digit(cell(0, 3)), Some(digit(6)));
    stage.typed("!");
    assert_eq!(stage.app.game.open_cells().count(), 51);
    stage.typed("u");
    assert_eq!(stage.app.game.open_cells().count(), 49);
}

#[test]
fn the_last_digit_wins_and_n_asks_for_a_new_grid() {
    let mut stage = Stage::new(
        BuiltIn::named("e-4x4-1").unwrap().puzzle(),
        80,
        24,
        Lang::French,
    );
    stage.app.game.timer.pass(Duration::from_secs(75));
    let solution = stage.app.game.solution().unwrap().clone();
    stage.typed("1n");
    assert_eq!(stage.app.overlay, Some(Overlay::NewGame));
    stage.press(KeyCode::Esc);
    for open in stage.app.game.layout().cells() {
        if !stage.app.game.is_given(open) {
            stage.app.cursor = open;
            stage.press(KeyCode::Backspace);
            stage.typed(&solution.get(open).unwrap().to_string());
        }
    }
    assert!(stage.app.game.is_solved());
    stage.is_golden("won.txt");
    assert_eq!(stage.press(KeyCode::Char('n')), Effect::NewGame);
}

#[test]
fn without_colour_nothing_is_coloured_and_all_is_still_told() {
    let mut stage = Stage::classic(120, 42);
    stage.app.theme = ThemeName::None;
    stage.typed("v1lxv2zj1dwb1eiiii");
    let buffer = stage.terminal.backend().buffer();
    let plain = |colour: Color| colour == Color::Reset;
    assert!(
        buffer
            .content
            .iter()
            .all(|cell| plain(cell.fg) && plain(cell.bg))
    );
    let coloured = stage.text();
    stage.app.theme = ThemeName::Contrast;
    stage.draw();
    assert_eq!(stage.text(), coloured);
}

fn variant(text: &str) -> Puzzle {
    let draft = grille::notation::read(text).unwrap().remove(0);
    draft.validate().unwrap()
}

const CAGES: &str = "size 4\ngrid\n....\n....\n....\n....\ncage 3: r1c1 r1c2\ncage 10: r1c3 r1c4 r2c3 r2c4\n\
     cage 7: r2c1 r3c1\ncage 6: r2c2 r3c2 r3c3\ncage 9: r3c4 r4c4 r4c3";

/// A killer grid without givens.
fn killer() -> Puzzle {
    variant(include_str!("../../../tests/screens/killer-puzzle.txt"))
}

#[test]
fn cages_are_drawn_with_their_sums() {
    let killer = variant(CAGES);
    Stage::new(killer.clone(), 80, 24, Lang::English).is_golden("cages.txt");
    Stage::new(killer, 50, 16, Lang::French).is_golden("cages-small.txt");
}

#[test]
fn signs_lines_marks_and_clues_are_drawn_where_they_belong() {
    let many = variant(
        "size 6\ngrid\n......\n......\n..3...\n......\n......\n......\nx\nthermo: r1c1 r1c2 r2c3 r3c3\n\
         arrow: r6c1 > r5c1 r4c2\nwhite: r1c4 r1c5\nblack: r2c5 r3c5\nless: r4c4 r4c5\nless: r6c4 r5c4\n\
         even: r2c1\nodd: r2c2\nminimum: r4c6\nrenban: r6c2 r6c3 r5c3\nquadruple 1 2: r3c1 r3c2 r4c1 r4c2\n\
         sandwich r3: 7\nsandwich c2: 5\nlittle-killer 9: r1c3 down-right",
    );
    Stage::new(many.clone(), 100, 40, Lang::English).is_golden("ornaments.txt");
    let mut small = Stage::new(many, 60, 20, Lang::English);
    small.is_golden("ornaments-small.txt");
    // The mouse points at the cells, not at the clues before them.
    small.app.cursor = Cell::new(0);
    let at = small.app.drawn.as_ref().unwrap();
    let place = at.plan.spot((2, 3)).unwrap();
    let (x, y) = (
        at.area.x + super::view::MARGIN + place.x,
        at.area.y + super::view::HEADER + place.y,
    );
    small.mouse(
        MouseEventKind::Down(MouseButton::Left),
        x,
        y,
        KeyModifiers::NONE,
    );
    assert_eq!(small.app.cursor, Cell::new(15));
}
