//! Laws of invitations, ratings, jobs and the rest.

use gipfel_store::{
    Accepted, JobKind, MAX_ATTEMPTS, NewInvitation, NewJob, Rated, Rating, RatingChange, Store,
    StoredReport,
};
use gipfel_wire::{Audience, InvitationId, MessageId, PersonId, Report, Speed};

use crate::games::{game_id, new_game, two_players};
use crate::people::{add_account, id};

fn invitation(name: &str, owner: &PersonId, cause: &str, to: Audience) -> NewInvitation {
    NewInvitation {
        id: InvitationId::new(name).expect("an id"),
        owner: owner.clone(),
        cause: MessageId::new(cause).expect("an id"),
        to,
        terms: new_game("x", owner, owner).head.terms,
        at: 10,
        expires_at: 5_000,
    }
}

pub(crate) async fn an_invitation_is_made_once_and_taken_once(store: &Store) {
    let (white, black) = two_players(store).await;
    let first = invitation("i", &white, "m", Audience::Anyone);
    assert_eq!(store.invite(&first).await.unwrap(), first.id);
    let again = invitation("j", &white, "m", Audience::Anyone);
    assert_eq!(store.invite(&again).await.unwrap(), first.id, "the same request");
    let found = store.invitation(&first.id, 10).await.unwrap().unwrap();
    assert_eq!((found.by.name.as_deref(), found.terms), (Some("White"), first.terms.clone()));
    assert_eq!(store.open_invitations(None, 10, 9).await.unwrap().len(), 1);

    let takers = (0..6).map(|taker| {
        let (store, id) = (store.clone(), first.id.clone());
        let game = new_game(&format!("g{taker}"), &white, &black);
        tokio::spawn(async move { store.accept_invitation(&id, &game).await.unwrap() })
    });
    let mut begun = 0;
    for taker in takers.collect::<Vec<_>>() {
        begun += u32::from(taker.await.unwrap() == Accepted::Begun);
    }
    assert_eq!(begun, 1);
    let games = store.games_of(&white).await.unwrap();
    assert_eq!(games.len(), 1);
    let late = store.accept_invitation(&first.id, &new_game("late", &white, &black)).await.unwrap();
    assert_eq!(late, Accepted::Before(games[0].head.id.clone()));
    assert!(store.open_invitations(None, 10, 9).await.unwrap().is_empty());
}

pub(crate) async fn invitations_close_and_expire(store: &Store) {
    let (white, black) = two_players(store).await;
    let third = add_account(store, "Third").await;
    let to_black = Audience::Person { person: black.clone() };
    let first = invitation("i", &white, "m1", to_black.clone());
    let second = invitation("j", &white, "m2", to_black);
    let link = invitation("k", &white, "m3", Audience::Link);
    for new in [&first, &second, &link] {
        store.invite(new).await.unwrap();
    }
    assert!(!store.close_invitation(&first.id, &third).await.unwrap(), "not his");
    assert!(store.close_invitation(&first.id, &black).await.unwrap(), "declined");
    assert!(!store.close_invitation(&first.id, &white).await.unwrap(), "closed already");
    for (new, at, open) in [(&first, 10, false), (&link, 4_999, true), (&link, 5_000, false)] {
        assert_eq!(store.invitation(&new.id, at).await.unwrap().unwrap().open, open);
    }
    assert_eq!(store.open_invitations(Some(&black), 10, 9).await.unwrap().len(), 1);
    assert_eq!(store.open_invitations(Some(&white), 10, 9).await.unwrap().len(), 2);
    assert!(store.open_invitations(None, 5_000, 9).await.unwrap().is_empty(), "expired");
    let game = new_game("g", &white, &black);
    assert_eq!(store.accept_invitation(&first.id, &game).await.unwrap(), Accepted::Closed);
    assert_eq!(store.game(&game_id("g")).await.unwrap(), None);
    assert_eq!(store.forget_invitations(5_000).await.unwrap(), 3);
    assert_eq!(store.invitation(&link.id, 10).await.unwrap(), None);
}

