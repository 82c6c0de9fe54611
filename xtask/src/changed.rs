//! What a change touches: the crates whose unit tests are worth running, and whether the web app is part of it.

use std::collections::BTreeSet;

use anyhow::Result;

use crate::command::Command;
use crate::suite;

/// What has been changed since the branch left `origin/main`, or since the last commit where there is no such branch.
pub(crate) struct Changed {
    paths: Vec<String>,
}

impl Changed {
    pub(crate) fn find() -> Result<Changed> {
        let fork = Command::new("git").args(["merge-base", "HEAD", "origin/main"]).output();
        let base = fork.map_or_else(|_| "HEAD".to_owned(), |commit| commit.trim().to_owned());
        let edited = Command::new("git").args(["diff", "--name-only", &base]).output()?;
        let others = ["ls-files", "--others", "--exclude-standard"];
        let new = Command::new("git").args(others).output()?;
        Ok(Changed { paths: edited.lines().chain(new.lines()).map(str::to_owned).collect() })
    }

    /// Whether the checks of the web app are worth their time.
    pub(crate) fn web(&self) -> bool {
        let web = ["web/", "e2e/", "locales/"];
        self.paths.iter().any(|path| web.iter().any(|folder| path.starts_with(folder)))
    }

    /// The packages with a changed file; none if something was changed that all of them are built with.
    fn packages(&self) -> Option<BTreeSet<String>> {
        let mut packages = BTreeSet::new();
        for path in &self.paths {
            match path.split('/').collect::<Vec<_>>()[..] {
                ["crates", name, ..] => packages.insert(format!("gipfel-{name}")),
                ["xtask", ..] => packages.insert("xtask".to_owned()),
                // They are built into it, by its build script.
                ["data" | "locales", ..] | ["docs", "rules", ..] => {
                    packages.insert("gipfel-learn".to_owned())
                }
                ["Cargo.toml" | "Cargo.lock" | "rust-toolchain.toml"] | [".cargo", ..] => {
                    return None;
                }
                _ => continue,
            };
        }
        Some(packages)
    }
}

/// Whether a step is left out of a quick run because nothing that it checks was changed.
pub(crate) fn is_idle(step: &str, changed: &Changed) -> bool {
    step.starts_with("web ") && !changed.web()
}

/// The unit tests of the packages that were changed and of those that use them. All packages are built, as by every other
/// step: another selection would have other features, and dependencies would be built twice.
pub(crate) fn test() -> Result<()> {
    let Some(packages) = Changed::find()?.packages() else { return suite::unit_tests("all()") };
    if packages.is_empty() {
        println!("no crate was changed");
        return Ok(());
    }
    let filters: Vec<String> = packages.iter().map(|name| format!("rdeps(={name})")).collect();
    suite::unit_tests(&filters.join(" + "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changed(paths: &[&str]) -> Changed {
        Changed { paths: paths.iter().map(|path| (*path).to_owned()).collect() }
    }

    #[test]
    fn a_file_belongs_to_the_crate_it_is_built_into() {
        let packages = |paths: &[&str]| changed(paths).packages().map(Vec::from_iter);
        assert_eq!(packages(&["docs/ENGINE.md", "web/src/App.svelte"]), Some(vec![]));
        let two =
            ["crates/engine/src/gipf/mod.rs", "data/lessons/gipf/rows.txt", "xtask/src/main.rs"];
        let names = ["gipfel-engine", "gipfel-learn", "xtask"].map(str::to_owned);
        assert_eq!(packages(&two), Some(names.to_vec()));
        assert_eq!(packages(&["crates/engine/src/lib.rs", "Cargo.lock"]), None);
    }

    #[test]
    fn the_web_app_is_checked_when_it_was_changed() {
        let idle = |path| is_idle("web types", &changed(&[path]));
        assert!(idle("crates/engine/src/lib.rs"));
        assert!(!idle("web/src/App.svelte"));
        assert!(!idle("locales/en/play.ftl"));
        assert!(!is_idle("format", &changed(&[])));
    }
}
