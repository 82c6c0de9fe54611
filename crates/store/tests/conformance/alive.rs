//! Laws of heartbeats and outages.

use gipfel_store::{ALIVE, Outage, Store};

use crate::games::{begin, two_players};

async fn deadline(store: &Store) -> Option<i64> {
    let due = store.due_games(i64::MAX, 10).await.unwrap();
    let live = store.games_of(&crate::people::id("white")).await.unwrap();
    assert_eq!(due.len(), live.iter().filter(|game| game.standing.deadline.is_some()).count());
    live.first().and_then(|game| game.standing.deadline)
}

pub(crate) async fn an_outage_is_found_once_and_moves_deadlines(store: &Store) {
    let (white, black) = two_players(store).await;
    let game = begin(store, "g", &white, &black).await;
    let before = deadline(store).await.expect("games here have clocks");
    let began = 1_000_000;
    let first = store.beat("a", began, false).await.unwrap();
    assert_eq!(store.alive(began + 10).await.unwrap(), 1);
    let moved = deadline(store).await.unwrap();
    // Before the first heartbeat there was nobody either, since the game began.
    assert_eq!((first, moved - before), (began, began - 1_000));

    // A node that was alive all along says so, however far its clock has moved.
    assert_eq!(store.beat("a", began + 60_000, true).await.unwrap(), first);
    assert_eq!(store.beat("a", began + 60_000 + ALIVE - 1, false).await.unwrap(), first);
    let last = began + 60_000 + ALIVE - 1;
    let back = last + 10_000;
    assert_eq!(store.beat("b", back, false).await.unwrap(), back);
    assert_eq!(store.beat("a", back + 1, false).await.unwrap(), back, "it is found once");
    assert_eq!(deadline(store).await, Some(moved + 10_000));
    let outages = store.game(&game).await.unwrap().unwrap().outages;
    assert_eq!(outages[1..], [Outage { began: last, ended: back }]);

    // One that stops in good order is gone at once.
    store.rest("a", back + 1).await.unwrap();
    store.rest("b", back + 2).await.unwrap();
    assert_eq!(store.alive(back + 3).await.unwrap(), 0);
    assert_eq!(store.beat("c", back + 502, false).await.unwrap(), back + 502);
    assert_eq!(deadline(store).await, Some(moved + 10_500));
}

pub(crate) async fn another_node_covers_for_one(store: &Store) {
    let (white, black) = two_players(store).await;
    begin(store, "g", &white, &black).await;
    let first = store.beat("a", 1_000_000, false).await.unwrap();
    store.beat("b", 1_000_500, false).await.unwrap();
    let before = deadline(store).await;
    for at in (1_001_000..1_030_000).step_by(1_000) {
        store.beat("b", at, true).await.unwrap();
    }
    assert_eq!(store.beat("a", 1_030_000, false).await.unwrap(), first, "a was frozen, b was not");
    assert_eq!(deadline(store).await, before);
}
