//! An engine on standard input and output: `cargo run --release --example session`, then `ugi`, `isready`, `go nodes 1000`.

use std::io;

use gipfel_protocol::Session;

fn main() -> io::Result<()> {
    Session::run(io::stdin(), io::stdout())
}
