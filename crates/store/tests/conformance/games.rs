//! Laws of games and of what happens in them.

use gipfel_store::{Commit, CommitAnswer, JobKind, NewGame, NewJob, Standing, Store};
use gipfel_wire::{
    ClockTerms, Event, EventBody, GameHead, GameId, GameResult, MessageId, OverReason, Person,
    PersonId, PersonKind, Seat, Side, SideChoice, Terms,
};

use crate::people::{add_account, id};

pub(crate) fn game_id(text: &str) -> GameId {
    GameId::new(text).expect("an id")
}

pub(crate) const START: &str = "gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push";

pub(crate) fn new_game(name: &str, white: &PersonId, black: &PersonId) -> NewGame {
    let seat = |person: &PersonId| Seat {
        person: Person { id: person.clone(), kind: PersonKind::Guest, name: None },
        rating: None,
        level: None,
    };
    let start = gipfel_rules_start();
    let clock = ClockTerms::Fischer { initial: 300_000, increment: 2_000 };
    let head = GameHead {
        id: game_id(name),
        terms: Terms { start, links: None, clock, rated: true, side: SideChoice::Any },
        seats: [seat(white), seat(black)],
        at: 1_000,
        commitment: None,
    };
    let standing =
        Standing { decider: Some(Side::White), deadline: Some(61_000), ..Standing::default() };
    NewGame { head, secret: Some("secret".to_owned()), standing, jobs: vec![] }
}

fn gipfel_rules_start() -> String {
    START.to_owned()
}

pub(crate) async fn begin(store: &Store, name: &str, white: &PersonId, black: &PersonId) -> GameId {
    let game = new_game(name, white, black);
    store.create_game(&game).await.unwrap();
    game.head.id
}

fn event(version: u64, body: EventBody) -> Event {
    let by = if version % 2 == 1 { Side::White } else { Side::Black };
    let cause = MessageId::new(format!("m{version}")).expect("an id");
    let at = 1_000 + i64::try_from(version).expect("small");
    Event { version, at, by: Some(by), cause: Some(cause), body }
}

pub(crate) fn said(version: u64, text: &str) -> Event {
    event(version, EventBody::Said { text: text.to_owned() })
}

pub(crate) fn turn(version: u64, number: u32, text: &str) -> Event {
    let text = text.to_owned();
    event(version, EventBody::Turn { number, text, spent: 5, lag: 1, left: Some(9), roll: None })
}

pub(crate) fn commit(game: &GameId, expected: u64, events: Vec<Event>) -> Commit {
    let game = game.clone();
    let standing =
        Standing { decider: Some(Side::Black), deadline: Some(9_000), ..Standing::default() };
    Commit { game, expected, events, standing, rematch: None, jobs: vec![] }
}

/// Ends a game at a moment.
pub(crate) async fn end(store: &Store, game: &GameId, expected: u64, result: GameResult, at: i64) {
    let body = EventBody::Over { result, reason: OverReason::Resigned, reveal: None };
    let mut commit = commit(game, expected, vec![event(expected + 1, body)]);
    let over = Some((result, OverReason::Resigned, at));
    commit.standing = Standing { over, turns: 2, ..Standing::default() };
    assert_eq!(store.commit(&commit).await.unwrap(), CommitAnswer::Done);
}

pub(crate) async fn two_players(store: &Store) -> (PersonId, PersonId) {
    (add_account(store, "White").await, add_account(store, "Black").await)
}

pub(crate) async fn the_first_commit_wins_and_the_others_are_stale(store: &Store) {
    let (white, black) = two_players(store).await;
    let game = begin(store, "g", &white, &black).await;
    let first = commit(&game, 0, vec![turn(1, 1, "e1-e3")]);
    assert_eq!(store.commit(&first).await.unwrap(), CommitAnswer::Done);
    assert_eq!(store.commit(&first).await.unwrap(), CommitAnswer::Stale);
    let late = commit(&game, 0, vec![turn(1, 1, "a1-b2")]);
    assert_eq!(store.commit(&late).await.unwrap(), CommitAnswer::Stale);
    let early = commit(&game, 2, vec![turn(3, 2, "a1-b2")]);
    assert_eq!(store.commit(&early).await.unwrap(), CommitAnswer::Stale);
    let elsewhere = commit(&game_id("other"), 0, vec![turn(1, 1, "a1-b2")]);
    assert_eq!(store.commit(&elsewhere).await.unwrap(), CommitAnswer::Stale);
    assert_eq!(store.turns(&game).await.unwrap(), ["e1-e3"]);
    assert_eq!(store.events_after(&game, 0).await.unwrap(), first.events);
}

pub(crate) async fn a_takeback_frees_the_numbers(store: &Store) {
    let (white, black) = two_players(store).await;
    let game = begin(store, "g", &white, &black).await;
    let turns = vec![turn(1, 1, "a"), turn(2, 2, "b"), turn(3, 3, "c")];
    store.commit(&commit(&game, 0, turns)).await.unwrap();
    let back = event(4, EventBody::TakenBack { to: 1 });
    store.commit(&commit(&game, 3, vec![back])).await.unwrap();
    assert_eq!(store.turns(&game).await.unwrap(), ["a"]);
    store.commit(&commit(&game, 4, vec![turn(5, 2, "d")])).await.unwrap();
    assert_eq!(store.turns(&game).await.unwrap(), ["a", "d"]);
    assert_eq!(store.events_after(&game, 0).await.unwrap().len(), 5, "the log forgets nothing");
}

