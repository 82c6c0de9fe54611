//! What every request meets first.

use std::net::{IpAddr, Ipv4Addr};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt as _;
use gipfel_wire::Problem;
use tokio::sync::OwnedSemaphorePermit;
use tracing::Instrument as _;

use super::identity::bearer;
use super::limits::OpenGuard;
use super::{Failure, Service};
use crate::node::random_id;

/// Where a connection comes from, as the listener saw it.
#[derive(Clone, Debug)]
pub(crate) struct Peer {
    pub(crate) address: IpAddr,
    /// Its place among the connections, which a socket keeps.
    pub(crate) place: Option<Arc<(OwnedSemaphorePermit, OpenGuard)>>,
}

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<Service> for Address {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, service: &Service) -> Result<Address, Failure> {
        Ok(service.address(&parts.headers, &parts.extensions))
    }
}

impl Service {
    /// The address of a client. Behind a proxy it is the last one that the proxy names: what stands before it the client may have made up.
    fn address(&self, headers: &HeaderMap, extensions: &Extensions) -> Address {
        let named = || {
            let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
            last.rsplit(',').next()?.trim().parse().ok()
        };
        let named = if self.settings.proxy { named() } else { None };
        let peer =
            extensions.get::<Peer>().map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.address);
        Address(block(named.unwrap_or(peer)))
    }

    /// Whether a request comes from the page of this very service. Nobody else's page may do anything in the name of its visitors.
    fn is_own_origin(&self, headers: &HeaderMap) -> bool {
        let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
        let Some(origin) = text(header::ORIGIN) else { return false };
        match &self.settings.public {
            Some(public) => origin.eq_ignore_ascii_case(public),
            None => {
                let host = origin.split_once("://").map(|(_, host)| host);
                host.is_some() && host == text(header::HOST)
            }
        }
    }
}

/// One home has many addresses of the new kind: they count as one.
fn block(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let network = u128::from(address) & !u128::from(u64::MAX);
            IpAddr::V6(network.into())
        }
        address @ IpAddr::V4(_) => address,
    }
}

/// Gives every request an id, under which the log speaks of it and by which a client can ask about it.
/// A bug becomes an answer too.
pub(crate) async fn trace(
    State(service): State<Service>,
    request: Request,
    next: Next,
) -> Response {
    let (id, began) = (random_id(), std::time::Instant::now());
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let span = tracing::info_span!("request", id, %method, path);
    let answer = AssertUnwindSafe(next.run(request).instrument(span.clone())).catch_unwind();
    let mut response = answer.await.unwrap_or_else(|_| {
        service.node.counts.panics.add(1);
        Failure(Problem::Internal { request: id.clone() }).into_response()
    });
    let (status, millis) = (response.status().as_u16(), began.elapsed().as_millis());
    span.in_scope(|| {
        if response.status().is_server_error() {
            tracing::warn!(status, millis, "answered");
        } else {
            tracing::debug!(status, millis, "answered");
        }
    });
    if let Ok(value) = HeaderValue::from_str(&id) {
        response.headers_mut().insert("x-request-id", value);
    }
    response
}

/// Refuses what is too much, and what comes from somebody else's page.
pub(crate) async fn guard(
    State(service): State<Service>,
    request: Request,
    next: Next,
) -> Response {
    let Address(address) = service.address(request.headers(), request.extensions());
    if let Err(wait) = service.limits.requests.take(address, service.node.time.now()) {
        service.node.counts.too_fast.add(1);
        return Failure(Problem::TooFast { wait }).into_response();
    }
    // No database takes NUL everywhere, and nothing here has it in its name.
    let target = request.uri().path_and_query().map_or("", |target| target.as_str());
    if target.contains("%00") {
        let text = "a NUL character in the address".to_owned();
        return Failure(Problem::Unreadable { text }).into_response();
    }
    let headers = request.headers();
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let socket = headers.contains_key(header::UPGRADE);
    // A program shows its token itself: nobody else's page can make it do that.
    let ambient = bearer(headers).is_none();
    if ambient && (!reads || socket) && !service.is_own_origin(headers) {
        return Failure(Problem::NotAllowed).into_response();
    }
    let path = request.uri().path().to_owned();
    let answer = next.run(request);
    if socket || path.ends_with("/stream") {
        return answer.await;
    }
    match tokio::time::timeout(service.settings.patience.answer, answer).await {
        Ok(response) => response,
        Err(_) => Failure(Problem::Unavailable).into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn bug() -> Response {
        panic!("a bug")
    }

    #[tokio::test]
    async fn a_bug_becomes_an_answer_with_the_id_of_the_request() {
        let folder = tempfile::tempdir().unwrap();
        let address = format!("sqlite:{}", folder.path().join("games.db").display());
        let store = gipfel_store::Store::open(&address).await.unwrap();
        let node = crate::node::Node::start(store, crate::node::Time::default()).await.unwrap();
        let (settings, limits) = (Arc::default(), Arc::new(super::super::Limits::new(1)));
        let service = Service { node, settings, limits };
        let layer = axum::middleware::from_fn_with_state(service.clone(), trace);
        let router = axum::Router::new().route("/", axum::routing::get(bug)).layer(layer);
        let request = Request::new(axum::body::Body::empty());
        let response = tower::ServiceExt::oneshot(router, request).await.unwrap();
        assert_eq!(response.status(), axum::http::StatusCode::INTERNAL_SERVER_ERROR);
        let id = response.headers()["x-request-id"].to_str().unwrap().to_owned();
        let body = axum::body::to_bytes(response.into_body(), 1_000).await.unwrap();
        let problem: Problem = serde_json::from_slice(&body).unwrap();
        assert_eq!(problem, Problem::Internal { request: id });
        assert_eq!(service.node.counts.panics.get(), 1);
        service.node.stop();
    }

    #[test]
    fn a_home_is_one_address() {
        let block = |text: &str| block(text.parse().unwrap()).to_string();
        assert_eq!(block("192.0.2.7"), "192.0.2.7");
        assert_eq!(block("::ffff:192.0.2.7"), "192.0.2.7");
        assert_eq!(block("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
    }
}
