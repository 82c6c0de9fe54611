//! A socket that stays open.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use gipfel_live::{Client, Followed};
use gipfel_wire::{
    GameId, InvitationId, Message, MessageId, Offer, PersonId, Problem, Request, RequestBody, Side,
};
use hyper::header;
use thiserror::Error;
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error as SocketError, Message as Frame};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::route::Stream;
use crate::{Route, Visitor, random_name};

/// How often the client looks at its clock.
const TICK: Duration = Duration::from_millis(250);
/// How long to wait before another attempt to connect.
const RETRY: Duration = Duration::from_millis(50);
/// Messages that are kept for whoever asks for them.
const KEPT: usize = 1_000;
/// How long a player waits who was too fast, in milliseconds; who has to wait longer is told.
const AT_MOST: i64 = 1_000;

/// Bytes that are read at once: most messages are shorter, and thousands of players may live in one process.
const READ_BUFFER: usize = 4 * 1024;

/// What came over sockets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Traffic {
    /// Messages.
    pub messages: u64,
    /// Their bytes.
    pub bytes: u64,
}

impl std::ops::Add for Traffic {
    type Output = Traffic;

    fn add(self, other: Traffic) -> Traffic {
        Traffic { messages: self.messages + other.messages, bytes: self.bytes + other.bytes }
    }
}

impl std::ops::AddAssign for Traffic {
    fn add_assign(&mut self, other: Traffic) {
        *self = *self + other;
    }
}

impl std::ops::Sub for Traffic {
    type Output = Traffic;

    fn sub(self, before: Traffic) -> Traffic {
        Traffic { messages: self.messages - before.messages, bytes: self.bytes - before.bytes }
    }
}

/// Why a player gave up.
#[derive(Debug, Error)]
pub enum PlayerError {
    /// What was waited for did not come.
    #[error("waited in vain for {0}")]
    Timeout(String),
    /// The server said no.
    #[error("refused: {0}")]
    Refused(Problem),
    /// The first connection failed.
    #[error("no socket: {0}")]
    Socket(Box<SocketError>),
}

type Socket = WebSocketStream<Box<dyn Stream>>;

/// Somebody with a socket.
pub struct Player {
    /// Other nodes that he connects to, in turn, when a connection is lost; without any, it is the server that he knows.
    pub nodes: VecDeque<SocketAddr>,
    /// How long he waits for anything.
    pub patience: Duration,
    visitor: Visitor,
    client: Client,
    socket: Option<Socket>,
    began: Instant,
    messages: VecDeque<Message>,
    traffic: Traffic,
    /// Whom the server has greeted.
    me: Option<PersonId>,
}

impl Player {
    /// Connects.
    pub async fn connect(visitor: Visitor) -> Result<Player, PlayerError> {
        let socket = open(&visitor, &visitor.route).await;
        let socket = socket.map_err(|error| PlayerError::Socket(Box::new(error)))?;
        let mut player = Player {
            nodes: VecDeque::new(),
            patience: Duration::from_secs(30),
            visitor,
            client: Client::new(random_name()),
            socket: None,
            began: Instant::now(),
            messages: VecDeque::new(),
            traffic: Traffic::default(),
            me: None,
        };
        player.take_socket(socket).await;
        Ok(player)
    }

    /// The one who asks single questions.
    pub fn visitor(&self) -> &Visitor {
        &self.visitor
    }

    /// Milliseconds of this player's own clock.
    fn now(&self) -> i64 {
        i64::try_from(self.began.elapsed().as_millis()).unwrap_or(i64::MAX)
    }

    /// Whether a connection stands.
    pub fn is_connected(&self) -> bool {
        self.socket.is_some()
    }

    /// Loses the connection, without a word.
    pub fn drop_connection(&mut self) {
        self.socket = None;
        self.client.disconnect();
    }

    /// A game that is followed.
    pub fn game(&self, id: &GameId) -> Option<&Followed> {
        self.client.game(id)
    }

    /// What has come that is neither an answer nor news of a game.
    pub fn messages(&self) -> &VecDeque<Message> {
        &self.messages
    }

