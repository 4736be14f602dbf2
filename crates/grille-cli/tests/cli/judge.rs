//! `grille judge` and `grille engine` as their users run them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use grille_needs::needs_program;

use super::{GRILLE, grille, grille_with};

/// The example solvers in a folder of this test, by whose name their processes are known.
struct Examples(PathBuf);

impl Examples {
    fn new(test: &str) -> Examples {
        let name = format!("judge-{}-{test}", std::process::id());
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&folder).unwrap();
        let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/solvers");
        for file in fs::read_dir(sources).unwrap().flatten() {
            fs::copy(file.path(), folder.join(file.file_name())).unwrap();
        }
        Examples(folder)
    }

    /// The solver in a language, as `--solver` takes it. Compiled first where it must be.
    fn solver(&self, language: &str) -> String {
        let path = |name: &str| self.0.join(name).display().to_string();
        let compile = |program: &str, arguments: &[&str]| {
            let mut command = Command::new(program);
            let status = command.args(arguments).current_dir(&self.0).status();
            assert!(status.unwrap().success(), "{program} {arguments:?}");
        };
        let command = match language {
            "Python" => format!("python3 {}", path("solver.py")),
            "C" => {
                compile("cc", &["-O2", "-Wall", "-Werror", "-o", "c", "solver.c"]);
                path("c")
            }
            "JavaScript" => format!("node {}", path("solver.js")),
            "Lisp" => format!("sbcl --script {}", path("solver.lisp")),
            "Rust" => {
                compile("rustc", &["-O", "-o", "rust", "solver.rs"]);
                path("rust")
            }
            other => panic!("no example in {other}"),
        };
        format!("{language}={command}")
    }

    /// Every process that has to do with these solvers.
    fn processes(&self) -> Vec<String> {
        let own = self.0.display().to_string();
        let processes = fs::read_dir("/proc").unwrap().flatten();
        let words = processes.filter_map(|entry| {
            let words = fs::read(entry.path().join("cmdline")).ok()?;
            Some(String::from_utf8_lossy(&words).replace('\0', " "))
        });
        words.filter(|words| words.contains(&own)).collect()
    }
}

