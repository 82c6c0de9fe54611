//! Kills a server under load, again and again, on SQLite and on PostgreSQL: `crash ROUNDS PROGRAM`.
#![expect(clippy::print_stdout, reason = "a program for people")]

use std::path::{Path, PathBuf};

use gipfel_client::load::{Process, crash};
use gipfel_store::ScratchPostgres;

/// Games at once.
const GAMES: usize = 20;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let rounds: u32 = arguments.next().ok_or("how many rounds?")?.parse()?;
    let program = PathBuf::from(arguments.next().ok_or("which program?")?);
    let folder = std::env::temp_dir().join(format!("gipfel-crash-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let done = on_both(&folder, &program, rounds).await;
    let _ = std::fs::remove_dir_all(&folder);
    done
}

async fn on_both(
    folder: &Path,
    program: &Path,
    rounds: u32,
) -> Result<(), Box<dyn std::error::Error>> {
    let sqlite = format!("sqlite:{}", folder.join("games.db").display());
    let server = ScratchPostgres::start(&folder.join("postgres"), true)?;
    let postgres = server.create_database("crash")?;
    for (name, database) in [("SQLite", &sqlite), ("PostgreSQL", &postgres)] {
        let mut node = Process::start(program, database)?;
        let report = crash(&mut node, database, rounds, GAMES, 1).await?;
        println!(
            "{name}: {} rounds, {} acknowledged turns, all there",
            report.rounds, report.turns
        );
    }
    Ok(())
}
