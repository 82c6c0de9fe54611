//! The socket over which the page talks.

use std::time::Duration;

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::{
    CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code,
};
use axum::response::Response;
use futures_util::SinkExt as _;
use gipfel_wire::limits::MAX_REQUEST;
use gipfel_wire::{Message, MessageId, Person, Problem, ReadError, read, read_request};
use serde::Deserialize;
use tokio::sync::mpsc::Receiver;
use tokio::time::Instant;

use super::guard::{Address, Peer};
use super::limits::Buckets;
use super::{Answer, Me, Patience, Service};
use crate::node::{Caller, Followed, Outgoing};

/// Bytes that are read at once. Each socket keeps so many for itself, and most requests are shorter.
const READ_BUFFER: usize = 2 * 1024;
/// How long a client may take to answer that a connection is closed, and how many requests may come before that.
const FAREWELL: Duration = Duration::from_secs(2);
const MOST_DRAINED: usize = 1_000;
/// Requests that a client may send at once, and in each second.
const BURST: f64 = 60.0;
const PER_SECOND: f64 = 20.0;
/// Requests beyond that before the client is sent away.
const PATIENCE: u32 = 200;

/// Opens the socket.
pub(crate) async fn socket(
    State(service): State<Service>,
    Address(address): Address,
    me: Me,
    peer: Option<Extension<Peer>>,
    upgrade: WebSocketUpgrade,
) -> Answer<Response> {
    me.may("play")?;
    let limit = service.limits.sockets_per_address;
    let Some(open) = service.limits.sockets.enter(address, limit) else {
        service.node.counts.refused_connections.add(1);
        return Err(Problem::TooMany.into());
    };
    let person = me.person().clone();
    let place = peer.and_then(|Extension(peer)| peer.place);
    let upgrade = upgrade.max_message_size(MAX_REQUEST).max_frame_size(MAX_REQUEST);
    let upgrade = upgrade.read_buffer_size(READ_BUFFER);
    Ok(upgrade.on_upgrade(async move |socket| {
        talk(service, socket, person).await;
        drop((open, place));
    }))
}

#[tracing::instrument(name = "socket", skip_all, fields(person = %person.id))]
async fn talk(service: Service, mut socket: WebSocket, person: Person) {
    let (node, patience) = (service.node, service.settings.patience);
    let (connection, mut queue) = node.connections.open(person.id.clone());
    let caller = Caller { connection, person };
    let mut followed = Followed::default();
    let mut talk =
        Talk { heard: Instant::now(), buckets: Buckets::new(BURST, PER_SECOND), excess: 0 };
    let mut pulse = tokio::time::interval_at(Instant::now() + patience.pulse, patience.pulse);
    let code = loop {
        tokio::select! {
            frame = socket.recv() => {
                talk.heard = Instant::now();
                match frame {
                    Some(Ok(Frame::Text(text))) => {
                        let now = node.time.now();
                        match talk.take(&text, now) {
                            Taken::Request(request) => {
                                node.ask(&caller, &mut followed, *request).await;
                            }
                            Taken::Refused(message) => node.connections.tell(connection, &message),
                            Taken::Enough => break close_code::POLICY,
                        }
                    }
                    Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {}
                    Some(Ok(Frame::Binary(_))) => break close_code::UNSUPPORTED,
                    Some(Ok(Frame::Close(_)) | Err(_)) | None => break close_code::NORMAL,
                }
            }
            message = queue.recv() => match message {
                Some(message) => {
                    if !send(&mut socket, message, &mut queue, patience).await {
                        break close_code::NORMAL;
                    }
                }
                // The node has ended it: it stops, the client is too slow, or nobody is signed in any more.
                None => break close_code::AWAY,
            },
            _ = pulse.tick() => {
                let silent = talk.heard.elapsed() > patience.silence;
                let ping = Frame::Ping(Default::default());
                if silent || !send_frame(&mut socket, ping, patience).await {
                    break close_code::NORMAL;
                }
            }
        }
    };
    node.gone(&caller, followed).await;
    let frame = CloseFrame { code, reason: Utf8Bytes::default() };
    if send_frame(&mut socket, Frame::Close(Some(frame)), patience).await {
        drain(&mut socket).await;
    }
}

/// Reads what was still under way: where something is left unread, what was sent last is lost with the connection.
async fn drain(socket: &mut WebSocket) {
    let rest = async {
        for _ in 0..MOST_DRAINED {
            if !matches!(socket.recv().await, Some(Ok(_))) {
                break;
            }
        }
    };
    let _ = tokio::time::timeout(FAREWELL, rest).await;
}

/// Sends a message and those that wait behind it, all at once.
async fn send(
    socket: &mut WebSocket,
    first: Outgoing,
    queue: &mut Receiver<Outgoing>,
    patience: Patience,
) -> bool {
    let sent = async {
        socket.feed(Frame::Text(first.text)).await?;
        while let Ok(next) = queue.try_recv() {
            socket.feed(Frame::Text(next.text)).await?;
        }
        socket.flush().await
    };
    matches!(tokio::time::timeout(patience.stall, sent).await, Ok(Ok(())))
}

async fn send_frame(socket: &mut WebSocket, frame: Frame, patience: Patience) -> bool {
    matches!(tokio::time::timeout(patience.stall, socket.send(frame)).await, Ok(Ok(())))
}

struct Talk {
    heard: Instant,
    buckets: Buckets<()>,
    excess: u32,
}

enum Taken {
    Request(Box<gipfel_wire::Request>),
    Refused(Message),
    /// The client is sent away.
    Enough,
}

/// The id of something that is otherwise no request.
#[derive(Deserialize)]
struct Identified {
    id: MessageId,
}

impl Talk {
    fn take(&mut self, text: &str, now: i64) -> Taken {
        let problem = match read_request(text) {
            Ok(request) => match self.buckets.take((), now) {
                Ok(()) => return Taken::Request(Box::new(request)),
                Err(wait) => {
                    self.excess += 1;
                    Problem::TooFast { wait }
                }
            },
            Err(ReadError::TooLong | ReadError::TooDeep) => return Taken::Enough,
            Err(error) => {
                self.excess += 1;
                Problem::Unreadable { text: error.to_string() }
            }
        };
        match read::<Identified>(text) {
            Ok(Identified { id }) if self.excess < PATIENCE => {
                Taken::Refused(Message::Refused { id, problem })
            }
            _ => Taken::Enough,
        }
    }
}
