//! Players as text: how they are named on a command line.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use gipfel_engine::{Character, Level, Limits, Tunables};
use thiserror::Error;

use crate::players::{
    EnginePlayer, EngineSettings, Evaluator, Greedy, Mcts, MctsSettings, Person, PersonPlayer,
    ProcessPlayer, ProcessSettings, Random, Uses,
};
use crate::span::{parse_span, span_text};
use crate::{Player, PlayerError};

/// Which player, with which settings.
///
/// | text | player |
/// |---|---|
/// | `engine:nodes=20000` | the engine; also `time=100ms`, `depth=6`, `threads=2`, `hash=64`, `overhead=50ms`,
/// `weights=FILE`, `uses=off`, `eval=classic`, `net=FILE`, and any number of the search, as `search.futility_margin=150` |
/// | `level:7` | the engine as an opponent for people |
/// | `person:nodes=400,depth=2` | the same in a way that is no level; also `overlooked=90`, `missed=30`, `unseen=120`, `later=120` of 256 rows
/// of the opponent's, own rows and quiet moves, `temperature=40` |
/// | `mcts:time=100ms` | plain Monte Carlo tree search; also `playouts=5000`, `exploration=1.2` |
/// | `greedy` | takes what can be taken now |
/// | `random` | any legal action |
/// | `ugi:/path/to/program argument` | a program that speaks UGI |
/// | `ugi[time=100ms,Hash=64]:program` | the same with limits (`nodes`, `depth`, `time`) and options of its own |
#[derive(Clone, PartialEq, Debug)]
pub enum PlayerSpec {
    /// The engine of this program.
    Engine(EngineSettings),
    /// The engine with the weaknesses of a person, as one of its levels.
    Person(Person),
    /// Monte Carlo tree search.
    Mcts(MctsSettings),
    /// The greedy player.
    Greedy,
    /// The random player.
    Random,
    /// A program.
    Process(ProcessSettings),
}

/// Text that names no player.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PlayerSpecError {
    /// The word in front is unknown.
    #[error("unknown player `{0}`; there are engine, level, person, mcts, greedy, random and ugi")]
    Kind(String),
    /// The settings of a program have no end.
    #[error("settings of a program must look like ugi[NAME=VALUE,…]:program")]
    Bracket,
    /// There is no program.
    #[error("no program is named, as in ugi:/path/to/program")]
    NoProgram,
    /// A quotation mark is missing.
    #[error("`{0}`: a quotation mark is not closed")]
    Quotation(String),
    /// The player takes no settings.
    #[error("{0} takes no settings")]
    Bare(&'static str),
    /// A setting that is not `NAME=VALUE`.
    #[error("`{0}`: a setting must look like NAME=VALUE")]
    Shape(String),
    /// A setting the player does not have.
    #[error("{kind} has no setting `{name}`; it has {known}")]
    Setting {
        /// The player.
        kind: &'static str,
        /// The unknown name.
        name: String,
        /// The names it knows.
        known: &'static str,
    },
    /// A value that does not fit.
    #[error("{name}={value}: expected {expected}")]
    Value {
        /// The setting.
        name: String,
        /// What was given.
        value: String,
        /// What should have been.
        expected: &'static str,
    },
}

impl PlayerSpec {
    /// The player, ready for its first game.
    pub fn build(&self) -> Result<Box<dyn Player>, PlayerError> {
        Ok(match self {
            PlayerSpec::Engine(settings) => Box::new(EnginePlayer::new(settings)?),
            PlayerSpec::Person(person) => Box::new(PersonPlayer::new(*person)),
            PlayerSpec::Mcts(settings) => Box::new(Mcts::new(*settings)),
            PlayerSpec::Greedy => Box::new(Greedy::new()),
            PlayerSpec::Random => Box::new(Random::new()),
            PlayerSpec::Process(settings) => Box::new(ProcessPlayer::new(settings)?),
        })
    }
}

impl FromStr for PlayerSpec {
    type Err = PlayerSpecError;

