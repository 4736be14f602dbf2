//! The documents' frames, character for character.

use grille::logic::BuiltIn;
use grille::notation::Notation;
use grille::{Grid, Layout, Puzzle};

fn printed(notation: Notation, puzzle: &Puzzle) -> String {
    let text = notation.print(puzzle).unwrap();
    assert_eq!(
        &grille::read_puzzle(&text).unwrap(),
        puzzle,
        "{notation:?} reads back"
    );
    text
}

fn built_in(name: &str) -> Puzzle {
    BuiltIn::named(name).unwrap().puzzle()
}

fn empty(size: usize) -> Puzzle {
    Grid::empty(Layout::of_size(size).unwrap()).into()
}

#[test]
fn document_a_numbers_rows_and_columns() {
    let expected = "    1 2 3   4 5 6   7 8 9
  -------------------------
1 | 5 3 . | . 7 . | . . . |
2 | 6 . . | 1 9 5 | . . . |
3 | . 9 8 | . . . | . 6 . |
  -------------------------
4 | 8 . . | . 6 . | . . 3 |
5 | 4 . . | 8 . 3 | . . 1 |
6 | 7 . . | . 2 . | . . 6 |
  -------------------------
7 | . 6 . | . . . | 2 8 . |
8 | . . . | 4 1 9 | . . 5 |
9 | . . . | . 8 . | . 7 9 |
  -------------------------
";
    assert_eq!(printed(Notation::Dialogue, &built_in("a1")), expected);
}

#[test]
fn our_own_frame_numbers_the_columns_as_cells_are_named() {
    let expected = "    1 2 3   4 5 6   7 8 9
  ┌───────┬───────┬───────┐
1 │ 5 3 . │ . 7 . │ . . . │
";
    let drawn = printed(Notation::Grid, &built_in("a1"));
    assert!(drawn.starts_with(expected), "{drawn}");
    // Numbers of two figures do not fit above one another's columns: they stand upright.
    for notation in [Notation::Grid, Notation::Dialogue] {
        let drawn = printed(notation, &empty(16));
        let lines: Vec<&str> = drawn.lines().collect();
        assert_eq!(
            &lines[..2],
            [
                "                           1 1 1   1 1 1 1",
                "     1 2 3 4   5 6 7 8   9 0 1 2   3 4 5 6"
            ],
            "{drawn}"
        );
    }
}

#[test]
fn document_b_shows_zeros_in_narrow_boxes() {
    let expected = "-----
| 790|304|108|
| 000|006|000|
| 000|080|059|
-----
| 030|000|497|
| 000|000|000|
| 217|000|030|
-----
| 470|010|000|
| 000|700|000|
| 302|609|071|
-----
";
    assert_eq!(printed(Notation::Class, &built_in("b1")), expected);
}

#[test]
fn document_e_shows_a_board_like_the_one_of_chess() {
    let expected = "     a b c   d e f   g h i
   -------------------------
 1 | _ _ 4 | _ 7 5 | _ _ _ |
 2 | _ _ _ | _ _ _ | 9 5 _ |
 3 | 9 _ 8 | _ _ 2 | 4 _ 7 |
   -------------------------
 4 | 7 _ _ | _ 3 _ | _ _ _ |
 5 | 5 _ _ | _ 9 _ | 7 _ 4 |
 6 | _ _ 2 | 7 4 1 | 3 _ _ |
   -------------------------
 7 | _ _ 6 | 4 _ 9 | _ _ 2 |
 8 | _ 3 5 | 1 _ 7 | _ _ _ |
 9 | _ _ _ | _ 6 _ | 5 7 _ |
   -------------------------
";
    assert_eq!(printed(Notation::Chess, &built_in("e-game")), expected);
}

#[test]
fn document_e_shows_other_sizes_alike() {
    let four = "     a b   c d
   -------------
 1 | _ _ | _ _ |
 2 | _ _ | _ _ |
   -------------
 3 | _ _ | _ _ |
 4 | _ _ | _ _ |
   -------------
";
    assert_eq!(printed(Notation::Chess, &empty(4)), four);

    let sixteen = printed(Notation::Chess, &empty(16));
    let lines: Vec<&str> = sixteen.lines().collect();
    assert_eq!(lines[0], "     a b c d   e f g h   i j k l   m n o p");
    assert_eq!(lines[1], format!("   {}", "-".repeat(2 * 16 + 2 * 4 + 1)));
    assert_eq!(lines[20], "16 | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ |");

    let twenty_five = printed(Notation::Chess, &empty(25));
    assert_eq!(
        twenty_five
            .lines()
            .next()
            .unwrap()
            .trim_end()
            .chars()
            .last(),
        Some('y')
    );
    assert_eq!(twenty_five.lines().count(), 1 + 25 + 6);
}