pub(crate) async fn two_invitations_become_one_game(store: &Store) {
    let (white, black) = two_players(store).await;
    let one = invitation("i", &white, "m1", Audience::Pairing);
    let other = invitation("j", &black, "m2", Audience::Pairing);
    for new in [&one, &other] {
        store.invite(new).await.unwrap();
    }
    let pairing = (0..6).map(|number| {
        let (store, one, other) = (store.clone(), one.id.clone(), other.id.clone());
        let game = new_game(&format!("g{number}"), &white, &black);
        tokio::spawn(async move {
            let pair = if number % 2 == 0 { [&one, &other] } else { [&other, &one] };
            store.pair_invitations(pair, &game).await.unwrap()
        })
    });
    let mut begun = 0;
    for pairing in pairing.collect::<Vec<_>>() {
        begun += u32::from(pairing.await.unwrap());
    }
    assert_eq!((begun, store.games_of(&white).await.unwrap().len()), (1, 1));
    let third = invitation("k", &white, "m3", Audience::Pairing);
    store.invite(&third).await.unwrap();
    let late = new_game("late", &white, &black);
    assert!(!store.pair_invitations([&third.id, &other.id], &late).await.unwrap());
    assert!(store.invitation(&third.id, 10).await.unwrap().unwrap().open, "nothing has happened");
}

fn change(person: &PersonId, before: u32, rating: f64) -> RatingChange {
    let after =
        Rating { rating, deviation: 90.5, volatility: 0.06, games: before + 1, updated_at: 7 };
    RatingChange { person: person.clone(), before, after }
}

pub(crate) async fn ratings_change_once(store: &Store) {
    let (white, black) = two_players(store).await;
    let rate = async |game: &str, before, white_rating: f64| {
        let changes = [change(&white, before, white_rating), change(&black, 0, 1400.25)];
        store.rate(&game_id(game), "gipf", Speed::Blitz, &changes).await.unwrap()
    };
    assert_eq!(rate("a", 0, 1600.125).await, Rated::Done);
    assert_eq!(rate("a", 1, 1800.0).await, Rated::Done, "the same game counts once");
    assert_eq!(rate("b", 0, 1700.0).await, Rated::Stale);
    let found = store.rating(&white, "gipf", Speed::Blitz).await.unwrap().unwrap();
    assert_eq!(found, change(&white, 0, 1600.125).after);
    assert_eq!(store.rating(&white, "gipf", Speed::Rapid).await.unwrap(), None);
    let history = store.rating_history(&black, "gipf", Speed::Blitz).await.unwrap();
    assert_eq!(history.len(), 1, "of a stale change nothing is written");
    assert_eq!((history[0].rating, &history[0].game), (1400.25, &game_id("a")));
}

pub(crate) async fn leaders_are_sorted(store: &Store) {
    let (white, black) = two_players(store).await;
    let bot = add_account(store, "Bot").await;
    store.make_bot(&bot).await.unwrap();
    let new = add_account(store, "New").await;
    let mut unsure = change(&new, 0, 2400.0);
    unsure.after.deviation = 300.0;
    let first = [change(&white, 0, 1500.0), change(&bot, 0, 2000.0)];
    let second = [change(&black, 0, 1600.0), unsure];
    store.rate(&game_id("a"), "yinsh", Speed::Days, &first).await.unwrap();
    store.rate(&game_id("b"), "yinsh", Speed::Days, &second).await.unwrap();
    let leaders = store.leaders("yinsh", Speed::Days, false, 9).await.unwrap();
    let names: Vec<_> = leaders.iter().filter_map(|leader| leader.person.name.as_deref()).collect();
    assert_eq!(names, ["Black", "White"]);
    assert_eq!(store.leaders("yinsh", Speed::Days, true, 9).await.unwrap().len(), 1);
}

fn job(key: &str, kind: JobKind) -> NewJob {
    NewJob { key: key.to_owned(), kind, payload: format!("do {key}") }
}

