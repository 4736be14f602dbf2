//! `grille serve` as its users start and end it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Command, Stdio};

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

#[cfg(unix)]
#[test]
fn it_says_where_it_is_serves_and_ends_when_told() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_grille"))
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
