//! Games of the engine against itself, for their positions.

use std::collections::HashSet;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use gipfel_record::{parse_result, result_text};
use gipfel_rules::{AnyPosition, Color, Course, Outcome};
use thiserror::Error;

use crate::chance::{Chance, derive};
use crate::crew::crew;
use crate::opening::random_course;
use crate::players::{EnginePlayer, EngineSettings};
use crate::sample::{Sample, samples};
use crate::{GameRules, PlayerError, PlayerSpec, play_game};

/// Games of the engine against itself. They begin with some random turns, fair or not: what is worth how much is learnt from
/// games in which one side is ahead.
#[derive(Clone, Debug)]
pub struct Selfplay {
    /// The engine.
    pub engine: EngineSettings,
    /// Where the games begin.
    pub start: AnyPosition,
    /// The least and the most number of random turns at the beginning.
    pub random_turns: (usize, usize),
    /// How many games.
    pub games: u64,
    /// Everything that depends on chance follows from it.
    pub seed: u64,
    /// How many games are played at the same time.
    pub concurrency: usize,
}

/// A finished game, for its positions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SampledGame {
    /// Its number.
    pub number: u64,
    /// Who won.
    pub outcome: Outcome,
    /// Its quiet positions.
    pub samples: Vec<Sample>,
}

/// Why self-play cannot go on.
#[derive(Debug, Error)]
pub enum SelfplayError {
    /// The engine cannot be set up.
    #[error(transparent)]
    Player(#[from] PlayerError),
    /// The file cannot be read or written.
    #[error("{path}: {error}")]
    File {
        /// The file.
        path: String,
        /// Why.
        error: io::Error,
    },
    /// New games would be written into a file that holds something.
    #[error("{path}: the file is there already; resume, or name another file")]
    Exists {
        /// The file.
        path: String,
    },
    /// The file is not what it should be.
    #[error("{path}: line {line}: {fault}")]
    Content {
        /// The file.
        path: String,
        /// The number of the line.
        line: usize,
        /// What is wrong.
        fault: String,
    },
    /// The machine gives no thread to play in.
    #[error("no thread to play in: {0}")]
    Thread(#[from] io::Error),
    /// The engine lost a game without the rules of the game deciding it.
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
        format!("{engine}, {least} to {most} random turns from {start}, seed {}", self.seed)
    }

    /// Plays the games that are not in `done` and adds them to the file. `watch` hears how many games and samples there
    /// are now.
    pub fn run(
        &self,
        file: SampleFile,
        done: &[SampledGame],
        watch: &(dyn Fn(u64, u64) + Sync),
    ) -> Result<(), SelfplayError> {
        let played: HashSet<u64> = done.iter().map(|game| game.number).collect();
        let jobs: Vec<u64> = (0..self.games).filter(|number| !played.contains(number)).collect();
        let samples: usize = done.iter().map(|game| game.samples.len()).sum();
        let books = Mutex::new((file, done.len() as u64, samples as u64));
        crew(
            self.concurrency,
            jobs.len(),
            &|| false,
            &|| Ok([EnginePlayer::new(&self.engine)?, EnginePlayer::new(&self.engine)?]),
            &|players, job| {
                let game = self.play(jobs[job], players)?;
                let mut books = books.lock().expect("nothing panics with it");
                let (file, games, samples) = &mut *books;
                file.append(&game)?;
                *games += 1;
                *samples += game.samples.len() as u64;
                watch(*games, *samples);
                Ok(())
            },
        )
    }

    fn play(
        &self,
        number: u64,
        players: &mut [EnginePlayer; 2],
    ) -> Result<SampledGame, SelfplayError> {
        let [white, black] = players;
        let seed = derive(self.seed, number);
        let opening = self.opening(seed);
        let rules = GameRules::default();
        let report = play_game(opening, [white, black], seed, &rules, &|| false)
            .expect("nobody asks for its end");
        if let Some(fault) = report.fault {
            return Err(SelfplayError::Fault { number, fault });
        }
        Ok(SampledGame { number, outcome: report.outcome, samples: samples(&report) })
    }

    fn opening(&self, seed: u64) -> Course {
        let (least, most) = self.random_turns;
        for attempt in 0.. {
            let seed = derive(seed, attempt);
            let turns = least + Chance::new(!seed).below(most.saturating_sub(least) + 1);
            let course = random_course(&self.start, turns, seed);
            if course.end().is_none() {
                return course;
            }
            if attempt > 100 {
                break;
            }
        }
        Course::new(self.start.clone())
    }
}

/// A file of samples. Its first line is a title; each game is a line `game NUMBER RESULT COUNT` with so many lines of samples
/// behind it.
#[derive(Debug)]
pub struct SampleFile {
    path: PathBuf,
    file: File,
}

impl SampleFile {
    /// A new file; one that holds something already is not touched.
    pub fn create(path: &Path, title: &str) -> Result<SampleFile, SelfplayError> {
        if fs::metadata(path).is_ok_and(|data| data.len() > 0) {
            return Err(SelfplayError::Exists { path: path.display().to_string() });
        }
        let mut file = SampleFile::open(path)?;
        file.write(&format!("# {title}\n"))?;
        Ok(file)
    }

