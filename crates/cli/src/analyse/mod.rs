//! `gipfel analyse`: what the engine thinks of a position or of a game.

mod evaluation;
mod game;
mod position;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use gipfel_engine::{AnyEngine, Evaluations, Limits, NoMemory, Options};
use gipfel_record::{Reader, Record};
use gipfel_render::Theme;
use gipfel_rules::{AnyPosition, GameKind};

use crate::interrupt::Interrupt;

/// Evaluate a position, or every turn of a recorded game
///
/// A position: the best lines with their scores. A game: a table with the score after every turn, what the turn gave away,
/// and what would have been better; then the turning points. Scores are from White's side in units of about a piece;
/// #3 is a win for White in three turns, #-3 one for Black. With one thread and a limit of nodes or depth the same question
/// always has the same answer. Ctrl-C ends it with what there is so far.
#[derive(Args)]
#[command(after_help = "\
Examples:
  gipfel analyse 'gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push'
  gipfel new yinsh | gipfel analyse - --time 10 --lines 5 --threads 4
  gipfel analyse game.gipfel --nodes 50000 --graph game.svg
  gipfel analyse game.gipfel --nodes 50000 --json")]
pub(crate) struct Arguments {
    /// A position in one argument, a file with a position or a record, or `-` for standard input
    #[arg(value_name = "POSITION|RECORD")]
    source: String,

    /// Look at so many positions for each answer [default: 1000000, in a game 100000]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,

    /// Think so many seconds for each answer
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,

    /// Look so many turns ahead
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=60))]
    depth: Option<u32>,

    /// How many lines to show (positions) [default: 3]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    lines: Option<u16>,

    /// The number of threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,

    /// The size of the engine's table in megabytes
    #[arg(long, value_name = "MB", default_value_t = 64, value_parser = clap::value_parser!(u16).range(1..=8192))]
    hash: u16,

    /// Which record of the file (games)
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    number: u32,

    /// Write a graph of the game as an SVG file (games)
    #[arg(long, value_name = "FILE")]
    graph: Option<PathBuf>,

    /// Colours of the graph
    #[arg(long, value_name = "THEME", default_value = "light", value_parser = theme_parser())]
    theme: Theme,

    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

/// What is to be evaluated.
enum Subject {
    Position(Box<AnyPosition>),
    Game(Box<Record>),
}

fn theme_parser() -> impl TypedValueParser<Value = Theme> {
    PossibleValuesParser::new(Theme::ALL.map(Theme::word))
        .map(|word| Theme::from_word(&word).expect("only the words of themes are possible"))
}

pub(crate) fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "expected a number of seconds".to_owned())?;
    if !(0.001..=1e6).contains(&seconds) {
        return Err("expected 0.001 to 1000000 seconds".to_owned());
    }
    Ok(Duration::from_secs_f64(seconds))
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let subject = subject(arguments)?;
    let interrupt = Interrupt::listen()?;
    match subject {
        Subject::Position(position) => {
            if arguments.graph.is_some() {
                bail!("a graph is drawn of a game, not of a position");
            }
            let mut engine = engine(arguments, arguments.lines.unwrap_or(3))?;
            let limits = limits(arguments, 1_000_000);
            position::print(&mut engine, &position, &limits, arguments.json, &interrupt)?;
        }
        Subject::Game(record) => {
            if arguments.lines.is_some() {
                bail!("several lines are shown for a position, not for a game");
            }
            let mut engine = engine(arguments, 1)?;
            let limits = limits(arguments, 100_000);
            let graph = arguments.graph.as_deref().map(|file| (file, arguments.theme));
            game::print(&mut engine, &record, &limits, graph, arguments.json, &interrupt)?;
        }
    }
    Ok(interrupt.code(ExitCode::SUCCESS))
}

fn engine(arguments: &Arguments, lines: u16) -> Result<AnyEngine, NoMemory> {
    let options = Options {
        hash: arguments.hash.into(),
        threads: arguments.threads.into(),
        lines: lines.into(),
    };
    AnyEngine::try_new(Evaluations::default(), options)
}

/// What was asked for, or a number of nodes.
fn limits(arguments: &Arguments, nodes: u64) -> Limits {
    let Arguments { depth, time, .. } = *arguments;
    let none = arguments.nodes.is_none() && depth.is_none() && time.is_none();
    let nodes = arguments.nodes.or(none.then_some(nodes));
    Limits { depth, time, nodes, ..Limits::default() }
}

fn subject(arguments: &Arguments) -> Result<Subject> {
    if is_position(&arguments.source) {
        return Ok(Subject::Position(Box::new(arguments.source.parse()?)));
    }
    let (name, text) = read(&arguments.source)?;
    if is_position(&text) {
        let line = text.lines().next().unwrap_or_default();
        return Ok(Subject::Position(Box::new(line.parse()?)));
    }
    let mut readings = Reader::new(&text);
    let reading = readings.nth(arguments.number as usize - 1);
    let reading = reading.with_context(|| match arguments.number {
        1 => format!("{name}: there is no record"),
        number => format!("{name}: there is no record {number}"),
    })?;
    let record = reading.into_result().map_err(|error| anyhow::anyhow!("{name}: {error}"))?;
    Ok(Subject::Game(Box::new(record)))
}

/// Whether a text is meant as a position: it starts with the name of a game.
fn is_position(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default();
    GameKind::from_word(first).is_some() && text.starts_with(first)
}

fn read(source: &str) -> Result<(String, String)> {
    let is_there = source == "-" || Path::new(source).exists();
    if !is_there {
        bail!("{source}: neither a position nor a file that can be read");
    }
    crate::input::source(Some(Path::new(source)))
}
