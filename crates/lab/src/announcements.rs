//! Wins and losses that the engine announces, checked by a longer search.

use gipfel_engine::{AnyEngine, Limits, NoControl, Options, Score};
use gipfel_rules::{AnyPosition, Key};

use crate::chance::{Chance, derive};
use crate::opening::{random_game, random_turn};

/// A check of what the engine announces in late positions of its own games.
#[derive(Clone, Debug)]
pub struct Announcements {
    /// Where the games begin.
    pub start: AnyPosition,
    /// How many positions are searched.
    pub positions: usize,
    /// The nodes of the search that announces.
    pub nodes: u64,
    /// How many times as many nodes the longer search has.
    pub factor: u64,
    /// Random seed.
    pub seed: u64,
}

/// An announced win or loss that a longer search does not confirm.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FalseAnnouncement {
    /// The position.
    pub position: AnyPosition,
    /// What was announced.
    pub announced: Score,
    /// What the longer search says.
    pub longer: Score,
}

/// What was announced.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AnnouncementReport {
    /// Positions that were searched.
    pub positions: usize,
    /// Announced wins of the player to move.
    pub wins: usize,
    /// Announced losses.
    pub losses: usize,
    /// Those that are not confirmed.
    pub wrong: Vec<FalseAnnouncement>,
}

/// A position with the keys of those before it.
type Stop = (AnyPosition, Vec<Key>);

/// The nodes that the games are played with, and one turn in so many that is random: their ends are then not all alike.
const PLAY_NODES: u64 = 60;
const STRAY: usize = 8;
/// So many of the last turns of a game are looked at, those of both players.
const LAST_TURNS: usize = 8;

impl Announcements {
    /// Searches positions of new games until there are enough. The same settings give the same report.
    pub fn run(&self) -> AnnouncementReport {
        let mut engine = AnyEngine::new(Options { hash: 4, ..Options::default() });
        let mut report = AnnouncementReport::default();
        for number in 0.. {
            for (position, history) in self.game(&mut engine, derive(self.seed, number)) {
                if report.positions == self.positions {
                    return report;
                }
                report.positions += 1;
                let mut score = |nodes| {
                    engine.clear();
                    let limits = Limits::nodes(nodes);
                    let found =
                        engine.search(&position, &history, &limits, &NoControl, &mut |_| {});
                    found.expect("the game is not over").info.lines[0].score
                };
                let announced = score(self.nodes);
                let Some(turns) = announced.forced_turns() else { continue };
                let count = if turns > 0 { &mut report.wins } else { &mut report.losses };
                *count += 1;
                let longer = score(self.nodes.saturating_mul(self.factor));
                if longer.forced_turns().map(i32::signum) != Some(turns.signum()) {
                    report.wrong.push(FalseAnnouncement { position, announced, longer });
                }
            }
        }
        report
    }

    /// Late positions of a game, those at the start of a turn.
    fn game(&self, engine: &mut AnyEngine, seed: u64) -> Vec<Stop> {
        let turns = crate::Openings::usual_turns(&self.start);
        let mut game = random_game(&self.start, turns, seed);
        let mut chance = Chance::new(!seed);
        let mut stops = Vec::new();
        while game.end().is_none() && game.turns().len() < crate::GameRules::DEFAULT_TURN_LIMIT {
            let (position, history) = (game.position().clone(), game.history().to_vec());
            let limits = Limits::nodes(PLAY_NODES);
            let found = engine.search(&position, &history, &limits, &NoControl, &mut |_| {});
            let turn = match found {
                Some(found) if chance.below(STRAY) > 0 => found.turn,
                _ => random_turn(&position, &mut chance),
            };
            stops.push((position, history));
            game.play(turn).expect("a turn of legal actions is legal");
        }
        let late = stops.len().saturating_sub(LAST_TURNS);
        stops.split_off(late)
    }
}
