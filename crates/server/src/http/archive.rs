//! Finished games, and the best of those that are played.
#![expect(unused_qualifications, reason = "the macro that describes parameters writes them")]

use std::io;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use futures_util::{StreamExt as _, stream};
use gipfel_store::{JobKind, NewJob, StoredGame};
use gipfel_wire::{Analysis, ArchivePage, ArchiveQuery, GameId, GameSummary, Problem};
use serde::Deserialize;
use tokio::sync::OwnedSemaphorePermit;
use utoipa::IntoParams;

use super::games::summary;
use super::guard::Address;
use super::{Answer, Failure, Me, Service, Told};
use crate::record::{RecordError, record};

/// Games in the list for watchers.
const WATCHED: u32 = 50;
/// Games in one file of records.
const RECORDS: usize = 1_000;
/// Games that are read at once for it.
const PIECE: u32 = 20;

/// What is searched for, as it stands in an address.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Search {
    player: Option<String>,
    opponent: Option<String>,
    game: Option<String>,
    variant: Option<String>,
    result: Option<gipfel_wire::GameResult>,
    from: Option<i64>,
    to: Option<i64>,
    /// Turns with `/` between them.
    opening: Option<String>,
    count: Option<u32>,
    /// Where the page before ended: the moment, `-`, the game.
    after: Option<String>,
}

impl Search {
    fn query(self) -> Result<ArchiveQuery, Problem> {
        let unreadable = || Problem::Unreadable { text: "after: MOMENT-GAME".to_owned() };
        let after = self.after.map(|text| {
            let (at, id) = text.split_once('-').ok_or_else(unreadable)?;
            let at = at.parse().map_err(|_| unreadable())?;
            Ok::<_, Problem>((at, GameId::new(id).map_err(|_| unreadable())?))
        });
        let opening = self.opening.unwrap_or_default();
        let turns = opening.split('/').map(str::trim).filter(|turn| !turn.is_empty());
        Ok(ArchiveQuery {
            player: self.player,
            opponent: self.opponent,
            game: self.game,
            variant: self.variant,
            result: self.result,
            from: self.from,
            to: self.to,
            opening: turns.map(str::to_owned).collect(),
            count: self.count,
            after: after.transpose()?,
        })
    }
}

/// Finished games, the latest first.
#[utoipa::path(
    get,
    path = "/api/archive",
    operation_id = "search",
    tag = "Games",
    params(Search),
    responses((status = 200, description = "Done", body = ArchivePage))
)]
pub(crate) async fn search(
    State(service): State<Service>,
    Query(search): Query<Search>,
) -> Answer<Told<ArchivePage>> {
    Ok(Told(service.node.store.search(&search.query()?).await?))
}

fn file(text: impl Into<Body>, name: &str) -> Response {
    let head = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
        (CACHE_CONTROL, "no-store".to_owned()),
    ];
    (head, text.into()).into_response()
}

/// The records of finished games, in one file: at most a thousand, the latest first.
#[utoipa::path(
    get,
    path = "/api/archive/records",
    operation_id = "records",
    tag = "Games",
    params(Search),
    responses((status = 200, description = "Records", body = String, content_type = "text/plain"))
)]
pub(crate) async fn records(
    State(service): State<Service>,
    Address(address): Address,
    Query(search): Query<Search>,
) -> Answer<Response> {
    let mut query = search.query()?;
    query.count = Some(PIECE);
    let taken = service.limits.records.take(address, service.node.time.now());
    taken.map_err(|wait| Problem::TooFast { wait })?;
    let turn = Arc::clone(&service.limits.reading).acquire_owned();
    let turn = turn.await.map_err(|_| Problem::Unavailable)?;
    // The first piece says whether the archive can be read at all.
    let reading = Reading { service, query: Some(query), count: 0, _turn: turn };
    let (first, reading) = reading.piece().await?;
    let rest = stream::try_unfold(reading, async |reading: Reading| {
        if reading.query.is_none() {
            return Ok(None);
        }
        reading.piece().await.map(Some).map_err(|Failure(problem)| io::Error::other(problem))
    });
    let pieces = stream::once(async { Ok(first) }).chain(rest);
    Ok(file(Body::from_stream(pieces), "games.txt"))
}

/// A file of records on its way.
struct Reading {
    service: Service,
    /// What comes next; nothing at the end.
    query: Option<ArchiveQuery>,
    count: usize,
    _turn: OwnedSemaphorePermit,
}

impl Reading {
    /// The next records.
    async fn piece(mut self) -> Answer<(String, Reading)> {
        let mut text = String::new();
        let Some(mut query) = self.query.take() else { return Ok((text, self)) };
        let store = &self.service.node.store;
        let page = store.search(&query).await?;
        for game in &page.games {
            if let Some(stored) = store.game(&game.head.id).await? {
                text += &written(&stored)?;
                text.push('\n');
                self.count += 1;
            }
        }
        if self.count < RECORDS && page.next.is_some() {
            query.after = page.next;
            self.query = Some(query);
        }
        Ok((text, self))
    }
}

