#![no_main]

#[path = "../bodies/ugi_session.rs"]
mod body;

libfuzzer_sys::fuzz_target!(|data: &[u8]| body::run(data));
