//! The body of the fuzz target as an ordinary test, on the inputs kept in data/fuzz.

#[path = "../../../../fuzz/bodies/ugi_session.rs"]
mod ugi_session;

#[test]
fn ugi_session() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/fuzz/ugi_session");
    let files = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let mut paths: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    paths.sort();
    assert!(paths.len() >= 10, "{} files in {folder}", paths.len());
    for path in paths {
        let data = std::fs::read(&path).expect("a file");
        let result = std::panic::catch_unwind(|| ugi_session::run(&data));
        assert!(result.is_ok(), "{}", path.display());
    }
}
