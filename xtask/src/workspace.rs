//! Where the workspace is and where its programs are built.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The folder of the workspace's `Cargo.toml`.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is a folder of the workspace")
}

/// The folder with one folder for each profile: this program lies in one of them.
pub(crate) fn target() -> Result<PathBuf> {
    let program = env::current_exe().context("cannot find this program")?;
    let folder = program.ancestors().nth(2).context("this program lies in no target folder")?;
    Ok(folder.to_owned())
}

/// Where cargo puts the program `gipfel` of a profile; `dev` has a folder of another name.
pub(crate) fn program(profile: &str) -> Result<PathBuf> {
    let name = format!("gipfel{}", env::consts::EXE_SUFFIX);
    let folder = if profile == "dev" { "debug" } else { profile };
    Ok(target()?.join(folder).join(name))
}
