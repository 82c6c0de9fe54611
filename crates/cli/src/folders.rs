//! Where programs of this system keep things for their users.

use std::path::PathBuf;

/// What stays: `$XDG_DATA_HOME/gipfel` and its like.
pub(crate) fn data() -> Option<PathBuf> {
    folder(["APPDATA", "XDG_DATA_HOME"], ".local/share")
}

/// What a program keeps between two runs: `$XDG_STATE_HOME/gipfel` and its like.
pub(crate) fn state() -> Option<PathBuf> {
    folder(["LOCALAPPDATA", "XDG_STATE_HOME"], ".local/state")
}

fn folder([windows, xdg]: [&str; 2], usual: &str) -> Option<PathBuf> {
    let variable = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let home = || variable("HOME").map(PathBuf::from);
    let folder = if cfg!(windows) {
        variable(windows).map(PathBuf::from)
    } else if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library/Application Support"))
    } else {
        variable(xdg).map(PathBuf::from).or_else(|| home().map(|home| home.join(usual)))
    };
    folder.map(|folder| folder.join("gipfel"))
}
