//! What other programs' notations mean, where it is not what one would guess.

use grille::notation::{Notation, ReadOptions, Reader, detect, read, read_one};
use grille::render::{Format, Picture, PictureOptions};
use grille::say::Lang;
use grille::{Cell, Decoration, Digit, Draft, Header, Puzzle, Solver, Validate};
use serde_json::{Value, json};

/// A draft with all its cells filled from a text, digit by digit.
fn filled(draft: &Draft, digits: &str) -> Draft {
    let mut draft = draft.clone();
    for (index, symbol) in digits.chars().enumerate() {
        let digit = Digit::new(symbol.to_digit(10).unwrap() as u8).unwrap();
        draft.entries[index].value = Some(digit);
    }
    draft
}

fn fits(text: &str, digits: &str) -> bool {
    filled(&read_one(text).unwrap(), digits).is_valid()
}

/// A puzzle of f-puzzles with these fields and an empty grid.
fn fpuzzle(size: usize, fields: Value) -> Value {
    let mut object = json!({ "size": size, "grid": vec![vec![json!({}); size]; size] });
    let Value::Object(fields) = fields else {
        panic!("fields are an object");
    };
    object.as_object_mut().unwrap().extend(fields);
    object
}

#[test]
fn neighbouring_maximum_cells_say_nothing_of_each_other() {
    let solution = "4312214334211234";
    let marked = |kind: &str, cells: &[&str]| {
        let marks: Vec<Value> = cells.iter().map(|cell| json!({ "cell": cell })).collect();
        fpuzzle(4, json!({ kind: marks })).to_string()
    };
    // 4 and 3, and below them 2 and 1.
    assert!(fits(&marked("maximum", &["R1C1", "R1C2"]), solution));
    assert!(fits(&marked("minimum", &["R2C1", "R2C2"]), solution));
    // Alone each is compared with the other.
    assert!(!fits(&marked("maximum", &["R1C2"]), solution));
    assert!(!fits(&marked("minimum", &["R2C1"]), solution));
    // The same in our text, and back in f-puzzles and as conditions of Interactive Sudoku Solver.
    let puzzle = read_one("size 4\nmaximum: r1c1 r1c2\n")
        .unwrap()
        .validate()
        .unwrap();
    for notation in [Notation::Text, Notation::Fpuzzles, Notation::Iss] {
        let text = notation.print(&puzzle).unwrap();
        assert!(fits(&text, solution), "{text}");
    }
}

#[test]
fn a_cell_without_a_region_keeps_its_own() {
    let mut puzzle = fpuzzle(4, json!({}));
    puzzle["grid"][0][1]["region"] = 1.into();
    puzzle["grid"][0][2]["region"] = 0.into();
    puzzle["grid"][3][3]["region"] = Value::Null;
    let layout = read_one(&puzzle.to_string()).unwrap().layout;
    let regions: Vec<Option<usize>> = layout.cells().map(|cell| layout.region(cell)).collect();
    let expected = [0, 1, 0, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3].map(Some);
    assert_eq!(regions[..15], expected);
    assert_eq!(regions[15], None);
}

#[test]
fn whispers_are_half_of_the_digits_apart_unless_they_say_otherwise() {
    let line = |value: Value| {
        let item = json!([{ "lines": [["R1C1", "R1C2"]], "value": value }]);
        fpuzzle(6, json!({ "whispers": item })).to_string()
    };
    let written = |text: &str| {
        let puzzle = read_one(text).unwrap().validate().unwrap();
        Notation::Text
            .print(&puzzle)
            .unwrap()
            .lines()
            .last()
            .unwrap()
            .to_string()
    };
    assert_eq!(written(&line(Value::Null)), "whisper 3: r1c1 r1c2");
    assert_eq!(written(&line("2".into())), "whisper 2: r1c1 r1c2");
}

