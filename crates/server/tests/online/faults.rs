//! What happens to a server nobody is watching: full disks, bad rows, restarts, clocks that are set.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use axum::http::StatusCode;
use gipfel_client::{Player, Visitor};
use gipfel_server::room::begin;
use gipfel_server::{Server, Time, admin};
use gipfel_store::Store;
use gipfel_wire::{
    ClockView, EventBody, GameHead, GameId, Message, OverReason, Person, PersonId, PersonKind,
    Problem, RequestBody, Seat,
};
use sqlx::ConnectOptions as _;
use sqlx::sqlite::SqliteConnectOptions;

use crate::table::{FIVE_MINUTES, Hall, basic, hear, options, play_on, state};

async fn shown(hall: &Hall, game: &GameId) -> Message {
    let mut stranger = Visitor::stranger(hall.server.address());
    stranger.get(&format!("/api/games/{game}")).await.unwrap().read().unwrap()
}

/// What the one who has to decide has left.
fn left(clock: ClockView) -> i64 {
    let side = clock.running.expect("a clock runs");
    clock.left.expect("there are clocks")[side.index()] - (clock.now - clock.since)
}

async fn clock(hall: &Hall, game: &GameId) -> ClockView {
    let Message::Game { clock, .. } = shown(hall, game).await else { panic!("a game") };
    clock
}

/// The same database with another server, which begins at another time.
async fn restart(hall: Hall, later: u32) -> Hall {
    let Hall { server, folder, .. } = hall;
    server.stop().await;
    let time = Time::default();
    time.advance(later);
    let mut options = options(&folder);
    options.time = time.clone();
    Hall { server: Server::start(options).await.unwrap(), time, folder }
}

/// The same person at another server.
fn at(hall: &Hall, visitor: Visitor) -> Visitor {
    Visitor { route: hall.server.address().into(), ..visitor }
}

