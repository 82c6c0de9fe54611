//! Games being played.

use gipfel_client::{Player, PlayerError};
use gipfel_live::commitment;
use gipfel_rules::GameKind;
use gipfel_server::Server;
use gipfel_wire::{
    Claim, ClockTerms, ContestTerms, EventBody, GameResult, LinkTerms, Message, Offer, OverReason,
    Problem, RequestBody, Terms,
};

use crate::table::{FIVE_MINUTES, Hall, basic, hear, options, play_on, state, terms};

fn refused(answer: Result<Message, PlayerError>) -> Problem {
    match answer {
        Err(PlayerError::Refused(problem)) => problem,
        other => panic!("{other:?}"),
    }
}

async fn ending(player: &mut Player, game: &gipfel_wire::GameId) -> (GameResult, OverReason) {
    let over = |player: &mut Player| {
        let last = player.game(game)?.events().iter().rev();
        last.clone().find_map(|event| match &event.body {
            EventBody::Over { result, reason, .. } => Some((*result, *reason)),
            _ => None,
        })
    };
    player.until("the end", over).await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_guests_and_a_watcher_see_a_whole_game() {
    let hall = Hall::open().await;
    let (mut white, mut black, game) = hall.pair(basic(FIVE_MINUTES)).await;
    let mut watcher = hall.guest().await;
    watcher.follow(&game).await.unwrap();
    let turns = play_on([&mut white, &mut black], &game, 2_000, 5).await;
    assert!(turns > 20, "{turns} turns");
    let end = ending(&mut white, &game).await;
    assert!(matches!(end.1, OverReason::Rules | OverReason::Repetition), "{end:?}");
    assert_eq!(ending(&mut watcher, &game).await, end);
    let known = white.game(&game).unwrap().events();
    hear(&mut watcher, &game, known.len() as u64).await;
    assert_eq!(watcher.game(&game).unwrap().events(), known);
    assert_eq!(black.game(&game).unwrap().events(), known);
    let say = RequestBody::Say { game: game.clone(), text: "me too".to_owned() };
    assert_eq!(refused(watcher.ask(say).await), Problem::NotAPlayer);
    assert_eq!(refused(white.turn(&game, "e1-e3").await), Problem::Over);
    // A rematch has the sides exchanged.
    white.offer(&game, Offer::Rematch, false).await.unwrap();
    hear(&mut black, &game, known_version(&white, &game)).await;
    black.offer(&game, Offer::Rematch, true).await.unwrap();
    let (again, side) = black.started().await.unwrap();
    assert_eq!(side, gipfel_wire::Side::White);
    assert_ne!(again, game);
    assert_eq!(white.started().await.unwrap().0, again);
}

fn known_version(player: &Player, game: &gipfel_wire::GameId) -> u64 {
    player.game(game).unwrap().version()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_and_variant_is_played() {
    for game in GameKind::ALL {
        // A hall for each: nobody may do so much in so little time in one.
        let hall = Hall::open().await;
        let (mut white, mut black) = (hall.guest().await, hall.guest().await);
        for variant in game.variants() {
            let clock = ClockTerms::Delay { initial: 600_000, delay: 3_000 };
            let terms = terms(game, variant, clock);
            let id = crate::table::sit_down(&mut white, &mut black, terms).await;
            assert_eq!(play_on([&mut white, &mut black], &id, 12, 1).await, 12, "{variant}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_has_effect_once_and_in_turn() {
    let hall = Hall::open().await;
    let (mut white, mut black, game) = hall.pair(basic(FIVE_MINUTES)).await;
    assert_eq!(refused(black.turn(&game, "e1-e3").await), Problem::NotYourTurn);
    assert!(matches!(refused(white.turn(&game, "z9-z9").await), Problem::Illegal { .. }));
    let body = RequestBody::Turn {
        game: game.clone(),
        number: 1,
        text: "e1-e3".to_owned(),
        seen: 0,
        thought: Some(10),
    };
    // The connection is lost before the answer; the request is sent again over the next one.
    let id = white.begin(body.clone()).await;
    white.drop_connection();
    let first = white.answer(&id).await.unwrap();
    assert!(matches!(first, Message::Done { version: Some(1), .. }), "{first:?}");
    hear(&mut white, &game, 1).await;
    assert_eq!(refused(white.ask(body).await), Problem::OtherTurn { next: 2 });
    hear(&mut black, &game, 1).await;
    assert_eq!(state(&black, &game).board().turns().len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn offers_are_made_and_answered() {
    let hall = Hall::open().await;
    let (mut white, mut black, game) = hall.pair(basic(FIVE_MINUTES)).await;
    play_on([&mut white, &mut black], &game, 3, 2).await;
    white.offer(&game, Offer::Takeback, false).await.unwrap();
    let version = known_version(&white, &game).max(4);
    hear(&mut black, &game, version).await;
    black.offer(&game, Offer::Takeback, true).await.unwrap();
    hear(&mut white, &game, version + 1).await;
    assert_eq!(state(&white, &game).board().turns().len(), 2);
    black.offer(&game, Offer::MoreTime, false).await.unwrap();
    hear(&mut white, &game, version + 2).await;
    white.offer(&game, Offer::MoreTime, true).await.unwrap();
    hear(&mut black, &game, version + 3).await;
    let say = RequestBody::Say { game: game.clone(), text: "<b>draw?</b>".to_owned() };
    black.ask(say).await.unwrap();
    black.offer(&game, Offer::Draw, false).await.unwrap();
    hear(&mut white, &game, version + 5).await;
    white.offer(&game, Offer::Draw, true).await.unwrap();
    assert_eq!(ending(&mut black, &game).await, (GameResult::Draw, OverReason::Agreed));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_ends_games_whether_or_not_somebody_looks() {
    let hall = Hall::open().await;
    let blitz = ClockTerms::Fischer { initial: 60_000, increment: 0 };
    let (mut white, mut black, game) = hall.pair(basic(blitz)).await;
    play_on([&mut white, &mut black], &game, 3, 3).await;
    hall.time.advance(30_000);
    play_on([&mut white, &mut black], &game, 1, 3).await;
    let left = state(&white, &game).clock().left().unwrap();
    assert!(left[1] <= 30_000 && left[1] > 20_000, "{left:?}");
    hall.time.advance(65_000);
    assert_eq!(ending(&mut black, &game).await, (GameResult::Black, OverReason::Time));
    // A game over days, and nobody is connected when its time is up.
    let (mut white, mut black, slow) = hall.pair(basic(ClockTerms::Days { days: 2 })).await;
    play_on([&mut white, &mut black], &slow, 4, 3).await;
    white.drop_connection();
    black.drop_connection();
    let day = 24 * 60 * 60 * 1000;
    hall.time.advance(day);
    white.pump(std::time::Duration::from_millis(50)).await;
    assert!(state(&white, &slow).over().is_none());
    white.drop_connection();
    hall.time.advance(day + 5_000);
    assert_eq!(ending(&mut black, &slow).await, (GameResult::Black, OverReason::Time));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_nobody_begins_is_aborted() {
    let hall = Hall::open().await;
    let (mut white, mut black, game) = hall.pair(basic(FIVE_MINUTES)).await;
    hall.time.advance(61_000);
    assert_eq!(ending(&mut black, &game).await, (GameResult::None, OverReason::Aborted));
    assert_eq!(ending(&mut white, &game).await, (GameResult::None, OverReason::Aborted));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_left_can_be_claimed_against() {
    let hall = Hall::open().await;
    let (mut white, mut black, game) = hall.pair(basic(FIVE_MINUTES)).await;
    play_on([&mut white, &mut black], &game, 4, 4).await;
    let claim = RequestBody::Claim { game: game.clone(), claim: Claim::Win };
    assert_eq!(refused(white.ask(claim.clone()).await), Problem::NotAway);
    drop(black);
    let away = |message: &Message| match message {
        Message::Presence { presence, .. } => presence.away_since[1].map(|_| ()),
        _ => None,
    };
    white.wait_for("the other to leave", away).await.unwrap();
    assert_eq!(refused(white.ask(claim.clone()).await), Problem::NotAway, "not long enough");
    hall.time.advance(61_000);
    white.ask(claim).await.unwrap();
    assert_eq!(ending(&mut white, &game).await, (GameResult::White, OverReason::Left));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_go_on_after_a_restart() {
    let hall = Hall::open().await;
    let (mut white, mut black, game) = hall.pair(basic(FIVE_MINUTES)).await;
    play_on([&mut white, &mut black], &game, 5, 6).await;
    let before = state(&white, &game).clock().left();
    let Hall { server, time, folder } = hall;
    server.stop().await;
    let mut again = options(&folder);
    again.time = time;
    let server = Server::start(again).await.unwrap();
    for player in [&mut white, &mut black] {
        player.nodes = [server.address()].into();
    }
    play_on([&mut white, &mut black], &game, 4, 7).await;
    let now = state(&black, &game);
    assert_eq!(now.board().turns().len(), 9);
    assert!(now.clock().left() > before.map(|left| left.map(|left| left - 30_000)));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn dice_fall_for_those_who_do_not_know_the_seed() {
    let hall = Hall::open().await;
    let (mut white, mut black) = (hall.guest().await, hall.guest().await);
    let linked = |contests| {
        let links = "T:coin Z:die D:die Y:coin U:die".to_owned();
        let links = LinkTerms { links, contests, limit: None };
        let terms = |game| {
            let terms = terms(game, "basic", FIVE_MINUTES);
            Terms { links: Some(links.clone()), ..terms }
        };
        GameKind::ALL.into_iter().map(terms).find(|linked| linked.start().is_ok()).unwrap()
    };
    // First one way until some have fallen, then the other.
    let (mut rolls, mut seed) = (0, 0);
    while rolls < 6 {
        let always = rolls >= 3;
        let terms = linked(if always { ContestTerms::Always } else { ContestTerms::Challenged });
        let game = crate::table::sit_down(&mut white, &mut black, terms).await;
        let nonce = "0123456789abcdef".to_owned();
        white.ask(RequestBody::Nonce { game: game.clone(), nonce }).await.unwrap();
        hear(&mut black, &game, 1).await;
        play_on([&mut white, &mut black], &game, 300, seed).await;
        seed += 1;
        if state(&white, &game).over().is_none() {
            white.ask(RequestBody::Resign { game: game.clone() }).await.unwrap();
        }
        ending(&mut black, &game).await;
        let head = white.game(&game).unwrap().head().unwrap().clone();
        let events = black.game(&game).unwrap().events();
        let fallen = events
            .iter()
            .filter(|event| matches!(&event.body, EventBody::Turn { roll: Some(_), .. }));
        rolls += fallen.count();
        let reveal = events.iter().find_map(|event| match &event.body {
            EventBody::Over { reveal, .. } => reveal.clone(),
            _ => None,
        });
        let reveal = reveal.unwrap();
        assert_eq!(head.commitment, Some(commitment(&reveal.secret)));
        let nonces = ["0123456789abcdef", ""];
        assert_eq!(reveal.seed, gipfel_live::seed(&reveal.secret, nonces).to_string());
        // With the seed everything can be played again, dice included.
        let path = format!("/api/games/{game}/record");
        let text = white.visitor().clone().get(&path).await.unwrap().text();
        let record = gipfel_record::Record::parse(&text).unwrap();
        assert_eq!(record.settings().unwrap().seed.to_string(), reveal.seed, "{text}");
    }
}