/// A classic puzzle of f-puzzles with drawings of each kind, two of which only show a constraint.
fn drawn() -> Value {
    let mut puzzle = fpuzzle(
        9,
        json!({
            "author": "A. Setter", "title": "Drawn", "ruleset": "Normal rules apply.\nLines are drawings.",
            "renban": [{ "lines": [["R1C1", "R1C2"]] }],
            "line": [
                { "lines": [["R2C1", "R3C2", "R3C3"]], "outlineC": "#C060C0", "width": 0.5 },
                { "lines": [["R1C1", "R1C2"]], "outlineC": "#F067F0", "width": 0.25, "fromConstraint": "Renban" },
            ],
            "text": [{ "cells": ["R0C5"], "value": "north", "fontC": "#0000FF", "size": 0.5 }],
            "circle": [{ "cells": ["R5C5", "R5C6"], "baseC": "#FFFFFF", "outlineC": "#000000", "width": 0.4, "height": 0.4, "value": "7" }],
            "rectangle": [{ "cells": ["R7C7"], "baseC": "#00FF00", "outlineC": "#00000000", "width": 0.6, "height": 0.3, "angle": 45 }],
            "cage": [{ "cells": ["R9C8", "R9C9"], "outlineC": "#FF0000", "fontC": "#FF0000", "value": "end" }],
            "fogofwar": ["R1C1"],
        }),
    );
    puzzle["grid"][4][0] = json!({ "c": "#FFE060" });
    puzzle["grid"][4][1] = json!({ "centerPencilMarks": [1, 2] });
    puzzle
}

#[test]
fn what_f_puzzles_draws_is_kept_and_drawn_and_written_back() {
    let puzzle = read_one(&drawn().to_string()).unwrap().validate().unwrap();
    let decorations = puzzle.decorations().to_vec();
    assert_eq!(decorations.len(), 8, "{decorations:?}");
    assert!(decorations.contains(&Decoration::NotShown("fogofwar".to_string())));
    assert!(decorations.contains(&Decoration::NotShown("centerPencilMarks".to_string())));
    let remarks: Vec<(Header, &str)> = puzzle.headers().iter().collect();
    assert!(remarks.contains(&(Header::Comment, "Lines are drawings.")));
    let options = PictureOptions {
        rules: true,
        ..PictureOptions::default()
    };
    let picture = Picture::of(&puzzle, &options);
    let svg = Format::Svg.print(&picture, Lang::English);
    for part in [
        "#c060c0",
        "#ffe060",
        "#00ff00",
        ">north<",
        ">7<",
        ">end<",
        "A. Setter",
        "Not shown:",
    ] {
        assert!(svg.contains(part), "{part} in {svg}");
    }
    assert!(
        !svg.contains("#f067f0"),
        "what shows a constraint is drawn once"
    );
    let text = Format::Text.print(&picture, Lang::French);
    for part in [
        "1 ligne",
        "3 formes",
        "1 texte",
        "1 case colorée",
        "Auteur : A. Setter",
        "fogofwar",
    ] {
        let flat: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(flat.contains(part), "{part} in {text}");
    }
    // Back to f-puzzles only what it does not draw itself is lost, and JSON keeps all.
    let again = |notation: Notation| {
        let text = notation.print(&puzzle).unwrap();
        read_one(&text).unwrap().validate().unwrap()
    };
    let shown = |puzzle: &Puzzle| {
        let mut shown = puzzle.decorations().to_vec();
        shown.sort_by_key(|drawn| format!("{drawn:?}"));
        shown
    };
    assert_eq!(shown(&again(Notation::Json)), shown(&puzzle));
    let mut kept = shown(&puzzle);
    kept.retain(|drawn| !matches!(drawn, Decoration::NotShown(_)));
    assert_eq!(shown(&again(Notation::Fpuzzles)), kept);
    assert_eq!(again(Notation::Fpuzzles).headers(), puzzle.headers());
}

#[test]
fn a_raw_grid_has_no_rows_columns_or_boxes() {
    let text = ".Shape~2x3~4~Raw.AllDifferent~R1C1~R1C2.~R1C1_2";
    assert_eq!(detect(text), Notation::Iss);
    let puzzle = read_one(text).unwrap().validate().unwrap();
    assert!(puzzle.base_layout().houses().is_empty());
    assert_eq!(puzzle.layout().digits(), 4);
    // Three choices for one cell, four for each of four others.
    assert_eq!(
        Solver::new(&puzzle).count(10_000).solutions,
        3 * 4_u64.pow(4)
    );
    for notation in [Notation::Iss, Notation::Text, Notation::Json] {
        let printed = notation.print(&puzzle).unwrap();
        assert!(
            read_one(&printed).unwrap().validate().unwrap() == puzzle,
            "{printed}"
        );
    }
    assert!(read(".Shape~9x9~~Raw").is_ok());
    for refused in [
        "AntiKnight",
        "Diagonal~1",
        "XSum~R1~9~",
        "Windoku",
        "NoBoxes",
        "Indexing~R~R1C1",
    ] {
        let text = format!(".Shape~9x9~~Raw.{refused}");
        let error = read(&text).unwrap_err().to_string();
        assert!(
            error.contains(refused.split('~').next().unwrap()),
            "{error}"
        );
    }
}

