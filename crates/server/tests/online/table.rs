//! A server, and two who sit down to play.

use gipfel_client::random_turn;
use gipfel_client::{Player, Visitor};
use gipfel_live::Fold;
use gipfel_rules::GameKind;
use gipfel_server::{Options, Server, Time};
use gipfel_wire::{
    Audience, ClockTerms, GameHead, GameId, Message, RequestBody, Side, SideChoice, Terms,
};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tempfile::TempDir;

/// A server with a database of its own.
pub(crate) struct Hall {
    pub(crate) server: Server,
    pub(crate) time: Time,
    pub(crate) folder: TempDir,
}

pub(crate) fn options(folder: &TempDir) -> Options {
    let mut options = Options::new("127.0.0.1:0".parse().unwrap());
    options.database = Some(format!("sqlite:{}", folder.path().join("games.db").display()));
    options
}

impl Hall {
    pub(crate) async fn open() -> Hall {
        Hall::with(|_| {}).await
    }

    pub(crate) async fn with(change: impl FnOnce(&mut Options)) -> Hall {
        let folder = tempfile::tempdir().unwrap();
        let mut options = options(&folder);
        change(&mut options);
        let time = options.time.clone();
        Hall { server: Server::start(options).await.unwrap(), time, folder }
    }

    /// Somebody who has just come.
    pub(crate) async fn guest(&self) -> Player {
        let (visitor, _) = Visitor::guest(self.server.address()).await.unwrap();
        Player::connect(visitor).await.unwrap()
    }

    /// Two who have agreed on a game by a link: White, Black, and the game.
    pub(crate) async fn pair(&self, terms: Terms) -> (Player, Player, GameId) {
        let (mut white, mut black) = (self.guest().await, self.guest().await);
        let game = sit_down(&mut white, &mut black, terms).await;
        (white, black, game)
    }
}

pub(crate) fn terms(game: GameKind, variant: &str, clock: ClockTerms) -> Terms {
    let start = game.start(variant).unwrap().to_string();
    Terms { start, links: None, clock, rated: false, side: SideChoice::White }
}

pub(crate) fn basic(clock: ClockTerms) -> Terms {
    terms(GameKind::ALL[0], "basic", clock)
}

pub(crate) const FIVE_MINUTES: ClockTerms =
    ClockTerms::Fischer { initial: 300_000, increment: 2_000 };

/// The first invites the second by a link.
pub(crate) async fn sit_down(white: &mut Player, black: &mut Player, terms: Terms) -> GameId {
    let invite = RequestBody::Invite { to: Audience::Link, terms };
    let answer = white.ask(invite).await.unwrap();
    let invitation = Player::invitation(&answer).unwrap();
    black.ask(RequestBody::Accept { invitation }).await.unwrap();
    let (game, side) = white.started().await.unwrap();
    assert_eq!(side, Side::White);
    assert_eq!(black.started().await.unwrap(), (game.clone(), Side::Black));
    game
}

/// A game as a player knows it.
pub(crate) fn state(player: &Player, game: &GameId) -> Fold {
    let known = player.game(game).unwrap();
    let head: GameHead = known.head().unwrap().clone();
    let mut state = Fold::new(head, None).unwrap();
    for event in known.events() {
        state.apply(event);
    }
    state
}

/// A turn by lot.
pub(crate) fn by_lot(state: &Fold, seed: u64) -> String {
    random_turn(state.board(), &mut Xoshiro256PlusPlus::seed_from_u64(seed)).unwrap()
}

/// Waits until a player has heard of a version.
pub(crate) async fn hear(player: &mut Player, game: &GameId, version: u64) {
    let heard = |player: &mut Player| (player.game(game)?.version() >= version).then_some(());
    player.until("news", heard).await.unwrap();
}

/// Both play by lot until the game is over, or so many turns have been played. Returns how many.
pub(crate) async fn play_on(
    players: [&mut Player; 2],
    game: &GameId,
    most: usize,
    seed: u64,
) -> usize {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let [white, black] = players;
    for turn in 0..most {
        let now = state(white, game);
        let Some(side) = now.decider() else { return turn };
        let text = random_turn(now.board(), &mut random).unwrap();
        let (mover, other) = if side == Side::White {
            (&mut *white, &mut *black)
        } else {
            (&mut *black, &mut *white)
        };
        let Message::Done { version: Some(version), .. } = mover.turn(game, &text).await.unwrap()
        else {
            panic!("a turn has a version")
        };
        hear(mover, game, version).await;
        hear(other, game, version).await;
    }
    most
}
