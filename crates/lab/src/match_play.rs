//! A match of two players.

use std::collections::HashSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use thiserror::Error;

use crate::archive::{Archive, ArchiveError};
use crate::chance::derive;
use crate::game::{GameReport, play_game};
use crate::match_score::{GameResult, MatchScore, Round};
use crate::span::span_text;
use crate::sprt::Verdict;
use crate::thread_pool::run_jobs;
use crate::{GameRules, Openings, Player, PlayerError, PlayerSpec, Sprt};

/// Two players, and how they meet. Every opening is played twice with the colours swapped.
#[derive(Clone, Debug)]
pub struct Match {
    /// The players; the table is written for the first.
    pub players: [PlayerSpec; 2],
    /// Where the games begin.
    pub openings: Openings,
    /// How many pairs of games are played at most.
    pub pairs: u64,
    /// Everything that depends on chance follows from it.
    pub seed: u64,
    /// The rules of each game.
    pub rules: GameRules,
    /// A test that may end the match early.
    pub sprt: Option<Sprt>,
    /// How many games are played at the same time.
    pub concurrency: usize,
}

/// Why a match cannot go on.
#[derive(Debug, Error)]
pub enum MatchError {
    /// A player cannot be set up.
    #[error("{name}: {error}")]
    Player {
        /// The player.
        name: String,
        /// Why.
        error: PlayerError,
    },
    /// Records cannot be written.
    #[error(transparent)]
    Archive(#[from] ArchiveError),
    /// The machine gives no thread to play in.
    #[error("no thread to play in: {0}")]
    Thread(#[from] std::io::Error),
}

/// What is told about a match while it goes on.
pub trait Watch: Sync {
    /// A game is finished, and the match stands so.
    fn finished(&self, result: &GameResult, match_score: &MatchScore);

    /// Whether the match should end; games that are not finished are dropped.
    fn stop_requested(&self) -> bool {
        false
    }
}

/// Nobody watches.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoWatch;

impl Watch for NoWatch {
    fn finished(&self, _: &GameResult, _: &MatchScore) {}
}

/// Makes the first (0) or the second (1) player.
pub type MakePlayer<'a> = dyn Fn(usize) -> Result<Box<dyn Player>, PlayerError> + Sync + 'a;

impl Match {
    /// The names of the players.
    pub fn names(&self) -> [String; 2] {
        self.players.each_ref().map(ToString::to_string)
    }

    /// Everything that the games follow from, in a line: games with the same title belong to the same match.
    pub fn title(&self) -> String {
        let [first, second] = &self.players;
        let openings = match &self.openings {
            Openings::Random { start, turns } => format!("{turns} random turns from {start}"),
            Openings::List(list) => format!("{} positions {:016x}", list.len(), digest(list)),
        };
        let mut title = format!("{first} – {second}, {openings}, seed {}", self.seed);
        if let Some(time) = self.rules.time {
            let (base, increment) = (span_text(time.base), span_text(time.increment));
            title += &format!(", clock {base}+{increment}");
        }
        title + &format!(", at most {} turns", self.rules.turn_limit)
    }

    /// Plays the match. `past` holds the games of an earlier run; they are counted and not played again.
    pub fn run(
        &self,
        archive: Option<Archive>,
        past: &[GameResult],
        watch: &dyn Watch,
    ) -> Result<MatchScore, MatchError> {
        self.run_with(&|player| self.players[player].build(), archive, past, watch)
    }

    /// As [`Match::run`], with players that something else makes.
    pub fn run_with(
        &self,
        make: &MakePlayer<'_>,
        archive: Option<Archive>,
        past: &[GameResult],
        watch: &dyn Watch,
    ) -> Result<MatchScore, MatchError> {
        let past: Vec<&GameResult> =
            past.iter().filter(|result| result.round.pair < self.pairs).collect();
        let mut match_score = MatchScore::default();
        past.iter().for_each(|result| match_score.add(result));
        let played: HashSet<Round> = past.iter().map(|result| result.round).collect();
        let jobs: Vec<Round> = (0..self.pairs)
            .flat_map(|pair| [0, 1].map(|game| Round { pair, game }))
            .filter(|round| !played.contains(round))
            .collect();
        let hall = Hall {
            contest: self,
            names: self.names(),
            title: self.title(),
            make,
            watch,
            jobs,
            over: AtomicBool::new(self.is_decided(&match_score)),
            books: Mutex::new(Books { match_score, archive }),
        };
        hall.open()
    }

    fn is_decided(&self, match_score: &MatchScore) -> bool {
        self.sprt.is_some_and(|sprt| sprt.verdict(&match_score.pairs) != Verdict::Open)
    }
}

/// A number that tells lists of positions apart.
fn digest(list: &[gipfel_rules::AnyPosition]) -> u64 {
    list.iter().fold(0, |sum, position| derive(sum, gipfel_rules::Position::key(position)))
}

/// Where results are written down, one at a time.
struct Books {
    match_score: MatchScore,
    archive: Option<Archive>,
}

/// The place where the games of a match are played.
struct Hall<'a> {
    contest: &'a Match,
    names: [String; 2],
    title: String,
    make: &'a MakePlayer<'a>,
    watch: &'a dyn Watch,
    jobs: Vec<Round>,
    over: AtomicBool,
    books: Mutex<Books>,
}

impl Hall<'_> {
    /// Plays all games, several at a time.
    fn open(self) -> Result<MatchScore, MatchError> {
        run_jobs(
            self.contest.concurrency,
            self.jobs.len(),
            &|| self.is_over(),
            &|| Ok([self.player(0)?, self.player(1)?]),
            &|players, job| self.work(players, self.jobs[job]),
        )?;
        let books = self.books.into_inner().expect("no game panics while it holds the books");
        Ok(books.match_score)
    }

    fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed) || self.watch.stop_requested()
    }

    fn player(&self, player: usize) -> Result<Box<dyn Player>, MatchError> {
        let name = || self.names[player].clone();
        (self.make)(player).map_err(|error| MatchError::Player { name: name(), error })
    }

    fn work(&self, players: &mut [Box<dyn Player>; 2], round: Round) -> Result<(), MatchError> {
        let Some(report) = self.play(round, players) else { return Ok(()) };
        self.write(round, &report)?;
        let loser = report.outcome.winner().map(|winner| round.player(winner.other()));
        if let (true, Some(loser)) = (report.ending.is_forfeit(), loser) {
            // Whatever state it is in, the next game begins with a new one.
            players[loser] = self.player(loser)?;
        }
        Ok(())
    }

    fn play(&self, round: Round, players: &mut [Box<dyn Player>; 2]) -> Option<GameReport> {
        let Match { openings, seed, rules, .. } = self.contest;
        let game = openings.get(round.pair, *seed);
        let seed = derive(derive(!*seed, round.pair), round.game.into());
        let [first, second] = players;
        let first: &mut dyn Player = first.as_mut();
        let second: &mut dyn Player = second.as_mut();
        let colours = if round.game == 0 { [first, second] } else { [second, first] };
        play_game(game, colours, seed, rules, &|| self.is_over())
    }

    fn write(&self, round: Round, report: &GameReport) -> Result<(), MatchError> {
        let result = GameResult {
            round,
            outcome: report.outcome,
            ending: report.ending,
            fault: report.fault.clone(),
            turns: report.game.turns().len(),
            effort: report.effort,
        };
        let mut books = self.books.lock().expect("no game panics while it holds the books");
        if let Some(archive) = &mut books.archive {
            let [first, second] = self.names.each_ref().map(String::as_str);
            let names = if round.game == 0 { [first, second] } else { [second, first] };
            let number = format!("{}.{}", round.pair + 1, round.game + 1);
            let tags = [("Event", self.title.as_str()), ("Round", number.as_str())];
            archive.append(&report.record(names, &tags))?;
        }
        books.match_score.add(&result);
        self.watch.finished(&result, &books.match_score);
        if self.contest.is_decided(&books.match_score) {
            self.over.store(true, Ordering::Relaxed);
        }
        Ok(())
    }
}
