//! Lines from a stream that may hold anything.

use std::io::{self, BufRead, BufReader, Read};

use thiserror::Error;

/// Longer lines are not kept. The longest game has room in it many times over.
pub const MAX_LINE: usize = 1 << 20;

/// A line that cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum LineFault {
    /// It is longer than [`MAX_LINE`].
    #[error("the line is longer than {MAX_LINE} bytes")]
    TooLong,
    /// It is not UTF-8.
    #[error("the line is not text in UTF-8")]
    NotText,
}

/// Reads a stream line by line, in bounded memory.
pub struct Lines<R> {
    input: BufReader<R>,
    /// The rest of a line that was too long is still to come.
    in_long_line: bool,
}

impl<R: Read> Lines<R> {
    /// The lines of a stream.
    pub fn new(input: R) -> Lines<R> {
        Lines { input: BufReader::new(input), in_long_line: false }
    }

    /// The next line without its end; none at the end of the stream. Of a line that is too long this is known, and said,
    /// before its end has come.
    pub fn next_line(&mut self) -> io::Result<Option<Result<String, LineFault>>> {
        let mut line = Vec::new();
        let mut started = false;
        loop {
            let part = match self.input.fill_buf() {
                Ok(part) => part,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if part.is_empty() {
                break;
            }
            let end = part.iter().position(|&byte| byte == b'\n');
            let content = &part[..end.unwrap_or(part.len())];
            let used = end.map_or(part.len(), |end| end + 1);
            let was_long = self.in_long_line;
            if !was_long {
                started = true;
                line.extend_from_slice(content);
            }
            let too_long = line.len() > MAX_LINE;
            self.in_long_line = (was_long || too_long) && end.is_none();
            self.input.consume(used);
            if too_long {
                return Ok(Some(Err(LineFault::TooLong)));
            }
            if end.is_some() && !was_long {
                break;
            }
        }
        Ok(started.then(|| String::from_utf8(line).map_err(|_| LineFault::NotText)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_bytes_are_lines() {
        let mut bytes = b"ugi\n\nstop\r\n\xff\xfe\n".to_vec();
        bytes.extend(vec![b'x'; MAX_LINE + 1]);
        bytes.extend(b"\n");
        bytes.extend(vec![b'y'; MAX_LINE]);
        let mut lines = Lines::new(&bytes[..]);
        let mut next = || lines.next_line().expect("memory can be read");
        assert_eq!(next(), Some(Ok("ugi".to_owned())));
        assert_eq!(next(), Some(Ok(String::new())));
        assert_eq!(next(), Some(Ok("stop\r".to_owned())));
        assert_eq!(next(), Some(Err(LineFault::NotText)));
        assert_eq!(next(), Some(Err(LineFault::TooLong)));
        assert_eq!(next().map(|line| line.map(|line| line.len())), Some(Ok(MAX_LINE)));
        assert_eq!(next(), None);
    }

    #[test]
    fn a_line_without_end_is_noticed() {
        let mut lines = Lines::new(io::repeat(b'x'));
        assert_eq!(lines.next_line().unwrap(), Some(Err(LineFault::TooLong)));
    }
}