    /// All that has come over sockets so far.
    pub fn traffic(&self) -> Traffic {
        self.traffic
    }

    /// Follows a game no more.
    pub async fn unfollow(&mut self, game: &GameId) {
        let requests = self.client.unfollow(game);
        self.send(requests).await;
    }

    /// Follows a game until it is known.
    pub async fn follow(&mut self, game: &GameId) -> Result<(), PlayerError> {
        let requests = self.client.follow(game, self.now());
        self.send(requests).await;
        let id = game.clone();
        self.until("a game", |player| player.game(&id)?.head().map(|_| ())).await
    }

    /// Asks for something and waits for the answer, however many connections it takes. If that was too fast, it asks again when
    /// it may.
    pub async fn ask(&mut self, body: RequestBody) -> Result<Message, PlayerError> {
        loop {
            let id = self.begin(body.clone()).await;
            match self.answer(&id).await {
                Err(PlayerError::Refused(Problem::TooFast { wait })) if wait <= AT_MOST => {
                    tokio::time::sleep(Duration::from_millis(wait.max(1).unsigned_abs())).await;
                }
                answer => return answer,
            }
        }
    }

    /// Asks for something without waiting.
    pub async fn begin(&mut self, body: RequestBody) -> MessageId {
        let (id, requests) = self.client.ask(body, self.now());
        self.send(requests).await;
        id
    }

    /// Waits for an answer.
    pub async fn answer(&mut self, id: &MessageId) -> Result<Message, PlayerError> {
        let what = format!("the answer to {id}");
        let found = |player: &mut Player| {
            let place = player.messages.iter().position(|message| message.answers() == Some(id))?;
            player.messages.remove(place)
        };
        match self.until(&what, found).await? {
            Message::Refused { problem, .. } => Err(PlayerError::Refused(problem)),
            answer => Ok(answer),
        }
    }

    /// Plays the next turn of a game.
    pub async fn turn(&mut self, game: &GameId, text: &str) -> Result<Message, PlayerError> {
        let known = self.client.game(game);
        let events = known.map(Followed::events).unwrap_or_default();
        let body = RequestBody::Turn {
            game: game.clone(),
            number: next_turn(events),
            text: text.to_owned(),
            seen: known.map_or(0, Followed::version),
            thought: None,
        };
        self.ask(body).await
    }

    /// Offers something, or agrees to it.
    pub async fn offer(
        &mut self,
        game: &GameId,
        offer: Offer,
        agree: bool,
    ) -> Result<Message, PlayerError> {
        let seen = self.client.game(game).map_or(0, Followed::version);
        let game = game.clone();
        let body = if agree {
            RequestBody::Agree { game, offer, seen }
        } else {
            RequestBody::Offer { game, offer, seen }
        };
        self.ask(body).await
    }

    /// Waits until a message of some kind has come, and takes it out of those that are kept.
    pub async fn wait_for<T>(
        &mut self,
        what: &str,
        mut wanted: impl FnMut(&Message) -> Option<T>,
    ) -> Result<T, PlayerError> {
        let found = |player: &mut Player| {
            let found = |(place, message)| Some((place, wanted(message)?));
            let (place, value) = player.messages.iter().enumerate().find_map(found)?;
            player.messages.remove(place);
            Some(value)
        };
        self.until(what, found).await
    }

    /// Takes in what comes until something holds.
    pub async fn until<T>(
        &mut self,
        what: &str,
        mut holds: impl FnMut(&mut Player) -> Option<T>,
    ) -> Result<T, PlayerError> {
        let end = Instant::now() + self.patience;
        loop {
            if let Some(value) = holds(self) {
                return Ok(value);
            }
            if Instant::now() > end {
                return Err(PlayerError::Timeout(what.to_owned()));
            }
            self.pump(TICK).await;
        }
    }

