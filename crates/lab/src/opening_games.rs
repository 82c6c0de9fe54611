//! Games of the engine against itself, for their openings.

use std::io;
use std::sync::Mutex;

use gipfel_engine::{AnyEngine, Character, NoControl, Options, Score};
use gipfel_record::OpeningTree;
use gipfel_rules::{AnyAction, AnyPosition, Game, Outcome};
use thiserror::Error;

use crate::GameRules;
use crate::chance::derive;
use crate::thread_pool::run_jobs;

/// Games of the engine against itself. It chooses at random between what looks about as good, to the end: games with the same
/// opening have to differ, or their results would be one result counted many times.
#[derive(Clone, Debug)]
pub struct OpeningGames {
    /// Where the games begin.
    pub start: AnyPosition,
    /// How many games.
    pub games: u64,
    /// How many turns are the opening.
    pub turns: usize,
    /// Positions that the engine looks at for a turn.
    pub nodes: u64,
    /// How much worse, in hundredths of a unit, an action may look and still be played now and then.
    pub temperature: i32,
    /// Everything that depends on chance follows from it.
    pub seed: u64,
    /// How many games are played at the same time.
    pub concurrency: usize,
}

/// Why the games cannot be played.
#[derive(Debug, Error)]
pub enum OpeningGamesError {
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

impl OpeningGames {
    /// Plays the games; `watch` hears how many there are now. The tree is the same however many are played at a time.
    pub fn run(&self, watch: &(dyn Fn(u64) + Sync)) -> Result<OpeningTree, OpeningGamesError> {
        let books = Mutex::new((OpeningTree::new(self.start.clone()), 0));
        run_jobs::<_, OpeningGamesError>(
            self.concurrency,
            self.games as usize,
            &|| false,
            // A small table is quickly cleared, and enough for a small search.
            &|| Ok(AnyEngine::new(Options { hash: 1, ..Options::default() })),
            &|engine, number| {
                let number = number as u64;
                let (turns, outcome) = self.play(number, engine)?;
                let mut books = books.lock().expect("nothing panics with it");
                let (tree, games) = &mut *books;
                assert!(tree.add(&turns, outcome), "what a game has played is legal");
                *games += 1;
                watch(*games);
                Ok(())
            },
        )?;
        Ok(books.into_inner().expect("nothing panics with it").0)
    }

    /// The opening of a game, and how the game ended.
    fn play(
        &self,
        number: u64,
        engine: &mut AnyEngine,
    ) -> Result<(Vec<Vec<AnyAction>>, Outcome), OpeningGamesError> {
        let fault = |fault: String| OpeningGamesError::Fault { number, fault };
        let seed = derive(self.seed, number);
        let mut game = Game::new(self.start.clone());
        let character =
            Character::new(self.nodes, Character::DEEP).with_temperature(self.temperature);
        let outcome = loop {
            if let Some(outcome) = game.outcome() {
                break outcome;
            }
            let count = game.turns().len();
            if count >= GameRules::DEFAULT_TURN_LIMIT {
                break Outcome::Draw;
            }
            let (position, history) = (game.position(), game.history());
            let seed = derive(seed, count as u64);
            let report = engine.play_as(position, history, character, seed, &NoControl);
            let report = report.ok_or_else(|| fault("no turn was found".to_owned()))?;
            let score = report.info.lines.first().map(|line| line.score);
            if let Some(left) = score.and_then(Score::forced_turns).filter(|_| count >= self.turns)
            {
                let side = game.side();
                break Outcome::Win(if left > 0 { side } else { side.other() });
            }
            game.play(report.turn).map_err(|error| fault(error.to_string()))?;
        };
        let turns = game.turns().iter().take(self.turns);
        Ok((turns.map(|turn| turn.actions().collect()).collect(), outcome))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(concurrency: usize) -> OpeningGames {
        OpeningGames {
            start: "gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push".parse().expect("a start"),
            games: 12,
            turns: 4,
            nodes: 60,
            temperature: 30,
            seed: 7,
            concurrency,
        }
    }

    #[test]
    fn games_differ_and_are_the_same_every_time() {
        let tree = games(1).run(&|_| {}).expect("no fault");
        let played = tree.played(tree.start());
        assert_eq!(played.iter().map(|turn| turn.tally.games).sum::<u32>(), 12);
        assert!(tree.len() > 4, "there are {} positions", tree.len());
        assert_eq!(games(2).run(&|_| {}).expect("no fault").text(1), tree.text(1));
        let sure = OpeningGames { temperature: 0, ..games(1) }.run(&|_| {}).expect("no fault");
        assert_eq!(sure.len(), 4, "without temperature one game is like the other");
    }
}
