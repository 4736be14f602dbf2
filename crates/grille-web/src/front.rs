//! The front of the server: every request comes in here, and every answer goes out with the same headers.

use std::cell::OnceCell;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Response, StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::{MethodRouter, get, post};
use grille::Budget;
use grille::say::{Lang, text};
use grille_schema::{ErrorCode, HealthAnswer, Version};
use http_body_util::{BodyExt, LengthLimitError, Limited};
use hyper::body::Body as _;
use serde_json::{Map, Value};
use tower_service::Service;

use crate::answer::{Answer, takes_gzip};
use crate::api::Endpoint;
use crate::ask::Ask;
use crate::clients::Clients;
use crate::failure::Failure;
use crate::kept::Kept;
use crate::limits::Limits;
use crate::log::LogLevel;
use crate::metrics::Metrics;
use crate::origin::Hosts;
use crate::solvers::Stage;
use crate::work::Work;
use crate::{api, ask, batch, files, solvers};

/// Where the API is.
pub(crate) const API: &str = "/api/v1/";

/// The endpoints that answer from the state of the server itself.
pub(crate) const OTHERS: [&str; 4] = ["health", "metrics", "solvers", "solvers/watch"];

/// What all requests share.
pub(crate) struct Front {
    pub(crate) limits: Arc<Limits>,
    pub(crate) hosts: Hosts,
    pub(crate) clients: Arc<Clients>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) work: Work,
    pub(crate) kept: Kept,
    pub(crate) stage: Stage,
    pub(crate) log: LogLevel,
}

/// What is known about a request apart from its body.
#[derive(Clone)]
pub(crate) struct Asked {
    pub(crate) client: IpAddr,
    pub(crate) lang: Lang,
    pub(crate) gzip: bool,
}

/// The headers of every answer. The page may load and run only what this server sends.
const HEADERS: [(HeaderName, &str); 8] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; \
         connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; \
         frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-embedder-policy"),
        "require-corp",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// The routes of the page and the API.
pub(crate) fn router(front: &Arc<Front>) -> Router {
    let mut router = Router::new();
    for &(path, endpoint) in api::ENDPOINTS {
        let front = Arc::clone(front);
        let route: MethodRouter = match endpoint {
            Endpoint::Post(run) => post(move |request: Request| async move {
                let most = front.limits.body;
                front.post(run, most, request).await
            }),
            Endpoint::Said(run) => post(move |request: Request| async move {
                let most = front.limits.said_body;
                front.post(run, most, request).await
            }),
            Endpoint::Get(run) => {
                get(move |request: Request| async move { front.get(path, run, request).await })
            }
        };
        router = router.route(&format!("{API}{path}"), route.fallback(wrong_method));
    }
    for &(path, run) in batch::ENDPOINTS {
        let front = Arc::clone(front);
        let route =
            post(move |request: Request| async move { batch::answer(&front, run, request) });
        router = router.route(&format!("{API}{path}"), route.fallback(wrong_method));
    }
    let listed = Arc::clone(front);
    let list = move || async move {
        let list = listed.stage.list(&listed.limits);
        let list = serde_json::to_string(&list).unwrap_or_default();
        Answer::json(list).response(&HeaderMap::new())
    };
    let stage = Arc::clone(front);
    let watch = move |request: Request| async move { solvers::watch(stage, request).await };
    let metrics = Arc::clone(front);
    let shown = move || async move {
        let text = metrics.metrics.text(metrics.work.waiting());
        Answer::new(
            "text/plain; version=0.0.4; charset=utf-8",
            text.into_bytes(),
        )
        .response(&HeaderMap::new())
    };
    let healthy = || async {
        let healthy = HealthAnswer {
            version: Version,
            status: "ok".to_string(),
        };
        let healthy = serde_json::to_string(&healthy).unwrap_or_default();
        Answer::json(healthy).response(&HeaderMap::new())
    };
    router
        .route(&format!("{API}solvers"), get(list).fallback(wrong_method))
        .route(
            &format!("{API}solvers/watch"),
            post(watch).fallback(wrong_method),
        )
        .route(&format!("{API}metrics"), get(shown).fallback(wrong_method))
        .route(&format!("{API}health"), get(healthy).fallback(wrong_method))
        .fallback(file)
}

