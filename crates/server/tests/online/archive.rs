//! Finished games: searched, downloaded, analysed. And the computer, who plays them.

use std::time::Duration;

use gipfel_client::{Player, Visitor};
use gipfel_record::Record;
use gipfel_rules::Outcome;
use gipfel_wire::{
    Analysis, ArchivePage, Audience, ClockTerms, GameSummary, Message, PersonKind, RequestBody,
    Side,
};
use hyper::StatusCode;

use crate::table::{FIVE_MINUTES, Hall, basic, hear, play_on, sit_down, state};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn finished_games_are_found_downloaded_and_analysed() {
    let hall = Hall::with(|options| options.workers = 1).await;
    let (ada, _) = hall.member("Ada").await;
    let mut white = Player::connect(ada).await.unwrap();
    let mut black = hall.guest().await;
    let mut games = Vec::new();
    for seed in 0..3 {
        let game = sit_down(&mut white, &mut black, basic(FIVE_MINUTES)).await;
        play_on([&mut white, &mut black], &game, 6, seed).await;
        games.push(game);
    }
    let mut stranger = Visitor::stranger(hall.server.address());
    let live: Vec<GameSummary> = stranger.get("/api/games/live").await.unwrap().read().unwrap();
    assert_eq!(live.len(), 3);
    let early =
        white.visitor().clone().post(&format!("/api/games/{}/analysis", games[0]), &()).await;
    assert_eq!(early.unwrap().status, StatusCode::CONFLICT, "it is not over");
    for game in &games {
        black.ask(RequestBody::Resign { game: game.clone() }).await.unwrap();
        // Games that end in the same millisecond have no order.
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    let page: ArchivePage =
        stranger.get("/api/archive?player=ada&result=white&count=2").await.unwrap().read().unwrap();
    assert_eq!(page.games.len(), 2);
    assert_eq!(page.games[0].head.id, games[2], "the latest first");
    let (at, id) = page.next.unwrap();
    let path = format!("/api/archive?player=ada&after={at}-{id}");
    let rest: ArchivePage = stranger.get(&path).await.unwrap().read().unwrap();
    assert_eq!((rest.games.len(), rest.next), (1, None));
    let first = state(&white, &games[1]).board().turns()[0].text.clone();
    let path = format!("/api/archive?opening={first}");
    let opening: ArchivePage = stranger.get(&path).await.unwrap().read().unwrap();
    assert!(opening.games.iter().any(|game| game.head.id == games[1]));
    let none: ArchivePage = stranger.get("/api/archive?result=draw").await.unwrap().read().unwrap();
    assert!(none.games.is_empty());
    assert_eq!(stranger.get("/api/archive?after=x").await.unwrap().status, StatusCode::BAD_REQUEST);
    assert_eq!(
        stranger.get("/api/archive?nonsense=1").await.unwrap().status,
        StatusCode::BAD_REQUEST
    );

    let text = stranger.get(&format!("/api/games/{}/record", games[0])).await.unwrap().text();
    let record = Record::parse(&text).unwrap();
    assert_eq!(record.result(), Some(Outcome::Win(gipfel_rules::Color::White)));
    assert_eq!(record.tags().get("White"), Some("Ada"));
    assert_eq!(record.tags().get("TimeControl"), Some("300+2"));
    assert_eq!(record.tags().get("Termination"), Some("resignation"));
    assert_eq!(record.turn_count(), 6);
    assert!(text.contains("[%clk 0:05:0"), "{text}");
    let all = stranger.get("/api/archive/records?player=Ada").await.unwrap().text();
    assert_eq!(gipfel_record::parse_all(&all).unwrap().len(), 3);

    let path = format!("/api/games/{}/analysis", games[0]);
    assert_eq!(stranger.get(&path).await.unwrap().status, StatusCode::NOT_FOUND);
    let mut ada = white.visitor().clone();
    let asked: Analysis = ada.post(&path, &()).await.unwrap().read().unwrap();
    let mut found = asked;
    for _ in 0..600 {
        if found.done {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        found = stranger.get(&path).await.unwrap().read().unwrap();
    }
    assert!(found.done);
    assert_eq!(found.positions.len(), 7);
    assert!(found.positions.iter().all(|position| position.best.is_some()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_computer_plays_at_once_and_on_any_terms() {
    let hall = Hall::with(|options| options.workers = 1).await;
    let mut player = hall.guest().await;
    for clock in [FIVE_MINUTES, ClockTerms::None] {
        let invite =
            RequestBody::Invite { to: Audience::Computer { level: 1 }, terms: basic(clock) };
        let Message::Done { game: Some(game), .. } = player.ask(invite).await.unwrap() else {
            panic!("the game begins at once")
        };
        let (same, side) = player.started().await.unwrap();
        assert_eq!((same, side), (game.clone(), Side::White));
        for turn in 0..4 {
            let now = state(&player, &game);
            let text = crate::table::by_lot(&now, turn);
            player.turn(&game, &text).await.unwrap();
            hear(&mut player, &game, 2 * turn + 2).await;
        }
        let computer = &state(&player, &game).head().seats[1].person.clone();
        assert_eq!(computer.kind, PersonKind::Computer);
        player.offer(&game, gipfel_wire::Offer::Takeback, false).await.unwrap();
        hear(&mut player, &game, 9).await;
        assert_eq!(state(&player, &game).board().turns().len(), 6);
        player.ask(RequestBody::Resign { game: game.clone() }).await.unwrap();
        player.offer(&game, gipfel_wire::Offer::Rematch, false).await.unwrap();
        let (again, side) = player.started().await.unwrap();
        assert_eq!(side, Side::Black);
        hear(&mut player, &again, 1).await;
    }
}
