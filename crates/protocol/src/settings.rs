//! The options of our own engine.

use std::ops::RangeInclusive;
use std::time::Duration;

use gipfel_engine::{Level, Limits, Options};
use gipfel_rules::{AnyPosition, GameKind};
use thiserror::Error;

use crate::error::quoted;
use crate::{Declaration, Kind};

/// The most that options may ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Capacity {
    /// Megabytes of the table.
    pub hash: usize,
    /// Threads.
    pub threads: usize,
}

impl Default for Capacity {
    fn default() -> Capacity {
        Capacity { hash: 8192, threads: 256 }
    }
}

/// Where the options stand.
#[derive(Clone, Debug)]
pub(crate) struct Settings {
    pub(crate) game: GameKind,
    pub(crate) variant: &'static str,
    pub(crate) options: Options,
    /// Nothing is full strength within the limits of `go`.
    pub(crate) level: Option<Level>,
    pub(crate) seed: u64,
    /// What is kept back from a clock for the way of an answer.
    pub(crate) overhead: Duration,
    /// Whether `bestmove` names a move to ponder on. Clients that never set the option know `bestmove <move>` only.
    pub(crate) ponder: bool,
    capacity: Capacity,
}

/// Why an option was not changed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub(crate) enum SettingError {
    #[error("setoption: there is no option `{0}`")]
    Unknown(String),
    #[error("setoption: {0} takes a value")]
    NoValue(&'static str),
    #[error("setoption: {name} takes {expected}, not `{value}`")]
    Invalid { name: &'static str, expected: String, value: String },
}

/// What a change means to the session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Change {
    /// Another game is played.
    Game,
    /// The engine works in another way.
    Engine,
    /// Nothing at once.
    Nothing,
}

const NAMES: [&str; 9] =
    ["Game", "Variant", "Threads", "Hash", "MultiPV", "Level", "Seed", "Move Overhead", "Ponder"];

/// Longer ways of an answer are mistakes.
const LARGEST_OVERHEAD: u64 = 10_000;

/// More lines than anybody reads.
const MOST_LINES: usize = 256;
const LARGEST_SEED: u64 = u32::MAX as u64;

impl Settings {
    pub(crate) fn new(capacity: Capacity) -> Settings {
        let options = Options::default();
        Settings {
            game: GameKind::ALL[0],
            variant: GameKind::ALL[0].variants()[0],
            options: Options {
                hash: options.hash.min(capacity.hash),
                threads: options.threads.min(capacity.threads),
                ..options
            },
            level: None,
            seed: 0,
            overhead: Limits::DEFAULT_OVERHEAD,
            ponder: false,
            capacity,
        }
    }

    /// The start of the game that is set.
    pub(crate) fn start(&self) -> AnyPosition {
        self.game.start(self.variant).expect("only variants of the game are set")
    }

    /// All options as they stand at first.
    pub(crate) fn declarations(&self) -> Vec<Declaration> {
        let first = Settings::new(self.capacity);
        let spin = |default: usize, range: RangeInclusive<usize>| Kind::Spin {
            default: default as i64,
            min: *range.start() as i64,
            max: *range.end() as i64,
        };
        let mut variants: Vec<&str> = Vec::new();
        for variant in GameKind::ALL.into_iter().flat_map(GameKind::variants) {
            if !variants.contains(&variant) {
                variants.push(variant);
            }
        }
        let combo = |default: &str, choices: &[&str]| Kind::Combo {
            default: default.to_owned(),
            choices: choices.iter().map(|&choice| choice.to_owned()).collect(),
        };
        let kinds = [
            combo(first.game.word(), &GameKind::ALL.map(GameKind::word)),
            combo(first.variant, &variants),
            spin(first.options.threads, 1..=self.capacity.threads),
            spin(first.options.hash, 1..=self.capacity.hash),
            spin(first.options.lines, 1..=MOST_LINES),
            spin(0, 0..=usize::from(Level::MAX.number())),
            spin(0, 0..=LARGEST_SEED as usize),
            spin(first.overhead.as_millis() as usize, 0..=LARGEST_OVERHEAD as usize),
            Kind::Check { default: false },
        ];
        let names = NAMES.into_iter().map(str::to_owned);
        names.zip(kinds).map(|(name, kind)| Declaration { name, kind }).collect()
    }

