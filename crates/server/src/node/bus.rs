//! What nodes tell each other.

use gipfel_store::{Notice, Store, StoreError};
use gipfel_wire::{GameId, InvitationId, PersonId, Side, Version};
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{Duration, sleep};

/// Something that other nodes should know. It may get lost: whoever misses it finds out in his own time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub(crate) enum News {
    /// A game has a version.
    Game {
        /// Which.
        game: GameId,
        /// The version.
        version: Version,
    },
    /// A game has begun.
    Started {
        /// Which.
        game: GameId,
        /// Its players.
        people: [PersonId; 2],
    },
    /// A player is connected to a node, or no more.
    Here {
        /// To which node.
        node: String,
        /// In which game.
        game: GameId,
        /// Who.
        side: Side,
        /// Whether he is.
        here: bool,
    },
    /// A node wants to know which players of a game are connected to others.
    Who {
        /// Which node.
        node: String,
        /// Which game.
        game: GameId,
    },
    /// An invitation is new.
    Invited {
        /// Which.
        invitation: InvitationId,
    },
    /// An invitation is open no more.
    Closed {
        /// Which.
        invitation: InvitationId,
        /// Whose it was.
        owner: PersonId,
        /// Whom it was for, if it was for one person.
        person: Option<PersonId>,
    },
    /// All sessions of somebody have ended.
    SignedOut {
        /// Whose.
        person: PersonId,
    },
}

/// What is heard from the bus.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Heard {
    /// News of a node, this one included.
    News(News),
    /// Something may have been missed.
    Gap,
}

/// Carries news to all nodes, the one that tells them included.
pub(crate) trait Bus: Send + Sync {
    /// Tells all nodes. It does not wait until they have heard it.
    fn publish(&self, news: &News);

    /// Whether commits have to be published: a bus of the database hears of them with the commit itself.
    fn wants_commits(&self) -> bool;
}

/// How often a file of SQLite is looked at for what other processes have written.
const LOOK: Duration = Duration::from_millis(300);
/// News that go to the database together. Whoever notifies waits for all others who do.
const TOGETHER: usize = 256;
/// How long to wait before a lost connection is tried again.
const RETRY: Duration = Duration::from_millis(500);

/// The bus of a store, and what is heard from it.
pub(super) async fn open(
    store: &Store,
) -> Result<(Box<dyn Bus>, UnboundedReceiver<Heard>), StoreError> {
    let (heard, receiver) = unbounded_channel();
    let bus: Box<dyn Bus> = match store.listen().await? {
        Some(listener) => {
            let (told, queue) = unbounded_channel();
            tokio::spawn(tell(store.clone(), queue));
            tokio::spawn(listen(store.clone(), listener, heard));
            Box::new(DatabaseBus { told })
        }
        None => {
            tokio::spawn(look(store.clone(), heard.clone()));
            Box::new(LocalBus { heard })
        }
    };
    Ok((bus, receiver))
}

/// The bus of a single process.
struct LocalBus {
    heard: UnboundedSender<Heard>,
}

impl Bus for LocalBus {
    fn publish(&self, news: &News) {
        // A node that hears no more has stopped.
        let _ = self.heard.send(Heard::News(news.clone()));
    }

    fn wants_commits(&self) -> bool {
        true
    }
}

/// Other processes (a worker, somebody who keeps the server) may write into the same file.
async fn look(store: Store, heard: UnboundedSender<Heard>) {
    let mut known = store.foreign_writes().await.ok();
    while !heard.is_closed() {
        sleep(LOOK).await;
        let Ok(now) = store.foreign_writes().await else { continue };
        if known.replace(now).is_some_and(|before| before != now) {
            let _ = heard.send(Heard::Gap);
        }
    }
}

/// The bus of nodes that share a PostgreSQL: LISTEN and NOTIFY.
struct DatabaseBus {
    told: UnboundedSender<News>,
}

impl Bus for DatabaseBus {
    fn publish(&self, news: &News) {
        let _ = self.told.send(news.clone());
    }

    fn wants_commits(&self) -> bool {
        false
    }
}

async fn tell(store: Store, mut queue: UnboundedReceiver<News>) {
    let mut news = Vec::new();
    while queue.recv_many(&mut news, TOGETHER).await > 0 {
        let texts: Vec<String> =
            news.drain(..).filter_map(|news| serde_json::to_string(&news).ok()).collect();
        if let Err(error) = store.tell(&texts).await {
            tracing::warn!(%error, ?texts, "other nodes are not told");
        }
    }
}

async fn listen(store: Store, mut listener: gipfel_store::Listener, heard: UnboundedSender<Heard>) {
    while !heard.is_closed() {
        let notice = match listener.next().await {
            Ok(notice) => notice,
            Err(error) => {
                tracing::warn!(%error, "the bus is broken");
                sleep(RETRY).await;
                if let Ok(Some(again)) = store.listen().await {
                    listener = again;
                }
                Notice::Gap
            }
        };
        let news = match notice {
            Notice::Commit(text) => commit_news(&text).map(Heard::News),
            Notice::Told(text) => serde_json::from_str(&text).ok().map(Heard::News),
            Notice::Gap => Some(Heard::Gap),
        };
        // What a later version of the program tells may be unknown here.
        if let Some(news) = news {
            let _ = heard.send(news);
        }
    }
}

fn commit_news(text: &str) -> Option<News> {
    let (game, version) = text.split_once(' ')?;
    Some(News::Game { game: GameId::new(game).ok()?, version: version.parse().ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_are_read_back() {
        let game = GameId::new("g").unwrap();
        let news =
            News::Here { node: "n".to_owned(), game: game.clone(), side: Side::White, here: true };
        let text = serde_json::to_string(&news).unwrap();
        assert_eq!(serde_json::from_str::<News>(&text).unwrap(), news);
        assert_eq!(commit_news("g 17"), Some(News::Game { game, version: 17 }));
        assert_eq!(commit_news("g"), None);
        assert_eq!(commit_news("g x"), None);
    }
}