    fn from_str(text: &str) -> Result<PlayerSpec, PlayerSpecError> {
        if let Some(rest) = text.strip_prefix("ugi[") {
            let (list, command) = rest.split_once("]:").ok_or(PlayerSpecError::Bracket)?;
            return process(list, command).map(PlayerSpec::Process);
        }
        let (kind, rest) = match text.split_once(':') {
            Some((kind, rest)) => (kind, Some(rest)),
            None => (text, None),
        };
        let bare = |spec, name| rest.map_or(Ok(spec), |_| Err(PlayerSpecError::Bare(name)));
        match kind {
            "engine" => engine(rest.unwrap_or_default()).map(PlayerSpec::Engine),
            "level" => level(rest.unwrap_or_default()).map(Person::Level).map(PlayerSpec::Person),
            "person" => {
                person(rest.unwrap_or_default()).map(Person::Character).map(PlayerSpec::Person)
            }
            "mcts" => mcts(rest.unwrap_or_default()).map(PlayerSpec::Mcts),
            "greedy" => bare(PlayerSpec::Greedy, "greedy"),
            "random" => bare(PlayerSpec::Random, "random"),
            "ugi" => process("", rest.unwrap_or_default()).map(PlayerSpec::Process),
            _ => Err(PlayerSpecError::Kind(kind.chars().take(40).collect())),
        }
    }
}

/// One `NAME=VALUE`.
pub(crate) struct Setting<'a> {
    pub(crate) name: &'a str,
    pub(crate) value: &'a str,
}

impl Setting<'_> {
    pub(crate) fn bad(&self, expected: &'static str) -> PlayerSpecError {
        let (name, value) = (self.name.to_owned(), self.value.to_owned());
        PlayerSpecError::Value { name, value, expected }
    }

    fn unknown(&self, kind: &'static str, known: &'static str) -> PlayerSpecError {
        PlayerSpecError::Setting { kind, name: self.name.to_owned(), known }
    }

    /// A whole number of at least 1.
    pub(crate) fn count<N: FromStr + PartialOrd + From<u8>>(&self) -> Result<N, PlayerSpecError> {
        let digits = self.value.bytes().all(|byte| byte.is_ascii_digit());
        let number = self.value.parse().ok().filter(|number| digits && *number >= N::from(1));
        number.ok_or_else(|| self.bad("a whole number of at least 1"))
    }

    /// A size for a table or a number of threads, within reason.
    fn size(&self, most: usize, expected: &'static str) -> Result<usize, PlayerSpecError> {
        let number: u32 = self.count()?;
        let number = usize::try_from(number).ok().filter(|&number| number <= most);
        number.ok_or_else(|| self.bad(expected))
    }

    fn up_to(&self, most: u16, expected: &'static str) -> Result<u16, PlayerSpecError> {
        let digits = self.value.bytes().all(|byte| byte.is_ascii_digit());
        let number = self.value.parse().ok().filter(|&number| digits && number <= most);
        number.ok_or_else(|| self.bad(expected))
    }

    /// So many of 256.
    fn share(&self) -> Result<u16, PlayerSpecError> {
        self.up_to(Character::ALL, "a whole number from 0 to 256")
    }

    /// A number of the search that has a name.
    fn of_search(&self, name: &str) -> Result<u16, PlayerSpecError> {
        let number = self.up_to(1000, "a whole number from 0 to 1000")?;
        match Tunables::DEFAULT.with(name, number) {
            Some(_) => Ok(number),
            None => {
                Err(self.unknown("the search", "the numbers of `Tunables`, as futility_margin"))
            }
        }
    }

    fn uses(&self) -> Result<Uses, PlayerSpecError> {
        let uses = Uses::ALL.into_iter().find(|uses| uses.word() == self.value);
        uses.ok_or_else(|| self.bad("on, theirs or off"))
    }

    /// A time that may be nothing.
    fn overhead(&self) -> Result<std::time::Duration, PlayerSpecError> {
        if self.value == "0s" { Ok(std::time::Duration::ZERO) } else { self.span() }
    }

    fn evaluator(&self) -> Result<Evaluator, PlayerSpecError> {
        match self.value {
            "own" => Ok(Evaluator::Own),
            "classic" => Ok(Evaluator::Classic),
            _ => Err(self.bad("own or classic")),
        }
    }

    pub(crate) fn span(&self) -> Result<std::time::Duration, PlayerSpecError> {
        parse_span(self.value).ok_or_else(|| self.bad("a time such as 100ms or 1.5s"))
    }
}

