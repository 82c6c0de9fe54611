//! The crates and npm packages that others build on: packed, used from outside as they were packed, and held to what
//! they promise.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::arguments::Arguments;
use crate::command::Command;
use crate::{api, browser, suite, tools, web, workspace};

/// Options of `cargo xtask packages`.
pub(crate) const OPTIONS: &str = "  \
  --write         Write the lists of what the crates offer, crates/*/api.txt, anew
  --oldest-rust   Build the crates with the oldest Rust that they promise
  --npm           The packages for other web pages only
";

/// What is published, and nothing else, in an order in which each finds what it needs.
pub(crate) const CRATES: [&str; 5] = ["rules", "record", "render", "engine", "protocol"];

pub(crate) fn run(mut arguments: Arguments) -> Result<()> {
    let write = arguments.flag("--write");
    let oldest = arguments.flag("--oldest-rust");
    let npm_only = arguments.flag("--npm");
    arguments.end()?;
    if oldest {
        return build_with_oldest_rust();
    }
    if npm_only {
        return npm();
    }
    // The pages that the lists are taken from are those of the whole workspace, with the features that it uses.
    suite::documentation()?;
    if write {
        return api::write();
    }
    api::check()?;
    build_without_std()?;
    pack()?;
    outside("crate", use_from)?;
    npm()
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

/// Does something in an empty folder outside of the workspace, which is gone afterwards.
pub(crate) fn outside(what: &str, work: impl FnOnce(&Path) -> Result<()>) -> Result<()> {
    let name = format!("gipfel-outside-{what}-{}", std::process::id());
    let folder = std::env::temp_dir().join(name);
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {folder:?}"))?;
    let result = work(&folder);
    // What is left behind is in the system's own folder for such things.
    let _ = fs::remove_dir_all(&folder);
    result
}

/// Packs the packages for other web pages, installs them in a folder outside, plays on a page there and looks at all boards.
fn npm() -> Result<()> {
    // Boards outside have to look like those of the app.
    web::build()?;
    let packed = workspace::target()?.join("npm");
    web::npm_in(&workspace::root().join("web"), "packages")
        .args(["--".as_ref(), packed.as_os_str()])
        .run()?;
    let entries = fs::read_dir(&packed).with_context(|| format!("cannot read {packed:?}"))?;
    let archives = entries.flatten().map(|entry| entry.path());
    let archives: Vec<PathBuf> =
        archives.filter(|path| path.extension().is_some_and(|ending| ending == "tgz")).collect();
    outside("page", |folder| use_in_page(&archives, folder))
}

/// A page outside of the workspace that uses both packages; the README of the board shows it. What the README of the rules
/// shows is loaded into it too.
const PAGE: [(&str, &str); 3] = [
    ("index.html", include_str!("../outside/page/index.html")),
    ("page.js", include_str!("../outside/page/page.js")),
    ("rules.js", include_str!("../outside/page/rules.js")),
];

fn use_in_page(archives: &[PathBuf], folder: &Path) -> Result<()> {
    for (name, text) in PAGE {
        fs::write(folder.join(name), text)?;
    }
    // For the compiler: a stylesheet that is imported has a declaration too.
    fs::write(folder.join("styles.js"), "import 'gipfel-board/board.css';\n")?;
    fs::write(folder.join("package.json"), "{ \"private\": true, \"type\": \"module\" }\n")?;
    let install = ["install", "--silent", "--no-audit", "--no-fund"];
    Command::npm().args(install).args(archives).current_dir(folder).run()?;
    // Bundlers and Node resolve types in different ways.
    let compiler = workspace::root().join("web/node_modules/typescript/bin/tsc");
    for (module, resolution) in [("esnext", "bundler"), ("nodenext", "nodenext")] {
        Command::new("node")
            .args([compiler.as_os_str()])
            .args(["--noEmit", "--allowJs", "--checkJs", "--strict", "--target", "es2022"])
            .args(["--lib", "es2022,dom", "--module", module, "--moduleResolution", resolution])
            .args(["page.js", "rules.js", "styles.js"])
            .current_dir(folder)
            .run()
            .context("a page outside cannot use the types of the packages")?;
    }
    browser::play_on_page(folder).context("a page outside cannot use the packages")
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

/// The rules ask for an allocator and nothing else.
fn build_without_std() -> Result<()> {
    tools::target(tools::BARE_TARGET)?;
    Command::cargo()
        .args(["check", "--locked", "-p", "gipfel-rules", "--features", "serde"])
        .args(["--target", tools::BARE_TARGET])
        .run()
}

fn build_with_oldest_rust() -> Result<()> {
    let text = read_manifest(CRATES[0])?;
    let version = field(&text, "rust-version").context("the manifest names no rust-version")?;
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

fn read_manifest(name: &str) -> Result<String> {
    let path = manifest_of(name);
    fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
}

/// What a crate says about itself in one line.
pub(crate) fn description(name: &str) -> Result<String> {
    let text = read_manifest(name)?;
    let about = field(&text, "description");
    Ok(about.with_context(|| format!("{name} has no description"))?.to_owned())
}

/// A field of a manifest that is a text.
fn field<'a>(manifest: &'a str, name: &str) -> Option<&'a str> {
    let value = |line: &'a str| line.strip_prefix(name)?.strip_prefix(" = \"")?.strip_suffix('"');
    manifest.lines().find_map(value)
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
        let versions = texts.each_ref().map(|text| field(text, "rust-version").unwrap());
        assert_eq!(versions, [versions[0]; CRATES.len()]);
        for name in CRATES {
            let page = manifest_of(name).with_file_name("README.md");
            let promised = format!("Needs Rust {} or newer", versions[0]);
            assert!(fs::read_to_string(page).unwrap().contains(&promised), "{name}: {promised}");
        }
    }

    #[test]
    fn the_page_outside_is_the_one_that_the_readmes_show() {
        let readmes = ["board", "rules"].map(|name| {
            let path = workspace::root().join("web/packages").join(name).join("README.md");
            fs::read_to_string(path).unwrap()
        });
        for (name, text) in PAGE {
            assert!(readmes.iter().any(|readme| readme.contains(text)), "{name}");
            assert!(text.lines().count() < 25, "{name}: a page of about twenty lines");
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
