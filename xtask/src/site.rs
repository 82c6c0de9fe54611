//! The site: the app, which needs no server of its own, and the documentation of the crates.

use std::path::Path;
use std::{fs, io};

use anyhow::{Context, Result};

use crate::arguments::Arguments;
use crate::command::Command;
use crate::{packages, web, workspace};

/// Builds the app and the documentation into `target/site`.
pub(crate) fn build(arguments: Arguments) -> Result<()> {
    arguments.end()?;
    web::build()?;
    // What is for Python is not written for people who write Rust.
    let crates = ["--workspace", "--exclude", "gipfel-python", "--lib"];
    Command::cargo().args(["doc", "--locked", "--no-deps"]).args(crates).run()?;
    let target = workspace::target()?;
    let site = target.join("site");
    if site.exists() {
        fs::remove_dir_all(&site).with_context(|| format!("cannot empty {site:?}"))?;
    }
    for (from, to) in [(web::dist(), site.clone()), (target.join("doc"), site.join("api"))] {
        copy(&from, &to).with_context(|| format!("cannot copy {from:?} to {to:?}"))?;
    }
    // rustdoc has no page that leads to all crates.
    fs::write(site.join("api/index.html"), start()?)?;
    println!("the site is in {}", site.display());
    Ok(())
}

/// A page that leads to the crates that are published.
fn start() -> Result<String> {
    let mut page = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
        <meta name=\"viewport\" content=\"width=device-width\">\n<title>Gipfel for programmers</title>\n\
        <h1>Gipfel for programmers</h1>\n<ul>\n"
        .to_owned();
    for name in packages::CRATES {
        let about = packages::description(name)?;
        page +=
            &format!("<li><a href=\"gipfel_{name}/index.html\">gipfel-{name}</a>: {about}</li>\n");
    }
    page += "</ul>\n<p><a href=\"../index.html\">To the app</a></p>\n</html>\n";
    Ok(page)
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_leads_to_every_published_crate() {
        let page = start().unwrap();
        for name in packages::CRATES {
            let link = format!("<a href=\"gipfel_{name}/index.html\">gipfel-{name}</a>: ");
            assert!(page.contains(&link), "{page}");
        }
    }
}
