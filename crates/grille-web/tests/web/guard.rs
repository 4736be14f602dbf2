//! Who may ask, what every answer carries, and which files there are.

use grille_web::Config;
use serde_json::json;

use crate::client::Running;

fn with_host(server: &Running, host: &str, more: &str) -> u16 {
    let head = format!("GET /api/v1/health HTTP/1.1\r\n{host}Connection: close\r\n{more}\r\n");
    server.raw(head.as_bytes()).status
}

#[test]
fn only_names_that_cannot_be_rebound_are_answered_to() {
    let server = Running::start();
    let port = server.address.port();
    for host in ["localhost", "LOCALHOST", "127.0.0.1", "127.9.9.9", "[::1]"] {
        assert_eq!(
            with_host(&server, &format!("Host: {host}\r\n"), ""),
            200,
            "{host}"
        );
        assert_eq!(
            with_host(&server, &format!("Host: {host}:{port}\r\n"), ""),
            200,
            "{host}:{port}"
        );
    }
    for host in [
        "evil.example",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "evil.example:8000",
        "192.0.2.1",
        "0.0.0.0",
        "[2001:db8::1]",
        "user@localhost",
        "localhost@evil.example",
        "localhost/",
        "",
        "local host",
        "127.1",
    ] {
        let status = with_host(&server, &format!("Host: {host}\r\n"), "");
        assert!(matches!(status, 400 | 421), "{host}: {status}");
    }
    assert!(matches!(with_host(&server, "", ""), 400 | 421));
    assert_eq!(
        with_host(&server, "Host: localhost\r\nHost: evil.example\r\n", ""),
        421
    );
    // A name in the address itself does not help.
    let head = "GET http://localhost/api/v1/health HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n";
    assert_eq!(server.raw(head.as_bytes()).status, 421);
}

#[test]
fn a_name_that_is_allowed_is_answered_to() {
    let server = Running::of(Config {
        hosts: vec!["sudoku.example".to_string()],
        ..Config::default()
    });
    assert_eq!(with_host(&server, "Host: Sudoku.Example:80\r\n", ""), 200);
    assert_eq!(with_host(&server, "Host: other.example\r\n", ""), 421);
}

#[test]
fn pages_of_other_sites_are_refused_and_links_from_them_are_not() {
    let server = Running::start();
    let from = |headers: &str| with_host(&server, "Host: localhost:8000\r\n", headers);
    assert_eq!(
        from("Origin: http://localhost:8000\r\nSec-Fetch-Site: same-origin\r\n"),
        200
    );
    for origin in [
        "http://evil.example",
        "http://localhost:9000",
        "null",
        "http://localhost:8000.evil.example",
        "",
        "file://",
    ] {
        assert_eq!(from(&format!("Origin: {origin}\r\n")), 403, "{origin}");
    }
    assert_eq!(
        from("Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: no-cors\r\nSec-Fetch-Dest: script\r\n"),
        403
    );
    assert_eq!(from("Sec-Fetch-Site: same-site\r\n"), 403);
    assert_eq!(
        from(
            "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: document\r\n"
        ),
        200
    );
    assert_eq!(
        from(
            "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: iframe\r\n"
        ),
        403
    );
    assert_eq!(
        from("Sec-Fetch-Site: none\r\nSec-Fetch-Mode: navigate\r\n"),
        200
    );
    let french = server.get_with(
        "/api/v1/health",
        "Origin: http://evil.example\r\nAccept-Language: fr-CA, en;q=0.5\r\n",
    );
    assert_eq!(
        french.json()["error"]["message"],
        "Les requêtes venant des pages d'autres sites ne sont pas acceptées."
    );
    assert_eq!(french.header("content-language"), Some("fr"));
}

#[test]
fn every_answer_forbids_what_the_page_does_not_need() {
    let server = Running::start();
    let answers = [
        server.get("/"),
        server.get("/nonsense"),
        server.get("/api/v1/health"),
        server.get_with("/", "Origin: http://evil.example\r\n"),
        server.post("solve", &json!({ "puzzle": "4....3.....3..41" })),
        server.post("solve", &json!([])),
    ];
    for answer in answers {
        let policy = answer.header("content-security-policy").unwrap();
        for part in [
            "default-src 'none'",
            "script-src 'self';",
            "style-src 'self';",
            "frame-ancestors 'none'",
            "base-uri 'none'",
        ] {
            assert!(policy.contains(part), "{part} in {policy}");
        }
        assert!(!policy.contains("unsafe"));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
        assert_eq!(
            answer.header("cross-origin-resource-policy"),
            Some("same-origin")
        );
        assert!(answer.header("access-control-allow-origin").is_none());
        assert!(answer.header("server").is_none());
    }
}

