//! The commands and the server give the same object for the same question.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use grille::constraint::Variant;
use grille::logic::BUILT_IN;
use grille::notation::Notation;
use grille::{Solver, Validate};
use serde_json::{Value, json};

use crate::{grille, grille_with};

/// How long each answer may take, in seconds; where that is too short for either, there is nothing to compare.
const SECONDS: &str = "20";

/// Techniques of most families, and of variants.
const TECHNIQUES: [&str; 12] = [
    "full-house",
    "naked-single",
    "hidden-single",
    "pointing",
    "naked-pair",
    "x-wing",
    "two-string-kite",
    "xy-wing",
    "unique-rectangle-1",
    "xy-chain",
    "cage-combination",
    "thermometer",
];

/// A running server, ended with the test.
pub(crate) struct Server {
    child: Child,
    address: String,
}

impl Server {
    pub(crate) fn start() -> Server {
        let mut child = Command::new(super::GRILLE)
            .args(["serve", "--port", "0", "--log", "none", "--rate", "0"])
            .args(["--timeout", SECONDS])
            .env("LC_ALL", "C")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        let mut said = BufReader::new(child.stdout.take().unwrap());
        said.read_line(&mut line).unwrap();
        let (_, rest) = line.split_once("http://").expect("an address");
        let (address, _) = rest.split_once('/').expect("an address");
        Server {
            address: address.to_string(),
            child,
        }
    }

