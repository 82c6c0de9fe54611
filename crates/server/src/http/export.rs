//! Everything that is kept of somebody.

use gipfel_store::StoredPerson;
use serde_json::json;

use super::{Answer, Me, Service};

impl Service {
    /// Everything that is kept of somebody, as JSON: who he is, his sessions, ratings, blocks, and all games with what was said.
    pub(crate) async fn export(&self, me: &Me) -> Answer<String> {
        let store = &self.node.store;
        let StoredPerson { person, created_at, seen_at, .. } = &me.stored;
        let sessions = store.sessions_of(&person.id).await?;
        let session = |info: gipfel_store::SessionInfo| {
            json!({ "label": info.session.label, "scopes": info.session.scopes,
                "created": info.created_at, "seen": info.seen_at, "expires": info.session.expires_at })
        };
        let mut games = Vec::new();
        for live in store.games_of(&person.id).await? {
            games.push(live.head.id);
        }
        for id in store.finished_games_of(&person.id).await? {
            games.push(id);
        }
        let mut whole = Vec::new();
        for id in games {
            if let Some(game) = store.game(&id).await? {
                whole.push(json!({ "head": game.head, "events": game.events }));
            }
        }
        let all = json!({
            "person": person,
            "since": created_at,
            "seen": seen_at,
            "sessions": sessions.into_iter().map(session).collect::<Vec<_>>(),
            "ratings": self.ratings(&person.id).await?,
            "blocked": store.blocked_by(&person.id).await?,
            "games": whole,
        });
        Ok(all.to_string())
    }
}
