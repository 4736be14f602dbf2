//! What one client can ask for, and what that does to the others: nothing.

use std::fmt::Write as _;
use std::time::Duration;

use grille_web::Limits;
use serde_json::json;

use crate::client::{Running, limits, request};

/// A 25×25 grid with a fifth of its digits.
pub fn hard_large() -> String {
    let mut text = String::new();
    for row in 0..25 {
        for column in 0..25 {
            let digit = (5 * (row % 5) + row / 5 + column) % 25;
            let symbol = char::from(if digit < 9 {
                b'1' + digit as u8
            } else {
                b'A' + digit as u8 - 9
            });
            let shown = (row * 7 + column * 11) % 23 < 5;
            let _ = write!(text, "{}", if shown { symbol } else { '.' });
        }
    }
    text
}

/// Work that never ends by itself: the empty grid has more solutions than can be counted.
pub fn endless() -> serde_json::Value {
    json!({ "puzzle": ".".repeat(81), "limit": u64::MAX })
}

#[test]
fn work_without_end_is_ended_and_says_what_is_known() {
    let server = Running::with(Limits {
        quick_time: Duration::from_millis(20),
        slow_time: Duration::from_millis(100),
        ..limits()
    });
    let counted = server.ask("solve", &endless());
    assert_eq!(counted["end"], "time");
    assert!(counted["count"].as_u64().unwrap() > 0);
    let large = json!({ "puzzle": ".".repeat(36), "limit": u64::MAX });
    assert!(["all", "time"].contains(&server.ask("solve", &large)["end"].as_str().unwrap()));
    assert!(server.figure("grille_slow_total") >= 1);
}

#[test]
fn quick_questions_are_answered_while_slow_ones_are_worked_on() {
    let server = Running::with(Limits {
        quick_time: Duration::from_millis(20),
        slow_time: Duration::from_mins(10),
        slow_per_client: 64,
        ..limits()
    });
    let mut slow: Vec<_> = (0..8).map(|_| server.connect()).collect();
    for connection in &mut slow {
        connection.send(&request(
            "solve",
            "application/json",
            &endless().to_string(),
        ));
    }
    server.wait_for("grille_slow_total", 8);
    for _ in 0..200 {
        let hint = server.ask("hint", &json!({ "puzzle": "4....3.....3..41" }));
        assert_eq!(hint["kind"], "step");
    }
    // None of the slow ones was answered meanwhile; all end when their clients go.
    assert_eq!(server.figure("grille_cancelled_total"), 0);
    for connection in slow {
        connection.hang_up();
    }
    server.wait_for("grille_cancelled_total", 8);
}

/// A few kilobytes of constraints that would take gigabytes, or a minute, if nobody bounded them.
pub fn hostile_constraints() -> Vec<String> {
    let repeated =
        |line: &str, count: usize| format!("size 25\n{}", format!("{line}\n").repeat(count));
    let shifted = |number: usize| {
        let (rows, columns) = (10 + number / 12, 8 + number % 12);
        let (top, left) = (26 - rows, 26 - columns);
        format!("same-digits: r1c1..r{rows}c{columns} = r{top}c{left}..r25c25\n")
    };
    let index = |row: usize| format!("row-index: r{row}c1..r25c25\n");
    vec![
        repeated("same-digits: r1c1..r25c12 = r1c13..r25c24", 60),
        repeated("anti-taxicab", 200),
        format!("size 25\n{}", (0..180).map(shifted).collect::<String>()),
        format!("size 25\n{}", (1..=25).map(index).collect::<String>()),
        "layout samurai\n".to_string(),
    ]
}

#[test]
fn constraints_that_stand_for_gigabytes_are_ended_and_harm_nobody_else() {
    let server = Running::with(Limits {
        quick_time: Duration::from_millis(20),
        slow_time: Duration::from_millis(100),
        slow_per_client: 64,
        ..limits()
    });
    let mut asked = Vec::new();
    for text in hostile_constraints() {
        for endpoint in ["hint", "solve", "explain"] {
            let mut connection = server.connect();
            let body = json!({ "puzzle": text }).to_string();
            connection.send(&request(endpoint, "application/json", &body));
            asked.push(connection);
        }
    }
    for _ in 0..20 {
        let hint = server.ask("hint", &json!({ "puzzle": "4....3.....3..41" }));
        assert_eq!(hint["kind"], "step");
    }
    for mut connection in asked {
        let answer = connection.answer().expect("an answer");
        // Done, refused, or out of time.
        assert!(
            [200, 422, 503].contains(&answer.status),
            "{}",
            answer.status
        );
    }
}

