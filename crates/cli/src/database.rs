//! Where people and games are kept.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;

use crate::folders;

#[derive(Args)]
#[group(skip)]
pub(crate) struct Arguments {
    /// The folder with people and games, as a file of SQLite; usually that of the user's data
    #[arg(long, value_name = "DIR", conflicts_with = "database")]
    data: Option<PathBuf>,
    /// The PostgreSQL with people and games: postgres://…, or $GIPFEL_DATABASE
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

impl Arguments {
    /// The address of a database that is made if it is not there, with its folder.
    pub(crate) fn address_to_make(&self) -> Result<String> {
        let address = self.address()?;
        if let Some(folder) =
            address.strip_prefix("sqlite:").and_then(|file| Path::new(file).parent())
        {
            std::fs::create_dir_all(folder)
                .with_context(|| format!("cannot make the folder {}", folder.display()))?;
        }
        Ok(address)
    }

    /// The address of the database.
    pub(crate) fn address(&self) -> Result<String> {
        // A password in an argument can be seen by all users of the machine.
        let variable = || std::env::var("GIPFEL_DATABASE").ok().filter(|value| !value.is_empty());
        let database =
            self.database.clone().or_else(|| if self.data.is_none() { variable() } else { None });
        if let Some(address) = database {
            return Ok(address);
        }
        let usual = || folders::data().context("no folder for data is known: name one with --data");
        let folder = self.data.clone().map_or_else(usual, Ok)?;
        Ok(format!("sqlite:{}", folder.join("games.db").display()))
    }
}

/// Waits for something that a database does.
pub(crate) fn wait<T>(work: impl Future<Output = Result<T>>) -> Result<T> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(work)
}