    /// A file of an earlier run with the same title, and its games. A game that was only half written is taken out.
    pub fn resume(
        path: &Path,
        title: &str,
    ) -> Result<(SampleFile, Vec<SampledGame>), SelfplayError> {
        if !path.exists() {
            return Ok((SampleFile::create(path, title)?, Vec::new()));
        }
        let text = fs::read_to_string(path).map_err(|error| failure(path, error))?;
        if text.lines().next() != Some(&format!("# {title}")) {
            let fault = format!("these are not games of `{title}`");
            return Err(SelfplayError::Content {
                path: path.display().to_string(),
                line: 1,
                fault,
            });
        }
        let (games, whole) = parse_games(&text, path)?;
        let file = SampleFile::open(path)?;
        file.file.set_len(whole as u64).map_err(|error| failure(path, error))?;
        Ok((file, games))
    }

    /// The games of a file; one that is only half there at its end is left out.
    pub fn read(path: &Path) -> Result<Vec<SampledGame>, SelfplayError> {
        let text = fs::read_to_string(path).map_err(|error| failure(path, error))?;
        Ok(parse_games(&text, path)?.0)
    }

    fn open(path: &Path) -> Result<SampleFile, SelfplayError> {
        let file = OpenOptions::new().create(true).append(true).open(path);
        let file = file.map_err(|error| failure(path, error))?;
        Ok(SampleFile { path: path.to_owned(), file })
    }

    fn append(&mut self, game: &SampledGame) -> Result<(), SelfplayError> {
        let SampledGame { number, outcome, samples } = game;
        let result = result_text(Some(*outcome));
        let mut text = format!("game {number} {result} {}\n", samples.len());
        for sample in samples {
            text.push_str(&sample.text());
            text.push('\n');
        }
        self.write(&text)
    }

    fn write(&mut self, text: &str) -> Result<(), SelfplayError> {
        let written = self.file.write_all(text.as_bytes()).and_then(|()| self.file.flush());
        written.map_err(|error| failure(&self.path, error))
    }
}

fn failure(path: &Path, error: io::Error) -> SelfplayError {
    SelfplayError::File { path: path.display().to_string(), error }
}

/// The games of a text, and how many bytes of it are whole games.
fn parse_games(text: &str, path: &Path) -> Result<(Vec<SampledGame>, usize), SelfplayError> {
    let fault = |line: usize, fault: &str| SelfplayError::Content {
        path: path.display().to_string(),
        line,
        fault: fault.to_owned(),
    };
    // A line without its end was not written to its end.
    let whole = text.rfind('\n').map_or(0, |at| at + 1);
    let mut lines = (1..).zip(text[..whole].split_inclusive('\n')).peekable();
    let (mut games, mut at, mut good) = (Vec::new(), 0, 0);
    while let Some((number, line)) = lines.next() {
        at += line.len();
        if line.starts_with('#') {
            good = at;
            continue;
        }
        let head =
            parse_head(line).ok_or_else(|| fault(number, "expected `game N RESULT COUNT`"))?;
        let (mut game, count) = head;
        while game.samples.len() < count {
            let Some((number, line)) = lines.next() else { return Ok((games, good)) };
            at += line.len();
            let sample = Sample::parse(line.trim_end())
                .ok_or_else(|| fault(number, "expected a score and a position"))?;
            game.samples.push(sample);
        }
        games.push(game);
        good = at;
    }
    Ok((games, good))
}

fn parse_head(line: &str) -> Option<(SampledGame, usize)> {
    let mut words = line.split_whitespace();
    if words.next() != Some("game") {
        return None;
    }
    let number = words.next()?.parse().ok()?;
    let outcome = parse_result(words.next()?)??;
    let count = words.next()?.parse().ok()?;
    Some((SampledGame { number, outcome, samples: Vec::new() }, count))
}

impl SampledGame {
    /// The points of White, 0 to 1.
    pub fn points(&self) -> f64 {
        match self.outcome {
            Outcome::Win(Color::White) => 1.0,
            Outcome::Win(Color::Black) => 0.0,
            Outcome::Draw => 0.5,
        }
    }
}
