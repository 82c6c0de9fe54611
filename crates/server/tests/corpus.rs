//! The bodies of the fuzz targets, on the inputs that are committed and on what a few changes make of them.

#[path = "../../../fuzz/bodies/http_input.rs"]
mod http_input;
#[path = "../../../fuzz/bodies/room_requests.rs"]
mod room_requests;
#[path = "../../../fuzz/bodies/wire_message.rs"]
mod wire_message;

use std::path::Path;

use rand::{RngExt as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Runs a body on every committed input, and on so many changed ones of each.
fn corpus(target: &str, run: impl Fn(&[u8]), changed: u32) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/fuzz").join(target);
    let mut count = 0;
    for entry in std::fs::read_dir(folder).expect("the corpus") {
        let bytes = std::fs::read(entry.expect("an entry").path()).expect("an input");
        run(&bytes);
        let mut random = Xoshiro256PlusPlus::seed_from_u64(count);
        for _ in 0..changed {
            let mut other = bytes.clone();
            for _ in 0..random.random_range(1..6) {
                change(&mut other, &mut random);
            }
            run(&other);
        }
        count += 1;
    }
    assert!(count > 5, "{count} inputs for {target}");
}

fn change(bytes: &mut Vec<u8>, random: &mut Xoshiro256PlusPlus) {
    if bytes.is_empty() {
        return;
    }
    let place = random.random_range(0..bytes.len());
    match random.random_range(0..4) {
        0 => bytes[place] = random.random_range(32..127),
        1 => drop(bytes.remove(place)),
        2 => bytes.insert(place, b"{}[]\",:0-9ew"[random.random_range(0..12)]),
        _ => {
            let end = bytes.len().min(place + random.random_range(1..40));
            let piece = bytes[place..end].to_vec();
            bytes.splice(place..place, piece);
        }
    }
}

#[test]
fn messages() {
    corpus("wire_message", wire_message::run, 500);
}

#[test]
fn requests() {
    corpus("room_requests", room_requests::run, 300);
}

#[test]
fn http() {
    let folder = tempfile::tempdir().expect("a folder");
    let world = http_input::World::open(folder.path());
    corpus("http_input", |bytes| world.run(bytes), 25);
}
