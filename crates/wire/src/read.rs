//! Reading what strangers send.

use serde::de::DeserializeOwned;
use thiserror::Error;

use crate::Request;
use crate::limits::{MAX_NESTING, MAX_REQUEST};

/// Why something is no request.
#[derive(Debug, Error)]
pub enum ReadError {
    /// It is too long.
    #[error("longer than {MAX_REQUEST} bytes")]
    TooLong,
    /// Things are in things too often.
    #[error("nested deeper than {MAX_NESTING}")]
    TooDeep,
    /// A text in it has a NUL, which not every database takes.
    #[error("a NUL character in a text")]
    Nul,
    /// It is not JSON, or not a request.
    #[error("{0}")]
    Json(#[from] serde_json::Error),
}

/// Reads a request.
pub fn read_request(text: &str) -> Result<Request, ReadError> {
    read(text)
}

/// Reads anything that strangers send. Size and nesting are looked at first, so that nothing is built from what is beyond them.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, ReadError> {
    if text.len() > MAX_REQUEST {
        return Err(ReadError::TooLong);
    }
    if nesting(text) > MAX_NESTING {
        return Err(ReadError::TooDeep);
    }
    if has_nul(text) {
        return Err(ReadError::Nul);
    }
    Ok(serde_json::from_str(text)?)
}

/// Whether JSON writes a NUL. One that stands there as it is is no JSON.
fn has_nul(text: &str) -> bool {
    let escapes = text.match_indices("\\u0000").map(|(place, _)| place);
    // Behind an odd number of backslashes the backslash is one itself.
    let backslashes =
        |place: usize| text[..place].bytes().rev().take_while(|&b| b == b'\\').count();
    escapes.into_iter().any(|place| backslashes(place) % 2 == 0)
}

/// How many brackets are open at once outside of strings.
fn nesting(text: &str) -> usize {
    let (mut depth, mut deepest, mut quoted, mut escaped) = (0_usize, 0, false, false);
    for byte in text.bytes() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            b'{' | b'[' if !quoted => {
                depth += 1;
                deepest = deepest.max(depth);
            }
            b'}' | b']' if !quoted => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    deepest
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RequestBody;

    #[test]
    fn requests_are_read() {
        let text =
            r#"{"id":"a-1","body":{"kind":"turn","game":"g","number":1,"text":"e1-e3","seen":0}}"#;
        let request = read_request(text).unwrap();
        assert!(matches!(&request.body, RequestBody::Turn { number: 1, thought: None, .. }));
        let again = serde_json::to_string(&request).unwrap();
        assert_eq!(read_request(&again).unwrap(), request);
    }

    #[test]
    fn anything_else_is_refused() {
        let deep = format!(r#"{{"id":"a","body":{}1{}}}"#, "[".repeat(50), "]".repeat(50));
        assert!(matches!(read_request(&deep), Err(ReadError::TooDeep)));
        let long = format!(
            r#"{{"id":"a","body":{{"kind":"say","game":"g","text":"{}"}}}}"#,
            "x".repeat(MAX_REQUEST)
        );
        assert!(matches!(read_request(&long), Err(ReadError::TooLong)));
        for text in [
            "",
            "null",
            "[]",
            r#"{"id":"a b","body":{"kind":"ping"}}"#,
            r#"{"id":"a","body":{"kind":"ping"},"more":1}"#,
            r#"{"id":"a","body":{"kind":"pong"}}"#,
            r#"{"id":"a","body":{"kind":"turn","game":"g","number":-1,"text":"","seen":0}}"#,
            r#"{"id":"a","body":{"kind":"turn","game":"g","number":1,"text":"x","seen":0,"more":1}}"#,
        ] {
            assert!(matches!(read_request(text), Err(ReadError::Json(_))), "{text}");
        }
    }

    #[test]
    fn brackets_in_strings_do_not_nest() {
        assert_eq!(nesting(r#"{"a":"[[[\"[[","b":[{}]}"#), 3);
    }

    #[test]
    fn texts_have_no_nul() {
        assert!(matches!(read::<String>(r#""a\u0000b""#), Err(ReadError::Nul)));
        assert!(matches!(read::<String>(r#""a\\\u0000b""#), Err(ReadError::Nul)));
        assert_eq!(read::<String>(r#""a\\u0000b""#).unwrap(), r"a\u0000b");
    }
}
