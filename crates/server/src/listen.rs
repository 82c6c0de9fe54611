//! Connections: how many there may be, and how long they may take to say what they want.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tower::ServiceExt as _;

use crate::http::{Open, Peer};

/// How long a client may take to send the head of a request.
const HEAD: Duration = Duration::from_secs(10);
/// Bytes of the head of a request.
const HEAD_SIZE: usize = 16 * 1024;
/// How long answers that are under way may take when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);

/// How many connections there may be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Capacity {
    /// All together.
    pub(crate) all: usize,
    /// From one address; none behind a proxy, from which all of them come.
    pub(crate) per_address: Option<u32>,
}

/// Accepts connections until it is told to stop, then ends those that are open in good order.
pub(crate) async fn listen(
    listener: TcpListener,
    app: Router,
    capacity: Capacity,
    mut stop: watch::Receiver<bool>,
) {
    let places = Arc::new(Semaphore::new(capacity.all));
    let open = Arc::new(Open::default());
    let mut tasks = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stop.wait_for(|stop| *stop) => break,
            Some(_) = tasks.join_next() => continue,
        };
        let (stream, peer): (TcpStream, SocketAddr) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // There are no more descriptors, or the client has gone already.
                tracing::warn!(%error, "a connection is not accepted");
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            }
        };
        let address = peer.ip().to_canonical();
        let limit = capacity.per_address.unwrap_or(u32::MAX);
        // Whoever has too many is not even answered.
        let Ok(place) = Arc::clone(&places).try_acquire_owned() else { continue };
        let Some(guard) = open.enter(address, limit) else { continue };
        // One that is gone already is noticed soon.
        let _ = stream.set_nodelay(true);
        let (app, stop) = (app.clone(), stop.clone());
        let peer = Peer { address, place: Some(Arc::new((place, guard))) };
        tasks.spawn(converse(stream, peer, app, stop));
    }
    drop(listener);
    let ended = async { while tasks.join_next().await.is_some() {} };
    if tokio::time::timeout(FAREWELL, ended).await.is_err() {
        tracing::warn!("some answers were still under way");
    }
}

/// Answers one client until it goes.
pub(crate) async fn converse(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    peer: Peer,
    app: Router,
    mut stop: watch::Receiver<bool>,
) {
    let address = peer.address;
    let answer = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(peer.clone());
        let app = app.clone();
        async move {
            let Ok(response) = app.oneshot(request).await;
            Ok::<_, Infallible>(response)
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(HEAD_SIZE)
        .serve_connection(TokioIo::new(stream), answer)
        .with_upgrades();
    tokio::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = async { drop(stop.wait_for(|stop| *stop).await) } => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%address, %error, "a connection broke");
    }
}
