//! A response body: compressed if the client accepts that and it is worthwhile, with a tag by which a browser can ask
//! whether it has changed.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, header};
use flate2::Compression;
use flate2::write::GzEncoder;

/// Bodies shorter than this are not worth compressing.
const WORTH_IT: usize = 1024;

/// A body, ready to be sent.
#[derive(Clone)]
pub(crate) struct Answer {
    pub(crate) kind: &'static str,
    pub(crate) bytes: Vec<u8>,
    pub(crate) gzipped: bool,
    /// The `ETag` of a cacheable answer; `None` if the answer must not be cached.
    pub(crate) tag: Option<String>,
    /// Whether it never changes, so that clients need not ask again.
    pub(crate) for_ever: bool,
}

impl Answer {
    /// An answer that must not be cached.
    pub(crate) fn new(kind: &'static str, bytes: Vec<u8>) -> Answer {
        Answer {
            kind,
            bytes,
            gzipped: false,
            tag: None,
            for_ever: false,
        }
    }

    pub(crate) fn json(text: String) -> Answer {
        Answer::new("application/json", text.into_bytes())
    }

    /// Adds its tag: a client that has the answer need only ask whether it is unchanged.
    pub(crate) fn tagged(mut self) -> Answer {
        // The hasher is the same in each run; it may change with a new version of the program, which is harmless.
        let mut hasher = DefaultHasher::new();
        self.bytes.hash(&mut hasher);
        self.tag = Some(format!("W/\"{:016x}\"", hasher.finish()));
        self
    }

    /// Compresses it if the client accepts that.
    pub(crate) fn compressed(mut self, accepted: bool) -> Answer {
        let is_text = !self.kind.starts_with("image/") || self.kind == "image/svg+xml";
        if accepted && is_text && !self.gzipped && self.bytes.len() >= WORTH_IT {
            let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
            let done = encoder
                .write_all(&self.bytes)
                .and_then(|()| encoder.finish());
            if let Ok(smaller) = done.map_err(drop) {
                self.bytes = smaller;
                self.gzipped = true;
            }
        }
        self
    }

    /// The response to a request with these headers.
    pub(crate) fn response(self, asked: &HeaderMap) -> Response<Body> {
        let mut response = Response::new(Body::empty());
        let headers = response.headers_mut();
        headers.insert(
            header::VARY,
            HeaderValue::from_static("accept-encoding, accept-language"),
        );
        let kept = match (&self.tag, self.for_ever) {
            (Some(_), true) => "public, max-age=31536000, immutable",
            (Some(_), false) => "no-cache",
            (None, _) => "no-store",
        };
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(kept));
        let is_same = self.tag.as_ref().is_some_and(|tag| has_tag(asked, tag));
        if let Some(tag) = self
            .tag
            .as_deref()
            .and_then(|tag| HeaderValue::from_str(tag).ok())
        {
            headers.insert(header::ETAG, tag);
        }
        if is_same {
            *response.status_mut() = StatusCode::NOT_MODIFIED;
            return response;
        }
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(self.kind));
        if self.gzipped {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        *response.body_mut() = Body::from(self.bytes);
        response
    }
}

/// Whether the client already has the answer with this tag.
fn has_tag(asked: &HeaderMap, tag: &str) -> bool {
    let strip = |tag: &str| tag.trim().trim_start_matches("W/").to_string();
    asked
        .get_all(header::IF_NONE_MATCH)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .any(|known| known.trim() == "*" || strip(known) == strip(tag))
}

/// Whether the client accepts gzip: by name or `*`, and not with a weight of zero.
pub(crate) fn takes_gzip(asked: &HeaderMap) -> bool {
    let said = asked
        .get_all(header::ACCEPT_ENCODING)
        .iter()
        .filter_map(|value| value.to_str().ok());
    let choices: Vec<(String, f32)> = said
        .flat_map(|value| value.split(','))
        .filter_map(|choice| {
            let (name, weight) = choice.split_once(';').unwrap_or((choice, "q=1"));
            let weight = weight.trim().strip_prefix("q=")?.parse().ok()?;
            Some((name.trim().to_ascii_lowercase(), weight))
        })
        .collect();
    let weight = |wanted: &str| choices.iter().find(|(name, _)| name == wanted);
    weight("gzip")
        .or_else(|| weight("*"))
        .is_some_and(|(_, weight)| *weight > 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(name: header::HeaderName, value: &str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_str(value).unwrap())])
    }

    #[test]
    fn gzip_is_taken_where_it_is_named_and_not_refused() {
        let takes = |value: &str| takes_gzip(&asked(header::ACCEPT_ENCODING, value));
        assert!(takes("gzip, deflate, br"));
        assert!(takes("br;q=1.0, gzip;q=0.5"));
        assert!(takes("*"));
        assert!(!takes("gzip;q=0"));
        assert!(!takes("*, gzip;q=0"));
        assert!(!takes("br"));
        assert!(!takes("identity, gzip;q=nonsense"));
        assert!(!takes_gzip(&HeaderMap::new()));
    }

    #[test]
    fn a_known_tag_saves_the_body() {
        let answer = Answer::new("text/plain", b"grille".to_vec()).tagged();
        let tag = answer.tag.clone().unwrap();
        for known in [tag.clone(), format!("\"x\", {tag}"), "*".to_string()] {
            let response = answer
                .clone()
                .response(&asked(header::IF_NONE_MATCH, &known));
            assert_eq!(response.status(), StatusCode::NOT_MODIFIED, "{known}");
        }
        let response = answer.response(&asked(header::IF_NONE_MATCH, "\"other\""));
        assert_eq!(response.status(), StatusCode::OK);
    }
}