fn written(stored: &StoredGame) -> Result<String, Problem> {
    match record(stored) {
        Ok(record) => Ok(record.to_string()),
        Err(RecordError::NotOver) => Err(Problem::NotOver),
        Err(error) => {
            tracing::error!(%error, "a game has no record");
            Err(Problem::Unavailable)
        }
    }
}

async fn stored(service: &Service, id: String) -> Answer<StoredGame> {
    let id = GameId::new(id).map_err(|_| Problem::NotFound)?;
    Ok(service.node.store.game(&id).await?.ok_or(Problem::NotFound)?)
}

/// The record of a game, finished or not.
#[utoipa::path(
    get,
    path = "/api/games/{id}/record",
    operation_id = "game_record",
    tag = "Games",
    params(("id" = String, Path)),
    responses((status = 200, description = "Records", body = String, content_type = "text/plain"))
)]
pub(crate) async fn game_record(
    State(service): State<Service>,
    Path(id): Path<String>,
) -> Answer<Response> {
    let stored = stored(&service, id).await?;
    let name = format!("{}.txt", stored.head.id);
    Ok(file(written(&stored)?, &name))
}

fn analysis_key(id: &GameId) -> String {
    format!("analysis/{id}")
}

/// Asks for the analysis of a finished game.
#[utoipa::path(
    post,
    path = "/api/games/{id}/analysis",
    operation_id = "request_analysis",
    tag = "Games",
    params(("id" = String, Path)),
    responses((status = 200, description = "Done", body = Analysis))
)]
pub(crate) async fn request_analysis(
    State(service): State<Service>,
    me: Me,
    Path(id): Path<String>,
) -> Answer<Told<Analysis>> {
    let taken = service.limits.analyses.take(me.id().clone(), service.node.time.now());
    taken.map_err(|wait| Problem::TooFast { wait })?;
    let stored = stored(&service, id).await?;
    let is_over =
        |event: &gipfel_wire::Event| matches!(event.body, gipfel_wire::EventBody::Over { .. });
    if !stored.events.iter().any(is_over) {
        return Err(Problem::NotOver.into());
    }
    let id = stored.head.id;
    let (key, payload) = (analysis_key(&id), id.to_string());
    let job = NewJob { key, kind: JobKind::Analysis, payload };
    service.node.store.add_job(&job, service.node.time.now()).await?;
    service.node.work.notify_waiters();
    found(&service, &id).await
}

/// The analysis of a game, if somebody has asked for it.
#[utoipa::path(
    get,
    path = "/api/games/{id}/analysis",
    operation_id = "analysis",
    tag = "Games",
    params(("id" = String, Path)),
    responses((status = 200, description = "Done", body = Analysis))
)]
pub(crate) async fn analysis(
    State(service): State<Service>,
    Path(id): Path<String>,
) -> Answer<Told<Analysis>> {
    found(&service, &GameId::new(id).map_err(|_| Problem::NotFound)?).await
}

async fn found(service: &Service, id: &GameId) -> Answer<Told<Analysis>> {
    let job = service.node.store.job(&analysis_key(id)).await?;
    let (_, answer) = job.ok_or(Problem::NotFound)?;
    let analysis = match answer {
        Some(text) => serde_json::from_str(&text).map_err(|_| Problem::Unavailable)?,
        None => Analysis::default(),
    };
    Ok(Told(analysis))
}

/// Which games are watched.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Watch {
    /// The word of a game; without it all of them.
    game: Option<String>,
}

/// The games that are played now, those of the best players first.
#[utoipa::path(
    get,
    path = "/api/games/live",
    operation_id = "live",
    tag = "Games",
    params(Watch),
    responses((status = 200, description = "Done", body = Vec<GameSummary>))
)]
pub(crate) async fn live(
    State(service): State<Service>,
    Query(Watch { game }): Query<Watch>,
) -> Answer<Told<Vec<GameSummary>>> {
    let words = gipfel_rules::GameKind::ALL.map(gipfel_rules::GameKind::word);
    let mut games = Vec::new();
    for word in words.into_iter().filter(|word| game.as_deref().is_none_or(|game| game == *word)) {
        games.extend(service.node.store.live_games(word, 4 * WATCHED).await?);
    }
    let strength = |game: &gipfel_store::LiveGame| {
        let ratings = game.head.seats.iter().filter_map(|seat| seat.rating);
        ratings.map(|rating| rating.rating).sum::<f64>()
    };
    games.sort_by(|one, other| strength(other).total_cmp(&strength(one)));
    games.truncate(WATCHED as usize);
    Ok(Told(games.into_iter().map(summary).collect()))
}
