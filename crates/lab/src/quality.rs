//! How good the turns of a player are, graded by a search that sees much more.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::str::FromStr;

use gipfel_engine::{AnyEngine, Limits, NoControl, Options, Score};
use gipfel_rules::{AnyAction, Color, Game, Outcome, turn_text};
use thiserror::Error;

use crate::chance::derive;
use crate::thread_pool::run_jobs;
use crate::{GameRules, MatchError, Openings, Player, PlayerSpec, play_game};

/// Games of a player against itself, whose turns are graded by the engine with many times the nodes.
#[derive(Clone, Debug)]
pub struct Quality {
    /// The player.
    pub player: PlayerSpec,
    /// Where the games begin.
    pub openings: Openings,
    /// How many games are played.
    pub games: u64,
    /// Of the turns of each game one in so many is graded.
    pub every: usize,
    /// How often the grader looks at the nodes that the player looked at, in the mean of the game.
    pub factor: u64,
    /// The nodes of the grader for players that do not say what they looked at.
    pub nodes: u64,
    /// The megabytes of the grader's table.
    pub hash: usize,
    /// Everything that depends on chance follows from it.
    pub seed: u64,
    /// How many games are played at the same time.
    pub concurrency: usize,
}

/// A turn that was graded.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GradedTurn {
    /// The number of its game.
    pub game: u64,
    /// Its number in the game.
    pub turn: usize,
    /// How many turns the game had.
    pub turns: usize,
    /// How much of a point, from 0 to 1, the player might have expected more.
    pub loss: f64,
}

/// A line that is no graded turn.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("`{0}`: expected GAME TURN TURNS LOSS")]
pub struct GradedTurnError(String);

impl std::fmt::Display for GradedTurn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let GradedTurn { game, turn, turns, loss } = self;
        write!(f, "{game} {turn} {turns} {loss:.4}")
    }
}

impl FromStr for GradedTurn {
    type Err = GradedTurnError;

    fn from_str(line: &str) -> Result<GradedTurn, GradedTurnError> {
        let read = || {
            let mut words = line.split_whitespace();
            let turn = GradedTurn {
                game: words.next()?.parse().ok()?,
                turn: words.next()?.parse().ok()?,
                turns: words.next()?.parse().ok()?,
                loss: words.next()?.parse().ok().filter(|loss| (0.0..=1.0).contains(loss))?,
            };
            words.next().is_none().then_some(turn)
        };
        read().ok_or_else(|| GradedTurnError(line.chars().take(60).collect()))
    }
}

impl GradedTurn {
    /// The third of the game that it is in: 0, 1 or 2.
    fn phase(&self) -> usize {
        (3 * self.turn / self.turns.max(1)).min(2)
    }
}

impl Quality {
    /// Plays and grades the games that are not `done`. `watch` hears of the turns of each.
    pub fn run(
        &self,
        done: &HashSet<u64>,
        watch: &(dyn Fn(&[GradedTurn]) -> Result<(), MatchError> + Sync),
    ) -> Result<(), MatchError> {
        let jobs: Vec<u64> = (0..self.games).filter(|number| !done.contains(number)).collect();
        let make = || {
            let name = self.player.to_string();
            self.player.build().map_err(|error| MatchError::Player { name, error })
        };
        run_jobs::<_, MatchError>(
            self.concurrency,
            jobs.len(),
            &|| false,
            &|| Ok([make()?, make()?]),
            &|players, job| watch(&self.game(jobs[job], players)),
        )
    }

    /// Plays a game and grades its turns, the last ones first.
    fn game(&self, number: u64, players: &mut [Box<dyn Player>; 2]) -> Vec<GradedTurn> {
        let opening = self.openings.get(number, self.seed);
        let begin = opening.turns().len();
        let seed = derive(self.seed, number);
        let [white, black] = players;
        let rules = GameRules::default();
        let report = play_game(opening, [&mut **white, &mut **black], seed, &rules, &|| false)
            .expect("nothing stops it");
        let mut game = report.game;
        let turns = game.turns().len();
        let [mine, theirs] = report.effort;
        let mean = (mine.nodes + theirs.nodes) / (mine.turns + theirs.turns).max(1);
        let nodes = if mean == 0 { self.nodes } else { self.factor.saturating_mul(mean) };
        let mut grader = Grader::new(nodes, self.hash);
        let mut graded = Vec::new();
        while game.turns().len() > begin {
            let turn = game.turns().len() - 1;
            // Other turns in every game.
            if (turn as u64 + number).is_multiple_of(self.every.max(1) as u64) {
                let loss = grader.loss(&mut game);
                graded.push(GradedTurn { game: number, turn, turns, loss });
            } else {
                game.take_back();
            }
        }
        graded
    }
}

/// Who knows better.
struct Grader {
    engine: AnyEngine,
    limits: Limits,
}

impl Grader {
    fn new(nodes: u64, hash: usize) -> Grader {
        let engine = AnyEngine::new(Options { hash, ..Options::default() });
        Grader { engine, limits: Limits::nodes(nodes) }
    }