/// The settings of a list with commas.
pub(crate) fn settings(text: &str) -> impl Iterator<Item = Result<Setting<'_>, PlayerSpecError>> {
    text.split(',').filter(|part| !part.is_empty()).map(|part| {
        let (name, value) =
            part.split_once('=').ok_or_else(|| PlayerSpecError::Shape(part.to_owned()))?;
        Ok(Setting { name, value })
    })
}

fn engine(text: &str) -> Result<EngineSettings, PlayerSpecError> {
    let mut engine = EngineSettings::default();
    for setting in settings(text) {
        let setting = setting?;
        match setting.name {
            "nodes" => engine.limits.nodes = Some(setting.count()?),
            "depth" => engine.limits.depth = Some(setting.count()?),
            "time" => engine.limits.time = Some(setting.span()?),
            "threads" => {
                engine.options.threads = setting.size(1024, "a number of threads up to 1024")?;
            }
            "hash" => {
                engine.options.hash = setting.size(65_536, "a number of megabytes up to 65536")?;
            }
            "overhead" => engine.limits.overhead = Some(setting.overhead()?),
            "weights" => engine.weights = Some(PathBuf::from(setting.value)),
            "uses" => engine.uses = setting.uses()?,
            "net" => engine.evaluator = Evaluator::Net(PathBuf::from(setting.value)),
            "eval" => engine.evaluator = setting.evaluator()?,
            name => match name.strip_prefix("search.") {
                Some(number) => engine.search.push((number.to_owned(), setting.of_search(number)?)),
                None => {
                    let known = "nodes, depth, time, threads, hash, overhead, weights, uses, eval, net, search.NUMBER";
                    return Err(setting.unknown("engine", known));
                }
            },
        }
    }
    Ok(engine)
}

fn level(text: &str) -> Result<Level, PlayerSpecError> {
    let setting = Setting { name: "level", value: text };
    let number = text.parse().ok().and_then(Level::new);
    number.ok_or_else(|| setting.bad("a number from 1 to 10, as in level:7"))
}

fn person(text: &str) -> Result<Character, PlayerSpecError> {
    let mut person = Character::new(1_000, Character::DEEP);
    for setting in settings(text) {
        let setting = setting?;
        match setting.name {
            "nodes" => person.nodes = setting.count()?,
            "depth" => person.depth = setting.count()?,
            "overlooked" => person.overlooked = setting.share()?,
            "missed" => person.missed = setting.share()?,
            "unseen" => person.unseen = setting.share()?,
            "later" => person.later = setting.share()?,
            "temperature" => {
                person.temperature =
                    setting.up_to(10_000, "a whole number from 0 to 10000")?.into();
            }
            _ => {
                let known = "nodes, depth, overlooked, missed, unseen, later, temperature";
                return Err(setting.unknown("person", known));
            }
        }
    }
    Ok(person)
}

fn mcts(text: &str) -> Result<MctsSettings, PlayerSpecError> {
    let mut mcts = MctsSettings::default();
    for setting in settings(text) {
        let setting = setting?;
        match setting.name {
            "time" => mcts.time = Some(setting.span()?),
            "playouts" => mcts.playouts = Some(setting.count()?),
            "exploration" => {
                let number: Option<f32> = setting.value.parse().ok();
                mcts.exploration = number
                    .filter(|number| (0.0..=100.0).contains(number))
                    .ok_or_else(|| setting.bad("a number from 0 to 100"))?;
            }
            _ => return Err(setting.unknown("mcts", "time, playouts, exploration")),
        }
    }
    Ok(mcts)
}

