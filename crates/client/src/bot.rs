//! A program that plays on a server, through the interface for programs: it accepts challenges and plays its games until it is stopped.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use gipfel_live::Fold;
use gipfel_wire::{
    Account, Audience, Event, GameHead, GameId, GameSummary, Invitation, Message, MessageId,
    PersonId, Problem, Request, RequestBody, Side,
};
use http_body_util::BodyExt as _;
use hyper::Method;
use hyper::body::Incoming;
use tokio::sync::Mutex;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

use crate::{RemoteError, Visitor, random_name};

/// How long to wait before a broken stream is opened again.
const RETRY: Duration = Duration::from_secs(1);

/// Whoever thinks. It is asked for one turn at a time, on a thread of its own.
pub trait Mind: Send {
    /// A turn in a game that is not over, as text.
    ///
    /// # Errors
    /// If it has none: then the game is given up.
    fn turn(&mut self, state: &Fold) -> Result<String, String>;
}

/// What a bot has done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// A challenge was accepted.
    Accepted(GameId),
    /// A challenge was declined: it cannot play such games.
    Declined,
    /// A turn was played.
    Played(GameId, String),
    /// A game is over.
    Over(GameId),
    /// Something went wrong; it goes on.
    Trouble(String),
}

type Shared = Arc<Mutex<Box<dyn Mind>>>;

struct Bot {
    visitor: Visitor,
    me: PersonId,
    name: String,
    next: u64,
    mind: Shared,
    deeds: UnboundedSender<Deed>,
}

/// Plays until the stream of deeds is no longer wanted: `told` answers false.
///
/// # Errors
/// If the server does not know the token, or cannot be reached at the start.
pub async fn play(
    visitor: Visitor,
    mind: Box<dyn Mind>,
    mut told: impl FnMut(Deed) -> bool,
) -> Result<(), RemoteError> {
    let me: Account = visitor.clone().get("/api/session").await?.read()?;
    let (deeds, mut done) = unbounded_channel();
    let bot = Bot {
        visitor,
        me: me.person.id,
        name: random_name(),
        next: 0,
        mind: Arc::new(Mutex::new(mind)),
        deeds,
    };
    let task = tokio::spawn(bot.live());
    while let Some(deed) = done.recv().await {
        if !told(deed) {
            break;
        }
    }
    task.abort();
    Ok(())
}

impl Bot {
    fn tell(&self, deed: Deed) {
        // Whoever listens no more has stopped the bot.
        let _ = self.deeds.send(deed);
    }

    async fn ask(&mut self, body: RequestBody) -> Result<Message, RemoteError> {
        self.next += 1;
        let id = MessageId::new(format!("{}-{}", self.name, self.next)).expect("plain and short");
        self.visitor.post("/api/requests", &Request { id, body }).await?.read()
    }

    async fn live(mut self) {
        let mut playing = BTreeSet::new();
        loop {
            if let Err(error) = self.listen(&mut playing).await {
                self.tell(Deed::Trouble(error.to_string()));
            }
            tokio::time::sleep(RETRY).await;
        }
    }

