//! The crates that others build on: packed, built from what was packed, used from outside, and held to what they promise.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::arguments::Arguments;
use crate::command::Command;
use crate::{api, suite, tools, workspace};

/// Options of `cargo xtask packages`.
pub(crate) const OPTIONS: &str = "  \
  --write         Write the lists of what the crates offer, crates/*/api.txt, anew
  --oldest-rust   Build them with the oldest Rust that they promise
";

/// What is published, and nothing else, in an order in which each finds what it needs.
pub(crate) const CRATES: [&str; 5] = ["rules", "record", "render", "engine", "protocol"];

pub(crate) fn run(mut arguments: Arguments) -> Result<()> {
    let write = arguments.flag("--write");
    let oldest = arguments.flag("--oldest-rust");
    arguments.end()?;
    if oldest {
        return build_with_oldest_rust();
    }
    // The pages that the lists are taken from are those of the whole workspace, with the features that it uses.
    suite::documentation()?;
    if write {
        return api::write();
    }
    api::check()?;
    pack()?;
    use_from_outside()
}

/// `-p gipfel-rules -p …`
fn selection() -> impl Iterator<Item = String> {
    CRATES.into_iter().flat_map(|name| ["-p".to_owned(), format!("gipfel-{name}")])
}

/// Everything that publishing does, but for the upload: each crate is built from its package and from the packages of the
/// others.
fn pack() -> Result<()> {
    // Whether everything is committed matters when it is published, not while it is checked.
    Command::cargo().args(["publish", "--dry-run", "--allow-dirty"]).args(selection()).run()
}

/// A program outside of the workspace that uses the packages.
const PROGRAM: &str = include_str!("../outside/main.rs");

fn use_from_outside() -> Result<()> {
    let folder = std::env::temp_dir().join(format!("gipfel-outside-{}", std::process::id()));
    let result = use_from(&folder);
    // What is left behind is in the system's own folder for such things.
    let _ = fs::remove_dir_all(&folder);
    result
}

fn use_from(folder: &Path) -> Result<()> {
    let packages = workspace::target()?.join("package");
    fs::create_dir_all(folder.join("src"))?;
    fs::write(folder.join("src/main.rs"), PROGRAM)?;
    fs::write(folder.join("Cargo.toml"), manifest(&packages, env!("CARGO_PKG_VERSION")))?;
    let target = workspace::target()?.join("outside");
    Command::cargo()
        .args(["run", "--quiet"])
        .env("CARGO_TARGET_DIR", &target.to_string_lossy())
        .current_dir(folder)
        .run()
        .context("a crate outside of the workspace cannot use the packages")
}

/// It asks for the crates as from crates.io, and is given the packages.
fn manifest(packages: &Path, version: &str) -> String {
    let mut text = "[package]\nname = \"outside\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
        [dependencies]\nserde_json = \"1\"\n"
        .to_owned();
    for name in CRATES {
        let features = if ["rules", "record"].contains(&name) { "\"serde\"" } else { "" };
        text +=
            &format!("gipfel-{name} = {{ version = \"{version}\", features = [{features}] }}\n");
    }
    text += "\n[patch.crates-io]\n";
    for name in CRATES {
        let place = packages.join(format!("gipfel-{name}-{version}"));
        text += &format!("gipfel-{name} = {{ path = {:?} }}\n", place.display().to_string());
    }
    text
}

fn build_with_oldest_rust() -> Result<()> {
    let manifest = manifest_of(CRATES[0]);
    let text = fs::read_to_string(&manifest)
        .with_context(|| format!("cannot read {}", manifest.display()))?;
    let version = rust_version(&text).context("the manifest names no rust-version")?;
    tools::toolchain(version)?;
    let target = workspace::target()?.join("oldest-rust");
    Command::new("cargo")
        .args([&format!("+{version}"), "check", "--locked"])
        .args(["--features", "gipfel-rules/serde,gipfel-record/serde"])
        .args(selection())
        .env("CARGO_TARGET_DIR", &target.to_string_lossy())
        .run()
}

fn manifest_of(name: &str) -> PathBuf {
    workspace::root().join("crates").join(name).join("Cargo.toml")
}

fn rust_version(manifest: &str) -> Option<&str> {
    let line = manifest.lines().find_map(|line| line.strip_prefix("rust-version = \""))?;
    line.strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_else_is_published() {
        let mut found = Vec::new();
        for entry in fs::read_dir(workspace::root().join("crates")).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            let manifest = fs::read_to_string(manifest_of(&name)).unwrap();
            if !manifest.contains("\npublish.workspace = true\n") {
                found.push(name);
            }
        }
        found.sort();
        let mut listed = CRATES.map(str::to_owned);
        listed.sort();
        assert_eq!(found, listed);
    }

    #[test]
    fn the_crates_promise_one_oldest_rust() {
        let texts = CRATES.map(|name| fs::read_to_string(manifest_of(name)).unwrap());
        let versions = texts.each_ref().map(|text| rust_version(text).unwrap());
        assert_eq!(versions, [versions[0]; CRATES.len()]);
        for name in CRATES {
            let page = manifest_of(name).with_file_name("README.md");
            let promised = format!("Needs Rust {} or newer", versions[0]);
            assert!(fs::read_to_string(page).unwrap().contains(&promised), "{name}: {promised}");
        }
    }

    #[test]
    fn an_outside_crate_asks_for_versions_and_gets_packages() {
        let text = manifest(Path::new("packages"), "1.2.3");
        assert!(text.contains("gipfel-rules = { version = \"1.2.3\", features = [\"serde\"] }\n"));
        assert!(text.contains("gipfel-rules = { path = \"packages"), "{text}");
        assert!(text.contains("gipfel-rules-1.2.3\" }\n"), "{text}");
    }
}