fn process(list: &str, command: &str) -> Result<ProcessSettings, PlayerSpecError> {
    let mut process = ProcessSettings { command: words(command)?, ..ProcessSettings::default() };
    if process.command.is_empty() {
        return Err(PlayerSpecError::NoProgram);
    }
    for setting in settings(list) {
        let setting = setting?;
        match setting.name {
            "nodes" => process.limits.nodes = Some(setting.count()?),
            "depth" => process.limits.depth = Some(setting.count()?),
            "time" => process.limits.time = Some(setting.span()?),
            name => process.options.push((name.to_owned(), setting.value.to_owned())),
        }
    }
    Ok(process)
}

/// The words of a command; quotation marks of either kind hold words with spaces together.
fn words(command: &str) -> Result<Vec<String>, PlayerSpecError> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quotation = None;
    for letter in command.chars() {
        match quotation {
            Some(mark) if letter == mark => quotation = None,
            None if letter == '"' || letter == '\'' => {
                quotation = Some(letter);
                word.get_or_insert_default();
            }
            None if letter.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    if quotation.is_some() {
        return Err(PlayerSpecError::Quotation(command.to_owned()));
    }
    words.extend(word);
    Ok(words)
}

fn quoted(word: &str) -> String {
    let plain = !word.is_empty()
        && !word.contains(|letter: char| letter.is_whitespace() || letter == '"' || letter == '\'');
    if plain {
        word.to_owned()
    } else if word.contains('"') {
        format!("'{word}'")
    } else {
        format!("\"{word}\"")
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerSpec::Engine(settings) => write_list(f, "engine", &engine_list(settings)),
            PlayerSpec::Person(Person::Level(level)) => write!(f, "level:{}", level.number()),
            PlayerSpec::Person(Person::Character(character)) => {
                write_list(f, "person", &person_list(character))
            }
            PlayerSpec::Mcts(settings) => write_list(f, "mcts", &mcts_list(settings)),
            PlayerSpec::Greedy => f.write_str("greedy"),
            PlayerSpec::Random => f.write_str("random"),
            PlayerSpec::Process(settings) => {
                let list = process_list(settings);
                let words: Vec<String> = settings.command.iter().map(|word| quoted(word)).collect();
                let list = if list.is_empty() { list } else { format!("[{list}]") };
                write!(f, "ugi{list}:{}", words.join(" "))
            }
        }
    }
}

fn write_list(f: &mut fmt::Formatter<'_>, kind: &str, list: &[String]) -> fmt::Result {
    f.write_str(kind)?;
    if list.is_empty() { Ok(()) } else { write!(f, ":{}", list.join(",")) }
}

fn engine_list(settings: &EngineSettings) -> Vec<String> {
    let EngineSettings { options, limits, weights, uses, evaluator, search } = settings;
    let default = EngineSettings::default().options;
    let mut list = limit_list(limits);
    if options.threads != default.threads {
        list.push(format!("threads={}", options.threads));
    }
    if options.hash != default.hash {
        list.push(format!("hash={}", options.hash));
    }
    list.extend(limits.overhead.map(|time| format!("overhead={}", span_text(time))));
    list.extend(weights.as_ref().map(|path| format!("weights={}", path.display())));
    list.extend((*uses != Uses::On).then(|| format!("uses={}", uses.word())));
    match evaluator {
        Evaluator::Own => {}
        Evaluator::Classic => list.push("eval=classic".to_owned()),
        Evaluator::Net(path) => list.push(format!("net={}", path.display())),
    }
    list.extend(search.iter().map(|(name, number)| format!("search.{name}={number}")));
    list
}

fn person_list(character: &Character) -> Vec<String> {
    let Character { nodes, depth, overlooked, missed, unseen, later, temperature } = *character;
    let mut list = vec![format!("nodes={nodes}")];
    list.extend((depth != Character::DEEP).then(|| format!("depth={depth}")));
    let shares =
        [("overlooked", overlooked), ("missed", missed), ("unseen", unseen), ("later", later)];
    let shares = shares.into_iter().filter(|(_, share)| *share > 0);
    list.extend(shares.map(|(name, share)| format!("{name}={share}")));
    list.extend((temperature != 0).then(|| format!("temperature={temperature}")));
    list
}

fn process_list(settings: &ProcessSettings) -> String {
    let mut list = limit_list(&settings.limits);
    list.extend(settings.options.iter().map(|(name, value)| format!("{name}={value}")));
    list.join(",")
}

