//! Games of the engine against itself, for their positions.

use std::collections::HashSet;
use std::io;
use std::sync::Mutex;

use gipfel_engine::Score;
use gipfel_rules::{AnyPosition, Game, Outcome};
use thiserror::Error;

use crate::chance::{Chance, derive};
use crate::opening::{random_game, random_turn};
use crate::players::{EnginePlayer, EngineSettings};
use crate::thread_pool::run_jobs;
use crate::{
    GameFile, GameFileError, GameRules, Player, PlayerError, PlayerSpec, StoredGame, StoredTurn,
};

/// Games of the engine against itself. They begin with some random turns, fair or not: what is worth how much is learnt from
/// games in which one side is ahead. A game ends as soon as its result is forced.
#[derive(Clone, Debug)]
pub struct Selfplay {
    /// The engine.
    pub engine: EngineSettings,
    /// Where the games begin.
    pub start: AnyPosition,
    /// The least and the most number of random turns at the beginning.
    pub random_turns: (usize, usize),
    /// Later one turn in so many is random, too; 0 if none is. What is learnt must also hold where somebody went astray.
    pub stray: u32,
    /// How many games.
    pub games: u64,
    /// Everything that depends on chance follows from it.
    pub seed: u64,
    /// How many games are played at the same time.
    pub concurrency: usize,
}

/// Why self-play cannot go on.
#[derive(Debug, Error)]
pub enum SelfplayError {
    /// The engine cannot be set up.
    #[error(transparent)]
    Player(#[from] PlayerError),
    /// The games cannot be written.
    #[error(transparent)]
    File(#[from] GameFileError),
    /// The machine gives no thread to play in.
    #[error("no thread to play in: {0}")]
    Thread(#[from] io::Error),
    /// The engine played something that is not legal.
    #[error("game {number}: {fault}")]
    Fault {
        /// The game.
        number: u64,
        /// What happened.
        fault: String,
    },
}

impl Selfplay {
    /// Everything that the games follow from, in a line.
    pub fn title(&self) -> String {
        let engine = PlayerSpec::Engine(self.engine.clone());
        let (least, most) = self.random_turns;
        let start = &self.start;
        let stray = match self.stray {
            0 => String::new(),
            stray => format!(" and one in {stray} later"),
        };
        format!("{engine}, {least} to {most} random turns{stray} from {start}, seed {}", self.seed)
    }

    /// Plays the games that are not in `done` and adds them to the file. `watch` hears how many games and turns there are
    /// now.
    pub fn run(
        &self,
        file: GameFile,
        done: &[StoredGame],
        watch: &(dyn Fn(u64, u64) + Sync),
    ) -> Result<(), SelfplayError> {
        let played: HashSet<u64> = done.iter().map(|game| game.number).collect();
        let jobs: Vec<u64> = (0..self.games).filter(|number| !played.contains(number)).collect();
        let turns: usize = done.iter().map(|game| game.turns.len()).sum();
        let books = Mutex::new((file, done.len() as u64, turns as u64));
        run_jobs(
            self.concurrency,
            jobs.len(),
            &|| false,
            &|| Ok(EnginePlayer::new(&self.engine)?),
            &|player, job| {
                let game = self.play(jobs[job], player)?;
                let mut books = books.lock().expect("nothing panics with it");
                let (file, games, turns) = &mut *books;
                file.append(&game)?;
                *games += 1;
                *turns += game.turns.len() as u64;
                watch(*games, *turns);
                Ok(())
            },
        )
    }

    fn play(&self, number: u64, player: &mut EnginePlayer) -> Result<StoredGame, SelfplayError> {
        let seed = derive(self.seed, number);
        let mut game = self.opening(seed);
        player.new_game(seed)?;
        let mut turns: Vec<StoredTurn> =
            game.turns().iter().map(|turn| StoredTurn::new(turn.actions(), None)).collect();
        let mut chance = Chance::new(derive(seed, 1 << 32));
        let outcome = loop {
            if let Some(outcome) = game.outcome() {
                break outcome;
            }
            if turns.len() >= GameRules::DEFAULT_TURN_LIMIT {
                break Outcome::Draw;
            }
            let side = game.side();
            let (turn, score) = if self.stray > 0 && chance.below(self.stray as usize) == 0 {
                (random_turn(game.position(), &mut chance), None)
            } else {
                let thought = player.choose(&game, None)?;
                (thought.turn, thought.score)
            };
            if let Some(left) = score.and_then(Score::forced_turns) {
                break Outcome::Win(if left > 0 { side } else { side.other() });
            }
            game.play(turn)
                .map_err(|error| SelfplayError::Fault { number, fault: error.to_string() })?;
            // A turn that repeats a position inside ends the game and is not counted.
            turns.extend(
                game.turns().get(turns.len()).map(|turn| StoredTurn::new(turn.actions(), score)),
            );
        };
        Ok(StoredGame { number, outcome, turns })
    }

    fn opening(&self, seed: u64) -> Game {
        let (least, most) = self.random_turns;
        for attempt in 0.. {
            let seed = derive(seed, attempt);
            let turns = least + Chance::new(!seed).below(most.saturating_sub(least) + 1);
            let game = random_game(&self.start, turns, seed);
            if game.end().is_none() {
                return game;
            }
            if attempt > 100 {
                break;
            }
        }
        Game::new(self.start.clone())
    }
}
