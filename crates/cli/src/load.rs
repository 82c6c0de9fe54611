//! `gipfel server load`: how much a server holds.

use std::io::Write as _;
use std::net::SocketAddr;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use clap::{Args, ValueEnum};
use gipfel_client::load::{Load, LoadReport, Process, load};
use gipfel_store::ScratchPostgres;
use gipfel_wire::Usage;

use crate::{database, files};

/// Play many games at once on a server, with watchers, and measure how quickly turns are acknowledged
#[derive(Args)]
#[command(after_help = "\
A server that is already there has to be generous: gipfel serve --limit-factor 1000. Each player and each watcher is a socket here and one there: ulimit -Hn says how
many a program may have.

Examples:
  gipfel server load --on sqlite --games 1000 --watchers 5000
  gipfel server load --on postgres --games 1000 --watchers 5000
  gipfel server load 127.0.0.1:8080 --games 100")]
pub(crate) struct Arguments {
    /// Where the server is
    #[arg(required_unless_present = "on")]
    address: Option<SocketAddr>,
    /// Start a server for the purpose, on a new database of this kind, and take both away at the end
    #[arg(long, value_name = "DATABASE", conflicts_with = "address")]
    on: Option<Kind>,
    /// Games at once
    #[arg(long, value_name = "COUNT", default_value_t = 100)]
    games: usize,
    /// Watchers
    #[arg(long, value_name = "COUNT", default_value_t = 0)]
    watchers: usize,
    /// Seconds between two turns of a game
    #[arg(long, value_name = "SECONDS", default_value_t = 2.0)]
    pause: f64,
    /// Seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 30.0)]
    span: f64,
}

#[derive(Clone, Copy, ValueEnum)]
enum Kind {
    Sqlite,
    Postgres,
}

/// Files that are open besides the sockets of clients.
const SPARE: usize = 100;

/// A server with its database, for the purpose.
struct Scratch {
    server: Process,
    postgres: Option<ScratchPostgres>,
}

impl Scratch {
    fn start(kind: Kind, folder: &Path) -> Result<Scratch> {
        let (database, postgres) = match kind {
            Kind::Sqlite => (format!("sqlite:{}", folder.join("games.db").display()), None),
            Kind::Postgres => {
                let postgres = ScratchPostgres::start(&folder.join("postgres"), true)?;
                (postgres.create_database("load")?, Some(postgres))
            }
        };
        let program = std::env::current_exe().context("which program this is")?;
        Ok(Scratch { server: Process::start(&program, &database)?, postgres })
    }

    /// What the database takes of the machine, if it is not a part of the server.
    fn database(&self) -> Option<Usage> {
        self.postgres.as_ref().and_then(|postgres| Usage::of_family(postgres.process()?))
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let needed = (2 * arguments.games + arguments.watchers + SPARE) as u64;
    if let Some(limit) = files::raise_limit()
        && limit < needed
    {
        bail!("this needs {needed} open files, and the system allows {limit}: see ulimit -Hn");
    }
    let folder = std::env::temp_dir().join(format!("gipfel-load-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let done = measure(arguments, &folder);
    // It has nothing that anybody needs.
    let _ = std::fs::remove_dir_all(&folder);
    done
}

fn measure(arguments: &Arguments, folder: &Path) -> Result<ExitCode> {
    let scratch = arguments.on.map(|kind| Scratch::start(kind, folder)).transpose()?;
    let address = arguments.address.or_else(|| Some(scratch.as_ref()?.server.address()));
    let seconds = |value: f64| Duration::try_from_secs_f64(value);
    let wanted = Load {
        address: address.context("where the server is")?,
        games: arguments.games,
        watchers: arguments.watchers,
        pause: seconds(arguments.pause)?,
        span: seconds(arguments.span)?,
    };
    let database = || scratch.as_ref().and_then(Scratch::database);
    let (came, mut before) = (Instant::now(), None);
    let report = database::wait(async {
        let begun = || {
            before = database();
            let took = came.elapsed().as_secs_f64();
            drop(writeln!(std::io::stdout(), "everybody is there after {took:.1} s"));
        };
        Ok(load(wanted, begun).await?)
    })?;
    print(arguments, &report, [before, database()])?;
    Ok(if report.failures == 0 { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

fn print(
    arguments: &Arguments,
    report: &LoadReport,
    database: [Option<Usage>; 2],
) -> std::io::Result<()> {
    let mut out = std::io::stdout();
    let millis = |percent| report.percentile(percent).as_secs_f64() * 1000.0;
    writeln!(
        out,
        "{} turns in {:.1} s, {} failures, {} watchers at the end",
        report.times.len(),
        report.span.as_secs_f64(),
        report.failures,
        report.watchers
    )?;
    if let Some(complaint) = &report.complaint {
        writeln!(out, "one of the failures: {complaint}")?;
    }
    writeln!(
        out,
        "acknowledged after {:.1} ms (median), {:.1} ms (90 %), {:.1} ms (99 %), {:.1} ms (all)",
        millis(50.0),
        millis(90.0),
        millis(99.0),
        millis(100.0)
    )?;
    let rows = [
        ("server", [report.server[2], report.server[3]]),
        ("database", database),
        ("clients", report.clients),
    ];
    for (name, usage) in rows {
        let [Some(before), Some(after)] = usage else { continue };
        let used = after.processor.saturating_sub(before.processor).as_secs_f64();
        writeln!(
            out,
            "{name}: {:.0} % of a processor, {:.2} ms a turn; {} MB",
            100.0 * used / report.span.as_secs_f64(),
            1000.0 * used / report.times.len().max(1) as f64,
            after.memory / 1_000_000
        )?;
    }
    if let [Some(empty), Some(games), Some(watchers), _] = report.server {
        writeln!(
            out,
            "memory of the server: {} MB by itself, {:.1} kB a game with its players, {:.1} kB a watcher",
            empty.memory / 1_000_000,
            games.memory.saturating_sub(empty.memory) as f64
                / 1000.0
                / arguments.games.max(1) as f64,
            watchers.memory.saturating_sub(games.memory) as f64
                / 1000.0
                / arguments.watchers.max(1) as f64
        )?;
    }
    for (name, traffic) in [("players", report.to_players), ("watchers", report.to_watchers)] {
        writeln!(
            out,
            "to {name}: {} messages, {:.0} bytes each",
            traffic.messages,
            traffic.bytes as f64 / traffic.messages.max(1) as f64
        )?;
    }
    Ok(())
}