pub(crate) async fn jobs_are_leased(store: &Store) {
    store.add_job(&job("a", JobKind::Turn), 1).await.unwrap();
    store.add_job(&job("a", JobKind::Turn), 2).await.unwrap();
    store.add_job(&job("b", JobKind::Analysis), 0).await.unwrap();
    let taken = store.take_job(JobKind::Turn, "w1", 10, 20).await.unwrap().unwrap();
    assert_eq!((taken.key.as_str(), taken.payload.as_str(), taken.attempts), ("a", "do a", 1));
    assert_eq!(store.take_job(JobKind::Turn, "w2", 19, 30).await.unwrap(), None);
    assert!(store.keep_job("a", "w1", 25).await.unwrap());
    assert_eq!(store.take_job(JobKind::Turn, "w2", 24, 30).await.unwrap(), None);
    let again = store.take_job(JobKind::Turn, "w2", 25, 30).await.unwrap().unwrap();
    assert_eq!(again.attempts, 2);
    assert!(!store.finish_job("a", "w1", "late").await.unwrap());
    assert!(!store.keep_job("a", "w1", 90).await.unwrap());
    assert!(store.finish_job("a", "w2", "answer").await.unwrap());
    assert_eq!(store.take_job(JobKind::Turn, "w3", 99, 100).await.unwrap(), None);
    let answer = Some((JobKind::Turn, Some("answer".to_owned())));
    assert_eq!(store.job("a").await.unwrap(), answer);
    for attempt in 0..MAX_ATTEMPTS {
        let (at, until) = (100 + attempt, 101 + attempt);
        assert!(store.take_job(JobKind::Analysis, "w", at, until).await.unwrap().is_some());
    }
    assert_eq!(store.take_job(JobKind::Analysis, "w", 999, 1000).await.unwrap(), None, "given up");
    assert_eq!(store.forget_jobs(50).await.unwrap(), 1, "analyses stay");
}

pub(crate) async fn jobs_are_shared(store: &Store) {
    for number in 0..12 {
        store.add_job(&job(&format!("j{number}"), JobKind::Turn), number).await.unwrap();
    }
    let workers = (0..4).map(|worker| {
        let store = store.clone();
        tokio::spawn(async move {
            let mut taken = Vec::new();
            while let Some(job) =
                store.take_job(JobKind::Turn, &format!("w{worker}"), 50, 500).await.unwrap()
            {
                taken.push(job.key);
            }
            taken
        })
    });
    let mut all = Vec::new();
    for worker in workers.collect::<Vec<_>>() {
        all.extend(worker.await.unwrap());
    }
    all.sort();
    let once = all.len();
    all.dedup();
    assert_eq!((all.len(), once), (12, 12), "each job was taken once");
}

pub(crate) async fn blocks_hold_both_ways(store: &Store) {
    let (white, black) = two_players(store).await;
    assert!(!store.is_blocked(&white, &black).await.unwrap());
    store.block(&white, &black, true, 1).await.unwrap();
    store.block(&white, &black, true, 2).await.unwrap();
    assert!(store.is_blocked(&white, &black).await.unwrap());
    assert!(store.is_blocked(&black, &white).await.unwrap());
    store.block(&black, &white, false, 3).await.unwrap();
    assert!(store.is_blocked(&black, &white).await.unwrap(), "it is not his to lift");
    store.block(&white, &black, false, 3).await.unwrap();
    assert!(!store.is_blocked(&black, &white).await.unwrap());
}

pub(crate) async fn reports_wait_until_closed(store: &Store) {
    let report = |name: &str, at| StoredReport {
        id: name.to_owned(),
        by: id("a"),
        report: Report { person: id("b"), game: Some(game_id("g")), text: "rude".to_owned() },
        at,
    };
    let (first, second) = (report("r", 2), report("s", 1));
    for report in [&first, &second, &first] {
        store.add_report(report).await.unwrap();
    }
    assert_eq!(store.open_reports().await.unwrap(), [second.clone(), first.clone()]);
    store.close_report("s", 9).await.unwrap();
    assert_eq!(store.open_reports().await.unwrap(), [first]);
}

pub(crate) async fn values_are_kept(store: &Store) {
    assert_eq!(store.meta("k").await.unwrap(), None);
    assert_eq!(store.meta_or("k", "v").await.unwrap(), "v");
    assert_eq!(store.meta_or("k", "w").await.unwrap(), "v", "the first stays");
    assert_eq!(store.meta("k").await.unwrap().as_deref(), Some("v"));
}
