//! For those who watch over the server.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use gipfel_wire::Problem;

use super::{Answer, Read, Service, Told};

const TEXT: [(header::HeaderName, &str); 2] =
    [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CACHE_CONTROL, "no-store")];

/// The process is there.
pub(crate) async fn alive() -> Response {
    (TEXT, "alive\n").into_response()
}

/// Tells the page that there is a server. Where it is served as plain files, a file of this name says that there is none.
pub(crate) async fn presence() -> Response {
    let head = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-cache")];
    (head, "{ \"online\": true }\n").into_response()
}

/// The process can do its work: what it last wrote into the database, at most a few seconds ago, is there.
pub(crate) async fn ready(State(service): State<Service>) -> Response {
    if service.node.is_ready().await {
        (TEXT, "ready\n").into_response()
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, TEXT, "nothing can be written into the database\n")
            .into_response()
    }
}

/// What is counted, in the text format of Prometheus.
pub(crate) async fn metrics(State(service): State<Service>) -> Response {
    let text = service.node.counts.text(service.node.gauges());
    (TEXT, text).into_response()
}

/// Sets the time forward by so many milliseconds, where that is allowed: for tests of games that take days.
pub(crate) async fn travel(
    State(service): State<Service>,
    Read(millis): Read<u32>,
) -> Answer<Told<i64>> {
    if !service.settings.time_travel {
        return Err(Problem::NotFound.into());
    }
    service.node.time.advance(millis);
    Ok(Told(service.node.time.now()))
}
