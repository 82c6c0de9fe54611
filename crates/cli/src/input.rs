//! Positions given on the command line or through standard input.

use std::io::{self, BufRead, BufReader, Read};

use anyhow::{Context, Result, bail};
use gipfel_rules::AnyPosition;

/// No position's text comes near this; whatever is longer is not read to its end.
const LONGEST_LINE: u64 = 64 * 1024;

/// The position that an argument gives: its text, or `-` for the first line of standard input.
pub(crate) fn position(argument: &str) -> Result<AnyPosition> {
    if argument == "-" {
        let line = first_line(io::stdin().lock()).context("standard input")?;
        Ok(line.parse()?)
    } else {
        Ok(argument.parse()?)
    }
}

fn first_line(input: impl Read) -> Result<String> {
    let mut line = Vec::new();
    BufReader::new(input.take(LONGEST_LINE)).read_until(b'\n', &mut line)?;
    if line.len() as u64 == LONGEST_LINE {
        bail!("the line is too long for a position");
    }
    let line = String::from_utf8(line).context("not text in UTF-8")?;
    let line = line.strip_suffix('\n').unwrap_or(&line);
    Ok(line.strip_suffix('\r').unwrap_or(line).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_line_is_read() {
        assert_eq!(first_line(&b"gipf\nresult -\n"[..]).unwrap(), "gipf");
        assert_eq!(first_line(&b"gipf\r\n"[..]).unwrap(), "gipf");
        assert_eq!(first_line(&b"gipf"[..]).unwrap(), "gipf");
        assert_eq!(first_line(&b""[..]).unwrap(), "");
        first_line(&b"\xff\n"[..]).unwrap_err();
        first_line(io::repeat(b'x')).unwrap_err();
    }
}
