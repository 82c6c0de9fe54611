#![no_main]

#[path = "../bodies/http_input.rs"]
mod body;

use std::sync::LazyLock;

static WORLD: LazyLock<body::World> = LazyLock::new(|| {
    let folder = std::env::temp_dir().join(format!("gipfel-fuzz-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the database");
    body::World::open(&folder)
});

libfuzzer_sys::fuzz_target!(|data: &[u8]| WORLD.run(data));
