//! `gipfel lab match`: two players, many games.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::Args;
use gipfel_lab::{
    Archive, Effort, Estimate, Fault, GameResult, GameRules, Match, MatchScore, PlayerSpec, Sprt,
    Tally, TimeControl, Watch, parse_span,
};

use serde_json::{Map, Value, json};

use crate::games::Games;
use crate::interrupt::Interrupt;
use crate::json::rounded;
use crate::progress::Progress;

/// Let two players meet, each opening twice with the colours swapped
///
/// Players are `engine`, `level:N`, `person`, `mcts`, `greedy`, `random`, or a program that speaks UGI. Settings follow a colon:
///
/// engine:nodes=20000      also depth=6, time=100ms, threads=2, hash=64, overhead=50ms, weights=FILE
///
/// person:nodes=400        a level that is none; also depth=2, temperature=40, and of 256 rows and moves overlooked=90, missed=30, unseen=120, later=120
///
/// mcts:time=100ms         also playouts=5000, exploration=1.2
///
/// ugi:COMMAND             a program with its arguments; ugi[nodes=5000,Hash=64]:COMMAND with limits and options of its own
///
/// A player that crashes, plays something illegal or oversteps its time loses that game, which is reported; the exit code
/// is 1 if that has happened. The score, its 95 % interval, Elo and the likelihood of superiority are computed from pairs
/// of games. Ctrl-C ends the match with the table of the games that are finished.
#[derive(Args)]
#[command(after_help = "\
Examples:
  gipfel lab match engine:time=100ms mcts:time=100ms --game gipf --pairs 100 --concurrency 2
  gipfel lab match level:5 level:4 --game yinsh --variant blitz --pairs 200
  gipfel lab match engine:nodes=5000,weights=new.txt engine:nodes=5000 --game yinsh --pairs 5000 --sprt 0,10
  gipfel lab match engine random --game gipf --records match.txt --resume
  gipfel lab match engine 'ugi[Hash=64]:gipfel engine' --game gipf --pairs 10 --clock 10s+100ms --json")]
pub(crate) struct Arguments {
    /// The player the table is written for
    first: String,

    /// The opponent
    second: String,

    /// How many pairs of games are played at most
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pairs: u64,

    #[command(flatten)]
    games: Games,

    /// Stop as soon as it is clear whether the first player is stronger by ELO1 rather than by ELO0
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Sprt>,

    /// The probabilities of error of that test
    #[arg(long, value_name = "P", default_value_t = 0.05, requires = "sprt")]
    error: f64,

    /// The time of each player for a whole game and for each turn, such as 10s+100ms
    #[arg(long, value_name = "BASE+INCREMENT", value_parser = clock)]
    clock: Option<TimeControl>,

    /// A game is called a draw after so many turns
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    turn_limit: u32,

    /// Write a record of each game to a file as soon as the game is finished
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,

    /// Go on with the match that the file of records holds; games that are in it are not played again
    #[arg(long, requires = "records")]
    resume: bool,

    /// Print a JSON object instead of the table
    #[arg(long)]
    json: bool,
}

pub(crate) fn clock(text: &str) -> Result<TimeControl, String> {
    let (base, increment) = text.split_once('+').unwrap_or((text, "0ms"));
    let time = |text: &str| match text {
        "0" | "0s" | "0ms" => Some(std::time::Duration::ZERO),
        text => parse_span(text),
    };
    match (time(base), time(increment)) {
        (Some(base), Some(increment)) if !base.is_zero() => Ok(TimeControl { base, increment }),
        _ => Err("expected a time such as 10s+100ms".to_owned()),
    }
}

/// The player with a text.
pub(crate) fn player(text: &str) -> Result<PlayerSpec> {
    text.parse().with_context(|| format!("player `{text}`"))
}

struct Show<'a> {
    progress: Progress,
    contest: &'a Match,
    interrupt: &'a Interrupt,
}

