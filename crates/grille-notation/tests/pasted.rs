//! What people paste and pipe: collections with a bad line, forum posts, spreadsheets, source text.

use grille::Draft;
use grille::notation::{ParseError, ParseErrorKind, ReadOptions, Reader, read};

const P: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const Q: &str = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

/// What a stream gives: the cells of each puzzle, or the line of its error.
fn streamed(text: &str) -> Vec<Result<String, Option<usize>>> {
    let told = |result: Result<Draft, ParseError>| match result {
        Ok(draft) => Ok(cells(&draft)),
        Err(error) => Err(error.at.map(|at| at.line)),
    };
    Reader::new(text.as_bytes(), ReadOptions::default())
        .map(told)
        .collect()
}

/// The puzzles of a text, read as a whole and as a stream alike.
fn puzzles(text: &str) -> Vec<String> {
    let whole = match read(text) {
        Ok(drafts) => drafts.iter().map(cells).collect(),
        Err(error) => panic!("{error}\n{text}"),
    };
    let streamed: Result<Vec<String>, _> = streamed(text).into_iter().collect();
    assert_eq!(streamed.as_ref(), Ok(&whole), "{text}");
    whole
}

fn cells(draft: &Draft) -> String {
    let value = |entry: &grille::Entry| {
        let symbol = |digit| draft.script.alphabet.symbol(digit);
        entry.value.map_or('.', symbol)
    };
    draft.entries.iter().map(value).collect()
}

fn rows(puzzle: &str) -> Vec<String> {
    let size = puzzle.len().isqrt();
    let row = |row: &[u8]| String::from_utf8(row.to_vec()).unwrap();
    puzzle.as_bytes().chunks(size).map(row).collect()
}

fn said(text: &str) -> String {
    read(text).unwrap_err().to_string()
}

#[test]
fn a_bad_first_line_does_not_spoil_a_collection() {
    let good = Ok(P.to_string());
    for bad in [&P[1..], "Puzzles of 2024", "5"] {
        let text = format!("{bad}\n{P}\n{P}\n");
        assert_eq!(
            streamed(&text),
            [Err(Some(1)), good.clone(), good.clone()],
            "{bad}"
        );
        let many = format!("{bad}\n{}", format!("{P}\n").repeat(20));
        assert_eq!(streamed(&many).len(), 21);
        assert_eq!(streamed(&many)[0], Err(Some(1)));
    }
}

#[test]
fn titles_and_remarks_before_puzzles_are_passed_over() {
    for title in [
        "Puzzle:",
        "// a comment",
        "Sudoku",
        "Puzzle",
        "Grid",
        "; puzzles",
        "My nice new puzzles",
    ] {
        assert_eq!(puzzles(&format!("{title}\n{P}\n{P}\n")), [P, P], "{title}");
        assert_eq!(puzzles(&format!("{title}\n{P}\n")), [P], "{title}");
    }
}

#[test]
fn a_second_puzzle_on_a_line_is_never_lost() {
    for between in [" ", ",", "\t", " ; ", ", "] {
        let text = format!("{P}{between}{Q}\n{P}\n");
        let error = read(&text).unwrap_err();
        assert_eq!(error.kind, ParseErrorKind::SecondPuzzle, "{text}");
        assert_eq!(error.at.unwrap().line, 1);
        assert_eq!(streamed(&text), [Err(Some(1)), Ok(P.to_string())]);
    }
    assert_eq!(puzzles(&format!("{P}\r{Q}\r{P}")), [P, Q, P]);
    assert_eq!(puzzles(&format!("{}\r", rows(P).join("\r"))), [P]);
    let twice = format!("{{\"puzzle\":\"{P}\"}}{{\"puzzle\":\"{Q}\"}}");
    assert_eq!(read(&twice).unwrap().len(), 2);
    assert_eq!(streamed(&twice), [Err(Some(1))]);
}

#[test]
fn a_field_after_the_puzzle_may_be_a_remark() {
    for remark in ["7.2", "hard", "", "easy one,3"] {
        assert_eq!(puzzles(&format!("{P},{remark}\n{Q},{remark}\n")), [P, Q]);
    }
}

