//! The shape of the workspace: which crate may use which, and what no file may mention.

use std::collections::BTreeSet;

use serde::Deserialize;

use crate::{packages, texts};

/// Each crate, without `gipfel-` in front, and the crates of this workspace that it may use. A crate
/// that is missing here has no place in the architecture yet: decide on it before adding the line.
const MAY_USE: [(&str, &str); 19] = [
    ("rules", ""),
    ("naive", ""),
    ("record", "rules"),
    ("learn", "rules"),
    ("render", "rules"),
    ("wire", "rules"),
    ("engine", "rules"),
    ("protocol", "rules engine"),
    ("lab", "rules record engine protocol"),
    ("live", "rules wire"),
    ("store", "wire"),
    ("client", "rules wire live store"),
    ("server", "rules record wire live engine store client"),
    ("sim", "rules wire live store client server"),
    ("tui", "rules record learn render engine"),
    ("wasm", "rules record learn render engine"),
    ("python", "rules record engine"),
    ("cli", "rules record learn render wire engine protocol lab live store client server tui"),
    ("xtask", ""),
];

/// The slow second opinion on the rules: every crate may test against it, none may ship it.
const TEST_ONLY: &str = "naive";

#[derive(Deserialize)]
struct Package {
    name: String,
    dependencies: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
    /// `dev`, `build`, or nothing for an ordinary one.
    kind: Option<String>,
}

#[test]
fn crates_use_only_what_the_architecture_allows() {
    let packages: Vec<Package> = packages(&["--no-deps"]);
    let members: BTreeSet<&str> = packages.iter().map(|p| p.name.as_str()).collect();
    let mut faults = Vec::new();
    for package in &packages {
        let Some(may_use) = may_use(short(&package.name)) else {
            faults.push(format!("{} is not in the list of crates", package.name));
            continue;
        };
        for dependency in &package.dependencies {
            // Tests of a crate may ask it for more than it does by itself.
            let other = dependency.name != package.name;
            let member = members.contains(dependency.name.as_str());
            if member && other && !dependency.is_allowed(may_use) {
                let kind = dependency.kind.as_deref().unwrap_or("ordinary");
                faults.push(format!("{} -> {} ({kind})", package.name, dependency.name));
            }
        }
    }
    assert!(faults.is_empty(), "not allowed:\n{}", faults.join("\n"));
}

/// A line that allows more than is used describes another program.
#[test]
fn every_allowed_edge_is_used() {
    let packages: Vec<Package> = packages(&["--no-deps"]);
    let mut unused = Vec::new();
    for (name, may_use) in MAY_USE {
        let package = packages.iter().find(|package| short(&package.name) == name);
        let package = package.unwrap_or_else(|| panic!("there is no crate {name}"));
        let uses =
            |used: &&str| package.dependencies.iter().any(|other| short(&other.name) == *used);
        let idle = may_use.split_whitespace().filter(|used| !uses(used));
        unused.extend(idle.map(|used| format!("{name} -> {used}")));
    }
    assert!(unused.is_empty(), "allowed, and used by nobody:\n{}", unused.join("\n"));
}

#[test]
fn every_crate_stands_below_those_it_may_use() {
    for (index, (name, may_use)) in MAY_USE.iter().enumerate() {
        for used in may_use.split_whitespace() {
            let above = MAY_USE[..index].iter().any(|(other, _)| *other == used);
            assert!(above, "{name} may use {used}, which does not stand above it");
        }
    }
}

#[test]
fn the_slow_rules_are_for_tests_only() {
    let naive = |kind: Option<&str>| Dependency {
        name: "gipfel-naive".to_owned(),
        kind: kind.map(str::to_owned),
    };
    assert!(naive(Some("dev")).is_allowed("rules"));
    assert!(!naive(None).is_allowed("rules"));
    assert!(!naive(Some("build")).is_allowed("rules"));
}

impl Dependency {
    fn is_allowed(&self, may_use: &str) -> bool {
        let name = short(&self.name);
        may_use.split_whitespace().any(|used| used == name)
            || (name == TEST_ONLY && self.kind.as_deref() == Some("dev"))
    }
}

fn may_use(name: &str) -> Option<&'static str> {
    let line = MAY_USE.iter().find(|(known, _)| *known == name)?;
    Some(line.1)
}

fn short(package: &str) -> &str {
    package.strip_prefix("gipfel-").unwrap_or(package)
}

/// Paths that exist on one machine only. In two halves, so that this file does not mention them.
const FOREIGN_PATHS: [&str; 3] =
    [concat!("/wor", "k/"), concat!("/roo", "t/"), concat!("../shar", "ed")];

#[test]
fn files_mention_no_path_of_a_machine() {
    let mut faults = Vec::new();
    for (path, text) in texts() {
        for (index, line) in text.lines().enumerate() {
            if FOREIGN_PATHS.iter().any(|foreign| line.contains(foreign)) {
                faults.push(format!("{path}:{}: {}", index + 1, line.trim()));
            }
        }
    }
    assert!(faults.is_empty(), "paths of a machine:\n{}", faults.join("\n"));
}
