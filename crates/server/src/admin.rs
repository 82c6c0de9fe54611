//! What those who keep a server can do, from a process of their own: nodes hear of it.

use gipfel_store::{Commit, CommitAnswer, Store, StoreError, StoredPerson, hash_password};
use gipfel_wire::{GameId, OverReason, PersonId};
use rand::Rng as _;

use crate::node::{News, random_hex};
use crate::room::{State, close};

/// How often the end of a game is tried again because something else has happened in it.
const TRIES: u32 = 10;

/// Somebody by his name or his id.
pub async fn find(store: &Store, who: &str) -> Result<Option<StoredPerson>, StoreError> {
    if let Some(found) = store.person_named(who).await? {
        return Ok(Some(found));
    }
    match PersonId::new(who) {
        Ok(id) => store.person(&id).await,
        Err(_) => Ok(None),
    }
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

/// Ends a game without a result, and says whether there was one to end.
pub async fn close_game(store: &Store, id: &GameId, now: i64) -> Result<bool, StoreError> {
    for _ in 0..TRIES {
        let Some(stored) = store.game(id).await? else { return Ok(false) };
        let mut state = State::new(stored.head, stored.secret)?;
        for event in &stored.events {
            state.apply(event);
        }
        let Some(commit): Option<Commit> = close(&state, OverReason::Closed, now) else {
            return Ok(false);
        };
        if store.commit(&commit).await? == CommitAnswer::Done {
            return Ok(true);
        }
    }
    Ok(false)
}
