//! Programs that play: what they are asked, how what they say is judged, and who may have which one run.

use grille_judge::{Launcher, Program};
use grille_web::{Config, Limits, Server, Solvers};
use serde_json::{Value, json};

use crate::client::{Running, limits};

const SMALL: &str = "4....3.....3..41";

/// What the referee makes of these lines.
fn referee(server: &Running, lines: &[&str], end: &str) -> Vec<Value> {
    let body = json!({ "puzzle": SMALL, "lines": lines, "end": end });
    let told = server.ask("solvers/referee", &body);
    told["events"].as_array().unwrap().clone()
}

#[test]
fn a_question_is_the_lines_of_the_protocol() {
    let server = Running::start();
    let told = server.ask("solvers/question", &json!({ "puzzle": SMALL }));
    let expected = [
        "grille 1",
        "puzzle 4 2 2",
        "row 4 0 0 0",
        "row 0 3 0 0",
        "row 0 0 0 3",
        "row 0 0 4 1",
        "solve",
    ];
    assert_eq!(told["lines"], json!(expected));
    // The givens are asked, whatever has been played since.
    let played = "size 4\ngrid\n4...\n.3..\n...3\n..41\nplaced\n.1..\n....\n....\n....";
    let told = server.ask("solvers/question", &json!({ "puzzle": played }));
    assert_eq!(told["lines"], json!(expected));
    let sandwich = "size 4\ngrid\n....\n....\n....\n....\nsandwich c3: 3";
    server.refused(
        "solvers/question",
        &json!({ "puzzle": sandwich }),
        422,
        "puzzle",
    );
}

#[test]
fn the_referee_tells_every_event_and_the_verdict_last() {
    let server = Running::start();
    let lines = [
        "name Ada",
        "hello",
        "candidates 1 2 1 2",
        "why The only place",
        "move 1 2 1",
        "move 1 3 2",
        "move 1 4 3",
    ];
    let events = referee(&server, &lines, "exit");
    let told: Vec<(&str, u64)> = events
        .iter()
        .map(|event| {
            let kind = event["event"].as_str().unwrap();
            (kind, event["line"].as_u64().unwrap())
        })
        .collect();
    let expected = [
        ("name", 0),
        ("candidates", 2),
        ("why", 3),
        ("move", 4),
        ("move", 5),
        ("verdict", 5),
    ];
    assert_eq!(told, expected);
    assert_eq!(events[3]["right"], true);
    assert_eq!(events[4]["right"], false);
    let verdict = &events[5];
    assert_eq!(verdict["verdict"], "wrong-digit");
    assert_eq!(verdict["cell"], "r1c3");
    assert_eq!(events[1]["digits"], "12");
}

#[test]
fn each_way_to_end_has_its_verdict_and_an_answer_stands() {
    let server = Running::start();
    let solution = "solution 4 1 3 2 2 3 1 4 1 4 2 3 3 2 4 1";
    for (lines, end, expected) in [
        (&[solution][..], "exit", "solved"),
        (&[solution], "timeout", "solved"),
        (&["move 1 2 1"], "exit", "incomplete"),
        (&["move 1 2 1"], "timeout", "timeout"),
        (&[], "exit", "no-answer"),
        (&[], "crash", "crash"),
        (&[], "output", "endless-output"),
        (&[], "start", "cannot-start"),
        (&["move 1"], "exit", "garbage"),
        (&["none"], "exit", "wrongly-none"),
    ] {
        let events = referee(&server, lines, end);
        let last = events.last().unwrap();
        assert_eq!(last["verdict"], expected, "{lines:?} {end}");
        assert!(!last["text"].as_str().unwrap().is_empty());
    }
    let body = json!({ "puzzle": SMALL, "lines": [], "end": "crash", "why": "Error: oops" });
    let french = server.ask("solvers/referee?lang=fr", &body);
    assert_eq!(
        french["events"][0]["text"],
        "Le programme a planté : Error: oops"
    );
    let body = json!({ "puzzle": SMALL, "lines": [], "end": "well" });
    server.refused("solvers/referee", &body, 400, "field");
    let body = json!({ "puzzle": SMALL, "lines": [1], "end": "exit" });
    server.refused("solvers/referee", &body, 400, "field");
}

