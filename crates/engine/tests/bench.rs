//! What the engine looks at is fixed: a change of it is meant, or a fault.

use gipfel_engine::bench::run;

/// The depth that tests have time for.
const SMALL: u32 = 3;

#[test]
fn node_total() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/bench-nodes.txt");
    let total = run(Some(SMALL), None, &mut |_| {});
    assert_eq!(run(Some(SMALL), None, &mut |_| {}), total, "the same work gives the same count");
    let text = format!("{total}\n");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(file, &text).expect("the file can be written");
    }
    let known = std::fs::read_to_string(file).unwrap_or_default();
    assert_eq!(
        known, text,
        "the engine behaves in another way than data/bench-nodes.txt says. If that is intended, \
         run `UPDATE=1 cargo test -p gipfel-engine --test bench` and commit the file"
    );
}
