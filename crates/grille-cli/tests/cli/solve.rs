use crate::{EASY, SOLVED, TempFile, grille, grille_with};

const FIVE: &str =
    "103678002040000900000090000407000010058000260030000804000030000009700020700549006";

#[test]
fn a_pipe_gets_one_line_a_puzzle_in_order() {
    let impossible = format!("55{}", &EASY[2..]);
    let ran = grille_with(
        &["solve"],
        format!("{EASY}\n{impossible}\n{FIVE}\n{EASY}\n").as_bytes(),
    );
    let lines: Vec<&str> = ran.stdout.lines().collect();
    assert_eq!(lines.len(), 4);
    assert_eq!((lines[0], lines[1], lines[3]), (SOLVED, "", SOLVED));
    assert_eq!(lines[2].len(), 81);
    assert_eq!(ran.code, 1);
}

#[test]
fn tsv_tells_puzzle_count_and_first_solution() {
    let one = grille(&["solve", "--format", "tsv", EASY]);
    assert_eq!(
        (one.stdout, one.code),
        (format!("{EASY}\t1\t{SOLVED}\n"), 0)
    );

    let none = grille(&["solve", "--format", "tsv", &format!("9{}", &EASY[1..])]);
    assert!(none.stdout.ends_with("\t0\t\n"), "{none:?}");
    assert_eq!(none.code, 1);

    let count = |arguments: &[&str]| {
        let ran = grille(&[&["solve", "--format", "tsv", FIVE], arguments].concat());
        assert_eq!(ran.code, i32::from(arguments != ["--count", "1"]));
        ran.stdout.split('\t').nth(1).unwrap().to_string()
    };
    assert_eq!(count(&[]), "2");
    assert_eq!(count(&["--count", "1"]), "1");
    assert_eq!(count(&["--count", "100"]), "9");
}

#[test]
fn a_person_gets_a_framed_grid_and_a_sentence() {
    let ran = grille(&["solve", "--format", "grid", EASY]);
    assert!(
        ran.stdout
            .starts_with("One solution:\n    1 2 3   4 5 6   7 8 9\n  ┌"),
        "{}",
        ran.stdout
    );
    let ran = grille(&["solve", "--format", "grid", "--lang", "fr", FIVE]);
    assert!(
        ran.stdout.starts_with("Au moins 2 solutions :\n"),
        "{}",
        ran.stdout
    );
    assert_eq!(ran.stdout.matches('┌').count(), 2);
}

#[test]
fn the_solution_comes_in_any_notation() {
    let lisp = grille(&["solve", "--format", "lisp", "4000030000030041"]);
    assert!(lisp.stdout.starts_with("((4 "), "{}", lisp.stdout);
    let csv = grille(&["solve", "--format", "csv", EASY]);
    assert_eq!(csv.stdout, format!("quizzes,solutions\n{EASY},{SOLVED}\n"));
    let json = grille(&["solve", "--format", "json", EASY]);
    let json: serde_json::Value = serde_json::from_str(&json.stdout).unwrap();
    assert_eq!(
        (json["solutions"].as_u64(), json["solution"].as_str()),
        (Some(1), Some(SOLVED))
    );
}

#[test]
fn a_bad_line_is_told_with_its_number_and_the_rest_goes_on() {
    let file = TempFile::new("bad-line.txt", format!("{EASY}\n12345\n{EASY}\n"));
    let ran = grille(&["solve", file.path()]);
    assert_eq!(ran.stdout, format!("{SOLVED}\n\n{SOLVED}\n"));
    assert!(
        ran.stderr
            .contains("bad-line.txt, line 2, column 6: 5 cells found; a 4×4 grid has 16."),
        "{}",
        ran.stderr
    );
    assert_eq!(ran.code, 2);
}

#[test]
fn line_takes_one_grid_of_a_file() {
    let file = TempFile::new(
        "collection.sdm",
        format!("# three\n{FIVE}\n{EASY}\n{FIVE}\n"),
    );
    let ran = grille(&["solve", "--line", "2", file.path()]);
    assert_eq!((ran.stdout, ran.code), (format!("{SOLVED}\n"), 0));
    let ran = grille(&["solve", "--line", "4", file.path()]);
    assert_eq!(ran.code, 2);
    assert!(
        ran.stderr
            .contains("there is no grid 4: only 3 were found."),
        "{}",
        ran.stderr
    );
}

