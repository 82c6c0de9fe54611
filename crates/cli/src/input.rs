//! What is read: positions given on the command line or through standard input, and files.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use anyhow::{Context, Result, bail};
use gipfel_rules::AnyPosition;

/// No position's text comes near this; whatever is longer is not read to its end.
const LONGEST_LINE: u64 = 64 * 1024;
/// The megabytes of the largest file that is read. Hundreds of thousands of games are smaller.
const LARGEST_FILE: u64 = 256;
/// What some editors write in front of a text.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// The position that an argument gives: its text, or `-` for the first line of standard input. Blanks around it don't matter.
pub(crate) fn position(argument: &str) -> Result<AnyPosition> {
    if argument == "-" {
        let line = first_line(io::stdin().lock()).context("standard input")?;
        Ok(line.trim().parse()?)
    } else {
        Ok(argument.trim().parse()?)
    }
}

fn first_line(input: impl Read) -> Result<String> {
    let mut line = Vec::new();
    BufReader::new(input.take(LONGEST_LINE)).read_until(b'\n', &mut line)?;
    if line.len() as u64 == LONGEST_LINE {
        bail!("the line is too long for a position");
    }
    let line = text(line)?;
    let line = line.strip_suffix('\n').unwrap_or(&line);
    Ok(line.strip_suffix('\r').unwrap_or(line).to_owned())
}

/// The name of a source, for messages, and its text. `-` or nothing is standard input.
pub(crate) fn source(file: Option<&Path>) -> Result<(String, String)> {
    match file {
        Some(file) if file != Path::new("-") => {
            let name = file.display().to_string();
            let text =
                File::open(file).map_err(Into::into).and_then(|file| all(file, LARGEST_FILE));
            Ok((name.clone(), text.context(name)?))
        }
        _ => {
            let name = "standard input".to_owned();
            Ok((name.clone(), all(io::stdin().lock(), LARGEST_FILE).context(name)?))
        }
    }
}

/// The text of a file.
pub(crate) fn file(path: &Path) -> Result<String> {
    let text = File::open(path).map_err(Into::into).and_then(|file| all(file, LARGEST_FILE));
    text.with_context(|| path.display().to_string())
}

/// All of a text, if it is not larger than so many megabytes.
fn all(input: impl Read, megabytes: u64) -> Result<String> {
    let most = megabytes << 20;
    let mut bytes = Vec::new();
    input.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        bail!("more than {megabytes} megabytes, which is too large");
    }
    text(bytes)
}

fn text(bytes: Vec<u8>) -> Result<String> {
    let text = String::from_utf8(bytes).map_err(|error| {
        anyhow::anyhow!("not text in UTF-8, at byte {}", error.utf8_error().valid_up_to() + 1)
    })?;
    Ok(text.strip_prefix(BYTE_ORDER_MARK).map_or(text.clone(), str::to_owned))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_line_is_read() {
        assert_eq!(first_line(&b"gipf\nresult -\n"[..]).unwrap(), "gipf");
        assert_eq!(first_line(&b"gipf\r\n"[..]).unwrap(), "gipf");
        assert_eq!(first_line(&b"gipf"[..]).unwrap(), "gipf");
        assert_eq!(first_line("\u{feff}gipf\n".as_bytes()).unwrap(), "gipf");
        assert_eq!(first_line(&b""[..]).unwrap(), "");
        first_line(&b"\xff\n"[..]).unwrap_err();
        first_line(io::repeat(b'x')).unwrap_err();
    }

    #[test]
    fn a_file_has_an_end() {
        assert_eq!(all(&b"abc"[..], 1).unwrap(), "abc");
        assert_eq!(all("\u{feff}abc".as_bytes(), 1).unwrap(), "abc");
        let error = all(io::repeat(b'x'), 1).unwrap_err();
        assert_eq!(error.to_string(), "more than 1 megabytes, which is too large");
    }
}
