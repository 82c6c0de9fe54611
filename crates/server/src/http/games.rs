//! Games and invitations, one at a time and in lists.

use axum::extract::{Path, State};
use gipfel_store::LiveGame;
use gipfel_wire::{GameId, GameSummary, Invitation, InvitationId, Message, Problem};

use super::{Answer, Me, Service, Told};
use crate::room::{load, shown};

/// An invitation, as whoever has its link sees it.
#[utoipa::path(
    get,
    path = "/api/invitations/{id}",
    operation_id = "invitation",
    tag = "Games",
    params(("id" = String, Path)),
    responses((status = 200, description = "Done", body = Invitation))
)]
pub(crate) async fn invitation(
    State(service): State<Service>,
    Path(id): Path<String>,
) -> Answer<Told<Invitation>> {
    let id = InvitationId::new(id).map_err(|_| Problem::NotFound)?;
    Ok(Told(service.node.invitation(&id).await?.ok_or(Problem::NotFound)?))
}

/// A game with all that has happened in it.
#[utoipa::path(
    get,
    path = "/api/games/{id}",
    operation_id = "game",
    tag = "Games",
    params(("id" = String, Path)),
    responses((status = 200, description = "Done", body = Message))
)]
pub(crate) async fn game(
    State(service): State<Service>,
    Path(id): Path<String>,
) -> Answer<Told<Message>> {
    let id = GameId::new(id).map_err(|_| Problem::NotFound)?;
    let stored = service.node.store.game(&id).await?.ok_or(Problem::NotFound)?;
    let state = load(&stored)
        .map_err(|error| Problem::Unplayable { version: 0, text: error.to_string() })?;
    let clock = state.clock_view(service.node.time.now());
    let (head, events) = (Box::new(stored.head.clone()), shown(&state, stored));
    let unplayable = state.unplayable().cloned().map(Problem::from);
    Ok(Told(Message::Game { head, events, clock, unplayable }))
}

/// The games of whoever asks that are not over.
#[utoipa::path(
    get,
    path = "/api/games/mine",
    operation_id = "mine",
    tag = "Games",
    responses((status = 200, description = "Done", body = Vec<GameSummary>))
)]
pub(crate) async fn mine(State(service): State<Service>, me: Me) -> Answer<Told<Vec<GameSummary>>> {
    me.may("read")?;
    let games = service.node.store.games_of(me.id()).await?;
    Ok(Told(games.into_iter().map(summary).collect()))
}

/// A game in a list.
pub(crate) fn summary(game: LiveGame) -> GameSummary {
    let LiveGame { head, standing, version } = game;
    let (turns, decider, deadline) = (standing.turns, standing.decider, standing.deadline);
    GameSummary { head, version, turns, decider, deadline }
}
