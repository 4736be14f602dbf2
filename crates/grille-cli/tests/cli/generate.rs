use crate::{SOLVED, TempFile, grille};

fn lines(arguments: &[&str]) -> Vec<String> {
    let ran = grille(arguments);
    assert_eq!(ran.code, 0, "{}", ran.stderr);
    ran.stdout.lines().map(str::to_string).collect()
}

#[test]
fn puzzles_are_the_same_whatever_the_threads_and_come_back_from_their_ids() {
    let made = |threads| {
        lines(&[
            "generate",
            "--seed",
            "7",
            "--count",
            "40",
            "--ids",
            "--threads",
            threads,
        ])
    };
    let one = made("1");
    assert_eq!(one.len(), 40);
    assert_eq!(one, made("3"));
    for line in one.iter().take(3) {
        let (puzzle, id) = line.split_once('\t').unwrap();
        assert_eq!(lines(&["generate", "--from", id]), [puzzle]);
    }
    // The first of many is the one alone.
    assert_eq!(lines(&["generate", "--seed", "7", "--ids"])[0], one[0]);
    let file = TempFile::new("generated.txt", one.join("\n"));
    let ran = grille(&["check", file.path()]);
    assert_eq!(ran.code, 0, "{}", ran.stdout);
}

#[test]
fn without_a_seed_the_one_used_is_told() {
    let ran = grille(&["generate"]);
    let seed = ran
        .stderr
        .strip_prefix("Seed: ")
        .and_then(|rest| rest.split(' ').next());
    let again = grille(&["generate", "--seed", seed.unwrap()]);
    assert_eq!((again.stdout, again.stderr.as_str()), (ran.stdout, ""));
    let french = grille(&["generate", "--lang", "fr"]);
    assert!(french.stderr.starts_with("Graine : "), "{}", french.stderr);
}

#[test]
fn small_grids_run_out_of_puzzles() {
    let ran = grille(&[
        "generate",
        "--size",
        "4",
        "--count",
        "5000",
        "--seed",
        "1",
        "--minimal",
    ]);
    assert_eq!(ran.code, 1);
    let count = ran.stdout.lines().count();
    assert!(
        count > 10
            && ran
                .stderr
                .contains(&format!("Only {count} different puzzles")),
        "{}",
        ran.stderr
    );
}

#[test]
fn orders_are_read_and_met() {
    let rated = |arguments: &[&str]| {
        let made = lines(&[&["generate", "--seed", "3"], arguments].concat());
        let ran = grille(&["rate", "--format", "tsv", &made[0]]);
        ran.stdout
            .split('\t')
            .map(str::to_string)
            .collect::<Vec<_>>()
    };
    assert_eq!(rated(&["--difficulty", "hard"])[1], "hard");
    assert_eq!(rated(&["--difficulty", "Moyen"])[1], "medium");
    assert_eq!(rated(&["--technique", "x-wing"])[2], "x-wing");
    let score: u32 = rated(&["--hodoku", "400..500"])[3].parse().unwrap();
    assert!((400..=500).contains(&score));
    assert_eq!(rated(&["--se", "2.3..2.3"])[5], "2.3");
    let solved = grille(&[
        "solve",
        &lines(&["generate", "--solution", SOLVED, "--seed", "1"])[0],
    ]);
    assert_eq!(solved.stdout.trim(), SOLVED);
    assert_eq!(
        lines(&["generate", "--size", "6", "--seed", "1"])[0].len(),
        36
    );
    assert_eq!(
        lines(&[
            "generate", "--boxes", "3x2", "--seed", "1", "--format", "lisp"
        ])
        .concat()
        .matches('(')
        .count(),
        7
    );
}

#[test]
fn variants_are_written_with_their_constraints_and_come_back_from_their_ids() {
    let order = [
        "generate",
        "--variant",
        "thermo,x",
        "--size",
        "6",
        "--seed",
        "1",
    ];
    let made = grille(&[&order[..], &["--ids"]].concat());
    assert_eq!(made.code, 0, "{}", made.stderr);
    let id = made
        .stdout
        .split_whitespace()
        .find(|word| word.starts_with("x+thermo:6-"));
    let again = grille(&["generate", "--from", id.expect(&made.stdout)]);
    assert_eq!(again.stdout, grille(&order).stdout);
    let file = TempFile::new("variant.txt", again.stdout);
    let ran = grille(&["check", file.path()]);
    assert_eq!(ran.code, 0, "{}", ran.stdout);
}

#[test]
fn wrong_orders_are_refused_in_both_languages() {
    for (arguments, english, french) in [
        (
            &["--clues", "16"][..],
            "17 to 81 givens",
            "de 17 à 81 chiffres donnés",
        ),
        (&["--size", "7"], "no 7×7 grid", "pas de grille 7×7"),
        (
            &["--size", "6", "--boxes", "3x3"],
            "do not make a 6×6",
            "6×6",
        ),
        (
            &["--pattern", "11.."],
            "The pattern has 4 cells",
            "Le motif compte 4 cases",
        ),
        (
            &["--from", "nonsense"],
            "is not a puzzle id",
            "n'est pas un identifiant",
        ),
        (&["--from", "9s-0K3V9X0Q2M4T"], "--solution", "--solution"),
        (
            &["--solution", "1234341221434321", "--size", "9"],
            "another size",
            "autre taille",
        ),
        (&["--difficulty", "cruel"], "cruel", "cruel"),
        (
            &["--variant", "sudokube"],
            "no variant “sudokube”",
            "sudokube",
        ),
        (
            &["--variant", "windoku", "--size", "6"],
            "does not fit this grid",
            "ne va pas avec cette grille",
        ),
        (&["--symmetry", "some"], "some", "some"),
        (
            &["--from", "9-0K3V9X0Q2M4T", "--clues", "24"],
            "do not go together",
            "--clues",
        ),
    ] {
        let ran = grille(&[&["generate"], arguments].concat());
        assert_eq!((ran.code, ran.stdout.as_str()), (2, ""), "{arguments:?}");
        assert!(ran.stderr.contains(english), "{}", ran.stderr);
        let ran = grille(&[&["generate", "--lang", "fr"], arguments].concat());
        assert!(ran.stderr.contains(french), "{}", ran.stderr);
    }
}

#[test]
fn an_order_that_is_not_met_tells_the_closest() {
    let ran = grille(&[
        "generate",
        "--clues",
        "17",
        "--symmetry",
        "full",
        "--attempts",
        "2",
        "--seed",
        "1",
    ]);
    assert_eq!((ran.code, ran.stdout.as_str()), (1, ""));
    assert!(
        ran.stderr.contains("No such puzzle in 2 attempts") && ran.stderr.contains("The closest"),
        "{}",
        ran.stderr
    );
}

#[cfg(unix)]
#[test]
fn what_was_made_stays_when_it_is_stopped() {
    use std::io::{BufRead, BufReader};
    use std::process::{Command, Stdio};
    let mut child = Command::new(super::GRILLE)
        .args(["generate", "--count", "100000000", "--seed", "1"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let first = lines.next().unwrap().unwrap();
    // Whoever runs the tests may ignore the first, and what it starts then does so too.
    for signal in ["-INT", "-TERM"] {
        let sent = Command::new("kill")
            .args([signal, &child.id().to_string()])
            .status();
        assert!(sent.unwrap().success());
    }
    assert!(!child.wait().unwrap().success());
    assert_eq!(first.len(), 81);
    let rest: Vec<String> = lines.map(Result::unwrap).collect();
    assert!(rest.iter().all(|line| line.len() == 81));
}