    /// The body of an answer, whatever its status.
    pub(crate) fn ask(&self, head: &str, kind: &str, body: &str) -> String {
        let mut connection = TcpStream::connect(&self.address).unwrap();
        write!(
            connection,
            "{head} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        connection.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        if head
            .to_ascii_lowercase()
            .contains("transfer-encoding: chunked")
        {
            return unchunked(body);
        }
        body.to_string()
    }

    fn post(&self, endpoint: &str, lang: &str, body: &Value) -> Value {
        let head = format!("POST /api/v1/{endpoint}?lang={lang}");
        let answer = self.ask(&head, "application/json", &body.to_string());
        serde_json::from_str(&answer).unwrap()
    }

    fn get(&self, endpoint: &str, lang: &str) -> Value {
        let head = format!("GET /api/v1/{endpoint}?lang={lang}");
        serde_json::from_str(&self.ask(&head, "text/plain", "")).unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn unchunked(mut body: &str) -> String {
    let mut text = String::new();
    while let Some((length, rest)) = body.split_once("\r\n") {
        let length = usize::from_str_radix(length, 16).unwrap();
        text += &rest[..length];
        body = &rest[(length + 2).min(rest.len())..];
    }
    text
}

/// More than a hundred puzzles, a line each: an example of every variant and layout, the built-in grids, positions with
/// digits placed and candidates removed, another alphabet, and some that are wrong.
fn puzzles() -> Vec<String> {
    let examples = Variant::all().iter().map(|variant| {
        let mut draft = variant.example();
        // Many of their cells are filled, so that each answer takes little time; of the large ones, most.
        let open = if draft.layout.cell_count() > 100 {
            4
        } else {
            3
        };
        let solution = Solver::new(&draft.clone().validate().unwrap()).first_solution();
        let cells = solution
            .unwrap()
            .unwrap()
            .filled_cells()
            .collect::<Vec<_>>();
        for (cell, digit) in cells
            .into_iter()
            .filter(|(cell, _)| cell.index() % open != 0)
        {
            draft.set_given(cell, digit);
        }
        let puzzle = draft.validate().unwrap();
        Notation::Json
            .print(&puzzle)
            .unwrap()
            .trim_end()
            .to_string()
    });
    let classic = BUILT_IN.iter().map(|grid| grid.line.to_string());
    let others = [
        "D....C.....C..DA",
        r#"{"puzzle":"4....3.....3..41","placed":".1..............","eliminated":[[1,3,1]]}"#,
        r#"{"puzzle":"4....3.....3..41","placed":".2.............."}"#,
        "4132231414233241",
        "................",
        "123....4........",
        "11..............",
        "12345678.",
        r#"{"puzzle":"4....3.....3..41","size":9}"#,
    ];
    let others = others.map(str::to_string);
    examples.chain(classic).chain(others).collect()
}

/// Whether the time was up, so that each side may have got to another point.
fn is_cut(answer: &Value) -> bool {
    (answer["outcome"] == "unknown" && answer["end"] != "limit")
        || answer["end"] == "time"
        || answer["kind"] == "unknown"
        || answer["error"]["code"] == "time"
}

/// Where two values first differ.
fn difference(one: &Value, other: &Value, at: &str) -> Option<String> {
    match (one, other) {
        (Value::Object(fields), Value::Object(others)) => {
            let names = fields.keys().chain(others.keys());
            let mut differences = names.filter_map(|name| {
                difference(
                    &one[name.as_str()],
                    &other[name.as_str()],
                    &format!("{at}.{name}"),
                )
            });
            differences.next()
        }
        (Value::Array(values), Value::Array(others)) if values.len() == others.len() => {
            let mut pairs = values.iter().zip(others).enumerate();
            pairs.find_map(|(number, (one, other))| {
                difference(one, other, &format!("{at}[{number}]"))
            })
        }
        _ if one == other => None,
        _ => Some(format!("{at}: {one} and {other}")),
    }
}

#[test]
fn each_question_about_a_puzzle_has_the_same_answer_from_the_command_and_the_server() {
    let server = Server::start();
    let puzzles = puzzles();
    let input = puzzles.join("\n") + "\n";
    let named = TECHNIQUES.iter().flat_map(|name| ["--technique", name]);
    let steps: Vec<&str> = ["steps", "--duals"].into_iter().chain(named).collect();
    let questions: [(&[&str], &str, Value); 11] = [
        (&["solve"], "solve", json!({})),
        (&["solve", "--count", "50"], "solve", json!({ "limit": 50 })),
        (&["solve", "--first"], "solve", json!({ "limit": 1 })),
        (&["check"], "check", json!({ "why": true })),
        (&["candidates"], "candidates", json!({ "why": true })),
        (
            &["candidates", "--true"],
            "candidates",
            json!({ "true": true }),
        ),
        (&["hint"], "hint", json!({})),
        // All techniques together take long; some of each family say as much.
        (
            &steps,
            "steps",
            json!({ "techniques": TECHNIQUES, "duals": true }),
        ),
        (&["explain"], "explain", json!({})),
        (
            &["explain", "--until", "2", "--no-uniqueness"],
            "explain",
            json!({ "until": 2, "no_uniqueness": true }),
        ),
        (&["rate"], "rate", json!({})),
    ];
    for (number, (command, endpoint, fields)) in questions.iter().enumerate() {
        let lang = if number % 2 == 0 { "en" } else { "fr" };
        let options = ["--format", "json", "--timeout", SECONDS, "--lang", lang];
        let ran = grille_with(&[*command, &options].concat(), input.as_bytes());
        let told: Vec<Value> = (ran.stdout.lines())
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        assert_eq!(told.len(), puzzles.len(), "{command:?}: {}", ran.stderr);
        let mut compared = 0;
        for (line, (puzzle, mut told)) in puzzles.iter().zip(told).enumerate() {
            let mut body = fields.clone();
            body["puzzle"] = puzzle.as_str().into();
            let mut answer = server.post(endpoint, lang, &body);
            let is_stopped = told["stopped"] == true || answer["stopped"] == true;
            let is_short = fields.get("until").is_none() && is_stopped;
            if is_cut(&told) || is_cut(&answer) || is_short {
                continue;
            }
            compared += 1;
            assert_eq!(told["line"], line + 1, "{command:?} {puzzle}");
            assert!(
                told["version"] == 1 && (told["puzzle"].is_string() || told["error"].is_object())
            );
            let fields = told.as_object_mut().unwrap();
            fields.remove("line");
            // Each text is a file of its own for the server.
            for told in [&mut told, &mut answer] {
                if let Some(error) = told["error"].as_object_mut() {
                    error.remove("line");
                    error.remove("column");
                    error.remove("message");
                }
            }
            let differs = difference(&told, &answer, "");
            assert_eq!(differs, None, "{command:?} {puzzle}");
        }
        assert!(compared >= 100, "{command:?}: {compared}");
    }
}

#[test]
fn a_batch_gets_the_lines_that_a_command_gives() {
    let server = Server::start();
    let puzzles: Vec<String> = BUILT_IN.iter().map(|grid| grid.line.to_string()).collect();
    let asked = |line: &dyn Fn(&String) -> Value| -> String {
        puzzles
            .iter()
            .map(|its| format!("{}\n", line(its)))
            .collect()
    };
    let texts = asked(&|puzzle| json!(puzzle));
    let with_reasons = asked(&|puzzle| json!({ "puzzle": puzzle, "why": true }));
    for (command, endpoint, body) in [
        ("solve", "batch/solve", &texts),
        ("rate", "batch/rate", &texts),
        ("check", "batch/check", &with_reasons),
    ] {
        let head = format!("POST /api/v1/{endpoint}?lang=fr");
        let answered = server.ask(&head, "application/x-ndjson", body);
        let arguments = [command, "--format", "json", "--lang", "fr"];
        let ran = grille_with(&arguments, (puzzles.join("\n") + "\n").as_bytes());
        assert_eq!(answered, ran.stdout, "{command}");
    }
}

#[test]
fn boards_texts_and_catalogues_are_the_same_too() {
    let server = Server::start();
    let valid: Vec<String> = (puzzles().into_iter())
        .filter(|puzzle| grille::read_puzzle(puzzle).is_ok())
        .collect();
    assert!(valid.len() >= 100);
    let input = valid.join("\n") + "\n";
    let boards = grille_with(&["show", "--board"], input.as_bytes());
    let texts = grille_with(&["convert", "--to", "json"], input.as_bytes());
    assert_eq!(texts.stdout.lines().count(), valid.len());
    for ((puzzle, board), text) in (valid.iter())
        .zip(boards.stdout.lines())
        .zip(texts.stdout.lines())
    {
        let mut board: Value = serde_json::from_str(board).unwrap();
        board.as_object_mut().unwrap().remove("line");
        let read = server.post("read", "en", &json!({ "text": puzzle }));
        assert_eq!(difference(&board, &read, ""), None, "{puzzle}");
        // The text that names a puzzle is the whole puzzle.
        let named = read["puzzles"][0]["puzzle"].as_str().unwrap();
        let again = server.post("read", "en", &json!({ "text": named }));
        assert_eq!(difference(&read, &again, ""), None, "{puzzle}");
        let converted = server.post("convert", "en", &json!({ "puzzle": puzzle, "to": "json" }));
        assert_eq!(converted["text"], text, "{puzzle}");
    }
    for (arguments, endpoint) in [
        (&["techniques"][..], "techniques"),
        (&["techniques", "x-wing"], "technique/x-wing"),
        (
            &["techniques", "cage-combination"],
            "technique/cage-combination",
        ),
        (&["variants"], "variants"),
    ] {
        for lang in ["en", "fr"] {
            let all = [arguments, &["--format", "json", "--lang", lang]].concat();
            let told: Value = serde_json::from_str(&grille(&all).stdout).unwrap();
            let answer = server.get(endpoint, lang);
            assert_eq!(difference(&told, &answer, ""), None, "{endpoint}");
        }
    }
}

#[test]
fn the_same_request_and_seed_make_the_same_puzzle_everywhere() {
    let server = Server::start();
    let requests: [(&[&str], Value); 5] = [
        (&["--seed", "7"], json!({ "seed": 7 })),
        (
            &[
                "--seed",
                "7",
                "--difficulty",
                "easy..medium",
                "--symmetry",
                "180",
            ],
            json!({ "seed": 7, "grade": { "least": "easy", "most": "medium" }, "symmetry": "180" }),
        ),
        (
            &["--seed", "3", "--size", "6", "--variant", "killer,x"],
            json!({ "seed": 3, "size": 6, "variants": ["killer", "x"] }),
        ),
        (
            &[
                "--seed",
                "3",
                "--boxes",
                "3x2",
                "--clues",
                "10..14",
                "--minimal",
            ],
            json!({ "seed": 3, "boxes": "3x2", "clues": { "least": 10, "most": 14 }, "minimal": true }),
        ),
        (
            &[
                "--seed",
                "5",
                "--se",
                "1.2..2.0",
                "--only",
                "full-house,hidden-single,naked-single",
            ],
            json!({ "seed": 5, "explainer": { "least": 1.2, "most": 2.0 }, "only": ["full-house", "hidden-single", "naked-single"] }),
        ),
    ];
    for (arguments, body) in requests {
        let ran = grille(&[&["generate", "--format", "json"], arguments].concat());
        let told: Value = serde_json::from_str(&ran.stdout).unwrap();
        assert_eq!(told, server.post("generate", "en", &body), "{arguments:?}");
    }
    // The second of a seed has a number, and what a command answers the next one reads.
    let two = grille(&[
        "generate", "--format", "json", "--seed", "7", "--count", "2",
    ]);
    let second: Value = serde_json::from_str(two.stdout.lines().nth(1).unwrap()).unwrap();
    let again = server.post("generate", "en", &json!({ "seed": 7, "number": 1 }));
    assert_eq!(second, again);
    let solved = grille_with(&["solve"], two.stdout.as_bytes());
    assert_eq!(
        solved.stdout.lines().nth(1),
        second["solution"]["digits"].as_str()
    );
}

/// What is wrong in line N is an object that says so, and the rest goes on.
#[test]
fn an_error_in_a_line_is_an_object_with_its_number() {
    let input = "4....3.....3..41\n12Z4............\n4....3.....3..41\n";
    for command in [
        "solve",
        "check",
        "candidates",
        "hint",
        "steps",
        "explain",
        "rate",
    ] {
        let ran = grille_with(&[command, "--format", "json"], input.as_bytes());
        assert_eq!(ran.code, 2, "{command}");
        let told: Vec<Value> = (ran.stdout.lines())
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        let lines: Vec<&Value> = told.iter().map(|answer| &answer["line"]).collect();
        assert_eq!(lines, [&json!(1), &json!(2), &json!(3)], "{command}");
        let error = &told[1]["error"];
        assert_eq!(
            (&error["code"], &error["column"]),
            (&json!("puzzle"), &json!(3)),
            "{command}"
        );
        assert!(ran.stderr.contains("line 2"), "{command}: {}", ran.stderr);
    }
}
