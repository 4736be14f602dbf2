//! A server in a thread of the test, and a client that can also misbehave.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::thread::JoinHandle;
use std::time::Duration;

use grille_web::{Config, Limits, LogLevel, Server};
use serde_json::Value;
use tokio::sync::oneshot;

/// A server that runs until it is dropped or ended.
pub struct Running {
    pub address: SocketAddr,
    end: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Running {
    /// A server without a limit on the rate of requests: all tests come from one address.
    pub fn start() -> Running {
        Running::with(limits())
    }

    pub fn with(limits: Limits) -> Running {
        Running::of(Config {
            limits,
            ..Config::default()
        })
    }

    pub fn of(config: Config) -> Running {
        let config = Config {
            address: SocketAddr::from(([127, 0, 0, 1], 0)),
            log: LogLevel::None,
            ..config
        };
        let (end, ended) = oneshot::channel();
        let (tell, told) = std::sync::mpsc::channel();
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_multi_thread()
                .worker_threads(2)
                .enable_all()
                .build()
                .unwrap();
            runtime.block_on(async move {
                let server = Server::bind(config).await.unwrap();
                tell.send(server.address().unwrap()).unwrap();
                server
                    .run(async {
                        let _ = ended.await;
                    })
                    .await;
            });
        });
        Running {
            address: told.recv().unwrap(),
            end: Some(end),
            thread: Some(thread),
        }
    }

    /// Tells the server to end.
    pub fn tell_to_end(&mut self) {
        let _ = self.end.take().unwrap().send(());
    }

    /// Waits for the server to have ended.
    pub fn wait(&mut self) {
        self.thread.take().unwrap().join().unwrap();
    }

    pub fn connect(&self) -> Connection {
        let stream = TcpStream::connect(self.address).unwrap();
        stream
            .set_read_timeout(Some(Duration::from_mins(1)))
            .unwrap();
        Connection(BufReader::new(stream))
    }

    /// Sends a request of its own connection, head and body as they are.
    pub fn raw(&self, request: &[u8]) -> Answer {
        let mut connection = self.connect();
        // The server may hang up in the middle of what it does not want.
        let _ = connection.0.get_mut().write_all(request);
        connection.answer().expect("an answer")
    }

    pub fn get(&self, path: &str) -> Answer {
        self.get_with(path, "")
    }

    /// With further headers, each ended by a line end.
    pub fn get_with(&self, path: &str, headers: &str) -> Answer {
        let head =
            format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{headers}\r\n");
        self.raw(head.as_bytes())
    }

    /// Posts JSON to an endpoint.
    pub fn post(&self, endpoint: &str, body: &Value) -> Answer {
        self.post_text(endpoint, &body.to_string())
    }

    pub fn post_text(&self, endpoint: &str, body: &str) -> Answer {
        self.raw(&request(endpoint, "application/json", body))
    }

    /// Posts JSON and expects an answer.
    pub fn ask(&self, endpoint: &str, body: &Value) -> Value {
        let answer = self.post(endpoint, body);
        assert_eq!(answer.status, 200, "{endpoint} {body}: {}", answer.text());
        answer.json()
    }

    /// Posts JSON and expects a refusal with this status and code.
    pub fn refused(&self, endpoint: &str, body: &Value, status: u16, code: &str) -> Value {
        let answer = self.post(endpoint, body);
        let told = answer.json();
        assert_eq!(
            (answer.status, told["error"]["code"].as_str()),
            (status, Some(code)),
            "{endpoint} {body}: {told}"
        );
        told
    }

    /// A figure among the metrics.
    pub fn figure(&self, name: &str) -> u64 {
        let text = self.get("/api/v1/metrics").text();
        let line = text
            .lines()
            .find_map(|line| line.strip_prefix(&format!("{name} ")));
        line.unwrap_or_else(|| panic!("no {name} in {text}"))
            .parse()
            .unwrap()
    }

    /// Waits until a figure is at least this much.
    pub fn wait_for(&self, name: &str, least: u64) {
        let start = std::time::Instant::now();
        while self.figure(name) < least {
            assert!(
                start.elapsed() < Duration::from_mins(1),
                "{name} never came to {least}"
            );
            std::thread::yield_now();
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if let Some(end) = self.end.take() {
            let _ = end.send(());
        }
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// The usual limits, with no limit on the rate of requests.
pub fn limits() -> Limits {
    Limits {
        requests_per_second: 0,
        ..Limits::default()
    }
}

/// A POST to an endpoint, whose connection may stay open.
pub fn request(endpoint: &str, kind: &str, body: &str) -> Vec<u8> {
    let length = body.len();
    format!(
        "POST /api/v1/{endpoint} HTTP/1.1\r\nHost: localhost\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n\r\n{body}"
    )
    .into_bytes()
}

/// An open connection.
pub struct Connection(BufReader<TcpStream>);

impl Connection {
    pub fn send(&mut self, bytes: &[u8]) {
        self.0.get_mut().write_all(bytes).unwrap();
    }

    pub fn hang_up(self) {
        let _ = self.0.get_ref().shutdown(Shutdown::Both);
    }

    /// One line of the answer.
    pub fn line(&mut self) -> String {
        let mut line = String::new();
        self.0.read_line(&mut line).unwrap();
        line.trim_end().to_string()
    }

    /// The head of an answer; nothing where the server hung up.
    pub fn head(&mut self) -> Option<Answer> {
        let mut status_line = String::new();
        if self.0.read_line(&mut status_line).ok()? == 0 {
            return None;
        }
        let status = status_line.split(' ').nth(1)?.parse().ok()?;
        let mut headers = Vec::new();
        loop {
            let line = self.line();
            match line.split_once(':') {
                Some((name, value)) => {
                    headers.push((name.to_ascii_lowercase(), value.trim().to_string()));
                }
                None => break,
            }
        }
        Some(Answer {
            status,
            headers,
            body: Vec::new(),
        })
    }

    /// The next piece of a chunked body; nothing at its end or where the server hung up.
    pub fn chunk(&mut self) -> Option<Vec<u8>> {
        let size = usize::from_str_radix(&self.line(), 16).ok()?;
        let mut chunk = vec![0; size + 2];
        self.0.read_exact(&mut chunk).ok()?;
        chunk.truncate(size);
        (size > 0).then_some(chunk)
    }

    /// A whole answer.
    pub fn answer(&mut self) -> Option<Answer> {
        let mut answer = self.head()?;
        if answer.header("transfer-encoding") == Some("chunked") {
            while let Some(chunk) = self.chunk() {
                answer.body.extend(chunk);
            }
        } else if answer.status != 304 {
            let length = answer
                .header("content-length")
                .map_or(0, |length| length.parse().unwrap());
            answer.body = vec![0; length];
            self.0.read_exact(&mut answer.body).ok()?;
        }
        Some(answer)
    }
}

/// What came back.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut headers = self.headers.iter();
        headers
            .find(|(known, _)| known == name)
            .map(|(_, value)| value.as_str())
    }

    pub fn text(&self) -> String {
        if self.header("content-encoding") == Some("gzip") {
            let mut text = String::new();
            flate2::read::GzDecoder::new(self.body.as_slice())
                .read_to_string(&mut text)
                .unwrap();
            return text;
        }
        String::from_utf8(self.body.clone()).unwrap()
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text()).unwrap_or_else(|_| panic!("{}", self.text()))
    }
}
