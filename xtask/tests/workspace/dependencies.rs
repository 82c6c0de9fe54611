//! The licences and sources of all dependencies, held to the lists in `deny.toml`.
//!
//! `cargo deny` does the same and more, but takes minutes to install; this check needs nothing.

use std::fs;

use serde::Deserialize;
use spdx::{Expression, Licensee, ParseMode};

use crate::{packages, root};

/// The tables of `deny.toml` that are held here.
#[derive(Deserialize)]
struct Policy {
    licenses: Licenses,
    sources: Sources,
}

#[derive(Deserialize)]
struct Licenses {
    allow: Vec<String>,
    #[serde(default)]
    exceptions: Vec<Exception>,
}

/// Further licences for one crate.
#[derive(Deserialize)]
struct Exception {
    #[serde(rename = "crate")]
    name: String,
    allow: Vec<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Sources {
    allow_registry: Vec<String>,
}

/// One crate of the dependency graph.
#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    /// An SPDX expression.
    license: Option<String>,
    /// Where it was fetched from; a crate that lies in a folder of this machine has none.
    source: Option<String>,
}

/// The workspace's crates and all they depend on, on every platform.
#[test]
fn licences_and_sources_are_as_the_policy_wants_them() {
    let path = root().join("deny.toml");
    let text = fs::read_to_string(&path).expect("deny.toml can be read");
    let policy: Policy =
        toml::from_str(&text).expect("deny.toml has the tables that are held here");
    let mut fetched: Vec<Package> = packages(&["--all-features"]);
    fetched.retain(|package| package.source.is_some());
    assert!(fetched.len() > 100, "all dependencies are looked at, not {}", fetched.len());
    let faults: Vec<_> = fetched.iter().filter_map(|package| policy.fault(package)).collect();
    assert!(faults.is_empty(), "deny.toml does not allow\n  {}", faults.join("\n  "));
}

impl Policy {
    /// What is wrong with a package. One without a source is a folder of this workspace.
    fn fault(&self, package: &Package) -> Option<String> {
        let source = package.source.as_deref()?;
        let fault = if self.allows_source(source) {
            self.licence_fault(package)?
        } else {
            format!("its source is {source}")
        };
        Some(format!("{} {}: {fault}", package.name, package.version))
    }

    fn allows_source(&self, source: &str) -> bool {
        let registry = source.strip_prefix("registry+");
        registry.is_some_and(|url| self.sources.allow_registry.iter().any(|known| known == url))
    }

    fn licence_fault(&self, package: &Package) -> Option<String> {
        let Some(licence) = &package.license else {
            return Some("it names no licence".to_owned());
        };
        let Ok(expression) = Expression::parse_mode(licence, ParseMode::LAX) else {
            return Some(format!("its licence {licence:?} is no SPDX expression"));
        };
        let allowed = self.allowed_for(&package.name);
        let holds = expression.evaluate(|wanted| allowed.iter().any(|a| a.satisfies(wanted)));
        (!holds).then(|| format!("its licence is {licence}"))
    }

    /// Names that SPDX does not know allow nothing.
    fn allowed_for(&self, package: &str) -> Vec<Licensee> {
        let exceptions = self.licenses.exceptions.iter().filter(|e| e.name == package);
        let names = self.licenses.allow.iter().chain(exceptions.flat_map(|e| &e.allow));
        names.filter_map(|name| Licensee::parse(name).ok()).collect()
    }
}

const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

fn policy() -> Policy {
    toml::from_str(
        r#"
        [licenses]
        allow = ["MIT", "Apache-2.0 WITH LLVM-exception"]
        exceptions = [{ crate = "odd", allow = ["MPL-2.0"] }]
        [sources]
        allow-registry = ["https://github.com/rust-lang/crates.io-index"]
        "#,
    )
    .expect("the policy is well-formed")
}

fn fault(name: &str, license: Option<&str>, source: Option<&str>) -> Option<String> {
    policy().fault(&Package {
        name: name.to_owned(),
        version: "1.0.0".to_owned(),
        license: license.map(str::to_owned),
        source: source.map(str::to_owned),
    })
}

#[test]
fn allowed_licences_pass() {
    for licence in
        ["MIT", "MIT OR GPL-3.0", "GPL-3.0/MIT", "MIT AND Apache-2.0 WITH LLVM-exception"]
    {
        assert_eq!(fault("some", Some(licence), Some(CRATES_IO)), None, "{licence}");
    }
    assert_eq!(fault("odd", Some("MPL-2.0"), Some(CRATES_IO)), None);
    assert_eq!(fault("ours", None, None), None);
}

#[test]
fn other_licences_are_named() {
    for licence in ["MPL-2.0", "MIT AND GPL-3.0", "Apache-2.0"] {
        let expected = format!("some 1.0.0: its licence is {licence}");
        assert_eq!(fault("some", Some(licence), Some(CRATES_IO)), Some(expected));
    }
    assert_eq!(
        fault("some", Some("as you like"), Some(CRATES_IO)).unwrap(),
        "some 1.0.0: its licence \"as you like\" is no SPDX expression"
    );
    assert_eq!(fault("some", None, Some(CRATES_IO)).unwrap(), "some 1.0.0: it names no licence");
}

#[test]
fn other_sources_are_named() {
    for source in ["git+https://example.org/some", "registry+https://example.org/index"] {
        let expected = format!("some 1.0.0: its source is {source}");
        assert_eq!(fault("some", Some("MIT"), Some(source)), Some(expected));
    }
}
