//! Reading the fields that the position texts of all games have in common.

use crate::side::{Pair, Side};

/// Splits a position text into its fields, which are separated by exactly one space.
pub(crate) fn split<const COUNT: usize>(text: &str) -> Result<[&str; COUNT], String> {
    let fields: Vec<&str> = text.split(' ').collect();
    if fields.iter().any(|field| field.is_empty()) {
        return Err("position: fields are not separated by exactly one space".to_string());
    }
    let found = fields.len();
    fields.try_into().map_err(|_| format!("position: {found} fields instead of {COUNT}"))
}

/// SIDE: `w` or `b`.
pub(crate) fn side(text: &str) -> Result<Side, String> {
    match text {
        "w" => Ok(Side::White),
        "b" => Ok(Side::Black),
        _ => Err(format!("SIDE: unknown side {text:?}")),
    }
}

/// A number of at most three digits without a leading zero and without a sign.
pub(crate) fn number(text: &str, field: &str) -> Result<u32, String> {
    let only_digits = text.chars().all(|character| character.is_ascii_digit());
    if text.is_empty() || text.len() > 3 || !only_digits {
        return Err(format!("{field}: {text:?} is not a number in range"));
    }
    if text.len() > 1 && text.starts_with('0') {
        return Err(format!("{field}: {text:?} has a leading zero"));
    }
    text.parse().map_err(|error| format!("{field}: {text:?}: {error}"))
}

/// Two texts separated by `/`, White's first.
pub(crate) fn pair<'text>(text: &'text str, field: &str) -> Result<Pair<&'text str>, String> {
    let parts: Vec<&str> = text.split('/').collect();
    match parts.as_slice() {
        [white, black] => Ok(Pair { white, black }),
        _ => Err(format!("{field}: {text:?} is not of the form white/black")),
    }
}

/// Two numbers separated by `/`, White's first.
pub(crate) fn number_pair(text: &str, field: &str) -> Result<Pair<u32>, String> {
    let parts = pair(text, field)?;
    Ok(Pair { white: number(parts.white, field)?, black: number(parts.black, field)? })
}
