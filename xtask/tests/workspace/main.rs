//! The workspace as a whole: its shape, its files, and what it depends on.

mod architecture;
mod dependencies;
mod documents;
mod packages;

use std::fs;
use std::path::Path;
use std::process::Command;

use serde::Deserialize;
use serde::de::DeserializeOwned;

/// The part of `cargo metadata` that is of use here.
#[derive(Deserialize)]
struct Metadata<P> {
    packages: Vec<P>,
}

/// The packages that `cargo metadata` names, with what the type asks for.
fn packages<P: DeserializeOwned>(options: &[&str]) -> Vec<P> {
    let mut command = Command::new(env!("CARGO"));
    let text = output(command.args(["metadata", "--format-version", "1"]).args(options));
    let metadata: Metadata<P> = serde_json::from_slice(&text).expect("cargo writes JSON");
    metadata.packages
}

fn output(command: &mut Command) -> Vec<u8> {
    let output = command.current_dir(root()).output().expect("the program can be started");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {complaint}");
    output.stdout
}

/// Every text in version control or about to be, with its path from the root. An unpacked archive has no list of its
/// files: what looks at them has been checked where it was packed.
fn texts() -> Vec<(String, String)> {
    if !root().join(".git").exists() {
        return Vec::new();
    }
    let list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let names = String::from_utf8(output(Command::new("git").args(list))).expect("names are UTF-8");
    // Pictures and files that are listed but deleted have no lines to look at.
    let read = |name: &str| Some((name.to_owned(), fs::read_to_string(root().join(name)).ok()?));
    names.split_terminator('\0').filter_map(read).collect()
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is a folder of the workspace")
}