#[test]
fn as_much_as_a_program_may_say_is_taken_and_no_more() {
    let server = Running::start();
    let most = Limits::default();
    // The longest that the page sends: every character three bytes.
    let line = "€".repeat(most.said_bytes / 100 - 1);
    let body = json!({ "puzzle": SMALL, "lines": vec![line; 100], "end": "output" });
    assert!(body.to_string().len() > most.body);
    server.ask("solvers/referee", &body);
    let body = json!({ "puzzle": SMALL, "lines": vec!["x"; most.said_lines + 1], "end": "exit" });
    server.refused("solvers/referee", &body, 400, "field");
    let body = json!({ "puzzle": SMALL, "lines": ["x".repeat(most.said_body)], "end": "exit" });
    server.refused("solvers/referee", &body, 413, "too-large");
}

#[test]
fn without_programs_there_is_nothing_to_run() {
    let server = Running::start();
    let list = server.get("/api/v1/solvers").json();
    assert_eq!(list["solvers"], json!([]));
    let body = json!({ "solver": "sh", "puzzle": SMALL });
    server.refused("solvers/watch", &body, 404, "not-found");
}

#[test]
fn only_the_programs_named_are_run_and_only_by_their_names() {
    let programs = vec![
        Program::named("Ada=solver --fast").unwrap(),
        Program::named("Éva=other").unwrap(),
    ];
    let server = Running::of(Config {
        limits: limits(),
        solvers: Solvers {
            programs,
            launcher: Some(Launcher::of("/nowhere/grille".into())),
        },
        ..Config::default()
    });
    // The commands are nobody's business.
    let list = server.get("/api/v1/solvers").json();
    assert_eq!(
        list["solvers"],
        json!([{ "name": "Ada" }, { "name": "Éva" }])
    );
    assert_eq!(list["limits"]["seconds"], 10.0);
    for name in [
        "ada",
        "solver",
        "Ada=sh",
        "",
        "../Ada",
        "Ada ",
        "solver --fast",
    ] {
        let body = json!({ "solver": name, "puzzle": SMALL });
        server.refused("solvers/watch", &body, 404, "not-found");
    }
    for field in ["command", "limits", "env"] {
        let body = json!({ "solver": "Ada", "puzzle": SMALL, field: "sh" });
        server.refused("solvers/watch", &body, 400, "field");
    }
    assert_eq!(server.get("/api/v1/solvers/watch").status, 405);
    let answer = server.post(
        "solvers/watch",
        &json!({ "solver": "Éva", "puzzle": SMALL }),
    );
    assert_eq!(answer.status, 200);
    assert_eq!(answer.header("content-type"), Some("application/x-ndjson"));
    let text = answer.text();
    let lines: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines.len(), 1);
    assert_eq!(lines[0]["verdict"], "cannot-start");
}

#[test]
fn no_more_programs_run_at_a_time_than_allowed() {
    let server = Running::of(Config {
        limits: Limits {
            solvers: 0,
            ..limits()
        },
        solvers: Solvers {
            programs: vec![Program::named("Ada=solver").unwrap()],
            launcher: Some(Launcher::of("/nowhere/grille".into())),
        },
        ..Config::default()
    });
    let body = json!({ "solver": "Ada", "puzzle": SMALL });
    server.refused("solvers/watch", &body, 503, "busy");
}

#[test]
fn where_others_can_reach_the_server_no_program_plays() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let bound = runtime.block_on(Server::bind(Config {
        address: "0.0.0.0:0".parse().unwrap(),
        solvers: Solvers {
            programs: vec![Program::named("Ada=solver").unwrap()],
            launcher: None,
        },
        ..Config::default()
    }));
    assert!(bound.is_err());
}
