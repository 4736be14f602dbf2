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

#[allow(dead_code)]
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