#[test]
fn values_over_nine_are_letters() {
    let mut grid = Grid::empty(Layout::of_size(16).unwrap());
    grid.set((0, 0), 10).unwrap();
    grid.set((0, 1), 16).unwrap();
    grid.set((1, 2), 9).unwrap();
    let text = printed(Notation::Chess, &grid.into());
    assert!(text.contains(" 1 | A G _ _ |"), "{text}");
}

#[test]
fn simple_sudoku_files_look_like_its_own() {
    let expected = " *-----------*
 |53.|.7.|...|
 |6..|195|...|
 |.98|...|.6.|
 |---+---+---|
 |8..|.6.|..3|
 |4..|8.3|..1|
 |7..|.2.|..6|
 |---+---+---|
 |.6.|...|28.|
 |...|419|..5|
 |...|.8.|.79|
 *-----------*
";
    assert_eq!(printed(Notation::Ss, &built_in("a1")), expected);
}

#[test]
fn tall_and_wide_boxes_are_told_apart_by_the_frame() {
    for boxes in [
        "2x3", "3x2", "2x4", "4x2", "3x4", "4x3", "3x5", "5x3", "4x5", "5x4",
    ] {
        let grid = Grid::empty(Layout::with_boxes(boxes.parse().unwrap()));
        for notation in [
            Notation::Grid,
            Notation::Dialogue,
            Notation::Class,
            Notation::Chess,
            Notation::Ss,
        ] {
            printed(notation, &grid.clone().into());
        }
    }
}

/// What people paste: other programs' frames, books, web pages.
#[test]
fn frames_found_in_the_wild_are_read() {
    let expected = built_in("a1");
    let rows: Vec<String> = expected
        .to_string()
        .as_bytes()
        .chunks(9)
        .map(|r| String::from_utf8(r.to_vec()).unwrap())
        .collect();
    let spaced = |row: &String, outer: bool, bar: &str| {
        let boxes: Vec<String> = row
            .as_bytes()
            .chunks(3)
            .map(|b| {
                b.iter()
                    .map(|&c| char::from(c).to_string())
                    .collect::<Vec<_>>()
                    .join(" ")
            })
            .collect();
        let inner = boxes.join(&format!(" {bar} "));
        if outer {
            format!("{bar} {inner} {bar}")
        } else {
            inner
        }
    };
    let mut texts = Vec::new();
    for (outer, bar, rule) in [
        (true, "|", "+-------+-------+-------+"),
        (false, "|", "------+-------+------"),
        (true, "║", "╠═══════╬═══════╣"),
        (true, "│", "├───────┼───────┤"),
        (true, "!", "=========================="),
        (true, "|", "*-----------------------*"),
    ] {
        let mut lines = vec![];
        for (number, row) in rows.iter().enumerate() {
            if number % 3 == 0 && (outer || number > 0) {
                lines.push(rule.to_string());
            }
            lines.push(format!("  {}", spaced(row, outer, bar)));
        }
        texts.push(lines.join("\r\n"));
    }
    texts.push(rows.join("\n"));
    texts.push(
        rows.iter()
            .map(|row| format!("{}\n", spaced(row, false, " ")))
            .collect(),
    );
    texts.push(format!("\u{feff}{}", rows.join("\n\n")));
    texts.push(format!("# from a forum\n{}", rows.join("\n")));
    texts.push(rows.concat().replace('.', "-"));
    // Each cell in a box of its own, as spreadsheets and terminals draw it.
    let cell_boxes: String = rows
        .iter()
        .map(|row| {
            let cells: Vec<String> = row.chars().map(|c| format!(" {c} ")).collect();
            format!(
                "+---+---+---+---+---+---+---+---+---+\n|{}|\n",
                cells.join("|")
            )
        })
        .collect();
    texts.push(cell_boxes);
    for text in texts {
        match grille::read_puzzle(&text) {
            Ok(puzzle) => assert_eq!(puzzle, expected, "{text}"),
            Err(error) => panic!("{error}\n{text}"),
        }
    }
}
