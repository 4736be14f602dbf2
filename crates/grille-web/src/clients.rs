//! Rate limits: the recent requests of each client, and its share of the slow work.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use grille::say::text;

use crate::failure::Failure;
use crate::limits::Limits;

/// The recent clients. A client is an IP address; for IPv6, the prefix that a household or a machine has to itself.
pub(crate) struct Clients {
    limits: Arc<Limits>,
    known: Mutex<HashMap<IpAddr, Client>>,
}

struct Client {
    /// Requests that may be sent at once (a token bucket), refilled over time.
    tokens: f64,
    refilled: Instant,
    connections: usize,
    slow: usize,
}

/// Something that a client holds; released when dropped.
pub(crate) struct Held {
    clients: Arc<Clients>,
    client: IpAddr,
    what: What,
}

#[derive(Clone, Copy)]
enum What {
    Connection,
    Slow,
}

impl Clients {
    /// Above this number, idle clients that hold nothing are forgotten.
    const MANY: usize = 4096;

    pub(crate) fn new(limits: Arc<Limits>) -> Arc<Clients> {
        Arc::new(Clients {
            limits,
            known: Mutex::default(),
        })
    }

    /// The part of an address that identifies a client.
    pub(crate) fn name(address: IpAddr) -> IpAddr {
        match address.to_canonical() {
            IpAddr::V6(long) => {
                let [a, b, c, d, ..] = long.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
            short @ IpAddr::V4(_) => short,
        }
    }

    /// Counts a request; refuses it if there were too many.
    pub(crate) fn request(&self, client: IpAddr) -> Result<(), Failure> {
        let rate = f64::from(self.limits.requests_per_second);
        if rate == 0.0 {
            return Ok(());
        }
        let mut known = self.lock();
        let client = self.entry(&mut known, client);
        let now = Instant::now();
        let refill = rate * now.duration_since(client.refilled).as_secs_f64();
        client.tokens = (client.tokens + refill).min(f64::from(self.limits.burst));
        client.refilled = now;
        if client.tokens < 1.0 {
            return Err(Failure::too_many(text!("web-too-many-requests")));
        }
        client.tokens -= 1.0;
        Ok(())
    }

    /// A new connection; `None` if the client has too many.
    pub(crate) fn connection(self: &Arc<Self>, client: IpAddr) -> Option<Held> {
        self.hold(client, What::Connection)
    }

    /// Slow work for a client; refused if it has too much of it.
    pub(crate) fn slow(self: &Arc<Self>, client: IpAddr) -> Result<Held, Failure> {
        self.hold(client, What::Slow)
            .ok_or_else(|| Failure::too_many(text!("web-too-many-slow")))
    }

    fn hold(self: &Arc<Self>, client: IpAddr, what: What) -> Option<Held> {
        let mut known = self.lock();
        let (count, most) = match (self.entry(&mut known, client), what) {
            (entry, What::Connection) => {
                (&mut entry.connections, self.limits.connections_per_client)
            }
            (entry, What::Slow) => (&mut entry.slow, self.limits.slow_per_client),
        };
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Held {
            clients: Arc::clone(self),
            client,
            what,
        })
    }

    fn entry<'a>(&self, known: &'a mut HashMap<IpAddr, Client>, client: IpAddr) -> &'a mut Client {
        if known.len() > Clients::MANY {
            // A client idle for long enough to have a full bucket is the same as a new one.
            let full =
                f64::from(self.limits.burst) / f64::from(self.limits.requests_per_second.max(1));
            known.retain(|_, client| {
                client.connections + client.slow > 0
                    || client.refilled.elapsed().as_secs_f64() < full
            });
        }
        known.entry(client).or_insert_with(|| Client {
            tokens: f64::from(self.limits.burst),
            refilled: Instant::now(),
            connections: 0,
            slow: 0,
        })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, Client>> {
        // No operation under the lock can leave the data inconsistent.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut known = self.clients.lock();
        if let Some(client) = known.get_mut(&self.client) {
            match self.what {
                What::Connection => client.connections -= 1,
                What::Slow => client.slow -= 1,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use grille_schema::ErrorCode;

    use super::*;

    fn clients(limits: Limits) -> Arc<Clients> {
        Clients::new(Arc::new(limits))
    }

    #[test]
    fn a_client_that_asks_too_often_is_refused_and_another_is_not() {
        let clients = clients(Limits {
            requests_per_second: 1,
            burst: 3,
            ..Limits::default()
        });
        let [one, other] = ["192.0.2.1", "192.0.2.2"].map(|address| address.parse().unwrap());
        for _ in 0..3 {
            assert!(clients.request(one).is_ok());
        }
        assert_eq!(
            clients.request(one).unwrap_err().error.code,
            ErrorCode::TooMany
        );
        assert!(clients.request(other).is_ok());
    }

    #[test]
    fn what_is_held_is_given_back() {
        let clients = clients(Limits {
            slow_per_client: 1,
            ..Limits::default()
        });
        let client = "192.0.2.1".parse().unwrap();
        let held = clients.slow(client).ok().unwrap();
        assert!(clients.slow(client).is_err());
        drop(held);
        assert!(clients.slow(client).is_ok());
    }

    #[test]
    fn a_network_of_long_addresses_is_one_client() {
        let name = |address: &str| Clients::name(address.parse().unwrap());
        assert_eq!(name("2001:db8::1"), name("2001:db8::ffff:2"));
        assert_ne!(name("2001:db8::1"), name("2001:db8:0:1::1"));
        assert_eq!(name("::ffff:192.0.2.1"), name("192.0.2.1"));
    }

    #[test]
    fn clients_are_forgotten_and_not_gathered_without_end() {
        let clients = clients(Limits {
            requests_per_second: 1_000_000,
            burst: 1,
            ..Limits::default()
        });
        for number in 0..20_000_u32 {
            let _ = clients.request(IpAddr::from(number.to_be_bytes()));
        }
        assert!(clients.lock().len() < 10_000);
    }
}
