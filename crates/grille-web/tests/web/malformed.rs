//! Malformed requests are refused with a message in the language asked for, and nothing breaks.

use serde_json::{Value, json};

use crate::client::{Running, request};

const POSTS: [&str; 11] = [
    "read",
    "recognise",
    "solve",
    "steps",
    "candidates",
    "check",
    "hint",
    "explain",
    "rate",
    "generate",
    "convert",
];

/// Everything is told as JSON with a code and a message, and is the client's fault.
fn assert_refused(server: &Running, endpoint: &str, body: &str) -> Value {
    let answer = server.post_text(endpoint, body);
    assert!(
        (400..500).contains(&answer.status),
        "{endpoint} {body:.200}: {} {}",
        answer.status,
        answer.text()
    );
    let told = answer.json();
    assert!(!told["error"]["message"].as_str().unwrap().is_empty());
    assert!(!told["error"]["code"].as_str().unwrap().is_empty());
    told
}

#[test]
fn bodies_that_are_no_objects_are_refused_everywhere() {
    let server = Running::start();
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    for endpoint in POSTS {
        for body in [
            "",
            "{",
            "[]",
            "null",
            "42",
            "\"text\"",
            "{\"puzzle\":\"",
            "\u{0}",
            "{\"puzzle\":1}{",
            &deep,
        ] {
            let told = assert_refused(&server, endpoint, body);
            assert_eq!(told["error"]["code"], "json", "{endpoint} {body:.50}");
        }
        let told = assert_refused(&server, endpoint, "{\"nonsense\":1}");
        assert_eq!(told["error"]["code"], "field");
    }
}

#[test]
fn fields_of_the_wrong_kind_are_named() {
    let server = Running::start();
    for wrong in [json!(1), json!([]), json!({}), json!(true), json!(-1e300)] {
        for endpoint in [
            "solve",
            "steps",
            "candidates",
            "check",
            "hint",
            "explain",
            "rate",
        ] {
            let told = server.refused(endpoint, &json!({ "puzzle": wrong }), 400, "field");
            assert!(
                told["error"]["message"]
                    .as_str()
                    .unwrap()
                    .contains("puzzle"),
                "{told}"
            );
        }
        // Grades without bounds are all of them.
        if wrong != json!({}) {
            server.refused("generate", &json!({ "grade": wrong }), 400, "field");
        }
    }
    let puzzle = "4....3.....3..41";
    let place = |cell: &str, digit: &str| json!([{ "place": { "cell": cell, "digit": digit } }]);
    for (field, wrong) in [
        ("position.digits", json!({ "digits": "123" })),
        ("position.digits", json!({ "digits": ".".repeat(17) })),
        ("position.digits", json!({ "digits": "5".repeat(16) })),
        ("position.digits", json!({ "digits": "é".repeat(16) })),
        ("position.digits", json!({ "digits": [0, 0] })),
        ("position.marks", json!({ "marks": {} })),
        ("position.centre.r1c1", json!({ "centre": { "r1c1": [1] } })),
        ("position.centre.r1c1", json!({ "centre": { "r1c1": "5" } })),
        ("position.centre.r1c5", json!({ "centre": { "r1c5": "1" } })),
        ("position.centre.a1", json!({ "centre": { "a1": "1" } })),
        ("position.corner.r0c1", json!({ "corner": { "r0c1": "1" } })),
        (
            "position.corner.r01c1",
            json!({ "corner": { "r01c1": "1" } }),
        ),
        (
            "position.candidates.r1c1",
            json!({ "candidates": { "r1c1": "x" } }),
        ),
        ("moves", json!({})),
        ("moves.0", json!([{}])),
        ("moves.0", place("r0c1", "1")),
        ("moves.0", place("r1c5", "1")),
        ("moves.0", place("r1c1", "5")),
        ("moves.0", place("r1c1", "12")),
        ("moves.0", place("r1c1", "")),
        (
            "moves.0.place.digit",
            json!([{ "place": { "cell": "r1c1" } }]),
        ),
        (
            "moves.0",
            json!([{ "place": { "cell": "r1c1", "digit": "1" }, "erase": "r1c1" }]),
        ),
        (
            "moves.1",
            json!([{ "erase": "r1c1" }, { "mark": { "cell": "r1c99999", "digits": "1" } }]),
        ),
        ("moves.0", json!([{ "jump": "r1c1" }])),
    ] {
        let name = field.split('.').next().unwrap();
        let told = server.refused(
            "hint?lang=fr",
            &json!({ "puzzle": puzzle, name: wrong }),
            400,
            "field",
        );
        assert!(
            told["error"]["message"].as_str().unwrap().contains(field),
            "{told}"
        );
    }
    server.refused(
        "convert",
        &json!({ "puzzle": puzzle, "to": "docx" }),
        400,
        "field",
    );
    for limit in [json!(-1), json!(0), json!(1.5), json!("2")] {
        let body = json!({ "puzzle": puzzle, "limit": limit });
        server.refused("solve", &body, 400, "field");
    }
    server.refused(
        "candidates",
        &json!({ "puzzle": puzzle, "true": "yes" }),
        400,
        "field",
    );
}

