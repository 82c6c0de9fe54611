//! For programs: every request that a socket takes, as a single question, and a stream of what happens.
#![expect(unused_qualifications, reason = "the macro that describes parameters writes them")]

use std::convert::Infallible;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use futures_util::stream;
use gipfel_wire::{GameId, Message, MessageId, Problem, Request, RequestBody};
use serde::Deserialize;
use tokio::sync::mpsc::Receiver;
use utoipa::IntoParams;

use super::guard::Address;
use super::limits::OpenGuard;
use super::{Answer, Me, Read, Service};
use crate::node::{Caller, Followed, Node, Outgoing, random_id};

/// How often a quiet stream says that it is still there: an empty line.
const PULSE: Duration = Duration::from_secs(15);

/// A request as the socket takes it; the answer is the message that answers it. The same id has effect once, however often it is sent.
#[utoipa::path(
    post,
    path = "/api/requests",
    operation_id = "request",
    tag = "Programs",
    request_body = Request,
    responses((status = 200, description = "Done", body = Message))
)]
pub(crate) async fn request(
    State(service): State<Service>,
    me: Me,
    Read(request): Read<Request>,
) -> Answer<Response> {
    me.may("play")?;
    let taken = service.limits.programs.take(me.id().clone(), service.node.time.now());
    taken.map_err(|wait| Problem::TooFast { wait })?;
    if matches!(request.body, RequestBody::Follow { .. } | RequestBody::Lobby { .. }) {
        let text = "games and the lobby are followed with the stream".to_owned();
        return Err(Problem::Unreadable { text }.into());
    }
    let (connection, mut queue) = service.node.connections.open(me.id().clone());
    let caller = Caller { connection, person: me.person().clone() };
    let mut visit =
        Visit { node: service.node.clone(), caller, followed: Followed::default(), stays: true };
    let id = request.id.clone();
    visit.node.ask(&visit.caller, &mut visit.followed, request).await;
    while let Some(message) = queue.recv().await {
        if message.answers.as_ref() == Some(&id) {
            let head = [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")];
            return Ok((head, message.text.to_string()).into_response());
        }
    }
    Err(Problem::Unavailable.into())
}

/// What is to be streamed.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Wanted {
    /// Games to follow, with commas between their ids.
    games: String,
    /// Whether to hear of open invitations.
    lobby: bool,
}

/// What happens, as the messages of the socket, one a line: games that begin, challenges, news of the games that are followed.
#[utoipa::path(
    get,
    path = "/api/stream",
    operation_id = "stream",
    tag = "Programs",
    params(Wanted),
    responses(
        (status = 200, description = "Messages, one a line", body = Message, content_type = "application/x-ndjson")
    )
)]
pub(crate) async fn stream(
    State(service): State<Service>,
    Address(address): Address,
    me: Me,
    Query(wanted): Query<Wanted>,
) -> Answer<Response> {
    me.may("read")?;
    let limit = service.limits.sockets_per_address;
    let open = service.limits.sockets.enter(address, limit).ok_or(Problem::TooMany)?;
    let games = wanted.games.split(',').filter(|text| !text.is_empty()).map(GameId::new);
    let games = games.collect::<Result<Vec<_>, _>>().map_err(|_| Problem::NotFound)?;
    let (connection, queue) = service.node.connections.open(me.id().clone());
    let caller = Caller { connection, person: me.person().clone() };
    let mut visit =
        Visit { node: service.node, caller, followed: Followed::default(), stays: false };
    let mut bodies: Vec<RequestBody> =
        games.into_iter().map(|game| RequestBody::Follow { game, since: None }).collect();
    if wanted.lobby {
        bodies.push(RequestBody::Lobby { open: true });
    }
    for body in bodies {
        let id = MessageId::new(random_id()).expect("letters and digits");
        visit.node.ask(&visit.caller, &mut visit.followed, Request { id, body }).await;
    }
    let lines = stream::unfold((visit, queue, open), next_line);
    let head = [(CONTENT_TYPE, "application/x-ndjson"), (CACHE_CONTROL, "no-store")];
    Ok((head, Body::from_stream(lines)).into_response())
}

type Streaming = (Visit, Receiver<Outgoing>, OpenGuard);

async fn next_line(mut streaming: Streaming) -> Option<(Result<Bytes, Infallible>, Streaming)> {
    let line = match tokio::time::timeout(PULSE, streaming.1.recv()).await {
        Ok(Some(message)) => format!("{}\n", message.text),
        Ok(None) => return None,
        Err(_) => "\n".to_owned(),
    };
    Some((Ok(line.into()), streaming))
}

/// A connection without a socket. When it is dropped, the node hears that it is gone.
struct Visit {
    node: Node,
    caller: Caller,
    followed: Followed,
    /// Whether invitations outlive it.
    stays: bool,
}

impl Drop for Visit {
    fn drop(&mut self) {
        let (node, caller) = (self.node.clone(), self.caller.clone());
        let mut followed = std::mem::take(&mut self.followed);
        if self.stays {
            followed.keep_invitations();
        }
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move { node.gone(&caller, followed).await });
        } else {
            node.connections.close(caller.connection);
        }
    }
}
