//! Backslashes: how characters that mean something stand in comments, commands and tag values.

/// What the format calls white space. Anything else, also exotic spaces, is an ordinary character.
pub(crate) const fn is_space(letter: char) -> bool {
    matches!(letter, ' ' | '\t' | '\n' | '\r')
}

/// White space within a line.
pub(crate) const fn is_blank(letter: char) -> bool {
    matches!(letter, ' ' | '\t')
}

/// The text without white space at its ends.
pub(crate) fn trim(text: &str) -> &str {
    text.trim_matches(is_space)
}

/// The text with a backslash before every special character, and on one line.
pub(crate) fn escape(text: &str, special: &[char]) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\n' => escaped.push_str("\\n"),
            '\r' => escaped.push_str("\\r"),
            '\t' => escaped.push_str("\\t"),
            _ => {
                if letter == '\\' || special.contains(&letter) {
                    escaped.push('\\');
                }
                escaped.push(letter);
            }
        }
    }
    escaped
}

/// The text that was escaped. A line break, with the white space around it, is one space: writers break lines where they
/// like. A backslash before a character that needs none stands for itself.
pub(crate) fn unescape(text: &str, special: &[char]) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let mut length = letter.len_utf8();
        if is_space(letter) {
            length = rest.find(|letter| !is_space(letter)).unwrap_or(rest.len());
            let spaces = &rest[..length];
            plain.push_str(if spaces.contains(['\n', '\r']) { " " } else { spaces });
        } else if letter == '\\' {
            let next = rest[length..].chars().next();
            let meant = next.and_then(|next| match next {
                'n' => Some('\n'),
                'r' => Some('\r'),
                't' => Some('\t'),
                '\\' => Some('\\'),
                _ => special.contains(&next).then_some(next),
            });
            if meant.is_some() {
                length += next.map_or(0, char::len_utf8);
            }
            plain.push(meant.unwrap_or('\\'));
        } else {
            plain.push(letter);
        }
        rest = &rest[length..];
    }
    plain
}

/// The first place, in bytes, where one of some characters stands that no backslash protects.
pub(crate) fn find_unescaped(text: &str, wanted: &[u8]) -> Option<usize> {
    let mut protected = false;
    for (at, byte) in text.bytes().enumerate() {
        if protected {
            protected = false;
        } else if byte == b'\\' {
            protected = true;
        } else if wanted.contains(&byte) {
            return Some(at);
        }
    }
    None
}

/// Error messages quote input; input may be a megabyte.
pub(crate) fn shorten(text: &str) -> String {
    const LONGEST: usize = 40;
    match text.char_indices().nth(LONGEST) {
        None => text.to_owned(),
        Some((at, _)) => format!("{}…", &text[..at]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_lost() {
        for text in
            ["a } b", "\\", "\\\\n", "\\n", "line\nline\ttab\r", "a  b", "{[%eval 1]}", "é\u{2028}"]
        {
            let special = &['}', '[', '"'];
            assert_eq!(unescape(&escape(text, special), special), text);
        }
    }

    #[test]
    fn a_reader_is_tolerant() {
        assert_eq!(unescape("one  \r\n  two   three", &[]), "one two   three");
        assert_eq!(unescape(r"C:\dir \", &['}']), r"C:\dir \");
    }

    #[test]
    fn protected_characters_are_passed_over() {
        assert_eq!(find_unescaped(r"a\}b}", b"}"), Some(4));
        assert_eq!(find_unescaped(r"a\\}", b"}"), Some(3));
        assert_eq!(find_unescaped(r"a\}", b"}"), None);
    }
}
