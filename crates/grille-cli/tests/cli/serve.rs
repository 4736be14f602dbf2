//! `grille serve` as its users start and end it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use super::grille;

#[test]
fn an_address_that_is_taken_is_told() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let ran = grille(&["serve", "--port", &port, "--lang", "fr"]);
    assert_eq!((ran.code, ran.stdout.as_str()), (2, ""));
    assert!(
        ran.stderr.contains("ne peut pas écouter sur 127.0.0.1"),
        "{}",
        ran.stderr
    );
}

#[test]
fn programs_play_only_by_names_of_their_own_and_on_this_machine() {
    for (arguments, words) in [
        (&["--solver", "python3 solver.py"][..], "NAME=COMMAND"),
        (&["--solver", "A=x", "--solver", "A=y"], "called A"),
        (&["--solver", "A=x", "--bind", "0.0.0.0"], "--bind"),
    ] {
        let ran = grille(&[&["serve", "--port", "0", "--lang", "en"], arguments].concat());
        assert_eq!((ran.code, ran.stdout.as_str()), (2, ""), "{arguments:?}");
        assert!(ran.stderr.contains(words), "{arguments:?}: {}", ran.stderr);
    }
}

#[cfg(unix)]
#[test]
fn a_program_is_watched_and_ends_when_nobody_watches() {
    let mut child = Command::new(super::GRILLE)
        .args(["serve", "--port", "0", "--log", "none", "--timeout", "600"])
        .args([
            "--solver",
            "Wrong=sh -c 'read version; echo why so; echo move 1 2 2; sleep 600'",
        ])
        .args([
            "--solver",
            "Mute=sh -c 'read version; echo why $$; sleep 600'",
        ])
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
    let watch = |solver: &str| {
        let body = format!("{{\"solver\":\"{solver}\",\"puzzle\":\"4....3.....3..41\"}}");
        let mut connection = TcpStream::connect(address).unwrap();
        write!(
            connection,
            "POST /api/v1/solvers/watch HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        )
        .unwrap();
        BufReader::new(connection)
    };

    // The verdict comes as soon as it is certain, though the program goes on.
    let mut answer = String::new();
    watch("Wrong").read_to_string(&mut answer).unwrap();
    let events = answer.lines().filter(|line| line.starts_with('{'));
    let events: Vec<serde_json::Value> = events
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let expected = ["why", "move", "verdict"].map(serde_json::Value::from);
    let told: Vec<_> = events.iter().map(|event| event["event"].clone()).collect();
    assert_eq!(told, expected, "{answer}");
    assert_eq!(events[1]["right"], false);
    assert_eq!(events[2]["verdict"], "wrong-digit");

    // Whoever hangs up ends the program.
    let mut mute = watch("Mute");
    let pid = loop {
        let mut line = String::new();
        assert_ne!(mute.read_line(&mut line).unwrap(), 0);
        if line.starts_with('{') {
            let event: serde_json::Value = serde_json::from_str(&line).unwrap();
            break event["text"].as_str().unwrap().to_string();
        }
    };
    let is_there = || {
        let mut asked = Command::new("kill");
        asked.args(["-0", &pid]).stderr(Stdio::null());
        asked.status().unwrap().success()
    };
    assert!(is_there());
    drop(mute);
    let give_up = Instant::now() + Duration::from_mins(1);
    while is_there() {
        assert!(Instant::now() < give_up, "{pid} goes on");
        std::thread::yield_now();
    }
    child.kill().unwrap();
    child.wait().unwrap();
}

#[cfg(unix)]
#[test]
fn it_says_where_it_is_serves_and_ends_when_told() {
    let mut child = Command::new(super::GRILLE)
        .args(["serve", "--port", "0", "--log", "requests"])
        .env("LC_ALL", "C")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    let mut said = BufReader::new(child.stdout.take().unwrap());
    said.read_line(&mut line).unwrap();
    let (_, rest) = line.split_once("http://").expect("an address");
    let (address, _) = rest.split_once('/').expect("an address");
    assert!(address.starts_with("127.0.0.1:"), "{line}");

    let mut connection = TcpStream::connect(address).unwrap();
    write!(
        connection,
        "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"
    )
    .unwrap();
    let mut answer = String::new();
    connection.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
    assert!(answer.contains("<html"), "{answer}");

    let told = Command::new("kill")
        .args(["-TERM", &child.id().to_string()])
        .status()
        .unwrap();
    assert!(told.success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    let log = String::from_utf8(output.stderr).unwrap();
    let first: serde_json::Value = serde_json::from_str(log.lines().next().unwrap()).unwrap();
    assert_eq!(
        (&first["path"], &first["status"]),
        (&"/".into(), &200.into())
    );
}
