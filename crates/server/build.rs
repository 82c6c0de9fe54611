//! Makes sure that the folder of the built web app exists, so that a checkout without it compiles.

use std::{env, fs, io};

const FOLDER: &str = "../../web/dist";

fn main() -> io::Result<()> {
    fs::create_dir_all(FOLDER)?;
    println!("cargo::rerun-if-changed=build.rs");
    // A new build of the app has new file names, which nothing else would notice. Without optimisation nothing has to: the
    // files are read when somebody asks for them.
    if env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed={FOLDER}");
    }
    Ok(())
}