    /// Changes an option. Its name may be written in small or capital letters.
    pub(crate) fn set(&mut self, name: &str, value: Option<&str>) -> Result<Change, SettingError> {
        let known = NAMES.into_iter().find(|known| known.eq_ignore_ascii_case(name));
        let name = known.ok_or_else(|| SettingError::Unknown(quoted(name)))?;
        let value = value.ok_or(SettingError::NoValue(name))?;
        match name {
            "Game" => {
                let game = GameKind::from_word(&value.to_ascii_lowercase());
                let words = || GameKind::ALL.map(GameKind::word).join(" or ");
                self.game = game.ok_or_else(|| invalid(name, words(), value))?;
                self.variant = self.game.variants()[0];
                return Ok(Change::Game);
            }
            "Variant" => {
                let variants = self.game.variants();
                let variant = variants.iter().find(|known| known.eq_ignore_ascii_case(value));
                self.variant = variant.ok_or_else(|| invalid(name, variants.join(", "), value))?;
                return Ok(Change::Game);
            }
            "Threads" => self.options.threads = number(name, value, 1..=self.capacity.threads)?,
            "Hash" => self.options.hash = number(name, value, 1..=self.capacity.hash)?,
            "MultiPV" => self.options.lines = number(name, value, 1..=MOST_LINES)?,
            "Level" => {
                self.level = Level::new(number(name, value, 0..=Level::MAX.number())?);
                return Ok(Change::Nothing);
            }
            "Seed" => {
                self.seed = number(name, value, 0..=LARGEST_SEED)?;
                return Ok(Change::Nothing);
            }
            "Move Overhead" => {
                self.overhead = Duration::from_millis(number(name, value, 0..=LARGEST_OVERHEAD)?);
                return Ok(Change::Nothing);
            }
            _ => {
                let ponder = value.parse();
                self.ponder =
                    ponder.map_err(|_| invalid(name, "true or false".to_owned(), value))?;
                return Ok(Change::Nothing);
            }
        }
        Ok(Change::Engine)
    }
}

fn number<N>(name: &'static str, value: &str, range: RangeInclusive<N>) -> Result<N, SettingError>
where
    N: std::str::FromStr + PartialOrd + std::fmt::Display,
{
    match value.parse() {
        Ok(number) if range.contains(&number) => Ok(number),
        _ => {
            let expected = format!("a number from {} to {}", range.start(), range.end());
            Err(invalid(name, expected, value))
        }
    }
}

fn invalid(name: &'static str, expected: String, value: &str) -> SettingError {
    SettingError::Invalid { name, expected, value: quoted(value) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn declared_values_are_accepted() {
        let mut settings = Settings::new(Capacity { hash: 16, threads: 2 });
        for Declaration { name, kind } in settings.declarations() {
            let values: Vec<String> = match kind {
                Kind::Check { .. } => vec!["true".into(), "false".into()],
                Kind::Spin { default, min, max } => {
                    [default, min, max].iter().map(ToString::to_string).collect()
                }
                // Which variants there are depends on the game.
                Kind::Combo { default, .. } => vec![default],
                Kind::Button | Kind::Text { .. } => panic!("{name}: there is no such option"),
            };
            for value in values {
                settings.set(&name, Some(&value)).unwrap();
                settings.set(&name.to_uppercase(), Some(&value)).unwrap();
            }
        }
    }

    #[test]
    fn other_values_change_nothing() {
        let mut settings = Settings::new(Capacity { hash: 16, threads: 2 });
        let before = format!("{settings:?}");
        for (name, value) in [
            ("Threads", "0"),
            ("Threads", "3"),
            ("Threads", "-1"),
            ("Hash", "17"),
            ("Hash", "99999999999999999999999"),
            ("Level", "11"),
            ("Level", "easy"),
            ("MultiPV", ""),
            ("Game", "chess"),
            ("Variant", "blitz"),
            ("Ponder", "maybe"),
            ("Move Overhead", "10001"),
            ("Contempt", "1"),
        ] {
            settings.set(name, Some(value)).unwrap_err();
            settings.set(name, None).unwrap_err();
        }
        assert_eq!(format!("{settings:?}"), before);
    }

    #[test]
    fn another_game_has_its_own_variants() {
        let mut settings = Settings::new(Capacity::default());
        settings.set("Variant", Some("basic")).unwrap();
        assert_eq!(settings.set("Game", Some("yinsh")), Ok(Change::Game));
        assert_eq!(settings.variant, "standard");
        settings.set("Variant", Some("blitz")).unwrap();
        settings.set("Variant", Some("basic")).unwrap_err();
        assert_eq!(settings.start().to_string().split(' ').nth(1), Some("blitz"));
    }
}