/// A file of the page.
async fn file(request: Request) -> Response<Body> {
    let (parts, _) = request.into_parts();
    let lang = parts
        .extensions
        .get()
        .map_or(Lang::default(), |asked: &Asked| asked.lang);
    let Some(file) = files::at(parts.uri.path()) else {
        return Failure::not_found().response(lang);
    };
    if parts.method != Method::GET && parts.method != Method::HEAD {
        return method_failure(&parts.method).response(lang);
    }
    let mut answer = Answer::new(file.kind, file.bytes.to_vec()).tagged();
    answer.for_ever = files::is_for_ever(parts.uri.path());
    if takes_gzip(&parts.headers) && file.gzipped.len() < file.bytes.len() {
        answer.bytes = file.gzipped.to_vec();
        answer.gzipped = true;
    }
    let mut response = answer.response(&parts.headers);
    if let Some(policy) = files::policy(file) {
        let headers = response.headers_mut();
        let policy = HeaderValue::from_static(policy);
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    if parts.method == Method::HEAD {
        *response.body_mut() = Body::empty();
    }
    response
}

async fn wrong_method(request: Request) -> Response<Body> {
    let lang = request
        .extensions()
        .get()
        .map_or(Lang::default(), |asked: &Asked| asked.lang);
    method_failure(request.method()).response(lang)
}

fn method_failure(method: &Method) -> Failure {
    let text = text!("web-method", method = method.to_string());
    Failure::new(ErrorCode::Method, text)
}

impl Front {
    /// Answers a request: checks the client and the origin first, then dispatches to the routes.
    pub(crate) async fn answer(
        self: Arc<Self>,
        mut router: Router,
        client: IpAddr,
        mut request: Request,
    ) -> Response<Body> {
        let started = Instant::now();
        let (method, path) = (request.method().clone(), request.uri().path().to_string());
        let asked = Asked {
            client,
            lang: ask::language(request.uri().query().unwrap_or_default(), request.headers()),
            gzip: takes_gzip(request.headers()),
        };
        let lang = asked.lang;
        let allowed = self
            .hosts
            .check(&method, request.headers())
            .and_then(|()| self.clients.request(client));
        let mut response = if let Err(failure) = allowed {
            failure.response(lang)
        } else {
            request.extensions_mut().insert(asked);
            router.call(request).await.into_response()
        };
        for (name, value) in HEADERS {
            // A file may have a policy of its own.
            let headers = response.headers_mut();
            let entry = headers.entry(name);
            entry.or_insert(HeaderValue::from_static(value));
        }
        self.note(client, &method, &path, response.status(), started.elapsed());
        response
    }

    fn note(
        &self,
        client: IpAddr,
        method: &Method,
        path: &str,
        status: StatusCode,
        took: Duration,
    ) {
        self.metrics
            .answered(endpoint_name(path), status.as_u16(), took);
        let level = if status == StatusCode::INTERNAL_SERVER_ERROR {
            LogLevel::Errors
        } else {
            LogLevel::Requests
        };
        let mut fields = Map::new();
        fields.insert("client".into(), client.to_string().into());
        fields.insert("method".into(), method.as_str().into());
        fields.insert(
            "path".into(),
            path.chars().take(200).collect::<String>().into(),
        );
        fields.insert("status".into(), status.as_u16().into());
        fields.insert(
            "milliseconds".into(),
            (took.as_micros() as f64 / 1e3).into(),
        );
        self.log.write(level, "request", fields);
    }

    /// Answers a request with a JSON body.
    async fn post(&self, run: api::Run, most: usize, request: Request) -> Response<Body> {
        let (parts, body) = request.into_parts();
        let Some(asked) = parts.extensions.get::<Asked>().cloned() else {
            return Failure::internal().response(Lang::default());
        };
        let lang = asked.lang;
        let answered = async {
            media_type(&parts.headers, "application/json")?;
            let body = self.body(body, most).await?;
            let limits = Arc::clone(&self.limits);
            let answer = move |budget: Budget<'_>| -> Result<Answer, Failure> {
                let request = grille_api::json(&body)?;
                // Serialising and compressing are work too.
                let answer = answered(run, &request, asked.lang, budget, &limits)?;
                Ok(Answer::json(answer).compressed(asked.gzip))
            };
            self.work.run(asked.client, answer).await?
        };
        match answered.await {
            Ok(answer) => answer.response(&parts.headers),
            Err(failure) => failure.response(lang),
        }
    }

    /// Answers a request with a query; answers are cached.
    async fn get(&self, path: &'static str, run: api::Run, request: Request) -> Response<Body> {
        let (parts, _) = request.into_parts();
        let Some(asked) = parts.extensions.get::<Asked>().cloned() else {
            return Failure::internal().response(Lang::default());
        };
        let (mut lang, gzip) = (asked.lang, asked.gzip);
        let mut fields = ask::of_query(parts.uri.query().unwrap_or_default());
        if let Some((fixed, name)) = path.split_once("/{") {
            let named = parts
                .uri
                .path()
                .strip_prefix(API)
                .and_then(|rest| rest.strip_prefix(fixed));
            let named = named.unwrap_or_default().trim_start_matches('/');
            if name == "lang}" {
                match Lang::ALL.into_iter().find(|lang| lang.code() == named) {
                    Some(named) => lang = named,
                    None => return Failure::not_found().response(lang),
                }
            } else {
                fields.insert(name.trim_end_matches('}').to_string(), named.into());
            }
        }
        let key = format!(
            "{} {path} {}",
            lang.code(),
            serde_json::Value::Object(fields.clone())
        );
        if let Some(kept) = self.kept.get(&key) {
            return kept.compressed(gzip).response(&parts.headers);
        }
        let limits = Arc::clone(&self.limits);
        let answer = move |budget: Budget<'_>| -> Result<Answer, Failure> {
            let request = Value::Object(fields.clone());
            let answer = answered(run, &request, lang, budget, &limits)?;
            Ok(Answer::json(answer).tagged())
        };
        match self
            .work
            .run(asked.client, answer)
            .await
            .and_then(|answer| answer)
        {
            Ok(answer) => {
                self.kept.keep(key, &answer);
                answer.compressed(gzip).response(&parts.headers)
            }
            Err(failure) => failure.response(lang),
        }
    }

    /// The whole body, if it is not longer than this and arrives in time.
    pub(crate) async fn body(&self, body: Body, most: usize) -> Result<Vec<u8>, Failure> {
        // A body that is announced to be too long is not read.
        if body.size_hint().lower() > most as u64 {
            return Err(Failure::too_large(most));
        }
        let whole = Limited::new(body, most).collect();
        match tokio::time::timeout(self.limits.body_time, whole).await {
            Err(_) => Err(Failure::slow_body()),
            Ok(Err(error)) if error.is::<LengthLimitError>() => Err(Failure::too_large(most)),
            // The client disconnected in the middle of it: nobody reads this.
            Ok(Err(_)) => Err(Failure::new(ErrorCode::Body, text!("web-body-time"))),
            Ok(Ok(whole)) => Ok(whole.to_bytes().to_vec()),
        }
    }
}

