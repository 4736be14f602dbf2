//! Texts of a few kilobytes that stand for gigabytes, or for hours: each is read, refused, or ended with its budget.

use std::cell::Cell;
use std::fmt::Write;
use std::sync::atomic::AtomicBool;

use grille::constraint::Fault;
use grille::notation::{ParseErrorKind, read_one, read_one_within};
use grille::say::{Lang, Say};
use grille::{Budget, Draft, Invalid, Outcome, Problem, Puzzle, ReadError, Solver, Validate};

/// Every cell of the 25×25 grid, in one line.
fn snake() -> String {
    let row = |row: usize| match row % 2 {
        1 => format!("r{row}c1-r{row}c25"),
        _ => format!("r{row}c25-r{row}c1"),
    };
    (1..=25).map(row).collect::<Vec<_>>().join(" ")
}

fn lines(size: usize, line: impl Fn(usize) -> String, count: usize) -> String {
    let mut text = format!("size {size}\n");
    for number in 0..count {
        let _ = writeln!(text, "{}", line(number));
    }
    text
}

/// What strangers may send, with its name.
fn texts() -> Vec<(&'static str, String)> {
    let same = "same-digits: r1c1..r25c12 = r1c13..r25c24";
    let shifted = |number: usize| {
        let (rows, columns) = (10 + number / 12, 8 + number % 12);
        let (top, left) = (26 - rows, 26 - columns);
        format!("same-digits: r1c1..r{rows}c{columns} = r{top}c{left}..r25c25")
    };
    let rank = |number: usize| {
        let (line, value) = (number / 4 + 1, 1 + (7 * number) % 100);
        let side = ["r{} left", "r{} right", "c{} top", "c{} bottom"][number % 4];
        format!(
            "full-rank {}: {value}",
            side.replace("{}", &line.to_string())
        )
    };
    let ends = |kind: &str, number: usize| {
        let (row, column) = (number / 4 + 1, number % 4 + 1);
        format!("{kind}: r{row}c{column} {}", snake())
    };
    let index = |number: usize| {
        let kind = ["row", "column", "box"][number % 3];
        let (row, column) = (number / 75 + 1, number / 3 % 25 + 1);
        format!("{kind}-index: r{row}c{column}..r25c25")
    };
    let distinct = |number: usize| {
        let name = |at: usize| char::from_digit(at as u32 % 16 + 1, 36).unwrap();
        let cell = |at: usize| format!("~R{}C{}", name(number + at / 16), name(at));
        let cells: String = (0..60).map(cell).collect();
        format!(".CountDistinct{cells}")
    };
    vec![
        ("same digits", lines(25, |_| same.to_string(), 60)),
        ("same digits elsewhere", lines(25, shifted, 180)),
        (
            "anti-taxicab",
            lines(25, |_| "anti-taxicab".to_string(), 200),
        ),
        ("full rank", lines(25, rank, 100)),
        ("nabner", lines(25, |_| format!("nabner: {}", snake()), 1)),
        ("between", lines(25, |number| ends("between", number), 6)),
        ("lockout", lines(25, |number| ends("lockout 3", number), 6)),
        ("index", lines(25, index, 60)),
        (
            "count distinct",
            format!(".Shape~16x16{}", (0..200).map(distinct).collect::<String>()),
        ),
        (
            "cages",
            lines(9, |_| "cage 15: r1c1 r1c2 r1c3".to_string(), 5_000),
        ),
    ]
}

/// Reads and checks a text within a budget.
fn puzzle(text: &str, budget: Budget<'_>) -> Result<Puzzle, ReadError> {
    Ok(read_one_within(text, budget)?.validate_within(budget)?)
}

fn is_out_of_time(error: &ReadError) -> bool {
    match error {
        ReadError::Parse(error) => error.is_out_of_time(),
        ReadError::Invalid(invalid) => invalid.is_out_of_time(),
        _ => false,
    }
}

/// The constraint that an error names, and its fault.
fn named(error: &ReadError) -> Option<(String, Fault)> {
    let (constraint, fault) = match error {
        ReadError::Parse(error) => match &error.kind {
            ParseErrorKind::Fault { constraint, fault } => (constraint.clone(), fault),
            _ => return None,
        },
        ReadError::Invalid(Invalid { problems }) => match &problems[..] {
            [Problem::Fault { constraint, fault }] => (constraint.text(), fault),
            _ => return None,
        },
        _ => return None,
    };
    Some((Lang::English.say(&constraint), fault.clone()))
}

