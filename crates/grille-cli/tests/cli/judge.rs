//! `grille judge` and `grille engine` as their users run them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

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

    /// The solvers whose languages are installed here, as `--solver` takes them.
    fn solvers(&self, languages: &[&str]) -> Vec<String> {
        let each = languages.iter().filter_map(|&language| {
            let command = self.command(language);
            if command.is_none() {
                eprintln!("{language} is not installed here: its solver is not judged");
            }
            Some(format!("{language}={}", command?))
        });
        each.collect()
    }

    fn command(&self, language: &str) -> Option<String> {
        let path = |name: &str| self.0.join(name).display().to_string();
        let succeeds = |program: &str, arguments: &[&str]| {
            let mut command = Command::new(program);
            let command = command.args(arguments).current_dir(&self.0);
            let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
            status.is_ok_and(|status| status.success())
        };
        let there = match language {
            "Python" => succeeds("python3", &["--version"]),
            "C" => succeeds("cc", &["-O2", "-Wall", "-Werror", "-o", "c", "solver.c"]),
            "JavaScript" => succeeds("node", &["--version"]),
            "Lisp" => succeeds("sbcl", &["--version"]),
            "Rust" => succeeds("rustc", &["-O", "-o", "rust", "solver.rs"]),
            other => panic!("no example in {other}"),
        };
        there.then(|| match language {
            "Python" => format!("python3 {}", path("solver.py")),
            "C" => path("c"),
            "JavaScript" => format!("node {}", path("solver.js")),
            "Lisp" => format!("sbcl --script {}", path("solver.lisp")),
            _ => path("rust"),
        })
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

const LANGUAGES: [&str; 5] = ["Python", "C", "JavaScript", "Lisp", "Rust"];

#[test]
fn every_example_solves_ordinary_puzzles_of_several_sizes() {
    let examples = Examples::new("sizes");
    let solvers = examples.solvers(&LANGUAGES);
    assert!(!solvers.is_empty(), "rustc at least is here");
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
        assert_eq!(
            ran.stdout.matches("3/3").count(),
            solvers.len(),
            "{}",
            ran.stdout
        );
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
    assert_eq!(ran.stdout.matches("1 × unsupported").count(), solvers.len());
    assert_eq!(examples.processes(), [""; 0]);
}

/// `GRILLE_JUDGED=1000 cargo test --release -p grille-cli --test cli many -- --nocapture`
#[test]
fn many_puzzles_by_three_programs_leave_no_process() {
    let count = std::env::var("GRILLE_JUDGED").unwrap_or_else(|_| "10".to_string());
    let examples = Examples::new("many");
    let solvers = examples.solvers(&["Python", "C", "JavaScript"]);
    if solvers.is_empty() {
        return;
    }
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
