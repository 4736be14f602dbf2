//! Why a request fails: a status, a code for programs, a message for people.

use axum::body::Body;
use axum::http::{HeaderValue, Response, StatusCode, header};
use grille::say::{Lang, Say, Text, text};
use grille::{Invalid, ReadError};
use serde_json::json;

/// Why a request fails.
#[derive(Clone, Debug)]
pub(crate) struct Failure {
    pub(crate) status: StatusCode,
    pub(crate) code: &'static str,
    pub(crate) text: Text,
    /// After how many seconds the client may retry.
    pub(crate) retry_after: Option<u32>,
}

impl Failure {
    pub(crate) fn new(status: StatusCode, code: &'static str, text: Text) -> Failure {
        Failure {
            status,
            code,
            text,
            retry_after: None,
        }
    }

    /// Something about the request is wrong.
    pub(crate) fn bad(code: &'static str, text: Text) -> Failure {
        Failure::new(StatusCode::BAD_REQUEST, code, text)
    }

    /// The text is not a puzzle, or a puzzle that breaks its own rules.
    pub(crate) fn puzzle(what: &impl Say) -> Failure {
        Failure::new(StatusCode::UNPROCESSABLE_ENTITY, "puzzle", what.text())
    }

    /// The text cannot be read, or not in time.
    pub(crate) fn unread(error: &ReadError) -> Failure {
        match error {
            ReadError::Parse(error) if error.is_out_of_time() => Failure::time(),
            error => Failure::puzzle(error),
        }
    }

    /// The draft is not a valid puzzle, or could not be validated in time.
    pub(crate) fn invalid(invalid: &Invalid) -> Failure {
        if invalid.is_out_of_time() {
            Failure::time()
        } else {
            Failure::puzzle(invalid)
        }
    }

    pub(crate) fn not_found() -> Failure {
        Failure::new(StatusCode::NOT_FOUND, "not-found", text!("web-not-found"))
    }

    /// The body or a line of it is too long.
    pub(crate) fn too_large(bytes: usize) -> Failure {
        let text = text!("web-too-large", size = bytes >> 10);
        Failure::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", text)
    }

    /// The time was up before there was an answer.
    pub(crate) fn time() -> Failure {
        Failure::new(StatusCode::SERVICE_UNAVAILABLE, "time", text!("web-time"))
    }

    /// The server has too much to do.
    pub(crate) fn busy() -> Failure {
        Failure {
            retry_after: Some(5),
            ..Failure::new(StatusCode::SERVICE_UNAVAILABLE, "busy", text!("web-busy"))
        }
    }

    /// The client asks for too much.
    pub(crate) fn too_many(text: Text) -> Failure {
        Failure {
            retry_after: Some(1),
            ..Failure::new(StatusCode::TOO_MANY_REQUESTS, "too-many", text)
        }
    }

    /// An internal error of the server.
    pub(crate) fn internal() -> Failure {
        Failure::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "internal",
            text!("web-internal"),
        )
    }

    /// The JSON body.
    pub(crate) fn json(&self, lang: Lang) -> serde_json::Value {
        json!({ "error": { "code": self.code, "message": lang.say(&self.text) } })
    }

    /// The HTTP response.
    pub(crate) fn response(&self, lang: Lang) -> Response<Body> {
        let mut response = Response::new(Body::from(self.json(lang).to_string()));
        *response.status_mut() = self.status;
        let headers = response.headers_mut();
        headers.insert(
            header::CONTENT_TYPE,
            HeaderValue::from_static("application/json"),
        );
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        headers.insert(
            header::CONTENT_LANGUAGE,
            HeaderValue::from_static(lang.code()),
        );
        if let Some(seconds) = self.retry_after {
            headers.insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}
