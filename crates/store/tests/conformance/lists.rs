//! Laws of lists of games.

use gipfel_store::{Standing, Store};
use gipfel_wire::{ArchiveQuery, GameResult, Side};

use crate::games::{begin, commit, end, game_id, turn, two_players};
use crate::people::add_account;

pub(crate) async fn live_games_are_listed(store: &Store) {
    let (white, black) = two_players(store).await;
    let third = add_account(store, "Third").await;
    let first = begin(store, "a", &white, &black).await;
    begin(store, "b", &third, &white).await;
    begin(store, "c", &third, &black).await;
    store.commit(&commit(&first, 0, vec![turn(1, 1, "x")])).await.unwrap();
    let mine = store.games_of(&white).await.unwrap();
    let ids: Vec<&str> = mine.iter().map(|game| game.head.id.as_str()).collect();
    assert_eq!(ids, ["a", "b"]);
    assert_eq!((mine[0].version, mine[0].standing.decider), (1, Some(Side::Black)));
    end(store, &first, 1, GameResult::White, 5_000).await;
    assert_eq!(store.games_of(&white).await.unwrap().len(), 1);
    assert_eq!(store.live_games("gipf", 1).await.unwrap().len(), 1);
    assert_eq!(store.live_games("gipf", 9).await.unwrap().len(), 2);
    assert!(store.live_games("yinsh", 9).await.unwrap().is_empty());
}

pub(crate) async fn games_that_are_due_are_found(store: &Store) {
    let (white, black) = two_players(store).await;
    let games = [("a", Some(300)), ("b", Some(100)), ("c", None), ("d", Some(900))];
    for (name, deadline) in games {
        let game = begin(store, name, &white, &black).await;
        let mut commit = commit(&game, 0, vec![turn(1, 1, "x")]);
        commit.standing = Standing { deadline, ..commit.standing };
        store.commit(&commit).await.unwrap();
    }
    let due = store.due_games(300, 10).await.unwrap();
    assert_eq!(due, [game_id("b"), game_id("a")]);
    end(store, &game_id("b"), 1, GameResult::Draw, 400).await;
    assert_eq!(store.due_games(300, 10).await.unwrap(), [game_id("a")]);
    assert_eq!(store.due_games(1_000, 1).await.unwrap(), [game_id("a")]);
}

pub(crate) async fn the_archive_is_searched(store: &Store) {
    let (white, black) = two_players(store).await;
    let third = add_account(store, "Third").await;
    let games = [
        ("a", &white, &black, ["e1-e3", "e9-e7"], GameResult::White, 100),
        ("b", &black, &white, ["e1-e3", "a1-b2"], GameResult::Draw, 200),
        ("c", &third, &black, ["a5-b5", "e9-e7"], GameResult::Black, 300),
    ];
    for (name, white, black, [first, second], result, at) in games {
        let game = begin(store, name, white, black).await;
        store.commit(&commit(&game, 0, vec![turn(1, 1, first), turn(2, 2, second)])).await.unwrap();
        end(store, &game, 2, result, at).await;
    }
    begin(store, "live", &white, &black).await;
    let word = |text: &str| Some(text.to_owned());
    let opening = |turns: &[&str]| turns.iter().map(|&turn| turn.to_owned()).collect();
    let queries = [
        (ArchiveQuery::default(), "c b a"),
        (ArchiveQuery { player: word("white"), ..Default::default() }, "b a"),
        (
            ArchiveQuery { player: word("BLACK"), opponent: word("third"), ..Default::default() },
            "c",
        ),
        (ArchiveQuery { opponent: word("nobody"), ..Default::default() }, ""),
        (
            ArchiveQuery { game: word("gipf"), variant: word("standard"), ..Default::default() },
            "c b a",
        ),
        (ArchiveQuery { variant: word("basic"), ..Default::default() }, ""),
        (ArchiveQuery { result: Some(GameResult::Draw), ..Default::default() }, "b"),
        (ArchiveQuery { from: Some(200), to: Some(300), ..Default::default() }, "b"),
        (ArchiveQuery { opening: opening(&["e1-e3"]), ..Default::default() }, "b a"),
        (ArchiveQuery { opening: opening(&["e1-e3", "e9-e7"]), ..Default::default() }, "a"),
        (ArchiveQuery { opening: opening(&["e9-e7"]), ..Default::default() }, ""),
    ];
    for (query, expected) in queries {
        let page = store.search(&query).await.unwrap();
        let ids: Vec<&str> = page.games.iter().map(|game| game.head.id.as_str()).collect();
        assert_eq!(ids.join(" "), expected, "{query:?}");
        assert_eq!(page.next, None);
    }
    let all = store.search(&ArchiveQuery::default()).await.unwrap();
    let last = all.games.last().unwrap();
    assert_eq!((last.result, last.ended, last.turns, last.version), (GameResult::White, 100, 2, 3));
    assert_eq!(last.head.seats[0].person.name.as_deref(), Some("White"));
}

pub(crate) async fn pages_follow_each_other(store: &Store) {
    let (white, black) = two_players(store).await;
    for number in 0..7 {
        let game = begin(store, &format!("g{number}"), &white, &black).await;
        // Some end at the same moment.
        end(store, &game, 0, GameResult::Draw, number / 2).await;
    }
    let mut query = ArchiveQuery { count: Some(2), ..Default::default() };
    let mut seen = Vec::new();
    loop {
        let page = store.search(&query).await.unwrap();
        assert!(page.games.len() <= 2);
        seen.extend(page.games.into_iter().map(|game| game.head.id.to_string()));
        query.after = page.next;
        if query.after.is_none() {
            break;
        }
    }
    assert_eq!(seen.join(" "), "g6 g4 g5 g2 g3 g0 g1");
}