#[test]
fn sixteen_rows_with_bars_and_rules_and_no_outer_frame_are_one_grid() {
    let row = "1 2 . . | . . . . | 3 . . 4 | . . . .\n";
    let letters = "1 2 . . | G . . . | 3 . . 4 | . . . .\n";
    let rule = "--------+---------+---------+--------\n";
    let band = row.repeat(4);
    let text = [letters.repeat(4), band.clone(), band.clone(), band].join(rule);
    let found = puzzles(&text);
    assert_eq!((found.len(), found[0].len()), (1, 256));
    let narrow = text.replace(' ', "");
    assert_eq!(puzzles(&narrow), found);
}

/// A grid in SimpleSudoku's frame.
fn framed(puzzle: &str) -> String {
    let boxes = |row: &String| format!(" |{}|{}|{}|\n", &row[..3], &row[3..6], &row[6..]);
    let bands: Vec<String> = rows(puzzle)
        .chunks(3)
        .map(|band| band.iter().map(boxes).collect())
        .collect();
    format!(
        " *-----------*\n{} *-----------*\n",
        bands.join(" |---+---+---|\n")
    )
}

#[test]
fn grids_beside_a_frame_are_read_too() {
    let frame = framed(P);
    for between in ["", "\n", "\n\n"] {
        assert_eq!(puzzles(&format!("{Q}\n{between}{frame}")), [Q, P]);
        assert_eq!(puzzles(&format!("{frame}{between}{Q}\n")), [P, Q]);
    }
    let plain = rows(Q).join("\n");
    assert_eq!(puzzles(&format!("{frame}\n{plain}\n")), [P, Q]);
    assert_eq!(puzzles(&format!("{plain}\n\n{frame}")), [Q, P]);
    assert_eq!(puzzles(&format!("{plain}\n\n{P}\n")), [Q, P]);
    // Words around a frame are no grid.
    assert_eq!(
        puzzles(&format!("Try this one:\n\n{frame}\nRated 7.2\n")),
        [P]
    );
}

#[test]
fn a_title_above_rows_is_passed_over() {
    let plain = rows(P).join("\n");
    for title in [
        "Sudoku",
        "Puzzle",
        "Grid",
        "; puzzles",
        "My nice new puzzles",
    ] {
        assert_eq!(puzzles(&format!("{title}\n{plain}\n")), [P], "{title}");
    }
}

#[test]
fn rows_of_json_may_be_in_any_alphabet() {
    let row = |first: &str| format!("[\"{first}\"{}]", ",\".\"".repeat(15));
    let rows: Vec<String> = "0123456789ABCDEF"
        .chars()
        .map(|symbol| row(&symbol.to_string()))
        .collect();
    let rows = format!("[{}]", rows.join(","));
    let told = format!("{{\"alphabet\":\"hexadecimal\",\"puzzle\":{rows}}}");
    for text in [rows, told] {
        let draft = read(&text).unwrap().remove(0);
        assert_eq!(draft.script.alphabet.id(), "hexadecimal");
        assert_eq!(draft.entries[0].value.unwrap().value(), 1);
        assert_eq!(draft.entries[240].value.unwrap().value(), 16);
    }
}

#[test]
fn fields_that_contradict_the_grid_are_named() {
    let with = |field: &str| said(&format!("{{\"puzzle\":\"4000030000030041\",{field}}}"));
    assert_eq!(with("\"size\":16"), "The field size cannot be “16”.");
    assert!(with("\"placed\":\"1000000000000000\"").contains("placed"));
    assert_eq!(
        with("\"eliminated\":[[1,2,5]]"),
        "The field eliminated cannot be “[1,2,5]”."
    );
}

#[test]
fn remarks_belong_to_the_grid_below_them() {
    let text = format!(
        "#AOne\n{}\n#ATwo\n{}\n",
        rows(P).join("\n"),
        rows(Q).join("\n")
    );
    let authors: Vec<String> = read(&text)
        .unwrap()
        .iter()
        .map(|draft| {
            draft
                .headers
                .get(grille::Header::Author)
                .unwrap()
                .to_string()
        })
        .collect();
    assert_eq!(authors, ["One", "Two"]);
}

