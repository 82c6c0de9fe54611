//! The result of a game as text. `None` is a game that is not finished, or whose end is not known.

use gipfel_rules::{Color, Outcome};

/// The results and their texts.
const RESULTS: [(Option<Outcome>, &str); 4] = [
    (Some(Outcome::Win(Color::White)), "1-0"),
    (Some(Outcome::Win(Color::Black)), "0-1"),
    (Some(Outcome::Draw), "1/2-1/2"),
    (None, "*"),
];

/// The text of a result: `1-0`, `0-1`, `1/2-1/2`, or `*` for a game that is not finished.
pub fn result_text(result: Option<Outcome>) -> &'static str {
    let found = RESULTS.iter().find(|(known, _)| *known == result);
    found.map_or("*", |(_, text)| text)
}

/// The result with a text, if the text is one.
pub fn parse_result(text: &str) -> Option<Option<Outcome>> {
    RESULTS.iter().find(|(_, known)| *known == text).map(|(result, _)| *result)
}

/// The result that a text starts with.
pub(crate) fn leading_result(text: &str) -> Option<(Option<Outcome>, usize)> {
    let found = RESULTS.iter().find(|(_, known)| text.starts_with(known));
    found.map(|(result, known)| (*result, known.len()))
}
