//! Where the workspace is and what cargo knows about it.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::command::Command;

/// The folder of the workspace's `Cargo.toml`.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is a folder of the workspace")
}

/// The part of `cargo metadata` that is of use here.
#[derive(Deserialize)]
pub(crate) struct Metadata {
    pub(crate) packages: Vec<Package>,
    pub(crate) target_directory: PathBuf,
}

/// One crate of the dependency graph.
#[derive(Deserialize)]
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) version: String,
    /// An SPDX expression.
    pub(crate) license: Option<String>,
    /// Where it was fetched from; a crate that lies in a folder of this machine has none.
    pub(crate) source: Option<String>,
}

impl Metadata {
    /// The workspace's crates and all they depend on, on every platform.
    pub(crate) fn read() -> Result<Self> {
        let text = Command::cargo()
            .args(["metadata", "--all-features", "--format-version", "1"])
            .output()?;
        serde_json::from_str(&text).context("cannot read the answer of `cargo metadata`")
    }
}
