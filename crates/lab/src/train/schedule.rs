//! A training from files of games to a file of weights, step by step.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use super::{
    Epoch, NetKind, Training, TrainingData, TrainingError, TrainingSettings, fit_scale, plot,
};
use crate::{GameFileError, StoredGames};

/// What a network is learnt from and how, and where its weights go.
#[derive(Clone, Debug)]
pub struct TrainingSchedule {
    /// The network.
    pub kind: NetKind,
    /// Files of games.
    pub files: Vec<PathBuf>,
    /// How it is trained.
    pub settings: TrainingSettings,
    /// Whether positions are left out in which the mover gains something at once.
    pub quiet: bool,
    /// So many hundredths of a unit change the odds of winning by a factor of e; without it as many as of the scores in the
    /// games.
    pub unit: Option<f32>,
    /// The file that is written; beside it one with the ending `.training` keeps how far it has come.
    pub out: PathBuf,
    /// Whether a training that was interrupted is gone on with.
    pub resume: bool,
    /// Where the losses are drawn.
    pub plot: Option<PathBuf>,
}

/// What there is to tell of a training.
#[derive(Clone, PartialEq, Debug)]
pub enum TrainingNews {
    /// The games were read.
    Positions {
        /// So many positions are learnt from.
        learnt: usize,
        /// So many of games that are held out.
        held_out: usize,
        /// So many looked like others and were left out.
        repeated: usize,
        /// At this scale what the search thought foretells results best.
        scale: f64,
        /// The loss it has with that on games that are held out.
        searched: f64,
    },
    /// It goes on after so many epochs.
    Resumed(usize),
    /// An epoch is over.
    Epoch(usize, Epoch),
    /// So many numbers were too large.
    CutOff(usize),
}

impl fmt::Display for TrainingNews {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TrainingNews::Positions { learnt, held_out, repeated, scale, searched } => {
                writeln!(f, "positions {learnt} learnt, {held_out} held out")?;
                writeln!(f, "repeated  {repeated}")?;
                write!(f, "search    scale {scale:.0}, loss {searched:.5} against results")
            }
            TrainingNews::Resumed(epochs) => write!(f, "resumed after epoch {epochs}"),
            TrainingNews::Epoch(number, Epoch { learnt, held_out, results }) => write!(
                f,
                "epoch {number:>3}  learnt {learnt:.5}, held out {held_out:.5}, against results {results:.5}"
            ),
            TrainingNews::CutOff(count) => write!(
                f,
                "{count} numbers are too large for a network of this unit and were cut off"
            ),
        }
    }
}

/// One game in so many is held out.
const HOLD_OUT: u64 = 10;

impl TrainingSchedule {
    /// Learns the network. What did best on games that were held out is in the file after every epoch.
    pub fn run(&self, watch: &mut dyn FnMut(&TrainingNews)) -> Result<(), TrainingError> {
        let (learn, held) = self.read()?;
        let (scale, _) = fit_scale(&learn);
        let (_, searched) = fit_scale(&held);
        watch(&TrainingNews::Positions {
            learnt: learn.len(),
            held_out: held.len(),
            repeated: learn.repeated() + held.repeated(),
            scale,
            searched,
        });
        let unit = self.unit.unwrap_or(scale as f32);
        let mut training = Training::new(&learn, self.settings, scale);
        let word = self.kind.word();
        let title = format!("{word} {:?} {} {}", self.settings, learn.len(), held.len());
        let way = self.out.with_extension("training");
        if self.resume && training.resume(&way, &title)? {
            watch(&TrainingNews::Resumed(training.curve.len()));
        }
        let write =
            |training: &Training| replace(&self.out, &self.kind.weights(training.best(), unit));
        // What is whole already may be wanted with another unit.
        write(&training)?;
        while training.curve.len() < self.settings.epochs {
            let epoch = training.epoch(&learn, &held, scale);
            watch(&TrainingNews::Epoch(training.curve.len(), epoch));
            training.save(&way, &title)?;
            write(&training)?;
            if let Some(path) = &self.plot {
                plot(&training.curve, word, path)?;
            }
        }
        match training.cut_off(&learn, unit) {
            0 => {}
            cut_off => watch(&TrainingNews::CutOff(cut_off)),
        }
        Ok(())
    }

    /// The positions to learn from, and those of games that are held out.
    fn read(&self) -> Result<(TrainingData, TrainingData), TrainingError> {
        let [mut learn, mut held] = [TrainingData::new(self.kind), TrainingData::new(self.kind)];
        for path in &self.files {
            let mut stored = StoredGames::read(path)?;
            // Games are kept as they were finished; what is learnt follows from their numbers alone.
            stored.games.sort_by_key(|game| game.number);
            for game in &stored.games {
                let data = if game.number % HOLD_OUT == 0 { &mut held } else { &mut learn };
                if !data.add_game(game, &stored.start, self.quiet) {
                    let path = path.display().to_string();
                    return Err(GameFileError::Illegal { path, number: game.number }.into());
                }
            }
        }
        if learn.is_empty() || held.is_empty() {
            return Err(TrainingError::TooFew { word: self.kind.word() });
        }
        Ok((learn, held))
    }
}

/// Puts a file whole in the place of another, so that it is never half written.
pub(super) fn replace(path: &Path, bytes: &[u8]) -> Result<(), TrainingError> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    fs::write(&beside, bytes)
        .and_then(|()| fs::rename(&beside, path))
        .map_err(|error| TrainingError::File { path: path.display().to_string(), error })
}
