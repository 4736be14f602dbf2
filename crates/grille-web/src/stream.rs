//! Streamed answers, one JSON value per line: NDJSON.

use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};

use axum::body::{Body, Bytes};
use axum::http::{HeaderValue, Response, header};
use hyper::body::Frame;
use tokio::sync::mpsc;

/// The media type of one JSON value per line.
pub(crate) const NDJSON: &str = "application/x-ndjson";

/// A response that streams the lines as they are sent. `gone` is called when nobody reads them any more, even if all
/// have been read.
pub(crate) fn response(
    lines: mpsc::Receiver<Bytes>,
    gone: impl FnOnce() + Send + 'static,
) -> Response<Body> {
    let gone = Some(Box::new(gone) as Box<dyn FnOnce() + Send>);
    let mut response = Response::new(Body::new(Lines { lines, gone }));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(NDJSON));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

struct Lines {
    lines: mpsc::Receiver<Bytes>,
    gone: Option<Box<dyn FnOnce() + Send>>,
}

impl hyper::body::Body for Lines {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        self.lines
            .poll_recv(context)
            .map(|bytes| Some(Ok(Frame::data(bytes?))))
    }
}

impl Drop for Lines {
    fn drop(&mut self) {
        if let Some(gone) = self.gone.take() {
            gone();
        }
    }
}
