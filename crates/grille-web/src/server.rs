//! The server: it accepts connections, limited in number and idle time, and shuts down gracefully: it accepts no new
//! requests, answers the open ones, and after a grace period closes the remaining connections.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use serde_json::Map;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::clients::Clients;
use crate::front::{Front, router};
use crate::kept::Kept;
use crate::limits::Limits;
use crate::log::LogLevel;
use crate::metrics::Metrics;
use crate::origin::Hosts;
use crate::solvers::{Solvers, Stage};
use crate::work::Work;

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on.
    pub address: SocketAddr,
    /// The names it answers to in addition to numeric addresses and `localhost`.
    pub hosts: Vec<String>,
    /// The limits of requests and clients.
    pub limits: Limits,
    /// What it logs to standard error.
    pub log: LogLevel,
    /// The programs that the page may run; only if `address` is reachable from this machine alone.
    pub solvers: Solvers,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            address: SocketAddr::from(([127, 0, 0, 1], 8000)),
            hosts: Vec::new(),
            limits: Limits::default(),
            log: LogLevel::default(),
            solvers: Solvers::default(),
        }
    }
}

/// A listening server.
pub struct Server {
    listener: TcpListener,
    front: Arc<Front>,
    router: Router,
}

/// The longest head of a request.
const HEAD: usize = 32 << 10;

impl Server {
    /// Starts to listen. Refused for a server with programs if other machines could reach it.
    pub async fn bind(config: Config) -> io::Result<Server> {
        let is_local = config.address.ip().to_canonical().is_loopback();
        if !is_local && !config.solvers.programs.is_empty() {
            return Err(io::ErrorKind::PermissionDenied.into());
        }
        let listener = TcpListener::bind(config.address).await?;
        let limits = Arc::new(config.limits);
        let metrics = Arc::<Metrics>::default();
        let clients = Clients::new(Arc::clone(&limits));
        let front = Arc::new(Front {
            work: Work::new(&limits, &clients, &metrics),
            hosts: Hosts {
                is_local,
                names: config.hosts,
            },
            kept: Kept::default(),
            stage: Stage::new(config.solvers, &limits),
            limits,
            clients,
            metrics,
            log: config.log,
        });
        let router = router(&front);
        Ok(Server {
            listener,
            front,
            router,
        })
    }

    /// The address it listens on.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `end` completes.
    pub async fn run(self, end: impl Future<Output = ()>) {
        let (told, ending) = watch::channel(false);
        let mut connections = JoinSet::new();
        let mut end = pin!(end);
        loop {
            tokio::select! {
                () = &mut end => break,
                accepted = self.listener.accept() => match accepted {
                    Ok((stream, from)) => {
                        if let Some(connection) = self.connection(stream, from, ending.clone()) {
                            connections.spawn(connection);
                        }
                    }
                    // Out of file handles, for example: existing connections continue, and some will close.
                    Err(error) => {
                        let mut fields = Map::new();
                        fields.insert("reason".into(), error.to_string().into());
                        self.front.log.write(LogLevel::Errors, "accept", fields);
                        tokio::time::sleep(Duration::from_millis(100)).await;
                    }
                },
                Some(_) = connections.join_next() => {}
            }
        }
        drop(self.listener);
        // Every connection holds the other end.
        let _ = told.send(true);
        let all = async { while connections.join_next().await.is_some() {} };
        if tokio::time::timeout(self.front.limits.grace, all)
            .await
            .is_err()
        {
            connections.shutdown().await;
        }
    }

    /// The task of a connection; `None` if there are too many.
    fn connection(
        &self,
        stream: TcpStream,
        from: SocketAddr,
        mut ending: watch::Receiver<bool>,
    ) -> Option<impl Future<Output = ()> + Send + 'static> {
        let client = Clients::name(from.ip());
        let front = Arc::clone(&self.front);
        let held = front.clients.connection(client);
        let has_room = front.metrics.connections() < front.limits.connections as u64;
        let Some(held) = held.filter(|_| has_room) else {
            front.metrics.refused();
            return None;
        };
        let counted = front.metrics.connection();
        let router = self.router.clone();
        let head_time = front.limits.head_time;
        let service = service_fn(move |request| {
            let (front, router) = (Arc::clone(&front), router.clone());
            async move {
                let request = hyper::Request::map(request, Body::new);
                Ok::<_, std::convert::Infallible>(front.answer(router, client, request).await)
            }
        });
        Some(async move {
            let _until_closed = (held, counted);
            // Small answers go out at once.
            let _ = stream.set_nodelay(true);
            let mut builder = http1::Builder::new();
            builder
                .timer(TokioTimer::new())
                .header_read_timeout(head_time)
                .max_buf_size(HEAD);
            let mut connection = pin!(builder.serve_connection(TokioIo::new(stream), service));
            tokio::select! {
                _ = connection.as_mut() => return,
                _ = ending.wait_for(|&ends| ends) => connection.as_mut().graceful_shutdown(),
            }
            // A client that disconnects is not worth logging.
            let _ = connection.await;
        })
    }
}

/// Serves until Ctrl-C or, on Unix, `SIGTERM`; `ready` receives the address.
pub fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let server = Server::bind(config).await?;
        let end = told_to_end()?;
        ready(server.address()?);
        server.run(end).await;
        Ok(())
    })
}

#[cfg(unix)]
fn told_to_end() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (
        signal(SignalKind::interrupt())?,
        signal(SignalKind::terminate())?,
    );
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn told_to_end() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        // If the signal cannot be waited for, the server ends with its process.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
