//! The bodies of the fuzz targets as ordinary tests, on the inputs kept in data/fuzz.

#[path = "../../../../fuzz/bodies/action_walk.rs"]
mod action_walk;
#[path = "../../../../fuzz/bodies/position_text.rs"]
mod position_text;
#[path = "../../../../fuzz/bodies/turn_text.rs"]
mod turn_text;

/// Runs a body on every file of its folder; the name of the one that fails is in the message.
fn run_all(target: &str, body: fn(&[u8])) {
    let folder = format!("{}/../../data/fuzz/{target}", env!("CARGO_MANIFEST_DIR"));
    let files = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let mut paths: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    paths.sort();
    assert!(paths.len() >= 10, "{} files in {folder}", paths.len());
    for path in paths {
        let data = std::fs::read(&path).expect("a file");
        let result = std::panic::catch_unwind(|| body(&data));
        assert!(result.is_ok(), "{}", path.display());
    }
}

#[test]
fn action_walk() {
    run_all("action_walk", action_walk::run);
}

#[test]
fn position_text() {
    run_all("position_text", position_text::run);
}

#[test]
fn turn_text() {
    run_all("turn_text", turn_text::run);
}