fn limit_list(limits: &Limits) -> Vec<String> {
    let mut list = Vec::new();
    list.extend(limits.nodes.map(|nodes| format!("nodes={nodes}")));
    list.extend(limits.depth.map(|depth| format!("depth={depth}")));
    list.extend(limits.time.map(|time| format!("time={}", span_text(time))));
    list
}

fn mcts_list(settings: &MctsSettings) -> Vec<String> {
    let mut list = Vec::new();
    list.extend(settings.time.map(|time| format!("time={}", span_text(time))));
    list.extend(settings.playouts.map(|playouts| format!("playouts={playouts}")));
    if settings.exploration.total_cmp(&MctsSettings::DEFAULT_EXPLORATION).is_ne() {
        list.push(format!("exploration={}", settings.exploration));
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn read_and_written() {
        for text in [
            "engine",
            "engine:nodes=20000",
            "engine:depth=6,time=100ms,threads=2,hash=64,weights=new.txt,uses=off",
            "engine:overhead=50ms",
            "engine:overhead=0s",
            "engine:eval=classic",
            "engine:time=100ms,net=yinsh.net",
            "engine:uses=theirs",
            "engine:nodes=500,search.futility_margin=150,search.quiet_turns=0",
            "level:7",
            "person:nodes=400",
            "person:nodes=400,depth=2,overlooked=90,missed=30,unseen=256,later=9,temperature=40",
            "mcts",
            "mcts:time=100ms",
            "mcts:playouts=5000,exploration=1.4",
            "greedy",
            "random",
            "ugi:/usr/bin/engine --fast",
            "ugi[nodes=5000,time=100ms,Hash=64]:engine \"a b\" \"x'y\"",
        ] {
            let spec: PlayerSpec = text.parse().expect(text);
            assert_eq!(spec.to_string(), text);
        }
    }

    #[test]
    fn says_what_is_wrong() {
        for (text, error) in [
            (
                "",
                "unknown player ``; there are engine, level, person, mcts, greedy, random and ugi",
            ),
            (
                "engin",
                "unknown player `engin`; there are engine, level, person, mcts, greedy, random and ugi",
            ),
            ("person:missed=257", "missed=257: expected a whole number from 0 to 256"),
            ("person:temperature=-1", "temperature=-1: expected a whole number from 0 to 10000"),
            (
                "person:level=1",
                "person has no setting `level`; it has nodes, depth, overlooked, missed, unseen, later, temperature",
            ),
            ("random:1", "random takes no settings"),
            ("engine:fast", "`fast`: a setting must look like NAME=VALUE"),
            (
                "engine:node=1",
                "engine has no setting `node`; it has nodes, depth, time, threads, hash, overhead, weights, uses, eval, net, search.NUMBER",
            ),
            (
                "engine:search.luck=1",
                "the search has no setting `search.luck`; it has the numbers of `Tunables`, as futility_margin",
            ),
            (
                "engine:search.quiet_turns=1001",
                "search.quiet_turns=1001: expected a whole number from 0 to 1000",
            ),
            ("engine:nodes=0", "nodes=0: expected a whole number of at least 1"),
            ("engine:nodes=+5", "nodes=+5: expected a whole number of at least 1"),
            ("engine:time=100", "time=100: expected a time such as 100ms or 1.5s"),
            ("engine:threads=5000", "threads=5000: expected a number of threads up to 1024"),
            ("level:11", "level=11: expected a number from 1 to 10, as in level:7"),
            ("level", "level=: expected a number from 1 to 10, as in level:7"),
            ("ugi:", "no program is named, as in ugi:/path/to/program"),
            ("ugi[time=1s", "settings of a program must look like ugi[NAME=VALUE,…]:program"),
            ("ugi:a 'b", "`a 'b`: a quotation mark is not closed"),
            ("mcts:exploration=x", "exploration=x: expected a number from 0 to 100"),
        ] {
            assert_eq!(text.parse::<PlayerSpec>().unwrap_err().to_string(), error);
        }
    }
}
