//! Thousands of hints with a few hostile requests among them: `GRILLE_LOAD=5000 cargo test --release -p grille-web
//! --test web load -- --ignored --nocapture` says how many are answered a second and how long the slowest hundredth takes.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use grille::logic::BUILT_IN;
use grille_web::Limits;
use serde_json::json;

use crate::client::{Running, limits, request};

/// How many clients ask for hints at a time.
const CLIENTS: usize = 8;

#[test]
#[ignore = "takes minutes: GRILLE_LOAD says how many hints"]
fn load_hints_are_answered_among_hostile_requests() {
    let wanted = std::env::var("GRILLE_LOAD").ok();
    let count = wanted.map_or(1000, |count| count.parse().unwrap());
    let server = Running::with(Limits {
        slow_time: Duration::from_secs(2),
        // All come from one address here, and none is to be turned away for the connections of another.
        connections_per_client: 512,
        ..limits()
    });
    let calm = hints(&server, count);
    let over = AtomicBool::new(false);
    let (hostile, busy) = std::thread::scope(|scope| {
        let hostile = scope.spawn(|| be_hostile(&server, &over));
        let ending = Ending(&over);
        let busy = hints(&server, count);
        drop(ending);
        (hostile.join().unwrap(), busy)
    });
    assert!(hostile > 0);
    println!("{count} hints by {CLIENTS} clients, alone: {}", told(calm));
    println!("the same beside {hostile} hostile requests: {}", told(busy));
}

/// Says that it is over when it goes, in a panic too.
struct Ending<'a>(&'a AtomicBool);

impl Drop for Ending<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

fn told((took, mut times): (Duration, Vec<Duration>)) -> String {
    times.sort_unstable();
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize].as_secs_f64() * 1e3;
    let rate = times.len() as f64 / took.as_secs_f64();
    format!(
        "{rate:.0} a second; median {:.1} ms, 99 % {:.1} ms, slowest {:.1} ms",
        at(0.5),
        at(0.99),
        at(1.0)
    )
}

/// Asks for this many hints in different positions, each answered with a step; how long each took.
fn hints(server: &Running, count: usize) -> (Duration, Vec<Duration>) {
    let next = AtomicUsize::new(0);
    let start = Instant::now();
    let times = std::thread::scope(|scope| {
        let clients: Vec<_> = (0..CLIENTS)
            .map(|_| {
                scope.spawn(|| {
                    let mut connection = server.connect();
                    let mut times = Vec::new();
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= count {
                            return times;
                        }
                        let grid = &BUILT_IN[number % BUILT_IN.len()];
                        let body = json!({ "puzzle": grid.line }).to_string();
                        let asked = Instant::now();
                        connection.send(&request("hint", "application/json", &body));
                        let answer = connection.answer().expect("an answer");
                        times.push(asked.elapsed());
                        assert_eq!(
                            (answer.status, &answer.json()["kind"]),
                            (200, &json!("step")),
                            "{}",
                            grid.name
                        );
                    }
                })
            })
            .collect();
        clients
            .into_iter()
            .flat_map(|client| client.join().unwrap())
            .collect()
    });
    (start.elapsed(), times)
}

/// Sends what takes longest, is largest or never comes, until told that it is over; how many requests.
fn be_hostile(server: &Running, over: &AtomicBool) -> usize {
    let large = crate::limits::hard_large();
    let endless = crate::limits::endless().to_string();
    let proved = json!({ "puzzle": large }).to_string();
    let made = json!({ "size": 25 }).to_string();
    let huge = "[".repeat(200 << 10);
    let all = [
        ("solve", &endless),
        ("hint", &proved),
        ("explain", &proved),
        ("candidates", &proved),
        ("generate", &made),
        ("read", &huge),
    ];
    let mut sent = 0;
    let mut open = Vec::new();
    while !over.load(Ordering::Relaxed) {
        for (endpoint, body) in all {
            let mut connection = server.connect();
            connection.send(&request(endpoint, "application/json", body));
            open.push(connection);
            sent += 1;
        }
        let mut slow = server.connect();
        slow.send(b"POST /api/v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{");
        open.push(slow);
        // Half of them go before they are answered.
        for connection in open.drain(..open.len() / 2) {
            connection.hang_up();
        }
        while open.len() > 24 {
            let mut oldest = open.remove(0);
            let _ = oldest.head();
        }
    }
    sent
}
