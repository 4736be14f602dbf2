//! Which requests are allowed: by the host that they name, and the page that they come from.
//!
//! A web site can point a name of its own at this machine (DNS rebinding) and so make a browser send us requests as if
//! they were its own: the `Host` header then holds that name. Neither a numeric address nor `localhost` can be
//! rebound; other names must be allowed by whoever starts the server.

use std::net::IpAddr;

use axum::http::uri::Authority;
use axum::http::{HeaderMap, Method, header};
use grille::say::text;
use grille_schema::ErrorCode;

use crate::failure::Failure;

/// Which names the server answers to.
#[derive(Clone, Debug)]
pub(crate) struct Hosts {
    /// Whether only this machine can reach the server.
    pub(crate) is_local: bool,
    /// Further names.
    pub(crate) names: Vec<String>,
}

impl Hosts {
    /// Refuses a request for another host, or from another site's page.
    pub(crate) fn check(&self, method: &Method, headers: &HeaderMap) -> Result<(), Failure> {
        let mut hosts = headers.get_all(header::HOST).iter();
        let host = match (hosts.next(), hosts.next()) {
            (Some(host), None) => host.to_str().ok().and_then(|host| host.parse().ok()),
            _ => None,
        };
        let host: Authority = host
            .filter(|host| self.allows(host))
            .ok_or_else(|| Failure::new(ErrorCode::Host, text!("web-host")))?;
        let foreign = || Failure::new(ErrorCode::Origin, text!("web-origin"));
        for origin in headers.get_all(header::ORIGIN) {
            let origin = origin.to_str().unwrap_or_default();
            let (_, from) = origin.split_once("://").ok_or_else(foreign)?;
            if !from.eq_ignore_ascii_case(host.as_str()) {
                return Err(foreign());
            }
        }
        // A browser says where a request comes from; a link from another site is fine, a script is not.
        let said = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        let is_from_elsewhere = matches!(said("sec-fetch-site"), Some("cross-site" | "same-site"));
        let is_link = said("sec-fetch-mode") == Some("navigate")
            && said("sec-fetch-dest") == Some("document")
            && (method == Method::GET || method == Method::HEAD);
        if is_from_elsewhere && !is_link {
            return Err(foreign());
        }
        Ok(())
    }

    fn allows(&self, host: &Authority) -> bool {
        let name = host.host();
        if host.as_str().contains('@') {
            return false;
        }
        let number = name
            .trim_start_matches('[')
            .trim_end_matches(']')
            .parse::<IpAddr>();
        let is_ours = match number {
            Ok(address) => !self.is_local || address.is_loopback(),
            Err(_) => name.eq_ignore_ascii_case("localhost"),
        };
        is_ours
            || self
                .names
                .iter()
                .any(|known| known.eq_ignore_ascii_case(name))
    }
}