/// How long what an answer can do without may take, as the client is waiting for the rest.
const SPARE: Duration = Duration::from_secs(1);

/// The answer of an endpoint.
fn answered(
    run: api::Run,
    request: &Value,
    lang: Lang,
    budget: Budget<'_>,
    limits: &Limits,
) -> Result<String, Failure> {
    // It begins when it is first asked for.
    let begun = OnceCell::new();
    let is_over = || budget.is_over() || begun.get_or_init(Instant::now).elapsed() > SPARE;
    run(&Ask {
        request,
        line: None,
        lang,
        budget,
        spare: Budget::default().deadline(&is_over),
        limits,
    })
}

/// Refuses a body of another type: a page of another site cannot send JSON without a preflight request.
pub(crate) fn media_type(headers: &HeaderMap, expected: &'static str) -> Result<(), Failure> {
    let said = headers
        .get(header::CONTENT_TYPE)
        .and_then(|value| value.to_str().ok());
    let said = said
        .and_then(|said| said.split(';').next())
        .unwrap_or_default();
    if said.trim().eq_ignore_ascii_case(expected) {
        return Ok(());
    }
    let text = text!("web-media-type", expected = expected);
    Err(Failure::new(ErrorCode::MediaType, text))
}

/// The endpoint's name for the metrics; all files share one name, and so does everything else.
fn endpoint_name(path: &str) -> &'static str {
    let Some(rest) = path.strip_prefix(API) else {
        return if files::at(path).is_some() {
            "file"
        } else {
            "other"
        };
    };
    let fixed = |name: &'static str| name.split_once("/{").map_or(name, |(fixed, _)| fixed);
    let names = api::ENDPOINTS.iter().map(|(name, _)| *name);
    let batches = batch::ENDPOINTS.iter().map(|(name, _)| *name);
    let mut all = names.chain(batches).chain(OTHERS);
    all.find(|&name| {
        rest == name || (fixed(name) != name && rest.split('/').next() == Some(fixed(name)))
    })
    .unwrap_or("other")
}
