//! Why a request fails: an HTTP status, and the error as every answer of Grille has it.

use axum::body::Body;
use axum::http::{HeaderValue, Response, StatusCode, header};
use grille::say::{Lang, Text, text};
use grille_schema::{ErrorAnswer, ErrorCode};

/// Why a request fails.
#[derive(Clone, Debug)]
pub(crate) struct Failure {
    pub(crate) status: StatusCode,
    pub(crate) error: grille_api::Failure,
    /// After how many seconds the client may retry.
    pub(crate) retry_after: Option<u32>,
}

impl From<grille_api::Failure> for Failure {
    fn from(error: grille_api::Failure) -> Failure {
        let status = match error.code {
            ErrorCode::Json | ErrorCode::Field | ErrorCode::Body => StatusCode::BAD_REQUEST,
            ErrorCode::Puzzle | ErrorCode::Request => StatusCode::UNPROCESSABLE_ENTITY,
            ErrorCode::Time | ErrorCode::Busy => StatusCode::SERVICE_UNAVAILABLE,
            ErrorCode::NotFound => StatusCode::NOT_FOUND,
            ErrorCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ErrorCode::TooMany => StatusCode::TOO_MANY_REQUESTS,
            ErrorCode::Method => StatusCode::METHOD_NOT_ALLOWED,
            ErrorCode::MediaType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            ErrorCode::Host => StatusCode::MISDIRECTED_REQUEST,
            ErrorCode::Origin => StatusCode::FORBIDDEN,
            ErrorCode::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        };
        Failure {
            status,
            error,
            retry_after: None,
        }
    }
}

impl Failure {
    pub(crate) fn new(code: ErrorCode, text: Text) -> Failure {
        grille_api::Failure::new(code, text).into()
    }

    pub(crate) fn not_found() -> Failure {
        grille_api::Failure::not_found().into()
    }

    /// The body or a line of it is too long.
    pub(crate) fn too_large(bytes: usize) -> Failure {
        Failure::new(
            ErrorCode::TooLarge,
            text!("web-too-large", size = bytes >> 10),
        )
    }

    /// The body took too long to arrive.
    pub(crate) fn slow_body() -> Failure {
        Failure {
            status: StatusCode::REQUEST_TIMEOUT,
            ..Failure::new(ErrorCode::Body, text!("web-body-time"))
        }
    }

    /// The server has too much to do.
    pub(crate) fn busy() -> Failure {
        Failure {
            retry_after: Some(5),
            ..Failure::new(ErrorCode::Busy, text!("web-busy"))
        }
    }

    /// The client asks for too much.
    pub(crate) fn too_many(text: Text) -> Failure {
        Failure {
            retry_after: Some(1),
            ..Failure::new(ErrorCode::TooMany, text)
        }
    }

    /// An internal error of the server.
    pub(crate) fn internal() -> Failure {
        Failure::new(ErrorCode::Internal, text!("web-internal"))
    }

    /// The error as an answer.
    pub(crate) fn answer(&self, lang: Lang) -> ErrorAnswer {
        self.error.answer(lang)
    }

    /// The HTTP response.
    pub(crate) fn response(&self, lang: Lang) -> Response<Body> {
        let body = serde_json::to_string(&self.answer(lang)).unwrap_or_default();
        let mut response = Response::new(Body::from(body));
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
