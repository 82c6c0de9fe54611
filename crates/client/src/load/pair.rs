//! Two players who play by lot.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use gipfel_live::Fold;
use gipfel_wire::{Audience, ClockTerms, GameId, Message, RequestBody, Side, SideChoice, Terms};
use rand::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::LoadError;
use crate::{Player, Traffic, Visitor, random_turn};

/// The terms of games that last: as much time as there may be.
fn terms(seed: u64) -> Terms {
    let games = gipfel_rules::GameKind::ALL;
    let game = games[seed as usize % games.len()];
    let variant = game.variants().into_iter().next().expect("every game has a variant");
    let start = game.start(variant).expect("it is one of its variants").to_string();
    let clock = ClockTerms::Fischer { initial: 10_800_000, increment: 0 };
    Terms { start, links: None, clock, rated: false, side: SideChoice::White }
}

/// Two players who have begun a game.
pub(crate) struct Pair {
    pub(crate) players: [Player; 2],
    pub(crate) game: GameId,
    random: Xoshiro256PlusPlus,
    state: Fold,
    seed: u64,
}

impl Pair {
    pub(crate) async fn begin(address: SocketAddr, seed: u64) -> Result<Pair, LoadError> {
        let (one, _) = Visitor::guest(address).await?;
        let (other, _) = Visitor::guest(address).await?;
        let mut players = [Player::connect(one).await?, Player::connect(other).await?];
        let (game, state) = meet(&mut players, seed).await?;
        let random = Xoshiro256PlusPlus::seed_from_u64(seed);
        Ok(Pair { players, game, random, state, seed })
    }

    /// The next turn, by whoever has to play it: how long it took. A game that is over is followed by another.
    pub(crate) async fn turn(&mut self) -> Result<Duration, LoadError> {
        // A turn that seemed to have failed may have been played.
        self.catch_up()?;
        let Some(side) = self.state.decider() else {
            self.seed += 1;
            for player in &mut self.players {
                player.unfollow(&self.game).await;
            }
            (self.game, self.state) = meet(&mut self.players, self.seed).await?;
            return Box::pin(self.turn()).await;
        };
        let text = random_turn(self.state.board(), &mut self.random).ok_or(LoadError::NoGame)?;
        let began = Instant::now();
        let answer = self.players[side.index()].turn(&self.game, &text).await?;
        let took = began.elapsed();
        let Message::Done { version: Some(version), .. } = answer else {
            return Err(LoadError::NoGame);
        };
        let game = self.game.clone();
        for player in &mut self.players {
            let heard =
                |player: &mut Player| (player.game(&game)?.version() >= version).then_some(());
            player.until("the turn", heard).await?;
        }
        self.catch_up()?;
        Ok(took)
    }

    /// Plays what the first player has heard of.
    fn catch_up(&mut self) -> Result<(), LoadError> {
        let known = self.players[0].game(&self.game).ok_or(LoadError::NoGame)?;
        for event in known.events().iter().skip(self.state.version() as usize) {
            self.state.apply(event);
        }
        Ok(())
    }

    /// How many turns stand in the game.
    pub(super) fn turns(&self) -> usize {
        self.state.board().turns().len()
    }

    /// What both have heard.
    pub(super) fn traffic(&self) -> Traffic {
        let [one, other] = &self.players;
        one.traffic() + other.traffic()
    }

    /// Listens for a while.
    pub(super) async fn wait(&mut self, span: Duration) {
        let end = tokio::time::Instant::now() + span;
        let [one, other] = &mut self.players;
        let listen = async |player: &mut Player| {
            while tokio::time::Instant::now() < end {
                player.pump(end.saturating_duration_since(tokio::time::Instant::now())).await;
            }
        };
        tokio::join!(listen(one), listen(other));
    }
}

async fn meet(players: &mut [Player; 2], seed: u64) -> Result<(GameId, Fold), LoadError> {
    let [one, other] = players;
    let invite = RequestBody::Invite { to: Audience::Link, terms: terms(seed) };
    let answer = one.ask(invite).await?;
    let invitation = Player::invitation(&answer).ok_or(LoadError::NoGame)?;
    let answer = other.ask(RequestBody::Accept { invitation }).await?;
    let Message::Done { game: Some(game), .. } = answer else { return Err(LoadError::NoGame) };
    one.follow(&game).await?;
    other.follow(&game).await?;
    let head = one.game(&game).and_then(|known| known.head().cloned()).ok_or(LoadError::NoGame)?;
    let state = Fold::new(head, None).map_err(|_| LoadError::NoGame)?;
    debug_assert_eq!(state.decider(), Some(Side::White));
    Ok((game, state))
}