#[test]
fn rows_are_read_as_spreadsheets_and_programs_write_them() {
    let listed = |between: &str| -> Vec<String> {
        let row = |row: &String| {
            let cells: Vec<String> = row.chars().map(|c| c.to_string()).collect();
            cells.join(between)
        };
        rows(P).iter().map(row).collect()
    };
    let numbers = |text: String| text.replace('.', "0");
    let right: Vec<String> = rows(P)
        .iter()
        .map(|row| format!("{}|{}|{}|", &row[..3], &row[3..6], &row[6..]))
        .collect();
    let texts = [
        rows(P).join("\n").replace('.', "-"),
        listed(" ").join("\n").replace('.', "-"),
        numbers(listed(",").join("\n")),
        listed(",").join("\n").replace('.', ""),
        numbers(listed(", ").join(",\n")),
        right.join("\n"),
        format!("\u{200B}{}\u{200B}", rows(P).join("\n")),
        format!("\u{200B}{P}\u{200B}"),
    ];
    for text in texts {
        assert_eq!(puzzles(&text), [P], "{text}");
    }
    // A row that is all empty is no rule.
    let empty = Q.replacen(&Q[9..18], ".........", 1);
    assert_eq!(puzzles(&rows(&empty).join("\n").replace('.', "-")), [empty]);
}

#[test]
fn sixty_four_characters_are_candidates_only_if_each_cell_has_one() {
    let line = format!("12{}", ".".repeat(62));
    assert_eq!(read(&line).unwrap()[0].layout.digits(), 8);
    let candidates = "1234".repeat(16);
    assert_eq!(read(&candidates).unwrap()[0].layout.digits(), 4);
}

#[test]
fn what_is_wrong_with_a_page_is_said_with_its_place() {
    let missing = rows(P)[..8].join("\n");
    assert_eq!(
        said(&format!("\n{missing}")),
        "line 2, column 1: 72 cells found; a 9×9 grid has 81: a row is missing."
    );
    let mut uneven = rows(P);
    uneven[3].push('5');
    uneven[4].pop();
    assert_eq!(
        said(&uneven.join("\n")),
        "line 4, column 1: 10 cells in this row, not 9."
    );
}

#[test]
fn the_marks_of_forums_and_mail_are_no_cells() {
    let plain = rows(P).join("\n");
    let quoted: String = framed(P)
        .lines()
        .map(|line| format!("> {line}\n"))
        .collect();
    for text in [
        format!("[code]\n{plain}\n[/code]\n"),
        format!("[code]{plain}[/code]\n"),
        format!("[quote=\"me\"]\n{}[/quote]\n", framed(P)),
        format!("[code]\n{P}\n[/code]\n"),
        format!("```text\n{plain}\n```\n"),
        format!("> {P}\n"),
        format!("> {}\n", plain.replace('\n', "\n> ")),
        quoted,
    ] {
        assert_eq!(puzzles(&text), [P], "{text}");
    }
}

#[test]
fn lists_may_be_numbered() {
    for mark in [".", ":", ")"] {
        let text = format!("1{mark} {P}\n2{mark} {Q}\n");
        assert_eq!(puzzles(&text), [P, Q], "{text}");
    }
}

#[test]
fn the_table_of_a_program_is_read() {
    let row = |row: &String| {
        let cells: Vec<String> = row.replace('.', "0").chars().map(String::from).collect();
        format!("{{{}}}", cells.join(", "))
    };
    let listed: Vec<String> = rows(P).iter().map(row).collect();
    for between in [",", ", ", ",\n "] {
        assert_eq!(puzzles(&format!("{{{}}};\n", listed.join(between))), [P]);
    }
    assert_eq!(puzzles(&format!("{{\n{}\n}};\n", listed.join(",\n"))), [P]);
}

#[test]
fn rows_of_candidates_are_no_collection_of_small_grids() {
    let all = "1234 1234 1234 1234\n";
    assert_eq!(
        puzzles(&format!("2 1 4 1234\n{}", all.repeat(3))),
        ["214............."]
    );
}
