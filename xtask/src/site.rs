//! The site: the app, which needs no server of its own, and the documentation of the crates.

use std::path::Path;
use std::{fs, io};

use anyhow::{Context, Result};

use crate::arguments::Arguments;
use crate::command::Command;
use crate::{web, workspace};

/// Builds the app and the documentation into `target/site`.
pub(crate) fn build(arguments: Arguments) -> Result<()> {
    arguments.end()?;
    web::build()?;
    Command::cargo().args(["doc", "--no-deps", "--workspace", "--lib"]).run()?;
    let target = workspace::target()?;
    let site = target.join("site");
    if site.exists() {
        fs::remove_dir_all(&site).with_context(|| format!("cannot empty {site:?}"))?;
    }
    for (from, to) in [(web::dist(), site.clone()), (target.join("doc"), site.join("api"))] {
        copy(&from, &to).with_context(|| format!("cannot copy {from:?} to {to:?}"))?;
    }
    // rustdoc has no page that leads to all crates.
    fs::write(site.join("api/index.html"), START)?;
    println!("the site is in {}", site.display());
    Ok(())
}

const START: &str = "<!doctype html>\n<meta charset=\"utf-8\">\n<title>Gipfel</title>\n\
    <meta http-equiv=\"refresh\" content=\"0; url=gipfel_rules/index.html\">\n\
    <a href=\"gipfel_rules/index.html\">gipfel_rules</a>\n";

/// Copies a folder with everything in it.
pub(crate) fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