#[test]
fn the_ruled_out_candidates_of_a_position_bind_the_solution() {
    // The empty 4×4 grid in which only one digit is left to each cell of the first row but the last.
    let marks = "1234 1234 1234 1234\n"
        .repeat(4)
        .replacen("1234 1234 1234 1234", "2 1 4 1234", 1);
    let ran = grille_with(
        &["solve", "--format", "line", "--count", "1000"],
        marks.as_bytes(),
    );
    assert!(ran.stdout.starts_with("2143"), "{}", ran.stdout);
}

#[test]
fn letters_and_hexadecimal_come_back_as_they_went_in() {
    let letters = "D____C_____C__DA";
    let ran = grille(&["solve", "--format", "tsv", letters]);
    let fields: Vec<&str> = ran.stdout.trim_end().split('\t').collect();
    assert_eq!((fields[0], fields[1]), (letters, "1"));
    assert!(
        fields[2]
            .chars()
            .all(|symbol| ('A'..='D').contains(&symbol)),
        "{}",
        fields[2]
    );
    let digits = grille(&["solve", "--to-alphabet", "digits", letters]);
    assert!(
        digits
            .stdout
            .trim_end()
            .chars()
            .all(|symbol| ('1'..='4').contains(&symbol))
    );
}

#[test]
fn every_solution_is_written_when_asked_for() {
    let ran = grille(&["solve", "--all", FIVE]);
    let mut lines: Vec<&str> = ran.stdout.lines().collect();
    lines.sort_unstable();
    lines.dedup();
    assert_eq!((lines.len(), ran.code), (9, 1));
    let tsv = grille(&["solve", "--all", "--format", "tsv", FIVE]);
    assert_eq!(
        tsv.stdout.lines().last().unwrap().split('\t').nth(1),
        Some("9")
    );
    let first = grille(&["solve", "--first", FIVE]);
    assert_eq!((first.stdout.len(), first.code), (82, 0));
}

#[test]
fn the_answers_are_the_same_whatever_the_threads() {
    let mut puzzles = String::new();
    for (number, digit) in (0..3_000).zip(('1'..='9').cycle()) {
        // Some with one solution, some with several, some with none, some that are bad.
        let mut cells: Vec<char> = EASY.chars().collect();
        cells[number % 81] = if number % 3 == 0 { '0' } else { digit };
        puzzles.extend(&cells[..if number % 500 == 499 { 80 } else { 81 }]);
        puzzles.push('\n');
    }
    let alone = grille_with(
        &["solve", "--format", "tsv", "--threads", "1"],
        puzzles.as_bytes(),
    );
    assert_eq!(alone.stdout.lines().count(), 3_000);
    assert_eq!(alone.code, 2);
    for threads in ["2", "5"] {
        let together = grille_with(
            &["solve", "--format", "tsv", "--threads", threads],
            puzzles.as_bytes(),
        );
        assert_eq!(together, alone);
    }
}

#[test]
fn the_plain_way_and_the_long_way_agree() {
    let few = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
    let puzzles = [EASY, FIVE, few, SOLVED];
    for puzzle in puzzles {
        let plain = grille(&["solve", "--format", "tsv", puzzle]);
        let piped = grille_with(
            &["solve", "--format", "tsv"],
            format!("{puzzle}\n").as_bytes(),
        );
        assert_eq!(plain, piped);
    }
}

#[test]
fn the_run_is_told_in_numbers() {
    let ran = grille_with(
        &["solve", "--stats"],
        format!("{EASY}\n{FIVE}\nbad\n").as_bytes(),
    );
    assert!(ran.stderr.contains("3 puzzles in"), "{}", ran.stderr);
    let told = "One solution: 1; several: 1; none: 0; not finished: 0; not read: 1;";
    assert!(ran.stderr.contains(told), "{}", ran.stderr);
}

#[test]
fn guesses_are_counted_whatever_the_grid_and_the_way() {
    let open = format!("1{}", ".".repeat(80));
    for (format, puzzle) in [
        ("line", ".".repeat(16)),
        ("json", open.clone()),
        ("line", open),
    ] {
        let ran = grille_with(
            &["solve", "--stats", "--format", format],
            format!("{puzzle}\n").as_bytes(),
        );
        assert!(ran.stderr.contains("guesses: "), "{}", ran.stderr);
        assert!(!ran.stderr.contains("guesses: 0"), "{}", ran.stderr);
    }
}

