//! How much a server holds: many games at once, each with two clients, and watchers that do nothing.
//!
//! Clients are real ones, over real sockets; they check nothing but that every turn is acknowledged. What a turn took is the time
//! from sending it to its acknowledgement. What the server took of its machine it says itself; what the clients took is told apart,
//! because they usually run on the same machine.

mod crash;
mod pair;
mod process;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use gipfel_wire::{GameId, Usage};
use rand::{RngExt as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use thiserror::Error;
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinSet;

use crate::{Player, PlayerError, RemoteError, Traffic, Visitor};

pub use crash::{CrashError, CrashReport, crash};
pub(crate) use pair::Pair;
pub use process::Process;

/// Clients that come at once.
const AT_ONCE: usize = 32;

/// Why a load could not be put on a server.
#[derive(Debug, Error)]
pub enum LoadError {
    /// A question was not answered.
    #[error(transparent)]
    Remote(#[from] RemoteError),
    /// A player could not play.
    #[error(transparent)]
    Player(#[from] PlayerError),
    /// A game did not begin as it should.
    #[error("a game did not begin")]
    NoGame,
}

/// The load.
#[derive(Clone, Debug)]
pub struct Load {
    /// The server.
    pub address: SocketAddr,
    /// Games at once.
    pub games: usize,
    /// Watchers, spread over the games.
    pub watchers: usize,
    /// How long after a turn the next one is played.
    pub pause: Duration,
    /// For how long.
    pub span: Duration,
}

/// What was measured.
#[derive(Clone, Debug, Default)]
pub struct LoadReport {
    /// What each acknowledged turn took, the shortest first.
    pub times: Vec<Duration>,
    /// Turns that were not acknowledged: refused, or not answered in time.
    pub failures: usize,
    /// Why one of them was not.
    pub complaint: Option<String>,
    /// Watchers that were connected at the end.
    pub watchers: usize,
    /// For how long turns were played.
    pub span: Duration,
    /// What the players heard from the first turn on.
    pub to_players: Traffic,
    /// What the watchers heard from the first turn on.
    pub to_watchers: Traffic,
    /// The server before anybody came, with the players, with the watchers, and at the end; none if it does not say.
    pub server: [Option<Usage>; 4],
    /// The clients, before the first turn and at the end.
    pub clients: [Option<Usage>; 2],
}

impl LoadReport {
    /// The time that so many of a hundred did not exceed.
    pub fn percentile(&self, percent: f64) -> Duration {
        let last = self.times.len().saturating_sub(1);
        let place = (last as f64 * percent / 100.0).round() as usize;
        self.times.get(place).copied().unwrap_or_default()
    }
}

/// What one game, or one watcher, has to tell at the end.
#[derive(Default)]
struct Told {
    times: Vec<Duration>,
    failures: usize,
    complaint: Option<String>,
    traffic: Traffic,
    connected: bool,
}

/// The parts of a load: everybody comes, then turns are played, then everybody goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Part {
    Coming,
    Playing,
    Going,
}

/// What all clients share.
#[derive(Clone)]
struct Crowd {
    load: Load,
    part: watch::Receiver<Part>,
    door: Arc<Semaphore>,
}

impl Crowd {
    /// Resolves when a part has begun.
    async fn until(&mut self, part: Part) {
        // Whoever says so has given up if it is never said.
        let _ = self.part.wait_for(|now| *now >= part).await;
    }

    /// Begins a game, tells which, and plays it.
    async fn play(mut self, seed: u64, begun: mpsc::Sender<GameId>) -> Result<Told, LoadError> {
        let mut pair = {
            let _pass = self.door.acquire().await;
            let mut pair = Pair::begin(self.load.address, seed).await?;
            // A game that does not begin is soon given up by the server, and it may take long until everybody is there.
            pair.turn().await?;
            pair.turn().await?;
            pair
        };
        let _ = begun.send(pair.game.clone()).await;
        drop(begun);
        tokio::select! {
            () = async { loop { pair.wait(Duration::from_secs(60)).await } } => {}
            () = self.until(Part::Playing) => {}
        }
        let mut told = Told::default();
        let before = pair.traffic();
        let end = Instant::now() + self.load.span;
        // They do not all begin at once.
        let share = Xoshiro256PlusPlus::seed_from_u64(seed).random_range(0.0..1.0);
        let mut wait = self.load.pause.mul_f64(share);
        loop {
            pair.wait(wait).await;
            if Instant::now() > end {
                told.traffic = pair.traffic() - before;
                return Ok(told);
            }
            let began = Instant::now();
            match pair.turn().await {
                Ok(took) => told.times.push(took),
                Err(error) => {
                    told.failures += 1;
                    told.complaint = Some(format!("{}: {error}", pair.game));
                }
            }
            wait = self.load.pause.saturating_sub(began.elapsed());
        }
    }

    /// Follows a game, says so, and listens.
    async fn watch(
        mut self,
        visitor: Visitor,
        game: GameId,
        begun: mpsc::Sender<GameId>,
    ) -> Result<Told, LoadError> {
        let mut watcher = {
            let _pass = self.door.acquire().await;
            let mut watcher = Player::connect(visitor).await?;
            watcher.follow(&game).await?;
            watcher
        };
        let _ = begun.send(game).await;
        drop(begun);
        let mut before = Traffic::default();
        for part in [Part::Playing, Part::Going] {
            let listen = async {
                loop {
                    watcher.pump(Duration::from_secs(5)).await;
                }
            };
            tokio::select! {
                () = listen => {}
                () = self.until(part) => {}
            }
            if part == Part::Playing {
                before = watcher.traffic();
            }
        }
        let (traffic, connected) = (watcher.traffic() - before, watcher.is_connected());
        Ok(Told { traffic, connected, ..Told::default() })
    }
}

/// Waits until everybody has come; if somebody cannot, that is the end of it.
async fn gather(
    count: usize,
    begun: &mut mpsc::Receiver<GameId>,
    tasks: &mut JoinSet<Result<Told, LoadError>>,
) -> Result<Vec<GameId>, LoadError> {
    let mut games = Vec::with_capacity(count);
    while games.len() < count {
        tokio::select! {
            Some(game) = begun.recv() => games.push(game),
            Some(ended) = tasks.join_next() => {
                ended.map_err(|_| LoadError::NoGame)??;
            }
        }
    }
    Ok(games)
}

/// Puts a load on a server and measures. `begun` is told when everybody is there.
///
/// # Errors
/// If the games cannot be begun. What fails later is counted.
pub async fn load(load: Load, begun: impl FnOnce()) -> Result<LoadReport, LoadError> {
    let address = load.address;
    let mut report = LoadReport::default();
    report.server[0] = usage(address).await;
    let part = watch::Sender::new(Part::Coming);
    let door = Arc::new(Semaphore::new(AT_ONCE));
    let crowd = Crowd { load: load.clone(), part: part.subscribe(), door };

    let (here, mut coming) = mpsc::channel(AT_ONCE);
    let mut playing = JoinSet::new();
    for seed in 0..load.games {
        playing.spawn(crowd.clone().play(seed as u64, here.clone()));
    }
    let games = gather(load.games, &mut coming, &mut playing).await?;
    report.server[1] = usage(address).await;
    let mut watching = JoinSet::new();
    if load.watchers > 0 {
        let (visitor, _) = Visitor::guest(address).await?;
        for game in games.iter().cycle().take(load.watchers) {
            let crowd = crowd.clone();
            watching.spawn(crowd.watch(visitor.clone(), game.clone(), here.clone()));
        }
        gather(load.watchers, &mut coming, &mut watching).await?;
    }
    report.server[2] = usage(address).await;
    begun();

    report.clients[0] = Usage::own();
    let began = Instant::now();
    part.send_replace(Part::Playing);
    while let Some(played) = playing.join_next().await {
        let Ok(Ok(told)) = played else { return Err(LoadError::NoGame) };
        report.times.extend(told.times);
        report.failures += told.failures;
        report.complaint = report.complaint.or(told.complaint);
        report.to_players += told.traffic;
    }
    report.span = began.elapsed();
    report.server[3] = usage(address).await;
    report.clients[1] = Usage::own();
    part.send_replace(Part::Going);
    while let Some(watched) = watching.join_next().await {
        let Ok(Ok(told)) = watched else { return Err(LoadError::NoGame) };
        report.watchers += usize::from(told.connected);
        report.to_watchers += told.traffic;
    }
    report.times.sort_unstable();
    Ok(report)
}

/// What a server says that it takes of its machine.
async fn usage(address: SocketAddr) -> Option<Usage> {
    let reply = Visitor::stranger(address).get("/metrics").await.ok()?;
    Usage::read(&reply.text())
}
