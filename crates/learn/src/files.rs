//! The data files that are built in, found by their names; `build.rs` lists them.

include!(concat!(env!("OUT_DIR"), "/files.rs"));