#[test]
fn puzzles_that_cannot_be_made_are_refused() {
    let server = Running::start();
    for wrong in [
        json!({ "technique": "nonsense" }),
        json!({ "only": ["nonsense"] }),
        json!({ "variants": ["nonsense"] }),
        json!({ "variants": "x" }),
        json!({ "grade": "easy" }),
        json!({ "grade": { "least": "nonsense" } }),
        json!({ "symmetry": "nonsense" }),
        json!({ "boxes": "3" }),
        json!({ "boxes": "3x2", "size": 9 }),
        json!({ "explainer": { "least": 99 } }),
        json!({ "size": u64::MAX }),
    ] {
        server.refused("generate", &wrong, 400, "field");
    }
    server.refused("generate", &json!({ "size": 7 }), 422, "request");
    server.refused(
        "generate",
        &json!({ "clues": { "most": 3 } }),
        422,
        "request",
    );
    for path in [
        "daily",
        "daily?date=tomorrow",
        "daily?date=2026-02-30",
        "daily?date=2026-11-16&grade=x",
        "techniques?x=1",
    ] {
        let answer = server.get(&format!("/api/v1/{path}"));
        assert_eq!(
            (answer.status, &answer.json()["error"]["code"]),
            (400, &json!("field")),
            "{path}"
        );
    }
}

#[test]
fn texts_that_are_no_puzzle_are_told_where_and_why_in_both_languages() {
    let server = Running::start();
    let english = server.refused(
        "solve",
        &json!({ "puzzle": "12Z4............" }),
        422,
        "puzzle",
    );
    let french = server.refused(
        "solve?lang=fr",
        &json!({ "puzzle": "12Z4............" }),
        422,
        "puzzle",
    );
    assert_ne!(english["error"]["message"], french["error"]["message"]);
    let clash = server.refused(
        "solve?lang=fr",
        &json!({ "puzzle": "11.............." }),
        422,
        "puzzle",
    );
    assert!(
        clash["error"]["message"]
            .as_str()
            .unwrap()
            .contains("deux fois"),
        "{clash}"
    );
    let at = (
        &clash["puzzle"],
        &english["error"]["line"],
        &english["error"]["column"],
    );
    assert_eq!(
        at,
        (&json!("11.............."), &json!(1), &json!(3)),
        "{english}"
    );
    for endpoint in ["steps", "candidates", "check", "hint", "explain", "rate"] {
        for puzzle in [
            "",
            " ",
            "x",
            "1",
            &".".repeat(82),
            &"9".repeat(100_000),
            "\u{202e}\u{0}🂡",
            "{\"puzzle\":[[1]]}",
        ] {
            server.refused(endpoint, &json!({ "puzzle": puzzle }), 422, "puzzle");
        }
    }
    let two = format!("{}\n{}", ".".repeat(81), ".".repeat(81));
    server.refused("solve", &json!({ "puzzle": two }), 422, "puzzle");
}

#[test]
fn what_is_too_much_is_refused() {
    let server = Running::start();
    let many = format!("{}\n", ".".repeat(16)).repeat(101);
    let told = server.refused("read?lang=fr", &json!({ "text": many }), 422, "puzzle");
    assert!(
        told["error"]["message"].as_str().unwrap().contains("101"),
        "{told}"
    );
    let huge = json!({ "puzzle": "1".repeat(300 << 10) }).to_string();
    let answer = server.post_text("solve", &huge);
    assert_eq!(
        (answer.status, &answer.json()["error"]["code"]),
        (413, &json!("too-large"))
    );
    // A length that is only claimed is not believed either.
    let head = "POST /api/v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99999999999\r\n\r\n{";
    assert_eq!(server.raw(head.as_bytes()).status, 413);
    let long = format!(
        "GET /{} HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "a".repeat(100_000)
    );
    let answer = server.raw(long.as_bytes());
    assert!(matches!(answer.status, 414 | 431), "{}", answer.status);
}

#[test]
fn wrong_methods_types_and_addresses_are_told_apart() {
    let server = Running::start();
    let answer = server.get("/api/v1/solve?lang=fr");
    assert_eq!(
        (answer.status, &answer.json()["error"]["code"]),
        (405, &json!("method"))
    );
    for method in ["PUT", "DELETE", "OPTIONS", "PATCH"] {
        let head = format!(
            "{method} /api/v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n"
        );
        let answer = server.raw(head.as_bytes());
        assert_eq!(answer.status, 405, "{method}");
        assert!(answer.header("access-control-allow-origin").is_none());
    }
    for kind in [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data",
        "",
    ] {
        let answer = server.raw(&request("solve", kind, "{\"puzzle\":\"4....3.....3..41\"}"));
        assert_eq!(
            (answer.status, &answer.json()["error"]["code"]),
            (415, &json!("media-type")),
            "{kind}"
        );
    }
    for path in [
        "/api/v1/nonsense",
        "/api/v2/solve",
        "/api/v1/",
        "/nonsense.html",
    ] {
        let answer = server.get(path);
        assert_eq!(
            (answer.status, &answer.json()["error"]["code"]),
            (404, &json!("not-found")),
            "{path}"
        );
    }
}

#[test]
fn the_server_is_well_after_all_kinds_of_noise() {
    let server = Running::start();
    for noise in [&b"\r\n\r\n\r\n"[..], b"GET", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc", b"GET / HTTP/9.9\r\n\r\n", b"\0\0\0\0", b"POST /api/v1/solve HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"] {
        let mut connection = server.connect();
        connection.send(noise);
        connection.hang_up();
    }
    let mut numbers = 7_u64;
    for _ in 0..200 {
        let bytes: Vec<u8> = (0..300)
            .map(|_| {
                numbers = numbers
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1_442_695_040_888_963_407);
                (numbers >> 33) as u8
            })
            .collect();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let answer = server.post("read", &json!({ "text": text }));
        assert!(matches!(answer.status, 200 | 422), "{}", answer.text());
    }
    assert_eq!(
        server.get("/api/v1/health").json(),
        json!({ "version": 1, "status": "ok" })
    );
}