    /// What the last turn of a game cost the one who played it; the game is left without the turn. If the grader would have
    /// played another one, both are graded by the position after them: scores of searches that begin at the same depth.
    fn loss(&mut self, game: &mut Game) -> f64 {
        let side = game.mover(game.turns().len() - 1).expect("a turn was played");
        let after = game.clone();
        let turn = game.take_back().expect("a turn was played");
        let actions: Vec<AnyAction> = turn.actions().collect();
        let (_, found) = self.search(game);
        let position = game.position();
        if turn_text(position, &found) == turn_text(position, &actions) {
            return 0.0;
        }
        let mut better = game.clone();
        better.play(found).expect("the grader plays by the rules");
        (self.expectation(&better, side) - self.expectation(&after, side)).max(0.0)
    }

    /// What a side may expect of a game.
    fn expectation(&mut self, game: &Game, side: Color) -> f64 {
        match game.outcome() {
            Some(Outcome::Draw) => 0.5,
            Some(Outcome::Win(winner)) => f64::from(u8::from(winner == side)),
            None => {
                let (score, _) = self.search(game);
                let score = if game.side() == side { score } else { score.negate() };
                score.expectation()
            }
        }
    }

    fn search(&mut self, game: &Game) -> (Score, Vec<AnyAction>) {
        self.engine.clear();
        let (position, history) = (game.position(), game.history());
        let found = self.engine.search(position, history, &self.limits, &NoControl, &mut |_| {});
        found.map_or((Score::ZERO, Vec::new()), |report| (report.info.lines[0].score, report.turn))
    }
}

/// How many turns cost how much, by thirds of the games, as a table in Markdown.
pub fn quality_markdown(graded: &[GradedTurn]) -> String {
    let mut out = String::from(
        "| part of the game | turns | over 5 % | over 10 % | over 20 % | mean |\n|---|---|---|---|---|---|\n",
    );
    let parts = [("first third", Some(0)), ("second third", Some(1)), ("last third", Some(2))];
    for (name, phase) in parts.into_iter().chain([("all", None)]) {
        let losses: Vec<f64> = graded
            .iter()
            .filter(|turn| phase.is_none_or(|phase| turn.phase() == phase))
            .map(|turn| turn.loss)
            .collect();
        let count = losses.len().max(1) as f64;
        let over =
            |least: f64| 100.0 * losses.iter().filter(|&&loss| loss > least).count() as f64 / count;
        let mean = 100.0 * losses.iter().sum::<f64>() / count;
        let (five, ten, twenty) = (over(0.05), over(0.1), over(0.2));
        let _ = writeln!(
            out,
            "| {name} | {} | {five:.1} % | {ten:.1} % | {twenty:.1} % | {mean:.2} % |",
            losses.len()
        );
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    fn quality(player: &str) -> Quality {
        let start = "yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place".parse();
        Quality {
            player: player.parse().expect("a player"),
            openings: Openings::random(start.expect("a position")),
            games: 3,
            every: 3,
            factor: 20,
            nodes: 2_000,
            hash: 1,
            seed: 5,
            concurrency: 2,
        }
    }

    fn graded(quality: &Quality, done: &HashSet<u64>) -> Vec<GradedTurn> {
        let all = Mutex::new(Vec::new());
        let keep = |turns: &[GradedTurn]| {
            all.lock().expect("nothing panics").extend_from_slice(turns);
            Ok(())
        };
        quality.run(done, &keep).expect("the players are there");
        all.into_inner().expect("nothing panics")
    }

    #[test]
    fn who_plays_at_random_loses_more_than_who_searches() {
        let mean = |turns: &[GradedTurn]| {
            turns.iter().map(|turn| turn.loss).sum::<f64>() / turns.len() as f64
        };
        let random = graded(&quality("random"), &HashSet::new());
        let engine = graded(&quality("engine:nodes=300,hash=1"), &HashSet::new());
        assert!(random.len() > 15 && engine.len() > 15, "{} {}", random.len(), engine.len());
        assert!(mean(&random) > 0.05, "{}", mean(&random));
        assert!(mean(&engine) < mean(&random) / 2.0, "{} {}", mean(&engine), mean(&random));
    }

    #[test]
    fn games_that_are_done_are_left_out_and_lines_read_back() {
        let turns = graded(&quality("greedy"), &HashSet::from([0, 2]));
        assert!(!turns.is_empty() && turns.iter().all(|turn| turn.game == 1));
        for turn in &turns {
            let read: GradedTurn = turn.to_string().parse().expect("it was written");
            assert_eq!(read.to_string(), turn.to_string());
        }
        for text in ["", "1 2 3", "1 2 3 x", "1 2 3 1.5", "1 2 3 0.5 6"] {
            assert!(text.parse::<GradedTurn>().is_err(), "{text}");
        }
    }

    #[test]
    fn the_table_counts_by_thirds() {
        let turn = |turn, loss| GradedTurn { game: 0, turn, turns: 9, loss };
        let table = quality_markdown(&[turn(0, 0.0), turn(2, 0.06), turn(5, 0.3), turn(8, 0.11)]);
        let lines: Vec<&str> = table.lines().skip(2).collect();
        assert_eq!(
            lines,
            [
                "| first third | 2 | 50.0 % | 0.0 % | 0.0 % | 3.00 % |",
                "| second third | 1 | 100.0 % | 100.0 % | 100.0 % | 30.00 % |",
                "| last third | 1 | 100.0 % | 100.0 % | 0.0 % | 11.00 % |",
                "| all | 4 | 75.0 % | 50.0 % | 25.0 % | 11.75 % |",
            ]
        );
    }
}
