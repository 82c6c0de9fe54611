//! The service over HTTP: the page, the socket, and what is asked for with single requests.

mod account;
mod answer;
mod archive;
mod export;
mod games;
mod guard;
mod health;
mod identity;
mod limits;
mod openapi;
mod people;
mod programs;
mod session;
mod socket;
mod tokens;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{delete, get, post, put};
use gipfel_wire::limits::MAX_REQUEST;
use tokio::sync::Semaphore;

pub(crate) use answer::{Answer, Failure, Read, Told};
pub(crate) use guard::Peer;
pub(crate) use identity::Me;
pub(crate) use limits::Open;
use limits::{BackOff, Buckets};

use crate::node::Node;

/// How long clients are waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// How often a quiet client is asked whether it is there.
    pub pulse: Duration,
    /// How long a client may be silent.
    pub silence: Duration,
    /// How long a message may take to be sent.
    pub stall: Duration,
    /// How long an ordinary answer may take, the body of the request included.
    pub answer: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience {
            pulse: Duration::from_secs(20),
            silence: Duration::from_secs(65),
            stall: Duration::from_secs(20),
            answer: Duration::from_secs(30),
        }
    }
}

/// How the service is reached.
#[derive(Clone, Debug, Default)]
pub(crate) struct Settings {
    /// Its address as its users see it, such as `https://example.org`. Without it, it is whatever a client calls it.
    pub(crate) public: Option<String>,
    /// Whether a proxy stands before it that says where requests come from.
    pub(crate) proxy: bool,
    /// Whether clients may set the time forward.
    pub(crate) time_travel: bool,
    pub(crate) patience: Patience,
}

impl Settings {
    /// Whether users reach it over TLS.
    pub(crate) fn is_secure(&self) -> bool {
        self.public.as_deref().is_some_and(|public| public.starts_with("https:"))
    }
}

/// Passwords that are hashed at once: each takes 19 MiB and a processor.
const HASHING: usize = 2;
/// Passwords of one address that may wait to be hashed.
pub(crate) const HASHING_PER_ADDRESS: u32 = 8;

/// Files of records that are read at once.
const READING: usize = 2;

/// What one address may ask for. One address may be a whole school.
#[derive(Debug)]
pub(crate) struct Limits {
    /// Requests of any kind.
    pub(crate) requests: Buckets<std::net::IpAddr>,
    /// New guests.
    pub(crate) guests: Buckets<std::net::IpAddr>,
    /// Open sockets.
    pub(crate) sockets: Arc<Open>,
    pub(crate) sockets_per_address: u32,
    /// Requests of programs, for each account.
    pub(crate) programs: Buckets<gipfel_wire::PersonId>,
    /// Complaints, for each person.
    pub(crate) reports: Buckets<gipfel_wire::PersonId>,
    /// Analyses, for each person.
    pub(crate) analyses: Buckets<gipfel_wire::PersonId>,
    /// Files of records, for each address: one can take a thousand games.
    pub(crate) records: Buckets<std::net::IpAddr>,
    /// Files of records that are read at once.
    pub(crate) reading: Arc<Semaphore>,
    /// Attempts to sign in.
    pub(crate) sign_in: BackOff,
    /// Passwords that are hashed at once.
    pub(crate) hashing: Semaphore,
    /// Passwords that wait to be hashed, for each address: nobody waits behind more of somebody else's.
    pub(crate) hashing_for: Arc<Open>,
}

impl Limits {
    /// The limits, or so many times as much.
    pub(crate) fn new(factor: u32) -> Limits {
        let times = f64::from(factor.max(1));
        Limits {
            requests: Buckets::new(300.0 * times, 20.0 * times),
            guests: Buckets::new(60.0 * times, 0.2 * times),
            sockets: Arc::default(),
            sockets_per_address: 200_u32.saturating_mul(factor.max(1)),
            programs: Buckets::new(60.0 * times, 10.0 * times),
            reports: Buckets::new(5.0, 0.005),
            analyses: Buckets::new(20.0 * times, 0.05 * times),
            records: Buckets::new(10.0 * times, 0.1 * times),
            reading: Arc::new(Semaphore::new(READING)),
            sign_in: BackOff::default(),
            hashing: Semaphore::new(HASHING),
            hashing_for: Arc::default(),
        }
    }
}

/// Everything that answers requests. Cheap to clone; all clones are the same service.
#[derive(Clone)]
pub(crate) struct Service {
    pub(crate) node: Node,
    pub(crate) settings: Arc<Settings>,
    pub(crate) limits: Arc<Limits>,
}

/// The routes of the service.
pub(crate) fn routes(service: Service) -> Router {
    let api = Router::new()
        .route("/socket", get(socket::socket))
        .route("/session", post(session::begin).get(session::show).delete(session::end))
        .route("/sign-in", post(account::sign_in))
        .route("/sign-out-everywhere", post(account::sign_out_everywhere))
        .route("/recover", post(account::recover))
        .route("/names/{name}", get(account::is_name_free))
        .route("/account", post(account::sign_up).delete(account::delete))
        .route("/account/password", put(account::change_password))
        .route("/account/recovery-codes", post(account::recovery_codes))
        .route("/account/bot", post(account::become_bot))
        .route("/account/export", get(account::export))
        .route("/tokens", get(tokens::list).post(tokens::create))
        .route("/tokens/{id}", delete(tokens::delete))
        .route("/people/{who}", get(people::profile))
        .route("/people/{who}/ratings/{game}/{speed}", get(people::rating_history))
        .route("/leaders", get(people::leaders))
        .route("/blocks", get(people::blocked))
        .route("/blocks/{who}", put(people::block).delete(people::unblock))
        .route("/reports", post(people::report))
        .route("/openapi.json", get(openapi::show))
        .route("/time", post(health::travel))
        .route("/requests", post(programs::request))
        .route("/stream", get(programs::stream))
        .route("/invitations/{id}", get(games::invitation))
        .route("/games/mine", get(games::mine))
        .route("/games/live", get(archive::live))
        .route("/games/{id}", get(games::game))
        .route("/games/{id}/record", get(archive::game_record))
        .route("/games/{id}/analysis", get(archive::analysis).post(archive::request_analysis))
        .route("/archive", get(archive::search))
        .route("/archive/records", get(archive::records));
    let api = api
        .fallback(|| async { Failure(gipfel_wire::Problem::NotFound) })
        .method_not_allowed_fallback(|| async { Failure(gipfel_wire::Problem::NotAllowed) })
        .layer(from_fn_with_state(service.clone(), guard::guard))
        .layer(DefaultBodyLimit::max(MAX_REQUEST))
        .layer(from_fn_with_state(service.clone(), guard::trace));
    Router::new()
        .nest("/api", api)
        .route("/server.json", get(health::presence))
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .route("/metrics", get(health::metrics))
        .with_state(service)
}
