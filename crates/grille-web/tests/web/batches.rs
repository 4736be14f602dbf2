//! Batches: line in, line out, in order, as they come.

use grille_web::Limits;
use serde_json::{Value, json};

use crate::client::{Connection, Running, limits, request};

const NDJSON: &str = "application/x-ndjson";
const SMALL: &str = "\"4....3.....3..41\"";

fn answers(server: &Running, endpoint: &str, body: &str) -> Vec<Value> {
    let answer = server.raw(&request(endpoint, NDJSON, body));
    assert_eq!(
        (answer.status, answer.header("content-type")),
        (200, Some(NDJSON))
    );
    answer
        .text()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn each_line_is_answered_in_order_and_bad_ones_do_not_end_the_batch() {
    let server = Running::start();
    let lines = format!(
        "{SMALL}\n\n{{\"puzzle\":\"1...............\"}}\r\nnonsense\n\"11..............\"\n{{\"x\":1}}\n[]\n{SMALL}"
    );
    let told = answers(&server, "batch/solve?lang=fr", &lines);
    let codes: Vec<&str> = told
        .iter()
        .map(|answer| {
            answer["outcome"]
                .as_str()
                .or(answer["error"]["code"].as_str())
                .unwrap()
        })
        .collect();
    assert_eq!(
        codes,
        [
            "unique", "several", "json", "puzzle", "field", "json", "unique"
        ]
    );
    let numbers: Vec<u64> = told
        .iter()
        .map(|answer| answer["line"].as_u64().unwrap())
        .collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7]);
    assert!(
        told[3]["error"]["message"]
            .as_str()
            .unwrap()
            .contains("deux fois")
    );
}

#[test]
fn thousands_of_puzzles_are_answered_like_one() {
    let server = Running::start();
    let puzzles: Vec<String> = grille::logic::BUILT_IN
        .iter()
        .map(|grid| json!(grid.line).to_string())
        .collect();
    let lines: String = puzzles
        .iter()
        .cycle()
        .take(3_000)
        .map(|line| format!("{line}\n"))
        .collect();
    let told = answers(&server, "batch/solve", &lines);
    assert_eq!(told.len(), 3_000);
    for (number, answer) in told.iter().enumerate() {
        assert_eq!(answer["line"], number + 1);
        let mut first = told[number % puzzles.len()].clone();
        first["line"] = answer["line"].clone();
        assert_eq!(&first, answer);
    }
    let rated = answers(&server, "batch/rate", SMALL);
    assert_eq!(rated[0]["rating"]["grade"]["id"], "beginner");
    let checked = answers(&server, "batch/check", SMALL);
    assert_eq!(checked[0]["outcome"], "unique");
    assert!(server.figure("grille_batch_puzzles_total") == 3_002);
}

fn chunk(text: &str) -> Vec<u8> {
    format!("{:x}\r\n{text}\r\n", text.len()).into_bytes()
}

fn open(server: &Running, endpoint: &str) -> Connection {
    let mut connection = server.connect();
    let head = format!(
        "POST /api/v1/{endpoint} HTTP/1.1\r\nHost: localhost\r\nContent-Type: {NDJSON}\r\nTransfer-Encoding: chunked\r\n\r\n"
    );
    connection.send(head.as_bytes());
    connection
}

#[test]
fn answers_come_while_the_batch_is_still_being_sent() {
    let server = Running::start();
    let mut connection = open(&server, "batch/solve");
    connection.send(&chunk(&format!("{SMALL}\n\"1....")));
    assert_eq!(connection.head().unwrap().status, 200);
    let first: Value = serde_json::from_slice(&connection.chunk().unwrap()).unwrap();
    assert_eq!(
        (&first["line"], &first["outcome"]),
        (&json!(1), &json!("unique"))
    );
    connection.send(&chunk("...........\"\n"));
    let second: Value = serde_json::from_slice(&connection.chunk().unwrap()).unwrap();
    assert_eq!(
        (&second["line"], &second["outcome"]),
        (&json!(2), &json!("several"))
    );
    connection.send(b"0\r\n\r\n");
    assert!(connection.chunk().is_none());
}

#[test]
fn long_lines_many_lines_and_long_batches_are_bounded() {
    let small = Limits {
        batch_line: 100,
        batch_puzzles: 3,
        batch_body: 1_000,
        ..limits()
    };
    let server = Running::with(small);
    let codes = |body: &str| -> Vec<String> {
        let told = answers(&server, "batch/solve", body);
        told.iter()
            .map(|answer| {
                answer["outcome"]
                    .as_str()
                    .or(answer["error"]["code"].as_str())
                    .unwrap()
                    .to_string()
            })
            .collect()
    };
    assert_eq!(
        codes(&format!("{SMALL}\n\"{}\"\n{SMALL}", "1".repeat(200))),
        ["unique", "too-large", "unique"]
    );
    assert_eq!(
        codes(&format!("{SMALL}\n").repeat(5)),
        ["unique", "unique", "unique", "too-many"]
    );
    let long = codes(&"\n".repeat(2_000));
    assert_eq!(long, ["too-large"]);
}

#[test]
fn puzzles_that_take_too_long_are_answered_one_by_one_and_say_so() {
    let server = Running::with(Limits {
        quick_time: std::time::Duration::ZERO,
        slow_time: std::time::Duration::ZERO,
        ..limits()
    });
    let told = answers(&server, "batch/rate", &format!("{SMALL}\n").repeat(3));
    assert_eq!(told.len(), 3);
    for (number, answer) in told.iter().enumerate() {
        assert_eq!(answer["line"], number + 1);
        assert!(
            answer["outcome"] == "unknown" || answer["error"]["code"] == "time",
            "{answer}"
        );
    }
}

#[test]
fn a_client_that_goes_ends_its_batch() {
    let server = Running::start();
    let mut connection = open(&server, "batch/solve");
    connection.send(&chunk(&format!("{SMALL}\n")));
    assert_eq!(connection.head().unwrap().status, 200);
    assert!(connection.chunk().is_some());
    connection.hang_up();
    let start = std::time::Instant::now();
    // Only the one that asks is left.
    while server.figure("grille_connections") > 1 {
        assert!(start.elapsed().as_secs() < 30);
        std::thread::yield_now();
    }
}