async fn by_hand(folder: &Path, sql: &'static str, values: [&str; 2]) {
    let options = SqliteConnectOptions::new().filename(folder.join("games.db"));
    let mut connection = options.connect().await.unwrap();
    let done = sqlx::query(sql).bind(values[0]).bind(values[1]).execute(&mut connection).await;
    assert_eq!(done.unwrap().rows_affected(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_does_not_fit_the_rules_is_shown_and_stops_nothing_else() {
    let hall = Hall::open().await;
    let (mut white, mut black, game) = hall.pair(basic(FIVE_MINUTES)).await;
    play_on([&mut white, &mut black], &game, 4, 1).await;
    let visitor = white.visitor().clone();
    drop((white, black));
    let bad = r#"{"kind":"turn","number":3,"text":"a1-z9","spent":1,"lag":0,"left":1}"#;
    let sql = "UPDATE events SET body = $2 WHERE game = $1 AND version = 3";
    by_hand(hall.folder.path(), sql, [game.as_str(), bad]).await;

    // 200 games that time will end.
    let address = format!("sqlite:{}", hall.folder.path().join("games.db").display());
    let store = Store::open(&address).await.unwrap();
    for number in 0..200 {
        let seat = |name: &str| Seat {
            person: Person {
                id: PersonId::new(name).unwrap(),
                kind: PersonKind::Guest,
                name: None,
            },
            rating: None,
            level: None,
        };
        let id = GameId::new(format!("other{number}")).unwrap();
        let at = hall.time.now();
        let terms = basic(FIVE_MINUTES);
        let head = GameHead { id, terms, seats: [seat("x"), seat("y")], at, commitment: None };
        store.create_game(&begin(head, None).unwrap()).await.unwrap();
    }
    let hall = restart(hall, 0).await;

    let Message::Game { events, unplayable, .. } = shown(&hall, &game).await else {
        panic!("a game")
    };
    assert!(matches!(unplayable, Some(Problem::Unplayable { version: 3, .. })), "{unplayable:?}");
    let turns = |event: &&gipfel_wire::Event| matches!(event.body, EventBody::Turn { .. });
    assert_eq!((events.len(), events.iter().filter(turns).count()), (4, 2));
    let mut stranger = Visitor::stranger(hall.server.address());
    let record = stranger.get(&format!("/api/games/{game}/record")).await.unwrap();
    assert_eq!(record.status, StatusCode::OK);
    assert!(record.text().contains("Unplayable \"event 3"), "{}", record.text());

    // Players see it, and are told that it cannot go on. Their sockets stay open.
    let mut player = Player::connect(at(&hall, visitor)).await.unwrap();
    player.follow(&game).await.unwrap();
    assert_eq!(state(&player, &game).board().turns().len(), 2);
    let refused = player.turn(&game, "e1-e3").await.unwrap_err().to_string();
    assert!(refused.contains("can't go on"), "{refused}");
    player.ask(RequestBody::Ping).await.unwrap();

    // Time ends all the others within seconds.
    hall.time.advance(61_000);
    let mut left = 200;
    for _ in 0..100 {
        left = store.due_games(hall.time.now(), 500).await.unwrap().len();
        if left == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(left, 0, "games whose time is up have not ended");
    assert!(admin::close_game(&store, &game, hall.time.now()).await.unwrap());
    assert!(!admin::close_game(&store, &game, hall.time.now()).await.unwrap(), "it is over");
    hear(&mut player, &game, 5).await;
    let Message::Game { events, .. } = shown(&hall, &game).await else { panic!("a game") };
    let last = &events.last().unwrap().body;
    assert!(matches!(last, EventBody::Over { reason: OverReason::Closed, .. }), "{last:?}");
    let metrics = stranger.get("/metrics").await.unwrap().text();
    assert!(metrics.contains("gipfel_panics_total 0\n"), "{metrics}");

    // Not even read: an event that is no event, and a start that is no position.
    let sql = "UPDATE events SET body = $2 WHERE game = $1 AND version = 1";
    by_hand(hall.folder.path(), sql, ["other7", "{}"]).await;
    let sql = "UPDATE games SET head = replace(head, $2, 'gipf nonsense') WHERE id = $1";
    by_hand(hall.folder.path(), sql, ["other8", &basic(FIVE_MINUTES).start]).await;
    let hall = restart(hall, 61_000).await;
    let Message::Game { unplayable, .. } = shown(&hall, &GameId::new("other7").unwrap()).await
    else {
        panic!("a game")
    };
    assert!(matches!(unplayable, Some(Problem::Unplayable { version: 1, .. })));
    let mut stranger = Visitor::stranger(hall.server.address());
    let answer = stranger.get("/api/games/other8").await.unwrap();
    assert_eq!(answer.status, StatusCode::CONFLICT, "{}", answer.text());
    store.close().await;
    hall.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_thinks_while_no_node_is_alive() {
    let hall = Hall::open().await;
    let (mut white, mut black, game) = hall.pair(basic(FIVE_MINUTES)).await;
    play_on([&mut white, &mut black], &game, 2, 1).await;
    let visitor = white.visitor().clone();
    drop((white, black));
    let before = left(clock(&hall, &game).await);
    let hall = restart(hall, 3_600_000).await;
    let after = left(clock(&hall, &game).await);
    assert!((before - 5_000..=before).contains(&after), "{before} {after}");
    let mut white = Player::connect(at(&hall, visitor)).await.unwrap();
    white.follow(&game).await.unwrap();
    let text = crate::table::by_lot(&state(&white, &game), 3);
    let Message::Done { version: Some(version), .. } = white.turn(&game, &text).await.unwrap()
    else {
        panic!("a turn is taken")
    };
    hear(&mut white, &game, version).await;
    let Message::Game { events, .. } = shown(&hall, &game).await else { panic!("a game") };
    let Some(EventBody::Turn { spent, .. }) = events.last().map(|event| &event.body) else {
        panic!("a turn")
    };
    assert!(*spent < 5_000, "{spent}");
    hall.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn setting_the_clock_of_the_system_changes_no_clock() {
    let hall = Hall::open().await;
    let (mut white, mut black, game) = hall.pair(basic(FIVE_MINUTES)).await;
    play_on([&mut white, &mut black], &game, 2, 1).await;
    let before = left(clock(&hall, &game).await);
    let began = hall.time.now();
    for (step, follows) in [(3_600_000, true), (-3_600_000, false), (-3_600_000, false)] {
        let now = hall.time.now();
        hall.time.step_system(step);
        tokio::time::sleep(Duration::from_millis(1_600)).await;
        let passed = hall.time.now() - now;
        assert_eq!(passed >= 3_600_000, follows, "dates follow a clock that was set forward");
        assert!(passed >= 1_600, "time never runs backwards");
        let after = left(clock(&hall, &game).await);
        assert!((before - 12_000..=before).contains(&after), "{step}: {before} {after}");
    }
    assert!(hall.time.now() > began + 3_600_000);
    hall.server.stop().await;
    // A server that starts with a clock behind the last sign of life goes on from there.
    let server = Server::start(options(&hall.folder)).await.unwrap();
    let hall = Hall { server, time: Time::default(), folder: hall.folder };
    let after = left(clock(&hall, &game).await);
    assert!((before - 15_000..=before).contains(&after), "{before} {after}");
    hall.server.stop().await;
}

/// A file system of its own, of 2 MB, in memory. Only the superuser can make one.
fn mount(folder: &Path) -> bool {
    let status =
        Command::new("mount").args(["-t", "tmpfs", "-o", "size=2m", "tmpfs"]).arg(folder).status();
    status.is_ok_and(|status| status.success())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_writes_again_once_the_disk_has_space() {
    let folder = tempfile::tempdir().unwrap();
    if !mount(folder.path()) {
        return;
    }
    let mut options = options(&folder);
    options.limit_factor = 100;
    let server = Server::start(options).await.unwrap();
    let mut stranger = Visitor::stranger(server.address());
    let ready = async |stranger: &mut Visitor, wanted: StatusCode| {
        for _ in 0..50 {
            if stranger.get("/readyz").await.unwrap().status == wanted {
                return true;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        false
    };
    assert!(ready(&mut stranger, StatusCode::OK).await);
    let ballast = folder.path().join("ballast");
    let mut size = 2_000_000;
    while std::fs::write(&ballast, vec![1; size]).is_err() {
        size -= 4_096;
    }
    // Everything that is written takes a little.
    let mut guests = 0;
    while Visitor::guest(server.address()).await.is_ok() {
        guests += 1;
        assert!(guests < 5_000, "the disk never got full");
    }
    assert!(
        ready(&mut stranger, StatusCode::SERVICE_UNAVAILABLE).await,
        "it says that it is ready"
    );
    std::fs::remove_file(&ballast).unwrap();
    assert!(ready(&mut stranger, StatusCode::OK).await, "it never writes again");
    Visitor::guest(server.address()).await.unwrap();
    server.stop().await;
    let status = Command::new("umount").arg("-l").arg(folder.path()).status();
    assert!(status.unwrap().success());
}
