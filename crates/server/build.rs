//! Says at build time if a program for others is built without the web app. Nothing is written into the source tree.

use std::env;
use std::path::Path;

const APP: &str = "../../web/dist";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // A program without optimisation reads the app from its folder when it runs.
    let embeds = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    if embeds {
        // A new build of the app has new file names, which nothing else would notice.
        println!("cargo::rerun-if-changed={APP}");
    }
    if embeds && !Path::new(APP).join("index.html").exists() {
        println!(
            "cargo::warning=web/dist is empty, so `gipfel serve` will have no app: run `cargo xtask run` once, or \
             `npm ci && npm run build` in web/, and build again"
        );
    }
}
