//! A store in memory that keeps the promises of the real one.

use std::collections::BTreeMap;

use gipfel_store::{Commit, CommitAnswer, NewGame, Standing, StoredGame};
use gipfel_wire::{Event, EventBody, GameId, Version};

/// Games and what happened in them.
#[derive(Debug, Default)]
pub(crate) struct MemoryStore {
    games: BTreeMap<GameId, (StoredGame, Standing)>,
    turns: BTreeMap<(GameId, u32), String>,
}

impl MemoryStore {
    pub(crate) fn create(&mut self, new: NewGame) {
        let NewGame { head, secret, standing, .. } = new;
        let id = head.id.clone();
        let game = StoredGame::new(head, secret);
        self.games.entry(id).or_insert((game, standing));
    }

    pub(crate) fn game(&self, id: &GameId) -> Option<&StoredGame> {
        self.games.get(id).map(|(game, _)| game)
    }

    pub(crate) fn deadline(&self, id: &GameId) -> Option<i64> {
        self.games.get(id)?.1.deadline
    }

    pub(crate) fn games(&self) -> usize {
        self.games.len()
    }

    pub(crate) fn events_after(&self, id: &GameId, version: Version) -> Vec<Event> {
        let events = self.game(id).map(|game| game.events.as_slice()).unwrap_or_default();
        events.iter().filter(|event| event.version > version).cloned().collect()
    }

    /// The texts of the turns that stand.
    pub(crate) fn turns(&self, id: &GameId) -> Vec<&str> {
        let own = self.turns.iter().filter(|((game, _), _)| game == id);
        own.map(|(_, text)| text.as_str()).collect()
    }

    pub(crate) fn commit(&mut self, commit: &Commit) -> Result<CommitAnswer, String> {
        let Some((game, standing)) = self.games.get_mut(&commit.game) else {
            return Ok(CommitAnswer::Stale);
        };
        if game.events.len() as Version != commit.expected {
            return Ok(CommitAnswer::Stale);
        }
        for event in &commit.events {
            if event.version != game.events.len() as Version + 1 {
                return Err(format!("event {event:?} has the wrong number"));
            }
            game.events.push(event.clone());
            match &event.body {
                EventBody::Turn { number, text, .. } => {
                    let key = (commit.game.clone(), *number);
                    if self.turns.insert(key, text.clone()).is_some() {
                        return Err(format!("turn {number} was written twice"));
                    }
                }
                EventBody::TakenBack { to } => {
                    self.turns.retain(|(id, number), _| *id != commit.game || number <= to);
                }
                _ => {}
            }
        }
        *standing = commit.standing;
        if let Some(rematch) = &commit.rematch {
            self.create(rematch.clone());
        }
        Ok(CommitAnswer::Done)
    }
}