/// The worker that runs programs written in the page obeys the policy it is served with.
#[test]
fn the_worker_may_make_code_and_reach_nothing() {
    let server = Running::start();
    let worker = server.get("/js/views/solvers/worker.js");
    let tag = worker.header("etag").unwrap().to_string();
    let again = server.get_with(
        "/js/views/solvers/worker.js",
        &format!("If-None-Match: {tag}\r\n"),
    );
    assert_eq!((worker.status, again.status), (200, 304));
    for answer in [worker, again] {
        let policies = answer.headers.iter();
        let policies: Vec<&str> = policies
            .filter(|(name, _)| name == "content-security-policy")
            .map(|(_, value)| value.as_str())
            .collect();
        let [policy] = policies[..] else {
            panic!("{policies:?}");
        };
        let parts: Vec<&str> = policy.split("; ").collect();
        for part in [
            "default-src 'none'",
            "script-src 'unsafe-eval'",
            "connect-src 'none'",
        ] {
            assert!(parts.contains(&part), "{part} in {policy}");
        }
        assert!(!policy.contains("self"), "{policy}");
        assert_eq!(
            answer.header("cross-origin-embedder-policy"),
            Some("require-corp")
        );
    }
}

#[test]
fn files_have_tags_types_and_are_compressed() {
    let server = Running::start();
    let page = server.get_with("/", "Accept-Encoding: gzip\r\n");
    assert_eq!(
        (page.status, page.header("content-type")),
        (200, Some("text/html; charset=utf-8"))
    );
    assert!(page.text().contains("<html"));
    let tag = page.header("etag").unwrap().to_string();
    let again = server.get_with("/index.html", &format!("If-None-Match: {tag}\r\n"));
    assert_eq!((again.status, again.body.len()), (304, 0));
    assert_eq!(again.header("etag"), Some(tag.as_str()));
    let script = server.get_with("/js/main.js", "Accept-Encoding: gzip\r\n");
    assert_eq!(
        script.header("content-type"),
        Some("text/javascript; charset=utf-8")
    );
    assert_eq!(script.header("content-encoding"), Some("gzip"));
    assert!(script.header("vary").unwrap().contains("accept-encoding"));
    assert_eq!(script.text(), server.get("/js/main.js").text());
    assert_eq!(script.header("cache-control"), Some("no-cache"));
    // Below its version a file never changes, and below another it is the one that there is.
    let page = page.text();
    let (_, rest) = page.rsplit_once("src=\"").unwrap();
    let (address, _) = rest.split_once('"').unwrap();
    let version = server.get(&format!("/{address}"));
    assert_eq!(
        (version.text(), version.header("cache-control")),
        (script.text(), Some("public, max-age=31536000, immutable"))
    );
    let other = server.get("/v/0/js/main.js");
    assert_eq!(
        (other.text(), other.header("cache-control")),
        (script.text(), Some("no-cache"))
    );
    assert!(script.body.len() < script.text().len());
    assert_eq!(
        server
            .raw(b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n")
            .status,
        405
    );
}

#[test]
fn answers_that_stay_the_same_have_tags_and_others_are_not_kept() {
    let server = Running::start();
    let first = server.get("/api/v1/techniques");
    let tag = format!("If-None-Match: {}\r\n", first.header("etag").unwrap());
    assert_eq!(server.get_with("/api/v1/techniques", &tag).status, 304);
    assert_eq!(
        server.get_with("/api/v1/techniques?lang=fr", &tag).status,
        200
    );
    let solved = server.post("solve", &json!({ "puzzle": "4....3.....3..41" }));
    assert_eq!(
        (solved.header("cache-control"), solved.header("etag")),
        (Some("no-store"), None)
    );
}

#[test]
fn no_path_leads_out_of_the_page() {
    let server = Running::start();
    for path in [
        "/../Cargo.toml",
        "/..%2fCargo.toml",
        "/%2e%2e/Cargo.toml",
        "/js/../../Cargo.toml",
        "//etc/passwd",
        "/js/..\\..\\Cargo.toml",
        "/index.html%00.js",
        "/js/",
        "/js",
        "/tests/tsconfig.json",
        "/package.json",
        "/.git/config",
        "/INDEX.HTML",
    ] {
        let answer = server.get(path);
        assert!(
            matches!(answer.status, 400 | 404),
            "{path}: {}",
            answer.status
        );
    }
}
