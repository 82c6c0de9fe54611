//! `gipfel server backup` and `gipfel server restore`: everything a server keeps, as a file.

use std::fs::File;
use std::io::{BufReader, BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Args;
use gipfel_store::Store;

use crate::database;

/// Write everything that a server keeps into a file, while it serves
#[derive(Args)]
#[command(after_help = "\
Examples:
  gipfel server backup games.jsonl
  gipfel server backup --database postgres://gipfel@db/gipfel games.jsonl")]
pub(crate) struct Backup {
    /// The file; it must not be there yet
    file: PathBuf,
    #[command(flatten)]
    database: database::Arguments,
}

/// Read everything that a server keeps from a file that `gipfel server backup` wrote: all of it or nothing
#[derive(Args)]
#[command(after_help = "\
A backup of SQLite can be restored into PostgreSQL, and the other way round.

Examples:
  gipfel server restore games.jsonl --data DIR
  gipfel server restore games.jsonl --database postgres://gipfel@db/gipfel")]
pub(crate) struct Restore {
    /// The file
    file: PathBuf,
    #[command(flatten)]
    database: database::Arguments,
    /// Replace what is there
    #[arg(long)]
    replace: bool,
}

pub(crate) fn backup(arguments: &Backup) -> Result<ExitCode> {
    let address = arguments.database.address()?;
    let path = &arguments.file;
    let rows = database::wait(async {
        let store = Store::open_existing(&address).await?;
        let file = create_private(path).with_context(|| cannot("write", path))?;
        let mut out = BufWriter::new(file);
        let rows = match store.backup(&mut out).await {
            Ok(rows) => rows,
            Err(error) => {
                // Half a backup is none.
                let _ = std::fs::remove_file(path);
                return Err(error.into());
            }
        };
        out.into_inner().map_err(std::io::IntoInnerError::into_error)?.sync_all()?;
        Ok(rows)
    })?;
    writeln!(std::io::stdout(), "{rows} rows")?;
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn restore(arguments: &Restore) -> Result<ExitCode> {
    let address = arguments.database.address_to_make()?;
    let path = &arguments.file;
    let now = gipfel_server::Time::default().now();
    let rows = database::wait(async {
        let mut input = BufReader::new(File::open(path).with_context(|| cannot("read", path))?);
        let store = Store::open(&address).await?;
        Ok(store.restore(&mut input, arguments.replace, now).await?)
    })?;
    writeln!(std::io::stdout(), "{rows} rows")?;
    Ok(ExitCode::SUCCESS)
}

/// A new file that nobody but its owner can read: it holds hashes of passwords.
fn create_private(path: &Path) -> std::io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn cannot(what: &str, path: &Path) -> String {
    format!("cannot {what} {}", path.display())
}
