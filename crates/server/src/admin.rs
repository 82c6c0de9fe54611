//! What those who keep a server can do, from a process of their own: nodes hear of it.

use gipfel_store::{
    Commit, CommitAnswer, Standing, Store, StoreError, StoredGame, StoredPerson, hash_password,
};
use gipfel_wire::{Event, EventBody, GameId, GameResult, OverReason, PersonId, Version};
use rand::Rng as _;

use crate::node::{News, random_hex};
use crate::room::{close, load};

/// How often the end of a game is tried again because something else has happened in it.
const TRIES: u32 = 10;

/// Somebody by id or by name. Ids come first: nobody can take an id for a name, but earlier versions let them.
pub async fn find(store: &Store, who: &str) -> Result<Option<StoredPerson>, StoreError> {
    if let Ok(id) = PersonId::new(who)
        && let Some(found) = store.person(&id).await?
    {
        return Ok(Some(found));
    }
    store.person_named(who).await
}

async fn told(store: &Store, person: &PersonId) -> Result<(), StoreError> {
    let news = News::SignedOut { person: person.clone() };
    store.tell(&[serde_json::to_string(&news)?]).await
}

/// Ends all sessions and tokens of somebody. Nodes that share a PostgreSQL close what is open over them.
pub async fn sign_out(store: &Store, person: &PersonId) -> Result<(), StoreError> {
    store.end_sessions(person).await?;
    told(store, person).await
}

/// Forgets who somebody was; his games stay.
pub async fn delete(store: &Store, person: &PersonId) -> Result<(), StoreError> {
    store.delete_person(person).await?;
    told(store, person).await
}

/// Gives somebody a password that nobody has seen before, and returns it.
pub async fn reset_password(store: &Store, person: &PersonId) -> Result<String, StoreError> {
    let (password, mut salt) = (random_hex(12), [0; 16]);
    rand::rng().fill_bytes(&mut salt);
    let hash = hash_password(&password, salt).map_err(|_| StoreError::Stopped)?;
    store.set_password(person, &hash).await?;
    told(store, person).await?;
    Ok(password)
}

/// Ends a game of which not even the start can be played.
fn close_unread(game: StoredGame, now: i64) -> Option<Commit> {
    let is_over = |event: &Event| matches!(event.body, EventBody::Over { .. });
    if game.events.iter().any(is_over) {
        return None;
    }
    let read = game.events.len() as Version;
    let expected = game.unreadable.map_or(read, |unreadable| unreadable.last);
    let (result, reason) = (GameResult::None, OverReason::Closed);
    let body = EventBody::Over { result, reason, reveal: None };
    let event = Event { version: expected + 1, at: now, by: None, cause: None, body };
    let standing = Standing { over: Some((result, reason, now)), ..Standing::default() };
    let (events, jobs) = (vec![event], Vec::new());
    Some(Commit { game: game.head.id, expected, events, standing, rematch: None, jobs })
}

/// Ends a game without a result, also one that cannot be played on, and says whether there was one to end.
pub async fn close_game(store: &Store, id: &GameId, now: i64) -> Result<bool, StoreError> {
    for _ in 0..TRIES {
        let Some(stored) = store.game(id).await? else { return Ok(false) };
        let commit: Option<Commit> = match load(&stored) {
            Ok(state) => close(&state, OverReason::Closed, now),
            Err(_) => close_unread(stored, now),
        };
        let Some(commit) = commit else { return Ok(false) };
        if store.commit(&commit).await? == CommitAnswer::Done {
            return Ok(true);
        }
    }
    Ok(false)
}
