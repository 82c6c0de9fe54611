//! `gipfel server admin`: for those who keep a server.

use std::io::Write as _;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand};
use gipfel_server::admin;
use gipfel_store::Store;
use gipfel_wire::{GameId, PersonKind};

use crate::database;

/// Look after the people and games of a server, while it serves
#[derive(Args)]
#[command(after_help = "\
Examples:
  gipfel server admin reports
  gipfel server admin person NAME
  gipfel server admin close GAME")]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
    #[command(flatten)]
    database: database::Arguments,
}

#[derive(Subcommand)]
enum Command {
    /// Complaints that nobody has dealt with
    Reports,
    /// A complaint was dealt with
    Settle {
        /// Its id
        report: String,
    },
    /// Somebody: who he is and what he plays
    Person {
        /// His name, or his id
        name: String,
    },
    /// Give somebody a new password, which is printed, and end his sessions
    ResetPassword {
        /// His name
        name: String,
    },
    /// End all sessions and tokens of somebody
    SignOut {
        /// His name
        name: String,
    },
    /// Delete an account: its games stay, without the name
    Delete {
        /// His name
        name: String,
    },
    /// End a game without a result
    Close {
        /// Its id
        game: String,
    },
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let address = arguments.database.address()?;
    let said = database::wait(async {
        let store = Store::open_existing(&address).await?;
        carry_out(&store, &arguments.command).await
    })?;
    std::io::stdout().write_all(said.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

async fn carry_out(store: &Store, command: &Command) -> Result<String> {
    let now = gipfel_server::Time::default().now();
    Ok(match command {
        Command::Reports => {
            let reports = store.open_reports().await?;
            let line = |report: gipfel_store::StoredReport| {
                let game =
                    report.report.game.map_or_else(|| "-".to_owned(), |game| game.to_string());
                // What people write must not look like something else on a terminal.
                let text: String = report
                    .report
                    .text
                    .chars()
                    .map(|c| if c.is_control() { ' ' } else { c })
                    .collect();
                format!(
                    "{} by {} about {} game {game}: {text}\n",
                    report.id, report.by, report.report.person
                )
            };
            reports.into_iter().map(line).collect()
        }
        Command::Settle { report } => {
            store.close_report(report, now).await?;
            String::new()
        }
        Command::Person { name } => {
            let found = admin::find(store, name).await?.context("nobody has this name")?;
            let person = &found.person;
            let games = store.games_of(&person.id).await?;
            let finished = store.finished_games_of(&person.id).await?;
            format!(
                "{} {} {}: {} games under way, {} finished\n",
                person.id,
                person.kind.word(),
                person.name.as_deref().unwrap_or("-"),
                games.len(),
                finished.len()
            )
        }
        Command::ResetPassword { name } => {
            let found = admin::find(store, name).await?.context("nobody has this name")?;
            if found.person.kind != PersonKind::Account {
                bail!("only accounts have passwords");
            }
            let password = admin::reset_password(store, &found.person.id).await?;
            format!("{password}\n")
        }
        Command::SignOut { name } => {
            let found = admin::find(store, name).await?.context("nobody has this name")?;
            admin::sign_out(store, &found.person.id).await?;
            String::new()
        }
        Command::Delete { name } => {
            let found = admin::find(store, name).await?.context("nobody has this name")?;
            admin::delete(store, &found.person.id).await?;
            String::new()
        }
        Command::Close { game } => {
            if !admin::close_game(store, &GameId::new(game)?, now).await? {
                bail!("there is no such game, or it is over");
            }
            String::new()
        }
    })
}
