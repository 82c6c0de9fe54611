//! What is published, and that each package stands on its own.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use serde::Deserialize;

use crate::{output, packages, root};

#[derive(Deserialize)]
struct Package {
    name: String,
    manifest_path: PathBuf,
    version: String,
    description: Option<String>,
    repository: Option<String>,
    readme: Option<String>,
    rust_version: Option<String>,
    keywords: Vec<String>,
    categories: Vec<String>,
    /// The registries it may go to: none, or any if nothing is said.
    publish: Option<Vec<String>>,
    dependencies: Vec<Dependency>,
}

impl Package {
    fn is_published(&self) -> bool {
        self.publish.is_none()
    }
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
    req: String,
    kind: Option<String>,
}

#[test]
fn published_crates_say_what_a_registry_asks() {
    let all: Vec<Package> = packages(&["--no-deps"]);
    for package in all.iter().filter(|package| package.is_published()) {
        let name = &package.name;
        assert!(package.description.is_some() && package.repository.is_some(), "{name}");
        assert!(package.readme.is_some() && package.rust_version.is_some(), "{name}");
        assert!((1..=5).contains(&package.keywords.len()), "{name}");
        assert!(!package.categories.is_empty(), "{name}");
        for dependency in &package.dependencies {
            let ships = dependency.kind.as_deref() != Some("dev");
            let ours = dependency.name.starts_with("gipfel-");
            if ships && ours {
                assert_eq!(dependency.req, format!("^{}", package.version), "{name}");
            }
        }
    }
    let versions: Vec<&str> = all.iter().map(|package| package.version.as_str()).collect();
    assert!(versions.iter().all(|version| *version == versions[0]), "{versions:?}");
}

#[test]
fn the_app_and_its_packages_have_the_version_of_the_program() {
    #[derive(Deserialize)]
    struct Manifest {
        version: String,
    }
    for file in [
        "web/package.json",
        "web/package-lock.json",
        "web/packages/board/package.json",
        "web/packages/rules/package.json",
        "e2e/package.json",
        "e2e/package-lock.json",
    ] {
        let text = fs::read(root().join(file)).expect("the manifest is there");
        let manifest: Manifest = serde_json::from_slice(&text).expect("it has a version");
        assert_eq!(manifest.version, env!("CARGO_PKG_VERSION"), "{file}");
    }
}

/// Nothing in a package is read from outside of it: it is built where the rest of the workspace is not.
#[test]
fn packages_hold_all_they_need() {
    let all: Vec<Package> = packages(&["--no-deps"]);
    for Package { name, manifest_path, .. } in all.iter().filter(|package| package.is_published()) {
        let mut command = Command::new(env!("CARGO"));
        let options = ["package", "--list", "--allow-dirty", "--offline", "-p", name];
        let list = String::from_utf8(output(command.args(options))).expect("names are UTF-8");
        for wanted in ["README.md", "LICENSE-MIT", "LICENSE-APACHE", "src/lib.rs"] {
            assert!(list.lines().any(|file| file == wanted), "{name} lacks {wanted}");
        }
        assert!(list.lines().any(|file| file.starts_with("examples/")), "{name} has no example");
        assert!(!list.contains("tests/"), "{name} has tests, which read what is elsewhere");
        let folder = manifest_path.parent().expect("a manifest lies in a folder");
        let sources = list.lines().filter(|file| file.ends_with(".rs") || file.ends_with(".md"));
        for file in sources {
            let text = fs::read_to_string(folder.join(file)).expect("the file is there");
            assert!(!text.contains("../../"), "{name}/{file} names something outside");
        }
    }
}
