//! The whole learning of a network again: games, training, games of the network, training, and a match that tells what it is worth.

use std::fs;
use std::io;
use std::path::PathBuf;

use gipfel_engine::learned::{Recipe, Round};
use gipfel_engine::{Limits, Options};
use thiserror::Error;

use crate::chance::derive;
use crate::players::{EngineSettings, Evaluator};
use crate::train::{NetKind, TrainingError, TrainingNews, TrainingSchedule, TrainingSettings};
use crate::{
    Archive, ArchiveError, GameFile, GameFileError, GameRules, Match, MatchError, MatchScore,
    Openings, PlayerSpec, Selfplay, SelfplayError, Watch,
};

/// A learning that begins with nothing but the hand-crafted evaluation. Everything is kept in a folder, and what was interrupted goes
/// on where it was.
#[derive(Clone, Debug)]
pub struct Relearn {
    /// The network.
    pub kind: NetKind,
    /// As many games as its recipe says, divided by this.
    pub share: u64,
    /// Where games, weights and the match are kept.
    pub folder: PathBuf,
    /// What both players of the match may use for a turn.
    pub limits: Limits,
    /// Pairs of games of the match.
    pub pairs: u64,
    /// Everything that depends on chance follows from it.
    pub seed: u64,
    /// How many games are played at the same time.
    pub concurrency: usize,
}

/// Why a learning cannot go on.
#[derive(Debug, Error)]
pub enum RelearnError {
    /// The folder cannot be made.
    #[error("{path}: {error}")]
    Folder {
        /// The folder.
        path: String,
        /// Why.
        error: io::Error,
    },
    /// No games can be played.
    #[error(transparent)]
    Selfplay(#[from] SelfplayError),
    /// They cannot be kept.
    #[error(transparent)]
    Games(#[from] GameFileError),
    /// Nothing can be learnt from them.
    #[error(transparent)]
    Training(#[from] TrainingError),
    /// The match cannot be played.
    #[error(transparent)]
    Match(#[from] MatchError),
    /// The match cannot be kept.
    #[error(transparent)]
    Archive(#[from] ArchiveError),
}

/// What is told about a learning while it goes on.
pub trait RelearnWatch: Watch {
    /// A part of it begins, with so many steps of which some are done already.
    fn begins(&self, text: &str, steps: u64, done: u64);

    /// So many games and turns of self-play are there now.
    fn played(&self, games: u64, turns: u64);

    /// What there is to tell of a training.
    fn learnt(&self, news: &TrainingNews);
}

/// The fewest games that anything can be learnt from, since one in ten is held out.
const FEWEST: u64 = 20;

impl Relearn {
    fn recipe(&self) -> Recipe {
        self.kind.recipe()
    }

    /// The file of a round with an ending.
    fn file(&self, round: usize, ending: &str) -> PathBuf {
        self.folder.join(format!("{}-{}.{ending}", self.kind.word(), round + 1))
    }

    /// The weights that are learnt in the end.
    pub fn weights(&self) -> PathBuf {
        self.file(self.recipe().rounds.len().saturating_sub(1), "net")
    }

    /// The games of a round.
    pub fn selfplay(&self, number: usize, round: &Round) -> Selfplay {
        let evaluator = match number.checked_sub(1) {
            None => Evaluator::Classic,
            Some(before) => Evaluator::Net(self.file(before, "net")),
        };
        // A small table is quickly cleared, and enough for a small search.
        let options = Options { hash: 1, ..Options::default() };
        let limits = Limits::nodes(round.nodes);
        Selfplay {
            engine: EngineSettings { options, limits, evaluator, ..EngineSettings::default() },
            start: self.kind.start(),
            random_turns: round.random_turns,
            stray: round.stray,
            games: (round.games / self.share.max(1)).max(FEWEST),
            seed: derive(self.seed, number as u64),
            concurrency: self.concurrency,
        }
    }

    /// How the network learns from the games of all rounds so far.
    fn game(&self, round: usize) -> TrainingSchedule {
        let Recipe { epochs, learning_rate, result_share, decay, l2, .. } = self.recipe();
        TrainingSchedule {
            kind: self.kind,
            files: (0..=round).map(|round| self.file(round, "games")).collect(),
            settings: TrainingSettings {
                epochs,
                learning_rate,
                result_share,
                decay,
                l2,
                seed: self.seed,
                ..TrainingSettings::default()
            },
            quiet: false,
            unit: None,
            out: self.file(round, "net"),
            resume: true,
            plot: Some(self.file(round, "svg")),
        }
    }

    /// The network that was learnt against the hand-crafted evaluation.
    pub fn contest(&self) -> Match {
        let player = |evaluator| {
            let limits = self.limits.clone();
            PlayerSpec::Engine(EngineSettings { limits, evaluator, ..EngineSettings::default() })
        };
        Match {
            players: [player(Evaluator::Net(self.weights())), player(Evaluator::Classic)],
            openings: Openings::random(self.kind.start()),
            pairs: self.pairs,
            seed: self.seed,
            rules: GameRules::default(),
            sprt: None,
            // Players that think for a time must not share a core with others.
            concurrency: if self.limits.time.is_some() { 1 } else { self.concurrency },
        }
    }

    /// Plays, learns and lets the network meet the hand-crafted evaluation. What an earlier run has done is not done again.
    pub fn run(&self, watch: &dyn RelearnWatch) -> Result<MatchScore, RelearnError> {
        fs::create_dir_all(&self.folder).map_err(|error| RelearnError::Folder {
            path: self.folder.display().to_string(),
            error,
        })?;
        let rounds = self.recipe().rounds;
        for (number, round) in rounds.iter().enumerate() {
            let name = |what: &str| format!("{what}, round {} of {}", number + 1, rounds.len());
            let selfplay = self.selfplay(number, round);
            let path = self.file(number, "games");
            let (file, done) = GameFile::resume(&path, &selfplay.title(), &selfplay.start)?;
            watch.begins(&name("self-play"), selfplay.games, done.len() as u64);
            selfplay.run(file, &done, &|games, turns| watch.played(games, turns))?;
            let game = self.game(number);
            watch.begins(&name("training"), game.settings.epochs as u64, 0);
            game.run(&mut |news| watch.learnt(news))?;
        }
        let contest = self.contest();
        let path = self.folder.join(format!("{}.match", self.kind.word()));
        let (archive, past) = Archive::resume(&path, &contest.title())?;
        watch.begins("match", 2 * contest.pairs, past.len() as u64);
        Ok(contest.run(Some(archive), &past, watch)?)
    }
}