#[test]
fn a_grid_and_the_regions_of_a_jigsaw_are_read_from_one_line() {
    let (cells, pieces) = ("3...............", "1122112344234433");
    for text in [format!("{cells}{pieces}"), format!("{cells} {pieces}")] {
        let drafts = read(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!(drafts.len(), 1, "{text}");
        let layout = &drafts[0].layout;
        assert_eq!((layout.digits(), layout.boxes()), (4, None), "{text}");
        assert_eq!(layout.region(Cell::new(2)), layout.region(Cell::new(10)));
        assert_eq!(drafts[0].value(Cell::new(0)), Digit::new(3));
        let streamed: Vec<_> = Reader::new(text.as_bytes(), ReadOptions::default()).collect();
        assert_eq!(streamed.len(), 1);
        assert_eq!(streamed[0].as_ref().unwrap().layout, *layout);
    }
    // Any size will do, and letters.
    let five = format!("{}AABBBAABBCADCCCDDCEEDDEEE", ".".repeat(25));
    assert_eq!(read_one(&five).unwrap().layout.digits(), 5);
    // A solution is no layout, and neither are regions that fall apart.
    let (puzzle, solution) = ("4000030000030041", "4132234114233241");
    let draft = read_one(&format!("{puzzle} {solution}")).unwrap();
    assert!(draft.solution.is_some() && draft.layout.boxes().is_some());
    assert!(read("3...............1122112344234343").is_err());
}

#[test]
fn no_two_rows_and_columns_tie_where_none_may() {
    // The first row is the first column.
    let tied = "1234214334124321";
    assert!(fits(".Shape~4x4.NoBoxes", tied));
    assert!(!fits(".Shape~4x4.NoBoxes.FullRankTies~none", tied));
    assert!(fits(".Shape~4x4.NoBoxes.FullRankTies~any", tied));
    let free = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    assert!(has_no_ties(free));
    assert!(fits(".FullRankTies~none", free));
    assert!(read(".FullRankTies~some").is_err());
    // On grids without boxes: as many have no ties as trying all 576 of them finds.
    let puzzle = |text: &str| read_one(text).unwrap().validate().unwrap();
    let all = Solver::new(&puzzle(".Shape~4x4.NoBoxes"));
    let free = all
        .solutions()
        .filter(|grid| has_no_ties(&grid.to_string()));
    let with = puzzle(".Shape~4x4.NoBoxes.FullRankTies~none");
    assert_eq!(
        Solver::new(&with).count(1000).solutions as usize,
        free.count()
    );
}

/// Whether no row or column of a square grid equals another, each read from both ends.
fn has_no_ties(grid: &str) -> bool {
    let cells: Vec<char> = grid.chars().collect();
    let size = cells.len().isqrt();
    let mut lines: Vec<String> = Vec::new();
    for i in 0..size {
        let row: String = (0..size).map(|j| cells[size * i + j]).collect();
        let column: String = (0..size).map(|j| cells[size * j + i]).collect();
        for line in [row, column] {
            lines.push(line.chars().rev().collect());
            lines.push(line);
        }
    }
    (0..lines.len()).all(|i| (0..i).all(|j| lines[i] != lines[j]))
}

#[test]
fn parts_of_interactive_sudoku_solver_mean_what_they_mean_there() {
    let printed = |text: &str| {
        let puzzle = read_one(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        Notation::Iss.print(&puzzle.validate().unwrap()).unwrap()
    };
    // A cage without a sum, and rows over 9 in decimals.
    assert_eq!(printed(".Cage~~R1C1~R1C2"), ".Cage~0~R1C1~R1C2");
    let clue = ".Shape~16x16.Skyscraper~R10~3~";
    assert_eq!(printed(clue), clue);
    assert!(read(".Shape~16x16.Skyscraper~Ra~3~").is_err());
    // Copies are counted from the cell that is named: here R2C2 and the next.
    let copies = printed(".Replicate~D~R2C2.WhiteDot~R2C2~R3C2.End");
    assert_eq!(copies, ".WhiteDot~R2C2~R3C2.WhiteDot~R2C3~R3C3");
    assert!(read(".Replicate~D~R2C2.Sandwich~5~R1.End").is_err());
    assert!(read(".Replicate~Q~R1C5.WhiteDot~R1C8~R1C9.End").is_err());
    // Each name begins a line of its own.
    let two = read_one(".Pair~v~_one~R1C1~R1C2~_two~R2C1~R2C2").unwrap();
    assert_eq!(two.constraints.len(), 2);
    // Windows and disjoint sets do not depend on whether the boxes count.
    assert_eq!(read_one(".NoBoxes.Windoku").unwrap().constraints.len(), 4);
    assert_eq!(
        read_one(".NoBoxes.DisjointSets").unwrap().constraints.len(),
        9
    );
    // Cells beside the grid lie in rows of their own, and a rule for neighbours is not for them.
    let beside = read_one(".Shape~4x4.Var~A~~2x3.AntiConsecutive.WhiteDot~VA1~VA4").unwrap();
    assert_eq!(beside.layout.cell_count(), 22);
    assert!(beside.validate().is_ok());
    for refused in [
        ".Var~A~~2.~VA_1",
        ".Var~A.~VA1_1",
        ".Or.AntiKnight.End",
        ".Or.Shape~4x4.End",
        ".StrictKropki.Or.WhiteDot~R1C1~R1C2.BlackDot~R1C1~R1C2.End",
        ".PillArrow~1~R1C1~R1C2~R1C3",
        ".PillArrow~2~R1C1~R1C3~R2C2",
        ".Shape~6x6.GlobalEntropy",
        ".Cage~5_=_1_1~R1C1~R1C2",
        ".ConnectedValues~~1_2",
    ] {
        assert!(read(refused).is_err(), "{refused} is read");
    }
}

#[test]
fn a_name_that_only_a_server_knows_is_called_that() {
    for (link, id) in [
        ("https://sudokupad.app/v7oVqMfjTs", "v7oVqMfjTs"),
        ("sudokupad.app/gdc/one-two", "gdc/one-two"),
        (
            "https://app.crackingthecryptic.com/sudoku/3tNqRm9bJ7",
            "3tNqRm9bJ7",
        ),
        (
            "https://sudokupad.app/?puzzleid=abc123&setting-nogrid=1",
            "abc123",
        ),
        ("https://f-puzzles.com/?id=y4kgbjxa", "y4kgbjxa"),
    ] {
        let error = read(link).unwrap_err();
        let (english, french) = (Lang::English.say(&error), Lang::French.say(&error));
        assert!(
            english.contains(&format!("“{id}” is a name that only")),
            "{english}"
        );
        assert!(
            french.contains(&format!("« {id} » est un nom que seul")),
            "{french}"
        );
    }
}

#[test]
fn the_column_of_an_error_counts_characters() {
    let spots = |bytes: &[u8]| -> Vec<(usize, usize)> {
        let found = Reader::new(bytes, ReadOptions::default());
        let errors = found.filter_map(Result::err);
        errors
            .map(|error| error.at.map_or((0, 0), |at| (at.line, at.column)))
            .collect()
    };
    // Bytes that are no UTF-8, after two characters of two bytes each.
    let mut line = "éé34".as_bytes().to_vec();
    line.push(0xFF);
    assert_eq!(
        spots(&[b"4000030000030041\n", &line[..], b"\n4000030000030041\n"].concat()),
        [(2, 5)]
    );
    assert_eq!(spots(b"size 4\ngrid\n1\xC3\n"), [(3, 2)]);
    // In JSON too, where the reader of JSON counts bytes.
    let json = "{\"author\":\"Éléonore\",\"puzzle\":}";
    let error = read(json).unwrap_err();
    let column = json.chars().position(|c| c == '}').unwrap() + 1;
    assert_eq!(error.at.map(|at| (at.line, at.column)), Some((1, column)));
    let error = read("size 4\nthermomètre: r1c1 é5\n").unwrap_err();
    assert_eq!(error.at.map(|at| (at.line, at.column)), Some((2, 19)));
}
