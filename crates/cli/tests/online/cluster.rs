//! Two nodes on one PostgreSQL.

use std::path::Path;

use gipfel_client::random_turn;
use gipfel_client::{Player, Visitor};
use gipfel_live::Fold;
use gipfel_rules::GameKind;
use gipfel_store::ScratchPostgres;
use gipfel_wire::{Audience, ClockTerms, GameId, Message, RequestBody, Side, SideChoice, Terms};
use rand::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::node;

pub(crate) fn postgres(folder: &Path, durable: bool) -> ScratchPostgres {
    ScratchPostgres::start(&folder.join("postgres"), durable).unwrap()
}

fn state(player: &Player, game: &GameId) -> Fold {
    let known = player.game(game).unwrap();
    let mut state = Fold::new(known.head().unwrap().clone(), None).unwrap();
    for event in known.events() {
        state.apply(event);
    }
    state
}

async fn hear(player: &mut Player, game: &GameId, version: u64) {
    let heard = |player: &mut Player| (player.game(game)?.version() >= version).then_some(());
    player.until("news", heard).await.unwrap();
}

async fn guest(node: &gipfel_client::load::Process) -> Player {
    let (visitor, _) = Visitor::guest(node.address()).await.unwrap();
    Player::connect(visitor).await.unwrap()
}

/// One turn by lot, which everybody hears of. Says whether the game goes on.
async fn turn(
    white: &mut Player,
    black: &mut Player,
    watcher: &mut Player,
    game: &GameId,
    random: &mut Xoshiro256PlusPlus,
) -> bool {
    let now = state(white, game);
    let Some(side) = now.decider() else { return false };
    let text = random_turn(now.board(), random).unwrap();
    let mover = if side == Side::White { &mut *white } else { &mut *black };
    let Message::Done { version: Some(version), .. } = mover.turn(game, &text).await.unwrap()
    else {
        panic!("a turn has a version")
    };
    for player in [white, black, watcher] {
        hear(player, game, version).await;
    }
    true
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_on_two_nodes_play_on_when_one_dies() {
    let folder = tempfile::tempdir().unwrap();
    let postgres = postgres(folder.path(), false);
    let database = postgres.create_database("cluster").unwrap();
    let mut first = node(&database);
    let second = node(&database);
    let third = node(&database);
    let (mut white, mut black, mut watcher) =
        (guest(&first).await, guest(&second).await, guest(&third).await);

    // They meet in the lobby, each on his own node.
    black.ask(RequestBody::Lobby { open: true }).await.unwrap();
    let start = GameKind::ALL[0].start("basic").unwrap().to_string();
    let clock = ClockTerms::Fischer { initial: 600_000, increment: 1_000 };
    let terms = Terms { start, links: None, clock, rated: false, side: SideChoice::White };
    white.ask(RequestBody::Invite { to: Audience::Anyone, terms }).await.unwrap();
    let seek = |message: &Message| match message {
        Message::Invited { invitation } => Some(invitation.id.clone()),
        _ => None,
    };
    let invitation = black.wait_for("the seek", seek).await.unwrap();
    black.ask(RequestBody::Accept { invitation }).await.unwrap();
    let (game, _) = white.started().await.unwrap();
    assert_eq!(black.started().await.unwrap(), (game.clone(), Side::Black));
    watcher.follow(&game).await.unwrap();
    let both = |message: &Message| match message {
        Message::Presence { presence, .. } => (presence.here == [true, true]).then_some(()),
        _ => None,
    };
    watcher.wait_for("both to be seen on the third node", both).await.unwrap();

    let mut random = Xoshiro256PlusPlus::seed_from_u64(11);
    for _ in 0..10 {
        assert!(turn(&mut white, &mut black, &mut watcher, &game, &mut random).await);
    }
    let before = state(&white, &game);

    // White's node dies in the middle of his turn: the turn is sent again over the other one.
    let text = random_turn(before.board(), &mut random).unwrap();
    let body = RequestBody::Turn {
        game: game.clone(),
        number: 11,
        text,
        seen: before.version(),
        thought: Some(1),
    };
    let id = white.begin(body).await;
    first.kill();
    white.nodes = [second.address()].into();
    let answer = white.answer(&id).await.unwrap();
    assert!(matches!(answer, Message::Done { version: Some(11), .. }), "{answer:?}");
    for player in [&mut white, &mut black, &mut watcher] {
        hear(player, &game, 11).await;
    }
    let after = state(&white, &game);
    let (left, known) = (after.clock().left().unwrap(), before.clock().left().unwrap());
    assert!(left[0] <= known[0] + 1_000 && left[0] > known[0] - 60_000, "{left:?} after {known:?}");
    assert_eq!(left[1], known[1], "the other's clock did not run");

    let mut turns = 11;
    while turn(&mut white, &mut black, &mut watcher, &game, &mut random).await {
        turns += 1;
    }
    assert!(turns > 15, "{turns} turns");
    let events = white.game(&game).unwrap().events();
    assert_eq!(black.game(&game).unwrap().events(), events);
    assert_eq!(watcher.game(&game).unwrap().events(), events);
}