    /// Hears of challenges and of games that begin, and takes up those that are under way.
    async fn listen(&mut self, playing: &mut BTreeSet<GameId>) -> Result<(), RemoteError> {
        let mut lines = Lines::open(&self.visitor, "/api/stream?lobby=true").await?;
        let mine: Vec<GameSummary> = self.visitor.get("/api/games/mine").await?.read()?;
        for game in mine {
            self.begin(game.head.id, playing);
        }
        while let Some(message) = lines.next().await? {
            match message {
                Message::Started { head } => self.begin(head.id, playing),
                Message::Invited { invitation } => self.answer(*invitation).await?,
                Message::Lobby { invitations } => {
                    for invitation in invitations {
                        self.answer(invitation).await?;
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    async fn answer(&mut self, challenge: Invitation) -> Result<(), RemoteError> {
        let for_me = Audience::Person { person: self.me.clone() };
        if challenge.to != for_me || !challenge.open {
            return Ok(());
        }
        let invitation = challenge.id;
        let can = challenge.terms.links.is_none() && challenge.terms.start().is_ok();
        if !can {
            self.ask(RequestBody::Decline { invitation }).await?;
            self.tell(Deed::Declined);
            return Ok(());
        }
        if let Message::Done { game: Some(game), .. } =
            self.ask(RequestBody::Accept { invitation }).await?
        {
            self.tell(Deed::Accepted(game));
        }
        Ok(())
    }

    fn begin(&self, game: GameId, playing: &mut BTreeSet<GameId>) {
        if !playing.insert(game.clone()) {
            return;
        }
        let mut own = Bot {
            visitor: self.visitor.clone(),
            me: self.me.clone(),
            name: random_name(),
            next: 0,
            mind: Arc::clone(&self.mind),
            deeds: self.deeds.clone(),
        };
        tokio::spawn(async move {
            loop {
                match own.follow(&game).await {
                    Ok(true) => return own.tell(Deed::Over(game)),
                    Ok(false) => {}
                    Err(error) => own.tell(Deed::Trouble(format!("{game}: {error}"))),
                }
                tokio::time::sleep(RETRY).await;
            }
        });
    }

    /// Plays a game as long as its stream lasts, and says whether the game is over.
    async fn follow(&mut self, game: &GameId) -> Result<bool, RemoteError> {
        let mut lines = Lines::open(&self.visitor, &format!("/api/stream?games={game}")).await?;
        let mut state: Option<Fold> = None;
        while let Some(message) = lines.next().await? {
            let (head, events): (Option<Box<GameHead>>, Vec<Event>) = match message {
                Message::Game { head, events, .. } => (Some(head), events),
                Message::News { game: other, events, .. } if other == *game => (None, events),
                _ => continue,
            };
            if let Some(head) = head {
                state = Fold::new(*head, None).ok();
            }
            let Some(state) = &mut state else { continue };
            for event in &events {
                if event.version == state.version() + 1 {
                    state.apply(event);
                } else if event.version > state.version() {
                    // Something is missing: the stream is opened anew.
                    return Ok(false);
                }
            }
            let Some(side) = state.decider() else { return Ok(true) };
            if self.plays(state, side) {
                self.turn(game, state).await?;
            }
        }
        Ok(false)
    }

    fn plays(&self, state: &Fold, side: Side) -> bool {
        state.head().seats[side.index()].person.id == self.me
    }

    async fn turn(&mut self, game: &GameId, state: &Fold) -> Result<(), RemoteError> {
        let (mind, seen) = (Arc::clone(&self.mind), state.clone());
        let thought = tokio::task::spawn_blocking(move || mind.blocking_lock().turn(&seen)).await;
        let game = game.clone();
        let body = match thought {
            Ok(Ok(text)) => RequestBody::Turn {
                game,
                number: u32::try_from(state.board().turns().len()).unwrap_or(u32::MAX) + 1,
                text,
                seen: state.version(),
                thought: None,
            },
            Ok(Err(error)) => {
                self.tell(Deed::Trouble(format!("{game}: {error}")));
                RequestBody::Resign { game }
            }
            Err(_) => RequestBody::Resign { game },
        };
        let what = body.clone();
        match (self.ask(body).await?, what) {
            (Message::Done { .. }, RequestBody::Turn { game, text, .. }) => {
                self.tell(Deed::Played(game, text));
            }
            (Message::Refused { problem: Problem::OtherTurn { .. } | Problem::Over, .. }, _) => {}
            (Message::Refused { problem, .. }, _) => self.tell(Deed::Trouble(problem.to_string())),
            _ => {}
        }
        Ok(())
    }
}

/// Messages of a stream, one a line.
struct Lines {
    body: Incoming,
    text: Vec<u8>,
}

impl Lines {
    async fn open(visitor: &Visitor, path: &str) -> Result<Lines, RemoteError> {
        let response = visitor.send(Method::GET, path, hyper::body::Bytes::new()).await?;
        let status = response.status();
        if !status.is_success() {
            let text = response.into_body().collect().await?.to_bytes();
            let text = String::from_utf8_lossy(&text).into_owned();
            return Err(RemoteError::Refused { status, text });
        }
        Ok(Lines { body: response.into_body(), text: Vec::new() })
    }

    /// The next message; none when the stream has ended. What a later server says may be unknown here, and is left out.
    async fn next(&mut self) -> Result<Option<Message>, RemoteError> {
        loop {
            if let Some(end) = self.text.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.text.drain(..=end).collect();
                if let Ok(message) = serde_json::from_slice(&line) {
                    return Ok(Some(message));
                }
                continue;
            }
            match self.body.frame().await {
                Some(frame) => {
                    if let Ok(data) = frame?.into_data() {
                        self.text.extend_from_slice(&data);
                    }
                }
                None => return Ok(None),
            }
        }
    }
}
