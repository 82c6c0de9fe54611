//! Reads a file of records and says what is in it, also where it goes wrong: `cargo run --example check games.txt`.

#![expect(clippy::print_stdout, reason = "an example talks to a terminal")]

use std::error::Error;
use std::{env, fs};

use gipfel_record::{Reader, result_text};

fn main() -> Result<(), Box<dyn Error>> {
    let file = env::args().nth(1).ok_or("which file?")?;
    let text = fs::read_to_string(file)?;
    for (number, reading) in (1..).zip(Reader::new(&text)) {
        match reading.into_result() {
            Ok(record) => println!(
                "{number}: {} {}, {} turns, {}",
                record.start().variant(),
                record.tags().get("Event").unwrap_or("somewhere"),
                record.turn_count(),
                result_text(record.result()),
            ),
            Err(error) => println!("{number}: {error}"),
        }
    }
    Ok(())
}