#[test]
fn work_ends_when_its_client_goes() {
    let server = Running::with(Limits {
        quick_time: Duration::from_millis(20),
        slow_time: Duration::from_mins(10),
        slow_jobs: 1,
        slow_per_client: 1,
        ..limits()
    });
    let mut connection = server.connect();
    connection.send(&request(
        "solve",
        "application/json",
        &endless().to_string(),
    ));
    server.wait_for("grille_slow_total", 1);
    server.refused("solve", &endless(), 429, "too-many");
    assert_eq!(server.figure("grille_cancelled_total"), 0);
    connection.hang_up();
    server.wait_for("grille_cancelled_total", 1);
    // The only place for slow work is free again; this one would wait for ever otherwise.
    let start = std::time::Instant::now();
    let next = loop {
        assert!(start.elapsed().as_secs() < 60);
        let mut next = server.connect();
        next.send(&request(
            "solve",
            "application/json",
            &endless().to_string(),
        ));
        // Time enough to be taken, or to be refused where the place is not free yet.
        let sent = std::time::Instant::now();
        while server.figure("grille_slow_total") < 2 && sent.elapsed().as_secs() < 2 {
            std::thread::sleep(Duration::from_millis(5));
        }
        if server.figure("grille_slow_total") == 2 {
            break next;
        }
    };
    next.hang_up();
    server.wait_for("grille_cancelled_total", 2);
}

#[test]
fn too_much_slow_work_is_refused_and_not_queued_without_end() {
    let server = Running::with(Limits {
        quick_time: Duration::from_millis(20),
        slow_time: Duration::from_mins(10),
        slow_jobs: 1,
        slow_queue: 1,
        slow_per_client: 64,
        ..limits()
    });
    let mut waiting: Vec<_> = (0..2).map(|_| server.connect()).collect();
    for (number, connection) in waiting.iter_mut().enumerate() {
        connection.send(&request(
            "solve",
            "application/json",
            &endless().to_string(),
        ));
        server.wait_for("grille_slow_total", number as u64 + 1);
    }
    server.wait_for("grille_waiting_slow", 1);
    let answer = server.post("solve?lang=fr", &endless());
    assert_eq!(
        (answer.status, answer.header("retry-after")),
        (503, Some("5"))
    );
    assert_eq!(answer.json()["error"]["code"], "busy");
}

#[test]
fn a_client_that_asks_too_often_is_told_to_wait() {
    let server = Running::with(Limits {
        requests_per_second: 1,
        burst: 5,
        ..Limits::default()
    });
    let statuses: Vec<u16> = (0..8)
        .map(|_| server.get("/api/v1/health").status)
        .collect();
    assert_eq!(statuses[..5], [200; 5]);
    assert!(statuses[5..].contains(&429), "{statuses:?}");
    let refused = server.get("/api/v1/health?lang=fr");
    if refused.status == 429 {
        assert_eq!(refused.header("retry-after"), Some("1"));
        assert_eq!(refused.json()["error"]["code"], "too-many");
    }
}

#[test]
fn a_client_has_only_so_many_connections() {
    let server = Running::with(Limits {
        connections_per_client: 3,
        ..limits()
    });
    let mut open: Vec<_> = (0..3).map(|_| server.connect()).collect();
    for connection in &mut open {
        connection.send(b"GET /api/v1/health HTTP/1.1\r\nHost: localhost\r\n\r\n");
        assert_eq!(connection.answer().unwrap().status, 200);
    }
    let mut fourth = server.connect();
    // The server has hung up already; whether that is seen when sending or when reading does not matter.
    assert!(fourth.head().is_none());
    drop(open);
    let start = std::time::Instant::now();
    loop {
        let mut again = server.connect();
        again.send(b"GET /api/v1/health HTTP/1.1\r\nHost: localhost\r\n\r\n");
        if again.answer().is_some_and(|answer| answer.status == 200) {
            break;
        }
        assert!(start.elapsed().as_secs() < 30);
    }
}

#[test]
fn heads_and_bodies_that_never_come_are_not_waited_for() {
    let server = Running::with(Limits {
        head_time: Duration::from_millis(50),
        body_time: Duration::from_millis(50),
        ..limits()
    });
    let mut slow = server.connect();
    slow.send(b"GET /api/v1/health HTTP/1.1\r\nHost: loc");
    assert!(slow.answer().is_none_or(|answer| answer.status == 408));
    let mut slow = server.connect();
    slow.send(b"POST /api/v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{");
    let answer = slow.answer().unwrap();
    assert_eq!(
        (answer.status, &answer.json()["error"]["code"]),
        (408, &json!("body"))
    );
}

#[test]
fn each_endpoint_ends_in_time_on_a_large_grid() {
    let server = Running::with(Limits {
        quick_time: Duration::from_millis(10),
        slow_time: Duration::from_millis(200),
        ..limits()
    });
    let puzzle = hard_large();
    for endpoint in [
        "read",
        "solve",
        "steps",
        "candidates",
        "check",
        "hint",
        "explain",
        "rate",
        "convert",
    ] {
        let mut body = match endpoint {
            "read" => json!({ "text": puzzle }),
            _ => json!({ "puzzle": puzzle }),
        };
        if endpoint == "candidates" {
            body["true"] = true.into();
        }
        if endpoint == "convert" {
            body["to"] = "svg".into();
        }
        let answer = server.post(endpoint, &body);
        let told = answer.json();
        assert!(
            answer.status == 200 || told["error"]["code"] == "time",
            "{endpoint}: {told}"
        );
    }
    let made = server.post(
        "generate",
        &json!({ "size": 25, "grade": { "least": "hard" } }),
    );
    assert!(
        made.status == 200 || made.json()["error"]["code"] == "time",
        "{}",
        made.text()
    );
}