impl Drop for Examples {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The arguments that judge these solvers.
fn judging<'a>(solvers: &'a [String], more: &[&'a str]) -> Vec<&'a str> {
    let each = solvers.iter().flat_map(|solver| ["--solver", solver]);
    ["judge"]
        .into_iter()
        .chain(each)
        .chain(more.iter().copied())
        .collect()
}

/// The example in a language solves ordinary puzzles of several sizes.
fn the_example_solves(language: &str) {
    let examples = Examples::new(language);
    let solvers = [examples.solver(language)];
    for corpus in ["easy", "hard", "4x4", "6x6"] {
        // A generous limit: the machine may be busy.
        let more = [
            "--corpus",
            corpus,
            "--count",
            "3",
            "--alone",
            "--limit-time",
            "30s",
        ];
        let ran = grille(&judging(&solvers, &more));
        assert_eq!(ran.code, 0, "{corpus}\n{}{}", ran.stdout, ran.stderr);
        assert!(ran.stdout.contains("3/3"), "{}", ran.stdout);
    }
    // Rules that they do not know are not their fault, but not solved either.
    let more = [
        "--corpus",
        "windoku",
        "--count",
        "1",
        "--alone",
        "--limit-time",
        "30s",
    ];
    let ran = grille(&judging(&solvers, &more));
    assert_eq!(ran.code, 1);
    assert!(ran.stdout.contains("1 × unsupported"), "{}", ran.stdout);
    assert_eq!(examples.processes(), [""; 0]);
}

#[needs_program("python3 --version")]
#[test]
fn the_example_in_python_solves() {
    the_example_solves("Python");
}

#[needs_program("cc --version")]
#[test]
fn the_example_in_c_solves() {
    the_example_solves("C");
}

#[needs_program("node --version")]
#[test]
fn the_example_in_javascript_solves() {
    the_example_solves("JavaScript");
}

#[needs_program("sbcl --version")]
#[test]
fn the_example_in_lisp_solves() {
    the_example_solves("Lisp");
}

#[needs_program("rustc --version")]
#[test]
fn the_example_in_rust_solves() {
    the_example_solves("Rust");
}

/// `GRILLE_JUDGED=1000 cargo test --release -p grille-cli --test cli many -- --nocapture`
#[needs_program("python3 --version", "cc --version", "node --version")]
#[test]
fn many_puzzles_by_three_programs_leave_no_process() {
    let count = std::env::var("GRILLE_JUDGED").unwrap_or_else(|_| "10".to_string());
    let examples = Examples::new("many");
    let solvers = ["Python", "C", "JavaScript"].map(|language| examples.solver(language));
    let more = [
        "--corpus",
        "medium",
        "--count",
        &count,
        "--limit-time",
        "30s",
        "--alone",
    ];
    let ran = grille(&judging(&solvers, &more));
    eprintln!("{}", ran.stdout);
    assert_eq!(ran.code, 0, "{}{}", ran.stdout, ran.stderr);
    let all = format!("{count}/{count}");
    assert_eq!(ran.stdout.matches(&all).count(), solvers.len());
    assert_eq!(examples.processes(), [""; 0]);
}

#[test]
fn nothing_is_left_when_the_judge_itself_is_ended() {
    let examples = Examples::new("ended");
    fs::write(
        examples.0.join("sleeper.sh"),
        "(setsid sleep 300 &) ; sleep 300 # $0\n",
    )
    .unwrap();
    let script = examples.0.join("sleeper.sh").display().to_string();
    let mut judge = Command::new(GRILLE)
        .args([
            "judge",
            "--alone",
            "--limit-time",
            "300s",
            "--",
            "sh",
            &script,
        ])
        .env("TMPDIR", &examples.0)
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    // The judge, the supervisor and the shell have the folder in their arguments.
    await_that("three processes", || examples.processes().len() >= 3);
    judge.kill().unwrap();
    judge.wait().unwrap();
    await_that("no process", || examples.processes().is_empty());
    await_that("no folder", || {
        let left = fs::read_dir(&examples.0).unwrap().flatten();
        !left.into_iter().any(|entry| {
            entry
                .file_name()
                .to_string_lossy()
                .starts_with("grille-judge-")
        })
    });
}

/// Waits for something that other processes do.
fn await_that(what: &str, holds: impl Fn() -> bool) {
    let give_up = Instant::now() + Duration::from_mins(1);
    while !holds() {
        assert!(Instant::now() < give_up, "{what}");
        std::thread::yield_now();
    }
}

#[test]
fn the_exit_code_tells_whether_all_was_solved() {
    let engine = format!("own={GRILLE} engine --by logic");
    let puzzles = [
        "--corpus",
        "hard",
        "--count",
        "2",
        "--limit-time",
        "30s",
        "--alone",
    ];
    let good = ["judge", "--solver", &engine];
    let ran = grille(&[&good[..], &puzzles].concat());
    assert_eq!((ran.code, ran.stderr.as_str()), (0, ""), "{}", ran.stdout);
    let ran = grille(&[&["judge"], &puzzles[..], &["--", "true"]].concat());
    assert_eq!(ran.code, 1);
    assert!(ran.stdout.contains("2 × no answer"), "{}", ran.stdout);
    let wrong: [&[&str]; 6] = [
        &["judge"],
        &["judge", "--solver", "nameless"],
        &["judge", "--solver", "a='b"],
        &["judge", "--limit-time", "0", "--", "true"],
        &["judge", "--limit-memory", "lots", "--", "true"],
        &["judge", "--corpus", "no such file", "--", "true"],
    ];
    for arguments in wrong {
        let ran = grille(arguments);
        assert_eq!((ran.code, ran.stdout.as_str()), (2, ""), "{arguments:?}");
        assert!(!ran.stderr.is_empty());
    }
}

#[test]
fn puzzles_with_the_fewest_givens_come_along() {
    let engine = format!("own={GRILLE} engine");
    let arguments = [
        "judge", "--corpus", "17", "--count", "200", "--solver", &engine, "--alone",
    ];
    let ran = grille(&arguments);
    assert_eq!(ran.code, 0, "{}", ran.stderr);
    assert!(ran.stdout.contains("99/99"), "{}", ran.stdout);
    assert!(ran.stderr.contains("no more than 99"), "{}", ran.stderr);
}

#[test]
fn a_corpus_can_be_read_and_what_cannot_be_put_to_programs_is_left_out() {
    let engine = format!("own={GRILLE} engine");
    let two = "4....3.....3..41\n.2.4.4.221434321\n";
    let arguments = ["judge", "--alone", "--corpus", "-", "--solver", &engine];
    let ran = grille_with(&arguments, two.as_bytes());
    assert_eq!((ran.code, ran.stderr.as_str()), (0, ""), "{}", ran.stdout);
    assert!(ran.stdout.contains("2/2"), "{}", ran.stdout);
    let whisper = "size 4\ngrid\n1 . . .\n. . . .\n. . . .\n. . . .\nwhisper 2: r1c1 r1c2\n";
    let ran = grille_with(&arguments, whisper.as_bytes());
    assert_eq!(ran.code, 2);
    assert!(ran.stderr.contains("left out"), "{}", ran.stderr);
    let ran = grille_with(&arguments, b"nonsense\n");
    assert_eq!(ran.code, 2);
}

#[test]
fn each_format_tells_the_same() {
    let engine = format!("own={GRILLE} engine");
    let report = |format: &str, lang: &str| {
        let limits = [
            "--limit-time",
            "30s",
            "--count",
            "2",
            "--corpus",
            "4x4",
            "--threads",
            "2",
        ];
        let chosen = [
            "judge", "--lang", lang, "--format", format, "--solver", &engine,
        ];
        let ran = grille(&[&chosen[..], &limits, &["--", "true"]].concat());
        assert_eq!(ran.code, 1, "{}", ran.stderr);
        ran.stdout
    };
    let json: serde_json::Value = serde_json::from_str(&report("json", "en")).unwrap();
    let programs = json["programs"].as_array().unwrap();
    assert_eq!(programs.len(), 4, "two judged, two of our own");
    let program = |name: &str| {
        programs
            .iter()
            .find(|found| found["program"] == name)
            .unwrap()
    };
    assert_eq!(program("own")["solved"], 2);
    assert_eq!(program("own")["name"], "Grille");
    assert_eq!(program("true")["results"][1]["verdict"], "no-answer");
    assert_eq!(program("reference")["reference"], true);
    let csv = report("csv", "en");
    assert_eq!(csv.lines().count(), 1 + 4 * 2, "{csv}");
    assert!(
        csv.lines()
            .filter(|line| line.contains(",no-answer,"))
            .count()
            == 2
    );
    let junit = report("junit", "fr");
    assert!(
        junit.contains("<testsuite name=\"true\" tests=\"2\" failures=\"2\""),
        "{junit}"
    );
    assert!(
        junit.contains("sans réponse") && !junit.contains("reference"),
        "{junit}"
    );
    let html = report("html", "fr");
    assert!(html.starts_with("<!DOCTYPE html>\n<html lang=\"fr\">"));
    assert!(html.contains("Classement") && html.contains("<svg") && !html.contains("<script"));
    assert!(!html.contains("http"), "it needs nothing from elsewhere");
    let french = report("text", "fr");
    assert!(french.contains("2 × pas de réponse"), "{french}");
}

#[test]
fn the_engine_answers_in_each_way() {
    let said =
        "grille 1\npuzzle 4 2 2\nrow 4 0 0 0\nrow 0 3 0 0\nrow 0 0 0 3\nrow 0 0 4 1\nsolve\nquit\n";
    let solution = "solution 4 1 3 2 2 3 1 4 1 4 2 3 3 2 4 1\n";
    for by in ["exact", "reference"] {
        let ran = grille_with(&["engine", "--by", by], said.as_bytes());
        assert_eq!((ran.code, ran.stderr.as_str()), (0, ""));
        assert!(ran.stdout.ends_with(solution), "{}", ran.stdout);
    }
    let ran = grille_with(
        &["engine", "--by", "logic", "--lang", "fr"],
        said.as_bytes(),
    );
    assert_eq!(ran.stdout.matches("\nmove ").count(), 11, "{}", ran.stdout);
    assert!(ran.stdout.contains("why ") && ran.stdout.ends_with("done\n"));
}
