//! The server ends in an orderly way.

use std::net::TcpStream;
use std::time::Duration;

use grille_web::Limits;
use serde_json::json;

use crate::client::{Running, limits, request};
use crate::limits::endless;

#[test]
fn open_requests_are_answered_and_new_connections_are_not_taken() {
    let mut server = Running::with(Limits {
        quick_time: Duration::from_millis(20),
        slow_time: Duration::from_millis(500),
        grace: Duration::from_mins(1),
        ..limits()
    });
    let mut open = server.connect();
    open.send(&request(
        "solve",
        "application/json",
        &endless().to_string(),
    ));
    server.wait_for("grille_slow_total", 1);
    let idle = server.connect();
    server.tell_to_end();
    let answer = open.answer().expect("the open request is answered");
    assert_eq!(
        (answer.status, &answer.json()["end"]),
        (200, &json!("time"))
    );
    server.wait();
    assert!(TcpStream::connect(server.address).is_err());
    drop(idle);
}

#[test]
fn whoever_does_not_come_to_an_end_is_hung_up_on() {
    let mut server = Running::with(Limits {
        quick_time: Duration::from_millis(20),
        slow_time: Duration::from_mins(10),
        grace: Duration::from_millis(100),
        ..limits()
    });
    let mut open = server.connect();
    open.send(&request(
        "solve",
        "application/json",
        &endless().to_string(),
    ));
    server.wait_for("grille_slow_total", 1);
    server.tell_to_end();
    assert!(open.answer().is_none());
    server.wait();
}
