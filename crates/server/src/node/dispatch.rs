//! What becomes of a request, over whatever connection it came.

use std::collections::HashSet;

use gipfel_wire::{GameId, Message, MessageId, PROTOCOL, Person, Problem, Request, RequestBody};

use super::Node;
use super::rooms::Errand;
use crate::room::Connection;

/// Games that one connection may follow.
const MAX_FOLLOWED: usize = 100;

/// Who asks.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    /// Over which connection.
    pub(crate) connection: Connection,
    /// Who he is.
    pub(crate) person: Person,
}

/// The games that a connection follows, and the invitations that end with it.
#[derive(Debug, Default)]
pub(crate) struct Followed {
    games: HashSet<GameId>,
    pub(super) invitations: HashSet<gipfel_wire::InvitationId>,
}

impl Followed {
    /// What was offered over the connection stays open when it ends.
    pub(crate) fn keep_invitations(&mut self) {
        self.invitations.clear();
    }
}

impl Node {
    /// Takes a request. The answer is told to the connection, now or later.
    pub(crate) async fn ask(&self, caller: &Caller, followed: &mut Followed, request: Request) {
        self.counts.requests.add(1);
        let Request { id, body } = request;
        let answer = match body {
            RequestBody::Hello { protocol } => {
                if protocol == PROTOCOL {
                    let (you, now) = (caller.person.clone(), self.time.now());
                    Message::Welcome { id, protocol, you, now }
                } else {
                    Message::Refused { id, problem: Problem::Protocol { server: PROTOCOL } }
                }
            }
            RequestBody::Ping => Message::Pong { id, now: self.time.now() },
            RequestBody::Lobby { open } => {
                self.connections.set_lobby(caller.connection, open);
                if open {
                    match self.lobby(&caller.person.id).await {
                        Ok(invitations) => {
                            let lobby = Message::Lobby { invitations };
                            self.connections.tell(caller.connection, &lobby);
                        }
                        Err(problem) => return self.refuse(caller, id, problem),
                    }
                }
                done(id)
            }
            RequestBody::Invite { to, terms } => self.invite(caller, followed, id, to, terms).await,
            RequestBody::Withdraw { invitation } | RequestBody::Decline { invitation } => {
                self.close_invitation(&caller.person.id, id, invitation).await
            }
            RequestBody::Accept { invitation } => self.accept(caller, id, invitation).await,
            body => return self.ask_room(caller, followed, Request { id, body }),
        };
        self.connections.tell(caller.connection, &answer);
    }

    fn ask_room(&self, caller: &Caller, followed: &mut Followed, request: Request) {
        let Some(game) = request.body.game().cloned() else {
            return self.refuse(caller, request.id, Problem::NotAllowed);
        };
        match &request.body {
            RequestBody::Follow { .. } => {
                if followed.games.len() >= MAX_FOLLOWED && !followed.games.contains(&game) {
                    return self.refuse(caller, request.id, Problem::TooMany);
                }
                followed.games.insert(game.clone());
            }
            RequestBody::Unfollow { .. } => {
                followed.games.remove(&game);
                self.rooms.tell(&game, Errand::Gone(caller.connection));
                return self.connections.tell(caller.connection, &done(request.id));
            }
            _ => {}
        }
        self.rooms.bring(self, &game, Errand::Ask(caller.clone(), request));
    }

    fn refuse(&self, caller: &Caller, id: MessageId, problem: Problem) {
        self.connections.tell(caller.connection, &Message::Refused { id, problem });
    }

    /// A connection has ended: rooms hear of it, and what was offered over it to whoever comes is withdrawn.
    pub(crate) async fn gone(&self, caller: &Caller, followed: Followed) {
        self.connections.close(caller.connection);
        for game in &followed.games {
            self.rooms.tell(game, Errand::Gone(caller.connection));
        }
        for invitation in followed.invitations {
            self.withdraw(&caller.person.id, invitation).await;
        }
    }

    /// Opens the room of a game whose time has come.
    pub(super) fn wake(&self, game: &GameId) {
        self.rooms.bring(self, game, Errand::Wake);
    }
}

pub(super) const fn done(id: MessageId) -> Message {
    Message::Done { id, version: None, invitation: None, game: None }
}