    /// Waits for a while and takes in what comes.
    pub async fn pump(&mut self, wait: Duration) {
        if self.socket.is_none() {
            self.reconnect().await;
        }
        let Some(socket) = &mut self.socket else {
            tokio::time::sleep(RETRY).await;
            return;
        };
        match tokio::time::timeout(wait, socket.next()).await {
            Ok(Some(Ok(Frame::Text(text)))) => {
                self.traffic += Traffic { messages: 1, bytes: text.len() as u64 };
                if let Ok(message) = serde_json::from_str::<Message>(&text) {
                    self.receive(message).await;
                }
            }
            Ok(Some(Ok(Frame::Close(_)) | Err(_)) | None) => self.drop_connection(),
            Ok(Some(Ok(_))) | Err(_) => {}
        }
        let requests = self.client.tick(self.now());
        self.send(requests).await;
    }

    async fn receive(&mut self, message: Message) {
        if message == Message::GoingAway {
            return self.drop_connection();
        }
        if let Message::Welcome { you, .. } = &message {
            self.me = Some(you.id.clone());
        }
        if !matches!(message, Message::Game { .. } | Message::News { .. }) {
            if self.messages.len() >= KEPT {
                self.messages.pop_front();
            }
            self.messages.push_back(message.clone());
        }
        let requests = self.client.receive(message, self.now());
        self.client.take_answers();
        self.send(requests).await;
    }

    async fn reconnect(&mut self) {
        let node = self.nodes.front().map(|node| self.visitor.route.through(*node));
        self.nodes.rotate_left(1.min(self.nodes.len()));
        let route = node.as_ref().unwrap_or(&self.visitor.route);
        if let Ok(socket) = open(&self.visitor, route).await {
            self.take_socket(socket).await;
        }
    }

    async fn take_socket(&mut self, socket: Socket) {
        self.socket = Some(socket);
        let requests = self.client.connect(self.now());
        self.send(requests).await;
    }

    async fn send(&mut self, requests: Vec<Request>) {
        for request in requests {
            let Some(socket) = &mut self.socket else { return };
            let Ok(text) = serde_json::to_string(&request) else { continue };
            if socket.send(Frame::text(text)).await.is_err() {
                self.drop_connection();
            }
        }
    }

    /// Waits for a game to begin, and follows it. Says which side he plays.
    pub async fn started(&mut self) -> Result<(GameId, Side), PlayerError> {
        let begun = |message: &Message| match message {
            Message::Started { head } => Some(head.clone()),
            _ => None,
        };
        let head = self.wait_for("a game to begin", begun).await?;
        self.follow(&head.id).await?;
        let white = Some(&head.seats[0].person.id) == self.me.as_ref();
        Ok((head.id, if white { Side::White } else { Side::Black }))
    }

    /// The invitation that an answer names.
    pub fn invitation(answer: &Message) -> Option<InvitationId> {
        match answer {
            Message::Done { invitation, .. } => invitation.clone(),
            _ => None,
        }
    }
}

/// The number of the next turn after some events.
fn next_turn(events: &[gipfel_wire::Event]) -> u32 {
    use gipfel_wire::EventBody::{TakenBack, Turn};
    let last = events.iter().rev().find_map(|event| match &event.body {
        Turn { number, .. } => Some(*number),
        TakenBack { to } => Some(*to),
        _ => None,
    });
    last.unwrap_or(0) + 1
}

async fn open(visitor: &Visitor, route: &Route) -> Result<Socket, SocketError> {
    // Whether it goes over TLS is settled before.
    let mut request = format!("ws://{}/api/socket", route.authority()).into_client_request()?;
    let headers = request.headers_mut();
    let value =
        |text: String| header::HeaderValue::from_str(&text).map_err(hyper::http::Error::from);
    headers.insert(header::ORIGIN, value(route.origin())?);
    if let Some(cookie) = &visitor.cookie {
        headers.insert(header::COOKIE, value(cookie.clone())?);
    }
    if let Some(token) = &visitor.token {
        headers.insert(header::AUTHORIZATION, value(format!("Bearer {token}"))?);
    }
    let stream = route.connect().await?;
    let settings = WebSocketConfig::default().read_buffer_size(READ_BUFFER);
    let (socket, _) = client_async_with_config(request, stream, Some(settings)).await?;
    Ok(socket)
}
