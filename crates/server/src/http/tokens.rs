//! Tokens for programs.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use gipfel_store::Session;
use gipfel_wire::{Problem, Token, TokenTerms, line};

use super::identity::{TOKEN, token_hash};
use super::{Answer, Me, Read, Service, Told};
use crate::node::random_hex;

/// What a token may allow.
const SCOPES: [&str; 2] = ["play", "read"];
/// Tokens that somebody may have.
const MOST: usize = 20;
/// Characters of what its owner calls it.
const LABEL: usize = 60;
/// How long a token is good, in milliseconds.
const LASTS: i64 = 5 * 365 * 24 * 60 * 60 * 1000;

/// The tokens of whoever asks.
#[utoipa::path(
    get,
    path = "/api/tokens",
    operation_id = "tokens_list",
    tag = "Programs",
    responses((status = 200, description = "Done", body = Vec<Token>))
)]
pub(crate) async fn list(State(service): State<Service>, me: Me) -> Answer<Told<Vec<Token>>> {
    me.in_person()?;
    let all = service.node.store.sessions_of(me.id()).await?;
    let tokens = all.into_iter().filter(|info| !info.session.scopes.is_empty());
    let shown = tokens.map(|info| Token {
        token: None,
        id: short(&info.session.token_hash),
        label: info.session.label,
        scopes: info.session.scopes.split(' ').map(str::to_owned).collect(),
        at: info.created_at,
        seen: info.seen_at,
    });
    Ok(Told(shown.collect()))
}

/// A new token, told once.
#[utoipa::path(
    post,
    path = "/api/tokens",
    operation_id = "tokens_create",
    tag = "Programs",
    request_body = TokenTerms,
    responses((status = 200, description = "Done", body = Token))
)]
pub(crate) async fn create(
    State(service): State<Service>,
    me: Me,
    Read(TokenTerms { label, scopes }): Read<TokenTerms>,
) -> Answer<Told<Token>> {
    me.in_person()?;
    let known = scopes.iter().all(|scope| SCOPES.contains(&scope.as_str()));
    let label = line(&label, LABEL).map_err(|error| {
        let text = format!("a label {error}");
        Problem::Unreadable { text }
    })?;
    if scopes.is_empty() || scopes.len() > SCOPES.len() || !known {
        let text = format!("a label, and scopes out of {}", SCOPES.join(", "));
        return Err(Problem::Unreadable { text }.into());
    }
    // Whoever plays through a program has a name.
    let name = me.person().name.as_ref().ok_or(Problem::NotAllowed)?;
    let all = service.node.store.sessions_of(me.id()).await?;
    if all.iter().filter(|info| !info.session.scopes.is_empty()).count() >= MOST {
        return Err(Problem::TooMany.into());
    }
    let (token, now) = (format!("{TOKEN}{}", random_hex(32)), service.node.time.now());
    tracing::info!(name, "a token is made");
    let session = Session {
        token_hash: token_hash(&token),
        person: me.id().clone(),
        scopes: scopes.join(" "),
        label: label.clone(),
        expires_at: now + LASTS,
    };
    service.node.store.add_session(&session, now).await?;
    let id = short(&session.token_hash);
    Ok(Told(Token { token: Some(token), id, label, scopes, at: now, seen: now }))
}

/// Makes a token good for nothing.
#[utoipa::path(
    delete,
    path = "/api/tokens/{id}",
    operation_id = "tokens_delete",
    tag = "Programs",
    params(("id" = String, Path)),
    responses((status = 204, description = "Done"))
)]
pub(crate) async fn delete(
    State(service): State<Service>,
    me: Me,
    Path(id): Path<String>,
) -> Answer<StatusCode> {
    me.in_person()?;
    let all = service.node.store.sessions_of(me.id()).await?;
    let own = all
        .into_iter()
        .map(|info| info.session)
        .find(|session| !session.scopes.is_empty() && short(&session.token_hash) == id);
    service.node.store.end_session(&own.ok_or(Problem::NotFound)?.token_hash).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What a token is called in lists. It is no secret: the token cannot be found from it.
fn short(hash: &str) -> String {
    hash.chars().take(12).collect()
}
