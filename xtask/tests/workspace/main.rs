//! The workspace as a whole: its shape, its files, and what it depends on.

mod architecture;
mod dependencies;

use std::path::Path;
use std::process::Command;

use serde::de::DeserializeOwned;

/// What `cargo metadata` says about the workspace, as far as the type asks for it.
fn metadata<T: DeserializeOwned>(options: &[&str]) -> T {
    let mut command = Command::new(env!("CARGO"));
    let text = output(command.args(["metadata", "--format-version", "1"]).args(options));
    serde_json::from_slice(&text).expect("cargo writes JSON")
}

fn output(command: &mut Command) -> Vec<u8> {
    let output = command.current_dir(root()).output().expect("the program can be started");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {complaint}");
    output.stdout
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is a folder of the workspace")
}