/// A budget that is over from the look at it of this number on; how often it was looked at.
fn within<T>(looks: usize, work: impl FnOnce(Budget<'_>) -> T) -> (T, usize) {
    let count = Cell::new(0);
    let is_over = || {
        count.set(count.get() + 1);
        count.get() > looks
    };
    let done = work(Budget::default().deadline(&is_over));
    (done, count.get())
}

#[test]
fn nobody_waits_for_hostile_constraints_once_the_asker_is_gone() {
    let gone = AtomicBool::new(true);
    for (name, text) in texts() {
        let error = puzzle(&text, Budget::default().cancel(&gone)).expect_err(name);
        // A line that nothing meets is refused before anybody looks.
        assert!(
            is_out_of_time(&error) || name == "nabner",
            "{name}: {error}"
        );
    }
}

#[test]
fn reading_and_compiling_hostile_constraints_end_with_their_budget() {
    for (name, text) in texts() {
        if name == "nabner" {
            continue;
        }
        // It is looked at again and again, and never more than once after it is over for each of the two.
        let (made, looks) = within(3, |budget| puzzle(&text, budget));
        let error = made.expect_err(name);
        assert!(is_out_of_time(&error), "{name}: {error}");
        assert_eq!(looks, 4, "{name}");
    }
}

#[test]
fn hostile_constraints_are_compiled_or_refused_by_name() {
    for (name, text) in texts() {
        let Err(error) = puzzle(&text, Budget::default()) else {
            continue;
        };
        let (constraint, fault) = named(&error).unwrap_or_else(|| panic!("{name}: {error}"));
        assert!(!constraint.is_empty(), "{name}");
        let expected = match name {
            "nabner" => fault == Fault::Impossible,
            _ => matches!(fault, Fault::TooMuch | Fault::TooLarge | Fault::Impossible),
        };
        assert!(expected, "{name}: {error}");
    }
}

#[test]
fn a_search_among_hostile_constraints_ends_with_its_budget() {
    for (name, text) in texts() {
        let Ok(puzzle) = puzzle(&text, Budget::default()) else {
            continue;
        };
        let (outcome, looks) = within(2, |budget| {
            Solver::new(&puzzle).with_budget(budget).outcome()
        });
        assert!(
            matches!(outcome, Outcome::BudgetSpent(_)) || looks <= 2,
            "{name} went on for {looks} looks"
        );
        assert!(looks <= 12, "{name}: {looks} looks");
    }
}

/// A puzzle of 9×9 with these lines.
fn nine(lines: &str) -> Puzzle {
    let draft: Draft = read_one(&format!("size 9\n{lines}")).unwrap();
    draft.validate().unwrap()
}

#[test]
fn equal_constraints_are_compiled_once_and_kept_in_the_list() {
    let cage = "cage 15: r1c1 r1c2 r1c3\n";
    let (one, many) = (nine(cage), nine(&cage.repeat(5_000)));
    let conditions = |puzzle: &Puzzle| puzzle.model().unwrap().conditions().len();
    assert_eq!(conditions(&many), conditions(&one));
    assert_eq!(many.constraints().len(), 5_000);
    assert_eq!(many.layout().houses().len(), one.layout().houses().len());
    // Two constraints that say the same thing in part.
    let both = nine("anti-knight\nanti-king\nanti-knight\n");
    let apart = conditions(&nine("anti-knight\n")) + conditions(&nine("anti-king\n"));
    assert_eq!(conditions(&both), apart);
    // What is broken is the first of equal ones.
    let broken = read_one(&format!(
        "size 9\ngrid\n1 2 3 . . . . . .\n{}{cage}{cage}",
        ". . . . . . . . .\n".repeat(8)
    ));
    let problems = broken.unwrap().problems();
    assert!(
        matches!(&problems[..], [Problem::Broken { .. }]),
        "{problems:?}"
    );
}

#[test]
fn the_error_for_too_much_says_the_line_the_constraint_and_the_bound_in_both_languages() {
    let lunchbox = |number: usize| {
        let (sum, row) = (40 + number, number % 25 + 1);
        format!("lunchbox {sum}: r{row}c1-r{row}c24")
    };
    let text = lines(25, lunchbox, 100);
    let error = puzzle(&text, Budget::default()).expect_err("too many lunchboxes");
    let ReadError::Parse(error) = &error else {
        panic!("{error}");
    };
    assert!(error.at.is_some_and(|at| at.line > 2), "{error}");
    let english = Lang::English.say(error);
    assert!(english.contains("64 MB"), "{english}");
    let french = Lang::French.say(error);
    assert!(french.contains("64 Mo"), "{french}");
}