#[test]
fn large_grids_are_solved_or_given_up_in_time() {
    let empty = ".".repeat(625);
    let ran = grille(&["solve", "--format", "tsv", &empty]);
    assert_eq!(ran.stdout.split('\t').nth(1), Some("2"));
    let ran = grille(&[
        "solve",
        "--format",
        "tsv",
        "--count",
        "1000000000000",
        "--timeout",
        "0.2",
        &".".repeat(81),
    ]);
    assert!(
        ran.stderr.contains("was stopped before it finished"),
        "{}",
        ran.stderr
    );
    assert_eq!(ran.code, 1);
}

#[test]
fn the_signature_of_the_solvers_has_not_changed() {
    // A change here is a change of what the solvers do: say why in the commit.
    assert_eq!(
        grille(&["bench", "--signature"]).stdout,
        "131 94f53856d736f10a\n"
    );
}

#[test]
fn each_line_is_answered_as_it_comes() {
    use std::io::{BufRead, BufReader, Write};
    use std::process::{Command, Stdio};
    let mut child = Command::new(super::GRILLE)
        .arg("solve")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    for _ in 0..3 {
        writeln!(input, "{EASY}").unwrap();
        let mut answer = String::new();
        output.read_line(&mut answer).unwrap();
        assert_eq!(answer.trim_end(), SOLVED);
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn the_first_solution_does_not_depend_on_the_other_puzzles() {
    // More than a block of puzzles with several solutions, in company and without: they are solved in
    // batches at first, then one by one.
    let many: Vec<String> = (0..7_000)
        .map(|n| format!("{}{}", ".".repeat(n % 60), "1") + &".".repeat(80 - n % 60))
        .flat_map(|puzzle| [puzzle, EASY.to_string()])
        .enumerate()
        .filter(|(n, _)| n % 2 == 0 || n % 7 == 0)
        .map(|(_, puzzle)| puzzle)
        .collect();
    for how in [&["--first"][..], &["--format", "tsv", "--threads", "1"]] {
        let solved = |puzzles: &[String]| {
            let args = [&["solve"], how].concat();
            let ran = grille_with(&args, (puzzles.join("\n") + "\n").as_bytes());
            ran.stdout.lines().map(str::to_string).collect::<Vec<_>>()
        };
        let together = solved(&many);
        assert_eq!(together.len(), many.len());
        let backwards: Vec<String> = many.iter().rev().cloned().collect();
        let mut turned = solved(&backwards);
        turned.reverse();
        assert_eq!(together, turned);
        assert_eq!(together[..60], solved(&many[..60]));
    }
}

#[test]
fn a_clash_in_a_collection_is_told_with_its_line() {
    let clash = format!("55{}", &EASY[2..]);
    let file = TempFile::new("clash.txt", format!("{EASY}\n{clash}\n"));
    let ran = grille(&["solve", "--format", "tsv", file.path()]);
    assert!(
        ran.stderr
            .contains("clash.txt, line 2: 5 appears twice in row 1, at r1c1 and r1c2."),
        "{}",
        ran.stderr
    );
    assert_eq!(ran.code, 1);
    let all = grille(&["solve", "--all", "--format", "tsv", file.path()]);
    assert_eq!(all.stdout, format!("{EASY}\t1\t{SOLVED}\n{clash}\t0\t\n"));
    assert_eq!(all.code, 1);
}

#[test]
fn a_second_puzzle_on_a_line_is_never_passed_over() {
    let ran = grille_with(
        &["solve"],
        format!("{EASY} {FIVE}\n{EASY} {SOLVED} 1.2\n").as_bytes(),
    );
    let dots = FIVE.replace('0', ".");
    let dotted = grille_with(
        &["solve"],
        format!("{EASY} {dots}\n{EASY} {SOLVED} 1.2\n").as_bytes(),
    );
    assert_eq!(dotted.stdout, format!("\n{SOLVED}\n"));
    assert_eq!(dotted.code, 2);
    assert_eq!(ran.stdout, dotted.stdout, "{ran:?}");
}
