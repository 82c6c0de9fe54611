//! People, as others see them; blocks and reports.
#![expect(unused_qualifications, reason = "the macro that describes parameters writes them")]

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use gipfel_store::{Encounters, StoredPerson, StoredReport};
use gipfel_wire::limits::MAX_REPORT;
use gipfel_wire::{
    Encounter, GameRating, Leader, Person, PersonId, Problem, Profile, RatingPoint, Report, Speed,
    paragraph,
};
use serde::Deserialize;
use utoipa::IntoParams;

use super::{Answer, Me, Read, Service, Told};
use crate::node::{random_id, shown};
use crate::rating::aged;

const DAY: i64 = 24 * 60 * 60 * 1000;
/// Opponents in a profile.
const OPPONENTS: u32 = 50;
/// Lines of a leaderboard.
const LEADERS: u32 = 100;

impl Service {
    /// The ratings of somebody, as they are today.
    pub(crate) async fn ratings(&self, person: &PersonId) -> Answer<Vec<GameRating>> {
        let now = self.node.time.now();
        let ratings = self.node.store.ratings_of(person).await?;
        let view =
            |(game, speed, rating)| GameRating { game, speed, rating: shown(aged(rating, now)) };
        Ok(ratings.into_iter().map(view).collect())
    }

    /// Somebody by id, or by name.
    async fn find(&self, who: &str) -> Answer<StoredPerson> {
        Ok(crate::admin::find(&self.node.store, who).await?.ok_or(Problem::NotFound)?)
    }
}

/// Somebody, with what he has done.
#[utoipa::path(
    get,
    path = "/api/people/{who}",
    operation_id = "profile",
    tag = "People",
    params(("who" = String, Path)),
    responses((status = 200, description = "Done", body = Profile))
)]
pub(crate) async fn profile(
    State(service): State<Service>,
    Path(who): Path<String>,
) -> Answer<Told<Profile>> {
    let StoredPerson { person, created_at, seen_at, .. } = service.find(&who).await?;
    let encounter = |met: Encounters| {
        let Encounters { opponent, wins, losses, draws } = met;
        Encounter { opponent, wins, losses, draws }
    };
    let opponents = service.node.store.encounters(&person.id, OPPONENTS).await?;
    Ok(Told(Profile {
        since: created_at,
        seen: seen_at - seen_at.rem_euclid(DAY),
        here: service.node.connections.has(&person.id),
        ratings: service.ratings(&person.id).await?,
        opponents: opponents.into_iter().map(encounter).collect(),
        person,
    }))
}

/// How the rating of somebody went, the oldest first.
#[utoipa::path(
    get,
    path = "/api/people/{who}/ratings/{game}/{speed}",
    operation_id = "rating_history",
    tag = "People",
    params(("who" = String, Path), ("game" = String, Path), ("speed" = String, Path)),
    responses((status = 200, description = "Done", body = Vec<RatingPoint>))
)]
pub(crate) async fn rating_history(
    State(service): State<Service>,
    Path((who, game, speed)): Path<(String, String, Speed)>,
) -> Answer<Told<Vec<RatingPoint>>> {
    let person = service.find(&who).await?.person;
    Ok(Told(service.node.store.rating_history(&person.id, &game, speed).await?))
}

/// Which leaderboard.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct Board {
    game: String,
    speed: Speed,
    #[serde(default)]
    bots: bool,
}

/// The best of a game and a speed.
#[utoipa::path(
    get,
    path = "/api/leaders",
    operation_id = "leaders",
    tag = "People",
    params(Board),
    responses((status = 200, description = "Done", body = Vec<Leader>))
)]
pub(crate) async fn leaders(
    State(service): State<Service>,
    Query(Board { game, speed, bots }): Query<Board>,
) -> Answer<Told<Vec<Leader>>> {
    let leaders = service.node.store.leaders(&game, speed, bots, LEADERS).await?;
    let line = |leader: gipfel_store::Leader| Leader {
        person: leader.person,
        rating: shown(leader.rating),
    };
    Ok(Told(leaders.into_iter().map(line).collect()))
}

/// Whom one has blocked.
#[utoipa::path(
    get,
    path = "/api/blocks",
    operation_id = "blocked",
    tag = "People",
    responses((status = 200, description = "Done", body = Vec<Person>))
)]
pub(crate) async fn blocked(State(service): State<Service>, me: Me) -> Answer<Told<Vec<Person>>> {
    me.in_person()?;
    Ok(Told(service.node.store.blocked_by(me.id()).await?))
}

/// Blocks somebody: the two cannot invite each other any more.
#[utoipa::path(
    put,
    path = "/api/blocks/{who}",
    operation_id = "block",
    tag = "People",
    params(("who" = String, Path)),
    responses((status = 204, description = "Done"))
)]
pub(crate) async fn block(
    State(service): State<Service>,
    me: Me,
    Path(who): Path<String>,
) -> Answer<StatusCode> {
    set_block(&service, &me, &who, true).await
}

/// Blocks somebody no more.
#[utoipa::path(
    delete,
    path = "/api/blocks/{who}",
    operation_id = "unblock",
    tag = "People",
    params(("who" = String, Path)),
    responses((status = 204, description = "Done"))
)]
pub(crate) async fn unblock(
    State(service): State<Service>,
    me: Me,
    Path(who): Path<String>,
) -> Answer<StatusCode> {
    set_block(&service, &me, &who, false).await
}

async fn set_block(service: &Service, me: &Me, who: &str, blocked: bool) -> Answer<StatusCode> {
    me.in_person()?;
    let other = service.find(who).await?.person.id;
    if other == *me.id() {
        return Err(Problem::Own.into());
    }
    service.node.store.block(me.id(), &other, blocked, service.node.time.now()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A complaint, for those who keep the server.
#[utoipa::path(
    post,
    path = "/api/reports",
    operation_id = "report",
    tag = "People",
    request_body = Report,
    responses((status = 204, description = "Done"))
)]
pub(crate) async fn report(
    State(service): State<Service>,
    me: Me,
    Read(report): Read<Report>,
) -> Answer<StatusCode> {
    me.in_person()?;
    let text = paragraph(&report.text, MAX_REPORT).map_err(|error| {
        let text = format!("a report {error}");
        Problem::Unreadable { text }
    })?;
    let report = Report { text, ..report };
    let taken = service.limits.reports.take(me.id().clone(), service.node.time.now());
    taken.map_err(|wait| Problem::TooFast { wait })?;
    service.node.store.person(&report.person).await?.ok_or(Problem::NotFound)?;
    let (id, by, at) = (random_id(), me.id().clone(), service.node.time.now());
    service.node.store.add_report(&StoredReport { id, by, report, at }).await?;
    Ok(StatusCode::NO_CONTENT)
}
