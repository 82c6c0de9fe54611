//! Writes the licences of everything that is inside the program and the app: `licences TARGET FILE`, or that is inside one
//! crate: `licences CRATE TARGET FILE`.
//!
//! An example, so that it may use what the tests of this crate use, and the tool itself stays small.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use anyhow::{Context, Result, bail};
use serde::Deserialize;
use serde::de::DeserializeOwned;

/// What the app is made of besides its own code: what it imports, and what the compiler of its components leaves in it.
const IN_THE_APP: [&str; 3] = ["@fluent/bundle", "idb", "svelte"];

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct Package {
    id: String,
    name: String,
    version: String,
    license: Option<String>,
    source: Option<String>,
    manifest_path: PathBuf,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<Kind>,
}

#[derive(Deserialize)]
struct Kind {
    /// `dev`, `build`, or nothing for what ends up in the program.
    kind: Option<String>,
}

/// The `package.json` of something of the app.
#[derive(Deserialize)]
struct Manifest {
    version: Option<String>,
    license: Option<String>,
    #[serde(default)]
    dependencies: BTreeMap<String, String>,
}

/// Something that is inside.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Part {
    name: String,
    version: String,
    license: String,
    /// The texts of its licences, as they came with it.
    texts: Vec<String>,
}

fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let (parts, file) = match &arguments[..] {
        [target, file] => {
            let mut parts = crates("gipfel-cli", target)?;
            parts.extend(crates("gipfel-wasm", "wasm32-unknown-unknown")?);
            parts.extend(app_parts(&root().join("web"))?);
            (parts, file)
        }
        [name, target, file] => (crates(name, target)?, file),
        _ => bail!("usage: licences [CRATE] TARGET FILE"),
    };
    fs::write(file, page(&parts)).with_context(|| format!("cannot write {file}"))
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is a folder of the workspace")
}

/// Everything from elsewhere that a crate of the workspace is built from.
fn crates(start: &str, target: &str) -> Result<BTreeSet<Part>> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["metadata", "--format-version", "1", "--filter-platform", target]);
    let output = command.current_dir(root()).output().context("cannot start cargo")?;
    if !output.status.success() {
        bail!("cargo metadata failed\n{}", String::from_utf8_lossy(&output.stderr));
    }
    let metadata: Metadata = serde_json::from_slice(&output.stdout)?;
    let inside = inside(&metadata, start)?;
    let fetched = metadata.packages.iter().filter(|package| package.source.is_some());
    fetched.filter(|package| inside.contains(&package.id)).map(part).collect()
}

/// The ids of a package and of what ends up in it.
fn inside(metadata: &Metadata, start: &str) -> Result<BTreeSet<String>> {
    let start = metadata.packages.iter().find(|package| package.name == start);
    let mut open = vec![&start.context("there is no such crate")?.id];
    let mut found = BTreeSet::new();
    while let Some(id) = open.pop() {
        if !found.insert(id.clone()) {
            continue;
        }
        let node = metadata.resolve.nodes.iter().find(|node| node.id == *id);
        let node = node.with_context(|| format!("cargo says nothing of {id}"))?;
        let ships =
            |dependency: &&Dependency| dependency.dep_kinds.iter().any(|k| k.kind.is_none());
        open.extend(node.deps.iter().filter(ships).map(|dependency| &dependency.pkg));
    }
    Ok(found)
}

fn part(package: &Package) -> Result<Part> {
    let folder = package.manifest_path.parent().context("a manifest lies in a folder")?;
    Ok(Part {
        name: package.name.clone(),
        version: package.version.clone(),
        license: package.license.clone().unwrap_or_default(),
        texts: texts(folder)?,
    })
}

fn app_parts(web: &Path) -> Result<BTreeSet<Part>> {
    let app: Manifest = read(&web.join("package.json"))?;
    if let Some(name) = app.dependencies.keys().find(|name| !IN_THE_APP.contains(&name.as_str())) {
        bail!("{name} is in the app, but not in the list of licences");
    }
    let part = |name: &str| {
        let folder = web.join("node_modules").join(name);
        let about: Manifest = read(&folder.join("package.json"))?;
        Ok(Part {
            name: name.to_owned(),
            version: about.version.unwrap_or_default(),
            license: about.license.unwrap_or_default(),
            texts: texts(&folder)?,
        })
    };
    IN_THE_APP.into_iter().map(part).collect()
}

fn read<T: DeserializeOwned>(file: &Path) -> Result<T> {
    let text = fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
    serde_json::from_slice(&text).with_context(|| file.display().to_string())
}

/// The files of a folder that are a licence by their names.
fn texts(folder: &Path) -> Result<Vec<String>> {
    const NAMES: [&str; 5] = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"];
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        if path.is_file() && NAMES.iter().any(|start| name.starts_with(start)) {
            files.push(path);
        }
    }
    files.sort();
    let read = |file: &PathBuf| Some(fs::read_to_string(file).ok()?.replace("\r\n", "\n"));
    Ok(files.iter().filter_map(read).map(|text| text.trim().to_owned()).collect())
}

/// The list, and every text once.
fn page(parts: &BTreeSet<Part>) -> String {
    let mut page = "# Licences of what is inside\n\n".to_owned();
    let mut users: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for Part { name, version, license, texts } in parts {
        writeln!(page, "- {name} {version}: {license}").expect("a string takes any text");
        for text in texts {
            users.entry(text).or_default().push(name);
        }
    }
    for (text, names) in users {
        let names = names.join(", ");
        write!(page, "\n## {names}\n\n```text\n{text}\n```\n").expect("a string takes any text");
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_ships_names_its_licence() {
        let parts = crates("gipfel-cli", "x86_64-unknown-linux-gnu").unwrap();
        assert!(parts.len() > 50, "{} crates", parts.len());
        for Part { name, license, .. } in &parts {
            assert!(!license.is_empty(), "{name}");
        }
        let names: Vec<&str> = parts.iter().map(|part| part.name.as_str()).collect();
        assert!(names.contains(&"clap") && names.contains(&"tokio"));
        assert!(!names.contains(&"proptest"), "what only tests use is not inside");
        assert!(!names.contains(&"gipfel-rules"), "what is ours is not from elsewhere");
        let with_text = parts.iter().filter(|part| !part.texts.is_empty()).count();
        assert!(with_text * 10 > parts.len() * 9, "{with_text} of {} have a text", parts.len());
    }

    #[test]
    fn a_text_stands_once_with_all_who_use_it() {
        let part = |name: &str, text: &str| Part {
            name: name.to_owned(),
            version: "1.0.0".to_owned(),
            license: "MIT".to_owned(),
            texts: vec![text.to_owned()],
        };
        let parts = BTreeSet::from([part("a", "Do it."), part("b", "Do it."), part("c", "Ask.")]);
        assert_eq!(
            page(&parts),
            "# Licences of what is inside\n\n- a 1.0.0: MIT\n- b 1.0.0: MIT\n- c 1.0.0: MIT\n\n\
             ## c\n\n```text\nAsk.\n```\n\n## a, b\n\n```text\nDo it.\n```\n"
        );
    }
}