pub(crate) async fn events_of_one_commit_happen_in_their_order(store: &Store) {
    let (white, black) = two_players(store).await;
    let (game, other) =
        (begin(store, "g", &white, &black).await, begin(store, "h", &white, &black).await);
    let back = |version, to| event(version, EventBody::TakenBack { to });
    store.commit(&commit(&game, 0, vec![turn(1, 1, "a"), turn(2, 2, "b")])).await.unwrap();
    let events = vec![
        turn(3, 3, "c"),
        back(4, 1),
        turn(5, 2, "d"),
        turn(6, 3, "e"),
        back(7, 2),
        turn(8, 3, "f"),
    ];
    let untouched = vec![turn(1, 1, "x"), turn(2, 2, "y"), turn(3, 3, "z")];
    let commits = [commit(&other, 0, untouched), commit(&game, 2, events)];
    assert_eq!(store.commit_all(&commits).await.unwrap(), [CommitAnswer::Done; 2]);
    assert_eq!(store.turns(&game).await.unwrap(), ["a", "d", "f"]);
    assert_eq!(store.turns(&other).await.unwrap(), ["x", "y", "z"]);
    assert_eq!(store.events_after(&game, 0).await.unwrap().len(), 8);
}

pub(crate) async fn what_is_written_is_read_back(store: &Store) {
    let (white, black) = two_players(store).await;
    let new = new_game("g", &white, &black);
    store.create_game(&new).await.unwrap();
    store.create_game(&NewGame { secret: None, ..new.clone() }).await.unwrap();
    let events = vec![turn(1, 1, "e1-e3"), said(2, "'; DROP TABLE games; --\u{1F600}\n<b>")];
    store.commit(&commit(&new.head.id, 0, events.clone())).await.unwrap();
    let found = store.game(&new.head.id).await.unwrap().unwrap();
    assert_eq!(found.secret.as_deref(), Some("secret"), "a game is begun once");
    assert_eq!(found.events, events);
    assert_eq!(found.head.terms, new.head.terms);
    assert_eq!(found.head.seats[0].person.name.as_deref(), Some("White"), "names are today's");
    assert_eq!(store.events_after(&new.head.id, 1).await.unwrap(), events[1..]);
    assert_eq!(store.game(&game_id("none")).await.unwrap(), None);
}

pub(crate) async fn many_commits_at_once_have_answers_of_their_own(store: &Store) {
    let (white, black) = two_players(store).await;
    let (a, b) = (begin(store, "b", &white, &black).await, begin(store, "a", &white, &black).await);
    let commits = [
        commit(&a, 0, vec![turn(1, 1, "a")]),
        commit(&b, 7, vec![turn(8, 1, "a")]),
        commit(&a, 1, vec![turn(2, 2, "b")]),
        commit(&b, 0, vec![turn(1, 1, "c")]),
    ];
    let answers = store.commit_all(&commits).await.unwrap();
    use CommitAnswer::{Done, Stale};
    assert_eq!(answers, [Done, Stale, Done, Done]);
    assert_eq!(store.turns(&a).await.unwrap(), ["a", "b"]);
    assert!(store.commit_all(&[]).await.unwrap().is_empty());
}

pub(crate) async fn of_many_writers_one_wins(store: &Store) {
    let (white, black) = two_players(store).await;
    let game = begin(store, "g", &white, &black).await;
    for version in 0..5_u64 {
        let number = u32::try_from(version).expect("small") + 1;
        let writers = (0..8).map(|writer| {
            let store = store.clone();
            let events = vec![turn(version + 1, number, &format!("t{writer}"))];
            let commit = commit(&game, version, events);
            tokio::spawn(async move { store.commit(&commit).await.unwrap() })
        });
        let mut done = 0;
        for writer in writers.collect::<Vec<_>>() {
            done += u32::from(writer.await.unwrap() == CommitAnswer::Done);
        }
        assert_eq!(done, 1, "version {version}");
    }
    assert_eq!(store.events_after(&game, 0).await.unwrap().len(), 5);
}

pub(crate) async fn a_rematch_begins_with_the_commit(store: &Store) {
    let (white, black) = two_players(store).await;
    let game = begin(store, "g", &white, &black).await;
    let rematch = new_game("h", &black, &white);
    let body = EventBody::Rematch { game: game_id("h") };
    let jobs = vec![NewJob { key: "j".to_owned(), kind: JobKind::Turn, payload: "h".to_owned() }];
    let rematch = Some(NewGame { jobs: jobs.clone(), ..rematch });
    let commit = Commit { rematch, ..commit(&game, 0, vec![event(1, body)]) };
    let stale = Commit { expected: 5, ..commit.clone() };
    store.commit(&stale).await.unwrap();
    assert_eq!(store.game(&game_id("h")).await.unwrap(), None, "nothing of a stale commit happens");
    store.commit(&commit).await.unwrap();
    let found = store.game(&game_id("h")).await.unwrap().unwrap();
    assert_eq!(found.head.seats[0].person.id, id("black"));
    assert_eq!(store.job("j").await.unwrap(), Some((JobKind::Turn, None)));
}

/// Even if the number of the game were wrong, the key of the events would stop a second one.
pub(crate) async fn an_event_is_never_written_twice(store: &Store) {
    let (white, black) = two_players(store).await;
    let game = begin(store, "g", &white, &black).await;
    store.commit(&commit(&game, 0, vec![said(1, "a")])).await.unwrap();
    // Claims to follow version 1, but its event has the number 1.
    assert!(store.commit(&commit(&game, 1, vec![said(1, "b")])).await.is_err());
    assert_eq!(store.events_after(&game, 0).await.unwrap(), [said(1, "a")]);
    assert_eq!(
        store.commit(&commit(&game, 1, vec![said(2, "c")])).await.unwrap(),
        CommitAnswer::Done
    );
}
