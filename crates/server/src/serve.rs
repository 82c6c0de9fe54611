//! Running the service on a socket.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use gipfel_store::{Store, StoreError};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::app::app;
use crate::asset::WebApp;
use crate::headers;
use crate::http::{Limits, Patience, Peer, Service, Settings, routes};
use crate::listen::{Capacity, converse, listen};
use crate::node::{Node, Time};
use crate::worker::{Desk, labour};

/// Why the server did not start, or stopped.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The program was built without the web app.
    #[error("the web app is not part of this program: build it with `cargo xtask run`")]
    NoApp,
    /// The address is taken, not of this machine, or not permitted.
    #[error("cannot listen on {address}")]
    Listen {
        /// The address that was asked for.
        address: SocketAddr,
        /// What the system said.
        source: io::Error,
    },
    /// The public address is none.
    #[error("`{0}` is no address of a site: expected https://NAME, without a path")]
    Public(String),
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Something else that the system refused.
    #[error("the server stopped")]
    System(#[from] io::Error),
}

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where to listen; with port 0 the system chooses the port.
    pub address: SocketAddr,
    /// Where people and games are kept: `sqlite:FILE` or `postgres://…`. Without it only the web app is served.
    pub database: Option<String>,
    /// The address by which users reach it, such as `https://example.org`.
    pub public: Option<String>,
    /// Whether a proxy stands before it that names the addresses of clients.
    pub proxy: bool,
    /// How many connections there may be.
    pub connections: usize,
    /// How many times as much as usual one address may ask for.
    pub limit_factor: u32,
    /// How many threads of this process think for the computer.
    pub workers: usize,
    /// Whether it runs without the web app: a node for programs, or for tests.
    pub without_app: bool,
    /// Whether clients may set the time forward, for tests.
    pub time_travel: bool,
    /// How long clients are waited for.
    pub patience: Patience,
    /// The time. Only tests use another than that of the system.
    pub time: Time,
}

impl Options {
    /// The usual ones, on an address.
    pub fn new(address: SocketAddr) -> Options {
        Options {
            address,
            database: None,
            public: None,
            proxy: false,
            connections: 20_000,
            limit_factor: 1,
            workers: 0,
            without_app: false,
            time_travel: false,
            patience: Patience::default(),
            time: Time::default(),
        }
    }
}

/// A server that runs.
pub struct Server {
    address: SocketAddr,
    app: Router,
    node: Option<Node>,
    stop: watch::Sender<bool>,
    task: JoinHandle<()>,
}

impl Server {
    /// Starts a server: when this returns, connections are accepted.
    ///
    /// # Errors
    /// If the address cannot be listened on or the database cannot be used.
    pub async fn start(options: Options) -> Result<Server, ServeError> {
        let public = options.public.as_deref().map(origin).transpose()?;
        let listening = |source| ServeError::Listen { address: options.address, source };
        let listener = TcpListener::bind(options.address).await.map_err(listening)?;
        let address = listener.local_addr()?;
        let files = app();
        let (node, app) = match &options.database {
            Some(database) => {
                let store = Store::open(database).await?;
                let node = Node::start(store, options.time.clone()).await?;
                for _ in 0..options.workers {
                    tokio::spawn(labour(Desk::Node(node.clone())));
                }
                let settings = Settings {
                    public,
                    proxy: options.proxy,
                    time_travel: options.time_travel,
                    patience: options.patience,
                };
                let service = Service {
                    node: node.clone(),
                    settings: Arc::new(settings),
                    limits: Arc::new(Limits::new(options.limit_factor)),
                };
                (Some(node), headers::secure(routes(service)).merge(files))
            }
            None => (None, files),
        };
        let (stop, stopped) = watch::channel(false);
        let per_address = 256_u32.saturating_mul(options.limit_factor.max(1));
        let capacity = Capacity {
            all: options.connections,
            per_address: (!options.proxy).then_some(per_address),
        };
        let task = tokio::spawn(listen(listener, app.clone(), capacity, stopped));
        Ok(Server { address, app, node, stop, task })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers whoever is at the other end of a stream as if he had connected, until he goes. He has no place among the
    /// connections that are counted.
    pub fn answer<S>(&self, stream: S) -> impl Future<Output = ()> + Send + use<S>
    where
        S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
    {
        let peer = Peer { address: self.address.ip(), place: None };
        converse(stream, peer, self.app.clone(), self.stop.subscribe())
    }

    /// Stops in good order: nothing new is accepted, clients are told to go elsewhere, answers that are under way are finished.
    pub async fn stop(self) {
        self.stop.send_replace(true);
        if let Some(node) = &self.node {
            node.stop();
        }
        // It has nothing to say.
        let _ = self.task.await;
        if let Some(node) = &self.node {
            node.rest().await;
            node.store.close().await;
        }
    }
}

/// The origin that an address names.
fn origin(address: &str) -> Result<String, ServeError> {
    let text = address.trim_end_matches('/').to_ascii_lowercase();
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']) => Ok(text),
        _ => Err(ServeError::Public(address.to_owned())),
    }
}

/// Serves until the process is told to stop (Ctrl-C, or a termination signal), then finishes what is under way. `ready` is told
/// the address once connections are accepted.
///
/// # Errors
/// If the app is missing, the address cannot be listened on or the database cannot be used.
pub fn serve(options: Options, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    if !options.without_app && !WebApp::exists() {
        return Err(ServeError::NoApp);
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let server = Server::start(options).await?;
        ready(server.address());
        stop().await;
        server.stop().await;
        Ok(())
    })
}

/// Resolves when the process is told to stop.
pub(crate) async fn stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => tokio::select! {
                _ = interrupt => (),
                _ = terminate.recv() => (),
            },
            Err(_) => drop(interrupt.await),
        }
    }
    #[cfg(not(unix))]
    drop(interrupt.await);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_is_an_origin() {
        assert_eq!(origin("https://Example.org/").unwrap(), "https://example.org");
        assert_eq!(origin("http://localhost:8080").unwrap(), "http://localhost:8080");
        for bad in ["example.org", "https://", "https://a/b", "ftp://a", "https://me@a"] {
            assert!(origin(bad).is_err(), "{bad}");
        }
    }
}