impl Watch for Show<'_> {
    fn finished(&self, result: &GameResult, match_score: &MatchScore) {
        if let Some(fault) = match_score.faults.iter().find(|fault| fault.round == result.round) {
            let name = &self.contest.names()[fault.player];
            let (pair, game) = (fault.round.pair + 1, fault.round.game + 1);
            let text = &fault.text;
            self.progress.say(&format!("{name}, game {pair}.{game}: {}: {text}", fault.ending));
        }
        let line = match_score.line(self.contest.sprt.as_ref());
        self.progress.set(match_score.tally().games(), &line);
    }

    fn stop_requested(&self) -> bool {
        self.interrupt.is_wanted()
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let contest = contest(arguments)?;
    let (archive, past) = match &arguments.records {
        None => (None, Vec::new()),
        Some(path) if arguments.resume => {
            let (archive, past) = Archive::resume(path, &contest.title())?;
            (Some(archive), past)
        }
        Some(path) => (Some(Archive::create(path)?), Vec::new()),
    };
    let progress = Progress::new(2 * contest.pairs, past.len() as u64);
    let interrupt = Interrupt::listen()?;
    let show = Show { progress, contest: &contest, interrupt: &interrupt };
    let match_score = contest.run(archive, &past, &show)?;
    drop(show);
    let names = contest.names();
    let names = names.each_ref().map(String::as_str);
    if arguments.json {
        crate::json::print(&document(&contest, &match_score))?;
    } else {
        let mut out = io::stdout().lock();
        writeln!(out, "match   {}", contest.title())?;
        out.write_all(match_score.table(names, contest.sprt.as_ref()).as_bytes())?;
    }
    let fair = match_score.faults.is_empty();
    Ok(interrupt.code(if fair { ExitCode::SUCCESS } else { ExitCode::FAILURE }))
}

fn document(contest: &Match, match_score: &MatchScore) -> Value {
    let tally =
        |tally: &Tally| json!({ "wins": tally.wins, "draws": tally.draws, "losses": tally.losses });
    let estimate = |estimate: Option<Estimate>| {
        estimate.map(|Estimate { value, low, high }| {
            json!({ "value": rounded(value), "low": rounded(low), "high": rounded(high) })
        })
    };
    let names = contest.names();
    let player = |place: usize| {
        let Effort { turns, time, longest, nodes, .. } = match_score.effort[place];
        json!({
            "name": names[place],
            "turns": turns,
            "seconds": rounded(time.as_secs_f64()),
            "longestTurnSeconds": rounded(longest.as_secs_f64()),
            "nodes": nodes,
        })
    };
    let fault = |fault: &Fault| {
        json!({
            "pair": fault.round.pair + 1,
            "game": fault.round.game + 1,
            "player": names[fault.player],
            "kind": fault.ending.words(),
            "text": fault.text,
        })
    };
    let endings: Map<String, Value> = match_score
        .endings
        .iter()
        .map(|(ending, &count)| (ending.words().to_owned(), count.into()))
        .collect();
    let pairs = &match_score.pairs;
    let sprt = contest.sprt.map(|sprt| {
        let (lower, upper) = sprt.bounds();
        let ratio = rounded(sprt.ratio(pairs));
        json!({ "ratio": ratio, "lower": rounded(lower), "upper": rounded(upper) })
    });
    json!({
        "match": contest.title(),
        "games": match_score.tally().games(),
        "total": tally(&match_score.tally()),
        "asWhite": tally(&match_score.tallies[0]),
        "asBlack": tally(&match_score.tallies[1]),
        "pairs": pairs.0,
        "score": estimate(pairs.score()),
        "elo": estimate(pairs.elo()),
        "superiority": pairs.superiority().map(rounded),
        "sprt": sprt,
        "endings": endings,
        "turns": match_score.turns,
        "players": [player(0), player(1)],
        "faults": match_score.faults.iter().map(fault).collect::<Vec<_>>(),
    })
}

fn contest(arguments: &Arguments) -> Result<Match> {
    let error = arguments.error;
    if !(0.0001..=0.4999).contains(&error) {
        bail!("--error {error}: expected a probability below one half");
    }
    let rules = GameRules { turn_limit: arguments.turn_limit as usize, time: arguments.clock };
    Ok(Match {
        players: [player(&arguments.first)?, player(&arguments.second)?],
        openings: arguments.games.openings()?,
        pairs: arguments.pairs,
        seed: arguments.games.seed,
        rules,
        sprt: arguments.sprt.map(|sprt| Sprt { alpha: error, beta: error, ..sprt }),
        concurrency: arguments.games.concurrency(),
    })
}
