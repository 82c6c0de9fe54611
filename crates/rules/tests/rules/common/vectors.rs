//! The files of data/vectors.

/// The text of a file.
pub(crate) fn read(name: &str) -> String {
    let path = format!("{}/../../data/vectors/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}
